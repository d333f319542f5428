//! What both databases are asked, word for word the same.

/// Makes the functions that write and read, for one kind of connection. `$write` begins a transaction that writes, `$read` one that sees
/// a single moment.
///
/// Transactions are begun and ended in plain words: a commit that fails (a full disk) may leave one open, and whoever counts them by
/// himself would then only nest the next ones in it, never to reach the disk.
macro_rules! queries {
    ($Connection:ty, $write:literal, $read:literal) => {
        /// Writes all of these in one transaction.
        async fn commit(connection: &mut $Connection, writes: &[Write]) -> Result<(), sqlx::Error> {
            sqlx::query($write).execute(&mut *connection).await?;
            let written = write_all(connection, writes).await;
            end(connection, written).await
        }

        /// Commits what went well, and takes back what did not.
        async fn end<T>(connection: &mut $Connection, done: Result<T, sqlx::Error>) -> Result<T, sqlx::Error> {
            let committed = match done {
                Ok(done) => sqlx::query("COMMIT").execute(&mut *connection).await.map(|_| done),
                Err(error) => Err(error),
            };
            if committed.is_err() {
                // If the database has taken it back already, there is nothing left to do.
                let _ = sqlx::query("ROLLBACK").execute(connection).await;
            }
            committed
        }

        async fn write_all(connection: &mut $Connection, writes: &[Write]) -> Result<(), sqlx::Error> {
            for write in writes {
                write_one(connection, write).await?;
            }
            Ok(())
        }

        async fn write_one(connection: &mut $Connection, write: &Write) -> Result<(), sqlx::Error> {
            if let Some(row) = &write.table {
                sqlx::query(
                    "INSERT INTO tables (id, created, game, rules, config, seats, terms, secret, previous) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                )
                .bind(&row.id)
                .bind(row.created)
                .bind(&row.game)
                .bind(row.rules)
                .bind(&row.config)
                .bind(&row.seats)
                .bind(&row.terms)
                .bind(&row.secret)
                .bind(&row.previous)
                .execute(&mut *connection)
                .await?;
            }
            if let Some(row) = &write.log {
                sqlx::query(
                    "INSERT INTO log (table_id, version, at, holder, key, digest, deed, clock, hash) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                )
                .bind(&row.table)
                .bind(row.version)
                .bind(row.at)
                .bind(row.holder)
                .bind(&row.key)
                .bind(&row.digest)
                .bind(&row.deed)
                .bind(&row.clock)
                .bind(&row.hash)
                .execute(&mut *connection)
                .await?;
            }
            if let Some((table, holder)) = &write.revoke {
                sqlx::query("DELETE FROM tokens WHERE table_id = $1 AND holder = $2")
                    .bind(table)
                    .bind(holder)
                    .execute(&mut *connection)
                    .await?;
            }
            for row in &write.tokens {
                sqlx::query("INSERT INTO tokens (hash, table_id, holder, made) VALUES ($1, $2, $3, $4)")
                    .bind(&row.hash)
                    .bind(&row.table)
                    .bind(row.holder)
                    .bind(row.made)
                    .execute(&mut *connection)
                    .await?;
            }
            if let Some(row) = &write.chat {
                sqlx::query("INSERT INTO chat (table_id, number, at, seat, name, text) VALUES ($1, $2, $3, $4, $5, $6)")
                    .bind(&row.table)
                    .bind(row.number)
                    .bind(row.at)
                    .bind(row.seat)
                    .bind(&row.name)
                    .bind(&row.text)
                    .execute(&mut *connection)
                    .await?;
            }
            if let Some(row) = &write.archive {
                sqlx::query("INSERT INTO archive (table_id, ending, record, views, news) VALUES ($1, $2, $3, $4, $5)")
                    .bind(&row.table)
                    .bind(&row.ending)
                    .bind(&row.record)
                    .bind(&row.views)
                    .bind(&row.news)
                    .execute(&mut *connection)
                    .await?;
            }
            for row in &write.accounts {
                write_account(connection, row).await?;
            }
            if let Some(row) = &write.replay {
                write_replay(connection, row).await?;
            }
            if let Some(row) = &write.analysis {
                write_analysis(connection, row).await?;
            }
            Ok(())
        }

        async fn has(connection: &mut $Connection, row: &LogRow) -> Result<bool, sqlx::Error> {
            let found: Option<(i64, Option<String>, String)> =
                sqlx::query_as("SELECT at, key, deed FROM log WHERE table_id = $1 AND version = $2")
                    .bind(&row.table)
                    .bind(row.version)
                    .fetch_optional(connection)
                    .await?;
            Ok(found.is_some_and(|(at, key, deed)| at == row.at && key == row.key && deed == row.deed))
        }

        async fn tables(connection: &mut $Connection, all: bool) -> Result<Vec<String>, sqlx::Error> {
            let query = if all {
                "SELECT id FROM tables ORDER BY created, id"
            } else {
                "SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM archive) ORDER BY created, id"
            };
            let found: Vec<(String,)> = sqlx::query_as(query).fetch_all(connection).await?;
            Ok(found.into_iter().map(|(id,)| id).collect())
        }

        async fn load(connection: &mut $Connection, id: &str) -> Result<Option<Stored>, sqlx::Error> {
            sqlx::query($read).execute(&mut *connection).await?;
            let stored = load_all(connection, id).await;
            end(connection, stored).await
        }

        async fn load_all(connection: &mut $Connection, id: &str) -> Result<Option<Stored>, sqlx::Error> {
            let Some(table) = load_table(connection, id).await? else { return Ok(None) };
            let log: Vec<(i64, i64, Option<i16>, Option<String>, Option<String>, String, Option<String>, Option<String>)> =
                sqlx::query_as(
                    "SELECT version, at, holder, key, digest, deed, clock, hash FROM log WHERE table_id = $1 ORDER BY version",
                )
                .bind(id)
                .fetch_all(&mut *connection)
                .await?;
            let tokens: Vec<(Vec<u8>, i16, i64)> =
                sqlx::query_as("SELECT hash, holder, made FROM tokens WHERE table_id = $1 ORDER BY made")
                    .bind(id)
                    .fetch_all(&mut *connection)
                    .await?;
            let chat: Vec<(i64, i64, Option<i16>, Option<String>, String)> =
                sqlx::query_as("SELECT number, at, seat, name, text FROM chat WHERE table_id = $1 ORDER BY number")
                    .bind(id)
                    .fetch_all(&mut *connection)
                    .await?;
            let archive: Option<(String, String, String, String)> =
                sqlx::query_as("SELECT ending, record, views, news FROM archive WHERE table_id = $1")
                    .bind(id)
                    .fetch_optional(&mut *connection)
                    .await?;
            let next: Option<(String,)> = sqlx::query_as("SELECT id FROM tables WHERE previous = $1")
                .bind(id)
                .fetch_optional(&mut *connection)
                .await?;
            let seated: Vec<(i16, String, i64)> =
                sqlx::query_as("SELECT holder, account, at FROM account_seats WHERE table_id = $1 ORDER BY holder")
                    .bind(id)
                    .fetch_all(connection)
                    .await?;
            let row = |(version, at, holder, key, digest, deed, clock, hash)| LogRow {
                table: id.to_owned(),
                version,
                at,
                holder,
                key,
                digest,
                deed,
                clock,
                hash,
            };
            let token = |(hash, holder, made)| TokenRow { hash, table: id.to_owned(), holder, made };
            let line = |(number, at, seat, name, text)| ChatRow { table: id.to_owned(), number, at, seat, name, text };
            let archived =
                |(ending, record, views, news)| ArchiveRow { table: id.to_owned(), ending, record, views, news };
            let sits = |(holder, account, at)| AccountSeatRow { table: id.to_owned(), holder, account, at };
            Ok(Some(Stored {
                table,
                log: log.into_iter().map(row).collect(),
                tokens: tokens.into_iter().map(token).collect(),
                chat: chat.into_iter().map(line).collect(),
                archive: archive.map(archived),
                next: next.map(|(id,)| id),
                accounts: seated.into_iter().map(sits).collect(),
            }))
        }

        async fn load_table(connection: &mut $Connection, id: &str) -> Result<Option<TableRow>, sqlx::Error> {
            let found: Option<(i64, String, i64, String, String, String, Vec<u8>, Option<String>)> = sqlx::query_as(
                "SELECT created, game, rules, config, seats, terms, secret, previous FROM tables WHERE id = $1",
            )
            .bind(id)
            .fetch_optional(connection)
            .await?;
            let row = |(created, game, rules, config, seats, terms, secret, previous)| TableRow {
                id: id.to_owned(),
                created,
                game,
                rules,
                config,
                seats,
                terms,
                secret,
                previous,
            };
            Ok(found.map(row))
        }

        /// Are its tables as this program knows them?
        async fn expect_ours(connection: &mut $Connection) -> Result<(), CannotOpen> {
            let (found,): (i64,) = sqlx::query_as("SELECT version FROM schema_version").fetch_one(connection).await?;
            if found == SCHEMA { Ok(()) } else { Err(CannotOpen::Newer { found, ours: SCHEMA }) }
        }

        async fn make(connection: &mut $Connection, migration: &'static str, version: i64) -> Result<(), sqlx::Error> {
            sqlx::raw_sql(migration).execute(&mut *connection).await?;
            sqlx::query("DELETE FROM schema_version").execute(&mut *connection).await?;
            sqlx::query("INSERT INTO schema_version VALUES ($1)").bind(version).execute(connection).await?;
            Ok(())
        }

        /// Brings the tables of the database up to date. Each migration is one transaction.
        async fn migrate(connection: &mut $Connection, migrations: &[&'static str]) -> Result<(), CannotOpen> {
            sqlx::query("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)").execute(&mut *connection).await?;
            let found: Option<(i64,)> =
                sqlx::query_as("SELECT version FROM schema_version").fetch_optional(&mut *connection).await?;
            let found = found.map_or(0, |(version,)| version);
            if found > SCHEMA {
                return Err(CannotOpen::Newer { found, ours: SCHEMA });
            }
            for (migration, version) in migrations.iter().zip(1..).skip(found as usize) {
                sqlx::query($write).execute(&mut *connection).await?;
                let migrated = make(connection, migration, version).await;
                end(connection, migrated).await?;
            }
            Ok(())
        }
    };
}
