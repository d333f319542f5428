//! Hints, for whoever plays alone against bots.

use crate::client::{Server, offer, quick, version};
use crate::whole_game::play_to_the_end;
use reqwest::{Response, StatusCode};
use serde_json::{Value, json};
use server::{Limits, Rate, Settings};

async fn refusal(response: Response) -> (u16, String) {
    let status = response.status().as_u16();
    (status, response.json::<Value>().await.unwrap()["code"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn a_hint_is_something_that_the_seat_may_do() {
    let server = Server::start().await;
    for (game, seats) in [("splendor", 3), ("duel", 2), ("dc", 2)] {
        let mut wanted = vec!["random"; seats];
        wanted[0] = "me";
        let table = server.open(json!({"game": game, "seats": wanted})).await;
        let mut socket = table.socket(0).await;
        let state = socket.expect("state").await;
        let state = socket.my_turn(state).await;
        let answer = table.post("/hint").await;
        assert_eq!(answer.status(), StatusCode::OK);
        let hint: Value = answer.json().await.unwrap();
        assert_eq!((&hint["version"], &hint["seat"]), (&json!(version(&state)), &json!(0)));
        let choices = hint["advice"]["choices"].as_array().unwrap();
        assert!((1..=3).contains(&choices.len()), "{hint}");
        for choice in choices {
            let action = choice["action"].as_str().unwrap();
            assert!(offer(&state).contains(&action), "{action} is offered");
            assert!(hint["actions"][action]["kind"].is_string(), "{hint}");
            assert!((0.0..=1.0).contains(&choice["value"].as_f64().unwrap()), "{hint}");
        }
        assert_eq!(hint["advice"]["values"].as_array().unwrap().len(), seats);
    }
}

#[tokio::test]
async fn hints_are_not_for_those_who_play_with_others() {
    let server = Server::start().await;
    let people =
        server.open(json!({"game": "splendor", "options": {"first": "0"}, "seats": ["me", "open", "1"]})).await;
    assert_eq!(refusal(people.post("/hint").await).await, (409, "not-playing".into()));
    server.join(&people.name, json!({})).await;
    assert_eq!(refusal(people.post("/hint").await).await, (409, "not-alone".into()));
    let screen = server.open(json!({"game": "splendor", "seats": ["me", "me"]})).await;
    assert_eq!(refusal(screen.post("/hint").await).await, (409, "not-alone".into()));
    let alone = server.splendor().await;
    assert_eq!(refusal(server.post(&alone.path("/hint"), json!({})).await).await, (403, "spectator".into()));
    play_to_the_end(&alone, 3).await;
    assert_eq!(refusal(alone.post("/hint").await).await, (409, "not-playing".into()));
}

#[tokio::test]
async fn who_wants_too_many_hints_must_wait() {
    let limits = Limits { hints: Rate { burst: 2.0, per_second: 0.001 }, ..Limits::NONE };
    let server = Server::with(Settings { limits, ..quick() }).await;
    let table = server.splendor().await;
    let mut told = Vec::new();
    for _ in 0..3 {
        told.push(table.post("/hint").await.status().as_u16());
    }
    assert_eq!(told, [200, 200, 429]);
}
