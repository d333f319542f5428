//! Equipment, card by card.

use super::table::{Table, card};
use game::{Seat, Turn};

#[test]
fn aquamans_trident_puts_one_gain_on_the_deck() {
    let mut table = Table::base(2);
    table.hand(0, "aquamans_trident").line_up("catwoman kid_flash").power(8).act("play:aquamans_trident");
    assert_eq!(table.has_power(), 10);
    table.act("buy:kid_flash no");
    assert_eq!((table.discard_of(0).as_str(), table.top_of(0).as_str()), ("kid_flash", ""));
    table.act("buy:catwoman yes");
    assert_eq!((table.discard_of(0).as_str(), table.top_of(0).as_str()), ("kid_flash", "catwoman"));
    table.act("kick");
    assert_eq!(table.refused("yes"), "DCB-10", "one card only");
    assert_eq!((table.discard_of(0).as_str(), table.top_of(0).as_str()), ("kick kid_flash", "catwoman"));
}

#[test]
fn aquamans_trident_twice_covers_two_cards() {
    let mut table = Table::base(2);
    table.hand(0, "aquamans_trident aquamans_trident").line_up("catwoman kid_flash").power(3);
    table.act("play:aquamans_trident play:aquamans_trident buy:kid_flash yes buy:catwoman yes kick");
    assert_eq!(table.top_of(0), "catwoman kid_flash");
    assert_eq!(table.discard_of(0), "kick");
}

#[test]
fn aquamans_trident_covers_a_super_villain() {
    let mut table = Table::base(2);
    table.hand(0, "aquamans_trident").villain("ras_al_ghul").power(6);
    table.act("play:aquamans_trident defeat:ras_al_ghul yes");
    assert_eq!((table.top_of(0).as_str(), table.discard_of(0).as_str()), ("ras_al_ghul", ""));
}

#[test]
fn aquamans_trident_is_not_needed_for_solomon_grundy() {
    let mut table = Table::base(2);
    table.hand(0, "aquamans_trident").line_up("solomon_grundy catwoman").power(6);
    table.act("play:aquamans_trident buy:solomon_grundy yes buy:catwoman yes");
    assert_eq!(table.top_of(0), "catwoman solomon_grundy");
}

#[test]
fn aquamans_trident_takes_one_of_two_equal_cards_gained_together() {
    let mut table = Table::base(2);
    table.hand(0, "aquamans_trident dark_knight").line_up("nth_metal nth_metal");
    table.act("play:aquamans_trident play:dark_knight yes");
    assert!(table.allows("end"), "the second is not asked about");
    assert_eq!((table.top_of(0).as_str(), table.discard_of(0).as_str()), ("nth_metal", "nth_metal"));
}

#[test]
fn aquamans_trident_takes_any_one_of_several_cards_gained_together() {
    let mut table = Table::base(2);
    table.hand(0, "aquamans_trident dark_knight").line_up("batmobile nth_metal power_ring");
    table.act("play:aquamans_trident play:dark_knight lineup:power_ring no lineup:batmobile yes");
    assert!(table.allows("end"), "the last one is gained unasked");
    assert_eq!((table.top_of(0).as_str(), table.discard_of(0).as_str()), ("batmobile", "nth_metal power_ring"));
}

#[test]
fn aquamans_trident_is_good_for_its_turn_only() {
    let mut table = Table::base(2);
    table.hand(0, "aquamans_trident").act("play:aquamans_trident end").draw_any().act("end").draw_any();
    assert_eq!(table.turn(), Turn::Player(Seat::new(0)));
    table.power(3).act("kick");
    assert_eq!(table.refused("yes"), "DCB-10");
    assert_eq!(table.top_of(0), "");
}

