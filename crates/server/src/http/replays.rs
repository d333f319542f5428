//! What can be asked about games that are looked at again.

use super::body::{Body, Named, OfTable, read};
use super::refusals::{OfImport, OfImported, OfPlayingOn, OfPlayingOnRecords, OfReplay, OfReplays};
use super::tables::seated;
use super::whoever::claim;
use crate::accounts::{Account, Accounts};
use crate::guard::Asker;
use crate::protocol::{Draws, Imported, MAX_RECORD, Name, Opened, PlayOn, Replay};
use crate::refused::{Code, Refused};
use crate::replay::{Film, Part, Reel, WantedEyes, names};
use crate::secret::TableId;
use crate::store::{ReplayRow, Write};
use crate::table::clock_time;
use crate::tables::Tables;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use catalog::AnyPlay;
use game::record::{BadRecord, Problem};
use game::{Eyes, Record};
use serde::Deserialize;
use utoipa::IntoParams;

/// How many positions are shown if nothing else is asked for.
const FRAMES: usize = 20;

/// Which positions, through whose eyes.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    /// `spectator`, `everything`, or `seat:0`.
    #[param(pattern = "^(spectator|everything|seat:[0-4])$")]
    eyes: Option<String>,
    /// The first position; 0 if left out.
    from: Option<usize>,
    /// How many positions, 1 to 100; 20 if left out.
    #[param(minimum = 1, maximum = 100)]
    count: Option<usize>,
}

impl Wanted {
    fn eyes(&self) -> Result<Option<Eyes>, Refused> {
        Ok(self.eyes.as_deref().map(str::parse::<WantedEyes>).transpose()?.map(|wanted| wanted.0))
    }

    fn part(&self) -> Part {
        part(self.from, self.count)
    }
}

fn part(from: Option<usize>, count: Option<usize>) -> Part {
    Part { from: from.unwrap_or(0), count: count.unwrap_or(FRAMES) }
}

type WantedQuery = Result<Query<Wanted>, QueryRejection>;

/// Shows a game of a table again; while it goes on, only what whoever asks may know.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/replay",
    tag = "replays",
    operation_id = "replay_of_table",
    params(OfTable, Wanted),
    responses((status = 200, body = Replay), OfReplay),
    security((), ("token" = []), ("seat" = []), ("account" = []))
)]
pub async fn of_table(
    State(tables): State<Tables>,
    State(accounts): State<Accounts>,
    OfTable { table: name }: OfTable,
    wanted: WantedQuery,
    headers: HeaderMap,
) -> Result<Json<Replay>, Refused> {
    let Query(wanted) = wanted.map_err(Refused::malformed)?;
    let film = tables.film(&name, &claim(&accounts, &headers).await?, wanted.eyes()?).await?;
    show(film, wanted.part()).await
}

/// Shows a record that somebody has brought along.
#[utoipa::path(
    get,
    path = "/api/replays/{replay}",
    tag = "replays",
    operation_id = "replay_of_record",
    params(("replay" = String, Path, pattern = "^[0-9a-f]{16}$"), Wanted),
    responses((status = 200, body = Replay), OfReplays)
)]
pub async fn of_record(
    State(tables): State<Tables>,
    Named(name): Named,
    wanted: WantedQuery,
) -> Result<Json<Replay>, Refused> {
    let Query(wanted) = wanted.map_err(Refused::malformed)?;
    let film = film_of(find(&tables, &name).await?, wanted.eyes()?.unwrap_or(Eyes::Referee))?;
    show(film, wanted.part()).await
}

fn film_of(row: ReplayRow, eyes: Eyes) -> Result<Film, Refused> {
    let record = Record::parse(&row.record)?;
    let seats = record.get("Players").and_then(|players| players.parse().ok()).unwrap_or_default();
    let names = names(&record, seats);
    Ok(Film { id: row.id, name: Some(row.name), names, eyes, ending: None, reel: Reel::Record(row.record) })
}

async fn show(film: Film, part: Part) -> Result<Json<Replay>, Refused> {
    let shown = tokio::task::spawn_blocking(move || film.show(part)).await;
    shown.map_err(|_| Refused::from(Code::Storage))?.map(Json)
}

/// Which draws.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct WantedDraws {
    /// The first one; 0 if left out.
    from: Option<usize>,
    /// How many, 1 to 100; 20 if left out.
    #[param(minimum = 1, maximum = 100)]
    count: Option<usize>,
}

type WantedDrawsQuery = Result<Query<WantedDraws>, QueryRejection>;

/// What could be drawn in a game of a table that is over, how likely it was, and what was drawn: to check the draws oneself.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/draws",
    tag = "replays",
    operation_id = "draws_of_table",
    params(OfTable, WantedDraws),
    responses((status = 200, body = Draws), OfReplay),
    security((), ("token" = []), ("seat" = []), ("account" = []))
)]
pub async fn draws_of_table(
    State(tables): State<Tables>,
    State(accounts): State<Accounts>,
    OfTable { table: name }: OfTable,
    wanted: WantedDrawsQuery,
    headers: HeaderMap,
) -> Result<Json<Draws>, Refused> {
    let film = tables.film(&name, &claim(&accounts, &headers).await?, Some(Eyes::Referee)).await?;
    show_draws(film, wanted).await
}

