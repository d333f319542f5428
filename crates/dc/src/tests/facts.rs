//! What stands on the cards of the base game: type, cost, victory points, copies.

use super::table::card;
use crate::Card;
use crate::set::{Points, cards};
use crate::vocabulary::Type::{self, *};
use crate::vocabulary::{Pack, Source};

/// Every card: id, type, cost, victory points (none where they follow a formula), copies.
const CARDS: [(&str, Type, u8, Option<i8>, u8); 68] = [
    ("punch", Starter, 0, Some(0), 36),
    ("vulnerability", Starter, 0, Some(0), 16),
    ("kick", SuperPower, 3, Some(1), 16),
    ("weakness", Weakness, 0, Some(-1), 20),
    ("aquamans_trident", Equipment, 3, Some(1), 3),
    ("batmobile", Equipment, 2, Some(1), 3),
    ("green_arrows_bow", Equipment, 4, Some(1), 3),
    ("lasso_of_truth", Equipment, 2, Some(1), 3),
    ("nth_metal", Equipment, 3, Some(1), 4),
    ("power_ring", Equipment, 3, Some(1), 3),
    ("the_bat_signal", Equipment, 5, Some(1), 3),
    ("the_cape_and_cowl", Equipment, 4, Some(1), 3),
    ("utility_belt", Equipment, 5, None, 3),
    ("blue_beetle", Hero, 6, Some(2), 1),
    ("catwoman", Hero, 2, Some(1), 3),
    ("dark_knight", Hero, 5, Some(1), 1),
    ("emerald_knight", Hero, 5, Some(1), 1),
    ("green_arrow", Hero, 5, None, 3),
    ("high_tech_hero", Hero, 3, Some(1), 3),
    ("jonn_jonzz", Hero, 6, Some(2), 1),
    ("kid_flash", Hero, 2, Some(1), 4),
    ("king_of_atlantis", Hero, 5, Some(1), 1),
    ("man_of_steel", Hero, 8, Some(3), 1),
    ("mera", Hero, 3, Some(1), 2),
    ("princess_diana_of_themyscira", Hero, 7, Some(2), 1),
    ("robin", Hero, 3, Some(1), 3),
    ("supergirl", Hero, 4, Some(1), 2),
    ("swamp_thing", Hero, 4, Some(1), 2),
    ("the_fastest_man_alive", Hero, 5, Some(1), 1),
    ("zatanna_zatara", Hero, 4, Some(1), 2),
    ("bulletproof", SuperPower, 4, Some(1), 3),
    ("heat_vision", SuperPower, 6, Some(2), 3),
    ("super_speed", SuperPower, 3, Some(1), 4),
    ("super_strength", SuperPower, 7, Some(2), 3),
    ("x_ray_vision", SuperPower, 3, Some(1), 3),
    ("arkham_asylum", Location, 5, Some(1), 1),
    ("fortress_of_solitude", Location, 5, Some(1), 1),
    ("the_batcave", Location, 5, Some(1), 1),
    ("the_watchtower", Location, 5, Some(1), 1),
    ("titans_tower", Location, 5, Some(1), 1),
    ("bane", Villain, 4, Some(1), 2),
    ("bizarro", Villain, 7, None, 1),
    ("cheetah", Villain, 2, Some(1), 2),
    ("clayface", Villain, 4, Some(1), 2),
    ("doomsday", Villain, 6, Some(2), 2),
    ("gorilla_grodd", Villain, 5, Some(2), 2),
    ("harley_quinn", Villain, 2, Some(1), 2),
    ("lobo", Villain, 7, Some(2), 1),
    ("poison_ivy", Villain, 3, Some(1), 2),
    ("scarecrow", Villain, 5, Some(1), 2),
    ("solomon_grundy", Villain, 6, Some(2), 2),
    ("starro", Villain, 7, Some(2), 1),
    ("suicide_squad", Villain, 4, None, 6),
    ("the_penguin", Villain, 3, Some(1), 2),
    ("the_riddler", Villain, 3, Some(1), 2),
    ("two_face", Villain, 2, Some(1), 2),
    ("ras_al_ghul", SuperVillain, 8, Some(4), 1),
    ("atrocitus", SuperVillain, 10, Some(5), 1),
    ("black_manta", SuperVillain, 8, Some(4), 1),
    ("brainiac", SuperVillain, 11, Some(6), 1),
    ("captain_cold", SuperVillain, 9, Some(5), 1),
    ("darkseid", SuperVillain, 11, Some(6), 1),
    ("deathstroke", SuperVillain, 9, Some(5), 1),
    ("lex_luthor", SuperVillain, 10, Some(5), 1),
    ("parallax", SuperVillain, 12, Some(6), 1),
    ("sinestro", SuperVillain, 10, Some(5), 1),
    ("the_anti_monitor", SuperVillain, 12, Some(6), 1),
    ("the_joker", SuperVillain, 10, Some(5), 1),
];

/// The Super Heroes.
const HEROES: [&str; 7] = ["aquaman", "batman", "cyborg", "green_lantern", "superman", "the_flash", "wonder_woman"];

/// The cards of the main deck.
fn main_deck() -> impl Iterator<Item = Card> {
    let kinds = [Equipment, Hero, SuperPower, Location, Villain];
    let base = Card::all().filter(|card| card.facts().pack == Pack::Base);
    base.filter(move |&found| kinds.contains(&found.facts().kind) && found != card("kick"))
}

/// How many there are of these, copies counted.
fn copies(cards: impl Iterator<Item = Card>) -> u32 {
    cards.map(|card| u32::from(card.facts().copies)).sum()
}

#[test]
fn every_card_has_its_type_cost_points_and_copies() {
    for (id, kind, cost, points, copies) in CARDS {
        let facts = card(id).facts();
        assert_eq!((facts.kind, facts.cost, facts.copies), (kind, cost, copies), "{id}");
        let printed = match facts.vp {
            Points::Fixed(points) => Some(points),
            _ => None,
        };
        assert_eq!(printed, points, "{id}");
        assert_eq!((facts.pack, facts.source), (Pack::Base, Source::Printed), "{id}");
    }
}

#[test]
fn there_are_no_other_cards_and_super_heroes() {
    let base: Vec<&str> =
        cards().cards().iter().filter(|facts| facts.pack == Pack::Base).map(|facts| facts.id.as_str()).collect();
    assert_eq!(base, CARDS.map(|entry| entry.0));
    let heroes: Vec<&str> =
        cards().heroes_of(Pack::Base).map(|hero| cards().heroes()[hero as usize].id.as_str()).collect();
    assert_eq!(heroes, HEROES);
}

#[test]
fn the_main_deck_has_114_cards_of_52_names() {
    assert_eq!((copies(main_deck()), main_deck().count()), (114, 52));
    let of = |kind| copies(main_deck().filter(|card| card.facts().kind == kind));
    assert_eq!([of(Equipment), of(Hero), of(SuperPower), of(Location), of(Villain)], [28, 32, 16, 5, 33]);
}

#[test]
fn nine_cards_of_the_main_deck_attack_and_fourteen_defend() {
    assert_eq!(copies(main_deck().filter(|&card| cards().with_attack.has(card))), 9);
    assert_eq!(copies(main_deck().filter(|&card| cards().with_defense.has(card))), 14);
}

#[test]
fn every_super_villain_but_ras_al_ghul_has_a_first_appearance() {
    let villains = Card::all().filter(|card| card.facts().kind == SuperVillain);
    let silent: Vec<Card> = villains.filter(|card| card.facts().appears.is_none()).collect();
    assert_eq!(silent, [card("ras_al_ghul")]);
}
