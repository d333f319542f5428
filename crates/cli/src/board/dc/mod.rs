//! The board of the DC game: what must be beaten, what is for sale, the players, the turn, and the hand.

mod cards;
mod players;
mod prompt;
mod threats;

use super::paint::{Block, Ink, Line, Palette};
use super::scene::{Scene, render};
use super::{COLUMNS, Style};
use dc::{Card, ForSale, View};
use game::{Seat, Turn};
use text::{Text, Value, clip};

pub use cards::rules;

/// There are no tokens.
const NO_TOKENS: Palette = Palette(&[]);
/// Columns left of what a part of the board says.
const INDENT: usize = 3;

/// The DC game as text.
pub fn dc(view: &View, text: &Text, names: &[String], style: Style) -> String {
    let scene = Scene { game: view.game, text, names, palette: &NO_TOKENS };
    let table = Table { view, scene };
    let parts = [
        vec![table.title()],
        table.villain(),
        table.challenge(),
        table.plot(),
        table.machinations(),
        table.line_up(),
        table.players(),
        table.turn(),
        table.hand(),
        vec![Line::new()],
        table.prompt(),
    ];
    render(&parts.concat(), style)
}

/// A view, and how to tell it.
struct Table<'a> {
    view: &'a View,
    scene: Scene<'a>,
}

