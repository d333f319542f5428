//! An answer: one JSON object, written field by field.

use super::Fault;
use catalog::{AnyPlay, Step};
use game::{Eyes, Turn};
use serde::Serialize;
use serde_json::Value;
use text::Text;

/// The fields of a successful answer, in order.
pub struct Answer(String);

impl Answer {
    /// No fields yet.
    pub fn new() -> Self {
        Self(String::new())
    }

    /// One more field.
    pub fn with(mut self, name: &str, value: &impl Serialize) -> Self {
        self.0 += &format!(",\"{name}\":{}", serde_json::to_string(value).expect("plain data"));
        self
    }

    /// The line.
    pub fn finish(self, id: Option<&str>) -> String {
        format!("{{\"ok\":true{}{}}}", echo(id), self.0)
    }
}

/// The line that tells a fault.
pub fn error(fault: &Fault, id: Option<&str>, text: &Text) -> String {
    let told = serde_json::to_string(&fault.told(text)).expect("plain data");
    format!("{{\"ok\":false{},\"error\":{told}}}", echo(id))
}

/// An `id` as it was written. What JSON allows between its tokens has no line break here: the request was one line.
fn echo(id: Option<&str>) -> String {
    id.map(|id| format!(",\"id\":{id}")).unwrap_or_default()
}

/// An action with what happened.
#[derive(Serialize)]
pub struct StepJson {
    actor: Turn,
    set_up: bool,
    action: String,
    events: Vec<Value>,
}

/// The actions from number `from` on, as these eyes see them.
pub fn steps(play: &AnyPlay, eyes: Eyes, from: usize) -> Vec<StepJson> {
    let steps = play.story(eyes, from).into_iter();
    let told = |step: Step| StepJson {
        actor: step.actor,
        set_up: step.set_up,
        action: step.action,
        events: step.events.json(eyes),
    };
    steps.map(told).collect()
}
