//! The rules of Splendor Duel. Rules `DUE-nn` are in `docs/rules`.
//!
//! Cells of the board are named by column and row from the top left corner: `a1` to `e1` are the top row, `c3` is the centre.

mod action;
mod board;
mod card;
mod cards;
mod duel;
mod encode;
mod event;
mod line;
mod messages;
mod pay;
mod phase;
mod player;
mod pyramid;
mod refuse;
mod slot;
mod stall;
mod token;
mod turn;
mod view;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use board::{Board, Cell, Cells, SPIRAL};
pub use card::{Ability, Bonus, Card, Facts, Level, Royal, RoyalFacts};
pub use cards::{CARDS, ROYALS};
pub use duel::{Duel, PRIVILEGES};
pub use event::{Event, Right, Source};
pub use line::Line;
pub use messages::MESSAGES;
pub use pay::{Gold, Payment, Surplus};
pub use phase::Phase;
pub use player::{GOAL_COLOUR, GOAL_CROWNS, GOAL_POINTS, Goal, HAND, Player, ROYAL_CROWNS};
pub use pyramid::{Place, Pyramid};
pub use slot::{CardSet, Slot};
pub use stall::Stall;
pub use token::{Colour, Token};
pub use view::{
    BoughtView, CardView, CellView, GoalsView, LevelView, Prompt, ReservedView, RoyalView, SaleView, SeatView,
    TokensView, View,
};
