//! What is shown of tables that are over, whatever becomes of their rules.

use super::about::Unreadable;
use super::course::Course;
use super::seats::Sitter;
use super::standing::Stage;
use crate::protocol::{Ending, Version};
use crate::store::ArchiveRow;
use game::{Eyes, Record, Seat, fair};
use serde_json::Value;

/// A table that was over when it was loaded.
pub struct Archive {
    /// How it ended.
    pub ending: Ending,
    /// The record.
    pub record: String,
    /// The last view of each seat, then that of a spectator.
    views: Vec<Value>,
    /// Everything that happened, with nothing hidden.
    news: Vec<Value>,
}

impl Archive {
    /// What was stored.
    pub fn read(row: ArchiveRow) -> Result<Self, Unreadable> {
        let bad = |error: serde_json::Error| Unreadable(format!("{}: {error}", row.table));
        Ok(Self {
            ending: serde_json::from_str(&row.ending).map_err(bad)?,
            views: serde_json::from_str(&row.views).map_err(bad)?,
            news: serde_json::from_str(&row.news).map_err(bad)?,
            record: row.record,
        })
    }

    /// What is kept of it as long as the game itself is here, which shows the rest better.
    pub fn beside_game(row: &ArchiveRow) -> Result<Self, Unreadable> {
        let ending =
            serde_json::from_str(&row.ending).map_err(|error| Unreadable(format!("{}: {error}", row.table)))?;
        Ok(Self { ending, record: row.record.clone(), views: Vec::new(), news: Vec::new() })
    }

    /// What a table that is over leaves, with the whole log in the open.
    pub fn row(course: &Course) -> Option<ArchiveRow> {
        let Stage::Over(ending) = &course.now.stage else { return None };
        let play = course.now.play.as_ref()?;
        let eyes = Seat::all(play.seats()).map(Eyes::Seat).chain([Eyes::Spectator]);
        let views: Vec<Value> = eyes.map(|eyes| play.view(eyes)).collect();
        let (news, _) = course.log.news(Version(0), Eyes::Referee, usize::MAX);
        let text = |value: Result<String, serde_json::Error>| value.expect("what is told is plain data");
        Some(ArchiveRow {
            table: course.about.id.text().into(),
            ending: text(serde_json::to_string(ending)),
            record: record(course),
            views: text(serde_json::to_string(&views)),
            news: text(serde_json::to_string(&news)),
        })
    }

    /// What these eyes saw last.
    pub fn view(&self, eyes: Eyes) -> Value {
        let index = match eyes {
            Eyes::Seat(seat) => seat.index(),
            Eyes::Spectator | Eyes::Referee => self.views.len().saturating_sub(1),
        };
        self.views.get(index).cloned().unwrap_or_default()
    }

    /// What happened since a version.
    pub fn news(&self, since: Version) -> Vec<Value> {
        let later = |news: &&Value| news["version"].as_u64().is_some_and(|version| version > since.0.into());
        self.news.iter().filter(later).cloned().collect()
    }
}

/// The record of a table that is over or frozen.
pub fn record(course: &Course) -> String {
    if let Some(archive) = &course.archive {
        return archive.record.clone();
    }
    let names: Vec<String> = course.now.seats.iter().map(name).collect();
    let mut record = match &course.now.play {
        Some(play) => play.record(&names),
        None => frozen_record(course, &names),
    };
    if let Stage::Over(ending) = &course.now.stage {
        record.header("Ending", format!("{:?}", ending.how).to_lowercase());
    }
    if course.now.takebacks > 0 {
        record.header("Takebacks", course.now.takebacks);
    }
    let about = &course.about;
    if let Some(lesson) = about.terms.lesson {
        // Nothing was drawn from the secret.
        record.header("Lesson", lesson.text());
        return record.to_string();
    }
    record.header(fair::TABLE, &about.id);
    if record.get("Version") != Some(about.rules.to_string().as_str()) {
        record.header(fair::DEALT, about.rules);
    }
    if let Some((from, actions)) = course.log.given() {
        record.header(fair::FROM, from);
        record.header(fair::GIVEN, actions);
    }
    record.header(fair::COMMITMENT, about.secret.commitment());
    record.header(fair::SECRET, about.secret.publish());
    if let Some(entropies) = course.log.entropies() {
        record.header(fair::ENTROPIES, entropies.join(","));
        record.header(fair::KEY, about.published_key(entropies));
    }
    record.to_string()
}

fn name(sitter: &Sitter) -> String {
    let own = sitter.as_person().and_then(|person| person.name.as_ref()).map(|name| name.text().to_owned());
    own.unwrap_or_else(|| sitter.word())
}

/// What the rules of today cannot play is written down as it was played.
fn frozen_record(course: &Course, names: &[String]) -> Record {
    let (players, options) = course.about.config.split_once(' ').unwrap_or((&course.about.config, ""));
    let mut record = Record::default();
    record.header("Game", &course.about.game);
    record.header("Version", course.about.rules);
    record.header("Players", players.trim_start_matches("players="));
    record.header("Options", options);
    for (seat, name) in names.iter().enumerate() {
        record.header(&format!("Seat{seat}"), name);
    }
    record.header("Result", "*");
    record.actions = course.log.actions().into_iter().map(|action| (0, action)).collect();
    record
}
