//! What happens, for logs, animations and speech.

use crate::action::{HIDDEN, Loyalty};
use crate::card::Card;
use crate::set::cards;
use crate::vocabulary::To;
use game::{Arg, Eyes, Message, Seat};
use serde::{Serialize, Serializer};

/// Something that happened. Fields are named for what they hold.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DcEvent"))]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "fields are named for what they hold")]
pub enum Event {
    /// A player begins the game.
    First { seat: Seat },
    /// A player has a Super Hero.
    Hero {
        seat: Seat,
        #[serde(serialize_with = "write_hero")]
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        hero: u8,
    },
    /// A player got a Loyalty card; others see `?`.
    Role { seat: Seat, role: Loyalty },
    /// A player got a Plot; others see `?`.
    Plot {
        seat: Seat,
        #[serde(serialize_with = "write_plot")]
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        plot: u8,
    },
    /// The Machinations of the game.
    Machinations {
        #[serde(serialize_with = "write_machinations")]
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        machinations: u8,
    },
    /// A Challenge was turned up.
    Challenge {
        #[serde(serialize_with = "write_challenge")]
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        challenge: u8,
    },
    /// A turn begins.
    Turn { seat: Seat },
    /// A card came into a hand from the deck, or from an exchange; `open` if all saw it.
    Drew { seat: Seat, card: Card, open: bool },
    /// The discard pile became the deck.
    Shuffled { seat: Seat },
    /// A card came into the Line-Up from the main deck.
    LineUp { card: Card },
    /// A card was played.
    Played { seat: Seat, card: Card },
    /// The active player made Power.
    Power { amount: u8 },
    /// A card was bought.
    Bought { seat: Seat, card: Card, price: u16 },
    /// A card became a player's own.
    Gained { seat: Seat, card: Card },
    /// A Super-Villain was defeated.
    Defeated { seat: Seat, card: Card, price: u16 },
    /// Power was paid for an effect.
    Paid { seat: Seat, power: u8 },
    /// A card of a player went somewhere; `open` if all saw it.
    Moved { seat: Seat, card: Card, to: Destination, open: bool },
    /// The top card of a deck was shown.
    Revealed { seat: Seat, card: Card },
    /// A player looked at the top card of the own deck; others see `?`.
    LookedAt { seat: Seat, card: Card },
    /// The top card of the main deck was shown.
    RevealedMain { card: Card },
    /// A hand was shown.
    RevealedHand { seat: Seat, cards: Vec<Card> },
    /// A card of a hand was shown.
    Shown { seat: Seat, card: Card },
    /// A card of another player, or of the Line-Up, lies aside to be played.
    LaidAside { card: Card },
    /// A card was destroyed from the Line-Up or the main deck.
    Ruined { card: Card },
    /// An Attack begins.
    Attacks { seat: Seat, card: Card },
    /// Cancer Scare attacks everybody.
    Scare,
    /// A player is hit.
    Hit { seat: Seat },
    /// A player defended.
    Defended { seat: Seat, card: Card },
    /// A Super Hero was turned.
    HeroTurned { seat: Seat, face_down: bool },
    /// A player gave a card for an exchange; others see `?`.
    Given { seat: Seat, card: Card },
    /// A card was passed on.
    Passed { seat: Seat, to: Seat, card: Card },
    /// The rest of a hand was discarded at the end of a turn.
    Discarded { seat: Seat, cards: Vec<Card> },
    /// A Super-Villain was turned up.
    TurnedUp { card: Card },
    /// A card was contributed to the Challenge.
    Contributed { seat: Seat, card: Card },
    /// A Challenge was beaten.
    Beaten {
        seat: Seat,
        #[serde(serialize_with = "write_challenge")]
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        challenge: u8,
    },
    /// A Plot was beaten.
    PlotBeaten {
        seat: Seat,
        #[serde(serialize_with = "write_plot")]
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        plot: u8,
    },
    /// A Plot came into play.
    PlotPlayed {
        seat: Seat,
        #[serde(serialize_with = "write_plot")]
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        plot: u8,
    },
    /// A Loyalty card was turned up.
    Loyalty { seat: Seat, mastermind: bool },
    /// A card went under the Clock.
    UnderTheClock { card: Card },
    /// A player asks for help.
    AsksHelp { seat: Seat },
    /// A player helps, or does not.
    Helps { seat: Seat, yes: bool },
    /// A player was eliminated.
    Eliminated { seat: Seat },
    /// The game is over; in the crossover, whether the Loyal won.
    Over { loyal: Option<bool> },
}

/// Where a card went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DcDestination"))]
#[serde(rename_all = "snake_case")]
pub enum Destination {
    /// The owner's hand.
    Hand,
    /// The owner's discard pile.
    Discard,
    /// The top of the owner's deck.
    DeckTop,
    /// The bottom of the owner's deck.
    DeckBottom,
    /// Out of the game.
    Destroyed,
    /// The Line-Up.
    LineUp,
    /// Under the owner's Super Hero.
    UnderHero,
}

