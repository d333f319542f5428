//! The engine protocol: every command, every error, and a program that never gives up.

mod common;

use catalog::AnyGame;
use cli::engine::{Engine, MOST_GAMES};
use common::klejnot;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use text::{Lang, Text};

/// An engine that is spoken to in JSON.
struct Talk(Engine);

impl Talk {
    fn new() -> Self {
        Self(Engine::new(Text::new(Lang::En)))
    }

    fn raw(&mut self, line: &str) -> Value {
        let answer = self.0.answer(line.as_bytes());
        assert!(!answer.contains('\n'), "{answer}");
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer}"))
    }

    #[track_caller]
    fn ok(&mut self, request: Value) -> Value {
        let answer = self.raw(&request.to_string());
        assert_eq!(answer["ok"], true, "{request} -> {answer}");
        answer
    }

    #[track_caller]
    fn error(&mut self, request: Value, code: &str) -> Value {
        self.raw_error(&request.to_string(), code)
    }

    #[track_caller]
    fn raw_error(&mut self, line: &str, code: &str) -> Value {
        let answer = self.raw(line);
        assert_eq!(answer["ok"], false, "{line} -> {answer}");
        assert_eq!(answer["error"]["code"], code, "{line} -> {answer}");
        assert!(answer["error"]["message"].as_str().is_some_and(|message| !message.is_empty()), "{answer}");
        answer["error"].clone()
    }

    /// Plays on until the game is over, with choices from a simple sequence. Returns all actions of players.
    fn play_out(&mut self, mut choice: usize) -> Vec<String> {
        let mut played = Vec::new();
        loop {
            let legal = self.ok(json!({"cmd": "legal"}));
            let actions = legal["actions"].as_array().unwrap();
            if legal["turn"]["kind"] == "over" {
                assert!(actions.is_empty());
                return played;
            }
            assert_eq!(legal["turn"]["kind"], "player", "the engine makes the draws");
            choice = choice.wrapping_mul(31).wrapping_add(7);
            let action = actions[choice % actions.len()].as_str().unwrap().to_string();
            self.ok(json!({"cmd": "apply", "action": action}));
            played.push(action);
        }
    }
}

#[test]
fn several_actions_are_applied_all_or_none() {
    let mut talk = Talk::new();
    let new = talk.ok(json!({"cmd": "new", "game": "splendor", "players": 2, "seed": 1, "options": {"first": "0"}}));
    let mut refused = |actions: Value, code: &str| {
        let error = talk.error(json!({"cmd": "apply", "actions": actions}), code);
        assert_eq!(talk.ok(json!({"cmd": "turn"}))["length"], new["length"], "nothing has changed");
        error
    };
    refused(json!(["take:WUG", "take:WUG"]), "turn_passed");
    refused(json!(["take:WUG", "fly"]), "bad_action");
    assert_eq!(refused(json!(["take:WU", "take:WUG"]), "illegal")["rule"], "SPL-10");
    // What would be drawn in between must not be found out by trying.
    refused(json!(["reserve:1", "return:W"]), "after_draw");
    for wrong in [json!([]), json!("take:WUG"), json!([1]), Value::Null] {
        assert_eq!(refused(wrong, "bad_value")["field"], "actions");
    }
    let both = json!({"cmd": "apply", "action": "take:WUG", "actions": ["take:WUG"]});
    assert_eq!(talk.error(both, "bad_value")["field"], "actions");
    assert_eq!(talk.error(json!({"cmd": "apply"}), "missing_field")["field"], "action");
    let applied = talk.ok(json!({"cmd": "apply", "actions": ["take:WUG"]}));
    assert_eq!(applied["steps"][0]["action"], "take:WUG");
}

