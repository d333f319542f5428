//! `cargo xtask screenshots`: pictures of every screen, in both themes, on a phone and on a desktop.

use crate::stages::{self, Stages, command};
use crate::{Outcome, install, root};
use std::env;
use std::path::PathBuf;

/// Builds the page and the program, and takes the pictures into `target/screenshots`; those of the README go to `docs/images`.
pub fn run() -> Outcome {
    let mut stages = Stages::default();
    let outcome = all(&mut stages);
    stages.summary();
    outcome
}

fn all(all: &mut Stages) -> Outcome {
    all.stage("packages", || {
        install::debian(&[("chromium", "chromium")])?;
        npm(&["ci", "--no-audit", "--no-fund"])
    })?;
    all.stage("page and program", || {
        npm(&["run", "build"])?;
        stages::run(&mut command("cargo", &["build", "--profile", "checked", "--package", "klejnot", "--quiet"]))
    })?;
    all.stage("pictures", || {
        let mut pictures = command("npm", &["run", "screenshots"]);
        pictures.current_dir(root().join("web")).env("KLEJNOT_BIN", target().join("checked/klejnot"));
        stages::run(pictures.env("SCREENSHOTS", target().join("screenshots")))
    })?;
    println!("{}", target().join("screenshots").display());
    Ok(())
}

fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), Into::into)
}

fn npm(arguments: &[&str]) -> Outcome {
    stages::run(command("npm", arguments).current_dir(root().join("web")))
}
