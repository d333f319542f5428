//! What is seen of a game of Marvel.

use super::{AVENGERS_POINTS, EDITION, EVERY_COLOUR, GOAL, Marvel, STONE};
use crate::tableau::{COLOURS, Common, Views};
use game::{Eyes, Game, Seat, Turn};
use serde::Serialize;

/// Everything that somebody may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MarvelView"))]
pub struct View {
    /// The name of the game.
    #[cfg_attr(feature = "ts", ts(type = "\"marvel\""))]
    pub game: &'static str,
    /// What is the same in Splendor.
    #[serde(flatten)]
    pub common: Common,
    /// Points that the Gauntlet asks for.
    pub goal: u8,
    /// The Avengers tile.
    pub avengers: AvengersView,
    /// How far each player is, in seat order.
    pub gauntlet: Vec<GauntletView>,
    /// True while somebody meets the Gauntlet: if that does not change, this round is the last.
    pub last_round: bool,
}

/// The Avengers tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AvengersView {
    /// Who has it.
    pub owner: Option<Seat>,
    /// What it is worth; the owner's points include it.
    pub points: u8,
    /// With how many tags somebody else takes it.
    pub needs: u8,
}

/// What a player has of what the Gauntlet asks for, and of Avengers tags.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GauntletView {
    /// The player.
    pub seat: Seat,
    /// Avengers tags of recruited characters.
    pub tags: u8,
    /// Points of characters, locations and the Avengers tile.
    pub points: u8,
    /// Points that are still missing.
    pub points_missing: u8,
    /// The letters of the colours of which there is no bonus yet.
    pub colours_missing: Vec<char>,
    /// True if there is a time stone.
    pub stone: bool,
    /// True if nothing is missing.
    pub meets: bool,
}

pub(super) fn view(game: &Marvel, eyes: Eyes) -> View {
    let views = Views { tableau: &game.tableau, edition: &EDITION, eyes };
    let returns = (game.turn() == Turn::Over).then(|| game.returns());
    View {
        game: Marvel::NAME,
        common: views.common(game.rounds, returns),
        goal: GOAL,
        avengers: AvengersView { owner: game.avengers, points: AVENGERS_POINTS, needs: game.tags_to_take_avengers() },
        gauntlet: Seat::all(game.seats()).map(|seat| gauntlet(game, seat)).collect(),
        last_round: game.last_round,
    }
}

fn gauntlet(game: &Marvel, seat: Seat) -> GauntletView {
    let player = game.tableau.seat(seat);
    let missing = EVERY_COLOUR.less(player.bonuses);
    GauntletView {
        seat,
        tags: player.tags,
        points: player.points,
        points_missing: GOAL.saturating_sub(player.points),
        colours_missing: (0..COLOURS)
            .filter(|&lane| missing.get(lane) > 0)
            .map(|lane| EDITION.notation.letter(lane))
            .collect(),
        stone: player.tokens.get(STONE.0.into()) > 0,
        meets: game.meets_gauntlet(seat),
    }
}
