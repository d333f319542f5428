//! Accounts: known again on every device, and by nobody else.

use crate::client::{Server, Socket, offer, quick, version};
use crate::logged::Logged;
use crate::postgres;
use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};
use server::{Limits, Settings};

const PHRASE: &str = "a rather long phrase";

/// Somebody with a token of an account.
struct Person<'a> {
    server: &'a Server,
    token: String,
}

impl<'a> Person<'a> {
    /// Opens an account.
    async fn new(server: &'a Server, name: &str) -> Self {
        let response = server.post("/api/accounts", json!({"name": name, "passphrase": PHRASE})).await;
        assert_eq!(response.status(), StatusCode::CREATED);
        Self::of(server, response).await
    }

    /// Comes back on another device.
    async fn sign_in(server: &'a Server, name: &str) -> Self {
        let response = server.post("/api/session", json!({"name": name, "passphrase": PHRASE})).await;
        assert_eq!(response.status(), StatusCode::CREATED);
        Self::of(server, response).await
    }

    async fn of(server: &'a Server, response: Response) -> Self {
        let cookie = response.headers()["set-cookie"].to_str().unwrap().to_owned();
        let signed_in: Value = response.json().await.unwrap();
        let token = signed_in["token"].as_str().unwrap().to_owned();
        assert!(cookie.starts_with(&format!("account={token}; Path=/api; ")), "{cookie}");
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
        Self { server, token }
    }

    /// The same account with another token.
    fn with(&self, token: &str) -> Self {
        Self { server: self.server, token: token.into() }
    }

    async fn ask(&self, method: Method, path: &str, body: Value) -> Response {
        self.server.request(method, path).bearer_auth(&self.token).json(&body).send().await.unwrap()
    }

    async fn get(&self, path: &str) -> Value {
        let response = self.ask(Method::GET, path, Value::Null).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        response.json().await.unwrap()
    }

    /// Makes a token for a program.
    async fn make_token(&self, name: &str) -> Value {
        let response = self.ask(Method::POST, "/api/account/tokens", json!({"name": name})).await;
        assert_eq!(response.status(), StatusCode::CREATED);
        response.json().await.unwrap()
    }

    /// Opens or joins a table.
    async fn sit(&self, path: &str, wanted: Value) -> Value {
        let response = self.ask(Method::POST, path, wanted).await;
        assert_eq!(response.status(), StatusCode::CREATED);
        response.json().await.unwrap()
    }

    async fn socket(&self, table: &str) -> Socket {
        let mut request = self.server.known(table, "").handshake(0);
        request.headers_mut().insert("authorization", format!("Bearer {}", self.token).parse().unwrap());
        Socket::connect(request).await.unwrap()
    }
}

/// The status and the code of a refusal.
async fn refusal(response: Response) -> (u16, String) {
    let status = response.status().as_u16();
    let body: Value = response.json().await.unwrap();
    (status, body["code"].as_str().unwrap_or_default().to_owned())
}

