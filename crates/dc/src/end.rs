//! The end of a turn, step by step.

use crate::action::Loyalty;
use crate::card::{Card, Kinds};
use crate::config::Mode;
use crate::event::Event;
use crate::frame::{Frame, Home, Step};
use crate::pile::Pile;
use crate::set::{Lasting, Ruin, cards};
use crate::state::{Dc, Ending, HAND, LINE_UP, ROUNDS};
use crate::zones::{Own, Spot};
use game::{Seat, Sink};

impl Dc {
    /// DCB-30, WAT-12: does what this step asks for; the next one is due then.
    pub(crate) fn end_step(&mut self, step: Step, out: &mut impl Sink<Event>) {
        let next = |game: &mut Self, step| *game.stack.last_mut().expect("the end is on top") = Frame::End(step);
        match step {
            Step::Texts => {
                next(self, Step::Challenge);
                self.return_to_line_up();
            }
            Step::Challenge => {
                next(self, Step::Plot);
                match self.challenge().map(|challenge| challenge.lasting) {
                    Some(Lasting::Unrest(what, least)) if self.line_up().count_in(what) >= least => {
                        self.stack.push(Frame::Weaken { who: self.active });
                    }
                    Some(Lasting::DestroyDearest) => self.stack.push(Frame::Dearest),
                    Some(Lasting::Clock { .. }) => self.stack.push(Frame::Clock),
                    _ => {}
                }
            }
            Step::Plot => {
                next(self, Step::Discard);
                if self.is_mastermind(self.active) {
                    self.ruin();
                }
                self.watchmen.weaknesses[self.active.index()] = 0;
            }
            Step::Discard => {
                next(self, Step::Draw);
                self.discard_all(out);
            }
            Step::Draw => {
                next(self, Step::Idle);
                let left = HAND + self.turn.extra_cards;
                self.stack.push(Frame::Draw { who: self.active, left, shown: false });
            }
            Step::Idle => {
                next(self, Step::Refill);
                // WAT-10
                if self.mode == Mode::Watchmen && !self.turn.from_line_up {
                    self.stack.push(Frame::Refill { left: 1 });
                }
            }
            Step::Refill => {
                next(self, Step::ExtraCard);
                let left = LINE_UP.saturating_sub(self.line_up().len());
                self.stack.push(Frame::Refill { left });
            }
            Step::ExtraCard => {
                next(self, Step::TurnUp);
                // WAT-73
                if let Some(Lasting::ExtraCard) = self.challenge().map(|challenge| challenge.lasting) {
                    self.stack.push(Frame::Refill { left: 1 });
                }
            }
            Step::TurnUp => {
                next(self, Step::Appear);
                if self.mode == Mode::Watchmen {
                    if self.challenge().is_none() && self.watchmen.level < 3 {
                        self.stack.push(Frame::NextChallenge);
                    }
                } else if self.villain.is_none() {
                    // DCB-31
                    match self.villains_left {
                        0 => self.finish(Ending::Points, out),
                        _ => self.stack.push(Frame::TurnUp),
                    }
                }
            }
            Step::Appear => {
                if self.seats == 2 && self.watchmen.level == 3 && !self.watchmen.shown {
                    self.show_two(out);
                }
                if self.watchmen.villains && self.villain.is_none() && self.villains_left > 0 {
                    self.stack.push(Frame::TurnUp);
                } else {
                    next(self, Step::Next);
                }
            }
            Step::Next => self.next_turn(out),
        }
    }

    /// Emerald Knight's card goes back to the Line-Up.
    fn return_to_line_up(&mut self) {
        let mut n = 0;
        while let Some(&(card, home)) = self.turn.borrowed.items().get(n) {
            if home == Home::LineUp {
                self.turn.borrowed.remove(n);
                self.table.put(Spot::LineUp, card);
            } else {
                n += 1;
            }
        }
    }

    /// DCB-30: everything played, and the rest of the hand, to the discard pile. WAT-41: help cards to their owners.
    fn discard_all(&mut self, out: &mut impl Sink<Event>) {
        let seat = self.active;
        self.turn.on = false;
        out.push(|| Event::Discarded { seat, cards: self.player(seat).hand().cards().to_vec() });
        for n in 0..self.in_play().len() {
            let card = self.in_play().nth(n.into());
            let player = &mut self.players[seat.index()];
            if card.facts().to_deck_bottom && !player.bottom.is_full() {
                player.bottom.push_front(card);
            } else {
                player.put(Own::Discard, card);
            }
        }
        self.table.clear(Spot::InPlay);
        let player = self.player_mut(seat);
        player.piles.move_all(Own::Hand, Own::Discard);
        player.clear(Own::Known);
        if !self.exchanged.is_empty() {
            self.exchanged_seen(seat);
        }
        self.give_back();
    }

    /// What was borrowed goes back.
    fn give_back(&mut self) {
        while let Some((card, home)) = self.turn.borrowed.pop() {
            match home {
                Home::Discard(owner) | Home::DeckTop(owner) => self.player_mut(owner).put(Own::Discard, card),
                Home::LineUp => self.table.put(Spot::LineUp, card),
            }
        }
    }

    /// WAT-61, WAT-62: two players learn at level 3 what they are.
    fn show_two(&mut self, out: &mut impl Sink<Event>) {
        self.show_loyalty(out);
        if self.mastermind().is_none() {
            self.watchmen.villains = true;
            self.table.put_all(Spot::Villains, Pile::whole(cards().strong_villains()).lying());
            self.villains_left = self.villains().len();
        }
    }

