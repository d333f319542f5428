//! DCB-10 to DCB-19: a turn.

use super::table::{Table, card};
use crate::Event;
use game::{Eyes, Game, Seat, Turn};

#[test]
fn dcb_10_cards_are_played_in_any_order_and_each_is_resolved_at_once() {
    let mut table = Table::base(2);
    table.hand(0, "kick mera kid_flash punch");
    assert_eq!(table.legal(), "play:punch play:kick play:kid_flash play:mera end");
    table.act("play:mera play:kid_flash");
    assert_eq!(table.refused("play:kick"), "DCB-16", "first Kid Flash draws");
    table.draw("punch").act("play:punch end");
    assert_eq!(table.discard_of(0), "punch punch kick kid_flash mera", "nobody has to play every card");
}

#[test]
fn dcb_10_only_cards_of_the_hand_are_played() {
    let mut table = Table::base(2);
    table.discard(0, "kick").line_up("mera");
    assert_eq!(table.refused("play:kick"), "DCB-10");
    assert_eq!(table.refused("play:mera"), "DCB-10");
    table.hand(0, "vulnerability weakness").act("play:vulnerability play:weakness");
    assert_eq!((table.has_power(), table.hand_of(0).as_str()), (0, ""));
}

#[test]
fn dcb_11_power_adds_up_is_spent_at_any_time_and_lost_at_the_end() {
    let mut table = Table::base(2);
    table.hand(0, "super_strength kick kick").line_up("mera bane robin robin robin catwoman");
    table.act("play:super_strength buy:mera");
    assert_eq!(table.has_power(), 2);
    table.act("play:kick play:kick");
    assert_eq!(table.has_power(), 6);
    table.act("buy:bane");
    assert_eq!(table.has_power(), 2);
    table.act("end").draw_any();
    assert_eq!(table.has_power(), 0, "the rest is lost");
}

#[test]
fn dcb_12_any_number_of_cards_but_one_super_villain_is_bought() {
    let mut table = Table::base(2);
    table.line_up("mera mera").power(8 + 3 + 3 + 3 + 2);
    table.act("kick buy:mera kick defeat:ras_al_ghul");
    assert_eq!(table.discard_of(0), "kick kick mera ras_al_ghul");
    assert_eq!((table.has_power(), table.refused("buy:mera"), table.refused("kick")), (2, "DCB-12", "DCB-12"));
    table.power(1).act("buy:mera").power(100).villain("lex_luthor");
    assert_eq!(table.refused("defeat:lex_luthor"), "DCB-12", "one per turn");
    assert_eq!(table.refused("buy:weakness"), "DCB-12");
    assert_eq!(table.refused("buy:bane"), "DCB-12", "it lies in the main deck");
}

#[test]
fn dcb_12_only_the_face_up_super_villain_for_its_whole_price() {
    let mut table = Table::base(2);
    table.power(7);
    assert_eq!(table.refused("defeat:ras_al_ghul"), "DCB-12");
    table.power(20);
    assert_eq!(table.refused("defeat:lex_luthor"), "DCB-12");
    table.act("defeat:ras_al_ghul");
    assert_eq!(table.has_power(), 19);
    assert_eq!(table.game.villain, None, "no other one comes in this turn");
}

#[test]
fn dcb_12_an_empty_stack_of_kicks_sells_none() {
    let mut table = Table::base(2);
    table.power(6).game.kicks = 1;
    table.act("kick");
    assert_eq!(table.refused("kick"), "DCB-12");
}

#[test]
fn dcb_13_cards_bought_or_gained_go_to_the_own_discard_pile_at_once() {
    let mut table = Table::base(2);
    table.hand(0, "cheetah cheetah").line_up("mera robin").power(3).act("buy:mera");
    assert_eq!(table.discard_of(0), "mera");
    table.act("play:cheetah");
    assert_eq!((table.discard_of(0).as_str(), table.has_power()), ("mera robin", 0), "gaining costs nothing");
    table.act("play:cheetah");
    assert_eq!(table.discard_of(0), "mera robin", "no card fits");
    table.hand(0, "supergirl").act("play:supergirl kicks:kick");
    assert_eq!(
        (table.discard_of(0).as_str(), table.hand_of(0).as_str()),
        ("mera robin", "kick"),
        "a card says otherwise"
    );
}

