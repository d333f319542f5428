//! The addresses of the server.

mod accounts;
mod analysis;
mod body;
mod cards;
mod described;
mod health;
mod hints;
mod lessons;
mod messages;
mod refusals;
mod replays;
mod stream;
mod tables;
mod whoever;

pub use described::DOCUMENT;

use crate::accounts::Accounts;
use crate::analysis::Analyses;
use crate::client::Client;
use crate::guard::{guard, limit};
use crate::protocol::{MAX_BYTES, MAX_RECORD};
use crate::refused::Code;
use crate::tables::Tables;
use axum::extract::{DefaultBodyLimit, FromRef, State};
use axum::http::{HeaderMap, Uri};
use axum::response::{IntoResponse, Response};
use axum::{Router, middleware};
use described::Described;
use std::net::IpAddr;
use std::sync::Arc;
use utoipa::OpenApi;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

/// What the addresses share.
#[derive(Clone, FromRef)]
pub struct Shared {
    /// All tables.
    pub tables: Tables,
    /// All accounts.
    pub accounts: Accounts,
    /// All analyses.
    pub analyses: Analyses,
    /// The pages.
    pub client: Arc<Client>,
    /// Proxies that are believed when they say for whom they ask.
    pub proxies: Arc<[IpAddr]>,
}

/// All addresses, each with its description.
fn addresses() -> OpenApiRouter<Shared> {
    OpenApiRouter::with_openapi(Described::openapi())
        .routes(routes!(health::healthy))
        .routes(routes!(health::ready))
        .routes(routes!(health::metrics))
        .routes(routes!(described::openapi))
        .routes(routes!(described::page))
        .routes(routes!(described::file))
        .routes(routes!(tables::games))
        .routes(routes!(cards::cards))
        .routes(routes!(accounts::open))
        .routes(routes!(accounts::sign_in, accounts::sign_out))
        .routes(routes!(accounts::info))
        .routes(routes!(accounts::passphrase))
        .routes(routes!(accounts::games))
        .routes(routes!(accounts::tokens, accounts::make_token))
        .routes(routes!(accounts::revoke_token))
        .routes(routes!(tables::list, tables::open))
        .routes(routes!(lessons::open))
        .routes(routes!(tables::info))
        .routes(routes!(tables::join))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::entropy))
        .routes(routes!(tables::keep))
        .routes(routes!(tables::link))
        .routes(routes!(tables::come_back))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::record))
        .routes(routes!(replays::of_table))
        .routes(routes!(replays::draws_of_table))
        .routes(routes!(replays::play_on_from_table))
        .routes(routes!(hints::hint))
        .routes(routes!(tables::socket))
        .routes(routes!(replays::import).layer(DefaultBodyLimit::max(MAX_RECORD)))
        .routes(routes!(replays::of_record))
        .routes(routes!(replays::record))
        .routes(routes!(replays::draws_of_record))
        .routes(routes!(replays::play_on_from_record))
        .routes(routes!(analysis::of_table, analysis::analyse_table, analysis::stop_of_table))
        .routes(routes!(analysis::of_record, analysis::analyse_record, analysis::stop_of_record))
        .routes(routes!(messages::send))
        .routes(routes!(stream::table))
        .routes(routes!(stream::events))
}

/// All addresses, the pages, and what holds for each of them.
pub fn router(shared: Shared) -> Router {
    Router::from(addresses())
        .route_layer(middleware::from_fn_with_state(shared.clone(), limit))
        .fallback(file)
        .method_not_allowed_fallback(|| async { Code::WrongMethod })
        .layer(DefaultBodyLimit::max(MAX_BYTES))
        .layer(middleware::from_fn_with_state(shared.clone(), guard))
        .with_state(shared)
}

/// The pages, and an answer for whatever else is asked.
async fn file(State(client): State<Arc<Client>>, uri: Uri, headers: HeaderMap) -> Response {
    if uri.path().starts_with("/api/") {
        return Code::UnknownPath.into_response();
    }
    client.answer(uri.path(), &headers)
}
