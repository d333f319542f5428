//! Games on disk: one line each, written as they end.

use super::plan::{Pairing, Place, Plan};
use crate::file::cannot;
use crate::stop::Stop;
use game::Seat;
use search::{Contest, Effort, Failure};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
use text::Text;

/// A game that was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    deal: u64,
    meeting: usize,
    table: usize,
    /// Who sat where. If sides meet, all lists begin with whoever played alone.
    pub bots: Vec<String>,
    /// One value per seat, as in a record: `1 0`, `1/2 1/2`.
    result: String,
    /// Draws.
    pub draws: u32,
    /// Choices, by seat.
    pub decisions: Vec<u32>,
    /// Turns, by seat.
    pub turns: Vec<u32>,
    /// The time that all choices took, by seat, in microseconds.
    micros: Vec<u64>,
    /// The time that the slowest turn took.
    slowest_micros: Vec<u64>,
    /// Who lost by failing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failed: Option<Failed>,
}

/// A player who failed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Failed {
    /// Where it sat.
    pub seat: usize,
    /// How.
    pub how: Fault,
    /// What it said, if it said something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
}

/// How a player failed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Fault {
    /// It did not answer in time.
    Silent,
    /// It was gone.
    Gone,
    /// It answered nonsense.
    Nonsense,
}

impl Failed {
    fn new(seat: usize, failure: &Failure) -> Self {
        let (how, said) = match failure {
            Failure::Silent => (Fault::Silent, None),
            Failure::Gone => (Fault::Gone, None),
            Failure::Nonsense(said) => (Fault::Nonsense, Some(said.clone())),
        };
        Self { seat, how, said }
    }
}

impl Entry {
    /// A game that has just ended, told from seat `from` on.
    pub fn new(place: Place, bots: Vec<String>, contest: &Contest, from: Seat) -> Self {
        let mut efforts = contest.efforts.clone();
        efforts.rotate_left(from.index());
        let of = |what: fn(&Effort) -> u32| efforts.iter().map(what).collect();
        let micros = |what: fn(&Effort) -> Duration| {
            efforts.iter().map(|effort| u64::try_from(what(effort).as_micros()).unwrap_or(u64::MAX)).collect()
        };
        let result = contest.returns.to_string();
        let mut result: Vec<&str> = result.split(' ').collect();
        result.rotate_left(from.index());
        let place_of = |seat: Seat| (seat.index() + efforts.len() - from.index()) % efforts.len();
        Self {
            deal: place.deal,
            meeting: place.meeting,
            table: place.table,
            bots,
            result: result.join(" "),
            draws: contest.draws,
            decisions: of(|effort| effort.decisions),
            turns: of(|effort| effort.turns),
            micros: micros(|effort| effort.time),
            slowest_micros: micros(|effort| effort.slowest),
            failed: contest.failed.as_ref().map(|(seat, failure)| Failed::new(place_of(*seat), failure)),
        }
    }

    /// Which game of its plan it is.
    pub fn place(&self) -> Place {
        Place { deal: self.deal, meeting: self.meeting, table: self.table }
    }

    /// What part of a victory each seat has.
    pub fn values(&self) -> Vec<f64> {
        read_values(&self.result).expect("it was checked when it was read")
    }

    /// The time that all choices of a seat took, in seconds.
    pub fn seconds(&self, seat: usize) -> f64 {
        self.micros[seat] as f64 / 1e6
    }

    /// The time that the slowest turn of a seat took, in seconds.
    pub fn slowest(&self, seat: usize) -> f64 {
        self.slowest_micros[seat] as f64 / 1e6
    }

    /// Could this be a game of the plan?
    fn belongs_to(&self, plan: &Plan) -> bool {
        let names: Option<Vec<String>> = plan.meetings.get(self.meeting).and_then(|meeting| {
            let table = meeting.tables().get(self.table)?;
            Some(table.iter().map(|&bot| plan.entrants[bot].to_string()).collect())
        });
        let seats = usize::from(plan.players);
        let lists = [self.decisions.len(), self.turns.len(), self.micros.len(), self.slowest_micros.len()];
        names.is_some_and(|names| names == self.bots)
            && lists.iter().all(|&length| length == seats)
            && read_values(&self.result).is_some_and(|values| values.len() == seats)
            && self.failed.as_ref().is_none_or(|failed| failed.seat < seats)
    }
}

/// Reads `1/2 1/2 0`.
fn read_values(result: &str) -> Option<Vec<f64>> {
    let value = |text: &str| match text {
        "0" => Some(0.0),
        "1" => Some(1.0),
        part => part.strip_prefix("1/")?.parse::<u8>().ok().filter(|&n| n > 1).map(|n| 1.0 / f64::from(n)),
    };
    result.split(' ').map(value).collect()
}

/// The first line of a journal: all that decides how its games go. How many are played and what is tested may change.
#[derive(Serialize)]
struct Header<'a> {
    klejnot: &'static str,
    game: &'static str,
    rules: u16,
    config: &'a str,
    pairing: Pairing,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    sides: bool,
    bots: Vec<String>,
    seed: u64,
    /// In seconds. It matters only to programs.
    #[serde(skip_serializing_if = "Option::is_none")]
    patience: Option<f64>,
}

