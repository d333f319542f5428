//! What to look at in the base game.

use crate::Knowledge;
use crate::dc::{gift, is_mastermind, plays_first};
use dc::vocabulary::Type;
use dc::{Action, Card, Contributions, Dc};
use game::{Game, Seat, Turn};

impl Knowledge for Dc {
    const FEATURES: usize = 20;

    fn features(&self, seat: Seat, out: &mut [f32]) {
        let (mut cards, mut strength, mut draws, mut locations, mut dead, mut cost) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0);
        let mut strong = 0.0;
        for card in self.cards_of(seat) {
            let facts = card.facts();
            cost += f32::from(card.cost());
            if facts.kind == Type::Location {
                locations += 1.0;
                continue;
            }
            cards += 1.0;
            strength += facts.strength();
            draws += f32::from(facts.draws());
            strong += f32::from(u8::from(facts.strength() >= 3.0));
            dead += f32::from(u8::from(facts.strength() <= 0.0));
        }
        let size = f32::max(cards, 8.0);
        let power = strength / size;
        let points = f32::from(self.victory_points(seat)) / 20.0;
        let active = self.active() == seat;
        let tempo = f32::from(u8::from(active));
        let hand: f32 = self.hand(seat).iter().map(|card| card.facts().strength().max(0.0)).sum::<f32>() / 10.0;
        let usable = if active { hand + f32::from(self.available_power()) / 10.0 } else { 0.0 };
        let left = f32::from(self.villains_to_defeat()) / 8.0;
        let foes = Seat::all(self.seats()).filter(|&foe| foe != seat).map(|foe| self.victory_points(foe));
        let lead = points - f32::from(foes.max().unwrap_or(0)) / 20.0;
        out.copy_from_slice(&[
            points,
            power,
            power * power,
            power * left,
            draws / size,
            cards / 20.0,
            dead / size,
            dead / 5.0,
            strong / size,
            strong / 10.0,
            locations / 3.0,
            cost / 50.0,
            tempo,
            usable,
            usable * usable,
            if active { 0.0 } else { hand },
            if left <= 0.25 { lead.clamp(-1.0, 1.0) } else { 0.0 },
            if left <= 0.13 { f32::from(u8::from(lead > 0.0)) } else { 0.0 },
            tempo * left,
            (cards - 15.0).max(0.0) / 10.0,
        ]);
    }

    /// How many of the Super-Villains are gone, or of the main deck.
    fn stage(&self) -> f32 {
        let villains = 1.0 - f32::from(self.villains_to_defeat()) / 8.0;
        let deck = 1.0 - f32::from(self.main_deck()) / 100.0;
        villains.max(deck).clamp(0.0, 1.0)
    }

    fn weights(players: u8) -> &'static str {
        match players {
            3 => include_str!("../../weights/dc-3.txt"),
            4 => include_str!("../../weights/dc-4.txt"),
            5 => include_str!("../../weights/dc-5.txt"),
            _ => include_str!("../../weights/dc-2.txt"),
        }
    }

    /// Cards are played before anything else is done with the turn, in a sensible order: the choice is what to do with the Power. In the
    /// crossover it is also which cards to give to the Challenge instead; a card that brings it no nearer is lost (WAT-23, WAT-25), which is a
    /// gain for Weaknesses alone.
    fn prune(&self, legal: &mut Vec<Action>) {
        let Turn::Player(seat) = self.turn() else { return };
        if legal.iter().any(|&action| gift(action).is_some()) {
            let Contributions { lacking, .. } = self.contributions();
            let serves = |card: Card| lacking.has(card) || card.facts().kind == Type::Weakness;
            legal.retain(|&action| gift(action).is_none_or(serves));
        }
        if let Some(card) = plays_first(self, seat, legal) {
            let gives = !is_mastermind(self, seat);
            legal.retain(|&action| action == Action::Play(card) || gives && gift(action).is_some());
        }
    }
}
