//! A way to the server, from one of many addresses.

use super::Problem;
use serde_json::Value;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream, lookup_host};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// The first address that clients come from.
const FIRST: u32 = u32::from_be_bytes([127, 1, 0, 1]);
/// What is read from a socket at once.
const BUFFER: usize = 4 * 1024;

/// Where the server is.
#[derive(Clone, Debug)]
pub struct Server {
    host: String,
    address: SocketAddr,
}

/// A socket to the server.
pub type Socket = WebSocketStream<TcpStream>;

impl Server {
    /// The server of an address like `http://127.0.0.1:8080`.
    pub async fn find(url: &str) -> Result<Self, Problem> {
        let host = url.strip_prefix("http://").ok_or(Problem::new(url))?.trim_end_matches('/');
        let with_port = if host.rsplit(']').next().is_some_and(|rest| rest.contains(':')) {
            host.to_owned()
        } else {
            format!("{host}:80")
        };
        let address = lookup_host(&with_port).await.map_err(Problem::new)?.next().ok_or(Problem::new(url))?;
        Ok(Self { host: host.to_owned(), address })
    }

    /// Connects as the client of this number. On this machine each has an address of its own, so that none asks for more than one may.
    async fn connect(&self, client: u32) -> Result<TcpStream, Problem> {
        let socket = match self.address {
            SocketAddr::V4(_) => TcpSocket::new_v4(),
            SocketAddr::V6(_) => TcpSocket::new_v6(),
        };
        let socket = socket.map_err(Problem::new)?;
        if matches!(self.address.ip(), IpAddr::V4(address) if address.is_loopback()) {
            let own = Ipv4Addr::from(FIRST.wrapping_add(client));
            socket.bind((own, 0).into()).map_err(Problem::new)?;
        }
        let stream = socket.connect(self.address).await.map_err(Problem::new)?;
        stream.set_nodelay(true).map_err(Problem::new)?;
        Ok(stream)
    }

    /// Asks for something and returns the text of the answer, if it is a good one.
    pub async fn ask(&self, client: u32, method: &str, path: &str, body: &str) -> Result<String, Problem> {
        let mut stream = self.connect(client).await?;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}",
            self.host,
            body.len()
        );
        stream.write_all(request.as_bytes()).await.map_err(Problem::new)?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.map_err(Problem::new)?;
        let (head, text) = answer.split_once("\r\n\r\n").ok_or(Problem::new("?"))?;
        let status = head.split(' ').nth(1).unwrap_or_default();
        if status.starts_with('2') {
            Ok(text.to_owned())
        } else {
            Err(Problem(format!("{method} {path}: {status} {text}")))
        }
    }

    /// Sends JSON and reads JSON.
    pub async fn post(&self, client: u32, path: &str, body: &Value) -> Result<Value, Problem> {
        let answer = self.ask(client, "POST", path, &body.to_string()).await?;
        serde_json::from_str(&answer).map_err(Problem::new)
    }

    /// Opens a socket at a table, with the secret of a seat or as a spectator.
    pub async fn socket(&self, client: u32, table: &str, token: Option<&str>) -> Result<Socket, Problem> {
        let url = format!("ws://{}/api/tables/{table}/socket", self.host);
        let mut request = url.into_client_request().map_err(Problem::new)?;
        if let Some(token) = token {
            let secret = format!("Bearer {token}").parse().map_err(Problem::new)?;
            request.headers_mut().insert("authorization", secret);
        }
        let config = WebSocketConfig::default().read_buffer_size(BUFFER);
        let stream = self.connect(client).await?;
        let opened = client_async_with_config(request, stream, Some(config)).await;
        opened.map(|(socket, _)| socket).map_err(Problem::new)
    }

    /// The resident memory of the server, as it tells itself; nothing where its system does not tell it.
    pub async fn memory(&self) -> Result<Option<u64>, Problem> {
        let metrics = self.ask(0, "GET", "/metrics", "").await?;
        let told = metrics.lines().find_map(|line| line.strip_prefix("process_resident_memory_bytes "));
        Ok(told.and_then(|bytes| bytes.parse().ok()))
    }
}
