//! What a position looks like in a terminal.

use crate::board::{self, Style};
use catalog::AnyPlay;
use game::{Eyes, Game, Seat};
use text::Text;

/// The board as these eyes see it, in at most 80 columns.
pub fn board(text: &Text, play: &AnyPlay, eyes: Eyes, names: &[String], colour: bool) -> String {
    let style = Style { colour };
    match play {
        AnyPlay::Splendor(play) => board::splendor(&play.game().view(eyes), text, names, style),
        AnyPlay::Marvel(play) => board::marvel(&play.game().view(eyes), text, names, style),
        AnyPlay::Duel(play) => board::duel(&play.game().view(eyes), text, names, style),
    }
}

/// What the player in this seat is asked for.
pub fn hint(text: &Text, play: &AnyPlay, seat: Seat) -> String {
    let view = play.view(Eyes::Seat(seat));
    let kind = view["prompt"]["kind"].as_str().unwrap_or_default();
    let key = format!("cmd-hint-{kind}");
    match suggestion(play, seat) {
        Some(action) => text.format("cmd-hint-pay", &[("action", action.into())]),
        None if text.has(&key) => text.get(&key),
        None => text.get("cmd-hint-act"),
    }
}

/// What Enter alone plays: with a choice of gold, the least; otherwise nothing.
pub fn suggestion(play: &AnyPlay, seat: Seat) -> Option<String> {
    let view = play.view(Eyes::Seat(seat));
    let paying = view["prompt"]["kind"] == "pay";
    paying.then(|| play.legal().into_iter().next()).flatten().map(|choice| choice.action)
}
