//! Players that know their games.
//!
//! A bot gets what its seat may know ([`game::Seen`]) and dice of its own; it never sees the game itself.

mod dc;
mod duel;
mod gems;
mod knowledge;
pub mod learned;
mod level;
mod spec;

pub use dc::{Opinion as DcOpinion, sides};
pub use knowledge::{Knowledge, Opinion};
pub use level::Level;
pub use spec::{BadSpec, Spec};

use game::{Encode, Seat};
use search::{Evaluate, Greedy, Manner, Player};
use std::sync::Arc;

/// A game and the bots that can play it.
pub trait Bots: Encode {
    /// The hand-made opinion.
    type Judge: Evaluate<Self> + 'static;

    /// The best opinion that there is: what searches go by.
    type Best: Evaluate<Self> + 'static;

    /// How they search.
    const MANNER: Manner = level::MANNER;

    /// The levels in a game like this one, from a friendly beginner to the strongest.
    fn levels(&self) -> [Level; 5];

    /// The hand-made opinion, made once and shared by all.
    fn judge() -> Arc<Self::Judge>;

    /// The best opinion, made once and shared by all.
    fn best() -> Arc<Self::Best>;

    /// A player who looks one step ahead.
    fn greedy(seed: u64) -> Box<dyn Player<Self>> {
        Box::new(Greedy::new(Self::judge(), 4, seed))
    }

    /// The seat that plays alone against all others, in games that have one. For judging finished games, never for bots.
    fn lone(&self) -> Option<Seat> {
        None
    }
}

/// The bot of this description. Its choices depend on what it sees and on the seed.
pub fn player<G: Bots>(spec: &Spec, seed: u64) -> Box<dyn Player<G>> {
    spec.player(seed)
}
