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
    /// Foreground and background of a token, and the colour of a card's edge. All readable on dark and on light terminals.
    const fn codes(self) -> (u8, u8, u8) {
        match self {
            Self::White => (16, 255, 250),
            Self::Blue => (231, 26, 33),
            Self::Green => (231, 28, 35),
            Self::Red => (231, 160, 167),
            Self::Black => (231, 237, 243),
            Self::Yellow => (16, 220, 178),
            Self::Pink => (16, 218, 211),
            Self::Purple => (231, 91, 134),
            Self::Orange => (16, 208, 208),
            Self::Grey => (16, 248, 245),
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
                let (front, back, _) = hue.codes();
                format!("\x1b[38;5;{front};48;5;{back}m")
            }
            Self::Edge(hue) => format!("\x1b[38;5;{}m", hue.codes().2),
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
    pub fn new() -> Self {
        Self::default()
    }

    pub fn of(text: impl AsRef<str>, ink: Ink) -> Self {
        Self::new().and(text, ink)
    }

    pub fn width(&self) -> usize {
        self.width
    }

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

    pub fn render(&self, style: Style) -> String {
        let mut rendered = String::new();
        for (text, ink) in &self.pieces {
            match (style.colour, *ink) {
                (true, ink) if ink != Ink::Plain => {
                    rendered += &ink.escape();
                    rendered += text;
                    rendered += "\x1b[0m";
                }
                _ => rendered += text,
            }
        }
        rendered.truncate(rendered.trim_end().len());
        rendered
    }
}

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
    pub width: usize,
    pub edge: Ink,
    pub heavy: bool,
    pub left: Line,
    pub right: Line,
    pub below: Line,
    pub body: Block,
}

impl Frame {
    pub fn draw(self) -> Block {
        let [top_left, top_right, bottom_left, bottom_right, across, down] =
            if self.heavy { ["┏", "┓", "┗", "┛", "━", "┃"] } else { ["╭", "╮", "╰", "╯", "─", "│"] };
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
    pub const SPLENDOR: Self = Self(&[
        ('W', Hue::White),
        ('U', Hue::Blue),
        ('G', Hue::Green),
        ('R', Hue::Red),
        ('K', Hue::Black),
        ('Y', Hue::Yellow),
    ]);

    pub fn hue(&self, letter: char) -> Hue {
        self.0.iter().find(|token| token.0 == letter).map_or(Hue::Grey, |token| token.1)
    }

    /// `W2 U1`: what is printed on a card or lies on the table, in the order of the game.
    pub fn amounts(&self, tokens: &BTreeMap<char, u8>) -> Line {
        self.list(tokens, " ", Ink::Token)
    }

    /// The same, less conspicuous: what is to be paid or is missing.
    pub fn quiet(&self, tokens: &BTreeMap<char, u8>) -> Line {
        self.list(tokens, " ", Ink::Edge)
    }

    /// The same without spaces, where room is short.
    pub fn dense(&self, tokens: &BTreeMap<char, u8>) -> Line {
        self.list(tokens, "", Ink::Token)
    }

    fn list(&self, tokens: &BTreeMap<char, u8>, gap: &str, ink: impl Fn(Hue) -> Ink) -> Line {
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