    fn next_turn(&mut self, out: &mut impl Sink<Event>) {
        // DCB-46
        if self.mode == Mode::Base && self.turns == ROUNDS * u16::from(self.seats) {
            return self.finish(Ending::Points, out);
        }
        self.stack.pop();
        // A First Appearance may have borrowed something.
        self.give_back();
        let next = self.foes(self.active).next().unwrap_or(self.active);
        self.begin_turn(next, out);
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat, out: &mut impl Sink<Event>) {
        self.active = seat;
        self.turns += 1;
        self.turn.reset();
        out.push(|| Event::Turn { seat });
    }

    /// WAT-32: the first line of the Plot.
    fn ruin(&mut self) {
        let Some(plot) = self.plot() else { return };
        let (left, until) = match plot.destroys {
            Ruin::Cards(n) => (n, false),
            Ruin::PerWeakness { least, most } => {
                (self.watchmen.weaknesses[self.active.index()].clamp(least, most), false)
            }
            Ruin::PerLineUp { what, most } => (self.line_up().count_in(what).min(most), false),
            Ruin::PerPlayed { what, least, most } => (self.turn.plays().count_in(what).clamp(least, most), false),
            Ruin::Until { most, .. } => (most, true),
        };
        self.stack.push(Frame::Ruin { left, until });
    }

    /// The Plot destroys a card of the main deck. The frame is on top.
    pub(crate) fn ruined(&mut self, card: Card, left: u8, until: bool, out: &mut impl Sink<Event>) {
        out.push(|| Event::Ruined { card });
        self.destroy(card);
        let ends = match self.plot().map(|plot| plot.destroys) {
            Some(Ruin::Until { what, .. }) => until && what.has(card),
            _ => false,
        };
        *self.stack.last_mut().expect("on top") = Frame::Ruin { left: if ends { 0 } else { left - 1 }, until };
    }

    /// The kinds of the Line-Up of highest cost.
    pub(crate) fn dearest(&self) -> Kinds {
        let most = self.line_up().cards().iter().map(|card| card.cost()).max();
        self.line_up().kinds().into_iter().filter(|card| Some(card.cost()) == most).collect()
    }

    /// Alien Invasion. The frame is on top.
    pub(crate) fn destroy_dearest(&mut self, card: Card, out: &mut impl Sink<Event>) {
        self.stack.pop();
        self.table.take(Spot::LineUp, card);
        out.push(|| Event::Ruined { card });
        self.destroy(card);
    }

    /// The kinds of the Line-Up that can go under the Clock.
    pub(crate) fn clock_kinds(&self) -> Kinds {
        match self.challenge().map(|challenge| challenge.lasting) {
            Some(Lasting::Clock { of_cost, .. }) => self.line_up().kinds().and(of_cost),
            _ => Kinds::NONE,
        }
    }

    /// WAT-78: a card goes under the Clock, which may strike. The frame is on top.
    pub(crate) fn under_the_clock(&mut self, card: Card, out: &mut impl Sink<Event>) {
        self.stack.pop();
        self.table.take(Spot::LineUp, card);
        self.table.put(Spot::Clock, card);
        out.push(|| Event::UnderTheClock { card });
        let Some(Lasting::Clock { strikes_at, .. }) = self.challenge().map(|challenge| challenge.lasting) else {
            return;
        };
        if self.clock().len() < strikes_at {
            return;
        }
        self.show_loyalty(out);
        if self.mastermind().is_some() {
            self.finish(Ending::Mastermind, out);
        } else {
            let clock = self.table.take_all(Spot::Clock);
            clock.lying().cards().iter().for_each(|&card| self.destroy(card));
        }
    }

    /// A Super-Villain is turned up: DCB-23.
    pub(crate) fn turned_up(&mut self, card: Card, out: &mut impl Sink<Event>) {
        self.stack.pop();
        self.table.take(Spot::Villains, card);
        self.villains_left -= 1;
        self.villain = Some(card);
        out.push(|| Event::TurnedUp { card });
        if let Some(block) = card.facts().appears {
            let by = self.active;
            self.stack.push(Frame::Attack(crate::frame::Attack { block, by, card, next: 0, on_all: true }));
        }
    }

    /// A Challenge is turned up.
    pub(crate) fn challenged(&mut self, challenge: u8, out: &mut impl Sink<Event>) {
        self.stack.pop();
        self.watchmen.challenge = challenge;
        self.watchmen.level = cards().challenges[challenge as usize].level;
        self.watchmen.destroyed = 0;
        out.push(|| Event::Challenge { challenge });
        // WAT-74
        if let Some(Lasting::Scare(_)) = self.challenge().map(|challenge| challenge.lasting) {
            self.watchmen.scares = 1;
        }
    }

    /// DCB-31, WAT-50: the game is over; what is still hidden of Loyalty is shown.
    pub(crate) fn finish(&mut self, ending: Ending, out: &mut impl Sink<Event>) {
        self.show_loyalty(out);
        self.over = Some(ending);
        out.push(|| Event::Over { loyal: (ending != Ending::Points).then_some(ending == Ending::Loyal) });
    }

    /// WAT-31: everybody's Loyalty card is turned up.
    pub(crate) fn show_loyalty(&mut self, out: &mut impl Sink<Event>) {
        if self.mode == Mode::Watchmen && !self.watchmen.shown {
            self.watchmen.shown = true;
            for seat in Seat::all(self.seats) {
                let mastermind = self.player(seat).role == Loyalty::Mastermind;
                out.push(|| Event::Loyalty { seat, mastermind });
            }
        }
    }
}
