//! Actions as numbers and positions as tensors, for programs that learn. `docs/python.md` says what the blocks mean.

use crate::phase::Phase;
use crate::{Ability, Action, Bonus, Card, Cell, Colour, Duel, HAND, Level, Player, Royal, Stall, Token};
use game::{Bag, Encode, Game, Observer, Origin, Seat, Seating, Turn};

/// How many phases there are.
const PHASES: usize = 16;

const ABILITIES: [Ability; 5] =
    [Ability::Again, Ability::Associate, Ability::Token, Ability::Privilege, Ability::Steal];

impl Phase {
    fn number(self) -> usize {
        match self {
            Self::First => 0,
            Self::SetUp(_) => 1,
            Self::Deal(_) => 2,
            Self::Start => 3,
            Self::Replenish(_) => 4,
            Self::Act => 5,
            Self::Reserve => 6,
            Self::Draw(_) => 7,
            Self::Pay(_) => 8,
            Self::Refill(..) => 9,
            Self::Associate(_) => 10,
            Self::Token(_) => 11,
            Self::Steal => 12,
            Self::Royal => 13,
            Self::Return(_) => 14,
            Self::Over => 15,
        }
    }
}

impl Encode for Duel {
    const ENCODING: u16 = 1;
    const CODES: usize = 19 << 8;

    #[inline]
    fn code(action: Action) -> usize {
        let (kind, about) = match action {
            Action::Privilege(cell) => (0, cell.0),
            Action::Replenish => (1, 0),
            Action::Take(line) => (2, line.number()),
            Action::Gold(cell) => (3, cell.0),
            Action::Buy(card) => (4, card.0),
            Action::Pass => (5, 0),
            Action::Reserve(card) => (6, card.0),
            Action::ReserveTop(level) => (7, level as u8),
            Action::Pay(gold) => (8, gold.number()),
            Action::Associate(colour) => (9, colour as u8),
            Action::Token(cell) => (10, cell.0),
            Action::Steal(token) => (11, token as u8),
            Action::Royal(royal) => (12, royal.0),
            Action::Return(token) => (13, token as u8),
            Action::Lay(token) => (14, token as u8),
            Action::Deal(card) => (15, card.0),
            Action::Draw(card) => (16, card.0),
            Action::Hidden(level) => (17, level as u8),
            Action::First(seat) => (18, seat.index() as u8),
        };
        kind << 8 | usize::from(about)
    }

    fn origin(action: Action) -> Origin {
        if action.is_draw() { Origin::Draw } else { Origin::Choice }
    }

    fn widest(config: &Seating<2, 2>) -> Seating<2, 2> {
        config.with_first_drawn()
    }

    fn observe(&self, seat: Seat, out: &mut impl Observer) {
        let distance = |other: Seat| usize::from(other != seat);
        out.block("turn", 1);
        out.mark(Some(distance(self.active)), 2);
        out.block("decides", 1);
        let decides = match self.turn() {
            Turn::Player(player) => Some(distance(player)),
            Turn::Chance | Turn::Over => None,
        };
        out.mark(decides, 2);
        out.block("first", 1);
        out.mark(Some(distance(self.first)), 2);
        out.block("again", 1);
        out.flag(self.again);
        out.block("phase", 1);
        out.mark(Some(self.phase.number()), PHASES);
        self.observe_due(out);
        out.block("board", 1);
        Cell::all().for_each(|cell| out.mark(self.board.token(cell).map(Token::lane), Token::ALL.len()));
        out.block("bag", 4);
        out.counts(self.bag, Token::ALL.len());
        out.block("privileges_left", 3);
        out.number(self.privileges());
        out.block("royals_left", 1);
        out.bag(self.royals, Royal::COUNT.into());
        out.block("decks", 30);
        Level::ALL.into_iter().for_each(|level| out.number(self.pyramid.deck(level).len() as u8));
        let shown = self.pyramid.places.map(|slot| slot.card());
        observe_cards(&shown, PYRAMID, out);
        out.block("pyramid", 1);
        out.tally(shown.into_iter().flatten().map(Card::index), Card::COUNT);
        out.block("unseen", 1);
        let unseen = self.unseen(seat);
        out.tally(
            Level::ALL
                .into_iter()
                .flat_map(|level| unseen[level.index()].into_iter().map(move |number| level.card(number).index())),
            Card::COUNT,
        );
        out.block("turn_number", 100);
        out.number(self.turns);
        out.block("quiet_turns", Stall::LIMIT.into());
        out.number(self.stall.quiet_turns());
        self.seat(seat).observe(true, out);
        self.seat(seat.next(2)).observe(false, out);
    }
}

