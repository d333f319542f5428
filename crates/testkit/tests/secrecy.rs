//! Nothing that a seat is sent depends on what it cannot know.
//!
//! `KLEJNOT_PAIRS` sets the number of pairs of worlds per game and player count.

mod common;

use common::config;
use duel::Duel;
use game::{Eyes, FastDice, Game, Seat, Turn};
use serde_json::{Value, json};
use splendor::{Marvel, Splendor};
use testkit::{Secrecy, Sent, amount};

fn check<G: Game>(players: u8) {
    let pairs = amount("KLEJNOT_PAIRS", 1_000);
    let secrecy =
        Secrecy::<G> { config: config::<G>(players), pairs, seed: 1, warm_up: 150, also_sent: &|_| Value::Null };
    let coverage = secrecy.check().unwrap_or_else(|leak| panic!("{leak}"));
    println!("{} with {players}: {coverage:?}, {:.1} further moves each", G::NAME, coverage.average());
    assert!(coverage.pairs >= pairs);
    assert!(coverage.average() >= 20.0, "{coverage:?}");
    assert!(coverage.revealed * 4 < coverage.pairs, "too many pairs ended by an open reveal: {coverage:?}");
}

/// A leak that is planted must be found.
fn finds<G: Game>(players: u8, also_sent: &dyn Fn(&Sent<G>) -> Value) {
    let secrecy = Secrecy::<G> { config: config::<G>(players), pairs: 1_000, seed: 2, warm_up: 150, also_sent };
    assert!(secrecy.check().is_err(), "a planted leak was not found");
}

/// The order of a deck: what would be drawn next, told in advance.
fn next_draw<G: Game>(sent: &Sent<G>) -> Value {
    match sent.game.turn() {
        Turn::Chance => json!(sent.game.mask(sent.game.sample(&mut FastDice::new(7)), Eyes::Spectator).to_string()),
        _ => Value::Null,
    }
}

/// A card that was reserved unseen: the referee's view.
fn everything<G: Game>(sent: &Sent<G>) -> Value {
    json!(sent.game.view(Eyes::Referee))
}

/// Time: a clock that runs longer the more the player to move has to think about.
fn thinking_time<G: Game>(sent: &Sent<G>) -> Value {
    let mut legal = Vec::new();
    match sent.game.turn() {
        Turn::Player(_) => sent.game.legal(&mut legal),
        Turn::Chance | Turn::Over => {}
    }
    json!({ "milliseconds": 10 * legal.len() })
}

fn finds_all<G: Game>(players: u8) {
    finds::<G>(players, &next_draw);
    finds::<G>(players, &everything);
    finds::<G>(players, &thinking_time);
}

#[test]
fn splendor_with_2() {
    check::<Splendor>(2);
}

#[test]
fn splendor_with_3() {
    check::<Splendor>(3);
}

#[test]
fn splendor_with_4() {
    check::<Splendor>(4);
}

#[test]
fn planted_leaks_in_splendor_are_found() {
    finds_all::<Splendor>(2);
}

#[test]
fn marvel_with_2() {
    check::<Marvel>(2);
}

#[test]
fn marvel_with_3() {
    check::<Marvel>(3);
}

#[test]
fn marvel_with_4() {
    check::<Marvel>(4);
}

#[test]
fn planted_leaks_in_marvel_are_found() {
    finds_all::<Marvel>(2);
}

/// `determinize` redraws what is hidden, and only that: every world that the seat considers possible comes up.
#[test]
fn determinize_reaches_every_possible_card() {
    let mut game = Splendor::start(&"players=2 first=0".parse().unwrap());
    let draw_all = |game: &mut Splendor| {
        while game.turn() == Turn::Chance {
            let outcome = game.sample(&mut FastDice::new(3));
            game.apply(outcome, &mut ());
        }
    };
    draw_all(&mut game);
    game.apply("reserve:3".parse().unwrap(), &mut ());
    draw_all(&mut game);
    let mut seen = std::collections::BTreeSet::new();
    let mut dice = FastDice::new(4);
    for _ in 0..2_000 {
        let mut world = game.clone();
        world.determinize(Seat::new(1), &mut dice);
        seen.insert(world.tableau().seat(Seat::new(0)).hand().next().unwrap().0);
        let mut own = game.clone();
        own.determinize(Seat::new(0), &mut dice);
        assert_eq!(own, game, "the owner knows the card");
    }
    assert_eq!(seen.len(), 16, "20 cards of level 3, of which 4 lie face up");
}

#[test]
fn duel_with_2() {
    check::<Duel>(2);
}

#[test]
fn planted_leaks_in_duel_are_found() {
    finds_all::<Duel>(2);
}