#[test]
fn batmobile_as_first_card_changes_the_hand() {
    let mut table = Table::base(2);
    table.hand(0, "batmobile punch kick").deck(0, "punch punch vulnerability robin catwoman mera");
    table.act("play:batmobile");
    assert_eq!(table.discard_of(0), "punch kick");
    table.draw("mera catwoman robin punch vulnerability");
    assert_eq!(table.hand_of(0), "punch vulnerability catwoman mera robin");
    assert_eq!(table.has_power(), 0);
    table.act("end");
    assert!(table.discard_of(0).contains("batmobile"), "it stayed in play until the end of the turn");
}

#[test]
fn batmobile_after_another_card_gives_one_power() {
    let mut table = Table::base(2);
    table.hand(0, "vulnerability batmobile kick").act("play:vulnerability play:batmobile");
    assert_eq!(table.has_power(), 1);
    assert_eq!(table.hand_of(0), "kick");
}

#[test]
fn batmobile_is_equipment_for_batman_either_way() {
    let mut table = Table::base(2);
    table.hero(0, "batman").hand(0, "batmobile").deck(0, "batmobile").act("play:batmobile").draw("batmobile");
    assert_eq!(table.has_power(), 1);
    table.act("play:batmobile");
    assert_eq!(table.has_power(), 1 + 1 + 1);
}

#[test]
fn green_arrows_bow_makes_super_villains_cheaper_this_turn() {
    let mut table = Table::base(2);
    table.hand(0, "green_arrows_bow green_arrows_bow").villain("atrocitus").line_up("black_manta").power(4);
    table.act("play:green_arrows_bow");
    assert_eq!((table.has_power(), table.refused("defeat:atrocitus")), (6, "DCB-12"));
    table.act("play:green_arrows_bow");
    assert_eq!(table.has_power(), 8);
    table.act("defeat:atrocitus");
    assert_eq!(table.has_power(), 2, "10 less 2 for each Bow");
    table.power(5);
    assert_eq!(table.refused("buy:black_manta"), "DCB-12", "a Super-Villain in the Line-Up is bought, not defeated");
}

#[test]
fn green_arrows_bow_is_over_with_the_turn() {
    let mut table = Table::base(2);
    table.hand(0, "green_arrows_bow").act("play:green_arrows_bow");
    assert_eq!(table.game.villain_price(card("ras_al_ghul")), 6);
    table.act("end").draw_any();
    assert_eq!(table.game.villain_price(card("ras_al_ghul")), 8);
}

#[test]
fn lasso_of_truth_gives_one_power() {
    let mut table = Table::base(2);
    table.hand(0, "lasso_of_truth").act("play:lasso_of_truth");
    assert_eq!(table.has_power(), 1);
}

#[test]
fn lasso_of_truth_defends_and_draws_one() {
    let mut table = Table::base(2);
    table.hand(0, "bane").hand(1, "lasso_of_truth kick").deck(1, "mera");
    table.act("play:bane defend:lasso_of_truth").draw("mera");
    assert_eq!((table.hand_of(1).as_str(), table.discard_of(1).as_str()), ("kick mera", "lasso_of_truth"));
    assert_eq!(table.turn(), Turn::Player(Seat::new(0)));
}

#[test]
fn nth_metal_looks_at_the_top_card_and_may_destroy_it() {
    let mut table = Table::base(2);
    table.hand(0, "nth_metal").deck(0, "punch vulnerability").act("play:nth_metal").draw("vulnerability");
    assert_eq!(table.has_power(), 1);
    assert_eq!(table.game.players[0].top.items(), [(card("vulnerability"), false)], "only its owner has seen it");
    table.act("yes");
    assert_eq!((table.destroyed().as_str(), table.top_of(0).as_str()), ("vulnerability", ""));
}

#[test]
fn nth_metal_leaves_on_top_what_is_not_destroyed() {
    let mut table = Table::base(2);
    table.hand(0, "nth_metal kid_flash").deck(0, "punch kick").act("play:nth_metal").draw("kick").act("no");
    assert_eq!((table.destroyed().as_str(), table.top_of(0).as_str()), ("", "kick"));
    table.act("play:kid_flash");
    assert_eq!(table.hand_of(0), "kick", "it is the next card drawn");
}

