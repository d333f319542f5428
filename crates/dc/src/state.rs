//! The state of a game.

use crate::action::{Cause, HIDDEN, Loyalty};
use crate::card::{Card, Kinds};
use crate::config::{Config, Mode};
use crate::frame::{Frame, Home, SetUp};
use crate::op::Block;
use crate::pile::{List, Pile, Shelf};
use crate::set::{ChallengeFacts, Defense, PlotFacts, cards};
use crate::zones::{Own, Spot};
use game::{First, Seat};

/// DCB-03: the Line-Up is refilled to so many cards.
pub const LINE_UP: u8 = 5;
/// DCB-02: the cards of a hand.
pub const HAND: u8 = 5;
/// DCB-46: the rounds of a base game.
pub const ROUNDS: u16 = 100;
/// How deep cards may play cards. No built-in cards come near; beyond it an effect that plays a card does nothing.
pub(crate) const DEEPEST: usize = 80;

/// The state of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dc {
    pub(crate) mode: Mode,
    pub(crate) heroes: crate::config::Heroes,
    pub(crate) first_named: Option<Seat>,
    pub(crate) seats: u8,
    pub(crate) players: [Player; Seat::MAX],
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// Turns that have begun.
    pub(crate) turns: u16,
    pub(crate) stack: List<Frame, 128>,
    pub(crate) turn: TurnRecord,
    /// The piles that all share.
    pub(crate) table: Shelf<Spot, 7>,
    /// The top card of the main deck, if all have seen it.
    pub(crate) main_top: Option<Card>,
    pub(crate) kicks: u8,
    pub(crate) weaknesses: u8,
    /// Cards of others that are being played, or lie aside to be played.
    pub(crate) aside: List<Aside, 24>,
    /// Cards given for the exchange, or to be passed: card, giver, receiver.
    pub(crate) given: List<(Card, SeatIndex, SeatIndex), 12>,
    /// Those who pass and receive cards, as bits; none in an exchange.
    pub(crate) passing: u8,
    /// Cards that were exchanged and not seen since: card, giver, receiver.
    pub(crate) exchanged: List<(Card, SeatIndex, SeatIndex), 12>,
    /// How many Super-Villains lie in the face-down stack.
    pub(crate) villains_left: u8,
    pub(crate) villain: Option<Card>,
    pub(crate) watchmen: Watchmen,
    pub(crate) over: Option<Ending>,
}

/// An index of a seat, for lists whose unused places need a value.
pub(crate) type SeatIndex = u8;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// DCB-31: by points.
    Points,
    /// WAT-50: the Loyal won.
    Loyal,
    /// WAT-50: the Mastermind won, or nobody if there is none.
    Mastermind,
}

/// What the crossover adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Watchmen {
    pub machinations: u8,
    /// The face-up Challenge.
    pub challenge: u8,
    /// The level of the last Challenge that was turned up.
    pub level: u8,
    /// WAT-74: cards destroyed since Cancer Scare was turned up.
    pub destroyed: u8,
    /// WAT-74: Attacks that are due.
    pub scares: u8,
    /// Loyalty cards are face up.
    pub shown: bool,
    /// WAT-40: a Plot has come into play.
    pub plotted: bool,
    /// The Plot in play.
    pub plot: u8,
    /// For each seat, the Weaknesses that anybody gained since the end of its last turn; only the Mastermind's will ever count.
    pub weaknesses: [u8; Seat::MAX],
    /// WAT-62: both are Loyal, and Super-Villains must be beaten too.
    pub villains: bool,
}

/// A card of somebody else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Aside {
    pub card: Card,
    pub home: Home,
    /// The frame that will play it; 0 if it is being played.
    pub level: u8,
}

impl Default for Aside {
    fn default() -> Self {
        Self { card: Card(0), home: Home::LineUp, level: 0 }
    }
}

/// A player's things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    pub piles: Shelf<Own, 5>,
    /// The seen cards on top of the deck, the topmost last; true if all have seen it, else its owner only.
    pub top: List<(Card, bool), 40>,
    /// The cards at the bottom of the deck, the lowest first. All have seen them.
    pub bottom: List<Card, 40>,
    /// Locations in play.
    pub locations: List<Card, 12>,
    pub hero: u8,
    pub face_down: bool,
    pub role: Loyalty,
    pub plot: u8,
    /// WAT-51: eliminated.
    pub out: bool,
}

