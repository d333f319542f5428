//! What the tests need and the machine may not have.

use crate::Outcome;
use crate::stages::{command, run};

/// Installs Debian packages of which the named program is missing.
pub fn debian(programs_and_packages: &[(&str, &str)]) -> Outcome {
    let missing: Vec<&str> =
        (programs_and_packages.iter()).filter(|(program, _)| !exists(program)).map(|&(_, package)| package).collect();
    if missing.is_empty() {
        return Ok(());
    }
    if !exists("apt-get") {
        return Err(format!("please install: {}", missing.join(", ")));
    }
    run(&mut command("apt-get", &["update", "-qq"]))?;
    let arguments = ["install", "-y", "-qq", "--no-install-recommends"];
    run(command("apt-get", &arguments).args(missing).env("DEBIAN_FRONTEND", "noninteractive"))
}

/// Installs PostgreSQL, unless it is there. Debian keeps its programs off the path.
pub fn postgres() -> Outcome {
    let has_programs = |version: std::fs::DirEntry| version.path().join("bin/initdb").is_file();
    let installed = std::fs::read_dir("/usr/lib/postgresql")
        .is_ok_and(|mut found| found.any(|version| version.is_ok_and(has_programs)));
    if installed { Ok(()) } else { debian(&[("initdb", "postgresql")]) }
}

/// Is a program on the path?
pub fn exists(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}
