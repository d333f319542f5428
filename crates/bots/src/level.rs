//! How strong a bot is.

use crate::Bots;
use search::{Budget, Curiosity, Greedy, Limit, Manner, Player, Search};
use std::time::Duration;

/// What a level does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Level {
    /// Looks one step ahead and has whims.
    Whims(f32),
    /// Searches.
    Iterations(u32),
}

/// No level thinks longer about one turn.
pub const CEILING: Duration = Duration::from_secs(1);

/// How bots search, unless their game says otherwise.
pub(crate) const MANNER: Manner =
    Manner { curiosity: Curiosity::Informed { explore: 0.7, temperature: 0.06 }, trust: 0.3, haste: 0.0, threads: 1 };

impl Level {
    /// A player of this level; `scale` multiplies the iterations.
    pub fn player<G: Bots>(self, scale: f64, seed: u64) -> Box<dyn Player<G>> {
        match self {
            Self::Whims(whim) => Box::new(Greedy::new(G::judge(), 1, seed).with_whim(whim)),
            Self::Iterations(_) => {
                let Budget { iterations, time } = self.budget();
                let iterations = (f64::from(iterations) * scale).round().max(1.0) as u32;
                Box::new(Search::new(G::best(), G::MANNER, Budget { iterations, time }, seed))
            }
        }
    }

    /// How long it thinks.
    pub const fn budget(self) -> Budget {
        let iterations = match self {
            Self::Whims(_) => 1,
            Self::Iterations(iterations) => iterations,
        };
        Budget { iterations, time: Some(Limit::Turn(CEILING)) }
    }
}
