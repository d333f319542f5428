//! Where tables are kept. A row that was committed is on the disk.

#[macro_use]
mod accounts;
#[macro_use]
mod queries;
#[macro_use]
mod replays;
mod copy;
mod postgres;
mod sqlite;
mod url;
mod writer;

pub use accounts::{AccountRow, AccountSeatRow, AccountStore, AccountTokenRow, AccountWrite, RatingRow, StoredAccount};
pub use copy::{CannotCopy, copy, export, import};
pub use postgres::PostgresStore;
pub use replays::{AnalysisRow, ReplayRow, ReplayStore};
pub use sqlite::SqliteStore;
pub use url::{BadUrl, DatabaseUrl};
pub use writer::Writer;

use serde::{Deserialize, Serialize};
use std::fmt;
use std::pin::Pin;
use std::sync::Arc;

/// The version of the tables in the database. Each migration of `migrations/` makes one.
pub const SCHEMA: i64 = 2;
/// The most rows in one transaction.
pub const MOST_ROWS: usize = 256;

/// What a store answers, later.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A database with tables in it, held by this process alone.
pub trait Store: AccountStore + ReplayStore + Send + Sync + 'static {
    /// Commits all of these in one transaction, or none. When it is done they are on the disk.
    fn commit<'a>(&'a self, writes: &'a [Write]) -> Answer<'a, ()>;

    /// Is this row of the log there, just as it was to be written? Tells whether a commit without an answer was carried out.
    fn has<'a>(&'a self, row: &'a LogRow) -> Answer<'a, bool>;

    /// The names of all tables that are not over; of all tables, if asked.
    fn tables(&self, with_those_that_are_over: bool) -> Answer<'_, Vec<String>>;

    /// Everything about a table.
    fn load<'a>(&'a self, table: &'a str) -> Answer<'a, Option<Stored>>;

    /// Can it be asked at all?
    fn check(&self) -> Answer<'_, ()>;

    /// Lets go of the database.
    fn close(&self) -> Answer<'_, ()>;
}

/// Opens the database at an address, brings its tables up to date and takes hold of it.
pub async fn open(url: &DatabaseUrl) -> Result<Arc<dyn Store>, CannotOpen> {
    Ok(match url {
        DatabaseUrl::Memory => Arc::new(SqliteStore::in_memory().await?),
        DatabaseUrl::Sqlite { path, synchronous } => Arc::new(SqliteStore::open(path, *synchronous).await?),
        DatabaseUrl::Postgres(url) => Arc::new(PostgresStore::open(url).await?),
    })
}

/// The same without taking hold of it: only to be read, beside a server that runs.
pub async fn look_into(url: &DatabaseUrl) -> Result<Arc<dyn Store>, CannotOpen> {
    Ok(match url {
        DatabaseUrl::Memory => Arc::new(SqliteStore::in_memory().await?),
        DatabaseUrl::Sqlite { path, .. } => Arc::new(SqliteStore::look_into(path).await?),
        DatabaseUrl::Postgres(url) => Arc::new(PostgresStore::look_into(url).await?),
    })
}

/// Why something was not stored or read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Something else stands in the place of this row: somebody else has written to the table.
    Fenced,
    /// The database said no, or nothing. For the log, never for clients.
    Failed(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fenced => f.write_str("another row has this version"),
            Self::Failed(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error.as_database_error() {
            Some(error) if error.is_unique_violation() => Self::Fenced,
            _ => Self::Failed(error.to_string()),
        }
    }
}

/// Why a database cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CannotOpen {
    /// Another server has it.
    InUse,
    /// Made by a later version of this program.
    Newer {
        /// The version of its tables.
        found: i64,
        /// The latest that we know.
        ours: i64,
    },
    /// It cannot be reached, read or written.
    Failed(String),
}

