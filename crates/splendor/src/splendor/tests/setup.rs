//! Components and set-up.

use super::{equally_likely, happens, story, two};
use crate::harness::Table;
use crate::splendor::Splendor;
use game::{Game, Turn};
use std::collections::BTreeSet;

const SIZES: [(&str, u8); 3] = [("players=2 first=0", 2), ("players=3 first=0", 3), ("players=4 first=0", 4)];

#[test]
fn spl_01_forty_tokens_seven_of_each_gem_and_five_gold() {
    let table = Table::<Splendor>::new("players=4 first=0");
    assert_eq!(table.bank(), "WWWWWWWUUUUUUUGGGGGGGRRRRRRRKKKKKKKYYYYY");
    assert_eq!(table.bank().len(), 40);
}

#[test]
fn spl_01_gold_is_a_joker_of_every_gem() {
    for (card, rest) in [("1W1", "UU"), ("1U2", "KK"), ("1G2", "RR"), ("1R1", "WW"), ("1K1", "GG")] {
        let mut table = two();
        table.clear_market(1).hold(0, card).give(0, rest);
        assert!(!table.allows(&format!("buy:{card}")));
        table.give(0, "Y").play(&format!("buy:{card}"));
        assert_eq!(table.cards(0), [card]);
    }
}

#[test]
fn spl_03_each_level_is_shuffled_by_itself_and_shows_four_cards() {
    for (config, _) in SIZES {
        let mut table = Table::<Splendor>::start(config);
        while !table.legal()[0].starts_with("deal:") {
            table.step(&table.legal()[0]);
        }
        for (level, size) in [(1, 40), (2, 30), (3, 20)] {
            for place in 0..4 {
                let outcomes = table.legal();
                let cards: BTreeSet<&String> = outcomes.iter().collect();
                assert_eq!(cards.len(), size - place, "every card of the level that is not yet out");
                assert!(outcomes.iter().all(|card| card.starts_with(&format!("deal:{level}"))));
                assert!(equally_likely(&table));
                // Any of them may come, not only the first.
                table.step(&outcomes[outcomes.len() / 2]);
                assert!(!table.legal().contains(&outcomes[outcomes.len() / 2]));
            }
            assert_eq!(table.row(level).matches('-').count(), 0);
            assert_eq!(table.deck_size(level), size as u32 - 4);
        }
        assert_eq!(table.to_act(), Some(0), "twelve cards, then the first turn");
    }
}

#[test]
fn spl_03_face_up_cards_lie_where_they_were_dealt() {
    let mut table = Table::<Splendor>::start("players=2 first=0");
    table.play("reveal:WU; reveal:RK; reveal:UGR; deal:1K8; deal:1W1; deal:1U2; deal:1G3; deal:2R6; deal:2W1");
    assert_eq!(table.row(1), "1K8 1W1 1U2 1G3");
    assert_eq!(table.row(2), "2R6 2W1 2W2 2W3");
    assert_eq!(story(&table.events)[3], "dealt 1K8 at 0");
    assert_eq!(story(&table.events)[8], "dealt 2W1 at 1");
}

#[test]
fn spl_04_one_noble_more_than_players() {
    for (config, players) in SIZES {
        let mut table = Table::<Splendor>::start(config);
        for revealed in 0..=usize::from(players) {
            let outcomes = table.legal();
            assert_eq!(outcomes.len(), 10 - revealed, "every noble that is not yet out");
            assert!(outcomes.iter().all(|outcome| outcome.starts_with("reveal:")));
            assert!(equally_likely(&table));
            table.step(&outcomes[outcomes.len() / 2]);
        }
        assert!(table.legal()[0].starts_with("deal:"), "the rest leave the game");
        table.settle();
        assert_eq!(table.open_tiles().len(), usize::from(players) + 1);
    }
}

#[test]
fn spl_04_a_noble_that_left_is_not_replaced() {
    let mut table = two();
    table.market("1K1 1R1 1G1 1U1").lay_tiles("WUG WUK WRK").own_bonuses(0, "WWWUUUGGG");
    assert_eq!(happens(&mut table, "take:WUG"), ["took 0 WUG", "visited 0 WUG"]);
    assert_eq!(table.open_tiles(), ["WUK", "WRK"]);
    assert_eq!(table.to_act(), Some(1));
    let mut outcomes = 0;
    for seed in 0..20 {
        let mut game = table.clone();
        game.wander(seed, 10_000);
        outcomes +=
            story(&game.events[table.events.len()..]).iter().filter(|what| what.starts_with("revealed")).count();
    }
    assert_eq!(outcomes, 0);
}

#[test]
fn spl_05_gems_by_the_number_of_players_and_always_five_gold() {
    for ((config, _), gems) in SIZES.into_iter().zip([4, 5, 7]) {
        let bank: String = "WUGRK".chars().flat_map(|gem| std::iter::repeat_n(gem, gems)).collect();
        assert_eq!(Table::<Splendor>::new(config).bank(), bank + "YYYYY");
    }
}

#[test]
fn spl_06_the_named_player_begins_and_play_goes_clockwise() {
    for first in 0..4u8 {
        let mut table = Table::<Splendor>::new(&format!("players=4 first={first}"));
        for turn in 0..9 {
            assert_eq!(table.to_act(), Some((first + turn) % 4));
            table.play("reserve:1");
            if turn % 4 == 3 {
                assert_eq!(table.game.rounds, u16::from(turn / 4) + 1, "a round starts with the first player");
            }
        }
    }
}

#[test]
fn spl_06_by_default_the_first_player_is_drawn() {
    for players in 2..=4u8 {
        let table = Table::<Splendor>::start(&format!("players={players}"));
        assert_eq!(table.game.turn(), Turn::Chance);
        assert_eq!(table.legal(), (0..players).map(|seat| format!("first:{seat}")).collect::<Vec<_>>());
        assert!(equally_likely(&table));
        for seat in 0..players {
            let mut table = table.clone();
            table.play(&format!("first:{seat}"));
            assert_eq!(table.to_act(), Some(seat));
            assert_eq!(story(&table.events)[0], format!("first {seat}"));
            for _ in 0..players - 1 {
                table.play("take:WUG");
                assert_eq!(table.game.rounds, 0);
            }
            table.play("take:WUG");
            assert_eq!((table.game.rounds, table.to_act()), (1, Some(seat)));
        }
    }
}
