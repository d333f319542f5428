//! Why a request was not carried out.

use game::record::BadRecord;
use game::{BadConfig, BadText, Obstacle, Refusal};
use serde::Serialize;
use text::Text;

/// Why a request was not carried out. Whatever it is, nothing has changed.
#[derive(Debug)]
pub enum Fault {
    /// A line with nothing on it.
    Empty,
    /// A line that is too long.
    TooLong,
    /// Not UTF-8.
    NotUtf8,
    /// Not a JSON object.
    NotJson(String),
    /// A field that must be there.
    MissingField(&'static str),
    /// A field that this command does not have.
    UnknownField(String),
    /// A field that is there twice.
    DuplicateField(String),
    /// A field with a value that it does not take.
    BadValue {
        /// The field.
        field: &'static str,
        /// What it takes.
        expected: Expected,
    },
    /// A command that does not exist.
    UnknownCommand(String),
    /// A game that does not exist.
    UnknownGame(String),
    /// Options that do not exist.
    BadOption(BadConfig),
    /// No game is open under this `game_id`.
    NoGame,
    /// As many games are open as can be.
    TooManyGames,
    /// A text that is no action.
    BadAction(BadText),
    /// An action that cannot be applied. The name of the game, for the words.
    Blocked(&'static str, Obstacle),
    /// No player has decided anything yet.
    NothingToUndo,
    /// A result is asked for before the end.
    NotOver,
    /// Nobody has anything to decide.
    NoDecision,
    /// A record that is not valid. The name of the game, for the words.
    BadRecord(&'static str, BadRecord),
}

/// What a field takes.
#[derive(Clone, Copy, Debug)]
pub enum Expected {
    /// Whatever is neither an array nor an object.
    Scalar,
    /// A string.
    String,
    /// Several strings, at least one; and not together with the field for a single one.
    Strings,
    /// A whole number from 0 on.
    Number {
        /// The largest.
        most: u64,
    },
    /// A whole number from 1 on; and only one of the fields that say how long to think.
    Positive {
        /// The largest.
        most: u64,
    },
    /// True or false.
    Flag,
    /// Names with values.
    Pairs,
    /// The name of a game.
    Id {
        /// The most bytes of a string.
        most: usize,
    },
    /// Draws that are made elsewhere; and not together with a seed.
    External,
    /// Eyes without a seat; and not together with a seat.
    Eyes,
}

impl Expected {
    fn words(self, text: &Text) -> String {
        match self {
            Self::Scalar => text.get("cmd-engine-expected-scalar"),
            Self::String => text.get("cmd-engine-expected-string"),
            Self::Strings => text.get("cmd-engine-expected-strings"),
            Self::Number { most } => text.format("cmd-engine-expected-number", &[("most", most.to_string().into())]),
            Self::Positive { most } => {
                text.format("cmd-engine-expected-positive", &[("most", most.to_string().into())])
            }
            Self::Flag => text.get("cmd-engine-expected-flag"),
            Self::Pairs => text.get("cmd-engine-expected-pairs"),
            Self::Id { most } => text.format("cmd-engine-expected-id", &[("most", most.to_string().into())]),
            Self::External => text.get("cmd-engine-expected-external"),
            Self::Eyes => text.get("cmd-engine-expected-eyes"),
        }
    }
}

/// A fault as it is told.
#[derive(Serialize)]
pub struct Told<'a> {
    code: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    message: String,
}

impl Fault {
    /// All codes, in the order of the documentation.
    pub const CODES: &[&str] = &[
        "empty",
        "too_long",
        "not_utf8",
        "not_json",
        "missing_field",
        "unknown_field",
        "duplicate_field",
        "bad_value",
        "unknown_command",
        "unknown_game",
        "bad_option",
        "no_game",
        "too_many_games",
        "bad_action",
        "illegal",
        "after_draw",
        "turn_passed",
        "nothing_to_undo",
        "not_over",
        "no_decision",
        "bad_record",
    ];

    /// The code by which programs know it.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::TooLong => "too_long",
            Self::NotUtf8 => "not_utf8",
            Self::NotJson(_) => "not_json",
            Self::MissingField(_) => "missing_field",
            Self::UnknownField(_) => "unknown_field",
            Self::DuplicateField(_) => "duplicate_field",
            Self::BadValue { .. } => "bad_value",
            Self::UnknownCommand(_) => "unknown_command",
            Self::UnknownGame(_) => "unknown_game",
            Self::BadOption(_) => "bad_option",
            Self::NoGame => "no_game",
            Self::TooManyGames => "too_many_games",
            Self::BadAction(_) => "bad_action",
            Self::Blocked(_, Obstacle::Illegal(_)) => "illegal",
            Self::Blocked(_, Obstacle::AfterDraw) => "after_draw",
            Self::Blocked(_, Obstacle::TurnPassed | Obstacle::NotYourTurn) => "turn_passed",
            Self::NothingToUndo => "nothing_to_undo",
            Self::NotOver => "not_over",
            Self::NoDecision => "no_decision",
            Self::BadRecord(..) => "bad_record",
        }
    }

