//! What waits for its moment: abilities of Locations and Super Heroes, and effects that wait for another card.

use crate::action::Cause;
use crate::card::Card;
use crate::event::Event;
use crate::frame::{Attack, Frame};
use crate::op::{Block, Op};
use crate::run::own_run;
use crate::set::{Moment, cards};
use crate::state::{Dc, Pending};
use game::{Seat, Sink};

impl Dc {
    /// DCB-19: what a play triggers waits until the card is finished.
    pub(crate) fn heed_play(&mut self, card: Card, out: &mut impl Sink<Event>) {
        self.heed_locations(card, |game, when| game.happens(when, card));
        self.heed_hero(|game, when| game.happens(when, card));
        let mut n = 0;
        while let Some(&(source, at)) = self.turn.waiting.items().get(n) {
            let Op::Upon(what, block) = cards().ops[at as usize] else { unreachable!("something waits for a card") };
            if what.has(card) {
                self.turn.waiting.remove(n);
                self.upon(source, block, out);
            } else {
                n += 1;
            }
        }
    }

    /// A card tells to draw.
    pub(crate) fn heed_draw(&mut self, who: Seat) {
        if who == self.active && self.turn.on && !self.turn.drew {
            self.turn.drew = true;
            self.heed(|when| when == Moment::FirstDraw);
        }
    }

    /// Something happens to the active player that is not a play.
    pub(crate) fn heed(&mut self, happens: impl Fn(Moment) -> bool) {
        self.heed_locations(Card::HIDDEN, |_, when| happens(when));
        self.heed_hero(|_, when| happens(when));
    }

    /// DCB-17, WAT-42: the active player's Locations, and those that helpers gave but for the one that is being played.
    fn heed_locations(&mut self, played: Card, happens: impl Fn(&Self, Moment) -> bool) {
        let who = self.active;
        for n in 0..self.player(who).locations.len() {
            self.heed_location(self.player(who).locations.items()[n], &happens);
        }
        for n in 0..self.turn.borrowed.len() {
            let lent = self.turn.borrowed.items()[n].0;
            if cards().types.location.has(lent) && lent != played {
                self.heed_location(lent, &happens);
            }
        }
    }

    fn heed_location(&mut self, location: Card, happens: impl Fn(&Self, Moment) -> bool) {
        for ability in &location.facts().abilities {
            if happens(self, ability.when) {
                self.trigger(Cause::Card(location), ability.then, false);
            }
        }
    }

    /// DCB-24: the active player's Super Hero, unless it is face down.
    fn heed_hero(&mut self, happens: impl Fn(&Self, Moment) -> bool) {
        let player = self.player(self.active);
        if player.face_down {
            return;
        }
        let Some(hero) = cards().heroes.get(player.hero as usize) else { return };
        for ability in &hero.abilities {
            if happens(self, ability.when) {
                self.trigger(Cause::Hero, ability.then, !ability.only_power);
            }
        }
    }

    /// Has its moment come with this play?
    fn happens(&self, when: Moment, card: Card) -> bool {
        let plays = self.turn.plays();
        match when {
            Moment::First(what) => what.has(card) && plays.count_in(what) == 1,
            Moment::Each(what) => what.has(card),
            Moment::EachName(what) => what.has(card) && plays.count(card) == 1,
            Moment::Names(n, what) => what.has(card) && plays.count(card) == 1 && self.names_played(what) == n,
            Moment::Types(n) => {
                let types = cards().types.counted();
                let first_of_type = types.iter().any(|of| of.has(card) && plays.count_in(*of) == 1);
                first_of_type && types.iter().filter(|of| plays.count_in(**of) > 0).count() == usize::from(n)
            }
            Moment::FirstDraw | Moment::FirstContribution | Moment::Gain(_) | Moment::AtWill => false,
        }
    }

    /// Waits until the card that is played is finished.
    fn trigger(&mut self, cause: Cause, block: Block, ask: bool) {
        if !self.turn.pending.is_full() {
            let declinable = !block.is_empty() && matches!(cards().ops[block.start as usize], Op::May(..));
            self.turn.pending.push(Pending { cause, block, ask: ask && !declinable });
        }
    }

    /// The card has come for which an earlier one waited. Power of that one counts as if it had come first; anything else is triggered.
    fn upon(&mut self, source: Card, block: Block, out: &mut impl Sink<Event>) {
        if !only_power(block) {
            let cause = if source == Card::HIDDEN { Cause::Hero } else { Cause::Card(source) };
            return self.trigger(cause, block, false);
        }
        for op in &cards().ops[block.start as usize..block.end as usize] {
            let Op::Power(n) = *op else { continue };
            self.power(n, false, out);
        }
    }

    /// Between cards: what has been triggered. True if there was something.
    #[inline]
    pub(crate) fn attend(&mut self, out: &mut impl Sink<Event>) -> bool {
        (self.watchmen.scares > 0 || !self.turn.pending.is_empty()) && self.attend_first(out)
    }

    fn attend_first(&mut self, out: &mut impl Sink<Event>) -> bool {
        // WAT-74
        if self.watchmen.scares > 0 {
            self.watchmen.scares -= 1;
            let attack = Attack { block: cards().scare, by: self.active, card: Card::HIDDEN, next: 0, on_all: true };
            out.push(|| Event::Scare);
            self.stack.push(Frame::Attack(attack));
            return true;
        }
        // Power needs no order and no question (DCB-24).
        let power = self.turn.pending.items().iter().position(|pending| only_power(pending.block));
        if power.is_none() && self.must_order_triggers() {
            return false;
        }
        self.resolve_trigger(power.unwrap_or(0));
        true
    }

    /// DCB-19: several triggers that differ wait, so their owner says which comes first.
    #[inline]
    pub(crate) fn must_order_triggers(&self) -> bool {
        self.turn.pending.len() > 1 && self.triggers_differ()
    }

    fn triggers_differ(&self) -> bool {
        let pending = self.turn.pending.items();
        let idle = matches!(self.stack.last(), None | Some(Frame::End(_) | Frame::Help { .. }));
        idle && pending.iter().any(|other| !same_effect(other.block, pending[0].block))
    }

    /// Resolves the waiting trigger at this place.
    pub(crate) fn resolve_trigger(&mut self, at: usize) {
        let pending = self.turn.pending.remove(at);
        let who = self.active;
        let card = match pending.cause {
            Cause::Hero => Card::HIDDEN,
            Cause::Card(card) => card,
        };
        self.stack.push(match pending.ask {
            true => Frame::Ability { who, block: pending.block, card },
            false => Frame::Run(own_run(pending.block, who, card)),
        });
    }
}

/// Do these effects give Power and nothing else?
pub(crate) fn only_power(block: Block) -> bool {
    cards().ops[block.start as usize..block.end as usize].iter().all(|op| matches!(op, Op::Power(_)))
}

/// Do two lists of effects do the same?
fn same_effect(one: Block, other: Block) -> bool {
    let ops = |block: Block| &cards().ops[block.start as usize..block.end as usize];
    one == other || ops(one) == ops(other)
}
