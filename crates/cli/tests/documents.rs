//! What `docs/protocol.md` and `docs/notation.md` promise is what there is.

use catalog::{AnyGame, Visitor};
use cli::engine::{COMMANDS, Engine, Fault};
use game::{Config, Game};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use text::{Lang, Text};

const PROTOCOL: &str = include_str!("../../../docs/protocol.md");
const NOTATION: &str = include_str!("../../../docs/notation.md");

/// Every name that stands in code style.
fn documented(text: &str) -> BTreeSet<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

fn ask(engine: &mut Engine, request: Value) -> Value {
    serde_json::from_str(&engine.answer(request.to_string().as_bytes())).unwrap()
}

/// All names of fields, and the values of `type` and `kind`.
fn names(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                // Letters of tokens are no names.
                if name.len() > 1 {
                    found.insert(name.clone());
                }
                if let ("type" | "kind" | "by", Some(text)) = (name.as_str(), field.as_str()) {
                    found.insert(text.into());
                }
                names(field, found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| names(item, found)),
        _ => {}
    }
}

#[test]
fn every_field_that_is_ever_sent_is_documented() {
    let documented = documented(PROTOCOL);
    let mut engine = Engine::new(Text::new(Lang::En));
    let mut found = BTreeSet::new();
    names(&ask(&mut engine, json!({"cmd": "games"})), &mut found);
    for game in AnyGame::ALL {
        for number in 0..12 {
            let players = game.players().1;
            ask(
                &mut engine,
                json!({"cmd": "new", "game": game.name(), "players": players, "seed": 1, "number": number}),
            );
            let mut choice: usize = number;
            loop {
                let legal = ask(&mut engine, json!({"cmd": "legal", "describe": true}));
                let actions = legal["actions"].as_array().unwrap();
                choice = choice.wrapping_mul(31).wrapping_add(7);
                let Some(action) = actions.get(choice % actions.len().max(1)) else { break };
                names(&ask(&mut engine, json!({"cmd": "view", "seat": 0})), &mut found);
                names(&ask(&mut engine, json!({"cmd": "check", "action": "pass"})), &mut found);
                names(&ask(&mut engine, json!({"cmd": "apply", "action": action})), &mut found);
                names(&legal, &mut found);
            }
            for cmd in ["returns", "record", "undo", "log", "turn", "close"] {
                names(&ask(&mut engine, json!({"cmd": cmd})), &mut found);
            }
        }
    }
    let missing: Vec<&String> =
        found.iter().filter(|name| !documented.contains(name.as_str()) && *name != "ok").collect();
    assert_eq!(missing, Vec::<&String>::new());
    assert!(found.len() > 80, "{found:?}");
}

#[test]
fn every_command_and_every_error_code_is_documented_and_exists() {
    for command in COMMANDS {
        assert!(PROTOCOL.contains(&format!("### `{command}`\n")), "{command}");
    }
    let (_, errors) = PROTOCOL.split_once("| code | when |").unwrap();
    let (errors, _) = errors.split_once("## Views").unwrap();
    let codes: Vec<&str> = errors.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect();
    assert_eq!(codes, Fault::CODES);
}

/// The verbs of a game's actions.
struct Verbs;

impl Visitor for Verbs {
    type Output = BTreeSet<String>;

    fn visit<G: Game>(self) -> Self::Output {
        let config = format!("players={}", G::Config::PLAYERS.1).parse().unwrap();
        let verb = |action: G::Action| action.to_string().split(':').next().unwrap().to_string();
        G::space(&config).into_iter().map(verb).collect()
    }
}

#[test]
fn every_action_of_every_game_is_documented() {
    let (general, _) = NOTATION.split_once("\n## Splendor\n").unwrap();
    for game in AnyGame::ALL {
        let title = Text::new(Lang::En).get(&format!("game-{game}"));
        let (_, section) = NOTATION.split_once(&format!("\n## {title}\n")).unwrap();
        let section = section.split("\n## ").next().unwrap();
        for verb in game.visit(Verbs) {
            let forms = [format!("| `{verb}:"), format!("| `{verb}`")];
            let found = [general, section].iter().any(|text| forms.iter().any(|form| text.contains(form.as_str())));
            assert!(found, "{game}: {verb}");
        }
        // And what is documented can be read.
        let play = catalog::AnyPlay::new(*game, &game.configure(2, &[]).unwrap()).unwrap();
        for row in section.lines().filter(|line| line.contains("| choice |") || line.contains("| draw |")) {
            let action = row.split('`').nth(1).unwrap();
            assert_eq!(play.read(action).as_deref(), Ok(action), "{game}: {row}");
        }
    }
}
