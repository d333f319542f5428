//! What clients are shown of the table. Every number that a client prints is here.

use super::{Card, Edition, JOKER, Level, NO_CARD, Phase, Player, Tableau, Tile, TileId};
use game::{Counts, Eyes, Returns, Seat, Turn};
use serde::Serialize;
use std::collections::BTreeMap;

/// Tokens, bonuses or costs by letter; letters with nothing are there too, except in costs and prices.
pub type TokensView = BTreeMap<char, u8>;

/// A card as seen by somebody who knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardView {
    /// Its code.
    pub id: String,
    /// From 1 to 3.
    pub level: u8,
    /// The letter of its bonus.
    pub bonus: char,
    /// What it is worth.
    pub points: u8,
    /// Avengers tags (Marvel; 0 in Splendor).
    pub tags: u8,
    /// What is printed on it.
    pub cost: TokensView,
    /// The cost less the bonuses of the player it is shown to (for spectators: of the player whose turn it is).
    pub price: TokensView,
    /// What that player lacks of the price, before jokers.
    pub missing: TokensView,
    /// Can that player pay, jokers included?
    pub affordable: bool,
}

/// One level of the market.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LevelView {
    /// From 1 to 3.
    pub level: u8,
    /// Cards left in the deck.
    pub deck: u8,
    /// The face-up cards by place.
    pub cards: Vec<Option<CardView>>,
}

/// A noble, or a location.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileView {
    /// Its code.
    pub id: String,
    /// What it is worth.
    pub points: u8,
    /// The bonuses it asks for.
    pub asks: TokensView,
    /// Those that the player it is shown to still lacks.
    pub missing: TokensView,
}

/// A reserved card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReservedView {
    /// From 1 to 3.
    pub level: u8,
    /// The card, if these eyes know it.
    pub card: Option<CardView>,
    /// True if only the owner knows it.
    pub hidden: bool,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Points of cards and tiles.
    pub points: u8,
    /// Tokens by letter.
    pub tokens: TokensView,
    /// All tokens together.
    pub token_count: u8,
    /// Bonuses by letter.
    pub bonuses: TokensView,
    /// Codes of the bought cards.
    pub cards: Vec<String>,
    /// How many cards were bought.
    pub card_count: u8,
    /// Reserved cards in the order in which they came.
    pub reserved: Vec<ReservedView>,
    /// Received tiles.
    pub tiles: Vec<TileView>,
}

/// What the game waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Prompt {
    /// A draw.
    Draw,
    /// One of the four actions.
    Act,
    /// How many jokers to pay for one colour.
    Pay {
        /// The card that is being bought.
        card: CardView,
        /// The colour in question.
        colour: char,
        /// At least so many.
        least: u8,
        /// At most so many.
        most: u8,
    },
    /// Which token to give back.
    Return {
        /// How many are too many.
        surplus: u8,
    },
    /// Which tile to receive.
    Tile {
        /// Those that may be chosen.
        tiles: Vec<String>,
    },
    /// Nothing: the game is over.
    Over,
}

/// What both games show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Common {
    /// The name of the game.
    pub game: &'static str,
    /// Who must act.
    pub turn: Turn,
    /// Whose turn it is, also while a draw is due.
    pub active: Seat,
    /// For whom prices, and what is missing, are shown.
    pub buyer: Seat,
    /// Who began.
    pub first: Seat,
    /// The current round, from 1; of a finished game the last one.
    pub round: u16,
    /// What the game waits for.
    pub prompt: Prompt,
    /// Tokens in the bank by letter.
    pub bank: TokensView,
    /// The market, level 1 first.
    pub market: Vec<LevelView>,
    /// Nobles or locations on the table.
    pub tiles: Vec<TileView>,
    /// The players in seat order.
    pub seats: Vec<SeatView>,
    /// Each player's place once the game is over, 1 for the best; empty before.
    pub places: Vec<u8>,
}

/// Makes the parts of a view for one pair of eyes.
pub struct Views<'a> {
    /// The table.
    pub tableau: &'a Tableau,
    /// The game's cards and words.
    pub edition: &'a Edition,
    /// Who looks. Those without a seat are shown prices for the player whose turn it is.
    pub eyes: Eyes,
}

