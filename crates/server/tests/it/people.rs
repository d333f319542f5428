//! People at tables: who joins, watches, leaves, gives up, comes back, and plays again.

use crate::client::{Server, Socket, Table, offer, quick, version};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::Settings;
use std::time::Duration;

/// A table for two people, the second of whom has joined by its link.
async fn two(server: &Server) -> (Table<'_>, Table<'_>) {
    let wanted = json!({"game": "splendor", "options": {"first": "0"}, "seats": ["me", "open"], "name": "Ala"});
    let first = server.open(wanted).await;
    assert_eq!(first.opened["stage"], "gathering");
    let second = server.join(&first.name, json!({"name": "Ola"})).await;
    assert_eq!(second.opened["stage"], "playing");
    (first, second)
}

/// The state that has this version.
async fn state(socket: &mut Socket, wanted: u64) -> Value {
    socket.until(|message| message["type"] == "state" && version(message) == wanted).await
}

#[tokio::test]
async fn a_table_starts_when_the_last_seat_is_taken() {
    let server = Server::start().await;
    let seats = json!(["me", "open", "random"]);
    let table = server.open(json!({"game": "splendor", "seats": seats, "public": true})).await;
    let mut socket = table.socket(0).await;
    let told = socket.expect("table").await;
    assert_eq!((&told["stage"], &told["seats"]), (&json!("gathering"), &json!(["person", "open", "random"])));
    assert_eq!(told["commitment"].as_str().unwrap().len(), 64);
    assert_eq!(told["secret"], Value::Null);
    let listed: Value = server.get("/api/tables").await.json().await.unwrap();
    assert_eq!((&listed[0]["table"], &listed[0]["stage"]), (&json!(table.name), &json!("gathering")));
    let guest = server.join(&table.name, json!({"name": "Ola", "seat": 1})).await;
    assert_eq!((&guest.opened["mine"], &guest.opened["role"]), (&json!([1]), &json!("player")));
    let state = socket.expect("state").await;
    // Somebody sat down, and then it began.
    assert_eq!(version(&state), 2);
    assert_eq!(guest.info().await["players"][1]["name"], "Ola");
    for (wanted, code) in [(json!({}), "no-open-seat"), (json!({"seat": 1}), "no-open-seat")] {
        let refused = server.post(&table.path("/join"), wanted).await;
        assert_eq!(refused.status(), StatusCode::CONFLICT);
        assert_eq!(refused.json::<Value>().await.unwrap()["code"], code);
    }
}

#[tokio::test]
async fn a_seat_is_taken_once() {
    let server = Server::start().await;
    let table = server.open(json!({"game": "splendor", "seats": ["me", "open", "open"]})).await;
    for (wanted, status, code) in [
        (json!({"seat": 0}), 409, "seat-taken"),
        (json!({"seat": 4}), 400, "bad-seats"),
        (json!({"seat": 200}), 400, "bad-seats"),
        (json!({"name": ""}), 400, "bad-name"),
        (json!({"nam": "x"}), 400, "malformed"),
    ] {
        let refused = server.post(&table.path("/join"), wanted).await;
        assert_eq!(refused.status(), status);
        assert_eq!(refused.json::<Value>().await.unwrap()["code"], code);
    }
    let (one, two) = tokio::join!(server.join(&table.name, json!({})), server.join(&table.name, json!({})));
    assert_ne!(one.opened["seat"], two.opened["seat"]);
    assert_ne!(one.token, two.token);
}

#[tokio::test]
async fn two_people_play_and_each_sees_their_own_side() {
    let server = Server::start().await;
    let (first, second) = two(&server).await;
    let (mut one, mut two) = (first.socket(0).await, second.socket(0).await);
    let (mine, theirs) = (one.expect("state").await, two.expect("state").await);
    assert_eq!((&mine["seat"], &theirs["seat"]), (&json!(0), &json!(1)));
    assert!(!offer(&mine).is_empty() && offer(&theirs).is_empty());
    let now = version(&mine);
    assert_eq!(
        two.ask(json!({"type": "move", "actions": ["take:WUG"], "version": now})).await["code"],
        "not-your-turn"
    );
    // Nobody else sees a card that was reserved unseen.
    assert_eq!(one.ask(json!({"type": "move", "actions": ["reserve:1"], "version": now})).await["version"], now + 1);
    let seen = state(&mut two, now + 1).await;
    assert_eq!(seen["view"]["seats"][0]["reserved"][0]["card"], Value::Null);
    assert!(!offer(&seen).is_empty());
    let own = first.socket(0).await.expect("state").await;
    assert!(own["view"]["seats"][0]["reserved"][0]["card"]["id"].is_string());
}

