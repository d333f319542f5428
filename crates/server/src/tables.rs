//! All tables of the server.

use crate::bot::Bots;
use crate::protocol::{NewTable, Opened, Sitter, Wish};
use crate::refused::{Code, Refused};
use crate::secret::{SeatToken, random};
use crate::table::Table;
use catalog::{AnyGame, AnyPlay};
use game::{Dealer, Seat};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::error;

/// The most tables at a time.
const MOST: usize = 10_000;

/// The tables by name, and what they share.
#[derive(Clone)]
pub struct Tables {
    open: Arc<Mutex<HashMap<String, Table>>>,
    bots: Bots,
    tasks: TaskTracker,
    stop: CancellationToken,
}

impl Tables {
    /// No tables. Those that will be opened end after `stop`; all that runs for them is tracked by `tasks`.
    pub fn new(bots: Bots, tasks: TaskTracker, stop: CancellationToken) -> Self {
        Self { open: Arc::default(), bots, tasks, stop }
    }

    /// What runs for the tables.
    pub fn tasks(&self) -> &TaskTracker {
        &self.tasks
    }

    /// Opens a table as it was asked for.
    pub fn open(&self, wanted: &NewTable) -> Result<(Opened, SeatToken), Refused> {
        let game: AnyGame = wanted.game.parse()?;
        let options: Vec<(String, String)> = wanted.options.clone().into_iter().collect();
        let config = game.configure(wanted.seats.len() as u64, &options)?;
        let mine: Vec<usize> = (0..wanted.seats.len()).filter(|&seat| wanted.seats[seat] == Wish::Me).collect();
        let [mine] = mine[..] else { return Err(Code::BadSeats.into()) };
        let seat = Seat::new(mine as u8);
        let sitters = wanted.seats.iter().map(|wish| match wish {
            Wish::Me => Sitter::Person,
            Wish::Random => Sitter::Random,
        });
        let play = AnyPlay::new(game, &config)?;
        let dealer = Dealer::new(random());
        let mut open = self.lock();
        if open.len() >= MOST {
            return Err(Code::TooManyTables.into());
        }
        let (bots, stop) = (self.bots.clone(), self.stop.clone());
        let (table, token, life) = Table::open(play, dealer, sitters.collect(), seat, bots, stop);
        let opened = Opened { info: table.info(seat), token: token.text().into() };
        let tables = self.clone();
        let name = table.name().to_owned();
        open.insert(name.clone(), table);
        self.tasks.spawn(async move {
            // A task of its own, so that a table that fails is cleared away too.
            if let Err(failed) = tokio::spawn(life).await {
                error!(table = name, %failed, "a table failed");
            }
            tables.lock().remove(&name);
        });
        Ok((opened, token))
    }

    /// The table of this name.
    pub fn find(&self, name: &str) -> Result<Table, Refused> {
        self.lock().get(name).cloned().ok_or(Code::UnknownTable.into())
    }

    /// The lock is held for a few lookups only, none of which can leave the map half changed.
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Table>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
