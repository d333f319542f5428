//! `cargo xtask mutate`: do the tests notice when a rule is broken?

use crate::stages::{command, run as run_command};
use crate::{Outcome, install, root};
use clap::Args;
use std::fs;

/// What to mutate.
#[derive(Args)]
pub struct Options {
    /// Packages whose code is broken on purpose.
    #[arg(long, value_delimiter = ',', default_value = "splendor,duel")]
    packages: Vec<String>,
    /// Tests running side by side.
    #[arg(long, default_value_t = 2)]
    jobs: usize,
    /// Go on where an interrupted run stopped: what was caught is not tried again.
    #[arg(long)]
    resume: bool,
}

/// The share of viable mutants that must be caught, in percent.
const CAUGHT: usize = 85;

/// A line for each mutant that did not build in runs before.
const UNVIABLE: &str = "previously_unviable.txt";

/// Runs cargo-mutants and judges the outcome.
pub fn run(options: &Options) -> Outcome {
    if !install::exists("cargo-mutants") {
        run_command(&mut command("cargo", &["install", "cargo-mutants", "--locked"]))?;
    }
    let folder = root().join("mutants.out");
    let count = |name: &str| {
        let text = fs::read_to_string(folder.join(name)).map_err(|error| format!("{name}: {error}"))?;
        Ok::<_, String>(text.lines().count())
    };
    // When it goes on, cargo-mutants counts what did not build among what was caught.
    let unviable = if options.resume { count("unviable.txt")? + count(UNVIABLE).unwrap_or(0) } else { 0 };
    let jobs = options.jobs.to_string();
    let mut mutants = command("cargo", &["mutants", "--no-shuffle", "--profile", "mutants", "--jobs", &jobs]);
    // The rules' own tests are to find the mutants, quickly.
    mutants.env("PROPTEST_CASES", "32").args(["--timeout", "40"]);
    for package in &options.packages {
        mutants.args(["--package", package]);
    }
    if options.resume {
        mutants.arg("--iterate");
    }
    // All tests of the rules crates are unit tests: neither the plain library nor doc tests are built.
    mutants.arg("--cargo-arg=--lib");
    // It fails when mutants are missed; how many may be is for us to judge.
    let _ = run_command(&mut mutants);
    fs::write(folder.join(UNVIABLE), "does not build\n".repeat(unviable))
        .map_err(|error| format!("{UNVIABLE}: {error}"))?;
    let (caught, missed, timeout) = (count("caught.txt")?, count("missed.txt")?, count("timeout.txt")?);
    let previously = if options.resume { count("previously_caught.txt")? } else { 0 };
    let noticed = (caught + timeout + previously).saturating_sub(unviable);
    let viable = noticed + missed;
    if viable == 0 {
        return Err("no mutant was tried".into());
    }
    println!("{noticed} of {viable} viable mutants noticed ({timeout} by a time-out)");
    if noticed * 100 >= viable * CAUGHT {
        Ok(())
    } else {
        Err(format!("fewer than {CAUGHT}% of the mutants were noticed"))
    }
}
