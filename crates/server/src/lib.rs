//! Tables over HTTP and WebSocket, and the web client.
//!
//! [`Application`] is the whole server. Each table is one task that alone may change it (`table`); a socket (`socket`) carries the
//! messages of `protocol` between a player and a table. What happens is stored (`store`) before anybody hears of it. What leaves a table
//! goes through the views and masks of the rules.

mod accounts;
mod analysis;
mod application;
mod bot;
mod client;
mod clock;
mod events;
mod guard;
mod http;
mod limit;
mod metrics;
mod patient;
mod protocol;
mod refused;
mod replay;
mod secret;
mod serve;
mod socket;
pub mod store;
mod table;
mod tables;

pub use application::{Application, CannotStart, Settings, stop_signal};
pub use limit::{Limits, Rate};

/// The description of all addresses: OpenAPI 3.1, as JSON.
pub fn openapi() -> &'static str {
    &http::DOCUMENT
}

#[cfg(test)]
mod types;
