//! The task of a table.

use super::log::{Deed, Log, Row};
use super::{Command, Outbox};
use crate::bot::{Bot, Bots};
use crate::protocol::{Offer, Sitter, State, ToClient, ToServer, Version};
use crate::refused::{Code, Refused};
use crate::secret::random;
use axum::extract::ws::Utf8Bytes;
use catalog::AnyPlay;
use game::{Dealer, Eyes, FastDice, Seat, Turn};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tracing::{error, info};

/// A table that nobody comes near for so long is cleared away.
const FORGOTTEN: Duration = Duration::from_secs(24 * 60 * 60);

/// A game, who sits there, and who listens.
pub(super) struct Actor {
    name: String,
    play: AnyPlay,
    dealer: Dealer,
    seats: Vec<Sitter>,
    log: Log,
    listeners: Vec<(Seat, Outbox)>,
    bots: Bots,
    /// For bots to bring their choices. Weak: the table lives as long as others can reach it.
    commands: mpsc::WeakSender<Command>,
}

impl Actor {
    pub(super) fn new(
        name: String,
        play: AnyPlay,
        dealer: Dealer,
        seats: Vec<Sitter>,
        bots: Bots,
        commands: mpsc::WeakSender<Command>,
    ) -> Self {
        Self { name, play, dealer, seats, log: Log::default(), listeners: Vec::new(), bots, commands }
    }

    /// Serves the table until it is forgotten or stopped. What was sent before the stop is still carried out.
    pub(super) async fn run(mut self, mut queue: mpsc::Receiver<Command>, stop: CancellationToken) {
        info!(table = self.name, game = %self.play.game(), "opened");
        self.deal().await;
        let mut stopping = false;
        loop {
            tokio::select! {
                () = stop.cancelled(), if !stopping => {
                    queue.close();
                    stopping = true;
                }
                command = timeout(FORGOTTEN, queue.recv()) => match command {
                    Ok(Some(command)) => self.obey(command).await,
                    Ok(None) => break,
                    Err(_) if self.listeners.iter().all(|(_, outbox)| outbox.is_closed()) => break,
                    Err(_) => {}
                },
            }
        }
        info!(table = self.name, version = self.log.version().0, "closed");
    }

    async fn obey(&mut self, command: Command) {
        match command {
            Command::Watch { seat, since, outbox } => {
                let welcome = self.state(seat, since);
                if outbox.try_send(welcome).is_ok() {
                    self.listeners.push((seat, outbox));
                }
            }
            Command::Sent { seat, sent, outbox } => {
                let key = sent.key().to_owned();
                let answer = match self.carry_out_once(seat, sent).await {
                    Ok(version) => ToClient::Accepted { key, version },
                    Err(refused) => ToClient::Refused { key: Some(key), refused: refused.at(self.log.version()) },
                };
                self.answer(&outbox, &answer);
            }
            Command::Answer { refused, outbox } => {
                let refused = refused.at(self.log.version());
                self.answer(&outbox, &ToClient::Refused { key: None, refused });
            }
            Command::Chosen { seat, version, action } => {
                if version == self.log.version() {
                    match self.carry_out(seat, std::slice::from_ref(&action)) {
                        Ok((play, deed)) => self.commit(play, Row { sent: None, deed }).await,
                        Err(refused) => error!(table = self.name, action, ?refused, "a bot chose an illegal action"),
                    }
                }
            }
            Command::Record { answer } => {
                let record = match self.play.turn() {
                    Turn::Over => Ok(self.play.record(&[]).to_string()),
                    Turn::Player(_) | Turn::Chance => Err(Refused::from(Code::NotOver).at(self.log.version())),
                };
                // Who has stopped waiting needs no answer.
                let _ = answer.send(record);
            }
        }
    }

    /// Makes the draws before the first move.
    async fn deal(&mut self) {
        let mut play = self.play.clone();
        let steps = play.draw_all(&self.dealer);
        self.commit(play, Row { sent: None, deed: Deed::Played(steps) }).await;
    }

