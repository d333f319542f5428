//! Whole databases: from one to another, and as text.

use super::{MOST_ROWS, Store, StoreError, Stored, Write};
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

/// Copies all tables into an empty database. How many there were.
pub async fn copy(from: &dyn Store, into: &dyn Store) -> Result<usize, CannotCopy> {
    must_be_empty(into).await?;
    let ids = from.tables(true).await?;
    for id in &ids {
        if let Some(stored) = from.load(id).await? {
            put(into, stored).await?;
        }
    }
    Ok(ids.len())
}

/// Writes all tables as text, one JSON object in each line. How many there were.
pub async fn export(from: &dyn Store, mut into: impl io::Write) -> Result<usize, CannotCopy> {
    let ids = from.tables(true).await?;
    for id in &ids {
        if let Some(stored) = from.load(id).await? {
            serde_json::to_writer(&mut into, &stored).map_err(io::Error::from)?;
            into.write_all(b"\n")?;
        }
    }
    into.flush()?;
    Ok(ids.len())
}

/// Reads tables from text into an empty database. How many there were.
pub async fn import(from: impl BufRead, into: &dyn Store) -> Result<usize, CannotCopy> {
    must_be_empty(into).await?;
    // All lines are read before the first is written: a text with an error changes nothing.
    let mut tables = Vec::new();
    for (line, number) in from.lines().zip(1..) {
        let bad = |why: String| CannotCopy::Line(number, why);
        let line = line?;
        let stored: Stored = serde_json::from_str(&line).map_err(|error| bad(error.to_string()))?;
        crate::table::check(stored.clone()).map_err(bad)?;
        tables.push(stored);
    }
    let count = tables.len();
    for stored in tables {
        put(into, stored).await?;
    }
    Ok(count)
}

async fn must_be_empty(store: &dyn Store) -> Result<(), CannotCopy> {
    if store.tables(true).await?.is_empty() { Ok(()) } else { Err(CannotCopy::NotEmpty) }
}

/// Writes everything about a table, its parts in an order that the database allows.
async fn put(store: &dyn Store, stored: Stored) -> Result<(), StoreError> {
    let mut writes = vec![Write { table: Some(stored.table), tokens: stored.tokens, ..Write::default() }];
    writes.extend(stored.log.into_iter().map(|row| Write { log: Some(row), ..Write::default() }));
    writes.extend(stored.chat.into_iter().map(|row| Write { chat: Some(row), ..Write::default() }));
    writes.extend(stored.archive.map(|row| Write { archive: Some(row), ..Write::default() }));
    for some in writes.chunks(MOST_ROWS / 2) {
        store.commit(some).await?;
    }
    Ok(())
}
