//! Boards for the terminal: a view as text in at most 80 columns, with colours or without.
//!
//! A gem is always a letter, so colours only help. Nothing here knows a rule: every number comes from the view.

mod dc;
mod duel;
mod marvel;
mod paint;
mod scene;
mod splendor;
mod tableau;

#[cfg(test)]
mod tests;

pub use dc::{dc, rules};
pub use duel::duel;
pub use marvel::marvel;
pub use splendor::splendor;

/// The most columns that a board takes.
pub const COLUMNS: usize = 80;

/// How a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// Use ANSI colours.
    pub colour: bool,
}
