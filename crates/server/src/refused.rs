//! Why the server does not do something.

use crate::bot::UnknownBot;
use crate::protocol::{BadEntropy, BadName, Version};
use crate::secret::NotATable;
use crate::store::StoreError;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::record::{BadRecord, Problem};
use game::{BadConfig, BadText, Message, Obstacle};
use serde::Serialize;
use utoipa::ToSchema;

/// Why a request or a move was not carried out.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Refused {
    /// What is wrong, for programs.
    pub code: Code,
    /// The rule that forbids it, if it is one of the game's.
    pub rule: Option<&'static str>,
    /// What is wrong, for people.
    pub reason: Message,
    /// The version of the table, if there is one.
    pub version: Option<Version>,
    /// The line of a record that is wrong, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub line: Option<usize>,
}

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// Not what the protocol says.
    Malformed,
    /// More bytes than are read.
    TooLarge,
    /// No such address.
    UnknownPath,
    /// Not with this method.
    WrongMethod,
    /// Sent by a page of somebody else.
    ForeignOrigin,
    /// No such game.
    UnknownGame,
    /// An option that the game does not have, or a value that it does not take.
    BadOption,
    /// No seat for whoever asks.
    BadSeats,
    /// Not a name.
    BadName,
    /// Not a clock that one can play with.
    BadClock,
    /// No such bot, or not for this game.
    NoSuchBot,
    /// The server has no room for another table.
    TooManyTables,
    /// No such table.
    UnknownTable,
    /// No seat at this table has this token.
    NoSeat,
    /// Only players may.
    Spectator,
    /// The table has moved on.
    Stale,
    /// A key that another move has.
    KeyUsed,
    /// Somebody else is to move.
    NotYourTurn,
    /// A move that goes on after a draw, which nobody has seen yet.
    AfterDraw,
    /// A move that goes on after the end of the turn.
    TurnPassed,
    /// No action of this game.
    NoAction,
    /// Not legal now.
    Illegal,
    /// There is nothing that the seat may take back.
    NothingToUndo,
    /// Only after the end of the game.
    NotOver,
    /// Only while the game goes on.
    NotPlaying,
    /// Somebody sits there.
    SeatTaken,
    /// All seats are taken.
    NoOpenSeat,
    /// The player is there.
    NotAway,
    /// Only where all other players are bots.
    NotAlone,
    /// Too much in too short a time.
    TooMany,
    /// Not what a player can add to the draws.
    BadEntropy,
    /// Only before the start of the game.
    Started,
    /// A record that is damaged, too long, or of other rules.
    BadRecord,
    /// No such record.
    UnknownReplay,
    /// Played by rules that are not those of today.
    OldRules,
    /// Nobody has asked for this analysis.
    UnknownAnalysis,
    /// Nobody has decided anything in this game.
    NothingToAnalyse,
    /// No account has this token; or none was sent where one is needed.
    SignedOut,
    /// The token of an account was revoked.
    Revoked,
    /// Not the passphrase of this account, if there is one.
    WrongPassphrase,
    /// A passphrase that nobody may choose.
    BadPassphrase,
    /// Another account has this name.
    NameTaken,
    /// A token is not enough: only for who has said the passphrase.
    NeedsPassphrase,
    /// No such token, or not any more.
    UnknownToken,
    /// The account has as many tokens as it may.
    TooManyTokens,
    /// A request that did not come to its end in time.
    TooSlow,
    /// It could not be stored.
    Storage,
    /// Allowed by the rules, but not what the lesson shows now.
    Lesson,
    /// No such lesson with the cards of this server.
    NoLesson,
    /// The server is stopping.
    Stopping,
}

impl Code {
    /// The status of an answer with this code.
    pub fn status(self) -> StatusCode {
        match self {
            Self::Malformed
            | Self::UnknownGame
            | Self::BadOption
            | Self::BadSeats
            | Self::BadName
            | Self::BadClock
            | Self::NoSuchBot
            | Self::BadPassphrase
            | Self::BadEntropy
            | Self::BadRecord
            | Self::NoAction => StatusCode::BAD_REQUEST,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::UnknownPath
            | Self::UnknownTable
            | Self::UnknownToken
            | Self::UnknownReplay
            | Self::NoLesson
            | Self::UnknownAnalysis => StatusCode::NOT_FOUND,
            Self::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::ForeignOrigin | Self::Spectator | Self::NeedsPassphrase => StatusCode::FORBIDDEN,
            Self::NoSeat | Self::SignedOut | Self::Revoked | Self::WrongPassphrase => StatusCode::UNAUTHORIZED,
            Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::TooManyTables | Self::Storage | Self::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            Self::Stale
            | Self::KeyUsed
            | Self::NotYourTurn
            | Self::AfterDraw
            | Self::TurnPassed
            | Self::Illegal
            | Self::NothingToUndo
            | Self::NotOver
            | Self::NotPlaying
            | Self::SeatTaken
            | Self::NoOpenSeat
            | Self::NotAway
            | Self::NotAlone
            | Self::Started
            | Self::OldRules
            | Self::NothingToAnalyse
            | Self::NameTaken
            | Self::Lesson
            | Self::TooManyTokens => StatusCode::CONFLICT,
        }
    }

