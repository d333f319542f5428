//! The DC game keeps the contract in both modes, with every number of players.
//!
//! `KLEJNOT_MOVES` and `KLEJNOT_PAIRS` set how much is played, as for the other games.

use dc::{Card, Config, Dc};
use game::{Eyes, FastDice, Game, Seat, Turn};
use serde_json::{Value, json};
use testkit::{Conformance, Secrecy, Sent, amount};

fn config(mode: &str, players: u8) -> Config {
    format!("players={players} mode={mode}").parse().expect("a valid config")
}

/// DCB-01: every card is somewhere, and nowhere twice. Super-Villains join the crossover late (WAT-62), and Starters that nobody
/// needs stay in the box.
fn conserved(all: &[Card]) -> impl Fn(&Dc) {
    let base = without_villains(all);
    move |game| {
        let inventory = game.inventory();
        assert!(inventory == all || without_villains(&inventory) == base, "{inventory:?}");
    }
}

fn without_villains(cards: &[Card]) -> Vec<Card> {
    cards.iter().copied().filter(|card| card.facts().kind != dc::vocabulary::Type::SuperVillain).collect()
}

fn conforms(mode: &str, players: u8) {
    // What only two rare cards in one turn allow, and what Super-Villains do in decks, takes more moves than other games need.
    let moves = 3 * amount("KLEJNOT_MOVES", 20_000);
    let config = config(mode, players);
    let all = Dc::start(&config).inventory();
    let surveyed = Conformance { config, moves, seed: 1, conserved: &conserved(&all) }.check();
    println!("dc {mode} with {players}: {surveyed:?}");
    assert!(surveyed.moves >= moves && surveyed.games > 0);
    assert!(surveyed.refusals > 10 * surveyed.games);
    let demanded = if moves >= 600_000 { 80 } else { 70 };
    assert!(surveyed.seen * 100 > surveyed.space * demanded, "much of the action space is never legal: {surveyed:?}");
}

/// Early pairs are told apart late, which is demanded; late pairs meet all cards. With two players in the base game all that is hidden
/// from a seat is one hand, which the rules show at the end of the next turn.
fn keeps_secrets(mode: &str, players: u8) {
    let pairs = amount("KLEJNOT_PAIRS", 1_000);
    for (warm_up, least) in [(150, if (mode, players) == ("base", 2) { 15.0 } else { 20.0 }), (1_500, 0.0)] {
        let config = config(mode, players);
        let secrecy = Secrecy::<Dc> { config, pairs, seed: 1, warm_up, also_sent: &|_| Value::Null };
        let coverage = secrecy.check().unwrap_or_else(|leak| panic!("{leak}"));
        println!("dc {mode} with {players}: {coverage:?}, {:.1} further moves each", coverage.average());
        assert!(coverage.pairs >= pairs && coverage.average() >= least, "{coverage:?}");
    }
}

/// A leak that is planted must be found.
fn finds(mode: &str, warm_up: u32, also_sent: &dyn Fn(&Sent<Dc>) -> Value) {
    let secrecy = Secrecy::<Dc> { config: config(mode, 3), pairs: 1_000, seed: 2, warm_up, also_sent };
    assert!(secrecy.check().is_err(), "a planted leak was not found");
}

/// The order of a deck: what would be drawn next, told in advance.
fn next_draw(sent: &Sent<Dc>) -> Value {
    match sent.game.turn() {
        Turn::Chance => json!(sent.game.sample(&mut FastDice::new(7)).to_string()),
        _ => Value::Null,
    }
}

/// Deck or hand: of all cards of the next player, where one single Punch lies.
fn where_punches_lie(sent: &Sent<Dc>) -> Value {
    let next = sent.seat.next(sent.game.seats());
    let deck = sent.game.view(Eyes::Referee).seats[next.index()].deck.clone().unwrap_or_default();
    json!(deck.iter().filter(|card| card.id() == "punch").count() % 2)
}

/// The card on top of a deck that only its owner has seen.
fn tops_that_others_saw(sent: &Sent<Dc>) -> Value {
    let seen = |seat: Seat| sent.game.view(Eyes::Seat(seat)).seats[seat.index()].deck_top.clone();
    json!(Seat::all(sent.game.seats()).filter(|&seat| seat != sent.seat).map(seen).collect::<Vec<_>>())
}

/// A hand, a deck, a Loyalty card: the referee's view.
fn everything(sent: &Sent<Dc>) -> Value {
    json!(sent.game.view(Eyes::Referee))
}

/// Time: a clock that runs longer the more the player to move has to think about.
fn thinking_time(sent: &Sent<Dc>) -> Value {
    let mut legal = Vec::new();
    if let Turn::Player(_) = sent.game.turn() {
        sent.game.legal(&mut legal);
    }
    json!({ "milliseconds": 10 * legal.len() })
}

macro_rules! each_table {
    ($($name:ident: $mode:literal, $players:literal;)*) => {
        mod conformance {
            $(#[test] fn $name() { super::conforms($mode, $players); })*
        }
        mod secrecy {
            $(#[test] fn $name() { super::keeps_secrets($mode, $players); })*
        }
    };
}

each_table! {
    base_with_2: "base", 2;
    base_with_3: "base", 3;
    base_with_4: "base", 4;
    base_with_5: "base", 5;
    watchmen_with_2: "watchmen", 2;
    watchmen_with_3: "watchmen", 3;
    watchmen_with_4: "watchmen", 4;
    watchmen_with_5: "watchmen", 5;
}

#[test]
fn planted_leaks_are_found() {
    for mode in ["base", "watchmen"] {
        finds(mode, 150, &next_draw);
        finds(mode, 150, &where_punches_lie);
        finds(mode, 1_500, &tops_that_others_saw);
        finds(mode, 150, &everything);
        finds(mode, 150, &thinking_time);
    }
}
