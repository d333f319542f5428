//! Tables at which a lesson is given: draws and the others' choices are written down, and so is what the pupil shall do.

use super::Command;
use super::actor::{AGAIN, Actor};
use super::course::Course;
use super::deed::Deed;
use super::standing::Stage;
use crate::protocol::{How, LessonStep, Offer, Version};
use crate::store::Write;
use catalog::{AnyPlay, Lesson};
use game::{Eyes, Message, Seat};
use tokio::time::Instant;
use tracing::error;

impl Course {
    /// The lesson that is given here.
    pub fn lesson(&self) -> Option<&'static Lesson> {
        self.about.terms.lesson.and_then(|name| Lesson::named(name.text()))
    }

    /// Is what was played here what the lesson says today? Yes where none is given.
    pub fn keeps_to_lesson(&self) -> bool {
        let follows = |play: &AnyPlay| {
            let log = play.log(Eyes::Referee);
            self.lesson().is_some_and(|lesson| lesson.has(0, log.iter().map(String::as_str)))
        };
        self.about.terms.lesson.is_none() || self.now.play.as_ref().is_none_or(follows)
    }

    /// What happens next without the pupil, if anything.
    pub fn unasked(&self) -> Option<Deed> {
        let (lesson, play) = (self.lesson()?, self.now.play.as_ref()?);
        let actions = lesson.unasked(play.len());
        let goes_on = self.now.stage == Stage::Playing && !actions.is_empty();
        goes_on.then(|| Deed::Shown { actions: actions.to_vec() })
    }

    /// What whoever has these seats is told of the lesson.
    pub fn lesson_step(&self, mine: &[Seat]) -> Option<LessonStep> {
        let lesson = self.lesson().filter(|_| !mine.is_empty())?;
        let at = match (&self.now.stage, &self.now.play) {
            (Stage::Playing, Some(play)) => play.len(),
            (Stage::Over(ending), _) if matches!(ending.how, How::Lesson | How::Rules) => lesson.len(),
            _ => return None,
        };
        let (step, key) = lesson.step(at);
        Some(LessonStep {
            step: step as u32,
            of: lesson.steps() as u32,
            message: Message::new(key),
            wanted: self.now.play.as_ref().map_or_else(Vec::new, |play| described(play, lesson.wanted(at))),
        })
    }
}

/// Actions that follow one another, each with what it is.
fn described(play: &AnyPlay, actions: &[String]) -> Vec<Offer> {
    let mut play = play.clone();
    let describe = |action: &String| {
        let found = play.legal().into_iter().find(|choice| choice.action == *action)?;
        play.try_apply(action).ok()?;
        Some(Offer { action: found.action, view: found.view })
    };
    actions.iter().map_while(describe).collect()
}

impl Actor {
    /// If something happens next without the pupil, lets it happen in a moment: it comes back with [`Command::Show`].
    pub(super) fn wake_lesson(&mut self) {
        let version = self.course.version();
        if self.thinking == Some(version) || self.course.unasked().is_none() {
            return;
        }
        self.thinking = Some(version);
        let (bots, commands) = (self.house.bots.clone(), self.commands.clone());
        tokio::spawn(async move {
            bots.pause().await;
            if let Some(commands) = commands.upgrade() {
                // A table that is gone shows nothing.
                let _ = commands.send(Command::Show { version }).await;
            }
        });
    }

    pub(super) async fn show(&mut self, version: Version) {
        if self.thinking == Some(version) {
            self.thinking = None;
        }
        if version == self.course.version()
            && let Some(deed) = self.course.unasked()
            && let Err(refused) = self.carry_out(deed, None, Write::default()).await
        {
            error!(table = %self.course.about.id, ?refused, "a lesson could not go on");
            self.again = Some(Instant::now() + AGAIN);
            return;
        }
        self.go_on().await;
    }
}
