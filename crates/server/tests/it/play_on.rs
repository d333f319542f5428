//! What else could have been done: tables that begin in the middle of a finished game.

use crate::client::{Server, Table, offer, quick, version};
use crate::whole_game::play_to_the_end;
use catalog::AnyPlay;
use game::{Eyes, Record};
use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};
use server::Settings;

async fn refusal(response: Response) -> (u16, String) {
    let status = response.status().as_u16();
    (status, response.json::<Value>().await.unwrap()["code"].as_str().unwrap().to_owned())
}

fn replayed(record: &str) -> AnyPlay {
    AnyPlay::replay(&Record::parse(record).unwrap()).unwrap()
}

/// Where a seat decided somewhere in the middle.
async fn middle(server: &Server, table: &Table<'_>, seat: u64) -> usize {
    let path = table.path("/replay?count=100&from=30&eyes=everything");
    let shown: Value = server.get(&path).await.json().await.unwrap();
    let mine = |frame: &&Value| frame["turn"]["seat"] == seat;
    shown["frames"].as_array().unwrap().iter().find(mine).unwrap()["at"].as_u64().unwrap() as usize
}

#[tokio::test]
async fn a_finished_game_is_played_on_from_its_middle() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite://{}/games.sqlite", folder.path().display());
    let settings = || Settings { database: database.parse().unwrap(), ..quick() };
    let server = Server::with(settings()).await;
    let table = server.splendor().await;
    let path = table.path("/play-on");
    let wanted = |at: usize| json!({"at": at, "seat": 1, "bot": "random", "name": "Ala"});
    assert_eq!(refusal(server.post(&path, wanted(20)).await).await, (409, "not-over".into()));
    play_to_the_end(&table, 5).await;
    let before = replayed(&table.get("/record").await.text().await.unwrap());
    let at = middle(&server, &table, 1).await;
    let branch = server.seat(server.post(&path, wanted(at)).await).await;
    let info = branch.info().await;
    assert_eq!(info["given"], json!({"from": table.name, "actions": at}));
    assert_eq!((&info["seats"], &info["mine"]), (&json!(["random", "person"]), &json!([1])));
    let mut socket = branch.socket(0).await;
    let state = socket.expect("state").await;
    let mut there = before.clone();
    there.rewind(at);
    assert_eq!(state["view"], there.view(Eyes::Seat(game::Seat::new(1))));
    let first = &state["news"][0];
    assert_eq!((&first["message"]["key"], &first["event"]), (&json!("server-given"), &Value::Null));
    assert_eq!((&state["undo"], &state["takeback"]), (&json!(false), &json!(false)), "what was given is nobody's");
    let state = socket.play_and_see(version(&state), &[offer(&state)[0]]).await;
    socket.my_turn(state).await;
    let (name, token) = (branch.name.clone(), branch.token.clone());
    drop((socket, branch, table));
    server.stop().await.unwrap();
    // A restart goes on where it was.
    let server = Server::with(settings()).await;
    let branch = server.known(&name, &token);
    play_to_the_end(&branch, 6).await;
    let record = branch.get("/record").await.text().await.unwrap();
    assert!(record.contains(&format!("[Given \"{at}\"]")), "{record}");
    let parsed = Record::parse(&record).unwrap();
    let (play, draws) = AnyPlay::prove(&parsed).unwrap();
    assert_eq!(play.log(Eyes::Referee)[..at], before.log(Eyes::Referee)[..at]);
    let all = (0..play.len()).filter(|&index| play.actor(index) == game::Turn::Chance).count();
    let given = (0..at).filter(|&index| play.actor(index) == game::Turn::Chance).count();
    assert_eq!(draws, Some(all - given), "only what was drawn here is proved");
    // Without the word that they were given, the draws at the beginning are those of another table.
    let claimed = record.lines().filter(|line| !line.starts_with("[Given ")).collect::<Vec<_>>().join("\n");
    assert!(AnyPlay::prove(&Record::parse(&claimed).unwrap()).is_err());
    let more = record.replace(&format!("[Given \"{at}\"]"), "[Given \"9999\"]");
    let bad = AnyPlay::prove(&Record::parse(&more).unwrap()).unwrap_err();
    assert_eq!(bad.line, record.lines().position(|line| line.starts_with("[Given ")).unwrap() + 1);
    // What begins in the middle can itself be looked at again, and brought along.
    let imported = server.request(Method::POST, "/api/replays").body(record).send().await.unwrap();
    let imported: Value = imported.json().await.unwrap();
    assert_eq!(imported["fair"], json!(all - given));
    let again = format!("/api/replays/{}/play-on", imported["replay"].as_str().unwrap());
    let branch = server.seat(server.post(&again, wanted(at)).await).await;
    assert_eq!(branch.info().await["given"]["from"], imported["replay"]);
}

