//! The task of a table.

use super::archive::Archive;
use super::chat::Talk;
use super::course::{Course, Prepared};
use super::deed::Deed;
use super::house::{Change, House, clock_time};
use super::log::Sent;
use super::seats::{Holder, Sitter};
use super::shown::{Presence, Viewer, holder};
use super::standing::Stage;
use super::{Command, Outbox};
use crate::accounts::rated;
use crate::protocol::{How, TableInfo, ToClient, Version};
use crate::refused::{Code, Refused};
use crate::secret::{AccountId, SeatToken, TableId, TokenHash, random};
use crate::store::{AccountSeatRow, ArchiveRow, LogRow, StoreError, Stored, TokenRow, Write};
use axum::extract::ws::Utf8Bytes;
use game::{FastDice, Seat, Turn};
use std::collections::HashMap;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};
use tracing::{debug, error, info, warn};

/// What could not be stored is tried again after this time.
pub(super) const AGAIN: Duration = Duration::from_secs(1);
/// A table that is over and that nobody looks at is put away after this time already.
const OVER: Duration = Duration::from_secs(30);

/// What is kept of a table beside its course.
#[derive(Default)]
pub struct Kept {
    pub(super) tokens: Vec<(TokenHash, Holder)>,
    /// Which accounts play here.
    pub(super) accounts: Vec<(AccountId, Holder)>,
    pub(super) talk: Talk,
    pub(super) next: Option<TableId>,
}

impl Kept {
    /// The only token of a new table, and the account of its owner.
    pub fn new(token: &SeatToken, holder: Holder, account: Option<AccountId>) -> Self {
        let accounts = account.map(|account| (account, holder)).into_iter().collect();
        Self { tokens: vec![(token.hash(), holder)], accounts, ..Self::default() }
    }

    /// What was stored.
    pub fn restore(stored: &mut Stored) -> Self {
        let token = |row: &TokenRow| {
            let hash: [u8; 32] = row.hash.as_slice().try_into().ok()?;
            Some((TokenHash::from(hash), holder(row.holder)?))
        };
        let account = |row: &AccountSeatRow| Some((AccountId::stored(row.account.clone()), holder(row.holder)?));
        Self {
            tokens: stored.tokens.iter().filter_map(token).collect(),
            accounts: stored.accounts.iter().filter_map(account).collect(),
            talk: Talk::restore(std::mem::take(&mut stored.chat)),
            next: stored.next.as_deref().and_then(|id| id.parse().ok()),
        }
    }
}

/// Who listens through a socket.
pub(super) struct Listener {
    pub(super) viewer: Viewer,
    pub(super) outbox: Outbox,
}

/// What everybody is told about a table besides the game.
#[derive(PartialEq)]
struct Told {
    seats: Vec<Sitter>,
    here: Vec<Option<(bool, bool)>>,
    stage: Stage,
    takebacks: u32,
    next: Option<TableId>,
    watchers: u32,
}

impl Told {
    /// What others than those at the table want to know.
    fn of_note(&self) -> (&[Sitter], &Stage) {
        (&self.seats, &self.stage)
    }
}

/// A table: its course, who knows its secrets, and who listens.
pub struct Actor {
    pub(super) course: Course,
    pub(super) kept: Kept,
    pub(super) house: House,
    pub(super) listeners: Vec<Listener>,
    /// Since when players without a socket are not there.
    pub(super) absent: HashMap<Holder, Instant>,
    /// What was last told about the table itself.
    told: Option<Told>,
    /// The version at which a bot thinks, or a lesson waits to go on.
    pub(super) thinking: Option<Version>,
    /// When something that failed is tried again.
    pub(super) again: Option<Instant>,
    /// Since when there is nothing to do.
    quiet: Instant,
    /// Somebody else has written to this table: what is here counts no more.
    fenced: bool,
    /// For bots to bring their choices. Weak: the table lives as long as others can reach it.
    pub(super) commands: mpsc::WeakSender<Command>,
}

impl Presence for Actor {
    fn present(&self, holder: Holder) -> bool {
        self.listeners.iter().any(|listener| listener.viewer == Viewer::Player(holder))
    }

    fn away(&self, holder: Holder) -> bool {
        self.absent.get(&holder).is_some_and(|since| since.elapsed() >= self.house.away)
    }

    fn watchers(&self) -> u32 {
        self.listeners.iter().filter(|listener| listener.viewer == Viewer::Spectator).count() as u32
    }
}

impl Actor {
    pub(super) fn new(course: Course, kept: Kept, house: House, commands: mpsc::WeakSender<Command>) -> Self {
        let now = Instant::now();
        let holders = course.now.seats.iter().filter_map(|sitter| sitter.as_person()).map(|person| person.holder);
        let absent = holders.map(|holder| (holder, now)).collect();
        Self {
            course,
            kept,
            house,
            listeners: Vec::new(),
            absent,
            told: None,
            thinking: None,
            again: None,
            quiet: now,
            fenced: false,
            commands,
        }
    }

