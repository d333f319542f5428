//! Card files: `klejnot cards check` and `--cards`.

mod common;

use common::{folder, klejnot, path_text, says};
use std::path::PathBuf;

const ADDED: &str = r#"(
    cards: [
        (id: "robin_hood", kind: Hero, cost: 3, vp: Points(1), copies: 2, source: Printed,
            name: "Robin Hood",
            play: [Power(2), May(act: [Move(from: [Discard], to: Destroyed)])]),
    ],
)"#;

const REPLACED: &str = r#"(
    cards: [
        (id: "kick", kind: SuperPower, cost: 1, vp: Points(1), copies: 16, source: Printed,
            name: "Roundhouse Kick",
            play: [Power(4)]),
    ],
)"#;

/// A card file of its own for a test.
fn file(test: &str, text: &str) -> PathBuf {
    let path = folder(test).join("mine.ron");
    std::fs::write(&path, text).unwrap();
    path
}

/// The file is refused by the check and by every command, in one line that says all of this, and nothing is started.
#[track_caller]
fn refused(test: &str, text: &str, parts: &[&str]) {
    let path = file(test, text);
    let path = path_text(&path);
    let parts = [&[path], parts].concat();
    let check = klejnot(&["cards", "check", path], "");
    assert_eq!(check.out, "");
    check.fails_with(&parts);
    for command in [&["play", "dc"][..], &["play", "splendor"], &["simulate", "dc"], &["engine"], &["games"], &[]] {
        let run = klejnot(&[command, &["--cards", path]].concat(), "1\n");
        assert_eq!(run.out, "", "{command:?}");
        run.fails_with(&parts);
    }
    for lang in ["pl", "ru"] {
        let run = klejnot(&["cards", "check", path, "--lang", lang], "");
        assert_eq!(run.code, 2);
        assert!(!run.err.contains(" cards-") && run.err.contains("mine.ron"), "{}", run.err);
    }
}

/// The hash that a check names.
fn hash(path: &std::path::Path) -> String {
    let out = klejnot(&["cards", "check", path_text(path)], "").ok();
    let line = out.lines().last().unwrap();
    line.split_whitespace().last().unwrap().to_string()
}

#[test]
fn a_good_file_is_told_what_is_in_it() {
    for (lang, added, replaced) in [
        ("en", "Cards, new (1)", "Cards, replaced (1)"),
        ("pl", "Karty, nowe (1)", "zastąpione"),
        ("ru", "новые", "заменены"),
    ] {
        let path = file(&format!("cards-added-{lang}"), ADDED);
        let out = klejnot(&["cards", "check", path_text(&path), "--lang", lang], "").ok();
        assert!(out.contains(added) && out.contains("robin_hood") && !out.contains(replaced), "{out}");
        let path = file(&format!("cards-replaced-{lang}"), REPLACED);
        let out = klejnot(&["cards", "check", path_text(&path), "--lang", lang], "").ok();
        assert!(out.contains(replaced) && out.contains("kick") && !out.contains(added), "{out}");
        assert!(!out.contains("cmd-"), "{out}");
    }
    let path = file("cards-empty", "()");
    assert!(klejnot(&["cards", "check", path_text(&path)], "").ok().contains(&says("en", "cmd-cards-nothing")));
}

#[test]
fn an_added_card_is_played_with_and_a_replaced_one_too() {
    let path = file("cards-play-added", ADDED);
    let table = ["play", "dc", "--seats", "human,human", "--seed", "1"];
    let with = klejnot(&[&table[..], &["--cards", path_text(&path)]].concat(), "\nquit\n").ok();
    let without = klejnot(&table, "\nquit\n").ok();
    assert!(without.contains("main deck 109") && with.contains("main deck 111"), "{with}");
    let path = file("cards-play-replaced", REPLACED);
    let out = klejnot(&[&table[..], &["--cards", path_text(&path)]].concat(), "\nquit\n").ok();
    assert!(out.contains("  1 −1  Roundhouse Kick ×16 (kick)"), "{out}");
    assert!(out.contains("+4 Power."), "{out}");
}

