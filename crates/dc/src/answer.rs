//! What an action does.

use crate::action::{Action, Place};
use crate::card::Card;
use crate::event::Event;
use crate::frame::{Frame, Home, Pick, Random, Run, Step};
use crate::op::{Count, Op};
use crate::run::own_run;
use crate::set::cards;
use crate::state::{Aside, Dc};
use crate::vocabulary::To;
use crate::zones::{Own, Spot};
use game::{Seat, Sink};

impl Dc {
    /// Applies a legal action; afterwards everything that follows by itself must be settled.
    pub(crate) fn answer(&mut self, action: Action, out: &mut impl Sink<Event>) {
        let Some(&frame) = self.stack.last() else { return self.act(action, out) };
        match (frame, action) {
            (Frame::End(_) | Frame::Help { .. }, _) => self.act(action, out),
            (Frame::Draw { who, left, shown }, Action::Draw(card)) => {
                self.player_mut(who).take(Own::Deck, card);
                self.drawn(who, card, left, shown, false, out);
            }
            (Frame::Refill { left }, Action::Draw(card)) => {
                self.table.take(Spot::Main, card);
                self.refilled(card, left, out);
            }
            (Frame::Top { who, shown }, Action::Draw(card)) => {
                self.stack.pop();
                let player = self.player_mut(who);
                player.take(Own::Deck, card);
                player.top.push((card, shown));
                if !shown {
                    out.push(|| Event::LookedAt { seat: who, card });
                }
            }
            (Frame::MainTop, Action::Draw(card)) => {
                self.stack.pop();
                self.table.take(Spot::Main, card);
                self.main_top = Some(card);
                out.push(|| Event::RevealedMain { card });
            }
            (Frame::Ruin { left, until }, Action::Draw(card)) => {
                self.table.take(Spot::Main, card);
                self.ruined(card, left, until, out);
            }
            (Frame::TurnUp, Action::Draw(card)) => self.turned_up(card, out),
            (Frame::Random { who, to }, Action::Draw(card)) => self.random_card(who, to, card, out),
            (Frame::DealBack { next }, Action::Draw(card)) => self.dealt_back(card, next, out),
            (Frame::NextChallenge, Action::Challenge(challenge)) => self.challenged(challenge, out),
            (Frame::SetUp(step), _) => self.set_up(step, action, out),
            (Frame::Pick(pick), Action::Pick(place, card)) => self.pick(pick, place, card, out),
            (Frame::Pick(pick), Action::No) => {
                *self.stack.last_mut().expect("on top") = Frame::Pick(Pick { left: 0, asked: false, ..pick });
            }
            (Frame::May { who, op }, _) => self.answer_may(who, op, action, out),
            (Frame::Choose { who, op }, Action::Way(n)) => {
                self.stack.pop();
                let Op::Choose(ways) = cards().ops[op as usize] else { unreachable!("a choice") };
                let Op::Option(block) = cards().ops[usize::from(ways.start) + usize::from(n)] else {
                    unreachable!("a choice consists of ways")
                };
                self.run_beneath(who, block);
            }
            (Frame::Pay { who, op, used }, _) => {
                let Op::Pay(power, act, otherwise) = cards().ops[op as usize] else { unreachable!("paid for") };
                if action == Action::Yes {
                    self.turn.spent += u16::from(power);
                    *self.stack.last_mut().expect("on top") = Frame::Pay { who, op, used: true };
                    out.push(|| Event::Paid { seat: who, power });
                    self.run_above(who, act);
                } else {
                    self.stack.pop();
                    if !used {
                        self.run_beneath(who, otherwise);
                    }
                }
            }
            (Frame::OneByOne { who, op, left, last }, _) => {
                if action == Action::Yes {
                    *self.stack.last_mut().expect("on top") = Frame::OneByOne { who, op, left: left - 1, last };
                    self.stack.push(Frame::Draw { who, left: 1, shown: true });
                } else {
                    self.stack.pop();
                }
            }
            (Frame::PlayFromLineUp { .. }, Action::Pick(_, card)) => self.play_from_line_up(card, out),
            (Frame::PlayAgain { .. }, Action::Pick(_, card)) => {
                self.stack.pop();
                self.play_card(card, out);
            }
            (Frame::FoesTops { .. }, Action::Seat(foe)) => self.play_top(foe, out),
            (Frame::PlayAside { level, .. }, Action::Seat(seat)) => {
                let chosen = |aside: &Aside| aside.level == level && aside.owner() == Some(seat);
                let at = self.aside.items().iter().position(chosen).expect("a card that lies aside");
                self.play_from_aside(at, out);
            }
            (Frame::Defend { who }, _) => self.answer_attack(who, action, out),
            (Frame::Topdeck { who, card }, _) => {
                self.stack.pop();
                if action == Action::Yes && self.player_mut(who).take_if_there(Own::Discard, card) {
                    if !self.topdecks_freely(who, card) {
                        self.turn.topdecks -= 1;
                    }
                    self.put(who, card, To::DeckTop, true, out);
                }
            }
            (Frame::Ability { who, block, card }, _) => {
                self.stack.pop();
                if action == Action::Yes {
                    self.stack.push(Frame::Run(own_run(block, who, card)));
                }
            }
            (Frame::Give { who, left }, Action::Pick(_, card)) => self.give(who, card, left, out),
            (Frame::Pass { who }, Action::Pick(_, card)) => self.pass(who, card, out),
            (Frame::AskHelp { who }, _) => self.answer_help(who, action == Action::Yes, out),
            (Frame::Disintegrate { who, op }, _) => self.answer_disintegrate(who, op, action, out),
            (Frame::Dearest, Action::Pick(_, card)) => self.destroy_dearest(card, out),
            (Frame::Clock, Action::Pick(_, card)) => self.under_the_clock(card, out),
            _ => unreachable!("only legal actions are applied"),
        }
    }

