//! Bots at a table.

use catalog::{AnySeen, Thinker};
use game::{Dice, FastDice, Game, Seen};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

/// A program that plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    /// Any legal action, all equally likely.
    Random,
}

/// Where bots think: on threads of their own, a few at a time, so that tables and sockets never wait for them.
#[derive(Clone)]
pub struct Bots {
    at_once: Arc<Semaphore>,
    delay: Duration,
}

impl Bots {
    /// Bots that answer after `delay`, whatever they hold: the time that a move takes must not tell anything.
    pub fn new(delay: Duration) -> Self {
        let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get());
        Self { at_once: Arc::new(Semaphore::new(threads)), delay }
    }

    /// What a bot does with what its seat knows. `None` if it failed to decide.
    pub async fn choose(&self, bot: Bot, seen: AnySeen, dice: FastDice) -> Option<String> {
        let think = async {
            let _place = self.at_once.acquire().await.ok()?;
            tokio::task::spawn_blocking(move || seen.choose(Choice { bot, dice })).await.ok()
        };
        tokio::join!(think, tokio::time::sleep(self.delay)).0
    }
}

/// One choice of a bot.
struct Choice {
    bot: Bot,
    dice: FastDice,
}

impl Thinker for Choice {
    fn choose<G: Game>(mut self, seen: &Seen<G>) -> G::Action {
        match self.bot {
            Bot::Random => {
                let mut legal = Vec::new();
                seen.legal(&mut legal);
                legal[self.dice.below(legal.len() as u32) as usize]
            }
        }
    }
}
