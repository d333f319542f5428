//! Somebody who plays.

use game::{Dice, FastDice, Game, Seen, Turn};
use std::fmt;

/// Somebody who chooses for one seat of one game, and may remember things from one choice to the next.
pub trait Player<G: Game>: Send {
    /// One of the legal actions of the seat, which is to move.
    fn choose(&mut self, seen: &Seen<G>) -> Result<G::Action, Failure>;

    /// Hears of every action, its own and draws included, as the seat sees it, and who took it.
    fn hear(&mut self, _actor: Turn, _action: G::Action) {}
}

/// Why a player could not choose. It loses the game by it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// It did not answer in time.
    Silent,
    /// It is gone.
    Gone,
    /// It answered something that is no legal action.
    Nonsense(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Silent => f.write_str("silent"),
            Self::Gone => f.write_str("gone"),
            Self::Nonsense(answer) => write!(f, "nonsense: {answer}"),
        }
    }
}

/// Chooses uniformly among the legal actions.
pub struct Random<G: Game> {
    dice: FastDice,
    legal: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    /// A player whose choices depend on the seed alone.
    pub fn new(seed: u64) -> Self {
        Self { dice: FastDice::new(seed), legal: Vec::new() }
    }
}

impl<G: Game> Player<G> for Random<G> {
    fn choose(&mut self, seen: &Seen<G>) -> Result<G::Action, Failure> {
        seen.legal(&mut self.legal);
        Ok(self.legal[self.dice.below(self.legal.len() as u32) as usize])
    }
}
