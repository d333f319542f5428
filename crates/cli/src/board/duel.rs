//! The board of Duel.

use super::Style;
use super::paint::{Block, Frame, Ink, Line, Palette, beside};
use super::scene::{Sale, Scene, Standing, render};
use duel::{Ability, CardView, LevelView, Prompt, ReservedView, RoyalView, SeatView, View};
use text::{Text, Value};

/// Columns of a card.
const CARD: usize = 15;
/// Cards in the widest row of the pyramid.
const WIDEST: usize = 5;
/// Cells in a row of the board.
const SIDE: usize = 5;
/// Columns for the name of a fact beside the board.
const FACT: usize = 13;

const CROWN: &str = "♛";
const PRIVILEGE: &str = "§";

/// Duel as text.
pub fn duel(view: &View, text: &Text, names: &[String], style: Style) -> String {
    let scene = Scene { game: view.game, text, names, palette: &Palette::DUEL };
    let table = Table { view, scene };
    let mut lines = vec![table.title()];
    lines.extend(beside(vec![table.board(), table.facts()], 4));
    lines.extend(table.pyramid());
    lines.extend(table.hand());
    lines.extend(table.scene.supply("board-bag", &view.bag));
    lines.push(Line::new());
    lines.push(table.scene.heading());
    lines.extend(view.seats.iter().flat_map(|seat| table.player(seat)));
    lines.push(Line::new());
    lines.push(table.prompt());
    render(&lines, style)
}

struct Table<'a> {
    view: &'a View,
    scene: Scene<'a>,
}

