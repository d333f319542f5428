//! What is due, and what may be done about it.

use super::{
    Card, Edition, HAND, Level, MARKET, Move, NO_CARD, Payment, ROW, Surplus, Tableau, Tile, TileId, different_colours,
    two_of_one_colour,
};
use game::{Bag, Dice, Eyes, Seat, Turn};

/// What is due. A turn runs through its phases from `Act` down (SPL-09, MAR-09).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Draw: who begins.
    First,
    /// Draw: the tiles, until there are enough.
    Tiles,
    /// Draw: the market; so many cards lie there.
    Deal(u8),
    /// The active player chooses one of the four actions, or passes.
    Act,
    /// The active player says how to pay.
    Pay(Payment),
    /// Draw: the card that was reserved unseen. The flag: did it bring a joker?
    Draw(Level, bool),
    /// Draw: a new card for the empty place.
    Refill(Level, u8),
    /// The active player gives back what is too much.
    Return(Surplus),
    /// The active player chooses among several tiles.
    Tile,
    /// The game is over.
    Over,
}

impl Tableau {
    /// Who must act.
    #[inline]
    pub fn turn(&self) -> Turn {
        match self.phase {
            Phase::First | Phase::Tiles | Phase::Deal(_) | Phase::Draw(..) | Phase::Refill(..) => Turn::Chance,
            Phase::Act | Phase::Pay(_) | Phase::Return(_) | Phase::Tile => Turn::Player(self.active),
            Phase::Over => Turn::Over,
        }
    }

    /// All legal moves, in order.
    #[inline]
    pub fn legal<A: From<Move> + Copy + Ord>(&self, edition: &Edition, out: &mut Vec<A>) {
        out.clear();
        match self.phase {
            Phase::First => out.extend(Seat::all(self.players()).map(|seat| A::from(Move::First(seat)))),
            Phase::Tiles => {
                out.extend(edition.unseen(self.tiles).into_iter().map(|tile| A::from(Move::Reveal(TileId(tile)))));
            }
            Phase::Deal(_) | Phase::Draw(..) | Phase::Refill(..) => {
                let level = self.drawn_level();
                let deck = self.decks[level.index()];
                out.extend(deck.into_iter().map(|n| A::from(self.drawing(level.card(n)))));
            }
            Phase::Act => {
                self.actions(edition, out);
                if out.is_empty() {
                    out.push(A::from(Move::Pass)); // SPL-18, MAR-14
                }
            }
            Phase::Pay(payment) => out.extend(payment.answers().map(|jokers| A::from(Move::Joker(jokers)))),
            Phase::Return(surplus) => {
                let player = self.player();
                out.extend(
                    surplus.choices(player.returnable(), player.surplus()).map(|lane| A::from(Move::Return(lane))),
                );
            }
            Phase::Tile => {
                out.extend(self.coming(edition).into_iter().map(|tile| A::from(Move::Visit(TileId(tile)))));
            }
            Phase::Over => {}
        }
    }

    /// All ways to take, reserve or buy, in order.
    #[inline]
    fn actions<A: From<Move> + Copy + Ord>(&self, edition: &Edition, out: &mut Vec<A>) {
        let player = self.player();
        out.extend(different_colours(self.colours_with(1)).iter().map(|&action| A::from(action)));
        out.extend(two_of_one_colour(self.colours_with(4)).iter().map(|&action| A::from(action)));
        let mut cards = Cards::new();
        if !player.hand_is_full() {
            for card in self.market {
                cards.push(A::from(Move::Reserve(card)), card != NO_CARD);
            }
            for level in Level::ALL {
                cards.push(A::from(Move::ReserveTop(level)), !self.decks[level.index()].is_empty());
            }
        }
        let mut for_sale = [NO_CARD; 16];
        for_sale[..MARKET].copy_from_slice(&self.market);
        for_sale[MARKET..MARKET + HAND].copy_from_slice(&player.hand);
        let mut affordable = player.affordable(&for_sale, &edition.costs);
        while affordable != 0 {
            let position = affordable.trailing_zeros() as usize;
            affordable &= affordable - 1;
            cards.push(A::from(Move::Buy(for_sale[position])), true);
            if position >= MARKET {
                cards.sort_last(); // a reserved card, after the sorted market
            }
        }
        out.extend_from_slice(cards.listed());
    }

    /// Draws an outcome.
    #[inline]
    pub fn sample(&self, edition: &Edition, dice: &mut impl Dice) -> Move {
        match self.phase {
            Phase::First => Move::First(Seat::new(dice.below(self.players().into()) as u8)),
            Phase::Tiles => {
                let unseen = edition.unseen(self.tiles);
                Move::Reveal(TileId(unseen.nth(dice.below(unseen.len()))))
            }
            _ => {
                let level = self.drawn_level();
                let deck = self.decks[level.index()];
                self.drawing(level.card(deck.nth(dice.below(deck.len()))))
            }
        }
    }

    /// The tiles whose demand the active player meets.
    #[inline]
    pub fn coming(&self, edition: &Edition) -> Bag {
        let mut coming = Bag::EMPTY;
        if self.player().cards < Tile::LEAST_ASKED {
            return coming;
        }
        let bonuses = self.player().bonuses;
        for tile in self.tiles {
            coming.put_if(tile, bonuses.covers(edition.tiles[tile as usize].asks));
        }
        coming
    }

    /// The deck from which the card that is due comes.
    #[inline]
    fn drawn_level(&self) -> Level {
        match self.phase {
            Phase::Deal(dealt) => Level(dealt / ROW as u8),
            Phase::Draw(level, _) | Phase::Refill(level, _) => level,
            _ => unreachable!("no card is due"),
        }
    }

    /// The move that draws this card now.
    #[inline]
    fn drawing(&self, card: Card) -> Move {
        if matches!(self.phase, Phase::Draw(..)) { Move::Draw(card) } else { Move::Deal(card) }
    }

    /// SPL-18, MAR-14: a pass shows the hand; buying a hidden card shows that card.
    pub fn reveals(&self, action: Move) -> bool {
        match action {
            Move::Pass => self.player().hand().any(|(_, hidden)| hidden),
            Move::Buy(card) => self.player().hand().any(|(held, hidden)| hidden && held == card),
            _ => false,
        }
    }

    /// SPL-14, MAR-12: only its owner sees a card reserved from a deck.
    pub fn mask(&self, action: Move, eyes: Eyes) -> Move {
        match action {
            Move::Draw(card) if !eyes.see(self.active) => Move::Hidden(card.level()),
            _ => action,
        }
    }
}

/// A list of moves that is written without branches: affordability is a coin toss that the processor would guess wrong.
struct Cards<A> {
    moves: [A; 32],
    len: usize,
}

impl<A: From<Move> + Copy + Ord> Cards<A> {
    #[inline]
    fn new() -> Self {
        Self { moves: [A::from(Move::Pass); 32], len: 0 }
    }

    /// Adds a move if it is legal. There are at most 12 + 3 reservations and 15 purchases.
    #[inline]
    fn push(&mut self, action: A, legal: bool) {
        self.moves[self.len & 31] = action;
        self.len += usize::from(legal);
    }

    /// Moves what was added last to its place in the order.
    fn sort_last(&mut self) {
        let mut at = self.len - 1;
        while at > 0 && self.moves[at - 1] > self.moves[at] {
            self.moves.swap(at - 1, at);
            at -= 1;
        }
    }

    #[inline]
    fn listed(&self) -> &[A] {
        &self.moves[..self.len.min(32)]
    }
}