#[test]
fn actions_are_described_if_that_is_asked_for() {
    let mut talk = Talk::new();
    let options = json!({"first": "0"});
    talk.ok(json!({"cmd": "new", "game": "marvel", "players": 2, "seed": 1, "options": options}));
    assert!(talk.ok(json!({"cmd": "legal"})).get("described").is_none());
    assert!(talk.ok(json!({"cmd": "legal", "describe": false})).get("described").is_none());
    let legal = talk.ok(json!({"cmd": "legal", "describe": true}));
    let actions = strings(&legal["actions"]);
    let described = legal["described"].as_array().unwrap();
    assert_eq!(described.len(), actions.len());
    let of = |action: &str| &described[actions.iter().position(|known| known == action).unwrap()];
    assert_eq!(of("take:YPB"), &json!({"kind": "take", "tokens": "YPB"}));
    assert_eq!(of("take:YY"), &json!({"kind": "take", "tokens": "YY"}));
    assert_eq!(of("reserve:1"), &json!({"kind": "reserve", "level": 1}));
    assert_eq!(talk.error(json!({"cmd": "legal", "describe": 1}), "bad_value")["field"], "describe");
    talk.ok(json!({"cmd": "new", "game": "duel", "players": 2, "chance": "external", "options": options}));
    let draws = talk.ok(json!({"cmd": "legal", "describe": true}));
    assert_eq!(draws["described"][0], json!({"kind": "lay", "tokens": "W"}));
}

#[test]
fn why_not_is_answered_without_playing() {
    let mut talk = Talk::new();
    let new = talk.ok(json!({"cmd": "new", "game": "splendor", "players": 2, "seed": 1, "options": {"first": "0"}}));
    let mut check = |action: &str| {
        let answer = talk.ok(json!({"cmd": "check", "action": action}));
        assert_eq!((&answer["length"], &answer["turn"]), (&new["length"], &new["turn"]));
        answer
    };
    assert_eq!(check("take:WUG")["legal"], true);
    assert!(check("take:WUG").get("why").is_none());
    let illegal = check("pass");
    assert_eq!(
        (&illegal["legal"], &illegal["why"]["code"], &illegal["why"]["rule"]),
        (&json!(false), &json!("illegal"), &json!("SPL-18"))
    );
    assert_eq!(illegal["why"]["message"], "passing is allowed only if no action is possible");
    assert_eq!(check("fly")["why"]["code"], "bad_action");
}

#[test]
fn steps_name_their_actor_and_the_draws_of_the_set_up_are_marked() {
    let mut talk = Talk::new();
    let new = talk.ok(json!({"cmd": "new", "game": "splendor", "players": 2, "seed": 1, "options": {"first": "0"}}));
    assert!(new["steps"].as_array().unwrap().iter().all(|step| step["set_up"] == true));
    let applied = talk.ok(json!({"cmd": "apply", "action": "reserve:1"}));
    assert_eq!(applied["steps"][0]["actor"], json!({"kind": "player", "seat": 0}));
    assert_eq!(applied["steps"][1]["actor"], json!({"kind": "chance"}));
    assert!(applied["steps"].as_array().unwrap().iter().all(|step| step["set_up"] == false));
    let log = talk.ok(json!({"cmd": "log"}));
    let marked = log["steps"].as_array().unwrap().iter().filter(|step| step["set_up"] == true).count();
    assert_eq!(new["length"], marked);
}

/// Where a draw waits for the driver, it is sent alone.
#[test]
fn draws_are_applied_one_by_one() {
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "new", "game": "duel", "players": 2, "chance": "external", "options": {"first": "0"}}));
    talk.error(json!({"cmd": "apply", "actions": ["cell:W", "cell:W"]}), "after_draw");
    assert_eq!(talk.ok(json!({"cmd": "apply", "actions": ["cell:W"]}))["length"], 1);
    assert_eq!(talk.ok(json!({"cmd": "apply", "action": "cell:W"}))["length"], 2);
}

