//! What is known of a game beyond its rules, as numbers whose weights can be learnt.

use game::{FastDice, Game, Seat};
use search::{Evaluate, Values};
use std::marker::PhantomData;

/// A game of which we know what to look at.
pub trait Knowledge: Game {
    /// How many numbers describe a seat.
    const FEATURES: usize;

    /// Describes a position from the standpoint of a seat, in numbers of about the size of 1. They are zero when this is called.
    fn features(&self, seat: Seat, out: &mut [f32]);

    /// How far the game has come, from 0 to 1: what matters changes with it.
    fn stage(&self) -> f32;

    /// The weights for so many players, as text: those of all features at the start of a game, then what is added to them towards its end.
    fn weights(players: u8) -> &'static str;

    /// See [`Evaluate::prune`].
    fn prune(&self, _legal: &mut Vec<Self::Action>) {}

    /// See [`Evaluate::mind`].
    fn mind(&self, _seat: Seat) -> u8 {
        0
    }
}

/// The most features of any game.
pub(crate) const MOST: usize = 64;

/// An opinion of positions: features times weights, and the better seat wins more often.
pub struct Opinion<G> {
    /// By number of players.
    weights: [Vec<f32>; Seat::MAX + 1],
    game: PhantomData<fn(G)>,
}

impl<G: Knowledge> Opinion<G> {
    /// With the weights that the project ships.
    pub fn shipped() -> Self {
        Self::with(|players| read(G::weights(players)))
    }

    /// With these weights for each number of players.
    pub fn with(weights: impl Fn(u8) -> Vec<f32>) -> Self {
        Self { weights: std::array::from_fn(|players| weights(players as u8)), game: PhantomData }
    }

    /// How good a position is for one seat: a number that only means something in comparison to other seats.
    fn score(&self, game: &G, seat: Seat, stage: f32) -> f32 {
        let mut features = [0.0; MOST];
        let features = &mut features[..G::FEATURES];
        game.features(seat, features);
        let (early, late) = self.weights[usize::from(game.seats())].split_at(G::FEATURES);
        features
            .iter()
            .zip(early.iter().zip(late))
            .map(|(feature, (early, late))| feature * (early + stage * late))
            .sum()
    }
}

impl<G: Knowledge> Evaluate<G> for Opinion<G> {
    fn evaluate(&self, game: &G, _: &mut FastDice) -> Values {
        let stage = game.stage();
        let mut values = [0.0; Seat::MAX];
        for seat in Seat::all(game.seats()) {
            values[seat.index()] = self.score(game, seat, stage);
        }
        share(&mut values[..game.seats().into()]);
        values
    }

    fn prune(&self, game: &G, legal: &mut Vec<G::Action>) {
        game.prune(legal);
    }

    fn mind(&self, game: &G, seat: Seat) -> u8 {
        game.mind(seat)
    }
}

/// Reads weights: numbers between white space, and comments from `#` to the end of a line.
pub(crate) fn read(text: &str) -> Vec<f32> {
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or(""));
    lines.flat_map(str::split_whitespace).map(|number| number.parse().expect("weights are numbers")).collect()
}

/// The larger of two numbers: one instruction, where `f32::max`, which must also do something sensible with NaN, takes several.
#[inline]
pub(crate) fn larger(one: f32, other: f32) -> f32 {
    if one > other { one } else { other }
}

/// Turns scores into shares of one victory (softmax).
pub(crate) fn share(scores: &mut [f32]) {
    let best = scores.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for score in scores.iter_mut() {
        *score = (*score - best).exp();
        sum += *score;
    }
    for score in scores {
        *score /= sum;
    }
}
