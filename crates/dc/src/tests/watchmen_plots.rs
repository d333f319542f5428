//! The five Plots: the first line serves the Mastermind, the second holds for all.

use super::table::Table;
use crate::set::cards;
use game::Turn;

const MASTERMIND: u8 = 2;

/// Three players, the last one the Mastermind with this Plot in play; Nixon is the Challenge. Seat 0 is to move.
fn plotted(plot: &str) -> Table {
    let mut table = Table::watchmen(3);
    table.hero(MASTERMIND, "rorschach").hero(0, "the_comedian").plot(plot);
    table
}

/// The same in the turn of the Mastermind.
fn serving(plot: &str) -> Table {
    let mut table = plotted(plot);
    table.turn_of(MASTERMIND);
    table
}

/// How many cards the first line destroys when the turn ends now.
#[track_caller]
fn ruins(table: &mut Table) -> u8 {
    let before = table.game.destroyed().len();
    table.end_turn();
    table.game.destroyed().len() - before
}

/// The Plot is beaten with this Power and not with one less.
#[track_caller]
fn costs(plot: &str, power: u16) {
    let mut table = plotted(plot);
    table.power(power - 1);
    assert_eq!(table.refused("beat:plot"), "WAT-33");
    table.power(1).act("beat:plot");
    assert_eq!((table.plotting(), table.has_power()), (None, 0));
}

#[test]
fn demonstration_of_power_destroys_a_card_of_the_main_deck() {
    let mut table = serving("demonstration_of_power");
    table.act("end").draw("bane");
    assert_eq!(table.destroyed(), "bane");
    assert!(!table.allows("draw:robin") && table.allows("draw:punch"), "then the new hand is drawn");
    assert_eq!(ruins(&mut plotted("demonstration_of_power")), 0, "in a turn of the Mastermind alone");
}

#[test]
fn demonstration_of_power_leaves_no_defense_against_the_mastermind() {
    let mut table = serving("demonstration_of_power");
    table.hand(0, "lasso_of_truth").hand(1, "bulletproof").hand(2, "scarecrow").act("play:scarecrow");
    assert_eq!((table.asked(), table.owns(0, "weakness"), table.owns(1, "weakness")), (Some(2), 1, 1));
    assert_eq!((table.hand_of(0).as_str(), table.hand_of(1).as_str()), ("lasso_of_truth", "bulletproof"));
}

#[test]
fn demonstration_of_power_leaves_every_other_defense() {
    let mut table = plotted("demonstration_of_power");
    table.hand(0, "scarecrow").hand(2, "lasso_of_truth").act("play:scarecrow");
    assert_eq!(table.asked(), Some(2), "the Mastermind may defend");
    let mut table = serving("demonstration_of_power");
    table.challenge("cancer_scare").discard(2, "punch punch punch").hand(0, "lasso_of_truth");
    table.hand(2, "lobo rorschach_mask").act("play:lobo discard:punch discard:punch play:rorschach_mask discard:punch");
    assert_eq!(table.asked(), Some(0), "Cancer Scare is nobody's Attack");
    table.act("defend:lasso_of_truth");
    assert_eq!(table.owns(0, "weakness"), 0);
}

#[test]
fn demonstration_of_power_is_beaten_with_twenty_one() {
    costs("demonstration_of_power", 21);
}

#[test]
fn death_by_a_thousand_cuts_destroys_a_card_for_each_weakness_at_least_one() {
    assert_eq!(ruins(&mut serving("death_by_a_thousand_cuts")), 1);
    assert_eq!(ruins(&mut plotted("death_by_a_thousand_cuts")), 0, "in a turn of the Mastermind alone");
    let mut table = serving("death_by_a_thousand_cuts");
    table.hand(2, "scarecrow").act("play:scarecrow");
    assert_eq!(ruins(&mut table), 2, "one for each of the two who were hit");
    let mut table = serving("death_by_a_thousand_cuts");
    table.hand(0, "lasso_of_truth").hand(2, "scarecrow").act("play:scarecrow defend:lasso_of_truth").draw_any();
    assert_eq!((ruins(&mut table), table.game.weaknesses), (1, 19), "one was hit");
}

