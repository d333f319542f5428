//! What never changes about a table.

use super::seats::{Holder, Sitter};
use crate::clock::{Clock, ClockSetting};
use crate::protocol::LessonName;
use crate::secret::{TableId, TableSecret, unhex};
use crate::store::TableRow;
use crate::table::standing::{Stage, Standing};
use catalog::{AnyGame, AnyPlay, Lesson};
use game::Dealer;
use game::fair::Deal;
use serde::{Deserialize, Serialize};

/// What was agreed when a table was opened.
pub struct About {
    /// Its name.
    pub id: TableId,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// What was agreed about the game.
    pub config: String,
    /// Who sat where.
    pub seats: Vec<Sitter>,
    /// The rest.
    pub terms: Terms,
    /// What the draws come from.
    pub secret: TableSecret,
    /// The table of which it is the rematch.
    pub previous: Option<TableId>,
}

/// What was agreed besides the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Terms {
    /// Is it in the list of tables?
    pub public: bool,
    /// How long players may think.
    pub clock: Option<ClockSetting>,
    /// The game waits until this player has added to the draws.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waits_for: Option<Holder>,
    /// The lesson that is given here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<LessonName>,
}

/// What was stored is not a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable(pub String);

impl About {
    /// As it is stored.
    pub fn row(&self) -> TableRow {
        TableRow {
            id: self.id.text().into(),
            created: self.created,
            game: self.game.clone(),
            rules: self.rules.into(),
            config: self.config.clone(),
            seats: serde_json::to_string(&self.seats).expect("seats are plain data"),
            terms: serde_json::to_string(&self.terms).expect("terms are plain data"),
            secret: self.secret.bytes().to_vec(),
            previous: self.previous.as_ref().map(|id| id.text().into()),
        }
    }

    /// What was stored.
    pub fn read(row: TableRow) -> Result<Self, Unreadable> {
        let bad = |what: &str| Unreadable(format!("{}: {what}", row.id));
        let seats: Vec<Sitter> = serde_json::from_str(&row.seats).map_err(|error| bad(&error.to_string()))?;
        let terms = serde_json::from_str(&row.terms).map_err(|error| bad(&error.to_string()))?;
        let secret = <[u8; 32]>::try_from(row.secret.as_slice()).map_err(|_| bad("secret"))?;
        if seats.is_empty() || seats.len() > game::Seat::MAX {
            return Err(bad("seats"));
        }
        Ok(Self {
            id: row.id.parse().map_err(|_| bad("id"))?,
            created: row.created,
            rules: u16::try_from(row.rules).map_err(|_| bad("rules"))?,
            previous: row.previous.as_deref().and_then(|id| id.parse().ok()),
            secret: TableSecret::stored(secret),
            game: row.game,
            config: row.config,
            seats,
            terms,
        })
    }

    /// The table as it was opened. There is no game if the rules do not know it any more.
    pub fn standing(&self) -> Standing {
        Standing {
            seats: self.seats.clone(),
            stage: Stage::Gathering,
            play: self.game.parse::<AnyGame>().ok().and_then(|game| AnyPlay::new(game, &self.config).ok()),
            clock: self.terms.clock.map(|setting| Clock::new(setting, self.seats.len())),
            takebacks: 0,
            resigned: Vec::new(),
            ends_at: self.terms.lesson.and_then(|name| Lesson::named(name.text())).map(Lesson::len),
            given: 0,
        }
    }

    /// Who draws, once it is known what the players have added to the secret.
    pub fn dealer(&self, entropies: &[String]) -> Dealer {
        self.deal(entropies, |deal| deal.dealer())
    }

    /// The key of the draws, for a table that is over.
    pub fn published_key(&self, entropies: &[String]) -> String {
        self.deal(entropies, |deal| deal.publish())
    }

    fn deal<T>(&self, entropies: &[String], take: impl FnOnce(Deal<'_>) -> T) -> T {
        let entropies: Vec<Vec<u8>> = entropies.iter().map(|text| unhex(text)).collect();
        take(Deal {
            secret: self.secret.bytes(),
            table: self.id.text(),
            game: &self.game,
            rules: self.rules,
            config: &self.config,
            entropies: &entropies,
        })
    }
}
