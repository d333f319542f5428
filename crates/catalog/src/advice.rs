//! What a search thinks of a choice.

use crate::AnySeen;
use bots::Bots;
use game::{Seat, Seen};
use search::Budget;
use serde::Serialize;

/// What a search thinks of the choice that is due.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// All choices, the best first; those that are plainly worse than another are left out.
    pub choices: Vec<Advised>,
    /// Each seat's chance to win, from 0 to 1.
    pub values: Vec<f32>,
    /// Games that were simulated.
    pub iterations: u32,
}

/// One choice.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advised {
    /// The action as text.
    pub action: String,
    /// The chance to win of whoever chooses it.
    pub value: f32,
    /// How often it was tried.
    pub tried: u32,
}

impl AnySeen {
    /// Thinks about the seat's choice, by what the seat knows. Without a budget as long as the strongest level does.
    pub fn advise(&self, budget: Option<Budget>, seed: u64) -> Advice {
        each_seen!(self, seen => advise(seen, budget, seed))
    }
}

fn advise<G: Bots>(seen: &Seen<G>, budget: Option<Budget>, seed: u64) -> Advice {
    let thought = bots::think(seen, budget, seed);
    let advised = |choice: &search::Considered<G::Action>| Advised {
        action: choice.action.to_string(),
        value: choice.value,
        tried: choice.tried as u32,
    };
    Advice {
        choices: thought.choices.iter().map(advised).collect(),
        values: Seat::all(seen.seats()).map(|seat| thought.values[seat.index()]).collect(),
        iterations: thought.iterations,
    }
}
