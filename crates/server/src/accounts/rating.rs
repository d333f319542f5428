//! What the end of a table does to the ratings of the accounts that played there.

use super::glicko::Rating;
use crate::protocol::{Ending, How};
use crate::secret::AccountId;
use crate::store::{AccountWrite, RatingRow, Store, StoreError};
use crate::table::{Holder, Sitter};

/// The new ratings. A table counts for those accounts that had one seat each, if there were at least two, and unless everybody left;
/// each of them is compared with each of the others by the places in the end. Who has left for good comes last.
pub async fn rated(
    store: &dyn Store,
    game: &str,
    ending: &Ending,
    seats: &[Sitter],
    accounts: &[(AccountId, Holder)],
    at: i64,
) -> Result<Vec<AccountWrite>, StoreError> {
    if ending.how == How::Abandoned {
        return Ok(Vec::new());
    }
    let mut players = Vec::new();
    for (account, place) in placed(ending, seats, accounts) {
        let rows = store.ratings(account.text()).await?;
        let row = rows.into_iter().find(|row| row.game == game);
        let before = row.as_ref().map_or_else(Rating::default, |row| Rating {
            rating: row.rating,
            deviation: row.deviation,
            volatility: row.volatility,
        });
        players.push((account, place, before, row.map_or(0, |row| row.games)));
    }
    if players.len() < 2 {
        return Ok(Vec::new());
    }
    let after = |(account, place, before, games): &(&AccountId, u8, Rating, i64)| {
        let others = players.iter().filter(|other| other.0 != *account);
        let results: Vec<(Rating, f64)> = others.map(|other| (other.2, score(*place, other.1))).collect();
        let Rating { rating, deviation, volatility } = before.after(&results);
        AccountWrite::Rated(RatingRow {
            account: account.text().into(),
            game: game.into(),
            rating,
            deviation,
            volatility,
            games: games + 1,
            at,
        })
    };
    Ok(players.iter().map(after).collect())
}

/// The accounts that count, each with its place.
fn placed<'a>(ending: &Ending, seats: &[Sitter], accounts: &'a [(AccountId, Holder)]) -> Vec<(&'a AccountId, u8)> {
    let once = |account: &AccountId| accounts.iter().filter(|other| other.0 == *account).count() == 1;
    let place = |&(ref account, holder): &'a (AccountId, Holder)| {
        let held = |sitter: &&Sitter| sitter.as_person().is_some_and(|person| person.holder == holder);
        let person = seats.get(usize::from(holder.0))?.as_person()?;
        let place = *ending.places.get(usize::from(holder.0))?;
        let counts = once(account) && seats.iter().filter(held).count() == 1;
        counts.then_some((account, if person.gone { u8::MAX } else { place }))
    };
    accounts.iter().filter_map(place).collect()
}

fn score(mine: u8, other: u8) -> f64 {
    match mine.cmp(&other) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    }
}