#[test]
fn an_unknown_effect_is_named_with_its_line_card_and_field() {
    let text = ADDED.replace("Power(2)", "Fly(2)");
    refused("cards-effect", &text, &["line 5", "robin_hood", "play", "Fly"]);
    refused("cards-field", &ADDED.replace("cost: 3", "price: 3"), &["line 3", "robin_hood", "price"]);
    refused("cards-type", &ADDED.replace("Hero", "Clown"), &["line 3", "robin_hood", "kind", "Clown"]);
    refused("cards-bracket", &ADDED.replace("],\n)", ""), &["mine.ron"]);
    refused(
        "cards-named",
        &ADDED.replace("from: [Discard]", "what: Named(\"nobody\"), from: [Discard]"),
        &["line 3", "robin_hood", "play", "nobody"],
    );
}

#[test]
fn effects_nest_eight_deep_and_no_deeper() {
    let nested = |depth: usize| {
        let text = "May(act: [".repeat(depth - 1) + "Power(1)" + &"])".repeat(depth - 1);
        ADDED.replace("Power(2)", &text)
    };
    let path = file("cards-eight", &nested(8));
    klejnot(&["cards", "check", path_text(&path)], "").ok();
    refused("cards-nine", &nested(9), &["line 3", "robin_hood", "play", "8"]);
    refused("cards-thousand", &nested(1000), &["mine.ron"]);
}

#[test]
fn what_mixes_cards_of_several_players_stands_where_all_are_hit() {
    for word in ["Exchange", "PassLeft"] {
        let misplaced = ADDED.replace("Power(2)", &format!("Special({word})"));
        refused(&format!("cards-{word}"), &misplaced, &["line 3", "robin_hood", "play", word, "appears"]);
        let villain = |appears: &str| {
            let card = "id: \"ares\", kind: SuperVillain, cost: 9, copies: 1, source: Printed";
            format!("(cards: [({card}, appears: [{appears}])])")
        };
        let nested = villain(&format!("EachFoe([Special({word})])"));
        refused(&format!("cards-nested-{word}"), &nested, &["ares", "appears", word]);
        let twice = villain(&format!("Special({word}), Special({word})"));
        refused(&format!("cards-twice-{word}"), &twice, &["ares", "appears", word]);
    }
    // Brainiac has one already.
    let second = r#"(cards: [(id: "ares", kind: SuperVillain, cost: 9, copies: 1, source: Printed, appears: [Special(Exchange)])])"#;
    refused("cards-second-exchange", second, &["appears", "too many", "2", "1"]);
}

/// Cards that do what no card should.
const STRANGE: &str = r#"(
    cards: [
        (id: "s1", kind: Hero, cost: 1, copies: 5, source: Printed,
            play: [EachFoe([EachFoe([EachFoe([Reveal, MoveIt(LineUp)])])]), PlayAgain(except: [])]),
        (id: "s2", kind: Villain, cost: 0, copies: 5, source: Printed,
            play: [Attack([Attack([Move(count: All, from: [Hand], to: UnderHero)])]), Special(Disintegrate)]),
        (id: "s3", kind: Equipment, cost: 0, copies: 5, source: Printed,
            play: [Draw(20), Move(count: AnyNumber, from: [Hand, Discard, LineUp, Kicks, Gained], to: DeckBottom)]),
        (id: "s4", kind: SuperPower, cost: 0, copies: 3, source: Printed,
            play: [Power(20), DoublePower, DoublePower, DoublePower, DoublePower, DoublePower, Power(20)]),
        (id: "s5", kind: Location, cost: 0, copies: 5, source: Printed,
            play: [Upon(Any, [Upon(Any, [Draw(1)])])],
            ability: [(when: Each(Any), then: [Draw(1)]), (when: AtWill, then: [Draw(1)])]),
        (id: "s6", kind: Hero, cost: 0, copies: 4, source: Printed,
            play: [PlayFromLineUp(Any), PlaySuperVillain, Look, MoveIt(Hand), RandomFromHand(LineUp), PlayerPlaysIt],
            defense: (stays: true, then: [Weakness(20), Draw(20)])),
        // Who defends against an Attack attacks all others, who defend by attacking...
        (id: "s7", kind: Hero, cost: 0, copies: 5, source: Printed,
            play: [Attack([Weakness(1)])],
            defense: (stays: true, then: [EachFoe([Attack([Attack([Weakness(1)])])])])),
        // Asks others what to disintegrate, and borrows when it appears, in nobody's turn.
        (id: "s8", kind: Villain, cost: 0, copies: 4, source: Printed, play: [Attack([Special(Disintegrate)])]),
        (id: "s9", kind: SuperVillain, cost: 0, copies: 2, source: Printed, appears: [PlayFromLineUp(Any)]),
        (id: "kick", kind: Location, cost: 0, copies: 16, source: Printed, play: [Power(1)]),
        (id: "vulnerability", kind: Starter, cost: 0, copies: 16, source: Printed,
            play: [Special(PlayFoesTop), Special(PlayFoesRandom), Pay(power: 1, act: [Draw(1)])]),
        // To have room for these.
        (id: "suicide_squad", kind: Villain, cost: 4, copies: 0, source: Printed),
        (id: "kid_flash", kind: Hero, cost: 2, copies: 0, source: Printed),
        (id: "super_speed", kind: SuperPower, cost: 3, copies: 0, source: Printed),
        (id: "nth_metal", kind: Equipment, cost: 3, copies: 0, source: Printed),
    ],
    heroes: [
        (id: "batman", pack: Base, source: Printed, topdecks: Any,
            ability: [(when: AtWill, then: []), (when: Each(Any), then: [Attack([Weakness(2)])])]),
    ],
    challenges: [
        (id: "nixon", level: 1, power: 1, source: Printed, lasting: Clock(cost: 0, strikes_at: 0), needs: []),
    ],
)"#;

