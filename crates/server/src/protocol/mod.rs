//! What clients and server say to each other, as JSON. The TypeScript types of the web client are made from these; `docs/api.md` tells
//! what they mean.

mod accounts;
mod events;
mod hints;
mod lessons;
mod replays;
mod socket;
mod tables;

pub use accounts::*;
pub use events::*;
pub use hints::*;
pub use lessons::*;
pub use replays::*;
pub use socket::*;
pub use tables::*;

use serde::{Deserialize, Serialize};
use std::fmt;
use utoipa::ToSchema;

/// The most bytes that a client may send in one request or message.
pub const MAX_BYTES: usize = 16 * 1024;
/// The most actions in one move.
pub const MAX_ACTIONS: usize = 16;
/// The longest key of a message, in bytes.
pub const MAX_KEY: usize = 64;
/// The longest name of a person, in characters.
pub const MAX_NAME: usize = 24;
/// The longest line of chat, in characters.
pub const MAX_CHAT: usize = 300;
/// The most news in one message. Who has missed more begins its log anew.
pub const MAX_NEWS: usize = 4000;

/// The number of rows in a table's log. It grows by one with everything that is carried out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Version(pub u32);

impl Version {
    /// The version that the next row makes.
    pub fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

/// What a person wants to be called: one line, not empty, not too long.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(try_from = "String")]
pub struct Name(String);

/// A text that is no name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadName;

impl fmt::Display for BadName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "1 to {MAX_NAME} characters")
    }
}

impl TryFrom<String> for Name {
    type Error = BadName;

    fn try_from(text: String) -> Result<Self, BadName> {
        one_line(&text, MAX_NAME).map(Self).ok_or(BadName)
    }
}

impl Name {
    /// The name as text.
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// What a player adds to the draws: 16 bytes as 32 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String")]
pub struct Entropy(String);

/// A text that is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadEntropy;

impl fmt::Display for BadEntropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("32 hexadecimal digits")
    }
}

impl TryFrom<String> for Entropy {
    type Error = BadEntropy;

    fn try_from(text: String) -> Result<Self, BadEntropy> {
        let digits = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        if digits { Ok(Self(text.to_ascii_lowercase())) } else { Err(BadEntropy) }
    }
}

impl Entropy {
    /// The digits.
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// A text without blanks at its ends, if it has 1 to `most` characters and all of them can be shown.
pub fn one_line(text: &str, most: usize) -> Option<String> {
    let text = text.trim();
    let shown = text.chars().all(|c| !c.is_control() && !is_format(c));
    (shown && (1..=most).contains(&text.chars().count())).then(|| text.to_owned())
}

/// Characters that change how others around them are shown, or that show nothing.
fn is_format(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entropy_is_sixteen_bytes() {
        let read = |text: &str| Entropy::try_from(text.to_owned()).map(|entropy| entropy.0);
        assert_eq!(read("00112233445566778899AABBCCDDEEFF"), Ok("00112233445566778899aabbccddeeff".into()));
        for bad in ["", "0011", "00112233445566778899aabbccddeefg", "00112233445566778899aabbccddeeff00", "ééééééééééé"]
        {
            assert_eq!(read(bad), Err(BadEntropy), "{bad}");
        }
    }

    #[test]
    fn names_are_one_line_that_can_be_shown() {
        let name = |text: &str| Name::try_from(text.to_owned()).map(|name| name.0);
        assert_eq!(name("  Zażółć 1 "), Ok("Zażółć 1".into()));
        assert_eq!(name(&"я".repeat(24)), Ok("я".repeat(24)));
        for bad in ["", "  ", "a\nb", "a\u{202e}b", "\u{200b}", &"a".repeat(25)] {
            assert_eq!(name(bad), Err(BadName), "{bad:?}");
        }
    }
}
