//! The seats of a table, and what their sockets hear.

use super::Problem;
use super::client::{Server, Socket};
use futures_util::stream::{SelectAll, SplitSink, SplitStream, select_all};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use std::borrow::Cow;
use std::pin::Pin;
use std::time::Duration;
use tokio::time::{Instant, timeout};
use tokio_tungstenite::tungstenite::{Error, Message};

/// Who waits for longer has lost the server.
const PATIENCE: Duration = Duration::from_secs(20);

/// Seats at a table, with their secrets.
pub struct Taken {
    pub table: String,
    /// Client and token of each seat that is ours.
    pub seats: Vec<(u32, String)>,
}

/// Opens a table for so many clients of ours, each from an address of its own, beginning with this number; `others` are bots.
pub async fn take(server: &Server, first: u32, game: &str, ours: u32, others: &[&str]) -> Result<Taken, Problem> {
    let text = |answer: &Value, name: &str| answer[name].as_str().unwrap_or_default().to_owned();
    let mut wishes = vec!["me"];
    wishes.extend((1..ours).map(|_| "open"));
    wishes.extend(others);
    let opened = server.post(first, "/api/tables", &json!({"game": game, "seats": wishes})).await?;
    let table = text(&opened, "table");
    let mut seats = vec![(first, text(&opened, "token"))];
    for client in first + 1..first + ours {
        let joined = server.post(client, &format!("/api/tables/{table}/join"), &json!({})).await?;
        seats.push((client, text(&joined, "token")));
    }
    Ok(Taken { table, seats })
}

/// What is read of a message; the rest is passed over.
#[derive(Deserialize)]
pub struct Heard<'a> {
    #[serde(rename = "type", borrow)]
    pub kind: Cow<'a, str>,
    pub version: Option<u32>,
    #[serde(borrow)]
    pub key: Option<Cow<'a, str>>,
    #[serde(borrow)]
    pub code: Option<Cow<'a, str>>,
    pub turn: Option<Turn>,
    #[serde(default)]
    pub offer: Vec<Offer>,
}

/// Whose turn it is.
#[derive(Deserialize)]
pub struct Turn {
    pub kind: String,
}

/// What a seat may do.
#[derive(Deserialize)]
pub struct Offer {
    pub action: String,
}

/// The end of a wait: what a seat heard, and when.
pub enum Told {
    /// The move was carried out.
    Accepted,
    /// The table has this version.
    State(u32),
    /// Nothing of interest.
    Other,
}

type Listening = Pin<Box<dyn futures_util::Stream<Item = (usize, Result<Message, Error>)> + Send>>;

/// Open sockets of all our seats at a table.
pub struct Seats {
    speaking: Vec<SplitSink<Socket, Message>>,
    listening: SelectAll<Listening>,
    /// What each seat may do now.
    offers: Vec<Vec<String>>,
    /// The last version that each seat was told of.
    versions: Vec<u32>,
    over: bool,
    moves: u64,
    dice: u64,
}

impl Seats {
    /// Opens the sockets and hears how the table stands.
    pub async fn sit(server: &Server, taken: &Taken) -> Result<Self, Problem> {
        let (mut speaking, mut streams): (Vec<_>, Vec<Listening>) = (Vec::new(), Vec::new());
        for (seat, (client, token)) in taken.seats.iter().enumerate() {
            let (sink, stream): (_, SplitStream<Socket>) =
                server.socket(*client, &taken.table, Some(token)).await?.split();
            speaking.push(sink);
            streams.push(Box::pin(stream.map(move |message| (seat, message))));
        }
        let count = speaking.len();
        let mut seats = Self {
            speaking,
            listening: select_all(streams),
            offers: vec![Vec::new(); count],
            versions: vec![0; count],
            over: false,
            moves: 0,
            dice: u64::from_str_radix(&taken.table, 16).unwrap_or(1) | 1,
        };
        while seats.versions.contains(&0) {
            seats.hear("").await?;
        }
        Ok(seats)
    }

    /// Is the game over?
    pub fn over(&self) -> bool {
        self.over
    }

    /// How many moves were sent.
    pub fn moves(&self) -> u64 {
        self.moves
    }

    /// The seat of ours that is to move.
    pub fn to_move(&self) -> Option<usize> {
        self.offers.iter().position(|offer| !offer.is_empty())
    }

    /// How many seats are ours.
    pub fn count(&self) -> usize {
        self.speaking.len()
    }

    /// Sends any legal move of a seat: its key, and the version that it will make.
    pub async fn send(&mut self, seat: usize) -> Result<(String, u32), Problem> {
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let offer = std::mem::take(&mut self.offers[seat]);
        let action = &offer[(self.dice >> 33) as usize % offer.len()];
        let (key, version) = (format!("{}", self.moves), self.versions[seat]);
        self.moves += 1;
        let message = json!({"type": "move", "actions": [action], "version": version, "key": key});
        self.speaking[seat].send(Message::text(message.to_string())).await.map_err(Problem::new)?;
        Ok((key, version + 1))
    }

    /// Hears the next message of any seat: which seat, when, and whether it is about this key. A refusal is a problem.
    pub async fn hear(&mut self, key: &str) -> Result<(usize, Instant, Told), Problem> {
        loop {
            let next = timeout(PATIENCE, self.listening.next()).await.map_err(Problem::new)?;
            let at = Instant::now();
            let (seat, message) = next.ok_or(Problem::new("closed"))?;
            let Message::Text(text) = message.map_err(Problem::new)? else { continue };
            let heard: Heard<'_> = serde_json::from_str(&text).map_err(Problem::new)?;
            return match (&*heard.kind, heard.version) {
                ("state", Some(version)) => {
                    self.over |= heard.turn.is_some_and(|turn| turn.kind == "over");
                    self.offers[seat] = heard.offer.into_iter().map(|offer| offer.action).collect();
                    self.versions[seat] = version;
                    Ok((seat, at, Told::State(version)))
                }
                ("accepted", _) if heard.key.as_deref() == Some(key) => Ok((seat, at, Told::Accepted)),
                ("refused", _) => Err(Problem::new(heard.code.unwrap_or_default())),
                _ => Ok((seat, at, Told::Other)),
            };
        }
    }
}
