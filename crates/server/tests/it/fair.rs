//! What players add to the draws, and what is told about it.

use crate::client::{Server, Table, quick, version};
use catalog::AnyPlay;
use game::Record;
use reqwest::{Method, Response};
use serde_json::{Value, json};
use server::Settings;
use sha2::{Digest, Sha256};

const ONE: &str = "0123456789abcdef0123456789abcdef";
const TWO: &str = "ffffffffffffffffffffffffffffff00";

async fn add(server: &Server, table: &Table<'_>, entropy: &str) -> Response {
    let request = server.request(Method::POST, &table.path("/entropy")).bearer_auth(&table.token);
    request.json(&json!({"entropy": entropy})).send().await.unwrap()
}

async fn code(response: Response) -> String {
    response.json::<Value>().await.unwrap()["code"].as_str().unwrap().to_owned()
}

/// The record, whose proof is whole, and how many draws it proves.
async fn proved(table: &Table<'_>) -> (String, usize) {
    let record = table.get("/record").await.text().await.unwrap();
    let (_, draws) = AnyPlay::prove(&Record::parse(&record).unwrap()).unwrap_or_else(|bad| panic!("{bad:?}\n{record}"));
    (record, draws.expect("there is a proof"))
}

#[tokio::test]
async fn everybody_adds_sees_and_keeps_what_was_added() {
    let server = Server::start().await;
    let first = server.open(json!({"game": "splendor", "seats": ["me", "open", "random"]})).await;
    let mut watcher = first.watch().await;
    let told = watcher.expect("table").await;
    let commitment = told["commitment"].clone();
    assert_eq!(told["players"][0]["entropy"], Value::Null);
    assert_eq!(add(&server, &first, &TWO.to_uppercase()).await.status(), 204);
    assert_eq!(add(&server, &first, ONE).await.status(), 204, "the last one counts");
    watcher.until(|told| told["type"] == "table" && told["players"][0]["entropy"] == ONE).await;
    for bad in ["", "00", &"0".repeat(31), &"0".repeat(33), &"g".repeat(32)] {
        assert_eq!(code(add(&server, &first, bad).await).await, "bad-entropy", "{bad}");
    }
    let spectator = server.post(&first.path("/entropy"), json!({"entropy": ONE})).await;
    assert_eq!(code(spectator).await, "spectator");
    let refused = server.post(&first.path("/join"), json!({"entropy": "mine"})).await;
    assert_eq!(code(refused).await, "bad-entropy");
    let second = server.join(&first.name, json!({"entropy": TWO})).await;
    assert_eq!(second.opened["stage"], "playing");
    assert_eq!(code(add(&server, &second, ONE).await).await, "started");
    let entropies: Vec<&Value> = (0..3).map(|seat| &second.opened["players"][seat]["entropy"]).collect();
    assert_eq!(entropies, [&json!(ONE), &json!(TWO), &Value::Null]);
    assert_eq!(second.opened["secret"], Value::Null);
    for table in [&first, &second] {
        // A bot may move just then.
        let resigned = async || {
            let mut socket = table.socket(0).await;
            let state = socket.expect("state").await;
            socket.ask(json!({"type": "resign", "version": version(&state)})).await["type"] == "accepted"
        };
        while !resigned().await {}
    }
    let info = first.info().await;
    assert_eq!((&info["stage"], &info["commitment"]), (&json!("over"), &commitment));
    let secret = game::fair::unhex(info["secret"].as_str().unwrap()).unwrap();
    assert_eq!(json!(game::fair::hex(&Sha256::digest(secret))), commitment);
    let (record, _) = proved(&first).await;
    assert!(record.contains(&format!("[Entropies \"{ONE},{TWO},\"]")), "{record}");
}

#[tokio::test]
async fn a_table_waits_for_its_opener_if_asked_to() {
    let server = Server::start().await;
    for seats in [json!(["me", "random"]), json!(["me", "me"]), json!(["random", "me"])] {
        let table = server.open(json!({"game": "duel", "seats": seats, "wait_for_entropy": true})).await;
        assert_eq!((&table.opened["stage"], &table.opened["version"]), (&json!("gathering"), &json!(0)));
        assert_eq!(add(&server, &table, ONE).await.status(), 204);
        assert_eq!(table.info().await["stage"], "playing");
        let mut socket = table.socket(0).await;
        let state = socket.expect("state").await;
        let now = version(&socket.my_turn(state).await);
        socket.ask(json!({"type": "resign", "version": now})).await;
        let again = server.request(Method::POST, &table.path("/rematch")).bearer_auth(&table.token);
        let again = server.seat(again.json(&json!({"wait_for_entropy": true})).send().await.unwrap()).await;
        assert_eq!(again.opened["stage"], "gathering");
        assert_eq!(add(&server, &again, TWO).await.status(), 204);
        assert_eq!(again.info().await["stage"], "playing");
    }
    // It waits for nobody else, and not for an opener who has left.
    let wanted = json!({"game": "splendor", "seats": ["me", "open", "open"], "wait_for_entropy": true});
    let first = server.open(wanted).await;
    server.join(&first.name, json!({})).await;
    assert_eq!(first.post("/leave").await.status(), 204);
    server.join(&first.name, json!({"seat": 0})).await;
    let last = server.join(&first.name, json!({"seat": 2})).await;
    assert_eq!(last.opened["stage"], "gathering", "whoever sits there now is waited for");
    let other = server.known(&first.name, "");
    assert_eq!(server.get(&other.path("")).await.json::<Value>().await.unwrap()["stage"], "gathering");
}

