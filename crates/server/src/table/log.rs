//! What has happened at a table, row by row.

use crate::protocol::{News, ToServer, Version};
use catalog::Step;
use game::{Eyes, Message, Seat, Turn};

/// A row of a log: what one message changed. The first row is the draws before the first move.
pub struct Row {
    /// The message and whose it was, if it came through a socket.
    pub sent: Option<(Seat, ToServer)>,
    /// What was done.
    pub deed: Deed,
}

/// What a row did. Nothing is ever deleted: what was taken back stays where it is.
pub enum Deed {
    /// Actions of one seat, and the draws that followed, each with what happened.
    Played(Vec<Step>),
    /// A seat took back its last action.
    TakenBack(Seat),
}

/// The rows of a table. Its version is their number.
#[derive(Default)]
pub struct Log {
    rows: Vec<Row>,
}

impl Log {
    /// The number of rows.
    pub fn version(&self) -> Version {
        Version(self.rows.len() as u32)
    }

    /// Keeps a row. When this is done the row will not be lost, and people may be told.
    pub async fn append(&mut self, row: Row) {
        self.rows.push(row);
    }

    /// The message that a seat sent with this key, and the version that it made.
    pub fn sent(&self, seat: Seat, key: &str) -> Option<(Version, &ToServer)> {
        self.rows.iter().zip(1..).find_map(|(row, version)| {
            let (_, sent) = row.sent.as_ref().filter(|(sender, sent)| *sender == seat && sent.key() == key)?;
            Some((Version(version), sent))
        })
    }

    /// What these eyes saw happen since a version.
    pub fn news(&self, since: Version, eyes: Eyes) -> Vec<News> {
        let rows = self.rows.iter().zip(1..).skip(since.0 as usize);
        rows.flat_map(|(row, version)| row.deed.news(Version(version), eyes)).collect()
    }
}

impl Deed {
    fn news(&self, version: Version, eyes: Eyes) -> Vec<News> {
        match self {
            Self::Played(steps) => steps.iter().flat_map(|step| news_of(step, version, eyes)).collect(),
            Self::TakenBack(seat) => vec![News {
                version,
                actor: Turn::Player(*seat),
                set_up: false,
                event: None,
                message: Message::new("web-taken-back").with("seat", *seat),
            }],
        }
    }
}

fn news_of(step: &Step, version: Version, eyes: Eyes) -> impl Iterator<Item = News> {
    let told = step.events.json(eyes).into_iter().zip(step.events.messages(eyes));
    told.map(move |(event, message)| News {
        version,
        actor: step.actor,
        set_up: step.set_up,
        event: Some(event),
        message,
    })
}
