//! A table in a terminal: a game, its draws, and who sits there.

use crate::file;
use crate::seats::{Occupant, write_seats};
use catalog::{AnyPlay, Refused};
use game::{Dealer, Record, Seat, Turn};
use std::hash::{BuildHasher, Hasher, RandomState};

/// A game with its dealer and its players.
pub struct Table {
    /// The game.
    pub play: AnyPlay,
    /// Who sits where.
    pub seats: Vec<Occupant>,
    /// What they are called here.
    pub names: Vec<String>,
    /// The names that stand in the record, or nothing.
    given: Vec<String>,
    dealer: Dealer,
    seed: u64,
    number: u64,
}

/// Why a line of actions was not carried out. Nothing has changed.
#[derive(Debug)]
pub enum Unplayable {
    /// An action that is refused.
    Refused(Refused),
    /// The turn had passed to somebody else before this action.
    TurnPassed(String),
}

impl Table {
    /// Sits players down at a game and makes the draws that are due.
    pub fn new(
        play: AnyPlay,
        seats: Vec<Occupant>,
        given: Vec<String>,
        names: Vec<String>,
        (seed, number): (u64, u64),
    ) -> Self {
        let mut table = Self { play, seats, names, given, dealer: Dealer::from_seed(seed, number), seed, number };
        table.play.draw_all(&table.dealer);
        table
    }

    /// Who sits in a seat.
    pub fn occupant(&self, seat: Seat) -> Occupant {
        self.seats[seat.index()]
    }

    /// How many people play.
    pub fn humans(&self) -> usize {
        self.seats.iter().filter(|&&occupant| occupant == Occupant::Human).count()
    }

    /// Carries out actions of the player who is to move, with the draws that follow: all of them, or none.
    ///
    /// Each entry is one action in several spellings of its kind: any that is legal may come first (tokens to return have an order).
    pub fn act(&mut self, actions: &[Vec<String>]) -> Result<(), Unplayable> {
        let actor = self.play.turn();
        let before = self.play.len();
        let result = self.act_in_order(actor, actions);
        if result.is_err() {
            self.play.rewind(before);
        }
        result
    }

    fn act_in_order(&mut self, actor: Turn, actions: &[Vec<String>]) -> Result<(), Unplayable> {
        for group in actions {
            let mut left: Vec<&str> = group.iter().map(String::as_str).collect();
            while !left.is_empty() {
                let next = left.iter().position(|action| self.play.allows(action)).unwrap_or(0);
                let action = left.remove(next);
                if self.play.turn() != actor {
                    return Err(Unplayable::TurnPassed(action.into()));
                }
                self.play.try_apply(action).map_err(Unplayable::Refused)?;
                self.play.draw_all(&self.dealer);
            }
        }
        Ok(())
    }

    /// Lets the bot act that is to move. False if it is not a bot's turn.
    pub fn bot_acts(&mut self) -> bool {
        let Turn::Player(seat) = self.play.turn() else { return false };
        let Occupant::Bot(bot) = self.occupant(seat) else { return false };
        let action = bot.choose(&self.play, seat, self.seed);
        self.play.try_apply(&action).expect("a bot chooses a legal action");
        self.play.draw_all(&self.dealer);
        true
    }

    /// Goes back to the previous decision of a person. False if there was none.
    pub fn undo(&mut self) -> bool {
        let human = |index: &usize| match self.play.actor(*index) {
            Turn::Player(seat) => self.occupant(seat) == Occupant::Human,
            Turn::Chance | Turn::Over => false,
        };
        let last = (0..self.play.len()).rev().find(human);
        last.map(|length| self.play.rewind(length)).is_some()
    }

    /// The game as a record that it can be continued from.
    pub fn record(&self) -> Record {
        let mut record = self.play.record(&self.given);
        file::write_seed(&mut record, self.seed, self.number);
        record.header(file::SEATS, write_seats(&self.seats));
        record
    }
}

/// A seed that nobody chose.
pub fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}
