//! DCB-40 to DCB-49: single cards.

use super::table::{Table, card};
use crate::{Config, Target};
use game::{Config as _, Seat, Turn};

#[test]
fn dcb_40_foes_cards_that_were_played_go_home_as_soon_as_they_are_resolved() {
    let mut table = Table::base(3);
    table.hand(0, "brainiac").hand(1, "mera kick").hand(2, "captain_cold").act("play:brainiac");
    table.draw("mera captain_cold").act("seat:1");
    assert_eq!((table.discard_of(1).as_str(), table.discard_of(2).as_str()), ("mera", "captain_cold"));
    assert_eq!(
        table.has_power(),
        4 + 2 + 1 + 3,
        "Mera lies in a discard pile when Captain Cold counts; 3 are Green Lantern's"
    );
    let mut table = Table::base(3);
    table.hand(0, "starro").deck(1, "mera").deck(2, "captain_cold").act("play:starro").draw("mera captain_cold");
    table.act("seat:2");
    assert_eq!(table.has_power(), 2 + 4 + 3, "Mera was not home yet");
    assert_eq!((table.discard_of(1).as_str(), table.discard_of(2).as_str()), ("mera", "captain_cold"));
}

#[test]
fn dcb_41_parallax_doubles_all_power_of_the_turn() {
    let mut table = Table::base(2);
    table.hero(0, "wonder_woman").hand(0, "parallax parallax kick").line_up("bane").power(6).act("buy:bane no");
    assert_eq!(table.has_power(), 2);
    table.act("play:parallax");
    assert_eq!(table.has_power(), 8, "6 made, 4 spent: 8 left");
    table.act("play:kick");
    assert_eq!(table.has_power(), 12);
    table.act("play:parallax");
    assert_eq!(table.has_power(), 8 * 4 - 4, "twice: four times as much");
}

#[test]
fn dcb_42_jonn_jonzz_needs_a_face_up_super_villain_and_bows_add_up() {
    let mut table = Table::base(2);
    table.hand(0, "jonn_jonzz green_arrows_bow green_arrows_bow").act("play:green_arrows_bow play:green_arrows_bow");
    assert_eq!(table.game.villain_price(card("ras_al_ghul")), 4);
    table.act("defeat:ras_al_ghul play:jonn_jonzz");
    assert_eq!(table.has_power(), 0, "nothing is played");
    assert!(table.allows("end"));
}

#[test]
fn dcb_42_without_a_stack_texts_about_super_villains_do_nothing() {
    let mut table = Table::watchmen(3);
    table.plot("subversion_of_heroes").hand(0, "jonn_jonzz green_arrows_bow");
    let price = table.game.price_to_beat(Target::Plot);
    table.act("play:green_arrows_bow");
    assert!(price.is_some());
    assert_eq!(table.game.price_to_beat(Target::Plot), price, "a Plot does not become cheaper");
    table.act("play:jonn_jonzz");
    assert_eq!(table.has_power(), 2);
}

#[test]
fn dcb_43_a_card_played_again_is_a_new_play() {
    let mut table = Table::base(2);
    table.hero(0, "batman").locations(0, "the_batcave").hand(0, "utility_belt clayface clayface high_tech_hero");
    table.act("play:utility_belt").draw("punch").act("play:clayface");
    assert_eq!(table.has_power(), 3 + 3, "Batman counts it again");
    assert!(table.allows("end"), "The Batcave has worked this turn");
    table.act("play:high_tech_hero play:clayface played:high_tech_hero");
    assert_eq!(table.has_power(), 6 + 3 + 3);
}

#[test]
fn dcb_43_the_third_play_of_suicide_squad_may_be_a_repeated_one() {
    let mut table = Table::base(2);
    table.hand(0, "suicide_squad suicide_squad clayface").hand(1, "kick");
    table.act("play:suicide_squad play:suicide_squad play:clayface");
    assert_eq!((table.has_power(), table.discard_of(1).as_str()), (6, "kick"));
    let mut table = Table::base(2);
    table.hand(0, "punch suicide_squad suicide_squad clayface").hand(1, "kick");
    table.act("play:punch play:suicide_squad play:suicide_squad play:clayface played:suicide_squad");
    assert_eq!((table.has_power(), table.discard_of(1).as_str()), (7, "kick"), "also when it was chosen");
}

#[test]
fn dcb_44_x_ray_vision_and_starro_must_play_the_cards() {
    let mut table = Table::base(3);
    table.hand(0, "x_ray_vision").deck(1, "weakness").deck(2, "vulnerability").act("play:x_ray_vision");
    table.draw("weakness vulnerability");
    assert_eq!(table.legal(), "seat:1 seat:2");
    assert_eq!(table.refused("no"), "DCB-10");
    let mut table = Table::base(3);
    table.hand(0, "starro").deck(1, "bane").deck(2, "the_penguin").act("play:starro").draw("bane the_penguin");
    assert_eq!(table.legal(), "seat:1 seat:2");
    assert_eq!(table.refused("no"), "DCB-10");
    table.act("seat:1").draw("punch punch");
    assert_eq!(table.discard_of(0), "punch punch", "The Penguin, too");
}

