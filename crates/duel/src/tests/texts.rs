//! Actions as text, and the keys of messages.

use crate::{Action, Card, Duel, MESSAGES};
use game::Game;
use std::collections::BTreeSet;

#[test]
fn every_action_can_be_written_and_read() {
    let space = Duel::space(&"players=2".parse().unwrap());
    let masked = ["draw:1?", "draw:2?", "draw:3?"].map(|text| text.parse::<Action>().unwrap());
    for action in space.iter().copied().chain(masked) {
        let text = action.to_string();
        assert!(text.is_ascii() && !text.contains(' '));
        assert_eq!(text.parse::<Action>(), Ok(action), "{text}");
    }
}

#[test]
fn the_space_is_sorted_and_who_begins_is_in_it_only_if_it_is_drawn() {
    let drawn = Duel::space(&"players=2".parse().unwrap());
    let named = Duel::space(&"players=2 first=1".parse().unwrap());
    assert!(drawn.windows(2).all(|pair| pair[0] < pair[1]));
    assert_eq!(drawn.len(), named.len() + 2);
    assert_eq!(drawn[..named.len()], named, "all other actions have the same ids");
    assert_eq!(named.len(), 25 + 1 + 145 + 25 + 67 + 1 + 67 + 3 + 22 + 5 + 25 + 6 + 4 + 7 + 7 + 67 + 67);
}

#[test]
fn codes_of_cards() {
    let codes: Vec<String> = Card::all().map(Card::code).collect();
    assert_eq!(codes[..6], ["1W1", "1W2", "1W3", "1W4", "1W5", "1U1"]);
    assert_eq!(codes[25..31], ["1N1", "1J1", "1J2", "1J3", "1J4", "2W1"]);
    assert_eq!(codes[64..], ["3N1", "3J1", "3J2"]);
    for card in Card::all() {
        assert_eq!(Card::from_code(&card.code()), Some(card));
    }
    for code in ["1W6", "1W0", "2W5", "3W3", "1N2", "3J3", "4W1", "0W1", "1P1", "1w1", "1W", "1W11", "", "1W~"] {
        assert_eq!(Card::from_code(code), None, "{code}");
    }
}

#[test]
fn what_is_no_action_is_refused_with_the_forms_that_exist() {
    let texts = [
        "",
        "take",
        "take:",
        "take:a6",
        "take:f1",
        "take:a1,",
        "take:A1",
        "pass:",
        "replenish:1",
        "pay:W4",
        "pay:Y1",
        "pay:W",
        "gold:",
        "buy:",
        "reserve:4",
        "reserve:0",
        "royal:5",
        "royal:0",
        "first:2",
        "steal:Y",
        "associate:P",
        "cell:J",
        "draw:4?",
        "draw:?",
        "token:c",
        "privilege:33",
        "żeton:a1",
    ];
    for text in texts {
        let bad = text.parse::<Action>().expect_err(text);
        assert_eq!(bad.found, text);
        for form in bad.expected.split(' ') {
            assert!(form.parse::<Action>().is_ok(), "{form}");
        }
    }
}

/// Every string literal of these sources that is a key.
fn keys(source: &str) -> impl Iterator<Item = &str> {
    let is_key = |part: &&str| {
        let plain = part.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        plain && (part.starts_with("event-") || part.starts_with("refuse-"))
    };
    source.split('"').filter(is_key)
}

#[test]
fn the_list_of_messages_has_every_key_of_the_sources_and_no_other() {
    let said: BTreeSet<&str> = keys(include_str!("../event.rs")).chain(keys(include_str!("../refuse.rs"))).collect();
    assert!(said.iter().eq(MESSAGES), "in the sources: {said:#?}");
}
