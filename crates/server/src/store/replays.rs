//! Records that somebody has brought along, and what was found out about games.

use super::Answer;
use serde::{Deserialize, Serialize};

/// What a database is asked about records and analyses.
pub trait ReplayStore {
    /// The names of all records.
    fn replays(&self) -> Answer<'_, Vec<String>>;

    /// The record of this name.
    fn load_replay<'a>(&'a self, id: &'a str) -> Answer<'a, Option<ReplayRow>>;

    /// What was found out about a table or a record.
    fn analysis<'a>(&'a self, id: &'a str) -> Answer<'a, Option<AnalysisRow>>;
}

/// A record that somebody has brought along.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReplayRow {
    /// Its name in links.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The text.
    pub record: String,
    /// When it was brought, in milliseconds since 1970.
    pub made: i64,
}

/// What was found out about a table or a record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AnalysisRow {
    /// The name of the table or record.
    pub id: String,
    /// When, in milliseconds since 1970.
    pub made: i64,
    /// What, as JSON.
    pub analysis: String,
}

/// Makes the functions that write and read records and analyses, for one kind of connection.
macro_rules! replay_queries {
    ($Connection:ty) => {
        async fn write_replay(connection: &mut $Connection, row: &ReplayRow) -> Result<(), sqlx::Error> {
            sqlx::query("INSERT INTO replays (id, name, record, made) VALUES ($1, $2, $3, $4)")
                .bind(&row.id)
                .bind(&row.name)
                .bind(&row.record)
                .bind(row.made)
                .execute(connection)
                .await?;
            Ok(())
        }

        async fn write_analysis(connection: &mut $Connection, row: &AnalysisRow) -> Result<(), sqlx::Error> {
            sqlx::query(
                "INSERT INTO analyses (id, made, analysis) VALUES ($1, $2, $3) \
                 ON CONFLICT (id) DO UPDATE SET made = excluded.made, analysis = excluded.analysis",
            )
            .bind(&row.id)
            .bind(row.made)
            .bind(&row.analysis)
            .execute(connection)
            .await?;
            Ok(())
        }

        async fn replays(connection: &mut $Connection) -> Result<Vec<String>, sqlx::Error> {
            let found: Vec<(String,)> =
                sqlx::query_as("SELECT id FROM replays ORDER BY made, id").fetch_all(connection).await?;
            Ok(found.into_iter().map(|(id,)| id).collect())
        }

        async fn load_replay(connection: &mut $Connection, id: &str) -> Result<Option<ReplayRow>, sqlx::Error> {
            let found: Option<(String, String, i64)> =
                sqlx::query_as("SELECT name, record, made FROM replays WHERE id = $1")
                    .bind(id)
                    .fetch_optional(connection)
                    .await?;
            Ok(found.map(|(name, record, made)| ReplayRow { id: id.to_owned(), name, record, made }))
        }

        async fn analysis(connection: &mut $Connection, id: &str) -> Result<Option<AnalysisRow>, sqlx::Error> {
            let found: Option<(i64, String)> = sqlx::query_as("SELECT made, analysis FROM analyses WHERE id = $1")
                .bind(id)
                .fetch_optional(connection)
                .await?;
            Ok(found.map(|(made, analysis)| AnalysisRow { id: id.to_owned(), made, analysis }))
        }
    };
}
