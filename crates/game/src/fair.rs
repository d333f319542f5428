//! Fair draws: what the key of a served table is made of, and the proof in its record. `docs/fair-draws.md` tells how to check it.

use crate::record::{BadRecord, Problem};
use crate::{Dealer, Game, Play, Record, Turn};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// The header with the name of the table.
pub const TABLE: &str = "Table";
/// The header with what the players have added, in the order of seats, separated by commas.
pub const ENTROPIES: &str = "Entropies";
/// The header with the SHA-256 of the secret, which everybody was told before.
pub const COMMITMENT: &str = "Commitment";
/// The header with the secret.
pub const SECRET: &str = "Secret";
/// The header with the key that follows from all of these.
pub const KEY: &str = "Key";
/// The header with the table or record in the middle of which a game begins.
pub const FROM: &str = "From";
/// The header with the number of actions and draws that were given at the beginning: those were not drawn here, and are not proved.
pub const GIVEN: &str = "Given";
/// The header with the version of the rules when the table was opened, if the game was ended under another one.
pub const DEALT: &str = "Dealt";

/// The first field, so that no other use of the secret has the same key.
const LABEL: &[u8] = b"klejnot-draw-1";
/// The most bytes that a player can have added.
const MOST_ENTROPY: usize = 64;

/// What the key of a table's draws follows from.
pub struct Deal<'a> {
    /// Chosen by the host before anybody sat down.
    pub secret: &'a [u8; 32],
    /// The name of the table.
    pub table: &'a str,
    /// The name of the game.
    pub game: &'a str,
    /// The version of its rules.
    pub rules: u16,
    /// What was agreed.
    pub config: &'a str,
    /// What the players have added, in the order of seats; nothing for bots.
    pub entropies: &'a [Vec<u8>],
}

impl Deal<'_> {
    /// Who draws.
    pub fn dealer(&self) -> Dealer {
        Dealer::new(self.key())
    }

    /// The key, for a table that is over.
    pub fn publish(&self) -> String {
        hex(&self.key())
    }

    /// HMAC-SHA256 over these fields, each with its length before it as four bytes, little-endian.
    fn key(&self) -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new_from_slice(self.secret).expect("a key of any length will do");
        let rules = self.rules.to_string();
        let fixed = [LABEL, self.table.as_bytes(), self.game.as_bytes(), rules.as_bytes(), self.config.as_bytes()];
        for field in fixed.into_iter().chain(self.entropies.iter().map(Vec::as_slice)) {
            mac.update(&(field.len() as u32).to_le_bytes());
            mac.update(field);
        }
        mac.finalize().into_bytes().into()
    }
}

/// The proof of a record.
struct Proof {
    table: String,
    rules: u16,
    config: String,
    entropies: Vec<Vec<u8>>,
    commitment: [u8; 32],
    secret: [u8; 32],
    key: [u8; 32],
    /// Actions and draws at the beginning that come from another game.
    given: usize,
}

impl Proof {
    /// What the record has; nothing if it claims nothing about its draws.
    fn read(record: &Record) -> Result<Option<Self>, BadRecord> {
        if [ENTROPIES, COMMITMENT, SECRET, KEY].iter().all(|name| record.get(name).is_none()) {
            return Ok(None);
        }
        let bad = |name: &str, value: &str| BadRecord {
            line: record.line_of(name),
            problem: Problem::Header(value.chars().take(40).collect()),
        };
        let bytes = |name: &'static str| -> Result<[u8; 32], BadRecord> {
            let value = record.required(name)?;
            unhex(value).and_then(|bytes| bytes.try_into().ok()).ok_or_else(|| bad(name, value))
        };
        let number = |name: &'static str| -> Result<u16, BadRecord> {
            let value = record.required(name)?;
            value.parse().map_err(|_| bad(name, value))
        };
        let listed = record.required(ENTROPIES)?;
        let read: Option<Vec<Vec<u8>>> = listed.split(',').map(unhex).collect();
        let entropies = read.filter(|all| all.iter().all(|bytes| bytes.len() <= MOST_ENTROPY));
        let players = record.required("Players")?;
        let config = format!("players={players} {}", record.get("Options").unwrap_or_default());
        Ok(Some(Self {
            table: record.required(TABLE)?.into(),
            rules: number(if record.get(DEALT).is_some() { DEALT } else { "Version" })?,
            config: config.trim_end().into(),
            entropies: entropies.ok_or_else(|| bad(ENTROPIES, listed))?,
            commitment: bytes(COMMITMENT)?,
            secret: bytes(SECRET)?,
            key: bytes(KEY)?,
            given: given(record)?,
        }))
    }

    /// The key that follows.
    fn deal<'a>(&'a self, game: &'a str) -> Deal<'a> {
        let Self { table, rules, config, entropies, secret, .. } = self;
        Deal { secret, table, game, rules: *rules, config, entropies }
    }
}

