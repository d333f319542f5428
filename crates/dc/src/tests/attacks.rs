//! DCB-20 to DCB-24: Attacks, and the Super Heroes who are hit.

use super::table::{Table, card};
use crate::Event;
use game::{Seat, Turn};

#[test]
fn dcb_20_an_attack_hits_each_foe_clockwise() {
    let mut table = Table::base(4);
    table.turn_of(2).hand(2, "bane punch").hand(3, "kick").hand(0, "punch").hand(1, "robin").act("play:bane");
    for seat in [3, 0, 1] {
        assert_eq!(table.turn(), Turn::Player(Seat::new(seat)));
        table.act("no");
    }
    assert_eq!((table.turn(), table.hand_of(2).as_str()), (Turn::Player(Seat::new(2)), "punch"), "not the attacker");
    assert_eq!((table.discard_of(3).as_str(), table.discard_of(0).as_str()), ("kick", "punch"));
}

#[test]
fn dcb_20_a_defense_saves_one_player_and_the_rest_still_works() {
    let mut table = Table::base(3);
    table.hand(0, "bane").hand(1, "blue_beetle kick").hand(2, "kick").act("play:bane defend:blue_beetle no");
    assert_eq!((table.hand_of(1).as_str(), table.hand_of(2).as_str()), ("kick blue_beetle", ""));
    assert_eq!(table.has_power(), 2);
}

#[test]
fn dcb_20_every_player_with_cards_is_asked_and_only_once() {
    let mut table = Table::base(3);
    table.hand(0, "bane").hand(1, "lasso_of_truth bulletproof punch").hand(2, "punch kick");
    table.act("play:bane");
    assert_eq!(table.legal(), "defend:lasso_of_truth defend:bulletproof no");
    assert_eq!(table.refused("hand:punch"), "DCB-20");
    table.act("defend:lasso_of_truth").draw("punch");
    assert_eq!(table.turn(), Turn::Player(Seat::new(2)), "one Defense is enough");
    assert_eq!(table.legal(), "no", "asked without a Defense in hand, too");
    assert_eq!(table.refused("defend:kick"), "DCB-20");
}

#[test]
fn dcb_20_what_counts_the_players_hit_counts_no_defender() {
    let mut table = Table::base(3);
    table.hand(0, "starro").hand(1, "blue_beetle").deck(1, "kick").deck(2, "kick");
    table.act("play:starro defend:blue_beetle").draw("kick");
    assert_eq!(table.has_power(), 2, "one Kick is played");
    assert_eq!(table.discard_of(1), "");
}

#[test]
fn dcb_21_a_defense_may_be_used_against_an_attack_that_would_do_nothing() {
    let mut table = Table::base(2);
    table.hand(0, "scarecrow").hand(1, "super_speed").deck(1, "kick mera").game.weaknesses = 0;
    table.act("play:scarecrow defend:super_speed").draw("kick mera");
    assert_eq!((table.hand_of(1).as_str(), table.discard_of(1).as_str()), ("kick mera", "super_speed"));
}

#[test]
fn dcb_22_what_is_no_attack_can_not_be_defended() {
    let mut table = Table::base(2);
    table.hand(0, "suicide_squad suicide_squad suicide_squad the_joker").hand(1, "blue_beetle bulletproof");
    table.act("play:the_joker");
    assert_eq!(table.refused("defend:blue_beetle"), "DCB-10");
    table.act("way:2").draw("punch").act("play:suicide_squad play:suicide_squad play:suicide_squad");
    assert_eq!(table.discard_of(1), "blue_beetle bulletproof");
    assert!(!table.events.iter().any(|event| matches!(event, Event::Hit { .. } | Event::Attacks { .. })));
}

#[test]
fn dcb_23_a_super_villain_that_is_turned_up_hits_everybody_who_does_not_defend() {
    let mut table = Table::base(3);
    table.turn_of(1).hand(2, "blue_beetle").hand(0, "kick").line_up("bane mera mera robin robin").power(8);
    table.act("defeat:ras_al_ghul end").draw("punch punch punch punch punch");
    assert_eq!(table.hand_of(1), "punch punch punch punch punch", "the new hand is drawn before");
    table.draw("lex_luthor");
    assert_eq!(table.turn(), Turn::Player(Seat::new(1)), "it begins with the active player");
    table.act("no");
    assert_eq!(table.turn(), Turn::Player(Seat::new(2)));
    table.act("defend:blue_beetle no");
    let weak: Vec<String> = (0..3).map(|seat| table.discard_of(seat)).collect();
    assert_eq!(weak, ["weakness", "weakness ras_al_ghul", ""]);
    assert_eq!(table.turn(), Turn::Player(Seat::new(2)));
    assert!(table.allows("end"));
}

#[test]
fn dcb_23_it_happens_in_nobodys_turn() {
    let mut table = Table::base(2);
    table.hero(0, "aquaman").line_up("bane mera mera robin robin").power(8);
    table.act("defeat:ras_al_ghul end").draw("punch punch punch punch punch lex_luthor").act("no");
    assert_eq!(table.turn(), Turn::Player(Seat::new(1)), "Aquaman is not asked where the Weakness goes");
    assert_eq!(table.discard_of(0), "weakness ras_al_ghul");
}

#[test]
fn dcb_23_a_super_villain_played_from_a_deck_has_only_its_upper_text() {
    let mut table = Table::base(2);
    table.hand(0, "lex_luthor").hand(1, "punch").line_up("bane").act("play:lex_luthor").draw("punch punch punch");
    assert!(table.allows("end"), "nobody is asked to defend");
    assert_eq!(table.discard_of(1), "");
}

#[test]
fn dcb_23_ras_al_ghul_has_none() {
    let mut table = Table::start("players=2 mode=base first=0");
    table.draw_any();
    assert_eq!(table.turn(), Turn::Player(Seat::new(0)));
    assert!(!table.events.iter().any(|event| matches!(event, Event::Hit { .. })));
}

#[test]
fn dcb_24_an_ability_belongs_to_its_owners_turn_and_is_optional() {
    let mut table = Table::base(2);
    table.hero(0, "cyborg").hero(1, "cyborg").hand(0, "utility_belt kick").act("play:utility_belt");
    assert_eq!((table.turn(), table.legal().as_str()), (Turn::Player(Seat::new(0)), "yes no"));
    assert_eq!(table.refused("end"), "DCB-24");
    table.act("no play:kick");
    assert_eq!(table.has_power(), 2 + 2 + 1, "the other ability works, too, unasked, since it only gives Power");
    assert_eq!(table.hand_of(0), "");
}

#[test]
fn dcb_24_a_super_hero_who_lies_face_down_has_no_ability() {
    let mut table = Table::base(2);
    table.hero(0, "cyborg").hand(0, "utility_belt kick").line_up("mera").power(3).game.players[0].face_down = true;
    table.act("play:utility_belt play:kick");
    assert_eq!(table.has_power(), 3 + 2 + 2);
    table.hero(0, "aquaman").act("buy:mera");
    assert!(table.allows("end"), "nothing is asked");
    assert_eq!(table.discard_of(0), "mera");
    table.game.players[0].face_down = false;
    table.act("kick yes");
    assert_eq!(table.game.players[0].top.items(), [(card("kick"), true)]);
}
