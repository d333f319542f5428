//! Playing cards: one's own, the same once more, and cards that belong to others or to the Line-Up.

use crate::card::{Card, Kinds};
use crate::event::Event;
use crate::frame::{Frame, Home, It, Lies, Random, Run};
use crate::run::Next;
use crate::set::cards;
use crate::state::{Aside, DEEPEST, Dc};
use crate::vocabulary::To;
use crate::zones::{Own, Spot};
use game::{Seat, Sink};

/// Plays of one turn beyond this have no effect and trigger nothing, nor do so many gains, and what would go around the table more often
/// does not, so that no cards can make a turn endless. No turn with the built-in cards comes near.
pub(crate) const MOST_A_TURN: u8 = 200;

impl Dc {
    /// The active player plays a card, wherever it came from and wherever it lies.
    pub(crate) fn play_card(&mut self, card: Card, out: &mut impl Sink<Event>) {
        let who = self.active;
        let facts = card.facts();
        let powerless = self.is_powerless(card);
        let one_too_many = self.turn.plays().len() >= MOST_A_TURN;
        if !one_too_many {
            self.turn.plays.put(card);
            self.turn.gone = self.turn.gone.without(card);
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

    /// DCB-43: the kinds that can be played again, those played this turn and those that only lie in play.
    pub(crate) fn replayable(&self, what: Kinds, in_play: bool) -> (Kinds, Kinds) {
        let locations = if in_play { self.locations(self.active).collect() } else { Kinds::NONE };
        let played = Kinds(self.turn.plays().kinds().0 & what.0 & !self.turn.gone.0);
        (played, Kinds(locations.0 & what.0 & !played.0))
    }

    /// Emerald Knight: the card goes back at the end of the turn.
    pub(crate) fn play_from_line_up(&mut self, card: Card, out: &mut impl Sink<Event>) {
        self.stack.pop();
        if self.turn.borrowed.is_full() {
            return;
        }
        self.table.take(Spot::LineUp, card);
        self.turn.borrowed.push((card, Home::LineUp));
        self.play_card(card, out);
    }

    /// Starro: the active player plays "that card" once all foes have shown theirs, or at once if nothing goes around the table.
    pub(crate) fn player_plays_it(&mut self, run: Run, out: &mut impl Sink<Event>) {
        self.save(run);
        let It::Card(card, Lies::Discard) = run.it else { return };
        if self.aside.is_full() || !self.player_mut(run.who).take_if_there(Own::Discard, card) {
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

    /// X-Ray Vision: shows the tops of all foes' decks, then plays one. True if the player must choose.
    pub(crate) fn show_tops(&mut self, who: Seat, mut next: u8, out: &mut impl Sink<Event>) -> bool {
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
    pub(crate) fn show_random(&mut self, who: Seat, mut next: u8) {
        let level = self.stack.len() as u8;
        while next < self.seats {
            let foe = self.seat_after(who, next);
            next += 1;
            if !self.player(foe).out && !self.player(foe).hand().is_empty() && !self.aside.is_full() {
                *self.stack.last_mut().expect("on top") = Frame::FoesRandom { who, next };
                self.stack.push(Frame::Random { who: foe, to: Random::Aside(level) });
                return;
            }
        }
        *self.stack.last_mut().expect("on top") = Frame::PlayAside { who, level };
    }

    /// Plays what was laid aside at this level. True if the player must choose which first.
    pub(crate) fn play_aside(&mut self, level: u8, out: &mut impl Sink<Event>) -> bool {
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
    pub(crate) fn go_home(&mut self, card: Card, home: Home, out: &mut impl Sink<Event>) {
        let played = |aside: &Aside| aside.card == card && aside.home == home && aside.level == 0;
        let Some(at) = self.aside.items().iter().rposition(played) else { return };
        self.aside.remove(at);
        match home {
            Home::Discard(seat) => self.put(seat, card, To::Discard, true, out),
            Home::DeckTop(seat) => self.put(seat, card, To::DeckTop, true, out),
            Home::LineUp => self.table.put(Spot::LineUp, card),
        }
    }
}
