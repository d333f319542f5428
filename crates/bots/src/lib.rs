//! Players that know their games.
//!
//! A bot gets what its seat may know ([`game::Seen`]) and dice of its own; it never sees the game itself.

pub mod dc;

use game::{FastDice, Game, Seen};

/// A game with a bot that looks one step ahead and goes by a hand-made estimate.
pub trait Greedy: Game {
    /// The action that a greedy player takes.
    fn greedy(seen: &Seen<Self>, dice: &mut FastDice) -> Self::Action;
}
