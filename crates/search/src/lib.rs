//! Players for any game, and matches between them.
//!
//! Everything here knows only the contract of [`game`]. A player gets what its seat may know ([`game::Seen`]) and dice of its own.

mod budget;
mod evaluate;
mod greedy;
mod ismcts;
mod player;
mod tree;

pub use budget::Budget;
pub use evaluate::{Evaluate, Rollout, Values, values};
pub use greedy::Greedy;
pub use ismcts::{Considered, Manner, Search, Thought};
pub use player::{Failure, Player, Random};
pub use tree::Curiosity;
