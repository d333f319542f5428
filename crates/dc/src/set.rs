//! The card set: what the card files say, checked and compiled once.

use crate::card::{Card, Kinds};
use crate::config::Mode;
use crate::op::{Block, Op};
use crate::vocabulary::{Hardship, Pack, Source, Type};
use std::sync::OnceLock;

/// All cards of this process. Card files are read once, before the first game.
pub struct CardSet {
    pub(crate) cards: Vec<Facts>,
    pub(crate) heroes: Vec<HeroFacts>,
    pub(crate) challenges: Vec<ChallengeFacts>,
    pub(crate) plots: Vec<PlotFacts>,
    pub(crate) machinations: Vec<MachinationsFacts>,
    /// What each card costs, at hand.
    pub(crate) costs: [u8; 256],
    /// All effects of all cards; a [`Block`] is a part of it.
    pub(crate) ops: Vec<Op>,
    /// WAT-74: what Cancer Scare does to whoever is hit.
    pub(crate) scare: Block,
    /// The card files as they were read, for whoever describes cards.
    pub(crate) file: crate::vocabulary::File,
    /// SHA-256 of the files, in hexadecimal.
    pub(crate) hash: String,
    pub(crate) punch: Card,
    pub(crate) vulnerability: Card,
    pub(crate) kick: Card,
    pub(crate) weakness: Card,
    /// DCB-04: the Super-Villain that lies face up on top.
    pub(crate) first_villain: Card,
    /// All cards.
    pub(crate) every: Kinds,
    /// Cards of cost 0.
    pub(crate) cost_nothing: Kinds,
    /// Cards of cost 6 or more.
    pub(crate) cost_much: Kinds,
    pub(crate) types: TypeKinds,
    pub(crate) super_villains: Kinds,
    pub(crate) with_attack: Kinds,
    pub(crate) with_defense: Kinds,
    pub(crate) watchmen: Kinds,
    /// Cards that everybody who gains them may put on the deck.
    pub(crate) may_go_on_deck: Kinds,
}

/// The cards of each type; a Super-Villain is a Villain too (DCB-07).
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct TypeKinds {
    pub hero: Kinds,
    pub villain: Kinds,
    pub super_power: Kinds,
    pub equipment: Kinds,
    pub location: Kinds,
}

impl TypeKinds {
    /// The five types that count for [`Moment::Types`](crate::vocabulary::Moment::Types).
    pub fn counted(&self) -> [Kinds; 5] {
        [self.hero, self.villain, self.super_power, self.equipment, self.location]
    }
}

/// What is known of a card.
#[derive(Debug)]
pub struct Facts {
    /// The name in actions and records.
    pub id: String,
    /// What it is.
    pub kind: Type,
    /// What it costs.
    pub cost: u8,
    /// How many there are.
    pub copies: u8,
    /// The game to which it belongs.
    pub pack: Pack,
    /// Where its text comes from.
    pub source: Source,
    pub(crate) vp: Points,
    pub(crate) play: Block,
    pub(crate) defense: Option<Defense>,
    pub(crate) abilities: Vec<Ability>,
    pub(crate) appears: Option<Block>,
    pub(crate) to_deck_bottom: bool,
    pub(crate) worth: f32,
    /// A name from a card file, instead of the built-in one.
    pub name: Option<String>,
    /// A text from a card file, instead of the composed one.
    pub text: Option<String>,
}

/// Victory points.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Points {
    Fixed(i8),
    ForEach(Kinds, i8),
    IfOthers(Kinds, u8, i8),
}

/// A Defense.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Defense {
    pub stays: bool,
    pub then: Block,
}

/// Something that works when its moment comes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ability {
    pub when: Moment,
    pub then: Block,
    /// It gives Power and nothing else: nobody is asked (DCB-24).
    pub only_power: bool,
}

/// When an ability works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    First(Kinds),
    Each(Kinds),
    EachName(Kinds),
    Names(u8, Kinds),
    Types(u8),
    FirstDraw,
    FirstContribution,
    Gain(Kinds),
    AtWill,
}

/// What is known of a Super Hero.
#[derive(Debug)]
pub struct HeroFacts {
    /// The name in actions and records.
    pub id: String,
    /// The game to which it belongs.
    pub pack: Pack,
    /// Where its text comes from.
    pub source: Source,
    pub(crate) abilities: Vec<Ability>,
    pub(crate) topdecks: Kinds,
    pub(crate) begins: bool,
    /// A name from a card file.
    pub name: Option<String>,
    /// A text from a card file.
    pub text: Option<String>,
}

/// What is known of a Challenge.
#[derive(Debug)]
pub struct ChallengeFacts {
    /// The name in actions and records.
    pub id: String,
    /// 1, 2 or 3.
    pub level: u8,
    /// The Power that beats it.
    pub power: u8,
    /// Where its text comes from.
    pub source: Source,
    pub(crate) lasting: Lasting,
    pub(crate) needs: Vec<Need>,
    pub(crate) takes_locations: bool,
    /// A name from a card file.
    pub name: Option<String>,
    /// A text from a card file.
    pub text: Option<String>,
}