impl Record {
    /// Replays a record. If it has a proof, the secret must be the one that was committed to, the key must follow, and every draw must be the
    /// dealer's: then the number of draws is told. What was given at the beginning is not among them.
    ///
    /// Of two lines that do not agree, the one is named that disagrees with the rest too.
    pub fn prove<G: Game>(&self) -> Result<(Play<G>, Option<usize>), BadRecord> {
        let Some(proof) = Proof::read(self)? else { return Ok((self.replay()?, None)) };
        let wrong = |name: &str, problem| Err(BadRecord { line: self.line_of(name), problem });
        let key = proof.deal(G::NAME).key();
        if proof.commitment[..] != Sha256::digest(proof.secret)[..] {
            return match key == proof.key {
                true => wrong(COMMITMENT, Problem::Commitment),
                false => wrong(SECRET, Problem::Secret),
            };
        }
        if key != proof.key {
            return match self.replay_with::<G>(Some((&Dealer::new(proof.key), proof.given))) {
                Ok(_) => wrong(ENTROPIES, Problem::Entropies),
                Err(bad) if matches!(bad.problem, Problem::Version { .. } | Problem::Config(_)) => Err(bad),
                Err(_) => wrong(KEY, Problem::Key),
            };
        }
        let play = self.replay_with::<G>(Some((&Dealer::new(key), proof.given)))?;
        let draws = (proof.given..play.log().len()).filter(|&index| play.actor(index) == Turn::Chance).count();
        Ok((play, Some(draws)))
    }
}

/// How much was given at the beginning.
fn given(record: &Record) -> Result<usize, BadRecord> {
    let Some(stated) = record.get(GIVEN) else { return Ok(0) };
    let bad = || BadRecord { line: record.line_of(GIVEN), problem: Problem::Header(stated.chars().take(40).collect()) };
    stated.parse().ok().filter(|&given| given <= record.actions.len()).ok_or_else(bad)
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string can be written to");
        text
    })
}

/// The bytes of hexadecimal digits.
pub fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> = text.chars().map(|digit| digit.to_digit(16).map(|digit| digit as u8)).collect();
    let digits = digits.filter(|digits| digits.len().is_multiple_of(2))?;
    Some(digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dice;

    #[test]
    fn bytes_are_written_and_read() {
        assert_eq!(hex(&[0, 0x7f, 0xff]), "007fff");
        assert_eq!(unhex("007fFf"), Some(vec![0, 0x7f, 0xff]));
        assert_eq!(unhex(""), Some(Vec::new()));
        for bad in ["0", "0g", "é0", " 00"] {
            assert_eq!(unhex(bad), None, "{bad}");
        }
    }

    /// Computed with Python's hmac module.
    #[test]
    fn the_key_is_the_one_that_the_documents_describe() {
        let entropies = [vec![1; 16], Vec::new()];
        let deal = Deal {
            secret: &[7; 32],
            table: "0123456789abcdef",
            game: "splendor",
            rules: 1,
            config: "players=2 first=random",
            entropies: &entropies,
        };
        assert_eq!(deal.publish(), "082dbb74d2b19a1de050c4ed8fb2c0c13126729ef035408d8bbe9b9c227950be");
    }

    #[test]
    fn draws_depend_on_every_field() {
        let roll = |deal: Deal<'_>| deal.dealer().draw(0).below(1 << 31);
        let deal = || Deal { secret: &[7; 32], table: "a", game: "b", rules: 1, config: "c", entropies: &[] };
        let first = roll(deal());
        assert_eq!(first, roll(deal()));
        let others = [
            Deal { secret: &[8; 32], ..deal() },
            Deal { table: "d", ..deal() },
            Deal { game: "d", ..deal() },
            Deal { rules: 2, ..deal() },
            Deal { config: "d", ..deal() },
            Deal { entropies: &[vec![1]], ..deal() },
            Deal { entropies: &[vec![]], ..deal() },
            // Where one field ends and the next begins counts too.
            Deal { table: "ab", game: "", ..deal() },
        ];
        for other in others {
            assert_ne!(first, roll(other));
        }
    }
}