#[test]
fn whatever_cards_do_games_go_on_and_end() {
    let path = file("cards-strange", STRANGE);
    for mode in ["base", "watchmen"] {
        for players in ["2", "3", "5"] {
            let args = ["simulate", "dc", "--mode", mode, "--players", players, "--games", "40", "--json"];
            let out = klejnot(&[&args[..], &["--cards", path_text(&path)]].concat(), "").ok();
            let report: serde_json::Value = serde_json::from_str(&out).unwrap();
            assert_eq!(report["games"], 40, "{out}");
        }
    }
}

#[test]
fn an_id_stands_once() {
    let twice = ADDED.replace(
        "    ],\n)",
        "        (id: \"robin_hood\", kind: Hero, cost: 1, copies: 1, source: Printed),\n    ],\n)",
    );
    refused("cards-twice", &twice, &["robin_hood", "id"]);
    refused("cards-id", &ADDED.replace("robin_hood", "Robin Hood!"), &["line 3", "Robin Hood!", "id"]);
}

#[test]
fn numbers_have_bounds() {
    refused(
        "cards-negative",
        &ADDED.replace("copies: 2", "copies: -2"),
        &["line 3", "robin_hood", "copies", "-2", "0 to 40"],
    );
    refused("cards-dear", &ADDED.replace("cost: 3", "cost: 99"), &["line 3", "robin_hood", "cost", "99"]);
    let card = |n| format!("(id: \"clone_{n}\", kind: Hero, cost: 1, copies: 40, source: Printed),\n");
    let many: String = (0..6).map(card).collect();
    refused("cards-many", &format!("(cards: [{many}])"), &["field cards", "too many"]);
    let endless = ADDED.replace("Power(2)", &("Power(1), ".repeat(70_000) + "Power(2)"));
    refused("cards-effects", &endless, &["field cards", "too many", "65535"]);
    for destroys in ["PerWeakness(least: 3, most: 2)", "PerPlayed(what: Any, least: 3, most: 2)"] {
        let plot = format!("(id: \"long_night\", power: 9, source: Printed, destroys: {destroys})");
        refused("cards-least", &format!("(plots: [{plot}])"), &["line 1", "long_night", "destroys", "3", "0 to 2"]);
    }
}

