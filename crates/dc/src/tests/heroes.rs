//! Heroes, card by card.

use super::table::{Table, card};
use game::{Seat, Turn};

#[test]
fn blue_beetle_gives_three_power() {
    let mut table = Table::base(2);
    table.hand(0, "blue_beetle").act("play:blue_beetle");
    assert_eq!(table.has_power(), 3);
}

#[test]
fn blue_beetle_is_shown_to_defend_and_stays_in_the_hand() {
    let mut table = Table::base(2);
    table.hand(0, "bane bane").hand(1, "blue_beetle kick").act("play:bane defend:blue_beetle");
    assert_eq!((table.hand_of(1).as_str(), table.discard_of(1).as_str()), ("kick blue_beetle", ""));
    assert_eq!(table.game.players[1].known().cards(), [card("blue_beetle")]);
    table.act("play:bane defend:blue_beetle");
    assert_eq!(table.hand_of(1), "kick blue_beetle", "as often as there are Attacks");
}

#[test]
fn catwoman_gives_two_power() {
    let mut table = Table::base(2);
    table.hand(0, "catwoman").act("play:catwoman");
    assert_eq!(table.has_power(), 2);
}

#[test]
fn dark_knight_gains_all_equipment_of_the_line_up() {
    let mut table = Table::base(2);
    table.hand(0, "dark_knight").line_up("utility_belt batmobile batmobile mera bane").act("play:dark_knight");
    assert_eq!(table.has_power(), 2);
    assert_eq!(table.discard_of(0), "batmobile batmobile utility_belt");
    assert_eq!(table.in_line_up(), "mera bane");
    assert!(table.allows("end"), "without Catwoman no card is put into the hand");
}

#[test]
fn dark_knight_after_catwoman_puts_any_gained_card_into_the_hand() {
    let mut table = Table::base(2);
    table.hand(0, "catwoman dark_knight").line_up("batmobile power_ring").discard(0, "robin").power(3);
    table.act("kick play:catwoman play:dark_knight");
    assert_eq!(table.legal(), "gained:kick gained:batmobile gained:power_ring no", "one of this turn's cards");
    table.act("gained:kick");
    assert_eq!((table.hand_of(0).as_str(), table.discard_of(0).as_str()), ("kick", "batmobile power_ring robin"));
    assert!(table.allows("end"), "one card only");
}

#[test]
fn dark_knight_before_catwoman_puts_a_card_into_the_hand_when_she_comes() {
    let mut table = Table::base(2);
    table.hand(0, "catwoman dark_knight").line_up("batmobile").act("play:dark_knight");
    assert!(table.allows("end"), "not yet");
    table.power(2).act("kick play:catwoman gained:batmobile");
    assert_eq!((table.hand_of(0).as_str(), table.discard_of(0).as_str()), ("batmobile", "kick"));
    table.hand(0, "catwoman").act("play:catwoman");
    assert!(table.allows("end"), "a second Catwoman gives nothing more");
}

#[test]
fn dark_knight_may_leave_the_cards_where_they_are() {
    let mut table = Table::base(2);
    table.hand(0, "catwoman dark_knight").line_up("batmobile").act("play:catwoman play:dark_knight no");
    assert_eq!((table.hand_of(0).as_str(), table.discard_of(0).as_str()), ("", "batmobile"));
}

#[test]
fn dark_knight_also_takes_what_was_put_on_the_deck() {
    let mut table = Table::base(2);
    table.hero(0, "aquaman").hand(0, "catwoman dark_knight").line_up("batmobile");
    table.act("play:catwoman play:dark_knight yes");
    assert_eq!(table.top_of(0), "batmobile");
    table.act("gained:batmobile");
    assert_eq!((table.top_of(0).as_str(), table.hand_of(0).as_str()), ("", "batmobile"));
}

#[test]
fn dark_knight_with_nothing_gained_asks_nothing() {
    let mut table = Table::base(2);
    table.hand(0, "catwoman dark_knight").discard(0, "kick").act("play:catwoman play:dark_knight");
    assert!(table.allows("end"));
    let mut table = Table::base(2);
    table.hand(0, "catwoman dark_knight supergirl").act("play:supergirl kicks:kick play:catwoman play:dark_knight");
    assert!(table.allows("end"), "the Kick that was gained is in the hand already");
}

