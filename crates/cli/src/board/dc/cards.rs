//! Cards with what they say.

use super::super::paint::{Block, Hue, Ink, Line, beside};
use super::{COLUMNS, Size, Table, flow};
use dc::describe::{self, Description};
use dc::vocabulary::{CardEntry, Points, Type};
use dc::{Card, cards};
use game::Message;
use text::{Text, clip};

/// Columns before a card's name: its price, or how many there are.
const BEFORE: usize = 8;
/// Columns up to what a card says.
const LEFT: usize = 39;

impl Table<'_> {
    /// So many copies of a card: its name and the code that is typed at the left, what it says at the right.
    pub fn card(&self, before: Line, card: Card, count: usize, size: Size) -> Block {
        let Some(entry) = entry(card.id()) else { return vec![before.to(BEFORE).plain(card.id())] };
        let ink = Ink::Edge(hue(entry.kind));
        let name = self.name(card);
        let code = format!("({})", entry.id);
        let times = if count > 1 { format!(" ×{count}") } else { String::new() };
        let first = before.to(BEFORE).and(clip(&name, LEFT - BEFORE - 1 - text::width(&times)), ink);
        let first = first.and(times, Ink::Bold);
        let left = match first.width() + 1 + code.len() < LEFT {
            true => vec![first.plain(" ").and(code, Ink::Dim)],
            false if size == Size::Brief => vec![first],
            false => vec![first, Line::new().to(BEFORE).and(code, Ink::Dim).clipped(LEFT - 1)],
        };
        let left = left.into_iter().map(|line| line.to(LEFT)).collect();
        let mut says = self.says(entry, if size == Size::Brief { COLUMNS - LEFT - 2 } else { COLUMNS - LEFT });
        if size == Size::Brief && says.len() > 1 {
            says.truncate(1);
            says = says.into_iter().map(|line| line.and(" …", Ink::Dim)).collect();
        }
        beside(vec![left, says], 0).into_iter().map(|line| line.clipped(COLUMNS)).collect()
    }

    /// What a card is and does, in so many columns.
    fn says(&self, entry: &CardEntry, columns: usize) -> Block {
        let description = describe::card(entry);
        let say = |message: &Message| self.scene.text.say(self.scene.game, message, &[]);
        let kind = description.labels.first().map(say).unwrap_or_default();
        let points = match &entry.vp {
            Points::Points(0) => String::new(),
            Points::Points(points) => format!(" {points}★"),
            Points::ForEach(..) | Points::IfOthers(..) => " ?★".into(),
        };
        let start = Line::of(format!("{kind}{points}"), Ink::Edge(hue(entry.kind))).and(" · ", Ink::Dim);
        let mut said = rules(self.scene.text, &description);
        if let (Points::ForEach(..) | Points::IfOthers(..), Some(points)) = (&entry.vp, description.labels.get(2)) {
            said = format!("{said} {}", self.scene.text.sentence(self.scene.game, points));
        }
        flow(start, said, Ink::Plain, columns, 0)
    }

    /// What the card with this id says.
    pub fn text_of(&self, card: Card) -> String {
        entry(card.id()).map(|entry| rules(self.scene.text, &describe::card(entry))).unwrap_or_default()
    }
}

/// What is done, in sentences.
pub fn rules(text: &Text, description: &Description) -> String {
    description.text.iter().map(|message| text.sentence("dc", message)).collect::<Vec<_>>().join(" ")
}

/// What the card files say of a card.
pub fn entry(id: &str) -> Option<&'static CardEntry> {
    cards().entries().cards.iter().find(|entry| entry.id == id)
}

fn hue(kind: Type) -> Hue {
    match kind {
        Type::Starter => Hue::White,
        Type::Hero => Hue::Blue,
        Type::Villain => Hue::Red,
        Type::SuperPower => Hue::Yellow,
        Type::Equipment => Hue::Grey,
        Type::Location => Hue::Purple,
        Type::SuperVillain => Hue::Orange,
        Type::Weakness => Hue::Green,
    }
}
