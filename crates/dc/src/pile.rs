//! Cards that lie together.

use crate::card::{Card, Kinds};
use std::fmt;
use std::marker::PhantomData;

/// No game has more cards.
pub const MOST: usize = 255;

/// Cards without an order: a hand, a discard pile, an unseen deck. They lie sorted, so that the n-th card is found at once.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Cards<'a>(&'a [Card]);

impl<'a> Cards<'a> {
    /// How many cards.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.len() as u8
    }

    /// True if there is no card.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The cards in order.
    #[inline]
    pub fn cards(self) -> &'a [Card] {
        self.0
    }

    /// The `n`-th card in order.
    #[inline]
    pub fn nth(self, n: u32) -> Card {
        self.0[n as usize]
    }

    /// Each kind once, in order.
    #[inline]
    pub fn kinds(self) -> Kinds {
        self.0.iter().fold(Kinds::NONE, |kinds, &card| kinds.with(card))
    }

    /// How many cards of a kind.
    #[inline]
    pub fn count(self, card: Card) -> u8 {
        self.0.iter().filter(|&&other| other == card).count() as u8
    }

    /// How many cards are among these kinds.
    #[inline]
    pub fn count_in(self, kinds: Kinds) -> u8 {
        self.0.iter().filter(|&&card| kinds.has(card)).count() as u8
    }

    /// Is there such a card?
    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.0.contains(&card)
    }
}

impl fmt::Debug for Cards<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|card| card.id())).finish()
    }
}

/// Several piles, one behind the other. A card lies in one of them, so all together need no more room than one.
#[derive(Clone, Copy)]
pub struct Shelf<P, const N: usize> {
    /// Where each pile ends, in a byte each.
    ends: u64,
    /// With some room behind, so that a few cards can be shifted at once.
    cards: [Card; MOST + 1 + FEW],
    piles: PhantomData<P>,
}

/// So many cards are shifted at once.
const FEW: usize = 32;

impl<P: Copy + Into<usize>, const N: usize> Shelf<P, N> {
    /// No card.
    pub const EMPTY: Self = Self { ends: 0, cards: [Card(0); MOST + 1 + FEW], piles: PhantomData };
    /// One for every pile.
    const ONES: u64 = 0x0101_0101_0101_0101 & (u64::MAX >> (64 - 8 * N));

    #[inline]
    fn end(&self, pile: usize) -> usize {
        usize::from((self.ends >> (8 * pile)) as u8)
    }

    #[inline]
    fn start(&self, pile: usize) -> usize {
        usize::from(((self.ends << 8) >> (8 * pile)) as u8)
    }

    /// The cards on the whole shelf.
    #[inline]
    pub fn len(&self) -> u8 {
        self.end(N - 1) as u8
    }

    /// True if nothing more fits.
    #[inline]
    pub fn is_full(&self) -> bool {
        usize::from(self.len()) == MOST
    }

    /// Moves all that lies from one place on to another.
    #[inline]
    fn shift(&mut self, from: usize, to: usize) {
        let all = usize::from(self.len());
        if all - from <= FEW {
            let few: [Card; FEW] = self.cards[from..from + FEW].try_into().expect("so many");
            self.cards[to..to + FEW].copy_from_slice(&few);
        } else {
            self.cards.copy_within(from..all, to);
        }
    }

