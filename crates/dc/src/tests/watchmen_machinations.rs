//! The four Machinations, and Loyalty.

use super::table::Table;
use crate::{Action, Config, Dc, Loyalty};
use game::{Eyes, FastDice, Game, Seat, Turn};

/// The last seat, the Mastermind, is to move with these cards in hand.
fn plotting(players: u8, machinations: &str, hand: &str) -> Table {
    let mut table = Table::watchmen(players);
    let mastermind = players - 1;
    table.hero(mastermind, "rorschach").machinations(machinations);
    table.turn_of(mastermind).hand(mastermind, hand);
    table
}

fn play(table: &mut Table, ids: &str) {
    ids.split_whitespace().for_each(|id| {
        table.act(&format!("play:{id}"));
    });
}

/// What is asked for is enough with four or five players; with two or three the other card is needed, too, in any order.
#[track_caller]
fn completed_by(machinations: &str, asked: &str, doubled: &str, other: &str) {
    for players in [2, 3, 4, 5] {
        let mut table = plotting(players, machinations, &format!("{asked} {other}"));
        play(&mut table, asked);
        assert_eq!(table.allows("reveal"), players > 3, "{players} players");
        play(&mut table, other);
        assert!(table.allows("reveal"), "{players} players");
        let mut table = plotting(players, machinations, &format!("{asked} {other}"));
        play(&mut table, other);
        assert_eq!(table.refused("reveal"), "WAT-31");
        play(&mut table, asked);
        assert!(table.allows("reveal"), "in any order");
        let mut table = plotting(players, machinations, &format!("{doubled} {other}"));
        play(&mut table, &format!("{doubled} {other}"));
        assert_eq!(table.refused("reveal"), "WAT-31", "a name counts once, and one is too few");
    }
    let mut table = plotting(4, machinations, "");
    table.turn_of(0).hand(0, asked);
    play(&mut table, asked);
    assert_eq!(table.refused("reveal"), "WAT-31", "a Loyal player");
}

#[test]
fn equipped_for_mayhem_asks_for_two_equipment_and_a_villain() {
    completed_by("equipped_for_mayhem", "utility_belt lasso_of_truth", "utility_belt utility_belt", "doomsday");
}

#[test]
fn move_the_heroes_like_pawns_asks_for_two_heroes_and_a_super_power() {
    let two = "catwoman green_arrow";
    completed_by("move_the_heroes_like_pawns", two, "catwoman catwoman", "super_strength");
    let mut table = plotting(3, "move_the_heroes_like_pawns", &format!("{two} blue_beetle kick"));
    play(&mut table, &format!("{two} blue_beetle"));
    assert!(!table.allows("reveal"), "one more Hero is no Super Power");
    play(&mut table, "kick");
    assert!(table.allows("reveal"), "a Kick is a Super Power");
}

#[test]
fn outright_villainy_asks_for_two_villains_and_an_equipment() {
    completed_by("outright_villainy", "doomsday gorilla_grodd", "doomsday doomsday", "utility_belt");
}

#[test]
fn power_up_for_progress_asks_for_three_super_powers_and_a_hero() {
    completed_by("power_up_for_progress", "kick super_strength bulletproof", "kick kick super_strength", "catwoman");
}

/// WAT-04: one Mastermind among as many cards as there are players.
#[test]
fn loyalty_makes_one_player_the_mastermind() {
    for players in 3..=5 {
        let mut seen = vec![0; players];
        for seed in 0..60 {
            let roles = dealt(players, seed);
            assert_eq!(roles.iter().filter(|&&role| role == Loyalty::Mastermind).count(), 1);
            seen[roles.iter().position(|&role| role == Loyalty::Mastermind).unwrap()] += 1;
        }
        assert!(seen.iter().all(|&times| times > 0), "{seen:?}");
    }
}

#[test]
fn loyalty_is_seen_by_its_owner_alone_until_it_is_shown() {
    let mut table = Table::watchmen(3);
    let roles =
        |table: &Table, eyes| table.game.view(eyes).seats.iter().map(|seat| seat.role.unwrap()).collect::<Vec<_>>();
    assert_eq!(roles(&table, Eyes::Seat(Seat::new(2))), ["?", "?", "mastermind"]);
    assert_eq!(roles(&table, Eyes::Seat(Seat::new(0))), ["loyal", "?", "?"]);
    assert_eq!(roles(&table, Eyes::Spectator), ["?", "?", "?"]);
    table.loyalty_shown();
    assert_eq!(roles(&table, Eyes::Spectator), ["loyal", "loyal", "mastermind"]);
}

/// The roles of a game after its Loyalty cards were dealt.
fn dealt(players: usize, seed: u64) -> Vec<Loyalty> {
    let config: Config = format!("players={players} mode=watchmen").parse().unwrap();
    let (mut game, mut dice) = (Dc::start(&config), FastDice::new(seed));
    let mut roles = Vec::new();
    while game.turn() == Turn::Chance && roles.len() < players {
        let action = game.sample(&mut dice);
        if let Action::Role(role) = action {
            roles.push(role);
        }
        game.apply(action, &mut ());
    }
    roles
}
