//! DUE-01 to DUE-05: what lies on the table when the first turn begins.

use super::table::Table;
use crate::{Event, Phase, Royal};
use game::{Game, Seat, Turn};

#[test]
fn due_02_five_four_and_three_cards_lie_face_up() {
    let mut table = Table::start("players=2 first=0");
    for _ in 0..25 {
        let drawn = table.legal()[0].clone();
        table.step(&drawn);
    }
    assert_eq!(table.legal().len(), 30, "any card of level 1 may come first");
    table.step("deal:1K5");
    assert_eq!(table.legal().len(), 29, "it is gone from the deck");
    for card in ["1N1", "1J1", "1W1", "1W2"] {
        table.step(&format!("deal:{card}"));
    }
    assert_eq!(table.legal().len(), 24, "then come cards of level 2");
    table.settle();
    assert_eq!(table.row(1), "1K5 1N1 1J1 1W1 1W2");
    assert_eq!(table.row(2), "2W1 2W2 2W3 2W4");
    assert_eq!(table.row(3), "3W1 3W2 3U1");
    let dealt = |event: &Event| match event {
        Event::Dealt { card, place } => Some(format!("{card}@{place}")),
        _ => None,
    };
    let dealt: Vec<String> = table.events.iter().filter_map(dealt).collect();
    assert_eq!(dealt[3..], ["1W1@3", "1W2@4", "2W1@0", "2W2@1", "2W3@2", "2W4@3", "3W1@0", "3W2@1", "3U1@2"]);
    let decks = crate::Level::ALL.map(|level| table.game.pyramid.deck(level).len());
    assert_eq!(decks, [25, 20, 10]);
}

#[test]
fn due_03_the_tokens_are_laid_one_by_one_along_the_spiral() {
    let mut table = Table::start("players=2 first=0");
    assert_eq!(table.legal(), ["cell:W", "cell:U", "cell:G", "cell:R", "cell:K", "cell:P", "cell:Y"]);
    let odds = |table: &Table, text: &str| table.game.odds(text.parse().unwrap());
    assert_eq!((odds(&table, "cell:W"), odds(&table, "cell:P"), odds(&table, "cell:Y")), (4, 2, 3));
    table.step("cell:P");
    assert_eq!(table.rows(), "..... ..... ..P.. ..... .....");
    assert_eq!(odds(&table, "cell:P"), 1, "one pearl is left in the bag");
    table.step("cell:Y").step("cell:P");
    assert_eq!(table.rows(), "..... ..... ..P.. .PY.. .....");
    assert!(!table.allows("cell:P"), "no pearl is left");
    for _ in 3..25 {
        let drawn = table.legal()[0].clone();
        table.step(&drawn);
    }
    assert_eq!(table.rows(), "RRRKK RWWWK GWPUK GPYUY GGUUY");
    assert_eq!(table.bag(), "");
}

#[test]
fn due_04_privileges_lie_above_the_board_and_royals_below_it() {
    let table = Table::start("players=2 first=0");
    assert_eq!(table.scrolls(), [3, 0, 0]);
    assert!(table.game.royals().eq(Royal::all()));
}

#[test]
fn due_05_the_first_player_is_drawn_and_the_second_takes_a_privilege() {
    for (first, second) in [(0, 1), (1, 0)] {
        let mut table = Table::start("players=2");
        assert_eq!(table.game.turn(), Turn::Chance);
        assert_eq!(table.legal(), ["first:0", "first:1"]);
        table.step(&format!("first:{first}")).settle();
        assert_eq!(table.to_act(), Some(first));
        assert_eq!((table.seat(first).privileges, table.seat(second).privileges), (0, 1));
        assert_eq!(table.told().last(), Some(&"event-duel-privilege"));
        assert_eq!(*table.game.phase(), Phase::Start);
    }
}

#[test]
fn due_05_a_named_player_begins_without_a_draw() {
    let mut table = Table::start("players=2 first=1");
    assert!(!table.allows("first:0"));
    table.settle();
    assert_eq!((table.to_act(), table.scrolls()), (Some(1), [2, 1, 0]));
}

#[test]
fn due_05_turns_alternate() {
    let mut table = Table::new();
    for seat in [0, 1, 0, 1] {
        assert_eq!(table.game.turn(), Turn::Player(Seat::new(seat)));
        let take = table.legal().into_iter().find(|text| text.starts_with("take:") && !text.contains(',')).unwrap();
        table.play(&take);
    }
}
