//! Effects as the engine runs them: the words of [`crate::vocabulary`] with every set of cards worked out.

use crate::card::Kinds;
use crate::vocabulary::{Special, To, Zone};

/// A part of the card set's table of effects.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Block {
    pub(crate) start: u16,
    pub(crate) end: u16,
}

impl Block {
    /// No effect.
    pub const EMPTY: Self = Self { start: 0, end: 0 };

    /// True if nothing is left.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// How many effects.
    #[inline]
    pub fn len(self) -> u16 {
        self.end - self.start
    }
}

/// One effect; see [`crate::vocabulary::Effect`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    Power(u8),
    PowerFor(u8, Tally),
    DoublePower,
    Draw(u8),
    DrawOneByOne {
        most: u8,
        until: Kinds,
    },
    PlayerDraws(u8),
    Move(Move),
    RandomFromHand(To),
    RevealHand,
    Reveal,
    Look,
    RevealMain,
    MoveIt(To),
    Weakness(u8),
    WeaknessFor(Tally),
    If(When, Block, Block),
    May(Block, Block, Block),
    /// Each of the [`Op::Option`]s of the block is a way to go.
    Choose(Block),
    Option(Block),
    Pay(u8, Block, Block),
    Upon(Kinds, Block),
    Attack(Block),
    EachFoe(Block),
    PlayerPlaysIt,
    PlayFromLineUp(Kinds),
    PlaySuperVillain,
    PlayAgain {
        what: Kinds,
        in_play: bool,
    },
    TopdeckOneGain,
    SuperVillainCostsLess(u8),
    HandSize(u8),
    HeroFaceDown,
    Replace,
    RefillLineUp,
    Special(Special),
}

/// Cards to be chosen and moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    pub count: Count,
    pub what: Kinds,
    pub from: Zones,
    pub to: To,
}

/// How many cards are moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// So many, or as many as there are.
    Exactly(u8),
    /// At most so many.
    UpTo(u8),
    All,
    For(Tally),
}

/// Places from which cards are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Zones(u8);

impl Zones {
    #[inline]
    pub fn has(self, zone: Zone) -> bool {
        self.0 >> zone as u8 & 1 == 1
    }

    pub fn iter(self) -> impl Iterator<Item = Zone> {
        const ALL: [Zone; 5] = [Zone::Hand, Zone::Discard, Zone::LineUp, Zone::Kicks, Zone::Gained];
        ALL.into_iter().filter(move |&zone| self.has(zone))
    }
}

impl FromIterator<Zone> for Zones {
    fn from_iter<I: IntoIterator<Item = Zone>>(zones: I) -> Self {
        Self(zones.into_iter().fold(0, |bits, zone| bits | 1 << zone as u8))
    }
}

/// Something that is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tally {
    InLineUp(Kinds),
    InHand(Kinds),
    FoesWithDiscarded(Kinds),
}

/// A condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    FirstPlay,
    DiscardEmpty,
    LocationInPlay,
    It(Kinds),
    PlayedOthers(u8, Kinds),
}
