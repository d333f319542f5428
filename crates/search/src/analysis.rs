//! What a position is worth to whoever looks at it, how sure that is, and what else could be done there.
//!
//! Several searches look at the same position, each with dice of its own. Their mean is the answer, and how far they differ is how sure it
//! is. All they are given is what a seat knows, so that two worlds which look alike to it get the same answer.

use crate::ismcts::Mind;
use crate::rating::within;
use crate::tree::{Edge, Tree};
use crate::{Budget, Correction, Evaluate, Manner};
use game::{Eyes, FastDice, Game, Seat, Seen, Turn};
use std::time::{Duration, Instant};

/// So many choices, the most tried ones, are looked at more closely.
const SHOWN: usize = 3;
/// One part in so many of a search is spent at least on each of them, and on the choice that was made.
const PART: u32 = 8;
/// A search of fewer iterations is none: rather are there fewer searches.
const LEAST_SHARE: u32 = 4;
/// The longest line.
const LONGEST: usize = 8;
/// A line goes no further than where choices were tried so often.
const LEAST_TRIED: f32 = 4.0;
/// So many worlds are imagined to find one in which a line can be played.
const WORLDS: u32 = 8;

/// How thoroughly a position is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Depth {
    /// Independent searches, at least 2, or nobody can say how sure the answer is; fewer than asked for if each would have next to nothing to do.
    pub searches: u32,
    /// What they may take, all together. What is spent on looking more closely at some choices comes on top of iterations, but not of time.
    pub budget: Budget,
}

/// A number, and half the width of the interval that holds, in 95 of 100 cases, what endlessly many searches would say on average.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Measured {
    /// The number.
    pub value: f64,
    /// Half the width of the interval.
    pub error: f64,
}

impl Measured {
    /// From independent measurements of the same thing, put through a function.
    fn of(samples: &[f64], through: impl Fn(f64) -> f64) -> Self {
        let value = through(mean(samples));
        let seen: Vec<f64> = samples.iter().map(|&sample| through(sample)).collect();
        Self { value, error: spread(&seen) }
    }
}

/// What is known of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Insight<A> {
    /// What each seat may expect, from 0 to 1.
    pub values: Vec<Measured>,
    /// The same before it was corrected.
    pub raw: Vec<f64>,
    /// If the seat that looks is to move: all its choices, the best first, but for those that are plainly no better than another.
    pub choices: Vec<Weighed<A>>,
    /// How many of them, the first ones, were looked at more closely.
    pub closely: usize,
    /// What the choice that was made costs in comparison to the best, if one was named; never less than nothing.
    pub loss: Option<Measured>,
    /// Simulated games.
    pub iterations: u32,
}

/// A choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<A> {
    /// The choice.
    pub action: A,
    /// What the chooser may expect from it, from 0 to 1.
    pub value: Measured,
    /// How often it was tried.
    pub tried: u32,
    /// How it may go on, as the seat that looks would see it: who does what. Draws are not listed. Only for the choices that were
    /// looked at more closely, which come first.
    pub line: Vec<(Seat, A)>,
}

/// Looks at a position with the eyes of a seat, whoever is to act. The answer depends on what the seat knows, on the seed and on the number
/// of iterations, unless time is limited. `played` is the choice that was made, if the seat is to move.
pub fn study<G: Game, E: Evaluate<G>>(
    seen: &Seen<G>,
    judge: &E,
    manner: Manner,
    depth: Depth,
    correction: &Correction,
    played: Option<G::Action>,
    seed: u64,
) -> Insight<G::Action> {
    let searches = depth.searches.min(depth.budget.iterations / LEAST_SHARE).max(2);
    let share = (depth.budget.iterations / searches).max(1);
    let begun = depth.budget.next(Duration::ZERO).map(|time| (Instant::now(), time));
    // By then so many parts of the time must have passed.
    let due = |parts: f64| begun.map(|(begun, time): (Instant, Duration)| begun + time.mul_f64(parts));
    let mut minds: Vec<Mind<G>> = (0..searches.into()).map(|number| Mind::new(seed, number)).collect();
    let mut legal = alternatives(seen, judge, &mut minds[0].dice);
    if let Some(played) = played
        && let Err(place) = legal.binary_search(&played)
    {
        legal.insert(place, played);
    }
    let focused = if legal.len() > 1 { 0.6 } else { 1.0 };
    for (number, mind) in (1_u32..).zip(&mut minds) {
        let deadline = due(focused * f64::from(number) / f64::from(searches));
        mind.think(seen, judge, manner, share, deadline);
    }
    let raw: Vec<Vec<f64>> = minds.iter().map(|mind| expectations(mind, seen.seats())).collect();
    let mover = mover(&minds);
    let mut iterations: u32 = minds.iter().map(|mind| mind.iterations).sum();
    let ranked = ranked(&minds, seen.seat(), &legal);
    let closer: Vec<G::Action> = (ranked.iter().take(SHOWN).copied())
        .chain(played.filter(|played| !ranked.iter().take(SHOWN).any(|action| action == played)))
        .collect();
    if legal.len() > 1 {
        for (number, mind) in (1_u32..).zip(&mut minds) {
            let deadline = due(focused + (1.0 - focused) * f64::from(number) / f64::from(searches));
            iterations += look_closer(mind, seen, judge, manner, &closer, share.div_ceil(PART), deadline);
        }
    }
    let by_seat = |seat: usize| raw.iter().map(|values| values[seat]).collect::<Vec<f64>>();
    let raw_mean: Vec<f64> = (0..seen.seats().into()).map(|seat| mean(&by_seat(seat))).collect();
    let corrected: Vec<Vec<f64>> = raw.iter().map(|values| correction.all(values, mover)).collect();
    let values = correction.all(&raw_mean, mover).into_iter().enumerate().map(|(seat, value)| {
        let samples: Vec<f64> = corrected.iter().map(|values| values[seat]).collect();
        Measured { value, error: spread(&samples) }
    });
    let values = values.collect();
    let (mut choices, loss) = weigh(&minds, seen.seat(), correction, (&ranked, &closer), played);
    // Dice of their own: what else was looked at does not change a line.
    let luck = FastDice::fork(seed, searches.into()).next();
    for choice in &mut choices[..closer.len()] {
        choice.line = line(&minds, seen, choice.action, luck);
    }
    Insight { values, raw: raw_mean, choices, closely: closer.len(), loss, iterations }
}

