//! `klejnot simulate`.

mod common;

use catalog::AnyGame;
use common::{folder, klejnot, path_text, read, says};
use serde_json::Value;

fn report(args: &[&str]) -> Value {
    let all: Vec<&str> = ["simulate"].iter().chain(args).copied().collect();
    let out = klejnot(&all, "").ok();
    assert_eq!(out.lines().count(), 1, "{out}");
    serde_json::from_str(&out).unwrap()
}

/// A report without what depends on the clock and the machine.
fn timeless(mut report: Value) -> Value {
    let fields = report.as_object_mut().unwrap();
    fields.retain(|name, _| !name.ends_with("_per_second") && name != "seconds" && name != "threads");
    report
}

#[test]
fn the_same_seed_gives_the_same_results_on_any_number_of_threads() {
    for game in AnyGame::ALL {
        let (least, most) = game.players();
        for players in [least, most] {
            let players = players.to_string();
            let run = |threads| {
                let args = ["--players", &players, "--games", "333", "--seed", "5", "--threads", threads, "--json"];
                timeless(report(&[&[game.name()][..], &args].concat()))
            };
            let one = run("1");
            assert_eq!(run("2"), one);
            assert_eq!(run("7"), one);
            let args = ["--players", &players, "--games", "333", "--seed", "6", "--json"];
            assert_ne!(timeless(report(&[&[game.name()][..], &args].concat())), one);
        }
    }
}

#[test]
fn a_report_adds_up() {
    let json = report(&["splendor", "--players", "3", "--games", "500", "--bot", "random", "--threads", "2", "--json"]);
    let number = |name: &str| json[name].as_f64().unwrap();
    assert_eq!(number("games"), 500.0);
    assert_eq!(number("moves"), number("decisions") + number("draws"));
    assert!(number("seconds") > 0.0);
    for (rate, count) in [
        ("games_per_second", "games"),
        ("moves_per_second", "moves"),
        ("decisions_per_second", "decisions"),
        ("turns_per_second", "turns"),
    ] {
        assert!((number(rate) * number("seconds") / number(count) - 1.0).abs() < 1e-6, "{rate}");
    }
    let wins: Vec<u64> = json["wins"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect();
    assert_eq!(wins.len(), 3);
    assert_eq!(wins.iter().sum::<u64>() + json["shared"].as_u64().unwrap(), 500);
    let scores: f64 = json["scores"].as_array().unwrap().iter().map(|n| n.as_f64().unwrap()).sum();
    assert!((scores - 1.0).abs() < 1e-9);
    let length = &json["length"];
    let [mean, min, max] = ["mean", "min", "max"].map(|name| length[name].as_f64().unwrap());
    assert!(min <= mean && mean <= max && min < max, "{length}");
    assert!((mean * 500.0 - number("moves")).abs() < 1e-6);
}

#[test]
fn people_get_a_table_in_their_language() {
    for lang in ["en", "pl", "ru"] {
        let out = klejnot(&["simulate", "splendor", "--games", "20", "--lang", lang], "").ok();
        assert!(out.contains(&says(lang, "cmd-simulate-shared")), "{out}");
        assert!(!out.contains("cmd-"), "{out}");
    }
}

#[test]
fn records_are_written_and_valid_and_say_the_same_as_the_report() {
    for game in AnyGame::ALL {
        let folder = folder(&format!("records-{game}"));
        let args = ["--games", "12", "--seed", "9", "--threads", "2", "--json", "--records", path_text(&folder)];
        let json = timeless(report(&[&[game.name()][..], &args].concat()));
        let without = report(&[game.name(), "--games", "12", "--seed", "9", "--json"]);
        assert_eq!(json, timeless(without));
        let mut files: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        assert_eq!(files.len(), 12);
        let mut moves = 0;
        for (number, file) in files.iter().enumerate() {
            assert!(klejnot(&["verify", path_text(file)], "").ok().contains("valid"));
            let record = game::Record::parse(&read(file)).unwrap();
            assert_eq!(record.get("Seed"), Some("9"));
            assert_eq!(record.get("Number"), (number > 0).then(|| number.to_string()).as_deref());
            moves += record.actions.len() as u64;
        }
        assert_eq!(json["moves"].as_u64().unwrap(), moves);
    }
}

#[test]
fn dc_is_simulated_in_both_modes() {
    for mode in ["base", "watchmen"] {
        let json = report(&["dc", "--mode", mode, "--players", "4", "--games", "60", "--seed", "3", "--json"]);
        let config = json["config"].as_str().unwrap();
        assert!(config.starts_with(&format!("players=4 mode={mode} ")) && config.contains("cards="), "{config}");
        assert_eq!(json["games"], 60);
        assert!(json["moves_per_second"].as_f64().unwrap() > 0.0);
        let wins: u64 = json["wins"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).sum();
        assert_eq!(wins + json["shared"].as_u64().unwrap(), 60, "{json}");
        let out = klejnot(&["simulate", "dc", "--mode", mode, "--games", "5"], "").ok();
        assert!(out.starts_with(&format!("DC Deck-Building Game mode={mode}, players: 2")), "{out}");
    }
    let without = report(&["dc", "--games", "1", "--json"]);
    assert!(without["config"].as_str().unwrap().contains(" mode=base "), "{without}");
}
