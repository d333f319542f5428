//! A table that is laid as a test needs it, and played in the words of actions.

#![allow(dead_code, reason = "each group of tests needs some of it")]

use crate::action::Loyalty;
use crate::card::Card;
use crate::pile::Cards;
use crate::set::cards;
use crate::state::Dc;
use crate::zones::{Own, Spot};
use crate::{Action, Config, Event};
use game::{Game, Seat, Turn};

/// A game in its first turn: seat 0 is to move, all hands and discard piles are empty, decks hold the ten starters, the Line-Up is empty
/// and the main deck whole. Lay what you need, then act.
///
/// Cards are named by their ids, several in one text: `"kick punch punch"`.
pub struct Table {
    pub game: Dc,
    pub events: Vec<Event>,
}

impl Table {
    /// A base game with Super Heroes that do nothing in most tests: Green Lantern, Superman, Batman...
    pub fn base(players: u8) -> Self {
        Self::new(
            &format!("players={players} mode=base first=0"),
            &["green_lantern", "superman", "batman", "wonder_woman", "cyborg"],
        )
    }

    /// A game of the crossover: seat 0 Loyal, the last seat is the Mastermind. The Challenge is Nixon of level 2, whose effect comes late.
    pub fn watchmen(players: u8) -> Self {
        let heroes = ["ozymandias", "rorschach", "nite_owl", "dr_manhattan", "silk_spectre"];
        let mut table = Self::new(&format!("players={players} mode=watchmen first=0"), &heroes);
        table.challenge("nixon");
        table
    }

    /// A game before its set-up, with nothing drawn yet.
    pub fn start(config: &str) -> Self {
        let config: Config = config.parse().expect("a config");
        Self { game: Dc::start(&config), events: Vec::new() }
    }

    fn new(config: &str, heroes: &[&str]) -> Self {
        let Self { mut game, .. } = Self::start(config);
        let mut heroes = heroes.iter();
        let mut seat = 0;
        while game.turns == 0 {
            let mut legal = Vec::new();
            game.legal(&mut legal);
            let mastermind_now = seat + 1 == game.seats;
            let action = match legal[0] {
                Action::Hero(_) => format!("hero:{}", heroes.next().expect("a hero")).parse().expect("a hero"),
                Action::Role(_) => {
                    seat += 1;
                    Action::Role(if mastermind_now { Loyalty::Mastermind } else { Loyalty::Loyal })
                }
                first => first,
            };
            game.try_apply(action, &mut ()).expect("the set-up goes on");
        }
        for player in &mut game.players[..usize::from(game.seats)] {
            player.piles.move_all(Own::Hand, Own::Deck);
        }
        game.table.move_all(Spot::LineUp, Spot::Main);
        Self { game, events: Vec::new() }
    }

    /// Gives a seat this Super Hero.
    pub fn hero(&mut self, seat: u8, hero: &str) -> &mut Self {
        let at = cards().heroes.iter().position(|facts| facts.id == hero).expect("a hero");
        self.game.players[usize::from(seat)].hero = at as u8;
        self
    }

    /// Puts cards into a hand.
    pub fn hand(&mut self, seat: u8, ids: &str) -> &mut Self {
        each(ids, |card| self.game.players[usize::from(seat)].put(Own::Hand, card));
        self
    }

    /// Puts cards on a discard pile.
    pub fn discard(&mut self, seat: u8, ids: &str) -> &mut Self {
        each(ids, |card| self.game.players[usize::from(seat)].put(Own::Discard, card));
        self
    }

    /// Makes these the only cards of a deck, in no order: what is drawn is said with [`Table::draw`].
    pub fn deck(&mut self, seat: u8, ids: &str) -> &mut Self {
        let piles = &mut self.game.players[usize::from(seat)].piles;
        piles.clear(Own::Deck);
        each(ids, |card| piles.put(Own::Deck, card));
        self
    }

    /// Puts Locations into play.
    pub fn locations(&mut self, seat: u8, ids: &str) -> &mut Self {
        each(ids, |card| self.game.players[usize::from(seat)].locations.push(card));
        self
    }

    /// Takes cards from the main deck into the Line-Up.
    pub fn line_up(&mut self, ids: &str) -> &mut Self {
        each(ids, |card| {
            self.game.table.take_if_there(Spot::Main, card);
            self.game.table.put(Spot::LineUp, card);
        });
        self
    }

    /// Makes these the only cards of the main deck.
    pub fn main_deck(&mut self, ids: &str) -> &mut Self {
        self.game.table.clear(Spot::Main);
        each(ids, |card| self.game.table.put(Spot::Main, card));
        self
    }

    /// Turns up this Super-Villain without its First Appearance.
    pub fn villain(&mut self, id: &str) -> &mut Self {
        let villain = card(id);
        self.game.table.take_if_there(Spot::Villains, villain);
        self.game.villain = Some(villain);
        self
    }

    /// Gives the active player Power.
    pub fn power(&mut self, power: u16) -> &mut Self {
        self.game.turn.made += power;
        self
    }

    /// Makes this the face-up Challenge, without what happens when it is turned up.
    pub fn challenge(&mut self, id: &str) -> &mut Self {
        let at = cards().challenges.iter().position(|facts| facts.id == id).expect("a Challenge");
        self.game.watchmen.challenge = at as u8;
        self.game.watchmen.level = cards().challenges[at].level;
        self
    }

    /// Makes these the Machinations.
    pub fn machinations(&mut self, id: &str) -> &mut Self {
        let at = cards().machinations.iter().position(|facts| facts.id == id).expect("Machinations");
        self.game.watchmen.machinations = at as u8;
        self
    }

