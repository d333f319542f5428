//! `klejnot train`: rounds, going on after a stop, and what is refused.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn train(folder: &Path, arguments: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_klejnot"));
    command.args(["train", "--lang", "en", "--into"]).arg(folder).args(arguments.split(' '));
    command.output().expect("klejnot starts")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn complained(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let line = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(line.lines().count(), 1, "{line}");
    line
}

const SMALL: &str = "splendor --games 6 --iterations 4 --trials 4 --seed 5";

#[test]
fn a_training_goes_on_where_it_stopped_and_ends_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let (whole, parts) = (folder.path().join("whole"), folder.path().join("parts"));
    let output = train(&whole, &format!("{SMALL} --rounds 2"));
    assert!(output.status.success(), "{output:?}");
    let rounds: Vec<String> = said(&output).lines().map(String::from).collect();
    assert!(rounds[0].starts_with("Round 0: ") && rounds[1].starts_with("Round 1: "), "{rounds:?}");

    assert!(train(&parts, &format!("{SMALL} --rounds 1")).status.success());
    // As if it had been stopped in the middle of the second round, in the middle of a line.
    let games = fs::read_to_string(whole.join("round-001.games")).expect("games");
    let two: usize = games.lines().take(2).map(|line| line.len() + 1).sum();
    fs::write(parts.join("round-001.games"), &games[..two + 40]).expect("written");
    let again = train(&parts, &format!("{SMALL} --rounds 2"));
    assert_eq!(said(&again), said(&output).replace(&*whole.to_string_lossy(), &parts.to_string_lossy()));
    for file in ["round-001.net", "log.jsonl", "curve.svg"] {
        assert_eq!(fs::read(parts.join(file)).expect(file), fs::read(whole.join(file)).expect(file), "{file}");
    }
    let curve = fs::read_to_string(whole.join("curve.svg")).expect("a curve");
    assert_eq!(curve.matches("<circle").count(), 2);

    // Nothing left to do: it says the same and plays nothing.
    let out = folder.path().join("best.net");
    let last = train(&whole, &format!("{SMALL} --rounds 2 --out {}", out.display()));
    assert_eq!(said(&last).lines().take(2).collect::<Vec<_>>(), rounds[..2]);
    assert_eq!(out.exists(), said(&last).contains("best net"));
}

#[test]
fn a_training_can_begin_with_a_net() {
    let folder = tempfile::tempdir().expect("a folder");
    let (first, second) = (folder.path().join("first"), folder.path().join("second"));
    assert!(train(&first, &format!("{SMALL} --rounds 1")).status.success());
    let net = first.join("round-000.net");
    let more = format!("{SMALL} --rounds 1 --from {}", net.display());
    let output = train(&second, &more);
    assert!(output.status.success(), "{output:?}");
    assert_ne!(fs::read(second.join("round-000.net")).expect("a net"), fs::read(&net).expect("a net"));
    // Another beginning is another training.
    let other = complained(&train(&second, &format!("{SMALL} --rounds 2")));
    assert!(other.contains("belongs to another training"), "{other}");
    fs::write(&net, b"klejnet1 but no more").expect("written");
    let damaged = complained(&train(&second, &more));
    assert!(damaged.contains("round-000.net"), "{damaged}");
    complained(&train(&second, &format!("{SMALL} --from {}", folder.path().join("none").display())));
}

#[test]
fn what_belongs_to_another_training_or_is_damaged_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("x");
    assert!(train(&path, &format!("{SMALL} --rounds 1")).status.success());
    let other = complained(&train(&path, "splendor --games 7 --iterations 4 --trials 4 --seed 5"));
    assert!(other.contains("belongs to another training") && other.contains("\"games\":6"), "{other}");
    let other = complained(&train(&path, "marvel --games 6 --iterations 4 --trials 4 --seed 5"));
    assert!(other.contains("\"game\":\"splendor\""), "{other}");

    let net = path.join("round-000.net");
    let mut bytes = fs::read(&net).expect("a net");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&net, &bytes).expect("written");
    let damaged = complained(&train(&path, &format!("{SMALL} --rounds 2")));
    assert!(damaged.contains("round-000.net: this net is damaged"), "{damaged}");
    assert_eq!(fs::read(&net).expect("a net"), bytes);

    let log = path.join("log.jsonl");
    fs::write(&log, "{\"round\":3}\n").expect("written");
    let line = complained(&train(&path, &format!("{SMALL} --rounds 2")));
    assert!(line.contains("log.jsonl, line 1"), "{line}");
}

#[test]
fn games_without_nets_and_impossible_numbers_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("x");
    let line = complained(&train(&path, "dc"));
    assert!(line.contains("splendor, marvel and duel"), "{line}");
    complained(&train(&path, "chess"));
    complained(&train(&path, "duel --players 3"));
    complained(&train(&path, "duel --rounds 0"));
    complained(&train(&path, "duel --iterations 1"));
    assert!(!path.exists(), "nothing was begun");
}
