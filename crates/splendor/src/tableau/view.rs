//! What clients are shown of the table. Every number that a client prints is here.

use super::{Card, Edition, JOKER, Jokers, Lane, Level, Move, NO_CARD, Payment, Phase, Player, Tableau, Tile, TileId};
use game::{Counts, Eyes, PaymentView, ReturnView, Returns, Seat, Turn};
use serde::Serialize;
use std::collections::BTreeMap;

/// Tokens, bonuses or costs by letter; letters with nothing are there too, except in costs and prices. A map has no order: that of
/// the letters is in [`Common::letters`].
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
    /// What it would take to buy it, if it lies face up or in the hand of the view's buyer.
    pub sale: Option<SaleView>,
}

/// A card as seen by somebody who could buy it, given the means: the view's buyer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SaleView {
    /// The cost less the buyer's bonuses.
    pub price: TokensView,
    /// What the buyer lacks of the price, before jokers.
    pub missing: TokensView,
    /// Can the buyer pay, jokers included?
    pub affordable: bool,
    /// Every way to buy and pay for it now, the one with the fewest jokers first; empty if it cannot be bought now.
    pub payments: Vec<PaymentView>,
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
        /// Every way to pay the rest, the one with the fewest jokers first. What is paid is told as a whole.
        payments: Vec<PaymentView>,
    },
    /// Which tokens to give back.
    Return {
        /// How many are too many.
        surplus: u8,
        /// Those that may be given back: any `surplus` of them, one by one in this order.
        tokens: Vec<ReturnView>,
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
    /// The letters of the tokens, in the order in which they are shown and given back.
    pub letters: &'static str,
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
        let facts = &self.edition.cards[card.0 as usize];
        let for_sale = self.tableau.shows(card) || self.buyer().holds(card);
        CardView {
            id: self.edition.notation.card(card),
            level: card.level().0 + 1,
            bonus: self.edition.notation.letter(card.bonus().0.into()),
            points: facts.points,
            tags: facts.tags,
            cost: self.amounts(facts.cost),
            sale: for_sale.then(|| self.sale(card)),
        }
    }

    fn sale(&self, card: Card) -> SaleView {
        let buyer = self.buyer();
        let cost = self.edition.cards[card.0 as usize].cost;
        let price = buyer.price_of(cost);
        let affordable = buyer.affords(cost);
        let now = affordable && self.tableau.phase == Phase::Act && self.tableau.active == self.buyer_seat();
        let payment = now.then(|| Payment::new(card, price, buyer.tokens));
        SaleView {
            price: self.amounts(price),
            missing: self.amounts(price.less(buyer.tokens)),
            affordable,
            payments: payment.map(|payment| self.payments(payment, Some(Move::Buy(card)))).unwrap_or_default(),
        }
    }

    fn returns(&self, open: Counts) -> Vec<ReturnView> {
        let notation = &self.edition.notation;
        let view = |lane: u8| ReturnView {
            token: notation.letter(lane.into()),
            count: open.get(lane.into()),
            action: notation.text(Move::Return(Lane(lane))),
        };
        (0..notation.letters.len() as u8).map(view).filter(|tokens| tokens.count > 0).collect()
    }

    /// Every way to settle a payment, after `begin` if that is still to be done.
    fn payments(&self, payment: Payment, begin: Option<Move>) -> Vec<PaymentView> {
        let notation = &self.edition.notation;
        let view = |(answers, tokens): (Vec<Jokers>, Counts)| PaymentView {
            tokens: notation.tokens(tokens),
            actions: (begin.into_iter().chain(answers.into_iter().map(Move::Joker)))
                .map(|action| notation.text(action))
                .collect(),
        };
        payment.ways().into_iter().map(view).collect()
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
                payments: self.payments(payment, None),
            },
            Phase::Return(surplus) => {
                let player = self.tableau.player();
                Prompt::Return { surplus: player.surplus(), tokens: self.returns(surplus.open(player.returnable())) }
            }
            Phase::Tile => {
                let tiles = self.tableau.coming(self.edition).into_iter();
                Prompt::Tile { tiles: tiles.map(|tile| self.edition.notation.tile(TileId(tile)).into()).collect() }
            }
            Phase::Over => Prompt::Over,
        }
    }

    /// What both games show.
    pub fn common(&self, rounds: u16, returns: Option<Returns>) -> Common {
        let tableau = self.tableau;
        let seats = || Seat::all(tableau.players());
        Common {
            letters: self.edition.notation.letters,
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
