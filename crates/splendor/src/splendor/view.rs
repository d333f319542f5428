//! What is seen of a game of Splendor.

use super::{EDITION, GOAL, Splendor};
use crate::tableau::{Common, Views};
use game::{Eyes, Game, Turn};
use serde::Serialize;

/// Everything that somebody may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SplendorView"))]
pub struct View {
    /// The name of the game.
    #[cfg_attr(feature = "ts", ts(type = "\"splendor\""))]
    pub game: &'static str,
    /// What is the same in Marvel.
    #[serde(flatten)]
    pub common: Common,
    /// Points that trigger the end.
    pub goal: u8,
    /// True once somebody has reached them.
    pub last_round: bool,
}

pub(super) fn view(game: &Splendor, eyes: Eyes) -> View {
    let views = Views { tableau: &game.tableau, edition: &EDITION, eyes };
    let returns = (game.turn() == Turn::Over).then(|| game.returns());
    View { game: Splendor::NAME, common: views.common(game.rounds, returns), goal: GOAL, last_round: game.last_round }
}
