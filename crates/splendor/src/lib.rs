//! The rules of Splendor and of Splendor: Marvel.
//!
//! Both play on one [`tableau`]: bank, market, hands, prices. What a turn is and how a game ends, each says for itself.

#[cfg(test)]
mod harness;
pub mod marvel;
mod messages;
pub mod splendor;
pub mod tableau;

pub use marvel::Marvel;
pub use messages::MESSAGES;
pub use splendor::Splendor;
