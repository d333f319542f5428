//! Locations and the Avengers tile.

use super::{FIFTEEN_POINTS, block, give_avengers, happened, points, recruit, two};
use game::Seat;

// Locations

#[test]
fn mar_40_a_location_comes_at_the_end_of_the_turn() {
    let mut table = two();
    table.lay_tiles("1A").own_bonuses(0, "YYYYBBB").hold(0, "1B4").play("take:YPB; take:YPB");
    assert_eq!(points(&table), [0, 0]);
    table.give(0, "Y").play("recruit:1B4");
    assert_eq!(table.tiles(0), ["1A"]);
    assert_eq!(table.open_tiles(), Vec::<&str>::new());
    assert_eq!(points(&table), [3, 0]);
    assert_eq!(happened(&mut table).last().expect("something happened"), "location 0 1A");
    assert_eq!(table.to_act(), Some(1), "it is not an action and can't be refused");
}

#[test]
fn mar_40_tokens_do_not_count() {
    let mut table = two();
    table.lay_tiles("1A").own_bonuses(0, "YYYYBBB").own_bonuses(0, "PP").give(0, "BBBSS").play("take:YPB");
    assert_eq!(table.open_tiles(), ["1A"]);
    assert_eq!(points(&table), [0, 0]);
}

#[test]
fn mar_40_only_at_the_end_of_ones_own_turn() {
    let mut table = two();
    table.lay_tiles("1A").own_bonuses(1, "YYYYBBBB").play("take:YPB");
    assert_eq!(table.open_tiles(), ["1A"]);
    table.play("take:YPB");
    assert_eq!(table.tiles(1), ["1A"]);
    assert_eq!(points(&table), [0, 3]);
}

#[test]
fn mar_40_at_most_one_a_turn_and_the_player_chooses() {
    let mut table = two();
    table.lay_tiles("1A 2A 4B").own_bonuses(0, "YYYYBBBBOOOO").play("take:YPB");
    assert_eq!(table.to_act(), Some(0));
    assert_eq!(table.legal(), ["location:1A", "location:2A"]);
    assert_eq!(table.why_not("location:4B"), "MAR-40 refuse-tile-not-coming");
    assert_eq!(table.why_not("take:YPB"), "MAR-40 refuse-choose-tile");
    table.play("location:2A");
    assert_eq!(table.tiles(0), ["2A"]);
    assert_eq!(points(&table), [3, 0]);
    assert_eq!(table.to_act(), Some(1));
    // The one left over comes at the end of the next turn.
    table.play("take:YPB; take:PRO");
    assert_eq!(table.tiles(0), ["1A", "2A"]);
    assert_eq!(points(&table), [6, 0]);
}

#[test]
fn mar_40_one_left_over_may_be_gone_by_then() {
    let mut table = two();
    table.lay_tiles("1A 2A").own_bonuses(0, "YYYYBBBBOOOO").own(1, "2Y3 2Y4 2Y6 3Y2 2B3 2B4 2B6 3B3");
    table.play("take:YPB; location:2A; take:YPB");
    assert_eq!(table.tiles(1), ["1A"]);
    table.play("take:PRO");
    assert_eq!(table.tiles(0), ["2A"]);
}

#[test]
fn mar_40_after_a_pass_too() {
    let mut table = two();
    table.lay_tiles("1A").own_bonuses(0, "YYYYBBBB");
    block(&mut table);
    table.play("pass");
    assert_eq!(table.tiles(0), ["1A"]);
    assert_eq!(points(&table), [3, 0]);
    assert_eq!(table.to_act(), Some(1));
}

/// MAR-40, MAR-41: neither tile is needed to win.
#[test]
fn mar_40_no_location_is_needed_to_win() {
    let mut table = two();
    table.lay_tiles("1A 2B").own(0, FIFTEEN_POINTS).own(0, "2Y4").give(0, "T").play("take:YPB; take:YPB");
    assert!(table.is_over());
    assert_eq!(table.tiles(0), Vec::<&str>::new());
    assert_eq!(table.game.avengers(), None, "mar_41: nor the Avengers tile");
    assert_eq!(table.places(), [1, 2]);
}

// The Avengers tile

