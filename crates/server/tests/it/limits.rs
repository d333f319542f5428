//! Who asks too much, too long or too slowly is refused, while others play on.

use crate::client::{Server, offer, quick, version};
use futures_util::future::join_all;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::{Limits, Rate, Settings};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// Others still play.
async fn plays_on(server: &Server) {
    let table = server.open(json!({"game": "splendor", "seats": ["me", "me"]})).await;
    let mut socket = table.socket(0).await;
    let mut state = socket.expect("state").await;
    for _ in 0..3 {
        let action = offer(&state)[0].to_owned();
        state = socket.play_and_see(version(&state), &[&action]).await;
    }
}

#[tokio::test]
async fn floods_of_requests_and_tables_are_refused() {
    let limits = Limits {
        requests: Rate { burst: 40.0, per_second: 0.001 },
        tables: Rate { burst: 3.0, per_second: 0.001 },
        ..Limits::NONE
    };
    let server = Server::with(Settings { limits, ..quick() }).await;
    let wanted = json!({"game": "splendor", "seats": ["me", "random"]});
    let mut answers = Vec::new();
    for _ in 0..5 {
        answers.push(server.post("/api/tables", wanted.clone()).await.status().as_u16());
    }
    assert_eq!(answers, [201, 201, 201, 429, 429]);
    let answers = join_all((0..50).map(|_| server.get("/api/games"))).await;
    let refused: Vec<_> =
        answers.into_iter().filter(|answer| answer.status() == StatusCode::TOO_MANY_REQUESTS).collect();
    assert_eq!(refused.len(), 15);
    for answer in refused {
        assert_eq!(answer.headers()["x-content-type-options"], "nosniff");
        assert_eq!(answer.json::<Value>().await.unwrap()["code"], "too-many");
    }
}

#[tokio::test]
async fn pages_are_there_for_whoever_has_asked_too_much() {
    let limits = Limits { requests: Rate { burst: 2.0, per_second: 0.001 }, ..Limits::NONE };
    let server = Server::with(Settings { limits, ..quick() }).await;
    let asked = join_all((0..4).map(|_| server.get("/api/games"))).await;
    assert_eq!(asked.iter().filter(|answer| answer.status() == StatusCode::TOO_MANY_REQUESTS).count(), 2);
    for _ in 0..10 {
        let page = server.get("/").await;
        assert_eq!(page.status(), StatusCode::OK);
        assert!(page.headers()["content-type"].to_str().unwrap().starts_with("text/html"));
    }
}

#[tokio::test]
async fn a_cookie_that_came_by_https_stays_there() {
    let proxies = vec!["127.0.0.1".parse().unwrap()];
    for (proxies, secure) in [(proxies, true), (Vec::new(), false)] {
        let server = Server::with(Settings { proxies, ..quick() }).await;
        let request = server.request(Method::POST, "/api/tables").header("x-forwarded-proto", "https");
        let wanted = json!({"game": "splendor", "seats": ["me", "random"]});
        let table = server.seat(request.json(&wanted).send().await.unwrap()).await;
        assert_eq!(table.cookie.ends_with("; Secure"), secure, "{}", table.cookie);
    }
}

#[tokio::test]
async fn a_flood_of_messages_is_refused_and_then_hung_up_on() {
    let limits = Limits { messages: Rate { burst: 10.0, per_second: 0.001 }, ..Limits::NONE };
    let server = Server::with(Settings { limits, ..quick() }).await;
    let table = server.splendor().await;
    let mut socket = table.socket(0).await;
    socket.expect("state").await;
    for number in 0..200 {
        // The server may have hung up by then.
        let _ = socket.try_say(json!({"type": "why", "action": "pass", "key": format!("{number}")}).to_string()).await;
    }
    let (mut answered, mut refused) = (0, 0);
    while let Some(text) = socket.hear_bytes().await {
        let message: Value = serde_json::from_str(&text).unwrap();
        answered += u32::from(message["type"] == "why");
        refused += u32::from(message["code"] == "too-many");
    }
    assert_eq!(answered, 10);
    assert!((1..=100).contains(&refused), "{refused}");
    // The seat is not lost by it.
    assert_eq!(table.info().await["role"], "player");
}

