//! What happens in Marvel, for logs, animation and speech.

use crate::tableau;
use game::{Eyes, Message, Seat};
use serde::Serialize;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MarvelEvent"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The first recruit of level 3 brought a time stone (MAR-31).
    Stone {
        /// To whom.
        seat: Seat,
    },
    /// The Avengers tile came to a player (MAR-41, MAR-42).
    Avengers {
        /// To whom.
        seat: Seat,
        /// Who had it before, if anybody.
        from: Option<Seat>,
    },
    /// Nobody meets the Gauntlet any more: this round need not be the last (MAR-52).
    GoesOn,
    /// What happens in Splendor too.
    #[serde(untagged)]
    Common(tableau::Event),
}

impl From<tableau::Event> for Event {
    fn from(event: tableau::Event) -> Self {
        Self::Common(event)
    }
}

impl Event {
    /// MAR-12: how others see it.
    pub(super) fn mask(&self, eyes: Eyes) -> Self {
        match self {
            Self::Common(event) => event.mask(eyes).into(),
            Self::Stone { .. } | Self::Avengers { .. } | Self::GoesOn => self.clone(),
        }
    }

    /// What a log says of it.
    pub(super) fn tell(&self) -> Message {
        match self {
            Self::Stone { seat } => Message::new("event-marvel-stone").with("seat", *seat),
            Self::Avengers { seat, from: None } => Message::new("event-marvel-avengers").with("seat", *seat),
            Self::Avengers { seat, from: Some(from) } => {
                Message::new("event-marvel-avengers-from").with("seat", *seat).with("from", *from)
            }
            Self::GoesOn => Message::new("event-marvel-goes-on"),
            Self::Common(tableau::Event::LastRound { seat }) => {
                Message::new("event-marvel-last-round").with("seat", *seat)
            }
            Self::Common(event) => event.tell("event-marvel-recruited", "event-marvel-location"),
        }
    }
}
