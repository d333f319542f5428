//! Splendor: Marvel: the course of the game. Rules `MAR-nn` are in `docs/rules`.

mod cards;
mod event;
mod view;

#[cfg(test)]
mod tests;

pub use cards::{CARDS, LOCATIONS};
pub use event::Event;
pub use view::{AvengersView, GauntletView, View};

use crate::tableau::{
    self, COLOURS, Card, Code, Costs, Edition, JOKER, Lane, Level, Move, Notation, Payment, Phase, ROW, Rules, SEATS,
    Stall, Surplus, Tableau, TileId, action,
};
use game::{
    ActionView, Config, Counts, Dice, Encode, Eyes, Game, Message, Observer, Origin, Refusal, Returns, Seat, Seating,
    Sink, Turn,
};
use std::cmp::Reverse;

/// Points that the Gauntlet asks for (MAR-50).
pub const GOAL: u8 = 16;
/// What the Avengers tile is worth to its owner (MAR-41).
pub const AVENGERS_POINTS: u8 = 3;
/// Tags with which the first player takes the Avengers tile (MAR-41).
pub const AVENGERS_TAGS: u8 = 3;
/// The lane of the green tokens, the time stones.
pub const STONE: Lane = Lane(JOKER.0 + 1);

/// The level whose characters carry the icon of the time stone (MAR-31).
const STONE_LEVEL: Level = Level(2);
const EVERY_COLOUR: Counts = Counts::one_of_each((1 << COLOURS) - 1);

/// The characters, locations and words of Marvel.
pub static EDITION: Edition = Edition {
    cards: &CARDS,
    costs: Costs::new(&CARDS),
    tiles: &LOCATIONS,
    sides: 2,
    notation: Notation {
        letters: "YPBROST",
        buy: "recruit",
        joker: "shield",
        visit: "location",
        tiles: &LOCATIONS,
        forms: "take:YPB take:YY reserve:1Y1 reserve:1 recruit:1Y1 shield:Y1 return:Y location:1A pass first:0 reveal:1A deal:1Y1 draw:1Y1",
    },
    rules: Rules {
        deal: "MAR-03",
        order: "MAR-09",
        take: "MAR-10",
        take_all: "MAR-10",
        double: "MAR-11",
        reserve: "MAR-12",
        hidden: "MAR-12",
        hand: "MAR-12",
        buy: "MAR-13",
        pass: "MAR-14",
        limit: "MAR-20",
        price: "MAR-30",
        joker: "MAR-30",
        tile: "MAR-40",
        one_tile: "MAR-40",
        end: "MAR-50",
    },
};

action!(EDITION.notation);

/// The state of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Marvel {
    tableau: Tableau,
    /// Full rounds played.
    rounds: u16,
    /// Who has the Avengers tile.
    avengers: Option<Seat>,
    /// Somebody met the Gauntlet at the end of the latest turn: unless that is undone (MAR-52), this round is the last.
    last_round: bool,
    stall: Stall,
}

impl Marvel {
    /// The table.
    pub fn tableau(&self) -> &Tableau {
        &self.tableau
    }

    /// Who has the Avengers tile, if anybody does.
    pub fn avengers(&self) -> Option<Seat> {
        self.avengers
    }

    /// MAR-50: enough points, a bonus of each colour and a time stone.
    #[inline]
    pub fn meets_gauntlet(&self, seat: Seat) -> bool {
        let player = self.tableau.seat(seat);
        player.points >= GOAL && player.bonuses.covers(EVERY_COLOUR) && player.tokens.get(STONE.0.into()) > 0
    }

    /// MAR-41, MAR-42: with how many tags somebody else than the owner takes the Avengers tile.
    #[inline]
    pub fn tags_to_take_avengers(&self) -> u8 {
        self.avengers.map_or(AVENGERS_TAGS, |owner| self.tableau.seat(owner).tags + 1)
    }

    #[inline]
    fn take(&mut self, tokens: Counts, events: &mut impl Sink<Event>) {
        let seat = self.tableau.active;
        self.tableau.take(seat, tokens);
        self.stall.stir();
        events.push(|| EDITION.notation.took(seat, tokens).into());
        self.return_surplus(events);
    }

    /// MAR-12
    fn reserve(&mut self, card: Card, events: &mut impl Sink<Event>) {
        let seat = self.tableau.active;
        let (level, place) = self.tableau.lift(card).expect("a face-up card is reserved");
        self.tableau.seat_mut(seat).reserve(card, false);
        let joker = self.tableau.take_joker(seat);
        self.stall.progress();
        events.push(|| EDITION.notation.reserved(seat, card, false, joker).into());
        self.refill(level, place, events);
    }

