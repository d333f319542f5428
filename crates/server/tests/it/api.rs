//! For programs: the description, messages over HTTP, streams of lines.

use crate::client::{Server, Table, offer, quick, version};
use crate::described::send;
use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};
use server::{Limits, Rate, Settings};
use std::net::IpAddr;
use std::time::{Duration, Instant};
use tokio::time::timeout;

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(20);

/// The lines of a stream.
struct Lines {
    response: Response,
    text: Vec<u8>,
}

impl Lines {
    async fn open(server: &Server, path: &str, token: Option<&str>) -> Self {
        let request = server.request(Method::GET, path);
        let request = token.into_iter().fold(request, |request, token| request.bearer_auth(token));
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()["content-type"], "application/x-ndjson");
        Self { response, text: Vec::new() }
    }

    /// The next line as it came, an empty one too; nothing at the end.
    async fn line(&mut self) -> Option<String> {
        loop {
            if let Some(end) = self.text.iter().position(|&byte| byte == b'\n') {
                let line: Vec<u8> = self.text.drain(..=end).collect();
                return Some(String::from_utf8(line[..end].to_vec()).unwrap());
            }
            let chunk = timeout(PATIENCE, self.response.chunk()).await.expect("the server says something");
            self.text.extend(chunk.unwrap()?);
        }
    }

    /// The next object.
    async fn next(&mut self) -> Value {
        loop {
            let line = self.line().await.expect("the stream goes on");
            if !line.is_empty() {
                return serde_json::from_str(&line).unwrap();
            }
        }
    }

    async fn expect(&mut self, kind: &str) -> Value {
        loop {
            let heard = self.next().await;
            if heard["type"] == kind {
                return heard;
            }
        }
    }
}

async fn say(server: &Server, table: &Table<'_>, message: &Value) -> (u16, Value) {
    let request = server.request(Method::POST, &table.path("/messages")).bearer_auth(&table.token).json(message);
    let response = send(request).await;
    (response.status().as_u16(), response.json().await.unwrap())
}

async fn is_present(table: &Table<'_>) -> bool {
    table.info().await["players"][0]["present"] == true
}

#[tokio::test]
async fn the_description_can_be_fetched_and_read() {
    let server = Server::start().await;
    let description: Value = server.get("/api/openapi.json").await.json().await.unwrap();
    assert_eq!(description.to_string(), serde_json::from_str::<Value>(server::openapi()).unwrap().to_string());
    let page = server.get("/api/docs").await;
    assert_eq!(page.headers()["content-type"], "text/html; charset=utf-8");
    let policy = page.headers()["content-security-policy"].to_str().unwrap().to_owned();
    assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"), "{policy}");
    let text = page.text().await.unwrap();
    // Nothing inline: the policy would forbid it.
    assert!(!text.contains("style=") && !text.contains("<style") && !text.contains(" onclick"), "{text}");
    for part in text.split("<script").skip(1) {
        assert!(part.split('>').next().unwrap().contains("src=\"/api/docs/"), "{part}");
    }
    for file in text.split('"').filter(|part| part.starts_with("/api/docs/")) {
        assert_eq!(server.get(file).await.status(), 200, "{file}");
    }
    assert_eq!(server.get("/api/docs/mod.rs").await.status(), 404);
    assert_eq!(server.get("/api/docs/%ff").await.status(), 404);
    assert_eq!(server.get("/api/tables/%ff").await.status(), 404);
}

#[tokio::test]
async fn a_whole_game_can_be_played_without_a_socket() {
    let server = Server::start().await;
    let table = server.splendor().await;
    let mut lines = Lines::open(&server, &format!("/api/stream/tables/{}", table.name), Some(&table.token)).await;
    assert_eq!(lines.next().await["type"], "table");
    loop {
        let state = lines.expect("state").await;
        if state["turn"]["kind"] == "over" {
            break;
        }
        let Some(action) = offer(&state).first().map(|action| action.to_string()) else { continue };
        let key = format!("at {}", version(&state));
        let message = json!({"type": "move", "actions": [action], "version": version(&state), "key": key});
        let (status, answer) = say(&server, &table, &message).await;
        assert_eq!((status, &answer["type"], &answer["key"]), (200, &json!("accepted"), &json!(key)), "{answer}");
        assert_eq!(answer["version"], version(&state) + 1);
        // Again, word for word: carried out once.
        assert_eq!(say(&server, &table, &message).await, (200, answer));
    }
    assert_eq!(lines.expect("table").await["stage"], "over");
}

