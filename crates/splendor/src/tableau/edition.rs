//! What one of the two games puts on the table.

use super::{COLOURS, Card, Colour, Colours, Costs, Facts, JOKER, Jokers, Lane, Level, Move, Notation, Tile, TileId};
use game::{Bag, Seat};

/// The cards, tiles and words of one game, and the IDs of its rules.
pub struct Edition {
    /// What is printed on the cards.
    pub cards: &'static [Facts; Card::COUNT as usize],
    /// What they cost.
    pub costs: Costs,
    /// The nobles, or the sides of the locations.
    pub tiles: &'static [Tile],
    /// How many tiles of the table are sides of the same piece.
    pub sides: u8,
    /// How moves are written.
    pub notation: Notation,
    /// Which rule forbids what.
    pub rules: Rules,
}

impl Edition {
    /// The tiles that may still be revealed when these lie on the table.
    pub fn unseen(&self, revealed: Bag) -> Bag {
        let shown = |tile: u8| revealed.into_iter().any(|other| other / self.sides == tile / self.sides);
        (0..self.tiles.len() as u8).filter(|&tile| !shown(tile)).collect()
    }

    /// Every move that can be legal at some point of some game, in order.
    pub fn space(&self, players: u8) -> impl Iterator<Item = Move> {
        // A card costs at most 7 of a colour, and there are 5 jokers.
        const JOKERS: u8 = 5;
        let tiles = || (0..self.tiles.len() as u8).map(TileId);
        let cards = || (0..Card::COUNT).map(Card);
        let colours = || (0..COLOURS as u8).map(Colour);
        let sets = (1..1 << COLOURS).filter(|set: &u8| set.count_ones() <= 3).map(Colours);
        (sets.map(Move::Take))
            .chain(colours().map(Move::Double))
            .chain(cards().map(Move::Reserve))
            .chain(Level::ALL.map(Move::ReserveTop))
            .chain(cards().map(Move::Buy))
            .chain([Move::Pass])
            .chain(colours().flat_map(|colour| (0..=JOKERS).map(move |n| Move::Joker(Jokers::new(colour, n)))))
            .chain((0..=JOKER.0).map(|lane| Move::Return(Lane(lane))))
            .chain(tiles().map(Move::Visit))
            .chain(Seat::all(players).map(Move::First))
            .chain(tiles().map(Move::Reveal))
            .chain(cards().map(Move::Deal))
            .chain(cards().map(Move::Draw))
    }
}

/// The IDs of the rules that a refusal names.
pub struct Rules {
    /// Face-up cards.
    pub deal: &'static str,
    /// One action, in the order of a turn.
    pub order: &'static str,
    /// Take different colours.
    pub take: &'static str,
    /// Take as many as there are.
    pub take_all: &'static str,
    /// Take two of one colour.
    pub double: &'static str,
    /// Reserve.
    pub reserve: &'static str,
    /// What is hidden.
    pub hidden: &'static str,
    /// At most three in hand.
    pub hand: &'static str,
    /// Buy.
    pub buy: &'static str,
    /// Pass.
    pub pass: &'static str,
    /// At most ten tokens.
    pub limit: &'static str,
    /// What a card costs.
    pub price: &'static str,
    /// Pay with jokers.
    pub joker: &'static str,
    /// Which tile comes.
    pub tile: &'static str,
    /// One tile a turn.
    pub one_tile: &'static str,
    /// The end.
    pub end: &'static str,
}
