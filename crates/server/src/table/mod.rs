//! A table: one task that alone holds and changes a game, and the handle by which others reach it.

mod actor;
mod log;

use crate::bot::Bots;
use crate::protocol::{Sitter, TableInfo, ToServer, Version};
use crate::refused::{Code, Refused};
use crate::secret::{SeatToken, TokenHash, table_name};
use actor::Actor;
use axum::extract::ws::Utf8Bytes;
use catalog::AnyPlay;
use game::{Dealer, Seat};
use tokio::sync::{mpsc, oneshot};
use tokio_util::sync::CancellationToken;

/// Commands that may wait for a table. Who sends one more waits.
const COMMANDS: usize = 64;
/// Messages that may wait for a socket. A socket that is further behind is dropped; its client comes back and asks what it missed.
pub const WAITING: usize = 64;

/// Where a table puts what a socket shall send, as JSON.
pub type Outbox = mpsc::Sender<Utf8Bytes>;

/// What a table is asked to do.
enum Command {
    /// Tell this socket of everything, beginning with what has happened since a version.
    Watch { seat: Seat, since: Version, outbox: Outbox },
    /// Carry out a message, and answer it through the same socket.
    Sent { seat: Seat, sent: ToServer, outbox: Outbox },
    /// Answer a message that could not be read.
    Answer { refused: Refused, outbox: Outbox },
    /// A bot has chosen, at this version.
    Chosen { seat: Seat, version: Version, action: String },
    /// The record of the game, once it is over.
    Record { answer: oneshot::Sender<Result<String, Refused>> },
}

/// A way to reach a table. Clones reach the same one.
#[derive(Clone)]
pub struct Table {
    /// As its first player knows it.
    info: TableInfo,
    /// For each seat, what is kept of its secret.
    tokens: Vec<Option<TokenHash>>,
    commands: mpsc::Sender<Command>,
}

impl Table {
    /// Opens a table at which `seat` belongs to whoever holds the token that is returned. The future is the table's life: it
    /// ends when nobody has come near the table for a day, or after `stop`.
    pub fn open(
        play: AnyPlay,
        dealer: Dealer,
        seats: Vec<Sitter>,
        seat: Seat,
        bots: Bots,
        stop: CancellationToken,
    ) -> (Self, SeatToken, impl Future<Output = ()> + Send + 'static) {
        let token = SeatToken::new();
        let mut tokens = vec![None; seats.len()];
        tokens[seat.index()] = Some(token.hash());
        let (game, config) = (play.game().name(), play.config());
        let info = TableInfo { table: table_name(), game, config, seat, seats: seats.clone() };
        let (commands, queue) = mpsc::channel(COMMANDS);
        let actor = Actor::new(info.table.clone(), play, dealer, seats, bots, commands.downgrade());
        (Self { info, tokens, commands }, token, actor.run(queue, stop))
    }

    /// Its name in links.
    pub fn name(&self) -> &str {
        &self.info.table
    }

    /// The seat that a token opens.
    pub fn seat(&self, token: &str) -> Result<Seat, Refused> {
        let hash = TokenHash::of(token);
        let found = self.tokens.iter().position(|&kept| kept == Some(hash));
        found.map(|index| Seat::new(index as u8)).ok_or(Code::NoSeat.into())
    }

    /// The table as a seat knows it.
    pub fn info(&self, seat: Seat) -> TableInfo {
        TableInfo { seat, ..self.info.clone() }
    }

    /// Lets a socket hear of everything. False if the table is gone.
    pub async fn watch(&self, seat: Seat, since: Version, outbox: Outbox) -> bool {
        self.commands.send(Command::Watch { seat, since, outbox }).await.is_ok()
    }

    /// Hands in a message. False if the table is gone.
    pub async fn hand_in(&self, seat: Seat, sent: ToServer, outbox: Outbox) -> bool {
        self.commands.send(Command::Sent { seat, sent, outbox }).await.is_ok()
    }

    /// Answers a message that could not be read, in its turn among the others. False if the table is gone.
    pub async fn refuse(&self, refused: Refused, outbox: Outbox) -> bool {
        self.commands.send(Command::Answer { refused, outbox }).await.is_ok()
    }

    /// The record of a game that is over.
    pub async fn record(&self) -> Result<String, Refused> {
        let (answer, answered) = oneshot::channel();
        let asked = self.commands.send(Command::Record { answer }).await;
        asked.map_err(|_| Refused::from(Code::UnknownTable))?;
        answered.await.unwrap_or(Err(Code::Stopping.into()))
    }
}