#[test]
fn a_take_and_what_is_returned_for_it_are_one_request() {
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "new", "game": "splendor", "players": 4, "seed": 1, "options": {"first": "0"}}));
    for take in ["take:WUG", "take:WUR", "take:WUK"] {
        talk.ok(json!({"cmd": "apply", "action": take}));
        for _ in 1..4 {
            let legal = talk.ok(json!({"cmd": "legal"}));
            let reserve =
                strings(&legal["actions"]).into_iter().find(|action| action.starts_with("reserve:1")).unwrap();
            talk.ok(json!({"cmd": "apply", "action": reserve}));
        }
    }
    let applied = talk.ok(json!({"cmd": "apply", "actions": ["take:GRK", "return:W", "return:G"]}));
    assert_eq!(applied["steps"].as_array().unwrap().len(), 3);
    assert_eq!(applied["turn"], json!({"kind": "player", "seat": 1}));
}

#[test]
fn what_a_field_must_be_is_said_in_the_language_of_the_engine() {
    let mut talk = Talk(Engine::new(Text::new(Lang::Pl)));
    for (request, words) in [
        (json!({"cmd": 1}), "napis"),
        (json!({"cmd": "turn", "id": {}}), "napis, liczba, true, false lub null"),
        (json!({"cmd": "new", "game": "duel", "players": -1}), "od 0 do 18446744073709551615"),
        (json!({"cmd": "new", "game": "duel", "players": 2, "options": 1}), "obiekt"),
        (json!({"cmd": "new", "game": "duel", "players": 2, "chance": "x"}), "„external”"),
        (json!({"cmd": "turn", "game_id": true}), "najwyżej 200 bajtów"),
    ] {
        let message = talk.error(request, "bad_value")["message"].as_str().unwrap().to_string();
        assert!(message.contains(words), "{message}");
    }
}

fn strings(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|item| item.as_str().unwrap().to_string()).collect()
}

#[test]
fn a_session_with_every_command() {
    for game in AnyGame::ALL {
        let mut talk = Talk::new();
        let games = talk.ok(json!({"cmd": "games"}));
        assert_eq!(games["games"].as_array().unwrap().len(), AnyGame::ALL.len());

        let new =
            talk.ok(json!({"cmd": "new", "game": game.name(), "players": 2, "seed": 1, "options": {"first": "1"}}));
        assert_eq!(
            (&new["game"], &new["players"], &new["version"]),
            (&json!(game.name()), &json!(2), &json!(game.version()))
        );
        assert_eq!(new["config"], game.configure(2, &[("first".into(), "1".into())]).unwrap());
        assert_eq!(new["steps"].as_array().unwrap().len(), new["length"].as_u64().unwrap() as usize);
        let turn = talk.ok(json!({"cmd": "turn"}));
        assert_eq!(turn["turn"], json!({"kind": "player", "seat": 1}));
        assert_eq!(turn["length"], new["length"]);

        for eyes in
            [json!({"seat": 0}), json!({"seat": 1}), json!({"eyes": "spectator"}), json!({"eyes": "everything"})]
        {
            let mut request = json!({"cmd": "view"});
            request.as_object_mut().unwrap().extend(eyes.as_object().unwrap().clone());
            let view = &talk.ok(request)["view"];
            assert_eq!(view["game"], game.name());
            assert_eq!(view["turn"], turn["turn"]);
        }

        talk.error(json!({"cmd": "returns"}), "not_over");
        let played = talk.play_out(1);
        let returns = talk.ok(json!({"cmd": "returns"}));
        let values: f64 = returns["values"].as_array().unwrap().iter().map(|value| value.as_f64().unwrap()).sum();
        assert!((values - 1.0).abs() < 1e-9, "{returns}");
        assert_eq!(returns["places"].as_array().unwrap().len(), 2);
        assert!(!returns["winners"].as_array().unwrap().is_empty());

        let log = talk.ok(json!({"cmd": "log"}));
        let of_players: Vec<&Value> =
            log["steps"].as_array().unwrap().iter().filter(|step| step["actor"]["kind"] == "player").collect();
        assert_eq!(of_players.len(), played.len());
        let last = talk.ok(json!({"cmd": "log", "from": log["length"].as_u64().unwrap() - 1}));
        assert_eq!(last["steps"].as_array().unwrap().len(), 1);

        let record = talk.ok(json!({"cmd": "record"}))["record"].as_str().unwrap().to_string();
        assert!(
            record.contains("[Seed \"1\"]")
                && record.contains(&format!("[Result {:?}]", returns["result"].as_str().unwrap()))
        );
        let loaded = talk.ok(json!({"cmd": "load", "record": record, "chance": "external", "game_id": "copy"}));
        assert_eq!(loaded["turn"], json!({"kind": "over"}));
        for (id, count) in [(json!("copy"), 1), (Value::Null, 0)] {
            let request = if id.is_null() { json!({"cmd": "close"}) } else { json!({"cmd": "close", "game_id": id}) };
            assert_eq!(talk.ok(request)["open"], count);
        }
        talk.error(json!({"cmd": "turn"}), "no_game");
    }
}