/// What happened in a turn: Power, costs and triggers are asked of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TurnRecord {
    /// Every play, also of borrowed and replayed cards.
    pub plays: Pile,
    /// Cards that have left the game by their own effect: they cannot be played again (DCB-43).
    pub gone: Kinds,
    /// Cards that go elsewhere at the end of the turn.
    pub borrowed: List<(Card, Home), 16>,
    /// What was bought or gained.
    pub gained: Pile,
    pub made: u16,
    pub spent: u16,
    /// How often the Power is doubled.
    pub doublings: u8,
    pub villain_discount: u8,
    /// Cards that may still be put on the deck when gained.
    pub topdecks: u8,
    pub extra_cards: u8,
    /// Attacks, and other effects on every foe.
    pub around: u8,
    pub defeated: bool,
    /// WAT-78: how many Locations of the active player, the last ones, came into play.
    pub new_locations: u8,
    /// WAT-13: a card was bought or gained from the Line-Up.
    pub from_line_up: bool,
    pub drew: bool,
    pub contributed: bool,
    pub helped: bool,
    pub used_hero: bool,
    /// A turn is going on; between turns First Appearances happen.
    pub on: bool,
    /// Effects that wait for a card to be played: card, op.
    pub waiting: List<(Card, u16), 16>,
    /// Triggers that wait until the played card is finished.
    pub pending: List<Pending, 24>,
}

/// A trigger that waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pending {
    pub cause: Cause,
    pub block: Block,
    /// Its owner may decline.
    pub ask: bool,
}

impl Default for Pending {
    fn default() -> Self {
        Self { cause: Cause::Hero, block: Block::EMPTY, ask: false }
    }
}

impl TurnRecord {
    pub fn new() -> Self {
        Self {
            plays: Pile::EMPTY,
            gone: Kinds::NONE,
            borrowed: List::default(),
            gained: Pile::EMPTY,
            made: 0,
            spent: 0,
            doublings: 0,
            villain_discount: 0,
            topdecks: 0,
            extra_cards: 0,
            around: 0,
            defeated: false,
            new_locations: 0,
            from_line_up: false,
            drew: false,
            contributed: false,
            helped: false,
            used_hero: false,
            on: true,
            waiting: List::default(),
            pending: List::default(),
        }
    }

    /// Makes it the record of a new turn, without touching what need not be.
    pub fn reset(&mut self) {
        self.plays.clear();
        self.gone = Kinds::NONE;
        self.borrowed.clear();
        self.gained.clear();
        self.waiting.clear();
        self.pending.clear();
        (self.made, self.spent, self.doublings, self.around) = (0, 0, 0, 0);
        (self.villain_discount, self.topdecks, self.extra_cards, self.new_locations) = (0, 0, 0, 0);
        (self.defeated, self.from_line_up, self.drew) = (false, false, false);
        (self.contributed, self.helped, self.used_hero) = (false, false, false);
        self.on = true;
    }

    /// DCB-11, DCB-41: the Power that can be spent.
    pub fn power(&self) -> u16 {
        let made = u32::from(self.made) << self.doublings.min(8);
        u16::try_from(made).unwrap_or(u16::MAX).saturating_sub(self.spent)
    }
}

impl Player {
    fn new() -> Self {
        let set = cards();
        // DCB-02
        let deck = std::iter::repeat_n(set.punch, 7).chain(std::iter::repeat_n(set.vulnerability, 3));
        let mut piles = Shelf::EMPTY;
        deck.for_each(|card| piles.put(Own::Deck, card));
        Self {
            piles,
            top: List::default(),
            bottom: List::default(),
            locations: List::default(),
            hero: HIDDEN,
            face_down: false,
            role: Loyalty::Hidden,
            plot: HIDDEN,
            out: false,
        }
    }

    /// The number of cards in the deck.
    pub fn deck_len(&self) -> u8 {
        self.deck().len() + self.top.len() as u8 + self.bottom.len() as u8
    }
}

