//! Random games in which every deck is full of cards from the start, so that they meet in ways that nobody thought of.

use crate::zones::{Own, Spot};
use crate::{Action, Config, Dc};
use game::{Dice, FastDice, Game, Turn};

/// A game in its first turn, with ten cards of the main deck and two unused Super-Villains in each deck.
fn rich(config: &Config, dice: &mut FastDice) -> Dc {
    let mut game = Dc::start(config);
    while game.turns == 0 {
        let drawn = game.sample(dice);
        game.apply(drawn, &mut ());
    }
    for seat in 0..usize::from(game.seats) {
        for _ in 0..10 {
            let card = game.main().nth(dice.below(game.main().len().into()));
            game.table.take(Spot::Main, card);
            game.players[seat].put(Own::Deck, card);
        }
        for _ in 0..2 {
            if game.villains().len() > game.villains_left {
                let card = game.villains().nth(dice.below(game.villains().len().into()));
                game.table.take(Spot::Villains, card);
                game.players[seat].put(Own::Deck, card);
            }
        }
    }
    game
}

/// Plays at random, ending a turn seldom while something else can be done.
fn play(mut game: Dc, space: &[Action], dice: &mut FastDice) -> Dc {
    let all = game.inventory();
    let mut legal = Vec::new();
    for step in 0.. {
        let action = match game.turn() {
            Turn::Over => break,
            Turn::Chance => game.sample(dice),
            Turn::Player(_) => {
                game.legal(&mut legal);
                for action in &legal {
                    assert!(space.binary_search(action).is_ok(), "{action} is not in the space");
                }
                if legal.len() > 1 && dice.below(20) > 0 {
                    legal.retain(|&action| action != Action::End);
                }
                legal[dice.below(legal.len() as u32) as usize]
            }
        };
        game.apply(action, &mut ());
        assert_eq!(game.inventory(), all, "after {action} (step {step})");
        assert!(step < 100_000);
    }
    game
}

#[test]
fn rich_games_keep_all_cards_and_offer_nothing_when_they_are_over() {
    let mut legal = Vec::new();
    for players in 2..=5 {
        let config: Config = format!("players={players} mode=base villains=4").parse().unwrap();
        let space = Dc::space(&config);
        for seed in 0..30 {
            let mut dice = FastDice::new(seed);
            let game = play(rich(&config, &mut dice), &space, &mut dice);
            game.legal(&mut legal);
            assert!(legal.is_empty(), "{legal:?}");
            assert!(game.returns().winners().count() > 0);
        }
    }
}
