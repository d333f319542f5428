//! Opinions that were learnt from games rather than written by hand.
//!
//! A small net judges positions. It looks at each seat through the same eyes: every card in reach goes through one layer, what comes out is
//! added up, and with numbers about the seat it goes through a second. What it makes of all seats, in order of play, and of the table goes
//! through a third, which says how likely each seat is to win.
//!
//! `school` makes nets: bots play against themselves, and a net is fitted to what their searches expected and to how the games ended.

mod file;
mod fit;
mod judge;
mod net;
pub mod school;
mod sight;

pub use file::BadNet;
pub use fit::{Fit, Lesson, loss};
pub use judge::Learned;
pub use net::{Net, Shape};
pub use sight::Sight;
