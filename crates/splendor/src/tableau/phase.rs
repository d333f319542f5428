//! What is due, and what may be done about it.

use super::{Card, Code, Edition, Level, Move, Payment, ROW, Surplus, Tableau, TileId};
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
    pub fn legal<A: From<Move> + From<Code> + Copy>(&self, edition: &Edition, out: &mut Vec<A>) {
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

    /// Draws an outcome.
    #[inline]
    pub fn sample(&self, edition: &Edition, dice: &mut impl Dice) -> Move {
        match self.phase {
            Phase::First => Move::First(Seat::new(dice.below(self.players().into()) as u8)),
            Phase::Tiles => Move::Reveal(TileId(edition.unseen(self.tiles).draw(dice))),
            _ => {
                let level = self.drawn_level();
                self.drawing(level.card(self.decks[level.index()].draw(dice)))
            }
        }
    }

    /// The tiles whose demand the active player meets.
    #[inline]
    pub fn coming(&self, edition: &Edition) -> Bag {
        let bonuses = self.player().bonuses;
        let mut coming = Bag::EMPTY;
        for tile in self.tiles {
            coming.put_if(tile, bonuses.covers(edition.tiles[tile as usize].asks));
        }
        coming
    }

    /// SPL-40, MAR-40: the tiles that come at the end of the active player's turn. They are looked for only after a purchase, or if
    /// one was left over.
    #[inline]
    pub fn come(&mut self, edition: &Edition) -> Bag {
        let player = self.player();
        if player.cards == player.tileless_with {
            return Bag::EMPTY;
        }
        let coming = self.coming(edition);
        if coming.is_empty() {
            let cards = self.player().cards;
            self.seat_mut(self.active).tileless_with = cards;
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
