//! How long a search may think.

use std::time::Duration;

/// A number of simulated games for each choice, a time, or both: whatever ends first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Simulated games for one choice.
    pub iterations: u32,
    /// Time, if it is limited.
    pub time: Option<Limit>,
}

/// A limit of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// For each choice.
    Choice(Duration),
    /// For a turn, all its choices together. No choice gets more than two thirds of what is left: another may follow.
    Turn(Duration),
}

impl Budget {
    /// So many simulated games, however long they take.
    pub const fn iterations(iterations: u32) -> Self {
        Self { iterations, time: None }
    }

    /// As many simulated games for each choice as can be played in this time.
    pub const fn time(time: Duration) -> Self {
        Self { iterations: u32::MAX, time: Some(Limit::Choice(time)) }
    }

    /// How long the next choice may take, after so much of the turn.
    pub(crate) fn next(&self, spent: Duration) -> Option<Duration> {
        self.time.map(|limit| match limit {
            Limit::Choice(time) => time,
            Limit::Turn(time) => time.saturating_sub(spent) * 2 / 3,
        })
    }
}
