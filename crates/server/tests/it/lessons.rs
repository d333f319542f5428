//! Lessons: written games on real tables.

use crate::client::{Server, Socket, offer, quick, version};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::Settings;

const ALL: [&str; 5] = ["splendor", "marvel", "duel", "dc", "watchmen"];

/// What the lesson wants now.
fn wanted(state: &Value) -> Vec<&str> {
    let offers = state["lesson"]["wanted"].as_array().expect("a lesson");
    offers.iter().map(|offer| offer["action"].as_str().unwrap()).collect()
}

/// Does the first thing that is wanted, until the lesson is over or has come to a step. The last state.
async fn follow(socket: &mut Socket, mut state: Value, until: u64) -> Value {
    loop {
        state = socket.my_turn(state).await;
        let step = state["lesson"]["step"].as_u64().expect("a step");
        if state["turn"]["kind"] == "over" || step >= until {
            return state;
        }
        let action = wanted(&state)[0].to_owned();
        assert!(offer(&state).contains(&action.as_str()), "{action}");
        state = socket.play_and_see(version(&state), &[&action]).await;
    }
}

#[tokio::test]
async fn every_lesson_comes_to_its_end_and_proves_nothing_about_its_draws() {
    let server = Server::start().await;
    for lesson in ALL {
        let table = server.seat(server.post("/api/lessons", json!({"lesson": lesson, "name": "Ala"})).await).await;
        assert_eq!((&table.opened["lesson"], &table.opened["public"]), (&json!(lesson), &json!(false)));
        let mut socket = table.socket(0).await;
        let state = socket.expect("state").await;
        assert_eq!(state["lesson"]["step"], 1);
        let last = follow(&mut socket, state, u64::MAX).await;
        let told = &last["lesson"];
        assert_eq!(told["step"], told["of"], "{lesson}");
        assert_eq!(told["message"]["key"], format!("lesson-{lesson}-end"));
        assert!(wanted(&last).is_empty() && offer(&last).is_empty());
        let info = table.info().await;
        let how = info["ending"]["how"].as_str().unwrap().to_owned();
        assert!(how == "lesson" || how == "rules", "{lesson}: {how}");
        let record = table.get("/record").await.text().await.unwrap();
        assert!(record.contains(&format!("[Lesson \"{lesson}\"]")), "{record}");
        assert!(!record.contains("[Key ") && !record.contains("[Secret "), "{record}");
    }
}

#[tokio::test]
async fn what_is_allowed_but_not_shown_now_is_refused_kindly() {
    let server = Server::start().await;
    let table = server.seat(server.post("/api/lessons", json!({"lesson": "splendor"})).await).await;
    let mut socket = table.socket(0).await;
    let state = socket.expect("state").await;
    let now = version(&state);
    assert_eq!(wanted(&state), ["take:WUG"]);
    let ask = |action: &str| json!({"type": "move", "actions": [action], "version": now});
    assert!(offer(&state).contains(&"take:RR"));
    let refused = socket.ask(ask("take:RR")).await;
    assert_eq!((&refused["type"], &refused["code"]), (&json!("refused"), &json!("lesson")));
    assert_eq!(refused["reason"]["key"], "server-refused-lesson");
    // What the rules forbid is explained by the rules, as at every table.
    assert_eq!(socket.ask(ask("take:YYY")).await["code"], "no-action");
    assert_eq!(socket.ask(ask("buy:1R4")).await["rule"], "SPL-30");
    assert_eq!(table.info().await["version"], now);
    let state = follow(&mut socket, state, 2).await;
    assert_eq!(wanted(&state), ["take:KK"]);
}

#[tokio::test]
async fn a_lesson_can_be_taken_back_and_goes_on() {
    let server = Server::start().await;
    let table = server.seat(server.post("/api/lessons", json!({"lesson": "duel"})).await).await;
    let mut socket = table.socket(0).await;
    let state = socket.expect("state").await;
    let state = follow(&mut socket, state, 3).await;
    assert_eq!(state["takeback"], true);
    socket.say(json!({"type": "takeback", "version": version(&state), "key": "back"}).to_string()).await;
    let state = socket.expect("state").await;
    socket.expect("accepted").await;
    assert_eq!(state["lesson"]["step"], 2);
    let last = follow(&mut socket, state, u64::MAX).await;
    assert_eq!(last["turn"]["kind"], "over");
}

#[tokio::test]
async fn a_lesson_goes_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite://{}/games.sqlite", folder.path().display());
    let settings = || Settings { database: database.parse().unwrap(), ..quick() };
    for lesson in ALL {
        let server = Server::with(settings()).await;
        let table = server.seat(server.post("/api/lessons", json!({"lesson": lesson})).await).await;
        let mut socket = table.socket(0).await;
        let state = socket.expect("state").await;
        let before = follow(&mut socket, state, 7).await;
        let (name, token) = (table.name.clone(), table.token.clone());
        drop((table, socket));
        server.stop().await.unwrap();

        let server = Server::with(settings()).await;
        let table = server.known(&name, &token);
        let mut socket = table.socket(version(&before)).await;
        let after = socket.expect("state").await;
        assert_eq!((&after["lesson"], &after["view"]), (&before["lesson"], &before["view"]), "{lesson}");
        let last = follow(&mut socket, after, u64::MAX).await;
        assert_eq!(last["lesson"]["message"]["key"], format!("lesson-{lesson}-end"));
        drop((table, socket));
        server.stop().await.unwrap();

        // And what is over is shown as it was.
        let server = Server::with(settings()).await;
        let again = server.known(&name, &token).socket(0).await.expect("state").await;
        assert_eq!(again["lesson"], last["lesson"], "{lesson}");
        server.stop().await.unwrap();
    }
}

#[tokio::test]
async fn a_lesson_is_in_no_list_and_changes_no_rating() {
    let server = Server::start().await;
    let person = json!({"name": "Ala", "passphrase": "a rather long phrase"});
    let account: Value = server.post("/api/accounts", person).await.json().await.unwrap();
    let token = account["token"].as_str().unwrap();
    let request = server.request(Method::POST, "/api/lessons").bearer_auth(token);
    let table = server.seat(request.json(&json!({"lesson": "splendor"})).send().await.unwrap()).await;
    assert_eq!(table.opened["players"][0]["name"], "Ala");
    let listed: Value = server.get("/api/tables").await.json().await.unwrap();
    assert_eq!(listed, json!([]));
    let mut socket = table.socket(0).await;
    let state = socket.expect("state").await;
    follow(&mut socket, state, u64::MAX).await;
    let own = server.request(Method::GET, "/api/account").bearer_auth(token).send().await.unwrap();
    assert_eq!(own.json::<Value>().await.unwrap()["ratings"], json!([]));
}

#[tokio::test]
async fn what_is_no_lesson_is_refused() {
    let server = Server::start().await;
    for (body, code) in [
        (json!({"lesson": "chess"}), "malformed"),
        (json!({}), "malformed"),
        (json!({"lesson": "duel", "seats": ["me", "me"]}), "malformed"),
        (json!({"lesson": "duel", "name": ""}), "bad-name"),
    ] {
        let response = server.post("/api/lessons", body.clone()).await;
        assert_eq!(response.status(), StatusCode::BAD_REQUEST, "{body}");
        assert_eq!(response.json::<Value>().await.unwrap()["code"], code, "{body}");
    }
}