    /// Serves the table until it is put away or stopped. What was sent before the stop is still carried out.
    pub(super) async fn run(mut self, mut queue: mpsc::Receiver<Command>) {
        let metrics = self.house.metrics.clone();
        let _counted = metrics.table();
        let stop = self.house.stop.clone();
        debug!(table = %self.course.about.id, version = self.course.version().0, "here");
        self.go_on().await;
        let mut stopping = false;
        while !self.fenced {
            let deadline = self.deadline();
            tokio::select! {
                () = stop.cancelled(), if !stopping => {
                    queue.close();
                    stopping = true;
                }
                command = queue.recv() => match command {
                    Some(command) => self.obey(command).await,
                    None => break,
                },
                () = sleep_until(deadline), if !stopping => {
                    if queue.is_empty() && self.may_be_put_away() {
                        queue.close();
                        break;
                    }
                    self.be_in_time().await;
                }
            }
        }
        debug!(table = %self.course.about.id, version = self.course.version().0, "put away");
    }

    /// When there will be something to do without being asked.
    fn deadline(&self) -> Instant {
        let flag = self.course.now.clock.as_ref().and_then(|clock| clock.deadline()).map(|(_, at)| at);
        let away = self.absent.values().map(|&since| since + self.house.away).filter(|&at| at > Instant::now()).min();
        let quiet = self.quiet + self.patience();
        [flag, away, self.again].into_iter().flatten().fold(quiet, Instant::min)
    }

    /// How long it stays when there is nothing to do.
    fn patience(&self) -> Duration {
        if self.is_over() { self.house.quiet.min(OVER) } else { self.house.quiet }
    }

    /// Nobody looks, no clock runs, no bot thinks: it can be fetched from the store when it is needed.
    fn may_be_put_away(&self) -> bool {
        let idle = self.listeners.is_empty() && self.again.is_none() && self.quiet.elapsed() >= self.patience();
        let clock_runs = self.course.now.clock.as_ref().is_some_and(|clock| clock.deadline().is_some());
        idle && !clock_runs && self.bot_to_move().is_none() && self.course.unasked().is_none()
    }

    async fn be_in_time(&mut self) {
        let now = Instant::now();
        if self.quiet + self.patience() <= now {
            self.quiet = now;
        }
        let flag = self.course.now.clock.as_ref().and_then(|clock| clock.deadline());
        if let Some((seat, at)) = flag
            && at <= now
            && self.again.is_none_or(|again| again <= now)
        {
            let deed = self.course.resigned(seat, How::Time);
            if let Err(refused) = self.carry_out(deed, None, Write::default()).await {
                warn!(table = %self.course.about.id, ?refused, "time ran out and could not be noted");
                self.again = Some(now + AGAIN);
                return;
            }
        }
        if self.again.is_some_and(|at| at <= now) {
            self.again = None;
            self.go_on().await;
        }
        self.tell_table();
    }

    async fn obey(&mut self, command: Command) {
        self.quiet = Instant::now();
        // Who has stopped waiting needs no answer: what is sent to nobody is dropped.
        match command {
            Command::Enter { claim, asker } => drop(asker.send(self.enter(&claim))),
            Command::Summary { asker } => drop(asker.send(Ok(self.course.summary(self)))),
            Command::Join { join, asker } => drop(asker.send(self.join(join).await)),
            Command::Leave { holder, asker } => drop(asker.send(self.leave(holder).await)),
            Command::Link { holder, asker } => drop(asker.send(self.link(holder).await)),
            Command::Add { holder, entropy, asker } => drop(asker.send(self.add(holder, entropy).await)),
            Command::Keep { holder, account, asker } => drop(asker.send(self.keep(holder, account).await)),
            Command::Rematch { holder, waits, asker } => drop(asker.send(self.rematch(holder, waits))),
            Command::NoRematch => self.kept.next = None,
            Command::Due { holder, asker } => drop(asker.send(self.due(holder))),
            Command::Record { asker } => drop(asker.send(self.record())),
            Command::Film { claim, eyes, asker } => drop(asker.send(self.film(&claim, eyes))),
            Command::Watch { viewer, since, outbox } => self.watch(viewer, since, outbox),
            Command::Sent { viewer, sent, outbox } => self.hear(viewer, sent, &outbox).await,
            Command::Posted { viewer, sent, asker } => {
                drop(asker.send(self.respond(viewer, sent).await.map_err(|refused| self.refusal(refused))));
                self.go_on().await;
            }
            // Everything after this notices it.
            Command::Closed => {}
            Command::Answer { refused, key, outbox } => self.refuse(&outbox, key, refused),
            Command::Show { version } => self.show(version).await,
            Command::Chosen { seat, version, action } => self.bot_chose(seat, version, action).await,
        }
        self.notice_who_is_here();
    }