    /// Something that the active player does by themselves.
    fn act(&mut self, action: Action, out: &mut impl Sink<Event>) {
        let seat = self.active;
        match action {
            Action::Play(card) => {
                self.leave_hand(seat, card, true);
                let locations = &mut self.players[seat.index()].locations;
                let stays = cards().types.location.has(card) && !locations.is_full();
                if !stays {
                    self.table.put(Spot::InPlay, card);
                }
                self.play_card(card, out);
                // DCB-17: it works from now on, not for its own play.
                if stays {
                    self.players[seat.index()].locations.push(card);
                    self.turn.new_locations += 1;
                }
            }
            Action::Buy(card) => self.buy(Place::LineUp, card, out),
            Action::Kick => self.buy(Place::Kicks, cards().kick, out),
            Action::Defeat(card) => self.defeat(card, out),
            Action::Contribute(card) => {
                self.leave_hand(seat, card, true);
                self.contribute(card, out);
            }
            Action::Lay(card) => {
                let locations = &mut self.player_mut(seat).locations;
                let at = locations.items().iter().position(|&other| other == card).expect("a Location in play");
                locations.remove(at);
                self.contribute(card, out);
            }
            Action::Beat(target) => {
                let price = self.beatable(seat, target).expect("it can be beaten");
                self.turn.spent += price;
                self.beaten(target, out);
            }
            Action::Use => {
                let block = self.at_will(seat).expect("an ability to use");
                self.turn.used_hero = true;
                self.stack.push(Frame::Run(own_run(block, seat, Card::HIDDEN)));
            }
            Action::Help => {
                self.turn.helped = true;
                out.push(|| Event::AsksHelp { seat });
                self.stack.push(Frame::Help { next: 1 });
            }
            Action::Reveal => self.reveal(out),
            Action::End => self.stack.push(Frame::End(Step::Texts)),
            Action::Trigger(cause) => {
                let chosen = |pending: &crate::state::Pending| pending.cause == cause;
                let at = self.turn.pending.items().iter().position(chosen).expect("a trigger that waits");
                self.resolve_trigger(at);
            }
            _ => unreachable!("only legal actions are applied"),
        }
    }

    /// DCB-12, DCB-13
    fn buy(&mut self, place: Place, card: Card, out: &mut impl Sink<Event>) {
        let seat = self.active;
        let price = self.price(seat, card);
        self.turn.spent += price;
        out.push(|| Event::Bought { seat, card, price });
        match place {
            Place::Kicks => self.kicks -= 1,
            _ => self.table.take(Spot::LineUp, card),
        }
        self.acquire(seat, card, To::Discard, place == Place::LineUp, out);
    }

    /// DCB-12, DCB-15: the Super-Villain is bought, and what it did is over.
    fn defeat(&mut self, card: Card, out: &mut impl Sink<Event>) {
        let seat = self.active;
        let price = self.villain_price(card);
        self.turn.spent += price;
        self.turn.defeated = true;
        self.villain = None;
        out.push(|| Event::Defeated { seat, card, price });
        self.acquire(seat, card, To::Discard, false, out);
        for seat in Seat::all(self.seats) {
            if std::mem::take(&mut self.player_mut(seat).face_down) {
                out.push(|| Event::HeroTurned { seat, face_down: false });
            }
            let under = self.player_mut(seat).piles.take_all(Own::Under);
            under.lying().cards().iter().for_each(|&card| self.put(seat, card, To::DeckTop, false, out));
        }
        self.check_victory(out);
    }

