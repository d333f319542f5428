//! The greedy players of the DC game are worth playing against, on both sides, and know no more than their seat.

use bots::Bots;
use dc::{Action, Config, Dc};
use game::{Dice, FastDice, Game, Seat, Seen, Turn};

/// Plays a game; `greedy` says who is greedy, the others choose at random.
fn play(config: &Config, seed: u64, greedy: impl Fn(&Dc, Seat) -> bool) -> Dc {
    let mut dice = FastDice::new(seed);
    let mut game = Dc::start(config);
    let mut legal: Vec<Action> = Vec::new();
    let mut player = Dc::greedy(seed);
    loop {
        let action = match game.turn() {
            Turn::Over => return game,
            Turn::Chance => game.sample(&mut dice),
            Turn::Player(seat) if greedy(&game, seat) => {
                player.choose(&Seen::new(&game, seat, &mut dice)).expect("it never fails")
            }
            Turn::Player(_) => {
                game.legal(&mut legal);
                legal[dice.below(legal.len() as u32) as usize]
            }
        };
        game.apply(action, &mut ());
    }
}

fn config(text: &str) -> Config {
    text.parse().expect("a valid config")
}

#[test]
fn greedy_beats_random_players_in_the_base_game() {
    for players in [2, 5] {
        let config = config(&format!("players={players}"));
        let won = |seed| play(&config, seed, |_, seat| seat.index() == 0).returns().value(Seat::new(0)) == 1.0;
        assert!((0..12).filter(|&seed| won(seed)).count() >= 11, "with {players}");
    }
}

/// How many of the games with a Mastermind that side won.
fn mastermind_wins(players: u8, games: u64, greedy: impl Fn(bool) -> bool) -> f64 {
    let config = config(&format!("players={players} mode=watchmen"));
    let (mut all, mut won) = (0.0, 0.0);
    for seed in 0..games {
        let game = play(&config, seed, |game, seat| greedy(game.lone() == Some(seat)));
        if let Some(mastermind) = game.lone() {
            all += 1.0;
            won += game.returns().value(mastermind);
        }
    }
    won / all
}

/// Between greedy players neither side is hopeless, and on each side a greedy player does far better than a random one. How much exactly
/// is measured with many more games by `klejnot simulate`; the table stands in `docs/cards.md`.
#[test]
fn each_side_gains_by_being_greedy() {
    let both = mastermind_wins(4, 60, |_| true);
    assert!((0.3..0.8).contains(&both), "{both}");
    let random_mastermind = mastermind_wins(4, 30, |mastermind| !mastermind);
    assert!(both - random_mastermind > 0.25, "{both} and {random_mastermind}");
    let random_loyal = mastermind_wins(4, 30, |mastermind| mastermind);
    assert!(random_loyal - both > 0.25, "{both} and {random_loyal}");
}

/// Two worlds that look the same to the seat, one choice.
#[test]
fn what_a_seat_cannot_know_does_not_change_its_choice() {
    for mode in ["base", "watchmen"] {
        let config = config(&format!("players=3 mode={mode}"));
        let mut compared = 0;
        for seed in 0..40 {
            let mut dice = FastDice::new(seed);
            let mut game = Dc::start(&config);
            let mut legal: Vec<Action> = Vec::new();
            for _ in 0..300 {
                let action = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => game.sample(&mut dice),
                    Turn::Player(seat) => {
                        let mut other = game.clone();
                        other.determinize(seat, &mut dice);
                        if other != game && dice.below(10) == 0 {
                            let choice = |world: &Dc| {
                                let seen = Seen::new(world, seat, &mut FastDice::new(5));
                                Dc::greedy(5).choose(&seen)
                            };
                            assert_eq!(choice(&game), choice(&other));
                            compared += 1;
                        }
                        game.legal(&mut legal);
                        legal[dice.below(legal.len() as u32) as usize]
                    }
                };
                game.apply(action, &mut ());
            }
        }
        assert!(compared > 200, "{mode}: {compared}");
    }
}
