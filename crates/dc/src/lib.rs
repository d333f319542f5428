//! The rules of the DC Deck-Building Game, alone and with the Watchmen crossover. Rules `DCB-nn` and `WAT-nn` are in `docs/rules`.
//!
//! Cards are data: `cards/*.ron`, written in the words of [`vocabulary`], compiled once into a table of effects. The engine resolves
//! them on a stack of small frames, so that a game can be copied, stored and searched at every decision.

mod action;
mod answer;
mod attack;
mod card;
mod challenge;
mod check;
mod compile;
mod config;
mod dc;
pub mod describe;
mod encode;
mod end;
mod event;
mod exchange;
mod frame;
mod list;
mod load;
mod look;
mod messages;
mod moves;
mod op;
mod pile;
mod play;
mod prompt;
mod refuse;
mod run;
mod score;
mod secrets;
mod set;
mod settle;
mod setup;
mod space;
mod state;
mod trigger;
mod view;
pub mod vocabulary;
mod zones;

#[cfg(test)]
mod tests;

pub use action::{Action, Cause, Loyalty, Place, Target};
pub use card::{Card, Kinds};
pub use config::{Config, Heroes, Mode};
pub use event::{Destination, Event};
pub use load::{BadCards, DEEPEST, Problem, load, read};
pub use look::Contributions;
pub use messages::MESSAGES;
pub use prompt::{Prompt, Question};
pub use set::{CardSet, ChallengeFacts, Facts, HeroFacts, MachinationsFacts, PlotFacts, cards, install};
pub use state::{Dc, HAND, LINE_UP, ROUNDS};
pub use view::{AsideView, ChallengeView, ForSale, MachinationsView, PlotView, SeatView, View};