#[test]
fn death_by_a_thousand_cuts_destroys_two_at_most() {
    let mut table = serving("death_by_a_thousand_cuts");
    table.hand(2, "scarecrow scarecrow").act("play:scarecrow play:scarecrow");
    assert_eq!((ruins(&mut table), table.game.weaknesses), (2, 16));
}

/// Weaknesses gained up to the end of the Mastermind's last turn are past, also if nobody knew the Mastermind then.
#[test]
fn death_by_a_thousand_cuts_counts_since_the_last_turn_of_the_mastermind() {
    let mut table = Table::watchmen(3);
    table.hero(MASTERMIND, "rorschach").turn_of(MASTERMIND).hand(2, "scarecrow").act("play:scarecrow").end_turn();
    assert_eq!((table.active(), table.game.weaknesses), (0, 18));
    table.plot("death_by_a_thousand_cuts").end_turn().end_turn();
    assert_eq!(table.active(), 2);
    assert_eq!(ruins(&mut table), 1, "none since then");
    table.hand(0, "scarecrow").act("play:scarecrow no").end_turn().end_turn();
    assert_eq!((table.active(), table.owns(2, "weakness")), (2, 1));
    table.hand(0, "lasso_of_truth").hand(2, "scarecrow").act("play:scarecrow defend:lasso_of_truth").draw_any();
    table.act("no");
    assert_eq!(ruins(&mut table), 2, "one gained by the Mastermind and one by another");
}

#[test]
fn death_by_a_thousand_cuts_takes_the_power_of_a_loyal_players_first_attack() {
    let mut table = plotted("death_by_a_thousand_cuts");
    table.hand(0, "catwoman scarecrow bane harley_quinn").act("play:catwoman play:scarecrow");
    assert_eq!((table.has_power(), table.owns(2, "weakness")), (2, 1), "the Attack itself works");
    table.act("play:bane play:harley_quinn");
    assert_eq!(table.has_power(), 5, "the next ones have theirs");
}

#[test]
fn death_by_a_thousand_cuts_leaves_the_mastermind_all_power() {
    let mut table = serving("death_by_a_thousand_cuts");
    table.hero(2, "the_comedian").hand(2, "scarecrow").act("play:scarecrow");
    assert_eq!(table.has_power(), 2);
}

#[test]
fn death_by_a_thousand_cuts_is_beaten_with_twenty_two() {
    costs("death_by_a_thousand_cuts", 22);
}

#[test]
fn subversion_of_heroes_destroys_cards_until_a_hero() {
    let mut table = serving("subversion_of_heroes");
    table.act("end").draw("catwoman");
    assert!(table.allows("draw:punch") && !table.allows("draw:robin"), "the first one may be a Hero");
    assert_eq!(table.destroyed(), "catwoman");
    let mut table = serving("subversion_of_heroes");
    table.act("end").draw("bane");
    assert!(!table.allows("draw:punch") && table.allows("draw:robin"), "a Villain does not end it");
    table.draw("robin");
    assert_eq!(table.destroyed(), "robin bane");
}

#[test]
fn subversion_of_heroes_destroys_two_at_most() {
    let mut table = serving("subversion_of_heroes");
    table.act("end").draw("bane lobo");
    assert!(table.allows("draw:punch") && !table.allows("draw:robin"));
    assert_eq!(table.destroyed(), "bane lobo");
    assert_eq!(ruins(&mut plotted("subversion_of_heroes")), 0, "in a turn of the Mastermind alone");
}

#[test]
fn subversion_of_heroes_makes_heroes_dearer_for_the_loyal() {
    let mut table = plotted("subversion_of_heroes");
    table.line_up("catwoman cheetah").power(2);
    assert!(!table.allows("buy:catwoman") && table.allows("buy:cheetah"));
    table.power(1).act("buy:catwoman");
    assert_eq!(table.has_power(), 0);
    let mut table = serving("subversion_of_heroes");
    table.line_up("catwoman").power(2).act("buy:catwoman");
    assert_eq!(table.has_power(), 0, "the Mastermind pays what is printed");
}

#[test]
fn subversion_of_heroes_adds_to_the_keene_act() {
    let mut table = plotted("subversion_of_heroes");
    table.challenge("the_keene_act").line_up("catwoman").power(3);
    assert_eq!(table.refused("buy:catwoman"), "DCB-12");
    table.power(1).act("buy:catwoman");
    assert_eq!(table.has_power(), 0);
}

