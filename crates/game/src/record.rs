//! Games as text: headers, then one action per line. `docs/notation.md` describes the format.

use crate::{BadConfig, BadText, Config, Dealer, Game, Message, Play, Refusal, Returns, Seat, Turn};
use std::fmt;

/// The largest record that is read.
pub const MAX_BYTES: usize = 1 << 20;
/// The most headers that are read.
pub const MAX_HEADERS: usize = 64;
/// The most actions that are read. No game that is played to be won comes near.
pub const MAX_ACTIONS: usize = 100_000;

/// A record, not yet checked against any rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// Names and values in the order of the file.
    pub headers: Vec<(String, String)>,
    /// The number of the line on which each header stands.
    header_lines: Vec<usize>,
    /// Each action with the number of its line.
    pub actions: Vec<(usize, String)>,
}

impl Record {
    /// The record of a game so far. `names` are the players, in seat order, or nothing.
    pub fn of<G: Game>(play: &Play<G>, names: &[String]) -> Self {
        let config = play.config().to_string();
        let options = config.split_once(' ').map_or("", |(_, options)| options);
        let mut record = Self::default();
        record.header("Game", G::NAME);
        record.header("Version", G::VERSION);
        record.header("Players", play.config().players());
        record.header("Options", options);
        for (seat, name) in names.iter().enumerate() {
            record.header(&format!("Seat{seat}"), name);
        }
        record.header("Result", result(play));
        record.actions = play
            .log()
            .iter()
            .enumerate()
            .map(|(i, action)| (record.headers.len() + 2 + i, action.to_string()))
            .collect();
        record
    }

    /// Adds a header below the others. Quotes, backslashes and control characters become blanks, so that what is written can be read.
    pub fn header(&mut self, name: &str, value: impl fmt::Display) {
        let value = value.to_string().replace(|c: char| c == '"' || c == '\\' || c.is_control(), " ");
        self.header_lines.push(self.headers.len() + 1);
        self.headers.push((name.into(), value));
        self.actions.iter_mut().for_each(|(line, _)| *line += 1);
    }

    /// The value of a header.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|header| header.0 == name).map(|header| header.1.as_str())
    }

    /// Reads the text of a record.
    pub fn parse(text: &str) -> Result<Self, BadRecord> {
        if text.len() > MAX_BYTES {
            return Err(BadRecord { line: 0, problem: Problem::TooLong { most: MAX_BYTES } });
        }
        let mut record = Self::default();
        // Some editors mark the beginning of a text.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        for (index, line) in text.lines().enumerate() {
            let line_number = index + 1;
            let line = line.trim_ascii();
            if line.starts_with('[') {
                let bad = || BadRecord { line: line_number, problem: Problem::Header(shorten(line)) };
                let (name, value) = line
                    .strip_prefix('[')
                    .and_then(|line| line.strip_suffix("\"]"))
                    .and_then(|line| line.split_once(" \""))
                    .ok_or_else(bad)?;
                let well_named = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric());
                let misplaced = !record.actions.is_empty() || record.headers.len() == MAX_HEADERS;
                if !well_named || value.contains('"') || misplaced || record.get(name).is_some() {
                    return Err(bad());
                }
                record.headers.push((name.into(), value.into()));
                record.header_lines.push(line_number);
                continue;
            }
            let action = line.split_once(';').map_or(line, |(action, _comment)| action.trim_ascii_end());
            if !action.is_empty() {
                if record.actions.len() == MAX_ACTIONS {
                    return Err(BadRecord { line: line_number, problem: Problem::AfterEnd });
                }
                record.actions.push((line_number, action.into()));
            }
        }
        Ok(record)
    }

    /// Plays the record under the rules of `G`: every action must be legal, and the stated result the real one.
    pub fn replay<G: Game>(&self) -> Result<Play<G>, BadRecord> {
        self.replay_with(None)
    }

    /// The same; with a dealer, every draw must be the one that the dealer makes, but for those among so many actions at the beginning.
    pub(crate) fn replay_with<G: Game>(&self, dealer: Option<(&Dealer, usize)>) -> Result<Play<G>, BadRecord> {
        let problem = |line, problem| BadRecord { line, problem };
        let version = self.required("Version")?;
        if version != G::VERSION.to_string() {
            let problem = Problem::Version { found: shorten(version), ours: G::VERSION };
            return Err(BadRecord { line: self.line_of("Version"), problem });
        }
        let config = format!("players={} {}", self.required("Players")?, self.get("Options").unwrap_or_default());
        let config = config.parse().map_err(|bad: BadConfig| {
            let header = if bad.option == "players" { "Players" } else { "Options" };
            problem(self.line_of(header), Problem::Config(bad))
        })?;
        let mut play = Play::<G>::new(config);
        for (index, (line, text)) in self.actions.iter().enumerate() {
            let action = text.parse().map_err(|bad| problem(*line, Problem::Action(bad)))?;
            if play.game().turn() == Turn::Over {
                return Err(problem(*line, Problem::AfterEnd));
            }
            if let (Some((dealer, given)), Turn::Chance) = (dealer, play.game().turn())
                && index >= given
            {
                let real = play.game().sample(&mut dealer.draw(play.draws()));
                if real != action {
                    return Err(problem(*line, Problem::Draw { stated: shorten(text), real: real.to_string() }));
                }
            }
            play.try_apply(action, &mut ())
                .map_err(|refusal| problem(*line, Problem::Illegal { action: shorten(text), refusal }))?;
        }
        if let Some(stated) = self.get("Result") {
            let real = result(&play);
            if stated != real {
                let stated = shorten(stated);
                return Err(problem(self.line_of("Result"), Problem::Result { stated, real }));
            }
        }
        Ok(play)
    }

    pub(crate) fn required(&self, name: &'static str) -> Result<&str, BadRecord> {
        self.get(name).ok_or(BadRecord { line: 0, problem: Problem::Missing(name) })
    }

    /// The line on which a header stands, counted from 1; 0 if there is none.
    pub fn line_of(&self, name: &str) -> usize {
        self.headers.iter().position(|header| header.0 == name).map_or(0, |i| self.header_lines[i])
    }

    /// The name of the game.
    pub fn game(&self) -> Result<&str, BadRecord> {
        self.required("Game")
    }

    /// The names of the players as far as the record has them.
    pub fn names(&self) -> Vec<Option<&str>> {
        Seat::all(Seat::MAX as u8).map(|seat| self.get(&format!("Seat{seat}"))).collect()
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.headers {
            writeln!(f, "[{name} \"{value}\"]")?;
        }
        writeln!(f)?;
        for (_, action) in &self.actions {
            writeln!(f, "{action}")?;
        }
        Ok(())
    }
}