/// The choices of the seat that are worth considering, in order; none if it is not to move.
pub fn alternatives<G: Game, E: Evaluate<G>>(seen: &Seen<G>, judge: &E, dice: &mut FastDice) -> Vec<G::Action> {
    let mut legal = Vec::new();
    if seen.turn() == Turn::Player(seen.seat()) {
        seen.legal(&mut legal);
        judge.prune(&seen.imagine(dice), &mut legal);
    }
    legal
}

/// What each seat may expect by one search.
fn expectations<G: Game>(mind: &Mind<G>, seats: u8) -> Vec<f64> {
    Seat::all(seats).map(|seat| f64::from(mind.sum[seat.index()]) / f64::from(mind.iterations.max(1))).collect()
}

/// Who chooses next. After a draw it may be one or another: then whoever does so more often.
fn mover<G: Game>(minds: &[Mind<G>]) -> Option<usize> {
    let mut tried = [0.0; Seat::MAX];
    for edge in minds.iter().flat_map(|mind| &mind.tree.node(Tree::<G::Action>::ROOT).edges) {
        tried[edge.mover.seat.index()] += edge.tried;
    }
    let most = tried.iter().copied().fold(0.0, f32::max);
    tried.iter().position(|&tried| tried == most && most > 0.0)
}

/// The edge of a choice at the root.
fn root_edge<G: Game>(mind: &Mind<G>, seat: Seat, action: G::Action) -> Option<&Edge<G::Action>> {
    let edges = &mind.tree.node(Tree::<G::Action>::ROOT).edges;
    edges.iter().find(|edge| edge.mover.seat == seat && edge.action == action)
}

fn tried<G: Game>(minds: &[Mind<G>], seat: Seat, action: G::Action) -> f32 {
    minds.iter().filter_map(|mind| root_edge(mind, seat, action)).map(|edge| edge.tried).sum()
}

/// Choices by how often they were tried: a search comes back to what is good. A stable order: ties go to the first action.
fn ranked<G: Game>(minds: &[Mind<G>], seat: Seat, legal: &[G::Action]) -> Vec<G::Action> {
    let mut ranked: Vec<(f32, G::Action)> = legal.iter().map(|&action| (tried(minds, seat, action), action)).collect();
    ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
    ranked.into_iter().map(|(_, action)| action).collect()
}

/// Tries each of some choices until it was tried so often. Returns the number of simulated games.
fn look_closer<G: Game, E: Evaluate<G>>(
    mind: &mut Mind<G>,
    seen: &Seen<G>,
    judge: &E,
    manner: Manner,
    closer: &[G::Action],
    wanted: u32,
    deadline: Option<Instant>,
) -> u32 {
    let mut iterations = 0;
    for &action in closer {
        let known = root_edge(mind, seen.seat(), action).map_or(0.0, |edge| edge.tried);
        // Each is tried once at least, however late it is.
        for turn in 0..wanted.saturating_sub(known as u32) {
            if turn > 0 && deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                break;
            }
            let world = seen.imagine(&mut mind.dice);
            mind.iterate(world, judge, manner, Some(action));
            iterations += 1;
        }
    }
    iterations
}

