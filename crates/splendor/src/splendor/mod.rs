//! Splendor: the course of the game. Rules `SPL-nn` are in `docs/rules`.

mod cards;
mod view;

#[cfg(test)]
mod tests;

pub use cards::{CARDS, NOBLES};
pub use view::View;

use crate::tableau::{
    Card, Code, Costs, Edition, Event, Level, Move, Notation, Payment, Phase, ROW, Rules, SEATS, Stall, Surplus,
    Tableau, TileId, action,
};
use game::{
    ActionView, Config, Counts, Dice, Encode, Eyes, Game, Message, Observer, Origin, Refusal, Returns, Seat, Seating,
    Sink, Turn,
};
use std::cmp::Reverse;

/// Points that trigger the end (SPL-50).
pub const GOAL: u8 = 15;

/// The cards, nobles and words of Splendor.
pub static EDITION: Edition = Edition {
    cards: &CARDS,
    costs: Costs::new(&CARDS),
    tiles: &NOBLES,
    sides: 1,
    notation: Notation {
        letters: "WUGRKY",
        buy: "buy",
        joker: "gold",
        visit: "noble",
        tiles: &NOBLES,
        forms: "take:WUG take:WW reserve:1W1 reserve:1 buy:1W1 gold:W1 return:W noble:WUG pass first:0 reveal:WUG deal:1W1 draw:1W1",
    },
    rules: Rules {
        deal: "SPL-03",
        order: "SPL-09",
        take: "SPL-10",
        take_all: "SPL-11",
        double: "SPL-12",
        reserve: "SPL-13",
        hidden: "SPL-14",
        hand: "SPL-15",
        buy: "SPL-17",
        pass: "SPL-18",
        limit: "SPL-20",
        price: "SPL-30",
        joker: "SPL-31",
        tile: "SPL-40",
        one_tile: "SPL-41",
        end: "SPL-50",
    },
};

action!(EDITION.notation);

/// The state of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Splendor {
    tableau: Tableau,
    /// Full rounds played.
    rounds: u16,
    /// Somebody reached the goal: this round is the last.
    last_round: bool,
    stall: Stall,
}

impl Splendor {
    /// The table.
    pub fn tableau(&self) -> &Tableau {
        &self.tableau
    }

    #[inline]
    fn take(&mut self, tokens: Counts, events: &mut impl Sink<Event>) {
        let seat = self.tableau.active;
        self.tableau.take(seat, tokens);
        self.stall.stir();
        events.push(|| EDITION.notation.took(seat, tokens));
        self.return_surplus(events);
    }

    /// SPL-13, SPL-14
    fn reserve(&mut self, card: Card, events: &mut impl Sink<Event>) {
        let seat = self.tableau.active;
        let (level, place) = self.tableau.lift(card).expect("a face-up card is reserved");
        self.tableau.seat_mut(seat).reserve(card, false);
        let gold = self.tableau.take_joker(seat);
        self.stall.progress();
        events.push(|| EDITION.notation.reserved(seat, card, false, gold));
        self.refill(level, place, events);
    }

    /// SPL-17, SPL-31, SPL-32, SPL-33
    #[inline]
    fn pay(&mut self, payment: Payment, events: &mut impl Sink<Event>) {
        let seat = self.tableau.active;
        if !payment.is_settled() {
            // The card is announced before it is paid for.
            self.tableau.seat_mut(seat).show(payment.card);
            self.tableau.phase = Phase::Pay(payment);
            return;
        }
        let emptied = self.tableau.buy(seat, &payment, &CARDS);
        self.stall.progress();
        events.push(|| EDITION.notation.bought(seat, payment.card, emptied.is_none(), payment.tokens()));
        match emptied {
            Some((level, place)) => self.refill(level, place, events),
            None => self.return_surplus(events),
        }
    }

    /// SPL-34: an emptied place is filled at once, if the deck has a card.
    #[inline]
    fn refill(&mut self, level: Level, place: usize, events: &mut impl Sink<Event>) {
        if self.tableau.decks[level.index()].is_empty() {
            self.return_surplus(events);
        } else {
            self.tableau.phase = Phase::Refill(level, place as u8);
        }
    }

