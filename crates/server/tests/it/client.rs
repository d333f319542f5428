//! A client for tests: it says what it is told to, and keeps every byte that it hears.

use futures_util::{SinkExt, StreamExt};
use reqwest::{Method, RequestBuilder, Response, StatusCode};
use serde_json::{Value, json};
use server::{Application, Settings};
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(20);

/// A running server.
pub struct Server {
    pub address: SocketAddr,
    http: reqwest::Client,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<io::Result<()>>,
}

impl Server {
    /// A server whose bots answer at once.
    pub async fn start() -> Self {
        Self::with(Settings { bot_delay: Duration::ZERO, ..Settings::default() }).await
    }

    /// A server on any free port.
    pub async fn with(settings: Settings) -> Self {
        let settings = Settings { address: ([127, 0, 0, 1], 0).into(), ..settings };
        let application = Application::build(settings).await.unwrap();
        let address = application.address();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(application.run(async { stopped.await.unwrap_or_default() }));
        Self { address, http: reqwest::Client::new(), stop: Some(stop), running }
    }

    /// A request to be completed and sent.
    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.http.request(method, format!("http://{}{path}", self.address))
    }

    pub async fn get(&self, path: &str) -> Response {
        self.request(Method::GET, path).send().await.unwrap()
    }

    /// Opens a table.
    pub async fn open(&self, wanted: Value) -> Table<'_> {
        let response = self.request(Method::POST, "/api/tables").json(&wanted).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::CREATED);
        let cookie = response.headers()["set-cookie"].to_str().unwrap().to_owned();
        let opened: Value = response.json().await.unwrap();
        let text = |name: &str| opened[name].as_str().unwrap().to_owned();
        Table { server: self, name: text("table"), token: text("token"), cookie, opened }
    }

    /// A table of Splendor for a person, who begins, and a bot.
    pub async fn splendor(&self) -> Table<'_> {
        self.open(json!({"game": "splendor", "options": {"first": "0"}, "seats": ["me", "random"]})).await
    }

    /// Asks the server to stop. What it returns when it has.
    pub async fn stop(mut self) -> io::Result<()> {
        self.stop.take().unwrap().send(()).unwrap();
        timeout(PATIENCE, self.running).await.expect("the server stops").unwrap()
    }
}

/// A table that was opened, and the secret of its seat.
pub struct Table<'a> {
    server: &'a Server,
    pub name: String,
    pub token: String,
    pub cookie: String,
    pub opened: Value,
}

impl Table<'_> {
    pub fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.name)
    }

    /// A request with the seat's secret.
    pub async fn get(&self, rest: &str) -> Response {
        let request = self.server.request(Method::GET, &self.path(rest));
        request.bearer_auth(&self.token).send().await.unwrap()
    }

    /// The handshake of a socket, without any secret.
    pub fn handshake(&self, since: u64) -> Request {
        let path = self.path(&format!("/socket?since={since}"));
        format!("ws://{}{path}", self.server.address).into_client_request().unwrap()
    }

    /// A socket of the seat.
    pub async fn socket(&self, since: u64) -> Socket {
        let mut request = self.handshake(since);
        request.headers_mut().insert("authorization", format!("Bearer {}", self.token).parse().unwrap());
        Socket::connect(request).await.expect("the seat may watch")
    }
}

/// A socket.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    /// Connects, or returns the status of the refusal.
    pub async fn connect(request: Request) -> Result<Self, u16> {
        match connect_async(request).await {
            Ok((stream, _)) => Ok(Self { stream }),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// Sends any text.
    pub async fn say(&mut self, text: impl Into<String>) {
        self.stream.send(Message::text(text.into())).await.unwrap();
    }

    /// Sends a move under a new key, which is returned.
    pub async fn play(&mut self, version: u64, actions: &[&str]) -> String {
        static KEYS: AtomicU32 = AtomicU32::new(0);
        let key = format!("key {}", KEYS.fetch_add(1, Ordering::Relaxed));
        self.say(json!({"type": "move", "actions": actions, "version": version, "key": key}).to_string()).await;
        key
    }

    /// The next text, as it came. `None` if the socket was closed.
    pub async fn hear_bytes(&mut self) -> Option<String> {
        loop {
            let message = timeout(PATIENCE, self.stream.next()).await.expect("the server says something");
            match message? {
                Ok(Message::Text(text)) => return Some(text.to_string()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message.
    pub async fn hear(&mut self) -> Value {
        serde_json::from_str(&self.hear_bytes().await.expect("the socket is open")).unwrap()
    }

    /// The next message, which is of this type.
    pub async fn expect(&mut self, kind: &str) -> Value {
        let message = self.hear().await;
        assert_eq!(message["type"], kind, "{message}");
        message
    }

    /// Plays, waits for the new state and for the answer, and returns the state.
    pub async fn play_and_see(&mut self, version: u64, actions: &[&str]) -> Value {
        let key = self.play(version, actions).await;
        let state = self.expect("state").await;
        let accepted = self.expect("accepted").await;
        assert_eq!(accepted["key"], key);
        assert_eq!(accepted["version"], version + 1);
        state
    }

    /// The next state in which the seat may act, or the last one of the game.
    pub async fn my_turn(&mut self, mut state: Value) -> Value {
        while state["offer"].as_array().unwrap().is_empty() && state["turn"]["kind"] != "over" {
            state = self.expect("state").await;
        }
        state
    }

    /// Closes the socket.
    pub async fn close(mut self) {
        self.stream.close(None).await.unwrap();
    }
}

/// The version of a message.
pub fn version(message: &Value) -> u64 {
    message["version"].as_u64().unwrap()
}

/// What a state offers.
pub fn offer(state: &Value) -> Vec<&str> {
    state["offer"].as_array().unwrap().iter().map(|offer| offer["action"].as_str().unwrap()).collect()
}
