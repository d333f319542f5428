//! Clients at many tables at once: a little of it, to see that nothing goes wrong.

use super::program::{Program, klejnot};
use serde_json::Value;

/// Runs `klejnot load` against a server.
fn load(url: &str, args: &[&str]) -> (i32, String, String) {
    let output = klejnot().args(["load", "--url", url]).args(args).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[test]
fn many_tables_are_played_at_once_and_nothing_goes_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(&format!("sqlite://{}/games.sqlite", folder.path().display()), 0);
    let url = format!("http://{}", program.address);
    let args = [
        "--tables",
        "20",
        "--rate",
        "50",
        "--seconds",
        "4",
        "--idle",
        "100",
        "--thinking",
        "2",
        "--bot",
        "2",
        "--json",
    ];
    let (code, told, errors) = load(&url, &args);
    assert_eq!((code, errors.as_str()), (0, ""), "{told}");
    let report: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(report["problems"], 0);
    assert_eq!(report["due"], 200, "moves are due whether or not the server keeps up");
    assert_eq!(report["acknowledged"]["count"], 200);
    assert_eq!(report["seen"]["count"], 200, "each by the one other player");
    assert!(report["against_bots"]["count"].as_u64().unwrap() > 0);
    assert!(report["acknowledged"]["p50"].as_f64().unwrap() > 0.0);
    let memory = &report["memory"];
    assert!(memory["before"].as_u64().unwrap() > 0 && memory["after"].as_u64() >= memory["before"].as_u64());
    let (code, told, _) = load(&url, &["--tables", "2", "--rate", "10", "--seconds", "1"]);
    assert_eq!(code, 0);
    assert!(told.contains("p99"), "{told}");
}

#[test]
fn what_cannot_be_measured_is_said_in_one_line() {
    let (code, _, said) = load("https://127.0.0.1:1", &[]);
    assert_eq!((code, said.lines().count()), (2, 1), "{said}");
    let (code, _, said) = load("http://127.0.0.1:1", &[]);
    assert_eq!((code, said.lines().count()), (2, 1), "{said}");
    let program = Program::start("sqlite::memory:", 0);
    let (code, _, said) = load(&format!("http://{}", program.address), &["--game", "chess"]);
    assert_eq!(code, 2);
    assert!(said.contains("unknown-game"), "{said}");
}
