//! What happens on the table, for logs, animation and speech.

use super::{Card, Notation};
use game::{Arg, Counts, Eyes, Message, Seat};
use serde::Serialize;

/// Something that happened. Tokens, cards and tiles are given by their letters and codes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// Who begins.
    First {
        /// The first player.
        seat: Seat,
    },
    /// A tile belongs to this game.
    Revealed {
        /// The tile.
        tile: String,
    },
    /// A card was laid face up.
    Dealt {
        /// The card.
        card: String,
        /// Its place in the row of its level, from 0.
        place: u8,
    },
    /// Tokens were taken.
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        tokens: String,
    },
    /// A card was reserved.
    Reserved {
        /// By whom.
        seat: Seat,
        /// The card, or only its level (`1?`) for those who do not know it.
        card: String,
        /// True if it came unseen from a deck.
        blind: bool,
        /// The joker that came with it, or nothing.
        tokens: String,
    },
    /// A card was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// The card.
        card: String,
        /// True if it had been reserved.
        reserved: bool,
        /// What was paid.
        tokens: String,
    },
    /// A surplus token was given back.
    Returned {
        /// By whom.
        seat: Seat,
        /// The token.
        tokens: String,
    },
    /// A tile came to a player.
    Visited {
        /// To whom.
        seat: Seat,
        /// The tile.
        tile: String,
    },
    /// A player could do nothing and showed the reserved cards.
    Passed {
        /// Who.
        seat: Seat,
        /// The cards in hand.
        cards: Vec<String>,
    },
    /// The end is triggered: this round is the last.
    LastRound {
        /// By whom.
        seat: Seat,
    },
    /// The game is over because nothing changes any more.
    Stalled,
    /// The game is over.
    Over {
        /// Those who won.
        winners: Vec<Seat>,
    },
}

impl Event {
    /// How others see a blind reservation: without the card.
    pub fn mask(&self, eyes: Eyes) -> Self {
        match self {
            Self::Reserved { seat, card, blind: true, tokens } if !eyes.see(*seat) => {
                let card = format!("{}?", &card[..1]);
                Self::Reserved { seat: *seat, card, blind: true, tokens: tokens.clone() }
            }
            other => other.clone(),
        }
    }

    /// What a log says of it. `bought` and `visited` are the game's own messages for these two.
    pub fn tell(&self, bought: &'static str, visited: &'static str) -> Message {
        let tokens = |tokens: &String| Arg::Tokens(tokens.clone());
        let card = |card: &String| Arg::Card(card.clone());
        let tile = |tile: &String| Arg::Tile(tile.clone());
        match self {
            Self::First { seat } => Message::new("event-first").with("seat", *seat),
            Self::Revealed { tile: code } => Message::new("event-revealed").with("tile", tile(code)),
            Self::Dealt { card: code, .. } => Message::new("event-dealt").with("card", card(code)),
            Self::Took { seat, tokens: taken } => {
                Message::new("event-took").with("seat", *seat).with("tokens", tokens(taken))
            }
            Self::Reserved { seat, card: code, tokens: joker, .. } => {
                let key = if joker.is_empty() { "event-reserved" } else { "event-reserved-with" };
                Message::new(key).with("seat", *seat).with("card", card(code)).with("tokens", tokens(joker))
            }
            Self::Bought { seat, card: code, tokens: paid, .. } => {
                Message::new(bought).with("seat", *seat).with("card", card(code)).with("tokens", tokens(paid))
            }
            Self::Returned { seat, tokens: back } => {
                Message::new("event-returned").with("seat", *seat).with("tokens", tokens(back))
            }
            Self::Visited { seat, tile: code } => Message::new(visited).with("seat", *seat).with("tile", tile(code)),
            Self::Passed { seat, .. } => Message::new("event-passed").with("seat", *seat),
            Self::LastRound { seat } => Message::new("event-last-round").with("seat", *seat),
            Self::Stalled => Message::new("event-stalled"),
            Self::Over { winners } => match winners[..] {
                [seat] => Message::new("event-won").with("seat", seat),
                _ => Message::new("event-shared").with("winners", Arg::Seats(winners.clone())),
            },
        }
    }
}

impl Notation {
    /// Tokens taken.
    pub fn took(&self, seat: Seat, tokens: Counts) -> Event {
        Event::Took { seat, tokens: self.tokens(tokens) }
    }

    /// A reservation, with the joker that came along.
    pub fn reserved(&self, seat: Seat, card: Card, blind: bool, joker: bool) -> Event {
        let tokens = self.tokens(Counts::of(super::JOKER.0.into(), joker.into()));
        Event::Reserved { seat, card: self.card(card), blind, tokens }
    }

    /// A purchase.
    pub fn bought(&self, seat: Seat, card: Card, reserved: bool, paid: Counts) -> Event {
        Event::Bought { seat, card: self.card(card), reserved, tokens: self.tokens(paid) }
    }

    /// A pass, with the hand shown.
    pub fn passed(&self, seat: Seat, player: &super::Player) -> Event {
        Event::Passed { seat, cards: player.hand().map(|(card, _)| self.card(card)).collect() }
    }
}
