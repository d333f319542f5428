//! Tables over HTTP and WebSocket, and the web client.
//!
//! [`Application`] is the whole server. Each table is one task that alone may change it (`table`); a socket (`socket`) carries the
//! messages of `protocol` between a seat and its table. What leaves a table goes through the views and masks of the rules.

mod application;
mod bot;
mod client;
mod guard;
mod http;
mod protocol;
mod refused;
mod secret;
mod socket;
mod table;
mod tables;

pub use application::{Application, CannotStart, Settings, stop_signal};

#[cfg(test)]
mod types;
