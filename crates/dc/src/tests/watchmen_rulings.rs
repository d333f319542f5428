//! WAT-70 to WAT-78, DCB-43: single cards.

use super::table::{Table, card};
use super::watchmen_table::{PUNCHES, facing};
use crate::zones::Spot;
use game::{Eyes, Game, Turn};

#[test]
fn wat_70_a_destroyed_challenge_counts_as_beaten() {
    let mut table = facing("alien_invasion");
    table.hand(0, "disintegration").act("play:disintegration destroy:challenge");
    assert_eq!(table.result(), "1 1 0", "the last one, too, and without any contribution");
}

#[test]
fn dcb_43_a_card_that_its_own_effect_destroyed_is_not_played_again() {
    let mut table = Table::watchmen(3);
    table.hand(0, "disintegration clayface duplication kick");
    table.act("play:disintegration destroy:challenge play:kick play:clayface");
    assert_eq!((table.has_power(), table.asked()), (4, Some(0)), "the Kick is all there is, and needs no question");
    table.act("play:duplication");
    assert_eq!((table.has_power(), table.destroyed().as_str()), (6, "disintegration"));
    // Borrowed or given as help, it is gone as well.
    let mut table = Table::watchmen(3);
    table.hero(0, "nite_owl").line_up("disintegration catwoman").hand(0, "emerald_knight clayface");
    table.act("play:emerald_knight lineup:disintegration destroy:challenge play:clayface");
    assert_eq!((table.legal().as_str(), table.has_power()), ("end", 2), "Emerald Knight again, and Catwoman with him");
    // In the next turn there is nothing to remember.
    table.end_turn();
    assert!(table.game.turn.gone.is_empty());
}

#[test]
fn wat_71_watchmen_cards_are_the_eleven_of_the_pack() {
    let table = facing("alien_invasion");
    let needs = table.game.view(Eyes::Spectator).challenge.unwrap().needs;
    let names: Vec<&str> = needs[0].iter().map(|card| card.id()).collect();
    assert_eq!(names.len(), 11);
    assert!(names.contains(&"rioters") && names.contains(&"new_york_city") && !names.contains(&"catwoman"));
}

const ELEVEN: &str = "hollis_mason sally_juspeczyk moloch_the_mystic rioters disintegration duplication reconstruction \
                      nite_owl_mask rorschach_mask the_owlship new_york_city";

#[test]
fn wat_71_with_none_to_be_had_a_card_of_cost_six_will_do() {
    let with = |lay: &dyn Fn(&mut Table)| {
        let mut table = facing("alien_invasion");
        table.destroy_from_main(ELEVEN).hand(0, "man_of_steel green_arrow");
        lay(&mut table);
        table.allows("contribute:man_of_steel")
    };
    assert!(with(&|_| ()));
    assert!(!with(&|table| _ = table.line_up("rioters")), "one is in the Line-Up");
    assert!(!with(&|table| table.game.table.put(Spot::Main, card("rioters"))), "or in the main deck");
    assert!(!with(&|table| table.game.main_top = Some(card("rioters"))), "or on top of it");
    assert!(!with(&|table| _ = table.deck(1, "rioters")), "or owned");
    assert!(!with(&|table| _ = table.deck(2, "rioters")), "by anybody before the reveal");
    assert!(with(&|table| _ = table.deck(2, "rioters").loyalty_shown()), "but not by the Mastermind after it");
    assert!(!with(&|table| _ = table.deck(1, "rioters").loyalty_shown()));
    let mut table = facing("alien_invasion");
    table.destroy_from_main(ELEVEN).hand(0, "man_of_steel green_arrow").contributed("bane kick").power(14);
    assert_eq!(table.refused("contribute:green_arrow"), "WAT-22", "cost 5");
    table.act("contribute:man_of_steel beat:challenge");
    assert_eq!(table.result(), "1 1 0");
}

/// A card that Emerald Knight has borrowed goes back to the Line-Up, and so can be had.
#[test]
fn wat_71_a_borrowed_watchmen_card_can_be_had() {
    let mut table = facing("alien_invasion");
    table.destroy_from_main(ELEVEN).line_up("the_owlship").hand(0, "emerald_knight man_of_steel");
    table.act("play:emerald_knight draw:punch draw:vulnerability hand:punch");
    assert_eq!(table.refused("contribute:man_of_steel"), "WAT-22");
}

#[test]
fn wat_72_duplication_keeps_the_first_play_and_may_choose_a_location() {
    let mut table = Table::watchmen(3);
    table.hero(0, "the_comedian").locations(0, "the_batcave").hand(0, "super_strength duplication");
    table.act("play:super_strength play:duplication");
    assert_eq!(table.legal(), "played:super_strength inplay:the_batcave");
    table.act("played:super_strength");
    assert_eq!(table.has_power(), 10);
}

#[test]
fn wat_73_nixons_card_comes_also_when_no_refill_was_needed() {
    let mut table = facing("nixon");
    table.line_up("bane bane lobo robin mera").act("end").draw(PUNCHES).draw("cheetah");
    assert_eq!((table.game.line_up().len(), table.turn()), (6, Turn::Chance));
    table.draw("catwoman");
    assert_eq!((table.game.line_up().len(), table.active()), (7, 1));
}

