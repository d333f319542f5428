//! Accounts in the database: who they are, how they are known, where they play, how strong they are.

use super::{Answer, hexadecimal};
use serde::{Deserialize, Serialize};

/// What a database is asked about accounts.
pub trait AccountStore {
    /// The names in the database of all accounts.
    fn accounts(&self) -> Answer<'_, Vec<String>>;

    /// Everything about an account.
    fn load_account<'a>(&'a self, id: &'a str) -> Answer<'a, Option<StoredAccount>>;

    /// The account with this name, in the form in which names are compared.
    fn account_named<'a>(&'a self, folded: &'a str) -> Answer<'a, Option<AccountRow>>;

    /// The token with this hash, revoked or not, and its account.
    fn account_of<'a>(&'a self, hash: &'a [u8]) -> Answer<'a, Option<(AccountRow, AccountTokenRow)>>;

    /// Where an account has played before this time, the newest first, `most` of them at most.
    fn account_seats<'a>(&'a self, account: &'a str, before: i64, most: i64) -> Answer<'a, Vec<AccountSeatRow>>;

    /// The ratings of an account.
    fn ratings<'a>(&'a self, account: &'a str) -> Answer<'a, Vec<RatingRow>>;
}

/// A change to an account.
#[derive(Clone, PartialEq, Debug)]
pub enum AccountWrite {
    /// Somebody wants to be known again.
    Opened(AccountRow),
    /// Another passphrase: the account and the hash.
    Passphrase(String, String),
    /// Another token.
    Token(AccountTokenRow),
    /// A token counts no more.
    Revoked {
        /// The account.
        account: String,
        /// The token.
        id: String,
        /// When, in milliseconds since 1970.
        at: i64,
    },
    /// An account plays somewhere.
    Seated(AccountSeatRow),
    /// Nobody plays there any more: the table and the player.
    Unseated(String, i16),
    /// How strong somebody is now.
    Rated(RatingRow),
}

/// Somebody who wants to be known again.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AccountRow {
    /// The name in the database.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// The same in the form in which names are compared.
    pub folded: String,
    /// The hash of the passphrase.
    pub passphrase: String,
    /// When it was opened, in milliseconds since 1970.
    pub made: i64,
}

/// The hash of a secret by which an account is known.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AccountTokenRow {
    /// The hash.
    #[serde(with = "hexadecimal")]
    pub hash: Vec<u8>,
    /// What it is called where it is listed.
    pub id: String,
    /// The account.
    pub account: String,
    /// `session` for a browser, `api` for a program.
    pub kind: String,
    /// What its owner calls it.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
    /// Since when it counts no more.
    pub revoked: Option<i64>,
}

/// An account plays at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AccountSeatRow {
    /// The table.
    pub table: String,
    /// The player, by their first seat.
    pub holder: i16,
    /// The account.
    pub account: String,
    /// Since when, in milliseconds since 1970.
    pub at: i64,
}

/// How strong an account is in a game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatingRow {
    /// The account.
    pub account: String,
    /// The name of the game.
    pub game: String,
    /// The rating.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// How erratic the results are.
    pub volatility: f64,
    /// How many games have counted.
    pub games: i64,
    /// When the last one did, in milliseconds since 1970.
    pub at: i64,
}

/// Everything about an account. Where it plays is kept with the tables.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredAccount {
    /// Who.
    pub account: AccountRow,
    /// How they are known.
    pub tokens: Vec<AccountTokenRow>,
    /// How strong they are.
    pub ratings: Vec<RatingRow>,
}

