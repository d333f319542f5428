//! What somebody is shown of a table. Nothing else of it is ever sent.

use super::course::Course;
use super::deed::checked;
use super::seats::{Holder, Sitter, seats_of};
use super::standing::Stage;
use crate::protocol::{Given, MAX_NEWS, Offer, PlayerInfo, PlayerKind, Role, State, Summary, TableInfo, Version};
use game::{Eyes, Seat, Turn};
use tokio::time::Instant;

/// Who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Somebody with seats.
    Player(Holder),
    /// Somebody without.
    Spectator,
}

/// Who is there.
pub trait Presence {
    /// Has this player a socket open?
    fn present(&self, holder: Holder) -> bool;
    /// Was this player away for so long that a bot may play instead?
    fn away(&self, holder: Holder) -> bool;
    /// How many watch?
    fn watchers(&self) -> u32;
}

impl Course {
    /// The seats of whoever looks.
    pub fn seats_of(&self, viewer: Viewer) -> Vec<Seat> {
        match viewer {
            Viewer::Player(holder) => seats_of(&self.now.seats, holder).collect(),
            Viewer::Spectator => Vec::new(),
        }
    }

    /// The side from which somebody looks: at a hot-seat table that of the seat to move, or else of the one that moved last.
    fn side(&self, mine: &[Seat]) -> Seat {
        match self.now.turn() {
            Some(Turn::Player(seat)) if mine.contains(&seat) => seat,
            _ => self.log.last_actor(mine).or(mine.first().copied()).unwrap_or(Seat::new(0)),
        }
    }

    /// Who sits where.
    pub fn players(&self, presence: &dyn Presence) -> Vec<PlayerInfo> {
        self.now.seats.iter().map(|sitter| player(sitter, presence)).collect()
    }

    /// The table as somebody knows it.
    pub fn info(&self, viewer: Viewer, presence: &dyn Presence, next: Option<String>) -> TableInfo {
        let mine = self.seats_of(viewer);
        let about = &self.about;
        TableInfo {
            table: about.id.text().into(),
            game: about.game.clone(),
            config: about.config.clone(),
            version: self.version(),
            stage: self.now.stage.name(),
            role: role(&mine),
            seat: self.side(&mine),
            mine,
            seats: self.now.seats.iter().map(Sitter::word).collect(),
            players: self.players(presence),
            public: about.terms.public,
            clock: about.terms.clock,
            watchers: presence.watchers(),
            commitment: about.secret.commitment(),
            secret: matches!(self.now.stage, Stage::Over(_) | Stage::Frozen(_)).then(|| about.secret.publish()),
            ending: match &self.now.stage {
                Stage::Over(ending) => Some(ending.clone()),
                Stage::Gathering | Stage::Playing | Stage::Frozen(_) => None,
            },
            frozen: match &self.now.stage {
                Stage::Frozen(reason) => Some(reason.clone()),
                Stage::Gathering | Stage::Playing | Stage::Over(_) => None,
            },
            next,
            takebacks: self.now.takebacks,
            lesson: about.terms.lesson,
            given: self.log.given().map(|(from, actions)| Given { from: from.into(), actions }),
        }
    }

    /// The table in a list.
    pub fn summary(&self, presence: &dyn Presence) -> Summary {
        let about = &self.about;
        Summary {
            table: about.id.text().into(),
            game: about.game.clone(),
            config: about.config.clone(),
            stage: self.now.stage.name(),
            version: self.version(),
            public: about.terms.public,
            clock: about.terms.clock,
            players: self.players(presence),
            created: about.created,
            turn: self.now.turn(),
            lesson: about.terms.lesson,
        }
    }

    /// The game as somebody sees it, with what has happened since a version. Nothing before the start, or if it cannot be shown.
    pub fn state(&self, viewer: Viewer, since: Version, now: Instant) -> Option<State> {
        let turn = self.now.turn()?;
        let mine = self.seats_of(viewer);
        let seat = self.side(&mine);
        let eyes = if mine.is_empty() { Eyes::Spectator } else { Eyes::Seat(seat) };
        let (view, news, since) = match (&self.now.play, &self.archive) {
            (Some(play), _) => {
                // Everybody around one screen sees the same log.
                let told = if mine.len() > 1 { Eyes::Spectator } else { eyes };
                let (news, since) = self.log.news(since, told, MAX_NEWS);
                let news = news.iter().map(|news| serde_json::to_value(news).expect("news are plain data")).collect();
                (play.view(eyes), news, since)
            }
            (None, Some(archive)) => (archive.view(eyes), archive.news(since), since.min(self.version())),
            (None, None) => return None,
        };
        Some(State {
            version: self.version(),
            seat,
            role: role(&mine),
            turn,
            view,
            offer: self.offer(&mine),
            undo: self.undoer(&mine).is_some(),
            takeback: self.may_go_back(&mine),
            news,
            since,
            clock: self.now.clock.as_ref().map(|clock| clock.view(now)),
            lesson: self.lesson_step(&mine),
        })
    }

    fn offer(&self, mine: &[Seat]) -> Vec<Offer> {
        match (self.now.person_to_move(), &self.now.play) {
            // Where a lesson skips ahead, nobody is asked.
            (Some(seat), Some(play)) if mine.contains(&seat) && self.unasked().is_none() => {
                play.legal().into_iter().map(|choice| Offer { action: choice.action, view: choice.view }).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Which of these seats may take back its last action.
    pub fn undoer(&self, mine: &[Seat]) -> Option<Seat> {
        let playing = self.now.stage == Stage::Playing;
        // What was given is nobody's to take back.
        let play = self.now.play.as_ref().filter(|play| playing && play.len() > self.now.given)?;
        mine.iter().copied().find(|&seat| self.now.seats[seat.index()].bot().is_none() && play.may_take_back(seat))
    }

    /// May whoever has these seats go back to any decision of theirs? Only if no other person is there.
    pub fn may_go_back(&self, mine: &[Seat]) -> bool {
        let alone = Seat::all(self.now.seats.len() as u8)
            .all(|seat| mine.contains(&seat) || matches!(self.now.seats[seat.index()], Sitter::Bot { .. }));
        let playing = self.now.stage == Stage::Playing && self.now.play.is_some();
        !mine.is_empty() && alone && playing && self.log.before_move(None, mine).is_some()
    }
}

fn role(mine: &[Seat]) -> Role {
    if mine.is_empty() { Role::Spectator } else { Role::Player }
}

fn player(sitter: &Sitter, presence: &dyn Presence) -> PlayerInfo {
    let person = sitter.as_person();
    let kind = sitter.kind();
    let there = person.is_some_and(|person| presence.present(person.holder));
    PlayerInfo {
        kind,
        name: person.and_then(|person| person.name.clone()),
        bot: sitter.bot(),
        present: there || kind == PlayerKind::Bot,
        away: person.is_some_and(|person| !person.gone && presence.away(person.holder)),
        gone: person.is_some_and(|person| person.gone),
        resigned: person.is_some_and(|person| person.resigned),
        entropy: person.and_then(|person| person.entropy.clone()),
    }
}

/// The holder of a seat that was stored, if it can be one.
pub fn holder(number: i16) -> Option<Holder> {
    u8::try_from(number).ok().filter(|&number| checked(number).is_some()).map(Holder)
}
