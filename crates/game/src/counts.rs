//! Eight small counters in one machine word.

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// Counts of up to eight kinds of thing, each from 0 to 127, packed into a `u64`.
///
/// All lanes are added, subtracted and compared at once, which is what makes prices cheap to compute.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Counts(u64);

const HIGH: u64 = 0x8080_8080_8080_8080;
const ONES: u64 = 0x0101_0101_0101_0101;

impl Counts {
    /// Nothing of any kind.
    pub const NONE: Self = Self(0);

    /// Lane i holds `lanes[i]`.
    ///
    /// # Panics
    /// If a count exceeds 127.
    pub const fn new(lanes: [u8; 8]) -> Self {
        let packed = u64::from_le_bytes(lanes);
        assert!(packed & HIGH == 0, "a count exceeds 127");
        Self(packed)
    }

    /// `n` in one lane, nothing in the others.
    pub const fn of(lane: usize, n: u8) -> Self {
        debug_assert!(lane < 8 && n < 128);
        Self((n as u64) << (8 * lane))
    }

    /// One in each lane whose bit is set in `lanes`.
    pub const fn one_of_each(lanes: u8) -> Self {
        let spread = (lanes as u64).wrapping_mul(ONES) & 0x8040_2010_0804_0201;
        Self(((spread + (HIGH - ONES)) | spread) >> 7 & ONES)
    }

    /// The count in one lane.
    pub const fn get(self, lane: usize) -> u8 {
        (self.0 >> (8 * lane)) as u8
    }

    /// All lanes.
    pub const fn lanes(self) -> [u8; 8] {
        self.0.to_le_bytes()
    }

    /// The sum of all lanes, which must not exceed 255.
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(ONES) >> 56) as u8
    }

    /// The largest lane.
    #[inline]
    pub const fn most(self) -> u8 {
        let of_four = self.or_more(Self(self.0 >> 32));
        let of_two = of_four.or_more(Self(of_four.0 >> 16));
        of_two.or_more(Self(of_two.0 >> 8)).get(0)
    }

    /// Lane by lane the larger one.
    #[inline]
    const fn or_more(self, other: Self) -> Self {
        Self(other.0 + self.less(other).0)
    }

    /// True if every lane is zero.
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Lane by lane `self - other`, never below zero.
    #[inline]
    pub const fn less(self, other: Self) -> Self {
        let difference = (self.0 | HIGH) - other.0;
        let kept = difference & HIGH;
        Self(difference & (kept - (kept >> 7)))
    }

    /// True if every lane holds at least as much as in `other`.
    #[inline]
    pub const fn covers(self, other: Self) -> bool {
        ((self.0 | HIGH) - other.0) & HIGH == HIGH
    }

    /// The lanes from `lane` on; those before it become zero.
    #[inline]
    pub const fn from_lane(self, lane: usize) -> Self {
        Self(self.0 >> (8 * lane) << (8 * lane))
    }

    /// The first `lanes` lanes; the others become zero.
    #[inline]
    pub const fn first_lanes(self, lanes: usize) -> Self {
        Self(self.0 & ((1 << (8 * lanes)) - 1))
    }

    /// The lane of the `n`-th thing, counted from 0 through all lanes in order; there must be so many, and at most 127 in all.
    #[inline]
    pub const fn lane_of_nth(self, n: u8) -> usize {
        debug_assert!(n < self.total() && self.total() < 128);
        // One high bit for each lane at whose end at most n things have been seen; then their sum.
        let up_to = self.0.wrapping_mul(ONES);
        let passed = (((n as u64).wrapping_mul(ONES) | HIGH) - up_to) & HIGH;
        ((passed >> 7).wrapping_mul(ONES) >> 56) as usize
    }

    /// In each lane the sum of the lanes before it. The sum of all must not exceed 127.
    #[inline]
    pub const fn before(self) -> Self {
        Self(self.0.wrapping_mul(ONES) << 8)
    }

    /// A bit for each lane that holds at least `n`.
    #[inline]
    pub const fn at_least(self, n: u8) -> u8 {
        let reached = (((self.0 | HIGH) - (n as u64).wrapping_mul(ONES)) & HIGH) >> 7;
        (reached.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
    }
}

impl Add for Counts {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        debug_assert!((self.0 + other.0) & HIGH == 0, "{self:?} + {other:?}");
        Self(self.0 + other.0)
    }
}

impl Sub for Counts {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        debug_assert!(self.covers(other), "{self:?} - {other:?}");
        Self(self.0.wrapping_sub(other.0))
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Counts {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lanes().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn lanes_do_not_disturb_one_another(
            a in prop::array::uniform8(0u8..32), b in prop::array::uniform8(0u8..32), lane in 0usize..8, n in 0u8..128, bits: u8,
        ) {
            let (x, y) = (Counts::new(a), Counts::new(b));
            let each = |f: fn(u8, u8) -> u8| -> [u8; 8] { std::array::from_fn(|i| f(a[i], b[i])) };
            prop_assert_eq!((x + y).lanes(), each(|a, b| a + b));
            prop_assert_eq!(x.less(y).lanes(), each(u8::saturating_sub));
            prop_assert_eq!(x.covers(y), (0..8).all(|i| a[i] >= b[i]));
            prop_assert_eq!(x + y - y, x);
            let few = Counts::new(a.map(|n| n / 2));
            prop_assert!((0..8).all(|i| few.before().get(i) == a[..i].iter().map(|n| n / 2).sum::<u8>()));
            prop_assert_eq!(x.total(), a.iter().sum::<u8>());
            prop_assert_eq!(Some(x.most()), a.into_iter().max());
            prop_assert_eq!(Counts::of(lane, n).most(), n);
            prop_assert_eq!(Counts::of(lane, n).get(lane), n);
            prop_assert_eq!(Counts::of(lane, n).total(), n);
            for (i, &count) in a.iter().enumerate() {
                prop_assert_eq!(x.at_least(n) >> i & 1 == 1, count >= n);
                prop_assert_eq!(Counts::one_of_each(bits).get(i), bits >> i & 1);
                prop_assert_eq!(x.from_lane(lane).get(i), if i < lane { 0 } else { count });
                prop_assert_eq!(x.first_lanes(lane).get(i), if i < lane { count } else { 0 });
            }
            let few = Counts::new(a.map(|n| n / 4));
            let listed: Vec<usize> = (0..8).flat_map(|i| std::iter::repeat_n(i, few.get(i).into())).collect();
            for (n, &lane) in listed.iter().enumerate() {
                prop_assert_eq!(few.lane_of_nth(n as u8), lane);
            }
        }
    }
}
