//! Steps of a long task, each announced and timed.

use crate::{Outcome, root};
use std::ffi::OsStr;
use std::process::Command;
use std::time::{Duration, Instant};

/// The stages run so far.
#[derive(Default)]
pub struct Stages {
    finished: Vec<(String, Duration)>,
}

impl Stages {
    /// Runs one stage and notes how long it took.
    pub fn stage(&mut self, name: &str, run: impl FnOnce() -> Outcome) -> Outcome {
        println!("\n=== {name}");
        let start = Instant::now();
        let outcome = run();
        let taken = start.elapsed();
        let verdict = if outcome.is_ok() { "ok" } else { "FAILED" };
        println!("=== {name}: {verdict}, {:.1} s", taken.as_secs_f64());
        self.finished.push((name.into(), taken));
        outcome
    }

    /// Prints where the time went.
    pub fn summary(&self) {
        println!();
        for (name, taken) in &self.finished {
            println!("{:8.1} s  {name}", taken.as_secs_f64());
        }
        let total: Duration = self.finished.iter().map(|stage| stage.1).sum();
        println!("{:8.1} s  in all", total.as_secs_f64());
    }
}

/// A command to be run in the project's root.
pub fn command(program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    command
}

/// Runs a command and fails if it does.
pub fn run(command: &mut Command) -> Outcome {
    let shown = std::iter::once(command.get_program()).chain(command.get_args()).map(OsStr::to_string_lossy);
    let shown = shown.collect::<Vec<_>>().join(" ");
    println!("$ {shown}");
    let status = command.status().map_err(|error| format!("{shown}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{shown}: {status}")) }
}
