//! Running until a player or a draw is needed.

use crate::action::Loyalty;
use crate::card::{Card, Kinds};
use crate::config::Mode;
use crate::event::Event;
use crate::frame::{Attack, Frame, Home, It, Random, Run};
use crate::op::{Block, Op};
use crate::run::{Next, only_power};
use crate::set::{Burden, cards};
use crate::state::{Aside, Dc, Ending};
use crate::vocabulary::To;
use game::{Seat, Sink, Turn};

impl Dc {
    /// Who must act, once everything is settled.
    pub(crate) fn due(&self) -> Turn {
        if self.over.is_some() {
            return Turn::Over;
        }
        let Some(frame) = self.stack.last() else { return Turn::Player(self.active) };
        match *frame {
            Frame::Draw { .. }
            | Frame::Top { .. }
            | Frame::MainTop
            | Frame::Random { .. }
            | Frame::Refill { .. }
            | Frame::Ruin { .. }
            | Frame::TurnUp
            | Frame::NextChallenge
            | Frame::DealBack { .. } => Turn::Chance,
            Frame::Pick(pick) => Turn::Player(pick.who),
            Frame::May { who, .. }
            | Frame::Choose { who, .. }
            | Frame::Pay { who, .. }
            | Frame::OneByOne { who, .. }
            | Frame::PlayFromLineUp { who, .. }
            | Frame::PlayAgain { who, .. }
            | Frame::FoesTops { who, .. }
            | Frame::PlayAside { who, .. }
            | Frame::Defend { who }
            | Frame::Topdeck { who, .. }
            | Frame::Ability { who, .. }
            | Frame::Give { who, .. }
            | Frame::Pass { who }
            | Frame::AskHelp { who }
            | Frame::Disintegrate { who, .. } => Turn::Player(who),
            Frame::Dearest | Frame::Clock | Frame::End(_) | Frame::Help { .. } => Turn::Player(self.active),
            Frame::SetUp(step) => self.set_up_turn(step),
            Frame::Nothing
            | Frame::Run(_)
            | Frame::FoesRandom { .. }
            | Frame::Return(..)
            | Frame::Attack(_)
            | Frame::EachFoe { .. }
            | Frame::Weaken { .. } => unreachable!("settled before"),
        }
    }