    /// The value of `error` in an answer.
    pub fn told(&self, text: &Text) -> Told<'_> {
        Told {
            code: self.code(),
            rule: self.refusal().map(|(_, refusal)| refusal.rule),
            field: self.field(),
            line: match self {
                Self::BadRecord(_, bad) if bad.line > 0 => Some(bad.line),
                _ => None,
            },
            message: self.words(text),
        }
    }

    fn field(&self) -> Option<&str> {
        match self {
            Self::MissingField(field) | Self::BadValue { field, .. } => Some(field),
            Self::UnknownField(field) | Self::DuplicateField(field) => Some(field),
            Self::UnknownCommand(_) => Some("cmd"),
            Self::UnknownGame(_) => Some("game"),
            Self::BadOption(bad) => Some(&bad.option),
            _ => None,
        }
    }

    fn refusal(&self) -> Option<(&'static str, &Refusal)> {
        match self {
            Self::Blocked(game, Obstacle::Illegal(refusal)) => Some((game, refusal)),
            Self::BadRecord(game, bad) => match &bad.problem {
                game::record::Problem::Illegal { refusal, .. } => Some((game, refusal)),
                _ => None,
            },
            _ => None,
        }
    }

    fn words(&self, text: &Text) -> String {
        let get = |key: &str| text.get(key);
        let about = |key: &str, name: &str, value: String| text.format(key, &[(name, value.into())]);
        match self {
            Self::Empty => get("cmd-engine-empty"),
            Self::TooLong => about("cmd-engine-too-long", "most", super::LONGEST.to_string()),
            Self::NotUtf8 => get("cmd-engine-not-utf8"),
            Self::NotJson(why) => about("cmd-engine-not-json", "why", why.clone()),
            Self::MissingField(field) => about("cmd-engine-missing-field", "field", field.to_string()),
            Self::UnknownField(field) => about("cmd-engine-unknown-field", "field", field.clone()),
            Self::DuplicateField(field) => about("cmd-engine-duplicate-field", "field", field.clone()),
            Self::BadValue { field, expected } => text.format(
                "cmd-engine-bad-value",
                &[("field", (*field).into()), ("expected", expected.words(text).into())],
            ),
            Self::UnknownCommand(found) => text.format(
                "cmd-engine-unknown-command",
                &[("found", found.as_str().into()), ("known", super::COMMANDS.join(", ").into())],
            ),
            Self::UnknownGame(found) => crate::words::unknown_game(text, found),
            Self::BadOption(bad) => text.say("", &bad.message(), &[]),
            Self::NoGame => get("cmd-engine-no-game"),
            Self::TooManyGames => about("cmd-engine-too-many-games", "most", super::MOST_GAMES.to_string()),
            Self::BadAction(bad) => text.say("", &bad.message(), &[]),
            Self::Blocked(game, why) => text.say(game, &why.message(), &[]),
            Self::NothingToUndo => get("cmd-engine-nothing-to-undo"),
            Self::NotOver => get("cmd-engine-not-over"),
            Self::NoDecision => get("cmd-engine-no-decision"),
            Self::BadRecord(game, bad) => crate::words::bad_record(text, game, bad),
        }
    }
}