impl Table<'_> {
    fn title(&self) -> Line {
        let scene = &self.scene;
        let turn = i64::from(self.view.turn_number);
        let progress = scene.say("board-turn", &[("turn", turn.into())]);
        let notice = if self.view.again { scene.say("board-again", &[]) } else { String::new() };
        scene.title(progress, Line::of(notice, Ink::Alert))
    }

    /// The board with the names of its rows and columns.
    fn board(&self) -> Block {
        let columns = self.view.board[..SIDE].iter().map(|cell| format!(" {} ", &cell.cell[..1]));
        let heading = Line::of(format!("    {}", columns.collect::<String>()), Ink::Dim);
        let row = |cells: &[duel::CellView]| {
            let mut line = Line::of(format!("  {} ", &cells[0].cell[1..]), Ink::Dim);
            for cell in cells {
                line = match cell.token {
                    Some(letter) => line.and(format!(" {letter} "), Ink::Token(self.scene.palette.hue(letter))),
                    None => line.and(" · ", Ink::Dim),
                };
            }
            line
        };
        std::iter::once(heading).chain(self.view.board.chunks(SIDE).map(row)).collect()
    }

    /// What lies around the board, what wins, and what the signs mean.
    fn facts(&self) -> Block {
        let goals = &self.view.goals;
        let colour = self.scene.say("board-goal-colour", &[]);
        let goals = format!("{}★  {}{CROWN}  {}★ {colour}", goals.points, goals.crowns, goals.colour_points);
        let mut royals = Line::new();
        for royal in &self.view.royals {
            royals = royals.then(brief_royal(royal)).plain("   ");
        }
        let sign = |ability: Ability, key: &str| format!("{} {}", sign(ability), self.scene.say(key, &[]));
        let signs = [
            [sign(Ability::Again, "board-ability-again"), sign(Ability::Token, "board-ability-token")],
            [sign(Ability::Privilege, "board-ability-privilege"), sign(Ability::Steal, "board-ability-steal")],
            [
                sign(Ability::Associate, "board-ability-associate"),
                format!("{CROWN} {}", self.scene.say("board-crown", &[])),
            ],
        ];
        let fact = |key: &str, line: Line| Line::of(text::fit(&self.scene.say(key, &[]), FACT), Ink::Bold).then(line);
        let mut lines = vec![
            fact("board-privileges", Line::of(PRIVILEGE.repeat(self.view.privileges.into()), Ink::Bold)),
            fact("board-royals", royals),
            fact("board-goals", Line::new().plain(goals)),
        ];
        lines.extend(signs.map(|[left, right]| Line::of(text::fit(&left, 26), Ink::Dim).and(right, Ink::Dim)));
        lines
    }

    /// The face-up cards, level 3 on top.
    fn pyramid(&self) -> Block {
        let row = |level: &LevelView| {
            let indent = (WIDEST - level.cards.len()) * CARD / 2;
            let cards = level.cards.iter().map(|place| match place {
                Some(card) => self.card(card),
                None => vec![Line::new().to(CARD)],
            });
            let left = [vec![Line::new().to(indent)], self.scene.deck(level.level, level.deck)];
            beside(left.into_iter().chain(cards).collect(), 0)
        };
        self.view.pyramid.iter().rev().flat_map(row).collect()
    }

    /// The reserved cards of the player for whom prices are shown.
    fn hand(&self) -> Block {
        let reserved = &self.view.seats[self.view.buyer.index()].reserved;
        if reserved.is_empty() {
            return Vec::new();
        }
        let card = |reserved: &ReservedView| match &reserved.card {
            Some(card) => self.card(card),
            None => self.scene.back(reserved.level, CARD, 2),
        };
        let label = vec![Line::new(), Line::new().plain(" ").then(self.scene.reserved()).plain(" ")];
        beside(std::iter::once(label).chain(reserved.iter().map(card)).collect(), 0)
    }

    fn card(&self, card: &CardView) -> Block {
        let palette = self.scene.palette;
        let colour = card.bonus.iter().next();
        let mut below = Line::new();
        if let Some((&letter, &count)) = colour {
            let letters = letter.to_string().repeat(count.into());
            below = below.and("+", Ink::Dim).and(letters, Ink::Token(palette.hue(letter)));
        }
        for &ability in &card.abilities {
            below = if below.is_empty() { below } else { below.plain(" ") };
            below = below.and(sign(ability), Ink::Bold);
        }
        let mut worth = if card.points > 0 { format!("{}★", card.points) } else { String::new() };
        if card.crowns > 0 {
            worth = format!("{worth} {}{CROWN}", card.crowns);
        }
        let status = card.sale.as_ref().map(|sale| {
            if sale.affordable && !sale.buyable {
                Line::of(format!("✗ {}", sign(Ability::Associate)), Ink::Dim)
            } else {
                self.scene.status(&Sale { price: &sale.price, missing: &sale.missing, payable: sale.buyable })
            }
        });
        Frame {
            width: CARD,
            edge: colour.map_or(Ink::Plain, |(&letter, _)| Ink::Edge(palette.hue(letter))),
            heavy: card.sale.as_ref().is_some_and(|sale| sale.buyable),
            left: Line::of(&card.id, Ink::Bold),
            right: Line::of(worth.trim(), Ink::Bold),
            below,
            body: vec![palette.amounts(&card.cost), status.unwrap_or_default()],
        }
        .draw()
    }

    fn player(&self, seat: &SeatView) -> Block {
        let View { active, buyer, places, token_limit, .. } = self.view;
        let scene = &self.scene;
        let standing = Standing { seat: seat.seat, active: *active, points: seat.points, places };
        let crowns = Line::of(format!("{}{CROWN} ", seat.crowns), Ink::Bold);
        let held = Line::of(format!("{}/{token_limit}", seat.token_count), Ink::Dim);
        let privileges = Line::of(PRIVILEGE.repeat(seat.privileges.into()), Ink::Bold);
        let mut lines = vec![
            scene.standing(&standing).then(scene.numbers(
                "board-bonuses",
                &seat.bonuses,
                Ink::Token,
                crowns.then(privileges),
            )),
            scene.below_name(scene.numbers("board-tokens", &seat.tokens, Ink::Edge, held)),
            scene.below_name(scene.numbers("board-colour-points", &seat.colour_points, Ink::Edge, Line::new())),
        ];
        if !seat.royals.is_empty() {
            lines.push(scene.below_name(scene.row("board-own-royals", seat.royals.iter().map(brief_royal))));
        }
        if seat.seat != *buyer && !seat.reserved.is_empty() {
            let cards = seat.reserved.iter().map(|reserved| match &reserved.card {
                Some(card) => scene.brief(&card.id, &card.cost),
                None => Line::of(format!("{}?", reserved.level), Ink::Bold),
            });
            lines.push(scene.below_name(scene.row("board-reserved", cards)));
        }
        lines
    }

    /// What the game waits for.
    fn prompt(&self) -> Line {
        let scene = &self.scene;
        let seat = || ("seat", Value::from(scene.name(self.view.active)));
        let token = |letter: char| ("token", Value::from(scene.text.token(scene.game, letter)));
        let card = |card: &CardView| ("card", Value::from(card.id.as_str()));
        scene.prompt(match &self.view.prompt {
            Prompt::Draw => scene.say("prompt-draw", &[]),
            Prompt::Start => scene.say("prompt-start", &[seat()]),
            Prompt::Act => scene.say("prompt-act", &[seat()]),
            Prompt::Reserve => scene.say("prompt-reserve", &[seat()]),
            Prompt::Pay { card: paid, token: letter, least, most, .. } => {
                let range = [("least", (*least).into()), ("most", (*most).into())];
                scene.say("prompt-pay", &[&[seat(), card(paid), token(*letter)][..], &range[..]].concat())
            }
            Prompt::Associate { card: bought, columns } => {
                let columns = columns.iter().map(char::to_string).collect::<Vec<_>>().join(", ");
                scene.say("prompt-associate", &[seat(), card(bought), ("columns", columns.into())])
            }
            Prompt::Token { token: letter } => scene.say("prompt-token", &[seat(), token(*letter)]),
            Prompt::Steal => scene.say("prompt-steal", &[seat()]),
            Prompt::Royal => scene.say("prompt-royal", &[seat()]),
            Prompt::Return { surplus, .. } => scene.say("prompt-return", &[seat(), ("surplus", (*surplus).into())]),
            Prompt::Over => match self.view.winner {
                Some(_) => scene.result(&self.view.places),
                None => scene.say("prompt-drawn", &[]),
            },
        })
    }
}

/// The sign of an ability; [`Table::facts`] explains them.
fn sign(ability: Ability) -> &'static str {
    match ability {
        Ability::Again => "↻",
        Ability::Associate => "+?",
        Ability::Token => "●",
        Ability::Privilege => PRIVILEGE,
        Ability::Steal => "⇐",
    }
}

fn brief_royal(royal: &RoyalView) -> Line {
    let line = Line::of(&royal.id, Ink::Bold).plain(format!(" {}★", royal.points));
    royal.abilities.iter().fold(line, |line, &ability| line.plain(format!(" {}", sign(ability))))
}
