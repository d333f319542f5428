//! Play without a socket: one message, one answer.

use super::body::{Body, OfTable, bytes};
use super::refusals::OfMessages;
use super::whoever::claim;
use crate::accounts::Accounts;
use crate::guard::Asker;
use crate::protocol::{ToClient, ToServer};
use crate::refused::Refused;
use crate::tables::Tables;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::{Extension, Json};

/// Hands in a message: a move, an undo, a resignation, words. The same as in the socket, with the same answer.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/messages",
    tag = "play",
    params(OfTable),
    request_body = ToServer,
    responses((status = 200, body = ToClient), OfMessages),
    security((), ("token" = []), ("seat" = []), ("account" = []))
)]
pub async fn send(
    (State(tables), State(accounts)): (State<Tables>, State<Accounts>),
    OfTable { table }: OfTable,
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<ToClient>, Refused> {
    let message = ToServer::read(&bytes(body)?)?;
    tables.house().limit(!matches!(message, ToServer::Chat(_)) || tables.clients().chat(asker.0))?;
    tables.send(&table, &claim(&accounts, &headers).await?, &message).await.map(Json)
}
