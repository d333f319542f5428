//! Whole games by a client that plays any offer.

use crate::client::{Server, Socket, Table, offer, version};
use catalog::AnyPlay;
use game::{Dice, FastDice, Record};
use serde_json::{Value, json};

/// Plays a game to its end with random offers. Every text that was heard, in order.
pub async fn play_to_the_end(table: &Table<'_>, seed: u64) -> Vec<String> {
    let mut dice = FastDice::new(seed);
    let mut socket = table.socket(0).await;
    let mut heard = Vec::new();
    // A bot may have moved before.
    let mut expected = None;
    loop {
        let text = socket.hear_bytes().await.unwrap();
        let message: Value = serde_json::from_str(&text).unwrap();
        heard.push(text);
        match message["type"].as_str() {
            Some("accepted" | "table") => {}
            Some("state") => {
                assert_eq!(version(&message), expected.unwrap_or(version(&message)), "versions have no gap");
                expected = Some(version(&message) + 1);
                if message["turn"]["kind"] == "over" {
                    assert!(offer(&message).is_empty());
                    return heard;
                }
                take_any(&mut socket, &message, &mut dice).await;
            }
            _ => panic!("{message}"),
        }
    }
}

async fn take_any(socket: &mut Socket, state: &Value, dice: &mut FastDice) {
    let offered = offer(state);
    if !offered.is_empty() {
        let action = offered[dice.below(offered.len() as u32) as usize];
        socket.play(version(state), &[action]).await;
    }
}

#[tokio::test]
async fn a_whole_game_is_played_and_its_record_is_valid() {
    let server = Server::start().await;
    let table = server.splendor().await;
    let early = table.get("/record").await;
    assert_eq!(early.status(), 409);
    assert_eq!(early.json::<Value>().await.unwrap()["code"], "not-over");
    let heard = play_to_the_end(&table, 1).await;
    let last: Value = serde_json::from_str(heard.last().unwrap()).unwrap();
    let winners = last["view"]["places"].as_array().unwrap().iter().filter(|&place| place == 1).count();
    assert!(winners > 0);
    let keys: Vec<&str> =
        last["news"].as_array().unwrap().iter().map(|news| news["message"]["key"].as_str().unwrap()).collect();
    assert!(keys.contains(&"event-won") || keys.contains(&"event-shared"), "{keys:?}");

    let mut socket = table.socket(0).await;
    socket.expect("state").await;
    socket.play(version(&last), &["take:WUG"]).await;
    let refused = socket.expect("refused").await;
    assert_eq!((refused["code"].as_str(), refused["rule"].as_str()), (Some("illegal"), Some("SPL-50")));

    let record = table.get("/record").await.text().await.unwrap();
    let play = AnyPlay::replay(&Record::parse(&record).unwrap()).expect("every action is legal");
    let places = play.view(game::Eyes::Spectator)["places"].clone();
    assert_eq!(places, last["view"]["places"]);
}

/// The page cannot show it yet, but other clients can play it.
#[tokio::test]
async fn a_whole_game_of_dc_is_played_in_both_modes() {
    let server = Server::start().await;
    for (options, seats) in [
        (json!({"villains": "1"}), json!(["me", "random"])),
        (json!({"mode": "watchmen"}), json!(["me", "random", "random"])),
    ] {
        let table = server.open(json!({"game": "dc", "options": options, "seats": seats})).await;
        let heard = play_to_the_end(&table, 3).await;
        let last: Value = serde_json::from_str(heard.last().unwrap()).unwrap();
        assert_eq!(last["view"]["game"], "dc");
        let record = table.get("/record").await.text().await.unwrap();
        let play = AnyPlay::replay(&Record::parse(&record).unwrap()).expect("every action is legal");
        assert_eq!(play.view(game::Eyes::Spectator)["places"], last["view"]["places"]);
        assert!(play.config().contains("cards="), "{}", play.config());
    }
}