impl Table<'_> {
    fn title(&self) -> Line {
        let progress = match self.view.number {
            0 => self.scene.say("board-dc-set-up", &[]),
            turn => self.scene.say("board-turn", &[("turn", i64::from(turn).into())]),
        };
        let notice =
            if self.view.mode == "watchmen" { self.scene.say("board-dc-watchmen", &[]) } else { String::new() };
        self.scene.title(progress, Line::of(notice, Ink::Dim))
    }

    /// What can be bought.
    fn line_up(&self) -> Block {
        let View { main_deck, weaknesses, destroyed, .. } = self.view;
        let facts = [
            self.counted("board-dc-main-deck", (*main_deck).into()),
            self.counted("board-dc-weaknesses", (*weaknesses).into()),
            self.counted("board-dc-destroyed", destroyed.len() as i64),
        ];
        let mut lines = vec![self.heading(self.bold("board-dc-line-up"), Line::of(facts.join(" · "), Ink::Dim))];
        let kinds: Vec<&[ForSale]> = self.view.line_up.chunk_by(|one, other| one.card == other.card).collect();
        let size = Size::of(kinds.len());
        lines.extend(kinds.iter().flat_map(|same| self.for_sale(&same[0], same.len(), size)));
        if let Some(kick) = &self.view.kick {
            lines.extend(self.for_sale(kick, self.view.kicks.into(), size));
        }
        if let Some(card) = self.view.main_top {
            lines.extend(self.fact("board-dc-main-top", self.name(card)));
        }
        lines
    }

    /// What the active player has done, and can spend.
    fn turn(&self) -> Block {
        let View { active, power, played, aside, borrowed, number, .. } = self.view;
        if *number == 0 {
            return Vec::new();
        }
        let title = self.scene.say("board-dc-turn", &[("seat", self.scene.name(*active).into())]);
        let power = self.scene.say("board-dc-power", &[("power", i64::from(*power).into())]);
        let mut lines = vec![self.heading(Line::of(title, Ink::Bold), Line::of(power, Ink::Good))];
        if !played.is_empty() {
            lines.extend(self.fact("board-dc-played", self.list(played)));
        }
        if !aside.is_empty() {
            let card = |aside: &dc::AsideView| match aside.seat {
                Some(seat) => format!("{} ({})", self.name(aside.card), self.scene.name(seat)),
                None => self.name(aside.card),
            };
            let cards: Vec<String> = aside.iter().map(card).collect();
            lines.extend(self.fact("board-dc-aside", cards.join(", ")));
        }
        if !borrowed.is_empty() {
            lines.extend(self.fact("board-dc-borrowed", self.list(borrowed)));
        }
        lines
    }

    /// The hand of whoever looks; for eyes that see all, of whoever must act.
    fn hand(&self) -> Block {
        let Some(seat) = self.reader() else { return Vec::new() };
        let player = &self.view.seats[seat.index()];
        let Some(hand) = &player.hand else { return Vec::new() };
        if self.view.number == 0 {
            return Vec::new();
        }
        let title = self.scene.say("board-dc-hand", &[("seat", self.scene.name(seat).into())]);
        let mut lines = vec![self.heading(Line::of(title, Ink::Bold), Line::new())];
        let kinds: Vec<&[Card]> = hand.chunk_by(|one, other| one == other).collect();
        let size = Size::of(kinds.len());
        lines.extend(kinds.iter().flat_map(|same| self.card(Line::new(), same[0], same.len(), size)));
        if !player.discard.is_empty() {
            lines.extend(self.fact("board-dc-discard", self.list(&player.discard)));
        }
        if let Some(deck) = player.deck.as_ref().filter(|deck| !deck.is_empty()) {
            lines.extend(self.fact("board-dc-deck", self.list(deck)));
        }
        lines
    }

    /// Whose hand is shown.
    fn reader(&self) -> Option<Seat> {
        let seen: Vec<Seat> = Seat::all(self.view.seats.len() as u8)
            .filter(|seat| self.view.seats[seat.index()].hand.is_some())
            .collect();
        match (&seen[..], self.view.turn) {
            ([], _) => None,
            ([own], _) => Some(*own),
            (_, Turn::Player(seat)) => Some(seat),
            (_, Turn::Chance) => Some(self.view.active),
            (_, Turn::Over) => None,
        }
    }

    /// The line above a part of the board.
    fn heading(&self, title: Line, remark: Line) -> Line {
        let right = if remark.is_empty() { remark } else { Line::new().plain(" ").then(remark.clipped(52)).plain(" ") };
        let right = right.and("──", Ink::Dim);
        let room = COLUMNS - right.width();
        let left = Line::of("── ", Ink::Dim).then(title).plain(" ").clipped(room);
        let fill = "─".repeat(room - left.width());
        left.and(fill, Ink::Dim).then(right)
    }

    fn bold(&self, key: &str) -> Line {
        Line::of(self.scene.say(key, &[]), Ink::Bold)
    }

    fn counted(&self, key: &str, count: i64) -> String {
        self.scene.say(key, &[("count", count.into())])
    }

    /// A named fact, in as many lines as it takes.
    fn fact(&self, key: &str, said: impl AsRef<str>) -> Block {
        let label = format!("{} ", self.scene.say(key, &[]));
        flow(Line::new().to(INDENT).and(label, Ink::Dim), said, Ink::Plain, COLUMNS, INDENT + 2)
    }

    fn for_sale(&self, sale: &ForSale, count: usize, size: Size) -> Block {
        let price = Line::of(format!("{:>3} ", sale.price), Ink::Bold).then(missing(sale.missing));
        self.card(price, sale.card, count, size)
    }

    /// A card's name.
    fn name(&self, card: Card) -> String {
        self.scene.text.card(self.scene.game, card.id())
    }

    /// Cards by their names; those that are the same with their number.
    fn list(&self, cards: &[Card]) -> String {
        let mut sorted = cards.to_vec();
        sorted.sort_unstable();
        let named = |same: &[Card]| match same.len() {
            1 => self.name(same[0]),
            // A number and its name stay on one line.
            count => format!("{count}×\u{a0}{}", self.name(same[0])),
        };
        sorted.chunk_by(|one, other| one == other).map(named).collect::<Vec<_>>().join(", ")
    }

    fn seat(&self, seat: Seat) -> (&'static str, Value) {
        ("seat", self.scene.name(seat).into())
    }
}

/// How much room cards take.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Size {
    /// All that they say.
    Whole,
    /// One line each: there are too many.
    Brief,
}

impl Size {
    fn of(kinds: usize) -> Self {
        if kinds > 8 { Self::Brief } else { Self::Whole }
    }
}

/// The Power that is missing, in four columns.
fn missing(missing: u16) -> Line {
    match missing {
        0 => Line::of("✓", Ink::Good).to(4),
        missing => Line::of(format!("−{missing}"), Ink::Dim).to(4),
    }
}

/// Words after `start`, in lines of at most so many columns; all but the first are indented.
fn flow(start: Line, words: impl AsRef<str>, ink: Ink, columns: usize, indent: usize) -> Block {
    let mut lines = vec![start];
    let mut gap = "";
    for word in words.as_ref().split([' ', '\n']).filter(|word| !word.is_empty()) {
        let word = clip(word, columns - indent);
        let last = lines.last_mut().expect("it begins with one");
        if last.width() + gap.len() + text::width(&word) <= columns {
            *last = std::mem::take(last).and(gap, ink).and(word, ink);
        } else {
            lines.push(Line::new().to(indent).and(word, ink));
        }
        gap = " ";
    }
    lines
}
