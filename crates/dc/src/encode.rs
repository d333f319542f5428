//! Actions as numbers and positions as tensors, for programs that learn. `docs/python.md` says what the blocks mean.

use crate::action::{Action, Cause, HIDDEN, Loyalty};
use crate::card::Card;
use crate::config::{Config, Heroes, Mode};
use crate::event::Destination;
use crate::look::Contributions;
use crate::prompt::{Question, prompt};
use crate::set::cards;
use crate::state::{Dc, Player};
use game::{Encode, Eyes, First, Observer, Origin, Seat, Turn};

/// How many kinds of question there are.
const QUESTIONS: usize = Question::Hero as usize + 1;
/// How many places there are to which a card can go.
const DESTINATIONS: usize = Destination::UnderHero as usize + 1;

/// What counts of cards are divided by: nobody has ten of a kind but for Kicks and Weaknesses.
const COPIES: u16 = 10;

impl Encode for Dc {
    const ENCODING: u16 = 1;
    const CODES: usize = 40 << 8;

    #[inline]
    fn code(action: Action) -> usize {
        let (kind, about) = match action {
            Action::Play(card) => (0, card.0),
            Action::Buy(card) => (1, card.0),
            Action::Kick => (2, 0),
            Action::Defeat(card) => (3, card.0),
            Action::Contribute(card) => (4, card.0),
            Action::Lay(card) => (5, card.0),
            Action::Beat(target) => (6, target as u8),
            Action::Use => (7, 0),
            Action::Help => (8, 0),
            Action::Reveal => (9, 0),
            Action::End => (10, 0),
            Action::Defend(card) => (11, card.0),
            Action::Way(way) => (12, way),
            Action::Seat(seat) => (13, seat.index() as u8),
            Action::Destroy(target) => (14, target as u8),
            Action::Trigger(Cause::Hero) => (15, 0),
            Action::Trigger(Cause::Card(card)) => (16, card.0),
            Action::Yes => (17, 0),
            Action::No => (18, 0),
            Action::Hero(hero) => (19, hero),
            Action::Role(role) => (20, role as u8),
            Action::Plot(plot) => (21, plot),
            Action::Machinations(machinations) => (22, machinations),
            Action::Challenge(challenge) => (23, challenge),
            Action::Draw(card) => (24, card.0),
            Action::First(seat) => (25, seat.index() as u8),
            Action::Pick(place, card) => (32 + place as usize, card.0),
        };
        kind << 8 | usize::from(about)
    }

    fn origin(action: Action) -> Origin {
        match action {
            Action::Hero(_) => Origin::Both,
            _ if action.is_draw() => Origin::Draw,
            _ => Origin::Choice,
        }
    }

    fn widest(config: &Config) -> Config {
        Config { first: First::Random, heroes: Heroes::Two, villains: 8, ..*config }
    }

    fn observe(&self, seat: Seat, out: &mut impl Observer) {
        let seats = usize::from(self.seats);
        let distance = |other: Seat| (other.index() + seats - seat.index()) % seats;
        out.block("turn", 1);
        out.mark(Some(distance(self.active)), seats);
        out.block("decides", 1);
        let decides = match self.due() {
            Turn::Player(player) => Some(distance(player)),
            Turn::Chance | Turn::Over => None,
        };
        out.mark(decides, seats);
        out.block("turn_number", 200);
        out.number(self.turns);
        self.observe_prompt(seat, out);
        self.observe_table(out);
        if self.mode == Mode::Watchmen {
            self.observe_crossover(out);
        }
        self.observe_own(seat, out);
        for distance in 0..self.seats {
            let other = self.seat_after(seat, distance);
            self.observe_player(other, other == seat, out);
        }
    }
}

impl Dc {
    /// What is asked of whoever decides.
    fn observe_prompt(&self, seat: Seat, out: &mut impl Observer) {
        let prompt = prompt(self, Eyes::Seat(seat));
        let prompt = prompt.as_ref();
        let known = |card: Option<Card>| card.filter(|&card| card != Card::HIDDEN);
        out.block("prompt", 1);
        out.mark(prompt.map(|prompt| prompt.kind as usize), QUESTIONS);
        out.block("prompt.card", 1);
        mark_card(known(prompt.and_then(|prompt| prompt.card)), out);
        out.block("prompt.about", 1);
        mark_card(known(prompt.and_then(|prompt| prompt.about)), out);
        out.block("prompt.to", 1);
        out.mark(prompt.and_then(|prompt| prompt.to).map(|to| to as usize), DESTINATIONS);
        out.block("prompt.left", 10);
        out.number(prompt.and_then(|prompt| prompt.left).unwrap_or(0));
        out.block("prompt.power", 10);
        out.number(prompt.and_then(|prompt| prompt.power).unwrap_or(0));
        out.block("prompt.optional", 1);
        out.flag(prompt.is_some_and(|prompt| prompt.optional));
    }

