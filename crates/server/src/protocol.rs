//! What clients and server say to each other, as JSON. The TypeScript types of the web client are made from these.

use crate::refused::Refused;
use game::{ActionView, Message, Seat, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The most bytes that a client may send in one request or message.
pub const MAX_BYTES: usize = 16 * 1024;
/// The most actions in one move.
pub const MAX_ACTIONS: usize = 16;
/// The longest key of a move, in bytes.
pub const MAX_KEY: usize = 64;

/// The number of rows in a table's log. It grows by one with each move that is carried out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Version(pub u32);

impl Version {
    /// The version that the next move makes.
    pub fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

/// Asks for a table: `POST /api/tables`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The name of the game.
    pub game: String,
    /// Options of the game that are not left at their defaults.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub options: BTreeMap<String, String>,
    /// Who shall sit where. Exactly one is `me`.
    pub seats: Vec<Wish>,
}

/// Whom somebody wants in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Wish {
    /// Whoever asks.
    Me,
    /// A bot that plays any legal action.
    Random,
}

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Sitter {
    /// A person.
    Person,
    /// A bot that plays any legal action.
    Random,
}

/// A table as its players know it: `GET /api/tables/{id}`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableInfo {
    /// The name of the table in links.
    pub table: String,
    /// The name of the game.
    pub game: &'static str,
    /// What was agreed: `players=2 first=random`.
    pub config: String,
    /// The seat of whoever asks.
    pub seat: Seat,
    /// Who sits where.
    pub seats: Vec<Sitter>,
}

/// The answer to [`NewTable`].
#[derive(Clone, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Opened {
    /// The table.
    #[serde(flatten)]
    pub info: TableInfo,
    /// The secret of the seat, for clients that keep no cookies: `Authorization: Bearer TOKEN`.
    pub token: String,
}

/// What a client sends through its socket.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ToServer {
    /// Carry out actions of my seat.
    Move(Move),
    /// Take back my last action.
    Undo(Undo),
}

impl ToServer {
    /// The key that the client chose.
    pub fn key(&self) -> &str {
        match self {
            Self::Move(Move { key, .. }) | Self::Undo(Undo { key, .. }) => key,
        }
    }

    /// The version that the client has seen.
    pub fn version(&self) -> Version {
        match self {
            Self::Move(Move { version, .. }) | Self::Undo(Undo { version, .. }) => *version,
        }
    }
}

/// Actions of one seat: all of them are carried out, or none. Nothing is drawn in between.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// The actions in order.
    pub actions: Vec<String>,
    /// The version that the client has seen; at any other version the move is refused.
    pub version: Version,
    /// Chosen by the client. A move that is sent again with the same key is carried out once.
    pub key: String,
}

/// Takes back the last action of a seat, if since then nothing was drawn or shown and nobody else has acted.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// As in a move.
    pub version: Version,
    /// As in a move.
    pub key: String,
}

/// What the server sends through a socket.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ToClient {
    /// The table as this seat sees it: once at the beginning, and after every change.
    State(State),
    /// The message with this key was carried out, now or before.
    Accepted {
        /// The key of the message.
        key: String,
        /// The version that it made.
        version: Version,
    },
    /// A message was not carried out, and nothing has changed.
    Refused {
        /// The key of the message, if it could be read.
        key: Option<String>,
        /// Why.
        #[serde(flatten)]
        refused: Refused,
    },
}

/// A table as a seat sees it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct State {
    /// The version of everything below.
    pub version: Version,
    /// The seat for which it is made.
    pub seat: Seat,
    /// Who must act.
    pub turn: Turn,
    /// What the seat sees: the view of the table's game.
    #[cfg_attr(test, ts(type = "import(\"../games\").AnyView"))]
    pub view: Value,
    /// The seat's legal actions; nothing if it is not to move.
    pub offer: Vec<Offer>,
    /// May the seat take back its last action?
    pub undo: bool,
    /// What has happened since the version that the client had.
    pub news: Vec<News>,
}

/// Something that a seat may do.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Offer {
    /// The text that is sent to do it.
    pub action: String,
    /// What it is.
    #[serde(flatten)]
    pub view: ActionView,
}

/// Something that happened, as a seat sees it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct News {
    /// The version that it led to.
    pub version: Version,
    /// Who acted.
    pub actor: Turn,
    /// Is it of the set-up, before the first decision?
    pub set_up: bool,
    /// The event of the table's game; nothing if an action was taken back.
    #[cfg_attr(test, ts(type = "import(\"../games\").AnyEvent | null"))]
    pub event: Option<Value>,
    /// The same as a sentence.
    pub message: Message,
}
