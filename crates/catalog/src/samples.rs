//! Positions and games to measure single operations with.

use crate::simulate::random_playout;
use bots::Bots;
use game::{FastDice, Game, Seen, Turn};
use search::{Budget, Evaluate, Search};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Twenty random games and the decisions in them. Each operation is done for all of them at once, so that a clock can measure it.
pub struct Samples<G: Game> {
    config: G::Config,
    decisions: Vec<G>,
    logs: Vec<Vec<G::Action>>,
    dice: FastDice,
    legal: Vec<G::Action>,
}

impl<G: Bots> Samples<G> {
    /// Plays the games; always the same ones.
    pub fn take(config: G::Config) -> Self {
        let (mut decisions, mut logs) = (Vec::new(), Vec::new());
        for number in 0..20 {
            let mut log = Vec::new();
            let mut dice = FastDice::fork(2, number);
            random_playout::<G>(&config, &mut Vec::new(), &mut dice, |action| log.push(action));
            let mut game = G::start(&config);
            for &action in &log {
                if matches!(game.turn(), Turn::Player(_)) {
                    decisions.push(game.clone());
                }
                game.apply(action, &mut ());
            }
            logs.push(log);
        }
        Self { config, decisions, logs, dice: FastDice::new(3), legal: Vec::with_capacity(512) }
    }

    /// How many positions there are in which a player decides.
    pub fn decisions(&self) -> usize {
        self.decisions.len()
    }

    /// How many actions the games have.
    pub fn actions(&self) -> usize {
        self.logs.iter().map(Vec::len).sum()
    }

    /// Lists the legal actions of each position.
    pub fn legal(&mut self) {
        for game in &self.decisions {
            black_box(game).legal(&mut self.legal);
            black_box(self.legal.len());
        }
    }

    /// Applies every action of each game.
    pub fn apply(&mut self) {
        for log in &self.logs {
            let mut game = G::start(&self.config);
            for &action in log {
                game.apply(black_box(action), &mut ());
            }
            black_box(game);
        }
    }

    /// Copies each position.
    pub fn copy(&mut self) {
        for game in &self.decisions {
            black_box(black_box(game).clone());
        }
    }

    /// Copies each position and redraws what the player to move cannot know.
    pub fn copy_and_determinize(&mut self) {
        for game in &self.decisions {
            let Turn::Player(seat) = game.turn() else { continue };
            let mut world = black_box(game).clone();
            world.determinize(seat, &mut self.dice);
            black_box(world);
        }
    }

    /// Judges each position by the best opinion there is.
    pub fn judge(&mut self) {
        let judge = G::best();
        for game in &self.decisions {
            black_box(judge.evaluate(black_box(game), &mut self.dice));
        }
    }

    /// Thinks for so long about the first real choice of a game, on one core. Iterations per second.
    pub fn search(&mut self, time: Duration) -> f64 {
        for position in &self.decisions {
            let Turn::Player(seat) = position.turn() else { continue };
            let seen = Seen::new(position, seat, &mut self.dice);
            let start = Instant::now();
            let thought = Search::new(G::best(), G::MANNER, Budget::time(time), 1).think(&seen);
            if thought.iterations > 0 {
                return f64::from(thought.iterations) / start.elapsed().as_secs_f64();
            }
        }
        0.0
    }
}