#[tokio::test]
async fn who_wants_to_play_on_from_nowhere_is_told_what_is_wrong() {
    let server = Server::start().await;
    let table = server.splendor().await;
    play_to_the_end(&table, 5).await;
    let length = replayed(&table.get("/record").await.text().await.unwrap()).len();
    let good = json!({"at": 20, "seat": 0, "bot": "1"});
    let with = |name: &str, value: Value| {
        let mut wanted = good.clone();
        wanted[name] = value;
        wanted
    };
    for (wanted, code) in [
        (with("at", json!(length)), "malformed"),
        (with("at", json!(-1)), "malformed"),
        (with("more", json!(1)), "malformed"),
        (with("seat", json!(2)), "bad-seats"),
        (with("bot", json!("9")), "no-such-bot"),
        (with("name", json!("")), "bad-name"),
    ] {
        assert_eq!(refusal(server.post(&table.path("/play-on"), wanted).await).await, (400, code.into()));
    }
    let unknown = server.post("/api/replays/0123456789abcdef/play-on", good.clone()).await;
    assert_eq!(refusal(unknown).await, (404, "unknown-replay".into()));
    // The last position before the end, and the very first, will do.
    for at in [0, length - 1] {
        let response = server.post(&table.path("/play-on"), with("at", json!(at))).await;
        assert_eq!(response.status(), StatusCode::CREATED, "{at}");
    }
}

/// What could be drawn, and what was, is what the rules say.
#[tokio::test]
async fn draws_of_a_finished_game_are_told_with_what_else_could_have_come() {
    let server = Server::start().await;
    let table = server.open(json!({"game": "duel", "seats": ["me", "random"]})).await;
    assert_eq!(refusal(server.get(&table.path("/draws")).await).await, (409, "not-over".into()));
    play_to_the_end(&table, 4).await;
    let record = table.get("/record").await.text().await.unwrap();
    let whole = replayed(&record);
    let mut told: Vec<Value> = Vec::new();
    loop {
        let path = table.path(&format!("/draws?from={}&count=37", told.len()));
        let part: Value = server.get(&path).await.json().await.unwrap();
        told.extend(part["draws"].as_array().unwrap().iter().cloned());
        if told.len() as u64 == part["total"].as_u64().unwrap() {
            break;
        }
    }
    let actions = whole.log(Eyes::Referee);
    let places: Vec<usize> = (0..whole.len()).filter(|&index| whole.actor(index) == game::Turn::Chance).collect();
    assert_eq!(told.len(), places.len());
    for (draw, at) in told.iter().zip(places) {
        let mut position = whole.clone();
        position.rewind(at);
        let legal = position.legal();
        let outcomes: Vec<&str> = legal.iter().map(|choice| choice.action.as_str()).collect();
        let weights: Vec<u32> = legal.iter().map(|choice| choice.weight.unwrap()).collect();
        assert_eq!(draw, &json!({"at": at, "action": actions[at], "outcomes": outcomes, "weights": weights}));
    }
    for bad in ["count=0", "count=101", "from=100000", "eyes=spectator"] {
        let answer = server.get(&table.path(&format!("/draws?{bad}"))).await;
        assert_eq!(answer.status(), StatusCode::BAD_REQUEST, "{bad}");
    }
}
