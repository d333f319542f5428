//! Running until a player or a draw is needed.

use crate::card::{Card, Kinds};
use crate::config::Mode;
use crate::event::Event;
use crate::frame::Frame;
use crate::op::Op;
use crate::run::Next;
use crate::set::cards;
use crate::state::{Dc, Ending};
use game::{Sink, Turn};

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
                    } else if self.main().is_empty() {
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
                    let nothing = player.deck_len() == 0 && player.discard().is_empty();
                    if left == 0 || until.has(last) || nothing {
                        self.stack.pop();
                    } else {
                        return;
                    }
                }
                Frame::PlayFromLineUp { op, .. } => {
                    let Op::PlayFromLineUp(what) = cards().ops[op as usize] else { unreachable!("played") };
                    match only(self.line_up().kinds().and(what)) {
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
                    let hand = self.player(who).hand();
                    if left == 0 || hand.is_empty() {
                        self.stack.pop();
                    } else if hand.len() <= left {
                        self.give(who, hand.nth(0), left, out);
                    } else {
                        return;
                    }
                }
                Frame::Pass { who } => {
                    let hand = self.player(who).hand();
                    match hand.len() {
                        0 => {
                            self.stack.pop();
                        }
                        1 => self.pass(who, hand.nth(0), out),
                        _ => return,
                    }
                }
                Frame::Random { who, .. } => {
                    if !self.player(who).hand().is_empty() {
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