#[test]
fn nth_metal_without_deck_and_discard_pile_asks_nothing() {
    let mut table = Table::base(2);
    table.hand(0, "nth_metal").deck(0, "").act("play:nth_metal");
    assert!(table.allows("end"));
    assert_eq!(table.has_power(), 1);
}

#[test]
fn power_ring_gives_three_if_the_top_card_has_a_cost() {
    let mut table = Table::base(2);
    table.hand(0, "power_ring").deck(0, "punch kick").act("play:power_ring").draw("kick");
    assert_eq!(table.has_power(), 3);
    assert_eq!(table.game.players[0].top.items(), [(card("kick"), true)], "all have seen it, and it stays");
}

#[test]
fn power_ring_gives_two_otherwise() {
    let mut table = Table::base(2);
    table.hand(0, "power_ring").deck(0, "punch kick").act("play:power_ring").draw("punch");
    assert_eq!((table.has_power(), table.top_of(0).as_str()), (2, "punch"));
    let mut table = Table::base(2);
    table.hand(0, "power_ring").deck(0, "").act("play:power_ring");
    assert_eq!(table.has_power(), 2, "there is no card at all");
}

#[test]
fn the_bat_signal_takes_a_hero_back() {
    let mut table = Table::base(2);
    table.hand(0, "the_bat_signal").discard(0, "kick robin mera bane").act("play:the_bat_signal");
    assert_eq!(table.legal(), "discard:mera discard:robin");
    assert_eq!(table.refused("no"), "DCB-10");
    table.act("discard:robin");
    assert_eq!((table.hand_of(0).as_str(), table.discard_of(0).as_str()), ("robin", "kick mera bane"));
    assert_eq!(table.has_power(), 1);
}

#[test]
fn the_bat_signal_without_a_hero_gives_one_power() {
    let mut table = Table::base(2);
    table.hand(0, "the_bat_signal").discard(0, "kick bane").act("play:the_bat_signal");
    assert_eq!((table.has_power(), table.hand_of(0).as_str()), (1, ""));
    assert!(table.allows("end"));
}

#[test]
fn the_cape_and_cowl_gives_two_power() {
    let mut table = Table::base(2);
    table.hand(0, "the_cape_and_cowl").act("play:the_cape_and_cowl");
    assert_eq!(table.has_power(), 2);
}

#[test]
fn the_cape_and_cowl_defends_and_draws_two() {
    let mut table = Table::base(2);
    table.hand(0, "scarecrow").hand(1, "the_cape_and_cowl").deck(1, "kick").discard(1, "mera");
    table.act("play:scarecrow defend:the_cape_and_cowl").draw("kick the_cape_and_cowl");
    assert_eq!(table.hand_of(1), "kick the_cape_and_cowl", "it was discarded first, so it may be drawn again");
    assert_eq!(table.discard_of(1), "", "no Weakness");
    assert_eq!(table.turn(), Turn::Player(Seat::new(0)), "Mera stays in the deck");
}

#[test]
fn utility_belt_gives_two_power() {
    let mut table = Table::base(2);
    table.hand(0, "utility_belt").act("play:utility_belt");
    assert_eq!(table.has_power(), 2);
}

#[test]
fn utility_belt_is_worth_five_with_four_other_equipment() {
    let mut table = Table::base(2);
    table.discard(0, "utility_belt batmobile").hand(0, "nth_metal").deck(0, "nth_metal punch mera");
    assert_eq!(table.points(0), 3 + 1, "three others are too few");
    table.discard(0, "power_ring");
    assert_eq!(table.points(0), 4 + 1 + 5);
    table.discard(0, "utility_belt");
    assert_eq!(table.points(0), 4 + 1 + 5 + 5, "a second Belt is another Equipment");
}
