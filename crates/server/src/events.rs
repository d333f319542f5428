//! What happens to tables, for whoever looks for one to sit at, or sits at several.

use crate::protocol::{Event, PlayerKind, StageName, Summary};
use crate::secret::{AccountId, TableId};
use crate::table::Change;
use crate::tables::Tables;
use std::collections::{HashSet, VecDeque};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

/// All that happens from now on, beginning with how things are.
pub struct Events {
    tables: Tables,
    changes: Receiver<Change>,
    /// Who listens.
    account: Option<AccountId>,
    /// Tables of theirs that are not over, as far as is known.
    mine: Vec<String>,
    /// Tables that were told of as open.
    open: HashSet<String>,
    waiting: VecDeque<Event>,
    /// A table that has changed and was not looked at yet.
    changed: Option<TableId>,
    /// Something may have been missed: all tables are to be looked at.
    behind: bool,
}

impl Events {
    /// Nothing was told yet. `mine` are tables at which this account sits or sat.
    pub fn new(tables: Tables, account: Option<AccountId>, mine: Vec<String>) -> Self {
        // Changes are heard of before the tables are looked at, so that none is missed.
        let changes = tables.house().changes.subscribe();
        let (open, waiting) = (HashSet::new(), VecDeque::new());
        Self { tables, changes, account, mine, open, waiting, changed: None, behind: true }
    }

    /// The next event; nothing when the server stops. May be dropped while it waits.
    pub async fn next(&mut self) -> Option<Event> {
        let stop = self.tables.house().stop.clone();
        loop {
            if let Some(event) = self.waiting.pop_front() {
                return Some(event);
            }
            if self.behind {
                self.look_at_all().await;
            } else if let Some(table) = self.changed.clone() {
                self.look_at(table.text()).await;
                self.changed = None;
            } else {
                let change = tokio::select! {
                    change = self.changes.recv() => change,
                    () = stop.cancelled() => return None,
                };
                match change {
                    Ok(change) => self.notice(change),
                    Err(RecvError::Lagged(_)) => self.behind = true,
                    Err(RecvError::Closed) => return None,
                }
            }
        }
    }

    fn notice(&mut self, change: Change) {
        let name = change.table.text();
        let mine = self.account.as_ref().is_some_and(|account| change.accounts.contains(account));
        let known = self.mine.iter().any(|table| table == name);
        if mine && !known {
            self.mine.push(name.into());
        } else if !mine && known {
            self.mine.retain(|table| table != name);
        }
        if mine || change.public {
            self.changed = Some(change.table);
        }
    }

    async fn look_at_all(&mut self) {
        let public = self.tables.public().await;
        let mine = self.tables.named(self.mine.iter().map(String::as_str)).await;
        let going_on = mine.into_iter().filter(|summary| !is_over(summary));
        let mine: Vec<Event> = going_on.map(|table| Event::Mine { table: Box::new(table) }).collect();
        let open: Vec<Summary> = public.into_iter().filter(|summary| self.is_open(summary)).collect();
        let names: HashSet<String> = open.iter().map(|summary| summary.table.clone()).collect();
        let closed = self.open.difference(&names).cloned().map(|table| Event::Closed { table });
        self.waiting.extend(closed);
        self.waiting.extend(mine);
        let new = open.into_iter().filter(|summary| !self.open.contains(&summary.table));
        self.waiting.extend(new.map(|table| Event::Open { table: Box::new(table) }));
        self.open = names;
        self.behind = false;
    }

    async fn look_at(&mut self, name: &str) {
        let summary = self.tables.named([name].into_iter()).await.pop();
        if self.open.contains(name) && !summary.as_ref().is_some_and(|summary| self.is_open(summary)) {
            self.open.remove(name);
            self.waiting.push_back(Event::Closed { table: name.into() });
        }
        let Some(summary) = summary else { return };
        if self.is_mine(name) {
            if is_over(&summary) {
                self.mine.retain(|table| table != name);
            }
            self.waiting.push_back(Event::Mine { table: Box::new(summary) });
        } else if self.is_open(&summary) {
            // Told anew each time: somebody may have come or gone.
            self.open.insert(name.into());
            self.waiting.push_back(Event::Open { table: Box::new(summary) });
        }
    }

    fn is_mine(&self, name: &str) -> bool {
        self.mine.iter().any(|table| table == name)
    }

    /// Has it a seat for whoever listens?
    fn is_open(&self, summary: &Summary) -> bool {
        let open = summary.players.iter().any(|player| player.kind == PlayerKind::Open);
        summary.public && summary.stage == StageName::Gathering && open && !self.is_mine(&summary.table)
    }
}

fn is_over(summary: &Summary) -> bool {
    matches!(summary.stage, StageName::Over | StageName::Frozen)
}