    /// The cards of a pile.
    #[inline]
    pub fn pile(&self, pile: P) -> Cards<'_> {
        let pile = pile.into();
        Cards(&self.cards[self.start(pile)..self.end(pile)])
    }

    /// Puts a card on a pile.
    #[inline]
    pub fn put(&mut self, pile: P, card: Card) {
        debug_assert!(card != Card::HIDDEN && !self.is_full());
        let pile = pile.into();
        let (start, mut at) = (self.start(pile), self.end(pile));
        while at > start && self.cards[at - 1] > card {
            at -= 1;
        }
        self.shift(at, at + 1);
        self.cards[at] = card;
        self.ends += Self::ONES & (u64::MAX << (8 * pile));
    }

    /// Takes a card from a pile; it must be there.
    #[inline]
    pub fn take(&mut self, pile: P, card: Card) {
        assert!(self.take_if_there(pile, card), "a card that is taken is there");
    }

    /// Takes a card from a pile if it is there.
    #[inline]
    pub fn take_if_there(&mut self, pile: P, card: Card) -> bool {
        let Some(at) = self.pile(pile).cards().iter().position(|&other| other == card) else { return false };
        let pile = pile.into();
        let at = self.start(pile) + at;
        self.shift(at + 1, at);
        self.ends -= Self::ONES & (u64::MAX << (8 * pile));
        true
    }

    /// Moves all cards of a pile to another.
    #[inline]
    pub fn move_all(&mut self, from: P, to: P) {
        let (first, second) = (from.into(), to.into());
        let (start, end) = (self.start(first), self.end(first));
        let count = (end - start) as u64;
        if first == second + 1 {
            // They lie beside each other: each card goes down to its place.
            self.ends += count << (8 * second);
            let least = self.start(second);
            for mut at in start..end {
                while at > least && self.cards[at - 1] > self.cards[at] {
                    self.cards.swap(at - 1, at);
                    at -= 1;
                }
            }
        } else if first < second && self.pile(to).is_empty() {
            // What lies between makes way.
            let behind = self.start(second);
            self.cards[start..behind].rotate_left(end - start);
            self.ends -= (Self::ONES & (u64::MAX << (8 * first)) & !(u64::MAX << (8 * second))) * count;
        } else {
            let taken = self.take_all(from);
            self.put_all(to, taken.lying());
        }
    }

    /// Takes all cards of a pile.
    pub fn take_all(&mut self, pile: P) -> Pile {
        let taken = self.pile(pile).into();
        self.clear(pile);
        taken
    }

    /// Puts several cards on a pile.
    pub fn put_all(&mut self, pile: P, cards: Cards) {
        cards.cards().iter().for_each(|&card| self.put(pile, card));
    }

    /// Lays as many other cards in the place of those of a pile.
    #[inline]
    pub fn exchange(&mut self, pile: P, cards: Cards) {
        let pile = pile.into();
        let (start, end) = (self.start(pile), self.end(pile));
        self.cards[start..end].copy_from_slice(cards.0);
    }

    /// Forgets all cards of a pile.
    #[inline]
    pub fn clear(&mut self, pile: P) {
        let pile = pile.into();
        let (start, end) = (self.start(pile), self.end(pile));
        if start < end {
            self.shift(end, start);
            self.ends -= (Self::ONES & (u64::MAX << (8 * pile))) * (end - start) as u64;
        }
    }
}

impl<P, const N: usize> PartialEq for Shelf<P, N> {
    fn eq(&self, other: &Self) -> bool {
        let all = usize::from((self.ends >> (8 * (N - 1))) as u8);
        self.ends == other.ends && self.cards[..all] == other.cards[..all]
    }
}

impl<P, const N: usize> Eq for Shelf<P, N> {}

impl<P: Copy + Into<usize>, const N: usize> fmt::Debug for Shelf<P, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let piles = (0..N).map(|pile| Cards(&self.cards[self.start(pile)..self.end(pile)]));
        f.debug_list().entries(piles).finish()
    }
}

/// One pile with a place of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pile(Shelf<usize, 1>);

impl Pile {
    /// No card.
    pub const EMPTY: Self = Self(Shelf::EMPTY);

    /// Every copy of these kinds.
    pub fn whole(kinds: Kinds) -> Self {
        kinds.into_iter().flat_map(|card| std::iter::repeat_n(card, card.facts().copies.into())).collect()
    }

    /// What lies there.
    #[inline]
    pub fn lying(&self) -> Cards<'_> {
        self.0.pile(0)
    }

    /// Puts a card in.
    #[inline]
    pub fn put(&mut self, card: Card) {
        self.0.put(0, card);
    }

    /// Takes a card out; it must be there.
    #[inline]
    pub fn take(&mut self, card: Card) {
        self.0.take(0, card);
    }

    /// Takes everything out.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear(0);
    }
}

impl From<Cards<'_>> for Pile {
    fn from(cards: Cards) -> Self {
        let mut pile = Self::EMPTY;
        pile.0.cards[..cards.0.len()].copy_from_slice(cards.0);
        pile.0.ends = cards.0.len() as u64;
        pile
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
