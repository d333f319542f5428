//! Tables in a file.

use super::{
    AccountRow, AccountSeatRow, AccountStore, AccountTokenRow, AccountWrite, AnalysisRow, Answer, ArchiveRow,
    CannotOpen, ChatRow, LogRow, RatingRow, ReplayRow, ReplayStore, SCHEMA, Store, StoreError, Stored, StoredAccount,
    TableRow, TokenRow, Write,
};
use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::sync::{Mutex, MutexGuard};

const MIGRATIONS: [&str; SCHEMA as usize] =
    [include_str!("migrations/sqlite/1.sql"), include_str!("migrations/sqlite/2.sql")];

/// A database in a file, or in memory. The write-ahead log is synchronised with the disk at every commit.
pub struct SqliteStore {
    /// How to open it anew; nothing in memory.
    options: Option<SqliteConnectOptions>,
    writer: Mutex<SqliteConnection>,
    /// Reads do not wait for commits; in memory there is only one connection.
    reader: Option<Mutex<SqliteConnection>>,
    /// Held as long as the store lives.
    _lock: Option<File>,
}

impl SqliteStore {
    /// The database in this file, which is made if there is none.
    ///
    /// Unless it is `synchronous`, what was committed can be lost with the power.
    pub async fn open(path: &Path, synchronous: bool) -> Result<Self, CannotOpen> {
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder).map_err(|error| CannotOpen::Failed(error.to_string()))?;
        }
        let lock = lock(path)?;
        let mode = if synchronous { SqliteSynchronous::Full } else { SqliteSynchronous::Off };
        let options = options().synchronous(mode).filename(path).create_if_missing(true);
        let mut writer = options.connect().await?;
        migrate(&mut writer, &MIGRATIONS).await?;
        let reader = Some(Mutex::new(options.clone().read_only(true).connect().await?));
        Ok(Self { options: Some(options), writer: Mutex::new(writer), reader, _lock: Some(lock) })
    }

    /// The database in this file, only to be read.
    pub async fn look_into(path: &Path) -> Result<Self, CannotOpen> {
        let mut reader = options().filename(path).read_only(true).connect().await?;
        expect_ours(&mut reader).await?;
        Ok(Self { options: None, writer: Mutex::new(reader), reader: None, _lock: None })
    }

    /// An empty database that is forgotten with this value.
    pub async fn in_memory() -> Result<Self, CannotOpen> {
        let mut writer = options().in_memory(true).connect().await?;
        migrate(&mut writer, &MIGRATIONS).await?;
        Ok(Self { options: None, writer: Mutex::new(writer), reader: None, _lock: None })
    }

    async fn reader(&self) -> MutexGuard<'_, SqliteConnection> {
        self.reader.as_ref().unwrap_or(&self.writer).lock().await
    }
}

fn options() -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .journal_mode(SqliteJournalMode::Wal)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        .disable_statement_logging()
}

/// Takes hold of a database by a file beside it. The system lets go of it however the program ends.
fn lock(path: &Path) -> Result<File, CannotOpen> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let failed = |error: std::io::Error| CannotOpen::Failed(format!("{}: {error}", PathBuf::from(&name).display()));
    let file = File::options().create(true).truncate(false).write(true).open(&name).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(CannotOpen::InUse),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

impl Store for SqliteStore {
    fn commit<'a>(&'a self, writes: &'a [Write]) -> Answer<'a, ()> {
        Box::pin(async {
            let mut writer = self.writer.lock().await;
            let done = commit(&mut writer, writes).await.map_err(StoreError::from);
            if let (Err(StoreError::Failed(_)), Some(options)) = (&done, &self.options)
                && let Ok(fresh) = options.connect().await
            {
                // Whatever a failure has left behind is gone with the connection.
                *writer = fresh;
            }
            done
        })
    }

    fn has<'a>(&'a self, row: &'a LogRow) -> Answer<'a, bool> {
        Box::pin(async { Ok(has(&mut *self.writer.lock().await, row).await?) })
    }

    fn tables(&self, with_those_that_are_over: bool) -> Answer<'_, Vec<String>> {
        Box::pin(async move { Ok(tables(&mut *self.reader().await, with_those_that_are_over).await?) })
    }

    fn load<'a>(&'a self, table: &'a str) -> Answer<'a, Option<Stored>> {
        Box::pin(async { Ok(load(&mut *self.reader().await, table).await?) })
    }

    fn check(&self) -> Answer<'_, ()> {
        Box::pin(async {
            sqlx::query("SELECT version FROM schema_version").fetch_one(&mut *self.reader().await).await?;
            Ok(())
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async {
            // Puts what is in the write-ahead log where it belongs; whoever copies the file then has all of it.
            sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut *self.writer.lock().await).await?;
            Ok::<_, StoreError>(())
        })
    }
}

impl AccountStore for SqliteStore {
    fn accounts(&self) -> Answer<'_, Vec<String>> {
        Box::pin(async move { Ok(accounts(&mut *self.reader().await).await?) })
    }

    fn load_account<'a>(&'a self, id: &'a str) -> Answer<'a, Option<StoredAccount>> {
        Box::pin(async move { Ok(load_account(&mut *self.reader().await, id).await?) })
    }

    fn account_named<'a>(&'a self, folded: &'a str) -> Answer<'a, Option<AccountRow>> {
        Box::pin(async move { Ok(account_named(&mut *self.reader().await, folded).await?) })
    }

    fn account_of<'a>(&'a self, hash: &'a [u8]) -> Answer<'a, Option<(AccountRow, AccountTokenRow)>> {
        Box::pin(async move { Ok(account_of(&mut *self.reader().await, hash).await?) })
    }

    fn account_seats<'a>(&'a self, account: &'a str, before: i64, most: i64) -> Answer<'a, Vec<AccountSeatRow>> {
        Box::pin(async move { Ok(account_seats(&mut *self.reader().await, account, before, most).await?) })
    }

    fn ratings<'a>(&'a self, account: &'a str) -> Answer<'a, Vec<RatingRow>> {
        Box::pin(async move { Ok(ratings(&mut *self.reader().await, account).await?) })
    }
}

impl ReplayStore for SqliteStore {
    fn replays(&self) -> Answer<'_, Vec<String>> {
        Box::pin(async move { Ok(replays(&mut *self.reader().await).await?) })
    }

    fn load_replay<'a>(&'a self, id: &'a str) -> Answer<'a, Option<ReplayRow>> {
        Box::pin(async move { Ok(load_replay(&mut *self.reader().await, id).await?) })
    }

    fn analysis<'a>(&'a self, id: &'a str) -> Answer<'a, Option<AnalysisRow>> {
        Box::pin(async move { Ok(analysis(&mut *self.reader().await, id).await?) })
    }
}

queries!(SqliteConnection, "BEGIN IMMEDIATE", "BEGIN");
account_queries!(SqliteConnection);
replay_queries!(SqliteConnection);
