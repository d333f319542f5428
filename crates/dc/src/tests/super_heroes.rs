//! Super Heroes, one by one.

use super::table::Table;
use game::{Seat, Turn};

#[test]
fn aquaman_puts_cheap_gains_on_the_deck() {
    let mut table = Table::base(2);
    table.hero(0, "aquaman").line_up("utility_belt catwoman doomsday").power(20);
    table.act("buy:utility_belt yes buy:catwoman yes kick no");
    assert_eq!(table.top_of(0), "catwoman utility_belt", "as many as one likes");
    assert_eq!(table.discard_of(0), "kick");
    table.act("buy:doomsday");
    assert_eq!((table.top_of(0).as_str(), table.discard_of(0).as_str()), ("catwoman utility_belt", "kick doomsday"));
}

#[test]
fn aquaman_works_on_his_own_turn_only() {
    let mut table = Table::base(2);
    table.hero(1, "aquaman").hand(0, "scarecrow").act("play:scarecrow");
    assert_eq!(table.turn(), Turn::Player(Seat::new(0)), "Aquaman is not asked");
    assert_eq!((table.top_of(1).as_str(), table.discard_of(1).as_str()), ("", "weakness"));
}

#[test]
fn batman_has_one_power_for_each_equipment() {
    let mut table = Table::base(2);
    table.hero(0, "batman").hand(0, "utility_belt utility_belt lasso_of_truth kick");
    table.act("play:utility_belt play:utility_belt play:lasso_of_truth play:kick");
    assert_eq!(table.has_power(), 3 + 3 + 2 + 2);
}

#[test]
fn cyborg_has_one_power_for_the_first_super_power_and_draws_for_the_first_equipment() {
    let mut table = Table::base(2);
    table.hero(0, "cyborg").hand(0, "kick super_strength utility_belt lasso_of_truth");
    table.act("play:kick play:super_strength");
    assert_eq!(table.has_power(), 2 + 1 + 5);
    table.act("play:utility_belt yes").draw("punch").act("play:lasso_of_truth");
    assert_eq!(table.hand_of(0), "punch", "both in one turn, each once");
    assert!(table.allows("end"));
}

#[test]
fn cyborg_need_not_draw() {
    let mut table = Table::base(2);
    table.hero(0, "cyborg").hand(0, "utility_belt").act("play:utility_belt no");
    assert_eq!((table.hand_of(0).as_str(), table.has_power()), ("", 2));
    assert!(table.allows("end"));
}

#[test]
fn green_lantern_has_three_power_for_three_names_with_a_cost() {
    let mut table = Table::base(2);
    table.hand(0, "kick kick punch catwoman robin super_strength").act("play:kick play:kick play:punch play:catwoman");
    assert_eq!(table.has_power(), 2 + 2 + 1 + 2, "two names; a Punch has no cost");
    table.act("play:robin");
    assert_eq!(table.has_power(), 7 + 1 + 3);
    table.act("play:super_strength");
    assert_eq!(table.has_power(), 11 + 5, "once per turn");
}

#[test]
fn green_lantern_has_his_power_only_when_the_third_card_is_finished() {
    let mut table = Table::base(2);
    table.hand(0, "kid_flash the_penguin the_riddler").deck(0, "").act("play:kid_flash play:the_penguin");
    assert_eq!((table.has_power(), table.discard_of(0).as_str()), (0, "the_riddler"), "no other card to discard");
    table.hand(0, "the_riddler").act("play:the_riddler");
    assert!(table.allows("end"), "The Riddler can't be paid with what comes after him");
    assert_eq!(table.has_power(), 1 + 3);
}

#[test]
fn superman_has_one_power_for_each_different_super_power() {
    let mut table = Table::base(2);
    table.hero(0, "superman").hand(0, "kick kick bulletproof catwoman");
    table.act("play:kick play:kick");
    assert_eq!(table.has_power(), 2 + 2 + 1);
    table.act("play:bulletproof play:catwoman");
    assert_eq!(table.has_power(), 5 + 2 + 1 + 2);
}