    /// SPL-20, SPL-22
    #[inline]
    fn return_surplus(&mut self, events: &mut impl Sink<Event>) {
        if self.tableau.player().surplus() > 0 {
            self.tableau.phase = Phase::Return(Surplus::START);
        } else {
            self.receive_noble(events);
        }
    }

    /// SPL-40, SPL-41
    #[inline]
    fn receive_noble(&mut self, events: &mut impl Sink<Event>) {
        let nobles = self.tableau.come(&EDITION);
        if nobles.is_empty() {
            self.end_turn(events);
        } else if let Some(noble) = nobles.only() {
            self.visit(TileId(noble), events);
        } else {
            self.tableau.phase = Phase::Tile;
        }
    }

    fn visit(&mut self, noble: TileId, events: &mut impl Sink<Event>) {
        let seat = self.tableau.active;
        self.tableau.tiles.take(noble.0);
        self.tableau.seat_mut(seat).receive(noble);
        self.stall.stir();
        events.push(|| Event::Visited { seat, tile: EDITION.notation.tile(noble).into() });
        self.end_turn(events);
    }

    /// SPL-50, SPL-52, SPL-53
    #[inline]
    fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.tableau.active;
        if !self.last_round && self.tableau.player().points >= GOAL {
            self.last_round = true;
            events.push(|| Event::LastRound { seat });
        }
        self.tableau.active = seat.next(self.seats());
        self.tableau.phase = Phase::Act;
        if self.tableau.active == self.tableau.first {
            self.rounds += 1;
            let stalled = self.stall.end_round();
            if self.last_round || stalled {
                self.tableau.phase = Phase::Over;
                if !self.last_round {
                    events.push(|| Event::Stalled);
                }
                events.push(|| Event::Over { winners: self.returns().winners().collect() });
            }
        }
    }
}

impl Game for Splendor {
    const NAME: &'static str = "splendor";
    const VERSION: u16 = 1;
    type Config = Seating<2, 4>;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn start(config: &Self::Config) -> Self {
        // SPL-05
        let gems = [4, 5, 7][usize::from(config.players()) - 2];
        let bank = Counts::new([gems, gems, gems, gems, gems, 5, 0, 0]);
        let tableau = Tableau::new(config.players(), config.first(), bank);
        Self { tableau, rounds: 0, last_round: false, stall: Stall::default() }
    }

    fn seats(&self) -> u8 {
        self.tableau.players()
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.tableau.turn()
    }

    fn legal(&self, out: &mut Vec<Action>) {
        self.tableau.legal(&EDITION, out);
    }

    fn odds(&self, _: Action) -> u32 {
        1
    }

    #[inline]
    fn sample(&self, dice: &mut impl Dice) -> Action {
        self.tableau.sample(&EDITION, dice).into()
    }