    /// Carries out a message, once: the version that it made.
    async fn carry_out_once(&mut self, seat: Seat, sent: ToServer) -> Result<Version, Refused> {
        if let Some((made, before)) = self.log.sent(seat, sent.key()) {
            return if *before == sent { Ok(made) } else { Err(Code::KeyUsed.into()) };
        }
        if sent.version() != self.log.version() {
            return Err(Code::Stale.into());
        }
        let (play, deed) = match &sent {
            ToServer::Move(sent) => self.carry_out(seat, &sent.actions)?,
            ToServer::Undo(_) => self.take_back(seat)?,
        };
        self.commit(play, Row { sent: Some((seat, sent)), deed }).await;
        Ok(self.log.version())
    }

    /// The game after these actions of a seat and the draws that follow. The table itself is not changed.
    fn carry_out(&self, seat: Seat, actions: &[String]) -> Result<(AnyPlay, Deed), Refused> {
        let mut play = self.play.clone();
        let mut steps = play.try_apply_all(seat, actions)?;
        steps.extend(play.draw_all(&self.dealer));
        Ok((play, Deed::Played(steps)))
    }

    /// The game without the last action of a seat. The table itself is not changed.
    fn take_back(&self, seat: Seat) -> Result<(AnyPlay, Deed), Refused> {
        let mut play = self.play.clone();
        if play.take_back(seat) { Ok((play, Deed::TakenBack(seat))) } else { Err(Code::NothingToUndo.into()) }
    }

    /// Keeps a row; only then the game goes on and everybody is told.
    async fn commit(&mut self, play: AnyPlay, row: Row) {
        let before = self.log.version();
        self.log.append(row).await;
        self.play = play;
        self.tell(before);
        self.wake_bot();
    }

    /// Tells everybody who listens what has happened since a version. Who does not keep up is dropped.
    fn tell(&mut self, since: Version) {
        let mut listeners = std::mem::take(&mut self.listeners);
        for seat in Seat::all(self.seats.len() as u8) {
            if listeners.iter().any(|listener| listener.0 == seat) {
                let state = self.state(seat, since);
                listeners.retain(|(own, outbox)| *own != seat || outbox.try_send(state.clone()).is_ok());
            }
        }
        self.listeners = listeners;
    }

    /// Answers one socket, or drops it if it does not keep up.
    fn answer(&mut self, outbox: &Outbox, answer: &ToClient) {
        if outbox.try_send(json(answer)).is_err() {
            self.listeners.retain(|(_, own)| !own.same_channel(outbox));
        }
    }

    /// The table as a seat sees it.
    fn state(&self, seat: Seat, since: Version) -> Utf8Bytes {
        let eyes = Eyes::Seat(seat);
        let turn = self.play.turn();
        let legal = if turn == Turn::Player(seat) { self.play.legal() } else { Vec::new() };
        let offered = legal.into_iter().map(|choice| Offer { action: choice.action, view: choice.view });
        json(&ToClient::State(State {
            version: self.log.version(),
            seat,
            turn,
            view: self.play.view(eyes),
            offer: offered.collect(),
            undo: self.play.may_take_back(seat),
            news: self.log.news(since, eyes),
        }))
    }

    /// If a bot is to move, lets it think; it comes back with [`Command::Chosen`].
    fn wake_bot(&self) {
        let Turn::Player(seat) = self.play.turn() else { return };
        let bot = match self.seats[seat.index()] {
            Sitter::Person => return,
            Sitter::Random => Bot::Random,
        };
        let mut dice = FastDice::new(u64::from_le_bytes(random()));
        let seen = self.play.seen(seat, &mut dice);
        let (bots, commands, version) = (self.bots.clone(), self.commands.clone(), self.log.version());
        let name = self.name.clone();
        tokio::spawn(async move {
            let Some(action) = bots.choose(bot, seen, dice).await else {
                return error!(table = name, "a bot failed to choose");
            };
            if let Some(commands) = commands.upgrade() {
                // A table that is gone needs no move.
                let _ = commands.send(Command::Chosen { seat, version, action }).await;
            }
        });
    }
}

fn json(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}
