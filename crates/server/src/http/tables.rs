//! What can be asked about tables.

use super::body::{Body, OfTable, read, read_or_default};
use super::refusals::{
    OfAnything, OfEntropy, OfJoining, OfKeeping, OfList, OfLooking, OfOpening, OfPlayers, OfRecord, OfRematch, OfSocket,
};
use super::whoever::{claim, no_seat_cookie, seat_bearer, seat_cookie};
use crate::accounts::Accounts;
use crate::bot::Bot;
use crate::guard::{Asker, Peer};
use crate::protocol::{
    AddEntropy, Entropy, GameOffer, JoinTable, Link, MAX_BYTES, NewTable, Opened, OptionOffer, PlayersOffer,
    RematchTable, Summary, TableInfo, Version,
};
use crate::refused::{Code, Refused};
use crate::secret::SeatToken;
use crate::serve::Place;
use crate::socket;
use crate::table::Claim;
use crate::tables::{Tables, opened};
use axum::extract::rejection::QueryRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Query, State};
use axum::http::header::{CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use catalog::AnyGame;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::IntoParams;

/// What is read from a socket at once. It is reserved for each of them, also for those that say nothing.
const READ: usize = 4 * 1024;

/// The answer to somebody who sits down.
pub(super) fn seated((opened, token): (Opened, SeatToken)) -> Response {
    let cookie = seat_cookie(&opened.info.table, &token);
    (StatusCode::CREATED, [(SET_COOKIE, cookie)], Json(opened)).into_response()
}

/// The games that can be played here.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses((status = 200, body = Vec<GameOffer>), OfAnything))]
pub async fn games() -> Json<Vec<GameOffer>> {
    let offer = |game: &AnyGame| {
        let info = game.info();
        let players = info.players.into_iter().map(|players| PlayersOffer {
            players: players.players,
            options: (players.options.into_iter())
                .map(|option| OptionOffer { name: option.name.into(), values: option.values })
                .collect(),
        });
        GameOffer {
            name: info.name.into(),
            version: info.version,
            players: players.collect(),
            bots: Bot::ALL.iter().map(ToString::to_string).collect(),
        }
    };
    Json(AnyGame::ALL.iter().map(offer).collect())
}

/// Which tables to list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Listed {
    /// Names of tables with commas between them, at most 50.
    ids: Option<String>,
}

/// The public tables, or those of some names.
#[utoipa::path(
    get,
    path = "/api/tables",
    tag = "tables",
    params(Listed),
    responses((status = 200, body = Vec<Summary>), OfList)
)]
pub async fn list(
    State(tables): State<Tables>,
    listed: Result<Query<Listed>, QueryRejection>,
) -> Result<Json<Vec<Summary>>, Refused> {
    let Query(listed) = listed.map_err(Refused::malformed)?;
    Ok(Json(match listed.ids {
        Some(ids) => tables.named(ids.split(',')).await,
        None => tables.public().await,
    }))
}

/// Opens a table.
#[utoipa::path(
    post,
    path = "/api/tables",
    tag = "tables",
    request_body = NewTable,
    responses((status = 201, body = Opened), OfOpening),
    security((), ("token" = []), ("account" = []))
)]
pub async fn open(
    State(tables): State<Tables>,
    State(accounts): State<Accounts>,
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refused> {
    let wanted: NewTable = read(body)?;
    let claim = claim(&accounts, &headers).await?;
    tables.house().limit(tables.clients().table(asker.0))?;
    tables.open(&wanted, claim.account.as_ref()).await.map(seated)
}

/// What somebody may know of a table.
#[utoipa::path(
    get,
    path = "/api/tables/{table}",
    tag = "tables",
    params(OfTable),
    responses((status = 200, body = TableInfo), OfLooking),
    security((), ("token" = []), ("seat" = []), ("account" = []))
)]
pub async fn info(
    State(tables): State<Tables>,
    State(accounts): State<Accounts>,
    OfTable { table }: OfTable,
    headers: HeaderMap,
) -> Result<Json<TableInfo>, Refused> {
    let (_, _, info) = tables.enter(&table, &claim(&accounts, &headers).await?).await?;
    Ok(Json(info))
}

/// Takes an open seat.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/join",
    tag = "tables",
    params(OfTable),
    request_body = JoinTable,
    responses((status = 201, body = Opened), OfJoining),
    security((), ("token" = []), ("account" = []))
)]
pub async fn join(
    State(tables): State<Tables>,
    State(accounts): State<Accounts>,
    OfTable { table }: OfTable,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refused> {
    let wanted: JoinTable = read_or_default(body)?;
    let claim = claim(&accounts, &headers).await?;
    tables.join(&table, &wanted, claim.account.as_ref()).await.map(seated)
}

/// Gives up one's seats.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/leave",
    tag = "tables",
    params(OfTable),
    responses((status = 204), OfPlayers),
    security(("token" = []), ("seat" = []), ("account" = []))
)]
pub async fn leave(
    State(tables): State<Tables>,
    State(accounts): State<Accounts>,
    OfTable { table: name }: OfTable,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let (table, holder) = tables.player(&name, &claim(&accounts, &headers).await?).await?;
    table.leave(holder).await??;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, no_seat_cookie(table.id().text()))]).into_response())
}

