//! How long a search may think about one choice.

use std::time::Duration;

/// A number of simulated games, a time, or both: whatever ends first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Simulated games.
    pub iterations: u32,
    /// Time, if it is limited.
    pub time: Option<Duration>,
}

impl Budget {
    /// So many simulated games, however long they take.
    pub const fn iterations(iterations: u32) -> Self {
        Self { iterations, time: None }
    }

    /// As many simulated games as can be played in this time.
    pub const fn time(time: Duration) -> Self {
        Self { iterations: u32::MAX, time: Some(time) }
    }
}
