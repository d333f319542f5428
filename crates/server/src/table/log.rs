//! What has happened at a table, row by row.

use crate::protocol::{News, Version};
use catalog::Step;
use game::{Eyes, Seat};

/// A row of a log: what one seat did with one move, and the draws that followed. The first row is the draws before the first move.
pub struct Row {
    /// Whose move it was, if it came through a socket.
    pub sent: Option<Sent>,
    /// Every action, draws included, with what happened.
    pub steps: Vec<Step>,
}

/// A move as it was sent.
pub struct Sent {
    /// Whose it was.
    pub seat: Seat,
    /// The key that the client chose.
    pub key: String,
    /// The actions.
    pub actions: Vec<String>,
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

    /// The move that a seat sent with this key, and the version that it made.
    pub fn sent(&self, seat: Seat, key: &str) -> Option<(Version, &[String])> {
        self.rows.iter().zip(1..).find_map(|(row, version)| {
            let sent = row.sent.as_ref().filter(|sent| sent.seat == seat && sent.key == key)?;
            Some((Version(version), sent.actions.as_slice()))
        })
    }

    /// What these eyes saw happen since a version.
    pub fn news(&self, since: Version, eyes: Eyes) -> Vec<News> {
        let rows = self.rows.iter().zip(1..).skip(since.0 as usize);
        rows.flat_map(|(row, version)| row.steps.iter().map(move |step| (step, Version(version))))
            .flat_map(|(step, version)| {
                let told = step.events.json(eyes).into_iter().zip(step.events.messages(eyes));
                told.map(move |(event, message)| News { version, event, message })
            })
            .collect()
    }
}
