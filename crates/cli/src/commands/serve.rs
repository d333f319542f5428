//! `klejnot serve`: the web client and the tables behind it.

use crate::args::{Arguments, Command};
use crate::stop::Stop;
use crate::terminal::Terminal;
use clap::{Args, Parser, ValueEnum};
use server::store::{CannotOpen, DatabaseUrl};
use server::{Application, CannotStart, Settings, stop_signal};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{fs, io};
use text::Text;
use tracing_subscriber::filter::LevelFilter;

/// Where tables are kept unless something else is said: in the folder in which the program was started.
const DATABASE: &str = "sqlite://klejnot.sqlite";

/// Arguments of `klejnot serve`. Each can also stand in the environment or in a file; a flag counts before the environment, and both
/// before the file.
#[derive(Args, Debug, Default)]
pub struct ServeArgs {
    /// A file with settings: `port = 8080`, one per line, named like the flags
    #[arg(long, env = "KLEJNOT_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    /// The address to listen on [default: 127.0.0.1, this machine alone]
    #[arg(long, env = "KLEJNOT_HOST", value_name = "ADDRESS")]
    host: Option<IpAddr>,

    /// The port; 0 takes any free one [default: 8080]
    #[arg(long, env = "KLEJNOT_PORT")]
    port: Option<u16>,

    /// Where tables are kept: sqlite://FILE, sqlite::memory: or postgres://USER@HOST/DATABASE [default: sqlite://klejnot.sqlite]
    #[arg(long, env = "KLEJNOT_DATABASE", hide_env_values = true, value_name = "URL")]
    database: Option<DatabaseUrl>,

    /// A folder with the web client, instead of the one that is built in
    #[arg(long, env = "KLEJNOT_WEB_FOLDER", value_name = "DIR")]
    web: Option<PathBuf>,

    /// How long bots take for a move, in milliseconds [default: 700]
    #[arg(long, env = "KLEJNOT_BOT_DELAY", value_name = "MS")]
    bot_delay: Option<u64>,

    /// A proxy that is believed when it says for whom it asks (X-Forwarded-For); may be given several times
    #[arg(long, env = "KLEJNOT_TRUSTED_PROXY", value_name = "ADDRESS", value_delimiter = ',')]
    trusted_proxy: Vec<IpAddr>,

    /// How much is logged
    #[arg(long, env = "KLEJNOT_LOG", value_name = "LEVEL", value_enum)]
    log: Option<LogLevel>,

    /// How the log is written
    #[arg(long, env = "KLEJNOT_LOG_FORMAT", value_name = "FORMAT", value_enum)]
    log_format: Option<LogFormat>,
}

/// How much is logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
enum LogLevel {
    /// Only what failed
    Error,
    /// What may need somebody
    Warn,
    /// What happens
    #[default]
    Info,
    /// More than that
    Debug,
}

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
enum LogFormat {
    /// For people
    #[default]
    Text,
    /// One object per line
    Json,
}

impl ServeArgs {
    /// What a file adds to what was given.
    fn or(self, file: Self) -> Self {
        Self {
            config: self.config,
            host: self.host.or(file.host),
            port: self.port.or(file.port),
            database: self.database.or(file.database),
            web: self.web.or(file.web),
            bot_delay: self.bot_delay.or(file.bot_delay),
            trusted_proxy: if self.trusted_proxy.is_empty() { file.trusted_proxy } else { self.trusted_proxy },
            log: self.log.or(file.log),
            log_format: self.log_format.or(file.log_format),
        }
    }

    fn settings(&self) -> Settings {
        let usual = Settings::default();
        let host = self.host.unwrap_or(Ipv4Addr::LOCALHOST.into());
        Settings {
            address: SocketAddr::new(host, self.port.unwrap_or(usual.address.port())),
            database: self.database.clone().unwrap_or_else(default_database),
            web: self.web.clone(),
            bot_delay: self.bot_delay.map_or(usual.bot_delay, Duration::from_millis),
            proxies: self.trusted_proxy.clone(),
            ..usual
        }
    }
}

/// The database that is used unless something else is said.
pub fn default_database() -> DatabaseUrl {
    DATABASE.parse().expect("it is an address")
}

/// Serves until it is told to end.
pub fn serve(args: ServeArgs, text: &Text, terminal: &mut Terminal) -> Result<(), Stop> {
    let args = match args.config.clone() {
        Some(path) => args.or(read_file(&path, text)?),
        None => args,
    };
    start_log(&args, terminal.colour());
    crate::files::allow_many();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let stop = stop_signal();
        let application = Application::build(args.settings()).await.map_err(|error| cannot_start(text, &error))?;
        let address = format!("http://{}/", application.address());
        terminal.say(text.format("web-serving", &[("address", address.into())]))?;
        terminal.flush()?;
        Ok(application.run(stop).await?)
    })
}

/// Reads lines like `port = 8080`: each is the flag of this name.
fn read_file(path: &Path, text: &Text) -> Result<ServeArgs, Stop> {
    let bad = |why: String| {
        let file = path.display().to_string();
        Stop::failed(text.format("server-bad-config", &[("file", file.into()), ("why", why.into())]))
    };
    let contents = fs::read_to_string(path).map_err(|error| bad(error.to_string()))?;
    let mut flags = vec!["klejnot".to_owned(), "serve".to_owned()];
    for line in contents.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (name, value) = line.split_once('=').ok_or_else(|| bad(line.to_owned()))?;
        flags.push(format!("--{}={}", name.trim(), value.trim().trim_matches('"')));
    }
    match Arguments::try_parse_from(flags).map(|arguments| arguments.command) {
        Ok(Some(Command::Serve(args))) => Ok(args),
        Ok(_) => Ok(ServeArgs::default()),
        Err(error) => Err(bad(error.to_string().lines().next().unwrap_or_default().to_owned())),
    }
}

fn start_log(args: &ServeArgs, colour: bool) {
    let level = match args.log.unwrap_or_default() {
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
    };
    let log = tracing_subscriber::fmt().with_writer(io::stderr).with_max_level(level);
    match args.log_format.unwrap_or_default() {
        LogFormat::Text => log.with_ansi(colour).init(),
        LogFormat::Json => log.json().init(),
    }
}

fn cannot_start(text: &Text, error: &CannotStart) -> Stop {
    match error {
        CannotStart::Listen(address, why) => {
            Stop::failed(text.format(
                "web-cannot-listen",
                &[("address", address.to_string().into()), ("why", why.to_string().into())],
            ))
        }
        CannotStart::Web(folder, why) => Stop::failed(text.format(
            "web-cannot-read",
            &[("folder", folder.display().to_string().into()), ("why", why.to_string().into())],
        )),
        CannotStart::Database(url, why) => cannot_open(text, url, why),
    }
}

/// Says why a database cannot be used.
pub fn cannot_open(text: &Text, url: &DatabaseUrl, why: &CannotOpen) -> Stop {
    let database = ("database", text::Value::from(url.to_string()));
    Stop::failed(match why {
        CannotOpen::InUse => text.format("server-in-use", &[database]),
        CannotOpen::Newer { found, ours } => text.format(
            "server-newer",
            &[database, ("found", found.to_string().into()), ("ours", ours.to_string().into())],
        ),
        CannotOpen::Failed(why) => text.format("server-cannot-open", &[database, ("why", why.clone().into())]),
    })
}
