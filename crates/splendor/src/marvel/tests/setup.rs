//! The table before the first turn.

use super::super::Marvel;
use super::happened;
use crate::harness::Table;
use game::{FastDice, Game, Turn};
use std::collections::BTreeMap;

fn bank_of(players: u8) -> String {
    Table::<Marvel>::start(&format!("players={players}")).bank()
}

fn letters(each: usize, grey: usize, green: usize) -> String {
    let piles = [("Y", each), ("P", each), ("B", each), ("R", each), ("O", each), ("S", grey), ("T", green)];
    piles.map(|(letter, n)| letter.repeat(n)).concat()
}

#[test]
fn mar_01_all_tokens_are_in_play_with_four_players() {
    assert_eq!(bank_of(4), letters(7, 5, 4));
}

#[test]
fn mar_01_grey_is_always_five() {
    for players in 2..=4 {
        assert_eq!(bank_of(players).matches('S').count(), 5, "{players} players");
    }
}

#[test]
fn mar_05_tokens_by_number_of_players() {
    assert_eq!(bank_of(2), letters(4, 5, 2));
    assert_eq!(bank_of(3), letters(5, 5, 3));
    assert_eq!(bank_of(4), letters(7, 5, 4));
}

#[test]
fn mar_05_locations_by_number_of_players() {
    for players in 2..=4 {
        let table = Table::<Marvel>::new(&format!("players={players}"));
        assert_eq!(table.open_tiles().len(), players);
    }
}

#[test]
fn mar_03_four_cards_of_each_level_lie_face_up() {
    let mut table = Table::<Marvel>::start("players=2 first=0");
    table.step("reveal:1A").step("reveal:2B");
    for level in 1..=3 {
        for place in 0..4 {
            assert_eq!(table.deck_size(level), [40, 30, 20][usize::from(level) - 1] - place);
            // Any card of that level's deck may come, and no other.
            let possible = table.after("deal");
            assert_eq!(possible.len() as u32, table.deck_size(level));
            assert!(possible.iter().all(|code| code.starts_with(&level.to_string())));
            table.step(&format!("deal:{}", possible.last().expect("a card")));
        }
    }
    assert_eq!(table.row(1), "1O8 1O7 1O6 1O5");
    assert_eq!(table.row(2), "2O6 2O5 2O4 2O3");
    assert_eq!(table.row(3), "3O4 3O3 3O2 3O1");
    assert_eq!([1, 2, 3].map(|level| table.deck_size(level)), [36, 26, 16]);
    assert_eq!(table.to_act(), Some(0));
}

#[test]
fn mar_04_either_side_of_any_tile_that_is_left() {
    let mut table = Table::<Marvel>::start("players=3 first=0");
    assert_eq!(table.after("reveal"), ["1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B"]);
    table.step("reveal:3B");
    assert_eq!(table.after("reveal"), ["1A", "1B", "2A", "2B", "4A", "4B"]);
    assert_eq!(table.why_not("reveal:3A"), "MAR-03 refuse-impossible-draw");
    table.step("reveal:1A");
    assert_eq!(table.after("reveal"), ["2A", "2B", "4A", "4B"]);
    table.step("reveal:4B");
    assert_eq!(table.open_tiles(), ["1A", "3B", "4B"]);
    assert!(table.after("reveal").is_empty(), "as many tiles as players; the rest leave the game");
}

#[test]
fn mar_04_tiles_and_sides_are_equally_likely() {
    let game = Marvel::start(&"players=2 first=0".parse().expect("a config"));
    let mut dice = FastDice::new(4);
    let mut drawn = BTreeMap::<String, u32>::new();
    for _ in 0..8_000 {
        *drawn.entry(game.sample(&mut dice).to_string()).or_default() += 1;
    }
    assert_eq!(drawn.len(), 8);
    assert!(drawn.values().all(|n| (880..1_120).contains(n)), "{drawn:?}");
    let mut outcomes = Vec::new();
    game.legal(&mut outcomes);
    assert!(outcomes.iter().all(|&outcome| game.odds(outcome) == 1));
}

#[test]
fn mar_04_a_location_that_is_taken_is_not_replaced() {
    let mut table = Table::<Marvel>::new("players=2 first=0");
    table.lay_tiles("1A 2B").market("1P8 1B8 1R8 1O8").own_bonuses(0, "YYYYBBBB").play("take:YPB");
    assert_eq!(table.tiles(0), ["1A"]);
    assert_eq!(table.open_tiles(), ["2B"]);
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn mar_06_the_creator_names_who_begins_or_it_is_drawn() {
    let named = Table::<Marvel>::new("players=4 first=2");
    assert_eq!(named.to_act(), Some(2));
    let mut drawn = Table::<Marvel>::start("players=3");
    assert_eq!(drawn.after("first"), ["0", "1", "2"]);
    drawn.play("first:1");
    assert_eq!(drawn.to_act(), Some(1));
    assert_eq!(happened(&mut drawn)[0], "first 1");
}

#[test]
fn mar_06_play_goes_clockwise() {
    let mut table = Table::<Marvel>::new("players=3 first=1");
    let mut order = Vec::new();
    for _ in 0..5 {
        order.extend(table.to_act());
        table.play("reserve:1");
    }
    assert_eq!(order, [1, 2, 0, 1, 2]);
}

#[test]
fn mar_03_the_game_begins_when_the_table_is_laid() {
    let table = Table::<Marvel>::start("players=2 first=0");
    assert_eq!(table.game.turn(), Turn::Chance);
    assert_eq!(table.why_not("take:YPB"), "MAR-09 refuse-draw-due");
    let table = Table::<Marvel>::new("players=2 first=0");
    assert_eq!(table.why_not("deal:1O8"), "MAR-03 refuse-no-draw-due");
}