#[test]
fn mar_41_the_first_player_with_three_tags_takes_the_tile() {
    let mut table = two();
    recruit(&mut table, 0, "1Y6");
    recruit(&mut table, 0, "1Y7");
    assert_eq!(table.seat(0).tags, 2);
    assert_eq!((table.game.avengers(), points(&table)), (None, vec![0, 0]), "two are not enough");
    recruit(&mut table, 0, "1P2");
    assert_eq!(table.game.avengers(), Some(Seat::new(0)));
    assert_eq!(points(&table), [3, 0]);
    assert!(happened(&mut table).contains(&"avengers 0".into()));
}

#[test]
fn mar_41_two_tags_on_one_card_may_skip_three() {
    let mut table = two();
    // Captain America: 3 points and 2 tags.
    table.own(0, "1Y6 1Y7").own_bonuses(0, "YYYPBO");
    recruit(&mut table, 0, "3O1");
    assert_eq!(table.seat(0).tags, 4);
    assert_eq!(table.game.avengers(), Some(Seat::new(0)));
    assert_eq!(points(&table), [6, 0]);
}

#[test]
fn mar_41_at_the_moment_of_recruiting() {
    let mut table = two();
    table.own(0, "1Y6 1Y7").market("1P2 1P8 1B8 1R8").give(0, "YBBBR").step("recruit:1P2");
    assert_eq!(table.to_act(), None, "the place is not filled yet");
    assert_eq!(table.game.avengers(), Some(Seat::new(0)));
    assert_eq!(points(&table), [3, 0]);
}

#[test]
fn mar_41_cards_in_hand_do_not_count() {
    let mut table = two();
    table.own(0, "1Y6").hold(0, "1Y7 1P2");
    recruit(&mut table, 0, "1P3");
    assert_eq!(table.seat(0).tags, 1);
    assert_eq!(table.game.avengers(), None);
    table.play("take:YPB; reserve:3O3; take:YPB");
    assert_eq!(table.game.avengers(), None);
}

#[test]
fn mar_42_equal_is_not_enough_and_one_more_is() {
    let mut table = two();
    table.own(0, "1Y6 1Y7 1P2").own(1, "1B6 1B7");
    give_avengers(&mut table, 0);
    recruit(&mut table, 1, "1R3");
    assert_eq!((table.seat(0).tags, table.seat(1).tags), (3, 3));
    assert_eq!(table.game.avengers(), Some(Seat::new(0)));
    assert_eq!(points(&table), [3, 0]);
    happened(&mut table);
    recruit(&mut table, 1, "1R5");
    assert_eq!(table.game.avengers(), Some(Seat::new(1)));
    assert_eq!(points(&table), [0, 3], "the former owner loses the points");
    assert!(happened(&mut table).contains(&"avengers 1 from 0".into()));
}

#[test]
fn mar_42_the_tile_may_change_hands_many_times() {
    let mut table = two();
    table.own(0, "1Y6 1Y7 1P2").own(1, "1B6 1B7 1R3");
    give_avengers(&mut table, 0);
    let mut owners = Vec::new();
    for (seat, code) in [(1, "1R5"), (0, "1P7"), (0, "1O1"), (1, "1O2"), (1, "2Y1"), (0, "2Y2"), (0, "2P1")] {
        recruit(&mut table, seat, code);
        owners.extend(table.game.avengers().map(|seat| seat.index()));
    }
    assert_eq!(owners, [1, 1, 0, 0, 1, 1, 0]);
    assert_eq!(points(&table), [3 + 2, 1], "two cards of a point each, and one of seat 1");
}

#[test]
fn mar_42_the_owner_keeps_it_with_more_tags() {
    let mut table = two();
    table.own(0, "1Y6 1Y7 1P2");
    give_avengers(&mut table, 0);
    recruit(&mut table, 0, "1P7");
    assert_eq!(table.game.avengers(), Some(Seat::new(0)));
    assert_eq!(points(&table), [3, 0], "its points are not given twice");
    assert!(!happened(&mut table).iter().any(|what| what.starts_with("avengers")));
}

#[test]
fn mar_42_tags_to_take_it_are_counted_against_the_owner() {
    let mut table = two();
    assert_eq!(table.game.tags_to_take_avengers(), 3);
    table.own(0, "1Y6 1Y7 1P2 1P7");
    give_avengers(&mut table, 0);
    assert_eq!(table.game.tags_to_take_avengers(), 5);
}
