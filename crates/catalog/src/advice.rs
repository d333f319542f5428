//! What a search thinks of a choice.

use crate::{AnyPlay, AnySeen, correction};
use bots::Bots;
use game::{FastDice, Seat, Seen, Turn};
use search::{Budget, Depth, Insight, Manner, Measured, Weighed, study};
use serde::Serialize;

/// Independent searches, unless somebody says otherwise: the fewer, the less is known of how sure they are.
pub const SEARCHES: u32 = 5;

/// What several searches think of the choice that is due, by what its seat knows.
///
/// An error is half the width of the interval that holds, in 95 of 100 cases, what endlessly many such searches would say on average.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advice {
    /// All choices, the best first; those that are plainly worse than another are left out.
    pub choices: Vec<Advised>,
    /// Each seat's chance to win, from 0 to 1.
    pub values: Vec<f64>,
    /// For each of them its error.
    pub errors: Vec<f64>,
    /// Games that were simulated.
    pub iterations: u32,
}

/// One choice.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advised {
    /// The action as text.
    pub action: String,
    /// The chance to win of whoever chooses it.
    pub value: f64,
    /// Its error.
    pub error: f64,
    /// How often it was tried.
    pub tried: u32,
    /// How it may go on, draws not listed. Only the first choices have a line.
    pub line: Vec<Said>,
}

/// An action of a line, as the seat that is advised would see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Said {
    /// Who acts.
    pub seat: Seat,
    /// The action as text.
    pub action: String,
}

impl AnySeen {
    /// Thinks about the seat's choice, by what the seat knows. Without a budget as long as the strongest level does.
    pub fn advise(&self, budget: Option<Budget>, seed: u64) -> Advice {
        each_seen!(self, seen => advise(seen, budget, seed))
    }

    /// How long a level, from 1 to 5, thinks about a choice.
    pub fn level_budget(&self, level: u8) -> Budget {
        each_seen!(self, seen => level_budget(seen, level))
    }
}

impl AnyPlay {
    /// Thinks about the choice that is due, by what its player knows; nothing if none is due. Every door that gives hints gives this one: it
    /// depends on the position, the seed and the budget.
    pub fn advise(&self, budget: Option<Budget>, seed: u64) -> Option<Advice> {
        let Turn::Player(seat) = self.turn() else { return None };
        Some(self.seen(seat, &mut FastDice::new(seed)).advise(budget, seed_at(seed, self.len())))
    }

    /// How long a level, from 1 to 5, thinks about a choice.
    pub fn level_budget(&self, level: u8) -> Budget {
        each!(self, play => play.game().levels()[place(level)].budget())
    }
}

fn level_budget<G: Bots>(seen: &Seen<G>, level: u8) -> Budget {
    seen.imagine(&mut FastDice::new(0)).levels()[place(level)].budget()
}

fn place(level: u8) -> usize {
    usize::from(level.clamp(1, 5)) - 1
}

/// The seed of what is thought at a point of a game.
pub(crate) fn seed_at(seed: u64, at: usize) -> u64 {
    FastDice::fork(seed, at as u64).next()
}

fn advise<G: Bots>(seen: &Seen<G>, budget: Option<Budget>, seed: u64) -> Advice {
    Advice::of(&consider(seen, budget, seed))
}

/// Thinks about the choice that is due; without a budget as long as the strongest level does.
pub fn consider<G: Bots>(seen: &Seen<G>, budget: Option<Budget>, seed: u64) -> Insight<G::Action> {
    let depth = Depth { searches: SEARCHES, budget: budget.unwrap_or_else(|| level_budget(seen, 5)) };
    look(seen, depth, None, seed)
}

/// Looks at a position as the bots of a game do.
pub(crate) fn look<G: Bots>(seen: &Seen<G>, depth: Depth, played: Option<G::Action>, seed: u64) -> Insight<G::Action> {
    let correction = correction::correction(G::NAME, seen.seats());
    // Win chances are about winning, however long it takes.
    study(seen, &*G::best(), Manner { haste: 0.0, ..G::MANNER }, depth, &correction, played, seed)
}

impl Advice {
    /// An insight as text.
    pub(crate) fn of<A: Copy + ToString>(insight: &Insight<A>) -> Self {
        let part = |part: fn(&Measured) -> f64| insight.values.iter().map(|value| short(part(value))).collect();
        Self {
            choices: insight.choices.iter().map(Advised::of).collect(),
            values: part(|value| value.value),
            errors: part(|value| value.error),
            iterations: insight.iterations,
        }
    }
}

impl Advised {
    fn of<A: Copy + ToString>(choice: &Weighed<A>) -> Self {
        let said = |&(seat, action): &(Seat, A)| Said { seat, action: action.to_string() };
        Self {
            action: choice.action.to_string(),
            value: short(choice.value.value),
            error: short(choice.value.error),
            tried: choice.tried,
            line: choice.line.iter().map(said).collect(),
        }
    }
}

/// Four digits after the point: a hundredth of a percent is more than anybody knows.
pub(crate) fn short(value: f64) -> f64 {
    (10_000.0 * value).round() / 10_000.0
}
