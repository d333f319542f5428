//! Resolving effects one by one.

use crate::action::Cause;
use crate::card::{Card, Kinds};
use crate::event::Event;
use crate::frame::{Attack, Frame, Home, It, Lies, Random, Run};
use crate::op::{Block, Count, Move, Op, Tally, When};
use crate::set::{Moment, cards};
use crate::state::{Aside, DEEPEST, Dc, Pending};
use crate::vocabulary::{Special, To};
use game::{Seat, Sink};

/// Plays of one turn beyond this have no effect and trigger nothing, nor do so many gains, so that no cards can make a turn endless. No turn
/// with the built-in cards comes near.
pub(crate) const MOST_A_TURN: u8 = 200;

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
                    let own = u8::from(what.has(run.card) && self.turn.plays.has(run.card));
                    if self.turn.plays.count_in(what) > own {
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
                    } else if self.main.is_empty() {
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
                    if !self.player(run.who).hand.is_empty() {
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
                Op::Attack(block) => {
                    let attack = Attack { block, by: run.by, card: run.card, next: 1, on_all: false };
                    let (seat, card) = (run.by, run.card);
                    out.push(|| Event::Attacks { seat, card });
                    return self.wait(run, Frame::Attack(attack));
                }
                Op::EachFoe(block) => {
                    return self.wait(run, Frame::EachFoe { block, by: run.by, card: run.card, next: 1 });
                }
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
                    let left = crate::state::LINE_UP.saturating_sub(self.line_up.len());
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

    fn power(&mut self, n: u8, powerless: bool, out: &mut impl Sink<Event>) {
        if n > 0 && !powerless {
            self.turn.made = self.turn.made.saturating_add(n.into());
            out.push(|| Event::Power { amount: n });
        }
    }

    pub(crate) fn tally(&self, tally: Tally, who: Seat) -> u8 {
        match tally {
            Tally::InLineUp(what) => self.line_up.count_in(what),
            Tally::InHand(what) => self.player(who).hand.count_in(what),
            Tally::FoesWithDiscarded(what) => {
                self.foes(who).filter(|&foe| self.player(foe).discard.count_in(what) > 0).count() as u8
            }
        }
    }

    fn holds(&self, when: When, run: &Run) -> bool {
        match when {
            When::FirstPlay => self.turn.plays.len() == 1,
            When::DiscardEmpty => self.player(run.who).discard.is_empty(),
            When::LocationInPlay => self.locations(run.who).next().is_some(),
            When::It(what) => self.it(run).is_some_and(|card| what.has(card)),
            When::PlayedOthers(n, what) => {
                let own = u8::from(what.has(run.card));
                self.turn.plays.count_in(what) >= n + own
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
        if !player.deck.is_empty() {
            return Next::Unknown;
        }
        if let Some(card) = player.bottom.pop() {
            player.top.push((card, true));
            return Next::Known;
        }
        if player.discard.is_empty() {
            return Next::Nothing;
        }
        let (deck, discard) = (&mut player.deck, &mut player.discard);
        deck.put_all(discard);
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
        player.known = player.hand.clone();
        out.push(|| Event::RevealedHand { seat: who, cards: self.player(who).hand.cards().to_vec() });
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
                Some(Op::RandomFromHand(_)) => !self.player(who).hand.is_empty(),
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

    fn player_plays_it(&mut self, run: Run, out: &mut impl Sink<Event>) {
        self.save(run);
        let It::Card(card, Lies::Discard) = run.it else { return };
        if !self.player_mut(run.who).discard.take_if_there(card) {
            return;
        }
        let around = |frame: &Frame| matches!(frame, Frame::Attack(_) | Frame::EachFoe { .. });
        let level = self.stack.items().iter().rposition(around).map_or(0, |at| at as u8 + 1);
        let home = Home::Discard(run.who);
        self.lay_aside(Aside { card, home, level }, out);
        if level == 0 {
            self.play_from_aside(self.aside.len() - 1, out);
        }
    }

    /// Lays a card of somebody else aside, to be played by the active player.
    pub(crate) fn lay_aside(&mut self, aside: Aside, out: &mut impl Sink<Event>) {
        debug_assert!(!self.aside.is_full());
        self.aside.push(aside);
        let card = aside.card;
        out.push(|| Event::LaidAside { card });
    }

    /// DCB-47: the active player plays a card that lies aside; it goes home when it is finished.
    pub(crate) fn play_from_aside(&mut self, at: usize, out: &mut impl Sink<Event>) {
        let aside = &mut self.aside.items_mut()[at];
        aside.level = 0;
        let (card, home) = (aside.card, aside.home);
        self.stack.push(Frame::Return(card, home));
        self.play_card(card, out);
    }

    /// The active player plays a card, wherever it came from and wherever it lies.
    pub(crate) fn play_card(&mut self, card: Card, out: &mut impl Sink<Event>) {
        let who = self.active;
        let facts = card.facts();
        let powerless = self.is_powerless(card);
        let one_too_many = self.turn.plays.len() >= MOST_A_TURN;
        if !one_too_many {
            self.turn.plays.put(card);
        }
        out.push(|| Event::Played { seat: who, card });
        if one_too_many {
            return;
        }
        self.heed_play(card, out);
        if self.is_weakening(card) {
            self.stack.push(Frame::Weaken { who });
        }
        if !facts.play.is_empty() && self.stack.len() < DEEPEST {
            self.stack.push(Frame::Run(Run {
                block: facts.play,
                who,
                by: who,
                card,
                it: It::Nothing,
                moved: 0,
                powerless,
            }));
        }
    }

    /// DCB-19: what a play triggers waits until the card is finished.
    fn heed_play(&mut self, card: Card, out: &mut impl Sink<Event>) {
        let who = self.active;
        for n in 0..self.player(who).locations.len() {
            self.heed_location(self.player(who).locations.items()[n], card);
        }
        for n in 0..self.turn.borrowed.len() {
            let lent = self.turn.borrowed.items()[n].0;
            if cards().types.location.has(lent) && lent != card {
                self.heed_location(lent, card);
            }
        }
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

    fn heed_location(&mut self, location: Card, card: Card) {
        for ability in &location.facts().abilities {
            if self.happens(ability.when, card) {
                self.trigger(Cause::Card(location), ability.then, false);
            }
        }
    }

    /// DCB-24: the active player's Super Hero, unless it is face down.
    pub(crate) fn heed_hero(&mut self, happens: impl Fn(&Self, Moment) -> bool) {
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
        let plays = &self.turn.plays;
        match when {
            Moment::First(what) => what.has(card) && plays.count_in(what) == 1,
            Moment::Each(what) => what.has(card),
            Moment::EachName(what) => what.has(card) && plays.count(card) == 1,
            Moment::Names(n, what) => what.has(card) && plays.count(card) == 1 && self.names_played(what) == n,
            Moment::Types(n) => {
                let types = cards().types.counted();
                let first_of_type = types.iter().any(|of| of.has(card) && plays.count_in(*of) == 1);
                first_of_type && types.iter().filter(|of| plays.count_in(**of) > 0).count() == n.into()
            }
            Moment::FirstDraw | Moment::FirstContribution | Moment::Gain(_) | Moment::AtWill => false,
        }
    }

    /// Waits until the card that is played is finished.
    pub(crate) fn trigger(&mut self, cause: Cause, block: Block, ask: bool) {
        if !self.turn.pending.is_full() {
            let declinable = matches!(cards().ops.get(block.start as usize), Some(Op::May(..)));
            self.turn.pending.push(Pending { cause, block, ask: ask && !declinable });
        }
    }

    /// The card has come for which an earlier one waited. Power of that one counts as if it had come first; anything else is triggered.
    fn upon(&mut self, source: Card, block: Block, out: &mut impl Sink<Event>) {
        if !only_power(block) {
            return self.trigger(Cause::Card(source), block, false);
        }
        for op in &cards().ops[block.start as usize..block.end as usize] {
            let Op::Power(n) = *op else { continue };
            self.power(n, false, out);
        }
    }

    /// A card tells to draw.
    fn heed_draw(&mut self, who: Seat) {
        if who == self.active && self.turn.on && !self.turn.drew {
            self.turn.drew = true;
            self.heed_hero(|_, when| when == Moment::FirstDraw);
        }
    }

    /// The kinds that can be played again.
    pub(crate) fn replayable(&self, what: Kinds, in_play: bool) -> (Kinds, Kinds) {
        let locations = if in_play { self.locations(self.active).collect() } else { Kinds::NONE };
        let played = self.turn.plays.kinds().and(what);
        (played, Kinds(locations.0 & what.0 & !played.0))
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
                if self.player_mut(who).discard.take_if_there(card) {
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

/// Do these effects give Power and nothing else?
pub(crate) fn only_power(block: Block) -> bool {
    cards().ops[block.start as usize..block.end as usize].iter().all(|op| matches!(op, Op::Power(_)))
}
