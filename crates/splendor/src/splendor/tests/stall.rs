//! Games in which nothing can change, or nothing does.

use super::{happens, story, two, two_stuck};
use crate::harness::Table;
use crate::splendor::Splendor;

#[test]
fn spl_52_a_full_round_of_passes_ends_the_game() {
    let mut table = two_stuck();
    table.deck(3, "3U4").own(1, "3U4");
    assert_eq!(happens(&mut table, "pass"), ["passed 0"], "one pass is no round");
    assert_eq!(happens(&mut table, "pass"), ["passed 1", "stalled", "over 1"]);
    assert!(table.is_over());
    assert_eq!(table.places(), [2, 1], "scored by points");
}

#[test]
fn spl_52_not_if_anybody_did_something_else() {
    // The bank has one gem for the first player of the round, or one for the second.
    let mut first = two_stuck();
    first.give_back(0, "W").play("take:W; pass");
    assert!(!first.is_over());
    first.play("pass; pass");
    assert!(first.is_over());
    let mut second = two_stuck();
    second.play("pass");
    second.give_back(1, "W").play("take:W");
    assert!(!second.is_over());
    second.play("pass");
    assert!(!second.is_over(), "two passes in a row, but not in one round");
    second.play("pass");
    assert!(second.is_over());
}

#[test]
fn spl_52_the_round_begins_with_the_first_player() {
    let mut table = Table::<Splendor>::new("players=3 first=1");
    for level in 1..=3 {
        table.clear_market(level).deck(level, "");
    }
    table.give(0, "WWWWUUUUGG").give(1, "GGGRRRRRKK").give(2, "WUKKK");
    assert_eq!(table.bank(), "YYYYY");
    assert_eq!(happens(&mut table, "pass; pass"), ["passed 1", "passed 2"], "seat 0 has not passed yet");
    assert_eq!(happens(&mut table, "pass")[..2], ["passed 0", "stalled"]);
    assert_eq!(table.places(), [1, 1, 1]);
}

#[test]
fn spl_52_not_if_somebody_received_a_noble() {
    let mut table = two_stuck();
    table.deck(1, "1W1 1W2 1W3 1U1 1U2 1U3 1G1 1G2 1G3 1R1 1R2 1R3");
    table.lay_tiles("WUG UGR").own_bonuses(0, "WWWUUUGGGRRR");
    let happened = happens(&mut table, "pass; noble:UGR; pass; pass; pass");
    let first_two = ["passed 0", "visited 0 UGR", "passed 1", "passed 0", "visited 0 WUG", "passed 1"];
    assert_eq!(happened, first_two, "the noble left over changes something in the next round too");
    assert!(!table.is_over());
    assert_eq!(happens(&mut table, "pass; pass"), ["passed 0", "passed 1", "stalled", "over 0"]);
}

/// A game for two in which gems never run out, since seat 0 holds all the gold and so has no room for the others' share.
fn two_quiet() -> Table<Splendor> {
    let mut table = two();
    table.give(0, "YYYYY");
    table
}

/// Takes three tokens and gives back what is too much.
fn take_and_return(table: &mut Table<Splendor>) {
    let take = table.legal().into_iter().find(|action| action.starts_with("take:")).unwrap();
    table.play(&take);
    while let Some(token) = table.after("return").first() {
        table.play(&format!("return:{token}"));
    }
}

fn quiet_round(table: &mut Table<Splendor>) {
    for _ in 0..table.game.tableau.players() {
        take_and_return(table);
    }
}

#[test]
fn spl_53_fifty_full_rounds_without_a_purchase_or_a_reservation_end_the_game() {
    let mut table = two_quiet();
    table.own(1, "3U4");
    for _ in 0..49 {
        quiet_round(&mut table);
    }
    assert!(!table.is_over());
    take_and_return(&mut table);
    assert!(!table.is_over(), "the fiftieth round is not full yet");
    take_and_return(&mut table);
    assert!(table.is_over());
    assert_eq!(table.game.rounds, 50);
    assert_eq!(story(&table.events[table.events.len() - 2..]), ["stalled", "over 1"]);
    assert_eq!(table.places(), [2, 1], "scored by points");
}

#[test]
fn spl_53_a_purchase_or_a_reservation_starts_the_count_again() {
    for action in ["buy:1W1", "reserve:2W1", "reserve:2"] {
        for last_in_round in [false, true] {
            let mut table = two_quiet();
            table.own_bonuses(0, "UUU").own_bonuses(1, "U").own(1, "2U1 2U2");
            for _ in 0..49 {
                quiet_round(&mut table);
            }
            if last_in_round {
                take_and_return(&mut table);
            }
            table.play(action);
            if !last_in_round {
                take_and_return(&mut table);
            }
            for round in 0..50 {
                assert!(!table.is_over(), "{action}, then {round} quiet rounds");
                quiet_round(&mut table);
            }
            assert!(table.is_over());
            assert_eq!(table.game.rounds, 100);
        }
    }
}

#[test]
fn spl_53_a_noble_is_no_progress() {
    let mut table = two_quiet();
    table.clear_market(1).lay_tiles("WUG").own_bonuses(0, "WWWUUUGG");
    for _ in 0..48 {
        quiet_round(&mut table);
    }
    table.own_bonuses(0, "G");
    quiet_round(&mut table);
    assert_eq!(table.tiles(0), ["WUG"]);
    quiet_round(&mut table);
    assert!(table.is_over());
}
