//! Somebody who plays on, whatever happens to the server, and remembers everything that was acknowledged.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A seat at a table.
pub struct Driver {
    pub address: SocketAddr,
    pub table: String,
    pub token: String,
    /// Where it says that it comes from: a server that trusts it counts it as a client of its own.
    pub forwarded_for: Option<String>,
    /// The version that each key made.
    pub acknowledged: BTreeMap<String, u64>,
    /// The last version that was heard of.
    pub version: u64,
    /// What waits for its answer.
    pending: Option<Value>,
    next_key: u64,
    dice: u64,
}

/// Says whose request it is.
pub const FORWARDED_FOR: &str = "x-forwarded-for";

type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Opens a table at which one client plays all seats.
pub async fn open(address: SocketAddr, game: &str) -> Driver {
    try_open(address, game).await.expect("the server opens a table")
}

/// The same, unless the server is down just now.
pub async fn try_open(address: SocketAddr, game: &str) -> Option<Driver> {
    try_open_with(address, None, &json!({"game": game, "seats": ["me", "me"], "name": "Ala"})).await
}

/// Opens a table at which one client plays all seats that are not bots.
pub async fn open_with(address: SocketAddr, wanted: &Value) -> Driver {
    try_open_with(address, None, wanted).await.expect("the server opens a table")
}

/// The same for a client from elsewhere, at a server that believes it.
pub async fn open_from(address: SocketAddr, from: String, wanted: &Value) -> Driver {
    try_open_with(address, Some(from), wanted).await.expect("the server opens a table")
}

async fn try_open_with(address: SocketAddr, from: Option<String>, wanted: &Value) -> Option<Driver> {
    let url = format!("http://{address}/api/tables");
    let request = reqwest::Client::new().post(url).json(wanted);
    let request = if let Some(from) = &from { request.header(FORWARDED_FOR, from) } else { request };
    let response = request.send().await.ok()?;
    assert_eq!(response.status(), 201);
    let opened: Value = response.json().await.ok()?;
    let text = |name: &str| opened[name].as_str().unwrap().to_owned();
    Some(Driver {
        address,
        table: text("table"),
        token: text("token"),
        forwarded_for: from,
        acknowledged: BTreeMap::new(),
        version: 0,
        pending: None,
        next_key: 0,
        dice: u64::from_str_radix(&text("table"), 16).unwrap(),
    })
}

impl Driver {
    pub async fn connect(&self) -> Option<Stream> {
        let url = format!("ws://{}/api/tables/{}/socket?since={}", self.address, self.table, self.version);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("authorization", format!("Bearer {}", self.token).parse().unwrap());
        if let Some(from) = &self.forwarded_for {
            request.headers_mut().insert(FORWARDED_FOR, from.parse().unwrap());
        }
        timeout(Duration::from_secs(5), connect_async(request)).await.ok()?.ok().map(|(stream, _)| stream)
    }

    /// A socket of a server that runs.
    async fn connected(&self) -> Stream {
        for _ in 0..50 {
            if let Some(stream) = self.connect().await {
                return stream;
            }
            sleep(Duration::from_millis(100)).await;
        }
        panic!("the server does not answer");
    }

