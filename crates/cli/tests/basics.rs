//! The program itself: help, lists, and what it says when it is called wrongly.

mod common;

use common::klejnot;
use serde_json::Value;
use std::process::{Command, Stdio};

#[test]
fn help_and_version_are_no_errors() {
    assert!(klejnot(&["--help"], "").ok().contains("Usage"));
    assert!(klejnot(&["play", "--help"], "").ok().contains("--first"));
    assert!(klejnot(&["--version"], "").ok().starts_with("klejnot 0."));
}

#[test]
fn games_are_listed_with_players_and_options() {
    let out = klejnot(&["games"], "").ok();
    assert!(out.contains("splendor") && out.contains("2-4 players") && out.contains("--first random|0|1|2|3"), "{out}");
    assert!(out.contains("2-5 players") && out.contains("--mode base|watchmen"), "{out}");
    assert!(out.contains("--heroes random|chosen|two") && out.contains("--villains 8|1|2"), "{out}");
    assert!(!out.contains("--cards"), "nobody chooses the card set: {out}");
    let json: Value = serde_json::from_str(&klejnot(&["games", "--json"], "").ok()).unwrap();
    let splendor = json["games"].as_array().unwrap().iter().find(|game| game["name"] == "splendor").unwrap();
    assert_eq!(splendor["players"][0]["players"], 2);
    assert_eq!(splendor["players"][2]["options"][0]["values"][4], "3");
}

#[test]
fn the_locale_chooses_the_language_and_an_option_overrides_it() {
    let run = |args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_klejnot"))
            .args(args)
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env("LANG", "pl_PL.UTF-8")
            .stdin(Stdio::null())
            .output()
            .unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(run(&["games"]).contains("graczy"));
    assert!(run(&["--lang", "en", "games"]).contains("players"));
}

#[test]
fn what_is_wrong_is_said_in_one_line_with_what_would_be_right() {
    klejnot(&["play", "chess"], "").fails_with(&["chess", "splendor"]);
    klejnot(&["simulate", "chess"], "").fails_with(&["chess", "splendor"]);
    klejnot(&["play", "splendor", "--first", "5"], "").fails_with(&["first", "\"5\"", "random, 0, 1"]);
    klejnot(&["play", "splendor", "--first", "0 players=3"], "").fails_with(&["first", "random, 0, 1"]);
    klejnot(&["play", "splendor", "--mode", "base"], "").fails_with(&["mode", "first"]);
    klejnot(&["play", "dc", "--mode", "both"], "").fails_with(&["mode", "both", "base, watchmen"]);
    klejnot(&["simulate", "dc", "--mode", "both"], "").fails_with(&["mode", "both", "base, watchmen"]);
    klejnot(&["simulate", "dc", "--players", "6"], "").fails_with(&["players", "2, 3, 4, 5"]);
    klejnot(&["play", "splendor", "--seats", "human"], "").fails_with(&["players", "2, 3, 4"]);
    klejnot(&["play", "splendor", "--seats", "human,robot"], "").fails_with(&["robot", "human, random"]);
    klejnot(&["play", "splendor", "--names", "a,b,c"], "").fails_with(&["names: 3", "players are 2"]);
    klejnot(&["play", "splendor", "--seed", "-1"], "").fails_with(&["-1"]);
    klejnot(&["play", "splendor", "--save", "/nowhere/at/all"], "").fails_with(&["/nowhere/at/all"]);
    klejnot(&["play", "--load", "/nowhere/at/all"], "").fails_with(&["/nowhere/at/all"]);
    klejnot(&["play"], "").fails_with(&["GAME"]);
    klejnot(&["play", "splendor", "--lang", "xx"], "").fails_with(&["xx", "en, pl, ru"]);
    klejnot(&["fly"], "").fails_with(&["fly"]);
    klejnot(&["games", "--fast"], "").fails_with(&["--fast"]);
    klejnot(&["simulate", "splendor", "--players", "5"], "").fails_with(&["players", "2, 3, 4"]);
    klejnot(&["simulate", "splendor", "--bot", "deep"], "").fails_with(&["deep", "random"]);
    klejnot(&["simulate", "splendor", "--games", "0"], "").fails_with(&["0"]);
    klejnot(&["simulate", "splendor", "--threads", "0"], "").fails_with(&["0"]);
    klejnot(&["simulate", "splendor", "--games", "1", "--records", "/proc/nowhere"], "").fails_with(&["/proc/nowhere"]);
    klejnot(&["bench", "--seconds", "soon"], "").fails_with(&["soon", "from 0.001 to 3600"]);
    klejnot(&["verify", "/nowhere/at/all"], "").fails_with(&["/nowhere/at/all"]);
    klejnot(&["verify"], "").fails_with(&["FILE"]);
    klejnot(&["replay", "/nowhere/at/all"], "").fails_with(&["/nowhere/at/all"]);
}

#[test]
fn errors_speak_the_language_too() {
    klejnot(&["play", "chess", "--lang", "pl"], "").fails_with(&["nie ma gry"]);
    klejnot(&["play", "chess", "--lang", "ru"], "").fails_with(&["игры", "chess"]);
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    for args in
        [&["games"][..], &["simulate", "splendor", "--games", "1"], &["play", "splendor", "--seats", "random,random"]]
    {
        let mut child = Command::new(env!("CARGO_BIN_EXE_klejnot"))
            .args(args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""), "{args:?}");
    }
}

#[test]
fn bench_reports_every_game_and_number_of_players() {
    let json: Value = serde_json::from_str(&klejnot(&["bench", "--seconds", "0.01", "--json"], "").ok()).unwrap();
    let rows = json["benchmarks"].as_array().unwrap();
    let tables: usize = catalog::AnyGame::ALL
        .iter()
        .map(|game| (usize::from(game.players().1 - game.players().0) + 1) * game.modes().len().max(1))
        .sum();
    assert_eq!(rows.len(), tables);
    for row in rows {
        for field in [
            "games_per_second",
            "turns_per_second",
            "decisions_per_second",
            "moves_per_second",
            "legal_ns",
            "apply_ns",
            "clone_ns",
            "judge_ns",
            "iterations_per_second",
            "state_bytes",
        ] {
            assert!(row[field].as_f64().unwrap() > 0.0, "{field}: {row}");
        }
        assert!(row["determinize_ns"].as_f64().unwrap() >= 0.0, "{row}");
    }
    let of_dc = |mode: &str| {
        let players = rows.iter().filter(|row| row["game"] == "dc" && row["mode"] == mode).map(|row| &row["players"]);
        players.map(|players| players.as_u64().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!((of_dc("base"), of_dc("watchmen")), (vec![2, 3, 4, 5], vec![2, 3, 4, 5]));
    let out = klejnot(&["bench", "--seconds", "0.01"], "").ok();
    assert!(out.lines().all(|line| line.chars().count() <= 100), "{out}");
    let out = klejnot(&["bench", "--seconds", "0.01", "--mode", "watchmen", "--players", "3"], "").ok();
    assert!(out.contains("dc watchmen 3") && !out.contains("dc base") && !out.contains("splendor"), "{out}");
    klejnot(&["bench", "--game", "dc", "--mode", "marvel"], "").fails_with(&["mode", "base, watchmen"]);
}
