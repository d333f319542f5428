//! The end and the winner.

use super::{happens, two, view};
use crate::harness::Table;
use crate::splendor::Splendor;
use game::{Eyes, Game, Seat};

/// Four players without a noble in sight, `first` begins.
fn four(first: u8) -> Table<Splendor> {
    let mut table = Table::new(&format!("players=4 first={first}"));
    table.lay_tiles("");
    table
}

/// Seat `seat` has 14 points and pays for 1W8, worth one, which lies there.
fn one_short(table: &mut Table<Splendor>, seat: u8) {
    table.market("1W8 1W1 1W2 1W3").own(seat, "3U4 3R4 3U2").give(seat, "GGGG");
    assert_eq!(table.seat(seat).points, 14);
}

#[test]
fn spl_50_the_round_is_finished_so_that_all_have_had_as_many_turns() {
    for first in 0..4u8 {
        for place in 0..4u8 {
            let mut table = four(first);
            let hero = (first + place) % 4;
            one_short(&mut table, hero);
            table.play("take:WUR; take:WUR; take:WUR; take:WUR");
            assert!(!table.is_over(), "14 points end nothing");
            for turn in 0..4 {
                assert_eq!(table.to_act(), Some((first + turn) % 4), "the round goes on to its last player");
                if turn == place {
                    let happened = happens(&mut table, "buy:1W8");
                    assert_eq!(happened[2], format!("last round {hero}"));
                    assert_eq!(
                        happened.get(3).is_some(),
                        place == 3,
                        "the last player of a round ends the game at once"
                    );
                } else {
                    table.play("reserve:3");
                }
                assert_eq!(table.is_over(), turn == 3);
            }
            assert!(table.legal().is_empty());
            assert_eq!(table.why_not("take:WUG"), "SPL-50 refuse-over");
            assert_eq!(table.game.returns().winners().collect::<Vec<_>>(), [Seat::new(hero)]);
        }
    }
}

#[test]
fn spl_50_exactly_fifteen_or_more() {
    for (cards, points, ends) in [("3U4 3R4 3U2", 14, false), ("3U4 3R4 3K4", 15, true), ("3U4 3R4 3K4 3G4", 20, true)]
    {
        let mut table = two();
        table.lay_tiles("").own(1, cards).turn_of(1);
        assert_eq!(table.seat(1).points, points);
        table.play("take:WUG");
        assert_eq!(table.is_over(), ends, "{points} points");
    }
}

#[test]
fn spl_50_nobles_count() {
    let mut table = two();
    table.clear_market(1).lay_tiles("WUG").own_bonuses(1, "WWWUUUGGG").own(1, "3U4 3R4 2K3").turn_of(1);
    assert_eq!(table.seat(1).points, 12);
    let happened = happens(&mut table, "take:WUG");
    assert_eq!(happened, ["took 1 WUG", "visited 1 WUG", "last round 1", "over 1"]);
}

#[test]
fn spl_50_another_player_may_still_overtake() {
    let mut table = two();
    table.lay_tiles("").own(0, "3U4 3R4 3K4").own(1, "3G4 3U3 3K3 1U8").give(1, "RRRRY");
    assert_eq!((table.seat(0).points, table.seat(1).points), (15, 14));
    let happened = happens(&mut table, "take:WUG; buy:2W3");
    assert_eq!(happened, ["took 0 WUG", "last round 0", "bought 1 2W3 RRRRY", "dealt 2W5 at 2", "over 1"]);
    assert_eq!(table.places(), [2, 1]);
}

#[test]
fn spl_50_views_tell_the_goal_and_the_last_round() {
    let mut table = two();
    table.lay_tiles("").own(0, "3U4 3R4 3K4");
    assert_eq!((view(&table, Eyes::Spectator).goal, view(&table, Eyes::Spectator).last_round), (15, false));
    table.play("take:WUG");
    assert!(view(&table, Eyes::Spectator).last_round);
    assert!(view(&table, Eyes::Spectator).common.places.is_empty());
    table.play("take:WUG");
    assert_eq!(view(&table, Eyes::Spectator).common.places, [1, 2]);
}

/// Four players with these cards; the round is played out without changing them.
fn finished(cards: [&str; 4]) -> Table<Splendor> {
    let mut table = four(0);
    for level in 1..=3 {
        table.clear_market(level);
    }
    for (seat, cards) in cards.into_iter().enumerate() {
        table.own(seat as u8, cards);
    }
    table.play("take:WUG; take:WUG; take:WUG; take:WUG");
    assert!(table.is_over());
    table
}

#[test]
fn spl_51_most_points_win() {
    let table = finished(["3U4 3R4 3K4", "3W4 3G4 3W2 2W3", "3U2", ""]);
    let points: Vec<u8> = (0..4).map(|seat| table.seat(seat).points).collect();
    assert_eq!(points, [15, 16, 4, 0]);
    assert_eq!(table.places(), [2, 1, 3, 4], "although seat 0 has fewer cards");
    assert_eq!(table.game.returns().to_string(), "0 1 0 0");
}

#[test]
fn spl_51_a_tie_goes_to_the_fewest_bought_cards() {
    let table = finished(["3U4 3R4 3W2 2K1", "3W4 3G4 3K4", "", ""]);
    assert_eq!((table.seat(0).points, table.seat(1).points), (15, 15));
    assert_eq!((table.seat(0).cards, table.seat(1).cards), (4, 3));
    assert_eq!(table.game.returns().to_string(), "0 1 0 0");
    assert_eq!(table.places(), [2, 1, 3, 3]);
}

#[test]
fn spl_51_cards_in_hand_do_not_count() {
    let mut table = four(0);
    table.own(0, "3U4 3R4 3K4").own(1, "3G4 3U2 3R2 2K3").hold(0, "1U1 1U2 1U3");
    assert_eq!((table.seat(0).points, table.seat(1).points), (15, 15));
    table.play("take:WUG; take:WUG; take:WUG; take:WUG");
    assert_eq!(table.game.returns().to_string(), "1 0 0 0", "three cards and three in hand against four cards");
    let mut worthless = four(0);
    worthless.own(0, "3U4 3R4 3K4").own(1, "3U2 3R2").hold(1, "3G4 3U3 3R3");
    worthless.play("take:WUG; take:WUG; take:WUG; take:WUG");
    assert_eq!(worthless.places()[..2], [1, 2], "their points do not count either");
}

#[test]
fn spl_51_still_tied_the_victory_is_shared() {
    let table = finished(["3U4 3R4 3K4", "", "3W4 3G4 3U2 2K1", "3U3 3R2 3K2 2R6"]);
    assert_eq!((0..4).map(|seat| table.seat(seat).points).collect::<Vec<_>>(), [15, 0, 15, 15]);
    assert_eq!(table.places(), [1, 4, 2, 2], "the places below the first by the same comparison");
    let table = finished(["3W4 3G4 3U2 2K1", "", "3U3 3R2 3K2 2R6", "1U1"]);
    assert_eq!(table.game.returns().to_string(), "1/2 0 1/2 0");
    assert_eq!(table.places(), [1, 3, 1, 4], "no points: fewer cards rank higher");
    assert_eq!(super::story(&table.events).last().unwrap(), "over 0 2");
}
