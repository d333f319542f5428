//! Proofs of the rules `SPL-nn`, by question.

mod take;

use super::{EDITION, Splendor};
use crate::harness::{OnTableau, Table};
use crate::tableau::{Edition, Tableau};

impl OnTableau for Splendor {
    fn edition() -> &'static Edition {
        &EDITION
    }

    fn table(&self) -> &Tableau {
        &self.tableau
    }

    fn table_mut(&mut self) -> &mut Tableau {
        &mut self.tableau
    }
}

/// A game for two that is set up; seat 0 begins.
fn two() -> Table<Splendor> {
    Table::new("players=2 first=0")
}
