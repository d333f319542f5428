//! The course of a table: what was agreed, its log, and how it stands by it.

use super::about::{About, Unreadable};
use super::archive::Archive;
use super::deed::Deed;
use super::log::{Log, Row, Sent};
use super::seats::{Holder, Sitter};
use super::standing::{Draws, Stage, Standing};
use crate::clock::StoredClock;
use crate::protocol::Version;
use crate::refused::Refused;
use crate::store::{LogRow, Stored};
use catalog::Step;
use game::{Arg, Dealer, Message};
use tokio::time::Instant;

/// Every so many rows a hash of the game is stored.
const HASHED: u32 = 50;

/// A table without those who look at it.
pub struct Course {
    /// What never changes.
    pub about: About,
    /// What has happened.
    pub log: Log,
    /// How it stands.
    pub now: Standing,
    /// What is shown of a table that was over before it was loaded.
    pub archive: Option<Archive>,
    /// Who draws, from the start on.
    dealer: Option<Dealer>,
}

/// A deed that was tried, and what it would lead to. It counts when it is stored.
pub struct Prepared {
    deed: Deed,
    steps: Vec<Step>,
    after: Standing,
    dealer: Option<Dealer>,
}

impl Course {
    /// A new table.
    pub fn new(about: About) -> Self {
        let now = about.standing();
        Self { about, log: Log::default(), now, archive: None, dealer: None }
    }

    /// Replays what was stored. Each action must still be legal and each hash agree; otherwise the table is frozen.
    pub fn restore(stored: Stored, now: Instant) -> Result<Self, Unreadable> {
        let mut course = Self::new(About::read(stored.table)?);
        course.archive = stored.archive.map(Archive::read).transpose()?;
        if course.archive.is_some() {
            course.now.play = None;
        } else if course.now.play.is_none() {
            course.freeze(0);
        }
        for (row, version) in stored.log.into_iter().zip(1..) {
            if row.version != version {
                return Err(Unreadable(format!("{}: version {version} is missing", course.about.id)));
            }
            let deed: Deed = serde_json::from_str(&row.deed)
                .map_err(|error| Unreadable(format!("{}: version {version}: {error}", course.about.id)))?;
            course.replay(deed, &row, now);
        }
        if course.archive.is_none() && !course.keeps_to_lesson() {
            course.freeze(course.version().0.into());
        }
        if let Some(archive) = &course.archive {
            course.now.stage = Stage::Over(archive.ending.clone());
            course.now.clock = None;
        }
        Ok(course)
    }

    fn replay(&mut self, deed: Deed, row: &LogRow, now: Instant) {
        let frozen = self.now.stage.clone();
        let length_before = self.length();
        let sent = sent_of(row);
        let mut after = self.now.clone();
        let mut told = deed.clone();
        match after.carry_out(&mut told, &Draws::Stored, now) {
            Ok(steps) => {
                if let (Some(clock), Some(stored)) = (&mut after.clock, read_clock(row)) {
                    clock.restore(&stored, now);
                }
                self.now = after;
                if let Deed::Started { entropies, .. } = &deed {
                    self.dealer = Some(self.about.dealer(entropies));
                }
                let agrees = row.hash.is_none() || self.now.play.is_none() || self.now.hash() == row.hash;
                self.log.push(Row { deed, steps, length_before }, sent);
                if let Stage::Frozen(_) = frozen {
                    self.now.stage = frozen;
                } else if !agrees {
                    self.freeze(row.version);
                }
            }
            Err(_) => {
                // Who sits where is still known: once more, without the game.
                self.freeze(row.version);
                let frozen = self.now.stage.clone();
                let mut again = deed.clone();
                let _ = self.now.carry_out(&mut again, &Draws::Stored, now);
                self.now.stage = frozen;
                self.log.push(Row { deed, steps: Vec::new(), length_before }, sent);
            }
        }
    }

