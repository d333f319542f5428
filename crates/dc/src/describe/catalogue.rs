//! Everything that stands on the cards of a set, for clients that show them.

use super::{Description, card, challenge, given_names, hero, machinations, plot, which};
use crate::set::CardSet;
use crate::vocabulary::{CardEntry, Effect, Points, Source, Type};
use game::Message;
use serde::Serialize;
use std::collections::BTreeMap;

/// All cards of a set with what they say, each by its id.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DcCatalogue"))]
pub struct Catalogue {
    /// SHA-256 of the card files, as in the config of a game.
    pub hash: String,
    /// The cards that are played from a hand.
    pub cards: BTreeMap<String, CardText>,
    /// The Super Heroes.
    pub heroes: BTreeMap<String, TileText>,
    /// The Challenges.
    pub challenges: BTreeMap<String, TileText>,
    /// The Plots.
    pub plots: BTreeMap<String, TileText>,
    /// The Machinations.
    pub machinations: BTreeMap<String, TileText>,
    /// Names that a card file gives, by the keys of the messages that they replace.
    pub names: BTreeMap<String, String>,
}

/// A card that is played from a hand.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DcCardText"))]
pub struct CardText {
    /// Its type.
    #[cfg_attr(
        feature = "ts",
        ts(
            type = "\"starter\" | \"hero\" | \"villain\" | \"super-power\" | \"equipment\" | \"location\" | \"super-villain\" | \
                   \"weakness\""
        )
    )]
    pub kind: &'static str,
    /// What is printed as its cost.
    pub cost: i32,
    /// Its victory points; nothing if they depend on other cards.
    pub points: Option<i8>,
    /// The Power that it gives whatever else happens.
    pub power: u16,
    /// The cards that are drawn for it whatever else happens.
    pub draws: u16,
    /// Is there an Attack on it?
    pub attack: bool,
    /// Can it be used against an Attack?
    pub defense: bool,
    /// What it is, as labels.
    #[cfg_attr(feature = "ts", ts(type = "Array<import(\"../protocol/Message\").Message>"))]
    pub labels: Vec<Message>,
    /// What it does, each message a sentence of its own.
    #[cfg_attr(feature = "ts", ts(type = "Array<import(\"../protocol/Message\").Message>"))]
    pub text: Vec<Message>,
    /// Its text is ours, since the printed one could not be had.
    pub reconstructed: bool,
}

/// A Super Hero, a Challenge, a Plot or Machinations.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DcTileText"))]
pub struct TileText {
    /// What it is, as labels.
    #[cfg_attr(feature = "ts", ts(type = "Array<import(\"../protocol/Message\").Message>"))]
    pub labels: Vec<Message>,
    /// What it does, each message a sentence of its own.
    #[cfg_attr(feature = "ts", ts(type = "Array<import(\"../protocol/Message\").Message>"))]
    pub text: Vec<Message>,
    /// What a Challenge asks for, requirement by requirement, in the order of a view.
    #[cfg_attr(feature = "ts", ts(type = "Array<import(\"../protocol/Message\").Message>"))]
    pub needs: Vec<Message>,
    /// Its text is ours, since the printed one could not be had.
    pub reconstructed: bool,
}

/// What stands on the cards of a set.
pub fn catalogue(set: &CardSet) -> Catalogue {
    let file = set.entries();
    Catalogue {
        hash: set.hash().into(),
        cards: file.cards.iter().map(|entry| (entry.id.clone(), card_text(set, entry))).collect(),
        heroes: file.heroes.iter().map(|entry| (entry.id.clone(), tile(hero(entry), Vec::new()))).collect(),
        challenges: (file.challenges.iter())
            .map(|entry| (entry.id.clone(), tile(challenge(entry), entry.needs.iter().map(which).collect())))
            .collect(),
        plots: file.plots.iter().map(|entry| (entry.id.clone(), tile(plot(entry), Vec::new()))).collect(),
        machinations: (file.machinations.iter())
            .map(|entry| (entry.id.clone(), tile(machinations(entry), Vec::new())))
            .collect(),
        names: given_names(set).into_iter().map(|(key, name)| (key, name.into())).collect(),
    }
}

fn tile(description: Description, needs: Vec<Message>) -> TileText {
    let reconstructed = description.source == Source::Reconstructed;
    TileText { labels: description.labels, text: description.text, needs, reconstructed }
}

fn card_text(set: &CardSet, entry: &CardEntry) -> CardText {
    let description = card(entry);
    let sum = |amount: fn(&Effect) -> u8| entry.play.iter().map(|effect| u16::from(amount(effect))).sum();
    CardText {
        kind: kind(entry.kind),
        cost: entry.cost,
        points: match entry.vp {
            Points::Points(points) => Some(points),
            Points::ForEach(..) | Points::IfOthers(..) => None,
        },
        power: sum(|effect| if let Effect::Power(power) = effect { *power } else { 0 }),
        draws: sum(|effect| if let Effect::Draw(cards) = effect { *cards } else { 0 }),
        attack: set.by_id(&entry.id).is_some_and(|card| set.with_attack.has(card)),
        defense: entry.defense.is_some(),
        labels: description.labels,
        text: description.text,
        reconstructed: description.source == Source::Reconstructed,
    }
}

fn kind(kind: Type) -> &'static str {
    match kind {
        Type::Starter => "starter",
        Type::Hero => "hero",
        Type::Villain => "villain",
        Type::SuperPower => "super-power",
        Type::Equipment => "equipment",
        Type::Location => "location",
        Type::SuperVillain => "super-villain",
        Type::Weakness => "weakness",
    }
}

#[cfg(test)]
mod tests {
    use super::catalogue;
    use crate::set::cards;

    #[test]
    fn every_card_and_tile_of_the_set_is_in_its_catalogue() {
        let set = cards();
        let all = catalogue(set);
        assert_eq!(all.hash, set.hash());
        assert_eq!(all.cards.len(), set.cards().len());
        assert_eq!(all.heroes.len(), set.heroes().len());
        assert_eq!(all.challenges.len(), set.challenges().len());
        assert_eq!(all.plots.len(), set.plots().len());
        assert_eq!(all.machinations.len(), set.machinations().len());
        let said = all.cards.values().map(|card| &card.text);
        let said = said.chain(all.heroes.values().map(|hero| &hero.text));
        assert!(said.clone().all(|text| !text.is_empty()));
    }

    #[test]
    fn what_is_shown_at_a_glance_is_what_the_card_does() {
        let all = catalogue(cards());
        let card = |id: &str| all.cards[id].clone();
        let kick = card("kick");
        assert_eq!((kick.kind, kick.cost, kick.points, kick.power), ("super-power", 3, Some(1), 2));
        assert!(!kick.attack && !kick.defense && !kick.reconstructed);
        assert_eq!((card("the_owlship").power, card("the_owlship").draws), (1, 2));
        assert!(card("the_owlship").reconstructed);
        // What is drawn for a Defense is not drawn for playing it.
        assert_eq!((card("lasso_of_truth").defense, card("lasso_of_truth").draws), (true, 0));
        assert!(card("bane").attack);
        assert_eq!(card("utility_belt").points, None);
        assert_eq!(all.challenges["nixon"].needs.len(), 2);
    }
}
