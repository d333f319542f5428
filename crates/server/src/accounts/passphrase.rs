//! Passphrases: never stored, never logged, slow to guess.

use crate::refused::{Code, Refused};
use crate::secret::{hex, random, unhex};
use argon2::{Algorithm, Argon2, Params, Version};
use serde::Deserialize;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// The fewest characters.
const LEAST: usize = 8;
/// The most.
const MOST: usize = 200;
/// What OWASP asks for at least: KiB of memory, rounds, lanes.
const COST: (u32, u32, u32) = (19_456, 2, 1);

/// What somebody says to be known again. Without `Debug` and `Serialize`: it must not get anywhere.
#[derive(Clone, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Passphrase(String);

impl Passphrase {
    /// Is it one that may be chosen?
    pub fn check(&self) -> Result<(), Refused> {
        let length = self.0.chars().count();
        if (LEAST..=MOST).contains(&length) { Ok(()) } else { Err(Code::BadPassphrase.into()) }
    }
}

/// Hashes passphrases with argon2id, a few at a time: each takes much memory, and time that tables and sockets shall not wait for.
#[derive(Clone)]
pub struct Hashing {
    at_once: Arc<Semaphore>,
}

impl Hashing {
    /// On as many threads as there are.
    pub fn new() -> Self {
        let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get());
        Self { at_once: Arc::new(Semaphore::new(threads)) }
    }

    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> Option<T> + Send + 'static) -> Result<T, Refused> {
        let place = self.at_once.clone().acquire_owned().await.map_err(|_| Refused::from(Code::Stopping))?;
        let working = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        working.await.ok().flatten().ok_or(Code::Storage.into())
    }

    /// What is stored of a new passphrase: the way it was hashed, the salt, and the hash.
    pub async fn hash(&self, passphrase: &Passphrase) -> Result<String, Refused> {
        let passphrase = passphrase.clone();
        self.run(move || {
            let salt = random::<16>();
            let (memory, rounds, lanes) = COST;
            let hash = hash(&passphrase, &salt, COST)?;
            Some(format!("argon2id$m={memory},t={rounds},p={lanes}${}${}", hex(&salt), hex(&hash)))
        })
        .await
    }

    /// Is it this one? Takes as long if nothing was stored: nobody learns from it which names there are.
    pub async fn check(&self, passphrase: &Passphrase, stored: Option<String>) -> Result<bool, Refused> {
        let passphrase = passphrase.clone();
        self.run(move || match stored.as_deref().and_then(read) {
            Some((cost, salt, expected)) => {
                let found = hash(&passphrase, &salt, cost)?;
                Some(found.len() == expected.len() && found.iter().zip(&expected).fold(0, |d, (a, b)| d | (a ^ b)) == 0)
            }
            None => hash(&passphrase, &[0; 16], COST).map(|_| false),
        })
        .await
    }
}

fn hash(passphrase: &Passphrase, salt: &[u8], (memory, rounds, lanes): (u32, u32, u32)) -> Option<[u8; 32]> {
    let mut hash = [0; 32];
    let params = Params::new(memory, rounds, lanes, Some(hash.len())).ok()?;
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    argon.hash_password_into(passphrase.0.as_bytes(), salt, &mut hash).ok()?;
    Some(hash)
}

/// Cost, salt and hash.
type Read = ((u32, u32, u32), Vec<u8>, Vec<u8>);

fn read(stored: &str) -> Option<Read> {
    let mut parts = stored.strip_prefix("argon2id$m=")?.split('$');
    let (cost, salt, hash) = (parts.next()?, parts.next()?, parts.next()?);
    let (memory, rest) = cost.split_once(",t=")?;
    let (rounds, lanes) = rest.split_once(",p=")?;
    Some(((memory.parse().ok()?, rounds.parse().ok()?, lanes.parse().ok()?), unhex(salt), unhex(hash)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn phrase(text: &str) -> Passphrase {
        Passphrase(text.into())
    }

    #[tokio::test]
    async fn a_passphrase_is_known_again_and_no_other() {
        let hashing = Hashing::new();
        let first = hashing.hash(&phrase("correct horse")).await.unwrap();
        let second = hashing.hash(&phrase("correct horse")).await.unwrap();
        assert!(first.starts_with("argon2id$m=19456,t=2,p=1$") && first != second, "each has a salt of its own");
        assert!(!first.contains("horse"));
        let is = async |text: &str, stored: &str| hashing.check(&phrase(text), Some(stored.into())).await.unwrap();
        assert!(is("correct horse", &first).await && is("correct horse", &second).await);
        assert!(!is("correct horsf", &first).await && !is("", &first).await);
        assert!(!is("correct horse", "nonsense").await);
        assert!(!hashing.check(&phrase("correct horse"), None).await.unwrap());
    }

    /// From the tests of the reference implementation.
    #[test]
    fn hashes_are_those_of_argon2id() {
        let found = hash(&phrase("password"), b"somesalt", (65_536, 2, 1)).unwrap();
        assert_eq!(hex(&found), "09316115d5cf24ed5a15a31a3ba326e5cf32edc24702987c02b6566f61913cf7");
    }

    #[test]
    fn a_passphrase_has_a_sensible_length() {
        for bad in ["", "1234567", &"x".repeat(201)] {
            assert!(phrase(bad).check().is_err(), "{bad}");
        }
        for good in ["12345678", "zażółć gęślą", &"я".repeat(200)] {
            assert!(phrase(good).check().is_ok(), "{good}");
        }
    }
}