/// Weighs the choices against each other: what they bring, which is the best, and what the one that was made costs.
fn weigh<G: Game>(
    minds: &[Mind<G>],
    seat: Seat,
    correction: &Correction,
    (ranked, closer): (&[G::Action], &[G::Action]),
    played: Option<G::Action>,
) -> (Vec<Weighed<G::Action>>, Option<Measured>) {
    let own = |value: f64| correction.mover(value);
    let samples = |action| -> Vec<f64> {
        let edges = minds.iter().filter_map(|mind| root_edge(mind, seat, action));
        edges.filter(|edge| edge.tried > 0.0).map(|edge| edge.value().into()).collect()
    };
    let Some(&most_tried) = closer.first() else { return (Vec::new(), None) };
    // The one that was tried most, unless another is better beyond doubt.
    let advantage = |one, other| {
        let pairs = samples(one).into_iter().zip(samples(other));
        let differences: Vec<f64> = pairs.map(|(one, other)| own(one) - own(other)).collect();
        Measured { value: mean(&differences), error: spread(&differences) }
    };
    let better = |action: &G::Action| {
        let Measured { value, error } = advantage(*action, most_tried);
        (value > error).then_some((value, *action))
    };
    let best = closer[1..].iter().filter_map(better).max_by(|one, other| one.0.total_cmp(&other.0));
    let best = best.map_or(most_tried, |(_, action)| action);
    let loss = played.map(|played| match played == best {
        true => Measured::default(),
        false => {
            let Measured { error, .. } = advantage(best, played);
            let [best, played] = [best, played].map(|action| own(mean(&samples(action))));
            Measured { value: (best - played).max(0.0), error }
        }
    });
    let mut weighed: Vec<Weighed<G::Action>> = Vec::new();
    let rest = ranked.iter().filter(|action| !closer.contains(action));
    for &action in closer.iter().chain(rest) {
        let samples = samples(action);
        let value = match samples.is_empty() {
            true => Measured { value: 0.0, error: 1.0 },
            false => Measured::of(&samples, own),
        };
        weighed.push(Weighed { action, value, tried: tried(minds, seat, action) as u32, line: Vec::new() });
    }
    // The best first, then what else was looked at closely by what it brings, then the rest by how often it was tried.
    weighed[..closer.len()].sort_by(|one, other| {
        let first = |choice: &Weighed<G::Action>| choice.action == best;
        first(other).cmp(&first(one)).then(other.value.value.total_cmp(&one.value.value))
    });
    (weighed, loss)
}

/// How it may go on after a choice, by the search that tried it most.
fn line<G: Game>(minds: &[Mind<G>], seen: &Seen<G>, action: G::Action, seed: u64) -> Vec<(Seat, G::Action)> {
    let tried = |mind: &Mind<G>| root_edge(mind, seen.seat(), action).map_or(0.0, |edge| edge.tried);
    let most = minds.iter().map(tried).fold(0.0, f32::max);
    let Some(mind) = minds.iter().find(|mind| tried(mind) == most) else { return Vec::new() };
    let mut dice = FastDice::new(seed);
    let mut longest = Vec::new();
    for _ in 0..WORLDS {
        let world = seen.imagine(&mut dice);
        let line = walk(mind, world, seen.seat(), action, &mut dice);
        if line.len() > longest.len() {
            longest = line;
        }
        if longest.len() == LONGEST {
            break;
        }
    }
    longest
}

/// Goes down the tree by what was tried most, as long as a world allows it.
fn walk<G: Game>(
    mind: &Mind<G>,
    mut world: G,
    seat: Seat,
    action: G::Action,
    dice: &mut FastDice,
) -> Vec<(Seat, G::Action)> {
    let mut line = Vec::new();
    let mut next = root_edge(mind, seat, action).and_then(Edge::child);
    world.apply(action, &mut ());
    while let Some(node) = next.filter(|_| line.len() < LONGEST) {
        while world.turn() == Turn::Chance {
            let draw = world.sample(dice);
            world.apply(draw, &mut ());
        }
        let Some(edge) = mind.tree.node(node).most_tried().filter(|edge| edge.tried >= LEAST_TRIED) else { break };
        if world.turn() != Turn::Player(edge.mover.seat) || !world.allows(edge.action) {
            break;
        }
        line.push((edge.mover.seat, world.mask(edge.action, Eyes::Seat(seat))));
        world.apply(edge.action, &mut ());
        next = edge.child();
    }
    line
}

fn mean(samples: &[f64]) -> f64 {
    samples.iter().sum::<f64>() / samples.len().max(1) as f64
}

/// Half the width of the 95% interval of the mean. One sample alone says nothing.
fn spread(samples: &[f64]) -> f64 {
    let count = samples.len();
    if count < 2 {
        return 1.0;
    }
    let mean = mean(samples);
    let squares: f64 = samples.iter().map(|sample| (sample - mean).powi(2)).sum();
    within(count - 1) * (squares / (count - 1) as f64 / count as f64).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_bar_is_that_of_a_mean() {
        assert_eq!(spread(&[0.3]), 1.0);
        assert_eq!(spread(&[0.3, 0.3, 0.3]), 0.0);
        let samples = [0.4, 0.5, 0.6, 0.5, 0.5];
        let Measured { value, error } = Measured::of(&samples, |value| value);
        // The standard error is sqrt(0.02 / 4 / 5), and 2.776 of them hold 95% with 4 degrees of freedom.
        assert!((value - 0.5).abs() < 1e-12 && (error - 2.776 * 0.001_f64.sqrt()).abs() < 1e-9, "{value} {error}");
    }
}
