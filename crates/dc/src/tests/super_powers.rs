//! Super Powers, card by card.

use super::table::{Table, card};
use game::{Seat, Turn};

#[test]
fn bulletproof_gives_two_power() {
    let mut table = Table::base(2);
    table.hand(0, "bulletproof").act("play:bulletproof");
    assert_eq!(table.has_power(), 2);
}

#[test]
fn bulletproof_defends_draws_one_and_may_destroy_a_discarded_card() {
    let mut table = Table::base(2);
    table.hand(0, "bane").hand(1, "bulletproof kick").deck(1, "punch").discard(1, "vulnerability");
    table.act("play:bane defend:bulletproof").draw("punch");
    assert_eq!(table.legal(), "discard:vulnerability discard:bulletproof no");
    table.act("discard:vulnerability");
    assert_eq!(table.destroyed(), "vulnerability");
    assert_eq!((table.hand_of(1).as_str(), table.discard_of(1).as_str()), ("punch kick", "bulletproof"));
    assert_eq!(table.turn(), Turn::Player(Seat::new(0)));
}

#[test]
fn bulletproof_need_not_destroy() {
    let mut table = Table::base(2);
    table.hand(0, "bane").hand(1, "bulletproof").deck(1, "punch").discard(1, "vulnerability");
    table.act("play:bane defend:bulletproof").draw("punch").act("no");
    assert_eq!((table.destroyed().as_str(), table.discard_of(1).as_str()), ("", "vulnerability bulletproof"));
}

#[test]
fn heat_vision_may_destroy_a_card_of_hand_or_discard_pile() {
    let mut table = Table::base(2);
    table.hand(0, "heat_vision punch").discard(0, "weakness kick").act("play:heat_vision");
    assert_eq!(table.has_power(), 3);
    assert_eq!(table.legal(), "hand:punch discard:kick discard:weakness no");
    let mut other = table.game.clone();
    table.act("discard:weakness");
    assert_eq!((table.destroyed().as_str(), table.discard_of(0).as_str()), ("weakness", "kick"));
    std::mem::swap(&mut table.game, &mut other);
    table.act("hand:punch");
    assert_eq!((table.destroyed().as_str(), table.hand_of(0).as_str()), ("punch", ""));
}

#[test]
fn heat_vision_may_destroy_nothing() {
    let mut table = Table::base(2);
    table.hand(0, "heat_vision punch").act("play:heat_vision no");
    assert_eq!((table.destroyed().as_str(), table.hand_of(0).as_str()), ("", "punch"));
    let mut table = Table::base(2);
    table.hand(0, "heat_vision").act("play:heat_vision");
    assert!(table.allows("end"), "with no card at all nothing is asked");
}

#[test]
fn super_speed_draws_one() {
    let mut table = Table::base(2);
    table.hand(0, "super_speed").deck(0, "kick punch").act("play:super_speed").draw("kick");
    assert_eq!((table.has_power(), table.hand_of(0).as_str()), (0, "kick"));
    assert!(table.allows("end"));
}

#[test]
fn super_speed_defends_and_draws_two() {
    let mut table = Table::base(2);
    table.hand(0, "bane").hand(1, "super_speed").deck(1, "kick mera punch");
    table.act("play:bane defend:super_speed").draw("mera kick");
    assert_eq!((table.hand_of(1).as_str(), table.discard_of(1).as_str()), ("kick mera", "super_speed"));
    assert_eq!(table.turn(), Turn::Player(Seat::new(0)));
}

#[test]
fn super_strength_gives_five_power() {
    let mut table = Table::base(2);
    table.hand(0, "super_strength").act("play:super_strength");
    assert_eq!(table.has_power(), 5);
}

#[test]
fn x_ray_vision_plays_one_of_the_foes_top_cards() {
    let mut table = Table::base(3);
    table.hand(0, "x_ray_vision").deck(1, "kick punch").deck(2, "super_strength punch").hand(1, "bulletproof");
    table.act("play:x_ray_vision").draw("kick super_strength");
    assert_eq!(table.legal(), "seat:1 seat:2", "it is no Attack, so nobody is asked to defend, and it is a must");
    table.act("seat:2");
    assert_eq!(table.has_power(), 5);
    assert_eq!((table.top_of(1).as_str(), table.top_of(2).as_str()), ("kick", "super_strength"), "back on their decks");
    assert_eq!(table.game.players[2].top.items(), [(card("super_strength"), true)]);
}

#[test]
fn x_ray_vision_does_not_play_a_location() {
    let mut table = Table::base(3);
    table.hand(0, "x_ray_vision").deck(1, "the_batcave").deck(2, "punch");
    table.act("play:x_ray_vision").draw("the_batcave punch");
    assert_eq!(table.has_power(), 1, "the Punch is the only choice");
    assert_eq!((table.top_of(1).as_str(), table.locations_of(0).as_str()), ("the_batcave", ""));
    let mut table = Table::base(2);
    table.hand(0, "x_ray_vision").deck(1, "the_batcave").act("play:x_ray_vision").draw("the_batcave");
    assert!(table.allows("end"), "nothing can be played");
}

#[test]
fn x_ray_vision_makes_a_foe_with_an_empty_deck_shuffle() {
    let mut table = Table::base(3);
    table.hand(0, "x_ray_vision").deck(1, "").discard(1, "kick mera").deck(2, "");
    table.act("play:x_ray_vision").draw("mera");
    assert_eq!((table.discard_of(1).as_str(), table.top_of(1).as_str()), ("", "mera"));
    assert_eq!(table.has_power(), 4, "Mera, with the active player's empty discard pile; seat 2 has no card at all");
}

#[test]
fn x_ray_vision_plays_a_foes_card_as_ones_own() {
    let mut table = Table::base(2);
    table.hand(0, "x_ray_vision").deck(1, "poison_ivy kick").act("play:x_ray_vision").draw("poison_ivy");
    assert_eq!(table.has_power(), 1);
    table.draw("kick");
    assert_eq!(table.discard_of(1), "kick weakness", "the Attack hits the owner, whose next card is now on top");
    assert_eq!(table.top_of(1), "poison_ivy");
}