#[tokio::test]
async fn what_is_wrong_with_a_message_is_said_with_its_code() {
    let server = Server::start().await;
    let table = server.splendor().await;
    let path = table.path("/messages");
    let sent = |version: u64, action: &str, key: &str| json!({"type": "move", "actions": [action], "version": version, "key": key});
    let (status, refused) = say(&server, &table, &sent(7, "take:WUG", "a")).await;
    assert_eq!((status, &refused["code"], &refused["version"]), (409, &json!("stale"), &json!(1)));
    let (status, refused) = say(&server, &table, &sent(1, "buy:1W1", "a")).await;
    assert_eq!((status, &refused["code"]), (409, &json!("illegal")));
    assert!(refused["rule"].as_str().unwrap().starts_with("SPL-"));
    let (status, refused) = say(&server, &table, &sent(1, "nonsense", "a")).await;
    assert_eq!((status, &refused["code"]), (400, &json!("no-action")));
    for malformed in [json!({}), json!({"type": "move"}), sent(1, "take:WUG", ""), json!([1])] {
        assert_eq!(say(&server, &table, &malformed).await.1["code"], "malformed", "{malformed}");
    }
    let (status, why) = say(&server, &table, &json!({"type": "why", "action": "buy:1W1", "key": "w"})).await;
    assert_eq!((status, &why["type"], &why["legal"]), (200, &json!("why"), &json!(false)));
    // Others than the player.
    let request = || server.request(Method::POST, &path).json(&sent(1, "take:WUG", "b"));
    assert_eq!(send(request().bearer_auth("forged")).await.status(), 401);
    assert_eq!(send(request()).await.status(), 403);
    assert_eq!(send(request().bearer_auth(&table.token).header("origin", "http://elsewhere")).await.status(), 403);
    let elsewhere =
        server.request(Method::POST, "/api/tables/0123456789abcdef/messages").json(&sent(1, "take:WUG", "b"));
    assert_eq!(send(elsewhere).await.status(), 404);
    let large = server.request(Method::POST, &path).bearer_auth(&table.token).body("x".repeat(20_000));
    assert_eq!(send(large).await.status(), 413);
    assert_eq!(table.info().await["version"], 1, "nothing of this changed anything");
}

#[tokio::test]
async fn words_are_limited_without_a_socket_too() {
    let limits = Limits { chat: Rate { burst: 2.0, per_second: 0.001 }, ..Limits::NONE };
    let server = Server::with(Settings { limits, ..quick() }).await;
    let table = server.splendor().await;
    let mut said = Vec::new();
    for number in 0..3 {
        let message = json!({"type": "chat", "text": "hello", "key": format!("{number}")});
        said.push(say(&server, &table, &message).await.0);
    }
    assert_eq!(said, [200, 200, 429]);
}

