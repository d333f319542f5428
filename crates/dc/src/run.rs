//! Resolving effects one by one.

use crate::card::Card;
use crate::event::Event;
use crate::frame::{Attack, Frame, It, Lies, Random, Run};
use crate::op::{Block, Count, Move, Op, Tally, When};
use crate::set::cards;
use crate::state::{DEEPEST, Dc};
use crate::vocabulary::{Special, To};
use crate::zones::Own;
use game::{Seat, Sink};

/// Cards that are drawn at the end of a turn beyond the hand, at most.
const MOST_EXTRA_CARDS: u8 = 100;

/// What is known of the next card of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// It has been seen.
    Known,
    /// It is drawn now.
    Unknown,
    /// There is none.
    Nothing,
}

impl Dc {
    /// Resolves effects of the top frame until one needs something else first.
    pub(crate) fn run(&mut self, mut run: Run, out: &mut impl Sink<Event>) {
        if self.stack.len() > DEEPEST {
            run.block = Block::EMPTY;
        }
        while !run.block.is_empty() {
            let at = run.block.start;
            run.block.start += 1;
            match cards().ops[at as usize] {
                Op::Power(n) => self.power(n, run.powerless, out),
                Op::PowerFor(n, tally) => {
                    let times = self.tally(tally, run.who);
                    self.power(n.saturating_mul(times), run.powerless, out);
                }
                // DCB-41
                Op::DoublePower => self.turn.doublings = self.turn.doublings.saturating_add(1),
                // DCB-42
                Op::SuperVillainCostsLess(n) => {
                    self.turn.villain_discount = self.turn.villain_discount.saturating_add(n)
                }
                Op::TopdeckOneGain => self.turn.topdecks = self.turn.topdecks.saturating_add(1),
                Op::HandSize(n) => {
                    self.turn.extra_cards = self.turn.extra_cards.saturating_add(n).min(MOST_EXTRA_CARDS)
                }
                Op::HeroFaceDown => {
                    let seat = run.who;
                    self.player_mut(seat).face_down = true;
                    out.push(|| Event::HeroTurned { seat, face_down: true });
                }
                Op::RevealHand => self.reveal_hand(run.who, out),
                Op::Upon(what, block) => {
                    let own = u8::from(what.has(run.card) && self.turn.plays().has(run.card));
                    if self.turn.plays().count_in(what) > own {
                        return self.enter(run, block);
                    }
                    if !self.turn.waiting.is_full() {
                        self.turn.waiting.push((run.card, at));
                    }
                }
                Op::If(when, then, otherwise) => {
                    let block = if self.holds(when, &run) { then } else { otherwise };
                    if !block.is_empty() {
                        return self.enter(run, block);
                    }
                }
                Op::Reveal | Op::Look => {
                    let shown = cards().ops[at as usize] == Op::Reveal;
                    match self.next_card(run.who, out) {
                        Next::Known => {
                            run.it = It::OnDeck;
                            if shown {
                                self.show_top(run.who, out);
                            }
                        }
                        Next::Unknown => {
                            run.block.start = at;
                            return self.wait(run, Frame::Top { who: run.who, shown });
                        }
                        Next::Nothing => run.it = It::Nothing,
                    }
                }
                Op::RevealMain => {
                    if self.main_top.is_some() {
                        run.it = It::OnMain;
                    } else if self.main().is_empty() {
                        // DCB-48
                        run.it = It::Nothing;
                    } else {
                        run.block.start = at;
                        return self.wait(run, Frame::MainTop);
                    }
                }
                Op::MoveIt(to) => {
                    self.save(run);
                    let at_stack = self.stack.len() - 1;
                    let it = self.move_it(run, to, out);
                    // Gaining it may ask something on top of this frame.
                    if let Frame::Run(below) = &mut self.stack.items_mut()[at_stack] {
                        below.it = it;
                    }
                    return;
                }
                Op::Draw(n) => {
                    self.heed_draw(run.who);
                    return self.wait(run, Frame::Draw { who: run.who, left: n, shown: false });
                }
                Op::PlayerDraws(n) => {
                    self.heed_draw(run.by);
                    return self.wait(run, Frame::Draw { who: run.by, left: n, shown: false });
                }
                // WAT-76
                Op::DrawOneByOne { most, .. } => {
                    self.heed_draw(run.who);
                    return self.wait(run, Frame::OneByOne { who: run.who, op: at, left: most, last: Card::HIDDEN });
                }
                Op::Weakness(n) => return self.weaken(run, n),
                Op::WeaknessFor(tally) => {
                    let n = self.tally(tally, run.who);
                    return self.weaken(run, n);
                }
                Op::RandomFromHand(to) => {
                    if !self.player(run.who).hand().is_empty() {
                        return self.wait(run, Frame::Random { who: run.who, to: Random::To(to) });
                    }
                }
                Op::Move(moving) => {
                    self.save(run);
                    return self.start_move(run.who, at, moving, out);
                }
                Op::May(..) => {
                    self.save(run);
                    return self.start_may(run, at);
                }
                Op::Choose(ways) => return self.start_choice(run, at, ways),
                Op::Pay(..) => return self.wait(run, Frame::Pay { who: run.who, op: at, used: false }),
                // DCB-20
                Op::Attack(block) if self.goes_around() => {
                    let attack = Attack { block, by: run.by, card: run.card, next: 1, on_all: false };
                    let (seat, card) = (run.by, run.card);
                    out.push(|| Event::Attacks { seat, card });
                    return self.wait(run, Frame::Attack(attack));
                }
                Op::EachFoe(block) if self.goes_around() => {
                    return self.wait(run, Frame::EachFoe { block, by: run.by, card: run.card, next: 1 });
                }
                Op::Attack(_) | Op::EachFoe(_) => {}
                Op::PlayerPlaysIt => return self.player_plays_it(run, out),
                Op::PlayFromLineUp(_) => return self.wait(run, Frame::PlayFromLineUp { who: run.who, op: at }),
                // DCB-42
                Op::PlaySuperVillain => {
                    if let Some(villain) = self.villain {
                        self.save(run);
                        return self.play_card(villain, out);
                    }
                }
                Op::PlayAgain { .. } => return self.wait(run, Frame::PlayAgain { who: run.who, op: at }),
                Op::Replace => return self.wait(run, Frame::Refill { left: run.moved }),
                // DCB-49
                Op::RefillLineUp => {
                    let left = crate::state::LINE_UP.saturating_sub(self.line_up().len());
                    return self.wait(run, Frame::Refill { left });
                }
                Op::Special(Special::PlayFoesTop) => return self.wait(run, Frame::FoesTops { who: run.who, next: 1 }),
                Op::Special(Special::PlayFoesRandom) => {
                    return self.wait(run, Frame::FoesRandom { who: run.who, next: 1 });
                }
                Op::Special(Special::Exchange) => return self.wait(run, Frame::Give { who: run.who, left: 2 }),
                Op::Special(Special::PassLeft) => {
                    self.passing |= 1 << run.who.index();
                    return self.wait(run, Frame::Pass { who: run.who });
                }
                Op::Special(Special::Disintegrate) => {
                    return self.wait(run, Frame::Disintegrate { who: run.who, op: at });
                }
                Op::Option(block) => return self.enter(run, block),
            }
        }
        self.stack.pop();
    }

