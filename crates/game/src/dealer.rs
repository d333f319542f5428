//! The draws of a table, as a function of a key that only the dealer holds.

use crate::Dice;
use sha2::{Digest, Sha256};

/// Holds the key of a table's draws. Draw i is a function of the key and i alone: after a crash, a restart or an undo the same
/// choices meet the same draws.
///
/// Draw i reads the ChaCha20 stream (RFC 8439) of the key, nonce i (little-endian) and block counter 0 onwards, as little-endian
/// 32-bit words. Deliberately without `Debug`, `Clone` and `Serialize`: the key must not wander off.
pub struct Dealer {
    key: [u32; 8],
    /// First blocks of the draws `ready_from..ready_from + LANES`, word by word.
    ready: [[u32; LANES]; 16],
    ready_from: u64,
}

/// Consecutive draws are computed together, one per lane, so that the compiler can use vector instructions.
const LANES: usize = 8;

impl Dealer {
    /// A dealer with this key.
    pub fn new(key: [u8; 32]) -> Self {
        let key = std::array::from_fn(|i| u32::from_le_bytes(std::array::from_fn(|j| key[4 * i + j])));
        Self { key, ready: block(&key, 0, 0), ready_from: 0 }
    }

    /// The dealer of game `number` of a run with this seed: the key is SHA-256 of both as 8 bytes, little-endian.
    pub fn from_seed(seed: u64, number: u64) -> Self {
        let hash = Sha256::new().chain_update(seed.to_le_bytes()).chain_update(number.to_le_bytes()).finalize();
        Self::new(hash.into())
    }

    /// The dice for draw `index`: the number of draws before it in the game.
    #[inline]
    pub fn draw(&mut self, index: usize) -> Draw<'_> {
        let index = index as u64;
        if index.wrapping_sub(self.ready_from) >= LANES as u64 {
            self.ready = block(&self.key, index, 0);
            self.ready_from = index;
        }
        let lane = (index - self.ready_from) as usize;
        Draw { dealer: self, index, lane, used: 0, later: [0; 16] }
    }
}

/// The dice of one draw.
pub struct Draw<'a> {
    dealer: &'a Dealer,
    index: u64,
    lane: usize,
    used: u32,
    /// The current block once the first one is used up.
    later: [u32; 16],
}

impl Draw<'_> {
    fn word(&mut self) -> u32 {
        let position = (self.used % 16) as usize;
        let counter = self.used / 16;
        self.used += 1;
        if counter == 0 {
            return self.dealer.ready[position][self.lane];
        }
        if position == 0 {
            self.later = block(&self.dealer.key, self.index, counter).map(|lanes| lanes[0]);
        }
        self.later[position]
    }
}

impl Dice for Draw<'_> {
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

/// The ChaCha20 blocks with this counter and the nonces `first_nonce..first_nonce + LANES`, one per lane.
fn block(key: &[u32; 8], first_nonce: u64, counter: u32) -> [[u32; LANES]; 16] {
    let mut start = [[0; LANES]; 16];
    for (i, constant) in [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574].into_iter().enumerate() {
        start[i] = [constant; LANES];
    }
    for i in 0..8 {
        start[4 + i] = [key[i]; LANES];
    }
    start[12] = [counter; LANES];
    let nonces: [u64; LANES] = std::array::from_fn(|lane| first_nonce + lane as u64);
    start[13] = nonces.map(|nonce| nonce as u32);
    start[14] = nonces.map(|nonce| (nonce >> 32) as u32);
    let mut state = start;
    for _ in 0..10 {
        quarter_round(&mut state, 0, 4, 8, 12);
        quarter_round(&mut state, 1, 5, 9, 13);
        quarter_round(&mut state, 2, 6, 10, 14);
        quarter_round(&mut state, 3, 7, 11, 15);
        quarter_round(&mut state, 0, 5, 10, 15);
        quarter_round(&mut state, 1, 6, 11, 12);
        quarter_round(&mut state, 2, 7, 8, 13);
        quarter_round(&mut state, 3, 4, 9, 14);
    }
    for (word, start) in state.iter_mut().zip(start) {
        for lane in 0..LANES {
            word[lane] = word[lane].wrapping_add(start[lane]);
        }
    }
    state
}

#[inline(always)]
fn quarter_round(state: &mut [[u32; LANES]; 16], a: usize, b: usize, c: usize, d: usize) {
    let mut mix = |to: usize, by: usize, turned: usize, left: u32| {
        state[to] = std::array::from_fn(|lane| state[to][lane].wrapping_add(state[by][lane]));
        state[turned] = std::array::from_fn(|lane| (state[turned][lane] ^ state[to][lane]).rotate_left(left));
    };
    mix(a, b, d, 16);
    mix(c, d, b, 12);
    mix(a, b, d, 8);
    mix(c, d, b, 7);
}

#[cfg(test)]
mod tests {
    use super::*;
    use chacha20::ChaCha20;
    use chacha20::cipher::{KeyIvInit, StreamCipher};

    #[test]
    fn words_are_those_of_chacha20() {
        let key: [u8; 32] = std::array::from_fn(|i| i as u8 * 7);
        let mut dealer = Dealer::new(key);
        for index in [0usize, 1, 7, 8, 9, 1000, 3] {
            let mut nonce = [0; 12];
            nonce[..8].copy_from_slice(&(index as u64).to_le_bytes());
            let mut expected = [0u8; 256];
            ChaCha20::new(&key.into(), &nonce.into()).apply_keystream(&mut expected);
            let mut draw = dealer.draw(index);
            for word in expected.chunks(4) {
                assert_eq!(draw.word().to_le_bytes(), word, "draw {index}");
            }
        }
    }

    #[test]
    fn a_draw_depends_on_key_and_index_alone() {
        let roll = |dealer: &mut Dealer, i| dealer.draw(i).below(1000);
        let mut dealer = Dealer::from_seed(1, 0);
        let forward: Vec<u32> = (0..50).map(|i| roll(&mut dealer, i)).collect();
        let mut again = Dealer::from_seed(1, 0);
        let backward: Vec<u32> = (0..50).rev().map(|i| roll(&mut again, i)).collect();
        assert!(forward.iter().eq(backward.iter().rev()));
        assert_ne!(forward, (0..50).map(|i| roll(&mut Dealer::from_seed(1, 1), i)).collect::<Vec<_>>());
    }
}
