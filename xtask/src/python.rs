//! The Python package: its wheel, and its tests in a virtual environment of their own.

use crate::stages::{self, Stages, command};
use crate::{Outcome, install, root, target};
use std::path::Path;

/// `cargo xtask python`: the stages of the package alone.
pub fn run() -> Outcome {
    let mut stages = Stages::default();
    let outcome = test(&mut stages);
    stages.summary();
    outcome
}

/// Builds the wheel and runs the tests of the package.
pub fn test(all: &mut Stages) -> Outcome {
    let (environment, wheels) = (target().join("python"), target().join("wheels"));
    all.stage("python: virtual environment", || {
        make(&environment)?;
        pip(&environment, &["install", "--upgrade", "maturin>=1.9.4,<2"])
    })?;
    all.stage("python: wheel", || {
        if wheels.exists() {
            std::fs::remove_dir_all(&wheels).map_err(|error| format!("{}: {error}", wheels.display()))?;
        }
        let mut build = command(&program(&environment, "maturin"), &["build", "--profile", "checked", "--quiet"]);
        build.args(["--manifest-path", "crates/python/Cargo.toml", "--compatibility", "linux", "--out"]).arg(&wheels);
        stages::run(&mut build)?;
        let wheel = built(&wheels)?;
        pip(&environment, &["install", &format!("{wheel}[test]")])?;
        pip(&environment, &["install", "--force-reinstall", "--no-deps", &wheel])
    })?;
    all.stage("python: tests", || {
        stages::run(&mut command("cargo", &["build", "--profile", "checked", "--package", "klejnot", "--quiet"]))?;
        let mut tests = command(&program(&environment, "python"), &["-m", "pytest", "-q", "-p", "no:cacheprovider"]);
        tests.current_dir(root().join("crates/python"));
        stages::run(tests.env("KLEJNOT_BIN", target().join("checked/klejnot")).env("PYTHONDONTWRITEBYTECODE", "1"))
    })
}

/// Makes a virtual environment, unless it is there. Debian keeps what that needs in a package of its own.
pub fn make(environment: &Path) -> Outcome {
    if environment.join("bin/pip").is_file() {
        return Ok(());
    }
    install::debian(&[("python3", "python3")])?;
    let create = || stages::run(command("python3", &["-m", "venv", "--clear"]).arg(environment));
    create().or_else(|_| {
        install::debian(&[("", "python3-venv")])?;
        create()
    })
}

/// Runs pip in an environment.
pub fn pip(environment: &Path, arguments: &[&str]) -> Outcome {
    stages::run(command(&program(environment, "pip"), &["--quiet", "--disable-pip-version-check"]).args(arguments))
}

/// A program of an environment.
pub fn program(environment: &Path, name: &str) -> String {
    environment.join("bin").join(name).display().to_string()
}

/// The wheel that was built.
fn built(wheels: &Path) -> Outcome<String> {
    let found = std::fs::read_dir(wheels).map_err(|error| format!("{}: {error}", wheels.display()))?;
    let wheel = found.flatten().map(|file| file.path()).find(|path| path.extension().is_some_and(|end| end == "whl"));
    wheel.map(|wheel| wheel.display().to_string()).ok_or_else(|| format!("no wheel in {}", wheels.display()))
}