fn refused(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

/// Two people play; one gives up. Both are known again after a restart, with game, rating and tokens.
async fn story(database: &str) {
    let settings = || Settings { database: database.parse().unwrap(), ..quick() };
    let server = Server::with(settings()).await;
    let (ala, ola) = (Person::new(&server, "Ala").await, Person::new(&server, "Ola").await);
    let wanted = json!({"game": "splendor", "options": {"first": "0"}, "seats": ["me", "open"]});
    let opened = ala.sit("/api/tables", wanted).await;
    let table = opened["table"].as_str().unwrap().to_owned();
    assert_eq!(opened["players"][0]["name"], "Ala", "who says nothing else is called as their account");
    ola.sit(&format!("/api/tables/{table}/join"), json!({"name": "Oleńka"})).await;
    let program = ala.make_token("my bot").await;
    let bot = ala.with(program["token"].as_str().unwrap());
    let mut socket = bot.socket(&table).await;
    let state = socket.expect("state").await;
    assert_eq!((&state["role"], &state["seat"]), (&json!("player"), &json!(0)));
    let state = socket.play_and_see(version(&state), &[offer(&state)[0]]).await;
    let mut other = ola.socket(&table).await;
    other.expect("state").await;
    assert_eq!(other.ask(json!({"type": "resign", "version": version(&state)})).await["type"], "accepted");
    server.stop().await.unwrap();

    let server = Server::with(settings()).await;
    let ala = Person::sign_in(&server, "ALA").await;
    let games = ala.get("/api/account/games").await;
    assert_eq!(games.as_array().unwrap().len(), 1);
    assert_eq!((&games[0]["table"], &games[0]["mine"]), (&json!(table), &json!([0])));
    assert_eq!(games[0]["ending"]["places"], json!([1, 2]));
    let rating = |info: &Value| {
        assert_eq!(info["ratings"].as_array().unwrap().len(), 1, "{info}");
        assert_eq!((&info["ratings"][0]["game"], &info["ratings"][0]["games"]), (&json!("splendor"), &json!(1)));
        info["ratings"][0]["rating"].as_i64().unwrap()
    };
    let (mine, theirs) =
        (ala.get("/api/account").await, Person::sign_in(&server, "Ola").await.get("/api/account").await);
    assert_eq!(mine["name"], "Ala");
    assert_eq!((rating(&mine), rating(&theirs)), (1662, 1338));
    // The program's token still counts.
    assert_eq!(ala.with(program["token"].as_str().unwrap()).get("/api/account").await, mine);
    let listed = ala.get("/api/account/tokens").await;
    let kinds: Vec<&str> = listed.as_array().unwrap().iter().map(|token| token["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["session", "api", "session"]);
}

#[tokio::test]
async fn an_account_is_known_again_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    story(&format!("sqlite://{}/games.sqlite", folder.path().display())).await;
}

#[tokio::test]
async fn an_account_is_known_again_on_postgres() {
    story(&postgres::database()).await;
}

#[tokio::test]
async fn on_another_device_the_seat_is_still_there() {
    let server = Server::start().await;
    let ala = Person::new(&server, "Ala").await;
    let opened = ala.sit("/api/tables", json!({"game": "splendor", "seats": ["me", "random"]})).await;
    let path = format!("/api/tables/{}", opened["table"].as_str().unwrap());
    let phone = Person::sign_in(&server, "Ala").await;
    assert_eq!(phone.get(&path).await["mine"], json!([0]));
    let back = phone.sit(&format!("{path}/return"), json!({})).await;
    assert_ne!(back["token"], opened["token"], "a secret of its own");
    // The same by cookie, as a browser does it.
    let cookie = format!("account={}", phone.token);
    let info = server.request(Method::GET, &path).header("cookie", &cookie).send().await.unwrap();
    assert_eq!(info.json::<Value>().await.unwrap()["role"], "player");
    // A session that has ended is no reason to refuse a guest.
    let ended = server.request(Method::GET, &path).header("cookie", "account=klejnot_0").send().await.unwrap();
    assert_eq!(ended.json::<Value>().await.unwrap()["role"], "spectator");
    // Who has left for good does not come back by the account either.
    assert_eq!(phone.ask(Method::POST, &format!("{path}/leave"), json!({})).await.status(), StatusCode::NO_CONTENT);
    assert_eq!(phone.get(&path).await["role"], "spectator");
    assert_eq!(phone.get("/api/account/games").await.as_array().unwrap().len(), 1, "it was played");
}

#[tokio::test]
async fn who_leaves_before_the_start_leaves_nothing_behind() {
    let server = Server::start().await;
    let (ala, ola) = (Person::new(&server, "Ala").await, Person::new(&server, "Ola").await);
    let opened = ala.sit("/api/tables", json!({"game": "splendor", "seats": ["me", "open", "open"]})).await;
    let path = format!("/api/tables/{}", opened["table"].as_str().unwrap());
    for person in [&ola, &ola] {
        person.sit(&format!("{path}/join"), json!({"seat": 1})).await;
        assert_eq!(person.ask(Method::POST, &format!("{path}/leave"), json!({})).await.status(), 204);
        assert_eq!(person.get("/api/account/games").await, json!([]));
    }
}

#[tokio::test]
async fn nobody_reads_what_is_anothers() {
    let server = Server::start().await;
    let (ala, ola) = (Person::new(&server, "Ala").await, Person::new(&server, "Ola").await);
    let opened = ala.sit("/api/tables", json!({"game": "splendor", "seats": ["me", "random"]})).await;
    let path = format!("/api/tables/{}", opened["table"].as_str().unwrap());
    let made = ala.make_token("secret name").await;
    assert_eq!(ola.get("/api/account/games").await, json!([]));
    assert_eq!(ola.get("/api/account").await["ratings"], json!([]));
    let listed = ola.get("/api/account/tokens").await.to_string();
    assert!(!listed.contains("secret name"), "{listed}");
    let revoke = format!("/api/account/tokens/{}", made["id"].as_str().unwrap());
    assert_eq!(refusal(ola.ask(Method::DELETE, &revoke, Value::Null).await).await, refused(404, "unknown-token"));
    assert_eq!(ola.get(&path).await["role"], "spectator");
    for post in ["leave", "link", "keep", "return", "rematch", "entropy"] {
        let body = if post == "entropy" { json!({"entropy": "00".repeat(16)}) } else { json!({}) };
        let answer = ola.ask(Method::POST, &format!("{path}/{post}"), body).await;
        assert_eq!(refusal(answer).await, refused(403, "spectator"), "{post}");
    }
    // Nothing that everybody may ask for tells of accounts.
    for path in [path.as_str(), "/api/tables", "/metrics"] {
        let told = server.get(path).await.text().await.unwrap();
        assert!(!told.contains("klejnot_0") && !told.contains("rating\""), "{told}");
    }
    for (method, path) in [
        (Method::GET, "/api/account"),
        (Method::GET, "/api/account/games"),
        (Method::GET, "/api/account/tokens"),
        (Method::POST, "/api/account/tokens"),
        (Method::POST, "/api/account/passphrase"),
        (Method::DELETE, "/api/session"),
        (Method::DELETE, revoke.as_str()),
    ] {
        let nobody = server.request(method.clone(), path).json(&json!({"name": "x"})).send().await.unwrap();
        assert_eq!(refusal(nobody).await, refused(401, "signed-out"), "{path}");
        let unknown = ala.with("klejnot_00").ask(method.clone(), path, json!({"name": "x"})).await;
        assert_eq!(refusal(unknown).await, refused(401, "signed-out"), "{path}");
        // The secret of a seat is no account.
        let seat = ala.with(opened["token"].as_str().unwrap()).ask(method, path, json!({"name": "x"})).await;
        assert_eq!(refusal(seat).await, refused(401, "signed-out"), "{path}");
    }
    assert_eq!(ala.with("klejnot_00").ask(Method::GET, &path, Value::Null).await.status(), 401);
}

#[tokio::test]
async fn tokens_are_made_listed_and_revoked() {
    let server = Server::start().await;
    let ala = Person::new(&server, "Ala").await;
    let made = ala.make_token("first bot").await;
    let program = ala.with(made["token"].as_str().unwrap());
    let listed = program.get("/api/account/tokens").await;
    // Both may be of the same millisecond, in either order.
    let own = usize::from(listed[1]["id"] == made["id"]);
    let session = &listed[1 - own];
    assert_eq!((&listed[own]["name"], &listed[own]["current"]), (&json!("first bot"), &json!(true)));
    assert_eq!((&session["name"], &session["current"]), (&json!(""), &json!(false)));
    assert!(!listed.to_string().contains(made["token"].as_str().unwrap()), "the secret is told once");
    // A program may play, and nothing that would outlive its token.
    let wanted = json!({"name": "second bot", "passphrase": PHRASE, "new": "another long phrase"});
    let answer = program.ask(Method::POST, "/api/account/tokens", json!({"name": "second bot"})).await;
    assert_eq!(refusal(answer).await, refused(403, "needs-passphrase"));
    let change = json!({"passphrase": wanted["passphrase"], "new": wanted["new"]});
    let answer = program.ask(Method::POST, "/api/account/passphrase", change).await;
    assert_eq!(refusal(answer).await, refused(403, "needs-passphrase"));
    let session = format!("/api/account/tokens/{}", session["id"].as_str().unwrap());
    let answer = program.ask(Method::DELETE, &session, Value::Null).await;
    assert_eq!(refusal(answer).await, refused(403, "needs-passphrase"));
    let own = format!("/api/account/tokens/{}", made["id"].as_str().unwrap());
    assert_eq!(ala.ask(Method::DELETE, &own, Value::Null).await.status(), StatusCode::NO_CONTENT);
    for path in ["/api/account", "/api/account/games", "/api/account/tokens", "/api/tables/0123456789abcdef"] {
        let answer = program.ask(Method::GET, path, Value::Null).await;
        assert_eq!(answer.status(), StatusCode::UNAUTHORIZED);
        let told: Value = answer.json().await.unwrap();
        assert_eq!((&told["code"], &told["reason"]["key"]), (&json!("revoked"), &json!("server-refused-revoked")));
    }
    assert_eq!(ala.get("/api/account/tokens").await.as_array().unwrap().len(), 1);
    assert_eq!(refusal(ala.ask(Method::DELETE, &own, Value::Null).await).await, refused(404, "unknown-token"));
    for number in 0..20 {
        ala.make_token(&format!("bot {number}")).await;
    }
    let answer = ala.ask(Method::POST, "/api/account/tokens", json!({"name": "one more"})).await;
    assert_eq!(refusal(answer).await, refused(409, "too-many-tokens"));
    for (body, code) in
        [(json!({"name": ""}), "bad-name"), (json!({}), "malformed"), (json!({"nam": "x"}), "malformed")]
    {
        let answer = ala.ask(Method::POST, "/api/account/tokens", body).await;
        assert_eq!(refusal(answer).await, refused(400, code));
    }
}

#[tokio::test]
async fn neither_passphrases_nor_tokens_are_logged() {
    let (logged, _guard) = Logged::begin();
    let server = Server::start().await;
    let ala = Person::new(&server, "Ala").await;
    let made = ala.make_token("a bot").await;
    let wrong = server.post("/api/session", json!({"name": "Ala", "passphrase": "not this one"})).await;
    assert_eq!(refusal(wrong).await, refused(401, "wrong-passphrase"));
    let change = json!({"passphrase": PHRASE, "new": "another long phrase"});
    assert_eq!(ala.ask(Method::POST, "/api/account/passphrase", change).await.status(), 204);
    let table = server.splendor().await;
    table.socket(0).await.expect("state").await;
    let text = logged.text();
    assert!(text.contains("\"target\":\"server"), "something is logged");
    for secret in [PHRASE, "not this one", "another long phrase", made["token"].as_str().unwrap(), &table.token] {
        assert!(!text.contains(secret), "{secret} in {text}");
    }
}

#[tokio::test]
async fn sessions_end() {
    let server = Server::start().await;
    let (ala, phone) = (Person::new(&server, "Ala").await, Person::sign_in(&server, "Ala").await);
    let out = ala.ask(Method::DELETE, "/api/session", Value::Null).await;
    assert!(out.headers()["set-cookie"].to_str().unwrap().contains("Max-Age=0"));
    assert_eq!(refusal(ala.ask(Method::GET, "/api/account", Value::Null).await).await, refused(401, "revoked"));
    // Another passphrase ends all other sessions.
    let laptop = Person::sign_in(&server, "Ala").await;
    let change = |old: &str| json!({"passphrase": old, "new": "another long phrase"});
    let wrong = phone.ask(Method::POST, "/api/account/passphrase", change("not this one")).await;
    assert_eq!(refusal(wrong).await, refused(401, "wrong-passphrase"));
    assert_eq!(phone.ask(Method::POST, "/api/account/passphrase", change(PHRASE)).await.status(), 204);
    assert_eq!(refusal(laptop.ask(Method::GET, "/api/account", Value::Null).await).await, refused(401, "revoked"));
    phone.get("/api/account").await;
    let old = server.post("/api/session", json!({"name": "Ala", "passphrase": PHRASE})).await;
    assert_eq!(refusal(old).await, refused(401, "wrong-passphrase"));
    let new = server.post("/api/session", json!({"name": "Ala", "passphrase": "another long phrase"})).await;
    assert_eq!(new.status(), StatusCode::CREATED);
    // The oldest sessions make room.
    for _ in 0..20 {
        server.post("/api/session", json!({"name": "Ala", "passphrase": "another long phrase"})).await;
    }
    assert_eq!(refusal(phone.ask(Method::GET, "/api/account", Value::Null).await).await, refused(401, "revoked"));
}

#[tokio::test]
async fn what_is_no_account_is_refused() {
    let server = Server::start().await;
    Person::new(&server, "Łukasz").await;
    for (name, passphrase, expected) in [
        ("łukasz", PHRASE, refused(409, "name-taken")),
        ("", PHRASE, refused(400, "bad-name")),
        ("a\nb", PHRASE, refused(400, "bad-name")),
        ("Ala", "short", refused(400, "bad-passphrase")),
        ("Ala", &"x".repeat(201), refused(400, "bad-passphrase")),
    ] {
        let answer = server.post("/api/accounts", json!({"name": name, "passphrase": passphrase})).await;
        assert_eq!(refusal(answer).await, expected, "{name}");
    }
    for (name, passphrase) in [("Łukasz", "wrong phrase"), ("Nobody", PHRASE), ("", PHRASE)] {
        let answer = server.post("/api/session", json!({"name": name, "passphrase": passphrase})).await;
        assert_eq!(refusal(answer).await, refused(401, "wrong-passphrase"), "{name}");
    }
    // Nothing of a passphrase is repeated.
    for body in [json!({"name": "Ala", "passphrase": ["hunter2"]}), json!({"name": "Ala", "pass": "hunter2"})] {
        let answer = server.post("/api/accounts", body).await;
        assert_eq!(answer.status(), StatusCode::BAD_REQUEST);
        let told = answer.text().await.unwrap();
        assert!(told.contains("malformed") && !told.contains("hunter2"), "{told}");
    }
}

#[tokio::test]
async fn passphrases_cannot_be_tried_out() {
    let server = Server::with(Settings { limits: Limits::default(), ..quick() }).await;
    let mut answers = Vec::new();
    for number in 0..14 {
        let said = json!({"name": format!("name {}", number % 3), "passphrase": format!("guess number {number}")});
        answers.push(server.post("/api/session", said).await.status().as_u16());
    }
    assert_eq!(answers[..10], [401; 10]);
    assert_eq!(answers[11..], [429; 3]);
    // Other clients together cannot guess one account's either.
    let limits = Limits { guesses: Limits::default().guesses, ..Limits::NONE };
    let server = Server::with(Settings { limits, ..quick() }).await;
    Person::new(&server, "Ala").await;
    Person::new(&server, "Ola").await;
    for number in 0..20 {
        let said = json!({"name": if number % 2 == 0 { "Ala" } else { "ALA" }, "passphrase": "a wrong phrase"});
        assert_eq!(server.post("/api/session", said).await.status(), 401, "{number}");
    }
    let answer = server.post("/api/session", json!({"name": "Ala", "passphrase": PHRASE})).await;
    assert_eq!(refusal(answer).await, refused(429, "too-many"));
    for _ in 0..25 {
        // Who is right is never slowed down.
        Person::sign_in(&server, "Ola").await;
    }
}

#[tokio::test]
async fn a_guest_keeps_a_seat_by_an_account_that_comes_later() {
    let server = Server::start().await;
    let table = server.splendor().await;
    let ala = Person::new(&server, "Ala").await;
    let keep = async |token: &str| {
        let cookies = format!("seat={}; account={token}", table.token);
        let request = server.request(Method::POST, &table.path("/keep")).header("cookie", cookies);
        request.send().await.unwrap()
    };
    assert_eq!(refusal(table.post("/keep").await).await, refused(401, "signed-out"));
    assert_eq!(keep(&ala.token).await.status(), StatusCode::NO_CONTENT);
    assert_eq!(keep(&ala.token).await.status(), StatusCode::NO_CONTENT);
    let ola = Person::new(&server, "Ola").await;
    assert_eq!(refusal(keep(&ola.token).await).await, refused(409, "seat-taken"));
    assert_eq!(ala.get("/api/account/games").await[0]["table"], table.name);
}

/// A table for accounts: who sits there, who gives up, and the ratings then.
async fn ratings(server: &Server, people: &[&Person<'_>], seats: Value) -> Vec<Value> {
    let opened = people[0].sit("/api/tables", json!({"game": "duel", "seats": seats})).await;
    let table = opened["table"].as_str().unwrap();
    for person in &people[1..] {
        person.sit(&format!("/api/tables/{table}/join"), json!({})).await;
    }
    let mut socket = server.known(table, opened["token"].as_str().unwrap()).socket(0).await;
    let state = socket.expect("state").await;
    socket.ask(json!({"type": "resign", "version": version(&state)})).await;
    // The end is stored after it was told.
    let mut infos = Vec::new();
    for person in people {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        infos.push(person.get("/api/account").await["ratings"].clone());
    }
    infos
}

#[tokio::test]
async fn only_games_between_accounts_are_rated() {
    let server = Server::start().await;
    let (ala, ola) = (Person::new(&server, "Ala").await, Person::new(&server, "Ola").await);
    assert_eq!(ratings(&server, &[&ala], json!(["me", "random"])).await, [json!([])], "against a bot");
    assert_eq!(ratings(&server, &[&ala], json!(["me", "me"])).await, [json!([])], "against oneself");
    assert_eq!(ratings(&server, &[&ala, &ala], json!(["me", "open"])).await[0], json!([]), "against oneself twice");
    let rated = ratings(&server, &[&ala, &ola], json!(["me", "open"])).await;
    assert_eq!((&rated[0][0]["rating"], &rated[1][0]["rating"]), (&json!(1338), &json!(1662)));
    let again = ratings(&server, &[&ola, &ala], json!(["me", "open"])).await;
    assert_eq!(again[0][0]["games"], 2);
    assert!(again[0][0]["rating"].as_i64() < Some(1662) && again[1][0]["rating"].as_i64() > Some(1338), "{again:?}");
}