#[tokio::test]
async fn who_has_too_many_connections_is_hung_up_on() {
    let server = Server::with(Settings { limits: Limits { connections: 20, ..Limits::NONE }, ..quick() }).await;
    let table = server.splendor().await;
    let mut held: Vec<TcpStream> = (0..40).map(|_| TcpStream::connect(server.address).unwrap()).collect();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let is_closed = |stream: &mut TcpStream| {
        stream.set_read_timeout(Some(Duration::from_millis(20))).unwrap();
        matches!(stream.read(&mut [0]), Ok(0)) || stream.write_all(b"x").is_err()
    };
    let closed = held.iter_mut().map(is_closed).filter(|&closed| closed).count();
    assert!(closed >= 20, "{closed}");
    held.clear();
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(table.info().await["role"], "player");
}

/// Thousands who begin a request and never end it.
#[tokio::test]
async fn half_open_connections_hold_nobody_up() {
    use tokio::io::AsyncWriteExt;
    let server = Server::start().await;
    let mut held = Vec::new();
    for number in 0..2_000 {
        let mut stream = tokio::net::TcpStream::connect(server.address).await.unwrap();
        let begun: &[u8] = match number % 3 {
            0 => b"",
            1 => b"GET /api/tables HTTP/1.1\r\nHost: x\r\n",
            _ => b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        };
        stream.write_all(begun).await.unwrap();
        held.push(stream);
    }
    plays_on(&server).await;
    drop(held);
    plays_on(&server).await;
}

#[tokio::test]
async fn nonsense_is_answered_and_hurts_nobody() {
    let server = Server::start().await;
    let table = server.splendor().await;
    for raw in [
        b"\x00\x01\x02\x03\r\n\r\n".as_slice(),
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /%00%ff%fe HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 3\r\n\r\n\xff\xfe\x00",
        b"GET /api/tables/0123456789abcdef/socket HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    ] {
        let address = server.address;
        let answer = tokio::task::spawn_blocking(move || {
            let mut stream = TcpStream::connect(address).unwrap();
            stream.set_read_timeout(Some(Duration::from_secs(15))).unwrap();
            stream.write_all(raw).unwrap();
            let mut answer = Vec::new();
            let _ = stream.read_to_end(&mut answer);
            answer
        })
        .await
        .unwrap();
        let answer = String::from_utf8_lossy(&answer);
        assert!(answer.starts_with("HTTP/1.1 4"), "{raw:?}: {answer}");
    }
    // What is no text ends the socket.
    let mut socket = table.socket(0).await;
    socket.expect("state").await;
    socket.say_bytes(&[0xff, 0xfe]).await;
    assert_eq!(socket.expect("refused").await["code"], "malformed");
    plays_on(&server).await;
}

#[tokio::test]
async fn reordered_and_replayed_messages_are_refused() {
    let server = Server::start().await;
    let table = server.open(json!({"game": "splendor", "seats": ["me", "me"]})).await;
    let mut socket = table.socket(0).await;
    let first = socket.expect("state").await;
    let mut sent = Vec::new();
    let mut state = first;
    for number in 0..5 {
        let message = json!({"type": "move", "actions": [offer(&state)[0]], "version": version(&state), "key": format!("m{number}")});
        socket.say(message.to_string()).await;
        state = socket.expect("state").await;
        socket.expect("accepted").await;
        sent.push(message);
    }
    for (number, message) in sent.iter().enumerate().rev() {
        // Word for word: carried out once, and told so.
        socket.say(message.to_string()).await;
        assert_eq!(socket.expect("accepted").await["version"], number + 2);
        // Under a new key: too late.
        let mut late = message.clone();
        late["key"] = json!(format!("late {number}"));
        socket.say(late.to_string()).await;
        assert_eq!(socket.expect("refused").await["code"], "stale");
    }
    assert_eq!(table.info().await["version"], 6);
}