    /// MAR-13, MAR-30, MAR-32, and in the order of MAR-09 what a recruit brings at once.
    #[inline]
    fn pay(&mut self, payment: Payment, events: &mut impl Sink<Event>) {
        let seat = self.tableau.active;
        if !payment.is_settled() {
            // The character is announced before it is paid for.
            self.tableau.seat_mut(seat).show(payment.card);
            self.tableau.phase = Phase::Pay(payment);
            return;
        }
        let emptied = self.tableau.buy(seat, &payment, &CARDS);
        self.stall.progress();
        events.push(|| EDITION.notation.bought(seat, payment.card, emptied.is_none(), payment.tokens()).into());
        self.take_stone(payment.card, events);
        self.take_avengers(events);
        match emptied {
            Some((level, place)) => self.refill(level, place, events),
            None => self.return_surplus(events),
        }
    }

    /// MAR-31: there are as many stones as players, so there is one for everybody who has none.
    #[inline]
    fn take_stone(&mut self, recruit: Card, events: &mut impl Sink<Event>) {
        let seat = self.tableau.active;
        if recruit.level() == STONE_LEVEL && self.tableau.player().tokens.get(STONE.0.into()) == 0 {
            self.tableau.take(seat, Counts::of(STONE.0.into(), 1));
            events.push(|| Event::Stone { seat });
        }
    }

    /// MAR-41, MAR-42
    #[inline]
    fn take_avengers(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.tableau.active;
        let from = self.avengers;
        if self.tableau.player().tags < self.tags_to_take_avengers() {
            return; // the owner, too, whose own tags are never more than they are
        }
        if let Some(owner) = from {
            self.tableau.seat_mut(owner).points -= AVENGERS_POINTS;
        }
        self.tableau.seat_mut(seat).points += AVENGERS_POINTS;
        self.avengers = Some(seat);
        events.push(|| Event::Avengers { seat, from });
    }

    /// MAR-30: an emptied place is filled at once, if the deck has a card.
    #[inline]
    fn refill(&mut self, level: Level, place: usize, events: &mut impl Sink<Event>) {
        if self.tableau.decks[level.index()].is_empty() {
            self.return_surplus(events);
        } else {
            self.tableau.phase = Phase::Refill(level, place as u8);
        }
    }

    /// MAR-20, MAR-22
    #[inline]
    fn return_surplus(&mut self, events: &mut impl Sink<Event>) {
        if self.tableau.player().surplus() > 0 {
            self.tableau.phase = Phase::Return(Surplus::START);
        } else {
            self.receive_location(events);
        }
    }

    /// MAR-40
    #[inline]
    fn receive_location(&mut self, events: &mut impl Sink<Event>) {
        let locations = self.tableau.come(&EDITION);
        if locations.is_empty() {
            self.end_turn(events);
        } else if let Some(location) = locations.only() {
            self.visit(TileId(location), events);
        } else {
            self.tableau.phase = Phase::Tile;
        }
    }

    fn visit(&mut self, location: TileId, events: &mut impl Sink<Event>) {
        let seat = self.tableau.active;
        self.tableau.tiles.take(location.0);
        self.tableau.seat_mut(seat).receive(location);
        self.stall.stir();
        events.push(|| tableau::Event::Visited { seat, tile: EDITION.notation.tile(location).into() }.into());
        self.end_turn(events);
    }

    /// MAR-50, MAR-52, MAR-53
    #[inline]
    fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.tableau.active;
        let met = Seat::all(self.seats()).any(|seat| self.meets_gauntlet(seat));
        if met != self.last_round {
            self.last_round = met;
            events.push(|| if met { tableau::Event::LastRound { seat }.into() } else { Event::GoesOn });
        }
        self.tableau.active = seat.next(self.seats());
        self.tableau.phase = Phase::Act;
        if self.tableau.active == self.tableau.first {
            self.rounds += 1;
            let stalled = self.stall.end_round();
            if self.last_round || stalled {
                self.tableau.phase = Phase::Over;
                if !self.last_round {
                    events.push(|| tableau::Event::Stalled.into());
                }
                events.push(|| tableau::Event::Over { winners: self.returns().winners().collect() }.into());
            }
        }
    }
}

