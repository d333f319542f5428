//! Locations, card by card.

use super::table::Table;

/// A Location in play draws once in a turn, for the first of two such cards.
#[track_caller]
fn draws_once(location: &str, first: &str, second: &str) {
    let mut table = Table::base(2);
    table.hero(0, "aquaman").locations(0, location).hand(0, &format!("vulnerability {first} {second}"));
    table.deck(0, "robin robin").act(&format!("play:vulnerability play:{first}")).draw("robin");
    assert!(table.hand_of(0).contains("robin"), "{location} draws for {first}");
    table.act(&format!("play:{second}"));
    assert!(table.allows("end"), "{location} does not draw again for {second}");
    assert_eq!(table.locations_of(0), location, "it stays");
}

/// A Location that comes into play after the first such card of the turn does not draw any more.
#[track_caller]
fn too_late(location: &str, first: &str, second: &str) {
    let mut table = Table::base(2);
    table.hero(0, "aquaman").hand(0, &format!("{location} {first} {second}"));
    table.act(&format!("play:{first} play:{location} play:{second}"));
    assert!(table.allows("end"), "the first such card was played before {location}");
    assert_eq!(table.locations_of(0), location);
}

#[test]
fn arkham_asylum_draws_for_the_first_villain() {
    draws_once("arkham_asylum", "doomsday", "gorilla_grodd");
    draws_once("arkham_asylum", "ras_al_ghul", "doomsday");
    too_late("arkham_asylum", "doomsday", "gorilla_grodd");
}

#[test]
fn arkham_asylum_stays_and_works_in_the_turn_in_which_it_came() {
    let mut table = Table::base(2);
    table.hand(0, "arkham_asylum doomsday kick").act("play:arkham_asylum play:kick play:doomsday").draw("punch");
    assert_eq!((table.has_power(), table.hand_of(0).as_str()), (2 + 4 + 3, "punch"), "no Power of its own");
    table.act("end").draw_any();
    assert_eq!(table.locations_of(0), "arkham_asylum");
    assert!(!table.discard_of(0).contains("arkham_asylum"));
}

#[test]
fn fortress_of_solitude_draws_for_the_first_super_power() {
    draws_once("fortress_of_solitude", "kick", "super_strength");
    draws_once("fortress_of_solitude", "super_strength", "kick");
    too_late("fortress_of_solitude", "kick", "kick");
}

#[test]
fn the_batcave_draws_for_the_first_equipment() {
    draws_once("the_batcave", "utility_belt", "lasso_of_truth");
    too_late("the_batcave", "utility_belt", "lasso_of_truth");
}

#[test]
fn the_watchtower_draws_for_the_first_hero() {
    draws_once("the_watchtower", "catwoman", "green_arrow");
    too_late("the_watchtower", "catwoman", "green_arrow");
}

#[test]
fn titans_tower_draws_for_the_first_card_of_cost_two_or_three() {
    draws_once("titans_tower", "catwoman", "kick");
    draws_once("titans_tower", "kick", "catwoman");
    too_late("titans_tower", "catwoman", "kick");
    let mut table = Table::base(2);
    table.locations(0, "titans_tower").hand(0, "punch the_cape_and_cowl").act("play:punch play:the_cape_and_cowl");
    assert!(table.allows("end"), "costs 0 and 4");
}

#[test]
fn the_batcave_works_again_in_the_next_turn_of_its_owner_only() {
    let mut table = Table::base(2);
    table.locations(0, "the_batcave").hand(0, "utility_belt").hand(1, "utility_belt");
    table.act("play:utility_belt").draw("punch").act("end").draw_any();
    table.act("play:utility_belt");
    assert!(table.allows("end"), "not for the other player");
    table.act("end").draw_any();
    table.hand(0, "lasso_of_truth").deck(0, "kick").act("play:lasso_of_truth").draw("kick");
    assert!(table.hand_of(0).contains("kick"));
}
