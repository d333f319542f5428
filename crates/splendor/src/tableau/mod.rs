//! What lies on the table in both games, and what can be done with it without knowing whose rules they are.

mod act;
mod card;
mod costs;
mod edition;
mod encode;
mod moves;
mod pay;
mod phase;
mod refuse;
mod stall;
mod tell;
mod view;

pub use card::{COLOURS, Card, Colour, Colours, Facts, JOKER, Lane, Level, Tile, TileId};
pub use costs::Costs;
pub use edition::{Edition, Rules};
pub(crate) use moves::action;
pub use moves::{Code, Jokers, Move, Notation};
pub use pay::{Payment, Surplus};
pub use phase::Phase;
pub use stall::Stall;
pub use tell::Event;
pub use view::{CardView, Common, LevelView, Prompt, ReservedView, SaleView, SeatView, TileView, TokensView, Views};

use game::{Bag, Counts, Dice, First, Seat};

/// The most players.
pub const SEATS: usize = 4;
/// The most reserved cards.
pub const HAND: usize = 3;
/// Face-up cards of each level.
pub const ROW: usize = 4;

/// Face-up cards of all levels.
pub const MARKET: usize = 3 * ROW;
/// Stands where a card is missing. It is never affordable.
pub const NO_CARD: Card = Card(Card::COUNT);

/// The state that both games share.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tableau {
    /// Tokens nobody has.
    pub bank: Counts,
    /// Unseen cards by level.
    pub decks: [Bag; 3],
    /// Face-up cards by level and place, or [`NO_CARD`]: a new card lies where the old one lay.
    pub places: [[Card; ROW]; 3],
    /// The same cards by level, in order: every list of moves has them so.
    pub(crate) face_up: [Bag; 3],
    /// Tiles on the table, as bits.
    pub tiles: Bag,
    /// What is due.
    pub phase: Phase,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    players: u8,
    seats: [Player; SEATS],
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// Tokens.
    pub tokens: Counts,
    /// Bonuses of bought cards.
    pub bonuses: Counts,
    /// Bought cards by level.
    pub bought: [Bag; 3],
    /// Received tiles.
    pub tiles: Bag,
    /// Reserved cards in the order in which they came.
    hand: [Card; HAND],
    /// A bit for each reserved card that only its owner has seen.
    hidden: u8,
    /// Bought cards.
    pub cards: u8,
    /// Points of cards and tiles.
    pub points: u8,
    /// Avengers tags (Marvel).
    pub tags: u8,
    /// With so many cards no tile came; none will until there are more.
    tileless_with: u8,
}

impl Player {
    const NEW: Self = Self {
        tokens: Counts::NONE,
        bonuses: Counts::NONE,
        bought: [Bag::EMPTY; 3],
        tiles: Bag::EMPTY,
        hand: [NO_CARD; HAND],
        hidden: 0,
        cards: 0,
        points: 0,
        tags: 0,
        tileless_with: 0,
    };

    /// Reserved cards, and whether each is hidden from the others.
    pub fn hand(&self) -> impl Iterator<Item = (Card, bool)> {
        let hidden = self.hidden;
        (self.hand.into_iter().take_while(|&card| card != NO_CARD).enumerate())
            .map(move |(i, card)| (card, hidden >> i & 1 == 1))
    }

    /// True if no more cards can be reserved.
    #[inline]
    pub fn hand_is_full(&self) -> bool {
        self.hand[HAND - 1] != NO_CARD
    }

    /// Is this card reserved here?
    pub fn holds(&self, card: Card) -> bool {
        self.hand.contains(&card)
    }

    /// Adds a card to the hand, which has room.
    pub fn reserve(&mut self, card: Card, hidden: bool) {
        let position = self.hand.iter().position(|&card| card == NO_CARD).expect("the hand has room");
        self.hand[position] = card;
        self.hidden |= u8::from(hidden) << position;
    }

    /// Shows the hand to everybody.
    pub fn show_hand(&mut self) {
        self.hidden = 0;
    }

    /// Shows one card to everybody, if it is reserved here.
    pub fn show(&mut self, card: Card) {
        if let Some(position) = self.hand.iter().position(|&held| held == card) {
            self.hidden &= !(1 << position);
        }
    }

    fn discard(&mut self, position: usize) {
        self.hand.copy_within(position + 1.., position);
        self.hand[HAND - 1] = NO_CARD;
        let below = (1 << position) - 1;
        self.hidden = (self.hidden & below) | (self.hidden >> 1 & !below);
    }

    /// SPL-30, MAR-30: the cost less the bonuses, never below zero.
    #[inline]
    pub fn price_of(&self, cost: Counts) -> Counts {
        cost.less(self.bonuses)
    }

    /// Can this player pay for a card of this cost?
    pub fn affords(&self, cost: Counts) -> bool {
        self.price_of(cost).less(self.tokens.first_lanes(COLOURS)).total() <= self.tokens.get(JOKER.0.into())
    }

    /// Which of these cards the player can pay for, as bits.
    #[inline]
    fn affordable(&self, cards: &[Card; MARKET + HAND], costs: &Costs) -> u16 {
        let purse = self.bonuses + self.tokens.first_lanes(COLOURS);
        costs.affordable(cards, &purse.lanes(), self.tokens.get(JOKER.0.into()))
    }

    /// How many tokens must be given back.
    #[inline]
    pub fn surplus(&self) -> u8 {
        self.tokens.total().saturating_sub(Surplus::LIMIT)
    }

    /// SPL-20, MAR-20: tokens that may be given back; a time stone never is.
    #[inline]
    pub fn returnable(&self) -> Counts {
        self.tokens.first_lanes(COLOURS + 1)
    }

