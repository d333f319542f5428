//! Choices and draws, and how they are written.

use crate::card::Card;
use crate::set::cards;
use crate::vocabulary::Zone;
use game::{BadText, Seat};
use std::fmt;
use std::str::FromStr;

/// Everything that can be chosen or drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `play:kick`: play a card from the hand.
    Play(Card),
    /// `buy:catwoman`: buy a card of the Line-Up.
    Buy(Card),
    /// `kick`: buy a Kick from its stack.
    Kick,
    /// `defeat:lex_luthor`: defeat the face-up Super-Villain.
    Defeat(Card),
    /// `contribute:kick`: contribute a card of the hand to the Challenge.
    Contribute(Card),
    /// `lay:the_batcave`: contribute a Location that lies in play.
    Lay(Card),
    /// `beat:challenge`, `beat:plot`: pay its Power.
    Beat(Target),
    /// `use`: use the Super Hero's ability that works at will.
    Use,
    /// `help`: ask the other Loyal players for help.
    Help,
    /// `reveal`: reveal oneself as the Mastermind.
    Reveal,
    /// `end`: end the turn.
    End,
    /// `hand:kick`, `discard:kick`, `lineup:kick`...: choose this card.
    Pick(Place, Card),
    /// `defend:bulletproof`: use this Defense.
    Defend(Card),
    /// `way:1`: choose the first of several ways.
    Way(u8),
    /// `seat:1`: choose this player, or this player's card.
    Seat(Seat),
    /// `destroy:challenge`, `destroy:plot`: what Disintegration destroys.
    Destroy(Target),
    /// `first-trigger:hero`, `first-trigger:the_batcave`: what is resolved first.
    Trigger(Cause),
    /// `yes`.
    Yes,
    /// `no`: decline, or stop.
    No,
    /// `hero:batman`: a Super Hero is drawn or chosen.
    Hero(u8),
    /// `role:mastermind`, `role:loyal`, and `role:?` to others. Draw.
    Role(Loyalty),
    /// `plot:subversion_of_heroes`, and `plot:?` to others. Draw.
    Plot(u8),
    /// `machinations:outright_villainy`. Draw.
    Machinations(u8),
    /// `challenge:nixon`. Draw.
    Challenge(u8),
    /// `draw:kick`, and `draw:?` to those who may not see it. Draw: a card from a deck, a stack or a hand.
    Draw(Card),
    /// `first:0`. Draw: who begins.
    First(Seat),
}

/// What is beaten besides Super-Villains.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    /// The current Challenge.
    Challenge,
    /// The Plot.
    Plot,
}

/// What a Loyalty card says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DcLoyalty", type = "\"loyal\" | \"mastermind\" | \"?\""))]
pub enum Loyalty {
    /// One of many.
    Loyal,
    /// The one.
    Mastermind,
    /// A card that others may not see.
    Hidden,
}

/// Where a card is chosen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// The own hand.
    Hand,
    /// The own discard pile.
    Discard,
    /// The Line-Up.
    LineUp,
    /// The stack of Kicks.
    Kicks,
    /// What was bought or gained this turn.
    Gained,
    /// What was played this turn.
    Played,
    /// A Location that lies in play.
    InPlay,
}

impl Place {
    pub(crate) const ALL: [Self; 7] =
        [Self::Hand, Self::Discard, Self::LineUp, Self::Kicks, Self::Gained, Self::Played, Self::InPlay];

    /// The word in actions and messages.
    pub fn word(self) -> &'static str {
        match self {
            Self::Hand => "hand",
            Self::Discard => "discard",
            Self::LineUp => "lineup",
            Self::Kicks => "kicks",
            Self::Gained => "gained",
            Self::Played => "played",
            Self::InPlay => "inplay",
        }
    }
}

impl From<Zone> for Place {
    fn from(zone: Zone) -> Self {
        match zone {
            Zone::Hand => Self::Hand,
            Zone::Discard => Self::Discard,
            Zone::LineUp => Self::LineUp,
            Zone::Kicks => Self::Kicks,
            Zone::Gained => Self::Gained,
        }
    }
}

/// What triggered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cause {
    /// One's Super Hero.
    Hero,
    /// A card: a Location, or one played before.
    Card(Card),
}

/// The forms that exist, to be shown when a text is none of them.
const FORMS: &str = "play:punch buy:catwoman kick defeat:lex_luthor contribute:kick lay:the_batcave beat:challenge use help reveal end \
                     hand:kick discard:kick lineup:catwoman defend:bulletproof way:1 seat:1 destroy:plot first-trigger:hero yes no";

/// A number that stands for something hidden.
pub(crate) const HIDDEN: u8 = u8::MAX;

/// A choice never has more ways than this.
pub(crate) const MOST_WAYS: u8 = 8;

impl Action {
    /// Is this a draw wherever it appears? (A hero is drawn or chosen.)
    pub(crate) fn is_draw(self) -> bool {
        matches!(
            self,
            Self::Draw(_) | Self::Role(_) | Self::Plot(_) | Self::Machinations(_) | Self::Challenge(_) | Self::First(_)
        )
    }

