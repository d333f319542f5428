//! The real server on a free port, over HTTP and WebSocket.

mod client;
mod moves;
mod pages;
mod secrecy;
mod stop;
mod tables;
mod whole_game;
