//! What one player has.

use crate::pay::Surplus;
use crate::pyramid::Pyramid;
use crate::{Bonus, Card, CardSet, Colour, Royal, Slot, Token};
use game::{Bag, Counts, Dice};

/// The most reserved cards (DUE-30).
pub const HAND: usize = 3;

/// Points that win, on cards and royals together (DUE-61).
pub const GOAL_POINTS: u8 = 20;
/// Crowns that win (DUE-61).
pub const GOAL_CROWNS: u8 = 10;
/// Points on cards of one colour that win (DUE-61).
pub const GOAL_COLOUR: u8 = 10;

/// Crowns that bring a royal (DUE-50).
pub const ROYAL_CROWNS: [u8; 2] = [3, 6];

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Tokens.
    pub tokens: Counts,
    /// Bonuses of bought cards.
    pub bonuses: Counts,
    /// Points on cards of each colour.
    pub colour_points: Counts,
    /// Bought cards.
    pub bought: CardSet,
    /// The column that each of the cards to be associated has joined.
    joined: [Option<Colour>; Card::WILDS],
    /// Reserved cards in the order in which they came.
    pub(crate) hand: [Slot; HAND],
    /// A bit for each reserved card that only its owner has seen.
    hidden: u8,
    /// Points of cards and royals.
    pub points: u8,
    /// Crowns of cards.
    pub crowns: u8,
    /// Privilege scrolls.
    pub privileges: u8,
    /// Royals, as bits.
    pub royals: Bag,
}

/// A way to win (DUE-61).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Enough points.
    Points,
    /// Enough crowns.
    Crowns,
    /// Enough points on cards of this colour.
    Colour(Colour),
}

impl Player {
    /// Reserved cards, and whether each is hidden from the opponent.
    #[inline]
    pub fn hand(&self) -> impl Iterator<Item = (Card, bool)> + use<> {
        let hidden = self.hidden;
        self.hand
            .into_iter()
            .map_while(|slot| slot.card())
            .enumerate()
            .map(move |(i, card)| (card, hidden >> i & 1 == 1))
    }

    /// True if no more cards may be reserved.
    #[inline]
    pub fn hand_is_full(&self) -> bool {
        !self.hand[HAND - 1].is_empty()
    }

    /// Is this card reserved here?
    #[inline]
    pub fn holds(&self, card: Card) -> bool {
        self.hand.contains(&Slot::of(card))
    }

    /// Adds a card to the hand, which has room.
    pub(crate) fn reserve(&mut self, card: Card, hidden: bool) {
        let size = self.hand().count();
        self.hand[size] = Slot::of(card);
        self.hidden |= u8::from(hidden) << size;
    }

    fn position(&self, card: Card) -> Option<usize> {
        self.hand.iter().position(|&held| held == Slot::of(card))
    }

    /// Shows a reserved card to everybody.
    pub(crate) fn show(&mut self, card: Card) {
        if let Some(position) = self.position(card) {
            self.hidden &= !(1 << position);
        }
    }

    /// Takes a reserved card out of the hand.
    pub(crate) fn discard(&mut self, card: Card) {
        let position = self.position(card).expect("the card is in the hand");
        self.hand.copy_within(position + 1.., position);
        self.hand[HAND - 1] = Slot::EMPTY;
        let below = (1 << position) - 1;
        self.hidden = (self.hidden & below) | (self.hidden >> 1 & !below);
    }

    /// Replaces each hidden card by a random one of its level: one that lies in the deck, or is hidden here.
    pub(crate) fn redraw_hidden(&mut self, pyramid: &mut Pyramid, dice: &mut impl Dice) {
        for (card, hidden) in self.hand() {
            if hidden {
                pyramid.deck_mut(card.level()).put(card.number());
            }
        }
        for (position, (card, hidden)) in self.hand().enumerate() {
            if hidden {
                let deck = pyramid.deck_mut(card.level());
                let number = deck.nth(dice.below(deck.len()));
                deck.take(number);
                self.hand[position] = Slot::of(card.level().card(number));
            }
        }
    }

