//! Players that know their games.
//!
//! A bot gets what its seat may know ([`game::Seen`]) and dice of its own; it never sees the game itself.

mod dc;

use duel::Duel;
use game::{FastDice, Game, Seat, Seen};
use splendor::{Marvel, Splendor};

/// Chooses an action for the seat that is to move.
pub type Choose<G> = fn(&Seen<G>, &mut FastDice) -> <G as Game>::Action;

/// A game and the bots that can play it.
pub trait Bots: Game {
    /// A player who looks one step ahead and goes by a hand-made estimate, where there is one.
    const GREEDY: Option<Choose<Self>>;

    /// The seat that plays alone against all others, in games that have one. For judging finished games, never for bots.
    fn lone(&self) -> Option<Seat> {
        None
    }
}

impl Bots for Splendor {
    const GREEDY: Option<Choose<Self>> = None;
}

impl Bots for Marvel {
    const GREEDY: Option<Choose<Self>> = None;
}

impl Bots for Duel {
    const GREEDY: Option<Choose<Self>> = None;
}
