//! `klejnot analyse`, `hint` and `calibrate`: what they say, what they write, and what they refuse.

mod common;

use catalog::simulate::{Cast, simulate_play};
use catalog::{AnyPlay, Spec};
use common::{folder, klejnot, path_text, read, says};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// A game of greedy bots, or its beginning, as a file of its own.
fn record(test: &str, length: Option<usize>, change: impl FnOnce(String) -> String) -> PathBuf {
    let cast = Cast { all: Spec::Greedy, lone: Spec::Greedy };
    let config = "players=2 first=0".parse().unwrap();
    let mut play: AnyPlay = simulate_play::<splendor::Splendor>(&config, &cast, 3, 0).0.into();
    if let Some(length) = length {
        play.rewind(length);
    }
    let content = play.record(&["<b>Ala</b>".into(), "Ola".into()]).to_string();
    let path = folder(test).join("game.txt");
    std::fs::write(&path, change(content)).unwrap();
    path
}

fn whole(test: &str) -> PathBuf {
    record(test, None, |text| text)
}

fn json(args: &[&str]) -> Value {
    let out = klejnot(args, "").ok();
    assert_eq!(out.lines().count(), 1, "{out}");
    serde_json::from_str(&out).unwrap()
}

/// A page and its drawings: nothing to load, nothing to run, everything closed, no name that was not escaped.
#[track_caller]
fn is_a_page(page: &str) {
    assert!(page.starts_with("<!doctype html>") && page.ends_with("</html>\n"));
    for forbidden in ["<script", "http:", "https:", "src=", "<b>", "analysis-", "NaN", "inf"] {
        assert!(!page.contains(forbidden), "{forbidden}");
    }
    for tag in ["svg", "table", "section", "figure", "main", "style", "h3"] {
        let (open, close) = (page.matches(&format!("<{tag}")).count(), page.matches(&format!("</{tag}>")).count());
        assert!(open == close && open > 0, "{tag}: {open} {close}");
    }
}

#[test]
fn a_game_is_analysed_in_every_language() {
    let path = whole("analyse-languages");
    for lang in ["en", "pl", "ru"] {
        let page = path.with_extension(format!("{lang}.html"));
        let args = ["analyse", path_text(&path), "--iterations", "10", "--lang", lang, "--html", path_text(&page)];
        let out = klejnot(&args, "").ok();
        assert!(!out.contains("analysis-"), "{out}");
        for part in ["Ola", "100% ┤", "█", " ± ", &says(lang, "analysis-column-best")] {
            assert!(out.contains(part), "{part}: {out}");
        }
        let page = read(&page);
        is_a_page(&page);
        for part in ["&lt;b&gt;Ala&lt;/b&gt;", "class=\"band\"", "class=\"curve\"", &format!("lang=\"{lang}\"")] {
            assert!(page.contains(part), "{part}");
        }
        assert_eq!(page.matches("<svg").count(), 4, "a course and a balance for each seat");
    }
}

#[test]
fn one_seat_alone_can_be_asked_for() {
    let path = whole("analyse-seat");
    let report = json(&["analyse", path_text(&path), "--seat", "1", "--iterations", "10", "--json"]);
    assert_eq!((&report["seats"][0]["seat"], report["seats"].as_array().unwrap().len()), (&json!(1), 1));
    assert_eq!(report["iterations"], 10);
    let decision = &report["seats"][0]["decisions"][3];
    for name in ["at", "action", "value", "error", "loss", "loss_error", "mark", "choices", "considered"] {
        assert!(decision.get(name).is_some(), "{name}: {decision}");
    }
    let again = json(&["analyse", path_text(&path), "--seat", "1", "--iterations", "10", "--json", "--threads", "1"]);
    assert_eq!(report, again);
    klejnot(&["analyse", path_text(&path), "--seat", "2"], "").fails_with(&["seat 2", "0 to 1"]);
}

/// It is refused in one line, and the page that was there stays as it was.
#[track_caller]
fn refuses(path: &Path, parts: &[&str]) {
    let page = path.with_extension("html");
    std::fs::write(&page, "mine").unwrap();
    klejnot(&["analyse", path_text(path), "--html", path_text(&page)], "").fails_with(parts);
    assert_eq!(read(&page), "mine");
    assert_eq!(std::fs::read_dir(path.parent().unwrap()).unwrap().count(), 2, "nothing else is left behind");
    klejnot(&["hint", path_text(path)], "").fails_with(parts);
}

#[test]
fn records_of_other_rules_or_cards_and_damaged_ones_are_refused() {
    let version = |text: String| text.replace("[Version \"", "[Version \"9");
    refuses(&record("analyse-version", None, version), &["line 2", "version"]);
    let damaged = |text: String| text.replacen("take:", "tale:", 1);
    refuses(&record("analyse-damaged", None, damaged), &["tale:"]);
    let illegal = |text: String| text.replacen("deal:1", "deal:2", 1);
    refuses(&record("analyse-illegal", None, illegal), &["line"]);
    let unknown = |text: String| text.replace("[Game \"splendor\"]", "[Game \"chess\"]");
    refuses(&record("analyse-unknown", None, unknown), &["chess"]);
    let nothing = |_| String::new();
    refuses(&record("analyse-nothing", None, nothing), &["Game"]);
    let path = record("analyse-cards", None, |_| {
        let play = AnyPlay::new(catalog::AnyGame::Dc, &catalog::AnyGame::Dc.configure(2, &[]).unwrap()).unwrap();
        let text = play.record(&[]).to_string();
        let cards = text.find("cards=").map(|at| at + "cards=".len()).expect("the cards stand in the record");
        format!("{}{}{}", &text[..cards], "0".repeat(8), &text[cards + 8..])
    });
    refuses(&path, &["cards"]);
    let none = folder("analyse-none").join("none.txt");
    klejnot(&["analyse", path_text(&none)], "").fails_with(&["none.txt"]);
}

