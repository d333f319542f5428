//! What the boards of Splendor and Marvel have in common.

use super::paint::{Block, Frame, Ink, Line, Palette, beside};
use super::{COLUMNS, Style};
use game::Seat;
use splendor::tableau::{CardView, Common, Prompt, ReservedView, SeatView, Surplus, TileView};
use text::{Text, Value, fit};

const GUTTER: usize = 3;
const CARD: usize = 19;
const NAME: usize = 14;
const LABEL: usize = 10;
const TOKEN: usize = 4;

/// A view, and what it takes to show it.
pub struct Table<'a> {
    pub common: &'a Common,
    pub text: &'a Text,
    pub names: &'a [String],
    pub palette: &'static Palette,
}

impl Table<'_> {
    fn say(&self, key: &str, args: &[(&str, Value)]) -> String {
        self.text.format(key, args)
    }

    fn name(&self, seat: Seat) -> String {
        self.text.player(seat, self.names)
    }

    /// The game, the round, and what is special about it.
    pub fn title(&self, notice: Option<String>) -> Line {
        let common = self.common;
        let round = self.say("board-round", &[("round", i64::from(common.round).into()), ("seat", self.name(common.first).into())]);
        let game = self.text.get(&format!("game-{}", common.game));
        let left = Line::of(game, Ink::Bold).and(format!(" · {round}"), Ink::Dim);
        left.justified(Line::of(notice.unwrap_or_default(), Ink::Alert), COLUMNS - 1)
    }

    /// A noble or a location.
    fn tile(&self, tile: &TileView, width: usize) -> Block {
        let name = self.text.tile(self.common.game, &tile.id);
        let left = Line::of(&tile.id, Ink::Bold);
        let left = if name == tile.id { left } else { left.plain(format!(" {name}")) };
        let missing = if tile.missing.is_empty() {
            Line::of("✓", Ink::Good)
        } else {
            Line::of("− ", Ink::Dim).then(self.palette.quiet(&tile.missing))
        };
        let body = vec![self.palette.amounts(&tile.asks), missing];
        let right = Line::of(format!("{}★", tile.points), Ink::Bold);
        Frame { width, edge: Ink::Plain, heavy: tile.missing.is_empty(), left, right, below: Line::new(), body }.draw()
    }

    /// Nobles or locations.
    pub fn tiles(&self, width: usize) -> Block {
        let mut blocks = vec![vec![Line::new().to(GUTTER)]];
        blocks.extend(self.common.tiles.iter().map(|tile| self.tile(tile, width)));
        beside(blocks, 0)
    }

    fn card(&self, card: &CardView, below: Line) -> Block {
        let hue = self.palette.hue(card.bonus);
        let cost = self.palette.amounts(&card.cost);
        let bonus = Line::of("+", Ink::Dim).and(card.bonus.to_string(), Ink::Token(hue));
        let status = match (card.affordable, card.price.is_empty()) {
            (true, true) => Line::of(format!("✓ {}", self.text.get("board-free")), Ink::Good),
            (true, false) => Line::of("✓ ", Ink::Good).then(self.palette.quiet(&card.price)),
            (false, _) => Line::of("− ", Ink::Dim).then(self.palette.quiet(&card.missing)),
        };
        let points = if card.points > 0 { format!("{}★", card.points) } else { String::new() };
        let name = self.text.card(self.common.game, &card.id);
        let name = (name != card.id).then(|| Line::of(name, Ink::Bold));
        let body = name.into_iter().chain([cost.justified(bonus, CARD - 4), status]).collect();
        Frame {
            width: CARD,
            edge: Ink::Edge(hue),
            heavy: card.affordable,
            left: Line::of(&card.id, Ink::Bold),
            right: Line::of(points, Ink::Bold),
            below,
            body,
        }
        .draw()
    }

    /// The face-up cards, level 3 on top.
    pub fn market(&self) -> Block {
        let row = |level: &splendor::tableau::LevelView| {
            let gutter = vec![
                Line::of(format!(" {}", level.level), Ink::Bold).to(GUTTER),
                Line::of(format!("▒{}", level.deck), Ink::Dim).to(GUTTER),
            ];
            let empty = || vec![Line::new().to(CARD)];
            let place = |card: &Option<CardView>| card.as_ref().map_or_else(empty, |card| self.card(card, Line::new()));
            beside(std::iter::once(gutter).chain(level.cards.iter().map(place)).collect(), 0)
        };
        self.common.market.iter().rev().flat_map(row).collect()
    }

    /// The reserved cards of the player for whom prices are shown.
    pub fn hand(&self) -> Block {
        let label = || Line::of(self.text.get("board-reserved"), Ink::Dim);
        let card = |reserved: &ReservedView| match &reserved.card {
            Some(card) => self.card(card, label()),
            None => {
                let left = Line::of(format!("{}?", reserved.level), Ink::Bold);
                let body = vec![Line::new(); 2];
                Frame { width: CARD, edge: Ink::Dim, heavy: false, left, right: Line::new(), below: label(), body }.draw()
            }
        };
        let reserved = &self.common.seats[self.common.buyer.index()].reserved;
        let gutter = vec![Line::new().to(GUTTER)];
        beside(std::iter::once(gutter).chain(reserved.iter().map(card)).collect(), 0)
    }

    /// The tokens nobody has, with their names: a legend to all the letters.
    pub fn supply(&self) -> Block {
        let title = format!(" {}", self.text.get("board-supply"));
        let indent = text::width(&title) + 2;
        let mut lines = vec![Line::of(title, Ink::Bold).to(indent)];
        for &(letter, hue) in self.palette.0 {
            let count = self.common.bank.get(&letter).copied().unwrap_or(0);
            let token = Line::of(format!("{letter}{count}"), Ink::Token(hue));
            let pile = token.plain(format!(" {}", self.text.token(self.common.game, letter)));
            let last = lines.last_mut().expect("the title's line");
            if last.width() + pile.width() > COLUMNS {
                lines.push(Line::new().to(indent).then(pile).plain("  "));
            } else {
                *last = std::mem::take(last).then(pile).plain("  ");
            }
        }
        lines
    }

    fn marker(&self, seat: Seat) -> Line {
        match self.common.places.get(seat.index()) {
            Some(place) => Line::of(format!("{place} "), Ink::Bold),
            None if seat == self.common.active => Line::of("▶ ", Ink::Good),
            None => Line::new().plain("  "),
        }
    }

    /// One number per token, in columns.
    fn counts(&self, label: &str, tokens: &splendor::tableau::TokensView) -> Line {
        let mut line = Line::of(fit(&self.text.get(label), LABEL), Ink::Dim);
        for &(letter, hue) in self.palette.0 {
            line = match tokens.get(&letter) {
                Some(0) => line.and("  · ", Ink::Dim),
                Some(n) => line.plain(" ").and(format!("{n:>2} "), Ink::Token(hue)),
                None => line.plain("    "),
            };
        }
        line
    }

    fn player(&self, view: &SeatView) -> Block {
        let points = format!("{:>3}★ ", view.points);
        let ink = if view.seat == self.common.active { Ink::Bold } else { Ink::Plain };
        let name = self.marker(view.seat).and(fit(&self.name(view.seat), NAME), ink).and(points, Ink::Bold);
        let indent = name.width();
        let cards = self.say("board-cards", &[("count", view.card_count.into())]);
        let bonuses = name.then(self.counts("board-bonuses", &view.bonuses)).and(format!("  {cards}"), Ink::Dim);
        let tokens = format!("  {}/{}", view.token_count, Surplus::LIMIT);
        let tokens = Line::new().to(indent).then(self.counts("board-tokens", &view.tokens)).and(tokens, Ink::Dim);
        let more = |label: &str| Line::new().to(indent).and(fit(&self.text.get(label), LABEL), Ink::Dim).plain("  ");
        let mut lines = vec![bonuses, tokens];
        if !view.tiles.is_empty() {
            let names = view.tiles.iter().map(|tile| self.text.tile(self.common.game, &tile.id));
            lines.push(more("board-nobles").plain(names.collect::<Vec<_>>().join(", ")));
        }
        if view.seat != self.common.buyer && !view.reserved.is_empty() {
            let mut line = more("board-reserved");
            for reserved in &view.reserved {
                line = match &reserved.card {
                    Some(card) => line.and(&card.id, Ink::Bold).plain(" ").then(self.palette.dense(&card.cost)),
                    None => line.and(format!("{}?", reserved.level), Ink::Bold),
                }
                .plain("  ");
            }
            lines.push(line);
        }
        lines
    }

    /// What everybody has.
    pub fn players(&self) -> Block {
        let mut heading = Line::new().to(2 + NAME + 5 + LABEL);
        for &(letter, hue) in self.palette.0 {
            heading = heading.plain(" ").and(format!(" {letter} "), Ink::Token(hue));
        }
        std::iter::once(heading).chain(self.common.seats.iter().flat_map(|seat| self.player(seat))).collect()
    }

    /// What the game waits for.
    pub fn prompt(&self) -> Line {
        let seat = || ("seat", Value::from(self.name(self.common.active)));
        let said = match &self.common.prompt {
            Prompt::Draw => self.text.get("prompt-draw"),
            Prompt::Act => self.say("prompt-act", &[seat()]),
            Prompt::Pay { card, colour, least, most } => {
                let colour = self.text.token(self.common.game, *colour);
                let card = self.text.card(self.common.game, &card.id);
                let args = [seat(), ("card", card.into()), ("token", colour.into()), ("least", (*least).into()), ("most", (*most).into())];
                self.say("prompt-pay", &args)
            }
            Prompt::Return { surplus } => self.say("prompt-return", &[seat(), ("surplus", (*surplus).into())]),
            Prompt::Tile { tiles } => self.say("prompt-tile", &[seat(), ("tiles", tiles.join(", ").into())]),
            Prompt::Over => {
                let first = Seat::all(self.common.seats.len() as u8).filter(|seat| self.common.places[seat.index()] == 1);
                let winners: Vec<Seat> = first.collect();
                self.say("prompt-over", &[("winners", self.text.players(&winners, self.names).into())])
            }
        };
        Line::of(" ", Ink::Plain).and(said, Ink::Bold).clipped(COLUMNS)
    }
}

/// All lines as one text.
pub fn render(lines: Block, style: Style) -> String {
    lines.iter().map(|line| line.render(style) + "\n").collect()
}
