//! Cards going from one place to another.

use crate::action::Place;
use crate::card::{Card, Kinds};
use crate::event::Event;
use crate::frame::{Frame, Pick};
use crate::op::{Count, Move};
use crate::play::MOST_A_TURN;
use crate::set::{Lasting, Moment, cards};
use crate::state::Dc;
use crate::vocabulary::{To, Zone};
use crate::zones::{Own, Spot};
use game::{Seat, Sink};

impl Dc {
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
        player.put(Own::Hand, card);
        if shown || seen {
            player.put(Own::Known, card);
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
        self.table.put(Spot::LineUp, card);
        out.push(|| Event::LineUp { card });
        if left > 1 {
            *self.stack.last_mut().expect("a refill is on top") = Frame::Refill { left: left - 1 };
        } else {
            self.stack.pop();
        }
    }

    /// Puts a card that has left its place where it goes. `open`: all see which card it is.
    pub(crate) fn put(&mut self, who: Seat, card: Card, to: To, open: bool, out: &mut impl Sink<Event>) {
        out.push(|| Event::Moved { seat: who, card, to: to.into(), open });
        let player = self.player_mut(who);
        match to {
            To::Hand => {
                player.put(Own::Hand, card);
                if open {
                    player.put(Own::Known, card);
                }
            }
            To::Discard => player.put(Own::Discard, card),
            To::DeckTop if player.top.is_full() => player.put(Own::Deck, card),
            To::DeckTop => player.top.push((card, open)),
            To::DeckBottom if player.bottom.is_full() => player.put(Own::Deck, card),
            To::DeckBottom => player.bottom.push_front(card),
            To::Destroyed => self.destroy(card),
            To::LineUp => self.table.put(Spot::LineUp, card),
            To::UnderHero => player.put(Own::Under, card),
            To::Shown => unreachable!("a card that is shown stays where it is"),
        }
    }

    /// DCB-18, WAT-74: a card leaves the game.
    pub(crate) fn destroy(&mut self, card: Card) {
        self.table.put(Spot::Destroyed, card);
        if let Some(Lasting::Scare(every)) = self.challenge().map(|challenge| challenge.lasting) {
            self.watchmen.destroyed += 1;
            if self.watchmen.destroyed.is_multiple_of(every) {
                self.watchmen.scares += 1;
            }
        }
    }

    /// A card leaves a hand. `seen`: all see which one.
    pub(crate) fn leave_hand(&mut self, who: Seat, card: Card, seen: bool) {
        let player = self.player_mut(who);
        player.take(Own::Hand, card);
        if seen {
            player.take_if_there(Own::Known, card);
            self.exchanged_seen(who);
        } else {
            // Nobody else can tell any more which cards are left.
            player.clear(Own::Known);
            self.exchanged_seen(who);
        }
    }

    /// Cards that were exchanged are forgotten as such once they may have been seen.
    pub(crate) fn exchanged_seen(&mut self, who: Seat) {
        let mut n = 0;
        while n < self.exchanged.len() {
            let (card, _, to) = self.exchanged.items()[n];
            let same = |entry: &&(Card, u8, u8)| entry.0 == card && entry.2 == to;
            let held = self.exchanged.items().iter().filter(same).count() as u8;
            let player = self.player(who);
            if usize::from(to) == who.index() && player.hand().count(card) - player.known().count(card) < held {
                self.exchanged.remove(n);
            } else {
                n += 1;
            }
        }
    }

    /// DCB-13: a card from outside becomes the player's own.
    pub(crate) fn gain(&mut self, who: Seat, card: Card, to: To, from_line_up: bool, out: &mut impl Sink<Event>) {
        out.push(|| Event::Gained { seat: who, card });
        self.acquire(who, card, to, from_line_up, out);
    }

    /// The same for a card of which all has been told.
    pub(crate) fn acquire(&mut self, who: Seat, card: Card, to: To, from_line_up: bool, out: &mut impl Sink<Event>) {
        match to {
            // Where cards go unless something else is said.
            To::Discard => self.player_mut(who).put(Own::Discard, card),
            _ => self.put(who, card, to, true, out),
        }
        if card == cards().weakness {
            self.watchmen.weaknesses.iter_mut().for_each(|count| *count = count.saturating_add(1));
        }
        let own_turn = self.turn.on && who == self.active;
        if own_turn && self.turn.gained().len() < MOST_A_TURN {
            self.turn.gained.put(card);
            self.turn.from_line_up |= from_line_up;
            self.heed(|when| matches!(when, Moment::Gain(what) if what.has(card)));
        }
        if to == To::Discard && self.may_topdeck(who, card) {
            self.stack.push(Frame::Topdeck { who, card });
        }
    }

