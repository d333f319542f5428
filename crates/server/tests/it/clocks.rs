//! Clocks that run out, talk at the table, and going back.

use crate::client::{Server, offer, quick, version};
use serde_json::{Value, json};
use server::{Limits, Settings};
use std::time::{Duration, Instant};

#[tokio::test]
async fn whose_time_runs_out_has_lost() {
    let server = Server::start().await;
    for clock in [json!({"kind": "move", "seconds": 1}), json!({"kind": "game", "seconds": 1, "increment": 30})] {
        let wanted = json!({"game": "duel", "seats": ["me", "open"], "clock": clock});
        let first = server.open(wanted).await;
        let begun = Instant::now();
        let second = server.join(&first.name, json!({})).await;
        let mut socket = second.socket(0).await;
        let state = socket.expect("state").await;
        let slow = state["turn"]["seat"].as_u64().unwrap();
        let told = socket.until(|message| message["type"] == "table" && message["stage"] == "over").await;
        assert!(begun.elapsed() >= Duration::from_secs(1));
        assert_eq!((&told["ending"]["how"], &told["ending"]["seat"]), (&json!("time"), &json!(slow)));
        assert_eq!(told["ending"]["places"], if slow == 0 { json!([2, 1]) } else { json!([1, 2]) });
    }
}

#[tokio::test]
async fn without_a_clock_and_for_bots_no_time_runs() {
    let server = Server::start().await;
    let table = server.splendor().await;
    assert_eq!(table.socket(0).await.expect("state").await["clock"], Value::Null);
    let slow = Server::with(Settings { bot_delay: Duration::from_secs(60), ..quick() }).await;
    let wanted = json!({"game": "splendor", "options": {"first": "1"}, "seats": ["me", "random"], "clock": {"kind": "days", "days": 3}});
    let table = slow.open(wanted).await;
    let clock = table.socket(0).await.expect("state").await["clock"].clone();
    assert_eq!(clock, json!({"running": null, "left": [259_200_000, 259_200_000]}));
}

#[tokio::test]
async fn players_are_heard_by_all_and_spectators_by_spectators() {
    let server = Server::start().await;
    let first = server.open(json!({"game": "splendor", "seats": ["me", "open"]})).await;
    let second = server.join(&first.name, json!({})).await;
    let (mut one, mut two, mut watcher) = (first.socket(0).await, second.socket(0).await, first.watch().await);
    assert_eq!(one.ask(json!({"type": "chat", "text": " <b>hello</b> & more "})).await["type"], "accepted");
    for socket in [&mut two, &mut watcher] {
        let line = socket.until(|message| message["type"] == "chat").await["lines"][0].clone();
        assert_eq!(
            (&line["text"], &line["seat"], &line["number"]),
            (&json!("<b>hello</b> & more"), &json!(0), &json!(1))
        );
    }
    watcher.ask(json!({"type": "chat", "text": "take the red one", "name": "Ewa"})).await;
    two.ask(json!({"type": "chat", "text": "hi"})).await;
    let heard = one.until(|message| message["type"] == "chat" && message["lines"][0]["number"] != 1).await;
    assert_eq!(heard["lines"][0]["text"], "hi", "what the spectator said was not told");
    let mut other = first.watch().await;
    let lines = other.until(|message| message["type"] == "chat").await["lines"].as_array().unwrap().clone();
    assert_eq!(lines.len(), 3);
    assert_eq!((&lines[1]["seat"], &lines[1]["name"]), (&Value::Null, &json!("Ewa")));
    let mut again = second.socket(0).await;
    let lines = again.until(|message| message["type"] == "chat").await["lines"].as_array().unwrap().clone();
    assert_eq!(lines.len(), 2);
    for text in ["", "  ", "a\nb", &"x".repeat(301)] {
        assert_eq!(one.ask(json!({"type": "chat", "text": text})).await["code"], "malformed", "{text:?}");
    }
    assert_eq!(watcher.ask(json!({"type": "chat", "text": "x", "name": "\u{202e}"})).await["code"], "bad-name");
}

#[tokio::test]
async fn who_talks_too_much_must_wait() {
    let server = Server::with(Settings { limits: Limits::default(), ..quick() }).await;
    let table = server.splendor().await;
    let mut socket = table.socket(0).await;
    let mut answers = Vec::new();
    for number in 0..8 {
        let answer = socket.ask(json!({"type": "chat", "text": format!("line {number}")})).await;
        answers.push(answer["code"].as_str().unwrap_or("accepted").to_owned());
    }
    assert_eq!(answers[..5], ["accepted"; 5]);
    assert!(answers[5..].contains(&"too-many".to_owned()), "{answers:?}");
    // Moves are something else.
    assert_eq!(socket.ask(json!({"type": "move", "actions": ["take:WUG"], "version": 1})).await["type"], "accepted");
}

#[tokio::test]
async fn where_all_others_are_bots_one_may_go_back_to_any_decision() {
    let server = Server::start().await;
    let table = server.splendor().await;
    let mut socket = table.socket(0).await;
    let first = socket.expect("state").await;
    assert_eq!(first["takeback"], false, "there is nothing yet");
    let state = socket.play_and_see(1, &["reserve:1"]).await;
    let drawn = state["view"]["seats"][0]["reserved"].clone();
    let state = socket.my_turn(state).await;
    let state = socket.play_and_see(version(&state), &["take:WUG"]).await;
    let state = socket.my_turn(state).await;
    assert_eq!(state["takeback"], true);
    let now = version(&state);
    // To before the move that made version 2, past draws and the bot's moves.
    assert_eq!(socket.ask(json!({"type": "takeback", "to": 3, "version": now})).await["code"], "nothing-to-undo");
    assert_eq!(socket.ask(json!({"type": "takeback", "to": 2, "version": now})).await["version"], now + 1);
    let again = table.socket(now).await.expect("state").await;
    assert_eq!((&again["view"], offer(&again)), (&first["view"], offer(&first)));
    assert_eq!(again["news"][0]["message"]["key"], "server-went-back");
    assert_eq!(table.info().await["takebacks"], 1);
    // A draw at the same place comes out the same.
    let mut socket = table.socket(now + 1).await;
    socket.expect("state").await;
    let state = socket.play_and_see(now + 1, &["reserve:1"]).await;
    assert_eq!(state["view"]["seats"][0]["reserved"], drawn);
    let state = socket.my_turn(state).await;
    assert_eq!(socket.ask(json!({"type": "resign", "version": version(&state)})).await["type"], "accepted");
    assert!(table.get("/record").await.text().await.unwrap().contains("[Takebacks \"1\"]"));
}

#[tokio::test]
async fn against_people_nobody_goes_back() {
    let server = Server::start().await;
    let first = server.open(json!({"game": "splendor", "options": {"first": "0"}, "seats": ["me", "open"]})).await;
    server.join(&first.name, json!({})).await;
    let mut socket = first.socket(0).await;
    let now = version(&socket.expect("state").await);
    let state = socket.play_and_see(now, &["reserve:1"]).await;
    assert_eq!((&state["takeback"], &state["undo"]), (&json!(false), &json!(false)));
    assert_eq!(socket.ask(json!({"type": "takeback", "version": now + 1})).await["code"], "nothing-to-undo");
}
