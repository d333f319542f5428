//! What everybody has.

use super::super::paint::{Block, Ink, Line};
use super::cards::rules;
use super::{COLUMNS, Table, flow};
use dc::{SeatView, cards, describe};
use game::Seat;
use text::fit;

/// Columns for a player's name.
const NAME: usize = 16;
/// Columns for the name of a Super Hero.
const HERO: usize = 22;
/// Columns left of further lines about a player.
const BELOW: usize = 5;

impl Table<'_> {
    /// All players.
    pub fn players(&self) -> Block {
        let seats = Seat::all(self.view.seats.len() as u8);
        let players = seats.flat_map(|seat| self.player(seat, &self.view.seats[seat.index()]));
        std::iter::once(self.heading(self.bold("board-dc-players"), Line::new())).chain(players).collect()
    }

    fn player(&self, seat: Seat, player: &SeatView) -> Block {
        let marker = match self.view.places.get(seat.index()) {
            Some(place) => Line::of(format!("{place} "), Ink::Bold),
            None if seat == self.view.active => Line::of("▶ ", Ink::Good),
            None => Line::new().plain("  "),
        };
        let ink = if seat == self.view.active { Ink::Bold } else { Ink::Plain };
        let hero = player.hero.map(|hero| self.scene.text.tile(self.scene.game, hero)).unwrap_or_default();
        let line = marker.and(fit(&self.scene.name(seat), NAME), ink).plain(" ");
        let line = line.and(fit(&hero, HERO), Ink::Bold).plain(" ");
        if player.out {
            return vec![line.and(self.scene.say("board-dc-out", &[]), Ink::Alert).clipped(COLUMNS)];
        }
        let piles = [
            ("hand", player.hand_size.into()),
            ("deck", player.deck_size.into()),
            ("discard", (player.discard.len() as i64).into()),
        ];
        let line = line.and(self.scene.say("board-dc-piles", &piles), Ink::Dim);
        let points = player.points.map(|points| format!("{points}★")).unwrap_or_default();
        let line = line.justified(Line::of(points, Ink::Bold), COLUMNS);
        let mut lines = vec![line];
        lines.extend(self.ability(player));
        let facts: Vec<String> = self.facts(player).into_iter().flatten().collect();
        if !facts.is_empty() {
            lines.extend(flow(Line::new().to(BELOW), facts.join(" · "), Ink::Plain, COLUMNS, BELOW));
        }
        lines
    }

    /// What the Super Hero does.
    fn ability(&self, player: &SeatView) -> Block {
        let Some(hero) = player.hero else { return Vec::new() };
        let start = Line::new().to(BELOW);
        if player.hero_face_down {
            return vec![start.and(self.scene.say("board-dc-face-down", &[]), Ink::Alert)];
        }
        flow(start, self.hero_text(hero), Ink::Dim, COLUMNS, BELOW)
    }

    /// What the Super Hero with this id says.
    pub fn hero_text(&self, hero: &str) -> String {
        let entry = cards().entries().heroes.iter().find(|entry| entry.id == hero);
        entry.map(|entry| rules(self.scene.text, &describe::hero(entry))).unwrap_or_default()
    }

    /// What else is known of a player.
    fn facts(&self, player: &SeatView) -> [Option<String>; 7] {
        let listed = |key: &str, cards: &[dc::Card]| {
            (!cards.is_empty()).then(|| format!("{} {}", self.scene.say(key, &[]), self.list(cards)))
        };
        let hidden = player.hand.is_none();
        [
            player.role.filter(|&role| role != "?").map(|role| self.scene.say(&format!("board-dc-{role}"), &[])),
            player.plot.filter(|&plot| plot != "?" && self.view.plot.is_none()).map(|plot| {
                let name = self.scene.text.tile(self.scene.game, plot);
                format!("{}: {name}", self.scene.say("board-dc-plot", &[]))
            }),
            listed("board-dc-locations", &player.locations),
            listed("board-dc-known", &player.known).filter(|_| hidden),
            listed("board-dc-deck-top", &player.deck_top),
            listed("board-dc-deck-bottom", &player.deck_bottom),
            listed("board-dc-under", &player.under),
        ]
    }
}
