//! The whole server.

use crate::bot::Bots;
use crate::client::Client;
use crate::http::{Shared, router};
use crate::tables::Tables;
use axum::Router;
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How long a stop waits for requests and moves in flight.
const GRACE: Duration = Duration::from_secs(8);

/// How the server runs.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where it listens; port 0 takes any free one.
    pub address: SocketAddr,
    /// A folder with the web client, instead of the one that is built in.
    pub web: Option<PathBuf>,
    /// How long a bot takes for a move.
    pub bot_delay: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self { address: ([127, 0, 0, 1], 8080).into(), web: None, bot_delay: Duration::from_millis(700) }
    }
}

/// Why the server cannot start.
#[derive(Debug)]
pub enum CannotStart {
    /// Nobody can listen there.
    Listen(SocketAddr, io::Error),
    /// The folder with the client cannot be read.
    Web(PathBuf, io::Error),
}

impl fmt::Display for CannotStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Listen(address, error) => write!(f, "{address}: {error}"),
            Self::Web(folder, error) => write!(f, "{}: {error}", folder.display()),
        }
    }
}

impl std::error::Error for CannotStart {}

/// A server that already listens.
pub struct Application {
    listener: TcpListener,
    address: SocketAddr,
    router: Router,
    tasks: TaskTracker,
    stop: CancellationToken,
}

impl Application {
    /// Begins to listen. Nobody is answered before [`Application::run`].
    pub async fn build(settings: Settings) -> Result<Self, CannotStart> {
        let client = match settings.web {
            Some(folder) => Client::from_folder(&folder).map_err(|error| CannotStart::Web(folder, error))?,
            None => Client::embedded(),
        };
        let cannot_listen = |error| CannotStart::Listen(settings.address, error);
        let listener = TcpListener::bind(settings.address).await.map_err(cannot_listen)?;
        let address = listener.local_addr().map_err(cannot_listen)?;
        let (tasks, stop) = (TaskTracker::new(), CancellationToken::new());
        let tables = Tables::new(Bots::new(settings.bot_delay), tasks.clone(), stop.clone());
        let router = router(Shared { tables, client: Arc::new(client) });
        Ok(Self { listener, address, router, tasks, stop })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` is done. Then moves in flight are finished, sockets are closed, and after a few seconds at most this
    /// returns.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let (tasks, stopped) = (self.tasks, self.stop.clone());
        let ending = self.stop.clone();
        let serving = axum::serve(self.listener, self.router).with_graceful_shutdown(async move {
            stop.await;
            ending.cancel();
        });
        let patience = async {
            stopped.cancelled().await;
            tokio::time::sleep(GRACE).await;
        };
        let whole = async {
            let served = serving.await;
            tasks.close();
            tasks.wait().await;
            served
        };
        tokio::select! {
            served = whole => served,
            () = patience => Ok(()),
        }
    }
}

/// Is done when somebody asks the program to end: Ctrl-C, SIGINT or SIGTERM.
pub async fn stop_signal() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => signal.recv().await,
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<Option<()>>();
    tokio::select! {
        () = interrupt => {},
        _ = terminate => {},
    }
}
