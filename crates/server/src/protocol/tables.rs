//! Tables over HTTP.

use super::{Entropy, LessonName, Name, Version};
use crate::bot::Bot;
use crate::clock::ClockSetting;
use game::{Message, Seat, Turn};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// Asks for a table: `POST /api/tables`.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The name of the game.
    pub game: String,
    /// Options of the game that are not left at their defaults.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub options: BTreeMap<String, String>,
    /// Who shall sit where: `me`, `open`, or the name of a bot.
    #[schema(value_type = Vec<String>, min_items = 1, max_items = 5)]
    pub seats: Vec<Wish>,
    /// What whoever asks is called.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    #[schema(min_length = 1, max_length = 24)]
    pub name: Option<String>,
    /// At a hot-seat table, the names of one's seats in their order.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    pub names: Vec<String>,
    /// Shall everybody find it in the list of tables?
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub public: bool,
    /// How long players may think; nothing means as long as they like.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub clock: Option<ClockSetting>,
    /// Shall the game wait until whoever asks has seen the commitment and added to the draws?
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub wait_for_entropy: bool,
}

/// Whom somebody wants in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
#[serde(from = "String")]
pub enum Wish {
    /// Whoever asks.
    Me,
    /// Whoever joins.
    Open,
    /// The program of this name.
    Bot(String),
}

impl From<String> for Wish {
    fn from(text: String) -> Self {
        match text.as_str() {
            "me" => Self::Me,
            "open" => Self::Open,
            _ => Self::Bot(text),
        }
    }
}

/// Asks for a seat: `POST /api/tables/{table}/join`.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct JoinTable {
    /// What whoever asks is called.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    #[schema(min_length = 1, max_length = 24)]
    pub name: Option<String>,
    /// Which seat; the first open one if left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    #[schema(maximum = 4)]
    pub seat: Option<u8>,
    /// What whoever asks adds to the draws, now that the commitment is known.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "string"))]
    #[schema(pattern = "^[0-9a-fA-F]{32}$")]
    pub entropy: Option<String>,
}

/// Asks for another game: `POST /api/tables/{table}/rematch`.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RematchTable {
    /// As in [`NewTable`], if nobody has asked before.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub wait_for_entropy: bool,
    /// As in [`JoinTable`], if somebody has.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "string"))]
    #[schema(pattern = "^[0-9a-fA-F]{32}$")]
    pub entropy: Option<String>,
}

/// Adds to the draws before the start: `POST /api/tables/{table}/entropy`.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AddEntropy {
    /// 16 bytes as 32 hexadecimal digits.
    #[schema(pattern = "^[0-9a-fA-F]{32}$")]
    pub entropy: String,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum StageName {
    /// Seats are open.
    Gathering,
    /// The game goes on.
    Playing,
    /// The game has ended.
    Over,
    /// It cannot go on under the rules of this server.
    Frozen,
}

/// What somebody is at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// Has a seat.
    Player,
    /// Watches.
    Spectator,
}

/// Who or what is in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum PlayerKind {
    /// Somebody, perhaps with a bot as stand-in.
    Person,
    /// Nobody yet.
    Open,
    /// Nobody yet, kept for a player of the last game.
    Reserved,
    /// A program.
    Bot,
}

/// A seat and who is in it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerInfo {
    /// Who or what.
    pub kind: PlayerKind,
    /// What a person is called, if they have said so.
    pub name: Option<Name>,
    /// The program that plays, also as a stand-in.
    #[cfg_attr(test, ts(type = "string | null"))]
    #[schema(value_type = Option<String>)]
    pub bot: Option<Bot>,
    /// Is a socket of theirs open? Bots are always there.
    pub present: bool,
    /// Not there for so long that a bot may play instead.
    pub away: bool,
    /// Has left for good.
    pub gone: bool,
    /// Has resigned or run out of time.
    pub resigned: bool,
    /// What they have added to the draws.
    pub entropy: Option<Entropy>,
}

