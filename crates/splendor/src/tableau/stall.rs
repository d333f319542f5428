//! Games in which nothing happens any more.

/// Watches for rounds without progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stall {
    /// Somebody did something else than pass, or received a tile, in this round.
    stirred: bool,
    /// Somebody bought or reserved in this round.
    progressed: bool,
    /// Full rounds in a row without that.
    quiet_rounds: u8,
}

impl Stall {
    /// Full rounds without a purchase or a reservation that end a game.
    pub const QUIET_ROUNDS: u8 = 50;

    /// Somebody took tokens or received a tile.
    #[inline]
    pub fn stir(&mut self) {
        self.stirred = true;
    }

    /// Somebody bought or reserved a card.
    #[inline]
    pub fn progress(&mut self) {
        self.stirred = true;
        self.progressed = true;
    }

    /// Closes a round. True if the game is to end: SPL-52, SPL-53, MAR-53.
    #[inline]
    pub fn end_round(&mut self) -> bool {
        self.quiet_rounds = if self.progressed { 0 } else { self.quiet_rounds + 1 };
        let over = !self.stirred || self.quiet_rounds >= Self::QUIET_ROUNDS;
        self.stirred = false;
        self.progressed = false;
        over
    }
}
