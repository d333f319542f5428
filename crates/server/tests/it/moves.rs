//! Moves: what is carried out, what is refused and how.

use crate::client::{Server, offer, quick, version};
use serde_json::{Value, json};
use server::Settings;
use std::time::Duration;

#[tokio::test]
async fn a_seat_is_shown_the_table_and_what_it_may_do() {
    let server = Server::start().await;
    let table = server.splendor().await;
    let mut socket = table.socket(0).await;
    let state = socket.expect("state").await;
    assert_eq!(version(&state), 1);
    assert_eq!(state["seat"], 0);
    assert_eq!(state["turn"], json!({"kind": "player", "seat": 0}));
    assert_eq!(state["view"]["game"], "splendor");
    // Ten ways to take three of five colours, five to take two alike, twelve cards and three decks to reserve.
    assert_eq!(offer(&state).len(), 10 + 5 + 12 + 3);
    // Three nobles and twelve cards were laid out.
    assert_eq!(state["news"].as_array().unwrap().len(), 3 + 12);
    assert_eq!(state["news"][0]["message"]["key"], "event-revealed");
    assert!(state["news"].as_array().unwrap().iter().all(|news| news["set_up"] == true));
    assert_eq!(state["news"][0]["actor"], json!({"kind": "chance"}));
}

#[tokio::test]
async fn an_offer_says_what_it_is() {
    let server = Server::start().await;
    let table = server.splendor().await;
    let state = table.socket(0).await.expect("state").await;
    let card = &state["view"]["market"][0]["cards"][0]["id"];
    let offers = state["offer"].as_array().unwrap();
    let find = |wanted: &dyn Fn(&Value) -> bool| offers.iter().find(|offer| wanted(offer)).unwrap();
    let reserve = find(&|offer| offer["kind"] == "reserve" && offer["card"] == *card);
    assert_eq!(
        reserve,
        &json!({"action": format!("reserve:{}", card.as_str().unwrap()), "kind": "reserve", "card": card})
    );
    let top = find(&|offer| offer["level"] == 2);
    assert_eq!(top, &json!({"action": "reserve:2", "kind": "reserve", "level": 2}));
    let take = find(&|offer| offer["tokens"] == "WUG");
    assert_eq!(take, &json!({"action": "take:WUG", "kind": "take", "tokens": "WUG"}));
}

#[tokio::test]
async fn a_seat_takes_back_what_nobody_has_answered() {
    let slow = Settings { bot_delay: Duration::from_secs(60), ..quick() };
    let server = Server::with(slow).await;
    let table = server.splendor().await;
    let mut socket = table.socket(0).await;
    let first = socket.expect("state").await;
    assert_eq!(first["undo"], false);
    socket.say(json!({"type": "undo", "version": 1, "key": "early"}).to_string()).await;
    assert_eq!(socket.expect("refused").await["code"], "nothing-to-undo");
    let state = socket.play_and_see(1, &["take:WUG"]).await;
    assert_eq!(state["undo"], true);
    let undo = json!({"type": "undo", "version": 2, "key": "undo"}).to_string();
    socket.say(&undo).await;
    let state = socket.expect("state").await;
    assert_eq!(socket.expect("accepted").await["version"], 3);
    assert_eq!((&state["view"], &state["offer"], &state["undo"]), (&first["view"], &first["offer"], &json!(false)));
    let news = state["news"].as_array().unwrap();
    assert_eq!(news.len(), 1);
    assert_eq!((&news[0]["event"], &news[0]["actor"]), (&Value::Null, &json!({"kind": "player", "seat": 0})));
    assert_eq!(news[0]["message"]["key"], "web-taken-back");
    // Sent again, it is carried out once; and nothing of the log is gone.
    socket.say(&undo).await;
    assert_eq!(socket.expect("accepted").await["version"], 3);
    let again = table.socket(1).await.expect("state").await;
    assert_eq!(again["news"].as_array().unwrap().len(), 2);
    // What was drawn stays drawn.
    let state = socket.play_and_see(3, &["reserve:1"]).await;
    assert_eq!(state["undo"], false);
    socket.say(json!({"type": "undo", "version": 4, "key": "late"}).to_string()).await;
    assert_eq!(socket.expect("refused").await["code"], "nothing-to-undo");
}