    /// What all see of the table.
    fn observe_table(&self, out: &mut impl Observer) {
        out.block("power", 30);
        out.number(self.turn.power());
        out.block("stacks", 20);
        out.number(self.kicks);
        out.number(self.weaknesses);
        out.block("main_deck", 128);
        out.number(self.main_len());
        out.block("villains_left", 12);
        out.number(self.villains_left);
        out.block("this_turn", 1);
        let turn = &self.turn;
        [turn.defeated, turn.from_line_up, turn.drew, turn.contributed, turn.helped, turn.used_hero]
            .into_iter()
            .for_each(|so| out.flag(so));
        out.block("main_top", 1);
        mark_card(self.main_top, out);
        out.block("villain", 1);
        mark_card(self.villain, out);
        out.block("villain.price", 20);
        out.number(self.villain.map_or(0, |card| self.villain_price(card)));
        let line_up = self.line_up();
        out.block("line_up.price", 20);
        for card in Card::all() {
            out.number(if line_up.has(card) { self.price(self.active, card) } else { 0 });
        }
        let lent = self.turn.borrowed.items().iter().map(|lent| lent.0);
        let aside = self.aside.items().iter().map(|aside| aside.card);
        tally_cards("line_up", line_up.cards().iter().copied(), out);
        tally_cards("played", self.turn.plays().cards().iter().copied(), out);
        tally_cards("in_play", self.in_play().cards().iter().copied(), out);
        tally_cards("aside", aside, out);
        tally_cards("borrowed", lent, out);
        tally_cards("destroyed", self.destroyed().cards().iter().copied(), out);
    }

    /// What the crossover adds to the table.
    fn observe_crossover(&self, out: &mut impl Observer) {
        let set = cards();
        let watchmen = &self.watchmen;
        out.block("challenge", 1);
        mark_known(watchmen.challenge, set.challenges.len(), out);
        out.block("challenge.level", 3);
        out.number(watchmen.level);
        let Contributions { needed: needs, met, .. } = self.contributions();
        out.block("challenge.needs", 10);
        out.number(needs);
        out.number(met);
        out.block("challenge.destroyed", 20);
        out.number(watchmen.destroyed);
        out.block("machinations", 1);
        mark_known(watchmen.machinations, set.machinations.len(), out);
        out.block("plot_in_play", 1);
        mark_known(watchmen.plot, set.plots.len(), out);
        out.block("plotted", 1);
        out.flag(watchmen.plotted);
        out.block("loyalty_shown", 1);
        out.flag(watchmen.shown);
        tally_cards("contributed", self.contributed().cards().iter().copied(), out);
        tally_cards("clock", self.clock().cards().iter().copied(), out);
    }

    /// What only the player in this seat knows.
    fn observe_own(&self, seat: Seat, out: &mut impl Observer) {
        let player = self.player(seat);
        tally_cards("own_hand", player.hand().cards().iter().copied(), out);
        tally_cards("own_deck", player.deck().cards().iter().copied(), out);
        tally_cards("own_under", player.under().cards().iter().copied(), out);
        out.block("own_points", 100);
        out.number(self.points(seat));
        out.block("own_villains", 12);
        out.number(self.villains_of(seat));
    }

    /// What is known of a player.
    fn observe_player(&self, seat: Seat, own: bool, out: &mut impl Observer) {
        let set = cards();
        let player: &Player = self.player(seat);
        out.block("hero", 1);
        mark_known(player.hero, set.heroes.len(), out);
        out.block("hero.face_down", 1);
        out.flag(player.face_down);
        out.block("sizes", 40);
        [player.hand().len(), player.deck_len(), player.under().len()].into_iter().for_each(|size| out.number(size));
        let seen = player.top.items().iter().filter(|top| own || top.1).map(|top| top.0);
        tally_cards("known", player.known().cards().iter().copied(), out);
        tally_cards("deck_top", seen, out);
        tally_cards("deck_bottom", player.bottom.items().iter().copied(), out);
        tally_cards("discard", player.discard().cards().iter().copied(), out);
        tally_cards("locations", player.locations.items().iter().copied(), out);
        if self.mode == Mode::Watchmen {
            out.block("out", 1);
            out.flag(player.out);
            // WAT-51
            let role = (own || self.watchmen.shown) && !player.out;
            out.block("role", 1);
            out.flag(role && player.role == Loyalty::Loyal);
            out.flag(role && player.role == Loyalty::Mastermind);
            let plot = own || self.watchmen.plotted && player.role == Loyalty::Mastermind;
            out.block("plot", 1);
            mark_known(if plot && !player.out { player.plot } else { HIDDEN }, set.plots.len(), out);
        }
    }
}

fn tally_cards(name: &'static str, lying: impl Iterator<Item = Card>, out: &mut impl Observer) {
    out.block(name, COPIES);
    out.tally(lying.map(|card| card.0.into()), cards().cards.len());
}

fn mark_card(card: Option<Card>, out: &mut impl Observer) {
    out.mark(card.map(|card| card.0.into()), cards().cards.len());
}

/// Which one of several, unless it is hidden.
fn mark_known(number: u8, places: usize, out: &mut impl Observer) {
    out.mark((number != HIDDEN).then_some(number.into()), places);
}
