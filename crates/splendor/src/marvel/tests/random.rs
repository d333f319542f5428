//! What holds in every position of random games.

use super::super::{AVENGERS_TAGS, CARDS, GOAL, Marvel};
use crate::harness::Table;
use crate::tableau::{Level, Phase, Tile};
use game::{Game, Seat};

/// Points, tags, stone and tile of each player follow from the cards and tiles.
fn check(table: &Table<Marvel>) {
    let game = &table.game;
    for seat in Seat::all(game.seats()) {
        let player = game.tableau.seat(seat);
        let facts = || {
            let cards = |level: Level| player.bought[level.index()].into_iter().map(move |n| level.card(n));
            Level::ALL.into_iter().flat_map(cards).map(|card| &CARDS[usize::from(card.0)])
        };
        let tile = if game.avengers == Some(seat) { 3 } else { 0 };
        let tiles = player.tiles.len() as u8 * Tile::POINTS;
        assert_eq!(player.points, facts().map(|card| card.points).sum::<u8>() + tiles + tile);
        assert_eq!(player.tags, facts().map(|card| card.tags).sum::<u8>());
        assert_eq!(player.tokens.get(6), u8::from(!player.bought[2].is_empty()), "MAR-31");
        match game.avengers {
            None => assert!(player.tags < AVENGERS_TAGS, "MAR-41"),
            Some(owner) => assert!(player.tags <= game.tableau.seat(owner).tags, "MAR-42"),
        }
        if seat != game.tableau.active || matches!(game.tableau.phase, Phase::Act | Phase::Over) {
            assert!(player.tokens.total() <= 10, "MAR-20");
        }
    }
    let sides = game.tableau.tiles.into_iter().chain(game.tableau.seats().iter().flat_map(|player| player.tiles));
    let mut tiles: Vec<u8> = sides.map(|side| side / 2).collect();
    tiles.sort_unstable();
    tiles.dedup();
    if !matches!(game.tableau.phase, Phase::First | Phase::Tiles) {
        assert_eq!(tiles.len() as u8, game.seats(), "MAR-04");
    }
}

/// Every game ends, by MAR-50 or MAR-53.
#[test]
fn mar_50_random_games_keep_their_accounts_and_end() {
    let (mut met, mut stalled, mut moved, mut reprieved) = (0, 0, 0, 0);
    for seed in 0..300 {
        let mut table = Table::<Marvel>::start(&format!("players={}", 2 + seed % 3));
        for step in 0.. {
            if table.is_over() {
                break;
            }
            assert!(step < 50_000, "the game does not end");
            table.wander(seed << 32 | step, 1);
            check(&table);
        }
        let happened = super::happened(&mut table);
        moved += happened.iter().filter(|what| what.contains(" from ")).count();
        reprieved += happened.iter().filter(|what| *what == "goes on").count();
        let winners = table.game.returns().winners().collect::<Vec<_>>();
        if happened.iter().any(|what| what == "stalled") {
            stalled += 1;
            assert!(!Seat::all(table.game.seats()).any(|seat| table.game.meets_gauntlet(seat)));
        } else {
            met += 1;
            assert!(winners.iter().all(|&seat| table.game.meets_gauntlet(seat)));
            assert!(winners.iter().all(|&seat| table.game.tableau.seat(seat).points >= GOAL));
        }
    }
    assert!(met > 100 && moved > 50, "{met} met the Gauntlet, {stalled} stalled, {moved} moved, {reprieved} went on");
}
