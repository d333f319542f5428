//! Everything that stands on the cards of DC, in three languages, kept in files: whatever changes what people read shows up in review.
//!
//! `INSTA_UPDATE=always cargo test -p text --test dc_cards` writes them anew.

use dc::describe::{self, Description};
use text::{Lang, Text};

/// A card as people read it: its name with its labels and the mark, then its text.
fn card(text: &Text, name: &str, id: &str, description: &Description) -> String {
    let labels: Vec<String> = description.labels.iter().map(|label| text.say("dc", label, &[])).collect();
    let sentences: Vec<String> = description.text.iter().map(|sentence| text.sentence("dc", sentence)).collect();
    let mark = text.say("dc", &description.mark(), &[]);
    format!("{name} ({id})\n  {} | {mark}\n  {}\n", labels.join(" | "), sentences.join(" "))
}

fn all(text: &Text) -> String {
    let file = dc::cards().entries();
    let cards = file.cards.iter().map(|entry| (text.card("dc", &entry.id), &entry.id, describe::card(entry)));
    let heroes = file.heroes.iter().map(|entry| (&entry.id, describe::hero(entry)));
    let challenges = file.challenges.iter().map(|entry| (&entry.id, describe::challenge(entry)));
    let plots = file.plots.iter().map(|entry| (&entry.id, describe::plot(entry)));
    let machinations = file.machinations.iter().map(|entry| (&entry.id, describe::machinations(entry)));
    let tiles = heroes.chain(challenges).chain(plots).chain(machinations);
    let tiles = tiles.map(|(id, description)| (text.tile("dc", id), id, description));
    cards.chain(tiles).map(|(name, id, description)| card(text, &name, id, &description)).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_card_in_every_language() {
    for lang in Lang::ALL {
        insta::assert_snapshot!(lang.code(), all(&Text::new(lang)));
    }
}
