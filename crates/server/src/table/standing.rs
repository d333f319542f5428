//! How a table stands, and how a deed changes that. Live tables and replayed ones go the same way.

use super::deed::{Deed, checked};
use super::seats::{Holder, Person, Sitter};
use crate::clock::{Clock, Passed};
use crate::protocol::{Ending, How, StageName};
use crate::refused::{Code, Refused};
use catalog::{AnyPlay, Lesson, Step};
use game::{Dealer, Eyes, Message, Seat, Turn};
use sha2::{Digest, Sha256};
use tokio::time::Instant;

/// Where a table stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Seats are open.
    Gathering,
    /// The game goes on.
    Playing,
    /// It has ended.
    Over(Ending),
    /// It cannot go on; why.
    Frozen(Message),
}

impl Stage {
    /// Its name.
    pub fn name(&self) -> StageName {
        match self {
            Self::Gathering => StageName::Gathering,
            Self::Playing => StageName::Playing,
            Self::Over(_) => StageName::Over,
            Self::Frozen(_) => StageName::Frozen,
        }
    }
}

/// The fold of a table's rows.
#[derive(Clone)]
pub struct Standing {
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// Where it stands.
    pub stage: Stage,
    /// The game. Nothing if only what was stored of it is left.
    pub play: Option<AnyPlay>,
    /// The clocks, if there are any.
    pub clock: Option<Clock>,
    /// How often somebody went back further than an undo may.
    pub takebacks: u32,
    /// Who has given up, in order.
    pub resigned: Vec<Seat>,
    /// A lesson ends after so many actions of the game.
    pub ends_at: Option<usize>,
    /// How many actions, draws included, were there from the beginning.
    pub given: usize,
}

