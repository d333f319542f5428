//! What views offer as a whole, payments and tokens to give back, is exactly what the rules allow step by step.

use duel::Duel;
use game::{Config, Dice, Eyes, FastDice, Game, Play, Seat, Turn};
use serde_json::Value;
use splendor::{Marvel, Splendor};
use std::collections::BTreeSet;

/// Actions that are sent together.
type Message = Vec<String>;

/// Every whole payment anywhere in a view: its actions, and what is paid.
fn payments(view: &Value, found: &mut BTreeSet<(Message, String)>) {
    match view {
        Value::Object(fields) => {
            for payment in fields.get("payments").and_then(Value::as_array).into_iter().flatten() {
                let actions = payment["actions"].as_array().unwrap().iter();
                let actions = actions.map(|action| action.as_str().unwrap().to_string()).collect();
                assert!(
                    found.insert((actions, payment["tokens"].as_str().unwrap().into())),
                    "{payment} is there twice"
                );
            }
            fields.values().for_each(|field| payments(field, found));
        }
        Value::Array(items) => items.iter().for_each(|item| payments(item, found)),
        _ => {}
    }
}

/// All paths through actions of this kind, after `path`, with what happens on the way.
fn paths<G: Game>(play: &Play<G>, seat: Seat, kind: &str, path: &mut Vec<G::Action>, found: &mut Vec<Vec<G::Action>>) {
    let mut legal = Vec::new();
    if play.game().turn() == Turn::Player(seat) {
        play.game().legal(&mut legal);
    }
    legal.retain(|&action| G::describe(action).kind == kind);
    if legal.is_empty() {
        found.push(path.clone());
    }
    for action in legal {
        let mut next = play.clone();
        next.try_apply(action, &mut ()).unwrap();
        path.push(action);
        paths(&next, seat, kind, path, found);
        path.pop();
    }
}

/// Whole payments by trying everything: buy, then pay step by step.
fn payments_by_hand<G: Game>(play: &Play<G>, seat: Seat) -> BTreeSet<(Message, String)> {
    let mut legal = Vec::new();
    play.game().legal(&mut legal);
    let mut found = Vec::new();
    for action in legal {
        match G::describe(action).kind {
            "buy" => {
                let mut next = play.clone();
                next.try_apply(action, &mut ()).unwrap();
                paths(&next, seat, "pay", &mut vec![action], &mut found);
            }
            "pay" => {
                paths(play, seat, "pay", &mut Vec::new(), &mut found);
                break;
            }
            _ => {}
        }
    }
    let paid = |path: Vec<G::Action>| {
        let told = play.clone().try_apply_all(seat, &path).unwrap();
        let events: Vec<Value> = told.iter().flatten().map(|event| serde_json::to_value(event).unwrap()).collect();
        let bought = events.iter().find(|event| event["type"] == "bought").expect("a payment buys a card");
        (path.iter().map(ToString::to_string).collect(), bought["tokens"].as_str().unwrap().to_string())
    };
    found.into_iter().map(paid).collect()
}

/// The messages with which the prompt lets one give back what is too much.
fn returns(view: &Value) -> BTreeSet<Message> {
    let mut sets = BTreeSet::from([Message::new()]);
    for tokens in view["prompt"]["tokens"].as_array().unwrap() {
        let action = tokens["action"].as_str().unwrap();
        let more = |set: &Message| {
            let with = |n| set.iter().cloned().chain(std::iter::repeat_n(action.to_string(), n)).collect();
            (0..=tokens["count"].as_u64().unwrap() as usize).map(with).collect::<Vec<Message>>()
        };
        sets = sets.iter().flat_map(more).collect();
    }
    let surplus = view["prompt"]["surplus"].as_u64().unwrap() as usize;
    sets.retain(|set| set.len() == surplus);
    sets
}

fn returns_by_hand<G: Game>(play: &Play<G>, seat: Seat) -> BTreeSet<Message> {
    let mut found = Vec::new();
    paths(play, seat, "return", &mut Vec::new(), &mut found);
    found.into_iter().map(|path| path.iter().map(ToString::to_string).collect()).collect()
}

/// Plays random games with some liking for cards.
fn check<G: Game>(games: u64) {
    let (mut choices, mut returned) = (0, 0);
    for number in 0..games {
        let players = G::Config::PLAYERS.0;
        let mut play = Play::<G>::new(format!("players={players}").parse().unwrap_or_else(|bad| panic!("{bad}")));
        let mut dice = FastDice::fork(11, number);
        let mut legal = Vec::new();
        while play.game().turn() != Turn::Over {
            play.game().legal(&mut legal);
            let Turn::Player(seat) = play.game().turn() else {
                let drawn = play.game().sample(&mut dice);
                play.try_apply(drawn, &mut ()).unwrap();
                continue;
            };
            let view = serde_json::to_value(play.game().view(Eyes::Seat(seat))).unwrap();
            let mut offered = BTreeSet::new();
            payments(&view, &mut offered);
            assert_eq!(offered, payments_by_hand(&play, seat), "{legal:?}");
            choices += offered.iter().filter(|(actions, _)| actions.len() > 1).count();
            if view["prompt"]["kind"] == "return" {
                assert_eq!(returns(&view), returns_by_hand(&play, seat));
                returned += 1;
            }
            for other in Seat::all(players).filter(|&other| other != seat) {
                let mut none = BTreeSet::new();
                let other = serde_json::to_value(play.game().view(Eyes::Seat(other))).unwrap();
                ["market", "pyramid", "seats"].iter().for_each(|part| payments(&other[part], &mut none));
                assert_eq!(none, BTreeSet::new(), "somebody else's turn");
            }
            let wanted = |action: &&G::Action| ["buy", "reserve"].contains(&G::describe(**action).kind);
            let cards: Vec<G::Action> = legal.iter().filter(wanted).copied().collect();
            let choices = if cards.is_empty() || dice.below(2) == 0 { &legal } else { &cards };
            let action = choices[dice.below(choices.len() as u32) as usize];
            play.try_apply(action, &mut ()).unwrap();
        }
    }
    assert!(choices > 20 && returned > 20, "{choices} {returned}");
}

#[test]
fn splendor() {
    check::<Splendor>(30);
}

#[test]
fn marvel() {
    check::<Marvel>(30);
}

#[test]
fn duel() {
    check::<Duel>(30);
}