    /// Receives a tile.
    pub fn receive(&mut self, tile: TileId) {
        self.tiles.put(tile.0);
        self.points += Tile::POINTS;
    }
}

/// Where a card lies. Looks everywhere, because leaving early is a branch that the processor guesses wrong.
#[inline]
fn position<const N: usize>(cards: &[Card; N], card: Card) -> Option<usize> {
    let found = cards.iter().enumerate().fold(N, |found, (i, &lying)| if lying == card { i } else { found });
    (found < N).then_some(found)
}

impl Tableau {
    /// An empty table with full decks.
    pub fn new(players: u8, first: First, bank: Counts) -> Self {
        let (phase, first) = match first {
            First::Random => (Phase::First, Seat::new(0)),
            First::Named(seat) => (Phase::Tiles, seat),
        };
        Self {
            phase,
            first,
            active: first,
            bank,
            decks: Level::ALL.map(Level::deck),
            places: [[NO_CARD; ROW]; 3],
            face_up: [Bag::EMPTY; 3],
            tiles: Bag::EMPTY,
            players,
            seats: [Player::NEW; SEATS],
        }
    }

    /// How many play.
    #[inline]
    pub fn players(&self) -> u8 {
        self.players
    }

    /// What the player in a seat has.
    #[inline]
    pub fn seat(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    /// What the player in a seat has.
    #[inline]
    pub fn seat_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    /// The player whose turn it is.
    #[inline]
    pub fn player(&self) -> &Player {
        self.seat(self.active)
    }

    /// All players in seat order.
    pub fn seats(&self) -> &[Player] {
        &self.seats[..self.players as usize]
    }

    /// The colours of which the bank has at least `n`, as bits.
    #[inline]
    pub fn colours_with(&self, n: u8) -> usize {
        usize::from(self.bank.at_least(n)) & ((1 << COLOURS) - 1)
    }

    /// Gives tokens from the bank to a player.
    #[inline]
    pub fn take(&mut self, seat: Seat, tokens: Counts) {
        self.bank -= tokens;
        self.seats[seat.index()].tokens += tokens;
    }

    /// Gives tokens from a player to the bank.
    #[inline]
    pub fn give_back(&mut self, seat: Seat, tokens: Counts) {
        self.seats[seat.index()].tokens -= tokens;
        self.bank += tokens;
    }

    /// SPL-13, SPL-16, MAR-12: a reservation brings a joker while there is one. True if it did.
    #[inline]
    pub fn take_joker(&mut self, seat: Seat) -> bool {
        let there_is = self.bank.get(JOKER.0.into()) > 0;
        if there_is {
            self.take(seat, Counts::of(JOKER.0.into(), 1));
        }
        there_is
    }

    /// Takes a drawn card out of its deck into a hand.
    #[inline]
    pub fn draw(&mut self, seat: Seat, card: Card) {
        self.decks[card.level().index()].take(card.number());
        self.seat_mut(seat).reserve(card, true);
    }

    /// Takes a card off the market, if it lies there, and tells which place is now empty.
    #[inline]
    pub fn lift(&mut self, card: Card) -> Option<(Level, usize)> {
        let level = card.level();
        let place = position(&self.places[level.index()], card)?;
        self.places[level.index()][place] = NO_CARD;
        self.face_up[level.index()].take(card.number());
        Some((level, place))
    }

    /// Does this card lie face up?
    pub fn shows(&self, card: Card) -> bool {
        self.places[card.level().index()].contains(&card)
    }

    /// Lays a card from its deck on an empty place.
    #[inline]
    pub fn lay(&mut self, card: Card, place: usize) {
        let level = card.level().index();
        self.decks[level].take(card.number());
        self.places[level][place] = card;
        self.face_up[level].put(card.number());
    }

    /// Pays for a card and lays it before its buyer. Tells which place of the market is now empty, if it came from there.
    #[inline]
    pub fn buy(&mut self, seat: Seat, payment: &Payment, facts: &[Facts; 90]) -> Option<(Level, usize)> {
        self.give_back(seat, payment.tokens());
        let card = payment.card;
        let emptied = self.lift(card);
        let player = self.seat_mut(seat);
        if emptied.is_none() {
            let held = position(&player.hand, card);
            player.discard(held.expect("a bought card lies in the market or in the hand"));
        }
        let facts = &facts[card.0 as usize];
        player.bonuses += Counts::of(card.bonus().0.into(), 1);
        player.bought[card.level().index()].put(card.number());
        player.cards += 1;
        player.points += facts.points;
        player.tags += facts.tags;
        emptied
    }

    /// Redraws the cards that others have reserved unseen: each from what, for `seat`, may lie in the deck of its level or in
    /// another hidden hand.
    pub fn determinize(&mut self, seat: Seat, dice: &mut impl Dice) {
        let others = || Seat::all(self.players).filter(move |&other| other != seat);
        let mut decks = self.decks;
        for other in others() {
            for (card, hidden) in self.seats[other.index()].hand() {
                if hidden {
                    decks[card.level().index()].put(card.number());
                }
            }
        }
        let mut seats = self.seats;
        for other in others() {
            let player = &mut seats[other.index()];
            for position in 0..HAND {
                if player.hidden >> position & 1 == 1 {
                    let level = player.hand[position].level();
                    let deck = &mut decks[level.index()];
                    let number = deck.draw(dice);
                    deck.take(number);
                    player.hand[position] = level.card(number);
                }
            }
        }
        self.decks = decks;
        self.seats = seats;
    }
}
