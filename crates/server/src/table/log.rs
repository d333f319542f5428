//! What has happened at a table, row by row.

use super::deed::Deed;
use super::seats::Holder;
use crate::protocol::{News, ToServer, Version};
use crate::secret::hex;
use catalog::Step;
use game::{Eyes, Seat, Turn};
use sha2::{Digest, Sha256};
use std::collections::HashMap;

/// A message that a row carries out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sent {
    /// Who sent it.
    pub holder: Holder,
    /// The key that they chose.
    pub key: String,
    /// The hash of all of it.
    pub digest: String,
}

impl Sent {
    /// What is kept of a message.
    pub fn new(holder: Holder, message: &ToServer) -> Self {
        let text = serde_json::to_string(message).expect("messages are plain data");
        Self { holder, key: message.key().to_owned(), digest: hex(&Sha256::digest(text)[..16]) }
    }
}

/// A row: what was done, and what happened by it.
pub struct Row {
    /// What was done.
    pub deed: Deed,
    /// The actions and draws of the game, each with what happened.
    pub steps: Vec<Step>,
    /// How many actions the game had before.
    pub length_before: usize,
}

/// The rows of a table. Its version is their number.
#[derive(Default)]
pub struct Log {
    rows: Vec<Row>,
    sent: HashMap<(Holder, String), (Version, String)>,
}

impl Log {
    /// The number of rows.
    pub fn version(&self) -> Version {
        Version(self.rows.len() as u32)
    }

    /// Adds a row that is stored.
    pub fn push(&mut self, row: Row, sent: Option<Sent>) {
        self.rows.push(row);
        if let Some(sent) = sent {
            self.sent.insert((sent.holder, sent.key), (self.version(), sent.digest));
        }
    }

    /// The version that a message with this key made, and the hash of that message.
    pub fn sent(&self, holder: Holder, key: &str) -> Option<(Version, &str)> {
        self.sent.get(&(holder, key.to_owned())).map(|(version, digest)| (*version, digest.as_str()))
    }

    /// What these eyes saw happen since a version, and after which version it begins: later, if it would be more than `most`.
    pub fn news(&self, since: Version, eyes: Eyes, most: usize) -> (Vec<News>, Version) {
        let mut news: Vec<Vec<News>> = Vec::new();
        let mut count = 0;
        let since = since.0.min(self.version().0) as usize;
        let mut begins = self.rows.len();
        for (index, row) in self.rows.iter().enumerate().skip(since).rev() {
            let told = row.news(Version(index as u32 + 1), eyes);
            count += told.len();
            if count > most && !news.is_empty() {
                break;
            }
            news.push(told);
            begins = index;
        }
        (news.into_iter().rev().flatten().collect(), Version(begins as u32))
    }

    /// The length of the game before one of these seats' moves that still count: the one that made this version, or the last one.
    pub fn before_move(&self, made: Option<Version>, mine: &[Seat]) -> Option<usize> {
        let mut counts = usize::MAX;
        for (index, row) in self.rows.iter().enumerate().rev() {
            match row.deed {
                Deed::Undone { length, .. } | Deed::TakenBack { length, .. } => counts = counts.min(length),
                Deed::Played { seat, .. } => {
                    let own = mine.iter().any(|own| own.index() == usize::from(seat));
                    let wanted = made.is_none_or(|made| made == Version(index as u32 + 1));
                    if own && wanted && row.length_before < counts {
                        return Some(row.length_before);
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// The actions and draws that count, as they are stored.
    pub fn actions(&self) -> Vec<String> {
        let mut actions = Vec::new();
        for row in &self.rows {
            match &row.deed {
                Deed::Given { actions: given, .. } => actions.extend_from_slice(given),
                Deed::Started { draws, .. } => actions.extend_from_slice(draws),
                Deed::Played { actions: chosen, draws, .. } => actions.extend(chosen.iter().chain(draws).cloned()),
                Deed::Shown { actions: shown } => actions.extend_from_slice(shown),
                Deed::Undone { length, .. } | Deed::TakenBack { length, .. } => actions.truncate(*length),
                _ => {}
            }
        }
        actions
    }

    /// What the players had added to the draws when the game began.
    pub fn entropies(&self) -> Option<&[String]> {
        self.rows.iter().find_map(|row| match &row.deed {
            Deed::Started { entropies, .. } => Some(entropies.as_slice()),
            _ => None,
        })
    }

    /// The game in the middle of which this one begins, and after how many of its actions.
    pub fn given(&self) -> Option<(&str, usize)> {
        self.rows.iter().find_map(|row| match &row.deed {
            Deed::Given { from, actions } => Some((from.as_str(), actions.len())),
            _ => None,
        })
    }

    /// Which of these seats acted last.
    pub fn last_actor(&self, mine: &[Seat]) -> Option<Seat> {
        self.rows.iter().rev().find_map(|row| match (&row.deed, row.deed.actor()) {
            (Deed::Played { .. }, Turn::Player(seat)) => mine.contains(&seat).then_some(seat),
            _ => None,
        })
    }
}

impl Row {
    fn news(&self, version: Version, eyes: Eyes) -> Vec<News> {
        let of_the_game = self.steps.iter().flat_map(|step| news_of(step, version, eyes));
        let of_the_table = self.deed.message().map(|message| News {
            version,
            actor: self.deed.actor(),
            set_up: false,
            event: None,
            message,
        });
        of_the_table.into_iter().chain(of_the_game).collect()
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
