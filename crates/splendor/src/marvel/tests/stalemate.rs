//! Games in which nothing happens any more.

use super::{Marvel, block, give_avengers, happened, points, two};
use crate::harness::Table;
use game::{Eyes, Game};

/// A game for two in which nobody can do anything, with these cards before the players.
fn stuck(first: &str, second: &str) -> Table<Marvel> {
    let mut table = two();
    table.own(0, first).own(1, second);
    block(&mut table);
    table
}

#[test]
fn mar_53_a_round_of_passes_ends_the_game() {
    let mut table = stuck("1O8", "");
    happened(&mut table);
    table.play("pass");
    assert!(!table.is_over(), "not before the round is over");
    table.play("pass");
    assert!(table.is_over());
    assert_eq!(happened(&mut table), ["passed 0", "passed 1", "stalled", "over [Seat(0)]"]);
}

#[test]
fn mar_53_but_not_if_a_location_came() {
    let mut table = two();
    table.lay_tiles("1A 2A").own_bonuses(0, "YYYYBBBBOOOO");
    block(&mut table);
    table.play("pass; location:1A; pass");
    assert!(!table.is_over(), "something changed");
    table.play("pass; pass");
    assert!(!table.is_over(), "and again");
    assert_eq!(table.tiles(0), ["1A", "2A"]);
    table.play("pass; pass");
    assert!(table.is_over());
}

/// A game for two in which tokens can be taken for ever: with all grey ones in hand, nobody can hold all the others.
fn endless() -> Table<Marvel> {
    let mut table = two();
    table.give(0, "SSS").give(1, "SS").own_bonuses(0, "BBBB");
    table
}

/// Takes and returns tokens until the game is over or has this many full rounds.
fn play_quietly(table: &mut Table<Marvel>, rounds: u16) {
    while !table.is_over() && table.game.rounds < rounds {
        let quiet = table.legal().into_iter().find(|text| text.starts_with("take") || text.starts_with("return"));
        table.play(&quiet.expect("tokens can be taken"));
    }
}

#[test]
fn mar_53_fifty_rounds_without_a_recruit_or_a_reservation() {
    let mut table = endless();
    play_quietly(&mut table, 49);
    assert!(!table.is_over());
    play_quietly(&mut table, 60);
    assert!(table.is_over());
    assert_eq!(table.game.rounds, 50);
    let happened = happened(&mut table);
    assert_eq!(happened[happened.len() - 2..], ["stalled", "over [Seat(1)]"]);
}

#[test]
fn mar_53_a_reservation_or_a_recruit_starts_the_count_anew() {
    for action in ["reserve:1Y8", "reserve:1", "recruit:1P8"] {
        let mut table = endless();
        play_quietly(&mut table, 49);
        table.play(action);
        play_quietly(&mut table, 99);
        assert!(!table.is_over(), "{action}");
        play_quietly(&mut table, 110);
        assert!(table.is_over());
        assert_eq!(table.game.rounds, 100, "{action} in round 50, then 50 quiet rounds");
    }
}

#[test]
fn mar_53_all_are_compared_by_points() {
    let mut table = stuck("3Y4", "2Y6 2P6");
    table.play("pass; pass");
    assert_eq!(points(&table), [5, 6]);
    assert_eq!(table.places(), [2, 1]);
    assert!(!table.game.view(Eyes::Spectator).gauntlet[1].meets, "nobody needs the Gauntlet");
}

#[test]
fn mar_53_then_by_the_avengers_tile() {
    let mut table = stuck("2Y6 2P6", "1Y1 1P1 2B6");
    give_avengers(&mut table, 1);
    table.play("pass; pass");
    assert_eq!(points(&table), [6, 6]);
    assert_eq!(table.places(), [2, 1]);
}

#[test]
fn mar_53_then_by_fewest_recruited_cards_or_shared() {
    let mut table = stuck("2Y6 2P6 1Y1", "2R6 2B6");
    table.play("pass; pass");
    assert_eq!(points(&table), [6, 6]);
    assert_eq!(table.places(), [2, 1]);
    let mut table = stuck("2Y6 2P6", "2R6 2B6");
    table.play("pass; pass");
    assert_eq!(table.places(), [1, 1]);
    assert_eq!(table.game.returns().to_string(), "1/2 1/2");
}