#[tokio::test]
async fn a_move_is_told_before_it_is_acknowledged_and_then_the_bot_moves() {
    let server = Server::start().await;
    let table = server.splendor().await;
    let mut socket = table.socket(0).await;
    socket.expect("state").await;
    let state = socket.play_and_see(1, &["take:GUW"]).await;
    assert_eq!(version(&state), 2);
    assert_eq!(state["turn"], json!({"kind": "player", "seat": 1}));
    assert!(offer(&state).is_empty());
    assert_eq!(state["news"][0]["event"], json!({"type": "took", "seat": 0, "tokens": "WUG"}));
    assert_eq!(state["view"]["seats"][0]["token_count"], 3);
    let state = socket.expect("state").await;
    assert_eq!(version(&state), 3);
    assert_eq!(state["news"][0]["event"]["seat"], 1);
}

/// What the first move of a game is answered with.
async fn refused(actions: &[&str]) -> Value {
    let server = Server::start().await;
    let table = server.splendor().await;
    let mut socket = table.socket(0).await;
    socket.expect("state").await;
    let key = socket.play(1, actions).await;
    let refused = socket.expect("refused").await;
    assert_eq!(refused["key"], key);
    assert_eq!(version(&refused), 1);
    // Nothing has changed: the seat can still move.
    assert_eq!(version(&socket.play_and_see(1, &["take:WUG"]).await), 2);
    refused
}

#[tokio::test]
async fn an_illegal_action_is_refused_with_its_rule() {
    let refused = refused(&["take:WU"]).await;
    assert_eq!(refused["code"], "illegal");
    assert_eq!(refused["rule"], "SPL-10");
    assert_eq!(refused["reason"], json!({"key": "refuse-take-more", "args": [["count", {"number": 3}]]}));
}

#[tokio::test]
async fn what_is_no_action_is_refused() {
    let refused = refused(&["take:ABC"]).await;
    assert_eq!(refused["code"], "no-action");
    assert_eq!(refused["rule"], Value::Null);
    assert_eq!(refused["reason"]["key"], "bad-action");
}

#[tokio::test]
async fn of_several_actions_all_are_carried_out_or_none() {
    assert_eq!(refused(&["take:WUG", "return:W"]).await["code"], "turn-passed");
    assert_eq!(refused(&["take:WUG", "take:WUG"]).await["code"], "turn-passed");
    assert_eq!(refused(&["pass", "take:WUG"]).await["rule"], "SPL-18");
    // The card that would be drawn in between must not be found out by trying.
    assert_eq!(refused(&["reserve:1", "take:WUG"]).await["code"], "after-draw");
}

#[tokio::test]
async fn a_stale_version_is_refused_with_the_current_one() {
    let server = Server::start().await;
    let table = server.splendor().await;
    let mut socket = table.socket(0).await;
    socket.expect("state").await;
    let state = socket.play_and_see(1, &["take:WUG"]).await;
    let state = socket.my_turn(state).await;
    for stale in [0, 1, version(&state) - 1, version(&state) + 1] {
        socket.play(stale, &[offer(&state)[0]]).await;
        let refused = socket.expect("refused").await;
        assert_eq!(refused["code"], "stale");
        assert_eq!(version(&refused), version(&state));
    }
}

#[tokio::test]
async fn nobody_moves_for_another_seat() {
    let slow = Settings { bot_delay: Duration::from_secs(60), ..quick() };
    let server = Server::with(slow).await;
    let table = server.open(json!({"game": "splendor", "options": {"first": "1"}, "seats": ["me", "random"]})).await;
    let mut socket = table.socket(0).await;
    let state = socket.expect("state").await;
    assert!(offer(&state).is_empty());
    socket.play(1, &["take:WUG"]).await;
    assert_eq!(socket.expect("refused").await["code"], "not-your-turn");
}

