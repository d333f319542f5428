//! Fitting a net to positions of which it is known how they went.

use super::net::{CARD, CARDS, SEAT, TRUNK, TURNS};
use super::sight::{Sight, in_order};
use super::{Net, Shape};
use crate::knowledge::share;
use game::{Dice, FastDice};
use rayon::prelude::*;
use search::Values;

/// A position, and what each seat may expect of it.
#[derive(Clone, Debug)]
pub struct Lesson<G> {
    /// The position.
    pub game: G,
    /// What a net should say of it.
    pub values: Values,
    /// How many turns each seat had left.
    pub turns: f32,
}

/// A net that learns, with what it remembers of the slopes so far (Adam).
pub struct Fit {
    net: Net,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

/// Lessons after which the weights move.
const BATCH: usize = 512;
/// Parts of a batch that are worked on side by side. A fixed number, so that sums do not depend on the machine.
const PARTS: usize = 8;
/// How much it matters what is said of the turns that are left, in relation to who wins.
const PACE: f32 = 4.0;
/// How much weights shrink by themselves.
const DECAY: f32 = 1e-5;

impl Fit {
    /// Goes on from this net.
    pub fn new(net: Net) -> Self {
        let nothing = vec![0.0; net.weights.len()];
        Self { net, mean: nothing.clone(), square: nothing, steps: 0 }
    }

    /// The net so far.
    pub fn net(&self) -> &Net {
        &self.net
    }

    /// Goes through all lessons once, in an order that depends on the seed. Returns the mean loss: what a perfect net would also have is
    /// included, since luck decides games too.
    pub fn pass<G: Sight>(&mut self, lessons: &[Lesson<G>], rate: f32, seed: u64) -> f64 {
        let mut dice = FastDice::new(seed);
        let mut order: Vec<u32> = (0..lessons.len() as u32).collect();
        for last in (1..order.len()).rev() {
            order.swap(last, dice.below(last as u32 + 1) as usize);
        }
        let mut loss = 0.0;
        for batch in order.chunks(BATCH) {
            let parts: Vec<(Vec<f32>, f64)> = (batch.par_chunks(BATCH / PARTS))
                .map(|part| {
                    let mut gradient = vec![0.0; self.net.weights.len()];
                    let mut traces = Traces::default();
                    let loss = part.iter().map(|&i| learn(&self.net, &lessons[i as usize], &mut traces, &mut gradient));
                    let loss = loss.sum();
                    (gradient, loss)
                })
                .collect();
            loss += parts.iter().map(|(_, loss)| loss).sum::<f64>();
            self.step(parts.iter().map(|(gradient, _)| &gradient[..]), batch.len(), rate);
        }
        loss / lessons.len().max(1) as f64
    }

    /// Moves the weights against the sum of these gradients.
    fn step<'a>(&mut self, parts: impl Iterator<Item = &'a [f32]>, lessons: usize, rate: f32) {
        let mut gradient = vec![0.0; self.net.weights.len()];
        for part in parts {
            for (sum, part) in gradient.iter_mut().zip(part) {
                *sum += part;
            }
        }
        self.steps += 1;
        let scale = rate * (1.0 - 0.999f32.powi(self.steps)).sqrt() / (1.0 - 0.9f32.powi(self.steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, (mean, square)), slope) in self.net.weights.iter_mut().zip(moments).zip(gradient) {
            let slope = slope / lessons as f32;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *weight -= scale * *mean / (square.sqrt() + 1e-8) + rate * DECAY * *weight;
        }
    }
}

/// The mean loss of a net on lessons.
pub fn loss<G: Sight>(net: &Net, lessons: &[Lesson<G>]) -> f64 {
    let each = |lesson: &Lesson<G>| {
        let (said, turns) = net.foresee(&lesson.game);
        let off = turns.map_or(0.0, |turns| f64::from((turns - lesson.turns) / TURNS));
        let log = |(&wanted, said): (&f32, f32)| -f64::from(wanted) * f64::from(said.max(1e-6)).ln();
        lesson.values.iter().zip(said).map(log).sum::<f64>() + f64::from(PACE) * off * off
    };
    let all: Vec<f64> = lessons.par_iter().map(each).collect();
    all.iter().sum::<f64>() / lessons.len().max(1) as f64
}

/// What happened inside a net while it judged a position.
#[derive(Default)]
struct Traces {
    /// For each card of each seat: what went in, then what came out.
    cards: Vec<(Vec<f32>, [f32; CARD])>,
    /// How many of the cards were a seat's, in order of play.
    counts: Vec<usize>,
    /// For each seat: what went in, and what came out.
    seats: Vec<(Vec<f32>, [f32; SEAT])>,
    /// What went into the layer that sees everything, and what came out.
    trunk: (Vec<f32>, [f32; TRUNK]),
}

