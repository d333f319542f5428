//! Bots against bots: which games are played, how, and what they say about strength.
//!
//! A [`plan`] says who meets whom. Games are [played](play) on several threads and written to a [journal] as they end; a [standing]
//! collects those of one meeting and knows when enough is known. The [report] is what all of it says: for [people](print), for programs,
//! and as a [page](html).

pub mod entrant;
pub mod html;
pub mod journal;
pub mod plan;
pub mod play;
mod plot;
pub mod print;
mod program;
pub mod report;
pub mod standing;