impl Game for Marvel {
    const NAME: &'static str = "marvel";
    const VERSION: u16 = 1;
    type Config = Seating<2, 4>;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn start(config: &Self::Config) -> Self {
        // MAR-01, MAR-05
        let players = config.players();
        let each = [4, 5, 7][usize::from(players) - 2];
        let bank = Counts::new([each, each, each, each, each, 5, players, 0]);
        let tableau = Tableau::new(players, config.first(), bank);
        Self { tableau, rounds: 0, avengers: None, last_round: false, stall: Stall::default() }
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
            // MAR-10
            Move::Take(colours) => self.take(Counts::one_of_each(colours.0), events),
            // MAR-11
            Move::Double(colour) => self.take(Counts::of(colour.0.into(), 2), events),
            Move::Reserve(card) => self.reserve(card, events),
            // MAR-12
            Move::ReserveTop(level) => {
                let joker = self.tableau.take_joker(seat);
                self.stall.progress();
                self.tableau.phase = Phase::Draw(level, joker);
            }
            // MAR-13, MAR-30
            Move::Buy(card) => {
                let player = self.tableau.player();
                let price = player.price_of(CARDS[card.0 as usize].cost);
                self.pay(Payment::new(card, price, player.tokens), events);
            }
            // MAR-30
            Move::Joker(jokers) => {
                let Phase::Pay(mut payment) = self.tableau.phase else {
                    unreachable!("jokers are chosen while paying")
                };
                payment.answer(jokers);
                self.pay(payment, events);
            }
            // MAR-14
            Move::Pass => {
                let player = self.tableau.seat_mut(seat);
                player.show_hand();
                let shown = *player;
                events.push(|| EDITION.notation.passed(seat, &shown).into());
                self.receive_location(events);
            }
            // MAR-20
            Move::Return(token) => {
                let tokens = Counts::of(token.0.into(), 1);
                self.tableau.give_back(seat, tokens);
                events.push(|| tableau::Event::Returned { seat, tokens: EDITION.notation.tokens(tokens) }.into());
                if self.tableau.player().surplus() > 0 {
                    self.tableau.phase = Phase::Return(Surplus::after(token));
                } else {
                    self.receive_location(events);
                }
            }
            // MAR-40
            Move::Visit(location) => self.visit(location, events),
            // MAR-06
            Move::First(seat) => {
                self.tableau.first = seat;
                self.tableau.active = seat;
                self.tableau.phase = Phase::Tiles;
                events.push(|| tableau::Event::First { seat }.into());
            }
            // MAR-04
            Move::Reveal(location) => {
                self.tableau.tiles.put(location.0);
                events.push(|| tableau::Event::Revealed { tile: EDITION.notation.tile(location).into() }.into());
                if self.tableau.tiles.len() == u32::from(self.seats()) {
                    self.tableau.phase = Phase::Deal(0);
                }
            }
            Move::Deal(card) => match self.tableau.phase {
                // MAR-03
                Phase::Deal(dealt) => {
                    let place = dealt % ROW as u8;
                    self.tableau.lay(card, place.into());
                    events.push(|| tableau::Event::Dealt { card: EDITION.notation.card(card), place }.into());
                    let full = dealt + 1 == 3 * ROW as u8;
                    self.tableau.phase = if full { Phase::Act } else { Phase::Deal(dealt + 1) };
                }
                // MAR-30
                Phase::Refill(_, place) => {
                    self.tableau.lay(card, place.into());
                    events.push(|| tableau::Event::Dealt { card: EDITION.notation.card(card), place }.into());
                    self.return_surplus(events);
                }
                _ => unreachable!("cards are dealt at the start and into empty places"),
            },
            // MAR-12
            Move::Draw(card) => {
                let Phase::Draw(_, joker) = self.tableau.phase else { unreachable!("drawn after a reservation") };
                self.tableau.draw(seat, card);
                events.push(|| EDITION.notation.reserved(seat, card, true, joker).into());
                self.return_surplus(events);
            }
            Move::Hidden(_) => unreachable!("a masked action is never applied"),
        }
    }

    fn refuse(&self, action: Action) -> Refusal {
        self.tableau.refuse(action.get(), &EDITION)
    }

    /// MAR-51, MAR-53: those who meet the Gauntlet come first, then points, the Avengers tile, fewest cards decide.
    ///
    /// A stalemate needs no case of its own: nobody meets the Gauntlet then. The rules leave the places below the winner
    /// open; here they are decided by the same comparison, among those who meet the Gauntlet and among those who do not.
    fn returns(&self) -> Returns {
        let mut scores = [(false, 0, false, Reverse(0)); SEATS];
        for (score, seat) in scores.iter_mut().zip(Seat::all(self.seats())) {
            let player = self.tableau.seat(seat);
            *score = (self.meets_gauntlet(seat), player.points, self.avengers == Some(seat), Reverse(player.cards));
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
        event.tell()
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

impl Encode for Marvel {
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
        out.block("avengers", 1);
        for distance in 0..self.seats() {
            let other = Seat::new((seat.index() as u8 + distance) % self.seats());
            out.flag(self.avengers == Some(other));
        }
    }
}
