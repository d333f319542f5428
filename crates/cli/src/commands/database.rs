//! `klejnot backup`, `restore`, `export`, `import`: whole databases.

use super::serve::{cannot_open, default_database};
use crate::stop::Stop;
use crate::terminal::Terminal;
use clap::Args;
use server::store::{self, CannotCopy, DatabaseUrl, Store};
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, BufWriter};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use text::Text;

/// Arguments of the commands about databases.
#[derive(Args, Debug)]
pub struct DatabaseArgs {
    /// The database: sqlite://FILE or postgres://USER@HOST/DATABASE [default: sqlite://klejnot.sqlite]
    #[arg(long, env = "KLEJNOT_DATABASE", hide_env_values = true, value_name = "URL")]
    database: Option<DatabaseUrl>,

    /// The file; it holds the secrets of running games
    file: PathBuf,
}

/// What shall be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Errand {
    /// A database to a file that is a database itself.
    Backup,
    /// Such a file to an empty database.
    Restore,
    /// A database to a text.
    Export,
    /// Such a text to an empty database.
    Import,
}

/// Copies all tables.
pub fn run(errand: Errand, args: &DatabaseArgs, text: &Text, terminal: &mut Terminal) -> Result<(), Stop> {
    let url = args.database.clone().unwrap_or_else(default_database);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let copied = runtime.block_on(async {
        match errand {
            Errand::Backup => {
                let from = look_into(&url, text).await?;
                drop(new_file(&args.file)?);
                let into = open(&sqlite(&args.file), text).await?;
                let copied = store::copy(&*from, &*into).await;
                into.close().await.map_err(Stop::failed)?;
                fs::remove_file(format!("{}.lock", args.file.display()))?;
                told(copied, &url, &args.file, text)
            }
            Errand::Restore => {
                let from = look_into(&sqlite(&args.file), text).await?;
                let into = open(&url, text).await?;
                told(store::copy(&*from, &*into).await, &url, &args.file, text)
            }
            Errand::Export => {
                let from = look_into(&url, text).await?;
                let file = BufWriter::new(new_file(&args.file)?);
                told(store::export(&*from, file).await, &url, &args.file, text)
            }
            Errand::Import => {
                let file = BufReader::new(File::open(&args.file).map_err(|error| named(&args.file, &error))?);
                let into = open(&url, text).await?;
                told(store::import(file, &*into).await, &url, &args.file, text)
            }
        }
    })?;
    terminal.say(text.format("server-copied", &[("count", copied.to_string().into())]))?;
    Ok(())
}

fn sqlite(path: &Path) -> DatabaseUrl {
    DatabaseUrl::Sqlite { path: path.into(), synchronous: true }
}

async fn open(url: &DatabaseUrl, text: &Text) -> Result<Arc<dyn Store>, Stop> {
    store::open(url).await.map_err(|why| cannot_open(text, url, &why))
}

async fn look_into(url: &DatabaseUrl, text: &Text) -> Result<Arc<dyn Store>, Stop> {
    store::look_into(url).await.map_err(|why| cannot_open(text, url, &why))
}

/// A file that was not there, for nobody else to read.
fn new_file(path: &Path) -> Result<File, Stop> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map_err(|error| named(path, &error))
}

fn named(path: &Path, error: &io::Error) -> Stop {
    Stop::failed(format!("{}: {error}", path.display()))
}

fn told(copied: Result<usize, CannotCopy>, url: &DatabaseUrl, file: &Path, text: &Text) -> Result<usize, Stop> {
    copied.map_err(|error| match error {
        CannotCopy::NotEmpty => Stop::failed(text.format("server-not-empty", &[("database", url.to_string().into())])),
        CannotCopy::Line(line, why) => Stop::failed(text.format(
            "server-bad-line",
            &[("file", file.display().to_string().into()), ("line", line.to_string().into()), ("why", why.into())],
        )),
        CannotCopy::Text(error) => named(file, &error),
        CannotCopy::Store(error) => {
            let why = ("why", text::Value::from(error.to_string()));
            Stop::failed(text.format("server-cannot-open", &[("database", url.to_string().into()), why]))
        }
    })
}
