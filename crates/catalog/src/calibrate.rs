//! Win chances of analysis beside the results of the games that they are about.

use crate::advice::{SEARCHES, look, seed_at};
use crate::simulate::{Cast, simulate_play};
use bots::Bots;
use game::{Dice, FastDice, Seen, Turn};
use search::{Budget, Depth, alternatives};

/// A win chance as analysis says it, and what came of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Predicted {
    /// What the searches expected for whoever was to move.
    pub raw: f64,
    /// The same corrected, as analysis says it.
    pub value: f64,
    /// What part of the victory it got.
    pub result: f64,
}

/// How games are played and looked at.
#[derive(Clone, Copy, Debug)]
pub struct Forecast {
    /// Who plays.
    pub cast: Cast,
    /// The seed of all games and searches.
    pub seed: u64,
    /// Simulated games for each look; without a number as many as level 4 takes.
    pub iterations: Option<u32>,
    /// One decision in so many is looked at, on average.
    pub every: u32,
}

impl Forecast {
    /// Plays game `number`, and says at its decisions, by what the deciding seat knows, who will win.
    pub fn of<G: Bots>(&self, config: &G::Config, number: u64) -> Vec<Predicted> {
        let (play, _) = simulate_play::<G>(config, &self.cast, self.seed, number);
        let returns = play.game().returns();
        let iterations = self.iterations.unwrap_or(play.game().levels()[3].budget().iterations);
        let depth = Depth { searches: SEARCHES, budget: Budget::iterations(iterations) };
        let judge = G::best();
        let mut game = G::start(config);
        let mut predicted = Vec::new();
        // Which decisions is left to chance: every fourth would be the same seat's throughout a game.
        let mut chosen = FastDice::fork(self.seed, number);
        for (at, &action) in play.log().iter().enumerate() {
            if let Turn::Player(seat) = game.turn() {
                let seen = Seen::new(&game, seat, &mut FastDice::new(self.seed));
                let is_choice = alternatives(&seen, &*judge, &mut FastDice::new(0)).len() > 1;
                if is_choice && chosen.below(self.every.max(1)) == 0 {
                    let insight = look::<G>(&seen, depth, None, seed_at(self.seed.wrapping_add(number), at));
                    predicted.push(Predicted {
                        raw: insight.raw[seat.index()],
                        value: insight.values[seat.index()].value,
                        result: returns.value(seat),
                    });
                }
            }
            game.apply(action, &mut ());
        }
        predicted
    }
}