/// How a table ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Ending {
    /// Why.
    pub how: How,
    /// Who caused it, if it was not the rules.
    pub seat: Option<u8>,
    /// The place of each seat, 1 for the best.
    pub places: Vec<u8>,
}

/// Why a table ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum How {
    /// By the rules of the game.
    Rules,
    /// Somebody gave up.
    Resigned,
    /// Somebody's time ran out.
    Time,
    /// No person was left.
    Abandoned,
    /// A lesson has come to its end.
    Lesson,
}

/// A table as somebody knows it: `GET /api/tables/{table}`.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableInfo {
    /// The name of the table in links.
    pub table: String,
    /// The name of the game.
    pub game: String,
    /// What was agreed: `players=2 first=random`.
    pub config: String,
    /// The version of everything here.
    pub version: Version,
    /// Where it stands.
    pub stage: StageName,
    /// What whoever asks is here.
    pub role: Role,
    /// The side from which the table is shown: one's own seat, 0 for spectators.
    pub seat: Seat,
    /// The seats of whoever asks.
    pub mine: Vec<Seat>,
    /// Who sits where, in one word: `person`, `open`, `reserved`, or the name of a bot.
    pub seats: Vec<String>,
    /// Who sits where.
    pub players: Vec<PlayerInfo>,
    /// Is it in the list of tables?
    pub public: bool,
    /// How long players may think.
    pub clock: Option<ClockSetting>,
    /// How many watch.
    pub watchers: u32,
    /// The SHA-256 of the secret that the draws come from.
    pub commitment: String,
    /// That secret, once the table is over.
    pub secret: Option<String>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// Why it cannot go on.
    pub frozen: Option<Message>,
    /// The table of the rematch.
    pub next: Option<String>,
    /// How often a player went back further than an undo may.
    pub takebacks: u32,
    /// The lesson that is given here, if one is: then the draws are prepared.
    pub lesson: Option<LessonName>,
    /// The game in the middle of which this one begins.
    pub given: Option<Given>,
}

/// Where the beginning of a game comes from. Nobody has drawn it here, so that nothing is proved about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Given {
    /// The name of the table or record in links.
    pub from: String,
    /// How many of its actions, draws included.
    pub actions: usize,
}

/// The answer to [`NewTable`] and [`JoinTable`].
#[derive(Clone, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Opened {
    /// The table.
    #[serde(flatten)]
    pub info: TableInfo,
    /// The secret of the seat, for clients that keep no cookies: `Authorization: Bearer TOKEN`.
    pub token: String,
}

/// The secret of a return link.
#[derive(Clone, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Link {
    /// To be put after `#`.
    pub token: String,
}

/// A table in a list: `GET /api/tables`.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Summary {
    /// The name of the table in links.
    pub table: String,
    /// The name of the game.
    pub game: String,
    /// What was agreed.
    pub config: String,
    /// Where it stands.
    pub stage: StageName,
    /// The number of rows of its log.
    pub version: Version,
    /// Is it in the list of tables?
    pub public: bool,
    /// How long players may think.
    pub clock: Option<ClockSetting>,
    /// Who sits where.
    pub players: Vec<PlayerInfo>,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// Who must act; nothing before the start.
    pub turn: Option<Turn>,
    /// The lesson that is given here, if one is.
    pub lesson: Option<LessonName>,
}

/// A game that can be played here: `GET /api/games`.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameOffer {
    /// The name in links and requests.
    pub name: String,
    /// The version of its rules.
    pub version: u16,
    /// Every number of players, each with the options at such a table.
    pub players: Vec<PlayersOffer>,
    /// The bots that play it.
    pub bots: Vec<String>,
}

/// A number of players, and the options that such a table has.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayersOffer {
    /// The number of players.
    pub players: u8,
    /// The options.
    pub options: Vec<OptionOffer>,
}

/// An option of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OptionOffer {
    /// Its name.
    pub name: String,
    /// The values it takes; the first one is the default.
    pub values: Vec<String>,
}