    /// Stops a game that the rules of today would have played otherwise.
    fn freeze(&mut self, version: i64) {
        let reason = Message::new("server-frozen")
            .with("version", Arg::Number(version))
            .with("rules", Arg::Number(self.about.rules.into()));
        self.now.play = None;
        self.now.clock = None;
        self.now.stage = Stage::Frozen(reason);
    }

    /// Everybody is there, and whoever wants to add to the draws has done so.
    pub fn may_start(&self) -> bool {
        let waits = |holder: Holder| {
            let person = self.now.seats.get(usize::from(holder.0)).and_then(|sitter| sitter.as_person());
            person.is_some_and(|person| person.holder == holder && person.entropy.is_none())
        };
        let gathering = self.now.stage == Stage::Gathering && self.now.play.is_some();
        gathering && self.now.is_full() && !self.about.terms.waits_for.is_some_and(waits)
    }

    /// What the players have added to the draws, in the order of seats; nothing for bots, and who has not.
    pub fn entropies(&self) -> Vec<String> {
        let added = |sitter: &Sitter| {
            let entropy = sitter.as_person().and_then(|person| person.entropy.as_ref());
            entropy.map_or_else(String::new, |entropy| entropy.text().into())
        };
        self.now.seats.iter().map(added).collect()
    }

    /// The number of rows.
    pub fn version(&self) -> Version {
        self.log.version()
    }

    fn length(&self) -> usize {
        self.now.play.as_ref().map_or(0, |play| play.len())
    }

    /// Tries a deed, with draws by the dealer. The table itself is not changed.
    pub fn prepare(&self, mut deed: Deed, now: Instant) -> Result<Prepared, Refused> {
        let mut after = self.now.clone();
        let dealer = match &deed {
            Deed::Started { entropies, .. } => Some(self.about.dealer(entropies)),
            _ => None,
        };
        let draws = match self.lesson() {
            Some(lesson) => Draws::Written(lesson),
            None => dealer.as_ref().or(self.dealer.as_ref()).map_or(Draws::Stored, Draws::Made),
        };
        let steps = after.carry_out(&mut deed, &draws, now)?;
        Ok(Prepared { deed, steps, after, dealer })
    }

    /// A table that nobody has seen begins with a deed: the row that makes it count, once it is stored.
    pub fn begin_with(&mut self, deed: Deed, at: i64) -> Result<LogRow, Refused> {
        let prepared = self.prepare(deed, Instant::now())?;
        let row = self.row(&prepared, None, at);
        self.adopt(prepared, None);
        Ok(row)
    }

    /// The row that makes a deed count.
    pub fn row(&self, prepared: &Prepared, sent: Option<&Sent>, at: i64) -> LogRow {
        let version = self.version().next();
        LogRow {
            table: self.about.id.text().into(),
            version: version.0.into(),
            at,
            holder: sent.map(|sent| sent.holder.0.into()),
            key: sent.map(|sent| sent.key.clone()),
            digest: sent.map(|sent| sent.digest.clone()),
            deed: serde_json::to_string(&prepared.deed).expect("deeds are plain data"),
            clock: prepared.after.clock.as_ref().map(|clock| json(&clock.stored())),
            hash: if version.0.is_multiple_of(HASHED) { prepared.after.hash() } else { None },
        }
    }

    /// The deed is stored: the table goes on.
    pub fn adopt(&mut self, prepared: Prepared, sent: Option<Sent>) {
        let length_before = self.length();
        self.now = prepared.after;
        if prepared.dealer.is_some() {
            self.dealer = prepared.dealer;
        }
        self.log.push(Row { deed: prepared.deed, steps: prepared.steps, length_before }, sent);
    }
}

fn json(clock: &StoredClock) -> String {
    serde_json::to_string(clock).expect("clocks are plain data")
}

fn read_clock(row: &LogRow) -> Option<StoredClock> {
    row.clock.as_deref().and_then(|text| serde_json::from_str(text).ok())
}

fn sent_of(row: &LogRow) -> Option<Sent> {
    let holder = Holder(u8::try_from(row.holder?).ok()?);
    Some(Sent { holder, key: row.key.clone()?, digest: row.digest.clone()? })
}
