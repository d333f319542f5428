//! Connections: how many, for how long, and their end.

use crate::guard::Peer;
use crate::limit::{Clients, Connected};
use crate::patient::Patient;
use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower_service::Service;
use tracing::warn;

/// A client must have sent the head of its request by then.
const HEAD: Duration = Duration::from_secs(10);
/// The most connections in all.
const MOST: usize = 15_000;

/// The place of a connection, as long as it is open: for a socket, until the socket is closed.
pub struct Place {
    _client: Option<Connected>,
    _open: OwnedSemaphorePermit,
}

/// Accepts connections until the stop; who has one more than allowed is hung up on. A proxy may have as many as it likes: its clients are
/// counted one by one.
pub async fn accept(
    listener: TcpListener,
    router: Router,
    clients: Arc<Clients>,
    proxies: Arc<[IpAddr]>,
    tasks: TaskTracker,
    stop: CancellationToken,
) {
    let open = Arc::new(Semaphore::new(MOST));
    loop {
        let accepted = tokio::select! {
            () = stop.cancelled() => return,
            accepted = listener.accept() => accepted,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                complain(&error).await;
                continue;
            }
        };
        let client = match proxies.contains(&peer.ip().to_canonical()) {
            true => None,
            false => match clients.connect(peer.ip()) {
                Some(client) => Some(client),
                None => continue,
            },
        };
        let Ok(permit) = open.clone().try_acquire_owned() else { continue };
        let place = Place { _client: client, _open: permit };
        tasks.spawn(talk(stream, peer, router.clone(), place, stop.clone()));
    }
}

/// A connection that broke while it was accepted concerns nobody; if there are no more files, waiting helps.
async fn complain(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        warn!(%error, "cannot accept a connection");
        sleep(Duration::from_millis(100)).await;
    }
}

/// Answers the requests of one connection. One that becomes a socket is counted as long as the socket is open.
async fn talk(stream: TcpStream, peer: SocketAddr, router: Router, place: Place, stop: CancellationToken) {
    // Small messages shall not wait for each other.
    let _ = stream.set_nodelay(true);
    let place = Arc::new(place);
    let peer: IpAddr = peer.ip().to_canonical();
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Peer(peer));
        request.extensions_mut().insert(place.clone());
        router.clone().call(request)
    });
    let mut server = http1::Builder::new();
    server.timer(TokioTimer::new()).header_read_timeout(HEAD);
    let mut connection = pin!(server.serve_connection(TokioIo::new(Patient::new(stream)), service).with_upgrades());
    let mut stopping = false;
    loop {
        tokio::select! {
            // A client that breaks off has its reasons.
            _ = connection.as_mut() => return,
            () = stop.cancelled(), if !stopping => {
                stopping = true;
                connection.as_mut().graceful_shutdown();
            }
        }
    }
}
