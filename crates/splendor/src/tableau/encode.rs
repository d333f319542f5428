//! The table as a tensor, for programs that learn. `docs/python.md` says what the blocks mean.

use super::{COLOURS, Card, Edition, HAND, JOKER, Level, MARKET, Move, NO_CARD, Phase, Player, Tableau};
use game::{Bag, Observer, Origin, Seat, Turn};

impl Move {
    /// Who can do this.
    pub fn origin(self) -> Origin {
        match self {
            Self::First(_) | Self::Reveal(_) | Self::Deal(_) | Self::Draw(_) | Self::Hidden(_) => Origin::Draw,
            _ => Origin::Choice,
        }
    }
}

/// How many phases there are.
const PHASES: usize = 10;
const CARDS: usize = Card::COUNT as usize;

impl Phase {
    fn number(self) -> usize {
        match self {
            Self::First => 0,
            Self::Tiles => 1,
            Self::Deal(_) => 2,
            Self::Act => 3,
            Self::Pay(_) => 4,
            Self::Draw(..) => 5,
            Self::Refill(..) => 6,
            Self::Return(_) => 7,
            Self::Tile => 8,
            Self::Over => 9,
        }
    }
}

impl Tableau {
    /// Tells what a seat may know of the table.
    pub(crate) fn observe(&self, edition: &Edition, seat: Seat, out: &mut impl Observer) {
        let seats = usize::from(self.players());
        let distance = |other: Seat| (other.index() + seats - seat.index()) % seats;
        out.block("turn", 1);
        out.mark(Some(distance(self.active)), seats);
        out.block("decides", 1);
        let decides = match self.turn() {
            Turn::Player(player) => Some(distance(player)),
            Turn::Chance | Turn::Over => None,
        };
        out.mark(decides, seats);
        out.block("first", 1);
        out.mark(Some(distance(self.first)), seats);
        out.block("phase", 1);
        out.mark(Some(self.phase.number()), PHASES);
        self.observe_due(out);
        let lanes = edition.notation.letters.len();
        out.block("bank", 7);
        out.counts(self.bank, lanes);
        out.block("tiles", 1);
        out.bag(self.tiles, edition.tiles.len());
        out.block("decks", 40);
        self.decks.iter().for_each(|deck| out.number(deck.len() as u8));
        let market: [Card; MARKET] = std::array::from_fn(|place| self.places[place / 4][place % 4]);
        observe_cards(edition, &market, ["market.bonus", "market.points", "market.tags", "market.cost"], out);
        out.block("market", 1);
        out.tally(market.iter().filter(|&&card| card != NO_CARD).map(|card| card.0.into()), CARDS);
        out.block("unseen", 1);
        let unseen = self.unseen(seat);
        out.tally(
            Level::ALL
                .into_iter()
                .flat_map(|level| unseen[level.index()].into_iter().map(move |number| level.card(number).0.into())),
            CARDS,
        );
        for distance in 0..self.players() {
            let other = Seat::new((seat.index() as u8 + distance) % self.players());
            self.seat(other).observe(edition, other == seat, lanes, out);
        }
    }

    /// What the phase is about.
    fn observe_due(&self, out: &mut impl Observer) {
        let payment = match self.phase {
            Phase::Pay(payment) => Some(payment),
            _ => None,
        };
        out.block("due.card", 1);
        out.mark(payment.map(|payment| payment.card.0.into()), CARDS);
        out.block("due.colour", 1);
        out.mark(payment.map(|payment| payment.colour().0.into()), COLOURS);
        out.block("due.jokers", 5);
        out.counts(payment.map(|payment| payment.jokers()).unwrap_or_default(), COLOURS);
        out.block("due.return", 1);
        let lowest = match self.phase {
            Phase::Return(surplus) => Some(surplus.from().0.into()),
            _ => None,
        };
        out.mark(lowest, usize::from(JOKER.0) + 1);
    }

    /// The cards of each level that, for all that the seat knows, may lie in the deck.
    fn unseen(&self, seat: Seat) -> [Bag; 3] {
        let mut unseen = self.decks;
        for other in Seat::all(self.players()).filter(|&other| other != seat) {
            for (card, hidden) in self.seat(other).hand() {
                unseen[card.level().index()].put_if(card.number(), hidden);
            }
        }
        unseen
    }
}

impl Player {
    fn observe(&self, edition: &Edition, own: bool, lanes: usize, out: &mut impl Observer) {
        out.block("tokens", 7);
        out.counts(self.tokens, lanes);
        out.block("bonuses", 7);
        out.counts(self.bonuses, COLOURS);
        out.block("points", 20);
        out.number(self.points);
        out.block("cards", 30);
        out.number(self.cards);
        out.block("tiles_owned", 5);
        out.number(self.tiles.len() as u8);
        if has_tags(edition) {
            out.block("tags", 20);
            out.number(self.tags);
        }
        let mut known = [NO_CARD; HAND];
        let mut levels = [None; HAND];
        let mut secret = [false; HAND];
        for (place, (card, hidden)) in self.hand().enumerate() {
            levels[place] = Some(card.level().index());
            secret[place] = hidden;
            if own || !hidden {
                known[place] = card;
            }
        }
        out.block("hand.level", 1);
        levels.into_iter().for_each(|level| out.mark(level, Level::ALL.len()));
        out.block("hand.hidden", 1);
        secret.into_iter().for_each(|hidden| out.flag(hidden));
        observe_cards(edition, &known, ["hand.bonus", "hand.points", "hand.tags", "hand.cost"], out);
        out.block("hand", 1);
        out.tally(known.iter().filter(|&&card| card != NO_CARD).map(|card| card.0.into()), CARDS);
    }
}

/// Avengers tags come with time stones.
fn has_tags(edition: &Edition) -> bool {
    edition.notation.letters.len() > usize::from(JOKER.0) + 1
}

/// What is printed on some cards, place by place.
fn observe_cards(edition: &Edition, cards: &[Card], names: [&'static str; 4], out: &mut impl Observer) {
    let facts = |card: Card| edition.cards.get(usize::from(card.0));
    let [bonus, points, tags, cost] = names;
    out.block(bonus, 1);
    for &card in cards {
        out.mark(facts(card).map(|_| card.bonus().0.into()), COLOURS);
    }
    out.block(points, 5);
    cards.iter().for_each(|&card| out.number(facts(card).map_or(0, |facts| facts.points)));
    if has_tags(edition) {
        out.block(tags, 2);
        cards.iter().for_each(|&card| out.number(facts(card).map_or(0, |facts| facts.tags)));
    }
    out.block(cost, 7);
    cards.iter().for_each(|&card| out.counts(facts(card).map(|facts| facts.cost).unwrap_or_default(), COLOURS));
}