    /// The message of a code that needs no more than its name. The others have messages of their own.
    fn key(self) -> &'static str {
        match self {
            Self::Malformed => "web-refused-malformed",
            Self::TooLarge => "web-refused-too-large",
            Self::UnknownPath => "web-refused-unknown-path",
            Self::WrongMethod => "web-refused-wrong-method",
            Self::ForeignOrigin => "web-refused-foreign-origin",
            Self::UnknownGame => "web-refused-unknown-game",
            Self::BadOption => "bad-option",
            Self::BadSeats => "web-refused-bad-seats",
            Self::TooManyTables => "web-refused-too-many-tables",
            Self::UnknownTable => "web-refused-unknown-table",
            Self::NoSeat => "web-refused-no-seat",
            Self::Stale => "web-refused-stale",
            Self::KeyUsed => "web-refused-key-used",
            Self::NotYourTurn => "refuse-not-your-turn",
            Self::AfterDraw => "refuse-after-draw",
            Self::TurnPassed => "refuse-turn-passed",
            Self::NoAction => "bad-action",
            Self::Illegal => "web-refused-illegal",
            Self::NothingToUndo => "web-refused-nothing-to-undo",
            Self::NotOver => "web-refused-not-over",
            Self::BadName => "server-refused-bad-name",
            Self::BadClock => "server-refused-bad-clock",
            Self::NoSuchBot => "server-refused-no-such-bot",
            Self::Spectator => "server-refused-spectator",
            Self::NotPlaying => "server-refused-not-playing",
            Self::SeatTaken => "server-refused-seat-taken",
            Self::NoOpenSeat => "server-refused-no-open-seat",
            Self::NotAway => "server-refused-not-away",
            Self::NotAlone => "server-refused-not-alone",
            Self::TooMany => "server-refused-too-many",
            Self::BadEntropy => "server-refused-bad-entropy",
            Self::Started => "server-refused-started",
            Self::BadRecord => "server-refused-bad-record",
            Self::UnknownReplay => "server-refused-unknown-replay",
            Self::OldRules => "server-refused-old-rules",
            Self::UnknownAnalysis => "server-refused-unknown-analysis",
            Self::NothingToAnalyse => "server-refused-nothing-to-analyse",
            Self::SignedOut => "server-refused-signed-out",
            Self::Revoked => "server-refused-revoked",
            Self::WrongPassphrase => "server-refused-wrong-passphrase",
            Self::BadPassphrase => "server-refused-bad-passphrase",
            Self::NameTaken => "server-refused-name-taken",
            Self::NeedsPassphrase => "server-refused-needs-passphrase",
            Self::UnknownToken => "server-refused-unknown-token",
            Self::TooManyTokens => "server-refused-too-many-tokens",
            Self::TooSlow => "server-refused-too-slow",
            Self::Storage => "server-refused-storage",
            Self::Lesson => "server-refused-lesson",
            Self::NoLesson => "server-refused-no-lesson",
            Self::Stopping => "web-refused-stopping",
        }
    }
}

impl Refused {
    /// The same refusal with the version of the table.
    pub fn at(mut self, version: Version) -> Self {
        self.version = Some(version);
        self
    }

    /// Not what the protocol says.
    pub fn malformed(why: impl ToString) -> Self {
        let why: String = why.to_string().chars().take(200).collect();
        Self { reason: Message::new(Code::Malformed.key()).with("why", why), ..Code::Malformed.into() }
    }
}

impl From<Code> for Refused {
    fn from(code: Code) -> Self {
        Self { code, rule: None, reason: Message::new(code.key()), version: None, line: None }
    }
}

impl From<Obstacle> for Refused {
    fn from(obstacle: Obstacle) -> Self {
        match obstacle {
            Obstacle::Illegal(refusal) => {
                Self { rule: Some(refusal.rule), reason: refusal.reason, ..Code::Illegal.into() }
            }
            Obstacle::NotYourTurn => Code::NotYourTurn.into(),
            Obstacle::AfterDraw => Code::AfterDraw.into(),
            Obstacle::TurnPassed => Code::TurnPassed.into(),
        }
    }
}

/// What the database says is for the log, never for clients.
impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        Code::Storage.into()
    }
}

impl From<BadName> for Refused {
    fn from(_: BadName) -> Self {
        Code::BadName.into()
    }
}

impl From<BadEntropy> for Refused {
    fn from(_: BadEntropy) -> Self {
        Code::BadEntropy.into()
    }
}

/// The line, the rule and the reason.
impl From<BadRecord> for Refused {
    fn from(bad: BadRecord) -> Self {
        let rule = match &bad.problem {
            Problem::Illegal { refusal, .. } => Some(refusal.rule),
            _ => None,
        };
        let line = (bad.line > 0).then_some(bad.line);
        Self { rule, reason: bad.problem.message(), line, ..Code::BadRecord.into() }
    }
}

impl From<UnknownBot> for Refused {
    fn from(_: UnknownBot) -> Self {
        Code::NoSuchBot.into()
    }
}

impl From<NotATable> for Refused {
    fn from(_: NotATable) -> Self {
        Code::UnknownTable.into()
    }
}

impl From<BadText> for Refused {
    fn from(bad: BadText) -> Self {
        Self { reason: bad.message(), ..Code::NoAction.into() }
    }
}

impl From<BadConfig> for Refused {
    fn from(bad: BadConfig) -> Self {
        Self { reason: bad.message(), ..Code::BadOption.into() }
    }
}

impl From<catalog::UnknownGame> for Refused {
    fn from(unknown: catalog::UnknownGame) -> Self {
        let reason = Message::new(Code::UnknownGame.key()).with("found", unknown.found);
        Self { reason, ..Code::UnknownGame.into() }
    }
}

impl From<catalog::Refused> for Refused {
    fn from(refused: catalog::Refused) -> Self {
        match refused {
            catalog::Refused::NoAction(bad) => bad.into(),
            catalog::Refused::Blocked { why, .. } => why.into(),
        }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.code.status(), Json(self)).into_response()
    }
}