impl Views<'_> {
    fn buyer_seat(&self) -> Seat {
        match self.eyes {
            Eyes::Seat(seat) => seat,
            Eyes::Spectator | Eyes::Referee => self.tableau.active,
        }
    }

    fn buyer(&self) -> &Player {
        self.tableau.seat(self.buyer_seat())
    }

    /// The first `lanes` lanes by letter, zeros included.
    pub fn tokens(&self, counts: Counts, lanes: usize) -> TokensView {
        (0..lanes).map(|lane| (self.edition.notation.letter(lane), counts.get(lane))).collect()
    }

    /// All lanes that are not zero, by letter.
    pub fn amounts(&self, counts: Counts) -> TokensView {
        self.tokens(counts, self.edition.notation.letters.len()).into_iter().filter(|&(_, n)| n > 0).collect()
    }

    /// A known card.
    pub fn card(&self, card: Card) -> CardView {
        let buyer = self.buyer();
        let facts = &self.edition.cards[card.0 as usize];
        let price = buyer.price_of(facts.cost);
        CardView {
            id: self.edition.notation.card(card),
            level: card.level().0 + 1,
            bonus: self.edition.notation.letter(card.bonus().0.into()),
            points: facts.points,
            tags: facts.tags,
            cost: self.amounts(facts.cost),
            price: self.amounts(price),
            missing: self.amounts(price.less(buyer.tokens)),
            affordable: buyer.affords(facts.cost),
        }
    }

    /// The market, level 1 first.
    pub fn market(&self) -> Vec<LevelView> {
        let row = |level: Level| LevelView {
            level: level.0 + 1,
            deck: self.tableau.decks[level.index()].len() as u8,
            cards: (self.tableau.places[level.index()].iter())
                .map(|&card| (card != NO_CARD).then(|| self.card(card)))
                .collect(),
        };
        Level::ALL.map(row).into()
    }

    /// One tile.
    pub fn tile(&self, tile: TileId) -> TileView {
        let asks = self.edition.tiles[tile.0 as usize].asks;
        TileView {
            id: self.edition.notation.tile(tile).into(),
            points: Tile::POINTS,
            asks: self.amounts(asks),
            missing: self.amounts(asks.less(self.buyer().bonuses)),
        }
    }

    /// A set of tiles.
    pub fn tiles(&self, tiles: game::Bag) -> Vec<TileView> {
        tiles.into_iter().map(|tile| self.tile(TileId(tile))).collect()
    }

    /// One player.
    pub fn seat(&self, seat: Seat) -> SeatView {
        let player = self.tableau.seat(seat);
        let lanes = self.edition.notation.letters.len();
        let cards = Level::ALL.into_iter().flat_map(|level| {
            player.bought[level.index()].into_iter().map(move |n| self.edition.notation.card(level.card(n)))
        });
        let reserved = player.hand().map(|(card, hidden)| ReservedView {
            level: card.level().0 + 1,
            card: (!hidden || self.eyes.see(seat)).then(|| self.card(card)),
            hidden,
        });
        SeatView {
            seat,
            points: player.points,
            tokens: self.tokens(player.tokens, lanes),
            token_count: player.tokens.total(),
            bonuses: self.tokens(player.bonuses, JOKER.0.into()),
            cards: cards.collect(),
            card_count: player.cards,
            reserved: reserved.collect(),
            tiles: self.tiles(player.tiles),
        }
    }

    fn prompt(&self) -> Prompt {
        match self.tableau.phase {
            Phase::First | Phase::Tiles | Phase::Deal(_) | Phase::Draw(..) | Phase::Refill(..) => Prompt::Draw,
            Phase::Act => Prompt::Act,
            Phase::Pay(payment) => Prompt::Pay {
                card: self.card(payment.card),
                colour: self.edition.notation.letter(payment.colour().0.into()),
                least: *payment.choices().start(),
                most: *payment.choices().end(),
            },
            Phase::Return(_) => Prompt::Return { surplus: self.tableau.player().surplus() },
            Phase::Tile => {
                let tiles = self.tableau.coming(self.edition).into_iter();
                Prompt::Tile { tiles: tiles.map(|tile| self.edition.notation.tile(TileId(tile)).into()).collect() }
            }
            Phase::Over => Prompt::Over,
        }
    }

    /// What both games show.
    pub fn common(&self, game: &'static str, rounds: u16, returns: Option<Returns>) -> Common {
        let tableau = self.tableau;
        let seats = || Seat::all(tableau.players());
        Common {
            game,
            turn: tableau.turn(),
            active: tableau.active,
            buyer: self.buyer_seat(),
            first: tableau.first,
            // A finished game shows its last round.
            round: rounds + u16::from(tableau.phase != Phase::Over),
            prompt: self.prompt(),
            bank: self.tokens(tableau.bank, self.edition.notation.letters.len()),
            market: self.market(),
            tiles: self.tiles(tableau.tiles),
            seats: seats().map(|seat| self.seat(seat)).collect(),
            places: returns.map(|returns| seats().map(|seat| returns.place(seat)).collect()).unwrap_or_default(),
        }
    }
}
