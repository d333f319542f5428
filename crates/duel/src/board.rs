//! The board: 25 cells, and what lies on them.

use crate::{Colour, Token};
use game::Counts;
use std::fmt;

/// A space of the board. Columns are `a` to `e` from the left, rows 1 to 5 from the top: `a1` is top left, `e1` top right, `c3` the
/// centre.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(pub(crate) u8);

impl Cell {
    /// Rows, and columns.
    pub const SIDE: u8 = 5;

    /// How many there are.
    pub const COUNT: usize = 25;

    /// All cells, row by row.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The cell with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        match *name.as_bytes() {
            [column @ b'a'..=b'e', row @ b'1'..=b'5'] => Some(Self((row - b'1') * Self::SIDE + column - b'a')),
            _ => None,
        }
    }

    #[inline]
    const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    const fn bit(self) -> u32 {
        1 << self.0
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.0 % Self::SIDE), self.0 / Self::SIDE + 1)
    }
}

/// A set of cells, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cells(pub(crate) u32);

impl Cells {
    /// No cell.
    pub const NONE: Self = Self(0);

    /// These cells and one more.
    pub const fn with(self, cell: Cell) -> Self {
        Self(self.0 | cell.bit())
    }

    /// True if there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is this one of them?
    #[inline]
    pub const fn holds(self, cell: Cell) -> bool {
        self.0 & cell.bit() != 0
    }

    /// Are all of them among `others`?
    #[inline]
    pub const fn is_part_of(self, others: Self) -> bool {
        self.0 & !others.0 == 0
    }

    /// One by one, row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        Bits(self.0.into()).map(Cell)
    }

    /// The only cell, if there is exactly one.
    #[inline]
    pub fn only(self) -> Option<Cell> {
        self.0.is_power_of_two().then(|| Cell(self.0.trailing_zeros() as u8))
    }
}

/// DUE-03: the printed spiral, clockwise from the centre to the bottom right corner; its first step goes down.
#[rustfmt::skip]
pub const SPIRAL: [Cell; Cell::COUNT] = [
    Cell(12), Cell(17), Cell(16), Cell(11), Cell(6), Cell(7), Cell(8), Cell(13), Cell(18), Cell(23), Cell(22), Cell(21), Cell(20),
    Cell(15), Cell(10), Cell(5), Cell(0), Cell(1), Cell(2), Cell(3), Cell(4), Cell(9), Cell(14), Cell(19), Cell(24),
];

/// The tokens on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    tokens: [Option<Token>; Cell::COUNT],
    /// Where gems and pearls lie.
    gems_and_pearls: Cells,
    /// Where gold lies.
    gold: Cells,
}

impl Board {
    /// Nothing on it.
    pub const EMPTY: Self = Self { tokens: [None; Cell::COUNT], gems_and_pearls: Cells::NONE, gold: Cells::NONE };

    /// What lies on a cell.
    #[inline]
    pub fn token(&self, cell: Cell) -> Option<Token> {
        self.tokens[cell.index()]
    }

    /// Where gems and pearls lie.
    #[inline]
    pub fn gems_and_pearls(&self) -> Cells {
        self.gems_and_pearls
    }

    /// Where gold lies.
    #[inline]
    pub fn gold(&self) -> Cells {
        self.gold
    }

    /// Where gems of this colour lie.
    pub fn gems(&self, colour: Colour) -> Cells {
        let bit = |cell: Cell| u32::from(self.token(cell) == Some(colour.token())) << cell.0;
        Cells(Cell::all().map(bit).sum())
    }

    /// The first position on the spiral, from `position` on, at which the cell is empty.
    #[inline]
    pub(crate) fn next_empty(&self, mut position: u8) -> u8 {
        let occupied = Cells(self.gems_and_pearls.0 | self.gold.0);
        while SPIRAL.get(usize::from(position)).is_some_and(|&cell| occupied.holds(cell)) {
            position += 1;
        }
        position
    }

    /// Lays a token on an empty cell.
    #[inline]
    pub(crate) fn lay(&mut self, cell: Cell, token: Token) {
        debug_assert!(self.token(cell).is_none());
        self.tokens[cell.index()] = Some(token);
        let cells = if token == Token::Gold { &mut self.gold } else { &mut self.gems_and_pearls };
        *cells = cells.with(cell);
    }

    /// Takes away what lies on these cells.
    #[inline]
    pub(crate) fn lift(&mut self, cells: Cells) -> Counts {
        let mut lifted = Counts::NONE;
        let mut rest = cells.0;
        while rest != 0 {
            let token = self.tokens[rest.trailing_zeros() as usize].take();
            lifted += token.expect("only tokens are lifted").one();
            rest &= rest - 1;
        }
        self.gems_and_pearls.0 &= !cells.0;
        self.gold.0 &= !cells.0;
        lifted
    }

    /// The tokens on these cells.
    #[inline]
    pub fn tokens_on(&self, cells: Cells) -> Counts {
        cells.iter().filter_map(|cell| self.token(cell)).fold(Counts::NONE, |sum, token| sum + token.one())
    }

    /// How many tokens of each kind lie on it.
    pub fn counts(&self) -> Counts {
        self.tokens.iter().flatten().fold(Counts::NONE, |sum, token| sum + token.one())
    }
}

impl From<Cell> for Cells {
    #[inline]
    fn from(cell: Cell) -> Self {
        Self(cell.bit())
    }
}

/// The positions of the bits that are set, lowest first.
#[derive(Clone)]
pub(crate) struct Bits(pub(crate) u64);

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}
