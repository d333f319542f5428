//! What an action is, for programs that show it.

use crate::Seat;
use serde::Serialize;

/// An action as plain data, beside its text: what is done, and with what. A client finds the action that a card, a token or a button
/// stands for by these fields, and never takes a text apart.
///
/// It says no more than the text does, and two actions of a game never look the same.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ActionView {
    /// What is done, as one word, the same in all games that know it: `take`, `buy`, `play`, `choose`, `defend`, `pass`, `yes`.
    /// A draw has a word, too.
    pub kind: &'static str,
    /// A card by its code, or `1?` for an unseen one of level 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// Where the card lies, if the action says so: the game's word for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zone: Option<&'static str>,
    /// A deck by its level, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// Tokens by their letters, `WUU` for a white and two blue ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tokens: Option<String>,
    /// Spaces of a board by their names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cells: Option<Vec<String>>,
    /// A noble, a location, a royal: by its code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile: Option<String>,
    /// A player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// How many, or which of several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
}

impl ActionView {
    /// An action that is about nothing in particular.
    pub fn new(kind: &'static str) -> Self {
        Self { kind, ..Self::default() }
    }

    /// The same about a card.
    pub fn card(self, code: impl Into<String>) -> Self {
        Self { card: Some(code.into()), ..self }
    }

    /// The same about a card that lies in this zone.
    pub fn zone(self, zone: &'static str) -> Self {
        Self { zone: Some(zone), ..self }
    }

    /// The same about a deck.
    pub fn level(self, level: u8) -> Self {
        Self { level: Some(level), ..self }
    }

    /// The same about tokens.
    pub fn tokens(self, letters: impl Into<String>) -> Self {
        Self { tokens: Some(letters.into()), ..self }
    }

    /// The same about spaces of a board.
    pub fn cells(self, names: impl IntoIterator<Item = String>) -> Self {
        Self { cells: Some(names.into_iter().collect()), ..self }
    }

    /// The same about a tile.
    pub fn tile(self, code: impl Into<String>) -> Self {
        Self { tile: Some(code.into()), ..self }
    }

    /// The same about a player.
    pub fn seat(self, seat: Seat) -> Self {
        Self { seat: Some(seat), ..self }
    }

    /// The same about so many, or about this one of several.
    pub fn number(self, number: u8) -> Self {
        Self { number: Some(number), ..self }
    }
}

/// A whole payment: what is paid, and all the actions that pay it, to be sent together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PaymentView {
    /// Tokens by their letters.
    pub tokens: String,
    /// The texts of the actions, in order.
    pub actions: Vec<String>,
}

/// Tokens of one kind that may be given back, one by one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReturnView {
    /// Their letter.
    pub token: char,
    /// How many there are.
    pub count: u8,
    /// The text of the action that gives back one.
    pub action: String,
}
