//! What a seat cannot know, and how actions look to it.

use crate::action::{Action, HIDDEN, Loyalty, Place};
use crate::card::Card;
use crate::config::Mode;
use crate::frame::{Frame, Random, SetUp};
use crate::pile::{List, Pile};
use crate::set::cards;
use crate::state::{Dc, Player};
use crate::vocabulary::To;
use crate::zones::Own;
use game::{Dice, Eyes, Seat};

impl Dc {
    /// Redraws all that this seat cannot know.
    ///
    /// Everybody can follow which cards a player owns; what is hidden is how they are divided into hand, deck and the place under the
    /// Super Hero. Only an exchange hides owners, too: cards that nobody has seen since are dealt anew among those who took part.
    pub(crate) fn redraw(&mut self, seat: Seat, dice: &mut impl Dice) {
        if !self.exchanged.is_empty() {
            self.redraw_exchange(seat, dice);
        }
        self.redraw_given(seat, dice);
        for other in Seat::all(self.seats).filter(|&other| other != seat) {
            let fixed = self.surely_held(other);
            self.players[other.index()].redraw(fixed, dice);
        }
        if self.mode == Mode::Watchmen && !self.watchmen.shown {
            self.redraw_roles(seat, dice);
        }
        if self.mode == Mode::Watchmen {
            self.redraw_plots(seat, dice);
        }
    }

    /// The exchanged cards that `seat` has not seen since, dealt anew among the other receivers.
    fn redraw_exchange(&mut self, seat: Seat, dice: &mut impl Dice) {
        let own = seat.index() as u8;
        let mut pool = Pile::EMPTY;
        for &(card, _, to) in self.exchanged.items() {
            if to != own {
                self.players[usize::from(to)].take(Own::Hand, card);
                pool.put(card);
            }
        }
        for n in 0..self.exchanged.len() {
            let (_, _, to) = self.exchanged.items()[n];
            if to != own {
                let card = draw(&mut pool, dice);
                self.players[usize::from(to)].put(Own::Hand, card);
                self.exchanged.items_mut()[n].0 = card;
            }
        }
    }

    /// Cards of a hand that are there in every world: those that all have seen, and those that came by an exchange and were not seen since.
    fn surely_held(&self, seat: Seat) -> Pile {
        let mut held: Pile = self.player(seat).known().into();
        let received = self.exchanged.items().iter().filter(|entry| usize::from(entry.2) == seat.index());
        received.for_each(|entry| held.put(entry.0));
        held
    }

    /// Cards that others have put face down for an exchange or to be passed were chosen from hands that `seat` cannot see.
    fn redraw_given(&mut self, seat: Seat, dice: &mut impl Dice) {
        let dealt = match self.stack.last() {
            Some(&Frame::DealBack { next }) => usize::from(next),
            _ => 0,
        };
        for n in dealt..self.given.len() {
            let (card, giver, _) = self.given.items()[n];
            if usize::from(giver) != seat.index() {
                let fixed = self.surely_held(Seat::new(giver));
                let player = &mut self.players[usize::from(giver)];
                player.put(Own::Hand, card);
                let mut hidden: Pile = player.hand().into();
                fixed.lying().cards().iter().for_each(|&card| hidden.take(card));
                let card = draw(&mut hidden, dice);
                player.take(Own::Hand, card);
                self.given.items_mut()[n].0 = card;
            }
        }
    }

    /// The Mastermind may be anybody whose Loyalty card `seat` has not seen.
    fn redraw_roles(&mut self, seat: Seat, dice: &mut impl Dice) {
        let dealt = |player: &Player| player.role != Loyalty::Hidden;
        let others = Seat::all(self.seats).filter(|&other| other != seat && dealt(self.player(other)));
        let mut hidden: List<u8, 5> = List::default();
        others.for_each(|other| hidden.push(other.index() as u8));
        if self.player(seat).role == Loyalty::Mastermind || hidden.is_empty() {
            return;
        }
        // With two players one Loyalty card lies aside; while cards are dealt, the rest is in the deck.
        let own = u32::from(dealt(self.player(seat)));
        let all = if self.seats == 2 { 3 } else { u32::from(self.seats) };
        let chosen = dice.below(all - own) as usize;
        for (n, &other) in hidden.items().iter().enumerate() {
            let role = if n == chosen { Loyalty::Mastermind } else { Loyalty::Loyal };
            self.players[usize::from(other)].role = role;
        }
    }

    /// Plots that `seat` has not seen.
    fn redraw_plots(&mut self, seat: Seat, dice: &mut impl Dice) {
        let mut free: List<u8, 32> = List::default();
        let in_play = if self.watchmen.plotted { self.mastermind() } else { None };
        let seen = |other: Seat| other == seat || Some(other) == in_play;
        for plot in 0..cards().plots.len() as u8 {
            if !Seat::all(self.seats).any(|other| seen(other) && self.player(other).plot == plot) {
                free.push(plot);
            }
        }
        for other in Seat::all(self.seats) {
            if !seen(other) && self.player(other).plot != HIDDEN {
                let at = dice.below(free.len() as u32) as usize;
                self.player_mut(other).plot = free.remove(at);
            }
        }
    }