    /// Runs until somebody must act.
    pub(crate) fn settle(&mut self, out: &mut impl Sink<Event>) {
        while self.over.is_none() {
            // WAT-50
            if self.mode == Mode::Watchmen && self.turns > 0 && self.main_len() == 0 {
                return self.finish(Ending::Mastermind, out);
            }
            let Some(&frame) = self.stack.last() else {
                if self.attend(out) {
                    continue;
                }
                return;
            };
            match frame {
                Frame::Run(run) => self.run(run, out),
                Frame::Draw { who, left, shown } => {
                    if left == 0 {
                        self.stack.pop();
                        continue;
                    }
                    match self.next_card(who, out) {
                        Next::Known => {
                            let (card, seen) = self.player_mut(who).top.pop().expect("a seen card lies on top");
                            self.drawn(who, card, left, shown, seen, out);
                        }
                        Next::Unknown => return,
                        Next::Nothing => {
                            self.stack.pop();
                        }
                    }
                }
                Frame::Refill { left } => {
                    if left == 0 {
                        self.stack.pop();
                    } else if let Some(card) = self.main_top.take() {
                        self.refilled(card, left, out);
                    } else if self.main.is_empty() {
                        self.stack.pop();
                        // DCB-31, DCB-48
                        if self.mode == Mode::Base {
                            self.finish(Ending::Points, out);
                        }
                    } else {
                        return;
                    }
                }
                Frame::End(step) => {
                    if self.attend(out) {
                        continue;
                    }
                    if self.must_order_triggers() {
                        return;
                    }
                    self.end_step(step, out);
                }
                Frame::Pick(pick) => {
                    if pick.asked {
                        return;
                    }
                    self.stack.pop();
                    let Op::Move(moving) = cards().ops[pick.op as usize] else { unreachable!("cards are moved") };
                    self.pick_on(pick, moving, out);
                }
                Frame::Pay { who, op, used } => {
                    let Op::Pay(power, act, otherwise) = cards().ops[op as usize] else { unreachable!("paid for") };
                    // DCB-48
                    let from_main = !act.is_empty() && cards().ops[act.start as usize] == Op::RevealMain;
                    if self.turn.power() >= power.into() && !(from_main && self.main_len() == 0) {
                        return;
                    }
                    self.stack.pop();
                    if !used {
                        self.run_beneath(who, otherwise);
                    }
                }
                Frame::OneByOne { who, op, left, last } => {
                    let Op::DrawOneByOne { until, .. } = cards().ops[op as usize] else { unreachable!("drawn") };
                    let player = self.player(who);
                    let nothing = player.deck_len() == 0 && player.discard.is_empty();
                    if left == 0 || until.has(last) || nothing {
                        self.stack.pop();
                    } else {
                        return;
                    }
                }
                Frame::PlayFromLineUp { op, .. } => {
                    let Op::PlayFromLineUp(what) = cards().ops[op as usize] else { unreachable!("played") };
                    match only(self.line_up.kinds().and(what)) {
                        Only::None => {
                            self.stack.pop();
                        }
                        Only::One(card) => self.play_from_line_up(card, out),
                        Only::Many => return,
                    }
                }
                Frame::PlayAgain { op, .. } => {
                    let Op::PlayAgain { what, in_play } = cards().ops[op as usize] else { unreachable!("played") };
                    let (played, lying) = self.replayable(what, in_play);
                    match only(played.or(lying)) {
                        Only::None => {
                            self.stack.pop();
                        }
                        Only::One(card) => {
                            self.stack.pop();
                            self.play_card(card, out);
                        }
                        Only::Many => return,
                    }
                }
                Frame::FoesTops { who, next } => {
                    if self.show_tops(who, next, out) {
                        return;
                    }
                }
                Frame::FoesRandom { who, next } => self.show_random(who, next),
                Frame::PlayAside { level, .. } => {
                    if self.play_aside(level, out) {
                        return;
                    }
                }
                Frame::Return(card, home) => {
                    self.stack.pop();
                    self.go_home(card, home, out);
                }
                Frame::Attack(attack) => self.attack_next(attack, out),
                Frame::EachFoe { block, by, card, next } => self.each_foe(block, by, card, next),
                Frame::Weaken { who } => {
                    self.stack.pop();
                    self.gain_weakness(who, out);
                }
                Frame::Give { who, left } => {
                    let hand = &self.player(who).hand;
                    if left == 0 || hand.is_empty() {
                        self.stack.pop();
                    } else if hand.len() <= left {
                        self.give(who, hand.nth(0), left, out);
                    } else {
                        return;
                    }
                }
                Frame::Pass { who } => {
                    let hand = &self.player(who).hand;
                    match hand.len() {
                        0 => {
                            self.stack.pop();
                        }
                        1 => self.pass(who, hand.nth(0), out),
                        _ => return,
                    }
                }
                Frame::Random { who, .. } => {
                    if !self.player(who).hand.is_empty() {
                        return;
                    }
                    self.stack.pop();
                }
                Frame::Ruin { left, until } => {
                    if left == 0 || self.main_len() == 0 {
                        self.stack.pop();
                    } else if let Some(card) = self.main_top.take() {
                        self.ruined(card, left, until, out);
                    } else {
                        return;
                    }
                }
                Frame::DealBack { next } => {
                    if usize::from(next) < self.given.len() {
                        return;
                    }
                    self.stack.pop();
                    self.given.clear();
                }
                Frame::Dearest => match only(self.dearest()) {
                    Only::None => {
                        self.stack.pop();
                    }
                    Only::One(card) => self.destroy_dearest(card, out),
                    Only::Many => return,
                },
                Frame::Clock => match only(self.clock_kinds()) {
                    Only::None => {
                        self.stack.pop();
                    }
                    Only::One(card) => self.under_the_clock(card, out),
                    Only::Many => return,
                },
                Frame::Help { next } => {
                    if self.attend(out) {
                        continue;
                    }
                    if self.must_order_triggers() {
                        return;
                    }
                    self.ask_next_helper(next);
                }
                Frame::SetUp(step) => {
                    if self.set_up_waits(step, out) {
                        return;
                    }
                }
                Frame::Topdeck { who, card } => {
                    if self.may_topdeck(who, card) {
                        return;
                    }
                    self.stack.pop();
                }
                Frame::Top { .. }
                | Frame::MainTop
                | Frame::TurnUp
                | Frame::NextChallenge
                | Frame::May { .. }
                | Frame::Choose { .. }
                | Frame::Defend { .. }
                | Frame::Ability { .. }
                | Frame::AskHelp { .. }
                | Frame::Disintegrate { .. } => return,
                Frame::Nothing => unreachable!("nothing lies on the stack"),
            }
        }
    }

