//! The DC game keeps the contract in both modes, with every number of players.
//!
//! `KLEJNOT_MOVES` and `KLEJNOT_PAIRS` set how much is played, as for the other games.

use dc::{Card, Config, Dc};
use game::{Game, Turn};
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
    let moves = amount("KLEJNOT_MOVES", 20_000);
    let config = config(mode, players);
    let all = Dc::start(&config).inventory();
    let surveyed = Conformance { config, moves, seed: 1, conserved: &conserved(&all) }.check();
    println!("dc {mode} with {players}: {surveyed:?}");
    assert!(surveyed.moves >= moves && surveyed.games > 0);
    assert!(surveyed.refusals > 10 * surveyed.games);
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
fn finds(mode: &str, also_sent: &dyn Fn(&Sent<Dc>) -> Value) {
    let secrecy = Secrecy::<Dc> { config: config(mode, 3), pairs: 1_000, seed: 2, warm_up: 150, also_sent };
    assert!(secrecy.check().is_err(), "a planted leak was not found");
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
        finds(mode, &|sent| json!(sent.game.view(game::Eyes::Referee)));
        finds(mode, &|sent| {
            let mut legal = Vec::new();
            if let Turn::Player(_) = sent.game.turn() {
                sent.game.legal(&mut legal);
            }
            json!({ "milliseconds": 10 * legal.len() })
        });
    }
}
