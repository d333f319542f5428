//! The draws of a table, as a function of a key that only the dealer holds.

use crate::Dice;
use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use sha2::{Digest, Sha256};

/// Holds the key of a table's draws. Draw i is a function of the key and i alone: after a crash, a restart or an undo the same
/// choices meet the same draws.
///
/// Draw i reads the ChaCha20 stream (RFC 8439) of the key and nonce i (12 bytes, little-endian) from its start, as little-endian
/// 32-bit words. Deliberately without `Debug`, `Clone` and `Serialize`: the key must not wander off.
pub struct Dealer {
    key: [u8; 32],
}

impl Dealer {
    /// A dealer with this key.
    pub fn new(key: [u8; 32]) -> Self {
        Self { key }
    }

    /// The dealer of game `number` of a run with this seed: the key is SHA-256 of both as 8 bytes, little-endian.
    pub fn from_seed(seed: u64, number: u64) -> Self {
        let hash = Sha256::new().chain_update(seed.to_le_bytes()).chain_update(number.to_le_bytes()).finalize();
        Self::new(hash.into())
    }

    /// The dice for draw `index`: the number of draws before it in the game.
    #[inline]
    pub fn draw(&self, index: usize) -> Draw {
        let mut nonce = [0; 12];
        nonce[..8].copy_from_slice(&(index as u64).to_le_bytes());
        Draw { stream: ChaCha20::new(&self.key.into(), &nonce.into()), block: [0; BLOCK], used: BLOCK }
    }
}

/// Bytes of the stream that are made at a time.
const BLOCK: usize = 64;

/// The dice of one draw.
pub struct Draw {
    stream: ChaCha20,
    block: [u8; BLOCK],
    /// Bytes of the block that were read.
    used: usize,
}

impl Draw {
    fn word(&mut self) -> u32 {
        if self.used == BLOCK {
            self.block = [0; BLOCK];
            self.stream.apply_keystream(&mut self.block);
            self.used = 0;
        }
        let word = std::array::from_fn(|i| self.block[self.used + i]);
        self.used += 4;
        u32::from_le_bytes(word)
    }
}

/// `below(n)` is a word mod n; words that would make some results likelier are passed over.
impl Dice for Draw {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        let limit = (1 << 32) / u64::from(n) * u64::from(n);
        loop {
            let word = self.word();
            if u64::from(word) < limit {
                return word % n;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first blocks of RFC 8439, appendix A.1, test vectors 1 and 2: key and nonce zero, counters 0 and 1.
    #[test]
    fn words_are_those_of_the_standard() {
        let mut draw = Dealer::new([0; 32]).draw(0);
        let words: Vec<u32> = (0..17).map(|_| draw.word()).collect();
        assert_eq!(words[..4], [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
        assert_eq!(words[16], 0xbee7_079f);
    }

    #[test]
    fn a_draw_depends_on_key_and_index_alone() {
        let roll = |dealer: &Dealer, i| dealer.draw(i).below(1000);
        let dealer = Dealer::from_seed(1, 0);
        let forward: Vec<u32> = (0..50).map(|i| roll(&dealer, i)).collect();
        let backward: Vec<u32> = (0..50).rev().map(|i| roll(&Dealer::from_seed(1, 0), i)).collect();
        assert!(forward.iter().eq(backward.iter().rev()));
        assert_ne!(forward, (0..50).map(|i| roll(&Dealer::from_seed(1, 1), i)).collect::<Vec<_>>());
    }

    /// Words from the top of the range, where a plain remainder would be unfair, are passed over.
    #[test]
    fn unfair_words_are_passed_over() {
        let n = 3 << 30;
        let dealer = Dealer::from_seed(1, 0);
        let mut passed = 0;
        for index in 0..100 {
            let words: Vec<u32> = {
                let mut draw = dealer.draw(index);
                (0..20).map(|_| draw.word()).collect()
            };
            let fair = words.iter().position(|&word| word < n).expect("some word is fair");
            passed += fair;
            assert_eq!(dealer.draw(index).below(n), words[fair]);
        }
        assert!(passed > 10, "the case occurs");
    }
}