impl From<To> for Destination {
    fn from(to: To) -> Self {
        match to {
            To::Hand | To::Shown => Self::Hand,
            To::Discard => Self::Discard,
            To::DeckTop => Self::DeckTop,
            To::DeckBottom => Self::DeckBottom,
            To::Destroyed => Self::Destroyed,
            To::LineUp => Self::LineUp,
            To::UnderHero => Self::UnderHero,
        }
    }
}

impl Destination {
    fn word(self) -> &'static str {
        match self {
            Self::Hand => "hand",
            Self::Discard => "discard",
            Self::DeckTop => "deck-top",
            Self::DeckBottom => "deck-bottom",
            Self::Destroyed => "destroyed",
            Self::LineUp => "line-up",
            Self::UnderHero => "under-hero",
        }
    }
}

impl Event {
    /// How it looks to these eyes.
    pub(crate) fn mask(&self, eyes: Eyes) -> Self {
        let mut event = self.clone();
        match &mut event {
            Self::Drew { seat, card, open } | Self::Moved { seat, card, open, .. } if !*open && !eyes.see(*seat) => {
                *card = Card::HIDDEN;
            }
            Self::LookedAt { seat, card } | Self::Given { seat, card } if !eyes.see(*seat) => *card = Card::HIDDEN,
            Self::Role { seat, role } if !eyes.see(*seat) => *role = Loyalty::Hidden,
            Self::Plot { seat, plot } if !eyes.see(*seat) => *plot = HIDDEN,
            _ => {}
        }
        event
    }

