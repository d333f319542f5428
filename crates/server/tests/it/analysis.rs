//! Finished games are analysed in the background, once, while bots and people play on.

use crate::client::{Server, offer, quick, version};
use crate::whole_game::play_to_the_end;
use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};
use server::Settings;
use std::time::{Duration, Instant};

async fn ask(server: &Server, path: &str, body: Value) -> Response {
    server.request(Method::POST, path).json(&body).send().await.unwrap()
}

async fn refusal(response: Response) -> (u16, String) {
    let status = response.status().as_u16();
    (status, response.json::<Value>().await.unwrap()["code"].as_str().unwrap().to_owned())
}

/// What was found out, and all that was told on the way.
async fn done(server: &Server, path: &str) -> (Value, Vec<Value>) {
    let begun = Instant::now();
    let mut told: Vec<Value> = Vec::new();
    loop {
        let analysis: Value = server.get(path).await.json().await.unwrap();
        if analysis["state"] == "done" {
            return (analysis["report"].clone(), told);
        }
        assert!(["queued", "running"].contains(&analysis["state"].as_str().unwrap()), "{analysis}");
        assert!(begun.elapsed() < Duration::from_secs(120), "{analysis}");
        told.push(analysis);
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_analysed_once_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite://{}/games.sqlite", folder.path().display());
    let settings = || Settings { database: database.parse().unwrap(), ..quick() };
    let server = Server::with(settings()).await;
    let table = server.splendor().await;
    let path = table.path("/analysis");
    assert_eq!(refusal(ask(&server, &path, json!({})).await).await, (409, "not-over".into()));
    assert_eq!(refusal(server.get(&path).await).await, (404, "unknown-analysis".into()));
    play_to_the_end(&table, 3).await;
    for bad in [json!({"iterations": 0}), json!({"iterations": 20_001}), json!({"iteration": 5})] {
        assert_eq!(refusal(ask(&server, &path, bad).await).await, (400, "malformed".into()));
    }
    let asked = ask(&server, &path, json!({"iterations": 40})).await;
    assert_eq!(asked.status(), StatusCode::ACCEPTED);
    // Bots still move while it is thought about.
    let other = server.splendor().await;
    let mut socket = other.socket(0).await;
    let state = socket.expect("state").await;
    let state = socket.play_and_see(version(&state), &[offer(&state)[0]]).await;
    socket.my_turn(state).await;
    let again: Value = ask(&server, &path, json!({})).await.json().await.unwrap();
    assert!(again["state"] != "failed", "asked again, it is the same one: {again}");
    let (report, told) = done(&server, &path).await;
    assert_eq!((&report["game"], &report["iterations"]), (&json!("splendor"), &json!(40)));
    assert!(report["seats"].as_array().is_some_and(|seats| seats.len() == 2), "{report}");
    assert!(told.is_sorted_by_key(|analysis| analysis["done"].as_u64()), "it goes forward");
    assert!(told.iter().all(|analysis| analysis["done"].as_u64() <= analysis["total"].as_u64()));
    let kept = ask(&server, &path, json!({"iterations": 40})).await;
    assert_eq!(kept.status(), StatusCode::OK, "it is there already");
    // What somebody brings along too.
    let record = table.get("/record").await.text().await.unwrap();
    let imported = server.request(Method::POST, "/api/replays").body(record).send().await.unwrap();
    let imported: Value = imported.json().await.unwrap();
    let brought = format!("/api/replays/{}/analysis", imported["replay"].as_str().unwrap());
    assert_eq!(ask(&server, &brought, json!({"iterations": 40})).await.status(), StatusCode::ACCEPTED);
    assert_eq!(done(&server, &brought).await.0, report, "the same game, the same seed");
    drop((table, other, socket));
    server.stop().await.unwrap();
    let server = Server::with(settings()).await;
    assert_eq!(done(&server, &path).await.0, report);
}

#[tokio::test]
async fn a_game_without_a_decision_is_not_analysed() {
    let server = Server::start().await;
    let bare = "[Game \"splendor\"]\n[Version \"1\"]\n[Players \"2\"]\n\nfirst:1\n";
    let imported = server.request(Method::POST, "/api/replays").body(bare).send().await.unwrap();
    let imported: Value = imported.json().await.unwrap();
    let path = format!("/api/replays/{}/analysis", imported["replay"].as_str().unwrap());
    assert_eq!(refusal(ask(&server, &path, json!({})).await).await, (409, "nothing-to-analyse".into()));
    let unknown = ask(&server, "/api/replays/0123456789abcdef/analysis", json!({})).await;
    assert_eq!(refusal(unknown).await, (404, "unknown-replay".into()));
}

/// Whoever has asked for it can do without, and ask again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_analysis_is_stopped_and_begun_anew() {
    let server = Server::start().await;
    let table = server.splendor().await;
    play_to_the_end(&table, 3).await;
    let path = table.path("/analysis");
    let stop = async || server.request(Method::DELETE, &path).send().await.unwrap();
    assert_eq!(refusal(stop().await).await, (404, "unknown-analysis".into()));
    assert_eq!(ask(&server, &path, json!({"iterations": 20_000})).await.status(), StatusCode::ACCEPTED);
    assert_eq!(stop().await.status(), StatusCode::NO_CONTENT);
    assert_eq!(refusal(server.get(&path).await).await, (404, "unknown-analysis".into()));
    assert_eq!(ask(&server, &path, json!({"iterations": 10})).await.status(), StatusCode::ACCEPTED);
    let (report, _) = done(&server, &path).await;
    assert_eq!(report["iterations"], 10);
    let analysis: Value = server.get(&path).await.json().await.unwrap();
    let best = &report["seats"][0]["decisions"][0]["choices"][0]["action"];
    assert!(analysis["actions"][best.as_str().unwrap()]["kind"].is_string(), "{analysis}");
}

/// A stop does not wait for an analysis.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stop_breaks_an_analysis_off() {
    let server = Server::start().await;
    let table = server.splendor().await;
    play_to_the_end(&table, 3).await;
    let path = table.path("/analysis");
    assert_eq!(ask(&server, &path, json!({"iterations": 300})).await.status(), StatusCode::ACCEPTED);
    drop(table);
    let begun = Instant::now();
    server.stop().await.unwrap();
    assert!(begun.elapsed() < Duration::from_secs(7), "{:?}", begun.elapsed());
}
