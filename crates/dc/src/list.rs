//! Legal actions.

use crate::action::{Action, Loyalty, Place, Target};
use crate::card::Card;
use crate::config::Mode;
use crate::frame::{Frame, SetUp};
use crate::op::Op;
use crate::pile::{Cards, List};
use crate::set::{Moment, cards};
use crate::state::Dc;
use game::{Dice, Seat};

/// Where the card of a draw comes from.
enum Source<'a> {
    Pile(Cards<'a>),
    Given(&'a [(Card, u8, u8)]),
    /// Outcomes that are not cards, all with odds of their own.
    Other,
}

impl Dc {
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        out.clear();
        if self.over.is_some() {
            return;
        }
        let Some(&frame) = self.stack.last() else { return self.list_idle(out) };
        match frame {
            Frame::End(_) | Frame::Help { .. } => self.list_idle(out),
            Frame::Pick(pick) => {
                let Op::Move(moving) = cards().ops[pick.op as usize] else { unreachable!("cards are moved") };
                self.candidates(pick.who, moving, |place, card| out.push(Action::Pick(place, card)));
                if pick.optional || out.is_empty() {
                    out.push(Action::No);
                }
            }
            Frame::May { who, op } => {
                let Op::May(act, ..) = cards().ops[op as usize] else { unreachable!("optional") };
                match cards().ops[act.start as usize] {
                    Op::Move(moving) => {
                        if self.is_possible(who, moving) {
                            self.candidates(who, moving, |place, card| out.push(Action::Pick(place, card)));
                        }
                    }
                    _ => out.push(Action::Yes),
                }
                out.push(Action::No);
            }
            Frame::Choose { who, op } => {
                let Op::Choose(ways) = cards().ops[op as usize] else { unreachable!("a choice") };
                let possible = self.ways(who, ways);
                out.extend((0..8).filter(|n| possible >> n & 1 == 1).map(Action::Way));
            }
            Frame::Pay { .. }
            | Frame::OneByOne { .. }
            | Frame::Topdeck { .. }
            | Frame::Ability { .. }
            | Frame::AskHelp { .. } => out.extend([Action::Yes, Action::No]),
            Frame::PlayFromLineUp { op, .. } => {
                let Op::PlayFromLineUp(what) = cards().ops[op as usize] else { unreachable!("played") };
                let kinds = self.line_up().kinds().and(what).into_iter();
                out.extend(kinds.map(|card| Action::Pick(Place::LineUp, card)));
            }
            Frame::PlayAgain { op, .. } => {
                let Op::PlayAgain { what, in_play } = cards().ops[op as usize] else { unreachable!("played") };
                let (played, lying) = self.replayable(what, in_play);
                out.extend(played.into_iter().map(|card| Action::Pick(Place::Played, card)));
                out.extend(lying.into_iter().map(|card| Action::Pick(Place::InPlay, card)));
            }
            Frame::FoesTops { who, .. } => {
                out.extend(self.playable_tops(who).map(Action::Seat));
                out.sort_unstable();
            }
            Frame::PlayAside { level, .. } => {
                let waiting = self.aside.items().iter().filter(|aside| aside.level == level);
                out.extend(waiting.filter_map(|aside| aside.owner()).map(Action::Seat));
                out.sort_unstable();
                out.dedup();
            }
            Frame::Defend { who } => {
                let kinds = self.player(who).hand().kinds().and(cards().with_defense).into_iter();
                out.extend(kinds.map(Action::Defend));
                out.push(Action::No);
            }
            Frame::Give { who, .. } | Frame::Pass { who } => {
                out.extend(self.player(who).hand().kinds().into_iter().map(|card| Action::Pick(Place::Hand, card)));
            }
            Frame::Disintegrate { who, .. } => {
                out.extend(self.disintegrable(who));
                out.push(Action::No);
            }
            Frame::Dearest => out.extend(self.dearest().into_iter().map(|card| Action::Pick(Place::LineUp, card))),
            Frame::Clock => out.extend(self.clock_kinds().into_iter().map(|card| Action::Pick(Place::LineUp, card))),
            Frame::SetUp(_) | Frame::NextChallenge => self.set_up_choices(|action| out.push(action)),
            _ => match self.source() {
                Source::Pile(pile) => out.extend(pile.kinds().into_iter().map(Action::Draw)),
                Source::Given(given) => {
                    out.extend(given.iter().map(|entry| Action::Draw(entry.0)));
                    out.sort_unstable();
                    out.dedup();
                }
                Source::Other => unreachable!("settled before"),
            },
        }
    }

    /// Between cards: triggers to be ordered, or whatever the active player likes.
    fn list_idle(&self, out: &mut Vec<Action>) {
        if self.must_order_triggers() {
            out.extend(self.turn.pending.items().iter().map(|pending| Action::Trigger(pending.cause)));
            out.sort_unstable();
            return out.dedup();
        }
        let who = self.active;
        let player = self.player(who);
        let set = cards();
        let power = self.turn.power();
        let hand = player.hand().kinds();
        // DCB-10
        out.extend(hand.into_iter().map(Action::Play));
        // DCB-12
        let for_sale = self.line_up().kinds().into_iter();
        out.extend(for_sale.filter(|&card| self.price(who, card) <= power).map(Action::Buy));
        if self.kicks > 0 && self.price(who, set.kick) <= power {
            out.push(Action::Kick);
        }
        if let Some(villain) = self.villain
            && !self.turn.defeated
            && self.villain_price(villain) <= power
        {
            out.push(Action::Defeat(villain));
        }
        if self.mode == Mode::Watchmen {
            self.list_watchmen(who, power, out);
        }
        out.push(Action::End);
    }

    fn list_watchmen(&self, who: Seat, power: u16, out: &mut Vec<Action>) {
        let player = self.player(who);
        let wanted = self.wanted();
        out.extend(player.hand().kinds().and(wanted).into_iter().map(Action::Contribute));
        out.extend(self.layable(who).into_iter().map(Action::Lay));
        for target in [Target::Challenge, Target::Plot] {
            let affordable = self.power_to_beat(target).is_some_and(|price| price <= power);
            if affordable && self.beatable(who, target).is_some() {
                out.push(Action::Beat(target));
            }
        }
        if self.may_use_hero(who) {
            out.push(Action::Use);
        }
        if self.may_ask_help(who) {
            out.push(Action::Help);
        }
        if self.may_reveal(who) {
            out.push(Action::Reveal);
        }
    }

    /// Has this player a Super Hero whose ability works at will, and has not used it? What it asks for must be possible, as far as all know.
    pub(crate) fn may_use_hero(&self, who: Seat) -> bool {
        self.at_will(who).is_some_and(|block| match cards().ops[block.start as usize] {
            _ if block.is_empty() => false,
            Op::Move(moving) => self.may_be_possible(who, moving),
            _ => true,
        })
    }

    /// The ability that works at will, if it has not been used this turn.
    pub(crate) fn at_will(&self, who: Seat) -> Option<crate::op::Block> {
        let player = self.player(who);
        if self.turn.used_hero || player.face_down {
            return None;
        }
        let hero = cards().heroes.get(player.hero as usize)?;
        hero.abilities.iter().find(|ability| ability.when == Moment::AtWill).map(|ability| ability.then)
    }

    /// What may be drawn or chosen in the set-up, in order; and which Challenges may be turned up.
    pub(crate) fn set_up_choices(&self, mut each: impl FnMut(Action)) {
        match self.stack.last() {
            Some(Frame::SetUp(step)) => match *step {
                SetUp::Hero(_) | SetUp::ChooseHero(_) => self.free_heroes(u8::MAX).map(Action::Hero).for_each(each),
                SetUp::TwoHeroes(_, first) => self.free_heroes(first).map(Action::Hero).for_each(each),
                SetUp::KeepHero(_, one, other) => [one, other].map(Action::Hero).into_iter().for_each(each),
                SetUp::Role(_) => {
                    let roles = [Loyalty::Loyal, Loyalty::Mastermind].into_iter();
                    roles.filter(|&role| self.loyalty_left(role) > 0).map(Action::Role).for_each(each);
                }
                SetUp::Plot(_) => self.free_plots().map(Action::Plot).for_each(each),
                SetUp::Machinations => {
                    (0..cards().machinations.len() as u8).map(Action::Machinations).for_each(each);
                }
                SetUp::First => Seat::all(self.seats).map(Action::First).for_each(each),
                SetUp::Hands(_) => unreachable!("settled before"),
            },
            _ => self.next_challenges().map(Action::Challenge).for_each(&mut each),
        }
    }

    /// The cards among which a draw decides.
    fn source(&self) -> Source<'_> {
        match self.stack.last() {
            Some(&(Frame::Draw { who, .. } | Frame::Top { who, .. })) => Source::Pile(self.player(who).deck()),
            Some(&Frame::Random { who, .. }) => Source::Pile(self.player(who).hand()),
            Some(Frame::MainTop | Frame::Refill { .. } | Frame::Ruin { .. }) => Source::Pile(self.main()),
            Some(Frame::TurnUp) => Source::Pile(self.villains()),
            Some(&Frame::DealBack { next }) => Source::Given(&self.given.items()[next.into()..]),
            _ => Source::Other,
        }
    }

    pub(crate) fn weight(&self, outcome: Action) -> u32 {
        match (outcome, self.source()) {
            (Action::Draw(card), Source::Pile(pile)) => pile.count(card).into(),
            (Action::Draw(card), Source::Given(given)) => given.iter().filter(|entry| entry.0 == card).count() as u32,
            (Action::Role(role), _) => self.loyalty_left(role),
            _ => 1,
        }
    }

    /// Draws what is due: a sorted pile has its n-th card at once, and few draws are not of cards.
    pub(crate) fn draw(&self, dice: &mut impl Dice) -> Action {
        match self.source() {
            Source::Pile(pile) => Action::Draw(pile.nth(dice.below(pile.len().into()))),
            Source::Given(given) => {
                let mut sorted: List<Card, 12> = List::default();
                given.iter().for_each(|entry| sorted.push(entry.0));
                sorted.items_mut().sort_unstable();
                Action::Draw(sorted.items()[dice.below(given.len() as u32) as usize])
            }
            Source::Other => {
                let mut total = 0;
                self.set_up_choices(|outcome| total += self.weight(outcome));
                let mut left = Some(dice.below(total));
                let mut drawn = None;
                self.set_up_choices(|outcome| {
                    left = left.and_then(|left| left.checked_sub(self.weight(outcome)));
                    if left.is_none() && drawn.is_none() {
                        drawn = Some(outcome);
                    }
                });
                drawn.expect("dice roll below the total odds")
            }
        }
    }
}
