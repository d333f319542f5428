//! What the boards of Splendor and Marvel have in common.

use super::paint::{Block, Frame, Ink, Line, beside};
use super::scene::{GUTTER, Sale, Scene, Standing};
use splendor::tableau::{CardView, Common, LevelView, Prompt, ReservedView, SeatView, Surplus, TileView};
use text::Value;

/// Columns of a card.
const CARD: usize = 19;

/// A view of either game, and how to tell it.
pub struct Table<'a> {
    /// What both games show.
    pub common: &'a Common,
    /// How it is told.
    pub scene: Scene<'a>,
}

impl Table<'_> {
    /// The game, the round, and how far it is to the end.
    pub fn title(&self, last_round: bool, goal: Line) -> Line {
        let scene = &self.scene;
        let round = i64::from(self.common.round);
        let progress =
            scene.say("board-round", &[("round", round.into()), ("seat", scene.name(self.common.first).into())]);
        let notice =
            if last_round { Line::of(scene.say("board-last-round", &[]), Ink::Alert) } else { scene.goal().then(goal) };
        scene.title(progress, notice)
    }

    /// Nobles or locations.
    pub fn tiles(&self, width: usize) -> Block {
        if self.common.tiles.is_empty() {
            return Vec::new();
        }
        let gutter = vec![Line::new().to(GUTTER)];
        let tiles = self.common.tiles.iter().map(|tile| self.tile(tile, width));
        beside(std::iter::once(gutter).chain(tiles).collect(), 0)
    }

    fn tile(&self, tile: &TileView, width: usize) -> Block {
        let palette = self.scene.palette;
        let name = self.scene.text.tile(self.scene.game, &tile.id);
        let left = Line::of(&tile.id, Ink::Bold);
        let name = (name != tile.id).then(|| Line::of(name, Ink::Bold));
        let met = tile.missing.is_empty();
        let missing = if met {
            Line::of("✓", Ink::Good)
        } else {
            Line::of("− ", Ink::Dim).then(palette.quiet(&tile.missing))
        };
        let right = Line::of(format!("{}★", tile.points), Ink::Bold);
        let body = name.into_iter().chain([palette.amounts(&tile.asks), missing]).collect();
        Frame { width, edge: Ink::Plain, heavy: met, left, right, below: Line::new(), body }.draw()
    }

    /// The face-up cards, level 3 on top.
    pub fn market(&self) -> Block {
        let empty = || vec![Line::new().to(CARD)];
        let row = |level: &LevelView| {
            let cards = level.cards.iter().map(|place| match place {
                Some(card) => self.card(card, Line::new()),
                None => empty(),
            });
            beside(std::iter::once(self.scene.deck(level.level, level.deck)).chain(cards).collect(), 0)
        };
        self.common.market.iter().rev().flat_map(row).collect()
    }

    /// The reserved cards of the player for whom prices are shown.
    pub fn hand(&self) -> Block {
        let card = |reserved: &ReservedView| match &reserved.card {
            Some(card) => self.card(card, self.scene.reserved()),
            None => self.scene.back(reserved.level, CARD, 2),
        };
        let reserved = &self.common.seats[self.common.buyer.index()].reserved;
        if reserved.is_empty() {
            return Vec::new();
        }
        let gutter = vec![Line::new().to(GUTTER)];
        beside(std::iter::once(gutter).chain(reserved.iter().map(card)).collect(), 0)
    }

    fn card(&self, card: &CardView, below: Line) -> Block {
        let scene = &self.scene;
        let hue = scene.palette.hue(card.bonus);
        let bonus = Line::of("+", Ink::Dim).and(card.bonus.to_string(), Ink::Token(hue));
        let cost = scene.palette.amounts(&card.cost).justified(bonus, CARD - 4);
        let name = scene.text.card(scene.game, &card.id);
        let name = (name != card.id).then(|| Line::of(name, Ink::Bold));
        // A for each Avengers tag.
        let worth =
            ["A".repeat(card.tags.into()), if card.points > 0 { format!("{}★", card.points) } else { String::new() }];
        let status = card
            .sale
            .as_ref()
            .map(|sale| scene.status(&Sale { price: &sale.price, missing: &sale.missing, payable: sale.affordable }));
        let worth = worth.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
        Frame {
            width: CARD,
            edge: Ink::Edge(hue),
            heavy: card.sale.as_ref().is_some_and(|sale| sale.affordable),
            left: Line::of(&card.id, Ink::Bold),
            right: Line::of(worth, Ink::Bold),
            below,
            body: name.into_iter().chain([cost, status.unwrap_or_default()]).collect(),
        }
        .draw()
    }

    /// What everybody has; `more` adds lines about a player.
    pub fn players(&self, more: impl Fn(&SeatView) -> Option<Line>) -> Block {
        let player = |view: &SeatView| self.player(view, more(view));
        std::iter::once(self.scene.heading()).chain(self.common.seats.iter().flat_map(player)).collect()
    }

    fn player(&self, view: &SeatView, more: Option<Line>) -> Block {
        let Common { active, places, buyer, .. } = self.common;
        let scene = &self.scene;
        let standing = Standing { seat: view.seat, active: *active, points: view.points, places };
        let cards = Line::of(scene.say("board-cards", &[("count", view.card_count.into())]), Ink::Dim);
        let held = Line::of(format!("{}/{}", view.token_count, Surplus::LIMIT), Ink::Dim);
        let mut lines = vec![
            scene.standing(&standing).then(scene.numbers("board-bonuses", &view.bonuses, Ink::Token, cards)),
            scene.below_name(scene.numbers("board-tokens", &view.tokens, Ink::Edge, held)),
        ];
        lines.extend(more.map(|more| scene.below_name(more)));
        if !view.tiles.is_empty() {
            let names = view.tiles.iter().map(|tile| scene.text.tile(scene.game, &tile.id));
            let names = names.collect::<Vec<_>>().join(", ");
            lines.push(scene.below_name(scene.label("board-tiles").plain(format!(" {names}"))));
        }
        if view.seat != *buyer && !view.reserved.is_empty() {
            let cards = view.reserved.iter().map(|reserved| match &reserved.card {
                Some(card) => scene.brief(&card.id, &card.cost),
                None => Line::of(format!("{}?", reserved.level), Ink::Bold),
            });
            lines.push(scene.below_name(scene.row("board-reserved", cards)));
        }
        lines
    }

    /// What the game waits for.
    pub fn prompt(&self) -> Line {
        let scene = &self.scene;
        let seat = || ("seat", Value::from(scene.name(self.common.active)));
        scene.prompt(match &self.common.prompt {
            Prompt::Draw => scene.say("prompt-draw", &[]),
            Prompt::Act => scene.say("prompt-act", &[seat()]),
            Prompt::Pay { card, colour, least, most, .. } => {
                let token = scene.text.token(scene.game, *colour);
                let range = [("least", (*least).into()), ("most", (*most).into())];
                let about = [seat(), ("card", card.id.as_str().into()), ("token", token.into())];
                scene.say("prompt-pay", &[&about[..], &range[..]].concat())
            }
            Prompt::Return { surplus, .. } => scene.say("prompt-return", &[seat(), ("surplus", (*surplus).into())]),
            Prompt::Tile { tiles } => scene.say("prompt-tile", &[seat(), ("tiles", tiles.join(", ").into())]),
            Prompt::Over => scene.result(&self.common.places),
        })
    }
}