/// What comes out of a layer: `max(0, first + weights × inputs)`.
fn forward<const OUT: usize>(layer: &[f32], inputs: &[f32]) -> [f32; OUT] {
    let mut out: [f32; OUT] = layer[..OUT].try_into().expect("a layer has as many");
    for (row, input) in layer[OUT..].chunks_exact(OUT).zip(inputs) {
        for (out, weight) in out.iter_mut().zip(row) {
            *out += weight * input;
        }
    }
    out.map(|out| out.max(0.0))
}

/// Adds to a layer's gradient, given the slope of the loss by its outputs, and returns that by its inputs from `from` on.
fn backward<const OUT: usize>(
    layer: &[f32],
    inputs: &[f32],
    out: &[f32; OUT],
    slope: &[f32],
    gradient: &mut [f32],
    from: usize,
) -> Vec<f32> {
    let mut through = [0.0; OUT];
    for ((through, &out), &slope) in through.iter_mut().zip(out).zip(slope) {
        *through = if out > 0.0 { slope } else { 0.0 };
    }
    for (sum, through) in gradient.iter_mut().zip(through) {
        *sum += through;
    }
    for (row, &input) in gradient[OUT..].chunks_exact_mut(OUT).zip(inputs) {
        if input != 0.0 {
            for (sum, through) in row.iter_mut().zip(through) {
                *sum += input * through;
            }
        }
    }
    let rows = layer[OUT * (1 + from)..].chunks_exact(OUT);
    rows.map(|row| row.iter().zip(through).map(|(weight, through)| weight * through).sum()).collect()
}

