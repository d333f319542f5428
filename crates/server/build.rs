//! Puts the web client into the program.
//!
//! From `KLEJNOT_WEB_DIST` if that is set; otherwise, for release builds and with `KLEJNOT_WEB=1`, built here from a copy of `web/`
//! and `i18n/`, so that the source tree is never written; otherwise one page that says what to install.

use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

/// What the client is built from. Named one by one: `web/` also holds what npm and the tests leave there.
const SOURCES: [&str; 11] = [
    "docs/rules",
    "i18n",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/public",
    "web/src",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/tsconfig.node.json",
    "web/vite.config.ts",
];

/// The oldest Node.js that the client can be built with.
const NODE: (u32, u32) = (20, 19);

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-env-changed=KLEJNOT_WEB_DIST");
    println!("cargo::rerun-if-env-changed=KLEJNOT_WEB");
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let folder = match client(&out)? {
        Some(folder) => folder,
        None => {
            println!("cargo::rerun-if-changed=src/missing");
            fs::canonicalize("src/missing")?
        }
    };
    let mut list = String::from("/// The client's files by path.\nconst EMBEDDED: &[(&str, &[u8])] = &[\n");
    embed(&folder, "", &mut list)?;
    list.push_str("];\n");
    fs::write(out.join("client.rs"), list)?;
    Ok(())
}

/// The folder with the client, if there is one to embed.
fn client(out: &Path) -> Result<Option<PathBuf>, Box<dyn Error>> {
    if let Some(folder) = env::var_os("KLEJNOT_WEB_DIST") {
        // Relative to the whole project, where cargo is run.
        let folder = Path::new("../..").join(folder);
        let page = fs::canonicalize(folder.join("index.html"))
            .map_err(|error| format!("KLEJNOT_WEB_DIST has no index.html: {}: {error}", folder.display()))?;
        let folder = page.parent().ok_or("a page lies in a folder")?.to_owned();
        println!("cargo::rerun-if-changed={}", folder.display());
        return Ok(Some(folder));
    }
    let wanted = env::var("KLEJNOT_WEB").map_or(env::var("PROFILE")? == "release", |value| value == "1");
    if !wanted {
        return Ok(None);
    }
    let root = fs::canonicalize("../..")?;
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
    }
    if node_version().is_none_or(|version| version < NODE) {
        let (major, minor) = NODE;
        println!("cargo::warning=the web client is left out: it needs Node.js {major}.{minor} or later, with npm");
        watch_programs();
        return Ok(None);
    }
    let copy = out.join("client");
    copy_sources(&root, &copy)?;
    if let Err(why) = install(&copy.join("web")) {
        println!("cargo::warning=the web client is left out: its packages could not be installed ({why})");
        return Ok(None);
    }
    npm(&copy.join("web"), &["run", "build"])?;
    Ok(Some(copy.join("web/dist")))
}

fn node_version() -> Option<(u32, u32)> {
    let output = Command::new("node").arg("--version").output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let mut numbers = text.trim().strip_prefix('v')?.split('.').map(|number| number.parse().ok());
    Some((numbers.next()??, numbers.next()??))
}

/// Lets the next build look again once programs have been installed.
fn watch_programs() {
    println!("cargo::rerun-if-env-changed=PATH");
    let path = env::var_os("PATH").unwrap_or_default();
    for folder in env::split_paths(&path).filter(|folder| folder.is_dir()) {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
}

/// Makes the copy equal to the sources. Installed packages stay.
fn copy_sources(root: &Path, copy: &Path) -> io::Result<()> {
    for source in SOURCES {
        let (from, to) = (root.join(source), copy.join(source));
        if to.is_dir() {
            fs::remove_dir_all(&to)?;
        }
        if from.exists() {
            copy_all(&from, &to)?;
        }
    }
    Ok(())
}

fn copy_all(from: &Path, to: &Path) -> io::Result<()> {
    if from.is_dir() {
        fs::create_dir_all(to)?;
        for entry in fs::read_dir(from)? {
            let entry = entry?;
            copy_all(&entry.path(), &to.join(entry.file_name()))?;
        }
        return Ok(());
    }
    to.parent().map_or(Ok(()), fs::create_dir_all)?;
    fs::copy(from, to).map(drop)
}

/// Installs the packages that the lock file names, unless they are there already.
fn install(web: &Path) -> Result<(), Box<dyn Error>> {
    let lock = fs::read(web.join("package-lock.json"))?;
    let installed = web.join("node_modules/installed-lock.json");
    if fs::read(&installed).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    npm(web, &["ci", "--omit=dev", "--no-audit", "--no-fund"])?;
    Ok(fs::write(installed, lock)?)
}

fn npm(folder: &Path, arguments: &[&str]) -> Result<(), Box<dyn Error>> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let output = Command::new(program).args(arguments).current_dir(folder).output()?;
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].map(|said| String::from_utf8_lossy(&said).into_owned()).concat();
    let last: Vec<&str> = said.lines().filter(|line| !line.trim().is_empty()).rev().take(12).collect();
    Err(format!("npm {}: {}", arguments.join(" "), last.into_iter().rev().collect::<Vec<_>>().join(" | ")).into())
}

/// Lists all files of a folder as Rust code that includes them.
fn embed(folder: &Path, prefix: &str, list: &mut String) -> Result<(), Box<dyn Error>> {
    let mut entries: Vec<_> = fs::read_dir(folder)?.collect::<Result<_, _>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let name = entry.file_name().into_string().map_err(|name| format!("a strange file name: {name:?}"))?;
        let path = format!("{prefix}{name}");
        if entry.file_type()?.is_dir() {
            embed(&entry.path(), &format!("{path}/"), list)?;
        } else {
            let file = entry.path();
            writeln!(list, "    ({path:?}, include_bytes!({:?})),", file.to_str().ok_or("a strange path")?)?;
        }
    }
    Ok(())
}
