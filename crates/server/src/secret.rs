//! Names and secrets that nobody can guess.

use sha2::{Digest, Sha256};
use std::fmt::Write;

/// The secret that opens a seat. Without `Debug`: it must not get into a log.
pub struct SeatToken(String);

impl SeatToken {
    /// A new one.
    pub fn new() -> Self {
        Self(hex(&random::<32>()))
    }

    /// What its owner keeps.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// What the server keeps.
    pub fn hash(&self) -> TokenHash {
        TokenHash::of(&self.0)
    }
}

/// What the server keeps of a seat's secret: enough to recognise it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// The hash of what somebody claims to be a token.
    pub fn of(text: &str) -> Self {
        Self(Sha256::digest(text).into())
    }
}

/// A new name for a table.
pub fn table_name() -> String {
    hex(&random::<8>())
}

/// Random bytes from the operating system.
///
/// # Panics
/// If the operating system has none, without which no table can be dealt.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    bytes
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string can be written to");
        text
    })
}
