//! What is said at a table.

use super::deed::checked;
use super::shown::Viewer;
use crate::protocol::{ChatLine, MAX_CHAT, MAX_NAME, one_line};
use crate::refused::{Code, Refused};
use crate::store::ChatRow;
use game::Seat;

/// How many lines are kept in memory and shown to who comes.
const KEPT: usize = 200;

/// The last lines that were said.
#[derive(Default)]
pub struct Talk {
    lines: Vec<ChatLine>,
    last: u32,
}

impl Talk {
    /// What was stored.
    pub fn restore(rows: Vec<ChatRow>) -> Self {
        let line = |row: ChatRow| ChatLine {
            number: u32::try_from(row.number).unwrap_or(0),
            at: row.at,
            seat: row.seat.and_then(|seat| u8::try_from(seat).ok()).and_then(checked),
            name: row.name,
            text: row.text,
        };
        let mut lines: Vec<ChatLine> = rows.into_iter().map(line).collect();
        let last = lines.last().map_or(0, |line| line.number);
        lines.drain(..lines.len().saturating_sub(KEPT));
        Self { lines, last }
    }

    /// The next line, which counts when it is stored. Players are known by their seats, spectators by any name they like.
    pub fn prepare(&self, seat: Option<Seat>, name: Option<&str>, text: &str, at: i64) -> Result<ChatLine, Refused> {
        let text = one_line(text, MAX_CHAT).ok_or_else(|| Refused::malformed(format!("1 to {MAX_CHAT} characters")))?;
        let name = match (seat, name) {
            (None, Some(name)) => Some(one_line(name, MAX_NAME).ok_or(Refused::from(Code::BadName))?),
            _ => None,
        };
        Ok(ChatLine { number: self.last + 1, at, seat, name, text })
    }

    /// As it is stored.
    pub fn row(table: &str, line: &ChatLine) -> ChatRow {
        ChatRow {
            table: table.into(),
            number: line.number.into(),
            at: line.at,
            seat: line.seat.map(|seat| seat.index() as i16),
            name: line.name.clone(),
            text: line.text.clone(),
        }
    }

    /// A line is stored.
    pub fn push(&mut self, line: ChatLine) {
        self.last = line.number;
        self.lines.push(line);
        if self.lines.len() > KEPT {
            self.lines.remove(0);
        }
    }

    /// What somebody may hear: what spectators say could help players, so they hear it only when the game is over.
    pub fn heard(&self, viewer: Viewer, over: bool) -> Vec<ChatLine> {
        self.lines.iter().filter(|line| may_hear(line, viewer, over)).cloned().collect()
    }
}

/// May somebody hear this line?
pub fn may_hear(line: &ChatLine, viewer: Viewer, over: bool) -> bool {
    line.seat.is_some() || over || viewer == Viewer::Spectator
}
