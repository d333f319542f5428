//! Where cards lie: the piles of a player, and those that all share.

use crate::card::Card;
use crate::pile::Cards;
use crate::state::{Dc, Player, TurnRecord};

/// The piles of a player. Those between which cards often go lie beside each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Own {
    Discard,
    Hand,
    /// The unseen part of the deck.
    Deck,
    /// Cards of the hand that all have seen since they are there.
    Known,
    /// Cards under the Super Hero.
    Under,
}

impl From<Own> for usize {
    #[inline]
    fn from(pile: Own) -> Self {
        pile as Self
    }
}

/// The piles that all share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    /// The unseen main deck.
    Main,
    Destroyed,
    /// Super-Villains that may lie in the face-down stack.
    Villains,
    /// What was contributed to the Challenge.
    Contributed,
    /// WAT-78: the cards under the Clock.
    Clock,
    LineUp,
    /// Own cards that lie before the active player until the end of the turn.
    InPlay,
}

impl From<Spot> for usize {
    #[inline]
    fn from(pile: Spot) -> Self {
        pile as Self
    }
}

impl Player {
    #[inline]
    pub fn hand(&self) -> Cards<'_> {
        self.piles.pile(Own::Hand)
    }

    #[inline]
    pub fn known(&self) -> Cards<'_> {
        self.piles.pile(Own::Known)
    }

    #[inline]
    pub fn deck(&self) -> Cards<'_> {
        self.piles.pile(Own::Deck)
    }

    #[inline]
    pub fn discard(&self) -> Cards<'_> {
        self.piles.pile(Own::Discard)
    }

    #[inline]
    pub fn under(&self) -> Cards<'_> {
        self.piles.pile(Own::Under)
    }

    /// Puts a card on a pile. Who owns nearly all cards has no room for what is known of the hand besides: that is forgotten.
    #[inline]
    pub fn put(&mut self, pile: Own, card: Card) {
        if self.piles.is_full() {
            self.piles.clear(Own::Known);
        }
        if pile != Own::Known || !self.piles.is_full() {
            self.piles.put(pile, card);
        }
    }

    #[inline]
    pub fn take(&mut self, pile: Own, card: Card) {
        self.piles.take(pile, card);
    }

    #[inline]
    pub fn take_if_there(&mut self, pile: Own, card: Card) -> bool {
        self.piles.take_if_there(pile, card)
    }

    #[inline]
    pub fn clear(&mut self, pile: Own) {
        self.piles.clear(pile);
    }
}

impl Dc {
    #[inline]
    pub(crate) fn main(&self) -> Cards<'_> {
        self.table.pile(Spot::Main)
    }

    #[inline]
    pub(crate) fn destroyed(&self) -> Cards<'_> {
        self.table.pile(Spot::Destroyed)
    }

    #[inline]
    pub(crate) fn villains(&self) -> Cards<'_> {
        self.table.pile(Spot::Villains)
    }

    #[inline]
    pub(crate) fn contributed(&self) -> Cards<'_> {
        self.table.pile(Spot::Contributed)
    }

    #[inline]
    pub(crate) fn clock(&self) -> Cards<'_> {
        self.table.pile(Spot::Clock)
    }

    #[inline]
    pub(crate) fn line_up(&self) -> Cards<'_> {
        self.table.pile(Spot::LineUp)
    }

    #[inline]
    pub(crate) fn in_play(&self) -> Cards<'_> {
        self.table.pile(Spot::InPlay)
    }
}

impl TurnRecord {
    #[inline]
    pub fn plays(&self) -> Cards<'_> {
        self.plays.lying()
    }

    #[inline]
    pub fn gained(&self) -> Cards<'_> {
        self.gained.lying()
    }
}
