//! What the tests of the crossover ask of the table besides.

use super::table::{Table, card};
use crate::action::{HIDDEN, Loyalty};
use crate::pile::Cards;
use crate::set::cards;
use crate::zones::Spot;
use crate::{Action, Dc};
use game::{Dice, Eyes, FastDice, Game, Seat, Turn};

/// A new hand.
pub const PUNCHES: &str = "punch punch punch punch punch";

/// A table with this Challenge face up.
pub fn facing(challenge: &str) -> Table {
    let mut table = Table::watchmen(3);
    table.challenge(challenge);
    table
}

/// Four players: seats 0 to 2 Loyal and seat 3 the Mastermind, whose Plot is in play.
pub fn allied() -> Table {
    let mut table = Table::watchmen(4);
    table.plot("technological_breakthrough").hero(0, "the_comedian");
    table
}

impl Table {
    /// Deals the Loyalty cards anew: this seat is the Mastermind, or nobody is.
    pub fn mastermind(&mut self, mastermind: Option<u8>) -> &mut Self {
        let seats = usize::from(self.game.seats);
        for (seat, player) in self.game.players[..seats].iter_mut().enumerate() {
            let is = mastermind == Some(seat as u8);
            player.role = if is { Loyalty::Mastermind } else { Loyalty::Loyal };
        }
        self
    }

    /// Turns all Loyalty cards up; no Plot is in play.
    pub fn loyalty_shown(&mut self) -> &mut Self {
        self.game.watchmen.shown = true;
        self
    }

    /// Gives a seat this Plot, in exchange for its own if somebody else has it.
    pub fn holds_plot(&mut self, seat: u8, id: &str) -> &mut Self {
        let at = cards().plots.iter().position(|facts| facts.id == id).expect("a Plot") as u8;
        let own = self.game.players[usize::from(seat)].plot;
        if let Some(holder) = self.game.players.iter_mut().find(|player| player.plot == at) {
            holder.plot = own;
        }
        self.game.players[usize::from(seat)].plot = at;
        self
    }

    /// Takes the face-up Challenge away, as if it had been beaten this turn.
    pub fn no_challenge(&mut self) -> &mut Self {
        self.game.watchmen.challenge = HIDDEN;
        self
    }

    /// Lays cards beside the Challenge.
    pub fn contributed(&mut self, ids: &str) -> &mut Self {
        ids.split_whitespace().for_each(|id| self.game.table.put(Spot::Contributed, card(id)));
        self
    }

    /// Lays cards under the Clock.
    pub fn under_clock(&mut self, ids: &str) -> &mut Self {
        ids.split_whitespace().for_each(|id| self.game.table.put(Spot::Clock, card(id)));
        self
    }

    /// Empties the stack of Weaknesses.
    pub fn no_weaknesses(&mut self) -> &mut Self {
        self.game.weaknesses = 0;
        self
    }

    /// Takes these cards out of the main deck, all copies, and destroys them.
    pub fn destroy_from_main(&mut self, ids: &str) -> &mut Self {
        for id in ids.split_whitespace() {
            while self.game.table.take_if_there(Spot::Main, card(id)) {
                self.game.table.put(Spot::Destroyed, card(id));
            }
        }
        self
    }

    /// Ends the turn and makes all draws that are due then.
    #[track_caller]
    pub fn end_turn(&mut self) -> &mut Self {
        self.act("end").draw_any()
    }

    /// Plays on at random, to the end or for so many steps: what is `preferred` comes first, and no card may be lost.
    pub fn play_on(&mut self, seed: u64, most: usize, preferred: impl Fn(Action) -> bool) -> &mut Self {
        let (mut dice, mut legal, all) = (FastDice::new(seed), Vec::new(), self.game.inventory());
        let space = Dc::space(&format!("players={} mode=watchmen", self.game.seats).parse().expect("a config"));
        for step in 0..most {
            if step % 19 == 0 {
                self.check_position(&space, &mut dice);
            }
            let action = match self.turn() {
                Turn::Over => break,
                Turn::Chance => self.game.sample(&mut dice),
                Turn::Player(_) => {
                    self.game.legal(&mut legal);
                    let better: Vec<Action> = legal.iter().copied().filter(|&action| preferred(action)).collect();
                    let from = if better.is_empty() { &legal } else { &better };
                    from[dice.below(from.len() as u32) as usize]
                }
            };
            self.game.apply(action, &mut self.events);
            assert_eq!(self.game.inventory(), all, "after {action}");
        }
        self
    }

    /// What every game promises, in positions that random games from the start seldom reach.
    fn check_position(&self, space: &[Action], dice: &mut FastDice) {
        for seat in Seat::all(self.game.seats) {
            let mut imagined = self.game.clone();
            imagined.determinize(seat, dice);
            check_imagined(&self.game, seat, &imagined);
        }
        let legal = legal(&self.game);
        assert!(legal.windows(2).all(|pair| pair[0] < pair[1]), "sorted and distinct: {}", self.legal());
        assert!(legal.iter().all(|action| space.binary_search(action).is_ok()), "in the space: {}", self.legal());
        for &action in space.iter().filter(|action| legal.binary_search(action).is_err()) {
            let rule = self.game.refuse(action).rule;
            assert!(rule.starts_with("DCB-") || rule.starts_with("WAT-"), "{action}: {rule}");
        }
    }

    /// What lies beside the Challenge.
    pub fn beside_challenge(&self) -> String {
        text(self.game.contributed())
    }

    /// What lies under the Clock.
    pub fn in_clock(&self) -> String {
        text(self.game.clock())
    }

    /// The face-up Challenge, or nothing.
    pub fn current(&self) -> Option<&'static str> {
        self.game.challenge().map(|facts| facts.id.as_str())
    }

    /// The Plot in play, or nothing.
    pub fn plotting(&self) -> Option<&'static str> {
        self.game.plot().map(|facts| facts.id.as_str())
    }

    /// How many cards the main deck holds.
    pub fn main_left(&self) -> u8 {
        self.game.main_len()
    }

    /// How many of these cards a seat owns, wherever they are.
    pub fn owns(&self, seat: u8, id: &str) -> usize {
        self.game.owned(Seat::new(seat)).filter(|&owned| owned == card(id)).count()
    }

    /// Whose turn it is.
    pub fn active(&self) -> usize {
        self.game.active.index()
    }

    /// The seat that must act; none at a draw or after the end.
    pub fn asked(&self) -> Option<usize> {
        match self.turn() {
            Turn::Player(seat) => Some(seat.index()),
            _ => None,
        }
    }

    /// The result of a game that is over: `1 0 0`.
    #[track_caller]
    pub fn result(&self) -> String {
        assert_eq!(self.turn(), Turn::Over);
        self.game.returns().to_string()
    }
}

fn text(pile: Cards) -> String {
    pile.cards().iter().map(|card| card.id()).collect::<Vec<_>>().join(" ")
}

fn legal(game: &Dc) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    legal
}

/// A world that a seat considers possible looks the same to it, and lets it do the same.
#[track_caller]
pub fn check_imagined(game: &Dc, seat: Seat, imagined: &Dc) {
    assert_eq!(imagined.turn(), game.turn());
    for eyes in [Eyes::Seat(seat), Eyes::Spectator] {
        let bytes = |game: &Dc| ron::to_string(&game.view(eyes)).expect("it can be written");
        assert_eq!(bytes(imagined), bytes(game), "{eyes:?}");
    }
    if game.turn() == Turn::Player(seat) {
        assert_eq!(legal(imagined), legal(game));
    }
}
