//! Coloured text whose width is known, and boxes made of it.

use super::Style;
use std::collections::BTreeMap;

/// The colours of tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hue {
    White,
    Blue,
    Green,
    Red,
    Black,
    Yellow,
    Pink,
    Purple,
    Orange,
    Grey,
}

impl Hue {
    /// Foreground and background of a token.
    const fn token(self) -> (u8, u8) {
        match self {
            Self::White => (16, 255),
            Self::Blue => (231, 26),
            Self::Green => (231, 28),
            Self::Red => (231, 160),
            Self::Black => (231, 237),
            Self::Yellow => (16, 220),
            Self::Pink => (16, 218),
            Self::Purple => (231, 91),
            Self::Orange => (16, 208),
            Self::Grey => (16, 248),
        }
    }

    /// The colour of a card's edge, readable on dark and on light terminals; white has that of ordinary text.
    const fn edge(self) -> Option<u8> {
        match self {
            Self::White => None,
            Self::Blue => Some(33),
            Self::Green => Some(35),
            Self::Red => Some(167),
            Self::Black => Some(244),
            Self::Yellow => Some(178),
            Self::Pink => Some(211),
            Self::Purple => Some(134),
            Self::Orange => Some(208),
            Self::Grey => Some(246),
        }
    }
}

/// What a piece of text looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    Plain,
    Dim,
    Bold,
    /// Something good: a card that can be bought.
    Good,
    /// Something to notice: the last round.
    Alert,
    /// A token.
    Token(Hue),
    /// The edge of a card.
    Edge(Hue),
}

impl Ink {
    fn escape(self) -> String {
        match self {
            Self::Plain => String::new(),
            Self::Dim => "\x1b[2m".into(),
            Self::Bold => "\x1b[1m".into(),
            Self::Good => "\x1b[1;32m".into(),
            Self::Alert => "\x1b[1;31m".into(),
            Self::Token(hue) => {
                let (front, back) = hue.token();
                format!("\x1b[38;5;{front};48;5;{back}m")
            }
            Self::Edge(hue) => hue.edge().map_or(String::new(), |front| format!("\x1b[38;5;{front}m")),
        }
    }
}

/// A line of text in pieces of one ink each.
#[derive(Clone, Default, Debug)]
pub struct Line {
    pieces: Vec<(String, Ink)>,
    width: usize,
}

impl Line {
    /// Nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// One piece of text.
    pub fn of(text: impl AsRef<str>, ink: Ink) -> Self {
        Self::new().and(text, ink)
    }

    /// How many columns it takes.
    pub fn width(&self) -> usize {
        self.width
    }

    /// True if it takes none.
    pub fn is_empty(&self) -> bool {
        self.width == 0
    }

    /// The same line with more text at its end.
    pub fn and(mut self, text: impl AsRef<str>, ink: Ink) -> Self {
        let text = text.as_ref();
        self.width += text::width(text);
        self.pieces.push((text.into(), ink));
        self
    }

    /// The same line with more ordinary text at its end.
    pub fn plain(self, text: impl AsRef<str>) -> Self {
        self.and(text, Ink::Plain)
    }

    /// The same line with another after it.
    pub fn then(mut self, other: Self) -> Self {
        self.width += other.width;
        self.pieces.extend(other.pieces);
        self
    }

    /// At least so wide.
    pub fn to(self, columns: usize) -> Self {
        let room = columns.saturating_sub(self.width);
        self.plain(" ".repeat(room))
    }

    /// At most so wide.
    pub fn clipped(mut self, columns: usize) -> Self {
        while self.width > columns {
            let Some((last, ink)) = self.pieces.pop() else { break };
            self.width -= text::width(&last);
            if self.width < columns {
                let rest = text::clip(&last, columns - self.width);
                self = self.and(rest, ink);
            }
        }
        self
    }

    /// This line at the left and `other` at the right of so many columns.
    pub fn justified(self, other: Self, columns: usize) -> Self {
        let room = columns.saturating_sub(other.width);
        self.clipped(room).to(room).then(other)
    }

    /// The text, with escapes if the style has colours, without blanks at its end.
    pub fn render(&self, style: Style) -> String {
        let mut rendered = String::new();
        for (text, ink) in &self.pieces {
            let escape = if style.colour { ink.escape() } else { String::new() };
            rendered += &escape;
            rendered += text;
            if !escape.is_empty() {
                rendered += "\x1b[0m";
            }
        }
        rendered.truncate(rendered.trim_end().len());
        rendered
    }
}

/// Numbers by letter.
pub type Tokens = BTreeMap<char, u8>;

/// Lines below one another.
pub type Block = Vec<Line>;

