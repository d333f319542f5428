//! A test or more for every rule, by its ID.

mod abilities;
mod buy;
mod choices;
mod contract;
mod crowns;
mod data;
mod encoding;
mod end;
mod facts;
mod optional;
mod reserve;
mod secrets;
mod setup;
mod shown;
mod stall;
mod table;
mod take;
mod texts;
mod turn;
