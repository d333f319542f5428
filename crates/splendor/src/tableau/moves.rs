//! Choices and draws, and how they are written.

use super::{COLOURS, Card, Colour, Colours, Lane, Level, Tile, TileId};
use game::{ActionView, BadText, Counts, Seat};
use std::fmt;

/// Everything that can be chosen or drawn in either game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Take one token of each of these colours.
    Take(Colours),
    /// Take two tokens of one colour.
    Double(Colour),
    /// Reserve a face-up card.
    Reserve(Card),
    /// Reserve the unseen top card of a deck.
    ReserveTop(Level),
    /// Buy a face-up or reserved card.
    Buy(Card),
    /// Do nothing, because nothing can be done.
    Pass,
    /// Pay so many jokers for one colour.
    Joker(Jokers),
    /// Give back one token.
    Return(Lane),
    /// Receive this one of several tiles.
    Visit(TileId),
    /// Draw: who begins.
    First(Seat),
    /// Draw: a tile for this game.
    Reveal(TileId),
    /// Draw: a card laid face up.
    Deal(Card),
    /// Draw: the card that was reserved unseen.
    Draw(Card),
    /// What others see of [`Move::Draw`].
    Hidden(Level),
}

/// A [`Move`] in two bytes: its kind, and what it is about. Sorts as moves do. Lists of codes are copied as plain numbers, many at a
/// time, which lists of an enum are not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code(u16);

impl Move {
    /// The move as a number.
    #[inline]
    pub const fn code(self) -> Code {
        let (kind, about) = match self {
            Self::Take(colours) => (0, colours.0),
            Self::Double(colour) => (1, colour.0),
            Self::Reserve(card) => (2, card.0),
            Self::ReserveTop(level) => (3, level.0),
            Self::Buy(card) => (4, card.0),
            Self::Pass => (5, 0),
            Self::Joker(jokers) => (6, jokers.0),
            Self::Return(lane) => (7, lane.0),
            Self::Visit(tile) => (8, tile.0),
            Self::First(seat) => (9, seat.index() as u8),
            Self::Reveal(tile) => (10, tile.0),
            Self::Deal(card) => (11, card.0),
            Self::Draw(card) => (12, card.0),
            Self::Hidden(level) => (13, level.0),
        };
        Code(kind << 8 | about as u16)
    }
}

impl Code {
    /// Every number is below this.
    pub const COUNT: usize = 14 << 8;

    /// The code as a number.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The move that this is the code of.
    #[inline]
    pub const fn decode(self) -> Move {
        let about = self.0 as u8;
        match self.0 >> 8 {
            0 => Move::Take(Colours(about)),
            1 => Move::Double(Colour(about)),
            2 => Move::Reserve(Card(about)),
            3 => Move::ReserveTop(Level(about)),
            4 => Move::Buy(Card(about)),
            5 => Move::Pass,
            6 => Move::Joker(Jokers(about)),
            7 => Move::Return(Lane(about)),
            8 => Move::Visit(TileId(about)),
            9 => Move::First(Seat::new(about)),
            10 => Move::Reveal(TileId(about)),
            11 => Move::Deal(Card(about)),
            12 => Move::Draw(Card(about)),
            13 => Move::Hidden(Level(about)),
            _ => unreachable!(),
        }
    }
}

/// A number of jokers paid for one colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Jokers(u8);

impl Jokers {
    /// `n` jokers, at most 15, for a colour.
    pub const fn new(colour: Colour, n: u8) -> Self {
        Self(colour.0 << 4 | n)
    }

    /// What they pay for.
    pub const fn colour(self) -> Colour {
        Colour(self.0 >> 4)
    }

    /// How many.
    pub const fn count(self) -> u8 {
        self.0 & 15
    }
}

/// The words and letters of one game.
pub struct Notation {
    /// The letters of the colours, the joker and (if there is one) the time stone.
    pub letters: &'static str,
    /// The verb of [`Move::Buy`].
    pub buy: &'static str,
    /// The verb of [`Move::Joker`].
    pub joker: &'static str,
    /// The verb of [`Move::Visit`].
    pub visit: &'static str,
    /// The tiles with their codes.
    pub tiles: &'static [Tile],
    /// The forms that exist, to be shown when a text is none of them.
    pub forms: &'static str,
}