#[test]
fn dcb_45_other_variants_are_not_built() {
    let options = Config::options(4);
    let modes = options.iter().find(|option| option.0 == "mode").map(|option| option.1.clone());
    assert_eq!(modes.unwrap(), ["base", "watchmen"]);
    for variant in ["mode=teams", "mode=two_heads", "mode=patrol", "teams=2"] {
        assert!(format!("players=4 {variant}").parse::<Config>().is_err(), "{variant}");
    }
}

#[test]
fn dcb_46_the_game_ends_after_a_hundred_rounds() {
    let mut table = Table::base(3);
    table.game.turns = 299;
    table.discard(1, "kick").act("end").draw_any();
    assert_eq!((table.turn(), table.game.turns), (Turn::Player(Seat::new(1)), 300));
    table.act("end").draw_any();
    assert_eq!(table.turn(), Turn::Over);
    assert_eq!(game::Game::returns(&table.game).to_string(), "0 1 0");
}

#[test]
fn dcb_47_a_card_leaves_its_place_while_it_is_resolved() {
    let mut table = Table::base(2);
    table.hand(0, "x_ray_vision").deck(1, "x_ray_vision clayface kick punch").act("play:x_ray_vision");
    table.draw("x_ray_vision clayface");
    assert_eq!(table.turn(), Turn::Chance, "Clayface has played X-Ray Vision again");
    table.draw("kick");
    assert_eq!(table.has_power(), 2 + 3, "3 are Green Lantern's");
    assert_eq!(table.top_of(1), "x_ray_vision clayface kick", "each is back in its place");
}

#[test]
fn dcb_47_a_card_played_from_the_line_up_is_not_there() {
    let mut table = Table::base(2);
    table.hand(0, "emerald_knight").line_up("dark_knight batmobile").act("play:emerald_knight lineup:dark_knight");
    assert_eq!((table.in_line_up().as_str(), table.discard_of(0).as_str()), ("", "batmobile"));
    let mut table = Table::base(2);
    table.hand(0, "emerald_knight dark_knight").line_up("utility_belt").act("play:emerald_knight play:dark_knight");
    assert_eq!(table.discard_of(0), "", "the borrowed Equipment can't be gained");
}

#[test]
fn dcb_48_an_empty_main_deck_has_nothing_to_reveal() {
    let mut table = Table::base(2);
    table.hero(0, "wonder_woman").hand(0, "the_riddler sinestro moloch_the_mystic").main_deck("").power(5);
    table.act("play:the_riddler");
    assert_eq!(table.has_power(), 5 + 1, "The Riddler can't be paid");
    table.act("play:sinestro");
    assert_eq!((table.has_power(), table.hand_of(0).as_str()), (6, "moloch_the_mystic"));
    table.act("play:moloch_the_mystic");
    assert_eq!(table.has_power(), 6 + 3);
    assert!(table.allows("end"), "nothing is asked");
}

#[test]
fn dcb_48_the_riddler_can_be_paid_until_the_main_deck_is_empty() {
    let mut table = Table::base(2);
    table.hand(0, "the_riddler").main_deck("mera").power(9).act("play:the_riddler yes").draw("mera");
    assert_eq!(table.has_power(), 6);
    assert!(table.allows("end"));
}

#[test]
fn dcb_48_a_refill_that_fails_in_mid_turn_ends_the_game() {
    let mut table = Table::base(2);
    table.hand(0, "the_anti_monitor kick").line_up("mera robin bane").main_deck("doomsday");
    table.act("play:the_anti_monitor lineup:mera lineup:robin no").draw("doomsday");
    assert_eq!((table.turn(), table.legal().as_str()), (Turn::Over, ""));
    assert_eq!(table.refused("end"), "DCB-31");
    assert_eq!(table.points(0), 6 + 1, "The Anti-Monitor in play and the Kick in hand");
    assert_eq!(game::Game::returns(&table.game).to_string(), "1 0");
}

#[test]
fn dcb_49_reconstruction_destroys_the_whole_line_up_and_refills_it_to_five() {
    let mut table = Table::base(2);
    table.hand(0, "reconstruction").line_up("mera mera robin robin robin bane bane").act("play:reconstruction");
    assert_eq!((table.has_power(), table.destroyed().as_str()), (3, "mera mera robin robin robin bane bane"));
    table.draw("catwoman catwoman catwoman kid_flash kid_flash");
    assert_eq!(table.in_line_up(), "catwoman catwoman catwoman kid_flash kid_flash");
    assert!(table.allows("end"));
}

#[test]
fn dcb_49_x_ray_vision_must_play_even_reconstruction() {
    let mut table = Table::base(3);
    table.hand(0, "x_ray_vision").deck(1, "reconstruction").deck(2, "the_batcave").line_up("mera");
    table.act("play:x_ray_vision").draw("reconstruction the_batcave");
    assert_eq!((table.destroyed().as_str(), table.turn()), ("mera", Turn::Chance));
    table.draw("catwoman catwoman catwoman kid_flash kid_flash");
    assert_eq!((table.top_of(1).as_str(), table.top_of(2).as_str()), ("reconstruction", "the_batcave"));
}