#[test]
fn dcb_14_the_line_up_is_not_refilled_during_the_turn() {
    let mut table = Table::base(2);
    table.line_up("mera robin robin robin bane").power(10).act("buy:mera");
    assert_eq!((table.turn(), table.in_line_up().as_str()), (Turn::Player(Seat::new(0)), "robin robin robin bane"));
    table.act("buy:bane end").draw("punch punch punch punch punch");
    assert_eq!(table.in_line_up(), "robin robin robin");
    table.draw("mera catwoman");
    assert_eq!(table.in_line_up(), "catwoman mera robin robin robin");
    assert_eq!(table.turn(), Turn::Player(Seat::new(1)));
}

#[test]
fn dcb_15_defeating_means_buying_from_the_stack() {
    let mut table = Table::base(2);
    table.hand(0, "jonn_jonzz").villain("captain_cold").line_up("ras_al_ghul").power(30);
    table.game.players[1].face_down = true;
    table.act("buy:ras_al_ghul play:jonn_jonzz");
    assert_eq!(table.game.villain, Some(card("captain_cold")));
    assert!(table.game.players[1].face_down, "neither buying one from the Line-Up nor playing one defeats");
    table.act("defeat:captain_cold");
    assert!(!table.game.players[1].face_down);
    assert_eq!(table.discard_of(0), "ras_al_ghul captain_cold");
}

#[test]
fn dcb_16_the_discard_pile_becomes_the_deck_when_a_card_is_needed_and_not_sooner() {
    let mut table = Table::base(2);
    table.hand(0, "kid_flash kid_flash").deck(0, "punch").discard(0, "kick mera").act("play:kid_flash").draw("punch");
    assert_eq!((table.discard_of(0).as_str(), table.game.players[0].deck().len()), ("kick mera", 0), "not yet");
    table.act("play:kid_flash");
    assert_eq!(table.legal(), "draw:kick draw:mera");
    assert_eq!(table.discard_of(0), "");
    assert!(table.events.iter().any(|event| matches!(event, Event::Shuffled { seat } if *seat == Seat::new(0))));
    table.draw("mera");
    assert_eq!(table.hand_of(0), "punch mera");
}

#[test]
fn dcb_16_with_deck_and_discard_pile_empty_nothing_happens() {
    let mut table = Table::base(2);
    table.hand(0, "the_fastest_man_alive power_ring").deck(0, "kick").line_up("mera mera robin robin robin");
    table.act("play:the_fastest_man_alive").draw("kick");
    assert_eq!(table.hand_of(0), "kick power_ring", "the second card is missing");
    table.act("play:power_ring");
    assert_eq!(table.has_power(), 2, "nothing is revealed");
    table.act("end").draw("kick power_ring the_fastest_man_alive");
    assert_eq!(table.turn(), Turn::Player(Seat::new(1)), "three cards are the whole new hand");
}

#[test]
fn dcb_17_a_location_stays_and_works_once_in_each_turn_of_its_owner() {
    let mut table = Table::base(2);
    table.hand(0, "the_watchtower catwoman catwoman").line_up("mera mera robin robin robin").deck(0, "punch punch");
    table.act("play:the_watchtower play:catwoman").draw("punch").act("play:catwoman end").draw("punch").draw_any();
    assert_eq!(table.locations_of(0), "the_watchtower");
    table.hand(1, "catwoman").act("play:catwoman");
    assert_eq!(table.turn(), Turn::Player(Seat::new(1)), "not for others");
    table.act("end").draw_any();
    table.deck(0, "kick").hand(0, "mera").act("play:mera").draw("kick");
    assert!(table.hand_of(0).contains("kick"));
}

#[test]
fn dcb_17_a_location_is_too_late_for_the_second_card_of_its_kind() {
    let mut table = Table::base(2);
    table.hand(0, "the_watchtower titans_tower arkham_asylum catwoman robin bane");
    table.act("play:catwoman play:the_watchtower play:titans_tower play:robin");
    assert!(table.allows("play:bane"), "neither draws");
    table.act("play:arkham_asylum play:bane").draw("punch");
    assert_eq!(table.locations_of(0), "the_watchtower titans_tower arkham_asylum", "any number may be in play");
    assert_eq!(table.hand_of(0), "punch");
}

#[test]
fn dcb_18_destroyed_cards_lie_in_one_open_pile() {
    let mut table = Table::base(2);
    table.hand(0, "lobo kick weakness").act("play:lobo hand:kick hand:weakness");
    assert_eq!(table.destroyed(), "kick weakness");
    assert_eq!((table.game.kicks, table.game.weaknesses), (16, 20), "they do not return to their stacks");
    let seen = table.game.view(Eyes::Spectator).destroyed;
    assert_eq!(seen, [card("kick"), card("weakness")]);
    assert_eq!(table.points(0), 2, "only Lobo is left");
}

