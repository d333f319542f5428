//! Bots at a table: which there are, and where they think.

use catalog::{Advice, AnySeen, Bots as Known, Budget, Spec, Thinker};
use game::Seen;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, sleep, sleep_until};

/// A program that plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Bot {
    /// Any legal action, all equally likely.
    Random,
    /// One step ahead.
    Greedy,
    /// A level from 1 to 5.
    Level(u8),
}

impl Bot {
    /// All that there are.
    pub const ALL: [Self; 7] =
        [Self::Random, Self::Greedy, Self::Level(1), Self::Level(2), Self::Level(3), Self::Level(4), Self::Level(5)];

    /// Who plays on for somebody who has given up.
    pub const STAND_IN: Self = Self::Level(2);

    fn spec(self) -> Spec {
        match self {
            Self::Random => Spec::Random,
            Self::Greedy => Spec::Greedy,
            Self::Level(level) => Spec::Level { level, scale: 1.0 },
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spec().fmt(f)
    }
}

/// There is no bot of this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: no such bot", self.0)
    }
}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        let found = Self::ALL.into_iter().find(|bot| bot.to_string() == name);
        found.ok_or_else(|| UnknownBot(name.chars().take(40).collect()))
    }
}

impl TryFrom<String> for Bot {
    type Error = UnknownBot;

    fn try_from(name: String) -> Result<Self, UnknownBot> {
        name.parse()
    }
}

impl From<Bot> for String {
    fn from(bot: Bot) -> Self {
        bot.to_string()
    }
}

/// The most hints that are thought about or wait for it.
const MOST_HINTS: usize = 32;

/// Where bots think: on threads of their own, a few at a time, so that tables and sockets never wait for them.
#[derive(Clone)]
pub struct Bots {
    at_once: Arc<Semaphore>,
    hints: Arc<Semaphore>,
    delay: Duration,
}

impl Bots {
    /// Bots that answer after `delay`, whatever they hold: the time that a move takes must not tell anything.
    pub fn new(delay: Duration) -> Self {
        let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get());
        Self { at_once: Arc::new(Semaphore::new(threads)), hints: Arc::new(Semaphore::new(MOST_HINTS)), delay }
    }

    /// What a search thinks of a choice, by what its seat knows. `None` if too many others wait for a hint, or it failed.
    pub async fn advise(&self, seen: AnySeen, budget: Budget, seed: u64) -> Option<Advice> {
        let hint = self.hints.clone().try_acquire_owned().ok()?;
        let place = self.at_once.clone().acquire_owned().await.ok()?;
        let thinking = tokio::task::spawn_blocking(move || {
            // Kept until it has thought, even if nobody waits any more.
            let _places = (hint, place);
            seen.advise(Some(budget), seed)
        });
        thinking.await.ok()
    }

    /// Does something long beside the bots, which [gives way](Place::give_way) to them now and then. `None` if it failed.
    pub async fn work<T: Send + 'static>(&self, work: impl FnOnce(&Place) -> T + Send + 'static) -> Option<T> {
        let held = self.at_once.clone().acquire_owned().await.ok();
        let place = Place { at_once: self.at_once.clone(), held: Mutex::new(held), runtime: Handle::current() };
        tokio::task::spawn_blocking(move || work(&place)).await.ok()
    }

    /// Lets as much time pass as a bot takes that hardly thinks.
    pub async fn pause(&self) {
        sleep(self.delay).await;
    }

    /// What a bot does with what its seat knows. `None` if it failed to decide.
    ///
    /// Who thinks for longer than the delay answers after twice or three times as long, never in between.
    pub async fn choose(&self, bot: Bot, seen: AnySeen, seed: u64) -> Option<String> {
        let begun = Instant::now();
        let place = self.at_once.clone().acquire_owned().await.ok()?;
        let thinking = tokio::task::spawn_blocking(move || {
            // Kept until it has thought, even if nobody waits any more.
            let _place = place;
            seen.choose(Choice { bot, seed })
        });
        let chosen = thinking.await.ok();
        sleep_until(begun + rounded_up(begun.elapsed(), self.delay)).await;
        chosen
    }
}

/// A place among those who think, for somebody with much to think about.
pub struct Place {
    at_once: Arc<Semaphore>,
    held: Mutex<Option<OwnedSemaphorePermit>>,
    runtime: Handle,
}

impl Place {
    /// Lets those who wait go first. Not for a task: it blocks.
    pub fn give_way(&self) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        *held = None;
        *held = self.runtime.block_on(self.at_once.clone().acquire_owned()).ok();
    }
}

/// The next multiple of a delay.
fn rounded_up(taken: Duration, delay: Duration) -> Duration {
    match delay.as_nanos() {
        0 => Duration::ZERO,
        step => delay * u32::try_from(taken.as_nanos().div_ceil(step).max(1)).unwrap_or(u32::MAX),
    }
}

/// One choice of a bot.
struct Choice {
    bot: Bot,
    seed: u64,
}

impl Thinker for Choice {
    fn choose<G: Known>(self, seen: &Seen<G>) -> G::Action {
        let mut player = self.bot.spec().player::<G>(self.seed);
        // A bot that cannot decide takes the first thing that it may do.
        player.choose(seen).unwrap_or_else(|_| {
            let mut legal = Vec::new();
            seen.legal(&mut legal);
            legal[0]
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_known_by_their_names() {
        let names: Vec<String> = Bot::ALL.iter().map(ToString::to_string).collect();
        assert_eq!(names, ["random", "greedy", "1", "2", "3", "4", "5"]);
        for bot in Bot::ALL {
            assert_eq!(bot.to_string().parse(), Ok(bot));
        }
        for bad in ["", "6", "ismcts:100000", "5@100", "Random"] {
            assert!(bad.parse::<Bot>().is_err(), "{bad}");
        }
    }

    #[test]
    fn the_time_that_a_move_takes_is_a_multiple_of_the_delay() {
        let millis = Duration::from_millis;
        assert_eq!(rounded_up(millis(0), millis(700)), millis(700));
        assert_eq!(rounded_up(millis(699), millis(700)), millis(700));
        assert_eq!(rounded_up(millis(701), millis(700)), millis(1400));
        assert_eq!(rounded_up(millis(5), millis(0)), millis(0));
    }
}
