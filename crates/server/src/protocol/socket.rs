//! Play over a WebSocket.

use super::{LessonStep, MAX_ACTIONS, MAX_KEY, Role, TableInfo, Version};
use crate::refused::Refused;
use game::{ActionView, Message, Seat, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// What a client sends through its socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ToServer {
    /// Carry out actions of my seat.
    Move(Move),
    /// Take back my last action.
    Undo(Undo),
    /// Go back to before a move of mine, where all others are bots.
    Takeback(Takeback),
    /// Give up.
    Resign(Undo),
    /// Give a seat to a bot.
    Replace(Replace),
    /// Take my seat back from a bot.
    Sit(Undo),
    /// Why is an action not offered?
    Why(Why),
    /// Say something.
    Chat(Chat),
}

impl ToServer {
    /// Reads a message and checks its sizes.
    pub fn read(bytes: &[u8]) -> Result<Self, Refused> {
        let message: Self = serde_json::from_slice(bytes).map_err(Refused::malformed)?;
        let actions = match &message {
            Self::Move(Move { actions, .. }) => actions.len(),
            _ => 1,
        };
        match (actions, message.key().len()) {
            (1..=MAX_ACTIONS, 1..=MAX_KEY) => Ok(message),
            _ => Err(Refused::malformed(format!("1 to {MAX_ACTIONS} actions, a key of 1 to {MAX_KEY} bytes"))),
        }
    }

    /// The key that the client chose.
    pub fn key(&self) -> &str {
        match self {
            Self::Move(Move { key, .. })
            | Self::Undo(Undo { key, .. })
            | Self::Takeback(Takeback { key, .. })
            | Self::Resign(Undo { key, .. })
            | Self::Replace(Replace { key, .. })
            | Self::Sit(Undo { key, .. })
            | Self::Why(Why { key, .. })
            | Self::Chat(Chat { key, .. }) => key,
        }
    }

    /// The version that the client has seen, if it matters.
    pub fn version(&self) -> Option<Version> {
        match self {
            Self::Move(Move { version, .. })
            | Self::Undo(Undo { version, .. })
            | Self::Takeback(Takeback { version, .. })
            | Self::Resign(Undo { version, .. })
            | Self::Replace(Replace { version, .. })
            | Self::Sit(Undo { version, .. }) => Some(*version),
            Self::Why(_) | Self::Chat(_) => None,
        }
    }
}

/// Actions of one seat: all of them are carried out, or none. Nothing is drawn in between.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// The actions in order.
    #[schema(min_items = 1, max_items = 16)]
    pub actions: Vec<String>,
    /// The version that the client has seen; at any other version the move is refused.
    pub version: Version,
    /// Chosen by the client. A move that is sent again with the same key is carried out once.
    #[schema(min_length = 1, max_length = 64)]
    pub key: String,
}

/// Takes back the last action of a seat, if since then nothing was drawn or shown and nobody else has acted. What needs no more fields
/// than this has the same ones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// As in a move.
    pub version: Version,
    /// As in a move.
    #[schema(min_length = 1, max_length = 64)]
    pub key: String,
}

/// Goes back to before a move of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Takeback {
    /// The version that this move made; the last one if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub to: Option<Version>,
    /// As in a move.
    pub version: Version,
    /// As in a move.
    #[schema(min_length = 1, max_length = 64)]
    pub key: String,
}

/// Gives a bot the seat of somebody who is not there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Replace {
    /// The seat.
    pub seat: u8,
    /// The name of the bot.
    pub bot: String,
    /// As in a move.
    pub version: Version,
    /// As in a move.
    #[schema(min_length = 1, max_length = 64)]
    pub key: String,
}

/// Asks why an action is not offered. Nothing is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Why {
    /// The action.
    pub action: String,
    /// As in a move.
    #[schema(min_length = 1, max_length = 64)]
    pub key: String,
}

/// Says something to the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Chat {
    /// What.
    #[schema(min_length = 1, max_length = 300)]
    pub text: String,
    /// What a spectator is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
    /// As in a move.
    #[schema(min_length = 1, max_length = 64)]
    pub key: String,
}

/// What the server sends through a socket.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ToClient {
    /// Who is there and where the table stands: first of all, and after every change of it.
    Table(Box<TableInfo>),
    /// The game as these eyes see it: once at the beginning, and after every change.
    State(Box<State>),
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
    /// What was said.
    Chat {
        /// Line by line.
        lines: Vec<ChatLine>,
    },
    /// Whether an action could be played now, and if not, why.
    Why {
        /// The key of the message.
        key: String,
        /// Could it?
        legal: bool,
        /// The rule that forbids it, if it is one of the game's.
        rule: Option<&'static str>,
        /// What is wrong.
        reason: Option<Message>,
    },
}

/// A game as some eyes see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct State {
    /// The version of everything below.
    pub version: Version,
    /// The seat for which it is made, or from whose side a spectator looks.
    pub seat: Seat,
    /// For whom it is made.
    pub role: Role,
    /// Who must act.
    pub turn: Turn,
    /// What these eyes see: the view of the table's game.
    #[cfg_attr(test, ts(type = "import(\"../games\").AnyView"))]
    pub view: Value,
    /// The seat's legal actions; nothing if it is not to move.
    pub offer: Vec<Offer>,
    /// May the seat take back its last action?
    pub undo: bool,
    /// May the player go back to any decision of theirs?
    pub takeback: bool,
    /// What has happened since the version that the client had.
    #[cfg_attr(test, ts(as = "Vec<News>"))]
    #[schema(value_type = Vec<News>)]
    pub news: Vec<Value>,
    /// News begin after this version.
    pub since: Version,
    /// How long everybody may still think.
    pub clock: Option<ClockView>,
    /// How far the lesson has come, if one is given.
    pub lesson: Option<LessonStep>,
}

/// What the clocks show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClockView {
    /// Whose clock runs.
    pub running: Option<Seat>,
    /// Milliseconds that each seat has left.
    pub left: Vec<u64>,
}

/// Something that a seat may do.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Offer {
    /// The text that is sent to do it.
    pub action: String,
    /// What it is.
    #[serde(flatten)]
    pub view: ActionView,
}

/// Something that happened, as some eyes see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct News {
    /// The version that it led to.
    pub version: Version,
    /// Who acted.
    pub actor: Turn,
    /// Is it of the set-up, before the first decision?
    pub set_up: bool,
    /// The event of the table's game; nothing if it is not of the game.
    #[cfg_attr(test, ts(type = "import(\"../games\").AnyEvent | null"))]
    pub event: Option<Value>,
    /// The same as a sentence.
    pub message: Message,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChatLine {
    /// Counted from 1.
    pub number: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The seat of a player; nothing for a spectator.
    pub seat: Option<Seat>,
    /// What a spectator is called.
    pub name: Option<String>,
    /// The words.
    pub text: String,
}
