//! Unbroken straight lines of one to three cells (DUE-20).

use crate::board::{Bits, Cell, Cells};
use std::fmt;

/// One, two or three adjacent cells in a row, a column or a diagonal. Each such set of cells is one line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Line(
    /// The start of its group plus its first cell.
    u8,
);

/// Lines of one direction and length. The lines of all groups fit in three words of 64 bits, in which a line is the bit with its
/// number.
struct Group {
    /// How many cells.
    length: u32,
    /// How far apart in number neighbours are: 1 to the right, 4 down to the left, 5 down, 6 down to the right.
    step: u32,
    /// The number of the line that would begin at cell 0.
    start: u8,
}

/// Chosen so that no two groups share a bit: a group needs no bits beyond the last cell from which a line stays on the board.
const GROUPS: [Group; 9] = [
    Group { length: 1, step: 0, start: 0 },
    Group { length: 2, step: 1, start: 25 },
    Group { length: 3, step: 5, start: 49 },
    Group { length: 2, step: 4, start: 64 },
    Group { length: 2, step: 5, start: 84 },
    Group { length: 2, step: 6, start: 104 },
    Group { length: 3, step: 1, start: 128 },
    Group { length: 3, step: 4, start: 151 },
    Group { length: 3, step: 6, start: 166 },
];

/// The cells of each line; nothing where there is none.
static CELLS: [u32; 192] = cells();

impl Line {
    /// All lines.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CELLS.len() as u8).map(Self).filter(|line| !line.cells().is_empty())
    }

    /// Its number; not all numbers are lines.
    #[inline]
    pub(crate) const fn number(self) -> u8 {
        self.0
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

    /// All lines that lie within `cells`, in order.
    #[inline]
    pub(crate) fn within(cells: Cells) -> [impl Iterator<Item = Self>; 3] {
        let mut words = [0; 3];
        // Written out by a constant for each group, so that it becomes a few dozen instructions without a branch.
        add::<0>(cells.0, &mut words);
        add::<1>(cells.0, &mut words);
        add::<2>(cells.0, &mut words);
        add::<3>(cells.0, &mut words);
        add::<4>(cells.0, &mut words);
        add::<5>(cells.0, &mut words);
        add::<6>(cells.0, &mut words);
        add::<7>(cells.0, &mut words);
        add::<8>(cells.0, &mut words);
        [0, 1, 2].map(|i| Bits(words[i]).map(move |bit| Self(64 * i as u8 + bit)))
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

/// Adds the lines of a group that lie within `cells`.
#[inline]
fn add<const GROUP: usize>(cells: u32, words: &mut [u64; 3]) {
    let group = const { &GROUPS[GROUP] };
    let mut begins = cells & const { GROUPS[GROUP].starts() };
    if group.length > 1 {
        begins &= cells >> group.step;
    }
    if group.length > 2 {
        begins &= cells >> (2 * group.step);
    }
    words[usize::from(group.start / 64)] |= u64::from(begins) << (group.start % 64);
}

impl Group {
    /// The cells from which a line of this group stays on the board.
    const fn starts(&self) -> u32 {
        let side = Cell::SIDE as u32;
        let beyond = self.length - 1;
        let mut starts = 0;
        let mut cell = 0;
        while cell < side * side {
            let (row, column) = (cell / side, cell % side);
            let down = self.step <= 1 || row + beyond < side;
            let sideways = match self.step {
                4 => column >= beyond,
                5 => true,
                _ => column + beyond < side,
            };
            if down && sideways {
                starts |= 1 << cell;
            }
            cell += 1;
        }
        starts
    }
}

const fn cells() -> [u32; 192] {
    let mut cells = [0; 192];
    let mut i = 0;
    while i < GROUPS.len() {
        let group = &GROUPS[i];
        let mut first = 0;
        while first < Cell::COUNT {
            if group.starts() >> first & 1 == 1 {
                let line = &mut cells[group.start as usize + first];
                assert!(*line == 0, "two lines with one number");
                let mut n = 0;
                while n < group.length {
                    *line |= 1 << (first as u32 + n * group.step);
                    n += 1;
                }
            }
            first += 1;
        }
        i += 1;
    }
    cells
}
