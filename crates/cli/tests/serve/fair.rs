//! Fair draws: the records of served games are proved by `klejnot verify` and by the verifier of `docs`, and forged ones are not.

use super::driver::{Driver, FORWARDED_FOR, open_from};
use super::program::{Program, klejnot};
use rayon::prelude::*;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Games of each kind.
const GAMES: usize = 20;

/// A table of each kind, as short as it can be.
fn kinds() -> [(&'static str, Value); 5] {
    [
        ("splendor", json!({"game": "splendor", "seats": ["me", "me"]})),
        ("marvel", json!({"game": "marvel", "seats": ["me", "me"]})),
        ("duel", json!({"game": "duel", "seats": ["me", "me"]})),
        ("dc", json!({"game": "dc", "options": {"villains": "1"}, "seats": ["me", "me"]})),
        ("watchmen", json!({"game": "dc", "options": {"mode": "watchmen"}, "seats": ["me", "me", "me"]})),
    ]
}

async fn request(driver: &Driver, method: reqwest::Method, rest: &str, body: Option<Value>) -> String {
    let url = format!("http://{}/api/tables/{}{rest}", driver.address, driver.table);
    let request = reqwest::Client::new().request(method, url).bearer_auth(&driver.token);
    let request = request.header(FORWARDED_FOR, driver.forwarded_for.as_deref().unwrap());
    let request = if let Some(body) = body { request.json(&body) } else { request };
    let response = request.send().await.unwrap();
    assert!(response.status().is_success(), "{}", response.status());
    response.text().await.unwrap()
}

/// Plays a game to its end; every second one goes back on the way, past draws. The record, and the commitment that was told before.
async fn play(address: std::net::SocketAddr, number: usize, mut wanted: Value) -> (String, String) {
    wanted["wait_for_entropy"] = json!(true);
    let mut driver = open_from(address, format!("10.0.0.{number}"), &wanted).await;
    let info: Value = serde_json::from_str(&request(&driver, reqwest::Method::GET, "", None).await).unwrap();
    assert_eq!((&info["stage"], &info["secret"]), (&json!("gathering"), &Value::Null));
    let entropy = format!("{:032x}", 0x1234_5678_9abc_def0_u128 * (number as u128 + 7));
    request(&driver, reqwest::Method::POST, "/entropy", Some(json!({"entropy": entropy}))).await;
    if number.is_multiple_of(2) && driver.play(40).await {
        let back = json!({"type": "takeback", "version": driver.version, "key": "back"});
        assert_eq!(driver.ask(&back).await["type"], "accepted");
    }
    // A new connection now and then: on one, nobody may play as fast as a program.
    while driver.play(50).await {}
    let record = request(&driver, reqwest::Method::GET, "/record", None).await;
    assert!(record.contains(&entropy), "{record}");
    (record, info["commitment"].as_str().unwrap().to_owned())
}

/// What a verifier said, and whether it was content.
fn verify(mut command: Command) -> (bool, String) {
    let output = command.output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
    assert!(matches!(output.status.code(), Some(0 | 1)), "{said}");
    (output.status.success(), said)
}

/// Both verifiers.
fn both(record: &Path) -> [(bool, String); 2] {
    let mut ours = klejnot();
    ours.arg("verify").arg(record);
    let mut python = Command::new("python3");
    python.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fair_draws.py"));
    python.arg(record).arg(env!("CARGO_BIN_EXE_klejnot"));
    [verify(ours), verify(python)]
}

/// Another digit in the middle.
fn other_digit(value: &str) -> String {
    let digit = value.find(|c: char| c.is_ascii_hexdigit()).unwrap() + 5;
    let other = if &value[digit..=digit] == "0" { "1" } else { "0" };
    format!("{}{other}{}", &value[..digit], &value[digit + 1..])
}

/// The lines of the record, forged in one of four ways, and the line that is wrong then, counted from 1.
fn forged(record: &str, way: usize, number: usize) -> (String, usize) {
    let mut lines: Vec<String> = record.lines().map(Into::into).collect();
    let header = |name: &str| lines.iter().position(|line| line.starts_with(&format!("[{name} "))).unwrap();
    let wrong = match way {
        0 | 1 => {
            let line = header(if way == 0 { "Secret" } else { "Entropies" });
            let (name, value) = lines[line].split_once('"').unwrap();
            lines[line] = format!("{name}\"{}", other_digit(value));
            line
        }
        _ => {
            // Draws of one kind, of which any could have come first.
            let is_draw = |line: &str| ["deal:", "cell:", "draw:", "reveal:"].iter().any(|verb| line.starts_with(verb));
            let draws: Vec<usize> = (0..lines.len()).filter(|&line| is_draw(&lines[line])).collect();
            let pair = draws.iter().skip(number % 7).find_map(|&first| {
                let verb = lines[first].split(':').next().unwrap().to_owned() + ":";
                let like = |line: &String| line.starts_with(&verb) && *line != lines[first];
                Some((first, first + 1 + lines[first + 1..].iter().position(like)?))
            });
            let (first, second) = pair.unwrap();
            if way == 2 {
                lines[first] = lines[second].clone();
            } else {
                lines.swap(first, second);
            }
            first
        }
    };
    (lines.join("\n") + "\n", wrong + 1)
}

fn write(folder: &Path, name: &str, record: &str) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, record).unwrap();
    path
}

#[test]
fn every_draw_of_a_served_game_is_proved_and_a_forged_one_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    // Every game has a client of its own, so that the limits of one stay on.
    let program = Program::run(klejnot().args([
        "serve",
        "--port",
        "0",
        "--bot-delay",
        "0",
        "--log",
        "error",
        "--database",
        "sqlite::memory:",
        "--trusted-proxy",
        "127.0.0.1",
    ]));
    for (kind, wanted) in kinds() {
        let games = (0..GAMES).map(|number| play(program.address, number, wanted.clone()));
        let games = runtime.block_on(futures_util::future::join_all(games));
        games.par_iter().enumerate().for_each(|(number, (record, commitment))| {
            let path = write(folder.path(), &format!("{kind}-{number}"), record);
            for (content, said) in both(&path) {
                assert!(content, "{kind} {number}: {said}\n{record}");
            }
            assert!(
                record.contains(&format!("[Commitment \"{commitment}\"]")),
                "{commitment} was told before the start"
            );
            let (record, line) = forged(record, number % 4, number);
            let path = write(folder.path(), &format!("{kind}-{number}-forged"), &record);
            for (content, said) in both(&path) {
                assert!(
                    !content && said.contains(&format!("line {line}:")),
                    "{kind} {number}, {line}: {said}\n{record}"
                );
            }
        });
    }
}

/// The example of the document is a real one.
#[test]
fn the_example_of_the_document_is_fair() {
    let folder = tempfile::tempdir().unwrap();
    let document = include_str!("../../../../docs/fair-draws.md");
    let (_, rest) = document.split_once("```record\n").unwrap();
    let (record, _) = rest.split_once("```").unwrap();
    let path = write(folder.path(), "example", record);
    for (content, said) in both(&path) {
        assert!(content, "{said}");
    }
    for (name, value) in [("key", "Key"), ("secret", "Secret"), ("commitment", "Commitment")] {
        let header = record.lines().find_map(|line| line.strip_prefix(&format!("[{value} \""))).unwrap();
        let told = header.trim_end_matches("\"]");
        assert!(document.matches(told).count() >= 2, "the {name} is explained: {told}");
    }
    let lines = include_str!("../../../../docs/fair_draws.py").lines().count();
    assert!(lines <= 80, "{lines} lines");
}
