//! Games that are looked at again, through eyes that one may have.

use crate::client::{Server, Table, offer, quick, version};
use crate::whole_game::play_to_the_end;
use catalog::AnyPlay;
use game::{Eyes, Record, Seat};
use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};
use server::{Limits, Settings};

async fn get(server: &Server, path: &str) -> Value {
    let response = server.get(path).await;
    assert_eq!(response.status(), StatusCode::OK, "{path}");
    response.json().await.unwrap()
}

async fn refusal(response: Response) -> (u16, String) {
    let status = response.status().as_u16();
    (status, response.json::<Value>().await.unwrap()["code"].as_str().unwrap().to_owned())
}

fn refused(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

async fn import(server: &Server, name: &str, record: &str) -> Response {
    let request = server.request(Method::POST, &format!("/api/replays{name}"));
    request.body(record.to_owned()).send().await.unwrap()
}

/// All positions, page by page.
async fn all(server: &Server, path: &str, eyes: &str) -> Vec<Value> {
    let mut frames: Vec<Value> = Vec::new();
    loop {
        let page = get(server, &format!("{path}?eyes={eyes}&from={}&count=100", frames.len())).await;
        assert_eq!(page["eyes"], eyes);
        frames.extend(page["frames"].as_array().unwrap().iter().cloned());
        if frames.len() > page["length"].as_u64().unwrap() as usize {
            assert!(frames.iter().enumerate().all(|(at, frame)| frame["at"] == at));
            return frames;
        }
    }
}

/// Every position is what these eyes saw, with what happened on the way.
#[tokio::test]
async fn a_finished_game_is_shown_through_any_eyes() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite://{}/games.sqlite", folder.path().display());
    let settings = || Settings { database: database.parse().unwrap(), ..quick() };
    let server = Server::with(settings()).await;
    let wanted = json!({"game": "splendor", "options": {"first": "0"}, "seats": ["me", "random"], "name": "Ala"});
    let table = server.open(wanted).await;
    // Something that others never saw.
    let mut socket = table.socket(0).await;
    let state = socket.expect("state").await;
    socket.play_and_see(version(&state), &["reserve:1"]).await;
    socket.close().await;
    play_to_the_end(&table, 2).await;
    let record = table.get("/record").await.text().await.unwrap();
    let whole = AnyPlay::replay(&Record::parse(&record).unwrap()).unwrap();
    let path = table.path("/replay");
    let every_eyes = [
        ("spectator", Eyes::Spectator),
        ("everything", Eyes::Referee),
        ("seat:0", Eyes::Seat(Seat::new(0))),
        ("seat:1", Eyes::Seat(Seat::new(1))),
    ];
    let mut told = Vec::new();
    for (name, eyes) in every_eyes {
        let frames = all(&server, &path, name).await;
        assert_eq!(frames.len(), whole.len() + 1);
        let story = whole.story(eyes, 0);
        for (at, frame) in frames.iter().enumerate() {
            let mut position = whole.clone();
            position.rewind(at);
            assert_eq!(frame["view"], position.view(eyes), "{name}, {at}");
            let step = at.checked_sub(1).map(|last| &story[last]);
            assert_eq!(frame["action"], json!(step.map(|step| &step.action)));
            let events: Vec<Value> = step.map(|step| step.events.json(eyes)).unwrap_or_default();
            let news = frame["news"].as_array().unwrap();
            assert_eq!(news.iter().map(|news| news["event"].clone()).collect::<Vec<_>>(), events);
            assert!(news.iter().all(|news| news["message"]["key"].is_string() && news["version"] == at));
        }
        told.push(frames);
    }
    assert_ne!(told[0], told[1], "not all eyes see the same");
    let head = get(&server, &path).await;
    assert_eq!((&head["names"], &head["eyes"]), (&json!(["Ala", null]), &json!("spectator")));
    assert_eq!((&head["over"], &head["ending"]["how"]), (&json!(true), &json!("rules")));
    assert_eq!(head["frames"].as_array().unwrap().len(), 20);
    let first = head["decisions"][0].as_u64().unwrap();
    assert_eq!(
        (first, &head["frames"][first as usize]["turn"]["kind"]),
        (head["set_up"].as_u64().unwrap(), &json!("player"))
    );
    for bad in ["eyes=seat:2", "eyes=me", "eyes=seat:99", "count=0", "count=101", "from=100000", "from=-1", "form=1"] {
        let answer = server.get(&format!("{path}?{bad}")).await;
        assert_eq!(answer.status(), StatusCode::BAD_REQUEST, "{bad}");
    }
    // The same from what is kept of it.
    drop(table);
    server.stop().await.unwrap();
    let server = Server::with(settings()).await;
    for ((name, _), before) in every_eyes.iter().zip(told) {
        assert_eq!(all(&server, &path, name).await, before, "{name}");
    }
}