    fn read(text: &str) -> Option<Self> {
        let (verb, what) = text.split_once(':').unwrap_or((text, ""));
        let plain = text == verb;
        let card = || Card::from_id(what);
        let seat = || match what.as_bytes() {
            [digit @ b'0'..=b'4'] => Some(Seat::new(digit - b'0')),
            _ => None,
        };
        let target = || match what {
            "challenge" => Some(Target::Challenge),
            "plot" => Some(Target::Plot),
            _ => None,
        };
        let set = cards();
        fn named<'a>(mut ids: impl Iterator<Item = &'a String>, what: &str) -> Option<u8> {
            ids.position(|id| id == what).map(|n| n as u8)
        }
        Some(match verb {
            "play" => Self::Play(card()?),
            "buy" => Self::Buy(card()?),
            "defeat" => Self::Defeat(card()?),
            "contribute" => Self::Contribute(card()?),
            "lay" => Self::Lay(card()?),
            "beat" => Self::Beat(target()?),
            "kick" if plain => Self::Kick,
            "use" if plain => Self::Use,
            "help" if plain => Self::Help,
            "reveal" if plain => Self::Reveal,
            "end" if plain => Self::End,
            "defend" => Self::Defend(card()?),
            "way" => match what.as_bytes() {
                [digit @ b'1'..=b'8'] => Self::Way(digit - b'1'),
                _ => return None,
            },
            "seat" => Self::Seat(seat()?),
            "destroy" => Self::Destroy(target()?),
            "first-trigger" if what == "hero" => Self::Trigger(Cause::Hero),
            "first-trigger" => Self::Trigger(Cause::Card(card()?)),
            "yes" if plain => Self::Yes,
            "no" if plain => Self::No,
            "hero" => Self::Hero(named(set.heroes.iter().map(|hero| &hero.id), what)?),
            "role" => Self::Role(match what {
                "loyal" => Loyalty::Loyal,
                "mastermind" => Loyalty::Mastermind,
                "?" => Loyalty::Hidden,
                _ => return None,
            }),
            "plot" if what == "?" => Self::Plot(HIDDEN),
            "plot" => Self::Plot(named(set.plots.iter().map(|plot| &plot.id), what)?),
            "machinations" => Self::Machinations(named(set.machinations.iter().map(|card| &card.id), what)?),
            "challenge" => Self::Challenge(named(set.challenges.iter().map(|card| &card.id), what)?),
            "draw" if what == "?" => Self::Draw(Card::HIDDEN),
            "draw" => Self::Draw(card()?),
            "first" => Self::First(seat()?),
            "hand" if what == "?" => Self::Pick(Place::Hand, Card::HIDDEN),
            _ => Self::Pick(Place::ALL.into_iter().find(|place| place.word() == verb)?, card()?),
        })
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Challenge => "challenge",
            Self::Plot => "plot",
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let set = cards();
        match *self {
            Self::Play(card) => write!(f, "play:{card}"),
            Self::Buy(card) => write!(f, "buy:{card}"),
            Self::Defeat(card) => write!(f, "defeat:{card}"),
            Self::Contribute(card) => write!(f, "contribute:{card}"),
            Self::Lay(card) => write!(f, "lay:{card}"),
            Self::Beat(target) => write!(f, "beat:{target}"),
            Self::Kick => f.write_str("kick"),
            Self::Use => f.write_str("use"),
            Self::Help => f.write_str("help"),
            Self::Reveal => f.write_str("reveal"),
            Self::End => f.write_str("end"),
            Self::Pick(place, card) => write!(f, "{}:{card}", place.word()),
            Self::Defend(card) => write!(f, "defend:{card}"),
            Self::Way(n) => write!(f, "way:{}", n + 1),
            Self::Seat(seat) => write!(f, "seat:{seat}"),
            Self::Destroy(target) => write!(f, "destroy:{target}"),
            Self::Trigger(Cause::Hero) => f.write_str("first-trigger:hero"),
            Self::Trigger(Cause::Card(card)) => write!(f, "first-trigger:{card}"),
            Self::Yes => f.write_str("yes"),
            Self::No => f.write_str("no"),
            Self::Hero(n) => write!(f, "hero:{}", set.heroes[n as usize].id),
            Self::Role(Loyalty::Loyal) => f.write_str("role:loyal"),
            Self::Role(Loyalty::Mastermind) => f.write_str("role:mastermind"),
            Self::Role(Loyalty::Hidden) => f.write_str("role:?"),
            Self::Plot(HIDDEN) => f.write_str("plot:?"),
            Self::Plot(n) => write!(f, "plot:{}", set.plots[n as usize].id),
            Self::Machinations(n) => write!(f, "machinations:{}", set.machinations[n as usize].id),
            Self::Challenge(n) => write!(f, "challenge:{}", set.challenges[n as usize].id),
            Self::Draw(card) => write!(f, "draw:{card}"),
            Self::First(seat) => write!(f, "first:{seat}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        Self::read(text).ok_or_else(|| BadText::new(text, FORMS))
    }
}