    /// Plays until the connection breaks, the game is over, or so many moves are acknowledged. False if the game is over.
    pub async fn play(&mut self, moves: usize) -> bool {
        let until = self.acknowledged.len() + moves;
        let Some(mut stream) = self.connect().await else {
            sleep(Duration::from_millis(20)).await;
            return true;
        };
        // What was not answered is sent again, word for word.
        if let Some(pending) = self.pending.clone()
            && stream.send(Message::text(pending.to_string())).await.is_err()
        {
            return true;
        }
        let mut latest = Value::Null;
        while self.acknowledged.len() < until {
            let heard = match timeout(Duration::from_secs(20), stream.next()).await.expect("the server says something")
            {
                Some(Ok(Message::Text(text))) => serde_json::from_str::<Value>(&text).unwrap(),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                _ => return true,
            };
            match heard["type"].as_str().unwrap() {
                "state" => {
                    let version = heard["version"].as_u64().unwrap();
                    assert!(version >= self.version, "what was told is still there: {version} after {}", self.version);
                    self.version = version;
                    if heard["turn"]["kind"] == "over" && self.pending.is_none() {
                        return false;
                    }
                    if self.pending.is_none() && !self.send(&mut stream, &heard).await {
                        return true;
                    }
                    latest = heard;
                }
                "accepted" => {
                    let key = heard["key"].as_str().unwrap().to_owned();
                    let made = heard["version"].as_u64().unwrap();
                    if let Some(before) = self.acknowledged.insert(key, made) {
                        assert_eq!(before, made, "one key, one version");
                    }
                    self.pending = None;
                    if latest["turn"]["kind"] == "over" {
                        return false;
                    }
                    // The state came before the answer.
                    if self.acknowledged.len() < until && !self.send(&mut stream, &latest).await {
                        return true;
                    }
                }
                "refused" => panic!("{heard}"),
                _ => {}
            }
        }
        true
    }

    async fn send(&mut self, stream: &mut Stream, state: &Value) -> bool {
        let offer = state["offer"].as_array().unwrap();
        if offer.is_empty() {
            return true;
        }
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let action = &offer[(self.dice >> 33) as usize % offer.len()]["action"];
        self.next_key += 1;
        let key = format!("key-{}", self.next_key);
        let message = json!({"type": "move", "actions": [action], "version": state["version"], "key": key});
        self.pending = Some(message.clone());
        stream.send(Message::text(message.to_string())).await.is_ok()
    }

    /// Plays on one connection, each move after the one before it was answered. How many were accepted.
    pub async fn play_steadily(&mut self, moves: usize) -> Option<usize> {
        let mut stream = self.connect().await?;
        let mut played = 0;
        let mut latest = Value::Null;
        while played < moves {
            let heard = timeout(Duration::from_secs(30), stream.next()).await.ok()??.ok()?;
            let Message::Text(text) = heard else { continue };
            let heard: Value = serde_json::from_str(&text).unwrap();
            match heard["type"].as_str().unwrap() {
                "state" => {
                    let first = latest.is_null();
                    self.version = heard["version"].as_u64().unwrap();
                    latest = heard;
                    if first && !self.send(&mut stream, &latest).await {
                        return Some(played);
                    }
                }
                "accepted" => {
                    self.pending = None;
                    played += 1;
                    let done = played == moves || latest["turn"]["kind"] == "over";
                    if done || !self.send(&mut stream, &latest).await {
                        return Some(played);
                    }
                }
                "refused" => return Some(played),
                _ => {}
            }
        }
        Some(played)
    }

    /// The same seat, for somebody who remembers nothing.
    pub fn again(&self) -> Self {
        Self {
            address: self.address,
            table: self.table.clone(),
            token: self.token.clone(),
            forwarded_for: None,
            acknowledged: BTreeMap::new(),
            version: 0,
            pending: None,
            next_key: self.next_key,
            dice: self.dice,
        }
    }

    /// Sends one message and hears its answer.
    pub async fn ask(&self, message: &Value) -> Value {
        let mut stream = self.connected().await;
        stream.send(Message::text(message.to_string())).await.unwrap();
        loop {
            let heard = timeout(Duration::from_secs(20), stream.next()).await.unwrap().unwrap().unwrap();
            let Message::Text(text) = heard else { continue };
            let heard: Value = serde_json::from_str(&text).unwrap();
            if heard["key"] == message["key"] {
                return heard;
            }
        }
    }

    /// The first state that a new socket hears.
    pub async fn state(&self) -> Value {
        let mut stream = self.connected().await;
        loop {
            let heard = timeout(Duration::from_secs(20), stream.next()).await.unwrap().unwrap().unwrap();
            let Message::Text(text) = heard else { continue };
            let heard: Value = serde_json::from_str(&text).unwrap();
            if heard["type"] == "state" {
                return heard;
            }
        }
    }
}