#[tokio::test]
async fn before_the_end_everybody_has_their_own_eyes() {
    let server = Server::start().await;
    let first = server.open(json!({"game": "splendor", "options": {"first": "0"}, "seats": ["me", "open"]})).await;
    assert_eq!(refusal(server.get(&first.path("/replay")).await).await, refused(409, "not-playing"));
    let second = server.join(&first.name, json!({})).await;
    let mut socket = first.socket(0).await;
    let state = socket.expect("state").await;
    let state = socket.play_and_see(version(&state), &["reserve:1"]).await;
    let card = state["view"]["seats"][0]["reserved"][0]["card"]["id"].as_str().unwrap().to_owned();
    let ask = async |table: Option<&Table<'_>>, eyes: &str| match table {
        Some(table) => table.get(&format!("/replay?count=100{eyes}")).await,
        None => server.get(&first.path(&format!("/replay?count=100{eyes}"))).await,
    };
    let own: Value = ask(Some(&first), "").await.json().await.unwrap();
    assert_eq!((&own["eyes"], &own["over"]), (&json!("seat:0"), &json!(false)));
    assert!(own["frames"].to_string().contains(&card));
    for (table, eyes) in [(Some(&second), ""), (Some(&second), "&eyes=seat:1"), (None, ""), (None, "&eyes=spectator")] {
        let answer = ask(table, eyes).await;
        assert_eq!(answer.status(), StatusCode::OK, "{eyes}");
        let shown = answer.text().await.unwrap();
        assert!(!shown.contains(&format!("\"{card}\"")) && !shown.contains(&format!(":{card}\"")), "{shown}");
    }
    for (table, eyes) in [
        (Some(&first), "&eyes=seat:1"),
        (Some(&second), "&eyes=seat:0"),
        (Some(&second), "&eyes=everything"),
        (None, "&eyes=seat:0"),
        (None, "&eyes=everything"),
    ] {
        assert_eq!(refusal(ask(table, eyes).await).await, refused(409, "not-over"), "{eyes}");
    }
    socket.ask(json!({"type": "resign", "version": version(&state)})).await;
    let shown = ask(None, "&eyes=everything").await.text().await.unwrap();
    assert!(shown.contains(&card), "now all is told");
}

#[tokio::test]
async fn a_record_is_brought_along_and_shown() {
    let server = Server::start().await;
    let table = server.open(json!({"game": "duel", "seats": ["me", "random"]})).await;
    play_to_the_end(&table, 4).await;
    let record = table.get("/record").await.text().await.unwrap();
    let answer = import(&server, "?name=Fina%C5%82", &record).await;
    assert_eq!(answer.status(), StatusCode::CREATED);
    let imported: Value = answer.json().await.unwrap();
    assert_eq!((&imported["name"], &imported["game"]), (&json!("Finał"), &json!("duel")));
    assert!(imported["fair"].as_u64() > Some(10), "its draws are proved");
    let path = format!("/api/replays/{}", imported["replay"].as_str().unwrap());
    assert_eq!(server.get(&format!("{path}/record")).await.text().await.unwrap(), record);
    for eyes in ["spectator", "everything", "seat:0", "seat:1"] {
        assert_eq!(all(&server, &path, eyes).await, all(&server, &table.path("/replay"), eyes).await, "{eyes}");
    }
    assert_eq!(get(&server, &path).await["name"], "Finał");
    // One without a name, without players' names and without a proof: any record will do.
    let bare = "[Game \"splendor\"]\n[Version \"1\"]\n[Players \"2\"]\n\nfirst:1 ; drawn\n";
    let imported: Value = import(&server, "", bare).await.json().await.unwrap();
    assert_eq!(
        (&imported["name"], &imported["length"], &imported["fair"]),
        (&json!("splendor"), &json!(1), &Value::Null)
    );
    let shown = get(&server, &format!("/api/replays/{}", imported["replay"].as_str().unwrap())).await;
    assert_eq!((&shown["names"], &shown["frames"][1]["action"]), (&json!([null, null]), &json!("first:1")));
    for path in ["/api/replays/0123456789abcdef", "/api/replays/nonsense", "/api/replays/nonsense/record"] {
        assert_eq!(refusal(server.get(path).await).await, refused(404, "unknown-replay"));
    }
}

