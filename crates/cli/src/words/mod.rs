//! Things in words that more than one command says.

mod dc;

use crate::analysis::print::{line, with_error};
use crate::board::COLUMNS;
use catalog::{Advice, AnyGame, AnyPlay, Choice};
use game::record::{BadRecord, Problem};
use game::{ActionView, Eyes, Seat};
use serde_json::Value as Json;
use text::{Text, Value, clip};

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

/// Why a file is no net.
pub fn bad_net(text: &Text, bad: &catalog::learned::BadNet) -> String {
    use catalog::learned::BadNet;
    match bad {
        BadNet::NoNet => text.get("net-not-one"),
        BadNet::Damaged => text.get("net-damaged"),
        BadNet::Other(found, wanted) => {
            text.format("net-other", &[("found", found.clone().into()), ("wanted", wanted.clone().into())])
        }
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

/// What a player is advised to do, in lines that fit a terminal: everybody's chance to win, and the best choices with what may follow.
pub fn advice(text: &Text, play: &AnyPlay, seat: Seat, advice: &Advice, names: &[String]) -> Vec<String> {
    let view = play.view(Eyes::Seat(seat));
    let legal = play.legal();
    let chance = |(seat, (&value, &error)): (Seat, (&f64, &f64))| {
        format!("{} {}", text.player(seat, names), with_error(value, error))
    };
    let chances: Vec<String> =
        Seat::all(play.seats()).zip(advice.values.iter().zip(&advice.errors)).map(chance).collect();
    let mut lines =
        vec![text.format("analysis-chances", &[("chances", chances.join(", ").into())]), text.get("cmd-advice")];
    for advised in advice.choices.iter().take(3) {
        let choice = legal.iter().find(|choice| choice.action == advised.action);
        let meaning = choice.map(|choice| action(text, play.game().name(), &view, choice, names)).unwrap_or_default();
        let chance = with_error(advised.value, advised.error);
        lines.push(clip(&format!("{chance:>13}  {:<15} {meaning}", advised.action), COLUMNS));
        if !advised.line.is_empty() {
            let then = text.format("analysis-then", &[("line", line(&advised.line, names, text).into())]);
            lines.push(clip(&format!("{:15}{then}", ""), COLUMNS));
        }
    }
    lines
}

/// An action in plain words. `view` is what its player sees, `names` are the players in seat order.
pub fn action(text: &Text, game: &str, view: &Json, choice: &Choice, names: &[String]) -> String {
    if game == AnyGame::Dc.name() {
        return dc::action(text, view, &choice.view, names);
    }
    let ActionView { kind, card, level, tokens, cells, tile, number, .. } = &choice.view;
    let key = match (*kind, cells, level) {
        ("take" | "token", Some(_), _) => "cmd-do-take-cells".into(),
        ("reserve", _, Some(_)) => "cmd-do-reserve-top".into(),
        _ => format!("cmd-do-{kind}"),
    };
    if !text.has(&key) {
        return choice.action.clone();
    }
    let mut arguments = vec![("game", Value::from(game))];
    arguments.extend(level.map(|level| ("level", Value::from(level.to_string()))));
    arguments.extend(number.map(|number| ("count", Value::from(i64::from(number)))));
    arguments.extend(tile.as_ref().map(|tile| ("tile", Value::from(text.tile(game, tile)))));
    arguments.extend(cells.as_ref().map(|cells| ("cells", Value::from(cells.join(" ")))));
    arguments.extend(card.as_ref().map(|card| ("card", Value::from(named_card(text, game, card)))));
    let price = card.as_ref().and_then(|card| price_of(view, card, view["letters"].as_str()?));
    arguments.extend(price.as_ref().map(|price| ("count", Value::from(price.chars().count() as i64))));
    let lying = cells.as_ref().map(|cells| tokens_at(view, cells));
    let tokens = tokens.as_ref().or(price.as_ref()).or(lying.as_ref());
    arguments.extend(tokens.map(|tokens| ("tokens", Value::from(text.tokens(game, tokens)))));
    text.format(&key, &arguments)
}

/// A card's name with its code, or the code if it has none.
fn named_card(text: &Text, game: &str, code: &str) -> String {
    let name = text.card(game, code);
    if name == code { name } else { format!("{name} ({code})") }
}

/// The price of a card as letters, wherever in the view it is for sale.
fn price_of(view: &Json, code: &str, letters: &str) -> Option<String> {
    match view {
        Json::Object(fields) if fields.get("id").is_some_and(|id| id == code) && fields.get("sale")?.is_object() => {
            let price = &fields["sale"]["price"];
            let repeat = |letter: char| std::iter::repeat_n(letter, amount(&price[letter.to_string()]));
            Some(letters.chars().flat_map(repeat).collect())
        }
        Json::Object(fields) => fields.values().find_map(|field| price_of(field, code, letters)),
        Json::Array(items) => items.iter().find_map(|item| price_of(item, code, letters)),
        _ => None,
    }
}

fn amount(number: &Json) -> usize {
    number.as_u64().and_then(|n| usize::try_from(n).ok()).unwrap_or(0)
}

/// The letters of the tokens on these cells of a board.
fn tokens_at(view: &Json, cells: &[String]) -> String {
    let board = view["board"].as_array();
    let at = |cell: &String| {
        let found = board?.iter().find(|place| place["cell"] == cell.as_str())?;
        found["token"].as_str()
    };
    cells.iter().filter_map(at).collect()
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
        let for_sale = serde_json::json!({"id": "1W3", "sale": {"price": {"U": 2, "K": 1}}});
        let not_for_sale = serde_json::json!({"id": "1W4", "sale": null});
        let view = serde_json::json!({"market": [{"cards": [null, not_for_sale, for_sale]}]});
        assert_eq!(price_of(&view, "1W3", "WUGRK").as_deref(), Some("UUK"));
        assert_eq!(price_of(&view, "1W4", "WUGRK"), None);
        assert_eq!(price_of(&view, "1W5", "WUGRK"), None);
    }
}
