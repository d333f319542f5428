//! The whole server.

use crate::accounts::Accounts;
use crate::analysis::Analyses;
use crate::bot::Bots;
use crate::client::Client;
use crate::http::{Shared, router};
use crate::limit::{Clients, Limits};
use crate::metrics::Metrics;
use crate::serve::accept;
use crate::store::{self, CannotOpen, DatabaseUrl, Store, StoreError, Writer};
use crate::table::House;
use crate::tables::Tables;
use axum::Router;
use std::fmt;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::broadcast;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::{info, warn};

/// How long a stop waits for requests and moves in flight.
const GRACE: Duration = Duration::from_secs(8);
/// Changes of tables that may wait for somebody who listens. Who is further behind looks at all tables anew.
const CHANGES: usize = 256;

/// How the server runs.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where it listens; port 0 takes any free one.
    pub address: SocketAddr,
    /// Where tables are kept.
    pub database: DatabaseUrl,
    /// A folder with the web client, instead of the one that is built in.
    pub web: Option<PathBuf>,
    /// How long a bot takes for a move.
    pub bot_delay: Duration,
    /// When somebody was not there for so long, a bot may play instead.
    pub away: Duration,
    /// A table that nobody needs is put away after so long.
    pub quiet: Duration,
    /// How much one client may ask for.
    pub limits: Limits,
    /// Proxies that are believed when they say for whom they ask.
    pub proxies: Vec<IpAddr>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            address: ([127, 0, 0, 1], 8080).into(),
            database: DatabaseUrl::Memory,
            web: None,
            bot_delay: Duration::from_millis(700),
            away: Duration::from_secs(60),
            quiet: Duration::from_secs(600),
            limits: Limits::default(),
            proxies: Vec::new(),
        }
    }
}

/// Why the server cannot start.
#[derive(Debug)]
pub enum CannotStart {
    /// Nobody can listen there.
    Listen(SocketAddr, io::Error),
    /// The folder with the client cannot be read.
    Web(PathBuf, io::Error),
    /// The database cannot be used.
    Database(DatabaseUrl, CannotOpen),
}

impl fmt::Display for CannotStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Listen(address, error) => write!(f, "{address}: {error}"),
            Self::Web(folder, error) => write!(f, "{}: {error}", folder.display()),
            Self::Database(url, error) => write!(f, "{url}: {error}"),
        }
    }
}

impl std::error::Error for CannotStart {}

/// A server that already listens.
pub struct Application {
    listener: TcpListener,
    address: SocketAddr,
    router: Router,
    proxies: Arc<[IpAddr]>,
    tables: Tables,
    writing: JoinHandle<()>,
}

impl Application {
    /// Begins to listen, opens the database and restores its tables. Nobody is answered before [`Application::run`].
    pub async fn build(settings: Settings) -> Result<Self, CannotStart> {
        let (client, listener, address) = prepare(&settings).await?;
        let cannot_open = |error| CannotStart::Database(settings.database.clone(), error);
        let store = store::open(&settings.database).await.map_err(cannot_open)?;
        Self::begin(&settings, client, listener, address, store).await
    }

    /// The same with a store that is open already.
    pub async fn with_store(settings: Settings, store: Arc<dyn Store>) -> Result<Self, CannotStart> {
        let (client, listener, address) = prepare(&settings).await?;
        Self::begin(&settings, client, listener, address, store).await
    }

    async fn begin(
        settings: &Settings,
        client: Client,
        listener: TcpListener,
        address: SocketAddr,
        store: Arc<dyn Store>,
    ) -> Result<Self, CannotStart> {
        let metrics = Arc::new(Metrics::default());
        let (writer, writing) = Writer::new(store.clone(), metrics.clone());
        let writing = tokio::spawn(writing);
        let house = House {
            store,
            writer,
            bots: Bots::new(settings.bot_delay),
            metrics,
            away: settings.away,
            quiet: settings.quiet,
            rating: Arc::default(),
            changes: broadcast::Sender::new(CHANGES),
            stop: CancellationToken::new(),
        };
        let clients = Clients::new(settings.limits);
        let accounts = Accounts::new(house.clone(), clients.clone());
        let tables = Tables::new(house.clone(), clients, TaskTracker::new());
        let analyses = Analyses::new(house, tables.tasks().clone());
        let failed =
            |error: StoreError| CannotStart::Database(settings.database.clone(), CannotOpen::Failed(error.to_string()));
        tables.restore().await.map_err(failed)?;
        let proxies: Arc<[IpAddr]> = settings.proxies.iter().map(IpAddr::to_canonical).collect();
        let shared =
            Shared { tables: tables.clone(), accounts, analyses, client: Arc::new(client), proxies: proxies.clone() };
        let router = router(shared);
        Ok(Self { listener, address, router, proxies, tables, writing })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` is done. Then moves in flight are finished, sockets are closed, and after a few seconds at most this
    /// returns.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let (house, tasks) = (self.tables.house().clone(), self.tables.tasks().clone());
        let accepting = tokio::spawn(accept(
            self.listener,
            self.router,
            self.tables.clients().clone(),
            self.proxies,
            tasks.clone(),
            house.stop.clone(),
        ));
        stop.await;
        info!("stopping");
        house.stop.cancel();
        let store = house.store.clone();
        let ending = async move {
            accepting.await.map_err(io::Error::other)?;
            tasks.close();
            tasks.wait().await;
            // With the last way to the writer it ends, after all that waits is written.
            drop((house, self.tables));
            self.writing.await.map_err(io::Error::other)
        };
        match tokio::time::timeout(GRACE, ending).await {
            Ok(ended) => ended?,
            Err(_) => warn!("some connections did not end in time"),
        }
        if let Err(error) = store.close().await {
            warn!(%error, "the database was not closed well");
        }
        info!("stopped");
        Ok(())
    }
}

async fn prepare(settings: &Settings) -> Result<(Client, TcpListener, SocketAddr), CannotStart> {
    let client = match &settings.web {
        Some(folder) => Client::from_folder(folder).map_err(|error| CannotStart::Web(folder.clone(), error))?,
        None => Client::embedded(),
    };
    let cannot_listen = |error| CannotStart::Listen(settings.address, error);
    let listener = TcpListener::bind(settings.address).await.map_err(cannot_listen)?;
    let address = listener.local_addr().map_err(cannot_listen)?;
    Ok((client, listener, address))
}

/// Is done when somebody asks the program to end: Ctrl-C, SIGINT or SIGTERM. From this call on, not only once it is awaited.
///
/// # Panics
/// If the system lets nobody listen to signals, or outside of a runtime.
#[cfg(unix)]
pub fn stop_signal() -> impl Future<Output = ()> + Send + 'static {
    use tokio::signal::unix::{SignalKind, signal};
    let listen = |kind| signal(kind).expect("signals can be listened to");
    let (mut interrupt, mut terminate) = (listen(SignalKind::interrupt()), listen(SignalKind::terminate()));
    async move {
        tokio::select! {
            _ = interrupt.recv() => {},
            _ = terminate.recv() => {},
        }
    }
}

/// Is done when somebody asks the program to end: Ctrl-C.
#[cfg(not(unix))]
pub fn stop_signal() -> impl Future<Output = ()> + Send + 'static {
    async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
