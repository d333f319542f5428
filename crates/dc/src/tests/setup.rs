//! DCB-01 to DCB-07: what there is, and what lies on the table when the first turn begins.

use super::table::{Table, card};
use crate::set::cards;
use crate::vocabulary::{Pack, Type};
use crate::{Card, Config};
use game::{Seat, Turn};

/// All cards of the base game of which this holds, copies counted.
fn copies(test: impl Fn(Card) -> bool) -> u32 {
    let base = Card::all().filter(|card| card.facts().pack == Pack::Base);
    base.filter(|&card| test(card)).map(|card| u32::from(card.facts().copies)).sum()
}

#[test]
fn dcb_01_two_to_five_players_and_so_many_cards() {
    for players in 1..=6 {
        let config = format!("players={players} mode=base").parse::<Config>();
        assert_eq!(config.is_ok(), (2..=5).contains(&players), "{players}");
    }
    let set = cards();
    let beside = [set.punch, set.vulnerability, set.kick, set.weakness];
    assert_eq!(beside.map(|card| card.facts().copies), [36, 16, 16, 20]);
    let super_villain = |card: Card| card.facts().kind == Type::SuperVillain;
    assert_eq!(copies(super_villain), 12);
    assert_eq!(copies(|card| !super_villain(card) && !beside.contains(&card)), 114);
    assert_eq!(set.heroes_of(Pack::Base).count(), 7);
}

#[test]
fn dcb_02_super_heroes_are_drawn_chosen_or_kept_of_two() {
    let all = "hero:aquaman hero:batman hero:cyborg hero:green_lantern hero:superman hero:the_flash hero:wonder_woman";
    let mut table = Table::start("players=2 mode=base first=0 heroes=random");
    assert_eq!((table.turn(), table.legal().as_str()), (Turn::Chance, all), "no promotional ones");
    table.act("hero:batman");
    assert!(table.turn() == Turn::Chance && !table.allows("hero:batman"));
    let mut table = Table::start("players=2 mode=base first=0 heroes=chosen");
    assert_eq!((table.turn(), table.legal().as_str()), (Turn::Player(Seat::new(0)), all));
    table.act("hero:batman");
    assert_eq!((table.turn(), table.refused("hero:batman")), (Turn::Player(Seat::new(1)), "DCB-02"));
    let mut table = Table::start("players=2 mode=base first=0 heroes=two");
    table.act("hero:superman hero:batman");
    assert_eq!((table.turn(), table.legal().as_str()), (Turn::Player(Seat::new(0)), "hero:batman hero:superman"));
    table.act("hero:batman");
    assert_eq!((table.turn(), table.allows("hero:superman")), (Turn::Chance, true), "the other one goes back");
}

#[test]
fn dcb_02_ten_starters_of_which_five_are_drawn() {
    let mut table = Table::start("players=3 mode=base first=0");
    table.act("hero:batman hero:cyborg hero:superman");
    for seat in 0..3 {
        let player = &table.game.players[seat];
        assert_eq!(player.deck().count(card("punch")), 7, "a deck of ten");
        assert_eq!((player.deck().count(card("vulnerability")), player.deck().len()), (3, 10));
        table.draw("vulnerability punch vulnerability punch vulnerability");
        assert_eq!(table.hand_of(seat as u8), "punch punch vulnerability vulnerability vulnerability");
        assert_eq!(table.game.players[seat].deck().len(), 5);
    }
}

#[test]
fn dcb_03_five_cards_of_the_main_deck_are_the_line_up() {
    let mut table = Table::start("players=2 mode=base first=0");
    assert_eq!(table.game.main().len(), 114);
    for &card in table.game.main().cards() {
        assert!(!matches!(card.facts().kind, Type::SuperVillain | Type::Starter | Type::Weakness), "{card}");
    }
    assert!(!table.game.main().has(card("kick")));
    table.act("hero:batman hero:cyborg").draw("punch punch punch punch punch punch punch punch punch punch");
    assert_eq!(table.in_line_up(), "");
    table.draw("mera bane kid_flash mera the_batcave");
    assert_eq!(table.in_line_up(), "kid_flash mera mera the_batcave bane");
    assert_eq!(table.game.main().len(), 109);
    assert_eq!(table.turn(), Turn::Player(Seat::new(0)));
}

