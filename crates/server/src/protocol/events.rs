//! What happens to tables, for programs that look for one.

use super::Summary;
use serde::Serialize;
use utoipa::ToSchema;

/// A line of `GET /api/stream/events`.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Event {
    /// A table at which one's account sits: at first each that is not over, then whenever somebody comes or goes, when it begins, and when
    /// it is over.
    Mine {
        /// The table.
        table: Box<Summary>,
    },
    /// A public table has a seat for whoever comes.
    Open {
        /// The table.
        table: Box<Summary>,
    },
    /// A table that was told of has none any more.
    Closed {
        /// Its name.
        table: String,
    },
}