#[tokio::test]
async fn a_stream_begins_where_the_client_was_and_tells_of_who_is_there() {
    let server = Server::start().await;
    let table = server.open(json!({"game": "splendor", "seats": ["me", "me"]})).await;
    let mut socket = table.socket(0).await;
    let mut state = socket.expect("state").await;
    for _ in 0..4 {
        let action = offer(&state)[0].to_owned();
        state = socket.play_and_see(version(&state), &[&action]).await;
    }
    socket.close().await;
    let path = format!("/api/stream/tables/{}?since=3", table.name);
    let mut lines = Lines::open(&server, &path, Some(&table.token)).await;
    let told = lines.expect("state").await;
    assert_eq!((version(&told), &told["since"]), (5, &json!(3)));
    assert!(told["news"].as_array().unwrap().iter().all(|news| version(news) > 3));
    assert!(is_present(&table).await);
    // A spectator of the same table sees nothing that only a player may.
    let mut watching = Lines::open(&server, &format!("/api/stream/tables/{}", table.name), None).await;
    let seen = watching.expect("state").await;
    assert_eq!((&seen["role"], &seen["offer"]), (&json!("spectator"), &json!([])));
    drop((lines, watching));
    let gone = async {
        while is_present(&table).await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, gone).await.expect("who breaks off is gone");
    let request = server.request(Method::GET, &path).bearer_auth("forged");
    assert_eq!(send(request).await.status(), 401);
    assert_eq!(server.get(&format!("/api/stream/tables/{}?since=x", table.name)).await.status(), 400);
    assert_eq!(server.get(&format!("/api/stream/tables/{}?seconds=-1", table.name)).await.status(), 400);
}

#[tokio::test]
async fn a_silent_stream_shows_that_it_lives_and_ends_when_it_should() {
    let server = Server::start().await;
    let table = server.open(json!({"game": "splendor", "seats": ["me", "open"]})).await;
    let begun = Instant::now();
    let path = format!("/api/stream/tables/{}?seconds=8", table.name);
    let mut lines = Lines::open(&server, &path, Some(&table.token)).await;
    assert_eq!(lines.next().await["type"], "table");
    assert_eq!(lines.line().await.as_deref(), Some(""));
    assert!((6..=8).contains(&begun.elapsed().as_secs()), "{:?}", begun.elapsed());
    assert_eq!(lines.line().await, None);
    assert!((8..12).contains(&begun.elapsed().as_secs()), "{:?}", begun.elapsed());
}

#[tokio::test]
async fn streams_end_with_the_server() {
    let server = Server::start().await;
    let table = server.splendor().await;
    let mut lines = Lines::open(&server, &format!("/api/stream/tables/{}", table.name), Some(&table.token)).await;
    let mut events = Lines::open(&server, "/api/stream/events", None).await;
    lines.expect("state").await;
    drop(table);
    let begun = Instant::now();
    server.stop().await.unwrap();
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    while lines.line().await.is_some() {}
    while events.line().await.is_some() {}
}

#[tokio::test]
async fn open_tables_are_told_of_as_they_come_and_go() {
    let server = Server::start().await;
    let wanted = |public: bool| json!({"game": "splendor", "seats": ["me", "open"], "public": public});
    let before = server.open(wanted(true)).await;
    let mut events = Lines::open(&server, "/api/stream/events", None).await;
    let event = events.next().await;
    assert_eq!((&event["type"], &event["table"]["table"]), (&json!("open"), &json!(before.name)));
    let hidden = server.open(wanted(false)).await;
    let public = server.open(wanted(true)).await;
    let event = events.next().await;
    assert_eq!((&event["type"], &event["table"]["table"]), (&json!("open"), &json!(public.name)));
    assert!(!event.to_string().contains(&public.token));
    server.join(&hidden.name, json!({})).await;
    server.join(&public.name, json!({})).await;
    let event = events.next().await;
    assert_eq!(event, json!({"type": "closed", "table": public.name}));
    before.post("/leave").await;
    assert_eq!(events.expect("open").await["table"]["table"], before.name, "both seats are open now");
    assert_eq!(server.get("/api/stream/events?seconds=x").await.status(), 400);
}

