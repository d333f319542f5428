//! A table in a terminal: a game, its draws, and who sits there.

use crate::file;
use crate::seats::{Occupant, choose, write_seats};
use catalog::{Advice, AnyPlay, Refused};
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

    /// Carries out actions of the seat that is to move, all of them or none, and then makes the draws that follow.
    pub fn act(&mut self, seat: Seat, actions: &[String]) -> Result<(), Refused> {
        self.play.try_apply_all(seat, actions)?;
        self.play.draw_all(&self.dealer);
        Ok(())
    }

    /// Lets the bot act that is to move. False if it is not a bot's turn.
    pub fn bot_acts(&mut self) -> bool {
        let Turn::Player(seat) = self.play.turn() else { return false };
        let Occupant::Bot(bot) = self.occupant(seat) else { return false };
        let action = choose(bot, &self.play, seat, self.seed);
        self.play.try_apply(&action).expect("a bot chooses a legal action");
        self.play.draw_all(&self.dealer);
        true
    }

    /// What the strongest bot thinks of the choice that is due. Its dice are not the table's.
    ///
    /// # Panics
    /// If nobody is to choose.
    pub fn advice(&self) -> Advice {
        self.play.advise(None, 0).expect("somebody is to choose")
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
