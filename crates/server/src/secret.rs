//! Names and secrets that nobody can guess.

pub use game::fair::hex;
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The name of a table in links.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TableId(String);

impl TableId {
    const BYTES: usize = 8;

    /// A new one.
    pub fn new() -> Self {
        Self(hex(&random::<{ Self::BYTES }>()))
    }

    /// The name as text.
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What is not the name of any table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotATable;

impl FromStr for TableId {
    type Err = NotATable;

    fn from_str(text: &str) -> Result<Self, NotATable> {
        let digits = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if digits && text.len() == 2 * Self::BYTES { Ok(Self(text.to_owned())) } else { Err(NotATable) }
    }
}

/// An account, as the database knows it. Not for other people: they know a name, or nothing.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AccountId(String);

impl AccountId {
    /// A new one.
    pub fn new() -> Self {
        Self(hex(&random::<8>()))
    }

    /// What was stored.
    pub fn stored(text: String) -> Self {
        Self(text)
    }

    /// As it is stored.
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// The secret by which an account is known. Without `Debug`: it must not get into a log.
pub struct AccountToken(String);

impl AccountToken {
    /// Tells it from the secret of a seat.
    pub const MARK: &str = "klejnot_";

    /// A new one.
    pub fn new() -> Self {
        Self(format!("{}{}", Self::MARK, hex(&random::<32>())))
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

/// What the server keeps of a secret: enough to recognise it. A token has 256 random bits, so a plain hash is enough.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// The hash of what somebody claims to be a token.
    pub fn of(text: &str) -> Self {
        Self(Sha256::digest(text).into())
    }

    /// The hash that is stored.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl From<[u8; 32]> for TokenHash {
    fn from(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

/// What the draws of a table come from. Without `Debug`, `Clone` and `Serialize`: it leaves this type only for the store, and for
/// everybody when the table is over.
pub struct TableSecret([u8; 32]);

impl TableSecret {
    /// A new one.
    pub fn new() -> Self {
        Self(random())
    }

    /// What was stored.
    pub fn stored(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// For the store.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Its SHA-256, which everybody is told when the table opens.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// The secret itself, for a table that is over.
    pub fn publish(&self) -> String {
        hex(&self.0)
    }
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

/// The bytes of hexadecimal digits that were stored; nothing if they are none.
pub fn unhex(text: &str) -> Vec<u8> {
    game::fair::unhex(text).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_of_tables_are_read_and_nothing_else() {
        let id = TableId::new();
        assert_eq!(id.text().parse(), Ok(id));
        for bad in ["", "0123456789abcde", "0123456789ABCDEF", "0123456789abcdefg", "../../../../etc/"] {
            assert_eq!(bad.parse::<TableId>(), Err(NotATable));
        }
    }
}
