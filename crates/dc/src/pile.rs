//! Cards that lie together.

use crate::card::{Card, Kinds};
use std::fmt;

/// Cards without an order: a hand, a discard pile, an unseen deck. Kept sorted, so that the n-th card is found at once.
#[derive(Clone)]
pub struct Pile {
    len: u8,
    cards: [Card; Self::MOST],
}

impl Pile {
    /// No game has more cards.
    pub const MOST: usize = 255;
    /// No card.
    pub const EMPTY: Self = Self { len: 0, cards: [Card(0); Self::MOST] };

    /// Every copy of these kinds.
    pub fn whole(kinds: Kinds) -> Self {
        kinds.into_iter().flat_map(|card| std::iter::repeat_n(card, card.facts().copies.into())).collect()
    }

    /// How many cards.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// True if there is no card.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards in order.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }

    /// The `n`-th card in order.
    #[inline]
    pub fn nth(&self, n: u32) -> Card {
        self.cards()[n as usize]
    }

    /// Each kind once, in order.
    #[inline]
    pub fn kinds(&self) -> Kinds {
        self.cards().iter().fold(Kinds::NONE, |kinds, &card| kinds.with(card))
    }

    /// How many cards of a kind.
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        self.cards().iter().filter(|&&other| other == card).count() as u8
    }

    /// How many cards are among these kinds.
    #[inline]
    pub fn count_in(&self, kinds: Kinds) -> u8 {
        self.cards().iter().filter(|&&card| kinds.has(card)).count() as u8
    }

    /// Is there such a card?
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        self.cards().contains(&card)
    }

    /// Puts a card in.
    #[inline]
    pub fn put(&mut self, card: Card) {
        debug_assert!(card != Card::HIDDEN);
        let mut at = self.len as usize;
        while at > 0 && self.cards[at - 1] > card {
            self.cards[at] = self.cards[at - 1];
            at -= 1;
        }
        self.cards[at] = card;
        self.len += 1;
    }

    /// Takes a card out; it must be there.
    #[inline]
    pub fn take(&mut self, card: Card) {
        let at = self.cards().iter().position(|&other| other == card).expect("a card that is taken is there");
        self.cards.copy_within(at + 1..self.len as usize, at);
        self.len -= 1;
    }

    /// Takes a card out if it is there.
    #[inline]
    pub fn take_if_there(&mut self, card: Card) -> bool {
        let there = self.has(card);
        if there {
            self.take(card);
        }
        there
    }

    /// Moves all cards of `other` in.
    #[inline]
    pub fn put_all(&mut self, other: &mut Self) {
        if self.is_empty() {
            std::mem::swap(&mut self.len, &mut other.len);
            self.cards[..self.len as usize].copy_from_slice(&other.cards[..self.len as usize]);
            return;
        }
        for &card in other.cards() {
            self.put(card);
        }
        other.len = 0;
    }

    /// Takes everything out.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl Default for Pile {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for Pile {}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards().iter().map(|card| card.id())).finish()
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        cards.into_iter().for_each(|card| pile.put(card));
        pile
    }
}

/// A short list with a fixed place, so that a state can be copied without allocating.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// How many.
    #[inline]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// True if there is nothing.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// True if nothing more fits.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.len() == N
    }

    /// The items in order.
    #[inline]
    pub fn items(&self) -> &[T] {
        &self.items[..self.len()]
    }

    /// The items in order.
    #[inline]
    pub fn items_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }

    /// Adds an item at the end.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len()] = item;
        self.len += 1;
    }

    /// Takes the last item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// The last item.
    #[inline]
    pub fn last(&self) -> Option<&T> {
        self.items().last()
    }

    /// The last item.
    #[inline]
    pub fn last_mut(&mut self) -> Option<&mut T> {
        self.items_mut().last_mut()
    }

    /// Takes the item at this place; those behind it move up.
    pub fn remove(&mut self, at: usize) -> T {
        let (item, len) = (self.items[at], self.len());
        self.items.copy_within(at + 1..len, at);
        self.len -= 1;
        item
    }

    /// Adds an item at the beginning.
    pub fn push_front(&mut self, item: T) {
        let len = self.len();
        self.items.copy_within(0..len, 1);
        self.items[0] = item;
        self.len += 1;
    }

    /// Removes everything.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self { len: 0, items: [T::default(); N] }
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.items() == other.items()
    }
}

impl<T: Copy + Default + Eq, const N: usize> Eq for List<T, N> {}

impl<T: Copy + Default + fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.items().fmt(f)
    }
}
