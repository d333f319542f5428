//! What is known of an unseen deck: its contents, not its order.

use crate::Dice;
use std::fmt;

/// A set of up to 64 distinct things, numbered from 0: the contents of a shuffled deck, or the cards in a row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bag(u64);

const ONES: u64 = 0x0101_0101_0101_0101;

impl Bag {
    /// The empty bag.
    pub const EMPTY: Self = Self(0);

    /// The bag of things 0 to `n` - 1.
    pub const fn first(n: u8) -> Self {
        Self(if n >= 64 { u64::MAX } else { (1 << n) - 1 })
    }

    /// The bag of the things whose bits are set.
    pub const fn of_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// How many things it holds.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// True if it holds nothing.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True if it holds `thing`.
    #[inline]
    pub const fn holds(self, thing: u8) -> bool {
        self.0 >> thing & 1 == 1
    }

    /// Puts `thing` in; it must not be there yet.
    #[inline]
    pub fn put(&mut self, thing: u8) {
        debug_assert!(!self.holds(thing));
        self.0 |= 1 << thing;
    }

    /// Puts `thing` in if `wanted`, without a branch.
    #[inline]
    pub fn put_if(&mut self, thing: u8, wanted: bool) {
        debug_assert!(!self.holds(thing));
        self.0 |= u64::from(wanted) << thing;
    }

    /// The one thing that it holds, if it holds exactly one.
    #[inline]
    pub fn only(self) -> Option<u8> {
        let single = self.0 != 0 && self.0 & (self.0 - 1) == 0;
        single.then(|| self.0.trailing_zeros() as u8)
    }

    /// Takes `thing` out; it must be there.
    #[inline]
    pub fn take(&mut self, thing: u8) {
        debug_assert!(self.holds(thing));
        self.0 &= !(1 << thing);
    }

    /// What is in either.
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in `self` and not in `other`.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The `n`-th thing in ascending order, counted from 0.
    ///
    /// # Panics
    /// If there are not so many (in debug builds; otherwise the result is meaningless).
    #[inline]
    pub fn nth(self, n: u32) -> u8 {
        debug_assert!(n < self.len());
        self.select(self.bits_up_to(), n)
    }

    /// One of its things, each equally likely: what [`Bag::nth`] of `dice.below(len)` is.
    #[inline]
    pub fn draw(self, dice: &mut impl Dice) -> u8 {
        let up_to = self.bits_up_to();
        self.select(up_to, dice.below((up_to >> 56) as u32))
    }

    /// For each of the eight bytes, how many bits are set in it and those below.
    #[inline]
    const fn bits_up_to(self) -> u64 {
        let pairs = self.0 - (self.0 >> 1 & 0x5555_5555_5555_5555);
        let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        bytes.wrapping_mul(ONES)
    }

    #[inline]
    fn select(self, up_to: u64, n: u32) -> u8 {
        // A high bit stays for each byte at whose end at most n bits have been seen: so many bytes are passed.
        let passed = ((n as u64).wrapping_mul(ONES) | ONES << 7) - up_to;
        let byte = ((passed >> 7 & ONES).wrapping_mul(ONES) >> 56) as u32;
        let left = n - ((up_to << 8 >> (8 * byte)) as u32 & 255);
        let bits = self.0 >> (8 * byte) & 255;
        8 * byte as u8 + NTH_BIT[bits as usize][left as usize & 7]
    }
}

/// For each byte the position of its n-th set bit: a loop would end unpredictably.
static NTH_BIT: [[u8; 8]; 256] = {
    let mut positions = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut position, mut n) = (0, 0);
        while position < 8 {
            if byte >> position & 1 == 1 {
                positions[byte][n] = position;
                n += 1;
            }
            position += 1;
        }
        byte += 1;
    }
    positions
};

impl IntoIterator for Bag {
    type Item = u8;
    type IntoIter = Things;
    #[inline]
    fn into_iter(self) -> Things {
        Things(self.0)
    }
}

impl FromIterator<u8> for Bag {
    fn from_iter<I: IntoIterator<Item = u8>>(things: I) -> Self {
        let mut bag = Self::EMPTY;
        things.into_iter().for_each(|thing| bag.put(thing));
        bag
    }
}

/// The things of a [`Bag`] in ascending order.
#[derive(Clone)]
pub struct Things(u64);

impl Iterator for Things {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let thing = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(thing)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.0.count_ones() as usize;
        (n, Some(n))
    }
}

impl ExactSizeIterator for Things {}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn nth_is_the_nth_of_the_iterator(bits: u64) {
            let bag = Bag(bits);
            let listed: Vec<u8> = bag.into_iter().collect();
            prop_assert_eq!(listed.len() as u32, bag.len());
            for (n, &thing) in listed.iter().enumerate() {
                prop_assert!(bag.holds(thing));
                prop_assert_eq!(bag.nth(n as u32), thing);
            }
        }
    }

    #[test]
    fn things_go_in_and_out() {
        let mut bag = Bag::first(3);
        bag.take(1);
        bag.put(63);
        assert_eq!(bag.into_iter().collect::<Vec<_>>(), [0, 2, 63]);
        assert_eq!(bag, [63, 0, 2].into_iter().collect());
    }
}
