//! `cargo xtask test`: everything that must hold before a change lands.

use crate::stages::{self, Stages, command};
use crate::{Outcome, install, ledger, python, root, schemathesis, target};
use clap::Args;

/// How much to test.
#[derive(Args)]
pub struct Options {
    /// More random moves, pairs of worlds and fuzz inputs. The default is what CI does.
    #[arg(long)]
    long: bool,
    /// Leave out the browser.
    #[arg(long)]
    no_web: bool,
    /// Leave out the Python package.
    #[arg(long)]
    no_python: bool,
}

/// Runs all stages; stops at the first that fails.
pub fn run(options: &Options) -> Outcome {
    let mut stages = Stages::default();
    let outcome = all(options, &mut stages);
    stages.summary();
    outcome
}

fn all(options: &Options, all: &mut Stages) -> Outcome {
    all.stage("format", || run_cargo(&["fmt", "--all", "--check"]))?;
    all.stage("lints", || {
        run_cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"])
    })?;
    all.stage("ledger", || ledger::run(&ledger::Options::default()))?;
    all.stage("programs for the tests of the server", || {
        install::debian(&[
            ("strace", "strace"),
            ("mount", "mount"),
            ("runuser", "util-linux"),
            ("systemd-analyze", "systemd"),
        ])?;
        install::postgres()
    })?;
    all.stage("deploy: systemd unit", || {
        stages::run(&mut command("systemd-analyze", &["verify", "deploy/klejnot.service"]))
    })?;
    all.stage("tests", || {
        install::debian(&[("python3", "python3")])?;
        let (moves, pairs, inputs, files) =
            if options.long { ("5000000", "20000", "10000000", "2000") } else { ("200000", "1000", "100000", "12") };
        let mut tests = command("cargo", &["test", "--workspace", "--profile", "checked", "--quiet"]);
        tests.env("KLEJNOT_MOVES", moves).env("KLEJNOT_PAIRS", pairs).env("KLEJNOT_FUZZ_INPUTS", inputs);
        tests.env("KLEJNOT_CARD_FILES", files);
        stages::run(&mut tests)
    })?;
    if !options.no_python {
        python::test(all)?;
    }
    all.stage("API: every answer is described", || schemathesis::run(&schemathesis::Options::short()))?;
    if root().join("web").exists() && !options.no_web {
        web(all)?;
    }
    Ok(())
}

fn web(all: &mut Stages) -> Outcome {
    all.stage("browser: packages", || {
        install::debian(&[("chromium", "chromium")])?;
        npm(&["ci", "--no-audit", "--no-fund"])
    })?;
    all.stage("browser: types and lints", || {
        npm(&["run", "check"])?;
        npm(&["run", "lint"])
    })?;
    all.stage("browser: unit tests", || npm(&["test"]))?;
    all.stage("browser: games in Chromium", || {
        npm(&["run", "build"])?;
        run_cargo(&["build", "--profile", "checked", "--package", "klejnot", "--quiet"])?;
        let mut games = command("npm", &["run", "e2e"]);
        stages::run(games.current_dir(root().join("web")).env("KLEJNOT_BIN", target().join("checked/klejnot")))
    })
}

fn npm(arguments: &[&str]) -> Outcome {
    stages::run(command("npm", arguments).current_dir(root().join("web")))
}

fn run_cargo(arguments: &[&str]) -> Outcome {
    stages::run(&mut command("cargo", arguments))
}