#[test]
fn the_flash_draws_once_more_at_the_first_draw() {
    let mut table = Table::base(2);
    table.hero(0, "the_flash").hand(0, "kid_flash super_speed").deck(0, "kick mera punch");
    table.act("play:kid_flash").draw("kick").act("yes").draw("mera").act("play:super_speed").draw("punch");
    assert_eq!(table.hand_of(0), "punch kick mera");
    assert!(table.allows("end"), "once per turn");
}

#[test]
fn the_flash_need_not_draw() {
    let mut table = Table::base(2);
    table.hero(0, "the_flash").hand(0, "kid_flash super_speed").deck(0, "kick mera punch");
    table.act("play:kid_flash").draw("kick").act("no play:super_speed").draw("mera");
    assert_eq!(table.hand_of(0), "kick mera");
    assert!(table.allows("end"), "the first time is over");
}

#[test]
fn the_flash_draws_after_the_penguin_is_finished() {
    let mut table = Table::base(2);
    table.hero(0, "the_flash").hand(0, "the_penguin vulnerability").deck(0, "kick mera robin");
    table.act("play:the_penguin").draw("kick mera");
    assert_eq!(table.refused("yes"), "DCB-10", "first the two discards");
    table.act("hand:vulnerability hand:mera yes").draw("robin");
    assert_eq!((table.hand_of(0).as_str(), table.discard_of(0).as_str()), ("kick robin", "vulnerability mera"));
}

#[test]
fn the_flash_draws_for_a_location_too() {
    let mut table = Table::base(2);
    table.hero(0, "the_flash").locations(0, "the_watchtower").hand(0, "catwoman").deck(0, "kick mera");
    table.act("play:catwoman").draw("kick").act("yes").draw("mera");
    assert_eq!(table.hand_of(0), "kick mera", "a Location is a card that tells to draw");
}

#[test]
fn the_flash_does_not_draw_more_into_the_new_hand_or_for_a_defense() {
    let mut table = Table::base(2);
    table.hero(1, "the_flash").hand(0, "bane").hand(1, "lasso_of_truth").deck(1, "kick mera");
    table.act("play:bane defend:lasso_of_truth").draw("kick");
    assert_eq!((table.turn(), table.hand_of(1).as_str()), (Turn::Player(Seat::new(0)), "kick"));
    let mut table = Table::base(2);
    table.hero(0, "the_flash").line_up("mera mera robin robin robin").act("end").draw_any();
    assert_eq!(table.game.players[0].hand().len(), 5);
}

#[test]
fn the_flash_takes_the_first_turn() {
    for first in ["0", "1", "2", "random"] {
        let mut table = Table::start(&format!("players=3 mode=base first={first}"));
        table.act("hero:batman hero:the_flash hero:cyborg").draw_any();
        assert_eq!(table.turn(), Turn::Player(Seat::new(1)));
    }
}

#[test]
fn wonder_woman_draws_one_more_card_for_each_villain_gained() {
    let mut table = Table::base(2);
    table
        .hero(0, "wonder_woman")
        .line_up("bane mera robin robin robin catwoman kid_flash")
        .hand(0, "cheetah")
        .power(12);
    table.act("defeat:ras_al_ghul yes play:cheetah lineup:bane yes buy:mera end");
    assert_eq!(table.game.players[0].hand().len(), 0, "the cards come with the new hand");
    table.draw("punch punch punch punch punch punch punch").draw("atrocitus");
    assert_eq!(table.game.players[0].hand().len(), 7);
}

#[test]
fn wonder_woman_may_do_without() {
    let mut table = Table::base(2);
    table
        .hero(0, "wonder_woman")
        .line_up("bane mera mera robin robin robin")
        .power(4)
        .act("buy:bane no end")
        .draw_any();
    assert_eq!(table.game.players[0].hand().len(), 5);
    assert_eq!(table.turn(), Turn::Player(Seat::new(1)));
}
