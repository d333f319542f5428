//! One file per command.

pub mod analyse;
pub mod arena;
pub mod bench;
pub mod calibrate;
pub mod cards;
pub mod database;
pub mod engine;
pub mod games;
pub mod hint;
pub mod load;
pub mod play;
pub mod replay;
pub mod serve;
pub mod simulate;
pub mod train;
pub mod verify;
pub mod welcome;
