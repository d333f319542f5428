//! The bot of the documentation plays a whole game.

use super::driver::open_with;
use super::program::Program;
use serde_json::{Value, json};
use std::process::{Command, Stdio};
use std::time::Duration;
use tokio::time::timeout;

const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bot.py");

/// It finds a public table by the stream of events, sits down and plays to the end.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bot_in_python_plays_a_whole_game() {
    assert!(std::fs::read_to_string(BOT).unwrap().lines().count() <= 30);
    let program = Program::start("sqlite::memory:", 0);
    let url = format!("http://{}", program.address);
    let credentials = json!({"name": "Robot", "passphrase": "a long secret"});
    let opened = reqwest::Client::new().post(format!("{url}/api/accounts")).json(&credentials).send().await.unwrap();
    let opened: Value = opened.json().await.unwrap();
    for (game, account) in [("splendor", None), ("duel", opened["token"].as_str())] {
        let mut python = Command::new("python3");
        python.arg(BOT).arg(&url).args(account).stdout(Stdio::piped()).stderr(Stdio::piped());
        let bot = python.spawn().unwrap();
        let wanted = json!({"game": game, "seats": ["me", "open"], "public": true, "name": "Ala"});
        let mut driver = open_with(program.address, &wanted).await;
        let playing = async {
            // A client may say only so much through one socket in so short a time.
            while driver.play(40).await {}
        };
        timeout(Duration::from_secs(120), playing).await.expect("they come to an end");
        let output = tokio::task::spawn_blocking(|| bot.wait_with_output().unwrap()).await.unwrap();
        let (told, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "{errors}");
        assert!(told.starts_with("place ") && told.contains(&driver.table), "{told}");
        assert!(driver.version > 20, "a whole game of {game}");
        if let Some(token) = account {
            let games = reqwest::Client::new().get(format!("{url}/api/account/games")).bearer_auth(token);
            let games: Value = games.send().await.unwrap().json().await.unwrap();
            assert_eq!(games[0]["table"], driver.table, "the account keeps it");
        }
    }
}