    /// May this player put the card just gained on the deck?
    pub(crate) fn may_topdeck(&self, who: Seat, card: Card) -> bool {
        self.topdecks_freely(who, card) || (self.turn.on && who == self.active && self.turn.topdecks > 0)
    }

    /// May this player put the card on the deck without the help of another card?
    pub(crate) fn topdecks_freely(&self, who: Seat, card: Card) -> bool {
        let player = self.player(who);
        let by_hero = self.turn.on
            && who == self.active
            && !player.face_down
            && cards().heroes.get(player.hero as usize).is_some_and(|hero| hero.topdecks.has(card));
        by_hero || cards().may_go_on_deck.has(card)
    }

    /// DCB-18: an empty stack gives none.
    pub(crate) fn gain_weakness(&mut self, who: Seat, out: &mut impl Sink<Event>) {
        if self.weaknesses > 0 {
            self.weaknesses -= 1;
            self.gain(who, cards().weakness, To::Discard, false, out);
        }
    }

    /// Every kind that can be chosen for a move, place by place.
    pub(crate) fn candidates(&self, who: Seat, moving: Move, mut each: impl FnMut(Place, Card)) {
        for zone in moving.from.iter() {
            for card in self.kinds_in(who, zone).and(moving.what) {
                each(zone.into(), card);
            }
        }
    }

    /// The kinds that lie in a place.
    fn kinds_in(&self, who: Seat, zone: Zone) -> Kinds {
        let player = self.player(who);
        match zone {
            Zone::Hand => player.hand().kinds(),
            Zone::Discard => player.discard().kinds(),
            Zone::LineUp => self.line_up().kinds(),
            Zone::Kicks if self.kicks > 0 => Kinds::NONE.with(cards().kick),
            Zone::Kicks => Kinds::NONE,
            Zone::Gained => {
                let on_deck = |card: &Card| player.top.items().iter().any(|top| top.1 && top.0 == *card);
                let lying = |card: &Card| player.discard().has(*card) || on_deck(card);
                self.turn.gained().kinds().into_iter().filter(lying).collect()
            }
        }
    }

    /// How many cards can be chosen for a move.
    fn candidate_cards(&self, who: Seat, moving: Move) -> u8 {
        let player = self.player(who);
        let count = |zone| match zone {
            Zone::Hand => player.hand().count_in(moving.what),
            Zone::Discard => player.discard().count_in(moving.what),
            Zone::LineUp => self.line_up().count_in(moving.what),
            Zone::Kicks => self.kicks,
            Zone::Gained => self.kinds_in(who, zone).and(moving.what).len() as u8,
        };
        moving.from.iter().map(count).sum()
    }

    /// Can the move be made, as far as all can know? A hidden hand might hold anything.
    pub(crate) fn may_be_possible(&self, who: Seat, moving: Move) -> bool {
        let needed = match moving.count {
            Count::Exactly(n) => n,
            _ => 1,
        };
        let player = self.player(who);
        let hidden_hand = moving.from.has(Zone::Hand) && player.known().len() < player.hand().len();
        let open = self.candidate_cards(who, moving);
        if hidden_hand {
            let held = player.hand().count_in(moving.what);
            open - held + player.hand().len() >= needed
        } else {
            open >= needed
        }
    }

    /// Can the move really be made?
    pub(crate) fn is_possible(&self, who: Seat, moving: Move) -> bool {
        let needed = match moving.count {
            Count::Exactly(n) => n,
            _ => 1,
        };
        self.candidate_cards(who, moving) >= needed
    }

    /// Begins to choose and move cards; what all know to be the only way is done at once.
    pub(crate) fn start_move(&mut self, who: Seat, op: u16, moving: Move, out: &mut impl Sink<Event>) {
        let (most, optional) = match moving.count {
            Count::Exactly(n) => (n, false),
            Count::UpTo(n) => (n, true),
            Count::All => (u8::MAX, false),
            Count::For(tally) => (self.tally(tally, who), false),
        };
        self.pick_on(Pick { who, op, left: most, moved: 0, optional, asked: false }, moving, out);
    }

