//! Gems, pearls and gold.

use game::Counts;

/// One of the five gem colours: lanes 0 to 4 of every count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// `W`
    White,
    /// `U`
    Blue,
    /// `G`
    Green,
    /// `R`
    Red,
    /// `K`
    Black,
}

impl Colour {
    /// How many there are.
    pub const COUNT: usize = 5;

    /// All colours.
    pub const ALL: [Self; Self::COUNT] = [Self::White, Self::Blue, Self::Green, Self::Red, Self::Black];

    /// Its lane in a count.
    #[inline]
    pub const fn lane(self) -> usize {
        self as usize
    }

    /// The gem of this colour.
    #[inline]
    pub const fn token(self) -> Token {
        Token::ALL[self as usize]
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        self.token().letter()
    }
}

/// A kind of token. Its number is its lane in a count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Token {
    /// `W`
    White,
    /// `U`
    Blue,
    /// `G`
    Green,
    /// `R`
    Red,
    /// `K`
    Black,
    /// `P`
    Pearl,
    /// `Y`
    Gold,
}

impl Token {
    /// How many kinds there are.
    pub const COUNT: usize = 7;

    /// How many kinds there are besides gold; their lanes come first.
    pub const BUT_GOLD: usize = 6;

    /// All kinds.
    pub const ALL: [Self; Self::COUNT] =
        [Self::White, Self::Blue, Self::Green, Self::Red, Self::Black, Self::Pearl, Self::Gold];

    /// DUE-01: all tokens of the game.
    pub const SUPPLY: Counts = Counts::new([4, 4, 4, 4, 4, 2, 3, 0]);

    /// Its lane in a count.
    #[inline]
    pub const fn lane(self) -> usize {
        self as usize
    }

    /// One token of this kind.
    #[inline]
    pub const fn one(self) -> Counts {
        Counts::of(self as usize, 1)
    }

    /// The letters of all kinds, in order.
    pub const LETTERS: &'static str = "WUGRKPY";

    /// Its letter.
    pub const fn letter(self) -> char {
        Self::LETTERS.as_bytes()[self as usize] as char
    }

    /// The kind with this letter.
    pub fn from_letter(letter: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|token| letter.chars().eq([token.letter()]))
    }

    /// Tokens as letters: `WUU`.
    pub fn letters(counts: Counts) -> String {
        let repeat = |token: Self| std::iter::repeat_n(token.letter(), counts.get(token.lane()).into());
        Self::ALL.into_iter().flat_map(repeat).collect()
    }
}