/// Moments that are not plays: a draw, and a gain.
#[test]
fn a_location_heeds_draws_and_gains_like_a_super_hero() {
    let text = r#"(
        cards: [
            (id: "punch", kind: Location, cost: 0, copies: 36, source: Printed,
                ability: [(when: FirstDraw, then: [Power(5)]), (when: Gain(Named("kick")), then: [Power(7)])]),
            (id: "vulnerability", kind: Starter, cost: 0, copies: 16, source: Printed, play: [Draw(1)]),
            (id: "suicide_squad", kind: Villain, cost: 4, copies: 0, source: Printed),
            (id: "catwoman", kind: Hero, cost: 4, copies: 0, source: Printed),
        ],
    )"#;
    let path = file("cards-location", text);
    let args = ["play", "dc", "--seats", "human,random", "--first", "0", "--seed", "3"];
    let input = "play:punch\nplay:vulnerability\nkick\nquit\n";
    let out = klejnot(&[&args[..], &["--cards", path_text(&path)]].concat(), input).ok();
    let powers: Vec<&str> = out.lines().filter(|line| line.starts_with("Power ")).map(|line| &line[..8]).collect();
    assert_eq!(powers, ["Power 5.", "Power 9."], "5 for the draw; 3 for the Kick, and 7 for having it: {out}");
}

#[test]
fn a_deck_that_is_too_small_to_start_is_refused() {
    let few = r#"(cards: [(id: "punch", kind: Starter, cost: 0, copies: 3, source: Printed)])"#;
    refused("cards-few", few, &["line 1", "punch", "3", "35"]);
    // Everything that could lie in the main deck of the base game is taken out.
    let entries = dc::cards().entries().cards.iter();
    let main = entries.filter(|entry| {
        use dc::vocabulary::Type;
        let other = matches!(entry.kind, Type::Starter | Type::Weakness | Type::SuperVillain);
        !other && entry.id != "kick" && entry.pack == dc::vocabulary::Pack::Base
    });
    let gone: String = main
        .map(|entry| format!("(id: {:?}, kind: {:?}, cost: 1, copies: 0, source: Printed),\n", entry.id, entry.kind))
        .collect();
    refused("cards-none", &format!("(cards: [{gone}])"), &["cards", "0", "6"]);
}

#[test]
fn a_file_that_cannot_be_read_is_refused() {
    klejnot(&["cards", "check", "/nowhere/at/all"], "").fails_with(&["/nowhere/at/all"]);
    klejnot(&["games", "--cards", "/nowhere/at/all"], "").fails_with(&["/nowhere/at/all"]);
    klejnot(&["cards", "check"], "").fails_with(&["FILE"]);
    refused("cards-long", &"// dust\n".repeat(200_000), &["1048576"]);
}

#[test]
fn a_record_of_another_set_is_refused_with_both_hashes() {
    let (added, replaced) = (file("cards-record-added", ADDED), file("cards-record-replaced", REPLACED));
    let (ours, theirs) = (hash(&added), hash(&replaced));
    assert!(ours.len() == 64 && theirs.len() == 64 && ours != theirs);
    let records = folder("cards-records");
    let args =
        ["simulate", "dc", "--games", "1", "--players", "2", "--villains", "1", "--records", path_text(&records)];
    klejnot(&[&args[..], &["--cards", path_text(&added)]].concat(), "").ok();
    let record = records.join("dc-000000.txt");
    let record = path_text(&record);
    assert!(klejnot(&["verify", record, "--cards", path_text(&added)], "").ok().contains("valid"));
    let built_in = dc::cards().hash();
    for (args, here) in [(&[][..], built_in), (&["--cards", path_text(&replaced)], &theirs)] {
        let run = klejnot(&[&["verify", record][..], args].concat(), "");
        assert_eq!(run.code, 1, "{}", run.err);
        assert!(run.out.contains(&ours) && run.out.contains(here), "{}", run.out);
        klejnot(&[&["replay", record][..], args].concat(), "").fails_with(&[&ours, here]);
        klejnot(&[&["play", "--load", record][..], args].concat(), "").fails_with(&[&ours, here]);
        let load = serde_json::json!({"cmd": "load", "record": common::read(record.as_ref()), "seed": 1});
        let out = klejnot(&[&["engine"][..], args].concat(), load.to_string()).ok();
        assert!(out.contains("bad_record") && out.contains(&ours) && out.contains(here), "{out}");
    }
}
