//! Lessons.

use super::Offer;
use game::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The lessons that there are: one for each set of rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum LessonName {
    /// Splendor.
    Splendor,
    /// Splendor: Marvel.
    Marvel,
    /// Splendor Duel.
    Duel,
    /// The DC Deck-Building Game.
    Dc,
    /// The same with the Watchmen crossover.
    Watchmen,
}

impl LessonName {
    /// As it stands in requests.
    pub fn text(self) -> &'static str {
        match self {
            Self::Splendor => "splendor",
            Self::Marvel => "marvel",
            Self::Duel => "duel",
            Self::Dc => "dc",
            Self::Watchmen => "watchmen",
        }
    }
}

/// Asks for a lesson: `POST /api/lessons`.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewLesson {
    /// Which one.
    pub lesson: LessonName,
    /// What the pupil is called.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    #[schema(min_length = 1, max_length = 24)]
    pub name: Option<String>,
}

/// How far a lesson has come.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonStep {
    /// The step, counted from 1.
    pub step: u32,
    /// How many there are.
    pub of: u32,
    /// What the pupil is told.
    pub message: Message,
    /// What the pupil shall do now, in order; nothing while the others play, and at the end.
    pub wanted: Vec<Offer>,
}
