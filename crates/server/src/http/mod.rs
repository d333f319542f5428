//! The addresses of the server.

mod accounts;
mod body;
mod replays;
mod tables;
mod whoever;

use crate::accounts::Accounts;
use crate::client::Client;
use crate::guard::guard;
use crate::protocol::{MAX_BYTES, MAX_RECORD};
use crate::refused::Code;
use crate::tables::Tables;
use axum::extract::{DefaultBodyLimit, FromRef, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Router, middleware};
use std::net::IpAddr;
use std::sync::Arc;

/// What the addresses share.
#[derive(Clone, FromRef)]
pub struct Shared {
    /// All tables.
    pub tables: Tables,
    /// All accounts.
    pub accounts: Accounts,
    /// The pages.
    pub client: Arc<Client>,
    /// Proxies that are believed when they say for whom they ask.
    pub proxies: Arc<[IpAddr]>,
}

/// All addresses.
pub fn router(shared: Shared) -> Router {
    Router::new()
        .route("/healthz", get(|| async { "ok" }))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .route("/api/games", get(tables::games))
        .route("/api/accounts", post(accounts::open))
        .route("/api/session", post(accounts::sign_in).delete(accounts::sign_out))
        .route("/api/account", get(accounts::info))
        .route("/api/account/passphrase", post(accounts::passphrase))
        .route("/api/account/games", get(accounts::games))
        .route("/api/account/tokens", get(accounts::tokens).post(accounts::make_token))
        .route("/api/account/tokens/{token}", delete(accounts::revoke_token))
        .route("/api/tables", get(tables::list).post(tables::open))
        .route("/api/tables/{table}", get(tables::info))
        .route("/api/tables/{table}/join", post(tables::join))
        .route("/api/tables/{table}/leave", post(tables::leave))
        .route("/api/tables/{table}/entropy", post(tables::entropy))
        .route("/api/tables/{table}/keep", post(tables::keep))
        .route("/api/tables/{table}/link", post(tables::link))
        .route("/api/tables/{table}/return", post(tables::come_back))
        .route("/api/tables/{table}/rematch", post(tables::rematch))
        .route("/api/tables/{table}/record", get(tables::record))
        .route("/api/tables/{table}/replay", get(replays::of_table))
        .route("/api/tables/{table}/socket", get(tables::socket))
        .route("/api/replays", post(replays::import).layer(DefaultBodyLimit::max(MAX_RECORD)))
        .route("/api/replays/{replay}", get(replays::of_record))
        .route("/api/replays/{replay}/record", get(replays::record))
        .fallback(file)
        .method_not_allowed_fallback(|| async { Code::WrongMethod })
        .layer(DefaultBodyLimit::max(MAX_BYTES))
        .layer(middleware::from_fn_with_state(shared.clone(), guard))
        .with_state(shared)
}

/// Can it serve? Not while it stops, and not without its database.
async fn ready(State(tables): State<Tables>) -> Response {
    let house = tables.house();
    if house.stop.is_cancelled() {
        return Code::Stopping.into_response();
    }
    match house.store.check().await {
        Ok(()) => "ok".into_response(),
        Err(error) => crate::refused::Refused::from(error).into_response(),
    }
}

async fn metrics(State(tables): State<Tables>) -> Response {
    let text = tables.house().metrics.text();
    (StatusCode::OK, [(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}

/// The pages, and an answer for whatever else is asked.
async fn file(State(client): State<Arc<Client>>, uri: Uri, headers: HeaderMap) -> Response {
    if uri.path().starts_with("/api/") {
        return Code::UnknownPath.into_response();
    }
    client.answer(uri.path(), &headers)
}
