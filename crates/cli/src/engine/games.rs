//! The games that an engine holds.

use super::answer::Answer;
use super::fault::Expected;
use super::request::Request;
use super::{Fault, MOST_GAMES};
use catalog::{AnyPlay, Refused};
use game::{Dealer, Record, Seat, Turn};
use std::collections::BTreeMap;

/// The longest `game_id`, in bytes.
const LONGEST_ID: usize = 200;

/// The name under which a game is held. A number and a string are never the same name.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum GameId {
    /// The one that is meant when none is named.
    Default,
    /// A number.
    Number(u64),
    /// A string.
    Text(String),
}

impl GameId {
    /// Takes `game_id` out of a request.
    pub fn read(request: &mut Request) -> Result<Self, Fault> {
        let Some(raw) = request.take("game_id") else { return Ok(Self::Default) };
        let number = serde_json::from_str(raw).ok().map(Self::Number);
        let text = || serde_json::from_str(raw).ok().filter(|id: &String| id.len() <= LONGEST_ID).map(Self::Text);
        number.or_else(text).ok_or_else(|| Request::bad("game_id", Expected::Id { most: LONGEST_ID }))
    }
}

/// Who makes the draws.
pub enum Chance {
    /// A dealer, from a seed and the number of the game.
    Seed(u64, u64),
    /// Whoever sends the requests.
    External,
}

impl Chance {
    /// Takes `seed` and `number`, or `chance`, out of a request.
    pub fn read(request: &mut Request) -> Result<Self, Fault> {
        let seed = request.optional_number("seed")?;
        let number = request.optional_number("number")?;
        let chance = request.optional_string("chance")?;
        match (seed, number, chance.as_deref()) {
            (Some(seed), number, None) => Ok(Self::Seed(seed, number.unwrap_or(0))),
            (None, Some(_), _) | (None, None, None) => Err(Fault::MissingField("seed")),
            (None, None, Some("external")) => Ok(Self::External),
            (_, _, Some(_)) => Err(Request::bad("chance", Expected::External)),
        }
    }
}

/// A game and who makes its draws.
pub struct Session {
    /// The game.
    pub play: AnyPlay,
    chance: Chance,
    dealer: Option<Dealer>,
    /// The length of the game before the engine made its first draws.
    pub drawn_from: usize,
}

impl Session {
    /// Takes over a game. With a seed, what is to be drawn is drawn at once.
    pub fn new(mut play: AnyPlay, chance: Chance) -> Self {
        let drawn_from = play.len();
        let dealer = match chance {
            Chance::Seed(seed, number) => Some(Dealer::from_seed(seed, number)),
            Chance::External => None,
        };
        dealer.as_ref().map(|dealer| play.draw_all(dealer));
        Self { play, chance, dealer, drawn_from }
    }

    /// Why not this action?
    pub fn check(&self, action: &str) -> Result<(), Fault> {
        self.play.check(action).map_err(|refused| self.fault(refused))
    }

    /// Applies actions of whoever is to act, all or none, and, with a seed, makes the draws that follow. A draw stands alone.
    pub fn apply(&mut self, actions: &[String]) -> Result<(), Fault> {
        let applied = match (self.play.turn(), actions) {
            (_, [action]) => self.play.try_apply(action).map(|_| ()),
            (Turn::Player(seat), _) => self.play.try_apply_all(seat, actions).map(|_| ()),
            (Turn::Chance | Turn::Over, _) => self.play.try_apply_all(Seat::new(0), actions).map(|_| ()),
        };
        applied.map_err(|refused| self.fault(refused))?;
        self.dealer.as_ref().map(|dealer| self.play.draw_all(dealer));
        Ok(())
    }

    fn fault(&self, refused: Refused) -> Fault {
        match refused {
            Refused::NoAction(bad) => Fault::BadAction(bad),
            Refused::Blocked { why, .. } => Fault::Blocked(self.play.game().name(), why),
        }
    }

    /// Adds how long the game is and who must act.
    pub fn status(&self, answer: Answer) -> Answer {
        answer.with("length", &self.play.len()).with("turn", &self.play.turn())
    }

    /// The game as a record, with the seed if there is one.
    pub fn record(&self) -> Record {
        let mut record = self.play.record(&[]);
        if let Chance::Seed(seed, number) = self.chance {
            crate::file::write_seed(&mut record, seed, number);
        }
        record
    }
}

/// Games by `game_id`.
#[derive(Default)]
pub struct Games(BTreeMap<GameId, Session>);

impl Games {
    /// Holds a game, in place of the one that had this name.
    pub fn open(&mut self, id: GameId, session: Session) -> Result<&Session, Fault> {
        if self.0.len() >= MOST_GAMES && !self.0.contains_key(&id) {
            return Err(Fault::TooManyGames);
        }
        self.0.remove(&id);
        Ok(self.0.entry(id).or_insert(session))
    }

    /// The game of this name.
    pub fn get(&mut self, id: &GameId) -> Result<&mut Session, Fault> {
        self.0.get_mut(id).ok_or(Fault::NoGame)
    }

    /// Forgets the game of this name.
    pub fn close(&mut self, id: &GameId) -> Result<(), Fault> {
        self.0.remove(id).map(|_| ()).ok_or(Fault::NoGame)
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }
}
