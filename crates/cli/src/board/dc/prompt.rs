//! What the game waits for.

use super::super::paint::{Block, Ink, Line};
use super::{COLUMNS, Table, flow};
use dc::{Destination, Prompt, Question};
use game::{Arg, Message, Seat, Turn};
use text::Value;

impl Table<'_> {
    /// The question, and what the card says that asks it.
    pub fn prompt(&self) -> Block {
        let start = || Line::new().plain(" ");
        let Some(prompt) = &self.view.prompt else {
            let said = match self.view.turn {
                Turn::Over => self.outcome(),
                _ => self.scene.say("prompt-draw", &[]),
            };
            return flow(start(), said, Ink::Bold, COLUMNS, 1);
        };
        let mut lines = flow(start(), self.question(prompt), Ink::Bold, COLUMNS, 1);
        if let Some((name, says)) = self.asker(prompt) {
            lines.extend(flow(start().and(format!("{name}: "), Ink::Dim), says, Ink::Dim, COLUMNS, 1));
        }
        lines
    }

    /// The name of what asks, and what it says: a card, or the Super Hero.
    fn asker(&self, prompt: &Prompt) -> Option<(String, String)> {
        let of_effects =
            [Question::Ability, Question::Cards, Question::May, Question::Way, Question::Pay, Question::Draw];
        match prompt.card {
            Some(card) => Some((self.name(card), self.text_of(card))),
            None if of_effects.contains(&prompt.kind) => {
                let hero = self.view.seats[prompt.seat.index()].hero?;
                Some((self.scene.text.tile(self.scene.game, hero), self.hero_text(hero)))
            }
            None => None,
        }
    }

    fn question(&self, prompt: &Prompt) -> String {
        let active = ("active", Value::from(self.scene.name(self.view.active)));
        let named = |card: Option<dc::Card>| Value::from(card.map(|card| self.name(card)).unwrap_or_default());
        let arguments = [
            self.seat(prompt.seat),
            active,
            ("card", named(prompt.about)),
            ("by", named(prompt.card)),
            ("power", prompt.power.unwrap_or(0).into()),
            ("left", prompt.left.unwrap_or(0).into()),
        ];
        let key = match prompt.kind {
            Question::Act if self.view.mode == "watchmen" => "prompt-dc-act-watchmen",
            Question::Act => "prompt-dc-act",
            Question::Triggers => "prompt-dc-triggers",
            Question::Cards => match prompt.to {
                None => "prompt-dc-show",
                Some(Destination::Hand) => "prompt-dc-hand",
                Some(Destination::Discard) => "prompt-dc-discard",
                Some(Destination::DeckTop) => "prompt-dc-deck-top",
                Some(Destination::DeckBottom) => "prompt-dc-deck-bottom",
                Some(Destination::Destroyed) => "prompt-dc-destroy",
                Some(Destination::LineUp) => "prompt-dc-line-up",
                Some(Destination::UnderHero) => "prompt-dc-under-hero",
            },
            Question::May if prompt.about.is_none() => "prompt-dc-may",
            Question::May => match prompt.to {
                None => "prompt-dc-may",
                Some(Destination::Hand) => "prompt-dc-it-hand",
                Some(Destination::Discard) => "prompt-dc-it-discard",
                Some(Destination::DeckTop) => "prompt-dc-it-deck-top",
                Some(Destination::DeckBottom) => "prompt-dc-it-deck-bottom",
                Some(Destination::Destroyed) => "prompt-dc-it-destroy",
                Some(Destination::LineUp) => "prompt-dc-it-line-up",
                Some(Destination::UnderHero) => "prompt-dc-it-under-hero",
            },
            Question::Way => "prompt-dc-way",
            Question::Pay => "prompt-dc-pay",
            Question::Draw => "prompt-dc-draw",
            Question::Play => "prompt-dc-play",
            Question::Defend if prompt.card.is_none() => "prompt-dc-defend-challenge",
            Question::Defend => "prompt-dc-defend",
            Question::Topdeck => "prompt-dc-it-deck-top",
            Question::Ability if prompt.card.is_none() => "prompt-dc-ability-hero",
            Question::Ability => "prompt-dc-ability",
            Question::Give => "prompt-dc-give",
            Question::Pass => "prompt-dc-pass",
            Question::Help => "prompt-dc-help",
            Question::Disintegrate => "prompt-dc-disintegrate",
            Question::Dearest => "prompt-dc-dearest",
            Question::Clock => "prompt-dc-clock",
            Question::Hero => "prompt-dc-hero",
        };
        let mut said = self.scene.say(key, &arguments);
        if prompt.left.is_some_and(|left| left > 1) && prompt.kind != Question::Draw {
            said = format!("{said} {}", self.scene.say("prompt-dc-left", &arguments));
        }
        if prompt.optional && prompt.kind == Question::Cards {
            said = format!("{said} {}", self.scene.say("prompt-dc-optional", &[]));
        }
        said
    }

    /// Who has won.
    fn outcome(&self) -> String {
        let Some(winner) = self.view.winner else { return self.scene.result(&self.view.places) };
        let key = match winner {
            "loyal" => "prompt-dc-won-loyal",
            "mastermind" => "prompt-dc-won-mastermind",
            _ => {
                return format!(
                    "{} {}",
                    self.scene.say("prompt-over", &[]),
                    self.scene.say("prompt-dc-won-nobody", &[])
                );
            }
        };
        let seats = Seat::all(self.view.places.len() as u8);
        let winners = seats.filter(|seat| self.view.places[seat.index()] == 1).collect();
        let names: Vec<String> = Seat::all(self.view.places.len() as u8).map(|seat| self.scene.name(seat)).collect();
        let message = Message::new(key).with("winners", Arg::Seats(winners));
        format!("{} {}", self.scene.say("prompt-over", &[]), self.scene.text.say(self.scene.game, &message, &names))
    }
}
