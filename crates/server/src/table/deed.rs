//! What rows of a log say was done.

use super::seats::Holder;
use crate::bot::Bot;
use crate::protocol::{Entropy, How, Name};
use game::{Arg, Message, Seat, Turn};
use serde::{Deserialize, Serialize};

/// What a row did. Stored as JSON: words may be added, never changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "kebab-case")]
pub enum Deed {
    /// Somebody sat down.
    Joined {
        /// Where; one seat, or several of a hot-seat player.
        seats: Vec<u8>,
        /// What they are called there.
        names: Vec<Option<Name>>,
        /// What they add to the draws.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entropy: Option<Entropy>,
    },
    /// Somebody added to the draws.
    Added {
        /// Who.
        holder: Holder,
        /// What.
        entropy: Entropy,
    },
    /// Somebody left: before the start their seats are open again, later they are empty.
    Left {
        /// Who.
        holder: Holder,
    },
    /// An open seat was given to a bot.
    Filled {
        /// Which one.
        seat: u8,
        /// To whom.
        bot: Bot,
    },
    /// The game begins in the middle of another one.
    Given {
        /// The table or record that it comes from.
        from: String,
        /// What had happened there until then, draws included.
        actions: Vec<String>,
    },
    /// The game began.
    Started {
        /// What the players added to the secret, in the order of seats, as hexadecimal digits.
        entropies: Vec<String>,
        /// The draws before the first decision.
        draws: Vec<String>,
    },
    /// A seat acted.
    Played {
        /// Who.
        seat: u8,
        /// What it chose.
        actions: Vec<String>,
        /// The draws that followed.
        draws: Vec<String>,
    },
    /// A lesson went on without the pupil.
    Shown {
        /// What everybody did, draws included.
        actions: Vec<String>,
    },
    /// A seat took back its last action.
    Undone {
        /// Who.
        seat: u8,
        /// How many actions of the game, draws included, are left.
        length: usize,
    },
    /// A player went back further than an undo may.
    TakenBack {
        /// Who.
        seat: u8,
        /// As in an undo.
        length: usize,
    },
    /// Somebody gave up or ran out of time.
    Resigned {
        /// Who.
        seat: u8,
        /// How.
        how: How,
        /// Who plays instead, if the game goes on.
        stand_in: Bot,
    },
    /// A bot plays instead of somebody who is not there.
    StandIn {
        /// In which seat.
        seat: u8,
        /// Which one.
        bot: Bot,
    },
    /// Somebody took back the seats in which bots had played instead.
    Sat {
        /// Who.
        holder: Holder,
    },
}

impl Deed {
    /// Who did it, if it was somebody at the table.
    pub fn actor(&self) -> Turn {
        let seat = match self {
            Self::Joined { seats, .. } => seats.first().copied(),
            Self::Left { holder } | Self::Sat { holder } | Self::Added { holder, .. } => Some(holder.0),
            Self::Filled { seat, .. }
            | Self::Played { seat, .. }
            | Self::Undone { seat, .. }
            | Self::TakenBack { seat, .. }
            | Self::Resigned { seat, .. }
            | Self::StandIn { seat, .. } => Some(*seat),
            Self::Started { .. } | Self::Given { .. } | Self::Shown { .. } => None,
        };
        seat.and_then(checked).map_or(Turn::Chance, Turn::Player)
    }

    /// What is told of it besides the events of the game.
    pub fn message(&self) -> Option<Message> {
        let key = match self {
            Self::Joined { .. } => "server-joined",
            Self::Left { .. } => "server-left",
            Self::Filled { .. } | Self::StandIn { .. } => "server-stand-in",
            Self::Undone { .. } => "web-taken-back",
            Self::TakenBack { .. } => "server-went-back",
            Self::Resigned { how: How::Time, .. } => "server-out-of-time",
            Self::Resigned { .. } => "server-resigned",
            Self::Sat { .. } => "server-sat-down",
            Self::Given { actions, .. } => {
                let given = i64::try_from(actions.len()).unwrap_or(i64::MAX);
                return Some(Message::new("server-given").with("given", Arg::Number(given)));
            }
            Self::Added { .. } | Self::Started { .. } | Self::Played { .. } | Self::Shown { .. } => return None,
        };
        match self.actor() {
            Turn::Player(seat) => Some(Message::new(key).with("seat", seat)),
            Turn::Chance | Turn::Over => None,
        }
    }
}

/// A seat, if there can be one of this number.
pub fn checked(number: u8) -> Option<Seat> {
    (usize::from(number) < Seat::MAX).then(|| Seat::new(number))
}
