//! Things in words that more than one command says.

use catalog::AnyGame;
use game::record::{BadRecord, Problem};
use serde_json::Value as Json;
use text::{Text, Value};

/// There is no game of this name.
pub fn unknown_game(text: &Text, found: &str) -> String {
    let names: Vec<&str> = AnyGame::ALL.iter().map(|game| game.name()).collect();
    text.format("cmd-unknown-game", &[("found", found.into()), ("known", names.join(", ").into())])
}

/// What is wrong with a record, and on which line.
pub fn bad_record(text: &Text, game: &str, bad: &BadRecord) -> String {
    let mut reason = text.say(game, &bad.problem.message(), &[]);
    if let Problem::Illegal { action, refusal } = &bad.problem {
        let why = text.refusal(game, refusal, &[]);
        reason = text.format("cmd-record-illegal", &[("action", action.as_str().into()), ("why", why.into())]);
    }
    match bad.line {
        0 => reason,
        line => text.format("cmd-record-line", &[("line", (line as i64).into()), ("reason", reason.into())]),
    }
}

/// A number with its digits in groups of three.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            grouped.push(' ');
        }
        grouped.push(digit);
    }
    grouped
}

/// An action in plain words. `view` is what its player sees.
pub fn action(text: &Text, game: &str, view: &Json, action: &str) -> String {
    let (verb, object) = action.split_once(':').unwrap_or((action, ""));
    let say = |key: &str, args: &[(&str, Value)]| text.format(key, args);
    let tokens = |letters: &str| ("tokens", Value::from(text.tokens(game, letters)));
    let is_cell = object.starts_with(|c: char| c.is_ascii_lowercase());
    let here = || ("tokens", Value::from(text.tokens(game, &tokens_at(view, object))));
    let cells = || ("cells", Value::from(object.replace(',', " ")));
    let card = || ("card", Value::from(named_card(text, game, object)));
    let tile = || ("tile", Value::from(text.tile(game, object)));
    match verb {
        "take" if is_cell => say("cmd-do-take-cells", &[here(), cells()]),
        "take" => say("cmd-do-take", &[tokens(object)]),
        "privilege" => say("cmd-do-privilege", &[here(), cells()]),
        "token" => say("cmd-do-take-cells", &[here(), cells()]),
        "gold" if is_cell => say("cmd-do-gold", &[cells()]),
        "replenish" => say("cmd-do-replenish", &[]),
        "reserve" if object.len() == 1 => say("cmd-do-reserve-top", &[("level", object.into())]),
        "reserve" => say("cmd-do-reserve", &[card()]),
        "buy" | "recruit" => {
            let price = price_of(view, object).unwrap_or_default();
            let count = ("count", Value::from(price.chars().count() as i64));
            say(if verb == "buy" { "cmd-do-buy" } else { "cmd-do-recruit" }, &[card(), tokens(&price), count])
        }
        "gold" | "shield" | "pay" => {
            let (letter, count) = object.split_at_checked(1).unwrap_or((object, "0"));
            let count = ("count", Value::from(count.parse::<i64>().unwrap_or_default()));
            say(if verb == "shield" { "cmd-do-pay-shield" } else { "cmd-do-pay-gold" }, &[tokens(letter), count])
        }
        "return" => say("cmd-do-return", &[tokens(object)]),
        "steal" => say("cmd-do-steal", &[tokens(object)]),
        "associate" => say("cmd-do-associate", &[tokens(object)]),
        "noble" => say("cmd-do-noble", &[tile()]),
        "location" => say("cmd-do-location", &[tile()]),
        "royal" => say("cmd-do-royal", &[tile()]),
        "pass" => say("cmd-do-pass", &[]),
        _ => action.into(),
    }
}

/// A card's name with its code, or the code if it has none.
fn named_card(text: &Text, game: &str, code: &str) -> String {
    let name = text.card(game, code);
    if name == code { name } else { format!("{name} ({code})") }
}

/// The price of a card as letters, wherever in the view it is shown.
fn price_of(view: &Json, code: &str) -> Option<String> {
    match view {
        Json::Object(fields) if fields.get("id").is_some_and(|id| id == code) => {
            let price = fields.get("price")?.as_object()?;
            Some(price.iter().flat_map(|(letter, n)| std::iter::repeat_n(letter.as_str(), amount(n))).collect())
        }
        Json::Object(fields) => fields.values().find_map(|field| price_of(field, code)),
        Json::Array(items) => items.iter().find_map(|item| price_of(item, code)),
        _ => None,
    }
}

fn amount(number: &Json) -> usize {
    number.as_u64().and_then(|n| usize::try_from(n).ok()).unwrap_or(0)
}

/// The letters of the tokens on these cells of a board.
fn tokens_at(view: &Json, cells: &str) -> String {
    let board = view["board"].as_array();
    let at = |cell: &str| {
        let found = board?.iter().find(|place| place["cell"] == cell)?;
        found["token"].as_str()
    };
    cells.split(',').filter_map(at).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped() {
        assert_eq!([0, 12, 123, 1234, 1_234_567].map(grouped), ["0", "12", "123", "1 234", "1 234 567"]);
    }

    #[test]
    fn a_price_is_found_anywhere_in_a_view() {
        let view = serde_json::json!({"market": [{"cards": [null, {"id": "1W3", "price": {"U": 2, "K": 1}}]}]});
        let mut price: Vec<char> = price_of(&view, "1W3").unwrap().chars().collect();
        price.sort_unstable();
        assert_eq!(price, ['K', 'U', 'U']);
        assert_eq!(price_of(&view, "1W4"), None);
    }
}
