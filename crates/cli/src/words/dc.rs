//! Actions of the DC game in plain words.

use crate::board::rules;
use dc::describe;
use game::{ActionView, Arg, Message, Seat};
use serde_json::Value as Json;
use text::{Text, Value};

/// An action in plain words, for the player who sees `view`.
pub fn action(text: &Text, view: &Json, action: &ActionView, names: &[String]) -> String {
    let ActionView { kind, card, zone, tile, seat, number, .. } = action;
    let mut arguments: Vec<(&str, Value)> = Vec::new();
    arguments.extend(card.as_ref().map(|card| ("card", text.card("dc", card).into())));
    arguments.extend(tile.as_ref().map(|tile| ("tile", text.tile("dc", tile).into())));
    arguments.extend(seat.map(|seat| ("seat", text.player(seat, names).into())));
    arguments.extend(price(view, action).map(|price| ("power", price.into())));
    let key = match (*kind, zone, tile.as_deref(), seat, card) {
        ("way", ..) => return way(text, view, number.unwrap_or(0)),
        ("choose", _, _, Some(seat), _) => {
            let lying = card_of(view, *seat);
            arguments.extend(lying.map(|card| ("card", text.card("dc", card).into())));
            if lying.is_some() { "choose-seat-card".into() } else { "choose-seat".into() }
        }
        (kind @ ("choose" | "contribute"), Some(zone), ..) => format!("{kind}-{zone}"),
        (kind @ ("beat" | "destroy"), _, Some(target), ..) => format!("{kind}-{target}"),
        ("trigger", .., None) => "trigger-hero".into(),
        (kind, ..) => kind.into(),
    };
    let said = text.format(&format!("cmd-do-dc-{key}"), &arguments);
    let explained = match *kind {
        "play" | "buy" | "defeat" | "defend" | "trigger" => card.as_ref().map(|card| card_text(text, card)),
        "hero" => tile.as_ref().map(|tile| hero_text(text, tile)),
        _ => None,
    };
    match explained {
        Some(explained) if !explained.is_empty() => format!("{said} · {explained}"),
        _ => said,
    }
}

/// What is paid for it.
fn price(view: &Json, action: &ActionView) -> Option<i64> {
    let price_in = |sales: &Json| {
        let sales = sales.as_array()?;
        sales.iter().find(|sale| sale["card"].as_str() == action.card.as_deref())?["price"].as_i64()
    };
    match (action.kind, action.tile.as_deref()) {
        ("buy", _) => price_in(&view["line_up"]),
        ("kick", _) => view["kick"]["price"].as_i64(),
        ("defeat", _) => view["villain"]["price"].as_i64(),
        ("beat", Some("challenge")) => view["challenge"]["power"].as_i64(),
        ("beat", Some("plot")) => view["plot"]["power"].as_i64(),
        _ => None,
    }
}

/// The card that is meant by choosing a player: one that lies aside to be played, or the top of a deck.
fn card_of(view: &Json, seat: Seat) -> Option<&str> {
    if view["prompt"]["kind"] != "play" {
        return None;
    }
    let index = seat.index();
    let aside = view["aside"].as_array()?.iter().find(|aside| aside["seat"] == index);
    aside.map_or(&view["seats"][index]["deck_top"][0], |aside| &aside["card"]).as_str()
}

fn card_text(text: &Text, id: &str) -> String {
    let entry = dc::cards().entries().cards.iter().find(|entry| entry.id == id);
    entry.map(|entry| rules(text, &describe::card(entry))).unwrap_or_default()
}

fn hero_text(text: &Text, id: &str) -> String {
    let entry = dc::cards().entries().heroes.iter().find(|entry| entry.id == id);
    entry.map(|entry| rules(text, &describe::hero(entry))).unwrap_or_default()
}

/// One of several ways, as the card says it.
fn way(text: &Text, view: &Json, number: u8) -> String {
    let card = view["prompt"]["card"].as_str();
    let entry = card.and_then(|card| dc::cards().entries().cards.iter().find(|entry| entry.id == card));
    let mut found = Vec::new();
    if let Some(entry) = entry {
        describe::card(entry).text.iter().for_each(|message| ways(message, number, &mut found));
    }
    match &found[..] {
        [way] => text.sentence("dc", way),
        _ => number.to_string(),
    }
}

/// What a text says of the ways with this number.
fn ways(message: &Message, number: u8, found: &mut Vec<Message>) {
    for (name, arg) in &message.args {
        match arg {
            Arg::Message(then) if message.key == "dc-way" && *name == "then" => {
                if message.args.contains(&("number", Arg::Number(number.into()))) {
                    found.push(then.clone());
                }
                ways(then, number, found);
            }
            Arg::Message(inner) | Arg::Noun(inner) => ways(inner, number, found),
            Arg::Messages(inner) => inner.iter().for_each(|inner| ways(inner, number, found)),
            _ => {}
        }
    }
}