/// Adds to the draws before the start.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/entropy",
    tag = "tables",
    params(OfTable),
    request_body = AddEntropy,
    responses((status = 204), OfEntropy),
    security(("token" = []), ("seat" = []), ("account" = []))
)]
pub async fn entropy(
    State(tables): State<Tables>,
    State(accounts): State<Accounts>,
    OfTable { table: name }: OfTable,
    headers: HeaderMap,
    body: Body,
) -> Result<StatusCode, Refused> {
    let wanted: AddEntropy = read(body)?;
    let entropy = Entropy::try_from(wanted.entropy)?;
    let (table, holder) = tables.player(&name, &claim(&accounts, &headers).await?).await?;
    table.add(holder, entropy).await??;
    Ok(StatusCode::NO_CONTENT)
}

/// Lets one's account keep one's seats.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/keep",
    tag = "tables",
    params(OfTable),
    responses((status = 204), OfKeeping),
    security(("seat" = [], "account" = []))
)]
pub async fn keep(
    State(tables): State<Tables>,
    State(accounts): State<Accounts>,
    OfTable { table: name }: OfTable,
    headers: HeaderMap,
) -> Result<StatusCode, Refused> {
    let claim = claim(&accounts, &headers).await?;
    let (table, holder) = tables.player(&name, &claim).await?;
    let account = claim.account_id().ok_or(Refused::from(Code::SignedOut))?;
    table.keep(holder, account.clone()).await??;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes the secret of a return link.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/link",
    tag = "tables",
    params(OfTable),
    responses((status = 200, body = Link), OfPlayers),
    security(("token" = []), ("seat" = []), ("account" = []))
)]
pub async fn link(
    State(tables): State<Tables>,
    State(accounts): State<Accounts>,
    OfTable { table: name }: OfTable,
    headers: HeaderMap,
) -> Result<Json<Link>, Refused> {
    let (table, holder) = tables.player(&name, &claim(&accounts, &headers).await?).await?;
    let (_, token) = table.link(holder).await??;
    Ok(Json(Link { token: token.text().into() }))
}

/// Takes one's seat again with the secret of a return link, or by one's account. The cookie gets a secret of its own.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/return",
    tag = "tables",
    params(OfTable),
    responses((status = 201, body = Opened), OfPlayers),
    security(("token" = []), ("account" = []))
)]
pub async fn come_back(
    State(tables): State<Tables>,
    State(accounts): State<Accounts>,
    OfTable { table: name }: OfTable,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let claim = Claim { seat: seat_bearer(&headers), ..claim(&accounts, &headers).await? };
    if claim.seat.is_none() && claim.account.is_none() {
        return Err(Code::NoSeat.into());
    }
    let (table, holder) = tables.player(&name, &claim).await?;
    let (info, token) = table.link(holder).await??;
    Ok(seated((opened(info, &token), token)))
}

/// Opens the next table, or takes one's seat there.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/rematch",
    tag = "tables",
    params(OfTable),
    request_body = RematchTable,
    responses((status = 201, body = Opened), OfRematch),
    security(("token" = []), ("seat" = []), ("account" = []))
)]
pub async fn rematch(
    State(tables): State<Tables>,
    State(accounts): State<Accounts>,
    OfTable { table: name }: OfTable,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refused> {
    let wanted: RematchTable = read_or_default(body)?;
    let claim = claim(&accounts, &headers).await?;
    let (table, holder) = tables.player(&name, &claim).await?;
    tables.rematch(&table, holder, &wanted, claim.account_id()).await.map(seated)
}

/// The record of a table that is over.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/record",
    tag = "tables",
    params(OfTable),
    responses((status = 200, body = String), OfRecord)
)]
pub async fn record(State(tables): State<Tables>, OfTable { table: name }: OfTable) -> Result<Response, Refused> {
    let record = tables.record(&name).await?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
}

/// What a client already knows.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Known {
    /// The version that the client has; 0 for none.
    #[serde(default)]
    #[param(required = false)]
    pub since: Version,
}

/// Opens a socket: what both sides say in it is `ToServer` and `ToClient`.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/socket",
    tag = "play",
    params(OfTable, Known),
    responses((status = 101), OfSocket),
    security((), ("token" = []), ("seat" = []), ("account" = []))
)]
pub async fn socket(
    (State(tables), State(accounts)): (State<Tables>, State<Accounts>),
    OfTable { table: name }: OfTable,
    known: Result<Query<Known>, QueryRejection>,
    headers: HeaderMap,
    (Extension(place), Extension(peer), Extension(asker)): (Extension<Arc<Place>>, Extension<Peer>, Extension<Asker>),
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let (table, viewer, _) = tables.enter(&name, &claim(&accounts, &headers).await?).await?;
    let client = match asker.0 == peer.0 {
        true => None,
        false => Some(tables.clients().connect(asker.0).ok_or(Refused::from(Code::TooMany))?),
    };
    let known = known.map_err(Refused::malformed)?;
    let upgrade = upgrade.map_err(Refused::malformed)?;
    let tasks = tables.tasks().clone();
    let metrics = tables.house().metrics.clone();
    let limits = *tables.clients().limits();
    let upgrade = upgrade.max_message_size(MAX_BYTES).max_frame_size(MAX_BYTES).read_buffer_size(READ);
    Ok(upgrade.on_upgrade(move |stream| {
        tasks.track_future(async move {
            let _counted = (metrics.socket(), place, client);
            socket::serve(stream, table, viewer, known.since, limits).await;
        })
    }))
}