/// The result as it stands in a record: one value per seat, `*` while the game goes on.
pub fn result<G: Game>(play: &Play<G>) -> String {
    match play.game().turn() {
        Turn::Over => Returns::to_string(&play.game().returns()),
        _ => "*".into(),
    }
}

fn shorten(text: &str) -> String {
    text.chars().take(40).collect()
}

/// Why a record is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadRecord {
    /// Where, counted from 1; 0 if it is about the whole file.
    pub line: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// More bytes than are read: [`MAX_BYTES`], or fewer where fewer are taken.
    TooLong {
        /// How many are.
        most: usize,
    },
    /// Not a header, a header that is there already, one after the first action, or one too many.
    Header(String),
    /// A header that must be there.
    Missing(&'static str),
    /// A game that we do not have.
    Game(String),
    /// Made under other rules.
    Version {
        /// As stated.
        found: String,
        /// What we play.
        ours: u16,
    },
    /// Options that do not exist.
    Config(BadConfig),
    /// A line that is no action.
    Action(BadText),
    /// An action that is not legal at that point.
    Illegal {
        /// The action.
        action: String,
        /// Why.
        refusal: Refusal,
    },
    /// An action after the end of the game.
    AfterEnd,
    /// Not the secret that was committed to.
    Secret,
    /// Not the SHA-256 of the secret.
    Commitment,
    /// The key does not follow from what the players have added, or from the table.
    Entropies,
    /// Not the key that follows from secret, table and players.
    Key,
    /// Not what the dealer has drawn.
    Draw {
        /// As stated.
        stated: String,
        /// As drawn.
        real: String,
    },
    /// Another result than the one stated.
    Result {
        /// As stated.
        stated: String,
        /// As played.
        real: String,
    },
}

impl Problem {
    /// What is wrong, for people. For an illegal action see the refusal too.
    pub fn message(&self) -> Message {
        match self {
            Self::TooLong { most } => Message::new("record-too-long").with("most", most.to_string()),
            Self::Header(found) => Message::new("record-header").with("found", found.as_str()),
            Self::Missing(name) => Message::new("record-missing").with("name", *name),
            Self::Game(found) => Message::new("record-game").with("found", found.as_str()),
            Self::Version { found, ours } => {
                Message::new("record-version").with("found", found.as_str()).with("ours", ours.to_string())
            }
            Self::Config(bad) => bad.message(),
            Self::Action(bad) => bad.message(),
            Self::Illegal { action, refusal } => {
                Message::new("record-illegal").with("action", action.as_str()).with("rule", refusal.rule)
            }
            Self::AfterEnd => Message::new("record-after-end"),
            Self::Secret => Message::new("record-secret"),
            Self::Commitment => Message::new("record-commitment"),
            Self::Entropies => Message::new("record-entropies"),
            Self::Key => Message::new("record-key"),
            Self::Draw { stated, real } => {
                Message::new("record-draw").with("stated", stated.as_str()).with("real", real.as_str())
            }
            Self::Result { stated, real } => {
                Message::new("record-result").with("stated", stated.as_str()).with("real", real.as_str())
            }
        }
    }
}

impl BadConfig {
    /// What is wrong, for people.
    pub fn message(&self) -> Message {
        Message::new(if self.fixed { "bad-fixed" } else { "bad-option" })
            .with("option", self.option.as_str())
            .with("found", self.found.as_str())
            .with("allowed", self.allowed.as_str())
    }
}

impl BadText {
    /// What is wrong, for people.
    pub fn message(&self) -> Message {
        Message::new("bad-action").with("found", self.found.as_str()).with("expected", self.expected)
    }
}
