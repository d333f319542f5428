//! The course of a turn (DUE-09): each step does what needs no answer and leads on to the next, or leaves its question in
//! [`Phase`](crate::Phase).

use crate::pay::{Payment, Surplus};
use crate::phase::Phase;
use crate::pyramid::Place;
use crate::{Ability, Bonus, Card, Cell, Cells, Colour, Duel, Event, PRIVILEGES, Right, Royal, SPIRAL, Source, Token};
use game::{Counts, Seat, Sink};

impl Duel {
    /// Takes tokens from the board.
    #[inline]
    pub(crate) fn take(&mut self, cells: Cells, by: Right, events: &mut impl Sink<Event>) -> Counts {
        let seat = self.active;
        let tokens = self.board.lift(cells);
        self.seat_mut(seat).tokens += tokens;
        events.push(|| Event::took(seat, cells, tokens, by));
        tokens
    }

    /// DUE-13
    #[inline]
    pub(crate) fn take_privilege(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let from = if self.privileges() > 0 {
            Source::Table
        } else if self.seat(seat).privileges < PRIVILEGES {
            Source::Opponent
        } else {
            Source::Nowhere
        };
        match from {
            Source::Table => self.seat_mut(seat).privileges += 1,
            Source::Opponent => {
                self.seat_mut(seat.next(2)).privileges -= 1;
                self.seat_mut(seat).privileges += 1;
            }
            Source::Nowhere => {}
        }
        events.push(|| Event::Privilege { seat, from });
    }

    /// DUE-03, DUE-11: the token from the bag goes on the next empty cell of the spiral, until the bag is empty.
    #[inline]
    pub(crate) fn lay(&mut self, token: Token, events: &mut impl Sink<Event>) {
        let (Phase::SetUp(position) | Phase::Replenish(position)) = self.phase else {
            unreachable!("tokens are laid at the start and when the board is replenished")
        };
        let cell = SPIRAL[usize::from(position)];
        self.bag -= token.one();
        self.board.lay(cell, token);
        events.push(|| Event::Laid { cell: cell.to_string(), tokens: token.letter().into() });
        let next = self.board.next_empty(position + 1);
        self.phase = match (self.phase, self.bag.is_none()) {
            (Phase::SetUp(_), false) => Phase::SetUp(next),
            (Phase::SetUp(_), true) => Phase::Deal(Place::FIRST),
            (_, false) => Phase::Replenish(next),
            (_, true) => {
                self.take_privilege(self.active.next(2), events);
                Phase::Act
            }
        };
    }

    /// Lays a card face up.
    #[inline]
    pub(crate) fn deal(&mut self, card: Card, place: Place, events: &mut impl Sink<Event>) {
        self.pyramid.lay(card, place);
        events.push(|| Event::Dealt { card: card.code(), place: place.number() });
    }

    /// DUE-05: all is laid out; the second player takes a privilege.
    pub(crate) fn begin(&mut self, events: &mut impl Sink<Event>) {
        self.take_privilege(self.first.next(2), events);
        self.phase = Phase::Start;
    }

    /// DUE-31
    pub(crate) fn reserve(&mut self, card: Card, events: &mut impl Sink<Event>) {
        let seat = self.active;
        let place = self.pyramid.lift(card).expect("a card of the pyramid is reserved");
        self.seat_mut(seat).reserve(card, false);
        self.stall.progress();
        events.push(|| Event::Reserved { seat, card: card.code(), blind: false });
        self.refill(place, None, events);
    }

    /// DUE-31, DUE-32
    pub(crate) fn reserve_blind(&mut self, card: Card, events: &mut impl Sink<Event>) {
        let seat = self.active;
        self.pyramid.deck_mut(card.level()).take(card.number());
        self.seat_mut(seat).reserve(card, true);
        self.stall.progress();
        events.push(|| Event::Reserved { seat, card: card.code(), blind: true });
        self.return_surplus(events);
    }

    /// DUE-40: pays once nothing is left to choose, and lays the card before its buyer.
    #[inline]
    pub(crate) fn pay(&mut self, payment: Payment, events: &mut impl Sink<Event>) {
        if !payment.is_settled() {
            self.phase = Phase::Pay(payment);
            return;
        }
        let seat = self.active;
        let card = payment.card;
        let emptied = self.pyramid.lift(card);
        let player = self.seat_mut(seat);
        player.tokens -= payment.tokens();
        if emptied.is_none() {
            player.discard(card);
        }
        player.receive(card);
        self.bag += payment.tokens();
        self.stall.progress();
        let paid = payment.tokens();
        let reserved = emptied.is_none();
        events.push(|| Event::Bought { seat, card: card.code(), reserved, tokens: Token::letters(paid) });
        match emptied {
            Some(place) => self.refill(place, Some(card), events),
            None => self.resolve_card(card, events),
        }
    }

    /// DUE-34: an emptied place is filled at once, if the deck has a card, before anything else.
    #[inline]
    fn refill(&mut self, place: Place, bought: Option<Card>, events: &mut impl Sink<Event>) {
        if !self.pyramid.deck(place.level()).is_empty() {
            self.phase = Phase::Refill(place, bought);
        } else if let Some(card) = bought {
            self.resolve_card(card, events);
        } else {
            self.return_surplus(events);
        }
    }

