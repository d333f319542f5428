//! What can be paid for, all cards for sale at a time.

use super::{Card, Facts, HAND, MARKET};

/// The costs of all cards, by bytes. Entries that are no card are beyond every purse.
pub struct Costs([[u8; 8]; 256]);

impl Costs {
    /// The costs of these cards.
    pub const fn new(cards: &[Facts; Card::COUNT as usize]) -> Self {
        let mut costs = [[127, 127, 0, 0, 0, 0, 0, 0]; 256];
        let mut card = 0;
        while card < cards.len() {
            costs[card] = cards[card].cost.lanes();
            card += 1;
        }
        Self(costs)
    }

    /// A bit for each of `cards` of whose cost at most `jokers` are missing in the purse.
    ///
    /// The innermost loop of every game. A function of its own over bytes in memory, because then compilers turn it into one
    /// saturating vector subtraction and one sum of bytes per card.
    #[inline(never)]
    pub fn affordable(&self, cards: &[Card; MARKET + HAND], purse: &[u8; 8], jokers: u8) -> u16 {
        let mut affordable = 0;
        for card in cards.iter().rev() {
            let cost = &self.0[card.0 as usize];
            let missing: u32 = cost.iter().zip(purse).map(|(cost, have)| u32::from(cost.saturating_sub(*have))).sum();
            affordable = affordable << 1 | u16::from(missing <= u32::from(jokers));
        }
        affordable
    }
}
