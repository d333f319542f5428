//! Which tokens may be taken, tabulated by the colours that are there.

use super::{COLOURS, Colour, Colours, Move};

/// A short list of moves that needs no allocation.
struct List {
    moves: [Move; 10],
    len: usize,
}

/// For each set of available colours all ways to take one token of each of three (or, with fewer colours, of all).
static DIFFERENT: [List; 32] = different();
/// For each set of colours all ways to take two of one.
static DOUBLE: [List; 32] = double();

/// SPL-10, SPL-11, MAR-10: three different colours; with fewer available, one of each.
#[inline]
pub fn different_colours(available: u8) -> &'static [Move] {
    let list = &DIFFERENT[available as usize & 31];
    &list.moves[..list.len]
}

/// SPL-12, MAR-11: two of a colour of which there are enough.
#[inline]
pub fn two_of_one_colour(plentiful: u8) -> &'static [Move] {
    let list = &DOUBLE[plentiful as usize & 31];
    &list.moves[..list.len]
}

const EMPTY: List = List { moves: [Move::Pass; 10], len: 0 };

const fn different() -> [List; 32] {
    let mut lists = [EMPTY; 32];
    let mut available = 0u32;
    while available < 32 {
        let colours = available.count_ones();
        let size = if colours < 3 { colours } else { 3 };
        let mut set = 1u32;
        while set < 32 {
            if set & !available == 0 && set.count_ones() == size {
                let list = &mut lists[available as usize];
                list.moves[list.len] = Move::Take(Colours(set as u8));
                list.len += 1;
            }
            set += 1;
        }
        available += 1;
    }
    lists
}

const fn double() -> [List; 32] {
    let mut lists = [EMPTY; 32];
    let mut plentiful = 0usize;
    while plentiful < 32 {
        let mut colour = 0;
        while colour < COLOURS {
            if plentiful >> colour & 1 == 1 {
                let list = &mut lists[plentiful];
                list.moves[list.len] = Move::Double(Colour(colour as u8));
                list.len += 1;
            }
            colour += 1;
        }
        plentiful += 1;
    }
    lists
}