/// Limits count for whoever a proxy names, and only if the proxy is one of ours.
#[tokio::test]
async fn forwarded_addresses_are_believed_only_from_trusted_proxies() {
    let limits = Limits { requests: Rate { burst: 3.0, per_second: 0.001 }, connections: 2, ..Limits::NONE };
    let ours: IpAddr = [127, 0, 0, 1].into();
    for (proxies, expected) in [(vec![ours], [200; 6]), (vec![[10, 0, 0, 1].into()], [200, 200, 200, 429, 429, 429])] {
        let server = Server::with(Settings { limits, proxies, ..quick() }).await;
        let mut answers = Vec::new();
        for number in 0..6 {
            let request =
                server.request(Method::GET, "/api/games").header("x-forwarded-for", format!("9.9.9.{number}"));
            answers.push(send(request).await.status().as_u16());
        }
        assert_eq!(answers, expected);
    }
    // Streams of one client behind a proxy are counted, too.
    let server =
        Server::with(Settings { limits: Limits { connections: 2, ..Limits::NONE }, proxies: vec![ours], ..quick() })
            .await;
    let ask = || server.request(Method::GET, "/api/stream/events").header("x-forwarded-for", "9.9.9.9").send();
    let held = [ask().await.unwrap(), ask().await.unwrap()];
    assert_eq!(ask().await.unwrap().status(), 429);
    drop(held);
}

/// A program with the token of an account needs no other: it hears of its tables, and plays at them.
#[tokio::test]
async fn the_token_of_an_account_opens_its_tables_and_no_others() {
    let server = Server::start().await;
    let account = async |name: &str| {
        let credentials = json!({"name": name, "passphrase": "a long secret"});
        let opened: Value = server.post("/api/accounts", credentials).await.json().await.unwrap();
        opened["token"].as_str().unwrap().to_owned()
    };
    let (ala, ola) = (account("Ala").await, account("Ola").await);
    let mut hers = Lines::open(&server, "/api/stream/events", Some(&ala)).await;
    let mut others = Lines::open(&server, "/api/stream/events", Some(&ola)).await;
    let wanted = json!({"game": "splendor", "options": {"first": "0"}, "seats": ["me", "random"], "public": true});
    let request = server.request(Method::POST, "/api/tables").bearer_auth(&ala).json(&wanted);
    let table = server.seat(send(request).await).await;
    let event = hers.next().await;
    assert_eq!((&event["type"], &event["table"]["table"]), (&json!("mine"), &json!(table.name)));
    let path = format!("/api/stream/tables/{}", table.name);
    let mut lines = Lines::open(&server, &path, Some(&ala)).await;
    let state = lines.expect("state").await;
    let message = json!({"type": "move", "actions": [offer(&state)[0]], "version": version(&state), "key": "a"});
    let messages = table.path("/messages");
    let post = |token: &str| send(server.request(Method::POST, &messages).bearer_auth(token).json(&message));
    assert_eq!(post(&ola).await.status(), 403, "an account that does not sit there only looks on");
    assert_eq!(post(&ala).await.status(), 200);
    let version = version(&lines.expect("state").await);
    let resign = json!({"type": "resign", "version": version, "key": "r"});
    let mut gone = send(server.request(Method::POST, &messages).bearer_auth(&ala).json(&resign)).await;
    while gone.status() == 409 {
        // The bot moved meanwhile.
        let refused: Value = gone.json().await.unwrap();
        let resign = json!({"type": "resign", "version": refused["version"], "key": "r"});
        gone = send(server.request(Method::POST, &messages).bearer_auth(&ala).json(&resign)).await;
    }
    assert_eq!(gone.status(), 200);
    let over = loop {
        let event = hers.expect("mine").await;
        if event["table"]["stage"] == "over" {
            break event;
        }
    };
    assert_eq!(over["table"]["table"], table.name);
    // Nobody else hears of it: the next thing that Ola is told of is a table that is open.
    let open = server.open(json!({"game": "duel", "seats": ["me", "open"], "public": true})).await;
    assert_eq!(others.next().await["table"]["table"], open.name);
    let request = server.request(Method::DELETE, "/api/session").bearer_auth(&ola);
    assert_eq!(send(request).await.status(), 204);
    let revoked = send(server.request(Method::GET, "/api/stream/events").bearer_auth(&ola)).await;
    assert_eq!(revoked.status(), 401);
    assert_eq!(revoked.json::<Value>().await.unwrap()["code"], "revoked");
}
