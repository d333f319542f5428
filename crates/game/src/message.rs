//! What the rules have to say to people, without the words: keys of the translations in `i18n/`, and typed arguments.

use crate::Seat;
use serde::Serialize;

/// A sentence to be said in the reader's language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Message {
    /// The key of the Fluent message.
    pub key: &'static str,
    /// Its arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A message without arguments.
    pub fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// The same message with one more argument.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

/// An argument of a [`Message`]. Each client shows it in its own way: a name, an icon, a spoken word.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(no_recursion))]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// A number, also to choose a plural by.
    Number(#[cfg_attr(feature = "ts", ts(type = "number"))] i64),
    /// Several players.
    Seats(Vec<Seat>),
    /// The player in a seat.
    Seat(Seat),
    /// Tokens by their letters, `WUU` for a white and two blue ones.
    Tokens(String),
    /// A card by its code, or `1?` for an unseen one of level 1.
    Card(String),
    /// Several cards by their codes.
    Cards(Vec<String>),
    /// A card by its code, where its name alone is wanted, without the code.
    Name(String),
    /// A noble, a location, a royal: by its code.
    Tile(String),
    /// A message within the message.
    Message(Message),
    /// Messages within the message, one after another with commas.
    Messages(Vec<Message>),
    /// A message that names things. It is said in every grammatical form that a sentence may need, and the sentence chooses one.
    Noun(Message),
    /// Verbatim: something typed, a form to type, a rule's ID.
    Text(String),
}

impl From<u8> for Arg {
    fn from(n: u8) -> Self {
        Self::Number(n.into())
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

/// Why an action is illegal: the rule that forbids it, and the reason as a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refusal {
    /// The ID of a rule in `docs/rules`, `SPL-12` for example.
    pub rule: &'static str,
    /// The reason.
    pub reason: Message,
}

impl Refusal {
    /// A refusal whose reason has no arguments.
    pub fn new(rule: &'static str, reason: &'static str) -> Self {
        Self { rule, reason: Message::new(reason) }
    }

    /// The same refusal with one more argument to its reason.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.reason = self.reason.with(name, arg);
        self
    }
}

/// A text that is no action (or option): what was found, and the key of a message that tells what is allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadText {
    /// The offending text, shortened if long.
    pub found: String,
    /// The forms that would be right, as they are typed: `take:WUG`, `buy:1W3`.
    pub expected: &'static str,
}

impl BadText {
    /// Keeps at most 40 characters of what was found.
    pub fn new(found: &str, expected: &'static str) -> Self {
        Self { found: found.chars().take(40).collect(), expected }
    }
}

impl std::fmt::Display for BadText {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} (expected: {})", self.found, self.expected)
    }
}

impl std::error::Error for BadText {}
