//! Games to be looked at again: of tables, and from records that somebody has brought along.

use crate::protocol::{Draw, Draws, Ending, Frame, MAX_FRAMES, News, Replay, Version};
use crate::refused::{Code, Refused};
use catalog::{AnyPlay, Choice};
use game::{Eyes, Record, Seat, Turn};
use std::str::FromStr;

/// A game that somebody may look at, through eyes that they may have.
pub struct Film {
    /// The name of the table or record in links.
    pub id: String,
    /// What it is called.
    pub name: Option<String>,
    /// What the players are called.
    pub names: Vec<Option<String>>,
    /// Through whose eyes.
    pub eyes: Eyes,
    /// How the table ended.
    pub ending: Option<Ending>,
    /// What was played.
    pub reel: Reel,
}

/// What was played.
pub enum Reel {
    /// So far.
    Play(Box<AnyPlay>),
    /// As it was written down.
    Record(String),
}

/// Which eyes somebody wants to have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WantedEyes(pub Eyes);

impl FromStr for WantedEyes {
    type Err = Refused;

    fn from_str(text: &str) -> Result<Self, Refused> {
        let eyes = match text {
            "spectator" => Some(Eyes::Spectator),
            "everything" => Some(Eyes::Referee),
            _ => {
                let seat = text.strip_prefix("seat:").and_then(|seat| seat.parse::<u8>().ok());
                seat.filter(|&seat| usize::from(seat) < Seat::MAX).map(|seat| Eyes::Seat(Seat::new(seat)))
            }
        };
        eyes.map(Self).ok_or_else(|| Refused::malformed("eyes: spectator, everything, seat:0"))
    }
}

/// Which positions somebody wants to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The first one.
    pub from: usize,
    /// How many.
    pub count: usize,
}

impl Film {
    /// Shows some positions. Replays the game, so it is nothing for a task that others wait for.
    pub fn show(self, part: Part) -> Result<Replay, Refused> {
        let over = self.ending.is_some() || matches!(self.reel, Reel::Record(_));
        let rolled = self.reel.play()?;
        let length = rolled.len();
        if let Eyes::Seat(seat) = self.eyes
            && seat.index() >= usize::from(rolled.seats())
        {
            return Err(Code::BadSeats.into());
        }
        part.check(length)?;
        Ok(Replay {
            id: self.id,
            name: self.name,
            game: rolled.game().name().into(),
            rules: rolled.game().version(),
            config: rolled.config(),
            names: self.names,
            eyes: eyes_text(self.eyes),
            over: over || rolled.turn() == Turn::Over,
            ending: self.ending,
            length,
            set_up: rolled.set_up(),
            decisions: (0..length).filter(|&index| matches!(rolled.actor(index), Turn::Player(_))).collect(),
            frames: frames(&rolled, self.eyes, part),
        })
    }

    /// The game after so many of its actions, if somebody could go on from there. Replays it, too.
    pub fn beginning(self, at: usize) -> Result<AnyPlay, Refused> {
        let mut play = self.reel.play()?;
        let last = if play.turn() == Turn::Over { play.len().saturating_sub(1) } else { play.len() };
        if at > last {
            return Err(Refused::malformed(format!("at: 0 to {last}")));
        }
        play.rewind(at);
        Ok(play)
    }

    /// Shows some draws: what came, and what could have come. Replays the game, too.
    pub fn draws(self, part: Part) -> Result<Draws, Refused> {
        let whole = self.reel.play()?;
        let places: Vec<usize> = (0..whole.len()).filter(|&index| whole.actor(index) == Turn::Chance).collect();
        part.check(places.len())?;
        let wanted = places.iter().skip(part.from).take(part.count);
        let actions = whole.log(Eyes::Referee);
        let mut position = whole;
        position.rewind(places.get(part.from).copied().unwrap_or(0));
        let mut draws = Vec::new();
        for &at in wanted {
            for action in &actions[position.len()..at] {
                // What was played can be played again.
                position.try_apply(action)?;
            }
            let (outcomes, weights) = position.legal().into_iter().map(weighed).unzip();
            draws.push(Draw { at, action: actions[at].clone(), outcomes, weights });
        }
        Ok(Draws { id: self.id, total: places.len(), draws })
    }
}

impl Part {
    /// Is it a part of something of this length?
    fn check(&self, length: usize) -> Result<(), Refused> {
        if self.from > length || !(1..=MAX_FRAMES).contains(&self.count) {
            return Err(Refused::malformed(format!("from: 0 to {length}, count: 1 to {MAX_FRAMES}")));
        }
        Ok(())
    }
}

impl Reel {
    /// The game, if the rules of today play it. Replays a record, so it is nothing for a task that others wait for.
    pub fn play(self) -> Result<AnyPlay, Refused> {
        match self {
            Self::Play(play) => Ok(*play),
            Self::Record(text) => AnyPlay::replay(&Record::parse(&text)?).map_err(|_| Code::OldRules.into()),
        }
    }
}

fn frames(whole: &AnyPlay, eyes: Eyes, part: Part) -> Vec<Frame> {
    let actions = whole.log(Eyes::Referee);
    let mut position = whole.clone();
    position.rewind(part.from);
    let mut told = whole.story(eyes, part.from.saturating_sub(1)).into_iter();
    let last = whole.len().min(part.from + part.count - 1);
    let mut frames = Vec::new();
    for at in part.from..=last {
        if at > part.from && position.try_apply(&actions[at - 1]).is_err() {
            // What was played can be played again.
            break;
        }
        let step = if at == 0 { None } else { told.next() };
        let news = step.iter().flat_map(|step| {
            let events = step.events.json(eyes).into_iter().zip(step.events.messages(eyes));
            events.map(|(event, message)| News {
                version: Version(at as u32),
                actor: step.actor,
                set_up: step.set_up,
                event: Some(event),
                message,
            })
        });
        frames.push(Frame {
            at,
            news: news.collect(),
            action: step.map(|step| step.action),
            turn: position.turn(),
            view: position.view(eyes),
        });
    }
    frames
}

/// An outcome of a draw, and how likely it is.
fn weighed(outcome: Choice) -> (String, u32) {
    (outcome.action, outcome.weight.unwrap_or(0))
}

fn eyes_text(eyes: Eyes) -> String {
    match eyes {
        Eyes::Seat(seat) => format!("seat:{seat}"),
        Eyes::Spectator => "spectator".into(),
        Eyes::Referee => "everything".into(),
    }
}

/// What the players of a record are called: those of the seats that it has.
pub fn names(record: &Record, seats: u8) -> Vec<Option<String>> {
    record.names().into_iter().take(seats.into()).map(|name| name.map(Into::into)).collect()
}
