//! The addresses of the server.

use crate::client::Client;
use crate::guard::guard;
use crate::protocol::{MAX_BYTES, NewTable, TableInfo, Version};
use crate::refused::{Code, Refused};
use crate::secret::SeatToken;
use crate::socket;
use crate::table::Table;
use crate::tables::Tables;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, FromRef, Path, Query, State};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router, middleware};
use game::Seat;
use serde::Deserialize;
use std::sync::Arc;

/// What the addresses share.
#[derive(Clone, FromRef)]
pub struct Shared {
    /// All tables.
    pub tables: Tables,
    /// The pages.
    pub client: Arc<Client>,
}

/// All addresses.
pub fn router(shared: Shared) -> Router {
    Router::new()
        .route("/healthz", get(|| async { "ok" }))
        .route("/api/tables", post(open))
        .route("/api/tables/{table}", get(info))
        .route("/api/tables/{table}/socket", get(join))
        .route("/api/tables/{table}/record", get(record))
        .fallback(file)
        .method_not_allowed_fallback(|| async { Code::WrongMethod })
        .layer(DefaultBodyLimit::max(MAX_BYTES))
        .layer(middleware::from_fn(guard))
        .with_state(shared)
}

async fn open(State(tables): State<Tables>, body: Result<Bytes, BytesRejection>) -> Result<Response, Refused> {
    let body = body.map_err(|_| Refused::from(Code::TooLarge))?;
    let wanted: NewTable = serde_json::from_slice(&body).map_err(Refused::malformed)?;
    let (opened, token) = tables.open(&wanted)?;
    let cookie = seat_cookie(&opened.info.table, &token);
    Ok((StatusCode::CREATED, [(SET_COOKIE, cookie)], Json(opened)).into_response())
}

async fn info(
    State(tables): State<Tables>,
    path: Path<String>,
    headers: HeaderMap,
) -> Result<Json<TableInfo>, Refused> {
    let (table, seat) = authenticate(&tables, &path, &headers)?;
    Ok(Json(table.info(seat)))
}

async fn record(State(tables): State<Tables>, path: Path<String>, headers: HeaderMap) -> Result<Response, Refused> {
    let (table, _) = authenticate(&tables, &path, &headers)?;
    let record = table.record().await?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
}

/// What a client already knows.
#[derive(Deserialize)]
struct Known {
    #[serde(default)]
    since: Version,
}

async fn join(
    State(tables): State<Tables>,
    path: Path<String>,
    known: Result<Query<Known>, axum::extract::rejection::QueryRejection>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let (table, seat) = authenticate(&tables, &path, &headers)?;
    let known = known.map_err(Refused::malformed)?;
    let upgrade = upgrade.map_err(Refused::malformed)?;
    let tasks = tables.tasks().clone();
    Ok(upgrade
        .max_message_size(MAX_BYTES)
        .max_frame_size(MAX_BYTES)
        .on_upgrade(move |stream| tasks.track_future(socket::serve(stream, table, seat, known.since))))
}

/// The pages, and an answer for whatever else is asked.
async fn file(State(client): State<Arc<Client>>, uri: Uri, headers: HeaderMap) -> Response {
    if uri.path().starts_with("/api/") {
        return Code::UnknownPath.into_response();
    }
    client.answer(uri.path(), &headers)
}

/// The table of this name, and the seat there that the request has the secret of.
fn authenticate(tables: &Tables, name: &str, headers: &HeaderMap) -> Result<(Table, Seat), Refused> {
    let table = tables.find(name)?;
    let seat = table.seat(seat_token(headers).ok_or(Refused::from(Code::NoSeat))?)?;
    Ok((table, seat))
}

/// The name of the cookie. Each table has one of its own, sent to that table's addresses only.
const SEAT_COOKIE: &str = "seat";

fn seat_cookie(table: &str, token: &SeatToken) -> String {
    const MONTH: u32 = 30 * 24 * 60 * 60;
    let token = token.text();
    format!("{SEAT_COOKIE}={token}; Path=/api/tables/{table}; Max-Age={MONTH}; HttpOnly; SameSite=Strict")
}

/// The secret that a request carries, in a header or in a cookie.
fn seat_token(headers: &HeaderMap) -> Option<&str> {
    if let Some(authorization) = headers.get(AUTHORIZATION) {
        return authorization.to_str().ok()?.strip_prefix("Bearer ");
    }
    let cookies = headers.get_all(COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == SEAT_COOKIE).map(|(_, token)| token)
}