    /// Asks for the next card of a move, or ends it.
    pub(crate) fn pick_on(&mut self, pick: Pick, moving: Move, out: &mut impl Sink<Event>) {
        let player = self.player(pick.who);
        let cards_left = self.candidate_cards(pick.who, moving);
        let hidden_hand = moving.from.has(Zone::Hand) && player.known().len() < player.hand().len();
        let whole_hand = moving.what == cards().every;
        // With "all", what is chosen is clear; only where cards may go on the deck does their order matter.
        let all = moving.count == Count::All && !self.order_matters(pick.who, moving);
        let forced = all || (!pick.optional && cards_left <= pick.left && (!hidden_hand || whole_hand));
        if pick.left == 0 || (cards_left == 0 && (!hidden_hand || all)) {
            self.picked(pick.moved);
        } else if forced && !(self.order_matters(pick.who, moving) && cards_left > 1) {
            let mut moved = pick.moved;
            for zone in moving.from.iter() {
                for card in self.kinds_in(pick.who, zone).and(moving.what) {
                    for _ in 0..self.copies_in(pick.who, zone, card) {
                        self.move_from(pick.who, zone.into(), card, moving.to, out);
                        moved = moved.saturating_add(1);
                    }
                }
            }
            self.picked(moved);
        } else {
            self.stack.push(Frame::Pick(Pick { asked: true, ..pick }));
        }
    }

    /// Does the order in which several cards are moved matter?
    fn order_matters(&self, who: Seat, moving: Move) -> bool {
        let mut kinds = 0;
        let mut topdecked = matches!(moving.to, To::DeckTop | To::DeckBottom);
        let gained = moving.from.has(Zone::LineUp) && moving.to == To::Discard;
        self.candidates(who, moving, |_, card| {
            kinds += 1;
            topdecked |= gained && (self.topdecks_freely(who, card) || self.turn.topdecks > 0);
        });
        kinds > 1 && topdecked
    }

    fn copies_in(&self, who: Seat, zone: Zone, card: Card) -> u8 {
        let player = self.player(who);
        match zone {
            Zone::Hand => player.hand().count(card),
            Zone::Discard => player.discard().count(card),
            Zone::LineUp => self.line_up().count(card),
            Zone::Kicks | Zone::Gained => 1,
        }
    }

    /// Tells the effects that moved them how many cards were moved.
    fn picked(&mut self, moved: u8) {
        let run = self.stack.items_mut().iter_mut().rev().find_map(|frame| match frame {
            Frame::Run(run) => Some(run),
            _ => None,
        });
        if let Some(run) = run {
            run.moved = moved;
        }
    }

    /// Moves a chosen card.
    pub(crate) fn move_from(&mut self, who: Seat, place: Place, card: Card, to: To, out: &mut impl Sink<Event>) {
        match place {
            Place::Hand if to == To::Shown => {
                let player = self.player_mut(who);
                if player.known().count(card) < player.hand().count(card) {
                    player.put(Own::Known, card);
                }
                self.exchanged_seen(who);
                out.push(|| Event::Shown { seat: who, card });
            }
            Place::Hand => {
                let open = !matches!(to, To::DeckTop | To::DeckBottom | To::UnderHero);
                self.leave_hand(who, card, open);
                self.put(who, card, to, open, out);
            }
            Place::Discard => {
                self.player_mut(who).take(Own::Discard, card);
                self.put(who, card, to, true, out);
            }
            Place::Gained => {
                let player = self.player_mut(who);
                if !player.take_if_there(Own::Discard, card) {
                    let at =
                        player.top.items().iter().rposition(|top| top.0 == card).expect("a gained card lies there");
                    player.top.remove(at);
                }
                self.turn.gained.take(card);
                self.put(who, card, to, true, out);
            }
            Place::LineUp => {
                self.table.take(Spot::LineUp, card);
                match to {
                    To::Hand | To::Discard | To::DeckTop => self.gain(who, card, to, true, out),
                    _ => self.put(who, card, to, true, out),
                }
            }
            Place::Kicks => {
                self.kicks -= 1;
                self.gain(who, card, to, false, out);
            }
            Place::Played | Place::InPlay => unreachable!("cards in play are not moved by choice"),
        }
    }
}