/// Adds the gradient of one lesson and returns its loss.
fn learn<G: Sight>(net: &Net, lesson: &Lesson<G>, traces: &mut Traces, gradient: &mut [f32]) -> f64 {
    let Shape { players, seat: seat_inputs, table, .. } = net.shape;
    let layers = net.shape.layers();
    let [card, seat, trunk, answer] = layers.map(|layer| layer.of(&net.weights));
    traces.cards.clear();
    traces.counts.clear();
    traces.seats.clear();
    traces.trunk.0.clear();
    for each in in_order(&lesson.game) {
        let before = traces.cards.len();
        let mut inputs = vec![0.0; seat_inputs + CARD];
        let (about, sum) = inputs.split_at_mut(seat_inputs);
        lesson.game.show_cards(each, |inputs| {
            let out = forward::<CARD>(card, inputs);
            for (sum, out) in sum.iter_mut().zip(out) {
                *sum += out / CARDS;
            }
            traces.cards.push((inputs.to_vec(), out));
        });
        lesson.game.show_seat(each, about);
        traces.counts.push(traces.cards.len() - before);
        let out = forward::<SEAT>(seat, &inputs);
        traces.trunk.0.extend(out);
        traces.seats.push((inputs, out));
    }
    traces.trunk.0.resize(players * SEAT + table, 0.0);
    lesson.game.show_table(&mut traces.trunk.0[players * SEAT..]);
    traces.trunk.1 = forward::<TRUNK>(trunk, &traces.trunk.0);
    let answers = net.shape.answers();
    let mut said = answer[..answers].to_vec();
    for (row, value) in answer[answers..].chunks_exact(answers).zip(traces.trunk.1) {
        for (said, weight) in said.iter_mut().zip(row) {
            *said += weight * value;
        }
    }
    share(&mut said[..players]);

    let mut loss = 0.0;
    // The slope of the loss by the answer, then by what went into each layer.
    let mut slope = said;
    for (slope, each) in slope.iter_mut().zip(in_order(&lesson.game)) {
        let wanted = lesson.values[each.index()];
        loss -= f64::from(wanted) * f64::from(slope.max(1e-6)).ln();
        *slope -= wanted;
    }
    if let Some(turns) = slope.get_mut(players) {
        let off = *turns - lesson.turns / TURNS;
        loss += f64::from(PACE * off * off);
        *turns = 2.0 * PACE * off;
    }
    let [cards_at, seats_at, trunk_at, answer_at] = layers;
    let into = &mut gradient[answer_at.start..answer_at.end()];
    let mut deeper = [0.0; TRUNK];
    for (i, slope) in slope.iter().enumerate() {
        into[i] += slope;
        for (unit, value) in traces.trunk.1.iter().enumerate() {
            into[(1 + unit) * answers + i] += value * slope;
            deeper[unit] += answer[(1 + unit) * answers + i] * slope;
        }
    }
    let into = &mut gradient[trunk_at.start..trunk_at.end()];
    let slope = backward::<TRUNK>(trunk, &traces.trunk.0, &traces.trunk.1, &deeper, into, 0);
    let mut cards = traces.cards.iter();
    for (i, (inputs, out)) in traces.seats.iter().enumerate() {
        let into = &mut gradient[seats_at.start..seats_at.end()];
        let slope = backward::<SEAT>(seat, inputs, out, &slope[i * SEAT..(i + 1) * SEAT], into, seat_inputs);
        let slope: Vec<f32> = slope.iter().map(|slope| slope / CARDS).collect();
        let into = &mut gradient[cards_at.start..cards_at.end()];
        for (inputs, out) in cards.by_ref().take(traces.counts[i]) {
            backward::<CARD>(card, inputs, out, &slope, into, inputs.len());
        }
    }
    loss
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learned::school;
    use game::{Config, Game};
    use splendor::{Marvel, Splendor};

    /// Positions of a few games that are played quickly.
    fn some<G: crate::Bots + Sight>(players: u8) -> Vec<Lesson<G>> {
        let config: G::Config = format!("players={players}").parse().expect("a config");
        assert_eq!(config.players(), players);
        let stories = (0..2).map(|number| school::play::<G, _>(&config, &G::judge(), 4, 5, number));
        stories.flat_map(|story| school::lessons(&config, &story, 0.3).expect("a whole game")).collect()
    }

    fn slopes_are_right<G: crate::Bots + Sight>(players: u8) {
        let lessons = some::<G>(players);
        let mut net = Net::new(Shape::of::<G>(players), 3);
        // Without this some units would never be in use, and their slopes nothing.
        let mut dice = FastDice::new(8);
        net.weights.iter_mut().for_each(|weight| *weight += (dice.below(1000) as f32 / 1000.0 - 0.4) * 0.02);
        let lesson = &lessons[lessons.len() / 2];
        let mut gradient = vec![0.0; net.weights.len()];
        learn(&net, lesson, &mut Traces::default(), &mut gradient);
        let (mut steep, mut wrong) = (0, Vec::new());
        for _ in 0..400 {
            let place = dice.below(net.weights.len() as u32) as usize;
            let mut moved = net.clone();
            let mut at = |by: f32| {
                moved.weights[place] = net.weights[place] + by;
                loss(&moved, std::slice::from_ref(lesson))
            };
            let measured = (at(2e-3) - at(-2e-3)) / 4e-3;
            let said = f64::from(gradient[place]);
            if (measured - said).abs() > 0.001 + 0.05 * measured.abs() {
                wrong.push((place, measured, said));
            }
            steep += usize::from(said.abs() > 0.01);
        }
        // A unit that is just about to come into use has a corner, where there is no slope.
        assert!(wrong.len() <= 6, "{wrong:?}");
        assert!(steep > 20, "{} players: only {steep} weights matter", players);
    }

    #[test]
    fn slopes_are_those_that_can_be_measured() {
        slopes_are_right::<Splendor>(2);
        slopes_are_right::<Marvel>(3);
        slopes_are_right::<duel::Duel>(2);
    }

    #[test]
    fn learning_lowers_the_loss_and_depends_on_the_seed_alone() {
        let lessons = some::<Splendor>(2);
        let run = |seed: u64| {
            let mut fit = Fit::new(Net::new(Shape::of::<Splendor>(2), 1));
            let before = loss(fit.net(), &lessons);
            for pass in 0..20u64 {
                fit.pass(&lessons, 0.003, seed + pass);
            }
            (before, loss(fit.net(), &lessons), fit.net().clone())
        };
        let (before, after, net) = run(1);
        assert!(after < before - 0.1, "{before} to {after}");
        assert_eq!(run(1).2, net);
        assert_ne!(run(50).2, net);
    }

    #[test]
    fn what_is_no_whole_game_teaches_nothing() {
        let config = "players=2".parse().expect("a config");
        let story = school::play::<Splendor, _>(&config, &<Splendor as crate::Bots>::judge(), 2, 1, 0);
        assert!(school::lessons::<Splendor>(&config, &story, 0.5).is_some());
        let (cut, _) = story.rsplit_once(' ').expect("a long game");
        for bad in [cut, "", "first:0 nonsense", &format!("{story} take:WUG"), &story.replacen("=0.", "=7.", 1)] {
            assert!(school::lessons::<Splendor>(&config, bad, 0.5).is_none());
        }
        assert_eq!(<Splendor as Game>::NAME, "splendor");
    }
}