    /// Turns all Loyalty cards up and brings this Plot, the Mastermind's, into play.
    pub fn plot(&mut self, id: &str) -> &mut Self {
        let at = cards().plots.iter().position(|facts| facts.id == id).expect("a Plot") as u8;
        let mastermind = self.game.mastermind().expect("a Mastermind").index();
        self.game.players[mastermind].plot = at;
        self.game.watchmen.shown = true;
        self.game.watchmen.plotted = true;
        self.game.watchmen.plot = at;
        self
    }

    /// Makes it the turn of this seat.
    pub fn turn_of(&mut self, seat: u8) -> &mut Self {
        self.game.active = Seat::new(seat);
        self
    }

    /// Applies actions, players' and draws alike, one after the other: `"play:punch end draw:kick"`. Each must be legal.
    #[track_caller]
    pub fn act(&mut self, actions: &str) -> &mut Self {
        for text in actions.split_whitespace() {
            let action: Action = text.parse().unwrap_or_else(|bad| panic!("{bad}"));
            let before = self.legal();
            if let Err(refusal) = self.game.try_apply(action, &mut self.events) {
                panic!("{text} is refused by {} ({}); legal: {before}", refusal.rule, refusal.reason.key);
            }
        }
        self
    }

    /// Draws these cards, one after the other.
    #[track_caller]
    pub fn draw(&mut self, ids: &str) -> &mut Self {
        ids.split_whitespace().for_each(|id| {
            self.act(&format!("draw:{id}"));
        });
        self
    }

    /// Makes all draws that are due, whatever comes first in order.
    pub fn draw_any(&mut self) -> &mut Self {
        while self.game.turn() == Turn::Chance {
            let mut legal = Vec::new();
            self.game.legal(&mut legal);
            self.game.apply(legal[0], &mut self.events);
        }
        self
    }

    /// The top card of this deck was shown to all, and not only looked at.
    #[track_caller]
    pub fn all_saw(&self, seat: u8, id: &str) -> &Self {
        let (seat, card) = (Seat::new(seat), card(id));
        assert!(self.events.contains(&Event::Revealed { seat, card }), "{id} of seat {seat} was not shown");
        assert!(!self.events.contains(&Event::LookedAt { seat, card }), "{id} of seat {seat} was only looked at");
        self
    }

    /// The rule that forbids an action.
    #[track_caller]
    pub fn refused(&self, action: &str) -> &'static str {
        let action: Action = action.parse().unwrap_or_else(|bad| panic!("{bad}"));
        assert!(!self.game.allows(action), "{action} is legal");
        self.game.refuse(action).rule
    }

    /// Is this action legal now?
    #[track_caller]
    pub fn allows(&self, action: &str) -> bool {
        self.game.allows(action.parse().unwrap_or_else(|bad| panic!("{bad}")))
    }

    /// The legal actions as one text.
    pub fn legal(&self) -> String {
        let mut legal = Vec::new();
        self.game.legal(&mut legal);
        legal.iter().map(Action::to_string).collect::<Vec<_>>().join(" ")
    }

    /// Who must act.
    pub fn turn(&self) -> Turn {
        self.game.turn()
    }

    /// The Power that can be spent.
    pub fn has_power(&self) -> u16 {
        self.game.turn.power()
    }

    /// A hand as one text, in the order of the card set.
    pub fn hand_of(&self, seat: u8) -> String {
        text(self.game.players[usize::from(seat)].hand())
    }

    /// A discard pile as one text.
    pub fn discard_of(&self, seat: u8) -> String {
        text(self.game.players[usize::from(seat)].discard())
    }

    /// The seen cards on top of a deck, topmost first.
    pub fn top_of(&self, seat: u8) -> String {
        let top = self.game.players[usize::from(seat)].top.items();
        top.iter().rev().map(|top| top.0.id()).collect::<Vec<_>>().join(" ")
    }

    /// The cards at the bottom of a deck, the lowest last.
    pub fn bottom_of(&self, seat: u8) -> String {
        let bottom = self.game.players[usize::from(seat)].bottom.items();
        bottom.iter().rev().map(|card| card.id()).collect::<Vec<_>>().join(" ")
    }

    /// The Locations before a player as one text, in the order in which they came.
    pub fn locations_of(&self, seat: u8) -> String {
        let locations = self.game.players[usize::from(seat)].locations.items();
        locations.iter().map(|card| card.id()).collect::<Vec<_>>().join(" ")
    }

    /// The cards under a Super Hero as one text.
    pub fn under(&self, seat: u8) -> String {
        text(self.game.players[usize::from(seat)].under())
    }

    /// The victory points of a player's cards.
    pub fn points(&self, seat: u8) -> i16 {
        self.game.points(Seat::new(seat))
    }

    /// The Line-Up as one text.
    pub fn in_line_up(&self) -> String {
        text(self.game.line_up())
    }

    /// The destroyed cards as one text.
    pub fn destroyed(&self) -> String {
        text(self.game.destroyed())
    }
}

/// A card by its id.
#[track_caller]
pub fn card(id: &str) -> Card {
    Card::from_id(id).unwrap_or_else(|| panic!("no card {id}"))
}

fn each(ids: &str, put: impl FnMut(Card)) {
    ids.split_whitespace().map(card).for_each(put);
}

fn text(pile: Cards) -> String {
    pile.cards().iter().map(|card| card.id()).collect::<Vec<_>>().join(" ")
}
