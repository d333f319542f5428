//! Everything a developer runs: `cargo xtask test`, `ledger`, `instructions`, `kills`, `mutate`, `python`, `schemathesis`, `screenshots`, `strength`.

mod install;
mod instructions;
mod kills;
mod ledger;
mod mutate;
mod python;
mod schemathesis;
mod screenshots;
mod stages;
mod strength;
mod test;

use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Tasks of the Klejnot project.
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
struct Tasks {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Install what the tests need, then run them all: format, lints, tests, ledger, Python, browser.
    Test(test::Options),
    /// List every rule with the tests that prove it; fail if one has none.
    Ledger(ledger::Options),
    /// Count the instructions that a random game takes.
    Instructions(instructions::Options),
    /// Kill the server again and again while people play: is anything lost? (minutes)
    Kills(kills::Options),
    /// Break the rules crates line by line and count which breaks the tests notice (hours; resumable).
    Mutate(mutate::Options),
    /// Build the Python package and run its tests, in a virtual environment under `target/`.
    Python,
    /// Ask a running server whatever its description allows: is every answer described? (minutes)
    Schemathesis(schemathesis::Options),
    /// Take pictures of every screen of the page, in both themes, on a phone and on a desktop.
    Screenshots,
    /// Play the matches that show how strong the bots are, and write them to `docs/results` (hours; resumable).
    Strength(strength::Options),
}

fn main() -> ExitCode {
    let outcome = match Tasks::parse().task {
        Task::Test(options) => test::run(&options),
        Task::Ledger(options) => ledger::run(&options),
        Task::Instructions(options) => instructions::run(&options),
        Task::Kills(options) => kills::run(&options),
        Task::Mutate(options) => mutate::run(&options),
        Task::Python => python::run(),
        Task::Schemathesis(options) => schemathesis::run(&options),
        Task::Screenshots => screenshots::run(),
        Task::Strength(options) => strength::run(&options),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("error: {problem}");
            ExitCode::FAILURE
        }
    }
}

/// What went wrong, in one line.
type Outcome<T = ()> = Result<T, String>;

/// Where cargo builds.
fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), Into::into)
}

/// The root of the project.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project").into()
}