#[test]
fn emerald_knight_plays_a_card_of_the_line_up_and_returns_it() {
    let mut table = Table::base(2);
    table.hand(0, "emerald_knight").line_up("utility_belt mera super_strength bane the_batcave");
    table.act("play:emerald_knight");
    assert_eq!(table.legal(), "lineup:utility_belt lineup:mera lineup:super_strength", "one of these, it is a must");
    table.act("lineup:super_strength");
    assert_eq!(table.has_power(), 5);
    assert_eq!(table.in_line_up(), "utility_belt mera the_batcave bane");
    table.power(20);
    assert_eq!(table.refused("buy:super_strength"), "DCB-12", "it can't be bought this turn");
    table.act("end");
    assert_eq!(table.in_line_up(), "utility_belt mera super_strength the_batcave bane");
    assert_eq!(table.discard_of(0), "emerald_knight", "the card was never owned");
}

#[test]
fn emerald_knight_without_a_fitting_card_does_nothing() {
    let mut table = Table::base(2);
    table.hand(0, "emerald_knight").line_up("bane the_batcave").act("play:emerald_knight");
    assert!(table.allows("end"));
    assert_eq!((table.has_power(), table.in_line_up().as_str()), (0, "the_batcave bane"));
}

#[test]
fn emerald_knight_plays_no_kick_of_the_stack() {
    let mut table = Table::base(2);
    table.hand(0, "emerald_knight").line_up("robin").act("play:emerald_knight");
    assert_eq!((table.has_power(), table.game.kicks), (1, 16), "Robin is the only choice");
}

#[test]
fn green_arrow_gives_two_power() {
    let mut table = Table::base(2);
    table.hand(0, "green_arrow").act("play:green_arrow");
    assert_eq!(table.has_power(), 2);
}

#[test]
fn green_arrow_is_worth_five_with_four_other_heroes() {
    let mut table = Table::base(2);
    table.discard(0, "green_arrow robin").hand(0, "mera").deck(0, "catwoman kick");
    assert_eq!(table.points(0), 3 + 1, "three others are too few");
    table.hand(0, "green_arrow");
    assert_eq!(table.points(0), 3 + 1 + 5 + 5, "each of two is another Hero for the other");
}

#[test]
fn high_tech_hero_alone_gives_one_power() {
    let mut table = Table::base(2);
    table.hand(0, "high_tech_hero catwoman").act("play:high_tech_hero play:catwoman");
    assert_eq!(table.has_power(), 1 + 2);
}

#[test]
fn high_tech_hero_gives_three_with_a_super_power_or_equipment_before_it() {
    let mut table = Table::base(2);
    table.hand(0, "high_tech_hero kick").act("play:kick play:high_tech_hero");
    assert_eq!(table.has_power(), 2 + 3);
    let mut table = Table::base(2);
    table.hand(0, "high_tech_hero utility_belt").act("play:utility_belt play:high_tech_hero");
    assert_eq!(table.has_power(), 2 + 3);
}

#[test]
fn high_tech_hero_gives_three_with_a_super_power_or_equipment_after_it() {
    let mut table = Table::base(2);
    table.hand(0, "high_tech_hero high_tech_hero kick kick").act("play:high_tech_hero play:high_tech_hero");
    assert_eq!(table.has_power(), 1 + 1);
    table.act("play:kick");
    assert_eq!(table.has_power(), 3 + 3 + 2);
    table.act("play:kick");
    assert_eq!(table.has_power(), 3 + 3 + 2 + 2, "once for each");
}

#[test]
fn jonn_jonzz_plays_the_face_up_super_villain() {
    let mut table = Table::base(2);
    table.hand(0, "jonn_jonzz").hand(1, "kick").villain("black_manta").act("play:jonn_jonzz").draw("punch");
    assert_eq!((table.has_power(), table.hand_of(0).as_str()), (3, "punch"));
    assert_eq!(table.game.villain, Some(card("black_manta")), "it stays on the stack");
    assert_eq!(table.hand_of(1), "kick", "no First Appearance Attack");
    table.power(5).act("defeat:black_manta");
    assert_eq!(table.discard_of(0), "black_manta", "it was not defeated by that");
}