impl Duel {
    /// What the phase is about.
    fn observe_due(&self, out: &mut impl Observer) {
        let (mut card, mut token, mut gold) = (None, None, Default::default());
        match self.phase {
            Phase::Pay(payment) => {
                card = Some(payment.card);
                token = Some(payment.token());
                gold = payment.gold();
            }
            Phase::Associate(bought) => card = Some(bought),
            Phase::Refill(_, bought) => card = bought,
            Phase::Token(colour) => token = Some(colour.token()),
            Phase::Return(surplus) => token = Some(surplus.from()),
            _ => {}
        }
        out.block("due.card", 1);
        out.mark(card.map(Card::index), Card::COUNT);
        out.block("due.token", 1);
        out.mark(token.map(Token::lane), Token::ALL.len());
        out.block("due.gold", 3);
        out.counts(gold, Token::BUT_GOLD);
    }

    /// The cards of each level that, for all that the seat knows, may lie in the deck.
    fn unseen(&self, seat: Seat) -> [Bag; 3] {
        let mut unseen = Level::ALL.map(|level| self.pyramid.deck(level));
        for (card, hidden) in self.seat(seat.next(2)).hand() {
            unseen[card.level().index()].put_if(card.number(), hidden);
        }
        unseen
    }
}

impl Player {
    fn observe(&self, own: bool, out: &mut impl Observer) {
        out.block("tokens", 4);
        out.counts(self.tokens, Token::ALL.len());
        out.block("bonuses", 8);
        out.counts(self.bonuses, Colour::COUNT);
        out.block("colour_points", 10);
        out.counts(self.colour_points, Colour::COUNT);
        out.block("points", 20);
        out.number(self.points);
        out.block("crowns", 10);
        out.number(self.crowns);
        out.block("privileges", 3);
        out.number(self.privileges);
        out.block("royals", 1);
        out.bag(self.royals, Royal::COUNT.into());
        let mut known = [None; HAND];
        let mut levels = [None; HAND];
        let mut secret = [false; HAND];
        for (place, (card, hidden)) in self.hand().enumerate() {
            levels[place] = Some(card.level().index());
            secret[place] = hidden;
            known[place] = (own || !hidden).then_some(card);
        }
        out.block("hand.level", 1);
        levels.into_iter().for_each(|level| out.mark(level, Level::ALL.len()));
        out.block("hand.hidden", 1);
        secret.into_iter().for_each(|hidden| out.flag(hidden));
        observe_cards(&known, OF_HAND, out);
        out.block("hand", 1);
        out.tally(known.into_iter().flatten().map(Card::index), Card::COUNT);
    }
}

/// The names of the blocks about cards that lie somewhere.
type Names = [&'static str; 6];

const PYRAMID: Names =
    ["pyramid.bonus", "pyramid.wild", "pyramid.points", "pyramid.crowns", "pyramid.ability", "pyramid.cost"];
const OF_HAND: Names = ["hand.bonus", "hand.wild", "hand.points", "hand.crowns", "hand.ability", "hand.cost"];

/// What is printed on some cards, place by place.
fn observe_cards(cards: &[Option<Card>], [bonus, wild, points, crowns, ability, cost]: Names, out: &mut impl Observer) {
    let facts = |card: &Option<Card>| card.map(Card::facts);
    out.block(bonus, 2);
    cards.iter().for_each(|card| out.counts(facts(card).map(|card| card.gives).unwrap_or_default(), Colour::COUNT));
    out.block(wild, 1);
    cards.iter().for_each(|card| out.flag(facts(card).is_some_and(|card| card.bonus == Bonus::Wild)));
    out.block(points, 6);
    cards.iter().for_each(|card| out.number(facts(card).map_or(0, |card| card.points)));
    out.block(crowns, 3);
    cards.iter().for_each(|card| out.number(facts(card).map_or(0, |card| card.crowns)));
    out.block(ability, 1);
    for card in cards {
        let abilities = facts(card).into_iter().flat_map(|card| card.abilities());
        let numbers = abilities.filter_map(|ability| ABILITIES.iter().position(|&other| other == ability));
        out.tally(numbers, ABILITIES.len());
    }
    out.block(cost, 8);
    cards.iter().for_each(|card| out.counts(facts(card).map(|card| card.cost).unwrap_or_default(), Token::BUT_GOLD));
}
