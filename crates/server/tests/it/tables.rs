//! Opening tables, and who may sit at them.

use crate::client::{Server, Socket};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

/// Asks for a table that there cannot be.
async fn refused(wanted: Value) -> (u16, Value) {
    let server = Server::start().await;
    let response = server.request(Method::POST, "/api/tables").json(&wanted).send().await.unwrap();
    (response.status().as_u16(), response.json().await.unwrap())
}

#[tokio::test]
async fn a_table_is_opened_as_it_was_asked_for() {
    let server = Server::start().await;
    let table = server.open(json!({"game": "splendor", "seats": ["random", "me", "random"]})).await;
    assert_eq!(table.opened["game"], "splendor");
    assert_eq!(table.opened["config"], "players=3 first=random");
    assert_eq!(table.opened["seat"], 1);
    assert_eq!(table.opened["seats"], json!(["random", "person", "random"]));
    let info: Value = table.get("").await.json().await.unwrap();
    assert_eq!(info["table"], table.name);
    assert_eq!(info["seat"], 1);
    assert_eq!(info.get("token"), None);
}

#[tokio::test]
async fn the_seat_is_a_cookie_that_scripts_cannot_read() {
    let server = Server::start().await;
    let table = server.splendor().await;
    let path = format!("Path={};", table.path(""));
    for part in ["HttpOnly", "SameSite=Strict", path.as_str(), table.token.as_str()] {
        assert!(table.cookie.contains(part), "{part} in {}", table.cookie);
    }
    let cookie = table.cookie.split(';').next().unwrap();
    let request = server.request(Method::GET, &table.path("")).header("cookie", format!("other=1; {cookie}"));
    assert_eq!(request.send().await.unwrap().status(), StatusCode::OK);
    let mut handshake = table.handshake(0);
    handshake.headers_mut().insert("cookie", cookie.parse().unwrap());
    Socket::connect(handshake).await.expect("the cookie opens the socket").expect("state").await;
}

#[tokio::test]
async fn without_the_right_token_nobody_gets_in() {
    let server = Server::start().await;
    let (table, other) = (server.splendor().await, server.splendor().await);
    let wrong = "0".repeat(table.token.len());
    for token in ["", wrong.as_str(), other.token.as_str()] {
        let response = server.request(Method::GET, &table.path("")).bearer_auth(token).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::UNAUTHORIZED);
        assert_eq!(response.json::<Value>().await.unwrap()["code"], "no-seat");
        let mut handshake = table.handshake(0);
        handshake.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
        assert_eq!(Socket::connect(handshake).await.err(), Some(401));
    }
}

#[tokio::test]
async fn a_foreign_page_gets_neither_a_socket_nor_a_table() {
    let server = Server::start().await;
    let table = server.splendor().await;
    let mut handshake = table.handshake(0);
    handshake.headers_mut().insert("cookie", table.cookie.split(';').next().unwrap().parse().unwrap());
    handshake.headers_mut().insert("origin", "http://example.com".parse().unwrap());
    assert_eq!(Socket::connect(handshake).await.err(), Some(403));
    let wanted = json!({"game": "splendor", "seats": ["me", "random"]});
    let request = server.request(Method::POST, "/api/tables").header("origin", "http://example.com");
    let response = request.json(&wanted).send().await.unwrap();
    assert_eq!(response.status(), StatusCode::FORBIDDEN);
    assert_eq!(response.json::<Value>().await.unwrap()["code"], "foreign-origin");
}

#[tokio::test]
async fn what_cannot_be_opened_is_refused_with_what_would_be_right() {
    let (status, unknown) = refused(json!({"game": "chess", "seats": ["me"]})).await;
    assert_eq!((status, &unknown["code"]), (400, &json!("unknown-game")));
    let (status, option) =
        refused(json!({"game": "splendor", "options": {"first": "7"}, "seats": ["me", "random"]})).await;
    assert_eq!((status, &option["code"]), (400, &json!("bad-option")));
    assert_eq!(option["reason"]["key"], "bad-option");
    assert!(option["reason"]["args"].to_string().contains("random, 0, 1"), "{option}");
    let (status, alone) = refused(json!({"game": "splendor", "seats": ["me"]})).await;
    assert_eq!((status, &alone["code"]), (400, &json!("bad-option")));
    let nobody = json!({"game": "splendor", "seats": ["random", "random"]});
    let (status, nobody) = refused(nobody).await;
    assert_eq!((status, &nobody["code"]), (400, &json!("bad-seats")));
    let (status, bot) = refused(json!({"game": "splendor", "seats": ["me", "6"]})).await;
    assert_eq!((status, &bot["code"]), (400, &json!("no-such-bot")));
    for clock in [json!({"kind": "move", "seconds": 0}), json!({"kind": "days", "days": 1000})] {
        let (status, clock) = refused(json!({"game": "splendor", "seats": ["me", "random"], "clock": clock})).await;
        assert_eq!((status, &clock["code"]), (400, &json!("bad-clock")));
    }
    let (status, name) = refused(json!({"game": "splendor", "seats": ["me", "random"], "name": "a\nb"})).await;
    assert_eq!((status, &name["code"]), (400, &json!("bad-name")));
}

#[tokio::test]
async fn requests_that_are_not_what_the_protocol_says_are_answered() {
    let server = Server::start().await;
    let post = |body: String| server.request(Method::POST, "/api/tables").body(body).send();
    for body in ["", "{", "[]", r#"{"game":"splendor"}"#, r#"{"game":"splendor","seats":[1]}"#] {
        let response = post(body.into()).await.unwrap();
        assert_eq!(response.status(), StatusCode::BAD_REQUEST, "{body}");
        assert_eq!(response.json::<Value>().await.unwrap()["code"], "malformed", "{body}");
    }
    let extra = r#"{"game":"splendor","seats":["me","random"],"cheat":true}"#;
    assert_eq!(post(extra.into()).await.unwrap().status(), StatusCode::BAD_REQUEST);
    let large = post("x".repeat(100_000)).await.unwrap();
    assert_eq!(large.status(), StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(large.json::<Value>().await.unwrap()["code"], "too-large");
    let table = server.get("/api/tables/0123456789abcdef").await;
    assert_eq!(table.status(), StatusCode::NOT_FOUND);
    assert_eq!(table.json::<Value>().await.unwrap()["code"], "unknown-table");
    let path = server.get("/api/chairs").await;
    assert_eq!(path.status(), StatusCode::NOT_FOUND);
    assert_eq!(path.json::<Value>().await.unwrap()["code"], "unknown-path");
    let method = server.request(Method::DELETE, "/api/tables").send().await.unwrap();
    assert_eq!(method.status(), StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(method.json::<Value>().await.unwrap()["code"], "wrong-method");
}