#[test]
fn dcb_04_eight_super_villains_with_ras_al_ghul_on_top() {
    for (option, stack) in [("", 8), ("villains=1", 1), ("villains=12", 12)] {
        let mut table = Table::start(&format!("players=2 mode=base first=0 {option}"));
        table.draw_any();
        assert_eq!(table.game.villain, Some(card("ras_al_ghul")));
        assert_eq!(table.game.villains_left, stack - 1);
        table.power(8).act("defeat:ras_al_ghul end");
        while table.turn() == Turn::Chance && !table.allows("draw:atrocitus") {
            let legal = table.legal();
            table.act(legal.split(' ').next().unwrap());
        }
        if stack == 1 {
            assert_eq!(table.turn(), Turn::Over, "there is no other one");
        } else {
            assert_eq!(table.legal().split(' ').count(), 11, "any of the others may lie there");
            assert!(!table.allows("draw:ras_al_ghul"));
        }
    }
    for villains in ["0", "13"] {
        let config = format!("players=2 mode=base villains={villains}").parse::<Config>();
        assert!(config.is_err());
    }
}

#[test]
fn dcb_05_the_stacks_are_not_part_of_the_line_up() {
    let mut table = Table::base(2);
    table.hand(0, "cheetah emerald_knight the_anti_monitor");
    table.act("play:cheetah play:emerald_knight play:the_anti_monitor");
    assert!(table.allows("end"), "with an empty Line-Up there is nothing to gain, to play or to destroy");
    table.hand(0, "cheetah").line_up("mera robin").act("play:cheetah");
    assert_eq!(table.legal(), "lineup:mera lineup:robin");
    table.hand(0, "emerald_knight").act("lineup:mera play:emerald_knight");
    assert_eq!(table.in_line_up(), "", "Robin was the only choice");
    assert_eq!((table.game.kicks, table.game.weaknesses, table.discard_of(0).as_str()), (16, 20, "mera"));
    assert_eq!(table.game.villain, Some(card("ras_al_ghul")));
}

#[test]
fn dcb_06_the_first_player_is_drawn_or_named() {
    let mut table = Table::start("players=3 mode=base");
    table.act("hero:batman hero:cyborg hero:superman");
    assert_eq!((table.turn(), table.legal().as_str()), (Turn::Chance, "first:0 first:1 first:2"));
    assert_eq!(table.refused("draw:punch"), "DCB-06");
    table.act("first:2").draw_any();
    assert_eq!(table.turn(), Turn::Player(Seat::new(2)));
    let mut table = Table::start("players=3 mode=base first=1");
    table.act("hero:batman hero:cyborg hero:superman").draw_any();
    assert_eq!(table.turn(), Turn::Player(Seat::new(1)));
    let mut table = Table::start("players=3 mode=base first=1");
    table.act("hero:batman hero:cyborg hero:the_flash").draw_any();
    assert_eq!(table.turn(), Turn::Player(Seat::new(2)), "The Flash always begins");
}

#[test]
fn dcb_06_play_goes_clockwise() {
    let mut table = Table::base(3);
    for seat in [1, 2, 0, 1] {
        table.act("end").draw_any();
        assert_eq!(table.turn(), Turn::Player(Seat::new(seat)));
    }
}

#[test]
fn dcb_07_a_super_villain_is_a_villain_and_a_kick_a_super_power() {
    let types = &cards().types;
    assert!(types.villain.has(card("lex_luthor")) && types.villain.has(card("bane")));
    assert!(types.super_power.has(card("kick")));
    let typed = |id: &str| types.counted().iter().filter(|kinds| kinds.has(card(id))).count();
    assert_eq!([typed("weakness"), typed("punch"), typed("vulnerability")], [0, 0, 0]);
    assert_eq!([typed("the_batcave"), typed("mera"), typed("batmobile"), typed("lex_luthor")], [1, 1, 1, 1]);
    let mut table = Table::base(2);
    table.hero(0, "wonder_woman").power(8).act("defeat:ras_al_ghul");
    assert_eq!(table.legal(), "yes no", "Wonder Woman has gained a Villain");
}
