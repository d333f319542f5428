//! What was measured.

use super::Problem;
use serde::Serialize;
use std::time::Duration;

/// How long things took.
#[derive(Default)]
pub struct Samples(Vec<Duration>);

impl Samples {
    /// One more.
    pub fn push(&mut self, taken: Duration) {
        self.0.push(taken);
    }

    /// Those of somebody else, too.
    pub fn extend(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The usual summary.
    pub fn summary(mut self) -> Summary {
        self.0.sort_unstable();
        let at = |share: f64| {
            let rank = (share * self.0.len() as f64).ceil() as usize;
            self.0.get(rank.saturating_sub(1)).map_or(0.0, |taken| taken.as_secs_f64() * 1000.0)
        };
        Summary { count: self.0.len(), p50: at(0.5), p99: at(0.99), longest: at(1.0) }
    }
}

/// Milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Summary {
    pub count: usize,
    pub p50: f64,
    pub p99: f64,
    pub longest: f64,
}

/// What one table measured.
#[derive(Default)]
pub struct Measured {
    /// Moves that were due.
    pub due: u64,
    /// From when a move was due until its player knew that it was carried out.
    pub acknowledged: Samples,
    /// From when a move was due until another player saw it.
    pub seen: Samples,
    /// What went wrong.
    pub problems: Vec<Problem>,
}

impl Measured {
    /// What another table measured, too.
    pub fn extend(&mut self, other: Self) {
        self.due += other.due;
        self.acknowledged.extend(other.acknowledged);
        self.seen.extend(other.seen);
        self.problems.extend(other.problems);
    }
}

/// Bytes of the server's resident memory.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Memory {
    /// Before anybody came.
    pub before: u64,
    /// With all tables open, and nobody there.
    pub tables: u64,
    /// With the sockets of all players.
    pub sockets: u64,
    /// With the sockets of those who only look on.
    pub idle: u64,
    /// After the last move.
    pub after: u64,
}

/// All that is told at the end.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    pub tables: u32,
    pub sockets: u32,
    pub idle: u32,
    pub seconds: f64,
    pub rate: f64,
    /// Moves that were due.
    pub due: u64,
    pub moves_per_second: f64,
    pub acknowledged: Summary,
    pub seen: Summary,
    /// Moves of people who play against bots that think.
    pub against_bots: Option<Summary>,
    pub memory: Option<Memory>,
    pub problems: usize,
    pub first_problem: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_those_of_the_nearest_rank() {
        let mut samples = Samples::default();
        (1..=200).rev().for_each(|ms| samples.push(Duration::from_millis(ms)));
        assert_eq!(samples.summary(), Summary { count: 200, p50: 100.0, p99: 198.0, longest: 200.0 });
        assert_eq!(Samples::default().summary(), Summary { count: 0, p50: 0.0, p99: 0.0, longest: 0.0 });
    }
}
