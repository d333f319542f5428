//! What all tables share.

use crate::bot::Bots;
use crate::metrics::Metrics;
use crate::refused::{Code, Refused};
use crate::secret::{AccountId, TableId};
use crate::store::{Store, Writer};
use std::sync::Arc;
use std::time::{Duration, SystemTime};
use tokio::sync::{Mutex, broadcast};
use tokio_util::sync::CancellationToken;

/// What a table needs of the server around it.
#[derive(Clone)]
pub struct House {
    /// Where tables are kept.
    pub store: Arc<dyn Store>,
    /// Who writes there.
    pub writer: Writer,
    /// Where bots think.
    pub bots: Bots,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// When somebody was not there for so long, a bot may play instead.
    pub away: Duration,
    /// A table that nobody looks at, and at which nothing happens, is put away after so long.
    pub quiet: Duration,
    /// One table at a time changes ratings.
    pub rating: Arc<Mutex<()>>,
    /// Where tables tell that somebody came or went, or that they began or ended.
    pub changes: broadcast::Sender<Change>,
    /// When everything ends.
    pub stop: CancellationToken,
}

/// A table is not what it was.
#[derive(Clone, Debug)]
pub struct Change {
    /// Its name.
    pub table: TableId,
    /// Is it in the list of tables?
    pub public: bool,
    /// Whose accounts sit there.
    pub accounts: Arc<[AccountId]>,
}

/// Milliseconds since 1970.
pub fn clock_time() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

impl House {
    /// Refuses, and counts, what somebody asks for too often.
    pub fn limit(&self, allowed: bool) -> Result<(), Refused> {
        if allowed {
            return Ok(());
        }
        self.metrics.limited();
        Err(Code::TooMany.into())
    }
}
