//! Games of which nets can learn to judge positions.

use crate::AnyGame;
use bots::learned::Sight;
use bots::{Bots, Opinion};

/// A game that a net can be shown, and a hand-made opinion to begin with.
pub trait Taught: Sight + Bots<Judge = Opinion<Self>> {}

impl<G: Sight + Bots<Judge = Opinion<G>>> Taught for G {}

/// Code that is generic over such games, to be run for one that is known by name.
pub trait Pupil {
    /// What the code returns.
    type Output;

    /// Runs with the rules of `G`.
    fn teach<G: Taught>(self) -> Self::Output;
}

impl AnyGame {
    /// Runs generic code with the rules of this game, if a net can be shown it.
    pub fn teach<P: Pupil>(self, pupil: P) -> Option<P::Output> {
        match self {
            Self::Splendor => Some(pupil.teach::<splendor::Splendor>()),
            Self::Marvel => Some(pupil.teach::<splendor::Marvel>()),
            Self::Duel => Some(pupil.teach::<duel::Duel>()),
            Self::Dc => None,
        }
    }
}
