//! Where randomness comes from: outside the rules.

/// A source of uniform numbers. Rules take one to sample an outcome; they never own one.
pub trait Dice {
    /// A uniform number below `n`, which is at least 1.
    fn below(&mut self, n: u32) -> u32;
}

impl<D: Dice + ?Sized> Dice for &mut D {
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// Fast dice for bots, simulations and tests: good statistics, no secrecy.
///
/// A 64-bit Weyl sequence with a multiply-xor finish (SplitMix64). Its numbers are part of no stored format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FastDice(u64);

impl FastDice {
    /// Dice that always roll the same sequence for the same seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Independent dice for the `index`-th of several tasks that share a seed.
    pub fn fork(seed: u64, index: u64) -> Self {
        let mut parent = Self(seed ^ index.wrapping_mul(0xd134_2543_de82_ef95));
        Self(parent.next())
    }

    /// The next 64 random bits.
    #[inline]
    #[expect(clippy::should_implement_trait, reason = "dice never run out")]
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }
}

impl Dice for FastDice {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        // Multiply and keep the high half; the low half tells the few values to reject (Lemire).
        loop {
            let product = (self.next() >> 32) * u64::from(n);
            let low = product as u32;
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_n_is_equally_likely() {
        let mut dice = FastDice::new(1);
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[dice.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
        assert_eq!(dice.below(1), 0);
    }

    #[test]
    fn forks_differ() {
        let first: Vec<u32> = (0..100).map(|i| FastDice::fork(5, i).below(1 << 31)).collect();
        let mut distinct = first.clone();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct.len(), first.len());
    }
}
