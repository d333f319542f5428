//! Random games keep all cards and end.

use crate::{Config, Dc};
use game::{Dice, FastDice, Game, Turn};

fn play(config: &str, seed: u64) -> (Dc, u32) {
    let config: Config = config.parse().unwrap();
    let mut game = Dc::start(&config);
    let all = game.inventory();
    let mut dice = FastDice::new(seed);
    let space = Dc::space(&config);
    let mut legal = Vec::new();
    let mut steps = 0;
    while game.turn() != Turn::Over {
        game.legal(&mut legal);
        assert!(!legal.is_empty());
        for action in &legal {
            assert!(space.binary_search(action).is_ok(), "{action} is not in the space");
        }
        let action = match game.turn() {
            Turn::Chance => game.sample(&mut dice),
            _ => legal[dice.below(legal.len() as u32) as usize],
        };
        game.apply(action, &mut ());
        steps += 1;
        if !game.watchmen.villains {
            assert_eq!(game.inventory(), all, "after {action} (step {steps})");
        }
        assert!(steps < 100_000);
    }
    (game, steps)
}

#[test]
fn every_random_game_ends_with_all_cards() {
    for mode in ["base", "watchmen"] {
        for players in 2..=5 {
            let (mut steps, mut turns) = (0, 0);
            for seed in 0..40 {
                let (game, more) = play(&format!("players={players} mode={mode}"), seed);
                steps += more;
                turns += u32::from(game.turns);
            }
            println!("{mode} {players}: {} steps {} turns", steps / 40, turns / 40);
        }
    }
}
