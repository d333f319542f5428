//! Streams for programs: one JSON object per line, and an empty line when nothing has happened for a while.

use super::body::OfTable;
use super::refusals::{OfEvents, OfStream};
use super::tables::Known;
use super::whoever::claim;
use crate::accounts::Accounts;
use crate::events::Events;
use crate::guard::{Asker, Peer};
use crate::limit::Connected;
use crate::protocol::{Event, ToClient};
use crate::refused::{Code, Refused};
use crate::table::WAITING;
use crate::tables::Tables;
use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::rejection::QueryRejection;
use axum::extract::ws::Utf8Bytes;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::stream::poll_fn;
use serde::Deserialize;
use std::convert::Infallible;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, sleep_until, timeout};
use utoipa::IntoParams;

/// After so long a silence there is an empty line.
const SILENCE: Duration = Duration::from_secs(7);
/// A client that does not take a line in this time is gone.
const SEND: Duration = Duration::from_secs(10);
/// So many of an account's newest tables are looked at when a stream begins.
const MINE: usize = 50;
/// Lines that may be on their way to a client.
const ON_THE_WAY: usize = 4;

/// How long a stream lasts.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Lasting {
    /// It ends after so many seconds; left out, when the client or the server goes.
    #[param(maximum = 86400)]
    seconds: Option<u32>,
}

/// A table line by line: `ToClient`, as in the socket.
#[utoipa::path(
    get,
    path = "/api/stream/tables/{table}",
    tag = "play",
    operation_id = "stream_table",
    params(OfTable, Known, Lasting),
    responses((status = 200, body = ToClient, content_type = "application/x-ndjson"), OfStream),
    security((), ("token" = []), ("account" = []))
)]
pub async fn table(
    (State(tables), State(accounts)): (State<Tables>, State<Accounts>),
    OfTable { table: name }: OfTable,
    known: Result<Query<Known>, QueryRejection>,
    lasting: Result<Query<Lasting>, QueryRejection>,
    (Extension(peer), Extension(asker)): (Extension<Peer>, Extension<Asker>),
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let (table, viewer, _) = tables.enter(&name, &claim(&accounts, &headers).await?).await?;
    let (Query(known), Query(lasting)) = (known.map_err(Refused::malformed)?, lasting.map_err(Refused::malformed)?);
    let counted = place(&tables, peer, asker)?;
    let (outbox, mut inbox) = mpsc::channel(WAITING);
    table.watch(viewer, known.since, outbox).await?;
    let (sender, response) = lines(lasting.seconds);
    let house = tables.house().clone();
    tables.tasks().spawn(async move {
        let _counted = (house.metrics.stream(), counted);
        sender.pass_on(&mut inbox).await;
        drop(inbox);
        table.closed().await;
    });
    Ok(response)
}

/// What happens to tables: at which one's account sits, and which have a seat for whoever comes.
#[utoipa::path(
    get,
    path = "/api/stream/events",
    tag = "play",
    operation_id = "stream_events",
    params(Lasting),
    responses((status = 200, body = Event, content_type = "application/x-ndjson"), OfEvents),
    security((), ("token" = []), ("account" = []))
)]
pub async fn events(
    (State(tables), State(accounts)): (State<Tables>, State<Accounts>),
    lasting: Result<Query<Lasting>, QueryRejection>,
    (Extension(peer), Extension(asker)): (Extension<Peer>, Extension<Asker>),
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let Query(lasting) = lasting.map_err(Refused::malformed)?;
    let account = claim(&accounts, &headers).await?.account;
    let mine = match &account {
        Some(account) => accounts.tables(account, i64::MAX, MINE).await?,
        None => Vec::new(),
    };
    let counted = place(&tables, peer, asker)?;
    let (sender, response) = lines(lasting.seconds);
    let house = tables.house().clone();
    let mut events = Events::new(tables.clone(), account.map(|account| account.id), mine);
    tables.tasks().spawn(async move {
        let _counted = (house.metrics.stream(), counted);
        sender.pass_on(&mut events).await;
    });
    Ok(response)
}

/// The place of a client behind a proxy; others are counted by their connections.
fn place(tables: &Tables, peer: Peer, asker: Asker) -> Result<Option<Connected>, Refused> {
    match asker.0 == peer.0 {
        true => Ok(None),
        false => tables.clients().connect(asker.0).ok_or(Refused::from(Code::TooMany)).map(Some),
    }
}

fn line(json: &[u8]) -> Bytes {
    [json, b"\n"].concat().into()
}

/// Where lines come from.
trait Source: Send {
    /// The next line; nothing if there will be none. May be dropped while it waits.
    fn next_line(&mut self) -> impl Future<Output = Option<Bytes>> + Send;
}

impl Source for mpsc::Receiver<Utf8Bytes> {
    async fn next_line(&mut self) -> Option<Bytes> {
        self.recv().await.map(|text| line(text.as_bytes()))
    }
}

impl Source for Events {
    async fn next_line(&mut self) -> Option<Bytes> {
        self.next().await.map(|event| line(&serde_json::to_vec(&event).expect("events are plain data")))
    }
}

/// The end of a stream at which lines are put in.
struct Sender {
    lines: mpsc::Sender<Bytes>,
    until: Option<Instant>,
}

fn lines(seconds: Option<u32>) -> (Sender, Response) {
    let (lines, mut taken) = mpsc::channel(ON_THE_WAY);
    let until = seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds.into()));
    let body =
        Body::from_stream(poll_fn(move |context| taken.poll_recv(context).map(|line| line.map(Ok::<_, Infallible>))));
    let headers = [(CONTENT_TYPE.as_str(), "application/x-ndjson"), ("x-accel-buffering", "no")];
    (Sender { lines, until }, (headers, body).into_response())
}

impl Sender {
    /// Passes lines on until there are no more, nobody takes them, or the time is over.
    async fn pass_on(self, source: &mut impl Source) {
        loop {
            let line = tokio::select! {
                biased;
                () = self.lines.closed() => return,
                line = source.next_line() => line,
                () = over(self.until) => return,
                () = sleep(SILENCE) => Some(Bytes::from_static(b"\n")),
            };
            let Some(line) = line else { return };
            if !matches!(timeout(SEND, self.lines.send(line)).await, Ok(Ok(()))) {
                return;
            }
        }
    }
}

async fn over(until: Option<Instant>) {
    match until {
        Some(until) => sleep_until(until).await,
        None => std::future::pending().await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Something is always to be said.
    struct Endless(usize);

    impl Source for Endless {
        async fn next_line(&mut self) -> Option<Bytes> {
            self.0 += 1;
            Some(line(b"{}"))
        }
    }

    #[tokio::test(start_paused = true)]
    async fn who_takes_nothing_is_dropped_with_few_lines_on_the_way() {
        let (sender, _response) = lines(None);
        let (begun, mut source) = (Instant::now(), Endless(0));
        sender.pass_on(&mut source).await;
        assert_eq!(begun.elapsed(), SEND);
        assert_eq!(source.0, ON_THE_WAY + 1);
    }

    #[tokio::test(start_paused = true)]
    async fn who_breaks_off_is_dropped_at_once() {
        let (sender, response) = lines(None);
        let (_never, mut silent) = mpsc::channel::<Utf8Bytes>(1);
        let begun = Instant::now();
        drop(response);
        sender.pass_on(&mut silent).await;
        assert_eq!(begun.elapsed(), Duration::ZERO);
    }
}
