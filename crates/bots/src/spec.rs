//! Bots by name.

use crate::Bots;
use crate::level::OfLevel;
use search::{Budget, Curiosity, Limit, Manner, Player, Random, Rollout, Search};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

/// The description of a bot: `random`, `greedy`, a level from `1` to `5`, a search with a budget (`ismcts:200ms`, `ismcts:5000`) or one that
/// goes by hand-made knowledge (`heuristic:200ms`) or by nothing but the rules (`rollout:200ms`). `5@0.1` is level 5 with a tenth of its iterations.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Spec {
    /// Any legal action, all equally likely.
    Random,
    /// One step ahead.
    Greedy,
    /// A level from 1 to 5, with a multiple of its iterations.
    Level {
        /// From 1.
        level: u8,
        /// How many iterations, in relation to the level's own.
        scale: f64,
    },
    /// A search by the best opinion of the game.
    Search(Budget),
    /// A search by hand-made knowledge alone.
    Heuristic(Budget),
    /// A search by random games alone.
    Rollout(Budget),
}

/// There is no bot of this description.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadSpec {
    /// The name is not known.
    Name(String),
    /// The budget is nothing, or cannot be read.
    Budget(String),
    /// The multiple of iterations is not above 0 and at most 100.
    Scale(String),
}

impl Spec {
    /// What can be asked for, to be shown when a text is none of it.
    pub const FORMS: &'static str =
        "random greedy 1 2 3 4 5 5@0.1 ismcts:200ms ismcts:5000 heuristic:200ms rollout:200ms";

    /// A bot of this description.
    pub fn player<G: Bots>(&self, seed: u64) -> Box<dyn Player<G>> {
        match *self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Greedy => G::greedy(seed),
            Self::Level { level, scale } => Box::new(OfLevel::new(level, scale, seed)),
            Self::Search(budget) => Box::new(Search::new(G::best(), G::MANNER, budget, seed)),
            Self::Heuristic(budget) => Box::new(Search::new(G::judge(), G::MANNER, budget, seed)),
            Self::Rollout(budget) => {
                let manner = Manner { curiosity: Curiosity::Plain { explore: 0.7 }, ..G::MANNER };
                Box::new(Search::new(Arc::new(Rollout), manner, budget, seed))
            }
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Random => f.pad("random"),
            Self::Greedy => f.pad("greedy"),
            Self::Level { level, scale: 1.0 } => write!(f, "{level}"),
            Self::Level { level, scale } => write!(f, "{level}@{scale}"),
            Self::Search(budget) => write!(f, "ismcts:{}", Shown(budget)),
            Self::Heuristic(budget) => write!(f, "heuristic:{}", Shown(budget)),
            Self::Rollout(budget) => write!(f, "rollout:{}", Shown(budget)),
        }
    }
}

/// A budget as it is written.
struct Shown(Budget);

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.time {
            Some(Limit::Choice(time) | Limit::Turn(time)) => write!(f, "{}ms", time.as_millis()),
            None => write!(f, "{}", self.0.iterations),
        }
    }
}

impl FromStr for Spec {
    type Err = BadSpec;

    fn from_str(text: &str) -> Result<Self, BadSpec> {
        let text = text.trim().to_ascii_lowercase();
        let unknown = || BadSpec::Name(text.chars().take(40).collect());
        if let Some((name, budget)) = text.split_once(':') {
            let budget = || read_budget(budget).ok_or_else(|| BadSpec::Budget(budget.chars().take(40).collect()));
            return match name {
                "ismcts" => Ok(Self::Search(budget()?)),
                "heuristic" => Ok(Self::Heuristic(budget()?)),
                "rollout" => Ok(Self::Rollout(budget()?)),
                _ => Err(unknown()),
            };
        }
        let (name, scale) = match text.split_once('@') {
            Some((name, scale)) => (name, Some(scale)),
            None => (&*text, None),
        };
        let level = match (name, scale) {
            ("random", None) => return Ok(Self::Random),
            ("greedy", None) => return Ok(Self::Greedy),
            (level, _) => level.parse().ok().filter(|level| (1..=5).contains(level)).ok_or_else(unknown)?,
        };
        let scale = match scale {
            None => 1.0,
            Some(scale) => (scale.parse().ok().filter(|scale| (0.0..=100.0).contains(scale) && *scale > 0.0))
                .ok_or_else(|| BadSpec::Scale(scale.chars().take(40).collect()))?,
        };
        Ok(Self::Level { level, scale })
    }
}

fn read_budget(text: &str) -> Option<Budget> {
    let number = |text: &str| text.parse::<u32>().ok().filter(|&number| number > 0);
    if let Some(milliseconds) = text.strip_suffix("ms") {
        return number(milliseconds).map(|number| Budget::time(Duration::from_millis(number.into())));
    }
    match text.strip_suffix('s') {
        Some(seconds) => number(seconds).map(|number| Budget::time(Duration::from_secs(number.into()))),
        None => number(text).map(Budget::iterations),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descriptions_are_read_as_they_are_written() {
        for text in Spec::FORMS.split(' ') {
            assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
        }
        assert_eq!("ismcts:2s".parse(), Ok(Spec::Search(Budget::time(Duration::from_secs(2)))));
        assert_eq!(" Greedy ".parse(), Ok(Spec::Greedy));
    }

    #[test]
    fn what_is_no_bot_is_refused() {
        let name = |text: &str| Err(BadSpec::Name(text.into()));
        for text in ["", "6", "0", "deep", "greedy@2", "exec:x"] {
            assert_eq!(text.parse::<Spec>(), name(text), "{text}");
        }
        for text in ["0", "0ms", "-5", "ms", "fast"] {
            assert_eq!(format!("ismcts:{text}").parse::<Spec>(), Err(BadSpec::Budget(text.into())));
        }
        for text in ["0", "-1", "101", "nan", "x"] {
            assert_eq!(format!("5@{text}").parse::<Spec>(), Err(BadSpec::Scale(text.into())));
        }
    }
}