    /// How an action, about to be applied, looks to these eyes.
    pub(crate) fn masked(&self, action: Action, eyes: Eyes) -> Action {
        let hidden_from = |seat: Seat| !eyes.see(seat);
        match (self.stack.last(), action) {
            (Some(&Frame::Draw { who, shown: false, .. }), Action::Draw(_)) if hidden_from(who) => {
                Action::Draw(Card::HIDDEN)
            }
            (Some(&Frame::Top { who, shown: false }), Action::Draw(_)) if hidden_from(who) => {
                Action::Draw(Card::HIDDEN)
            }
            (
                Some(&Frame::Random { who, to: Random::To(To::UnderHero | To::DeckTop | To::DeckBottom) }),
                Action::Draw(_),
            ) if hidden_from(who) => Action::Draw(Card::HIDDEN),
            (Some(&Frame::DealBack { next }), Action::Draw(_)) => {
                let receiver = Seat::new(self.given.items()[usize::from(next)].2);
                if hidden_from(receiver) { Action::Draw(Card::HIDDEN) } else { action }
            }
            (Some(&(Frame::Give { who, .. } | Frame::Pass { who })), Action::Pick(Place::Hand, _))
                if hidden_from(who) =>
            {
                Action::Pick(Place::Hand, Card::HIDDEN)
            }
            (Some(&Frame::Pick(pick)), Action::Pick(Place::Hand, _)) if hidden_from(pick.who) => {
                let crate::op::Op::Move(moving) = cards().ops[usize::from(pick.op)] else { return action };
                match moving.to {
                    To::DeckTop | To::DeckBottom | To::UnderHero => Action::Pick(Place::Hand, Card::HIDDEN),
                    _ => action,
                }
            }
            (Some(&Frame::SetUp(SetUp::Role(seat))), Action::Role(_)) if hidden_from(seat) => {
                Action::Role(Loyalty::Hidden)
            }
            (Some(&Frame::SetUp(SetUp::Plot(seat))), Action::Plot(_)) if hidden_from(seat) => Action::Plot(HIDDEN),
            _ => action,
        }
    }

    /// Does a player's action show others a card of a hand or a deck that they did not know, or a role? Then fewer cards are hidden
    /// after it.
    pub(crate) fn shows(&self, action: Action) -> bool {
        let mut after = self.clone();
        after.answer(action, &mut ());
        after.settle(&mut ());
        let drawn =
            matches!(self.stack.last(), Some(Frame::Draw { shown: false, .. } | Frame::Top { shown: false, .. }));
        after.hidden() < self.hidden() + usize::from(drawn) || after.watchmen.shown != self.watchmen.shown
    }

    /// How many cards only their owners know, or only those who gave them away.
    fn hidden(&self) -> usize {
        let of = |player: &Player| {
            let tops = player.top.items().iter().filter(|top| !top.1).count();
            usize::from(player.hand().len() - player.known().len()) + usize::from(player.under().len()) + tops
        };
        self.players.iter().map(of).sum::<usize>() + self.undealt().len()
    }

    /// Cards that were given and lie face down.
    pub(crate) fn undealt(&self) -> &[(Card, u8, u8)] {
        let dealt = self.stack.items().iter().find_map(|frame| match frame {
            Frame::DealBack { next } => Some(usize::from(*next)),
            _ => None,
        });
        &self.given.items()[dealt.unwrap_or(0)..]
    }
}

impl Player {
    /// Redraws what only its owner knows: the hand but for `fixed`, hidden cards on top of the deck and under the Super
    /// Hero.
    fn redraw(&mut self, fixed: Pile, dice: &mut impl Dice) {
        if self.deck().is_empty() && self.under().is_empty() && self.top.items().iter().all(|top| top.1) {
            return;
        }
        let held = self.hand().len() - fixed.lying().len();
        let mut pool = Pile::from(self.deck());
        let others = self.hand().cards().iter().chain(self.under().cards()).copied();
        others.chain(self.top.items().iter().filter(|top| !top.1).map(|top| top.0)).for_each(|card| pool.put(card));
        fixed.lying().cards().iter().for_each(|&card| pool.take(card));
        let mut hand = fixed;
        (0..held).for_each(|_| hand.put(draw(&mut pool, dice)));
        if !self.under().is_empty() {
            let under: Pile = (0..self.under().len()).map(|_| draw(&mut pool, dice)).collect();
            self.piles.exchange(Own::Under, under.lying());
        }
        for top in self.top.items_mut().iter_mut().filter(|top| !top.1) {
            top.0 = draw(&mut pool, dice);
        }
        self.piles.exchange(Own::Hand, hand.lying());
        self.piles.exchange(Own::Deck, pool.lying());
    }
}

/// Draws a card of a pile.
fn draw(pile: &mut Pile, dice: &mut impl Dice) -> Card {
    let card = pile.lying().nth(dice.below(pile.lying().len().into()));
    pile.take(card);
    card
}