/// The same of a record that somebody has brought along.
#[utoipa::path(
    get,
    path = "/api/replays/{replay}/draws",
    tag = "replays",
    operation_id = "draws_of_record",
    params(("replay" = String, Path, pattern = "^[0-9a-f]{16}$"), WantedDraws),
    responses((status = 200, body = Draws), OfReplays)
)]
pub async fn draws_of_record(
    State(tables): State<Tables>,
    Named(name): Named,
    wanted: WantedDrawsQuery,
) -> Result<Json<Draws>, Refused> {
    show_draws(film_of(find(&tables, &name).await?, Eyes::Referee)?, wanted).await
}

async fn show_draws(film: Film, wanted: WantedDrawsQuery) -> Result<Json<Draws>, Refused> {
    let Query(WantedDraws { from, count }) = wanted.map_err(Refused::malformed)?;
    let part = part(from, count);
    let shown = tokio::task::spawn_blocking(move || film.draws(part)).await;
    shown.map_err(|_| Refused::from(Code::Storage))?.map(Json)
}

/// Opens a table that begins in the middle of a game of a table that is over, against bots.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/play-on",
    tag = "replays",
    operation_id = "play_on_from_table",
    params(OfTable),
    request_body = PlayOn,
    responses((status = 201, body = Opened), OfPlayingOn),
    security((), ("token" = []), ("seat" = []), ("account" = []))
)]
pub async fn play_on_from_table(
    (State(tables), State(accounts)): (State<Tables>, State<Accounts>),
    Extension(asker): Extension<Asker>,
    OfTable { table: name }: OfTable,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refused> {
    let wanted: PlayOn = read(body)?;
    let claim = claim(&accounts, &headers).await?;
    let film = tables.film(&name, &claim, Some(Eyes::Referee)).await?;
    play_on(&tables, asker, film, wanted, claim.account.as_ref()).await
}

/// The same with a record that somebody has brought along.
#[utoipa::path(
    post,
    path = "/api/replays/{replay}/play-on",
    tag = "replays",
    operation_id = "play_on_from_record",
    params(("replay" = String, Path, pattern = "^[0-9a-f]{16}$")),
    request_body = PlayOn,
    responses((status = 201, body = Opened), OfPlayingOnRecords),
    security((), ("token" = []), ("account" = []))
)]
pub async fn play_on_from_record(
    (State(tables), State(accounts)): (State<Tables>, State<Accounts>),
    Extension(asker): Extension<Asker>,
    Named(name): Named,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refused> {
    let wanted: PlayOn = read(body)?;
    let claim = claim(&accounts, &headers).await?;
    let film = film_of(find(&tables, &name).await?, Eyes::Referee)?;
    play_on(&tables, asker, film, wanted, claim.account.as_ref()).await
}

async fn play_on(
    tables: &Tables,
    asker: Asker,
    film: Film,
    wanted: PlayOn,
    account: Option<&Account>,
) -> Result<Response, Refused> {
    tables.house().limit(tables.clients().table(asker.0))?;
    tables.play_on(film, wanted, account).await.map(seated)
}

/// The text of a record that somebody has brought along.
#[utoipa::path(
    get,
    path = "/api/replays/{replay}/record",
    tag = "replays",
    operation_id = "record_of_replay",
    params(("replay" = String, Path, pattern = "^[0-9a-f]{16}$")),
    responses((status = 200, body = String), OfImported)
)]
pub async fn record(State(tables): State<Tables>, Named(name): Named) -> Result<Response, Refused> {
    let row = find(&tables, &name).await?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], row.record).into_response())
}

/// A record that somebody has brought along.
pub async fn find(tables: &Tables, name: &str) -> Result<ReplayRow, Refused> {
    let unknown = || Refused::from(Code::UnknownReplay);
    let id: TableId = name.parse().map_err(|_| unknown())?;
    tables.house().store.load_replay(id.text()).await?.ok_or_else(unknown)
}

/// What a record shall be called.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Called {
    /// 1 to 24 characters; the name of the game if left out.
    #[param(min_length = 1, max_length = 24)]
    name: Option<String>,
}

/// Keeps a record that somebody brings along, if it is whole and played by the rules of today.
#[utoipa::path(
    post,
    path = "/api/replays",
    tag = "replays",
    operation_id = "import_record",
    params(Called),
    request_body(content = String, content_type = "text/plain"),
    responses((status = 201, body = Imported), OfImport)
)]
pub async fn import(
    State(tables): State<Tables>,
    Extension(asker): Extension<Asker>,
    called: Result<Query<Called>, QueryRejection>,
    body: Body,
) -> Result<(StatusCode, Json<Imported>), Refused> {
    let Query(called) = called.map_err(Refused::malformed)?;
    let name = called.name.map(Name::try_from).transpose()?;
    tables.house().limit(tables.clients().record(asker.0))?;
    let too_long = |_| Refused::from(BadRecord { line: 0, problem: Problem::TooLong { most: MAX_RECORD } });
    let text = String::from_utf8_lossy(&body.map_err(too_long)?).into_owned();
    let checking = tokio::task::spawn_blocking(move || {
        let record = Record::parse(&text)?;
        let (play, fair) = AnyPlay::prove(&record)?;
        Ok::<_, BadRecord>((text, play.game(), play.len(), fair))
    });
    let (text, game, length, fair) = checking.await.map_err(|_| Refused::from(Code::Storage))??;
    let row = ReplayRow {
        id: TableId::new().text().into(),
        name: name.map_or_else(|| game.name().into(), |name| name.text().into()),
        record: text,
        made: clock_time(),
    };
    let imported = Imported { replay: row.id.clone(), name: row.name.clone(), game: game.name().into(), length, fair };
    tables.house().writer.write(Write { replay: Some(row), ..Write::default() }).await?;
    Ok((StatusCode::CREATED, Json(imported)))
}
