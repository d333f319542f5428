//! `klejnot verify` and `klejnot replay`.

mod common;

use catalog::{AnyGame, AnyPlay};
use common::{Run, folder, klejnot, path_text};
use game::{Dealer, Turn};
use std::path::{Path, PathBuf};

/// A finished game of Splendor as a record, written to a file of its own.
fn record(test: &str, change: impl FnOnce(String) -> String) -> PathBuf {
    let mut play = AnyPlay::new(AnyGame::Splendor, "players=2 first=0").unwrap();
    let dealer = Dealer::from_seed(4, 0);
    play.draw_all(&dealer);
    let mut turn = 0;
    while play.turn() != Turn::Over {
        let legal = play.legal();
        turn += 7;
        play.try_apply(&legal[turn % legal.len()].action).unwrap();
        play.draw_all(&dealer);
    }
    let content = play.record(&["Ala".into(), "Ola".into()]).to_string();
    let path = folder(test).join("game.txt");
    std::fs::write(&path, change(content)).unwrap();
    path
}

/// The number of the first line that begins like this.
fn line_of(path: &Path, beginning: &str) -> usize {
    common::read(path).lines().position(|line| line.starts_with(beginning)).unwrap() + 1
}

#[track_caller]
fn is_wrong(run: Run, parts: &[&str]) {
    assert_eq!((run.code, run.err.as_str()), (1, ""), "{}", run.out);
    assert_eq!(run.out.lines().count(), 1, "{}", run.out);
    for part in parts {
        assert!(run.out.contains(part), "{part:?} is not in {:?}", run.out);
    }
}

#[test]
fn a_true_record_is_valid_in_every_language() {
    let path = record("valid", |text| text);
    for (lang, word) in [("en", "valid"), ("pl", ": 1 0"), ("ru", ": 1 0")] {
        let out = klejnot(&["verify", path_text(&path), "--lang", lang], "").ok();
        assert!(out.contains(word) && out.lines().count() == 1, "{out}");
    }
}

#[test]
fn comments_blank_lines_and_windows_line_ends_are_fine() {
    let path = record("comments", |text| {
        let text = text.replace("reveal:", "  reveal:").replacen("deal:1", "\n; the market\ndeal:1", 1);
        format!("\u{feff}; a fine game\n{}", text.replace('\n', " ; so\n").replace("] ; so", "]").replace('\n', "\r\n"))
    });
    assert!(klejnot(&["verify", path_text(&path)], "").ok().contains("valid"));
}

#[test]
fn the_first_wrong_line_is_named_with_the_reason() {
    let path = record("illegal", |text| text.replacen("deal:1", "deal:9", 1));
    is_wrong(klejnot(&["verify", path_text(&path)], ""), &[&format!("line {}:", line_of(&path, "deal:9")), "deal:9"]);

    let path = record("impossible", |text| {
        let first = text.lines().find(|line| line.starts_with("reveal:")).unwrap().to_string();
        text.replacen(&first, &format!("{first}\n{first}"), 1)
    });
    let line = line_of(&path, "reveal:") + 1;
    is_wrong(klejnot(&["verify", path_text(&path)], ""), &[&format!("line {line}:"), "SPL-03"]);

    let path = record("rule", |text| {
        let mut lines: Vec<&str> = text.lines().collect();
        let first_choice = lines.iter().rposition(|line| line.starts_with("deal:3")).unwrap();
        let set_up = lines.iter().take(first_choice).filter(|line| line.starts_with("deal:")).count();
        assert!(set_up >= 11);
        let after_set_up =
            lines.iter().enumerate().filter(|(_, line)| line.starts_with("deal:")).nth(11).unwrap().0 + 1;
        lines.insert(after_set_up, "pass");
        lines.join("\n")
    });
    is_wrong(klejnot(&["verify", path_text(&path)], ""), &[&format!("line {}:", line_of(&path, "pass")), "SPL-18"]);
}