    /// Puts the changed frame back on top.
    #[inline]
    pub(crate) fn save(&mut self, run: Run) {
        *self.stack.last_mut().expect("effects run on the stack") = Frame::Run(run);
    }

    /// Puts the changed frame back and something on top that comes first.
    #[inline]
    pub(crate) fn wait(&mut self, run: Run, frame: Frame) {
        self.save(run);
        self.stack.push(frame);
    }

    /// Goes into a part of the effects; nothing of the whole is done before that part is.
    fn enter(&mut self, run: Run, block: Block) {
        self.wait(run, Frame::Run(Run { block, ..run }));
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

    pub(crate) fn power(&mut self, n: u8, powerless: bool, out: &mut impl Sink<Event>) {
        if n > 0 && !powerless {
            self.turn.made = self.turn.made.saturating_add(n.into());
            out.push(|| Event::Power { amount: n });
        }
    }

    pub(crate) fn tally(&self, tally: Tally, who: Seat) -> u8 {
        match tally {
            Tally::InLineUp(what) => self.line_up().count_in(what),
            Tally::InHand(what) => self.player(who).hand().count_in(what),
            Tally::FoesWithDiscarded(what) => {
                self.foes(who).filter(|&foe| self.player(foe).discard().count_in(what) > 0).count() as u8
            }
        }
    }

    fn holds(&self, when: When, run: &Run) -> bool {
        match when {
            When::FirstPlay => self.turn.plays().len() == 1,
            When::DiscardEmpty => self.player(run.who).discard().is_empty(),
            When::LocationInPlay => self.locations(run.who).next().is_some(),
            When::It(what) => self.it(run).is_some_and(|card| what.has(card)),
            When::PlayedOthers(n, what) => {
                let own = u8::from(what.has(run.card));
                self.turn.plays().count_in(what) >= n.saturating_add(own)
            }
        }
    }

    /// The card that effects speak of.
    pub(crate) fn it(&self, run: &Run) -> Option<Card> {
        match run.it {
            It::Nothing => None,
            It::OnDeck => self.player(run.who).top.last().map(|top| top.0),
            It::OnMain => self.main_top,
            It::Card(card, _) => Some(card),
        }
    }

    fn weaken(&mut self, run: Run, n: u8) {
        self.save(run);
        for _ in 0..n.min(cards().weakness.facts().copies) {
            self.stack.push(Frame::Weaken { who: run.who });
        }
    }

    /// DCB-16: what lies next in a deck. The discard pile becomes the deck only now that a card is needed.
    pub(crate) fn next_card(&mut self, who: Seat, out: &mut impl Sink<Event>) -> Next {
        let player = self.player_mut(who);
        if !player.top.is_empty() {
            return Next::Known;
        }
        if !player.deck().is_empty() {
            return Next::Unknown;
        }
        if let Some(card) = player.bottom.pop() {
            player.top.push((card, true));
            return Next::Known;
        }
        if player.discard().is_empty() {
            return Next::Nothing;
        }
        player.piles.move_all(Own::Discard, Own::Deck);
        out.push(|| Event::Shuffled { seat: who });
        Next::Unknown
    }

    /// The top card of a deck, which its owner knows, is shown to all.
    fn show_top(&mut self, who: Seat, out: &mut impl Sink<Event>) {
        let top = self.player_mut(who).top.last_mut().expect("a seen card lies on top");
        top.1 = true;
        let card = top.0;
        out.push(|| Event::Revealed { seat: who, card });
    }

    pub(crate) fn reveal_hand(&mut self, who: Seat, out: &mut impl Sink<Event>) {
        let player = self.player_mut(who);
        player.clear(Own::Known);
        for n in 0..player.hand().len() {
            player.put(Own::Known, player.hand().nth(n.into()));
        }
        out.push(|| Event::RevealedHand { seat: who, cards: self.player(who).hand().cards().to_vec() });
        self.exchanged_seen(who);
    }

    fn start_choice(&mut self, run: Run, at: u16, ways: Block) {
        let possible = self.ways(run.who, ways);
        match possible.count_ones() {
            0 => self.save(run),
            1 => {
                let Op::Option(block) = cards().ops[(ways.start + possible.trailing_zeros() as u16) as usize] else {
                    unreachable!("a choice consists of ways")
                };
                self.enter(run, block);
            }
            _ => self.wait(run, Frame::Choose { who: run.who, op: at }),
        }
    }

    /// The ways that can be gone, as bits: a random card needs a hand, and a card to be chosen must be there.
    pub(crate) fn ways(&self, who: Seat, ways: Block) -> u8 {
        let mut bits = 0;
        for (n, at) in (ways.start..ways.end).enumerate() {
            let Op::Option(block) = cards().ops[at as usize] else { continue };
            let ops = &cards().ops[block.start as usize..block.end as usize];
            let possible = match ops.first() {
                Some(Op::RandomFromHand(_)) => !self.player(who).hand().is_empty(),
                Some(&Op::Move(moving @ Move { count: Count::Exactly(_), .. })) => self.may_be_possible(who, moving),
                _ => true,
            };
            bits |= u8::from(possible) << n;
        }
        bits
    }

    fn start_may(&mut self, run: Run, at: u16) {
        let Op::May(act, _, otherwise) = cards().ops[at as usize] else { unreachable!("an optional effect") };
        let possible = match cards().ops[act.start as usize] {
            Op::Move(moving) => self.may_be_possible(run.who, moving),
            Op::MoveIt(_) => self.it(&run).is_some(),
            Op::Special(Special::Disintegrate) => self.disintegrable(run.who).next().is_some(),
            _ => true,
        };
        if !act.is_empty() && possible {
            let disintegrate = cards().ops[act.start as usize] == Op::Special(Special::Disintegrate);
            let who = run.who;
            self.stack.push(match disintegrate {
                true => Frame::Disintegrate { who, op: at },
                false => Frame::May { who, op: at },
            });
        } else if !otherwise.is_empty() {
            self.stack.push(Frame::Run(Run { block: otherwise, ..run }));
        }
    }

    /// Moves "that card" and tells where it is then.
    fn move_it(&mut self, run: Run, to: To, out: &mut impl Sink<Event>) -> It {
        let who = run.who;
        let lies = |card, to| It::Card(card, if to == To::Discard { Lies::Discard } else { Lies::Elsewhere });
        match run.it {
            It::Nothing => It::Nothing,
            It::OnDeck => {
                let Some((card, seen)) = self.player_mut(who).top.pop() else { return It::Nothing };
                let open = seen || matches!(to, To::Discard | To::Destroyed | To::LineUp);
                self.put(who, card, to, open, out);
                if open { lies(card, to) } else { It::Nothing }
            }
            It::OnMain => {
                let Some(card) = self.main_top.take() else { return It::Nothing };
                match to {
                    To::Hand | To::Discard | To::DeckTop => self.gain(who, card, to, false, out),
                    _ => self.put(who, card, to, true, out),
                }
                lies(card, to)
            }
            It::Card(card, Lies::Discard) => {
                if self.player_mut(who).take_if_there(Own::Discard, card) {
                    self.put(who, card, to, true, out);
                    lies(card, to)
                } else {
                    It::Nothing
                }
            }
            It::Card(_, Lies::Elsewhere) => It::Nothing,
        }
    }
}

/// Effects that a player resolves for themselves.
pub(crate) fn own_run(block: Block, who: Seat, card: Card) -> Run {
    Run { block, who, by: who, card, it: It::Nothing, moved: 0, powerless: false }
}
