//! Players for any game, and matches between them.
//!
//! Everything here knows only the contract of [`game`]. A player gets what its seat may know ([`game::Seen`]) and dice of its own.

mod player;

pub use player::{Failure, Player, Random};