#[test]
fn headers_are_checked() {
    let wrong = |test: &str, change: fn(String) -> String, parts: &[&str]| {
        is_wrong(klejnot(&["verify", path_text(&record(test, change))], ""), parts);
    };
    wrong("game", |text| text.replace("\"splendor\"", "\"chess\""), &["line 1:", "chess"]);
    wrong("no-game", |text| text.replace("[Game \"splendor\"]\n", ""), &["Game"]);
    wrong("version", |text| text.replace("[Version \"", "[Version \"9"), &["line 2:", "9"]);
    wrong("players", |text| text.replace("[Players \"2\"]", "[Players \"7\"]"), &["line 3:", "players", "2, 3, 4"]);
    wrong("options", |text| text.replace("first=0", "first=7"), &["line 4:", "first", "random, 0, 1"]);
    wrong(
        "result",
        |text| text.replace("[Result \"1 0\"]", "[Result \"1/2 1/2\"]").replace("[Result \"0 1\"]", "[Result \"1 0\"]"),
        &["line 7:", "result"],
    );
    wrong("twice", |text| format!("[Game \"duel\"]\n{text}"), &["line 2:", "Game"]);
    wrong("late", |text| format!("{text}[Late \"yes\"]\n"), &["Late"]);
    wrong("after", |text| format!("{text}pass\n"), &["after the end"]);
    wrong("truncated", |text| text.lines().take(40).collect::<Vec<_>>().join("\n"), &["line 7:", "result"]);
    wrong("empty", |_| String::new(), &["Game"]);
    wrong("long", |text| format!("{text}{}", "; dust\n".repeat(200_000)), &["1048576"]);
    wrong("binary", |_| "\u{0}\u{1b}[2J\u{7f}".into(), &["Game"]);
}

#[test]
fn an_error_cannot_steer_the_terminal() {
    let path = record("escape", |text| format!("{text}\u{1b}[2J\n"));
    let run = klejnot(&["verify", path_text(&path)], "");
    assert_eq!(run.code, 1);
    assert!(!run.out.contains('\u{1b}'), "{:?}", run.out);
}

#[test]
fn positions_are_shown_as_each_pair_of_eyes_may_see_them() {
    let path = record("replay", |text| text);
    let path = path_text(&path);
    let last = klejnot(&["replay", path], "").ok();
    assert!(last.contains("Ala") && last.contains("Ola"), "{last}");
    let first = klejnot(&["replay", path, "--at", "0"], "").ok();
    assert!(first.starts_with("Position 0 of "), "{first}");
    assert_ne!(first, last);
    assert!(klejnot(&["replay", path, "--at", "30", "--lang", "pl"], "").ok().starts_with("Pozycja 30 z "));
    for eyes in [&["--seat", "1"][..], &["--spectator"], &["--all"]] {
        klejnot(&[&["replay", path, "--at", "30"][..], eyes].concat(), "").ok();
    }
    klejnot(&["replay", path, "--at", "100000"], "").fails_with(&["100000"]);
    klejnot(&["replay", path, "--seat", "2"], "").fails_with(&["2", "0 to 1"]);
    klejnot(&["replay", path, "--seat", "0", "--all"], "").fails_with(&["--seat", "--all"]);
}

#[test]
fn a_blind_card_is_shown_to_its_owner_only() {
    let mut play = AnyPlay::new(AnyGame::Splendor, "players=2 first=0").unwrap();
    let dealer = Dealer::from_seed(4, 0);
    play.draw_all(&dealer);
    play.try_apply("reserve:2").unwrap();
    let drawn = play.draw(&dealer).unwrap().action.replace("draw:", "");
    let path = folder("blind").join("game.txt");
    std::fs::write(&path, play.record(&[]).to_string()).unwrap();
    let seen = |eyes: &[&str]| klejnot(&[&["replay", path_text(&path)][..], eyes].concat(), "").ok().contains(&drawn);
    assert!(seen(&["--seat", "0"]) && seen(&["--all"]));
    assert!(!seen(&["--seat", "1"]) && !seen(&["--spectator"]));
}

#[test]
fn a_wrong_record_cannot_be_replayed() {
    let path = record("replay-wrong", |text| text.replacen("deal:1", "deal:9", 1));
    klejnot(&["replay", path_text(&path)], "").fails_with(&[&format!("line {}:", line_of(&path, "deal:9"))]);
}