#[tokio::test]
async fn spectators_see_what_is_public_and_may_do_nothing() {
    let server = Server::start().await;
    let (first, second) = two(&server).await;
    let (mut one, mut watcher) = (first.socket(0).await, second.watch().await);
    let told = watcher.expect("table").await;
    assert_eq!((&told["role"], &told["mine"], &told["seat"]), (&json!("spectator"), &json!([]), &json!(0)));
    let seen = watcher.expect("state").await;
    assert_eq!((&seen["role"], offer(&seen).len(), &seen["undo"]), (&json!("spectator"), 0, &json!(false)));
    let told = one.until(|message| message["type"] == "table" && message["watchers"] == 1).await;
    assert_eq!(told["players"][0]["present"], true);
    let now = version(&seen);
    for message in [
        json!({"type": "move", "actions": ["take:WUG"], "version": now}),
        json!({"type": "undo", "version": now}),
        json!({"type": "resign", "version": now}),
        json!({"type": "replace", "seat": 0, "bot": "random", "version": now}),
        json!({"type": "sit", "version": now}),
    ] {
        assert_eq!(watcher.ask(message.clone()).await["code"], "spectator", "{message}");
    }
    one.ask(json!({"type": "move", "actions": ["reserve:1"], "version": now})).await;
    let seen = state(&mut watcher, now + 1).await;
    assert_eq!(seen["view"]["seats"][0]["reserved"][0]["card"], Value::Null);
    for path in ["/leave", "/link", "/rematch", "/return"] {
        let refused = server.request(Method::POST, &first.path(path)).send().await.unwrap();
        assert!([401, 403].contains(&refused.status().as_u16()), "{path}");
    }
}

#[tokio::test]
async fn who_leaves_before_the_start_frees_the_seat() {
    let server = Server::start().await;
    let table = server.open(json!({"game": "splendor", "seats": ["me", "open", "open"]})).await;
    let guest = server.join(&table.name, json!({"name": "Ola"})).await;
    let left = guest.post("/leave").await;
    assert_eq!(left.status(), StatusCode::NO_CONTENT);
    assert!(left.headers()["set-cookie"].to_str().unwrap().contains("Max-Age=0"));
    assert_eq!(table.info().await["seats"], json!(["person", "open", "open"]));
    assert_eq!(guest.get("").await.status(), StatusCode::UNAUTHORIZED);
    let mut socket = table.socket(0).await;
    let now = version(&socket.expect("table").await);
    assert_eq!(socket.ask(json!({"type": "replace", "seat": 1, "bot": "1", "version": now})).await["type"], "accepted");
    assert_eq!(
        socket.ask(json!({"type": "replace", "seat": 0, "bot": "1", "version": now + 1})).await["code"],
        "seat-taken"
    );
    assert_eq!(
        socket.ask(json!({"type": "replace", "seat": 2, "bot": "9", "version": now + 1})).await["code"],
        "no-such-bot"
    );
    assert_eq!(
        socket.ask(json!({"type": "replace", "seat": 2, "bot": "random", "version": now + 1})).await["type"],
        "accepted"
    );
    assert_eq!(table.info().await["stage"], "playing");
}

#[tokio::test]
async fn who_gives_up_loses() {
    let server = Server::start().await;
    let (first, second) = two(&server).await;
    let (mut one, mut two) = (first.socket(0).await, second.socket(0).await);
    let now = version(&one.expect("state").await);
    assert_eq!(first.get("/record").await.status(), StatusCode::CONFLICT);
    assert_eq!(two.ask(json!({"type": "resign", "version": now})).await["version"], now + 1);
    let over = state(&mut one, now + 1).await;
    assert_eq!((&over["turn"]["kind"], offer(&over).len()), (&json!("over"), 0));
    assert_eq!(over["news"][0]["message"]["key"], "server-resigned");
    let told = one.until(|message| message["type"] == "table" && message["stage"] == "over").await;
    assert_eq!(told["ending"], json!({"how": "resigned", "seat": 1, "places": [1, 2]}));
    assert_eq!(told["secret"].as_str().unwrap().len(), 64);
    let record = first.get("/record").await.text().await.unwrap();
    for header in ["[Ending \"resigned\"]", "[Seat0 \"Ala\"]", "[Seat1 \"Ola\"]", "[Result \"*\"]"] {
        assert!(record.contains(header), "{header} in {record}");
    }
    let answer = one.ask(json!({"type": "move", "actions": ["take:WUG"], "version": now + 1})).await;
    assert_eq!(answer["code"], "not-playing");
}