#[test]
fn jonn_jonzz_does_nothing_once_the_super_villain_is_defeated() {
    let mut table = Table::base(2);
    table.hand(0, "jonn_jonzz").power(8).act("defeat:ras_al_ghul play:jonn_jonzz");
    assert_eq!(table.has_power(), 0);
    assert!(table.allows("end"));
}

#[test]
fn jonn_jonzz_leaves_ras_al_ghul_on_the_stack() {
    let mut table = Table::base(2);
    table.hand(0, "jonn_jonzz").act("play:jonn_jonzz end");
    assert_eq!((table.bottom_of(0).as_str(), table.discard_of(0).as_str()), ("", "jonn_jonzz"));
    assert_eq!(table.game.villain, Some(card("ras_al_ghul")));
}

#[test]
fn kid_flash_draws_one() {
    let mut table = Table::base(2);
    table.hand(0, "kid_flash").deck(0, "kick punch").act("play:kid_flash").draw("kick");
    assert_eq!((table.has_power(), table.hand_of(0).as_str()), (0, "kick"));
    assert!(table.allows("end"));
}

#[test]
fn king_of_atlantis_gives_three_power_for_a_destroyed_card() {
    let mut table = Table::base(2);
    table.hand(0, "king_of_atlantis vulnerability").discard(0, "punch kick").act("play:king_of_atlantis");
    assert_eq!(table.legal(), "discard:punch discard:kick no");
    table.act("discard:punch");
    assert_eq!(table.has_power(), 3);
    assert_eq!((table.destroyed().as_str(), table.discard_of(0).as_str()), ("punch", "kick"));
}

#[test]
fn king_of_atlantis_gives_one_power_otherwise() {
    let mut table = Table::base(2);
    table.hand(0, "king_of_atlantis").discard(0, "punch").act("play:king_of_atlantis no");
    assert_eq!((table.has_power(), table.destroyed().as_str()), (1, ""));
    let mut table = Table::base(2);
    table.hand(0, "king_of_atlantis").act("play:king_of_atlantis");
    assert_eq!(table.has_power(), 1, "the discard pile is empty");
}

#[test]
fn man_of_steel_takes_all_super_powers_back() {
    let mut table = Table::base(2);
    table.hand(0, "man_of_steel").discard(0, "kick kick heat_vision robin").act("play:man_of_steel");
    assert_eq!(table.has_power(), 3);
    assert_eq!((table.hand_of(0).as_str(), table.discard_of(0).as_str()), ("kick kick heat_vision", "robin"));
    table.act("play:kick");
    assert_eq!(table.has_power(), 5, "they may be played this turn");
}

#[test]
fn mera_gives_four_power_with_an_empty_discard_pile() {
    let mut table = Table::base(2);
    table.hand(0, "mera mera").power(3).act("play:mera");
    assert_eq!(table.has_power(), 3 + 4);
    table.act("kick play:mera");
    assert_eq!(table.has_power(), 3 + 4 - 3 + 2, "the first is not asked again");
}

#[test]
fn princess_diana_of_themyscira_gains_all_cheap_villains_of_the_line_up() {
    let mut table = Table::base(2);
    table.hand(0, "princess_diana_of_themyscira").line_up("bane bane starro ras_al_ghul mera");
    table.act("play:princess_diana_of_themyscira");
    assert_eq!(table.discard_of(0), "bane bane starro");
    assert_eq!((table.in_line_up().as_str(), table.has_power()), ("mera ras_al_ghul", 0), "8 is too much");
}

#[test]
fn princess_diana_of_themyscira_with_aquaman_gains_in_an_order_of_choice() {
    let mut table = Table::base(2);
    table.hero(0, "aquaman").hand(0, "princess_diana_of_themyscira").line_up("bane cheetah doomsday");
    table.act("play:princess_diana_of_themyscira");
    assert_eq!(table.refused("no"), "DCB-10", "all are gained");
    table.act("lineup:cheetah yes lineup:doomsday yes");
    assert_eq!((table.top_of(0).as_str(), table.discard_of(0).as_str()), ("bane cheetah", "doomsday"));
}

#[test]
fn robin_takes_equipment_back() {
    let mut table = Table::base(2);
    table.hand(0, "robin").discard(0, "batmobile power_ring kick").act("play:robin");
    assert_eq!(table.legal(), "discard:batmobile discard:power_ring");
    assert_eq!(table.refused("no"), "DCB-10");
    table.act("discard:power_ring");
    assert_eq!((table.has_power(), table.hand_of(0).as_str()), (1, "power_ring"));
    table.act("play:power_ring").draw("punch");
    assert_eq!(table.has_power(), 3);
}