#[tokio::test]
async fn however_a_table_ends_its_secret_is_published() {
    let server = Server::start().await;
    let clock = json!({"kind": "move", "seconds": 1});
    let timed = server.open(json!({"game": "duel", "seats": ["me", "me"], "clock": clock})).await;
    let left = server.open(json!({"game": "marvel", "seats": ["me", "random"]})).await;
    assert_eq!(left.post("/leave").await.status(), 204);
    let mut socket = timed.socket(0).await;
    socket.until(|told| told["type"] == "table" && told["stage"] == "over").await;
    let played = server.open(json!({"game": "splendor", "seats": ["me", "random"]})).await;
    crate::whole_game::play_to_the_end(&played, 3).await;
    for (table, how) in [(&timed, "time"), (&left, "abandoned"), (&played, "rules")] {
        let info: Value = server.get(&table.path("")).await.json().await.unwrap();
        assert_eq!((&info["ending"]["how"], info["secret"].as_str().unwrap().len()), (&json!(how), 64));
        let record = server.get(&table.path("/record")).await.text().await.unwrap();
        let (_, draws) = AnyPlay::prove(&Record::parse(&record).unwrap()).unwrap();
        assert!(draws.unwrap() > 10, "{how}");
    }
}

/// Draw i counts the draws before it in what still counts of the game, across takebacks, crashes and restarts.
#[tokio::test]
async fn what_was_taken_back_and_played_again_is_proved_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite://{}/games.sqlite", folder.path().display());
    let settings = || Settings { database: database.parse().unwrap(), ..quick() };
    let server = Server::with(settings()).await;
    let wanted =
        json!({"game": "splendor", "options": {"first": "0"}, "seats": ["me", "me"], "wait_for_entropy": true});
    let table = server.open(wanted).await;
    add(&server, &table, ONE).await;
    let mut socket = table.socket(0).await;
    let now = version(&socket.expect("state").await);
    socket.play_and_see(now, &["reserve:1"]).await;
    socket.play_and_see(now + 1, &["reserve:2"]).await;
    assert_eq!(socket.ask(json!({"type": "takeback", "to": now + 1, "version": now + 2})).await["version"], now + 3);
    let (name, token) = (table.name.clone(), table.token.clone());
    drop((table, socket));
    server.stop().await.unwrap();
    let server = Server::with(settings()).await;
    let table = server.known(&name, &token);
    let mut socket = table.socket(0).await;
    socket.expect("state").await;
    socket.play_and_see(now + 3, &["reserve:3"]).await;
    socket.play_and_see(now + 4, &["reserve:1"]).await;
    socket.ask(json!({"type": "resign", "version": now + 5})).await;
    let (record, draws) = proved(&table).await;
    assert_eq!(draws, 3 + 12 + 2, "nobles, cards, and two of those who reserved");
    assert!(record.contains("[Takebacks \"1\"]") && record.contains(ONE), "{record}");
    // The same from the archive.
    drop((table, socket));
    server.stop().await.unwrap();
    let server = Server::with(settings()).await;
    assert_eq!(proved(&server.known(&name, &token)).await, (record, draws));
}

/// A game that goes on under a new version of the rules is dealt by the version under which it was opened.
#[tokio::test]
async fn an_upgrade_in_the_middle_leaves_the_proof_whole() {
    use sqlx::{Connection, Executor, SqliteConnection};
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite://{}/games.sqlite", folder.path().display());
    let settings = || Settings { database: database.parse().unwrap(), ..quick() };
    // As if it had been opened under another version: the draws of its set-up are those of the key that goes with it.
    let server = Server::with(settings()).await;
    let wanted = json!({"game": "duel", "seats": ["me", "open"]});
    let first = server.open(wanted).await;
    let (name, token) = (first.name.clone(), first.token.clone());
    drop(first);
    server.stop().await.unwrap();
    let mut connection = SqliteConnection::connect(&database).await.unwrap();
    connection.execute("UPDATE tables SET rules = 77").await.unwrap();
    connection.close().await.unwrap();
    let server = Server::with(settings()).await;
    let second = server.join(&name, json!({"entropy": TWO})).await;
    let mut socket = second.socket(0).await;
    let now = version(&socket.expect("state").await);
    socket.ask(json!({"type": "resign", "version": now})).await;
    let (record, _) = proved(&server.known(&name, &token)).await;
    assert!(record.contains("[Dealt \"77\"]"), "{record}");
}