#[test]
fn wat_74_every_destroyed_card_counts_from_any_place() {
    let mut table = facing("cancer_scare");
    table.line_up("bane bane robin robin").hand(0, "reconstruction").act("play:reconstruction");
    table.draw("lobo cheetah mera catwoman batmobile");
    assert_eq!((table.game.watchmen.destroyed, table.owns(1, "weakness")), (4, 1), "four of the Line-Up: one Attack");
    let mut table = facing("cancer_scare");
    table.line_up("bane bane robin robin mera lobo").hand(0, "reconstruction").act("play:reconstruction");
    assert_eq!((table.turn(), table.owns(1, "weakness")), (Turn::Chance, 0), "not before the effect is finished");
    table.draw("cheetah mera catwoman batmobile batmobile");
    assert_eq!(
        [0, 1, 2].map(|seat| table.owns(seat, "weakness")),
        [2, 2, 2],
        "crossing two multiples gives two Attacks"
    );
    let mut table = facing("cancer_scare");
    table.game.watchmen.destroyed = 2;
    table.plot("turn_the_world_against_itself").line_up("bane bane").turn_of(2).act("end").draw("robin");
    assert_eq!((table.turn(), table.owns(0, "weakness")), (Turn::Chance, 0));
    table.draw("robin");
    assert_eq!(table.owns(0, "weakness"), 1, "the main deck, too");
    assert!(table.allows("draw:punch"), "and before the next step");
}

#[test]
fn wat_74_the_attack_goes_clockwise_from_the_active_player_and_each_may_defend() {
    let mut table = facing("cancer_scare");
    table.game.watchmen.destroyed = 2;
    table.turn_of(1).hand(1, "rorschach_mask punch").hand(0, "punch").hand(2, "lasso_of_truth").discard(1, "kick");
    table.act("play:rorschach_mask discard:kick");
    assert_eq!(table.asked(), Some(1));
    table.act("no");
    assert_eq!(table.asked(), Some(2));
    table.act("defend:lasso_of_truth draw:punch");
    assert_eq!(table.asked(), Some(0));
    table.act("no");
    assert_eq!([0, 1, 2].map(|seat| table.owns(seat, "weakness")), [1, 1, 0]);
    assert_eq!((table.asked(), table.has_power()), (Some(1), 2), "then the turn goes on");
}

#[test]
fn wat_74_cards_destroyed_before_do_not_count_nor_do_those_of_an_eliminated_player() {
    let mut table = facing("rioting");
    table.hand(0, "rorschach_mask").discard(0, "kick").act("play:rorschach_mask discard:kick");
    assert_eq!(table.game.watchmen.destroyed, 0);
    let mut table = facing("cancer_scare");
    table.game.watchmen.destroyed = 1;
    table.plot("demonstration_of_power").turn_of(2).hand(2, "disintegration").act("play:disintegration seat:0");
    assert_eq!((table.game.watchmen.destroyed, table.owns(1, "weakness")), (2, 0), "only Disintegration itself");
}

#[test]
fn wat_74_surplus_weaknesses_may_be_contributed() {
    let mut table = facing("cancer_scare");
    table.hand(0, "weakness weakness weakness");
    table.act("contribute:weakness contribute:weakness contribute:weakness");
    assert_eq!(table.beside_challenge(), "weakness weakness weakness");
}

#[test]
fn wat_74_with_no_weakness_anywhere_a_card_of_cost_zero_will_do() {
    let mut table = facing("cancer_scare");
    table.hand(0, "punch vulnerability").power(11);
    assert_eq!(table.refused("contribute:punch"), "WAT-22", "the stack has some");
    table.no_weaknesses().deck(2, "weakness");
    assert_eq!(table.refused("contribute:punch"), "WAT-22", "somebody owns one");
    table.deck(2, "punch").act("contribute:punch contribute:vulnerability beat:challenge");
    assert_eq!(table.destroyed(), "punch vulnerability");
}

#[test]
fn wat_75_nobody_has_to_play_a_card() {
    let mut table = Table::watchmen(3);
    table.line_up("bane bane").hand(0, "reconstruction kick").act("play:kick end").draw_any();
    assert_eq!((table.discard_of(0).as_str(), table.destroyed().as_str()), ("kick reconstruction", ""));
}

#[test]
fn wat_76_sally_juspeczyk_is_ended_by_cost_five_or_six() {
    for (drawn, ended) in [("supergirl", false), ("the_bat_signal", true), ("blue_beetle", true), ("lobo", false)] {
        let mut table = Table::watchmen(3);
        table.hand(0, "sally_juspeczyk").deck(0, &format!("{drawn} punch punch"));
        table.act("play:sally_juspeczyk yes").draw(drawn);
        assert_eq!(table.allows("end"), ended, "{drawn}");
    }
}

#[test]
fn wat_77_attack_and_defense_in_any_mix() {
    for (one, other) in [("bane", "scarecrow"), ("lasso_of_truth", "super_speed"), ("harley_quinn", "blue_beetle")] {
        let mut table = facing("rioting");
        table.hand(0, &format!("{one} {other} kick")).power(9).act(&format!("contribute:{one}"));
        assert!(!table.allows("beat:challenge") && !table.allows("contribute:kick"));
        table.act(&format!("contribute:{other} beat:challenge"));
        assert_eq!(table.current(), None, "{one} and {other}");
    }
}

#[test]
fn wat_78_nothing_goes_under_the_clock_without_a_card_of_cost_three() {
    let mut table = facing("the_nuclear_clock");
    table.line_up("catwoman bane bane lobo cheetah").act("end").draw(PUNCHES).draw("robin");
    assert_eq!((table.in_clock().as_str(), table.active()), ("", 1));
    table.act("end");
    assert_eq!(table.in_clock(), "robin", "in the next turn there is one");
}

#[test]
fn wat_78_a_location_from_an_earlier_turn_may_be_laid() {
    let mut table = facing("the_nuclear_clock");
    table.hand(0, "the_batcave").act("play:the_batcave");
    assert_eq!(table.refused("lay:the_batcave"), "WAT-78");
    table.end_turn().end_turn().end_turn();
    table.act("lay:the_batcave");
    assert_eq!((table.beside_challenge().as_str(), table.game.players[0].locations.len()), ("the_batcave", 0));
}
