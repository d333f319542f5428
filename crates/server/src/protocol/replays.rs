//! Games to be looked at again, position by position.

use super::{Ending, News};
use game::{ActionView, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// The most bytes of a record that somebody brings along.
pub const MAX_RECORD: usize = 256 * 1024;
/// The most simulated games for each look at a position.
pub const MAX_ITERATIONS: u32 = 20_000;
/// The most positions in one answer.
pub const MAX_FRAMES: usize = 100;

/// A part of a game as some eyes saw it: `GET /api/tables/{table}/replay`, `GET /api/replays/{replay}`.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Replay {
    /// The name of the table or record in links.
    pub id: String,
    /// What a record is called that somebody has brought along.
    pub name: Option<String>,
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// What was agreed: `players=2 first=random`.
    pub config: String,
    /// What the players are called, as far as they have said so.
    pub names: Vec<Option<String>>,
    /// Through whose eyes: `spectator`, `everything`, or `seat:0`.
    pub eyes: String,
    /// Is the game over, by the rules or otherwise?
    pub over: bool,
    /// How a table ended.
    pub ending: Option<Ending>,
    /// The number of actions, draws included; there is one position more.
    pub length: usize,
    /// The first position after the set-up.
    pub set_up: usize,
    /// The positions in which a player decided.
    pub decisions: Vec<usize>,
    /// Positions in order, without a gap.
    pub frames: Vec<Frame>,
}

/// A position, and what led to it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Frame {
    /// Its number: the number of actions before it.
    pub at: usize,
    /// The last of these actions; nothing at the very beginning.
    pub action: Option<String>,
    /// What happened by it. `version` is the number of this position.
    pub news: Vec<News>,
    /// Who must act.
    pub turn: Turn,
    /// What these eyes see: the view of the game.
    #[cfg_attr(test, ts(type = "import(\"../games\").AnyView"))]
    pub view: Value,
}

/// Draws of a game that is over: `GET /api/tables/{table}/draws`, `GET /api/replays/{replay}/draws`.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Draws {
    /// The name of the table or record in links.
    pub id: String,
    /// How many there are in the whole game.
    pub total: usize,
    /// Some of them in order, without a gap.
    pub draws: Vec<Draw>,
}

/// A draw: what could come, and what came.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Draw {
    /// The number of actions before it, draws included.
    pub at: usize,
    /// What came.
    pub action: String,
    /// All that could come, in the order of the game.
    pub outcomes: Vec<String>,
    /// How likely each of them was in relation to the others.
    pub weights: Vec<u32>,
}

/// Plays on from the middle of a game that is over, against bots: `POST /api/tables/{table}/play-on`, `POST /api/replays/{replay}/play-on`.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// After so many of its actions, draws included.
    pub at: usize,
    /// The seat of whoever asks.
    #[schema(maximum = 4)]
    pub seat: u8,
    /// The bot in all other seats.
    pub bot: String,
    /// What whoever asks is called.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    #[schema(min_length = 1, max_length = 24)]
    pub name: Option<String>,
    /// As in [`NewTable`](super::NewTable).
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub wait_for_entropy: bool,
}

/// Asks for an analysis: `POST /api/tables/{table}/analysis`, `POST /api/replays/{replay}/analysis`.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Analyse {
    /// Simulated games for each look at a position, 1 to 20,000; left out, as many as level 4 takes.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    #[schema(minimum = 1, maximum = 20_000)]
    pub iterations: Option<u32>,
}

/// How far an analysis has come.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Analysis {
    /// The name of the table or record in links.
    pub id: String,
    /// Where it stands.
    pub state: AnalysisState,
    /// Positions that were looked at.
    pub done: usize,
    /// All that will be, as soon as it is known.
    pub total: usize,
    /// What was found out: the report of `klejnot analyse --json`.
    #[cfg_attr(test, ts(as = "Option<catalog::Report>"))]
    pub report: Option<Value>,
    /// What each action in the report is.
    pub actions: BTreeMap<String, ActionView>,
}

/// Where an analysis stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum AnalysisState {
    /// Others come first.
    Queued,
    /// It goes on.
    Running,
    /// Here it is.
    Done,
    /// It was broken off; it can be asked for again.
    Failed,
}

/// The answer to a record that was brought along: `POST /api/replays`.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Imported {
    /// Its name in links.
    pub replay: String,
    /// What it is called.
    pub name: String,
    /// The name of the game.
    pub game: String,
    /// The number of actions, draws included.
    pub length: usize,
    /// How many draws were proved to be fair; nothing if the record has no proof.
    pub fair: Option<usize>,
}