    #[inline]
    fn apply(&mut self, action: Action, events: &mut impl Sink<Event>) {
        let seat = self.tableau.active;
        match action.get() {
            // SPL-10, SPL-11
            Move::Take(colours) => self.take(Counts::one_of_each(colours.0), events),
            // SPL-12
            Move::Double(colour) => self.take(Counts::of(colour.0.into(), 2), events),
            Move::Reserve(card) => self.reserve(card, events),
            // SPL-13, SPL-16
            Move::ReserveTop(level) => {
                let gold = self.tableau.take_joker(seat);
                self.stall.progress();
                self.tableau.phase = Phase::Draw(level, gold);
            }
            // SPL-17, SPL-30
            Move::Buy(card) => {
                let player = self.tableau.player();
                let price = player.price_of(CARDS[card.0 as usize].cost);
                self.pay(Payment::new(card, price, player.tokens), events);
            }
            // SPL-31
            Move::Joker(jokers) => {
                let Phase::Pay(mut payment) = self.tableau.phase else { unreachable!("gold is chosen while paying") };
                payment.answer(jokers);
                self.pay(payment, events);
            }
            // SPL-18
            Move::Pass => {
                let player = self.tableau.seat_mut(seat);
                player.show_hand();
                let shown = *player;
                events.push(|| EDITION.notation.passed(seat, &shown));
                self.receive_noble(events);
            }
            // SPL-20
            Move::Return(token) => {
                let tokens = Counts::of(token.0.into(), 1);
                self.tableau.give_back(seat, tokens);
                events.push(|| Event::Returned { seat, tokens: EDITION.notation.tokens(tokens) });
                if self.tableau.player().surplus() > 0 {
                    self.tableau.phase = Phase::Return(Surplus::after(token));
                } else {
                    self.receive_noble(events);
                }
            }
            // SPL-41
            Move::Visit(noble) => self.visit(noble, events),
            // SPL-06
            Move::First(seat) => {
                self.tableau.first = seat;
                self.tableau.active = seat;
                self.tableau.phase = Phase::Tiles;
                events.push(|| Event::First { seat });
            }
            // SPL-04
            Move::Reveal(noble) => {
                self.tableau.tiles.put(noble.0);
                events.push(|| Event::Revealed { tile: EDITION.notation.tile(noble).into() });
                if self.tableau.tiles.len() == u32::from(self.seats()) + 1 {
                    self.tableau.phase = Phase::Deal(0);
                }
            }
            Move::Deal(card) => match self.tableau.phase {
                // SPL-03
                Phase::Deal(dealt) => {
                    let place = dealt % ROW as u8;
                    self.tableau.lay(card, place.into());
                    events.push(|| Event::Dealt { card: EDITION.notation.card(card), place });
                    let full = dealt + 1 == 3 * ROW as u8;
                    self.tableau.phase = if full { Phase::Act } else { Phase::Deal(dealt + 1) };
                }
                // SPL-34
                Phase::Refill(_, place) => {
                    self.tableau.lay(card, place.into());
                    events.push(|| Event::Dealt { card: EDITION.notation.card(card), place });
                    self.return_surplus(events);
                }
                _ => unreachable!("cards are dealt at the start and into empty places"),
            },
            // SPL-14
            Move::Draw(card) => {
                let Phase::Draw(_, gold) = self.tableau.phase else { unreachable!("drawn after a reservation") };
                self.tableau.draw(seat, card);
                events.push(|| EDITION.notation.reserved(seat, card, true, gold));
                self.return_surplus(events);
            }
            Move::Hidden(_) => unreachable!("a masked action is never applied"),
        }
    }

    fn refuse(&self, action: Action) -> Refusal {
        self.tableau.refuse(action.get(), &EDITION)
    }

    /// SPL-51
    fn returns(&self) -> Returns {
        let mut scores = [(0, Reverse(0)); SEATS];
        for (score, player) in scores.iter_mut().zip(self.tableau.seats()) {
            *score = (player.points, Reverse(player.cards));
        }
        Returns::by_score(&scores[..self.seats().into()])
    }

    fn determinize(&mut self, seat: Seat, dice: &mut impl Dice) {
        self.tableau.determinize(seat, dice);
    }

    fn mask(&self, action: Action, eyes: Eyes) -> Action {
        self.tableau.mask(action.get(), eyes).into()
    }

    fn reveals(&self, action: Action) -> bool {
        self.tableau.reveals(action.get())
    }

    fn mask_event(event: &Event, eyes: Eyes) -> Event {
        event.mask(eyes)
    }

    fn tell(event: &Event) -> Message {
        event.tell("event-bought", "event-noble")
    }

    fn describe(action: Action) -> ActionView {
        EDITION.notation.describe(action.get())
    }

    fn view(&self, eyes: Eyes) -> View {
        view::view(self, eyes)
    }

    fn space(config: &Self::Config) -> Vec<Action> {
        EDITION.space(config.players()).map(Action::from).collect()
    }
}

impl Encode for Splendor {
    const ENCODING: u16 = 1;
    const CODES: usize = Code::COUNT;

    #[inline]
    fn code(action: Action) -> usize {
        action.code().number()
    }

    fn origin(action: Action) -> Origin {
        action.get().origin()
    }

    fn widest(config: &Self::Config) -> Self::Config {
        config.with_first_drawn()
    }

    fn observe(&self, seat: Seat, out: &mut impl Observer) {
        self.tableau.observe(&EDITION, seat, out);
        out.block("round", 50);
        out.number(self.rounds);
        out.block("last_round", 1);
        out.flag(self.last_round);
    }
}