#[test]
fn an_illegal_action_is_refused_with_its_rule_and_changes_nothing() {
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "new", "game": "splendor", "players": 2, "seed": 1, "options": {"first": 0}}));
    talk.ok(json!({"cmd": "apply", "action": "take:WW"}));
    let before = talk.ok(json!({"cmd": "record"}));
    for (action, rule) in [
        ("take:WW", "SPL-12"),
        ("pass", "SPL-18"),
        ("buy:3W4", "SPL-30"),
        ("return:W", "SPL-20"),
        ("noble:WUG", "SPL-41"),
        ("gold:W1", "SPL-31"),
        ("deal:1W1", "SPL-03"),
    ] {
        let error = talk.error(json!({"cmd": "apply", "action": action}), "illegal");
        if action != "buy:3W4" {
            assert_eq!(error["rule"], rule, "{action}");
        } else {
            assert!(error["rule"].as_str().unwrap().starts_with("SPL-"));
        }
        assert!(!error["message"].as_str().unwrap().starts_with("refuse-"), "{error}");
    }
    for action in ["", "take:", "take WUG", "TAKE:WUG", "take:WUGR", "buy:9W9", "łąka", "take:WUG\u{0}"] {
        talk.error(json!({"cmd": "apply", "action": action}), "bad_action");
    }
    assert_eq!(talk.ok(json!({"cmd": "record"})), before);
}