#[tokio::test]
async fn a_move_that_is_sent_again_is_carried_out_once() {
    let server = Server::start().await;
    let table = server.splendor().await;
    let mut socket = table.socket(0).await;
    socket.expect("state").await;
    let sent = json!({"type": "move", "actions": ["take:WUG"], "version": 1, "key": "once"}).to_string();
    socket.say(&sent).await;
    let state = socket.expect("state").await;
    assert_eq!(socket.expect("accepted").await["version"], 2);
    let state = socket.my_turn(state).await;
    socket.say(&sent).await;
    let again = socket.expect("accepted").await;
    assert_eq!((again["key"].as_str(), version(&again)), (Some("once"), 2));
    // The same through another socket, as after a lost connection; and nothing has changed meanwhile.
    let mut other = table.socket(0).await;
    assert_eq!(version(&other.expect("state").await), version(&state));
    other.say(&sent).await;
    assert_eq!(other.expect("accepted").await["version"], 2);
    let reused = json!({"type": "move", "actions": [offer(&state)[0]], "version": version(&state), "key": "once"});
    other.say(reused.to_string()).await;
    assert_eq!(other.expect("refused").await["code"], "key-used");
}

#[tokio::test]
async fn messages_that_are_not_what_the_protocol_says_are_answered() {
    let server = Server::start().await;
    let table = server.splendor().await;
    let mut socket = table.socket(0).await;
    socket.expect("state").await;
    let many = json!({"type": "move", "actions": vec!["pass"; 17], "version": 1, "key": "k"}).to_string();
    let long = json!({"type": "move", "actions": ["pass"], "version": 1, "key": "k".repeat(65)}).to_string();
    let none = json!({"type": "move", "actions": [], "version": 1, "key": "k"}).to_string();
    let negative = json!({"type": "move", "actions": ["pass"], "version": -1, "key": "k"}).to_string();
    let extra = json!({"type": "move", "actions": ["pass"], "version": 1, "key": "k", "seat": 1}).to_string();
    let keyless = json!({"type": "undo", "version": 1, "key": ""}).to_string();
    for text in ["", "{", "null", "{}", r#"{"type":"cheat"}"#, &many, &long, &none, &negative, &extra, &keyless] {
        socket.say(text).await;
        let refused = socket.expect("refused").await;
        assert_eq!(refused["code"], "malformed", "{text}");
        assert_eq!(refused["key"], Value::Null);
        assert_eq!(version(&refused), 1);
    }
    socket.play_and_see(1, &["take:WUG"]).await;
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_the_socket_and_not_the_table() {
    let server = Server::start().await;
    let table = server.splendor().await;
    let mut socket = table.socket(0).await;
    socket.expect("state").await;
    socket.say("x".repeat(100_000)).await;
    assert_eq!(socket.hear_bytes().await, None);
    table.socket(0).await.expect("state").await;
}

#[tokio::test]
async fn two_sockets_of_a_seat_stay_in_step() {
    let server = Server::start().await;
    let table = server.splendor().await;
    let (mut one, mut two) = (table.socket(0).await, table.socket(0).await);
    let (mut state, other) = (one.expect("state").await, two.expect("state").await);
    assert_eq!(state, other);
    for step in 0..20 {
        let (mover, watcher) = if step % 2 == 0 { (&mut one, &mut two) } else { (&mut two, &mut one) };
        state = match offer(&state)[..] {
            [action, ..] => mover.play_and_see(version(&state), &[action]).await,
            [] => mover.expect("state").await,
        };
        assert_eq!(watcher.expect("state").await, state);
    }
}

#[tokio::test]
async fn who_comes_back_is_told_what_was_missed_and_no_more() {
    let server = Server::start().await;
    let table = server.splendor().await;
    let mut socket = table.socket(0).await;
    let first = socket.expect("state").await;
    socket.close().await;
    let mut other = table.socket(1).await;
    assert!(other.expect("state").await["news"].as_array().unwrap().is_empty());
    let state = other.play_and_see(version(&first), &["take:WUG"]).await;
    let state = other.my_turn(state).await;
    let missed = table.socket(1).await.expect("state").await;
    let versions: Vec<u64> = missed["news"].as_array().unwrap().iter().map(version).collect();
    assert_eq!(version(&missed), version(&state));
    assert_eq!((versions.first(), versions.last()), (Some(&2), Some(&version(&state))));
    let nothing = table.socket(version(&state)).await.expect("state").await;
    assert!(nothing["news"].as_array().unwrap().is_empty());
    // A version that there never was cannot be known: the client only misses its news.
    assert!(table.socket(1_000_000).await.expect("state").await["news"].as_array().unwrap().is_empty());
}
