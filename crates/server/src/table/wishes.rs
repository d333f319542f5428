//! What people may do at a table, and when.

use super::Join;
use super::course::Course;
use super::deed::Deed;
use super::seats::{Holder, Sitter};
use super::shown::Presence;
use super::standing::Stage;
use crate::bot::Bot;
use crate::protocol::{How, Name, Replace, ToServer, Version};
use crate::refused::{Code, Refused};
use game::{Seat, Turn};

type Wanted = Result<Deed, Refused>;

impl Course {
    /// The deed that a message of a player asks for. Whether the game allows it, is for the game to say.
    pub fn wanted(&self, holder: Holder, mine: &[Seat], message: &ToServer, presence: &dyn Presence) -> Wanted {
        match message {
            ToServer::Move(message) => self.wants_to_move(mine, &message.actions),
            ToServer::Undo(_) => self.wants_undo(mine),
            ToServer::Takeback(message) => self.wants_to_go_back(mine, message.to),
            ToServer::Resign(_) => self.wants_to_resign(mine),
            ToServer::Replace(message) => self.wants_a_bot(message, presence),
            ToServer::Sit(_) => self.wants_to_sit(holder, mine),
            ToServer::Why(_) | ToServer::Chat(_) => Err(Refused::malformed("not a deed")),
        }
    }

    fn playing(&self) -> Result<(), Refused> {
        if self.now.stage == Stage::Playing { Ok(()) } else { Err(Code::NotPlaying.into()) }
    }

    fn wants_to_move(&self, mine: &[Seat], actions: &[String]) -> Wanted {
        let seat = match self.now.turn() {
            Some(Turn::Player(seat)) if mine.contains(&seat) => seat,
            Some(Turn::Player(_) | Turn::Chance) => return Err(Code::NotYourTurn.into()),
            // The rules know best what to say of a game that is over by them.
            Some(Turn::Over) if self.is_over_by_rules() => mine[0],
            Some(Turn::Over) | None => return Err(Code::NotPlaying.into()),
        };
        if self.now.seats[seat.index()].bot().is_some() {
            return Err(Code::NotYourTurn.into());
        }
        Ok(Deed::Played { seat: number(seat), actions: actions.to_vec(), draws: Vec::new() })
    }

    fn is_over_by_rules(&self) -> bool {
        let by_rules = matches!(&self.now.stage, Stage::Over(ending) if ending.how == How::Rules);
        by_rules && self.now.play.is_some()
    }

    fn wants_undo(&self, mine: &[Seat]) -> Wanted {
        self.playing()?;
        let seat = self.undoer(mine).ok_or(Refused::from(Code::NothingToUndo))?;
        let length = self.now.play.as_ref().map_or(0, |play| play.len() - 1);
        Ok(Deed::Undone { seat: number(seat), length })
    }

    fn wants_to_go_back(&self, mine: &[Seat], made: Option<Version>) -> Wanted {
        self.playing()?;
        if !self.may_go_back(mine) {
            return Err(Code::NothingToUndo.into());
        }
        let length = self.log.before_move(made, mine).ok_or(Refused::from(Code::NothingToUndo))?;
        Ok(Deed::TakenBack { seat: number(mine[0]), length })
    }

    fn wants_to_resign(&self, mine: &[Seat]) -> Wanted {
        self.playing()?;
        let fights = |seat: &&Seat| self.now.seats[seat.index()].as_person().is_some_and(|person| !person.resigned);
        // At one screen, whoever is to move gives up.
        let to_move = match self.now.turn() {
            Some(Turn::Player(seat)) => mine.iter().filter(fights).find(|&&own| own == seat),
            _ => None,
        };
        let seat = to_move.or(mine.iter().find(fights)).ok_or(Refused::from(Code::NotPlaying))?;
        Ok(self.resigned(*seat, How::Resigned))
    }

    /// Somebody gives up, or runs out of time.
    pub fn resigned(&self, seat: Seat, how: How) -> Deed {
        Deed::Resigned { seat: number(seat), how, stand_in: Bot::STAND_IN }
    }

    fn wants_a_bot(&self, message: &Replace, presence: &dyn Presence) -> Wanted {
        let seat = self.now.seat(message.seat)?;
        let bot: Bot = message.bot.parse()?;
        match (&self.now.stage, &self.now.seats[seat.index()]) {
            (Stage::Gathering, Sitter::Open | Sitter::Reserved) => Ok(Deed::Filled { seat: message.seat, bot }),
            (Stage::Playing, Sitter::Person(person)) => {
                let missing = person.gone || presence.away(person.holder);
                match person.stand_in {
                    None if missing => Ok(Deed::StandIn { seat: message.seat, bot }),
                    _ => Err(Code::NotAway.into()),
                }
            }
            (Stage::Gathering | Stage::Playing, _) => Err(Code::SeatTaken.into()),
            (Stage::Over(_) | Stage::Frozen(_), _) => Err(Code::NotPlaying.into()),
        }
    }

    fn wants_to_sit(&self, holder: Holder, mine: &[Seat]) -> Wanted {
        self.playing()?;
        let replaced = |seat: &Seat| {
            self.now.seats[seat.index()].as_person().is_some_and(|person| person.plays() && person.stand_in.is_some())
        };
        if mine.iter().any(replaced) { Ok(Deed::Sat { holder }) } else { Err(Code::SeatTaken.into()) }
    }

    /// The deed by which somebody sits down.
    pub fn wants_to_join(&self, join: &Join) -> Wanted {
        if self.now.stage != Stage::Gathering {
            return Err(Code::NoOpenSeat.into());
        }
        let is_free = |seat: &Seat| match &self.now.seats[seat.index()] {
            Sitter::Open => true,
            Sitter::Reserved => join.reserved,
            Sitter::Person(_) | Sitter::Bot { .. } => false,
        };
        let seats: Vec<Seat> = if join.seats.is_empty() {
            Seat::all(self.now.seats.len() as u8).find(is_free).into_iter().collect()
        } else {
            join.seats.clone()
        };
        if seats.is_empty() {
            return Err(Code::NoOpenSeat.into());
        }
        if seats.iter().any(|seat| seat.index() >= self.now.seats.len()) {
            return Err(Code::BadSeats.into());
        }
        if !seats.iter().all(is_free) {
            return Err(Code::SeatTaken.into());
        }
        let names: Vec<Option<Name>> = (0..seats.len()).map(|i| join.names.get(i).cloned().flatten()).collect();
        Ok(Deed::Joined { seats: seats.into_iter().map(number).collect(), names, entropy: join.entropy.clone() })
    }
}

fn number(seat: Seat) -> u8 {
    seat.index() as u8
}
