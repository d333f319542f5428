//! Unbroken straight lines of one to three cells (DUE-20).

use crate::board::{Cell, Cells, bits};
use std::fmt;

/// One, two or three adjacent cells in a row, a column or a diagonal. Each such set of cells is one line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Line(
    /// The group times 25 plus the first cell. The groups: single cells, pairs by direction, triples by direction.
    u8,
);

/// How far apart in number neighbours are: to the right, down to the left, down, down to the right.
const STEPS: [usize; 4] = [1, 4, 5, 6];
const GROUPS: usize = 1 + 2 * STEPS.len();

/// The cells of each line; nothing where a line would leave the board.
static CELLS: [u32; GROUPS * Cell::COUNT] = cells();
/// For pairs and for triples, by direction, the cells from which a line stays on the board.
const STARTS: [[u32; STEPS.len()]; 2] = [starts(2), starts(3)];

impl Line {
    /// All lines.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CELLS.len() as u8).map(Self).filter(|line| !line.cells().is_empty())
    }

    /// Its cells.
    #[inline]
    pub fn cells(self) -> Cells {
        Cells(CELLS[usize::from(self.0)])
    }

    /// The line that consists of these cells, if they form one.
    pub fn of(cells: Cells) -> Option<Self> {
        Self::all().find(|line| line.cells() == cells)
    }

    /// Adds to `out` all lines that lie within `cells`, in order.
    #[inline]
    pub(crate) fn within<A>(cells: Cells, out: &mut Vec<A>, make: impl Fn(Self) -> A) {
        let singles = cells.0;
        let pairs: [u32; 4] = std::array::from_fn(|i| singles & singles >> STEPS[i] & STARTS[0][i]);
        let triples: [u32; 4] = std::array::from_fn(|i| pairs[i] & singles >> (2 * STEPS[i]) & STARTS[1][i]);
        // Two groups of 25 cells fit in a word, and then a bit's position is the line's number less that of the word's first.
        let words = [
            (singles, pairs[0]),
            (pairs[1], pairs[2]),
            (pairs[3], triples[0]),
            (triples[1], triples[2]),
            (triples[3], 0),
        ];
        for (i, (low, high)) in words.into_iter().enumerate() {
            let first = (i * 2 * Cell::COUNT) as u8;
            let word = u64::from(low) | u64::from(high) << Cell::COUNT;
            out.extend(bits(word).map(|bit| make(Self(first + bit))));
        }
    }
}

/// Its cells row by row, separated by commas: `b1,c2,d3`.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, cell) in self.cells().iter().enumerate() {
            write!(f, "{}{cell}", if i > 0 { "," } else { "" })?;
        }
        Ok(())
    }
}

const fn cells() -> [u32; GROUPS * Cell::COUNT] {
    let mut cells = [0; GROUPS * Cell::COUNT];
    let mut start = 0;
    while start < Cell::COUNT {
        cells[start] = 1 << start;
        let mut i = 0;
        while i < STEPS.len() {
            let step = STEPS[i];
            if STARTS[0][i] >> start & 1 == 1 {
                cells[(1 + i) * Cell::COUNT + start] = 1 << start | 1 << (start + step);
            }
            if STARTS[1][i] >> start & 1 == 1 {
                cells[(1 + STEPS.len() + i) * Cell::COUNT + start] =
                    1 << start | 1 << (start + step) | 1 << (start + 2 * step);
            }
            i += 1;
        }
        start += 1;
    }
    cells
}

const fn starts(length: usize) -> [u32; STEPS.len()] {
    let mut starts = [0; STEPS.len()];
    let side = Cell::SIDE as usize;
    let beyond = length - 1;
    let mut i = 0;
    while i < STEPS.len() {
        let mut start = 0;
        while start < Cell::COUNT {
            let (row, column) = (start / side, start % side);
            let down = STEPS[i] == 1 || row + beyond < side;
            let sideways = match STEPS[i] {
                4 => column >= beyond,
                5 => true,
                _ => column + beyond < side,
            };
            if down && sideways {
                starts[i] |= 1 << start;
            }
            start += 1;
        }
        i += 1;
    }
    starts
}