impl Notation {
    /// The letter of a token.
    pub fn letter(&self, lane: usize) -> char {
        self.letters.as_bytes()[lane] as char
    }

    /// Tokens as letters: `WUU`.
    pub fn tokens(&self, counts: Counts) -> String {
        let repeat = |lane: usize| std::iter::repeat_n(self.letter(lane), counts.get(lane).into());
        (0..self.letters.len()).flat_map(repeat).collect()
    }

    /// The code of a card: level, colour of the bonus, number.
    pub fn card(&self, card: Card) -> String {
        let colour = self.letter(card.bonus().0.into());
        format!("{}{colour}{}", card.level().0 + 1, card.ordinal() + 1)
    }

    /// The code of a card that is not seen: its level.
    pub fn unseen(&self, level: Level) -> String {
        format!("{}?", level.0 + 1)
    }

    /// The code of a tile.
    pub fn tile(&self, tile: TileId) -> &'static str {
        self.tiles[tile.0 as usize].code
    }

    /// The text of a move.
    pub fn text(&self, action: Move) -> String {
        struct Written<'a>(&'a Notation, Move);
        impl fmt::Display for Written<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.write(self.1, f)
            }
        }
        Written(self, action).to_string()
    }

    /// Writes a move.
    pub fn write(&self, action: Move, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match action {
            Move::Take(colours) => write!(f, "take:{}", self.tokens(Counts::one_of_each(colours.0))),
            Move::Double(colour) => write!(f, "take:{}", self.tokens(Counts::of(colour.0.into(), 2))),
            Move::Reserve(card) => write!(f, "reserve:{}", self.card(card)),
            Move::ReserveTop(level) => write!(f, "reserve:{}", level.0 + 1),
            Move::Buy(card) => write!(f, "{}:{}", self.buy, self.card(card)),
            Move::Pass => f.write_str("pass"),
            Move::Joker(jokers) => {
                write!(f, "{}:{}{}", self.joker, self.letter(jokers.colour().0.into()), jokers.count())
            }
            Move::Return(lane) => write!(f, "return:{}", self.letter(lane.0.into())),
            Move::Visit(tile) => write!(f, "{}:{}", self.visit, self.tile(tile)),
            Move::First(seat) => write!(f, "first:{seat}"),
            Move::Reveal(tile) => write!(f, "reveal:{}", self.tile(tile)),
            Move::Deal(card) => write!(f, "deal:{}", self.card(card)),
            Move::Draw(card) => write!(f, "draw:{}", self.card(card)),
            Move::Hidden(level) => write!(f, "draw:{}", self.unseen(level)),
        }
    }

    /// What a move is, in words that both games share.
    pub fn describe(&self, action: Move) -> ActionView {
        let lane = |lane: u8| self.tokens(Counts::of(lane.into(), 1));
        match action {
            Move::Take(colours) => ActionView::new("take").tokens(self.tokens(Counts::one_of_each(colours.0))),
            Move::Double(colour) => ActionView::new("take").tokens(self.tokens(Counts::of(colour.0.into(), 2))),
            Move::Reserve(card) => ActionView::new("reserve").card(self.card(card)),
            Move::ReserveTop(level) => ActionView::new("reserve").level(level.0 + 1),
            Move::Buy(card) => ActionView::new("buy").card(self.card(card)),
            Move::Pass => ActionView::new("pass"),
            Move::Joker(jokers) => ActionView::new("pay").tokens(lane(jokers.colour().0)).number(jokers.count()),
            Move::Return(token) => ActionView::new("return").tokens(lane(token.0)),
            Move::Visit(tile) => ActionView::new("tile").tile(self.tile(tile)),
            Move::First(seat) => ActionView::new("first").seat(seat),
            Move::Reveal(tile) => ActionView::new("reveal").tile(self.tile(tile)),
            Move::Deal(card) => ActionView::new("deal").card(self.card(card)),
            Move::Draw(card) => ActionView::new("draw").card(self.card(card)),
            Move::Hidden(level) => ActionView::new("draw").card(self.unseen(level)),
        }
    }

    /// Reads a move. The letters after `take:` may come in any order.
    pub fn read(&self, text: &str) -> Result<Move, BadText> {
        self.try_read(text).ok_or_else(|| BadText::new(text, self.forms))
    }

    fn try_read(&self, text: &str) -> Option<Move> {
        let (verb, what) = text.split_once(':').unwrap_or((text, ""));
        Some(match verb {
            "take" => self.read_take(what)?,
            "reserve" if what.len() == 1 => Move::ReserveTop(read_level(what)?),
            "reserve" => Move::Reserve(self.read_card(what)?),
            "pass" if text == "pass" => Move::Pass,
            "return" => Move::Return(Lane(self.read_letter(what)?)),
            "first" => Move::First(read_digit(what).filter(|&n| usize::from(n) < Seat::MAX).map(Seat::new)?),
            "reveal" => Move::Reveal(self.read_tile(what)?),
            "deal" => Move::Deal(self.read_card(what)?),
            "draw" => match what.strip_suffix('?') {
                Some(level) => Move::Hidden(read_level(level)?),
                None => Move::Draw(self.read_card(what)?),
            },
            _ if verb == self.buy => Move::Buy(self.read_card(what)?),
            _ if verb == self.visit => Move::Visit(self.read_tile(what)?),
            _ if verb == self.joker => {
                let (letter, count) = what.split_at_checked(1)?;
                let colour = self.read_letter(letter).filter(|&lane| usize::from(lane) < COLOURS)?;
                Move::Joker(Jokers::new(Colour(colour), read_digit(count)?))
            }
            _ => return None,
        })
    }

    fn read_take(&self, letters: &str) -> Option<Move> {
        let mut set = 0u8;
        let mut count = 0;
        for letter in letters.chars() {
            set |= 1 << self.letters.chars().take(COLOURS).position(|known| known == letter)?;
            count += 1;
        }
        match (count, set.count_ones()) {
            (2, 1) => Some(Move::Double(Colour(set.trailing_zeros() as u8))),
            (1..=3, distinct) if distinct == count => Some(Move::Take(Colours(set))),
            _ => None,
        }
    }

    fn read_letter(&self, letter: &str) -> Option<u8> {
        let mut letters = letter.chars();
        let (letter, None) = (letters.next()?, letters.next()) else { return None };
        self.letters.chars().position(|known| known == letter).map(|lane| lane as u8)
    }

    fn read_card(&self, code: &str) -> Option<Card> {
        let (level, rest) = code.split_at_checked(1)?;
        let (colour, number) = rest.split_at_checked(1)?;
        Card::find(read_level(level)?, Colour(self.read_letter(colour)?), read_digit(number)?.checked_sub(1)?)
    }

    fn read_tile(&self, code: &str) -> Option<TileId> {
        self.tiles.iter().position(|tile| tile.code == code).map(|index| TileId(index as u8))
    }
}

