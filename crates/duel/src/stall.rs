//! Games in which nothing happens any more.

/// Watches for turns without progress (DUE-64).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stall {
    /// Somebody bought or reserved in this turn.
    progressed: bool,
    /// Turns in a row without that.
    quiet_turns: u8,
}

impl Stall {
    /// Turns without a purchase or a reservation that end a game: 50 of each player. They alternate, since only a purchase brings
    /// another turn.
    pub const LIMIT: u8 = 100;

    /// Somebody bought or reserved a card.
    #[inline]
    pub fn progress(&mut self) {
        self.progressed = true;
    }

    /// Turns in a row without that, before the current one.
    pub fn quiet_turns(&self) -> u8 {
        self.quiet_turns
    }

    /// Closes a turn. True if the game is to end.
    #[inline]
    pub fn end_turn(&mut self) -> bool {
        self.quiet_turns = if self.progressed { 0 } else { self.quiet_turns + 1 };
        self.progressed = false;
        self.quiet_turns >= Self::LIMIT
    }
}