    /// Runs effects on top of a frame that stays, in the context of the effects below it.
    fn run_above(&mut self, who: Seat, block: crate::op::Block) {
        let below = self.stack.items().iter().rev().find_map(|frame| match frame {
            Frame::Run(run) => Some(*run),
            _ => None,
        });
        let context = below.unwrap_or(own_run(block, who, Card::HIDDEN));
        self.stack.push(Frame::Run(Run { block, ..context }));
    }

    /// A card was chosen; the frame on top asks for the next one.
    fn pick(&mut self, pick: Pick, place: Place, card: Card, out: &mut impl Sink<Event>) {
        let Op::Move(moving) = cards().ops[pick.op as usize] else { unreachable!("cards are moved") };
        let next = Pick { left: pick.left - 1, moved: pick.moved.saturating_add(1), asked: false, ..pick };
        *self.stack.last_mut().expect("on top") = Frame::Pick(next);
        self.move_from(pick.who, place, card, moving.to, out);
    }

    fn answer_may(&mut self, who: Seat, op: u16, action: Action, out: &mut impl Sink<Event>) {
        self.stack.pop();
        let Op::May(act, then, otherwise) = cards().ops[op as usize] else { unreachable!("optional") };
        if action == Action::No {
            return self.run_beneath(who, otherwise);
        }
        self.run_beneath(who, then);
        let Action::Pick(place, card) = action else { return self.run_beneath(who, act) };
        let Op::Move(moving) = cards().ops[act.start as usize] else { unreachable!("a card was chosen") };
        let rest = crate::op::Block { start: act.start + 1, end: act.end };
        self.run_beneath(who, rest);
        let (left, optional) = match moving.count {
            Count::Exactly(n) => (n - 1, false),
            Count::UpTo(n) => (n - 1, true),
            Count::All => (u8::MAX, false),
            Count::For(tally) => (self.tally(tally, who).saturating_sub(1), false),
        };
        if left > 0 {
            let op = act.start;
            self.stack.push(Frame::Pick(Pick { who, op, left, moved: 1, optional, asked: false }));
        }
        self.move_from(who, place, card, moving.to, out);
    }

    fn answer_attack(&mut self, who: Seat, action: Action, out: &mut impl Sink<Event>) {
        self.stack.pop();
        let Some(&Frame::Attack(attack)) = self.stack.last() else { unreachable!("an Attack is defended") };
        let Action::Defend(card) = action else { return self.hit(who, attack, out) };
        let defense = Self::defense(card).expect("a Defense");
        out.push(|| Event::Defended { seat: who, card });
        let to = if defense.stays { To::Shown } else { To::Discard };
        self.move_from(who, Place::Hand, card, to, out);
        self.stack.push(Frame::Run(own_run(defense.then, who, card)));
    }

    fn answer_disintegrate(&mut self, who: Seat, op: u16, action: Action, out: &mut impl Sink<Event>) {
        self.stack.pop();
        let (then, otherwise) = match cards().ops[op as usize] {
            Op::May(_, then, otherwise) => (then, otherwise),
            _ => Default::default(),
        };
        if action == Action::No {
            return self.run_beneath(who, otherwise);
        }
        self.disintegrate(action, out);
        self.run_beneath(who, then);
    }

    /// A random card of a hand.
    fn random_card(&mut self, who: Seat, to: Random, card: Card, out: &mut impl Sink<Event>) {
        self.stack.pop();
        match to {
            Random::To(to) => self.move_from(who, Place::Hand, card, to, out),
            Random::Aside(level) => {
                self.leave_hand(who, card, true);
                self.lay_aside(Aside { card, home: Home::Discard(who), level }, out);
            }
            // WAT-40
            Random::Help => {
                self.leave_hand(who, card, true);
                self.turn.borrowed.push((card, Home::Discard(who)));
                self.play_card(card, out);
            }
        }
    }
}

impl Aside {
    /// Whose card it is.
    pub(crate) fn owner(&self) -> Option<Seat> {
        match self.home {
            Home::Discard(seat) | Home::DeckTop(seat) => Some(seat),
            Home::LineUp => None,
        }
    }
}
