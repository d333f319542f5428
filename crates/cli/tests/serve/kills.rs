//! The server is killed at random moments, again and again: nothing that was acknowledged is lost, nothing is half there.

use super::driver::{Driver, open, try_open};
use super::postgres;
use super::program::{Program, free_port};
use serde_json::{Value, json};
use server::store::{DatabaseUrl, Stored, look_into};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::sleep;

/// How often, unless `KLEJNOT_KILLS` says otherwise.
fn kills(usual: u32) -> u32 {
    std::env::var("KLEJNOT_KILLS").map_or(usual, |text| text.parse().unwrap())
}

/// Plays until it is told to stop, through all crashes. A game that is over is followed by another.
async fn play_on(mut driver: Driver, stop: watch::Receiver<bool>) -> Vec<Driver> {
    let mut finished = Vec::new();
    let mut games = ["splendor", "duel", "marvel"].into_iter().cycle();
    while !*stop.borrow() {
        if !driver.play(50).await {
            let address = driver.address;
            let game = games.next().unwrap();
            finished.push(driver);
            driver = loop {
                match try_open(address, game).await {
                    Some(driver) => break driver,
                    None => sleep(Duration::from_millis(20)).await,
                }
            };
        }
    }
    finished.push(driver);
    finished
}

/// Every acknowledged move stands where it was said to stand, whole, and no version is missing.
fn check(driver: &Driver, stored: &Stored) {
    let versions: Vec<i64> = stored.log.iter().map(|row| row.version).collect();
    assert_eq!(versions, (1..=versions.len() as i64).collect::<Vec<_>>(), "no gap");
    for (key, version) in &driver.acknowledged {
        let row = &stored.log[*version as usize - 1];
        assert_eq!(row.key.as_deref(), Some(key.as_str()), "what was acknowledged is there");
        let deed: Value = serde_json::from_str(&row.deed).unwrap();
        assert_eq!((&deed["deed"], deed["actions"].as_array().unwrap().len()), (&json!("played"), 1));
        assert!(deed["draws"].is_array(), "with its draws");
    }
    let mut keys: Vec<&String> = stored.log.iter().filter_map(|row| row.key.as_ref()).collect();
    let count = keys.len();
    keys.sort();
    keys.dedup();
    assert_eq!(keys.len(), count, "nothing was carried out twice");
}

async fn nothing_is_lost(database: &str, kills: u32) {
    let port = free_port();
    let mut program = Program::start(database, port);
    let (tell, stop) = watch::channel(false);
    let mut players = Vec::new();
    for game in ["splendor", "marvel", "duel", "splendor"] {
        players.push(tokio::spawn(play_on(open(program.address, game).await, stop.clone())));
    }
    let mut dice: u64 = 0x9e37_79b9_7f4a_7c15 ^ u64::from(port);
    for _ in 0..kills {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        sleep(Duration::from_millis(20 + (dice >> 33) % 180)).await;
        program.kill();
        program = Program::start(database, port);
    }
    sleep(Duration::from_millis(200)).await;
    tell.send(true).unwrap();
    let mut drivers = Vec::new();
    for player in players {
        drivers.extend(player.await.unwrap());
    }
    let moves: usize = drivers.iter().map(|driver| driver.acknowledged.len()).sum();
    assert!(moves > kills as usize, "only {moves} moves were acknowledged");
    for driver in &drivers {
        // Clients converge, and what was sent before is still known by its key.
        let (one, two) = tokio::join!(driver.state(), driver.state());
        assert_eq!(one, two);
        if let Some((key, version)) = driver.acknowledged.iter().next_back() {
            let again = json!({"type": "undo", "version": version, "key": key});
            assert_eq!(driver.ask(&again).await["code"], "key-used");
        }
    }
    let (status, _) = program.signal("TERM");
    assert_eq!(status.code(), Some(0));
    let url: DatabaseUrl = database.parse().unwrap();
    let store = look_into(&url).await.unwrap();
    for driver in &drivers {
        check(driver, &store.load(&driver.table).await.unwrap().expect("the table is there"));
    }
    println!("{kills} kills, {} tables, {moves} moves acknowledged", drivers.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_survives_kills() {
    let folder = tempfile::tempdir().unwrap();
    nothing_is_lost(&format!("sqlite://{}/games.sqlite", folder.path().display()), kills(40)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_survives_kills() {
    nothing_is_lost(&postgres::database(), kills(20)).await;
}