#[test]
fn what_has_no_decision_and_what_cannot_be_written_is_refused() {
    let early = record("analyse-early", Some(3), |text| text);
    klejnot(&["analyse", path_text(&early)], "").fails_with(&["game.txt", "nobody has decided"]);
    klejnot(&["hint", path_text(&early)], "").fails_with(&["after 3 actions", "--at"]);
    let path = whole("analyse-nowhere");
    let nowhere = path.with_file_name("none").join("page.html");
    klejnot(&["analyse", path_text(&path), "--html", path_text(&nowhere)], "").fails_with(&["page.html"]);
    klejnot(&["analyse", path_text(&path), "--html", path_text(path.parent().unwrap())], "")
        .fails_with(&["can't write"]);
    klejnot(&["hint", path_text(&path)], "").fails_with(&["nobody has anything to decide"]);
    klejnot(&["hint", path_text(&path), "--at", "9999"], "").fails_with(&["9999"]);
    for wrong in [["--level", "2"], ["--iterations", "0"], ["--seed", "x"]] {
        let args = [&["analyse", path_text(&path)], &wrong[..]].concat();
        klejnot(&args, "").fails_with(&[wrong[0]]);
    }
}

#[test]
fn a_hint_is_what_the_engine_and_the_analysis_say() {
    let path = record("hint-same", Some(40), |text| text);
    let analysis = json(&["analyse", path_text(&path), "--iterations", "100", "--seed", "4", "--json"]);
    let decision = &analysis["seats"][1]["decisions"][2];
    let at = decision["at"].as_u64().unwrap();
    let hint =
        json(&["hint", path_text(&path), "--at", &at.to_string(), "--iterations", "100", "--seed", "4", "--json"]);
    assert_eq!((&hint["at"], &hint["seat"]), (&json!(at), &json!(1)));
    assert_eq!((&hint["values"], &hint["errors"]), (&decision["values"], &decision["errors"]));
    let part = |text: String| {
        let (head, actions) = text.split_once("\n\n").unwrap();
        let actions: Vec<&str> = actions.lines().take(at as usize).collect();
        format!("{head}\n\n{}\n", actions.join("\n"))
    };
    let cut = record("hint-cut", Some(40), part);
    let load = json!({"cmd": "load", "record": read(&cut), "chance": "external"});
    let best = json!({"cmd": "bestmove", "iterations": 100, "seed": 4});
    let answers = klejnot(&["engine"], format!("{load}\n{best}\n")).ok();
    let best: Value = serde_json::from_str(answers.lines().last().unwrap()).unwrap();
    for name in ["choices", "values", "errors", "iterations"] {
        assert_eq!(best[name], hint[name], "{name}");
    }
    assert!(best["choices"][0]["line"].is_array() && best["choices"][0]["error"].is_number());
}

#[test]
fn a_hint_says_what_may_follow_in_every_language() {
    let path = record("hint-words", Some(30), |text| text);
    for lang in ["en", "pl", "ru"] {
        let out = klejnot(&["hint", path_text(&path), "--iterations", "400", "--lang", lang], "").ok();
        assert!(!out.contains("analysis-") && out.contains(" ± ") && out.contains("Ola"), "{out}");
        assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
        assert!(out.contains(&says(lang, "cmd-advice")) && out.lines().count() > 3, "{out}");
    }
}

#[test]
fn calibration_counts_and_fits_and_draws() {
    let folder = folder("calibrate");
    let (fit, svg) = (folder.join("fit.txt"), folder.join("plot.svg"));
    let common = ["calibrate", "splendor", "--games", "12", "--iterations", "10", "--every", "3"];
    let writes = ["--fit", path_text(&fit), "--svg", path_text(&svg)];
    let out = klejnot(&[&common[..], &writes[..]].concat(), "").ok();
    assert!(out.contains("scale") && out.contains('%'), "{out}");
    let fitted = read(&fit);
    assert!(
        fitted.starts_with("# klejnot calibrate splendor --players 2 --games 12 --bot 2 --iterations 10"),
        "{fitted}"
    );
    assert!(fitted.contains("\nscale ") && fitted.contains("\ntempo "), "{fitted}");
    let svg = read(&svg);
    assert!(svg.starts_with("<svg xmlns=") && svg.ends_with("</svg>\n") && svg.contains("<style>"), "{svg}");
    let run = klejnot(&[&common[..], &["--json", "--threads", "1"]].concat(), "");
    let report: Value = serde_json::from_str(&run.out).unwrap();
    let counted: f64 = report["bins"].as_array().unwrap().iter().map(|bin| bin[0].as_f64().unwrap()).sum();
    assert_eq!(counted, report["predictions"].as_f64().unwrap());
    assert!(counted > 100.0);
    let good = report["worst"].as_f64().unwrap() < 0.06 && report["average"].as_f64().unwrap() < 0.03;
    assert_eq!(run.code, if good { 0 } else { 1 }, "{}", run.out);
    klejnot(&["calibrate", "chess"], "").fails_with(&["chess"]);
    klejnot(&["calibrate", "duel", "--players", "3"], "").fails_with(&["players"]);
}