#[test]
fn robin_without_equipment_gives_one_power() {
    let mut table = Table::base(2);
    table.hand(0, "robin").discard(0, "kick").act("play:robin");
    assert_eq!((table.has_power(), table.hand_of(0).as_str()), (1, ""));
}

#[test]
fn supergirl_may_put_a_kick_into_the_hand() {
    let mut table = Table::base(2);
    table.hand(0, "supergirl").act("play:supergirl kicks:kick");
    assert_eq!((table.hand_of(0).as_str(), table.game.kicks), ("kick", 15));
    table.act("play:kick");
    assert_eq!(table.has_power(), 2);
}

#[test]
fn supergirl_puts_the_kick_into_the_hand_for_aquaman_too() {
    let mut table = Table::base(2);
    table
        .hero(0, "aquaman")
        .hand(0, "supergirl aquamans_trident")
        .act("play:aquamans_trident play:supergirl kicks:kick");
    assert!(table.allows("end"), "nobody is asked where it goes");
    assert_eq!((table.hand_of(0).as_str(), table.top_of(0).as_str()), ("kick", ""));
}

#[test]
fn supergirl_may_leave_the_kick_or_find_none() {
    let mut table = Table::base(2);
    table.hand(0, "supergirl").act("play:supergirl no");
    assert_eq!((table.hand_of(0).as_str(), table.game.kicks), ("", 16));
    let mut table = Table::base(2);
    table.hand(0, "supergirl").game.kicks = 0;
    table.act("play:supergirl");
    assert!(table.allows("end"));
}

#[test]
fn swamp_thing_gives_five_power_with_a_location() {
    let mut table = Table::base(2);
    table.hand(0, "swamp_thing swamp_thing the_batcave titans_tower").locations(1, "arkham_asylum");
    table.act("play:swamp_thing");
    assert_eq!(table.has_power(), 2, "a foe's Location does not count");
    table.act("play:the_batcave play:titans_tower play:swamp_thing");
    assert_eq!(table.has_power(), 2 + 5 + 3, "two Locations give no more; the last 3 are Green Lantern's");
}

#[test]
fn the_fastest_man_alive_draws_two() {
    let mut table = Table::base(2);
    table.hand(0, "the_fastest_man_alive").deck(0, "kick mera punch").act("play:the_fastest_man_alive");
    table.draw("mera punch");
    assert_eq!((table.has_power(), table.hand_of(0).as_str()), (0, "punch mera"));
    assert!(table.allows("end"));
}

#[test]
fn zatanna_zatara_may_put_up_to_two_cards_under_the_deck() {
    let mut table = Table::base(2);
    table.hand(0, "zatanna_zatara").discard(0, "kick mera punch").act("play:zatanna_zatara");
    assert_eq!(table.has_power(), 1);
    table.act("discard:kick discard:mera");
    assert_eq!((table.discard_of(0).as_str(), table.bottom_of(0).as_str()), ("punch", "kick mera"));
    assert_eq!(table.turn(), Turn::Player(Seat::new(0)));
    assert!(table.allows("end"));
}

#[test]
fn zatanna_zatara_may_put_one_or_none() {
    let mut table = Table::base(2);
    table.hand(0, "zatanna_zatara zatanna_zatara").discard(0, "kick mera").act("play:zatanna_zatara discard:kick no");
    assert_eq!((table.discard_of(0).as_str(), table.bottom_of(0).as_str()), ("mera", "kick"));
    table.act("play:zatanna_zatara no");
    assert_eq!((table.discard_of(0).as_str(), table.bottom_of(0).as_str()), ("mera", "kick"));
}

#[test]
fn zatanna_zatara_buries_cards_below_the_unseen_deck() {
    let mut table = Table::base(2);
    table.hand(0, "zatanna_zatara the_fastest_man_alive").deck(0, "punch").discard(0, "kick mera");
    table.act("play:zatanna_zatara discard:kick discard:mera play:the_fastest_man_alive").draw("punch");
    assert_eq!(table.hand_of(0), "punch kick", "what was put there first lies above what came later");
    assert_eq!(table.bottom_of(0), "mera");
}
