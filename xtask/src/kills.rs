//! `cargo xtask kills`: is anything lost when the server is killed?

use crate::stages::{command, run as run_command};
use crate::{Outcome, install};
use clap::Args;

/// How often.
#[derive(Args)]
pub struct Options {
    /// Kills on each database.
    #[arg(long, default_value_t = 200)]
    kills: u32,
}

/// Runs the tests that kill the server, on SQLite and on PostgreSQL, and the one that needs the machine for itself.
pub fn run(options: &Options) -> Outcome {
    install::postgres()?;
    let arguments =
        ["test", "--package", "klejnot", "--profile", "checked", "--test", "serve", "--", "kills::", "--nocapture"];
    run_command(command("cargo", &arguments).env("KLEJNOT_KILLS", options.kills.to_string()))?;
    // Alone, so that the clock counts.
    let arguments =
        ["test", "--package", "server", "--profile", "checked", "--test", "it", "--", "slow_commits", "--nocapture"];
    run_command(command("cargo", &arguments).env("KLEJNOT_MOVES_PER_SECOND", "1000"))
}
