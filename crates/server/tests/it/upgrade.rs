//! After an upgrade a game goes on if today's rules would have played it just so, and otherwise stops.

use crate::client::{Server, Table, offer, quick, version};
use game::{Dice, FastDice};
use serde_json::{Value, json};
use server::Settings;
use sqlx::{Connection, Executor, SqliteConnection};

/// A table of each kind.
fn kinds() -> [Value; 5] {
    [
        json!({"game": "splendor", "seats": ["me", "me"]}),
        json!({"game": "marvel", "seats": ["me", "me"]}),
        json!({"game": "duel", "seats": ["me", "me"]}),
        json!({"game": "dc", "seats": ["me", "me"]}),
        json!({"game": "dc", "options": {"mode": "watchmen"}, "seats": ["me", "me", "me"]}),
    ]
}

/// Plays on until the log has so many rows. False if the game is over by then: nobody knows what is drawn.
async fn play(table: &Table<'_>, rows: u64) -> bool {
    let mut dice = FastDice::new(rows);
    let mut socket = table.socket(0).await;
    let mut state = socket.expect("state").await;
    loop {
        let offered = offer(&state);
        if offered.is_empty() {
            return false;
        }
        if version(&state) >= rows {
            return true;
        }
        let action = offered[dice.below(offered.len() as u32) as usize].to_owned();
        state = socket.play_and_see(version(&state), &[&action]).await;
    }
}

/// Plays a table of each kind, changes the database as another version of the program would have left it, and starts again.
async fn upgraded(change: &str, check: impl AsyncFn(&Table<'_>)) {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite://{}/games.sqlite", folder.path().display());
    let settings = || Settings { database: database.parse().unwrap(), ..quick() };
    let server = Server::with(settings()).await;
    let mut known = Vec::new();
    for wanted in kinds() {
        let table = loop {
            let table = server.open(wanted.clone()).await;
            if play(&table, 60).await {
                break table;
            }
        };
        known.push((table.name.clone(), table.token.clone()));
    }
    server.stop().await.unwrap();
    let mut connection = SqliteConnection::connect(&database).await.unwrap();
    connection.execute(sqlx::AssertSqlSafe(change)).await.unwrap();
    connection.close().await.unwrap();
    let server = Server::with(settings()).await;
    for (name, token) in &known {
        check(&server.known(name, token)).await;
    }
}

#[tokio::test]
async fn without_a_change_of_behaviour_every_game_goes_on() {
    upgraded("UPDATE tables SET rules = rules + 1", async |table| {
        let info = table.info().await;
        assert_eq!((&info["stage"], &info["version"]), (&json!("playing"), &json!(60)));
        play(table, 61).await;
        assert_eq!(table.info().await["version"], 61);
    })
    .await;
}

async fn is_frozen(table: &Table<'_>) {
    let info = table.info().await;
    assert_eq!((&info["stage"], &info["version"]), (&json!("frozen"), &json!(60)), "{}", info["game"]);
    assert_eq!(info["frozen"]["key"], "server-frozen");
    let mut socket = table.socket(0).await;
    let answer = socket.ask(json!({"type": "move", "actions": ["pass"], "version": 60})).await;
    assert_eq!(answer["code"], "not-playing");
    let record = table.get("/record").await.text().await.unwrap();
    assert!(record.starts_with(&format!("[Game {}]\n", info["game"])), "{record}");
    assert!(record.lines().filter(|line| !line.is_empty() && !line.starts_with('[')).count() >= 59);
}

#[tokio::test]
async fn if_a_hash_does_not_agree_the_game_is_frozen() {
    upgraded("UPDATE log SET hash = 'other' WHERE version = 50", async |table| is_frozen(table).await).await;
}

#[tokio::test]
async fn if_an_action_is_not_legal_any_more_the_game_is_frozen() {
    let change = "UPDATE log SET deed = json_replace(deed, '$.actions[0]', 'nonsense') WHERE version = 30";
    upgraded(change, async |table| is_frozen(table).await).await;
}

#[tokio::test]
async fn if_the_game_itself_is_unknown_it_is_frozen() {
    upgraded("UPDATE tables SET config = 'players=2 colour=blue'", async |table| is_frozen(table).await).await;
}
