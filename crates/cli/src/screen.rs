//! What a position looks like in a terminal.

use crate::board::{self, Style};
use catalog::{AnyGame, AnyPlay};
use game::{Eyes, Game, Seat};
use text::Text;

/// The board as these eyes see it, in at most 80 columns.
pub fn board(text: &Text, play: &AnyPlay, eyes: Eyes, names: &[String], colour: bool) -> String {
    let style = Style { colour };
    match play {
        AnyPlay::Splendor(play) => board::splendor(&play.game().view(eyes), text, names, style),
        AnyPlay::Marvel(play) => board::marvel(&play.game().view(eyes), text, names, style),
        AnyPlay::Duel(play) => board::duel(&play.game().view(eyes), text, names, style),
        AnyPlay::Dc(play) => board::dc(&play.game().view(eyes), text, names, style),
    }
}

/// What the player in this seat is asked for.
pub fn hint(text: &Text, play: &AnyPlay, seat: Seat) -> String {
    let view = play.view(Eyes::Seat(seat));
    let kind = view["prompt"]["kind"].as_str().unwrap_or_default();
    let key = format!("cmd-hint-{kind}");
    match suggestion(play, seat) {
        Some(action) if answers(play, seat) => text.format("cmd-hint-dc-only", &[("action", action.into())]),
        _ if answers(play, seat) => text.get("cmd-hint-dc-answer"),
        None if play.game() == AnyGame::Dc => {
            let power = view["power"].as_i64().unwrap_or_default();
            text.format("cmd-hint-dc-act", &[("power", power.into())])
        }
        Some(action) => text.format("cmd-hint-pay", &[("action", action.into())]),
        None if text.has(&key) => text.get(&key),
        None => text.get("cmd-hint-act"),
    }
}

/// What Enter alone plays: with a choice of gold, the least; where a card asks and only one answer is possible, that one; otherwise
/// nothing.
pub fn suggestion(play: &AnyPlay, seat: Seat) -> Option<String> {
    let view = play.view(Eyes::Seat(seat));
    let mut legal = play.legal();
    let suggested = match answers(play, seat) {
        true => legal.len() == 1,
        false => view["prompt"]["payments"].is_array(),
    };
    suggested.then(|| legal.swap_remove(0).action)
}

/// Does a card ask something, so that there is an answer to be given and nothing else to be done?
pub fn answers(play: &AnyPlay, seat: Seat) -> bool {
    match play {
        AnyPlay::Dc(play) => {
            let prompt = play.game().view(Eyes::Seat(seat)).prompt;
            prompt.is_some_and(|prompt| prompt.kind != dc::Question::Act)
        }
        _ => false,
    }
}
