//! Clients that play at many tables of a running server, and how long it takes them.
//!
//! The loop is open: moves are due at a fixed rate, and how long a move took counts from when it was due, whether or not the server kept up.

pub mod client;
pub mod crowd;
pub mod opponents;
pub mod report;
pub mod seats;
pub mod table;

use std::fmt;

/// Something went wrong: in the connection, or because the server refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem(pub String);

impl Problem {
    /// The words of somebody else.
    pub fn new(why: impl ToString) -> Self {
        Self(why.to_string())
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
