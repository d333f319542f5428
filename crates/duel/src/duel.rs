//! The state of a game, and the contract.

use crate::board::Board;
use crate::pay::Payment;
use crate::phase::Phase;
use crate::player::Player;
use crate::pyramid::Pyramid;
use crate::stall::Stall;
use crate::{Action, Event, Right, Royal, Token, view};
use game::{ActionView, Bag, Counts, Dice, Eyes, First, Game, Message, Refusal, Returns, Seat, Seating, Sink, Turn};

/// DUE-01: the scrolls of the game.
pub const PRIVILEGES: u8 = 3;

/// The state of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Duel {
    pub(crate) board: Board,
    /// Tokens that lie neither on the board nor before a player.
    pub(crate) bag: Counts,
    pub(crate) pyramid: Pyramid,
    /// Royals that nobody has, as bits.
    pub(crate) royals: Bag,
    pub(crate) seats: [Player; 2],
    /// Who began.
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// What is due.
    pub(crate) phase: Phase,
    /// The active player takes another turn after this one.
    pub(crate) again: bool,
    pub(crate) stall: Stall,
    /// Finished turns.
    pub(crate) turns: u16,
}

impl Duel {
    /// The tokens on the board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The tokens in the bag.
    pub fn bag(&self) -> Counts {
        self.bag
    }

    /// The face-up cards and the decks.
    pub fn pyramid(&self) -> &Pyramid {
        &self.pyramid
    }

    /// Royals that nobody has.
    pub fn royals(&self) -> impl Iterator<Item = Royal> {
        self.royals.into_iter().map(Royal)
    }

    /// What the player in a seat has.
    #[inline]
    pub fn seat(&self, seat: Seat) -> &Player {
        &self.seats[seat.index() & 1]
    }

    #[inline]
    pub(crate) fn seat_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index() & 1]
    }

    /// Whose turn it is, also while a draw is due.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn player(&self) -> &Player {
        self.seat(self.active)
    }

    /// The other one.
    #[inline]
    pub(crate) fn opponent(&self) -> &Player {
        self.seat(self.active.next(2))
    }

    /// What is due.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Does whoever is active take another turn after this one?
    pub fn plays_again(&self) -> bool {
        self.again
    }

    /// How many turns have ended.
    pub fn turns(&self) -> u16 {
        self.turns
    }

    /// Privileges above the board.
    #[inline]
    pub fn privileges(&self) -> u8 {
        PRIVILEGES - self.seats[0].privileges - self.seats[1].privileges
    }
}

impl Game for Duel {
    const NAME: &'static str = "duel";
    const VERSION: u16 = 1;
    type Config = Seating<2, 2>;
    type Action = Action;
    type Event = Event;
    type View = view::View;

