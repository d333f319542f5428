//! What a search would do.

use super::Version;
use catalog::Advice;
use game::{ActionView, Seat};
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// What a search thinks of the choice that is due, by what its seat knows: `POST /api/tables/{table}/hint`.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Hint {
    /// The version of the table that was thought about.
    pub version: Version,
    /// Who has to choose.
    pub seat: Seat,
    /// The best choices, the best first, and everybody's chance to win.
    #[schema(value_type = Object)]
    pub advice: Advice,
    /// What each action in it is.
    pub actions: BTreeMap<String, ActionView>,
}
