//! Choices and draws, and how they are written.

use crate::pay::Gold;
use crate::{Card, Cell, Cells, Colour, Level, Line, Royal, Token};
use game::{ActionView, BadText, Seat};
use std::fmt;
use std::str::FromStr;

/// Everything that can be chosen or drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `privilege:c3`: return a scroll and take this gem or pearl.
    Privilege(Cell),
    /// `replenish`: lay the tokens of the bag on the board.
    Replenish,
    /// `take:b1,c2,d3`: take the gems and pearls of a line.
    Take(Line),
    /// `gold:c3`: take this gold, in order to reserve a card.
    Gold(Cell),
    /// `buy:1W3`: buy a card of the pyramid or of one's own reserved cards.
    Buy(Card),
    /// `pass`: do nothing, because nothing can be done.
    Pass,
    /// `reserve:1W3`: reserve a card of the pyramid.
    Reserve(Card),
    /// `reserve:1`: reserve the unseen top card of a deck.
    ReserveTop(Level),
    /// `pay:W1`: pay so much gold for this kind of token.
    Pay(Gold),
    /// `associate:W`: the bought card joins the column of this colour.
    Associate(Colour),
    /// `token:c3`: take this token, of the bought card's colour.
    Token(Cell),
    /// `steal:W`: take a token of this kind from the opponent.
    Steal(Token),
    /// `royal:1`: take this royal.
    Royal(Royal),
    /// `return:W`: give back one token.
    Return(Token),
    /// `cell:W`. Draw: the token for the next empty cell of the spiral.
    Lay(Token),
    /// `deal:1W3`. Draw: a card laid face up.
    Deal(Card),
    /// `draw:1W3`. Draw: the card that was reserved unseen.
    Draw(Card),
    /// `draw:1?`. What others see of [`Action::Draw`].
    Hidden(Level),
    /// `first:0`. Draw: who begins.
    First(Seat),
}

/// The forms that exist, to be shown when a text is none of them.
const FORMS: &str = "privilege:c3 replenish take:b1,c2,d3 gold:c3 reserve:1W1 reserve:1 buy:1W1 pay:W1 associate:W token:c3 \
                     steal:W royal:1 return:W pass first:0 cell:W deal:1W1 draw:1W1";

impl Action {
    /// Every action that can be legal at some point of some game, in order. Who begins is drawn only if nobody was named.
    pub(crate) fn space(first_is_drawn: bool) -> impl Iterator<Item = Self> {
        let gems_and_pearls = || Token::ALL.into_iter().filter(|&token| token != Token::Gold);
        // A card costs at most one pearl.
        let most = |token| if token == Token::Pearl { 1 } else { Gold::MOST };
        let gold = gems_and_pearls().flat_map(move |token| (0..=most(token)).map(move |n| Gold::new(token, n)));
        let seats = Seat::all(if first_is_drawn { 2 } else { 0 });
        (Cell::all().map(Self::Privilege))
            .chain([Self::Replenish])
            .chain(Line::all().map(Self::Take))
            .chain(Cell::all().map(Self::Gold))
            .chain(Card::all().map(Self::Buy))
            .chain([Self::Pass])
            .chain(Card::all().map(Self::Reserve))
            .chain(Level::ALL.map(Self::ReserveTop))
            .chain(gold.map(Self::Pay))
            .chain(Colour::ALL.map(Self::Associate))
            .chain(Cell::all().map(Self::Token))
            .chain(gems_and_pearls().map(Self::Steal))
            .chain(Royal::all().map(Self::Royal))
            .chain(Token::ALL.map(Self::Return))
            .chain(Token::ALL.map(Self::Lay))
            .chain(Card::all().map(Self::Deal))
            .chain(Card::all().map(Self::Draw))
            .chain(seats.map(Self::First))
    }

    /// Is this a draw?
    pub(crate) fn is_draw(self) -> bool {
        matches!(self, Self::Lay(_) | Self::Deal(_) | Self::Draw(_) | Self::Hidden(_) | Self::First(_))
    }