    fn start(config: &Self::Config) -> Self {
        let (phase, first) = match config.first() {
            First::Random => (Phase::First, Seat::new(0)),
            First::Named(seat) => (Phase::SetUp(0), seat),
        };
        Self {
            board: Board::EMPTY,
            bag: Token::SUPPLY,
            pyramid: Pyramid::NEW,
            royals: Bag::first(Royal::COUNT),
            seats: [Player::default(); 2],
            first,
            active: first,
            phase,
            again: false,
            stall: Stall::default(),
            turns: 0,
        }
    }

    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.phase.turn(self.active)
    }

    #[inline]
    fn legal(&self, out: &mut Vec<Action>) {
        self.list(out);
    }

    /// A token comes from the bag with the odds of its number there; every card of a deck is equally likely.
    fn odds(&self, outcome: Action) -> u32 {
        match outcome {
            Action::Lay(token) => self.bag.get(token.lane()).into(),
            _ => 1,
        }
    }

    #[inline]
    fn sample(&self, dice: &mut impl Dice) -> Action {
        self.draw(dice)
    }

    #[inline]
    fn apply(&mut self, action: Action, events: &mut impl Sink<Event>) {
        match action {
            // DUE-10
            Action::Privilege(cell) => {
                self.seat_mut(self.active).privileges -= 1;
                self.take(cell.into(), Right::Privilege, events);
            }
            // DUE-11
            Action::Replenish => {
                let seat = self.active;
                events.push(|| Event::Replenished { seat });
                self.phase = Phase::Replenish(self.board.next_empty(0));
            }
            // DUE-20, DUE-21
            Action::Take(line) => {
                let tokens = self.take(line.cells(), Right::Action, events);
                if tokens.at_least(3) != 0 || tokens.get(Token::Pearl.lane()) == 2 {
                    self.take_privilege(self.active.next(2), events);
                }
                self.return_surplus(events);
            }
            // DUE-31
            Action::Gold(cell) => {
                self.take(cell.into(), Right::Action, events);
                self.phase = Phase::Reserve;
            }
            // DUE-40
            Action::Buy(card) => {
                let player = self.seat_mut(self.active);
                player.show(card);
                let payment = Payment::new(card, player.price(card), player.tokens);
                self.pay(payment, events);
            }
            // DUE-15
            Action::Pass => {
                let seat = self.active;
                events.push(|| Event::Passed { seat });
                self.return_surplus(events);
            }
            Action::Reserve(card) => self.reserve(card, events),
            // DUE-31
            Action::ReserveTop(level) => self.phase = Phase::Draw(level),
            Action::Pay(gold) => {
                let Phase::Pay(mut payment) = self.phase else { unreachable!("gold is chosen while paying") };
                payment.answer(gold);
                self.pay(payment, events);
            }
            Action::Associate(colour) => {
                let Phase::Associate(card) = self.phase else { unreachable!("a bought card joins a column") };
                self.associate(card, colour, events);
            }
            Action::Token(cell) => self.take_token(cell, events),
            Action::Steal(token) => self.steal(token, events),
            Action::Royal(royal) => self.receive_royal(royal, events),
            Action::Return(token) => self.give_back(token, events),
            Action::Lay(token) => self.lay(token, events),
            Action::Deal(card) => match self.phase {
                // DUE-02
                Phase::Deal(place) => {
                    self.deal(card, place, events);
                    match place.next() {
                        Some(next) => self.phase = Phase::Deal(next),
                        None => self.begin(events),
                    }
                }
                // DUE-34
                Phase::Refill(place, bought) => {
                    self.deal(card, place, events);
                    match bought {
                        Some(card) => self.resolve_card(card, events),
                        None => self.return_surplus(events),
                    }
                }
                _ => unreachable!("cards are dealt at the start and into empty places"),
            },
            Action::Draw(card) => self.reserve_blind(card, events),
            Action::Hidden(_) => unreachable!("a masked action is never applied"),
            // DUE-05
            Action::First(seat) => {
                self.first = seat;
                self.active = seat;
                self.phase = Phase::SetUp(0);
                events.push(|| Event::First { seat });
            }
        }
    }

    fn refuse(&self, action: Action) -> Refusal {
        self.refusal(action)
    }

    /// DUE-61, DUE-64
    fn returns(&self) -> Returns {
        Returns::by_score(&self.seats.map(|player| player.has_won()))
    }

    /// DUE-32
    fn determinize(&mut self, seat: Seat, dice: &mut impl Dice) {
        let opponent = seat.next(2).index();
        self.seats[opponent].redraw_hidden(&mut self.pyramid, dice);
    }

    /// DUE-32: only its owner sees a card reserved from a deck.
    fn mask(&self, action: Action, eyes: Eyes) -> Action {
        match action {
            Action::Draw(card) if !eyes.see(self.active) => Action::Hidden(card.level()),
            _ => action,
        }
    }

    /// DUE-32: a hidden card is seen when it is bought.
    fn reveals(&self, action: Action) -> bool {
        match action {
            Action::Buy(card) => self.player().hand().any(|(held, hidden)| hidden && held == card),
            _ => false,
        }
    }

    fn mask_event(event: &Event, eyes: Eyes) -> Event {
        event.mask(eyes)
    }

    fn tell(event: &Event) -> Message {
        event.tell()
    }

    fn describe(action: Action) -> ActionView {
        action.describe()
    }

    fn view(&self, eyes: Eyes) -> view::View {
        view::view(self, eyes)
    }

    fn space(config: &Self::Config) -> Vec<Action> {
        Action::space(config.first() == First::Random).collect()
    }
}