#[test]
fn what_is_malformed_is_named_and_changes_nothing() {
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "new", "game": "splendor", "players": 2, "seed": 1}));
    let before = talk.ok(json!({"cmd": "record"}));
    for line in ["", " ", "\t \r"] {
        talk.raw_error(line, "empty");
    }
    for line in [
        "null",
        "[]",
        "1",
        "\"new\"",
        "{",
        "{}}",
        "{\"cmd\":}",
        "{\"cmd\":\"turn\",}",
        "cmd",
        "{'cmd':'turn'}",
        "NaN",
        "{\"\\ud800\":1}",
    ] {
        talk.raw_error(line, "not_json");
    }
    let bomb = "[".repeat(400_000);
    talk.raw_error(&bomb, "not_json");
    talk.raw_error(&format!("{{\"cmd\":\"turn\",\"id\":{}{}}}", "[".repeat(100_000), "]".repeat(100_000)), "bad_value");
    talk.raw_error(&format!("{{\"cmd\":{}}}", "{\"a\":".repeat(100_000)), "not_json");
    let many: String = (0..50_000).map(|i| format!("\"f{i}\":1,")).collect();
    talk.raw_error(&format!("{{{many}\"cmd\":\"turn\"}}"), "missing_field");
    talk.raw_error(&format!("{{\"cmd\":\"turn\",{many}\"x\":1}}"), "unknown_field");

    assert_eq!(talk.error(json!({}), "missing_field")["field"], "cmd");
    assert_eq!(talk.error(json!({"cmd": "apply"}), "missing_field")["field"], "action");
    assert_eq!(talk.error(json!({"cmd": "view"}), "missing_field")["field"], "seat");
    assert_eq!(talk.error(json!({"cmd": "new"}), "missing_field")["field"], "game");
    assert_eq!(talk.error(json!({"cmd": "new", "game": "splendor"}), "missing_field")["field"], "players");
    assert_eq!(talk.error(json!({"cmd": "new", "game": "splendor", "players": 2}), "missing_field")["field"], "seed");
    assert_eq!(talk.error(json!({"cmd": "load", "chance": "external"}), "missing_field")["field"], "record");

    assert_eq!(talk.error(json!({"cmd": "turn", "now": true}), "unknown_field")["field"], "now");
    assert_eq!(talk.error(json!({"cmd": "games", "game": "splendor"}), "unknown_field")["field"], "game");
    assert_eq!(talk.raw_error("{\"cmd\":\"turn\",\"cmd\":\"undo\"}", "duplicate_field")["field"], "cmd");
    talk.error(json!({"cmd": "fly"}), "unknown_command");
    talk.error(json!({"cmd": "TURN"}), "unknown_command");

    let new = |field: &str, value: Value| {
        let mut request = json!({"cmd": "new", "game": "splendor", "players": 2, "seed": 1});
        request[field] = value;
        request
    };
    for (field, value) in [
        ("cmd", json!(1)),
        ("game", json!(null)),
        ("players", json!("2")),
        ("players", json!(2.5)),
        ("players", json!(-2)),
        ("seed", json!(-1)),
        ("seed", json!(1.5)),
        ("seed", json!("1")),
        ("seed", json!(1e300)),
        ("number", json!([])),
        ("chance", json!("external")),
        ("chance", json!("fair")),
        ("options", json!([])),
        ("options", json!("first=0")),
        ("options", json!({"first": null})),
        ("options", json!({"first": {"first": 0}})),
        ("game_id", json!({})),
        ("game_id", json!(-1)),
        ("game_id", json!("x".repeat(201))),
        ("id", json!({})),
    ] {
        let error = talk.error(new(field, value), "bad_value");
        assert_eq!(error["field"], field, "{error}");
    }
    talk.raw_error(
        "{\"cmd\":\"new\",\"game\":\"splendor\",\"players\":2,\"seed\":99999999999999999999999999}",
        "bad_value",
    );
    talk.raw_error("{\"cmd\":\"new\",\"game\":\"splendor\",\"players\":1e400,\"seed\":1}", "bad_value");
    talk.error(new("game", json!("chess")), "unknown_game");
    for (field, value) in [
        ("players", json!(5)),
        ("players", json!(u64::MAX)),
        ("options", json!({"first": 2})),
        ("options", json!({"first": "0 players=3"})),
        ("options", json!({"last": 0})),
        ("options", json!({"players": 3})),
        ("options", json!({"": ""})),
    ] {
        talk.error(new(field, value), "bad_option");
    }
    for seat in [json!(2), json!(255), json!(u64::MAX), json!(-1), json!("0"), json!(null)] {
        assert_eq!(talk.error(json!({"cmd": "view", "seat": seat}), "bad_value")["field"], "seat");
    }
    talk.error(json!({"cmd": "view", "eyes": "all"}), "bad_value");
    talk.error(json!({"cmd": "view", "eyes": "spectator", "seat": 0}), "bad_value");
    talk.error(json!({"cmd": "turn", "game_id": 7}), "no_game");
    talk.error(json!({"cmd": "close", "game_id": "default"}), "no_game");
    talk.error(json!({"cmd": "undo"}), "nothing_to_undo");
    let bad = json!({"cmd": "load", "chance": "external", "record": "[Game \"splendor\"]\n[Version \"1\"]\n[Players \"2\"]\n\npass\n"});
    assert_eq!(talk.error(bad, "bad_record")["line"], 5);
    talk.error(json!({"cmd": "load", "chance": "external", "record": ""}), "bad_record");
    assert_eq!(talk.ok(json!({"cmd": "record"})), before);
}

