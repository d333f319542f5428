//! Those who only look on.

use super::Problem;
use super::client::Server;
use futures_util::{StreamExt, TryStreamExt, stream};
use serde_json::{Value, json};
use tokio::task::JoinHandle;

/// So many look on at one table, from one address.
const AT_A_TABLE: u32 = 20;
/// So many tables are opened at once.
const AT_ONCE: usize = 8;

/// Opens so many sockets at tables where nothing happens. They are open until they are dropped.
pub async fn gather(server: &Server, first: u32, sockets: u32) -> Result<Vec<Listener>, Problem> {
    let tables = (0..sockets.div_ceil(AT_A_TABLE)).map(|table| {
        let count = AT_A_TABLE.min(sockets - table * AT_A_TABLE);
        look_on(server, first + table, count)
    });
    let groups: Vec<Vec<Listener>> = stream::iter(tables).buffer_unordered(AT_ONCE).try_collect().await?;
    Ok(groups.into_iter().flatten().collect())
}

/// A socket that hears everything and says nothing.
pub struct Listener(JoinHandle<()>);

impl Drop for Listener {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Listener {
    /// Is it still open?
    pub fn is_there(&self) -> bool {
        !self.0.is_finished()
    }
}

async fn look_on(server: &Server, client: u32, count: u32) -> Result<Vec<Listener>, Problem> {
    let wanted = json!({"game": "splendor", "seats": ["me", "open"]});
    let opened: Value = server.post(client, "/api/tables", &wanted).await?;
    let table = opened["table"].as_str().unwrap_or_default();
    let mut listeners = Vec::new();
    for _ in 0..count {
        let mut socket = server.socket(client, table, None).await?;
        // Whoever reads answers pings, too.
        listeners.push(Listener(tokio::spawn(async move { while let Some(Ok(_)) = socket.next().await {} })));
    }
    Ok(listeners)
}
