//! Nets in files.

use super::{Net, Shape};
use std::fmt;

/// The first bytes of every file: of nets that say who wins, and of those that also say how many turns are left.
const MAGIC: [&[u8; 8]; 2] = [b"klejnet1", b"klejnet2"];
/// The size of what stands before the weights: the magic, the shape, a check sum, and the length of the name of the game.
const HEAD: usize = 8 + 5 * 2 + 8 + 1;

/// Why a file is no net for a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadNet {
    /// It is something else.
    NoNet,
    /// It is a net for another game, number of players or layout: what it is, and what was wanted.
    Other(String, String),
    /// It has changed since it was written, or part of it is missing.
    Damaged,
}

impl fmt::Display for BadNet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoNet => f.write_str("not a net"),
            Self::Other(found, wanted) => write!(f, "a net for {found}, not for {wanted}"),
            Self::Damaged => f.write_str("a damaged net"),
        }
    }
}

impl std::error::Error for BadNet {}

impl Net {
    /// The net as bytes.
    pub fn to_bytes(&self, game: &str) -> Vec<u8> {
        let mut bytes = MAGIC[usize::from(self.shape.foretells)].to_vec();
        for number in fields(self.shape) {
            bytes.extend(number.to_le_bytes());
        }
        let rest = self.body(game);
        bytes.extend(sum(&rest).to_le_bytes());
        bytes.extend(rest);
        bytes
    }

    /// The check sum that stands in its file: it tells nets apart.
    pub fn sum(&self, game: &str) -> u64 {
        sum(&self.body(game))
    }

    fn body(&self, game: &str) -> Vec<u8> {
        let mut body = vec![game.len() as u8];
        body.extend(game.bytes());
        body.extend(self.weights.iter().flat_map(|weight| weight.to_le_bytes()));
        body
    }

    /// Reads a net for this game and shape.
    pub fn from_bytes(bytes: &[u8], game: &str, shape: Shape) -> Result<Self, BadNet> {
        let foretells = MAGIC.iter().position(|&magic| bytes.starts_with(magic)).ok_or(BadNet::NoNet)? == 1;
        let body = &bytes[8..];
        if bytes.len() < HEAD {
            return Err(BadNet::Damaged);
        }
        let mut found = [0; 5];
        for (number, two) in found.iter_mut().zip(body.as_chunks::<2>().0) {
            *number = u16::from_le_bytes(*two);
        }
        let rest = &body[18..];
        let written = u64::from_le_bytes(body[10..18].try_into().expect("eight bytes"));
        if sum(rest) != written {
            return Err(BadNet::Damaged);
        }
        let name = rest.get(1..1 + usize::from(rest[0])).ok_or(BadNet::Damaged)?;
        if name != game.as_bytes() || found != fields(shape) || foretells != shape.foretells {
            let name = String::from_utf8_lossy(name);
            return Err(BadNet::Other(
                describe(&name, found, foretells),
                describe(game, fields(shape), shape.foretells),
            ));
        }
        let (weights, []) = rest[1 + name.len()..].as_chunks::<4>() else { return Err(BadNet::Damaged) };
        let weights: Vec<f32> = weights.iter().map(|four| f32::from_le_bytes(*four)).collect();
        let sound = weights.len() == shape.weights() && weights.iter().all(|weight| weight.is_finite());
        if sound { Ok(Self { shape, weights }) } else { Err(BadNet::Damaged) }
    }
}

fn fields(shape: Shape) -> [u16; 5] {
    [shape.layout, shape.players as u16, shape.seat as u16, shape.card as u16, shape.table as u16]
}

fn describe(game: &str, [layout, players, ..]: [u16; 5], foretells: bool) -> String {
    let turns = if foretells { ", with turns" } else { "" };
    format!("{game} with {players} players, layout {layout}{turns}")
}

/// A check sum (FNV-1a): files get damaged, nobody forges them.
fn sum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use duel::Duel;
    use game::{Dice, FastDice};
    use splendor::{Marvel, Splendor};

    #[test]
    fn a_net_comes_back_as_it_was_written() {
        let shape = Shape::of::<Splendor>(3);
        let net = Net::new(shape, 7);
        assert_eq!(Net::from_bytes(&net.to_bytes("splendor"), "splendor", shape), Ok(net));
    }

    #[test]
    fn nets_of_others_are_told_from_damaged_ones() {
        let shape = Shape::of::<Splendor>(2);
        let bytes = Net::new(shape, 7).to_bytes("splendor");
        let as_other = |game: &str, shape| match Net::from_bytes(&bytes, game, shape) {
            Err(BadNet::Other(found, wanted)) => (found, wanted),
            other => panic!("{other:?}"),
        };
        let (found, wanted) = as_other("splendor", Shape::of::<Splendor>(4));
        assert_eq!(found, "splendor with 2 players, layout 1, with turns");
        assert_eq!(wanted, "splendor with 4 players, layout 1");
        as_other("marvel", Shape::of::<Marvel>(2));
        as_other("duel", Shape::of::<Duel>(2));
        as_other("splendor", Shape { layout: 2, ..shape });
        as_other("splendor", Shape { foretells: false, ..shape });
        assert_eq!(Net::from_bytes(b"", "splendor", shape), Err(BadNet::NoNet));
        assert_eq!(Net::from_bytes(b"PK\x03\x04 something else", "splendor", shape), Err(BadNet::NoNet));
        for length in [8, 20, 26, 30, bytes.len() - 1] {
            assert_eq!(Net::from_bytes(&bytes[..length], "splendor", shape), Err(BadNet::Damaged), "{length}");
        }
        for place in [20, 26, 30, 5000, bytes.len() - 1] {
            let mut bytes = bytes.clone();
            bytes[place] ^= 0x40;
            assert!(Net::from_bytes(&bytes, "splendor", shape).is_err(), "{place}");
        }
    }

    /// What a check sum does not find is found by what it protects.
    #[test]
    fn bytes_with_a_sound_check_sum_may_be_anything() {
        let shape = Shape::of::<Duel>(2);
        let mut dice = FastDice::new(5);
        for round in 0..20_000 {
            let mut bytes = MAGIC[0].to_vec();
            bytes.extend(fields(shape).iter().flat_map(|number| number.to_le_bytes()));
            let mut rest: Vec<u8> = (0..dice.below(40)).map(|_| dice.below(256) as u8).collect();
            if round % 2 == 0 {
                rest.splice(..0, *b"\x04duel");
            }
            bytes.extend(sum(&rest).to_le_bytes());
            bytes.extend(rest);
            assert!(Net::from_bytes(&bytes, "duel", shape).is_err(), "{bytes:?}");
        }
        let mut net = Net::new(shape, 7);
        net.weights[3] = f32::NAN;
        assert_eq!(Net::from_bytes(&net.to_bytes("duel"), "duel", shape), Err(BadNet::Damaged));
    }
}