/// One card that a Challenge asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Need {
    pub what: Kinds,
    pub kind: NeedKind,
}

/// What may stand in for a card that cannot be had any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NeedKind {
    Plain,
    /// With no Watchmen card to be had, a card of cost 6 or more will do.
    Watchmen,
    /// With no Weakness to be had, a card of cost 0 will do.
    Weakness,
}

/// The lasting effect of a Challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lasting {
    Dearer(Kinds, u8),
    Unrest(Kinds, u8),
    Scare(u8),
    ExtraCard,
    DestroyDearest,
    Clock { of_cost: Kinds, strikes_at: u8 },
}

/// What is known of a Plot.
#[derive(Debug)]
pub struct PlotFacts {
    /// The name in actions and records.
    pub id: String,
    /// The Power that beats it.
    pub power: u8,
    /// Where its text comes from.
    pub source: Source,
    pub(crate) destroys: Ruin,
    pub(crate) also: Option<Burden>,
    /// A name from a card file.
    pub name: Option<String>,
    /// A text from a card file.
    pub text: Option<String>,
}

/// How many cards a Plot destroys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ruin {
    Cards(u8),
    PerWeakness { least: u8, most: u8 },
    PerLineUp { what: Kinds, most: u8 },
    PerPlayed { what: Kinds, least: u8, most: u8 },
    Until { what: Kinds, most: u8 },
}

/// The second line of a Plot; see [`Hardship`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Burden {
    NoDefense,
    FirstAttackPowerless,
    LoyalPayMore(Kinds, u8),
    WeaknessForPlaying(Kinds),
}

impl Burden {
    pub(crate) fn new(hardship: &Hardship, kinds: impl Fn(&crate::vocabulary::What) -> Kinds) -> Self {
        match hardship {
            Hardship::NoDefense => Self::NoDefense,
            Hardship::FirstAttackPowerless => Self::FirstAttackPowerless,
            Hardship::LoyalPayMore(what, more) => Self::LoyalPayMore(kinds(what), *more),
            Hardship::WeaknessForPlaying(what) => Self::WeaknessForPlaying(kinds(what)),
        }
    }
}

/// What is known of Machinations.
#[derive(Debug)]
pub struct MachinationsFacts {
    /// The name in actions and records.
    pub id: String,
    /// Where its text comes from.
    pub source: Source,
    pub(crate) few_players: Kinds,
    pub(crate) different: u8,
    pub(crate) what: Kinds,
    /// A name from a card file.
    pub name: Option<String>,
    /// A text from a card file.
    pub text: Option<String>,
}

impl CardSet {
    /// The card with this id.
    pub fn by_id(&self, id: &str) -> Option<Card> {
        self.cards.iter().position(|facts| facts.id == id).map(|n| Card(n as u8))
    }

    /// SHA-256 of the card files, in hexadecimal. It stands in every record, table and action space.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// The cards of the set, in order.
    pub fn cards(&self) -> &[Facts] {
        &self.cards
    }

    /// The Super Heroes.
    pub fn heroes(&self) -> &[HeroFacts] {
        &self.heroes
    }

    /// The Challenges.
    pub fn challenges(&self) -> &[ChallengeFacts] {
        &self.challenges
    }

    /// The Plots.
    pub fn plots(&self) -> &[PlotFacts] {
        &self.plots
    }

    /// The Machinations.
    pub fn machinations(&self) -> &[MachinationsFacts] {
        &self.machinations
    }

    /// What the card files say, in their own words.
    pub fn entries(&self) -> &crate::vocabulary::File {
        &self.file
    }

    /// DCB-03, WAT-02: what lies in the main deck.
    pub(crate) fn main_deck(&self, mode: Mode) -> Kinds {
        let in_main = |(n, facts): (usize, &Facts)| {
            let elsewhere = matches!(facts.kind, Type::Starter | Type::Weakness | Type::SuperVillain);
            let card = Card(n as u8);
            let used = mode == Mode::Watchmen || facts.pack == Pack::Base;
            (!elsewhere && card != self.kick && used).then_some(card)
        };
        self.cards.iter().enumerate().filter_map(in_main).collect()
    }

    /// WAT-62: the Super-Villains that two Loyal players meet.
    pub(crate) fn strong_villains(&self) -> Kinds {
        self.super_villains.into_iter().filter(|&card| self.cards[card.0 as usize].cost >= 10).collect()
    }

    /// The heroes of a game.
    pub(crate) fn heroes_of(&self, pack: Pack) -> impl Iterator<Item = u8> {
        self.heroes.iter().enumerate().filter(move |(_, hero)| hero.pack == pack).map(|(n, _)| n as u8)
    }
}

static CARDS: OnceLock<CardSet> = OnceLock::new();

/// The card set of this process: the one that was [installed](install), else the built-in one.
#[inline]
pub fn cards() -> &'static CardSet {
    CARDS.get_or_init(crate::load::built_in)
}

/// Makes this the card set of the process.
///
/// # Errors
/// Hands the set back if cards are in use already.
pub fn install(set: CardSet) -> Result<(), Box<CardSet>> {
    CARDS.set(set).map_err(Box::new)
}