#[test]
fn an_id_is_echoed_to_the_letter() {
    let mut engine = Engine::new(Text::new(Lang::En));
    for id in ["1", "\"a\\u00e9\\\"\"", "null", "true", "1.50", "-0", "123456789012345678901234567890", "1e999"] {
        for line in [format!("{{\"id\":{id},\"cmd\":\"games\"}}"), format!("{{\"cmd\":\"fly\", \"id\" : {id} }}")] {
            let answer = engine.answer(line.as_bytes());
            assert!(answer.contains(&format!(",\"id\":{id},")), "{line} -> {answer}");
        }
    }
    assert!(!engine.answer(b"{\"cmd\":\"games\"}").contains("\"id\""));
}

/// SPL-12: the example of the documentation.
#[test]
fn spl_12_two_of_a_colour_from_a_small_pile_are_refused() {
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "new", "game": "splendor", "players": 2, "seed": 1}));
    talk.ok(json!({"cmd": "apply", "action": "take:WUG"}));
    let answer = talk.raw(r#"{"cmd":"apply","action":"take:WW","id":7}"#);
    assert_eq!((&answer["ok"], &answer["id"], &answer["error"]["rule"]), (&json!(false), &json!(7), &json!("SPL-12")));
}

#[test]
fn after_undo_the_same_choices_meet_the_same_draws() {
    for game in AnyGame::ALL {
        let mut talk = Talk::new();
        talk.ok(json!({"cmd": "new", "game": game.name(), "players": 2, "seed": 3}));
        let start = talk.ok(json!({"cmd": "record"}));
        let played = talk.play_out(5);
        let end = talk.ok(json!({"cmd": "record"}));
        let mut undone = 0;
        while talk.raw(r#"{"cmd":"undo"}"#)["ok"] == true {
            undone += 1;
            assert_eq!(talk.ok(json!({"cmd": "turn"}))["turn"]["kind"], "player");
        }
        assert_eq!(undone, played.len(), "undo goes back one decision at a time");
        assert_eq!(talk.ok(json!({"cmd": "record"})), start);
        for action in &played {
            talk.ok(json!({"cmd": "apply", "action": action}));
        }
        assert_eq!(talk.ok(json!({"cmd": "record"})), end);
    }
}

#[test]
fn draws_from_outside_make_the_same_game() {
    for game in AnyGame::ALL {
        let mut talk = Talk::new();
        talk.ok(json!({"cmd": "new", "game": game.name(), "players": 2, "seed": 9}));
        talk.play_out(2);
        let steps = talk.ok(json!({"cmd": "log"}))["steps"].as_array().unwrap().clone();
        let seeded = talk.ok(json!({"cmd": "view", "eyes": "everything"}));

        let new = talk.ok(json!({"cmd": "new", "game": game.name(), "players": 2, "chance": "external"}));
        assert_eq!((&new["length"], &new["turn"]["kind"]), (&json!(0), &json!("chance")));
        for step in &steps {
            let legal = talk.ok(json!({"cmd": "legal"}));
            assert_eq!(legal["turn"], step["actor"]);
            let actions = strings(&legal["actions"]);
            assert!(actions.contains(&step["action"].as_str().unwrap().to_string()));
            if step["actor"]["kind"] == "chance" {
                let weights = legal["weights"].as_array().unwrap();
                assert_eq!(weights.len(), actions.len());
                assert!(weights.iter().all(|weight| weight.as_u64().unwrap() > 0));
            } else {
                assert_eq!(legal["weights"], Value::Null);
            }
            let applied = talk.ok(json!({"cmd": "apply", "action": step["action"]}));
            assert_eq!(applied["steps"], json!([step]), "nothing is drawn by itself");
        }
        assert_eq!(talk.ok(json!({"cmd": "view", "eyes": "everything"})), seeded);
        talk.ok(json!({"cmd": "undo"}));
        assert_eq!(talk.ok(json!({"cmd": "turn"}))["turn"]["kind"], "player");
    }
}

