//! How strong a bot is.

use crate::Bots;
use game::{FastDice, Seen, Turn};
use search::{Budget, Curiosity, Failure, Greedy, Limit, Manner, Player, Search};
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

/// Two levels that look one step ahead, and three that search.
pub(crate) const fn all(whims: [f32; 2], iterations: [u32; 3]) -> [Level; 5] {
    let [one, two] = whims;
    let [three, four, five] = iterations;
    use Level::{Iterations, Whims};
    [Whims(one), Whims(two), Iterations(three), Iterations(four), Iterations(five)]
}

/// A player of a level. What that means in this kind of game is settled when it is first asked.
pub(crate) struct OfLevel<G> {
    /// From 1.
    level: u8,
    scale: f64,
    seed: u64,
    player: Option<Box<dyn Player<G>>>,
}

impl<G: Bots> OfLevel<G> {
    /// `scale` multiplies the iterations.
    pub fn new(level: u8, scale: f64, seed: u64) -> Self {
        Self { level, scale, seed, player: None }
    }
}

impl<G: Bots> Player<G> for OfLevel<G> {
    fn choose(&mut self, seen: &Seen<G>) -> Result<G::Action, Failure> {
        let player = self.player.get_or_insert_with(|| {
            let levels = seen.imagine(&mut FastDice::new(self.seed)).levels();
            levels[usize::from(self.level) - 1].player(self.scale, self.seed)
        });
        player.choose(seen)
    }

    fn hear(&mut self, actor: Turn, action: G::Action) {
        if let Some(player) = &mut self.player {
            player.hear(actor, action);
        }
    }
}

impl Level {
    /// A player of this level; `scale` multiplies the iterations.
    fn player<G: Bots>(self, scale: f64, seed: u64) -> Box<dyn Player<G>> {
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