fn read_digit(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}

fn read_level(text: &str) -> Option<Level> {
    read_digit(text).filter(|digit| (1..=3).contains(digit)).map(|digit| Level(digit - 1))
}

/// Defines a game's own action type: a [`Move`] that is written in that game's notation.
macro_rules! action {
    ($notation:expr) => {
        /// A choice or a draw.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct Action($crate::tableau::Code);

        impl Action {
            /// What it is.
            #[inline]
            pub const fn get(self) -> $crate::tableau::Move {
                self.0.decode()
            }

            /// Its code.
            #[inline]
            pub const fn code(self) -> $crate::tableau::Code {
                self.0
            }
        }

        impl From<$crate::tableau::Move> for Action {
            #[inline]
            fn from(action: $crate::tableau::Move) -> Self {
                Self(action.code())
            }
        }

        impl From<$crate::tableau::Code> for Action {
            #[inline]
            fn from(code: $crate::tableau::Code) -> Self {
                Self(code)
            }
        }

        impl std::fmt::Display for Action {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $notation.write(self.get(), f)
            }
        }

        impl std::fmt::Debug for Action {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }

        impl std::str::FromStr for Action {
            type Err = game::BadText;
            fn from_str(text: &str) -> Result<Self, game::BadText> {
                $notation.read(text).map(Self::from)
            }
        }
    };
}
pub(crate) use action;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_stand_for_moves_and_sort_like_them() {
        let moves: Vec<Move> = crate::splendor::EDITION.space(4).chain(Level::ALL.map(Move::Hidden)).collect();
        for &one in &moves {
            assert_eq!(one.code().decode(), one);
            assert!(moves.iter().all(|&other| one.cmp(&other) == one.code().cmp(&other.code())));
        }
    }
}
