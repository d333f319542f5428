//! Lessons: games that are written down beforehand, for somebody who plays such a game for the first time.
//!
//! A lesson is a record (`lessons/*.txt`). Its comments say what the pupil, who has seat 0, is told: `; lesson-splendor-take` begins the step
//! with this message, and what the pupil does until the next comment belongs to it. From `; meanwhile` until the next step everybody's
//! actions are carried out unasked, the pupil's too: that is how a lesson comes from the beginning of a game to its end. The last comment
//! is the message that closes the lesson.

use crate::{AnyGame, AnyPlay};
use game::record::BadRecord;
use game::{Eyes, Record, Seat, Turn};
use std::fmt;
use std::ops::Range;
use std::sync::LazyLock;

/// The seat of the pupil.
const PUPIL: Seat = Seat::new(0);

/// The comment after which nobody is asked.
const MEANWHILE: &str = "meanwhile";

/// What comments begin with that name a message.
const MESSAGE: &str = "lesson-";

/// The lessons by name, each with its text.
const TEXTS: [(&str, &str); 5] = [
    ("splendor", include_str!("../lessons/splendor.txt")),
    ("marvel", include_str!("../lessons/marvel.txt")),
    ("duel", include_str!("../lessons/duel.txt")),
    ("dc", include_str!("../lessons/dc.txt")),
    ("watchmen", include_str!("../lessons/watchmen.txt")),
];

/// Read once. With cards from a file a lesson may not be possible; then there is none.
static LESSONS: LazyLock<Vec<Lesson>> =
    LazyLock::new(|| TEXTS.iter().filter_map(|(name, text)| Lesson::read(name, text).ok()).collect());

/// A game that is written down beforehand.
#[derive(Debug)]
pub struct Lesson {
    name: &'static str,
    game: AnyGame,
    config: String,
    seats: u8,
    actions: Vec<String>,
    /// Who acts, action by action.
    actors: Vec<Turn>,
    /// Where each step begins, and its message.
    steps: Vec<(usize, &'static str)>,
    /// Where nobody is asked.
    unasked: Vec<Range<usize>>,
    /// The message at the end.
    closing: &'static str,
}

/// Why a text is no lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadLesson {
    /// It is not the record of a game.
    Record(BadRecord),
    /// The comment on this line is neither a step nor `meanwhile`, or nothing of the pupil's follows it.
    Comment(usize),
    /// An action of the pupil on this line belongs to no step.
    Untold(usize),
    /// It ends while something is to be drawn, or without a closing message.
    End,
}

impl fmt::Display for BadLesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(bad) => write!(f, "line {}: {}", bad.line, bad.problem.message().key),
            Self::Comment(line) => write!(f, "line {line}: a step of the pupil, or meanwhile"),
            Self::Untold(line) => write!(f, "line {line}: the pupil acts, and no step says so"),
            Self::End => f.write_str("the end: a closing message, and nothing left to draw"),
        }
    }
}

impl std::error::Error for BadLesson {}

