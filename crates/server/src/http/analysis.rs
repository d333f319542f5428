//! What can be asked about what finished games look like afterwards.

use super::body::{Body, Named, OfTable, read_or_default};
use super::refusals::{OfAnalyses, OfAnalysing, OfAnalysingRecords, OfStoppingAnalyses};
use super::replays::find;
use super::whoever::claim;
use crate::accounts::Accounts;
use crate::analysis::Analyses;
use crate::guard::Asker;
use crate::protocol::{Analyse, Analysis, AnalysisState, MAX_ITERATIONS};
use crate::refused::{Code, Refused};
use crate::replay::Reel;
use crate::tables::Tables;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use game::Eyes;

/// Analyses a finished game of a table in the background.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/analysis",
    tag = "replays",
    operation_id = "analyse_table",
    params(OfTable),
    request_body = Analyse,
    responses((status = 200, body = Analysis), (status = 202, body = Analysis), OfAnalysing),
    security((), ("token" = []), ("seat" = []), ("account" = []))
)]
pub async fn analyse_table(
    (State(tables), State(accounts), State(analyses)): (State<Tables>, State<Accounts>, State<Analyses>),
    Extension(asker): Extension<Asker>,
    OfTable { table: name }: OfTable,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refused> {
    let film = tables.film(&name, &claim(&accounts, &headers).await?, Some(Eyes::Referee)).await?;
    analyse(&tables, &analyses, asker, &film.id, film.reel, body).await
}

/// Analyses a record in the background.
#[utoipa::path(
    post,
    path = "/api/replays/{replay}/analysis",
    tag = "replays",
    operation_id = "analyse_record",
    params(("replay" = String, Path, pattern = "^[0-9a-f]{16}$")),
    request_body = Analyse,
    responses((status = 200, body = Analysis), (status = 202, body = Analysis), OfAnalysingRecords)
)]
pub async fn analyse_record(
    (State(tables), State(analyses)): (State<Tables>, State<Analyses>),
    Extension(asker): Extension<Asker>,
    Named(name): Named,
    body: Body,
) -> Result<Response, Refused> {
    let row = find(&tables, &name).await?;
    analyse(&tables, &analyses, asker, &row.id, Reel::Record(row.record), body).await
}

async fn analyse(
    tables: &Tables,
    analyses: &Analyses,
    asker: Asker,
    id: &str,
    reel: Reel,
    body: Body,
) -> Result<Response, Refused> {
    let wanted: Analyse = read_or_default(body)?;
    if wanted.iterations.is_some_and(|iterations| !(1..=MAX_ITERATIONS).contains(&iterations)) {
        return Err(Refused::malformed(format!("iterations: 1 to {MAX_ITERATIONS}")));
    }
    tables.house().limit(tables.clients().record(asker.0))?;
    let play = tokio::task::spawn_blocking(move || reel.play()).await.map_err(|_| Refused::from(Code::Storage))??;
    let analysis = analyses.ask(id, play, wanted.iterations).await?;
    let status = if analysis.state == AnalysisState::Done { StatusCode::OK } else { StatusCode::ACCEPTED };
    Ok((status, Json(analysis)).into_response())
}

/// How far the analysis of a table has come. What was analysed is over, and so is for everybody who knows its address.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/analysis",
    tag = "replays",
    operation_id = "analysis_of_table",
    params(OfTable),
    responses((status = 200, body = Analysis), OfAnalyses)
)]
pub async fn of_table(State(analyses): State<Analyses>, OfTable { table }: OfTable) -> Result<Json<Analysis>, Refused> {
    analyses.find(&table).await.map(Json)
}

/// Stops the analysis of a table. Whoever wants it can ask for it again.
#[utoipa::path(
    delete,
    path = "/api/tables/{table}/analysis",
    tag = "replays",
    operation_id = "stop_analysis_of_table",
    params(OfTable),
    responses((status = 204), OfStoppingAnalyses)
)]
pub async fn stop_of_table(
    State(analyses): State<Analyses>,
    OfTable { table }: OfTable,
) -> Result<StatusCode, Refused> {
    analyses.stop(&table).map(|()| StatusCode::NO_CONTENT)
}

/// Stops the analysis of a record.
#[utoipa::path(
    delete,
    path = "/api/replays/{replay}/analysis",
    tag = "replays",
    operation_id = "stop_analysis_of_record",
    params(("replay" = String, Path, pattern = "^[0-9a-f]{16}$")),
    responses((status = 204), OfStoppingAnalyses)
)]
pub async fn stop_of_record(State(analyses): State<Analyses>, Named(name): Named) -> Result<StatusCode, Refused> {
    analyses.stop(&name).map(|()| StatusCode::NO_CONTENT)
}

/// How far the analysis of a record has come.
#[utoipa::path(
    get,
    path = "/api/replays/{replay}/analysis",
    tag = "replays",
    operation_id = "analysis_of_record",
    params(("replay" = String, Path, pattern = "^[0-9a-f]{16}$")),
    responses((status = 200, body = Analysis), OfAnalyses)
)]
pub async fn of_record(State(analyses): State<Analyses>, Named(name): Named) -> Result<Json<Analysis>, Refused> {
    analyses.find(&name).await.map(Json)
}