/// Blocks side by side.
pub fn beside(blocks: Vec<Block>, gap: usize) -> Block {
    let height = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let mut rows = vec![Line::new(); height];
    let mut left = 0;
    for block in blocks {
        let width = block.iter().map(Line::width).max().unwrap_or(0);
        for (row, line) in rows.iter_mut().zip(block) {
            *row = std::mem::take(row).to(left).then(line);
        }
        left += width + gap;
    }
    rows
}

/// A box with text in its edges.
pub struct Frame {
    /// Columns, edges included.
    pub width: usize,
    /// What the edges look like.
    pub edge: Ink,
    /// Thick edges: something can be done with it.
    pub heavy: bool,
    /// Text in the upper edge, at the left.
    pub left: Line,
    /// Text in the upper edge, at the right.
    pub right: Line,
    /// Text in the lower edge, in the middle.
    pub below: Line,
    /// What is inside.
    pub body: Block,
}

impl Frame {
    /// The box as lines.
    pub fn draw(self) -> Block {
        let [top_left, top_right, bottom_left, bottom_right, across, down] = if self.heavy {
            ["┏", "┓", "┗", "┛", "━", "┃"]
        } else {
            ["╭", "╮", "╰", "╯", "─", "│"]
        };
        let edge = self.edge;
        let inside = self.width - 2;
        let label = |line: Line| if line.is_empty() { line } else { Line::new().plain(" ").then(line).plain(" ") };
        let fill = |columns: usize| Line::of(across.repeat(columns), edge);

        let right = label(self.right);
        let left = label(self.left).clipped(inside - right.width());
        let room = inside - left.width() - right.width();
        let top = Line::of(top_left, edge).then(left).then(fill(room)).then(right).and(top_right, edge);

        let below = label(self.below).clipped(inside);
        let room = inside - below.width();
        let bottom = Line::of(bottom_left, edge).then(fill(room / 2)).then(below).then(fill(room - room / 2));
        let bottom = bottom.and(bottom_right, edge);

        let side = |line: Line| {
            let line = if line.width() < inside { Line::new().plain(" ").then(line) } else { line };
            Line::of(down, edge).then(line.clipped(inside).to(inside)).and(down, edge)
        };
        std::iter::once(top).chain(self.body.into_iter().map(side)).chain([bottom]).collect()
    }
}

/// The tokens of one game in their order.
pub struct Palette(pub &'static [(char, Hue)]);

impl Palette {
    /// Gems and gold.
    pub const SPLENDOR: Self = Self(&[
        ('W', Hue::White),
        ('U', Hue::Blue),
        ('G', Hue::Green),
        ('R', Hue::Red),
        ('K', Hue::Black),
        ('Y', Hue::Yellow),
    ]);

    /// Stones, S.H.I.E.L.D. and the time stone.
    pub const MARVEL: Self = Self(&[
        ('Y', Hue::Yellow),
        ('P', Hue::Purple),
        ('B', Hue::Blue),
        ('R', Hue::Red),
        ('O', Hue::Orange),
        ('S', Hue::Grey),
        ('T', Hue::Green),
    ]);

    /// Gems, pearls and gold.
    pub const DUEL: Self = Self(&[
        ('W', Hue::White),
        ('U', Hue::Blue),
        ('G', Hue::Green),
        ('R', Hue::Red),
        ('K', Hue::Black),
        ('P', Hue::Pink),
        ('Y', Hue::Yellow),
    ]);

    /// The colour of a token.
    pub fn hue(&self, letter: char) -> Hue {
        self.0.iter().find(|token| token.0 == letter).map_or(Hue::Grey, |token| token.1)
    }

    /// `W2 U1`: what is printed on a card or lies on the table, in the order of the game.
    pub fn amounts(&self, tokens: &Tokens) -> Line {
        self.list(tokens, " ", Ink::Token)
    }

    /// The same, less conspicuous: what is to be paid or is missing.
    pub fn quiet(&self, tokens: &Tokens) -> Line {
        self.list(tokens, " ", Ink::Edge)
    }

    /// The same without spaces, where room is short.
    pub fn dense(&self, tokens: &Tokens) -> Line {
        self.list(tokens, "", Ink::Token)
    }

    fn list(&self, tokens: &Tokens, gap: &str, ink: impl Fn(Hue) -> Ink) -> Line {
        let mut line = Line::new();
        for &(letter, hue) in self.0 {
            if let Some(n) = tokens.get(&letter).filter(|&&n| n > 0) {
                line = if line.is_empty() { line } else { line.plain(gap) };
                line = line.and(format!("{letter}{n}"), ink(hue));
            }
        }
        line
    }
}