    /// What it says in the log.
    pub(crate) fn tell(&self) -> Message {
        let say = Message::new;
        let set = cards();
        match self {
            Self::First { seat } => say("event-first").with("seat", *seat),
            Self::Hero { seat, hero } => say("event-dc-hero").with("seat", *seat).with("hero", tile(hero_id(*hero))),
            Self::Role { seat, role } => say(match role {
                Loyalty::Loyal => "event-dc-role-loyal",
                Loyalty::Mastermind => "event-dc-role-mastermind",
                Loyalty::Hidden => "event-dc-role-hidden",
            })
            .with("seat", *seat),
            Self::Plot { seat, plot: HIDDEN } => say("event-dc-plot-hidden").with("seat", *seat),
            Self::Plot { seat, plot } => say("event-dc-plot").with("seat", *seat).with("plot", tile(plot_id(*plot))),
            Self::Machinations { machinations } => say("event-dc-machinations")
                .with("machinations", tile(&set.machinations[usize::from(*machinations)].id)),
            Self::Challenge { challenge } => {
                say("event-dc-challenge").with("challenge", tile(challenge_id(*challenge)))
            }
            Self::Turn { seat } => say("event-dc-turn").with("seat", *seat),
            Self::Drew { seat, card, .. } if *card == Card::HIDDEN => say("event-dc-drew-hidden").with("seat", *seat),
            Self::Drew { seat, card, .. } => say("event-dc-drew").with("seat", *seat).with("card", *card),
            Self::Shuffled { seat } => say("event-dc-shuffled").with("seat", *seat),
            Self::LineUp { card } => say("event-dc-line-up").with("card", *card),
            Self::Played { seat, card } => say("event-dc-played").with("seat", *seat).with("card", *card),
            Self::Power { amount } => say("event-dc-power").with("amount", *amount),
            Self::Bought { seat, card, price } => {
                say("event-dc-bought").with("seat", *seat).with("card", *card).with("price", number(*price))
            }
            Self::Gained { seat, card } => say("event-dc-gained").with("seat", *seat).with("card", *card),
            Self::Defeated { seat, card, price } => {
                say("event-dc-defeated").with("seat", *seat).with("card", *card).with("price", number(*price))
            }
            Self::Paid { seat, power } => say("event-dc-paid").with("seat", *seat).with("power", *power),
            Self::Moved { seat, card, to, .. } if *card == Card::HIDDEN => {
                say("event-dc-moved-hidden").with("seat", *seat).with("to", to.word())
            }
            Self::Moved { seat, card, to, .. } => {
                say("event-dc-moved").with("seat", *seat).with("card", *card).with("to", to.word())
            }
            Self::Revealed { seat, card } => say("event-dc-revealed").with("seat", *seat).with("card", *card),
            Self::LookedAt { seat, card } if *card == Card::HIDDEN => say("event-dc-looked-hidden").with("seat", *seat),
            Self::LookedAt { seat, card } => say("event-dc-looked").with("seat", *seat).with("card", *card),
            Self::RevealedMain { card } => say("event-dc-revealed-main").with("card", *card),
            Self::RevealedHand { seat, cards } => say("event-dc-revealed-hand")
                .with("seat", *seat)
                .with("cards", list(cards))
                .with("count", cards.len() as u8),
            Self::Shown { seat, card } => say("event-dc-shown").with("seat", *seat).with("card", *card),
            Self::LaidAside { card } => say("event-dc-laid-aside").with("card", *card),
            Self::Ruined { card } => say("event-dc-ruined").with("card", *card),
            Self::Attacks { seat, card } => say("event-dc-attacks").with("seat", *seat).with("card", *card),
            Self::Scare => say("event-dc-scare"),
            Self::Hit { seat } => say("event-dc-hit").with("seat", *seat),
            Self::Defended { seat, card } => say("event-dc-defended").with("seat", *seat).with("card", *card),
            Self::HeroTurned { seat, face_down: true } => say("event-dc-hero-down").with("seat", *seat),
            Self::HeroTurned { seat, face_down: false } => say("event-dc-hero-up").with("seat", *seat),
            Self::Given { seat, card } if *card == Card::HIDDEN => say("event-dc-given-hidden").with("seat", *seat),
            Self::Given { seat, card } => say("event-dc-given").with("seat", *seat).with("card", *card),
            Self::Passed { seat, to, card } => {
                say("event-dc-passed").with("seat", *seat).with("receiver", *to).with("card", *card)
            }
            Self::Discarded { seat, cards } => say("event-dc-discarded")
                .with("seat", *seat)
                .with("cards", list(cards))
                .with("count", cards.len() as u8),
            Self::TurnedUp { card } => say("event-dc-turned-up").with("card", *card),
            Self::Contributed { seat, card } => say("event-dc-contributed").with("seat", *seat).with("card", *card),
            Self::Beaten { seat, challenge } => {
                say("event-dc-beaten").with("seat", *seat).with("challenge", tile(challenge_id(*challenge)))
            }
            Self::PlotBeaten { seat, plot } => {
                say("event-dc-plot-beaten").with("seat", *seat).with("plot", tile(plot_id(*plot)))
            }
            Self::PlotPlayed { seat, plot } => {
                say("event-dc-plot-played").with("seat", *seat).with("plot", tile(plot_id(*plot)))
            }
            Self::Loyalty { seat, mastermind: true } => say("event-dc-is-mastermind").with("seat", *seat),
            Self::Loyalty { seat, mastermind: false } => say("event-dc-is-loyal").with("seat", *seat),
            Self::UnderTheClock { card } => say("event-dc-clock").with("card", *card),
            Self::AsksHelp { seat } => say("event-dc-asks-help").with("seat", *seat),
            Self::Helps { seat, yes: true } => say("event-dc-helps").with("seat", *seat),
            Self::Helps { seat, yes: false } => say("event-dc-helps-not").with("seat", *seat),
            Self::Eliminated { seat } => say("event-dc-eliminated").with("seat", *seat),
            Self::Over { loyal: None } => say("event-dc-over"),
            Self::Over { loyal: Some(true) } => say("event-dc-over-loyal"),
            Self::Over { loyal: Some(false) } => say("event-dc-over-mastermind"),
        }
    }
}

fn tile(id: &str) -> Arg {
    Arg::Tile(id.into())
}

fn number(n: u16) -> Arg {
    Arg::Number(n.into())
}

fn list(cards: &[Card]) -> Arg {
    Arg::Cards(cards.iter().map(|card| card.id().into()).collect())
}

impl From<Card> for Arg {
    fn from(card: Card) -> Self {
        Self::Card(card.id().into())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl Serialize for Loyalty {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl Loyalty {
    /// The word in views.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Loyal => "loyal",
            Self::Mastermind => "mastermind",
            Self::Hidden => "?",
        }
    }
}

pub(crate) fn hero_id(n: u8) -> &'static str {
    cards().heroes.get(usize::from(n)).map_or("?", |hero| &hero.id)
}

pub(crate) fn plot_id(n: u8) -> &'static str {
    cards().plots.get(usize::from(n)).map_or("?", |plot| &plot.id)
}

pub(crate) fn challenge_id(n: u8) -> &'static str {
    cards().challenges.get(usize::from(n)).map_or("?", |challenge| &challenge.id)
}

pub(crate) fn machinations_id(n: u8) -> &'static str {
    cards().machinations.get(usize::from(n)).map_or("?", |machinations| &machinations.id)
}

fn write_hero<S: Serializer>(n: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(hero_id(*n))
}

fn write_plot<S: Serializer>(n: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(plot_id(*n))
}

fn write_challenge<S: Serializer>(n: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(challenge_id(*n))
}

fn write_machinations<S: Serializer>(n: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(machinations_id(*n))
}
