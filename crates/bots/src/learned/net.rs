//! The net itself: its shape, its weights, and what it says.

use super::sight::{self, Sight, in_order};
use crate::knowledge::{larger, share};
use game::{Dice, FastDice, Seat};
use search::Values;

/// What a card becomes.
pub(super) const CARD: usize = 16;
/// What a seat becomes.
pub(super) const SEAT: usize = 64;
/// What everything becomes.
pub(super) const TRUNK: usize = 32;
/// So many cards are in reach, more or less: what they add up to is divided by it.
pub(super) const CARDS: f32 = 4.0;
/// A game has so many turns for each seat, more or less.
pub(super) const TURNS: f32 = 30.0;

/// How many numbers go into a net, and for how many seats it speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// The version of the layout of what goes in.
    pub layout: u16,
    /// Seats.
    pub players: usize,
    /// Numbers about a seat.
    pub seat: usize,
    /// Numbers about a card.
    pub card: usize,
    /// Numbers about the table.
    pub table: usize,
    /// Does it also say how many turns are left?
    pub foretells: bool,
}

/// Where the weights of a layer begin, and how many numbers go in and come out. First comes what is added to each output.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layer {
    pub start: usize,
    pub inputs: usize,
    pub outputs: usize,
}

impl Layer {
    pub fn end(self) -> usize {
        self.start + (self.inputs + 1) * self.outputs
    }

    pub fn of(self, weights: &[f32]) -> &[f32] {
        &weights[self.start..self.end()]
    }
}

impl Shape {
    /// The shape for a game with so many players.
    pub fn of<G: Sight>(players: u8) -> Self {
        Self {
            layout: G::LAYOUT,
            players: players.into(),
            seat: G::SEAT,
            card: G::CARD,
            table: G::TABLE,
            foretells: G::foretells(players),
        }
    }

    /// Layers for a card, a seat, everything, and the answer.
    pub(super) fn layers(self) -> [Layer; 4] {
        let sizes = [
            (self.card, CARD),
            (self.seat + CARD, SEAT),
            (self.players * SEAT + self.table, TRUNK),
            (TRUNK, self.answers()),
        ];
        let mut start = 0;
        sizes.map(|(inputs, outputs)| {
            let layer = Layer { start, inputs, outputs };
            start = layer.end();
            layer
        })
    }

    /// What comes out: a number for each seat, and perhaps one for the turns that are left.
    pub(super) fn answers(self) -> usize {
        self.players + usize::from(self.foretells)
    }

    /// How many weights a net of this shape has.
    pub fn weights(self) -> usize {
        self.layers()[3].end()
    }
}

/// A net that judges positions of one game for one number of players.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    pub(super) shape: Shape,
    pub(super) weights: Vec<f32>,
}

impl Net {
    /// A net that knows nothing.
    pub fn new(shape: Shape, seed: u64) -> Self {
        let mut dice = FastDice::new(seed);
        let mut weights = vec![0.0; shape.weights()];
        for layer in shape.layers() {
            // Nothing is added at first, and what goes through keeps its size (He).
            let scale = (6.0 / layer.inputs as f32).sqrt() * if layer.outputs == shape.answers() { 0.1 } else { 1.0 };
            for weight in &mut weights[layer.start + layer.outputs..layer.end()] {
                *weight = scale * (dice.below(1 << 24) as f32 / (1 << 23) as f32 - 1.0);
            }
        }
        Self { shape, weights }
    }

    /// What goes in, and for how many seats.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Each seat's part in the victory.
    pub fn judge<G: Sight>(&self, game: &G) -> Values {
        self.foresee(game).0
    }

    /// The same, and how many turns each seat may still have, if this net can tell.
    pub fn foresee<G: Sight>(&self, game: &G) -> (Values, Option<f32>) {
        let [card, seat, trunk, answer] = self.shape.layers().map(|layer| layer.of(&self.weights));
        let mut all = first::<TRUNK>(trunk);
        let mut rest = &trunk[TRUNK..];
        for each in in_order(game) {
            let mut sum = [0.0; CARD];
            game.show_cards(each, |inputs| {
                let mut out = first::<CARD>(card);
                add(&mut out, &card[CARD..], CARD, inputs);
                for (sum, out) in sum.iter_mut().zip(out) {
                    *sum += larger(out, 0.0) / CARDS;
                }
            });
            let mut inputs = [0.0; sight::SEAT];
            let inputs = &mut inputs[..self.shape.seat];
            game.show_seat(each, inputs);
            // Half of the outputs at a time: as many as fit into registers.
            for half in 0..2 {
                let mut out = first::<{ SEAT / 2 }>(&seat[half * SEAT / 2..]);
                let weights = &seat[SEAT + half * SEAT / 2..];
                add(&mut out, weights, SEAT, inputs);
                add(&mut out, &weights[inputs.len() * SEAT..], SEAT, &sum);
                let out = out.map(|out| larger(out, 0.0));
                add(&mut all, rest, TRUNK, &out);
                rest = &rest[SEAT / 2 * TRUNK..];
            }
        }
        let mut table = [0.0; sight::TABLE];
        let table = &mut table[..self.shape.table];
        game.show_table(table);
        add(&mut all, rest, TRUNK, table);
        let mut answers = [0.0; Seat::MAX + 1];
        let count = self.shape.answers();
        let answers = &mut answers[..count];
        answers.copy_from_slice(&answer[..count]);
        for (row, value) in answer[count..].chunks_exact(count).zip(all) {
            for (answer, weight) in answers.iter_mut().zip(row) {
                *answer += weight * larger(value, 0.0);
            }
        }
        let (answers, turns) = answers.split_at_mut(self.shape.players);
        share(answers);
        let mut values = [0.0; Seat::MAX];
        for (seat, answer) in in_order(game).zip(answers) {
            values[seat.index()] = *answer;
        }
        (values, turns.first().map(|turns| turns * TURNS))
    }
}

/// What a layer says of nothing.
fn first<const OUT: usize>(layer: &[f32]) -> [f32; OUT] {
    layer[..OUT].try_into().expect("a layer has as many")
}

/// Adds inputs times weights; a row of weights has `OUT` that count and is followed by the next after `stride`.
#[inline]
fn add<const OUT: usize>(out: &mut [f32; OUT], weights: &[f32], stride: usize, inputs: &[f32]) {
    let mut sum = *out;
    for (i, &input) in inputs.iter().enumerate() {
        let row: &[f32; OUT] = weights[i * stride..i * stride + OUT].try_into().expect("it is as long");
        for (sum, weight) in sum.iter_mut().zip(row) {
            *sum += weight * input;
        }
    }
    *out = sum;
}
