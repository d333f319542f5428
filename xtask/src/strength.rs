//! `cargo xtask strength`: are the bots as strong as the documentation says?

use crate::stages::{Stages, command, run as run_command};
use crate::{Outcome, root, target};
use clap::Args;
use serde_json::Value;
use std::fs::{self, File};
use std::path::Path;

/// Which claims.
#[derive(Args)]
pub struct Options {
    /// Only claims whose names begin so; without any, all of them
    names: Vec<String>,

    /// List the claims and run nothing
    #[arg(long)]
    list: bool,

    /// Play everything again, instead of going on from what was played before
    #[arg(long)]
    afresh: bool,
}

/// Something that is said of the bots, and the games that show it.
struct Claim {
    name: &'static str,
    /// What follows the command.
    games: &'static str,
    bar: Bar,
}

impl Claim {
    /// The command of `klejnot` that plays the games.
    fn command(&self) -> &'static str {
        match self.bar {
            EitherSide(_) => "simulate",
            Accepted | Score(_) | Turns(_) => "arena",
        }
    }
}

/// What the report of a match must say.
enum Bar {
    /// Every sequential test accepts.
    Accepted,
    /// The first bot has at least this part of the victories.
    Score(f64),
    /// Games take at most so many turns of one player on average.
    Turns(f64),
    /// In simulated games neither side of the crossover wins more than so much.
    EitherSide(f64),
}

const fn claim(name: &'static str, games: &'static str, bar: Bar) -> Claim {
    Claim { name, games, bar }
}

use Bar::{Accepted, EitherSide, Score, Turns};

const CLAIMS: &[Claim] = &[
    // Each level beats the one below.
    claim("splendor-ladder", "splendor --ladder", Accepted),
    claim("marvel-ladder", "marvel --ladder", Accepted),
    claim("duel-ladder", "duel --ladder", Accepted),
    claim("dc-ladder", "dc --ladder", Accepted),
    claim("watchmen-ladder", "dc --mode watchmen --players 3 --ladder --sides", Accepted),
    // Greedy is no straw man.
    claim("splendor-greedy", "splendor --bots greedy,random --games 400", Score(0.97)),
    claim("marvel-greedy", "marvel --bots greedy,random --games 400", Score(0.97)),
    claim("duel-greedy", "duel --bots greedy,random --games 400", Score(0.97)),
    claim("dc-greedy", "dc --bots greedy,random --games 400", Score(0.9)),
    claim("splendor-greedy-length", "splendor --table greedy,greedy --games 400", Turns(32.0)),
    // Level 5 beats it all the same.
    claim("splendor-5-greedy", "splendor --bots 5,greedy --share 0.98", Accepted),
    claim("marvel-5-greedy", "marvel --bots 5,greedy --share 0.92", Accepted),
    claim("duel-5-greedy", "duel --bots 5,greedy --share 0.92", Accepted),
    claim("dc-5-greedy", "dc --bots 5,greedy --share 0.75", Accepted),
    // Knowledge is worth more than random games.
    claim("splendor-rollout", "splendor --bots ismcts:100ms,rollout:100ms --share 0.8", Accepted),
    claim("marvel-rollout", "marvel --bots ismcts:100ms,rollout:100ms --share 0.8", Accepted),
    claim("duel-rollout", "duel --bots ismcts:100ms,rollout:100ms --share 0.8", Accepted),
    // As long as level 5 takes: a turn of DC has many choices.
    claim("dc-rollout", "dc --bots ismcts:20ms,rollout:20ms --share 0.8", Accepted),
    // What was learnt is worth more than what was made by hand.
    claim("splendor-learned", "splendor --bots ismcts:100ms,heuristic:100ms --share 0.65", Accepted),
    claim("marvel-learned", "marvel --bots ismcts:100ms,heuristic:100ms --games 400", Score(0.65)),
    claim("duel-learned", "duel --bots ismcts:100ms,heuristic:100ms --share 0.65", Accepted),
    // One among many, and two of a kind.
    claim("splendor-3-players", "splendor --table 5,3,3 --games 200", Score(0.53)),
    claim("splendor-4-players", "splendor --table 5,3,3,3 --games 200", Score(0.45)),
    claim("splendor-5-length", "splendor --table 5,5 --games 100", Turns(27.0)),
    // Neither side of the crossover has the better end.
    claim("watchmen-balance-3", "dc --mode watchmen --players 3 --bot 3 --games 1500 --seed 1", EitherSide(0.6)),
    claim("watchmen-balance-4", "dc --mode watchmen --players 4 --bot 3 --games 1500 --seed 1", EitherSide(0.6)),
    claim("watchmen-balance-5", "dc --mode watchmen --players 5 --bot 3 --games 1500 --seed 1", EitherSide(0.6)),
];

