//! Paying for a card, with jokers where the player wants them.

use super::{COLOURS, Card, Colour, JOKER, Jokers, Lane};
use game::{Bag, Counts};

/// A purchase whose payment is still being chosen.
///
/// The player says colour by colour how many jokers to pay for it, in the order of the colours, and is asked only where there is
/// a choice: one way to write each payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Payment {
    /// The card being bought.
    pub card: Card,
    /// The price after bonuses.
    price: Counts,
    /// Jokers for each colour: chosen for those before `asked`, the least possible from there on.
    jokers: Counts,
    /// Jokers that the buyer could still pay above the least.
    spare: u8,
    /// The colour in question.
    asked: u8,
}

impl Payment {
    /// The payment for a card that costs `price` to a buyer who can afford it with `tokens`.
    #[inline]
    pub fn new(card: Card, price: Counts, tokens: Counts) -> Self {
        let jokers = price.less(tokens.first_lanes(COLOURS));
        let spare = tokens.get(JOKER.0.into()) - jokers.total();
        let mut payment = Self { card, price, jokers, spare, asked: 0 };
        payment.skip_settled();
        payment
    }

    /// True if nothing is left to choose.
    #[inline]
    pub fn is_settled(&self) -> bool {
        self.spare == 0 || usize::from(self.asked) == COLOURS
    }

    /// The colour in question.
    pub fn colour(&self) -> Colour {
        Colour(self.asked)
    }

    /// Jokers for each colour: chosen for those before the one in question, the least possible from there on.
    pub fn jokers(&self) -> Counts {
        self.jokers
    }

    /// How many jokers may be paid for the colour in question.
    pub fn choices(&self) -> std::ops::RangeInclusive<u8> {
        let lane = self.asked.into();
        let least = self.jokers.get(lane);
        least..=self.price.get(lane).min(least + self.spare)
    }

    /// All answers to the question.
    pub fn answers(&self) -> impl Iterator<Item = Jokers> {
        let colour = self.colour();
        self.choices().map(move |count| Jokers::new(colour, count))
    }

    /// Settles the colour in question.
    pub fn answer(&mut self, jokers: Jokers) {
        let more = jokers.count() - self.jokers.get(self.asked.into());
        self.jokers += Counts::of(self.asked.into(), more);
        self.spare -= more;
        self.asked += 1;
        self.skip_settled();
    }

    /// The tokens that are paid once everything is settled.
    #[inline]
    pub fn tokens(&self) -> Counts {
        self.price - self.jokers + Counts::of(JOKER.0.into(), self.jokers.total())
    }

    /// Every way to settle what is open: the answers, and the tokens that are paid in the end. Those with the fewest jokers come first.
    pub fn ways(self) -> Vec<(Vec<Jokers>, Counts)> {
        let mut ways = Vec::new();
        self.settle(&mut Vec::new(), &mut ways);
        ways.sort_by_key(|(_, tokens)| tokens.get(JOKER.0.into()));
        ways
    }

    fn settle(self, answers: &mut Vec<Jokers>, ways: &mut Vec<(Vec<Jokers>, Counts)>) {
        if self.is_settled() {
            ways.push((answers.clone(), self.tokens()));
            return;
        }
        for jokers in self.answers() {
            let mut answered = self;
            answered.answer(jokers);
            answers.push(jokers);
            answered.settle(answers, ways);
            answers.pop();
        }
    }

    /// Goes on to the first colour, from the one in question, for which more jokers than the least could be paid.
    #[inline]
    fn skip_settled(&mut self) {
        let open = (self.price - self.jokers).at_least(1) >> self.asked << self.asked;
        self.asked = open.trailing_zeros().min(COLOURS as u32) as u8;
    }
}

/// The surplus of tokens that must be given back, one by one and in ascending order, so that each set has one path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Surplus {
    /// No lane before this one may be given back any more.
    from: Lane,
}

impl Surplus {
    /// The most tokens that a player may keep.
    pub const LIMIT: u8 = 10;

    /// Nothing given back yet.
    pub const START: Self = Self { from: Lane(0) };

    /// Which tokens may be given back next, of the `returnable` ones, if `surplus` are too many: those of which there is one, and
    /// with enough left in their lane and after it.
    pub fn choices(self, returnable: Counts, surplus: u8) -> impl Iterator<Item = Lane> {
        let too_late = returnable.before().at_least(returnable.total() - surplus + 1);
        let lanes = returnable.at_least(1) & !too_late & (u8::MAX << self.from.0);
        Bag::of_bits(lanes.into()).into_iter().map(Lane)
    }

    /// Of the `returnable` tokens those that are not out of order: any of them may be given back, one by one in ascending order.
    pub fn open(self, returnable: Counts) -> Counts {
        returnable.from_lane(self.from.0.into())
    }

    /// No lane before this one may be given back any more.
    pub fn from(self) -> Lane {
        self.from
    }

    /// After a token of this lane was given back.
    pub fn after(lane: Lane) -> Self {
        Self { from: lane }
    }
}