    pub(super) fn info(&self, viewer: Viewer) -> TableInfo {
        self.course.info(viewer, self, self.kept.next.as_ref().map(ToString::to_string))
    }

    fn watch(&mut self, viewer: Viewer, since: Version, outbox: Outbox) {
        self.listeners.push(Listener { viewer, outbox: outbox.clone() });
        if let Viewer::Player(holder) = viewer {
            self.absent.remove(&holder);
        }
        let mut welcome = vec![json(&ToClient::Table(Box::new(self.info(viewer))))];
        let state = self.course.state(viewer, since, Instant::now());
        welcome.extend(state.map(|state| json(&ToClient::State(Box::new(state)))));
        let lines = self.kept.talk.heard(viewer, self.is_over());
        if !lines.is_empty() {
            welcome.push(json(&ToClient::Chat { lines }));
        }
        if !welcome.into_iter().all(|message| outbox.try_send(message).is_ok()) {
            self.listeners.pop();
        }
        self.tell_table_but(Some(&outbox));
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.course.now.stage, Stage::Over(_) | Stage::Frozen(_))
    }

    /// Does a deed: stores it with the draws that follow; only then the table goes on and everybody is told.
    pub(super) async fn carry_out(&mut self, deed: Deed, sent: Option<Sent>, write: Write) -> Result<Version, Refused> {
        let before = self.course.version();
        let prepared: Prepared = self.course.prepare(deed, Instant::now())?;
        let row: LogRow = self.course.row(&prepared, sent.as_ref(), clock_time());
        match self.house.writer.write(Write { log: Some(row), ..write }).await {
            Ok(()) => {}
            Err(StoreError::Fenced) => {
                error!(table = %self.course.about.id, "somebody else has written here");
                self.fenced = true;
                return Err(Code::Storage.into());
            }
            Err(error) => return Err(error.into()),
        }
        self.course.adopt(prepared, sent);
        self.tell_state(before);
        self.tell_table();
        Ok(self.course.version())
    }

    /// Does what is due without anybody asking: starts a full table, lets a bot think, keeps what is over.
    pub(super) async fn go_on(&mut self) {
        if self.fenced {
            return;
        }
        if self.course.may_start() {
            let entropies = self.course.entropies();
            if self.carry_out(Deed::Started { entropies, draws: Vec::new() }, None, Write::default()).await.is_err() {
                self.again = Some(Instant::now() + AGAIN);
                return;
            }
            info!(table = %self.course.about.id, game = self.course.about.game, "started");
        }
        if self.course.archive.is_none()
            && let Some(row) = Archive::row(&self.course)
        {
            let archive = Archive::beside_game(&row);
            match (self.keep_what_is_over(row).await, archive) {
                (Ok(()) | Err(StoreError::Fenced), Ok(archive)) => self.course.archive = Some(archive),
                (stored, _) => {
                    warn!(table = %self.course.about.id, ?stored, "what is over could not be kept");
                    self.again = Some(Instant::now() + AGAIN);
                }
            }
        }
        self.wake_bot();
        self.wake_lesson();
    }

    /// Stores what is shown from now on, and what the end has done to ratings: both or nothing, and so only once.
    async fn keep_what_is_over(&self, row: ArchiveRow) -> Result<(), StoreError> {
        let Stage::Over(ending) = &self.course.now.stage else { return Ok(()) };
        // Between reading a rating and writing it nobody else may write it.
        let _alone = self.house.rating.lock().await;
        let (store, seats, accounts) = (&*self.house.store, &self.course.now.seats, &self.kept.accounts);
        let accounts = rated(store, &self.course.about.game, ending, seats, accounts, clock_time()).await?;
        self.house.writer.write(Write { archive: Some(row), accounts, ..Write::default() }).await
    }

    /// Tells everybody who listens what has happened since a version. Who does not keep up is dropped.
    fn tell_state(&mut self, since: Version) {
        let now = Instant::now();
        let mut made: HashMap<Viewer, Option<Utf8Bytes>> = HashMap::new();
        let mut listeners = std::mem::take(&mut self.listeners);
        listeners.retain(|listener| {
            let state = made.entry(listener.viewer).or_insert_with(|| {
                let state = self.course.state(listener.viewer, since, now);
                state.map(|state| json(&ToClient::State(Box::new(state))))
            });
            state.as_ref().is_none_or(|state| listener.outbox.try_send(state.clone()).is_ok())
        });
        self.listeners = listeners;
    }

    /// Tells everybody who is there and where the table stands, if that has changed.
    pub(super) fn tell_table(&mut self) {
        self.tell_table_but(None);
    }

    /// The same without one who knows it already.
    fn tell_table_but(&mut self, knowing: Option<&Outbox>) {
        let now = Some(self.about_now());
        if now == self.told {
            return;
        }
        if now.as_ref().map(Told::of_note) != self.told.as_ref().map(Told::of_note) {
            let about = &self.course.about;
            // Perhaps nobody listens.
            let accounts = self.kept.accounts.iter().map(|known| known.0.clone()).collect();
            let change = Change { table: about.id.clone(), public: about.terms.public, accounts };
            let _ = self.house.changes.send(change);
        }
        self.told = now;
        let tell = |listener: &Listener| {
            let knows = knowing.is_some_and(|outbox| outbox.same_channel(&listener.outbox));
            (!knows).then(|| json(&ToClient::Table(Box::new(self.info(listener.viewer)))))
        };
        let infos: Vec<Option<Utf8Bytes>> = self.listeners.iter().map(tell).collect();
        let mut infos = infos.into_iter();
        self.listeners
            .retain(|listener| infos.next().flatten().is_none_or(|info| listener.outbox.try_send(info).is_ok()));
    }

    fn about_now(&self) -> Told {
        let here = |sitter: &Sitter| {
            let holder = sitter.as_person().map(|person| person.holder);
            holder.map(|holder| (self.present(holder), self.away(holder)))
        };
        Told {
            seats: self.course.now.seats.clone(),
            here: self.course.now.seats.iter().map(here).collect(),
            stage: self.course.now.stage.clone(),
            takebacks: self.course.now.takebacks,
            next: self.kept.next.clone(),
            watchers: self.watchers(),
        }
    }

    /// Forgets sockets that are gone, and notes since when their players are.
    fn notice_who_is_here(&mut self) {
        self.listeners.retain(|listener| !listener.outbox.is_closed());
        let people = self.course.now.seats.iter().filter_map(|sitter| sitter.as_person()).filter(|person| !person.gone);
        let holders: Vec<Holder> = people.map(|person| person.holder).collect();
        for holder in holders {
            if !self.present(holder) {
                self.absent.entry(holder).or_insert_with(Instant::now);
            }
        }
        self.tell_table();
    }

    /// Answers one socket, or drops it if it does not keep up.
    pub(super) fn answer(&mut self, outbox: &Outbox, answer: &ToClient) {
        if outbox.try_send(json(answer)).is_err() {
            self.listeners.retain(|listener| !listener.outbox.same_channel(outbox));
        }
    }

    /// A refusal is counted, and tells where the table stands.
    fn refusal(&self, refused: Refused) -> Refused {
        self.house.metrics.refused();
        refused.at(self.course.version())
    }

    pub(super) fn refuse(&mut self, outbox: &Outbox, key: Option<String>, refused: Refused) {
        let refused = self.refusal(refused);
        self.answer(outbox, &ToClient::Refused { key, refused });
    }

    fn bot_to_move(&self) -> Option<(Seat, crate::bot::Bot)> {
        if self.course.about.terms.lesson.is_some() {
            return None;
        }
        let Some(Turn::Player(seat)) = self.course.now.turn() else { return None };
        Some((seat, self.course.now.seats[seat.index()].bot()?))
    }

    /// If a bot is to move, lets it think; it comes back with [`Command::Chosen`].
    fn wake_bot(&mut self) {
        let version = self.course.version();
        let (Some((seat, bot)), Some(play)) = (self.bot_to_move(), &self.course.now.play) else { return };
        if self.thinking == Some(version) {
            return;
        }
        self.thinking = Some(version);
        let seed = u64::from_le_bytes(random());
        let seen = play.seen(seat, &mut FastDice::new(seed));
        let (bots, commands) = (self.house.bots.clone(), self.commands.clone());
        tokio::spawn(async move {
            let action = bots.choose(bot, seen, seed).await;
            if let Some(commands) = commands.upgrade() {
                // A table that is gone needs no move.
                let _ = commands.send(Command::Chosen { seat, version, action }).await;
            }
        });
    }

    async fn bot_chose(&mut self, seat: Seat, version: Version, action: Option<String>) {
        if self.thinking == Some(version) {
            self.thinking = None;
        }
        let still = self.bot_to_move().is_some_and(|(to_move, _)| to_move == seat);
        if version == self.course.version() && still {
            let played = match action {
                Some(action) => {
                    let deed = Deed::Played { seat: seat.index() as u8, actions: vec![action], draws: Vec::new() };
                    self.carry_out(deed, None, Write::default()).await
                }
                None => Err(Code::NoAction.into()),
            };
            match played {
                Ok(_) => self.house.metrics.bot_moved(),
                Err(refused) => {
                    error!(table = %self.course.about.id, ?refused, "a bot could not move");
                    self.again = Some(Instant::now() + AGAIN);
                    return;
                }
            }
        }
        self.go_on().await;
    }
}

pub(super) fn json(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}
