//! Lessons: tables at which somebody learns a game.

use super::body::{Body, read};
use super::refusals::OfLessons;
use super::tables::seated;
use super::whoever::claim;
use crate::accounts::Accounts;
use crate::guard::Asker;
use crate::protocol::{NewLesson, Opened};
use crate::refused::Refused;
use crate::tables::Tables;
use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;

/// Opens a table at which a lesson is given. Its draws are prepared, it is in no list, and it changes no rating.
#[utoipa::path(
    post,
    path = "/api/lessons",
    operation_id = "open_lesson",
    tag = "tables",
    request_body = NewLesson,
    responses((status = 201, body = Opened), OfLessons),
    security((), ("token" = []), ("account" = []))
)]
pub async fn open(
    State(tables): State<Tables>,
    State(accounts): State<Accounts>,
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refused> {
    let wanted: NewLesson = read(body)?;
    let claim = claim(&accounts, &headers).await?;
    tables.house().limit(tables.clients().table(asker.0))?;
    tables.teach(&wanted, claim.account.as_ref()).await.map(seated)
}
