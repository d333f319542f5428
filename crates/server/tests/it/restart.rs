//! What was acknowledged is there after a restart, and a restart costs nobody anything.

use crate::client::{Server, offer, quick, version};
use crate::postgres;
use serde_json::{Value, json};
use server::Settings;
use std::time::Duration;

fn file(folder: &tempfile::TempDir) -> String {
    format!("sqlite://{}/games.sqlite", folder.path().display())
}

fn settings(database: &str) -> Settings {
    Settings { database: database.parse().unwrap(), ..quick() }
}

/// Seats, names, secrets, moves, undo, keys and talk, before and after.
async fn survives(database: &str) {
    let server = Server::with(settings(database)).await;
    let wanted =
        json!({"game": "splendor", "options": {"first": "0"}, "seats": ["me", "open", "random"], "name": "Ala"});
    let first = server.open(wanted).await;
    let second = server.join(&first.name, json!({"name": "Ola"})).await;
    let mut one = first.socket(0).await;
    let now = version(&one.expect("state").await);
    one.play_and_see(now, &["take:WUG"]).await;
    one.say(json!({"type": "undo", "version": now + 1, "key": "back"}).to_string()).await;
    one.expect("state").await;
    one.expect("accepted").await;
    let sent = json!({"type": "move", "actions": ["take:UGR"], "version": now + 2, "key": "kept"}).to_string();
    one.say(&sent).await;
    one.expect("state").await;
    assert_eq!(one.expect("accepted").await["version"], now + 3);
    one.ask(json!({"type": "chat", "text": "cześć"})).await;
    let mut two = second.socket(0).await;
    let before = two.expect("state").await;
    let (names, tokens, known) = (first.name.clone(), (first.token.clone(), second.token.clone()), second.info().await);
    drop((first, second));
    server.stop().await.unwrap();

    let server = Server::with(settings(database)).await;
    let first = server.known(&names, &tokens.0);
    let second = server.known(&names, &tokens.1);
    let mut after = second.socket(0).await;
    let info = after.expect("table").await;
    for field in ["version", "stage", "mine", "seats", "commitment", "secret", "config"] {
        assert_eq!(info[field], known[field], "{field}");
    }
    assert_eq!(info["players"][0]["name"], "Ala");
    let state = after.expect("state").await;
    assert_eq!(state, before);
    let talk = after.until(|message| message["type"] == "chat").await;
    assert_eq!(talk["lines"][0]["text"], "cześć");
    // What was sent before is known, and carried out once.
    let mut one = first.socket(0).await;
    one.expect("state").await;
    one.say(&sent).await;
    assert_eq!(one.expect("accepted").await["version"], now + 3);
    // The game goes on, with the next versions.
    let action = offer(&state)[0];
    let state = after.play_and_see(version(&state), &[action]).await;
    assert_eq!(version(&state), now + 4);
}

#[tokio::test]
async fn a_table_survives_a_restart_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    survives(&file(&folder)).await;
}

#[tokio::test]
async fn a_table_survives_a_restart_on_postgres() {
    survives(&postgres::database()).await;
}

#[tokio::test]
async fn a_bot_that_was_to_move_moves_after_the_restart() {
    let folder = tempfile::tempdir().unwrap();
    let slow = Settings { bot_delay: Duration::from_secs(60), ..settings(&file(&folder)) };
    let server = Server::with(slow).await;
    let table = server.splendor().await;
    let mut socket = table.socket(0).await;
    socket.expect("state").await;
    socket.play_and_see(1, &["take:WUG"]).await;
    let (name, token) = (table.name.clone(), table.token.clone());
    drop(table);
    server.stop().await.unwrap();
    let server = Server::with(settings(&file(&folder))).await;
    let mut socket = server.known(&name, &token).socket(2).await;
    let state = socket.expect("state").await;
    assert_eq!(version(&socket.my_turn(state).await), 3);
}