#[tokio::test]
async fn of_three_the_others_play_on() {
    let server = Server::start().await;
    let wanted = json!({"game": "splendor", "options": {"first": "0"}, "seats": ["me", "open", "open"]});
    let first = server.open(wanted).await;
    let second = server.join(&first.name, json!({})).await;
    let third = server.join(&first.name, json!({})).await;
    let (mut one, mut two, mut three) = (first.socket(0).await, second.socket(0).await, third.socket(0).await);
    let now = version(&three.expect("state").await);
    one.ask(json!({"type": "resign", "version": now})).await;
    // A bot plays on, and it is the second player's turn.
    let moved = state(&mut two, now + 2).await;
    assert_eq!(moved["turn"], json!({"kind": "player", "seat": 1}));
    let told = second.info().await;
    assert_eq!(
        (&told["stage"], &told["players"][0]["resigned"], &told["players"][0]["bot"]),
        (&json!("playing"), &json!(true), &json!("2"))
    );
    assert_eq!(one.ask(json!({"type": "sit", "version": now + 2})).await["code"], "seat-taken");
    two.ask(json!({"type": "resign", "version": now + 2})).await;
    let told = three.until(|message| message["type"] == "table" && message["stage"] == "over").await;
    assert_eq!(told["ending"]["places"], json!([3, 2, 1]));
}

#[tokio::test]
async fn a_bot_plays_for_who_is_away_until_they_come_back() {
    let server = Server::with(Settings { away: Duration::from_millis(100), ..quick() }).await;
    let (first, second) = two(&server).await;
    let mut two = second.socket(0).await;
    let now = version(&two.expect("state").await);
    let replace = json!({"type": "replace", "seat": 0, "bot": "random", "version": now});
    // Whoever has not come yet is away after a while.
    two.until(|message| message["type"] == "table" && message["players"][0]["away"] == true).await;
    assert_eq!(two.ask(replace).await["type"], "accepted");
    let moved = state(&mut two, now + 2).await;
    assert_eq!(moved["turn"], json!({"kind": "player", "seat": 1}));
    let mut one = first.socket(0).await;
    let back = one.expect("state").await;
    assert_eq!((offer(&back).len(), &back["seat"]), (0, &json!(0)));
    assert_eq!(one.ask(json!({"type": "sit", "version": now + 2})).await["type"], "accepted");
    assert_eq!(first.info().await["players"][0]["bot"], Value::Null);
    let there = json!({"type": "replace", "seat": 0, "bot": "random", "version": now + 3});
    assert_eq!(two.ask(there).await["code"], "not-away");
    // Who leaves for good cannot come back.
    drop(one);
    assert_eq!(first.post("/leave").await.status(), StatusCode::NO_CONTENT);
    assert_eq!(first.get("").await.status(), StatusCode::UNAUTHORIZED);
    let told = two.until(|message| message["type"] == "table" && message["players"][0]["gone"] == true).await;
    assert_eq!(told["stage"], "playing");
    assert_eq!(second.post("/leave").await.status(), StatusCode::NO_CONTENT);
    let info: Value = server.get(&second.path("")).await.json().await.unwrap();
    assert_eq!(info["ending"]["how"], "abandoned");
}

#[tokio::test]
async fn a_return_link_opens_the_seat_in_another_browser() {
    let server = Server::start().await;
    let (first, second) = two(&server).await;
    let link: Value = first.post("/link").await.json().await.unwrap();
    let token = link["token"].as_str().unwrap();
    assert_ne!(token, first.token);
    let response = server.request(Method::POST, &first.path("/return")).bearer_auth(token).send().await.unwrap();
    let back = server.seat(response).await;
    assert_eq!(back.opened["mine"], json!([0]));
    assert!(back.token != first.token && back.token != token);
    assert_eq!(back.info().await["role"], "player");
    let wrong = server.request(Method::POST, &first.path("/return")).bearer_auth("nonsense").send().await.unwrap();
    assert_eq!(wrong.status(), StatusCode::UNAUTHORIZED);
    // Many links: the oldest do not open anything any more, and nobody else's are touched.
    let mut made = 0;
    while back.post("/link").await.status() == StatusCode::OK {
        made += 1;
        assert!(made < 20, "a player has only so many");
    }
    assert!(made > 3, "{made}");
    assert_eq!(back.get("").await.status(), StatusCode::UNAUTHORIZED);
    assert_eq!(second.info().await["role"], "player");
}

