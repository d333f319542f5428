//! Whole databases: from one to another, and as text.

use super::{AccountWrite, MOST_ROWS, ReplayRow, Store, StoreError, Stored, StoredAccount, Write};
use serde_json::Value;
use std::fmt;
use std::io::{self, BufRead};

/// Why a database was not copied.
#[derive(Debug)]
pub enum CannotCopy {
    /// There are tables already where the copy should go.
    NotEmpty,
    /// A line of text is no table.
    Line(usize, String),
    /// The text cannot be read or written.
    Text(io::Error),
    /// A database said no.
    Store(StoreError),
}

impl fmt::Display for CannotCopy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotEmpty => f.write_str("not empty"),
            Self::Line(line, why) => write!(f, "line {line}: {why}"),
            Self::Text(error) => error.fmt(f),
            Self::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for CannotCopy {}

impl From<StoreError> for CannotCopy {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<io::Error> for CannotCopy {
    fn from(error: io::Error) -> Self {
        Self::Text(error)
    }
}

/// One line of text: a table, an account or a record.
enum Line {
    Table(Box<Stored>),
    Account(StoredAccount),
    Replay(ReplayRow),
}

impl Line {
    /// Each kind has a field that the others have not.
    fn read(text: &str) -> Result<Self, String> {
        let json: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let read = if json.get("account").is_some() {
            serde_json::from_value(json).map(Self::Account)
        } else if json.get("record").is_some() {
            serde_json::from_value(json).map(Self::Replay)
        } else {
            serde_json::from_value(json).map(|stored| Self::Table(Box::new(stored)))
        };
        let line = read.map_err(|error| error.to_string())?;
        if let Self::Table(stored) = &line {
            crate::table::check((**stored).clone())?;
        }
        Ok(line)
    }

    fn write(&self, into: &mut impl io::Write) -> io::Result<()> {
        match self {
            Self::Table(stored) => serde_json::to_writer(&mut *into, stored),
            Self::Account(stored) => serde_json::to_writer(&mut *into, stored),
            Self::Replay(row) => serde_json::to_writer(&mut *into, row),
        }?;
        into.write_all(b"\n")
    }

    /// As it is written, its parts in an order that the database allows.
    fn writes(self) -> Vec<Write> {
        match self {
            Self::Account(stored) => {
                let tokens = stored.tokens.into_iter().map(AccountWrite::Token);
                let ratings = stored.ratings.into_iter().map(AccountWrite::Rated);
                let rows = std::iter::once(AccountWrite::Opened(stored.account)).chain(tokens).chain(ratings);
                rows.map(|row| Write { accounts: vec![row], ..Write::default() }).collect()
            }
            Self::Table(stored) => {
                let seats = stored.accounts.into_iter().map(AccountWrite::Seated).collect();
                let table = Some(stored.table);
                let mut writes = vec![Write { table, tokens: stored.tokens, accounts: seats, ..Write::default() }];
                writes.extend(stored.log.into_iter().map(|row| Write { log: Some(row), ..Write::default() }));
                writes.extend(stored.chat.into_iter().map(|row| Write { chat: Some(row), ..Write::default() }));
                writes.extend(stored.archive.map(|row| Write { archive: Some(row), ..Write::default() }));
                writes
            }
            Self::Replay(row) => vec![Write { replay: Some(row), ..Write::default() }],
        }
    }
}

/// Hands on everything that is in a database, accounts before the tables at which they play. How many tables there were.
async fn each(
    from: &dyn Store,
    mut hand: impl AsyncFnMut(Line) -> Result<(), CannotCopy>,
) -> Result<usize, CannotCopy> {
    for id in from.accounts().await? {
        if let Some(stored) = from.load_account(&id).await? {
            hand(Line::Account(stored)).await?;
        }
    }
    let ids = from.tables(true).await?;
    for id in &ids {
        if let Some(stored) = from.load(id).await? {
            hand(Line::Table(Box::new(stored))).await?;
        }
    }
    for id in from.replays().await? {
        if let Some(row) = from.load_replay(&id).await? {
            hand(Line::Replay(row)).await?;
        }
    }
    Ok(ids.len())
}

/// Copies all tables, accounts and records into an empty database. How many tables there were. What was found out about games is not
/// copied: it can be found out again.
pub async fn copy(from: &dyn Store, into: &dyn Store) -> Result<usize, CannotCopy> {
    must_be_empty(into).await?;
    each(from, async |line| put(into, line).await).await
}

/// Writes the same as text, one JSON object in each line.
pub async fn export(from: &dyn Store, mut into: impl io::Write) -> Result<usize, CannotCopy> {
    let count = each(from, async |line| Ok(line.write(&mut into)?)).await?;
    into.flush()?;
    Ok(count)
}

/// Reads such a text into an empty database. How many tables there were.
pub async fn import(from: impl BufRead, into: &dyn Store) -> Result<usize, CannotCopy> {
    must_be_empty(into).await?;
    // All lines are read before the first is written: a text with an error changes nothing.
    let mut lines = Vec::new();
    for (line, number) in from.lines().zip(1..) {
        lines.push(Line::read(&line?).map_err(|why| CannotCopy::Line(number, why))?);
    }
    let count = lines.iter().filter(|line| matches!(line, Line::Table(_))).count();
    for line in lines {
        put(into, line).await?;
    }
    Ok(count)
}

async fn must_be_empty(store: &dyn Store) -> Result<(), CannotCopy> {
    let empty =
        store.tables(true).await?.is_empty() && store.accounts().await?.is_empty() && store.replays().await?.is_empty();
    if empty { Ok(()) } else { Err(CannotCopy::NotEmpty) }
}

async fn put(store: &dyn Store, line: Line) -> Result<(), CannotCopy> {
    for some in line.writes().chunks(MOST_ROWS / 2) {
        store.commit(some).await?;
    }
    Ok(())
}
