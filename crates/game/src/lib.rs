//! The contract between the rules of a game and everybody else: players, servers, bots, records.
//!
//! A game is [`Game::start`] and a list of actions; draws are actions too. Nothing here knows a particular game.

mod action;
mod bag;
mod config;
mod counts;
mod dealer;
mod dice;
mod encode;
pub mod fair;
mod message;
mod play;
pub mod record;
mod returns;
mod rules;
mod seat;
mod seen;

pub use action::{ActionView, PaymentView, ReturnView};
pub use bag::{Bag, Things};
pub use config::{BadConfig, Config, First, Seating, parse_options};
pub use counts::Counts;
pub use dealer::{Dealer, Draw};
pub use dice::{Dice, FastDice};
pub use encode::{Block, Encode, Layout, Observer, Origin, Space, Tensor};
pub use message::{Arg, BadText, Message, Refusal};
pub use play::{Obstacle, Play, Unplayable};
pub use record::Record;
pub use returns::Returns;
pub use rules::{Game, Sink, Turn};
pub use seat::{Eyes, Seat};
pub use seen::Seen;
