//! What `docs/protocol.md` and `docs/notation.md` promise is what there is.

use catalog::{AnyGame, Bots, Visitor};
use cli::engine::{COMMANDS, Engine, Fault};
use game::Config;
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

/// Every game in every mode, or with no mode.
fn games() -> Vec<(AnyGame, String)> {
    let modes = |game: &AnyGame| match game.modes() {
        modes if modes.is_empty() => vec![String::new()],
        modes => modes,
    };
    AnyGame::ALL.iter().flat_map(|game| modes(game).into_iter().map(move |mode| (*game, mode))).collect()
}

#[test]
fn every_field_that_is_ever_sent_is_documented() {
    let documented = documented(PROTOCOL);
    let mut engine = Engine::new(Text::new(Lang::En));
    let mut found = BTreeSet::new();
    names(&ask(&mut engine, json!({"cmd": "games"})), &mut found);
    for (game, mode) in games() {
        // A game of DC is ten times as long as another.
        for number in 0..if mode.is_empty() { 12 } else { 3 } {
            let players = game.players().1;
            let options = if mode.is_empty() { json!({}) } else { json!({"mode": mode, "heroes": "chosen"}) };
            let new = json!({
                "cmd": "new", "game": game.name(), "players": players, "seed": 1, "number": number, "options": options,
            });
            assert_eq!(ask(&mut engine, new)["ok"], true);
            let mut choice: usize = number;
            loop {
                let legal = ask(&mut engine, json!({"cmd": "legal", "describe": true}));
                let actions = legal["actions"].as_array().unwrap();
                choice = choice.wrapping_mul(31).wrapping_add(7);
                let Some(action) = actions.get(choice % actions.len().max(1)) else { break };
                if mode.is_empty() || choice.is_multiple_of(5) {
                    names(&ask(&mut engine, json!({"cmd": "view", "seat": 0})), &mut found);
                    names(&ask(&mut engine, json!({"cmd": "check", "action": "pass"})), &mut found);
                }
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
struct Verbs(String);

impl Visitor for Verbs {
    type Output = BTreeSet<String>;

    fn visit<G: Bots>(self) -> Self::Output {
        let mode = if self.0.is_empty() { String::new() } else { format!("mode={}", self.0) };
        let config = format!("players={} {mode}", G::Config::PLAYERS.1).parse().unwrap();
        let verb = |action: G::Action| action.to_string().split(':').next().unwrap().to_string();
        G::space(&config).into_iter().map(verb).collect()
    }
}

#[test]
fn every_action_of_every_game_is_documented() {
    let (general, _) = NOTATION.split_once("\n## Splendor\n").unwrap();
    for (game, mode) in games() {
        let title = Text::new(Lang::En).get(&format!("game-{game}"));
        let (_, section) = NOTATION.split_once(&format!("\n## {title}\n")).unwrap();
        let section = section.split("\n## ").next().unwrap();
        for verb in game.visit(Verbs(mode)) {
            let forms = [format!("| `{verb}:"), format!("| `{verb}`")];
            let found = [general, section].iter().any(|text| forms.iter().any(|form| text.contains(form.as_str())));
            assert!(found, "{game}: {verb}");
        }
        // And what is documented can be read.
        let play = catalog::AnyPlay::new(game, &game.configure(2, &[]).unwrap()).unwrap();
        for row in section.lines().filter(|line| line.contains("| choice |") || line.contains("| draw |")) {
            let action = row.split('`').nth(1).unwrap();
            assert_eq!(play.read(action).as_deref(), Ok(action), "{game}: {row}");
        }
    }
}

#[test]
fn every_option_and_every_value_is_documented() {
    let documented = documented(NOTATION);
    for game in AnyGame::ALL {
        for option in game.options(game.players().1) {
            assert!(documented.contains(option.name), "{game}: {}", option.name);
        }
        for mode in game.modes() {
            assert!(documented.contains(mode.as_str()), "{game}: {mode}");
        }
    }
    // What nobody chooses stands in every config.
    let config = AnyGame::Dc.configure(2, &[]).unwrap();
    let names = config.split(' ').map(|pair| pair.split('=').next().unwrap());
    for name in names.filter(|name| *name != "players") {
        assert!(documented.contains(name), "{name}");
    }
}

#[test]
fn every_question_of_dc_is_documented() {
    let (_, questions) = PROTOCOL.split_once("### DC\n").unwrap();
    let (_, questions) = questions.split_once("| `kind` of the prompt |").unwrap();
    let table: String = questions.lines().skip(1).take_while(|line| line.starts_with('|')).collect();
    let told = documented(&table);
    let all = include_str!("../../../web/src/generated/dc/DcQuestion.ts");
    let (_, kinds) = all.split_once('=').unwrap();
    let kinds: Vec<&str> = kinds.split('"').skip(1).step_by(2).collect();
    assert!(kinds.len() > 10);
    for kind in kinds {
        assert!(told.contains(kind), "{kind}");
    }
}
