//! The program as a process.

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// A server that runs. It is killed with this value.
pub struct Program {
    pub child: Child,
    /// The process that serves; not the child, if that only looks on.
    pub process: u32,
    pub address: SocketAddr,
}

/// The program with what every test wants: no colours, English, hardly a log.
pub fn klejnot() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_klejnot"));
    command.env("LC_ALL", "C").env_remove("KLEJNOT_DATABASE").env_remove("KLEJNOT_PORT").stdin(Stdio::null());
    command
}

/// A port that nobody listens on just now.
pub fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

impl Program {
    /// Starts the server and waits until it listens.
    pub fn start(database: &str, port: u16) -> Self {
        let mut command = klejnot();
        command.args(["serve", "--bot-delay", "0", "--log", "error", "--database", database]);
        Self::run(command.args(["--port", &port.to_string()]))
    }

    /// Waits until a server that is about to start listens.
    pub fn run(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = loop {
            let line = lines.next().expect("the server says where it listens").unwrap();
            if let Some((_, rest)) = line.split_once("http://") {
                break rest.split('/').next().unwrap().parse().unwrap();
            }
        };
        // Whoever stops reading breaks the pipe.
        std::thread::spawn(move || lines.for_each(drop));
        Self { process: child.id(), child, address }
    }

    /// Ends it as the power would.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Sends a signal and waits for the end.
    pub fn signal(mut self, name: &str) -> (ExitStatus, Duration) {
        let begun = Instant::now();
        let sent = Command::new("kill").args(["-s", name, &self.process.to_string()]).status().unwrap();
        assert!(sent.success());
        (self.child.wait().unwrap(), begun.elapsed())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
