//! Cards with what they say.

use super::super::paint::{Block, Hue, Ink, Line, beside};
use super::{COLUMNS, Table, flow};
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
    /// A card: its name and the code that is typed at the left, what it says at the right.
    pub fn card(&self, before: Line, card: Card, remark: &str) -> Block {
        let Some(entry) = entry(card.id()) else { return vec![before.to(BEFORE).plain(card.id())] };
        let ink = Ink::Edge(hue(entry.kind));
        let name = self.name(card);
        let code = format!("({})", entry.id);
        let whole = text::width(&name) + 1 + text::width(&code) + text::width(remark) + BEFORE;
        let first = before.to(BEFORE).and(clip(&name, LEFT - BEFORE - 1), ink);
        let left = match whole < LEFT {
            true => vec![first.and(format!(" {code}"), Ink::Dim).plain(remark).to(LEFT)],
            false => vec![first.plain(remark).to(LEFT), Line::new().to(BEFORE).and(code, Ink::Dim)],
        };
        beside(vec![left, self.says(entry)], 0).into_iter().map(|line| line.clipped(COLUMNS)).collect()
    }

    /// What a card is and does, in the columns at the right.
    fn says(&self, entry: &CardEntry) -> Block {
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
        flow(start, said, Ink::Plain, COLUMNS - LEFT, 0)
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
