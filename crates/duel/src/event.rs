//! What happens, for logs, animation and speech.

use crate::player::{Goal, Player};
use crate::{Cells, Token};
use game::{Arg, Counts, Eyes, Message, Seat};
use serde::Serialize;

/// Something that happened. Tokens, cells, cards and royals are given by their letters, names and codes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelEvent"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// Who begins.
    First {
        /// The first player.
        seat: Seat,
    },
    /// A token was drawn from the bag and laid on the board.
    Laid {
        /// The cell.
        cell: String,
        /// The token.
        tokens: String,
    },
    /// A card was laid face up.
    Dealt {
        /// The card.
        card: String,
        /// Its place in the row of its level, from 0.
        place: u8,
    },
    /// A privilege is to come to a player.
    Privilege {
        /// To whom.
        seat: Seat,
        /// Where it came from.
        from: Source,
    },
    /// A player refills the board from the bag.
    Replenished {
        /// Who.
        seat: Seat,
    },
    /// Tokens were taken from the board.
    Took {
        /// By whom.
        seat: Seat,
        /// The cells, row by row.
        cells: Vec<String>,
        /// Which tokens.
        tokens: String,
        /// By what right.
        by: Right,
    },
    /// A card was reserved.
    Reserved {
        /// By whom.
        seat: Seat,
        /// The card, or only its level (`1?`) for those who do not know it.
        card: String,
        /// True if it came unseen from a deck.
        blind: bool,
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
    /// A player could do no mandatory action.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A bought card joined a column.
    Associated {
        /// Whose.
        seat: Seat,
        /// The card.
        card: String,
        /// The colour of the column.
        tokens: String,
    },
    /// A token was taken from the opponent.
    Stole {
        /// By whom.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// The token.
        tokens: String,
    },
    /// A card's ability came to nothing: no token of its colour lay on the board.
    NoToken {
        /// Whose card.
        seat: Seat,
        /// The colour.
        tokens: String,
    },
    /// An ability came to nothing: the opponent had neither gems nor pearls.
    NothingToSteal {
        /// Whose ability.
        seat: Seat,
    },
    /// A royal came to a player.
    Royal {
        /// To whom.
        seat: Seat,
        /// Its code.
        royal: String,
    },
    /// A surplus token was given back into the bag.
    Returned {
        /// By whom.
        seat: Seat,
        /// The token.
        tokens: String,
    },
    /// A player takes another turn.
    Again {
        /// Who.
        seat: Seat,
    },
    /// A player has enough points.
    EnoughPoints {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A player has enough crowns.
    EnoughCrowns {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A player has enough points on cards of one colour.
    EnoughOfColour {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// The colour.
        tokens: String,
    },
    /// The game is over: somebody has won.
    Won {
        /// Who.
        seat: Seat,
    },
    /// The game is over: a draw, because nothing changes any more.
    Drawn,
}

/// Where a privilege comes from (DUE-13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelSource"))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// It lay above the board.
    Table,
    /// The opponent had it.
    Opponent,
    /// The player has all of them already, and nothing happens.
    Nowhere,
}

/// By what right tokens are taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DuelRight"))]
#[serde(rename_all = "snake_case")]
pub enum Right {
    /// The mandatory action.
    Action,
    /// A privilege, which was returned.
    Privilege,
    /// The ability of a card.
    Ability,
}

impl Event {
    pub(crate) fn took(seat: Seat, cells: Cells, tokens: Counts, by: Right) -> Self {
        let cells = cells.iter().map(|cell| cell.to_string()).collect();
        Self::Took { seat, cells, tokens: Token::letters(tokens), by }
    }

    pub(crate) fn reached(seat: Seat, player: &Player, goal: Goal) -> Self {
        match goal {
            Goal::Points => Self::EnoughPoints { seat, count: player.points },
            Goal::Crowns => Self::EnoughCrowns { seat, count: player.crowns },
            Goal::Colour(colour) => {
                let count = player.colour_points.get(colour.lane());
                Self::EnoughOfColour { seat, count, tokens: colour.letter().into() }
            }
        }
    }

    /// DUE-32: how others see a blind reservation: without the card.
    pub(crate) fn mask(&self, eyes: Eyes) -> Self {
        match self {
            Self::Reserved { seat, card, blind: true } if !eyes.see(*seat) => {
                Self::Reserved { seat: *seat, card: format!("{}?", &card[..1]), blind: true }
            }
            other => other.clone(),
        }
    }

    /// What a log says of it.
    pub(crate) fn tell(&self) -> Message {
        let tokens = |tokens: &String| Arg::Tokens(tokens.clone());
        let card = |card: &String| Arg::Card(card.clone());
        match self {
            Self::First { seat } => Message::new("event-first").with("seat", *seat),
            Self::Laid { cell, tokens: laid } => {
                Message::new("event-duel-laid").with("tokens", tokens(laid)).with("cell", cell.as_str())
            }
            Self::Dealt { card: code, .. } => Message::new("event-dealt").with("card", card(code)),
            Self::Privilege { seat, from } => Message::new(match from {
                Source::Table => "event-duel-privilege",
                Source::Opponent => "event-duel-privilege-moves",
                Source::Nowhere => "event-duel-privilege-none",
            })
            .with("seat", *seat),
            Self::Replenished { seat } => Message::new("event-duel-replenished").with("seat", *seat),
            Self::Took { seat, tokens: taken, by, .. } => Message::new(match by {
                Right::Action => "event-took",
                Right::Privilege => "event-duel-took-by-privilege",
                Right::Ability => "event-duel-took-by-ability",
            })
            .with("seat", *seat)
            .with("tokens", tokens(taken)),
            Self::Reserved { seat, card: code, .. } => {
                Message::new("event-reserved").with("seat", *seat).with("card", card(code))
            }
            Self::Bought { seat, card: code, tokens: paid, .. } => {
                Message::new("event-bought").with("seat", *seat).with("card", card(code)).with("tokens", tokens(paid))
            }
            Self::Passed { seat } => Message::new("event-duel-passed").with("seat", *seat),
            Self::Associated { seat, card: code, tokens: colour } => Message::new("event-duel-associated")
                .with("seat", *seat)
                .with("card", card(code))
                .with("tokens", tokens(colour)),
            Self::Stole { seat, from, tokens: stolen } => {
                Message::new("event-duel-stole").with("seat", *seat).with("from", *from).with("tokens", tokens(stolen))
            }
            Self::NoToken { seat, tokens: lacking } => {
                Message::new("event-duel-no-token").with("seat", *seat).with("tokens", tokens(lacking))
            }
            Self::NothingToSteal { seat } => Message::new("event-duel-nothing-to-steal").with("seat", *seat),
            Self::Royal { seat, royal } => {
                Message::new("event-duel-royal").with("seat", *seat).with("tile", Arg::Tile(royal.clone()))
            }
            Self::Returned { seat, tokens: back } => {
                Message::new("event-returned").with("seat", *seat).with("tokens", tokens(back))
            }
            Self::Again { seat } => Message::new("event-duel-again").with("seat", *seat),
            Self::EnoughPoints { seat, count } => {
                Message::new("event-duel-enough-points").with("seat", *seat).with("count", *count)
            }
            Self::EnoughCrowns { seat, count } => {
                Message::new("event-duel-enough-crowns").with("seat", *seat).with("count", *count)
            }
            Self::EnoughOfColour { seat, count, tokens: colour } => Message::new("event-duel-enough-of-colour")
                .with("seat", *seat)
                .with("count", *count)
                .with("tokens", tokens(colour)),
            Self::Won { seat } => Message::new("event-won").with("seat", *seat),
            Self::Drawn => Message::new("event-duel-drawn"),
        }
    }
}