impl<'a> Header<'a> {
    fn new(plan: &'a Plan) -> Self {
        let table = |meeting: &search::Meeting| meeting.tables()[0].clone();
        let list: Vec<usize> = match plan.pairing {
            Pairing::Each | Pairing::Ladder => (0..plan.entrants.len()).collect(),
            Pairing::Table => plan.meetings.first().map(table).unwrap_or_default(),
        };
        Self {
            klejnot: env!("CARGO_PKG_VERSION"),
            game: plan.game.name(),
            rules: plan.game.version(),
            config: &plan.config,
            pairing: plan.pairing,
            sides: plan.sides,
            bots: list.into_iter().map(|bot| plan.entrants[bot].to_string()).collect(),
            seed: plan.seed,
            patience: plan.has_programs().then_some(plan.patience.as_secs_f64()),
        }
    }
}

/// A file that grows by a line whenever a game ends.
pub struct Journal {
    file: File,
    path: PathBuf,
}

impl Journal {
    /// Opens the journal of a plan, or begins one, and returns the games that it holds. A line that was cut short is taken away.
    pub fn open(path: &Path, plan: &Plan, text: &Text) -> Result<(Self, Vec<Entry>), Stop> {
        let failed = |error| cannot(text, "cmd-cannot-write", path, &error);
        let about = |key: &str, name: &str, value: String| {
            Stop::failed(text.format(key, &[("file", path.display().to_string().into()), (name, value.into())]))
        };
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let name = [("file", path.display().to_string().into())];
                return Err(Stop::failed(text.format("arena-busy", &name)));
            }
            // Where files cannot be locked, nobody keeps watch.
            Err(TryLockError::Error(_)) => {}
        }
        let mut content = Vec::new();
        file.read_to_end(&mut content).map_err(failed)?;
        let header = serde_json::to_string(&Header::new(plan)).expect("plain data") + "\n";
        if header.as_bytes().starts_with(&content) {
            content.clear();
        }
        let whole = content.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let lines =
            std::str::from_utf8(&content[..whole]).map_err(|_| about("arena-no-journal", "line", "1".into()))?;
        let mut entries = Vec::new();
        for (number, line) in lines.lines().enumerate() {
            let bad = || about("arena-no-journal", "line", (number + 1).to_string());
            if number == 0 {
                let found: Map<String, Value> = serde_json::from_str(line).map_err(|_| bad())?;
                let wanted: Map<String, Value> = serde_json::from_str(&header).expect("our own");
                if !found.contains_key("klejnot") {
                    return Err(bad());
                }
                if let Some(differs) = difference(&found, &wanted) {
                    return Err(about("arena-other-run", "differs", differs));
                }
            } else {
                let entry: Entry = serde_json::from_str(line).map_err(|_| bad())?;
                if !entry.belongs_to(plan) {
                    return Err(bad());
                }
                entries.push(entry);
            }
        }
        if whole == 0 && !content.is_empty() {
            return Err(about("arena-no-journal", "line", "1".into()));
        }
        file.set_len(whole as u64).and_then(|()| file.seek(SeekFrom::End(0))).map_err(failed)?;
        if whole == 0 {
            file.write_all(header.as_bytes()).map_err(failed)?;
        }
        Ok((Self { file, path: path.into() }, entries))
    }

    /// Adds a game.
    pub fn add(&mut self, entry: &Entry, text: &Text) -> Result<(), Stop> {
        let line = serde_json::to_string(entry).expect("plain data") + "\n";
        self.file.write_all(line.as_bytes()).map_err(|error| cannot(text, "cmd-cannot-write", &self.path, &error))
    }
}

/// In what another run differs from this one: the fields with what they are there and here.
fn difference(found: &Map<String, Value>, wanted: &Map<String, Value>) -> Option<String> {
    let names: BTreeSet<&String> = found.keys().chain(wanted.keys()).collect();
    let differs = |name: &String| {
        let [there, here] = [found, wanted].map(|header| header.get(name).unwrap_or(&Value::Null));
        (there != here).then(|| format!("{name} {there} ≠ {here}"))
    };
    let differences: Vec<String> = names.into_iter().filter_map(differs).collect();
    (!differences.is_empty()).then(|| differences.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Returns;

    #[test]
    fn results_are_read_as_they_are_written() {
        for returns in [Returns::ranked(&[1, 2]), Returns::ranked(&[1, 1, 1]), Returns::sides(&[true, false, true])] {
            let values: Vec<f64> = game::Seat::all(returns.seats()).map(|seat| returns.value(seat)).collect();
            assert_eq!(read_values(&returns.to_string()), Some(values));
        }
        for wrong in ["", "2", "1/0", "1/1", "1/x", "1  0", "1 0 ", "-1"] {
            assert_eq!(read_values(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn what_differs_is_named_with_both_values() {
        let map = |value: Value| value.as_object().unwrap().clone();
        let ours = map(serde_json::json!({"game": "duel", "seed": 1}));
        assert_eq!(difference(&ours, &ours), None);
        let other = map(serde_json::json!({"game": "duel", "seed": 2}));
        assert_eq!(difference(&other, &ours).as_deref(), Some("seed 2 ≠ 1"));
        let older = map(serde_json::json!({"seed": 2}));
        assert_eq!(difference(&older, &ours).as_deref(), Some("game null ≠ \"duel\", seed 2 ≠ 1"));
    }
}
