//! What is due, and what may be done about it.

use crate::pay::{Payment, Surplus};
use crate::player::Player;
use crate::pyramid::Place;
use crate::slot::affordable;
use crate::{Action, Card, CardSet, Colour, Duel, Level, Line, Royal, Token};
use game::{Dice, Seat, Turn};

/// What is due. A turn runs through its phases from `Start` down (DUE-09).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Draw: who begins.
    First,
    /// Draw: the board, at this position of the spiral.
    SetUp(u8),
    /// Draw: the pyramid, at this place.
    Deal(Place),
    /// The active player may use privileges or replenish, or does the mandatory action.
    Start,
    /// Draw: the board is replenished, at this position of the spiral.
    Replenish(u8),
    /// The active player has replenished and does the mandatory action.
    Act,
    /// The active player has taken gold and reserves a card.
    Reserve,
    /// Draw: the card that was reserved unseen.
    Draw(Level),
    /// The active player says how to pay.
    Pay(Payment),
    /// Draw: a new card for the empty place. The card that was bought from there, unless it was reserved, has yet to show its
    /// ability.
    Refill(Place, Option<Card>),
    /// The active player chooses a column for the bought card.
    Associate(Card),
    /// The active player takes a token of this colour from the board.
    Token(Colour),
    /// The active player takes a token from the opponent.
    Steal,
    /// The active player chooses a royal.
    Royal,
    /// The active player gives back what is too much.
    Return(Surplus),
    /// The game is over.
    Over,
}

impl Phase {
    /// Who must act, if `active` is the player whose turn it is.
    #[inline]
    pub(crate) fn turn(self, active: Seat) -> Turn {
        match self {
            Self::First | Self::SetUp(_) | Self::Deal(_) | Self::Replenish(_) | Self::Draw(_) | Self::Refill(..) => {
                Turn::Chance
            }
            Self::Start
            | Self::Act
            | Self::Reserve
            | Self::Pay(_)
            | Self::Associate(_)
            | Self::Token(_)
            | Self::Steal
            | Self::Royal
            | Self::Return(_) => Turn::Player(active),
            Self::Over => Turn::Over,
        }
    }
}

impl Duel {
    /// All legal actions, in order.
    #[inline]
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        out.clear();
        let player = self.player();
        match self.phase {
            Phase::First => out.extend(Seat::all(2).map(Action::First)),
            Phase::SetUp(_) | Phase::Replenish(_) => out.extend(kinds(self.bag.at_least(1)).map(Action::Lay)),
            Phase::Deal(_) | Phase::Refill(..) => {
                let level = self.drawn_level();
                out.extend(self.pyramid.deck(level).into_iter().map(|n| Action::Deal(level.card(n))));
            }
            Phase::Draw(level) => {
                out.extend(self.pyramid.deck(level).into_iter().map(|n| Action::Draw(level.card(n))));
            }
            Phase::Start => {
                self.list_optional(player, out);
                self.list_mandatory(player, out);
            }
            Phase::Act => self.list_mandatory(player, out),
            Phase::Reserve => {
                out.extend(self.pyramid.shown().iter().map(Action::Reserve));
                let decks = Level::ALL.into_iter().filter(|&level| !self.pyramid.deck(level).is_empty());
                out.extend(decks.map(Action::ReserveTop));
            }
            Phase::Pay(payment) => out.extend(payment.answers().map(Action::Pay)),
            Phase::Associate(_) => {
                let columns = player.columns();
                let joinable = Colour::ALL.into_iter().filter(|colour| columns >> colour.lane() & 1 == 1);
                out.extend(joinable.map(Action::Associate));
            }
            Phase::Token(colour) => out.extend(self.board.gems(colour).iter().map(Action::Token)),
            Phase::Steal => out.extend(kinds(self.loot()).map(Action::Steal)),
            Phase::Royal => out.extend(self.royals.into_iter().map(|royal| Action::Royal(Royal(royal)))),
            Phase::Return(surplus) => {
                out.extend(surplus.choices(player.tokens, player.surplus()).map(Action::Return));
            }
            Phase::Over => {}
        }
    }

    /// DUE-10, DUE-11
    #[inline]
    fn list_optional(&self, player: &Player, out: &mut Vec<Action>) {
        if player.privileges > 0 {
            out.extend(self.board.gems_and_pearls().iter().map(Action::Privilege));
        }
        if !self.bag.is_none() {
            out.push(Action::Replenish);
        }
    }

    /// DUE-14
    #[inline]
    fn list_mandatory(&self, player: &Player, out: &mut Vec<Action>) {
        // DUE-20
        for lines in Line::within(self.board.gems_and_pearls()) {
            out.extend(lines.map(Action::Take));
        }
        // DUE-30
        if self.can_reserve() {
            out.extend(self.board.gold().iter().map(Action::Gold));
        }
        self.list_purchases(player, out);
        // DUE-15: a player who can replenish must.
        if out.is_empty() {
            out.push(Action::Pass);
        }
    }

    /// DUE-40
    #[inline]
    fn list_purchases(&self, player: &Player, out: &mut Vec<Action>) {
        let mut buyable = affordable(&self.pyramid.places, &player.hand, player.purse(), player.gold());
        // DUE-43
        if player.columns() == 0 {
            buyable = buyable.minus(CardSet::WILDS);
        }
        for cards in buyable.parts() {
            out.extend(cards.map(Action::Buy));
        }
    }

    /// DUE-30, apart from the gold that must lie on the board.
    #[inline]
    pub(crate) fn can_reserve(&self) -> bool {
        !self.player().hand_is_full() && !self.pyramid.is_empty()
    }

    /// DUE-46: the kinds of token that can be taken from the opponent, as bits.
    #[inline]
    pub(crate) fn loot(&self) -> u8 {
        self.opponent().tokens.first_lanes(Token::BUT_GOLD).at_least(1)
    }

    /// Draws an outcome.
    #[inline]
    pub(crate) fn draw(&self, dice: &mut impl Dice) -> Action {
        match self.phase {
            Phase::First => Action::First(Seat::new(dice.below(2) as u8)),
            Phase::SetUp(_) | Phase::Replenish(_) => {
                let drawn = dice.below(self.bag.total().into()) as u8;
                Action::Lay(Token::ALL[self.bag.lane_of_nth(drawn)])
            }
            Phase::Draw(level) => Action::Draw(self.top(level, dice)),
            _ => Action::Deal(self.top(self.drawn_level(), dice)),
        }
    }

    fn top(&self, level: Level, dice: &mut impl Dice) -> Card {
        let deck = self.pyramid.deck(level);
        level.card(deck.nth(dice.below(deck.len())))
    }

    /// The deck from which the card that is laid face up comes.
    #[inline]
    fn drawn_level(&self) -> Level {
        match self.phase {
            Phase::Deal(place) | Phase::Refill(place, _) => place.level(),
            _ => unreachable!("no card is due"),
        }
    }
}

/// The kinds of token whose bits are set.
#[inline]
fn kinds(bits: u8) -> impl Iterator<Item = Token> {
    Token::ALL.into_iter().filter(move |token| bits >> token.lane() & 1 == 1)
}