#[test]
fn subversion_of_heroes_is_beaten_with_twenty_three() {
    costs("subversion_of_heroes", 23);
}

#[test]
fn turn_the_world_against_itself_destroys_a_card_for_each_villain_of_the_line_up_two_at_most() {
    for (line_up, expected) in [("catwoman", 0), ("bane catwoman", 1), ("bane bane", 2), ("bane bane lobo", 2)] {
        let mut table = serving("turn_the_world_against_itself");
        table.line_up(line_up);
        assert_eq!(ruins(&mut table), expected, "{line_up}");
    }
    let mut table = plotted("turn_the_world_against_itself");
    table.line_up("bane bane");
    assert_eq!(ruins(&mut table), 0, "in a turn of the Mastermind alone");
}

#[test]
fn turn_the_world_against_itself_gives_a_loyal_player_a_weakness_for_each_villain() {
    let mut table = plotted("turn_the_world_against_itself");
    table.hand(0, "doomsday catwoman gorilla_grodd").act("play:doomsday");
    assert_eq!((table.discard_of(0).as_str(), table.has_power()), ("weakness", 4));
    table.act("play:catwoman play:gorilla_grodd");
    assert_eq!(table.discard_of(0), "weakness weakness", "none for a Hero");
}

#[test]
fn turn_the_world_against_itself_spares_the_mastermind() {
    let mut table = serving("turn_the_world_against_itself");
    table.hand(2, "doomsday").act("play:doomsday");
    assert_eq!(table.owns(2, "weakness"), 0);
}

#[test]
fn turn_the_world_against_itself_is_beaten_with_twenty_four() {
    costs("turn_the_world_against_itself", 24);
}

#[test]
fn technological_breakthrough_destroys_a_card_for_each_equipment_played_at_least_one_and_at_most_two() {
    for (hand, expected) in [
        ("", 1),
        ("utility_belt doomsday", 1),
        ("utility_belt utility_belt", 2),
        ("utility_belt utility_belt lasso_of_truth", 2),
    ] {
        let mut table = serving("technological_breakthrough");
        table.hand(2, hand);
        hand.split_whitespace().for_each(|id| {
            table.act(&format!("play:{id}"));
        });
        assert_eq!(ruins(&mut table), expected, "{hand}");
    }
    let mut table = plotted("technological_breakthrough");
    table.hand(0, "utility_belt utility_belt").act("play:utility_belt play:utility_belt");
    assert_eq!(ruins(&mut table), 0, "in a turn of the Mastermind alone");
}

/// A borrowed or replayed Equipment was played too.
#[test]
fn technological_breakthrough_counts_every_play() {
    let mut table = serving("technological_breakthrough");
    table.hand(2, "utility_belt clayface").act("play:utility_belt play:clayface");
    assert_eq!((table.has_power(), ruins(&mut table)), (6, 2), "two Belts, and two for Rorschach's Villain");
    let mut table = serving("technological_breakthrough");
    table.line_up("lasso_of_truth").hand(2, "utility_belt emerald_knight").act("play:utility_belt play:emerald_knight");
    assert_eq!((table.has_power(), ruins(&mut table)), (3, 2), "the Belt and the Lasso");
}

#[test]
fn technological_breakthrough_has_no_second_line() {
    let with: Vec<bool> = cards().plots.iter().map(|plot| plot.also.is_some()).collect();
    assert_eq!(with, [true, true, true, true, false]);
    let mut table = plotted("technological_breakthrough");
    table.line_up("catwoman").hand(0, "scarecrow").act("play:scarecrow buy:catwoman");
    assert_eq!(
        (table.has_power(), table.owns(0, "weakness")),
        (0, 0),
        "Power of the Attack, price and Villain as ever"
    );
    let mut table = serving("technological_breakthrough");
    table.hand(0, "lasso_of_truth").hand(2, "scarecrow").act("play:scarecrow");
    assert_eq!(table.turn(), Turn::Player(game::Seat::new(0)), "and Defenses, too");
}

#[test]
fn technological_breakthrough_is_beaten_with_twenty_five() {
    costs("technological_breakthrough", 25);
}
