//! DCB-30 to DCB-32: the end of the turn and of the game.

use super::table::{Table, card};
use crate::Event;
use crate::zones::Own;
use game::{Game, Seat, Turn};

#[test]
fn dcb_30_the_steps_at_the_end_of_a_turn() {
    let mut table = Table::base(2);
    table.hand(0, "emerald_knight ras_al_ghul kick punch the_batcave").deck(0, "mera mera mera robin robin robin");
    table.line_up("super_strength bane bane").power(8).act("defeat:ras_al_ghul");
    table.act("play:the_batcave play:emerald_knight play:ras_al_ghul play:punch end");
    assert_eq!(table.in_line_up(), "super_strength bane bane", "first the borrowed card goes back");
    assert_eq!(table.bottom_of(0), "ras_al_ghul");
    assert_eq!(table.discard_of(0), "punch kick emerald_knight ras_al_ghul", "then what was played and the hand");
    assert_eq!(table.locations_of(0), "the_batcave");
    assert_eq!(table.legal(), "draw:mera draw:robin", "then five cards are drawn");
    table.draw("mera mera mera robin robin");
    assert_eq!(table.hand_of(0), "mera mera mera robin robin");
    assert!(table.allows("draw:catwoman"), "then the Line-Up is refilled");
    table.draw("catwoman catwoman");
    assert_eq!(table.in_line_up(), "catwoman catwoman super_strength bane bane");
    assert_eq!(table.refused("draw:catwoman"), "DCB-30", "then the next Super-Villain comes");
    table.draw("captain_cold");
    assert_eq!(table.game.villain, Some(card("captain_cold")));
    table.act("no");
    assert_eq!(table.turn(), Turn::Player(Seat::new(1)), "then the next turn begins");
}

#[test]
fn dcb_30_extra_cards_are_drawn_and_a_full_line_up_gets_none() {
    let mut table = Table::base(2);
    table.hero(0, "wonder_woman").line_up("bane mera mera robin robin robin catwoman").power(4).act("buy:bane yes end");
    table.draw("punch punch punch punch punch punch");
    assert_eq!(table.turn(), Turn::Player(Seat::new(1)), "six cards in the Line-Up are enough, and Ra's al Ghul is up");
    assert_eq!(table.in_line_up(), "catwoman mera mera robin robin robin");
}

#[test]
fn dcb_30_a_super_villain_that_was_not_defeated_does_not_appear_again() {
    let mut table = Table::base(2);
    table.villain("lex_luthor").line_up("bane bane mera mera robin").act("end").draw_any();
    assert_eq!(table.turn(), Turn::Player(Seat::new(1)));
    assert_eq!((table.discard_of(0).as_str(), table.discard_of(1).as_str()), ("", ""));
}

#[test]
fn dcb_31_the_game_ends_when_the_line_up_can_not_be_refilled() {
    let mut table = Table::base(2);
    table.line_up("mera mera robin").main_deck("bane").act("end").draw("punch punch punch punch punch bane");
    assert_eq!((table.turn(), table.legal().as_str()), (Turn::Over, ""));
    assert_eq!(table.in_line_up(), "mera mera robin bane");
    assert!(matches!(table.events.last(), Some(Event::Over { loyal: None })));
    assert_eq!(table.refused("end"), "DCB-31");
}

#[test]
fn dcb_31_an_empty_main_deck_alone_ends_nothing() {
    let mut table = Table::base(2);
    table.line_up("mera mera robin").main_deck("bane bane").act("end").draw("punch punch punch punch punch bane bane");
    assert_eq!(table.turn(), Turn::Player(Seat::new(1)), "the Line-Up holds five");
    table.power(3).act("buy:mera end").draw("punch punch punch punch punch");
    assert_eq!(table.turn(), Turn::Over);
}

#[test]
fn dcb_31_the_game_ends_when_no_super_villain_can_be_turned_up() {
    let mut table = Table::base(2);
    table.line_up("mera mera robin robin robin").power(8).game.villains_left = 1;
    table.act("defeat:ras_al_ghul end").draw("punch punch punch punch punch parallax").act("no");
    assert_eq!(table.turn(), Turn::Player(Seat::new(1)));
    table.power(12).act("defeat:parallax");
    assert_eq!(table.turn(), Turn::Player(Seat::new(1)), "the turn goes on to its end");
    table.act("end").draw("punch punch punch punch punch");
    assert_eq!(table.turn(), Turn::Over);
}

#[test]
fn dcb_32_all_cards_owned_count() {
    let mut table = Table::base(2);
    table.deck(0, "mera punch").hand(0, "kick").discard(0, "blue_beetle weakness").locations(0, "the_batcave");
    assert_eq!(table.points(0), 1 + 1 + 2 - 1 + 1);
    table.game.players[0].put(Own::Under, card("ras_al_ghul"));
    assert_eq!(table.points(0), 4 + 4);
    table.game.players[0].top.push((card("kick"), false));
    table.game.players[0].bottom.push(card("kick"));
    assert_eq!(table.points(0), 10);
    table.act("play:kick");
    assert_eq!(table.points(0), 10, "what lies in play, too");
    assert_eq!(table.points(1), 0);
}

#[test]
fn dcb_32_most_points_win_then_most_super_villains_then_it_is_shared() {
    let mut table = Table::base(3);
    let result = |table: &Table| table.game.returns().to_string();
    table.discard(0, "kick kick kick kick kick").discard(1, "ras_al_ghul").discard(2, "kick");
    assert_eq!(result(&table), "1 0 0");
    table.discard(1, "kick");
    assert_eq!(result(&table), "0 1 0", "five points each, but one has a Super-Villain");
    table.discard(2, "black_manta");
    assert_eq!(result(&table), "0 1/2 1/2");
    table.discard(0, "kick");
    assert_eq!(result(&table), "1 0 0");
}
