//! WAT-30 to WAT-34: Machinations, the reveal, the Plot.

use super::table::Table;
use super::watchmen_table::{allied, facing};
use crate::Event;
use game::{Eyes, Game, Seat};

#[test]
fn wat_30_all_listed_cards_in_one_turn() {
    let mut table = facing("nixon");
    table.hero(2, "rorschach").turn_of(2).hand(2, "utility_belt doomsday");
    table.act("play:utility_belt play:doomsday").end_turn();
    assert_eq!(table.active(), 0);
    table.turn_of(2).hand(2, "green_arrows_bow").act("play:green_arrows_bow");
    assert_eq!(table.refused("reveal"), "WAT-31", "what was played in an earlier turn is gone");
    let mut table = Table::watchmen(4);
    table.hero(3, "rorschach").turn_of(3).hand(3, "green_arrows_bow utility_belt");
    table.act("play:green_arrows_bow");
    assert!(!table.allows("reveal"));
    table.act("play:utility_belt");
    assert!(table.allows("reveal"), "with four players the first line is ignored");
}

/// "Players" is their number at the start.
#[test]
fn wat_30_the_first_line_stays_ignored_when_a_player_is_eliminated() {
    let mut table = Table::watchmen(4);
    table.hero(3, "rorschach").loyalty_shown().turn_of(3).game.players[0].out = true;
    table.hand(3, "green_arrows_bow utility_belt").act("play:green_arrows_bow play:utility_belt");
    assert!(table.allows("reveal"));
}

/// Ready to reveal: the Mastermind, seat 3 of four, has played two Equipment.
fn completed() -> Table {
    let mut table = Table::watchmen(4);
    table.hero(3, "rorschach").holds_plot(3, "subversion_of_heroes").turn_of(3);
    table.hand(3, "utility_belt lasso_of_truth kick").act("play:utility_belt play:lasso_of_truth");
    table
}

#[test]
fn wat_31_the_reveal_turns_up_all_loyalty_cards_and_brings_the_plot() {
    let mut table = completed();
    table.act("reveal");
    assert_eq!((table.plotting(), table.current()), (Some("subversion_of_heroes"), Some("nixon")));
    let shown: Vec<bool> = (table.events.iter())
        .filter_map(|event| match event {
            Event::Loyalty { mastermind, .. } => Some(*mastermind),
            _ => None,
        })
        .collect();
    assert_eq!(shown, [false, false, false, true]);
    assert_eq!(table.refused("reveal"), "WAT-31", "at most once in a game");
}

#[test]
fn wat_31_the_reveal_may_wait_within_the_turn_but_not_beyond() {
    let mut table = completed();
    table.act("play:kick");
    assert!(table.allows("reveal"));
    table.end_turn();
    assert_eq!((table.active(), table.plotting(), table.game.watchmen.shown), (0, None, false), "it need not be taken");
    table.end_turn().end_turn().end_turn();
    assert_eq!((table.active(), table.refused("reveal")), (3, "WAT-31"), "the set must be played again");
}

#[test]
fn wat_31_borrowed_and_replayed_cards_count_and_contributed_ones_do_not() {
    let mut table = Table::watchmen(4);
    table.hero(3, "rorschach").turn_of(3).line_up("cheetah lasso_of_truth").hand(3, "emerald_knight x_ray_vision");
    table.deck(0, "green_arrows_bow").deck(1, "punch").deck(2, "punch").act("play:emerald_knight");
    assert_eq!(table.refused("reveal"), "WAT-31");
    table.act("play:x_ray_vision").draw("green_arrows_bow punch punch").act("seat:0");
    assert!(table.allows("reveal"));
    let mut table = facing("the_keene_act");
    table.mastermind(Some(0)).hand(0, "utility_belt green_arrows_bow doomsday");
    table.act("play:utility_belt play:doomsday contribute:green_arrows_bow");
    assert_eq!(table.refused("reveal"), "WAT-31");
}

#[test]
fn wat_31_nobody_is_loyal_or_mastermind_before_the_reveal() {
    let table = completed();
    assert!(Seat::all(4).all(|seat| !table.game.is_loyal(seat) && !table.game.is_mastermind(seat)));
    let mut table = completed();
    table.act("reveal");
    assert_eq!([0, 1, 2, 3].map(|seat| table.game.is_loyal(Seat::new(seat))), [true, true, true, false]);
    assert!(table.game.is_mastermind(Seat::new(3)));
}

#[test]
fn wat_31_without_a_challenge_the_plot_enters_play_alone_and_is_never_destroyed_with_one() {
    let mut table = completed();
    table.no_challenge().act("reveal");
    assert_eq!((table.plotting(), table.current()), (Some("subversion_of_heroes"), None));
    let mut table = completed();
    table.act("reveal").contributed("catwoman bane kick").power(11).act("beat:challenge");
    assert_eq!((table.plotting(), table.current()), (Some("subversion_of_heroes"), None));
}

#[test]
fn wat_32_the_first_line_serves_the_mastermind_only() {
    for seat in 0..4 {
        let mut table = Table::watchmen(4);
        table.plot("demonstration_of_power").turn_of(seat).end_turn();
        assert_eq!(table.game.destroyed().len(), u8::from(seat == 3), "seat {seat}");
    }
}

#[test]
fn wat_33_a_loyal_player_beats_the_plot_by_power_alone() {
    let mut table = allied();
    table.power(24);
    assert_eq!(table.refused("beat:plot"), "WAT-33");
    table.power(1).act("beat:plot");
    assert_eq!((table.plotting(), table.current(), table.has_power()), (None, Some("nixon"), 0));
    assert!(table.game.over.is_none() && !table.game.players[3].out, "the other Challenges and the Mastermind remain");
    let mut table = allied();
    table.turn_of(3).power(25);
    assert_eq!(table.refused("beat:plot"), "WAT-33", "the Mastermind cannot");
}

#[test]
fn wat_33_a_beaten_plot_is_gone_for_good() {
    let mut table = allied();
    table.power(25).act("beat:plot").end_turn();
    table.turn_of(3).hero(3, "rorschach").hand(3, "utility_belt lasso_of_truth");
    table.act("play:utility_belt play:lasso_of_truth");
    assert_eq!(table.refused("reveal"), "WAT-31");
    table.end_turn();
    assert_eq!(table.destroyed(), "", "nor does its first line work");
    assert_eq!(table.game.view(Eyes::Spectator).seats[3].plot, Some("technological_breakthrough"), "all have seen it");
}

#[test]
fn wat_34_the_next_challenge_comes_with_or_without_a_plot() {
    for plotted in [false, true] {
        let mut table = facing("rioting");
        if plotted {
            table.plot("technological_breakthrough");
        }
        table.contributed("bane bane").power(9).act("beat:challenge").end_turn();
        assert_eq!(table.current(), Some("cancer_scare"), "{plotted}");
    }
}
