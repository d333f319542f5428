//! `cargo xtask instructions`: how many instructions a game takes. Clocks are noisy, this is not.

use crate::stages::{command, run as run_command};
use crate::{Outcome, install, root};
use clap::Args;
use std::env;
use std::path::PathBuf;

/// How many games to count.
#[derive(Args)]
pub struct Options {
    /// Games to count; as many again are played first, to be taken off.
    #[arg(long, default_value_t = 500)]
    games: u64,
}

/// Counts the instructions of `klejnot simulate`, per game, move and table. The dealer's draws are included.
pub fn run(options: &Options) -> Outcome {
    install::debian(&[("valgrind", "valgrind")])?;
    run_command(&mut command("cargo", &["build", "--release", "--package", "klejnot", "--quiet"]))?;
    println!("{:<10} {:>14} {:>14}", "", "per game", "per move");
    for (game, players) in [("splendor", 2..=4), ("marvel", 2..=4), ("duel", 2..=2)] {
        for players in players {
            let (once, few_moves) = count(game, players, options.games)?;
            let (twice, more_moves) = count(game, players, 2 * options.games)?;
            let instructions = twice - once;
            let moves = more_moves - few_moves;
            println!("{game:<8} {players} {:>14} {:>14}", instructions / options.games, instructions / moves);
        }
    }
    Ok(())
}

/// Instructions and moves of a run.
fn count(game: &str, players: u8, games: u64) -> Outcome<(u64, u64)> {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let program = target.join("release/klejnot");
    let output = command("valgrind", &["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["simulate", game, "--threads", "1", "--json", "--players", &players.to_string()])
        .args(["--games", &games.to_string()])
        .output()
        .map_err(|error| format!("valgrind: {error}"))?;
    let report = String::from_utf8_lossy(&output.stderr).into_owned();
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    let number = |text: &str, after: &str| {
        let digits = text.split(after).nth(1)?.trim_start().split(|c: char| !c.is_ascii_digit()).next()?;
        digits.parse::<u64>().ok()
    };
    let counted = number(&report, "Collected :").zip(number(&printed, "\"moves\":"));
    counted.ok_or_else(|| format!("no count in what valgrind printed:\n{report}\n{printed}"))
}
