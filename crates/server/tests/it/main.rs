//! The real server on a free port, over HTTP and WebSocket.

mod client;
mod clocks;
mod failing;
mod limits;
mod moves;
mod pages;
mod people;
mod postgres;
mod restart;
mod secrecy;
mod stop;
mod store;
mod tables;
mod upgrade;
mod whole_game;
mod worlds;
