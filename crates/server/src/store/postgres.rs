//! Tables in PostgreSQL.

use super::{
    AccountRow, AccountSeatRow, AccountStore, AccountTokenRow, AccountWrite, AnalysisRow, Answer, ArchiveRow,
    CannotOpen, ChatRow, LogRow, RatingRow, ReplayRow, ReplayStore, SCHEMA, Store, StoreError, Stored, StoredAccount,
    TableRow, TokenRow, Write,
};
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Connection};
use std::time::Duration;
use tokio::sync::{Mutex, MutexGuard};
use tokio::time::{Instant, sleep, timeout};

const MIGRATIONS: [&str; SCHEMA as usize] =
    [include_str!("migrations/postgres/1.sql"), include_str!("migrations/postgres/2.sql")];

/// The name of the lock that a server holds on its database: `klejnot` in ASCII.
const LOCK: i64 = 0x006b_6c65_6a6e_6f74;
/// A server that was killed is noticed by the database after a moment.
const LOCK_PATIENCE: Duration = Duration::from_secs(5);
/// A database that takes longer for anything is treated as gone.
const PATIENCE: Duration = Duration::from_secs(10);

/// A database on a server. It holds an advisory lock, so that no other server uses the same one.
pub struct PostgresStore {
    options: PgConnectOptions,
    /// Has the lock. Nothing after it was lost, until it is made anew.
    writer: Mutex<Option<PgConnection>>,
    reader: Mutex<Option<PgConnection>>,
}

impl PostgresStore {
    /// The database at this address.
    pub async fn open(url: &str) -> Result<Self, CannotOpen> {
        let options: PgConnectOptions = url.parse().map_err(CannotOpen::from)?;
        let options = options.application_name("klejnot").disable_statement_logging();
        let late = |_| CannotOpen::Failed("no answer".into());
        let mut writer = timeout(PATIENCE, connect_and_lock(&options)).await.map_err(late)??;
        timeout(PATIENCE, migrate(&mut writer, &MIGRATIONS)).await.map_err(late)??;
        Ok(Self { options, writer: Mutex::new(Some(writer)), reader: Mutex::new(None) })
    }
}

impl PostgresStore {
    /// The database at this address, only to be read.
    pub async fn look_into(url: &str) -> Result<Self, CannotOpen> {
        let options: PgConnectOptions = url.parse().map_err(CannotOpen::from)?;
        let options = options.application_name("klejnot").disable_statement_logging();
        let late = |_| CannotOpen::Failed("no answer".into());
        let mut reader = timeout(PATIENCE, connect(&options)).await.map_err(late)??;
        expect_ours(&mut reader).await?;
        Ok(Self { options, writer: Mutex::new(None), reader: Mutex::new(Some(reader)) })
    }
}

async fn connect_and_lock(options: &PgConnectOptions) -> Result<PgConnection, CannotOpen> {
    let mut connection = connect(options).await?;
    let begun = Instant::now();
    loop {
        let (locked,): (bool,) =
            sqlx::query_as("SELECT pg_try_advisory_lock($1)").bind(LOCK).fetch_one(&mut connection).await?;
        if locked {
            return Ok(connection);
        }
        if begun.elapsed() > LOCK_PATIENCE {
            return Err(CannotOpen::InUse);
        }
        sleep(Duration::from_millis(50)).await;
    }
}

async fn connect(options: &PgConnectOptions) -> Result<PgConnection, sqlx::Error> {
    let mut connection = options.connect().await?;
    sqlx::query("SET synchronous_commit = on").execute(&mut connection).await?;
    Ok(connection)
}

/// What is done with a connection; one that was lost or does not answer is given up, and made anew the next time.
macro_rules! with_writer {
    ($store:expr, $connection:ident => $work:expr) => {
        Box::pin(async move {
            let mut held = $store.writer.lock().await;
            let work = async {
                if held.is_none() {
                    *held = Some(
                        connect_and_lock(&$store.options)
                            .await
                            .map_err(|error| StoreError::Failed(error.to_string()))?,
                    );
                }
                let $connection = held.as_mut().expect("it was just made");
                Ok($work.await?)
            };
            let done = timeout(PATIENCE, work).await;
            give_up_if_lost(done, held)
        })
    };
}