impl fmt::Display for CannotOpen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::InUse => f.write_str("in use"),
            Self::Newer { found, ours } => write!(f, "version {found}, ours is {ours}"),
            Self::Failed(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for CannotOpen {}

impl From<sqlx::Error> for CannotOpen {
    fn from(error: sqlx::Error) -> Self {
        Self::Failed(error.to_string())
    }
}

/// What is written at once: all of it or nothing.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Write {
    /// A new table.
    pub table: Option<TableRow>,
    /// What happened at a table.
    pub log: Option<LogRow>,
    /// Secrets of seats, hashed.
    pub tokens: Vec<TokenRow>,
    /// All secrets of this player at this table are forgotten.
    pub revoke: Option<(String, i16)>,
    /// What was said.
    pub chat: Option<ChatRow>,
    /// What is shown of a table that is over.
    pub archive: Option<ArchiveRow>,
    /// What changes about accounts.
    pub accounts: Vec<AccountWrite>,
    /// A record that somebody has brought along.
    pub replay: Option<ReplayRow>,
    /// What was found out about a game.
    pub analysis: Option<AnalysisRow>,
}

impl Write {
    /// How many rows it has.
    pub fn rows(&self) -> usize {
        let one = |there: bool| usize::from(there);
        one(self.table.is_some())
            + one(self.log.is_some())
            + self.tokens.len()
            + one(self.revoke.is_some())
            + one(self.chat.is_some())
            + one(self.archive.is_some())
            + self.accounts.len()
            + one(self.replay.is_some())
            + one(self.analysis.is_some())
    }
}

/// What never changes about a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableRow {
    /// Its name.
    pub id: String,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: i64,
    /// What was agreed about the game.
    pub config: String,
    /// Who sat where when it was opened, as JSON.
    pub seats: String,
    /// Whether it is public, and its clock, as JSON.
    pub terms: String,
    /// What the draws come from.
    #[serde(with = "hexadecimal")]
    pub secret: Vec<u8>,
    /// The table of which it is the rematch.
    pub previous: Option<String>,
}

/// One row of a table's log.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogRow {
    /// The table.
    pub table: String,
    /// The version that the row makes.
    pub version: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who sent the message that it carries out, by their first seat.
    pub holder: Option<i16>,
    /// The key of that message.
    pub key: Option<String>,
    /// The hash of that message.
    pub digest: Option<String>,
    /// What was done, as JSON.
    pub deed: String,
    /// The clocks after it, as JSON.
    pub clock: Option<String>,
    /// A hash of the game after it, in some rows.
    pub hash: Option<String>,
}

/// The hash of a secret.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenRow {
    /// The hash.
    #[serde(with = "hexadecimal")]
    pub hash: Vec<u8>,
    /// The table.
    pub table: String,
    /// The player, by their first seat.
    pub holder: i16,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChatRow {
    /// The table.
    pub table: String,
    /// Counted from 1.
    pub number: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The seat of a player.
    pub seat: Option<i16>,
    /// What a spectator is called.
    pub name: Option<String>,
    /// The words.
    pub text: String,
}

/// What is shown of a table that is over, whatever becomes of its rules.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArchiveRow {
    /// The table.
    pub table: String,
    /// How it ended, as JSON.
    pub ending: String,
    /// The record.
    pub record: String,
    /// The last view of each seat, then that of a spectator, as JSON.
    pub views: String,
    /// Everything that happened, as JSON.
    pub news: String,
}

/// Everything about a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stored {
    /// What never changes.
    pub table: TableRow,
    /// What happened, by version.
    pub log: Vec<LogRow>,
    /// The secrets of its seats.
    pub tokens: Vec<TokenRow>,
    /// What was said.
    pub chat: Vec<ChatRow>,
    /// What is shown of it, if it is over.
    pub archive: Option<ArchiveRow>,
    /// The table of the rematch.
    pub next: Option<String>,
    /// Which accounts play there.
    #[serde(default)]
    pub accounts: Vec<AccountSeatRow>,
}

/// Bytes in text.
mod hexadecimal {
    use crate::secret::{hex, unhex};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(bytes: &[u8], to: S) -> Result<S::Ok, S::Error> {
        hex(bytes).serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<u8>, D::Error> {
        String::deserialize(from).map(|text| unhex(&text))
    }
}
