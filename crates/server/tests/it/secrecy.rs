//! What is hidden from a seat is in no byte that it is sent.

use crate::client::Server;
use crate::whole_game::play_to_the_end;
use catalog::AnyPlay;
use game::{Eyes, Record, Turn};
use serde_json::Value;
use std::collections::BTreeMap;

/// The cards that lie hidden in the hand of seat 1, for each version of the game.
fn hidden_cards(record: &str) -> BTreeMap<u64, Vec<String>> {
    let record = Record::parse(record).unwrap();
    let whole = AnyPlay::replay(&record).unwrap();
    let mut play = AnyPlay::new(whole.game(), &whole.config()).unwrap();
    let mut hidden = BTreeMap::new();
    let mut version = 1;
    for action in whole.log(Eyes::Referee) {
        if let Turn::Player(_) = play.turn() {
            version += 1;
        }
        play.try_apply(&action).unwrap();
        let view = play.view(Eyes::Referee);
        let hand = view["seats"][1]["reserved"].as_array().unwrap();
        let cards = hand.iter().filter(|card| card["hidden"] == true);
        hidden.insert(version, cards.map(|card| card["card"]["id"].as_str().unwrap().to_owned()).collect());
    }
    hidden
}

/// The client sends one action per move, so every decision of the record is one version.
#[tokio::test]
async fn spl_14_a_hidden_card_of_another_is_never_sent() {
    let server = Server::start().await;
    let mut looked_for = 0;
    for seed in 0..200 {
        let table = server.splendor().await;
        let heard = play_to_the_end(&table, seed).await;
        let hidden = hidden_cards(&table.get("/record").await.text().await.unwrap());
        for text in heard {
            let message: Value = serde_json::from_str(&text).unwrap();
            // What is said when the table is over hides nothing.
            if message["type"] == "table" {
                continue;
            }
            for card in &hidden[&message["version"].as_u64().unwrap()] {
                assert!(!text.contains(card.as_str()), "{card} in {text}");
                looked_for += 1;
            }
        }
        if looked_for > 100 {
            return;
        }
    }
    panic!("the bot hid too few cards: {looked_for}");
}
