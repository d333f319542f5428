//! What can be asked while one plays against bots.

use super::body::OfTable;
use super::refusals::OfHints;
use super::whoever::claim;
use crate::accounts::Accounts;
use crate::guard::Asker;
use crate::protocol::Hint;
use crate::refused::{Code, Refused};
use crate::secret::random;
use crate::tables::Tables;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::{Extension, Json};
use catalog::{Advice, Budget};

/// As many simulated games as this level takes.
const LEVEL: u8 = 4;
/// How many choices are told.
const CHOICES: usize = 3;

/// What a search would do in one's place, by what one's seat knows; only where all other players are bots.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/hint",
    tag = "play",
    operation_id = "hint",
    params(OfTable),
    responses((status = 200, body = Hint), OfHints),
    security(("token" = []), ("seat" = []), ("account" = []))
)]
pub async fn hint(
    (State(tables), State(accounts)): (State<Tables>, State<Accounts>),
    Extension(asker): Extension<Asker>,
    OfTable { table }: OfTable,
    headers: HeaderMap,
) -> Result<Json<Hint>, Refused> {
    let due = tables.due(&table, &claim(&accounts, &headers).await?).await?;
    tables.house().limit(tables.clients().hint(asker.0))?;
    let budget = Budget::iterations(due.seen.level_budget(LEVEL).iterations);
    let seed = u64::from_le_bytes(random());
    let advice = tables.house().bots.advise(due.seen, budget, seed).await;
    tables.house().limit(advice.is_some())?;
    let mut advice: Advice = advice.ok_or(Refused::from(Code::TooMany))?;
    advice.choices.truncate(CHOICES);
    let said = advice.choices.iter().flat_map(|choice| choice.line.iter().map(|said| &said.action));
    let named = advice.choices.iter().map(|choice| &choice.action).chain(said);
    let actions = named.filter_map(|action| Some((action.clone(), due.game.describe(action)?))).collect();
    Ok(Json(Hint { version: due.version, seat: due.seat, advice, actions }))
}
