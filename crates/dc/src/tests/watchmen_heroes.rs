//! The six Super Heroes of the crossover.

use super::table::{Table, card};
use game::{Eyes, Game, Seat, Turn};

/// A table at which seat 0 has this Super Hero.
fn with(hero: &str) -> Table {
    let mut table = Table::watchmen(3);
    table.hero(1, "the_comedian").hero(0, hero);
    table
}

#[test]
fn dr_manhattan_may_destroy_a_card_at_the_first_super_power() {
    let mut table = with("dr_manhattan");
    table.hand(0, "kick punch kick").discard(0, "weakness").act("play:kick");
    assert_eq!(table.legal(), "hand:punch hand:kick discard:weakness no");
    table.act("discard:weakness");
    assert_eq!((table.destroyed().as_str(), table.discard_of(0).as_str()), ("weakness", ""));
    table.act("play:kick");
    assert_eq!((table.asked(), table.has_power()), (Some(0), 4));
    assert!(table.allows("play:punch"), "the second Super Power does nothing");
}

#[test]
fn dr_manhattan_may_spare_them_all() {
    let mut table = with("dr_manhattan");
    table.hand(0, "kick punch").act("play:kick no");
    assert_eq!((table.destroyed().as_str(), table.hand_of(0).as_str()), ("", "punch"));
    let mut table = with("dr_manhattan");
    table.hand(0, "catwoman batmobile").act("play:catwoman");
    assert!(table.allows("end"), "a Hero is no Super Power");
}

#[test]
fn nite_owl_may_draw_at_the_first_equipment() {
    let mut table = with("nite_owl");
    table.hand(0, "utility_belt lasso_of_truth").act("play:utility_belt");
    assert_eq!(table.legal(), "yes no");
    table.act("yes draw:punch");
    assert_eq!(table.hand_of(0), "punch lasso_of_truth");
    table.act("play:lasso_of_truth");
    assert_eq!((table.hand_of(0).as_str(), table.has_power()), ("punch", 3), "the first alone");
}

#[test]
fn nite_owl_need_not_draw() {
    let mut table = with("nite_owl");
    table.hand(0, "utility_belt lasso_of_truth").act("play:utility_belt no play:lasso_of_truth");
    assert_eq!((table.hand_of(0).as_str(), table.has_power()), ("", 3), "and the second one gives no second chance");
    assert!(table.allows("end"));
}

#[test]
fn ozymandias_gains_two_power_at_the_third_type() {
    let mut table = with("ozymandias");
    table.hand(0, "kick catwoman gorilla_grodd utility_belt arkham_asylum").act("play:kick play:catwoman");
    assert_eq!(table.has_power(), 4);
    table.act("play:gorilla_grodd");
    assert_eq!((table.has_power(), table.asked()), (9, Some(0)), "three from the Villain and two more, unasked");
    table.act("play:utility_belt play:arkham_asylum");
    assert_eq!(table.has_power(), 11, "once in a turn");
}

#[test]
fn ozymandias_counts_neither_starters_nor_weaknesses_nor_a_type_twice() {
    let mut table = with("ozymandias");
    table.hand(0, "punch vulnerability weakness kick super_strength catwoman");
    table.act("play:punch play:vulnerability play:weakness play:kick play:super_strength play:catwoman");
    assert_eq!(table.has_power(), 10, "Super Powers and a Hero");
    let mut table = with("ozymandias");
    table.hand(0, "the_batcave kick catwoman").act("play:the_batcave play:kick play:catwoman");
    assert_eq!(table.has_power(), 6, "a Location is a type");
}

#[test]
fn rorschach_gains_two_power_at_the_first_villain() {
    let mut table = with("rorschach");
    table.hand(0, "catwoman doomsday gorilla_grodd").act("play:catwoman");
    assert_eq!(table.has_power(), 2);
    table.act("play:doomsday");
    assert_eq!((table.has_power(), table.asked()), (8, Some(0)));
    table.act("play:gorilla_grodd");
    assert_eq!(table.has_power(), 11, "the first alone");
}

#[test]
fn rorschach_does_nothing_in_the_turns_of_others() {
    let mut table = with("rorschach");
    table.turn_of(1).hand(1, "doomsday").act("play:doomsday");
    assert_eq!(table.has_power(), 4);
}

#[test]
fn silk_spectre_gains_power_and_looks_at_the_top_card() {
    let mut table = with("silk_spectre");
    table.hand(0, "catwoman green_arrow").deck(0, "kick weakness").act("play:catwoman");
    assert_eq!((table.legal().as_str(), table.has_power()), ("yes no", 2));
    table.act("yes draw:weakness");
    assert_eq!((table.has_power(), table.legal().as_str()), (3, "yes no"));
    let top = |eyes| table.game.view(eyes).seats[0].deck_top.clone();
    assert_eq!(top(Eyes::Seat(Seat::new(0))), [card("weakness")]);
    assert_eq!(top(Eyes::Seat(Seat::new(1))), [crate::Card::HIDDEN], "a look is not a reveal");
    table.act("yes");
    assert_eq!((table.discard_of(0).as_str(), table.top_of(0).as_str()), ("weakness", ""));
    table.act("play:green_arrow");
    assert_eq!((table.has_power(), table.asked()), (5, Some(0)), "the first Hero alone");
}

#[test]
fn silk_spectre_may_leave_the_card_or_use_nothing_at_all() {
    let mut table = with("silk_spectre");
    table.hand(0, "catwoman").deck(0, "kick weakness").act("play:catwoman yes draw:kick no");
    assert_eq!((table.top_of(0).as_str(), table.discard_of(0).as_str(), table.has_power()), ("kick", "", 3));
    let mut table = with("silk_spectre");
    table.hand(0, "catwoman").act("play:catwoman no");
    assert_eq!((table.top_of(0).as_str(), table.has_power()), ("", 2));
    assert!(table.allows("end"));
}

#[test]
fn silk_spectre_has_her_power_even_with_no_card_to_look_at() {
    let mut table = with("silk_spectre");
    table.hand(0, "catwoman").deck(0, "").act("play:catwoman yes");
    assert_eq!(table.has_power(), 3);
    assert!(table.allows("end"));
}

#[test]
fn the_comedian_discards_a_card_for_one_power_once_in_a_turn() {
    let mut table = with("the_comedian");
    table.hand(0, "vulnerability punch").act("use");
    assert_eq!(table.legal(), "hand:punch hand:vulnerability", "once begun, a card must be discarded");
    table.act("hand:vulnerability");
    assert_eq!((table.discard_of(0).as_str(), table.hand_of(0).as_str()), ("vulnerability", "punch"));
    assert_eq!((table.has_power(), table.refused("use")), (1, "DCB-24"));
}

#[test]
fn the_comedian_need_not_and_cannot_without_a_card() {
    let mut table = with("the_comedian");
    table.hand(0, "vulnerability").act("end");
    assert_eq!((table.turn(), table.has_power()), (Turn::Chance, 0));
    let mut table = with("the_comedian");
    table.hand(0, "kick").act("play:kick");
    assert_eq!((table.refused("use"), table.has_power()), ("DCB-24", 2));
}

#[test]
fn the_comedian_belongs_to_his_own_turn() {
    let mut table = with("ozymandias");
    table.hand(0, "punch").hand(1, "punch");
    assert!(!table.allows("use"), "another's Super Hero");
    table.turn_of(1);
    assert!(table.allows("use"));
}
