//! Games to be looked at again: of tables, and from records that somebody has brought along.

use crate::protocol::{Ending, Frame, MAX_FRAMES, News, Replay, Version};
use crate::refused::{Code, Refused};
use catalog::AnyPlay;
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
        if part.from > length || !(1..=MAX_FRAMES).contains(&part.count) {
            return Err(Refused::malformed(format!("from: 0 to {length}, count: 1 to {MAX_FRAMES}")));
        }
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
