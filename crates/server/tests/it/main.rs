//! The real server on a free port, over HTTP and WebSocket.

mod accounts;
mod analysis;
mod api;
mod client;
mod clocks;
mod described;
mod failing;
mod fair;
mod hints;
mod lessons;
mod limits;
mod logged;
mod moves;
mod pages;
mod people;
mod play_on;
mod postgres;
mod replays;
mod restart;
mod secrecy;
mod stop;
mod store;
mod tables;
mod upgrade;
mod whole_game;
mod worlds;
