//! First Appearances that mix the cards of several players: Brainiac and The Joker.

use crate::card::Card;
use crate::event::Event;
use crate::frame::Frame;
use crate::set::cards;
use crate::state::Dc;
use crate::vocabulary::To;
use crate::zones::Own;
use game::{Seat, Sink};

impl Dc {
    /// A player gives a card for the exchange, face down. The frame is on top.
    pub(crate) fn give(&mut self, who: Seat, card: Card, left: u8, out: &mut impl Sink<Event>) {
        *self.stack.last_mut().expect("on top") = Frame::Give { who, left: left - 1 };
        self.hand_over(who, card, out);
    }

    /// A player chooses a card to pass, face down until all have chosen. The frame is on top.
    pub(crate) fn pass(&mut self, who: Seat, card: Card, out: &mut impl Sink<Event>) {
        self.stack.pop();
        self.hand_over(who, card, out);
    }

    fn hand_over(&mut self, who: Seat, card: Card, out: &mut impl Sink<Event>) {
        self.leave_hand(who, card, false);
        let seat = who.index() as u8;
        self.given.push((card, seat, seat));
        out.push(|| Event::Given { seat: who, card });
    }

    /// All have given: cards are dealt back at random, or go to the left.
    pub(crate) fn deal_or_pass(&mut self, out: &mut impl Sink<Event>) {
        if self.passing == 0 {
            self.stack.push(Frame::DealBack { next: 0 });
            return;
        }
        let given = std::mem::take(&mut self.given);
        let takers = std::mem::take(&mut self.passing);
        for &(card, giver, _) in given.items() {
            let giver = Seat::new(giver);
            let distance = (1..=self.seats).find(|&n| takers >> self.seat_after(giver, n).index() & 1 == 1);
            let taker = self.seat_after(giver, distance.expect("the giver takes part"));
            out.push(|| Event::Passed { seat: giver, to: taker, card });
            self.player_mut(taker).put(Own::Discard, card);
            if card.cost() >= 1 && self.weaknesses > 0 {
                self.weaknesses -= 1;
                self.gain(taker, cards().weakness, To::DeckTop, false, out);
            }
        }
    }

    /// An exchanged card comes to the next receiver. The frame is on top.
    pub(crate) fn dealt_back(&mut self, card: Card, next: u8, out: &mut impl Sink<Event>) {
        let at = usize::from(next);
        let given = self.given.items_mut();
        let found = at + given[at..].iter().position(|entry| entry.0 == card).expect("a card that was given");
        let (other, origin, receiver) = (given[found].0, given[found].1, given[at].2);
        (given[found].0, given[found].1) = (given[at].0, given[at].1);
        (given[at].0, given[at].1) = (other, origin);
        if origin != receiver {
            self.exchanged.push((card, origin, receiver));
        }
        let seat = Seat::new(receiver);
        self.player_mut(seat).put(Own::Hand, card);
        out.push(|| Event::Drew { seat, card, open: false });
        *self.stack.last_mut().expect("on top") = Frame::DealBack { next: next + 1 };
    }
}
