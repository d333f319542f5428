//! The real program as a server: started, killed, started again.

#[path = "../../../server/tests/it/postgres.rs"]
mod postgres;

mod driver;
mod fair;
mod full_disk;
mod kills;
mod program;
mod start;
mod sync;
