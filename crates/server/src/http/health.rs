//! How the server is.

use super::refusals::{OfAnything, OfReadiness};
use crate::refused::{Code, Refused};
use crate::tables::Tables;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

/// Does the process live?
#[utoipa::path(get, path = "/healthz", tag = "health", responses((status = 200, body = String), OfAnything))]
pub async fn healthy() -> &'static str {
    "ok"
}

/// Can it serve? Not while it stops, and not without its database.
#[utoipa::path(get, path = "/readyz", tag = "health", responses((status = 200, body = String), OfReadiness))]
pub async fn ready(State(tables): State<Tables>) -> Result<&'static str, Refused> {
    let house = tables.house();
    if house.stop.is_cancelled() {
        return Err(Code::Stopping.into());
    }
    house.store.check().await?;
    Ok("ok")
}

/// Numbers for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "health", responses((status = 200, body = String), OfAnything))]
pub async fn metrics(State(tables): State<Tables>) -> Response {
    let text = tables.house().metrics.text();
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}
