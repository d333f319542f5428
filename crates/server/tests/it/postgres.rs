//! A PostgreSQL of our own, started for the tests and gone with them.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs};

/// A server that listens on a socket in a folder.
pub struct Postgres {
    folder: PathBuf,
    programs: PathBuf,
}

/// The address of a new, empty database.
pub fn database() -> String {
    static SERVER: OnceLock<Postgres> = OnceLock::new();
    SERVER.get_or_init(Postgres::start).database()
}

impl Postgres {
    /// Makes and starts it. PostgreSQL refuses to run as root, so root runs it as somebody else.
    pub fn start() -> Self {
        let folder = tempfile::Builder::new().prefix("klejnot-pg-").tempdir_in("/tmp").unwrap().keep();
        let server = Self { programs: programs(), folder };
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&server.folder));
        }
        let data = server.data();
        run(server
            .command("initdb")
            .args(["--auth=trust", "--username=postgres", "--no-sync", "-E", "UTF8", "-D"])
            .arg(&data));
        let options = format!("-k {} -c listen_addresses='' -c max_connections=50", server.folder.display());
        let log = server.folder.join("log");
        run(server.command("pg_ctl").arg("-D").arg(&data).arg("-l").arg(log).args(["-w", "-o", &options, "start"]));
        server.leave_with_us();
        server
    }

    /// However the tests end, somebody waits for it, stops the server and tidies up.
    #[expect(clippy::zombie_processes, reason = "it waits for us, not we for it")]
    fn leave_with_us(&self) {
        let stop = self.command("pg_ctl");
        let words =
            std::iter::once(stop.get_program()).chain(stop.get_args()).map(|word| word.to_string_lossy().into_owned());
        let stop = words.collect::<Vec<_>>().join(" ");
        let (ours, folder) = (std::process::id(), self.folder.display());
        let script = format!(
            "while kill -0 {ours} 2>/dev/null; do sleep 1; done; cd {folder}; {stop} -D {folder}/data -m immediate stop; cd /; rm -rf {folder}"
        );
        let mut waiting = Command::new("sh");
        waiting.args(["-c", &script]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        waiting.spawn().unwrap();
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> String {
        static DATABASES: AtomicU32 = AtomicU32::new(0);
        let name = format!("games{}", DATABASES.fetch_add(1, Ordering::Relaxed));
        run(self.command("createdb").args(["-U", "postgres", "-h"]).arg(&self.folder).arg(&name));
        self.url(&name)
    }

    fn url(&self, name: &str) -> String {
        let host = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://postgres@{host}/{name}")
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn command(&self, program: &str) -> Command {
        let path = self.programs.join(program);
        if !is_root() {
            return Command::new(path);
        }
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(path).current_dir(&self.folder);
        command
    }
}

/// Where its programs are: on the path, or where Debian puts them.
fn programs() -> PathBuf {
    let path = env::var_os("PATH").unwrap_or_default();
    let versions =
        fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|entry| entry.path().join("bin"));
    let found = versions.chain(env::split_paths(&path)).find(|folder| folder.join("initdb").is_file());
    found.expect("PostgreSQL is missing: cargo xtask test installs it")
}

fn is_root() -> bool {
    let status = fs::metadata(Path::new("/proc/self")).unwrap();
    std::os::unix::fs::MetadataExt::uid(&status) == 0
}

fn run(command: &mut Command) {
    let status = command.stdout(Stdio::null()).status().unwrap();
    assert!(status.success(), "{command:?}: {status}");
}