/// Makes the functions that write and read accounts, for one kind of connection.
macro_rules! account_queries {
    ($Connection:ty) => {
        async fn write_account(connection: &mut $Connection, write: &AccountWrite) -> Result<(), sqlx::Error> {
            match write {
                AccountWrite::Opened(row) => {
                    sqlx::query("INSERT INTO accounts (id, name, folded, passphrase, made) VALUES ($1, $2, $3, $4, $5)")
                        .bind(&row.id)
                        .bind(&row.name)
                        .bind(&row.folded)
                        .bind(&row.passphrase)
                        .bind(row.made)
                        .execute(connection)
                        .await?
                }
                AccountWrite::Passphrase(account, passphrase) => {
                    sqlx::query("UPDATE accounts SET passphrase = $2 WHERE id = $1")
                        .bind(account)
                        .bind(passphrase)
                        .execute(connection)
                        .await?
                }
                AccountWrite::Token(row) => {
                    sqlx::query(
                        "INSERT INTO account_tokens (hash, id, account, kind, name, made, revoked) \
                         VALUES ($1, $2, $3, $4, $5, $6, $7)",
                    )
                    .bind(&row.hash)
                    .bind(&row.id)
                    .bind(&row.account)
                    .bind(&row.kind)
                    .bind(&row.name)
                    .bind(row.made)
                    .bind(row.revoked)
                    .execute(connection)
                    .await?
                }
                AccountWrite::Revoked { account, id, at } => {
                    sqlx::query(
                        "UPDATE account_tokens SET revoked = $3 WHERE account = $1 AND id = $2 AND revoked IS NULL",
                    )
                    .bind(account)
                    .bind(id)
                    .bind(at)
                    .execute(connection)
                    .await?
                }
                AccountWrite::Seated(row) => {
                    sqlx::query("INSERT INTO account_seats (table_id, holder, account, at) VALUES ($1, $2, $3, $4)")
                        .bind(&row.table)
                        .bind(row.holder)
                        .bind(&row.account)
                        .bind(row.at)
                        .execute(connection)
                        .await?
                }
                AccountWrite::Unseated(table, holder) => {
                    sqlx::query("DELETE FROM account_seats WHERE table_id = $1 AND holder = $2")
                        .bind(table)
                        .bind(holder)
                        .execute(connection)
                        .await?
                }
                AccountWrite::Rated(row) => {
                    sqlx::query(
                        "INSERT INTO ratings (account, game, rating, deviation, volatility, games, at) \
                         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (account, game) DO UPDATE SET \
                         rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility, \
                         games = excluded.games, at = excluded.at",
                    )
                    .bind(&row.account)
                    .bind(&row.game)
                    .bind(row.rating)
                    .bind(row.deviation)
                    .bind(row.volatility)
                    .bind(row.games)
                    .bind(row.at)
                    .execute(connection)
                    .await?
                }
            };
            Ok(())
        }

        async fn accounts(connection: &mut $Connection) -> Result<Vec<String>, sqlx::Error> {
            let found: Vec<(String,)> =
                sqlx::query_as("SELECT id FROM accounts ORDER BY made, id").fetch_all(connection).await?;
            Ok(found.into_iter().map(|(id,)| id).collect())
        }

        async fn load_account(connection: &mut $Connection, id: &str) -> Result<Option<StoredAccount>, sqlx::Error> {
            let found: Option<(String, String, String, i64)> =
                sqlx::query_as("SELECT name, folded, passphrase, made FROM accounts WHERE id = $1")
                    .bind(id)
                    .fetch_optional(&mut *connection)
                    .await?;
            let Some((name, folded, passphrase, made)) = found else { return Ok(None) };
            let account = AccountRow { id: id.to_owned(), name, folded, passphrase, made };
            let tokens: Vec<(Vec<u8>, String, String, String, i64, Option<i64>)> = sqlx::query_as(
                "SELECT hash, id, kind, name, made, revoked FROM account_tokens WHERE account = $1 ORDER BY made, id",
            )
            .bind(id)
            .fetch_all(&mut *connection)
            .await?;
            let token = |(hash, token, kind, name, made, revoked)| AccountTokenRow {
                hash,
                id: token,
                account: id.to_owned(),
                kind,
                name,
                made,
                revoked,
            };
            let tokens = tokens.into_iter().map(token).collect();
            Ok(Some(StoredAccount { account, tokens, ratings: ratings(connection, id).await? }))
        }

        async fn account_named(connection: &mut $Connection, folded: &str) -> Result<Option<AccountRow>, sqlx::Error> {
            let found: Option<(String, String, String, i64)> =
                sqlx::query_as("SELECT id, name, passphrase, made FROM accounts WHERE folded = $1")
                    .bind(folded)
                    .fetch_optional(connection)
                    .await?;
            let row =
                |(id, name, passphrase, made)| AccountRow { id, name, folded: folded.to_owned(), passphrase, made };
            Ok(found.map(row))
        }

        async fn account_of(
            connection: &mut $Connection,
            hash: &[u8],
        ) -> Result<Option<(AccountRow, AccountTokenRow)>, sqlx::Error> {
            type Found = (String, String, String, String, i64, String, String, String, i64, Option<i64>);
            let found: Option<Found> = sqlx::query_as(
                "SELECT accounts.id, accounts.name, folded, passphrase, accounts.made, account_tokens.id, kind, \
                 account_tokens.name, account_tokens.made, revoked \
                 FROM account_tokens JOIN accounts ON accounts.id = account WHERE hash = $1",
            )
            .bind(hash)
            .fetch_optional(connection)
            .await?;
            let row = |(id, name, folded, passphrase, made, token, kind, called, since, revoked): Found| {
                let token = AccountTokenRow {
                    hash: hash.to_vec(),
                    id: token,
                    account: id.clone(),
                    kind,
                    name: called,
                    made: since,
                    revoked,
                };
                (AccountRow { id, name, folded, passphrase, made }, token)
            };
            Ok(found.map(row))
        }

        async fn account_seats(
            connection: &mut $Connection,
            account: &str,
            before: i64,
            most: i64,
        ) -> Result<Vec<AccountSeatRow>, sqlx::Error> {
            let found: Vec<(String, i16, i64)> = sqlx::query_as(
                "SELECT table_id, holder, at FROM account_seats WHERE account = $1 AND at < $2 \
                 ORDER BY at DESC, table_id LIMIT $3",
            )
            .bind(account)
            .bind(before)
            .bind(most)
            .fetch_all(connection)
            .await?;
            let row = |(table, holder, at)| AccountSeatRow { table, holder, account: account.to_owned(), at };
            Ok(found.into_iter().map(row).collect())
        }

        async fn ratings(connection: &mut $Connection, account: &str) -> Result<Vec<RatingRow>, sqlx::Error> {
            let found: Vec<(String, f64, f64, f64, i64, i64)> = sqlx::query_as(
                "SELECT game, rating, deviation, volatility, games, at FROM ratings WHERE account = $1 ORDER BY game",
            )
            .bind(account)
            .fetch_all(connection)
            .await?;
            let row = |(game, rating, deviation, volatility, games, at)| RatingRow {
                account: account.to_owned(),
                game,
                rating,
                deviation,
                volatility,
                games,
                at,
            };
            Ok(found.into_iter().map(row).collect())
        }
    };
}