macro_rules! with_reader {
    ($store:expr, $connection:ident => $work:expr) => {
        Box::pin(async move {
            let mut held = $store.reader.lock().await;
            let work = async {
                if held.is_none() {
                    *held = Some(connect(&$store.options).await?);
                }
                let $connection = held.as_mut().expect("it was just made");
                Ok($work.await?)
            };
            let done = timeout(PATIENCE, work).await;
            give_up_if_lost(done, held)
        })
    };
}

fn give_up_if_lost<T>(
    done: Result<Result<T, Lost>, tokio::time::error::Elapsed>,
    mut held: MutexGuard<'_, Option<PgConnection>>,
) -> Result<T, StoreError> {
    match done {
        Ok(Ok(done)) => Ok(done),
        Ok(Err(Lost(error, lost))) => {
            if lost {
                *held = None;
            }
            Err(error)
        }
        Err(_) => {
            *held = None;
            Err(StoreError::Failed("no answer".into()))
        }
    }
}

/// An error, and whether the connection is lost with it.
struct Lost(StoreError, bool);

impl From<sqlx::Error> for Lost {
    fn from(error: sqlx::Error) -> Self {
        let lost = error.as_database_error().is_none();
        Self(error.into(), lost)
    }
}

impl From<StoreError> for Lost {
    fn from(error: StoreError) -> Self {
        Self(error, true)
    }
}

impl Store for PostgresStore {
    fn commit<'a>(&'a self, writes: &'a [Write]) -> Answer<'a, ()> {
        with_writer!(self, connection => commit(connection, writes))
    }

    fn has<'a>(&'a self, row: &'a LogRow) -> Answer<'a, bool> {
        with_writer!(self, connection => has(connection, row))
    }

    fn tables(&self, with_those_that_are_over: bool) -> Answer<'_, Vec<String>> {
        with_reader!(self, connection => tables(connection, with_those_that_are_over))
    }

    fn load<'a>(&'a self, table: &'a str) -> Answer<'a, Option<Stored>> {
        with_reader!(self, connection => load(connection, table))
    }

    fn check(&self) -> Answer<'_, ()> {
        with_reader!(self, connection => async {
            sqlx::query("SELECT version FROM schema_version").fetch_one(connection).await.map(|_| ())
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async {
            for held in [&self.writer, &self.reader] {
                if let Some(connection) = held.lock().await.take() {
                    connection.close().await?;
                }
            }
            Ok(())
        })
    }
}

impl AccountStore for PostgresStore {
    fn accounts(&self) -> Answer<'_, Vec<String>> {
        with_reader!(self, connection => accounts(connection))
    }

    fn load_account<'a>(&'a self, id: &'a str) -> Answer<'a, Option<StoredAccount>> {
        with_reader!(self, connection => load_account(connection, id))
    }

    fn account_named<'a>(&'a self, folded: &'a str) -> Answer<'a, Option<AccountRow>> {
        with_reader!(self, connection => account_named(connection, folded))
    }

    fn account_of<'a>(&'a self, hash: &'a [u8]) -> Answer<'a, Option<(AccountRow, AccountTokenRow)>> {
        with_reader!(self, connection => account_of(connection, hash))
    }

    fn account_seats<'a>(&'a self, account: &'a str, before: i64, most: i64) -> Answer<'a, Vec<AccountSeatRow>> {
        with_reader!(self, connection => account_seats(connection, account, before, most))
    }

    fn ratings<'a>(&'a self, account: &'a str) -> Answer<'a, Vec<RatingRow>> {
        with_reader!(self, connection => ratings(connection, account))
    }
}

impl ReplayStore for PostgresStore {
    fn replays(&self) -> Answer<'_, Vec<String>> {
        with_reader!(self, connection => replays(connection))
    }

    fn load_replay<'a>(&'a self, id: &'a str) -> Answer<'a, Option<ReplayRow>> {
        with_reader!(self, connection => load_replay(connection, id))
    }

    fn analysis<'a>(&'a self, id: &'a str) -> Answer<'a, Option<AnalysisRow>> {
        with_reader!(self, connection => analysis(connection, id))
    }
}

queries!(PgConnection, "BEGIN", "BEGIN ISOLATION LEVEL REPEATABLE READ");
account_queries!(PgConnection);
replay_queries!(PgConnection);