#[tokio::test]
async fn clocks_go_on_where_they_stood() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(settings(&file(&folder))).await;
    let clock = json!({"kind": "game", "seconds": 100, "increment": 0});
    let wanted = json!({"game": "splendor", "options": {"first": "0"}, "seats": ["me", "me"], "clock": clock});
    let table = server.open(wanted).await;
    let mut socket = table.socket(0).await;
    socket.expect("state").await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let state = socket.play_and_see(1, &["take:WUG"]).await;
    let left = |state: &Value, seat: usize| state["clock"]["left"][seat].as_u64().unwrap();
    assert!((90_000..=99_700).contains(&left(&state, 0)), "{}", state["clock"]);
    assert_eq!(state["clock"]["running"], 1);
    assert!((90_000..=100_000).contains(&left(&state, 1)), "{}", state["clock"]);
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    let (name, token) = (table.name.clone(), table.token.clone());
    drop(table);
    server.stop().await.unwrap();
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    let server = Server::with(settings(&file(&folder))).await;
    let again = server.known(&name, &token).socket(0).await.expect("state").await;
    assert_eq!(left(&again, 0), left(&state, 0));
    assert!(left(&again, 1) > 98_000, "{}", again["clock"]);
    assert_eq!(again["clock"]["running"], 1);
}

/// A day is not waited for: what is stored of the clock says that it is nearly over.
#[tokio::test]
async fn a_clock_of_days_runs_out_after_a_restart_too() {
    use sqlx::{Connection, Executor, SqliteConnection};
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(settings(&file(&folder))).await;
    let clock = json!({"kind": "days", "days": 1});
    let wanted = json!({"game": "splendor", "options": {"first": "0"}, "seats": ["me", "me"], "clock": clock});
    let table = server.open(wanted).await;
    let mut socket = table.socket(0).await;
    socket.expect("state").await;
    let state = socket.play_and_see(1, &["take:WUG"]).await;
    assert_eq!(state["clock"]["running"], 1);
    let left = state["clock"]["left"][1].as_u64().unwrap();
    assert!((86_340_000..=86_400_000).contains(&left), "{left}");
    let (name, token) = (table.name.clone(), table.token.clone());
    drop(table);
    server.stop().await.unwrap();
    let mut connection = SqliteConnection::connect(&file(&folder)).await.unwrap();
    connection.execute("UPDATE log SET clock = replace(clock, '86400000', '400')").await.unwrap();
    connection.close().await.unwrap();
    let server = Server::with(settings(&file(&folder))).await;
    let mut socket = server.known(&name, &token).socket(0).await;
    let told = socket.until(|message| message["type"] == "table" && message["stage"] == "over").await;
    assert_eq!(told["ending"], json!({"how": "time", "seat": 1, "places": [1, 2]}));
}

#[tokio::test]
async fn what_nobody_needs_is_put_away_and_fetched_again() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(Settings { quiet: Duration::from_millis(50), ..settings(&file(&folder)) }).await;
    let table = server.splendor().await;
    for round in 0..5 {
        let mut socket = table.socket(0).await;
        let state = socket.expect("state").await;
        let state = socket.my_turn(state).await;
        let state = socket.play_and_see(version(&state), &[offer(&state)[0]]).await;
        let state = socket.my_turn(state).await;
        assert!(version(&state) > round + 1);
        socket.close().await;
        let tables = || async { server.get("/metrics").await.text().await.unwrap().contains("klejnot_tables 0\n") };
        let mut waited = 0;
        while !tables().await {
            assert!(waited < 200, "the table stays");
            waited += 1;
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

#[tokio::test]
async fn a_game_that_is_over_is_shown_after_the_restart() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(settings(&file(&folder))).await;
    let table = server.splendor().await;
    crate::whole_game::play_to_the_end(&table, 5).await;
    let before = table.socket(0).await.expect("state").await;
    let record = table.get("/record").await.text().await.unwrap();
    let (name, token) = (table.name.clone(), table.token.clone());
    drop(table);
    server.stop().await.unwrap();
    let server = Server::with(settings(&file(&folder))).await;
    assert!(server.get("/metrics").await.text().await.unwrap().contains("klejnot_tables 0\n"), "nothing to do for it");
    let table = server.known(&name, &token);
    let mut socket = table.socket(0).await;
    let info = socket.expect("table").await;
    assert_eq!((&info["stage"], &info["ending"]["how"]), (&json!("over"), &json!("rules")));
    let after = socket.expect("state").await;
    for field in ["view", "turn", "version", "offer"] {
        assert_eq!(after[field], before[field], "{field}");
    }
    assert_eq!(after["news"].as_array().unwrap().len(), before["news"].as_array().unwrap().len());
    assert_eq!(table.get("/record").await.text().await.unwrap(), record);
    assert_eq!(table.post("/rematch").await.status(), 201);
}