    /// What it is, in words that are the same in other games.
    pub(crate) fn describe(self) -> ActionView {
        let cell = |cell: Cell| [cell.to_string()];
        match self {
            Self::Privilege(from) => ActionView::new("privilege").cells(cell(from)),
            Self::Replenish => ActionView::new("replenish"),
            Self::Take(line) => ActionView::new("take").cells(line.cells().iter().map(|cell| cell.to_string())),
            Self::Gold(from) => ActionView::new("gold").cells(cell(from)),
            Self::Buy(card) => ActionView::new("buy").card(card.code()),
            Self::Pass => ActionView::new("pass"),
            Self::Reserve(card) => ActionView::new("reserve").card(card.code()),
            Self::ReserveTop(level) => ActionView::new("reserve").level(level.number()),
            Self::Pay(gold) => ActionView::new("pay").tokens(gold.token().letter()).number(gold.count()),
            Self::Associate(colour) => ActionView::new("associate").tokens(colour.letter()),
            Self::Token(from) => ActionView::new("token").cells(cell(from)),
            Self::Steal(token) => ActionView::new("steal").tokens(token.letter()),
            Self::Royal(royal) => ActionView::new("tile").tile(royal.code()),
            Self::Return(token) => ActionView::new("return").tokens(token.letter()),
            Self::Lay(token) => ActionView::new("lay").tokens(token.letter()),
            Self::Deal(card) => ActionView::new("deal").card(card.code()),
            Self::Draw(card) => ActionView::new("draw").card(card.code()),
            Self::Hidden(level) => ActionView::new("draw").card(format!("{}?", level.number())),
            Self::First(seat) => ActionView::new("first").seat(seat),
        }
    }

    fn read(text: &str) -> Option<Self> {
        let (verb, what) = text.split_once(':').unwrap_or((text, ""));
        Some(match verb {
            "privilege" => Self::Privilege(Cell::from_name(what)?),
            "replenish" if text == verb => Self::Replenish,
            "take" => Self::Take(read_line(what)?),
            "gold" => Self::Gold(Cell::from_name(what)?),
            "buy" => Self::Buy(Card::from_code(what)?),
            "pass" if text == verb => Self::Pass,
            "reserve" if what.len() == 1 => Self::ReserveTop(read_level(what)?),
            "reserve" => Self::Reserve(Card::from_code(what)?),
            "pay" => {
                let (letter, count) = what.split_at_checked(1)?;
                let token = Token::from_letter(letter).filter(|&token| token != Token::Gold)?;
                Self::Pay(Gold::new(token, read_digit(count).filter(|&n| n <= Gold::MOST)?))
            }
            "associate" => Self::Associate(*Colour::ALL.get(Token::from_letter(what)?.lane())?),
            "token" => Self::Token(Cell::from_name(what)?),
            "steal" => Self::Steal(Token::from_letter(what).filter(|&token| token != Token::Gold)?),
            "royal" => Self::Royal(Royal::from_code(what)?),
            "return" => Self::Return(Token::from_letter(what)?),
            "cell" => Self::Lay(Token::from_letter(what)?),
            "deal" => Self::Deal(Card::from_code(what)?),
            "draw" => match what.strip_suffix('?') {
                Some(level) => Self::Hidden(read_level(level)?),
                None => Self::Draw(Card::from_code(what)?),
            },
            "first" => Self::First(read_digit(what).filter(|&n| n < 2).map(Seat::new)?),
            _ => return None,
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Privilege(cell) => write!(f, "privilege:{cell}"),
            Self::Replenish => f.write_str("replenish"),
            Self::Take(line) => write!(f, "take:{line}"),
            Self::Gold(cell) => write!(f, "gold:{cell}"),
            Self::Buy(card) => write!(f, "buy:{}", card.code()),
            Self::Pass => f.write_str("pass"),
            Self::Reserve(card) => write!(f, "reserve:{}", card.code()),
            Self::ReserveTop(level) => write!(f, "reserve:{}", level.number()),
            Self::Pay(gold) => write!(f, "pay:{}{}", gold.token().letter(), gold.count()),
            Self::Associate(colour) => write!(f, "associate:{}", colour.letter()),
            Self::Token(cell) => write!(f, "token:{cell}"),
            Self::Steal(token) => write!(f, "steal:{}", token.letter()),
            Self::Royal(royal) => write!(f, "royal:{}", royal.code()),
            Self::Return(token) => write!(f, "return:{}", token.letter()),
            Self::Lay(token) => write!(f, "cell:{}", token.letter()),
            Self::Deal(card) => write!(f, "deal:{}", card.code()),
            Self::Draw(card) => write!(f, "draw:{}", card.code()),
            Self::Hidden(level) => write!(f, "draw:{}?", level.number()),
            Self::First(seat) => write!(f, "first:{seat}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadText;

    /// Reads an action. The cells after `take:` may come in any order.
    fn from_str(text: &str) -> Result<Self, BadText> {
        Self::read(text).ok_or_else(|| BadText::new(text, FORMS))
    }
}

fn read_line(names: &str) -> Option<Line> {
    let mut cells = Cells::NONE;
    for name in names.split(',') {
        let cell = Cell::from_name(name).filter(|&cell| !cells.holds(cell))?;
        cells = cells.with(cell);
    }
    Line::of(cells)
}

fn read_digit(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}

fn read_level(text: &str) -> Option<Level> {
    Level::ALL.get(usize::from(read_digit(text)?.checked_sub(1)?)).copied()
}
