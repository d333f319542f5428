//! What all boards are made of: cards, tables of numbers, names, prompts.

use super::paint::{Block, Frame, Hue, Ink, Line, Palette, Tokens};
use super::{COLUMNS, Style};
use game::{Message, Seat};
use text::{Text, Value, clip, fit};

/// Columns for a player's name.
const NAME: usize = 14;
/// Columns for the name of a row of numbers.
const LABEL: usize = 11;
/// Columns left of the cards.
pub const GUTTER: usize = 3;

/// Whom a board is drawn for, and in which words.
pub struct Scene<'a> {
    /// The name of the game.
    pub game: &'static str,
    /// The words.
    pub text: &'a Text,
    /// The players in seat order.
    pub names: &'a [String],
    /// The game's tokens.
    pub palette: &'static Palette,
}

/// What it would take to buy a card.
pub struct Sale<'a> {
    /// What the player it is shown to would pay.
    pub price: &'a Tokens,
    /// What that player lacks.
    pub missing: &'a Tokens,
    /// Can that player buy it?
    pub payable: bool,
}

/// Where a player stands.
pub struct Standing<'a> {
    /// The player.
    pub seat: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The player's points.
    pub points: u8,
    /// Everybody's place once the game is over.
    pub places: &'a [u8],
}

impl Scene<'_> {
    /// A message; `$game` is known to all of them.
    pub fn say(&self, key: &str, args: &[(&str, Value)]) -> String {
        let game = [("game", Value::from(self.game))];
        self.text.format(key, &[&game, args].concat())
    }

    /// A player's name, cut if it is very long.
    pub fn name(&self, seat: Seat) -> String {
        clip(&self.text.player(seat, self.names), 24)
    }

    /// The first line: the game, where it is, and what there is to notice.
    pub fn title(&self, progress: String, notice: Line) -> Line {
        let game = self.text.get(&format!("game-{}", self.game));
        let left = Line::of(game, Ink::Bold).and(format!(" · {progress}"), Ink::Dim);
        left.justified(notice, COLUMNS - 1)
    }

    /// The beginning of what a title says of the goal.
    pub fn goal(&self) -> Line {
        Line::of(format!("{} ", self.say("board-goal", &[])), Ink::Dim)
    }

    /// What a player would pay, or lacks.
    pub fn status(&self, sale: &Sale) -> Line {
        match (sale.payable, sale.price.is_empty()) {
            (true, true) => Line::of(format!("✓ {}", self.say("board-free", &[])), Ink::Good),
            (true, false) => Line::of("✓ ", Ink::Good).then(self.palette.quiet(sale.price)),
            (false, _) => Line::of("− ", Ink::Dim).then(self.palette.quiet(sale.missing)),
        }
    }

    /// A card in a line: code and cost.
    pub fn brief(&self, id: &str, cost: &Tokens) -> Line {
        Line::of(id, Ink::Bold).plain(" ").then(self.palette.dense(cost))
    }

    /// The back of a reserved card.
    pub fn back(&self, level: u8, width: usize, height: usize) -> Block {
        let left = Line::of(format!("{level}?"), Ink::Bold);
        let body = vec![Line::of("░".repeat(width - 4), Ink::Dim); height];
        Frame { width, edge: Ink::Dim, heavy: false, left, right: Line::new(), below: self.reserved(), body }.draw()
    }

    /// The label of a reserved card.
    pub fn reserved(&self) -> Line {
        Line::of(self.say("board-reserved", &[]), Ink::Dim)
    }

    /// The level of a row of cards, and what is left of its deck.
    pub fn deck(&self, level: u8, left: u8) -> Block {
        let count = if left > 0 { format!("▒{left}") } else { String::new() };
        vec![Line::of(format!(" {level}"), Ink::Bold).to(GUTTER), Line::of(count, Ink::Dim).to(GUTTER)]
    }

    /// Tokens with their names, in as many lines as it takes: a legend to all the letters.
    pub fn supply(&self, title: &str, tokens: &Tokens) -> Block {
        let title = format!(" {}", self.say(title, &[]));
        let indent = text::width(&title) + 2;
        let mut lines = vec![Line::of(title, Ink::Bold).to(indent)];
        for &(letter, hue) in self.palette.0 {
            let count = tokens.get(&letter).copied().unwrap_or(0);
            let token = Line::of(format!("{letter}{count}"), Ink::Token(hue));
            let pile = token.plain(format!(" {}  ", self.text.token(self.game, letter)));
            let last = lines.last_mut().expect("the title's line");
            if last.width() + pile.width() > COLUMNS + 2 {
                lines.push(Line::new().to(indent).then(pile));
            } else {
                *last = std::mem::take(last).then(pile);
            }
        }
        lines
    }

    /// The letters over the columns of [`Scene::numbers`].
    pub fn heading(&self) -> Line {
        let mut heading = Line::new().to(2 + NAME + 5 + LABEL);
        for &(letter, hue) in self.palette.0 {
            heading = heading.plain(" ").and(format!(" {letter} "), Ink::Token(hue));
        }
        heading
    }

    /// A player's name and points, which begin the first line about a player.
    pub fn standing(&self, of: &Standing) -> Line {
        let marker = match of.places.get(of.seat.index()) {
            Some(place) => Line::of(format!("{place} "), Ink::Bold),
            None if of.seat == of.active => Line::of("▶ ", Ink::Good),
            None => Line::new().plain("  "),
        };
        let ink = if of.seat == of.active { Ink::Bold } else { Ink::Plain };
        marker.and(fit(&self.name(of.seat), NAME), ink).and(format!("{:>3}★ ", of.points), Ink::Bold)
    }

    /// A named row of numbers, one for each token, and a remark.
    pub fn numbers(&self, label: &str, tokens: &Tokens, ink: fn(Hue) -> Ink, remark: Line) -> Line {
        let mut line = self.label(label);
        for &(letter, hue) in self.palette.0 {
            line = match tokens.get(&letter) {
                Some(0) => line.and("  · ", Ink::Dim),
                Some(n) => line.plain(" ").and(format!("{n:>2} "), ink(hue)),
                None => line.plain("    "),
            };
        }
        line.plain("  ").then(remark)
    }

    /// The name of a row.
    pub fn label(&self, key: &str) -> Line {
        Line::of(fit(&self.say(key, &[]), LABEL), Ink::Dim)
    }

    /// A named row of short things.
    pub fn row(&self, label: &str, things: impl Iterator<Item = Line>) -> Line {
        things.fold(self.label(label), |line, thing| line.plain(" ").then(thing).plain(" "))
    }

    /// Further lines about a player, below the name.
    pub fn below_name(&self, line: Line) -> Line {
        Line::new().to(2 + NAME + 5).then(line).clipped(COLUMNS)
    }

    /// Who has won, by places.
    pub fn result(&self, places: &[u8]) -> String {
        let seats = Seat::all(places.len() as u8);
        let winners: Vec<Seat> = seats.filter(|seat| places[seat.index()] == 1).collect();
        let message = match winners[..] {
            [seat] => Message::new("event-won").with("seat", seat),
            _ => Message::new("event-shared").with("winners", game::Arg::Seats(winners)),
        };
        let names: Vec<String> = Seat::all(places.len() as u8).map(|seat| self.name(seat)).collect();
        format!("{} {}", self.say("prompt-over", &[]), self.text.say(self.game, &message, &names))
    }

    /// The last line: what the game waits for.
    pub fn prompt(&self, said: String) -> Line {
        Line::new().plain(" ").and(said, Ink::Bold).clipped(COLUMNS)
    }
}

/// All lines as one text.
pub fn render(lines: &[Line], style: Style) -> String {
    lines.iter().map(|line| line.render(style) + "\n").collect()
}
