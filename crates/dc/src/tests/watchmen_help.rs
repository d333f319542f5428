//! WAT-40 to WAT-42: help among the Loyal.

use super::table::Table;
use super::watchmen_table::allied;
use game::Turn;

#[test]
fn wat_40_a_loyal_player_asks_for_help_once_a_plot_has_come() {
    let mut table = Table::watchmen(4);
    table.loyalty_shown().hand(1, "kick");
    assert_eq!(table.refused("help"), "WAT-40", "no Plot yet");
    let mut table = allied();
    table.hand(1, "kick super_strength").hand(2, "punch").hand(3, "doomsday").act("help");
    assert_eq!((table.asked(), table.legal().as_str()), (Some(1), "yes no"), "clockwise");
    table.act("yes");
    assert_eq!(
        (table.turn(), table.legal().as_str()),
        (Turn::Chance, "draw:kick draw:super_strength"),
        "a random card"
    );
    table.draw("super_strength");
    assert_eq!((table.has_power(), table.asked()), (5, Some(2)));
    table.act("no");
    assert_eq!(
        (table.has_power(), table.asked(), table.hand_of(2).as_str()),
        (5, Some(0), "punch"),
        "helping is optional"
    );
    assert_eq!(table.hand_of(3), "doomsday", "the Mastermind is not asked");
}

#[test]
fn wat_40_also_after_the_plot_is_beaten_and_never_for_the_mastermind() {
    let mut table = allied();
    table.hand(1, "kick").power(25).act("beat:plot help yes draw:kick");
    assert_eq!(table.has_power(), 2);
    let mut table = allied();
    table.turn_of(3).hand(1, "kick");
    assert_eq!(table.refused("help"), "WAT-40");
    let table = allied();
    assert!(!table.allows("help"), "nobody has a card");
}

#[test]
fn wat_41_help_goes_back_at_the_end_and_is_not_replaced() {
    let mut table = allied();
    table.hand(1, "kick punch").act("help yes draw:kick");
    assert_eq!((table.hand_of(1).as_str(), table.discard_of(1).as_str()), ("punch", ""));
    assert_eq!(table.refused("help"), "WAT-40", "once in a turn");
    table.end_turn();
    assert_eq!(
        (table.hand_of(1).as_str(), table.discard_of(1).as_str()),
        ("punch", "kick"),
        "the hand is not refilled"
    );
    assert_eq!((table.active(), table.owns(0, "kick")), (1, 0));
}

#[test]
fn wat_42_each_card_is_played_before_the_next_helper_is_asked() {
    let mut table = allied();
    table.line_up("catwoman bane").hand(1, "heat_vision").hand(2, "kick").discard(0, "weakness");
    table.act("help yes draw:heat_vision");
    assert_eq!((table.asked(), table.legal().as_str()), (Some(0), "discard:weakness no"), "the active player's choice");
    table.act("discard:weakness");
    assert_eq!(table.asked(), Some(2));
}

/// Triggers are the active player's, and come before the next helper is asked.
#[test]
fn wat_42_triggers_of_a_help_card_come_before_the_next_helper() {
    let mut table = allied();
    table.hero(0, "nite_owl").hand(1, "utility_belt").hand(2, "kick").act("help yes draw:utility_belt");
    assert_eq!((table.asked(), table.legal().as_str()), (Some(0), "yes no"), "Nite Owl's first Equipment");
    table.act("yes draw:punch");
    assert_eq!((table.asked(), table.hand_of(0).as_str()), (Some(2), "punch"));
    let mut table = allied();
    table.hero(0, "silk_spectre").locations(0, "the_watchtower").hand(1, "catwoman").hand(2, "kick");
    table.act("help yes draw:catwoman");
    assert_eq!(table.legal(), "first-trigger:hero first-trigger:the_watchtower", "in an order of choice");
    table.act("first-trigger:the_watchtower draw:punch no");
    assert_eq!((table.asked(), table.hand_of(0).as_str()), (Some(2), "punch"));
    table.act("no");
    assert_eq!(table.asked(), Some(0));
}

#[test]
fn wat_42_a_location_given_as_help_works_until_the_end_of_the_turn() {
    let mut table = allied();
    table.hand(0, "utility_belt").hand(1, "the_batcave").act("help yes draw:the_batcave play:utility_belt");
    assert_eq!(table.turn(), Turn::Chance, "it draws");
    table.draw("punch").end_turn();
    assert_eq!((table.discard_of(1).as_str(), table.game.players[0].locations.len()), ("the_batcave", 0));
    table.turn_of(0).hand(0, "utility_belt");
    table.game.turn.reset();
    table.act("play:utility_belt");
    assert_eq!(table.asked(), Some(0), "no more");
}

#[test]
fn wat_42_attacks_given_as_help_hit_only_the_mastermind() {
    let mut table = allied();
    table.hand(1, "scarecrow").act("help yes draw:scarecrow");
    assert_eq!([0, 1, 2, 3].map(|seat| table.owns(seat, "weakness")), [0, 0, 0, 1]);
    assert_eq!(table.has_power(), 2);
}
