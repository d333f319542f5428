//! Paying for a card, with gold where the player wants it, and giving back what is too much.

use crate::{Card, Token};
use game::Counts;

/// A number of gold tokens paid for one kind of token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Gold(u8);

impl Gold {
    /// All gold there is.
    pub const MOST: u8 = Token::SUPPLY.get(Token::Gold.lane());

    /// So many, at most [`Gold::MOST`], for this kind of token.
    #[inline]
    pub const fn new(token: Token, count: u8) -> Self {
        Self((token as u8) << 4 | count)
    }

    /// A number of its own.
    #[inline]
    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    /// What they pay for.
    #[inline]
    pub const fn token(self) -> Token {
        Token::ALL[self.0 as usize >> 4]
    }

    /// How many.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0 & 15
    }
}

/// A purchase whose payment is still being chosen (DUE-40).
///
/// The player says for one kind of token after the other, in their order, how much gold to pay for it, and is asked only where
/// there is a choice: one way to write each payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Payment {
    /// The card being bought.
    pub card: Card,
    /// The price after bonuses.
    price: Counts,
    /// Gold for each kind: chosen for those before `asked`, the least possible from there on.
    gold: Counts,
    /// Gold that the buyer could still pay above the least.
    spare: u8,
    /// The lane in question.
    asked: u8,
}

impl Payment {
    /// The payment for a card that costs `price` to a buyer who can afford it with `tokens`.
    #[inline]
    pub fn new(card: Card, price: Counts, tokens: Counts) -> Self {
        let gold = price.less(tokens);
        let spare = tokens.get(Token::Gold.lane()) - gold.total();
        let mut payment = Self { card, price, gold, spare, asked: 0 };
        payment.skip_settled();
        payment
    }

    /// True if nothing is left to choose.
    #[inline]
    pub fn is_settled(&self) -> bool {
        self.spare == 0 || self.asked == Token::BUT_GOLD as u8
    }

    /// The kind in question.
    pub fn token(&self) -> Token {
        Token::ALL[usize::from(self.asked)]
    }

    /// Gold for each kind: chosen for those before the one in question, the least possible from there on.
    pub fn gold(&self) -> Counts {
        self.gold
    }

    /// How much gold may be paid for the kind in question.
    #[inline]
    pub fn choices(&self) -> std::ops::RangeInclusive<u8> {
        let least = self.gold.get(self.asked.into());
        least..=self.price.get(self.asked.into()).min(least + self.spare)
    }

    /// All answers to the question.
    #[inline]
    pub fn answers(&self) -> impl Iterator<Item = Gold> {
        let token = self.token();
        self.choices().map(move |count| Gold::new(token, count))
    }

    /// Settles the kind in question.
    pub fn answer(&mut self, gold: Gold) {
        let more = gold.count() - self.gold.get(self.asked.into());
        self.gold += Counts::of(self.asked.into(), more);
        self.spare -= more;
        self.asked += 1;
        self.skip_settled();
    }

    /// The tokens that are paid once everything is settled.
    #[inline]
    pub fn tokens(&self) -> Counts {
        self.price - self.gold + Counts::of(Token::Gold.lane(), self.gold.total())
    }

    /// Every way to settle what is open: the answers, and the tokens that are paid in the end. Those with the least gold come first.
    pub fn ways(self) -> Vec<(Vec<Gold>, Counts)> {
        let mut ways = Vec::new();
        self.settle(&mut Vec::new(), &mut ways);
        ways.sort_by_key(|(_, tokens)| tokens.get(Token::Gold.lane()));
        ways
    }

    fn settle(self, answers: &mut Vec<Gold>, ways: &mut Vec<(Vec<Gold>, Counts)>) {
        if self.is_settled() {
            ways.push((answers.clone(), self.tokens()));
            return;
        }
        for gold in self.answers() {
            let mut answered = self;
            answered.answer(gold);
            answers.push(gold);
            answered.settle(answers, ways);
            answers.pop();
        }
    }

    #[inline]
    fn skip_settled(&mut self) {
        // What cannot be paid otherwise is settled; above it, the lowest kind that has a price left is asked for.
        let open = (self.price - self.gold).from_lane(self.asked.into()).at_least(1);
        self.asked = (open.trailing_zeros() as u8).min(Token::BUT_GOLD as u8);
    }
}

/// The surplus of tokens that must be given back, one by one and in ascending order, so that each set has one path (DUE-60).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Surplus {
    /// Nothing before this one may be given back any more.
    from: Token,
}

impl Surplus {
    /// The most tokens that a player may keep.
    pub const LIMIT: u8 = 10;

    /// Nothing given back yet.
    pub const START: Self = Self { from: Token::White };

    /// Which of a player's tokens may be given back next, if `surplus` are too many.
    #[inline]
    pub fn choices(self, tokens: Counts, surplus: u8) -> impl Iterator<Item = Token> {
        Token::ALL[self.from.lane()..]
            .iter()
            .copied()
            .filter(move |token| tokens.get(token.lane()) > 0 && tokens.from_lane(token.lane()).total() >= surplus)
    }

    /// Of a player's tokens those that are not out of order: any of them may be given back, one by one in ascending order.
    pub fn open(self, tokens: Counts) -> Counts {
        tokens.from_lane(self.from.lane())
    }

    /// Nothing before this one may be given back any more.
    pub fn from(self) -> Token {
        self.from
    }

    /// After a token of this kind was given back.
    pub fn after(token: Token) -> Self {
        Self { from: token }
    }
}