/// SPL-14: what a seat cannot know is in none of the answers made for it.
#[test]
fn spl_14_a_blind_reservation_is_masked_for_the_others() {
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "new", "game": "splendor", "players": 2, "seed": 1, "options": {"first": "0"}}));
    let mut copies: Vec<(Value, Value)> = Vec::new();
    for eyes in [json!({"seat": 0}), json!({"seat": 1}), json!({"eyes": "spectator"}), json!({"eyes": "everything"})] {
        let with = |mut request: Value| {
            request.as_object_mut().unwrap().extend(eyes.as_object().unwrap().clone());
            request
        };
        let applied = talk.ok(with(json!({"cmd": "apply", "action": "reserve:2"})));
        let log = talk.ok(with(json!({"cmd": "log", "from": 15})));
        assert_eq!(applied["steps"], log["steps"]);
        copies.push((applied, talk.ok(with(json!({"cmd": "view"})))));
        talk.ok(json!({"cmd": "undo"}));
    }
    let drawn = copies[3].0["steps"][1]["action"].as_str().unwrap().replace("draw:", "");
    let tells =
        |index: usize| (copies[index].0.to_string() + &copies[index].1.to_string()).contains(&format!("\"{drawn}\""));
    assert!(tells(0) && tells(3));
    assert!(!tells(1) && !tells(2), "{drawn}: {:?}", copies[1]);
    assert_eq!(copies[1].0["steps"][1]["action"], "draw:2?");
}

#[test]
fn games_are_kept_apart_by_name_and_there_is_a_limit() {
    let mut talk = Talk::new();
    let new = |id: Value| json!({"cmd": "new", "game": "splendor", "players": 2, "seed": 1, "game_id": id});
    for id in 0..MOST_GAMES - 1 {
        talk.ok(new(json!(id)));
    }
    talk.ok(new(json!("1")));
    talk.error(new(json!("one more")), "too_many_games");
    talk.error(json!({"cmd": "new", "game": "splendor", "players": 2, "seed": 1}), "too_many_games");
    talk.ok(new(json!("1")));
    talk.ok(json!({"cmd": "apply", "action": "take:WUG", "game_id": 1}));
    let length =
        |talk: &mut Talk, id: Value| talk.ok(json!({"cmd": "turn", "game_id": id}))["length"].as_u64().unwrap();
    let untouched = length(&mut talk, json!(2));
    assert_eq!(length(&mut talk, json!(1)), untouched + 1);
    assert_eq!(length(&mut talk, json!("1")), untouched);
    talk.ok(json!({"cmd": "close", "game_id": 5}));
    talk.ok(json!({"cmd": "new", "game": "splendor", "players": 2, "seed": 1}));
}

#[test]
fn number_chooses_a_game_of_a_simulation() {
    let folder = common::folder("engine-number");
    klejnot(&["simulate", "splendor", "--games", "3", "--seed", "4", "--records", common::path_text(&folder)], "").ok();
    let record = game::Record::parse(&common::read(&folder.join("splendor-000002.txt"))).unwrap();
    let play = catalog::AnyPlay::replay(&record).unwrap();
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "new", "game": "splendor", "players": 2, "seed": 4, "number": 2}));
    for step in play.story(game::Eyes::Referee, 0) {
        if step.actor != game::Turn::Chance {
            talk.ok(json!({"cmd": "apply", "action": step.action}));
        }
    }
    let log = talk.ok(json!({"cmd": "log"}));
    let actions: Vec<&str> =
        log["steps"].as_array().unwrap().iter().map(|step| step["action"].as_str().unwrap()).collect();
    assert_eq!(actions, play.log(game::Eyes::Referee));
}