    /// DUE-40: the cost less the bonuses, never below zero.
    #[inline]
    pub fn price(&self, card: Card) -> Counts {
        card.facts().cost.less(self.bonuses)
    }

    /// What pays for a card before any gold: bonuses, gems and pearls.
    #[inline]
    pub(crate) fn purse(&self) -> Counts {
        self.bonuses + self.tokens.first_lanes(Token::BUT_GOLD)
    }

    /// Gold tokens.
    #[inline]
    pub fn gold(&self) -> u8 {
        self.tokens.get(Token::Gold.lane())
    }

    /// Can this player pay for the card?
    pub fn affords(&self, card: Card) -> bool {
        card.facts().cost.less(self.purse()).total() <= self.gold()
    }

    /// A bit for each colour of which the player has a card with a bonus.
    #[inline]
    pub fn columns(&self) -> u8 {
        self.bonuses.at_least(1)
    }

    /// DUE-43: a card to be associated needs a column to join.
    #[inline]
    pub fn has_place_for(&self, card: Card) -> bool {
        card.facts().bonus != Bonus::Wild || self.columns() != 0
    }

    /// Lays a bought card down. One to be associated still has to [`join`](Self::join) a column.
    #[inline]
    pub(crate) fn receive(&mut self, card: Card) {
        let facts = card.facts();
        self.bought.put(card);
        self.points += facts.points;
        self.crowns += facts.crowns;
        self.bonuses += facts.gives;
        if let Bonus::Gem(colour) = facts.bonus {
            self.colour_points += Counts::of(colour.lane(), facts.points);
        }
    }

    /// DUE-43: the card counts as one of this colour from now on.
    pub(crate) fn join(&mut self, card: Card, colour: Colour) {
        self.joined[card.wild()] = Some(colour);
        self.bonuses += colour.token().one();
        self.colour_points += Counts::of(colour.lane(), card.facts().points);
    }

    /// The column in which a bought card lies, if it has a bonus and (one to be associated) has joined one.
    pub fn column(&self, card: Card) -> Option<Colour> {
        match card.facts().bonus {
            Bonus::Gem(colour) => Some(colour),
            Bonus::None => None,
            Bonus::Wild => self.joined[card.wild()],
        }
    }

    /// DUE-50: each time that the crowns reach one of two numbers, a royal comes.
    #[inline]
    pub fn royal_is_due(&self) -> bool {
        let earned = ROYAL_CROWNS.iter().filter(|&&crowns| self.crowns >= crowns).count();
        // Most players never have a royal, and counting is not free.
        earned > 0 && earned as u32 > self.royals.len()
    }

    /// Lays a royal down.
    pub(crate) fn receive_royal(&mut self, royal: Royal) {
        self.royals.put(royal.0);
        self.points += royal.facts().points;
    }

    /// How many tokens must be given back.
    #[inline]
    pub fn surplus(&self) -> u8 {
        self.tokens.total().saturating_sub(Surplus::LIMIT)
    }

    /// DUE-61
    #[inline]
    pub fn has_won(&self) -> bool {
        self.points >= GOAL_POINTS || self.crowns >= GOAL_CROWNS || self.colour_points.at_least(GOAL_COLOUR) != 0
    }

    /// The goals that are reached.
    pub fn goals(&self) -> impl Iterator<Item = Goal> {
        let colours = self.colour_points.at_least(GOAL_COLOUR);
        let of_colour = Colour::ALL.into_iter().filter(move |colour| colours >> colour.lane() & 1 == 1);
        (self.points >= GOAL_POINTS)
            .then_some(Goal::Points)
            .into_iter()
            .chain((self.crowns >= GOAL_CROWNS).then_some(Goal::Crowns))
            .chain(of_colour.map(Goal::Colour))
    }
}