#[tokio::test]
async fn at_one_screen_several_play() {
    let server = Server::start().await;
    let wanted = json!({"game": "splendor", "options": {"first": "1"}, "seats": ["me", "me"], "names": ["Ala", "Ola"]});
    let table = server.open(wanted).await;
    assert_eq!((&table.opened["mine"], &table.opened["players"][1]["name"]), (&json!([0, 1]), &json!("Ola")));
    let mut socket = table.socket(0).await;
    let mut shown = socket.expect("state").await;
    for turn in 0..6 {
        assert_eq!(shown["seat"], json!((turn + 1) % 2), "whoever is to move looks");
        let action = if turn < 2 { "reserve:1".to_owned() } else { offer(&shown)[0].to_owned() };
        shown = socket.play_and_see(version(&shown), &[&action]).await;
        if turn == 0 {
            // The other one looks now: the hidden card is in no byte.
            assert_eq!(shown["view"]["seats"][1]["reserved"][0]["card"], Value::Null);
            assert!(shown["news"].as_array().unwrap().iter().all(|news| !news.to_string().contains("\"1W1\"")));
        }
    }
    assert_eq!(shown["takeback"], true, "all seats are one's own");
}

#[tokio::test]
async fn a_rematch_seats_the_same_people_at_a_new_table() {
    let server = Server::start().await;
    let (first, second) = two(&server).await;
    let mut one = first.socket(0).await;
    let now = version(&one.expect("state").await);
    assert_eq!(first.post("/rematch").await.status(), StatusCode::CONFLICT);
    one.ask(json!({"type": "resign", "version": now})).await;
    let again = server.seat(second.post("/rematch").await).await;
    assert_eq!((&again.opened["mine"], &again.opened["seats"]), (&json!([1]), &json!(["reserved", "person"])));
    assert_ne!(again.name, first.name);
    let told = one.until(|message| message["type"] == "table" && message["next"].is_string()).await;
    assert_eq!(told["next"], again.name);
    let stranger = server.post(&again.path("/join"), json!({})).await;
    assert_eq!(stranger.json::<Value>().await.unwrap()["code"], "no-open-seat");
    let mine = server.seat(first.post("/rematch").await).await;
    assert_eq!((&mine.name, &mine.opened["stage"]), (&again.name, &json!("playing")));
    assert_eq!(mine.opened["players"][0]["name"], "Ala");
    assert_eq!(first.post("/rematch").await.json::<Value>().await.unwrap()["code"], "no-open-seat");
}

#[tokio::test]
async fn why_not_is_answered_with_the_rule() {
    let server = Server::start().await;
    let table = server.splendor().await;
    let mut socket = table.socket(0).await;
    socket.expect("state").await;
    let answer = socket.ask(json!({"type": "why", "action": "take:WU"})).await;
    assert_eq!((&answer["type"], &answer["legal"], &answer["rule"]), (&json!("why"), &json!(false), &json!("SPL-10")));
    assert_eq!(answer["reason"]["key"], "refuse-take-more");
    let answer = socket.ask(json!({"type": "why", "action": "take:WUG"})).await;
    assert_eq!((&answer["legal"], &answer["reason"]), (&json!(true), &Value::Null));
    assert_eq!(table.info().await["version"], 1, "nothing was played");
}

#[tokio::test]
async fn games_are_listed_with_their_bots() {
    let server = Server::start().await;
    let games: Value = server.get("/api/games").await.json().await.unwrap();
    let names: Vec<&str> = games.as_array().unwrap().iter().map(|game| game["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["splendor", "marvel", "duel", "dc"]);
    assert_eq!(games[0]["bots"], json!(["random", "greedy", "1", "2", "3", "4", "5"]));
    assert_eq!(games[0]["players"][1]["options"][0], json!({"name": "first", "values": ["random", "0", "1", "2"]}));
    let table = server.splendor().await;
    let path = format!("/api/tables?ids={},0123456789abcdef,nonsense", table.name);
    let listed: Value = server.get(&path).await.json().await.unwrap();
    assert_eq!(listed.as_array().unwrap().len(), 1);
    assert_eq!(listed[0]["turn"], json!({"kind": "player", "seat": 0}));
}

#[tokio::test]
async fn what_stands_on_cards_can_be_asked_for() {
    let server = Server::start().await;
    let answer = server.get("/api/games/dc/cards").await;
    let tag = answer.headers()["etag"].clone();
    let cards: Value = answer.json().await.unwrap();
    assert_eq!(cards["cards"]["kick"]["power"], 2);
    assert_eq!(cards["cards"]["kick"]["labels"][0]["key"], "dc-super-power");
    assert_eq!(cards["heroes"]["batman"]["reconstructed"], false);
    let again = server.request(Method::GET, "/api/games/dc/cards").header("if-none-match", tag).send().await.unwrap();
    assert_eq!(again.status(), 304);
    for other in ["splendor", "chess"] {
        let answer = server.get(&format!("/api/games/{other}/cards")).await;
        assert_eq!(answer.status(), 404);
        assert_eq!(answer.json::<Value>().await.unwrap()["code"], "unknown-path");
    }
}