/// Where the draws come from that follow an action.
pub enum Draws<'a> {
    /// The dealer makes them, and the deed is told.
    Made(&'a Dealer),
    /// They stand in a lesson, and so does what the pupil may choose.
    Written(&'static Lesson),
    /// They stand in the deed.
    Stored,
}

impl Standing {
    /// Does a deed: all of it, or an error and nobody should look at this value again.
    pub fn carry_out(&mut self, deed: &mut Deed, draws: &Draws<'_>, now: Instant) -> Result<Vec<Step>, Refused> {
        let mut passed = Passed::Forward(None);
        let steps = match deed {
            Deed::Given { actions, .. } => {
                self.given = actions.len();
                match &mut self.play {
                    Some(play) => actions.iter().map(|action| play.try_apply(action)).collect::<Result<_, _>>()?,
                    None => Vec::new(),
                }
            }
            Deed::Started { draws: drawn, .. } => {
                self.stage = Stage::Playing;
                self.draw(drawn, draws)?
            }
            Deed::Played { seat, actions, draws: drawn } => {
                let seat = self.seat(*seat)?;
                passed = Passed::Forward(Some(seat));
                let before = self.play.as_ref().map_or(0, AnyPlay::len);
                let mut steps = match &mut self.play {
                    Some(play) => play.try_apply_all(seat, actions)?,
                    None => Vec::new(),
                };
                if let Draws::Written(lesson) = draws
                    && !lesson.has(before, steps.iter().map(|step| step.action.as_str()))
                {
                    return Err(Code::Lesson.into());
                }
                // As the game writes them.
                if let Draws::Made(_) | Draws::Written(_) = draws {
                    *actions = steps.iter().map(|step| step.action.clone()).collect();
                }
                steps.extend(self.draw(drawn, draws)?);
                steps
            }
            Deed::Shown { actions } => match &mut self.play {
                Some(play) => actions.iter().map(|action| play.try_apply(action)).collect::<Result<_, _>>()?,
                None => Vec::new(),
            },
            Deed::Undone { seat, length } | Deed::TakenBack { seat, length } => {
                passed = Passed::Back(self.seat(*seat)?);
                match &mut self.play {
                    Some(play) if *length < play.len() => play.rewind(*length),
                    Some(_) => return Err(Code::NothingToUndo.into()),
                    None => {}
                }
                Vec::new()
            }
            Deed::Joined { .. }
            | Deed::Added { .. }
            | Deed::Left { .. }
            | Deed::Filled { .. }
            | Deed::Resigned { .. }
            | Deed::StandIn { .. }
            | Deed::Sat { .. } => {
                self.change_seats(deed)?;
                Vec::new()
            }
        };
        self.takebacks += u32::from(matches!(deed, Deed::TakenBack { .. }));
        self.end_if_over(deed);
        self.run_clock(passed, now);
        Ok(steps)
    }

    fn draw(&mut self, drawn: &mut Vec<String>, draws: &Draws<'_>) -> Result<Vec<Step>, Refused> {
        let Some(play) = &mut self.play else { return Ok(Vec::new()) };
        match draws {
            Draws::Made(dealer) => {
                let steps = play.draw_all(dealer);
                *drawn = steps.iter().map(|step| step.action.clone()).collect();
                Ok(steps)
            }
            Draws::Written(lesson) => {
                let mut steps = Vec::new();
                while play.turn() == Turn::Chance {
                    let action = lesson.action(play.len()).ok_or(Refused::from(Code::OldRules))?;
                    steps.push(play.try_apply(action)?);
                }
                *drawn = steps.iter().map(|step| step.action.clone()).collect();
                Ok(steps)
            }
            Draws::Stored => {
                let mut steps = Vec::new();
                for action in drawn.iter() {
                    if play.turn() != Turn::Chance {
                        return Err(Code::TurnPassed.into());
                    }
                    steps.push(play.try_apply(action)?);
                }
                if play.turn() == Turn::Chance { Err(Code::AfterDraw.into()) } else { Ok(steps) }
            }
        }
    }

    fn change_seats(&mut self, deed: &Deed) -> Result<(), Refused> {
        match deed {
            Deed::Joined { seats, names, entropy } => {
                let holder = Holder(*seats.first().ok_or(Refused::from(Code::NoOpenSeat))?);
                for (seat, name) in seats.iter().zip(names) {
                    let seat = self.seat(*seat)?;
                    self.seats[seat.index()] = Sitter::person(name.clone(), holder);
                }
                self.person_mut(self.seat(holder.0)?)?.entropy.clone_from(entropy);
            }
            Deed::Added { holder, entropy } => {
                if self.stage != Stage::Gathering {
                    return Err(Code::Started.into());
                }
                self.person_mut(self.seat(holder.0)?)?.entropy = Some(entropy.clone());
            }
            Deed::Left { holder } => {
                let gathering = self.stage == Stage::Gathering;
                for sitter in &mut self.seats {
                    if let Sitter::Person(person) = sitter
                        && person.holder == *holder
                    {
                        person.gone = true;
                        if gathering {
                            *sitter = Sitter::Open;
                        }
                    }
                }
            }
            Deed::Filled { seat, bot } => {
                let seat = self.seat(*seat)?;
                self.seats[seat.index()] = Sitter::Bot { bot: *bot };
            }
            Deed::Resigned { seat, stand_in, .. } => {
                let seat = self.seat(*seat)?;
                let person = self.person_mut(seat)?;
                person.resigned = true;
                person.stand_in = Some(*stand_in);
                self.resigned.push(seat);
            }
            Deed::StandIn { seat, bot } => {
                let seat = self.seat(*seat)?;
                self.person_mut(seat)?.stand_in = Some(*bot);
            }
            Deed::Sat { holder } => {
                for sitter in &mut self.seats {
                    if let Sitter::Person(person) = sitter
                        && person.holder == *holder
                        && person.plays()
                    {
                        person.stand_in = None;
                    }
                }
            }
            Deed::Given { .. }
            | Deed::Started { .. }
            | Deed::Played { .. }
            | Deed::Shown { .. }
            | Deed::Undone { .. }
            | Deed::TakenBack { .. } => {}
        }
        Ok(())
    }

    /// A seat of this table.
    pub fn seat(&self, number: u8) -> Result<Seat, Refused> {
        checked(number).filter(|seat| seat.index() < self.seats.len()).ok_or(Code::BadSeats.into())
    }

    fn person_mut(&mut self, seat: Seat) -> Result<&mut Person, Refused> {
        match &mut self.seats[seat.index()] {
            Sitter::Person(person) => Ok(person),
            Sitter::Open | Sitter::Reserved | Sitter::Bot { .. } => Err(Code::BadSeats.into()),
        }
    }

    fn end_if_over(&mut self, deed: &Deed) {
        if self.stage != Stage::Playing {
            return;
        }
        if let Some(returns) = self.play.as_ref().and_then(AnyPlay::returns) {
            let places = Seat::all(returns.seats()).map(|seat| returns.place(seat)).collect();
            self.stage = Stage::Over(Ending { how: How::Rules, seat: None, places });
            return;
        }
        if let (Some(end), Some(play)) = (self.ends_at, &self.play)
            && play.len() >= end
        {
            let places = vec![1; self.seats.len()];
            self.stage = Stage::Over(Ending { how: How::Lesson, seat: None, places });
            return;
        }
        let (seat, how) = match deed {
            Deed::Resigned { seat, how, .. } => (*seat, *how),
            Deed::Left { holder } => (holder.0, How::Abandoned),
            _ => return,
        };
        let fighting =
            self.seats.iter().filter(|sitter| sitter.as_person().is_none_or(|person| !person.resigned)).count();
        let people = self.seats.iter().filter(|sitter| sitter.as_person().is_some_and(Person::plays)).count();
        if fighting < 2 || people == 0 {
            self.stage = Stage::Over(Ending { how, seat: Some(seat), places: self.places() });
        }
    }

    /// Who has not given up shares the first place; who gave up first is last.
    fn places(&self) -> Vec<u8> {
        let mut places = vec![1; self.seats.len()];
        for (seat, place) in self.resigned.iter().zip((2..=self.seats.len() as u8).rev()) {
            places[seat.index()] = place;
        }
        places
    }

    fn run_clock(&mut self, passed: Passed, now: Instant) {
        let turn = self.person_to_move();
        if let Some(clock) = &mut self.clock {
            clock.pass(passed, turn, now);
        }
    }

    /// Who must act; nothing before the start.
    pub fn turn(&self) -> Option<Turn> {
        match self.stage {
            Stage::Gathering => None,
            Stage::Playing => self.play.as_ref().map(AnyPlay::turn),
            Stage::Over(_) | Stage::Frozen(_) => Some(Turn::Over),
        }
    }

    /// The seat that is to move, if a person is.
    pub fn person_to_move(&self) -> Option<Seat> {
        match self.turn() {
            Some(Turn::Player(seat)) if self.seats[seat.index()].bot().is_none() => Some(seat),
            _ => None,
        }
    }

    /// Everybody is there, and the game can begin.
    pub fn is_full(&self) -> bool {
        self.seats.iter().all(|sitter| matches!(sitter, Sitter::Person(_) | Sitter::Bot { .. }))
    }

    /// A hash of the game: of who is to move, what may be done, and everything that there is to see. If two versions of the rules
    /// agree on it, the game can go on under either.
    pub fn hash(&self) -> Option<String> {
        let play = self.play.as_ref()?;
        let mut hash = Sha256::new();
        hash.update(format!("{:?}\n", play.turn()));
        for choice in play.legal() {
            hash.update(choice.action);
            hash.update("\n");
        }
        hash.update(play.view(Eyes::Referee).to_string());
        Some(crate::secret::hex(&hash.finalize()))
    }
}