impl Lesson {
    /// The lesson of this name.
    pub fn named(name: &str) -> Option<&'static Self> {
        LESSONS.iter().find(|lesson| lesson.name == name)
    }

    /// The names of all lessons.
    pub fn names() -> impl Iterator<Item = &'static str> {
        TEXTS.iter().map(|(name, _)| *name)
    }

    /// Reads a lesson and checks it against the rules.
    pub fn read(name: &'static str, text: &'static str) -> Result<Self, BadLesson> {
        let record = Record::parse(text).map_err(BadLesson::Record)?;
        let play = AnyPlay::replay(&record).map_err(BadLesson::Record)?;
        let actors: Vec<Turn> = (0..play.len()).map(|index| play.actor(index)).collect();
        let mut lesson = Self {
            name,
            game: play.game(),
            config: play.config(),
            seats: play.seats(),
            actions: play.log(Eyes::Referee),
            actors,
            steps: Vec::new(),
            unasked: Vec::new(),
            closing: "",
        };
        lesson.read_comments(&record, text)?;
        if lesson.closing.is_empty() || play.turn() == Turn::Chance {
            return Err(BadLesson::End);
        }
        let untold = |index: &usize| lesson.actors[*index] == Turn::Player(PUPIL) && lesson.step_at(*index).is_none();
        match (0..lesson.len()).find(untold) {
            Some(index) => Err(BadLesson::Untold(record.actions[index].0)),
            None => Ok(lesson),
        }
    }

    fn read_comments(&mut self, record: &Record, text: &'static str) -> Result<(), BadLesson> {
        let comments =
            text.lines().zip(1..).filter_map(|(line, number)| Some((line.strip_prefix(';')?.trim(), number)));
        let mut open = None;
        for (comment, line) in comments {
            let at = record.actions.iter().take_while(|action| action.0 < line).count();
            self.unasked.extend(open.take().map(|from| from..at));
            let pupil_follows = self.actors[at..].contains(&Turn::Player(PUPIL));
            match comment {
                MEANWHILE if pupil_follows => open = Some(at),
                _ if !comment.starts_with(MESSAGE) || !self.closing.is_empty() => {
                    return Err(BadLesson::Comment(line));
                }
                _ if at == self.len() => self.closing = comment,
                _ if pupil_follows => self.steps.push((at, comment)),
                _ => return Err(BadLesson::Comment(line)),
            }
        }
        if open.is_some() { Err(BadLesson::End) } else { Ok(()) }
    }

    /// Its name, which is also that of its rules.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The game.
    pub fn game(&self) -> AnyGame {
        self.game
    }

    /// What is agreed about the game.
    pub fn config(&self) -> &str {
        &self.config
    }

    /// The number of seats. The pupil has the first one.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The number of actions, draws included.
    pub fn len(&self) -> usize {
        self.actions.len()
    }

    /// Never: a lesson has steps.
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }

    /// The number of steps.
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// The messages of all steps in order, then that of the end.
    pub fn messages(&self) -> impl Iterator<Item = &'static str> {
        self.steps.iter().map(|step| step.1).chain([self.closing])
    }

    /// The action after the first `at`.
    pub fn action(&self, at: usize) -> Option<&str> {
        self.actions.get(at).map(String::as_str)
    }

    /// Are these the actions from number `at` on?
    pub fn has<'a>(&self, at: usize, actions: impl IntoIterator<Item = &'a str>) -> bool {
        actions.into_iter().zip(at..).all(|(action, index)| self.action(index) == Some(action))
    }

    /// The step after so many actions, counted from 1, and its message; after all of them the closing one.
    pub fn step(&self, at: usize) -> (usize, &'static str) {
        let begun = self.steps.iter().take_while(|step| step.0 <= at).count().max(1);
        (begun, if at >= self.len() { self.closing } else { self.steps[begun - 1].1 })
    }

    /// What the pupil shall do after so many actions, up to the end of the step, or until something is drawn or somebody else acts. Nothing
    /// if the pupil is not asked.
    pub fn wanted(&self, at: usize) -> &[String] {
        let step = self.step_at(at);
        let own = |index: &usize| self.asks(*index) && self.step_at(*index) == step;
        let end = (at..self.len()).take_while(own).last().map_or(at, |last| last + 1);
        &self.actions[at.min(self.len())..end.min(self.len())]
    }

    /// What happens unasked after so many actions: what one other player does, or everything until the next step.
    pub fn unasked(&self, at: usize) -> &[String] {
        if at >= self.len() || self.asks(at) {
            return &[];
        }
        let end = match self.unasked.iter().find(|range| range.contains(&at)) {
            Some(range) => range.end,
            None => {
                let first = self.actors[at];
                let goes_on = |index: &usize| {
                    let same = self.actors[*index] == first || self.actors[*index] == Turn::Chance;
                    same && self.is_asked_for(*index)
                };
                (at..self.len()).take_while(goes_on).last().map_or(at + 1, |last| last + 1)
            }
        };
        &self.actions[at..end]
    }

    /// Is the pupil asked for this action?
    fn asks(&self, index: usize) -> bool {
        self.actors[index] == Turn::Player(PUPIL) && self.is_asked_for(index)
    }

    fn is_asked_for(&self, index: usize) -> bool {
        !self.unasked.iter().any(|range| range.contains(&index))
    }

    /// The place of the step that an action belongs to; nothing before the first.
    fn step_at(&self, index: usize) -> Option<usize> {
        self.steps.iter().take_while(|step| step.0 <= index).count().checked_sub(1)
    }
}
