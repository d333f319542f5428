//! A client for tests: it says what it is told to, and keeps every byte that it hears.

use crate::described::send;
use futures_util::{SinkExt, StreamExt};
use reqwest::{Method, RequestBuilder, Response, StatusCode};
use serde_json::{Value, json};
use server::{Application, Limits, Settings};
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

/// Bots answer at once, nobody is slowed down, and nothing is kept.
pub fn quick() -> Settings {
    Settings { bot_delay: Duration::ZERO, limits: Limits::NONE, ..Settings::default() }
}

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
        Self::with(quick()).await
    }

    /// A server on any free port.
    pub async fn with(settings: Settings) -> Self {
        let settings = Settings { address: ([127, 0, 0, 1], 0).into(), ..settings };
        Self::run(Application::build(settings).await.unwrap())
    }

    /// A server that is built already.
    pub fn run(application: Application) -> Self {
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
        send(self.request(Method::GET, path)).await
    }

    /// Sends JSON.
    pub async fn post(&self, path: &str, body: Value) -> Response {
        send(self.request(Method::POST, path).json(&body)).await
    }

    /// Opens a table.
    pub async fn open(&self, wanted: Value) -> Table<'_> {
        self.seat(self.post("/api/tables", wanted).await).await
    }

    /// Takes a seat at a table.
    pub async fn join(&self, table: &str, wanted: Value) -> Table<'_> {
        self.seat(self.post(&format!("/api/tables/{table}/join"), wanted).await).await
    }

    /// The seat that an answer gives.
    pub async fn seat(&self, response: Response) -> Table<'_> {
        assert_eq!(response.status(), StatusCode::CREATED);
        let cookie = response.headers()["set-cookie"].to_str().unwrap().to_owned();
        let opened: Value = response.json().await.unwrap();
        let text = |name: &str| opened[name].as_str().unwrap().to_owned();
        Table { server: self, name: text("table"), token: text("token"), cookie, opened }
    }

    /// A seat that was taken before, perhaps at another server with the same database.
    pub fn known(&self, table: &str, token: &str) -> Table<'_> {
        Table { server: self, name: table.into(), token: token.into(), cookie: String::new(), opened: Value::Null }
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
        send(request.bearer_auth(&self.token)).await
    }

    /// A request that changes something, with the seat's secret.
    pub async fn post(&self, rest: &str) -> Response {
        let request = self.server.request(Method::POST, &self.path(rest));
        send(request.bearer_auth(&self.token)).await
    }

    /// The table as this seat knows it.
    pub async fn info(&self) -> Value {
        self.get("").await.json().await.unwrap()
    }

    /// The handshake of a socket, without any secret.
    pub fn handshake(&self, since: u64) -> Request {
        let path = self.path(&format!("/socket?since={since}"));
        format!("ws://{}{path}", self.server.address).into_client_request().unwrap()
    }

    /// A socket of a spectator.
    pub async fn watch(&self) -> Socket {
        Socket::connect(self.handshake(0)).await.expect("everybody may watch")
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

    /// Sends any text, unless the socket is closed.
    pub async fn try_say(&mut self, text: impl Into<String>) -> Result<(), Error> {
        self.stream.send(Message::text(text.into())).await
    }

    /// Sends bytes that are no text.
    pub async fn say_bytes(&mut self, bytes: &[u8]) {
        self.stream.send(Message::binary(bytes.to_vec())).await.unwrap();
    }

    /// Sends a move under a new key, which is returned.
    pub async fn play(&mut self, version: u64, actions: &[&str]) -> String {
        let key = new_key();
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

    /// The next message, which is of this type. What is said about the table itself is passed over, unless it is asked for.
    pub async fn expect(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await;
            if message["type"] == kind {
                return message;
            }
            assert!(["table", "chat"].contains(&message["type"].as_str().unwrap()), "{kind} was expected: {message}");
        }
    }

    /// Passes over everything until a message is as it should be.
    pub async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.hear().await;
            if wanted(&message) {
                return message;
            }
        }
    }

    /// Sends a message under a new key and waits for its answer.
    pub async fn ask(&mut self, mut message: Value) -> Value {
        let key = new_key();
        message["key"] = json!(key);
        self.say(message.to_string()).await;
        self.until(|answer| answer["key"] == *key).await
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

/// A key that was never used.
fn new_key() -> String {
    static KEYS: AtomicU32 = AtomicU32::new(0);
    format!("key {}", KEYS.fetch_add(1, Ordering::Relaxed))
}

/// The version of a message.
pub fn version(message: &Value) -> u64 {
    message["version"].as_u64().unwrap()
}

/// What a state offers.
pub fn offer(state: &Value) -> Vec<&str> {
    state["offer"].as_array().unwrap().iter().map(|offer| offer["action"].as_str().unwrap()).collect()
}
