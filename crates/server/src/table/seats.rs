//! Who sits where.

use crate::bot::Bot;
use crate::protocol::{Entropy, Name, PlayerKind};
use game::Seat;
use serde::{Deserialize, Serialize};

/// Who or what is in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// Nobody yet, kept for a player of the last game.
    Reserved,
    /// Somebody.
    Person(Person),
    /// A program.
    Bot {
        /// Which one.
        bot: Bot,
    },
}

/// A person in a seat. Who has several seats, at a hot-seat table, is in each of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// What they are called, if they have said so.
    pub name: Option<Name>,
    /// The first of their seats: by it they are known.
    pub holder: Holder,
    /// Have they left for good?
    #[serde(default)]
    pub gone: bool,
    /// Have they given up, or run out of time?
    #[serde(default)]
    pub resigned: bool,
    /// The program that plays instead.
    #[serde(default)]
    pub stand_in: Option<Bot>,
    /// What they have added to the draws, in the first of their seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entropy: Option<Entropy>,
}

/// A player, known by the first of their seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Holder(pub u8);

impl Sitter {
    /// Somebody who sits down.
    pub fn person(name: Option<Name>, holder: Holder) -> Self {
        Self::Person(Person { name, holder, gone: false, resigned: false, stand_in: None, entropy: None })
    }

    /// Who it is in one word.
    pub fn word(&self) -> String {
        match self {
            Self::Open => "open".into(),
            Self::Reserved => "reserved".into(),
            Self::Person(_) => "person".into(),
            Self::Bot { bot } => bot.to_string(),
        }
    }

    /// What kind it is.
    pub fn kind(&self) -> PlayerKind {
        match self {
            Self::Open => PlayerKind::Open,
            Self::Reserved => PlayerKind::Reserved,
            Self::Person(_) => PlayerKind::Person,
            Self::Bot { .. } => PlayerKind::Bot,
        }
    }

    /// The program that plays here, also as a stand-in.
    pub fn bot(&self) -> Option<Bot> {
        match self {
            Self::Open | Self::Reserved => None,
            Self::Person(person) => person.stand_in,
            Self::Bot { bot } => Some(*bot),
        }
    }

    /// The person whose seat it is.
    pub fn as_person(&self) -> Option<&Person> {
        match self {
            Self::Person(person) => Some(person),
            Self::Open | Self::Reserved | Self::Bot { .. } => None,
        }
    }
}

impl Person {
    /// Still a player, present or not?
    pub fn plays(&self) -> bool {
        !self.gone && !self.resigned
    }
}

/// The seats that somebody holds.
pub fn seats_of(sitters: &[Sitter], holder: Holder) -> impl Iterator<Item = Seat> {
    Seat::all(sitters.len() as u8).filter(move |seat| {
        sitters[seat.index()].as_person().is_some_and(|person| person.holder == holder && !person.gone)
    })
}