    /// DUE-47
    #[inline]
    pub(crate) fn resolve_card(&mut self, card: Card, events: &mut impl Sink<Event>) {
        let facts = card.facts();
        self.again |= facts.again;
        match (facts.ability, facts.bonus) {
            (Some(Ability::Associate), _) => self.choose_column(card, events),
            (Some(Ability::Token), Bonus::Gem(colour)) => self.choose_token(colour, events),
            (ability, _) => self.resolve(ability, events),
        }
    }

    /// The abilities that cards and royals share.
    #[inline]
    fn resolve(&mut self, ability: Option<Ability>, events: &mut impl Sink<Event>) {
        match ability {
            // DUE-42
            Some(Ability::Again) => self.again = true,
            // DUE-45
            Some(Ability::Privilege) => self.take_privilege(self.active, events),
            Some(Ability::Steal) => return self.choose_loot(events),
            Some(Ability::Associate | Ability::Token) => unreachable!("only cards with a bonus have these"),
            None => {}
        }
        self.choose_royal(events);
    }

    /// DUE-43
    fn choose_column(&mut self, card: Card, events: &mut impl Sink<Event>) {
        let columns = self.player().columns();
        if columns.is_power_of_two() {
            let colour = Colour::ALL[columns.trailing_zeros() as usize];
            self.associate(card, colour, events);
        } else {
            self.phase = Phase::Associate(card);
        }
    }

    /// DUE-43
    pub(crate) fn associate(&mut self, card: Card, colour: Colour, events: &mut impl Sink<Event>) {
        let seat = self.active;
        self.seat_mut(seat).join(card, colour);
        events.push(|| Event::Associated { seat, card: card.code(), tokens: colour.letter().into() });
        self.choose_royal(events);
    }

    /// DUE-44
    fn choose_token(&mut self, colour: Colour, events: &mut impl Sink<Event>) {
        let cells = self.board.gems(colour);
        if let Some(cell) = cells.only() {
            self.take_token(cell, events);
        } else if cells.is_empty() {
            let seat = self.active;
            events.push(|| Event::NoToken { seat, tokens: colour.letter().into() });
            self.choose_royal(events);
        } else {
            self.phase = Phase::Token(colour);
        }
    }

    /// DUE-44
    pub(crate) fn take_token(&mut self, cell: Cell, events: &mut impl Sink<Event>) {
        self.take(cell.into(), Right::Ability, events);
        self.choose_royal(events);
    }

    /// DUE-46
    fn choose_loot(&mut self, events: &mut impl Sink<Event>) {
        let loot = self.loot();
        if loot.is_power_of_two() {
            self.steal(Token::ALL[loot.trailing_zeros() as usize], events);
        } else if loot == 0 {
            let seat = self.active;
            events.push(|| Event::NothingToSteal { seat });
            self.choose_royal(events);
        } else {
            self.phase = Phase::Steal;
        }
    }

    /// DUE-46
    pub(crate) fn steal(&mut self, token: Token, events: &mut impl Sink<Event>) {
        let seat = self.active;
        let from = seat.next(2);
        self.seat_mut(from).tokens -= token.one();
        self.seat_mut(seat).tokens += token.one();
        events.push(|| Event::Stole { seat, from, tokens: token.letter().into() });
        self.choose_royal(events);
    }

    /// DUE-50, DUE-51: comes after the card's ability, and again, to no effect, after the royal's own.
    #[inline]
    fn choose_royal(&mut self, events: &mut impl Sink<Event>) {
        if !self.player().royal_is_due() {
            self.return_surplus(events);
        } else if self.royals.len() == 1 {
            self.receive_royal(Royal(self.royals.nth(0)), events);
        } else {
            self.phase = Phase::Royal;
        }
    }

    /// DUE-50
    pub(crate) fn receive_royal(&mut self, royal: Royal, events: &mut impl Sink<Event>) {
        let seat = self.active;
        self.royals.take(royal.0);
        self.seat_mut(seat).receive_royal(royal);
        events.push(|| Event::Royal { seat, royal: royal.code() });
        self.resolve(royal.facts().ability, events);
    }

    /// DUE-60
    #[inline]
    pub(crate) fn return_surplus(&mut self, events: &mut impl Sink<Event>) {
        if self.player().surplus() > 0 {
            self.phase = Phase::Return(Surplus::START);
        } else {
            self.end_turn(events);
        }
    }

    /// DUE-60
    #[inline]
    pub(crate) fn give_back(&mut self, token: Token, events: &mut impl Sink<Event>) {
        let seat = self.active;
        self.seat_mut(seat).tokens -= token.one();
        self.bag += token.one();
        events.push(|| Event::Returned { seat, tokens: token.letter().into() });
        if self.player().surplus() > 0 {
            self.phase = Phase::Return(Surplus::after(token));
        } else {
            self.end_turn(events);
        }
    }

    /// DUE-61, DUE-62, DUE-64
    #[inline]
    fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.active;
        self.turns += 1;
        let stalled = self.stall.end_turn();
        let again = std::mem::take(&mut self.again);
        if self.player().has_won() {
            self.phase = Phase::Over;
            for goal in self.player().goals() {
                events.push(|| Event::reached(seat, self.player(), goal));
            }
            events.push(|| Event::Won { seat });
        } else if stalled {
            self.phase = Phase::Over;
            events.push(|| Event::Drawn);
        } else {
            self.phase = Phase::Start;
            if again {
                events.push(|| Event::Again { seat });
            } else {
                self.active = seat.next(2);
            }
        }
    }
}
