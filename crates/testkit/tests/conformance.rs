//! Every game keeps the contract, with every number of players.
//!
//! `KLEJNOT_MOVES` sets the number of random moves per game and player count.

mod common;

use common::{config, duel_conserved, marvel_conserved, splendor_conserved};
use duel::Duel;
use game::Game;
use splendor::{Marvel, Splendor};
use testkit::{Conformance, amount};

fn check<G: Game>(players: u8, conserved: &dyn Fn(&G)) {
    let moves = amount("KLEJNOT_MOVES", 20_000);
    let surveyed = Conformance { config: config::<G>(players), moves, seed: 1, conserved }.check();
    println!("{} with {players}: {surveyed:?}", G::NAME);
    assert!(surveyed.moves >= moves && surveyed.games > 0);
    assert!(surveyed.refusals > 10 * surveyed.games);
    assert!(surveyed.seen * 100 > surveyed.space * 80, "the action space has much that is never legal: {surveyed:?}");
}

#[test]
fn splendor_with_2() {
    check::<Splendor>(2, &splendor_conserved);
}

#[test]
fn splendor_with_3() {
    check::<Splendor>(3, &splendor_conserved);
}

#[test]
fn splendor_with_4() {
    check::<Splendor>(4, &splendor_conserved);
}

#[test]
fn marvel_with_2() {
    check::<Marvel>(2, &marvel_conserved);
}

#[test]
fn marvel_with_3() {
    check::<Marvel>(3, &marvel_conserved);
}

#[test]
fn marvel_with_4() {
    check::<Marvel>(4, &marvel_conserved);
}

#[test]
fn duel_with_2() {
    check::<Duel>(2, &duel_conserved);
}