#[test]
fn dcb_18_an_empty_stack_of_weaknesses_gives_none() {
    let mut table = Table::base(2);
    table.hand(0, "poison_ivy").deck(1, "kick").game.weaknesses = 0;
    table.act("play:poison_ivy").draw("kick");
    assert_eq!((table.has_power(), table.discard_of(1).as_str()), (1, "kick"), "the rest holds");
}

#[test]
fn dcb_19_a_card_is_finished_before_what_it_triggers() {
    let mut table = Table::base(2);
    table.locations(0, "arkham_asylum").hand(0, "the_penguin kick").deck(0, "punch mera robin");
    table.act("play:the_penguin").draw("punch mera").act("hand:punch hand:mera");
    assert_eq!(table.turn(), Turn::Chance, "now Arkham Asylum draws");
    table.draw("robin");
    assert_eq!(table.hand_of(0), "kick robin");
}

#[test]
fn dcb_19_power_that_is_triggered_comes_after_the_card_too() {
    let mut table = Table::base(2);
    table.hand(0, "x_ray_vision").hero(0, "superman").deck(1, "the_riddler").power(2);
    table.act("play:x_ray_vision").draw("the_riddler");
    assert!(table.allows("end"), "2 are too few for The Riddler");
    assert_eq!(table.has_power(), 2 + 1 + 1, "The Riddler's 1 and Superman's 1");
}

#[test]
fn dcb_19_several_triggers_are_ordered_by_their_owner() {
    let mut table = Table::base(2);
    table.locations(0, "titans_tower").hand(0, "dark_knight catwoman").line_up("batmobile").deck(0, "kick punch");
    table.act("play:dark_knight play:catwoman");
    assert_eq!(table.legal(), "first-trigger:dark_knight first-trigger:titans_tower");
    assert_eq!(table.refused("end"), "DCB-19");
    let mut other = Table { game: table.game.clone(), events: Vec::new() };
    table.act("first-trigger:titans_tower").draw("kick").act("gained:batmobile");
    assert_eq!(table.hand_of(0), "kick batmobile");
    other.act("first-trigger:dark_knight gained:batmobile").draw("kick");
    assert_eq!(other.hand_of(0), "kick batmobile");
}

#[test]
fn dcb_19_a_super_hero_is_ordered_like_a_location() {
    let mut table = Table::base(2);
    table.hero(0, "wonder_woman").locations(0, "arkham_asylum").hand(0, "cheetah").line_up("bane");
    table.act("play:cheetah");
    assert_eq!(table.legal(), "first-trigger:hero first-trigger:arkham_asylum");
    table.act("first-trigger:hero yes").draw("punch");
    assert_eq!((table.hand_of(0).as_str(), table.game.turn.extra_cards), ("punch", 1));
    assert!(table.allows("end"));
}

#[test]
fn dcb_19_triggers_that_do_the_same_need_no_order() {
    let mut table = Table::base(2);
    table
        .hero(0, "cyborg")
        .locations(0, "the_batcave titans_tower")
        .hand(0, "lasso_of_truth")
        .deck(0, "kick mera robin");
    table.act("play:lasso_of_truth").draw("kick mera").act("yes").draw("robin");
    assert_eq!(table.hand_of(0), "kick mera robin", "Cyborg, who may decline, comes last");
    assert!(table.allows("end"));
}

#[test]
fn dcb_19_effects_last_though_the_card_leaves_play() {
    let mut table = Table::base(2);
    table.hand(0, "x_ray_vision").deck(1, "green_arrows_bow").act("play:x_ray_vision").draw("green_arrows_bow");
    assert_eq!(table.top_of(1), "green_arrows_bow", "it is back on its owner's deck");
    table.power(4).act("defeat:ras_al_ghul");
    assert_eq!(table.has_power(), 0, "8 less 2");
    let mut table = Table::base(2);
    table.hand(0, "starro kick").hero(0, "wonder_woman").deck(1, "high_tech_hero");
    table.act("play:starro").draw("high_tech_hero");
    assert_eq!((table.has_power(), table.discard_of(1).as_str()), (1, "high_tech_hero"));
    table.act("play:kick");
    assert_eq!(table.has_power(), 3 + 2, "High-Tech Hero has gone home, and his Power grows none the less");
}

#[test]
fn dcb_19_effects_on_several_players_go_clockwise() {
    let mut table = Table::base(4);
    table.turn_of(2).hand(2, "scarecrow").game.weaknesses = 2;
    table.act("play:scarecrow");
    let weak: Vec<String> = (0..4).map(|seat| table.discard_of(seat)).collect();
    assert_eq!(weak, ["weakness", "", "", "weakness"], "the last two Weaknesses go to seats 3 and 0");
}