#[tokio::test]
async fn a_record_that_is_wrong_is_refused_with_line_and_reason() {
    let server = Server::start().await;
    let table = server.open(json!({"game": "splendor", "seats": ["me", "random"]})).await;
    play_to_the_end(&table, 6).await;
    let record = table.get("/record").await.text().await.unwrap();
    let line_of = |text: &str, start: &str| text.lines().position(|line| line.starts_with(start)).unwrap() + 1;
    let choice = record.lines().find(|line| line.starts_with("take:")).unwrap();
    let cases = [
        (record.replacen("[Version \"", "[Version \"9", 1), line_of(&record, "[Version"), "record-version"),
        (record.replacen("[Game \"splendor\"]", "[Game \"chess\"]", 1), 1, "record-game"),
        (record.replacen(choice, "take:WWW", 1), line_of(&record, choice), "bad-action"),
        (record.replacen(choice, "pass", 1), line_of(&record, choice), "record-illegal"),
        (format!("{record}pass\n"), record.lines().count() + 1, "record-after-end"),
        (record.replacen("deal:", "deal:?", 1), line_of(&record, "deal:"), "bad-action"),
        (record.replacen("[Secret \"", "[Secret \"f", 1), line_of(&record, "[Secret"), "record-header"),
    ];
    for (text, line, key) in cases {
        let answer = import(&server, "", &text).await;
        assert_eq!(answer.status(), StatusCode::BAD_REQUEST, "{key}");
        let told: Value = answer.json().await.unwrap();
        assert_eq!((&told["code"], &told["reason"]["key"]), (&json!("bad-record"), &json!(key)), "{told}");
        assert_eq!(told["line"], line, "{told}");
        assert_eq!(told["rule"].is_string(), key == "record-illegal", "{told}");
    }
    for (text, key) in [
        (format!("{record}{}", "; dust\n".repeat(40_000)), "record-too-long"),
        (String::new(), "record-missing"),
        ("\u{0}\u{1}".into(), "record-missing"),
    ] {
        let told: Value = import(&server, "", &text).await.json().await.unwrap();
        assert_eq!((&told["code"], &told["reason"]["key"]), (&json!("bad-record"), &json!(key)), "{told}");
        assert_eq!(told["line"], Value::Null);
    }
    assert_eq!(refusal(import(&server, "?name=", &record).await).await, refused(400, "bad-name"));
    assert_eq!(refusal(import(&server, "?nam=x", &record).await).await, refused(400, "malformed"));
}

#[tokio::test]
async fn who_brings_too_many_records_must_wait() {
    let server = Server::with(Settings { limits: Limits::default(), ..quick() }).await;
    let mut answers = Vec::new();
    for _ in 0..22 {
        answers.push(import(&server, "", "nonsense").await.status().as_u16());
    }
    assert_eq!(answers[..20], [400; 20]);
    assert!(answers[20..].contains(&429), "{answers:?}");
}

/// A game of older rules is still shown as it was at its end, and its record can be fetched; position by position it cannot be shown.
#[tokio::test]
async fn a_finished_game_of_older_rules_is_still_shown() {
    use sqlx::{Connection, Executor, SqliteConnection};
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite://{}/games.sqlite", folder.path().display());
    let settings = || Settings { database: database.parse().unwrap(), ..quick() };
    let server = Server::with(settings()).await;
    let table = server.splendor().await;
    play_to_the_end(&table, 8).await;
    let before = table.socket(0).await.expect("state").await;
    assert!(offer(&before).is_empty());
    let (name, token) = (table.name.clone(), table.token.clone());
    drop(table);
    server.stop().await.unwrap();
    let mut connection = SqliteConnection::connect(&database).await.unwrap();
    // Other rules: a version that is not ours, options that nobody knows, and actions that were never heard of.
    for change in [
        "UPDATE tables SET rules = 900, config = 'players=2 colour=blue'",
        "UPDATE log SET deed = json_replace(deed, '$.actions[0]', 'dance')",
        "UPDATE archive SET record = replace(replace(record, '[Version \"1\"]', '[Version \"900\"]'), 'take:', 'dance:')",
    ] {
        connection.execute(change).await.unwrap();
    }
    connection.close().await.unwrap();
    let server = Server::with(settings()).await;
    let table = server.known(&name, &token);
    let after = table.socket(0).await.expect("state").await;
    for field in ["view", "turn", "version"] {
        assert_eq!(after[field], before[field], "{field}");
    }
    // Now with nothing hidden.
    assert_eq!(after["news"].as_array().unwrap().len(), before["news"].as_array().unwrap().len());
    assert_eq!(table.info().await["ending"]["how"], "rules");
    assert!(table.get("/record").await.text().await.unwrap().contains("\ndance:"));
    assert_eq!(refusal(server.get(&table.path("/replay")).await).await, refused(409, "old-rules"));
}
