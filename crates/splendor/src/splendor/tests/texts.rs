//! How actions are written and read.

use super::two;
use crate::harness::Table;
use crate::splendor::{Action, Splendor};
use crate::tableau::{Event, Level, Move};
use game::{Game, Seat};

#[test]
fn every_action_of_the_space_is_read_as_it_is_written() {
    for (players, size) in [(2, 452), (3, 453), (4, 454)] {
        let space = Splendor::space(&format!("players={players}").parse().unwrap());
        assert_eq!(space.len(), size);
        assert!(space.is_sorted() && space.windows(2).all(|pair| pair[0] != pair[1]));
        let mut texts: Vec<String> = space.iter().map(ToString::to_string).collect();
        for (action, text) in space.iter().zip(&texts) {
            assert_eq!(text.parse(), Ok(*action));
            assert!(text.bytes().all(|byte| byte.is_ascii_graphic()));
        }
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), size, "no two actions are written alike");
    }
}

#[test]
fn the_space_holds_every_action_that_is_ever_legal() {
    for seed in 0..10 {
        let players = 2 + seed % 3;
        let space = Splendor::space(&format!("players={players}").parse().unwrap());
        let mut table = Table::<Splendor>::start(&format!("players={players}"));
        let mut legal = Vec::new();
        while !table.is_over() {
            table.game.legal(&mut legal);
            assert!(legal.iter().all(|action| space.binary_search(action).is_ok()));
            table.wander(seed * 7919 + table.events.len() as u64, 1);
        }
    }
}

#[test]
fn the_order_of_letters_to_take_is_free() {
    for text in ["take:WUG", "take:GUW", "take:UWG"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), "take:WUG");
    }
    assert!(two().allows("take:KRG"));
}

#[test]
fn a_masked_draw_is_read_and_written() {
    for (level, text) in [(0, "draw:1?"), (1, "draw:2?"), (2, "draw:3?")] {
        assert_eq!(text.parse(), Ok(Action::from(Move::Hidden(Level(level)))));
        assert_eq!(Action::from(Move::Hidden(Level(level))).to_string(), text);
    }
}

#[test]
#[rustfmt::skip]
fn what_is_no_action_is_not_read() {
    for text in [
        "", " ", ":", "take", "take:", "take:Y", "take:WUGR", "take:WWU", "take:WWW", "take:wug", "take:WUG ", " take:WUG",
        "take:W,U", "TAKE:WUG", "take=WUG", "take:WXG", "take:WUY",
        "reserve", "reserve:", "reserve:0", "reserve:4", "reserve:1W0", "reserve:1W9", "reserve:2W7", "reserve:3W5",
        "reserve:1Y1", "reserve:1W", "reserve:W1", "reserve:1W11", "reserve:4W1", "reserve:0W1", "reserve:1w1", "reserve:+1",
        "buy", "buy:", "buy:1", "buy:1W0", "buy:1W9", "buy:2K7", "buy:3K5", "buy:1W1 ", "buy:1?", "recruit:1W1",
        "gold", "gold:", "gold:W", "gold:1", "gold:W10", "gold:Y1", "gold:W-1", "gold:w1", "shield:W1",
        "return", "return:", "return:X", "return:WU", "return:P", "return:w",
        "noble", "noble:", "noble:W", "noble:UW", "noble:WUGR", "noble:wug", "location:WUG",
        "pass:", "pass:1", "Pass", "pass ", "passe",
        "first", "first:", "first:5", "first:-1", "first:00", "first:a",
        "reveal", "reveal:", "reveal:WR", "deal", "deal:", "deal:1", "deal:1?", "deal:1W9", "draw", "draw:", "draw:1",
        "draw:?", "draw:0?", "draw:4?", "draw:1W?", "draw:1??", "draw:1W9", "żółć", "take:Ż", "gold:Ż1", "buy:1Ż1", "buy:Ż", "\u{0}",
    ] {
        let bad = text.parse::<Action>().expect_err(text);
        assert_eq!(bad.found, text);
        assert!(bad.expected.contains("take:WUG"), "the forms that exist are named");
    }
}

#[test]
fn every_form_that_is_named_can_be_read() {
    let bad = "?".parse::<Action>().unwrap_err();
    for form in bad.expected.split(' ') {
        assert_eq!(form.parse::<Action>().unwrap().to_string(), form);
    }
}

#[test]
fn every_event_is_told_by_its_own_message() {
    let seat = Seat::new(1);
    let text = || "1W1".to_string();
    let reserved = |tokens: &str| Event::Reserved { seat, card: text(), blind: false, tokens: tokens.into() };
    for (event, key, args) in [
        (Event::First { seat }, "event-first", "seat"),
        (Event::Revealed { tile: "WUG".into() }, "event-revealed", "tile"),
        (Event::Dealt { card: text(), place: 0 }, "event-dealt", "card"),
        (Event::Took { seat, tokens: "WW".into() }, "event-took", "seat tokens"),
        (reserved("Y"), "event-reserved-with", "seat card tokens"),
        (reserved(""), "event-reserved", "seat card tokens"),
        (Event::Bought { seat, card: text(), reserved: true, tokens: "WY".into() }, "event-bought", "seat card tokens"),
        (Event::Returned { seat, tokens: "W".into() }, "event-returned", "seat tokens"),
        (Event::Visited { seat, tile: "WUG".into() }, "event-noble", "seat tile"),
        (Event::Passed { seat, cards: vec![text()] }, "event-passed", "seat"),
        (Event::LastRound { seat }, "event-last-round", "seat"),
        (Event::Stalled, "event-stalled", ""),
        (Event::Over { winners: vec![seat] }, "event-won", "seat"),
        (Event::Over { winners: vec![Seat::new(0), seat] }, "event-shared", "winners"),
    ] {
        let message = Splendor::tell(&event);
        let names: Vec<&str> = message.args.iter().map(|arg| arg.0).collect();
        assert_eq!((message.key, names.join(" ").as_str()), (key, args));
    }
}

#[test]
fn actions_are_described_by_what_they_are_about() {
    let described = |text: &str| {
        let view = Splendor::describe(text.parse().unwrap());
        serde_json::to_string(&view).unwrap()
    };
    for (text, json) in [
        ("take:WUG", r#"{"kind":"take","tokens":"WUG"}"#),
        ("take:RR", r#"{"kind":"take","tokens":"RR"}"#),
        ("reserve:1W3", r#"{"kind":"reserve","card":"1W3"}"#),
        ("reserve:2", r#"{"kind":"reserve","level":2}"#),
        ("buy:3K2", r#"{"kind":"buy","card":"3K2"}"#),
        ("gold:U2", r#"{"kind":"pay","tokens":"U","number":2}"#),
        ("return:Y", r#"{"kind":"return","tokens":"Y"}"#),
        ("noble:WUG", r#"{"kind":"tile","tile":"WUG"}"#),
        ("first:1", r#"{"kind":"first","seat":1}"#),
        ("pass", r#"{"kind":"pass"}"#),
    ] {
        assert_eq!(described(text), json, "{text}");
    }
}
