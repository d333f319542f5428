//! Accounts over HTTP. None of these is about anybody but whoever asks.

use super::Name;
use crate::accounts::Passphrase;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Opens an account or a session: `POST /api/accounts`, `POST /api/session`. Without `Debug`: a passphrase must not get into a log.
#[derive(Clone, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name, in small or large letters.
    pub name: String,
    /// The passphrase, 8 to 200 characters.
    #[schema(value_type = String, min_length = 8, max_length = 200)]
    pub passphrase: Passphrase,
}

/// Changes the passphrase: `POST /api/account/passphrase`. Without `Debug`.
#[derive(Clone, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewPassphrase {
    /// The one that counts now.
    #[schema(value_type = String, min_length = 8, max_length = 200)]
    pub passphrase: Passphrase,
    /// The one that shall count.
    #[schema(value_type = String, min_length = 8, max_length = 200)]
    pub new: Passphrase,
}

/// The answer to [`Credentials`].
#[derive(Clone, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SignedIn {
    /// What the account is called.
    pub name: Name,
    /// The secret of the session, for clients that keep no cookies: `Authorization: Bearer TOKEN`.
    pub token: String,
}

/// One's own account: `GET /api/account`.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AccountInfo {
    /// What it is called.
    pub name: Name,
    /// When it was opened, in milliseconds since 1970.
    pub made: i64,
    /// How strong its owner is, in each game that has counted.
    pub ratings: Vec<RatingInfo>,
}

/// How strong somebody is in a game, by Glicko-2.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RatingInfo {
    /// The name of the game.
    pub game: String,
    /// The rating; everybody begins with 1500.
    pub rating: i32,
    /// With 95% the true rating is within twice as much.
    pub deviation: i32,
    /// How many games have counted.
    pub games: u32,
}

/// What a token is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum TokenKind {
    /// A browser in which somebody has said the passphrase.
    Session,
    /// A program. It may play, but neither change the passphrase nor make tokens.
    Api,
}

impl TokenKind {
    /// As it is stored.
    pub fn word(self) -> &'static str {
        match self {
            Self::Session => "session",
            Self::Api => "api",
        }
    }

    /// What was stored. What is not known may do less.
    pub fn read(word: &str) -> Self {
        if word == Self::Session.word() { Self::Session } else { Self::Api }
    }
}

/// Asks for a token: `POST /api/account/tokens`.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What its owner calls it, 1 to 24 characters.
    #[schema(min_length = 1, max_length = 24)]
    pub name: String,
}

/// A token that counts: `GET /api/account/tokens`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TokenInfo {
    /// By which it is revoked.
    pub id: String,
    /// What its owner calls it; nothing for a session.
    pub name: String,
    /// What it is for.
    pub kind: TokenKind,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
    /// Was this asked for with it?
    pub current: bool,
}

/// The answer to [`NewToken`].
#[derive(Clone, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MadeToken {
    /// The token as it is listed.
    #[serde(flatten)]
    pub info: TokenInfo,
    /// The secret. It is told once: `Authorization: Bearer TOKEN`.
    pub token: String,
}