/// Plays what the claims need and writes reports to `docs/results`. Goes on where it was broken off; fails if a claim does not hold.
pub fn run(options: &Options) -> Outcome {
    let wanted = |name: &str| options.names.is_empty() || options.names.iter().any(|start| name.starts_with(start));
    let claims: Vec<&Claim> = CLAIMS.iter().filter(|claim| wanted(claim.name)).collect();
    if claims.is_empty() {
        let known: Vec<&str> = CLAIMS.iter().map(|claim| claim.name).collect();
        return Err(format!("no claim begins so; there are {}", known.join(", ")));
    }
    if options.list {
        claims.iter().for_each(|claim| println!("{:24} klejnot {} {}", claim.name, claim.command(), claim.games));
        return Ok(());
    }
    run_command(&mut command("cargo", &["build", "--release", "--package", "klejnot"]))?;
    let journals = target().join("strength");
    let results = root().join("docs/results");
    for folder in [&journals, &results] {
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let mut stages = Stages::default();
    let mut missed = Vec::new();
    for claim in claims {
        let journal = journals.join(format!("{}.jsonl", claim.name));
        if options.afresh && journal.exists() {
            fs::remove_file(&journal).map_err(|error| format!("{}: {error}", journal.display()))?;
        }
        let report = results.join(format!("{}.json", claim.name));
        let outcome = stages.stage(claim.name, || {
            let mut klejnot = command(&target().join("release/klejnot").to_string_lossy(), &[claim.command()]);
            klejnot.args(claim.games.split(' '));
            if claim.command() == "simulate" {
                let file = File::create(&report).map_err(|error| format!("{}: {error}", report.display()))?;
                klejnot.arg("--json").stdout(file);
            } else {
                klejnot.arg("--resume").arg(&journal).arg("--out").arg(&report);
            }
            run_command(&mut klejnot)?;
            check(&claim.bar, &report)
        });
        if let Err(problem) = outcome {
            missed.push(format!("{}: {problem}", claim.name));
        }
    }
    stages.summary();
    if missed.is_empty() { Ok(()) } else { Err(missed.join("\n")) }
}

/// Does a report say what it should?
fn check(bar: &Bar, report: &Path) -> Outcome {
    let text = fs::read_to_string(report).map_err(|error| format!("{}: {error}", report.display()))?;
    let report: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let meetings = || report["meetings"].as_array().ok_or("a report without meetings");
    match *bar {
        Accepted => match meetings()?.iter().find(|meeting| meeting["test"]["verdict"] != "accepted") {
            Some(meeting) => Err(format!("{} against {}: {}", meeting["first"], meeting["second"], meeting["test"])),
            None => Ok(()),
        },
        Score(least) => at_least(&meetings()?[0]["score"]["value"], least),
        Turns(most) => at_most(&report["length"]["mean"], most),
        EitherSide(most) => {
            let share = &report["mastermind_wins"];
            at_most(share, most).and_then(|()| at_least(share, 1.0 - most))
        }
    }
}

fn at_least(found: &Value, least: f64) -> Outcome {
    if found.as_f64().is_some_and(|found| found >= least) { Ok(()) } else { Err(format!("{found} instead of {least}")) }
}

fn at_most(found: &Value, most: f64) -> Outcome {
    if found.as_f64().is_some_and(|found| found <= most) { Ok(()) } else { Err(format!("{found} instead of {most}")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_on_record_is_what_is_claimed() {
        for claim in CLAIMS {
            let report = root().join(format!("docs/results/{}.json", claim.name));
            check(&claim.bar, &report).unwrap_or_else(|problem| panic!("{}: {problem}", claim.name));
            if claim.command() == "arena" {
                let text = fs::read_to_string(&report).expect("it was just read");
                let report: Value = serde_json::from_str(&text).expect("JSON");
                let played = report["command"].as_str().expect("a command");
                for word in claim.games.split(' ') {
                    assert!(played.split(' ').any(|own| own == word), "{}: {word} in {played}", claim.name);
                }
            }
        }
    }
}
