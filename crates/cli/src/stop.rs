//! Why a command ends early, and with which exit code.

use clap::error::ErrorKind;
use std::fmt::Display;
use std::io;
use std::process::ExitCode;

/// Why a command ends early.
#[derive(Debug)]
pub enum Stop {
    /// It could not be done: one line for people. Exit code 2.
    Failed(String),
    /// Something was checked and is wrong; this has been said already. Exit code 1.
    Wrong,
    /// Nobody reads what is written any more. Not an error.
    NobodyListens,
}

impl Stop {
    /// Ends with this line.
    pub fn failed(line: impl Display) -> Self {
        Self::Failed(line.to_string())
    }

    /// Says why, on standard error, and gives the exit code.
    pub fn exit(self) -> ExitCode {
        match self {
            Self::Failed(line) => {
                complain(&line);
                ExitCode::from(2)
            }
            Self::Wrong => ExitCode::from(1),
            Self::NobodyListens => ExitCode::SUCCESS,
        }
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::NobodyListens,
            _ => Self::failed(error),
        }
    }
}

/// Answers a command line that could not be read: help and version as they are, errors as one line.
pub fn usage(error: &clap::Error) -> ExitCode {
    let rendered = error.render().to_string();
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            use io::Write;
            let _ = io::stdout().write_all(rendered.as_bytes());
            ExitCode::SUCCESS
        }
        _ => {
            let line = rendered
                .lines()
                .map(str::trim)
                .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more information"))
                .filter(|line| !line.is_empty())
                .collect::<Vec<_>>()
                .join(" ");
            complain(line.strip_prefix("error: ").unwrap_or(&line));
            ExitCode::from(2)
        }
    }
}

/// One line on standard error. A closed one is nobody's problem.
fn complain(line: &str) {
    use io::Write;
    let line: String = line.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let _ = writeln!(io::stderr(), "klejnot: {line}");
}
