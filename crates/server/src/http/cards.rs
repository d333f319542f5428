//! What stands on cards.

use super::refusals::OfFiles;
use crate::client::File;
use crate::refused::{Code, Refused};
use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use catalog::AnyGame;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// By its ending clients know what it is.
const NAME: &str = "cards.json";

/// What the cards of a game say. Card files are read before the server starts, so it is put together once.
#[utoipa::path(
    get,
    path = "/api/games/{game}/cards",
    tag = "tables",
    params(("game" = String, Path)),
    responses((status = 200, body = serde_json::Value), OfFiles)
)]
pub async fn cards(game: Result<Path<String>, PathRejection>, headers: HeaderMap) -> Result<Response, Refused> {
    let Path(game) = game.map_err(|_| Refused::from(Code::UnknownPath))?;
    static FILES: OnceLock<BTreeMap<&str, File>> = OnceLock::new();
    let files = FILES.get_or_init(|| {
        let file = |game: &AnyGame| {
            let text = serde_json::to_vec(&game.cards()?).expect("cards are plain data");
            Some((game.name(), File::new(NAME, text.into())))
        };
        AnyGame::ALL.iter().filter_map(file).collect()
    });
    let file = files.get(game.as_str()).ok_or(Refused::from(Code::UnknownPath))?;
    Ok(file.answer(NAME, StatusCode::OK, &headers))
}