    /// Between cards: what has been triggered. True if there was something.
    fn attend(&mut self, out: &mut impl Sink<Event>) -> bool {
        // WAT-74
        if self.watchmen.scares > 0 {
            self.watchmen.scares -= 1;
            let attack = Attack { block: cards().scare, by: self.active, card: Card::HIDDEN, next: 0, on_all: true };
            out.push(|| Event::Scare);
            self.stack.push(Frame::Attack(attack));
            return true;
        }
        if self.turn.pending.is_empty() {
            return false;
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
    pub(crate) fn must_order_triggers(&self) -> bool {
        let pending = self.turn.pending.items();
        let idle = matches!(self.stack.last(), None | Some(Frame::End(_) | Frame::Help { .. }));
        idle && pending.len() > 1 && pending.iter().any(|other| !same_effect(other.block, pending[0].block))
    }

    /// Resolves the waiting trigger at this place.
    pub(crate) fn resolve_trigger(&mut self, at: usize) {
        let pending = self.turn.pending.remove(at);
        let who = self.active;
        let card = match pending.cause {
            crate::action::Cause::Hero => Card::HIDDEN,
            crate::action::Cause::Card(card) => card,
        };
        self.stack.push(match pending.ask {
            true => Frame::Ability { who, block: pending.block, card },
            false => Frame::Run(own_run(pending.block, who, card)),
        });
    }

    /// Goes on with a part of the effects below, in their context.
    pub(crate) fn run_beneath(&mut self, who: Seat, block: Block) {
        if block.is_empty() {
            return;
        }
        let below = match self.stack.last() {
            Some(Frame::Run(run)) => *run,
            _ => own_run(block, who, Card::HIDDEN),
        };
        self.stack.push(Frame::Run(Run { block, ..below }));
    }

    /// A card comes into a hand. The frame of the draw is on top.
    pub(crate) fn drawn(
        &mut self,
        who: Seat,
        card: Card,
        left: u8,
        shown: bool,
        seen: bool,
        out: &mut impl Sink<Event>,
    ) {
        let player = self.player_mut(who);
        player.hand.put(card);
        if shown || seen {
            player.known.put(card);
        }
        out.push(|| Event::Drew { seat: who, card, open: shown || seen });
        if left > 1 {
            *self.stack.last_mut().expect("a draw is on top") = Frame::Draw { who, left: left - 1, shown };
        } else {
            self.stack.pop();
        }
        if let (true, Some(Frame::OneByOne { last, .. })) = (shown, self.stack.last_mut()) {
            *last = card;
        }
    }

    /// A card comes into the Line-Up. The frame of the refill is on top.
    pub(crate) fn refilled(&mut self, card: Card, left: u8, out: &mut impl Sink<Event>) {
        self.line_up.put(card);
        out.push(|| Event::LineUp { card });
        if left > 1 {
            *self.stack.last_mut().expect("a refill is on top") = Frame::Refill { left: left - 1 };
        } else {
            self.stack.pop();
        }
    }

    /// Emerald Knight: the card goes back at the end of the turn.
    pub(crate) fn play_from_line_up(&mut self, card: Card, out: &mut impl Sink<Event>) {
        self.stack.pop();
        if self.turn.borrowed.is_full() {
            return;
        }
        self.line_up.take(card);
        self.turn.borrowed.push((card, Home::LineUp));
        self.play_card(card, out);
    }

    /// X-Ray Vision: shows the tops of all foes' decks, then plays one. True if the player must choose.
    fn show_tops(&mut self, who: Seat, mut next: u8, out: &mut impl Sink<Event>) -> bool {
        while next < self.seats {
            let foe = self.seat_after(who, next);
            if !self.player(foe).out {
                match self.next_card(foe, out) {
                    Next::Known => {
                        let top = self.player_mut(foe).top.last_mut().expect("a seen card lies on top");
                        top.1 = true;
                        let card = top.0;
                        out.push(|| Event::Revealed { seat: foe, card });
                    }
                    Next::Unknown => {
                        *self.stack.last_mut().expect("on top") = Frame::FoesTops { who, next };
                        self.stack.push(Frame::Top { who: foe, shown: true });
                        return false;
                    }
                    Next::Nothing => {}
                }
            }
            next += 1;
        }
        *self.stack.last_mut().expect("on top") = Frame::FoesTops { who, next };
        let mut options = self.playable_tops(who);
        match (options.next(), options.next()) {
            (None, _) => {
                drop(options);
                self.stack.pop();
                false
            }
            (Some(foe), None) => {
                drop(options);
                self.play_top(foe, out);
                false
            }
            _ => true,
        }
    }

    /// Foes whose top card X-Ray Vision can play.
    pub(crate) fn playable_tops(&self, who: Seat) -> impl Iterator<Item = Seat> {
        self.foes(who)
            .filter(|&foe| self.player(foe).top.last().is_some_and(|top| top.1 && !cards().types.location.has(top.0)))
    }

    /// Plays the top card of a foe's deck, which then goes back there.
    pub(crate) fn play_top(&mut self, foe: Seat, out: &mut impl Sink<Event>) {
        self.stack.pop();
        if self.aside.is_full() {
            return;
        }
        let (card, _) = self.player_mut(foe).top.pop().expect("the card was shown");
        self.lay_aside(Aside { card, home: Home::DeckTop(foe), level: 0 }, out);
        self.play_from_aside(self.aside.len() - 1, out);
    }

    /// Brainiac: a random card of every foe is shown.
    fn show_random(&mut self, who: Seat, mut next: u8) {
        let level = self.stack.len() as u8;
        while next < self.seats {
            let foe = self.seat_after(who, next);
            next += 1;
            if !self.player(foe).out && !self.player(foe).hand.is_empty() && !self.aside.is_full() {
                *self.stack.last_mut().expect("on top") = Frame::FoesRandom { who, next };
                self.stack.push(Frame::Random { who: foe, to: Random::Aside(level) });
                return;
            }
        }
        *self.stack.last_mut().expect("on top") = Frame::PlayAside { who, level };
    }

    /// Plays what was laid aside at this level. True if the player must choose which first.
    fn play_aside(&mut self, level: u8, out: &mut impl Sink<Event>) -> bool {
        // A Location is not played and goes back into the hand.
        let location = |aside: &Aside| aside.level == level && cards().types.location.has(aside.card);
        while let Some(at) = self.aside.items().iter().position(location) {
            let aside = self.aside.remove(at);
            let (Home::Discard(owner) | Home::DeckTop(owner)) = aside.home else { unreachable!("it has an owner") };
            self.put(owner, aside.card, To::Hand, true, out);
        }
        let mut waiting = self.aside.items().iter().enumerate().filter(|(_, aside)| aside.level == level);
        match (waiting.next(), waiting.next()) {
            (None, _) => {
                self.stack.pop();
                false
            }
            (Some((at, _)), None) => {
                self.play_from_aside(at, out);
                false
            }
            _ => true,
        }
    }

    /// A card that lay aside goes where it belongs, if it is still there.
    fn go_home(&mut self, card: Card, home: Home, out: &mut impl Sink<Event>) {
        let played = |aside: &Aside| aside.card == card && aside.home == home && aside.level == 0;
        let Some(at) = self.aside.items().iter().rposition(played) else { return };
        self.aside.remove(at);
        match home {
            Home::Discard(seat) => self.put(seat, card, To::Discard, true, out),
            Home::DeckTop(seat) => self.put(seat, card, To::DeckTop, true, out),
            Home::LineUp => self.line_up.put(card),
        }
    }

    /// DCB-20: the next player is hit, and may defend; at the end, what all of it brought about.
    fn attack_next(&mut self, mut attack: Attack, out: &mut impl Sink<Event>) {
        let level = self.stack.len() as u8;
        while attack.next < self.seats {
            let victim = self.seat_after(attack.by, attack.next);
            attack.next += 1;
            if self.player(victim).out {
                continue;
            }
            // WAT-11, WAT-42
            if !attack.on_all && self.is_loyal(attack.by) && self.is_loyal(victim) {
                continue;
            }
            *self.stack.last_mut().expect("on top") = Frame::Attack(attack);
            let helpless = !attack.on_all
                && self.is_mastermind(attack.by)
                && self.plot().is_some_and(|plot| plot.also == Some(Burden::NoDefense));
            if helpless || self.player(victim).hand.is_empty() {
                self.hit(victim, attack, out);
            } else {
                self.stack.push(Frame::Defend { who: victim });
            }
            return;
        }
        self.stack.pop();
        self.finish_around(level, attack.by, out);
    }

    /// The Attack does its work on a player.
    pub(crate) fn hit(&mut self, victim: Seat, attack: Attack, out: &mut impl Sink<Event>) {
        out.push(|| Event::Hit { seat: victim });
        let run = Run { who: victim, by: attack.by, ..own_run(attack.block, victim, attack.card) };
        self.stack.push(Frame::Run(run));
    }

    fn each_foe(&mut self, block: Block, by: Seat, card: Card, mut next: u8) {
        let level = self.stack.len() as u8;
        while next < self.seats {
            let foe = self.seat_after(by, next);
            next += 1;
            if !self.player(foe).out {
                *self.stack.last_mut().expect("on top") = Frame::EachFoe { block, by, card, next };
                self.stack.push(Frame::Run(Run { who: foe, by, ..own_run(block, foe, card) }));
                return;
            }
        }
        self.stack.pop();
        self.finish_around(level, by, &mut ());
    }

    /// What went around the table has come to its end.
    fn finish_around(&mut self, level: u8, by: Seat, out: &mut impl Sink<Event>) {
        if self.aside.items().iter().any(|aside| aside.level == level) {
            self.stack.push(Frame::PlayAside { who: by, level });
        }
        if self.given.is_empty() {
            self.passing = 0;
        } else {
            self.deal_or_pass(out);
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

/// Do two lists of effects do the same?
fn same_effect(one: Block, other: Block) -> bool {
    let ops = |block: Block| &cards().ops[block.start as usize..block.end as usize];
    one == other || ops(one) == ops(other)
}

/// Effects that a player resolves for themselves.
pub(crate) fn own_run(block: Block, who: Seat, card: Card) -> Run {
    Run { block, who, by: who, card, it: It::Nothing, moved: 0, powerless: false }
}

/// How many kinds there are to choose from.
enum Only {
    None,
    One(Card),
    Many,
}

fn only(kinds: Kinds) -> Only {
    let mut cards = kinds.into_iter();
    match (cards.next(), cards.next()) {
        (None, _) => Only::None,
        (Some(card), None) => Only::One(card),
        _ => Only::Many,
    }
}
