//! What a training leaves on disk, so that it can go on where it stopped.
//!
//! `plan.json` says what is trained and how. Each round has its games (`round-000.games`, a line each, written as they end) and its net
//! (`round-000.net`), and a line in `log.jsonl` once it is over.

use crate::file::{cannot, write_whole};
use crate::stop::Stop;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use text::Text;

/// All that decides how a training goes, except for how long.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub version: u16,
    /// The version of what a net is shown.
    pub layout: u16,
    /// How many play.
    pub players: u8,
    /// Games of a round.
    pub games: u64,
    /// Iterations of a choice.
    pub iterations: u32,
    /// Games between a new net and the best so far.
    pub trials: u64,
    /// The seed of everything.
    pub seed: u64,
    /// The check sum of the net that it began with, if it was given one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<u64>,
}

/// How a round went.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Round {
    /// From 0.
    pub round: u64,
    /// Positions that were learnt from.
    pub lessons: usize,
    /// What the net before this round made of its games, which it had not seen.
    pub unseen: Option<f64>,
    /// The mean loss of the last pass.
    pub loss: f64,
    /// The part of all victories of the new net against the best so far; in the first round, against what the training began with.
    pub score: f64,
    /// The same in Elo points.
    pub elo: f64,
    /// Elo points of the best net so far over what the training began with: a sum of differences, at its iterations.
    pub total: f64,
    /// Is the new net the best so far?
    pub accepted: bool,
}

/// A folder with a training.
pub struct Folder {
    path: PathBuf,
    /// Nobody else may write here.
    _lock: File,
}

impl Folder {
    /// Opens a folder, or makes it. One that belongs to another plan is refused and left as it is.
    pub fn open(path: &Path, plan: &Plan, text: &Text) -> Result<Self, Stop> {
        fs::create_dir_all(path).map_err(|error| cannot(text, "cmd-cannot-write", path, &error))?;
        let lock_path = path.join("lock");
        let lock = File::create(&lock_path).map_err(|error| cannot(text, "cmd-cannot-write", &lock_path, &error))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(stop(text, "train-busy", path, &[])),
            Err(TryLockError::Error(error)) => return Err(cannot(text, "cmd-cannot-write", &lock_path, &error)),
        }
        let folder = Self { path: path.into(), _lock: lock };
        let file = folder.path.join("plan.json");
        match fs::read_to_string(&file) {
            Ok(found) => {
                let found: Plan = serde_json::from_str(&found).map_err(|_| stop(text, "train-no-plan", &file, &[]))?;
                if found != *plan {
                    let as_text = |plan: &Plan| serde_json::to_string(plan).expect("plain data");
                    let both = [("found", as_text(&found)), ("wanted", as_text(plan))];
                    return Err(stop(text, "train-other-plan", path, &both));
                }
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                folder.write(
                    "plan.json",
                    (serde_json::to_string(plan).expect("plain data") + "\n").as_bytes(),
                    text,
                )?;
            }
            Err(error) => return Err(cannot(text, "cmd-cannot-read", &file, &error)),
        }
        Ok(folder)
    }

    /// The rounds that are over.
    pub fn rounds(&self, text: &Text) -> Result<Vec<Round>, Stop> {
        let file = self.path.join("log.jsonl");
        let log = match fs::read_to_string(&file) {
            Ok(log) => log,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(cannot(text, "cmd-cannot-read", &file, &error)),
        };
        let mut rounds = Vec::new();
        for (number, line) in log.lines().enumerate() {
            let round = serde_json::from_str::<Round>(line).ok().filter(|round| round.round == number as u64);
            let line = (number + 1).to_string();
            rounds.push(round.ok_or_else(|| stop(text, "train-bad-line", &file, &[("line", line)]))?);
        }
        Ok(rounds)
    }

    /// Notes that a round is over.
    pub fn note(&self, round: &Round, text: &Text) -> Result<(), Stop> {
        self.append("log.jsonl", &serde_json::to_string(round).expect("plain data"), text)
    }

    /// The games of a round by number. A last line that was cut off is dropped.
    pub fn games(&self, round: u64, text: &Text) -> Result<BTreeMap<u64, String>, Stop> {
        let file = self.path.join(games_of(round));
        let mut content = match fs::read_to_string(&file) {
            Ok(content) => content,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(BTreeMap::new()),
            Err(error) => return Err(cannot(text, "cmd-cannot-read", &file, &error)),
        };
        let whole = content.rfind('\n').map_or(0, |end| end + 1);
        if whole < content.len() {
            content.truncate(whole);
            self.write(&games_of(round), content.as_bytes(), text)?;
        }
        let mut games = BTreeMap::new();
        for (number, line) in content.lines().enumerate() {
            let game = line.split_once('\t').and_then(|(number, story)| Some((number.parse().ok()?, story.to_owned())));
            let line = (number + 1).to_string();
            let (number, story) = game.ok_or_else(|| stop(text, "train-bad-line", &file, &[("line", line)]))?;
            games.insert(number, story);
        }
        Ok(games)
    }

    /// Adds a game to a round.
    pub fn add_game(&self, round: u64, number: u64, story: &str, text: &Text) -> Result<(), Stop> {
        self.append(&games_of(round), &format!("{number}\t{story}"), text)
    }

    /// The file with the games of a round.
    pub fn games_file(&self, round: u64) -> PathBuf {
        self.path.join(games_of(round))
    }

    /// The file with the net of a round.
    pub fn net_file(&self, round: u64) -> PathBuf {
        self.path.join(net_of(round))
    }

    /// Keeps the net of a round.
    pub fn keep_net(&self, round: u64, bytes: &[u8], text: &Text) -> Result<(), Stop> {
        self.write(&net_of(round), bytes, text)
    }

    /// Writes a file that is always whole.
    pub fn write(&self, name: &str, content: &[u8], text: &Text) -> Result<(), Stop> {
        let file = self.path.join(name);
        write_whole(&file, content).map_err(|error| cannot(text, "cmd-cannot-write", &file, &error))
    }

    fn append(&self, name: &str, line: &str, text: &Text) -> Result<(), Stop> {
        let file = self.path.join(name);
        let write =
            || OpenOptions::new().create(true).append(true).open(&file)?.write_all(format!("{line}\n").as_bytes());
        write().map_err(|error| cannot(text, "cmd-cannot-write", &file, &error))
    }
}

fn games_of(round: u64) -> String {
    format!("round-{round:03}.games")
}

fn net_of(round: u64) -> String {
    format!("round-{round:03}.net")
}

/// Says what is wrong with a file.
pub fn stop(text: &Text, key: &str, file: &Path, more: &[(&'static str, String)]) -> Stop {
    let mut arguments = vec![("file", file.display().to_string().into())];
    arguments.extend(more.iter().map(|(name, value)| (*name, value.clone().into())));
    Stop::failed(text.format(key, &arguments))
}
