//! The real program as a server: started, killed, started again.

#[path = "../../../server/tests/it/postgres.rs"]
mod postgres;

mod bot;
mod driver;
mod fair;
mod full_disk;
mod kills;
mod load;
mod program;
mod start;
mod sync;