#[test]
fn the_program_answers_every_line_and_ends_with_its_input() {
    let mut input = Vec::new();
    input.extend(br#"{"cmd":"new","game":"splendor","players":2,"seed":1}"#);
    input.extend(b"\r\n\n\xff\xfe\n");
    input.extend(vec![b'['; 5_000_000]);
    input.extend(b"\n");
    input.extend(format!("{{\"cmd\":\"apply\",\"action\":\"{}\"}}\n", "x".repeat(999_000)).bytes());
    input.extend(br#"{"cmd":"turn","id":"last"}"#);
    let run = klejnot(&["engine"], input);
    let answers: Vec<Value> = run.ok().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let codes: Vec<&str> = answers.iter().map(|answer| answer["error"]["code"].as_str().unwrap_or("ok")).collect();
    assert_eq!(codes, ["ok", "empty", "not_utf8", "too_long", "bad_action", "ok"]);
    assert_eq!(answers[5]["id"], "last");
    assert!(answers.iter().all(|answer| answer.to_string().len() < 20_000), "no answer repeats a megabyte");
    assert_eq!(klejnot(&["engine"], "").ok(), "");
    assert!(klejnot(&["engine", "--lang", "pl"], "\n").ok().contains(&common::says("pl", "cmd-engine-empty")));
}

#[test]
fn each_answer_comes_before_the_next_question() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_klejnot"))
        .arg("engine")
        .env("LC_ALL", "pl_PL.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        stdin.write_all(b"\n").unwrap();
        let mut answer = String::new();
        stdout.read_line(&mut answer).unwrap();
        assert!(answer.contains("an empty line"), "the locale does not change the protocol: {answer}");
    }
    // Nobody listens any more: a quiet end.
    drop(stdout);
    let _ = stdin.write_all(b"\n\n\n");
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn the_best_move_is_found_by_what_the_player_knows() {
    let mut talk = Talk::new();
    for (game, options) in
        [("splendor", json!({})), ("marvel", json!({})), ("duel", json!({})), ("dc", json!({"mode": "watchmen"}))]
    {
        talk.ok(json!({"cmd": "new", "game": game, "players": 2, "seed": 3, "options": options}));
        let before = talk.ok(json!({"cmd": "record"}));
        let request = json!({"cmd": "bestmove", "iterations": 20, "seed": 5});
        let best = talk.ok(request.clone());
        assert_eq!(best, talk.ok(request), "{game}: the same request, the same answer");
        assert_eq!(before, talk.ok(json!({"cmd": "record"})), "nothing was applied");
        assert_eq!(best["action"], best["choices"][0]["action"]);
        let legal = talk.ok(json!({"cmd": "legal"}))["actions"].as_array().unwrap().clone();
        assert!(best["choices"].as_array().unwrap().iter().all(|choice| legal.contains(&choice["action"])));
        assert_eq!(best["values"].as_array().unwrap().len(), 2);
        talk.ok(json!({"cmd": "apply", "action": best["action"]}));
    }
    assert!(talk.ok(json!({"cmd": "bestmove", "milliseconds": 20}))["choices"].is_array());
}

#[test]
fn a_best_move_needs_a_decision_and_a_budget_above_zero() {
    let mut talk = Talk::new();
    talk.ok(json!({"cmd": "new", "game": "duel", "players": 2, "chance": "external"}));
    talk.error(json!({"cmd": "bestmove"}), "no_decision");
    talk.ok(json!({"cmd": "new", "game": "duel", "players": 2, "seed": 1}));
    for field in ["iterations", "milliseconds"] {
        assert_eq!(talk.error(json!({"cmd": "bestmove", field: 0}), "bad_value")["field"], field);
        assert_eq!(talk.error(json!({"cmd": "bestmove", field: 99_999_999}), "bad_value")["field"], field);
    }
    talk.error(json!({"cmd": "bestmove", "iterations": 5, "milliseconds": 5}), "bad_value");
}