impl Dc {
    pub(crate) fn new(config: &Config) -> Self {
        let set = cards();
        let watchmen = config.mode == Mode::Watchmen;
        let mut game = Self {
            mode: config.mode,
            heroes: config.heroes,
            first_named: match config.first {
                First::Random => None,
                First::Named(seat) => Some(seat),
            },
            seats: config.players,
            players: std::array::from_fn(|_| Player::new()),
            active: Seat::new(0),
            turns: 0,
            stack: List::default(),
            turn: TurnRecord::new(),
            table: Shelf::EMPTY,
            main_top: None,
            kicks: set.kick.facts().copies,
            weaknesses: set.weakness.facts().copies,
            aside: List::default(),
            given: List::default(),
            passing: 0,
            exchanged: List::default(),
            villains_left: 0,
            villain: None,
            watchmen: Watchmen {
                machinations: HIDDEN,
                challenge: HIDDEN,
                level: 0,
                destroyed: 0,
                scares: 0,
                shown: false,
                plotted: false,
                plot: HIDDEN,
                weaknesses: [0; Seat::MAX],
                villains: false,
            },
            over: None,
        };
        // DCB-03, WAT-02
        game.table.put_all(Spot::Main, Pile::whole(set.main_deck(config.mode)).lying());
        game.turn.on = false;
        for player in &mut game.players[config.players.into()..] {
            player.clear(Own::Deck);
            player.out = true;
        }
        if !watchmen {
            // DCB-04
            let others = Pile::whole(set.super_villains.without(set.first_villain));
            game.table.put_all(Spot::Villains, others.lying());
            game.villains_left = config.villains - 1;
            game.villain = Some(set.first_villain);
        }
        let seat = Seat::new(0);
        game.stack.push(Frame::SetUp(match config.heroes {
            crate::config::Heroes::Random => SetUp::Hero(seat),
            crate::config::Heroes::Chosen => SetUp::ChooseHero(seat),
            crate::config::Heroes::Two => SetUp::TwoHeroes(seat, HIDDEN),
        }));
        game
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The seat `distance` places clockwise.
    #[inline]
    pub(crate) fn seat_after(&self, seat: Seat, distance: u8) -> Seat {
        Seat::new((seat.index() as u8 + distance) % self.seats)
    }

    /// The others that are in the game, clockwise.
    pub(crate) fn foes(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        (1..self.seats).map(move |distance| self.seat_after(seat, distance)).filter(|&foe| !self.player(foe).out)
    }

    /// The face-up Challenge.
    pub(crate) fn challenge(&self) -> Option<&'static ChallengeFacts> {
        cards().challenges.get(self.watchmen.challenge as usize)
    }

    /// The Plot in play.
    pub(crate) fn plot(&self) -> Option<&'static PlotFacts> {
        cards().plots.get(self.watchmen.plot as usize)
    }

    /// Who is the Mastermind, seen or not.
    pub(crate) fn mastermind(&self) -> Option<Seat> {
        Seat::all(self.seats).find(|&seat| self.player(seat).role == Loyalty::Mastermind)
    }

    /// WAT-31: is this player Loyal for card texts?
    pub(crate) fn is_loyal(&self, seat: Seat) -> bool {
        self.watchmen.shown && self.player(seat).role == Loyalty::Loyal
    }

    /// WAT-31: is this player the Mastermind for card texts?
    pub(crate) fn is_mastermind(&self, seat: Seat) -> bool {
        self.watchmen.shown && self.player(seat).role == Loyalty::Mastermind
    }

    /// The Defense of a card.
    pub(crate) fn defense(card: Card) -> Option<Defense> {
        card.facts().defense
    }

    /// How many cards the main deck holds.
    pub(crate) fn main_len(&self) -> u8 {
        self.main().len() + u8::from(self.main_top.is_some())
    }

    /// Locations of `who` that work now: those in play, and on `who`'s turn those that helpers gave.
    pub(crate) fn locations(&self, who: Seat) -> impl Iterator<Item = Card> {
        let lent = if who == self.active { self.turn.borrowed.items() } else { &[] };
        let own = self.player(who).locations.items().iter().copied();
        own.chain(lent.iter().map(|lent| lent.0).filter(|&card| cards().types.location.has(card)))
    }

    /// How many different names among the plays of this turn are of these kinds.
    pub(crate) fn names_played(&self, what: Kinds) -> u8 {
        self.turn.plays().kinds().and(what).len() as u8
    }
}
