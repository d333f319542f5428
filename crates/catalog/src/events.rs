//! What happened, for programs and for people.

pub use crate::games::AnyEvents;
use game::{Eyes, Game, Message};
use serde_json::Value;

impl AnyEvents {
    /// The events as these eyes see them, as JSON.
    pub fn json(&self, eyes: Eyes) -> Vec<Value> {
        each_events!(self, G, events => events.iter().map(|event| crate::play::to_json(&G::mask_event(event, eyes))).collect())
    }

    /// The events as these eyes see them, as sentences.
    pub fn messages(&self, eyes: Eyes) -> Vec<Message> {
        each_events!(self, G, events => events.iter().map(|event| G::tell(&G::mask_event(event, eyes))).collect())
    }

    /// True if nothing happened.
    pub fn is_empty(&self) -> bool {
        each_events!(self, _G, events => events.is_empty())
    }
}
