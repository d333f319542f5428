//! From the words of card files to the table of effects.

use crate::card::{Card, Kinds};
use crate::op::{Block, Count, Move, Op, Tally, When};
use crate::set::{Ability, Moment, TypeKinds};
use crate::vocabulary::{self as words, AbilityEntry, CardEntry, Effect, Pack, Type, What};

/// A word that names a card which does not exist.
pub(crate) struct UnknownCard(pub String);

/// Turns words into ops, given all cards.
pub(crate) struct Compiler<'a> {
    pub cards: &'a [CardEntry],
    pub ops: Vec<Op>,
}

impl Compiler<'_> {
    /// The cards that are meant.
    pub fn kinds(&self, what: &What) -> Result<Kinds, UnknownCard> {
        let all = |test: &dyn Fn(&CardEntry) -> bool| {
            self.cards.iter().enumerate().filter(|(_, entry)| test(entry)).map(|(n, _)| Card(n as u8)).collect()
        };
        Ok(match what {
            What::Any => all(&|_| true),
            What::Type(kind) => all(&|entry| is_of(entry.kind, *kind)),
            What::Named(id) => {
                let found: Kinds = all(&|entry| entry.id == *id);
                if found.is_empty() {
                    return Err(UnknownCard(id.clone()));
                }
                found
            }
            What::CostAtMost(cost) => all(&|entry| entry.cost <= i32::from(*cost)),
            What::CostAtLeast(cost) => all(&|entry| entry.cost >= i32::from(*cost)),
            What::CostEven => all(&|entry| entry.cost % 2 == 0),
            What::CostOdd => all(&|entry| entry.cost % 2 == 1),
            What::Watchmen => all(&|entry| entry.pack == Pack::Watchmen),
            What::HasAttack => all(&|entry| has_attack(&entry.play)),
            What::HasDefense => all(&|entry| entry.defense.is_some()),
            What::Or(parts) => {
                parts.iter().try_fold(Kinds::NONE, |sum, part| Ok(Kinds(sum.0 | self.kinds(part)?.0)))?
            }
            What::And(parts) => parts.iter().try_fold(Kinds::ALL, |sum, part| Ok(sum.and(self.kinds(part)?)))?,
            What::Not(part) => Kinds(!self.kinds(part)?.0 & self.kinds(&What::Any)?.0),
        })
    }

    /// All cards of each type.
    pub fn types(&self) -> TypeKinds {
        let of = |kind| {
            let cards = self.cards.iter().enumerate().filter(|(_, entry)| is_of(entry.kind, kind));
            cards.map(|(n, _)| Card(n as u8)).collect()
        };
        TypeKinds {
            hero: of(Type::Hero),
            villain: of(Type::Villain),
            super_power: of(Type::SuperPower),
            equipment: of(Type::Equipment),
            location: of(Type::Location),
        }
    }

    /// Puts effects, and those inside them, into the table.
    pub fn block(&mut self, effects: &[Effect]) -> Result<Block, UnknownCard> {
        let ops = effects.iter().map(|effect| self.op(effect)).collect::<Result<Vec<_>, _>>()?;
        let start = self.ops.len() as u16;
        self.ops.extend(ops);
        Ok(Block { start, end: self.ops.len() as u16 })
    }

    fn op(&mut self, effect: &Effect) -> Result<Op, UnknownCard> {
        Ok(match effect {
            Effect::Power(n) => Op::Power(*n),
            Effect::PowerFor(n, tally) => Op::PowerFor(*n, self.tally(tally)?),
            Effect::DoublePower => Op::DoublePower,
            Effect::Draw(n) => Op::Draw(*n),
            Effect::DrawOneByOne { most, until } => Op::DrawOneByOne { most: *most, until: self.kinds(until)? },
            Effect::PlayerDraws(n) => Op::PlayerDraws(*n),
            Effect::Move { count, what, from, to } => Op::Move(Move {
                count: self.count(count)?,
                what: self.kinds(what)?,
                from: from.iter().copied().collect(),
                to: *to,
            }),
            Effect::RandomFromHand(to) => Op::RandomFromHand(*to),
            Effect::RevealHand => Op::RevealHand,
            Effect::Reveal => Op::Reveal,
            Effect::Look => Op::Look,
            Effect::RevealMain => Op::RevealMain,
            Effect::MoveIt(to) => Op::MoveIt(*to),
            Effect::Weakness(n) => Op::Weakness(*n),
            Effect::WeaknessFor(tally) => Op::WeaknessFor(self.tally(tally)?),
            Effect::If { when, then, otherwise } => Op::If(self.when(when)?, self.block(then)?, self.block(otherwise)?),
            Effect::May { act, then, otherwise } => {
                Op::May(self.block(act)?, self.block(then)?, self.block(otherwise)?)
            }
            Effect::Choose(ways) => {
                let ways = ways.iter().map(|way| self.block(way)).collect::<Result<Vec<_>, _>>()?;
                let start = self.ops.len() as u16;
                self.ops.extend(ways.into_iter().map(Op::Option));
                Op::Choose(Block { start, end: self.ops.len() as u16 })
            }
            Effect::Pay { power, act, otherwise } => Op::Pay(*power, self.block(act)?, self.block(otherwise)?),
            Effect::Upon(what, then) => Op::Upon(self.kinds(what)?, self.block(then)?),
            Effect::Attack(effects) => Op::Attack(self.block(effects)?),
            Effect::EachFoe(effects) => Op::EachFoe(self.block(effects)?),
            Effect::PlayerPlaysIt => Op::PlayerPlaysIt,
            Effect::PlayFromLineUp(what) => Op::PlayFromLineUp(self.kinds(what)?),
            Effect::PlaySuperVillain => Op::PlaySuperVillain,
            Effect::PlayAgain { except, in_play } => {
                let except = What::Or(except.iter().map(|id| What::Named(id.clone())).collect());
                Op::PlayAgain { what: self.kinds(&What::Not(Box::new(except)))?, in_play: *in_play }
            }
            Effect::TopdeckOneGain => Op::TopdeckOneGain,
            Effect::SuperVillainCostsLess(n) => Op::SuperVillainCostsLess(*n),
            Effect::HandSize(n) => Op::HandSize(*n),
            Effect::HeroFaceDown => Op::HeroFaceDown,
            Effect::Replace => Op::Replace,
            Effect::RefillLineUp => Op::RefillLineUp,
            Effect::Special(special) => Op::Special(*special),
        })
    }

    fn count(&self, count: &words::Count) -> Result<Count, UnknownCard> {
        Ok(match count {
            words::Count::One => Count::Exactly(1),
            words::Count::Exactly(n) => Count::Exactly(*n),
            words::Count::UpTo(n) => Count::UpTo(*n),
            words::Count::AnyNumber => Count::UpTo(u8::MAX),
            words::Count::All => Count::All,
            words::Count::For(tally) => Count::For(self.tally(tally)?),
        })
    }

    fn tally(&self, tally: &words::Tally) -> Result<Tally, UnknownCard> {
        Ok(match tally {
            words::Tally::InLineUp(what) => Tally::InLineUp(self.kinds(what)?),
            words::Tally::InHand(what) => Tally::InHand(self.kinds(what)?),
            words::Tally::FoesWithDiscarded(what) => Tally::FoesWithDiscarded(self.kinds(what)?),
        })
    }

    fn when(&self, when: &words::When) -> Result<When, UnknownCard> {
        Ok(match when {
            words::When::FirstPlay => When::FirstPlay,
            words::When::DiscardEmpty => When::DiscardEmpty,
            words::When::LocationInPlay => When::LocationInPlay,
            words::When::It(what) => When::It(self.kinds(what)?),
            words::When::PlayedOthers(n, what) => When::PlayedOthers(*n, self.kinds(what)?),
        })
    }

    /// Abilities of a Location or a Super Hero.
    pub fn abilities(&mut self, entries: &[AbilityEntry]) -> Result<Vec<Ability>, UnknownCard> {
        let mut abilities = Vec::new();
        for entry in entries {
            let when = match &entry.when {
                words::Moment::First(what) => Moment::First(self.kinds(what)?),
                words::Moment::Each(what) => Moment::Each(self.kinds(what)?),
                words::Moment::EachName(what) => Moment::EachName(self.kinds(what)?),
                words::Moment::Names(n, what) => Moment::Names(*n, self.kinds(what)?),
                words::Moment::Types(n) => Moment::Types(*n),
                words::Moment::FirstDraw => Moment::FirstDraw,
                words::Moment::FirstContribution => Moment::FirstContribution,
                words::Moment::Gain(what) => Moment::Gain(self.kinds(what)?),
                words::Moment::AtWill => Moment::AtWill,
            };
            let only_power = entry.then.iter().all(|effect| matches!(effect, Effect::Power(_)));
            abilities.push(Ability { when, then: self.block(&entry.then)?, only_power });
        }
        Ok(abilities)
    }
}

/// DCB-07: is a card of the first type one of the second too?
fn is_of(kind: Type, wanted: Type) -> bool {
    kind == wanted || (kind == Type::SuperVillain && wanted == Type::Villain)
}

/// Does an Attack stand anywhere among these effects?
pub(crate) fn has_attack(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| match effect {
        Effect::Attack(_) => true,
        _ => inside(effect).into_iter().any(has_attack),
    })
}

/// The lists of effects inside an effect.
pub(crate) fn inside(effect: &Effect) -> Vec<&[Effect]> {
    match effect {
        Effect::If { then, otherwise, .. } => vec![then, otherwise],
        Effect::May { act, then, otherwise } => vec![act, then, otherwise],
        Effect::Choose(ways) => ways.iter().map(Vec::as_slice).collect(),
        Effect::Pay { act, otherwise, .. } => vec![act, otherwise],
        Effect::Upon(_, effects) | Effect::Attack(effects) | Effect::EachFoe(effects) => vec![effects],
        _ => Vec::new(),
    }
}
