//! Villains, card by card.

use super::table::{Table, card};
use game::{Seat, Turn};

#[test]
fn bane_makes_each_foe_discard_a_card_of_choice() {
    let mut table = Table::base(3);
    table.hand(0, "bane kick").hand(1, "punch kick").hand(2, "vulnerability").act("play:bane");
    assert_eq!((table.has_power(), table.turn()), (2, Turn::Player(Seat::new(1))));
    table.act("no");
    assert_eq!(table.legal(), "hand:punch hand:kick");
    assert_eq!(table.refused("no"), "DCB-10");
    table.act("hand:punch no");
    assert_eq!((table.hand_of(1).as_str(), table.discard_of(1).as_str()), ("kick", "punch"));
    assert_eq!((table.hand_of(2).as_str(), table.discard_of(2).as_str()), ("", "vulnerability"), "the only card");
    assert_eq!(table.hand_of(0), "kick");
}

#[test]
fn bane_does_nothing_to_an_empty_hand() {
    let mut table = Table::base(2);
    table.hand(0, "bane").discard(1, "kick").act("play:bane");
    assert_eq!(table.turn(), Turn::Player(Seat::new(0)));
    assert_eq!(table.discard_of(1), "kick");
}

#[test]
fn bizarro_gives_three_power() {
    let mut table = Table::base(2);
    table.hand(0, "bizarro").act("play:bizarro");
    assert_eq!(table.has_power(), 3);
}

#[test]
fn bizarro_is_worth_two_for_each_weakness() {
    let mut table = Table::base(2);
    table.hand(0, "bizarro");
    assert_eq!(table.points(0), 0);
    table.discard(0, "weakness weakness").deck(0, "weakness");
    assert_eq!(table.points(0), 3 * 2 - 3, "the Weaknesses themselves still count -1 each");
}

#[test]
fn cheetah_gains_a_card_of_at_most_four() {
    let mut table = Table::base(2);
    table.hand(0, "cheetah").line_up("bane catwoman utility_belt").act("play:cheetah");
    assert_eq!(table.legal(), "lineup:catwoman lineup:bane");
    assert_eq!(table.refused("no"), "DCB-10");
    table.act("lineup:bane");
    assert_eq!((table.discard_of(0).as_str(), table.in_line_up().as_str()), ("bane", "utility_belt catwoman"));
    assert_eq!(table.has_power(), 0);
}

#[test]
fn cheetah_without_a_fitting_card_does_nothing() {
    let mut table = Table::base(2);
    table.hand(0, "cheetah").line_up("utility_belt").act("play:cheetah");
    assert!(table.allows("end"));
    assert_eq!(table.in_line_up(), "utility_belt");
}

#[test]
fn clayface_plays_a_card_of_this_turn_again() {
    let mut table = Table::base(2);
    table.hero(0, "wonder_woman").hand(0, "clayface clayface kick doomsday");
    table.act("play:kick play:doomsday play:clayface");
    assert_eq!(table.legal(), "played:kick played:doomsday", "no Clayface, and it is a must");
    table.act("played:doomsday");
    assert_eq!(table.has_power(), 2 + 4 + 4, "the Power of the first play remains");
    table.act("play:clayface");
    assert_eq!(table.legal(), "played:kick played:doomsday");
}

#[test]
fn clayface_as_first_card_does_nothing() {
    let mut table = Table::base(2);
    table.hand(0, "clayface clayface").act("play:clayface play:clayface");
    assert!(table.allows("end"));
    assert_eq!(table.has_power(), 0);
}

#[test]
fn clayface_plays_x_ray_vision_again() {
    let mut table = Table::base(2);
    table.hero(0, "wonder_woman").hand(0, "x_ray_vision clayface").deck(1, "kick mera");
    table.act("play:x_ray_vision").draw("kick");
    assert_eq!(table.has_power(), 2);
    table.act("play:clayface");
    assert_eq!(table.legal(), "played:kick played:x_ray_vision", "the Kick was played, too");
    table.act("played:x_ray_vision");
    assert_eq!((table.has_power(), table.top_of(1).as_str()), (4, "kick"), "the same Kick lies on top");
}

#[test]
fn clayface_found_by_x_ray_vision_plays_it_again_for_the_next_card() {
    let mut table = Table::base(2);
    table.hero(0, "wonder_woman").hand(0, "x_ray_vision").deck(1, "clayface super_strength");
    table.act("play:x_ray_vision").draw("clayface super_strength");
    assert_eq!(table.has_power(), 5, "Clayface is out of the deck while he is resolved");
    assert_eq!(table.top_of(1), "clayface super_strength");
}

#[test]
fn clayface_plays_a_location_again_to_no_effect() {
    let mut table = Table::base(2);
    table.hand(0, "the_batcave clayface").act("play:the_batcave play:clayface");
    assert_eq!(table.locations_of(0), "the_batcave");
    assert!(table.allows("end"));
}

#[test]
fn doomsday_gives_four_power() {
    let mut table = Table::base(2);
    table.hand(0, "doomsday").act("play:doomsday");
    assert_eq!(table.has_power(), 4);
}

#[test]
fn gorilla_grodd_gives_three_power() {
    let mut table = Table::base(2);
    table.hand(0, "gorilla_grodd").act("play:gorilla_grodd");
    assert_eq!(table.has_power(), 3);
}

#[test]
fn harley_quinn_puts_a_punch_or_a_vulnerability_on_the_deck() {
    let mut table = Table::base(2);
    table.hand(0, "harley_quinn").discard(1, "punch vulnerability kick").act("play:harley_quinn");
    assert_eq!((table.has_power(), table.legal().as_str()), (1, "discard:punch discard:vulnerability"));
    assert_eq!(table.refused("no"), "DCB-10", "the foe chooses which one");
    table.act("discard:vulnerability");
    assert_eq!((table.discard_of(1).as_str(), table.top_of(1).as_str()), ("punch kick", "vulnerability"));
}

#[test]
fn harley_quinn_does_nothing_without_one_and_may_still_be_defended() {
    let mut table = Table::base(2);
    table.hand(0, "harley_quinn harley_quinn").discard(1, "kick").act("play:harley_quinn");
    assert_eq!((table.discard_of(1).as_str(), table.top_of(1).as_str()), ("kick", ""));
    table.hand(1, "lasso_of_truth").act("play:harley_quinn defend:lasso_of_truth").draw("punch");
    assert_eq!((table.hand_of(1).as_str(), table.discard_of(1).as_str()), ("punch", "kick lasso_of_truth"));
}

#[test]
fn lobo_may_destroy_up_to_two_cards_of_hand_and_discard_pile() {
    let mut table = Table::base(2);
    table.hand(0, "lobo punch kick").discard(0, "weakness").act("play:lobo");
    assert_eq!((table.has_power(), table.legal().as_str()), (3, "hand:punch hand:kick discard:weakness no"));
    table.act("discard:weakness hand:punch");
    assert_eq!((table.destroyed().as_str(), table.hand_of(0).as_str()), ("punch weakness", "kick"));
    assert!(table.allows("end"), "two at most");
}

#[test]
fn lobo_may_destroy_one_or_none() {
    let mut table = Table::base(2);
    table.hand(0, "lobo punch kick").act("play:lobo hand:punch no");
    assert_eq!((table.destroyed().as_str(), table.hand_of(0).as_str()), ("punch", "kick"));
    let mut table = Table::base(2);
    table.hand(0, "lobo punch").act("play:lobo no");
    assert_eq!(table.destroyed(), "");
}

#[test]
fn poison_ivy_discards_the_foes_top_cards_and_poisons() {
    let mut table = Table::base(3);
    table.hand(0, "poison_ivy").deck(1, "kick punch").deck(2, "punch").act("play:poison_ivy").draw("kick punch");
    assert_eq!(table.has_power(), 1);
    assert_eq!(table.discard_of(1), "kick weakness");
    assert_eq!(table.discard_of(2), "punch", "it has no cost");
    table.all_saw(1, "kick").all_saw(2, "punch");
}

#[test]
fn poison_ivy_makes_a_foe_with_an_empty_deck_shuffle() {
    let mut table = Table::base(3);
    table.hand(0, "poison_ivy").deck(1, "").discard(1, "mera").deck(2, "").act("play:poison_ivy").draw("mera");
    assert_eq!(table.discard_of(1), "weakness mera");
    assert_eq!(table.discard_of(2), "", "no card, no Weakness");
}

#[test]
fn poison_ivy_can_be_defended() {
    let mut table = Table::base(2);
    table.hand(0, "poison_ivy").hand(1, "blue_beetle").deck(1, "kick").act("play:poison_ivy defend:blue_beetle");
    assert_eq!((table.has_power(), table.discard_of(1).as_str()), (1, ""));
    assert!(table.allows("end"));
}

#[test]
fn scarecrow_gives_each_foe_a_weakness() {
    let mut table = Table::base(3);
    table.hand(0, "scarecrow").hand(1, "punch").hand(2, "blue_beetle").act("play:scarecrow no defend:blue_beetle");
    assert_eq!((table.discard_of(1).as_str(), table.discard_of(2).as_str()), ("weakness", ""));
    assert_eq!((table.has_power(), table.game.weaknesses), (2, 19));
}

#[test]
fn solomon_grundy_gives_three_power() {
    let mut table = Table::base(2);
    table.hand(0, "solomon_grundy").act("play:solomon_grundy");
    assert_eq!(table.has_power(), 3);
}

#[test]
fn solomon_grundy_may_go_on_top_of_the_deck_when_gained() {
    let mut table = Table::base(2);
    table.line_up("solomon_grundy solomon_grundy").power(12).act("buy:solomon_grundy yes");
    assert_eq!((table.top_of(0).as_str(), table.discard_of(0).as_str()), ("solomon_grundy", ""));
    table.act("buy:solomon_grundy no");
    assert_eq!((table.top_of(0).as_str(), table.discard_of(0).as_str()), ("solomon_grundy", "solomon_grundy"));
}

#[test]
fn solomon_grundy_may_go_on_top_of_the_deck_when_gained_for_nothing() {
    let mut table = Table::base(2);
    table.hand(0, "princess_diana_of_themyscira").line_up("solomon_grundy solomon_grundy");
    table.act("play:princess_diana_of_themyscira yes no");
    assert_eq!((table.top_of(0).as_str(), table.discard_of(0).as_str()), ("solomon_grundy", "solomon_grundy"));
}

#[test]
fn starro_discards_the_foes_top_cards_and_plays_them_all() {
    let mut table = Table::base(4);
    table.hero(0, "wonder_woman").hand(0, "starro").deck(1, "kick").deck(2, "super_strength").deck(3, "the_batcave");
    table.act("play:starro").draw("kick super_strength the_batcave");
    assert_eq!(table.legal(), "seat:1 seat:2", "each is played, in an order of choice; a Location is not");
    table.act("seat:2");
    assert_eq!(table.has_power(), 7);
    assert_eq!(table.discard_of(1), "kick");
    assert_eq!(table.discard_of(2), "super_strength");
    assert_eq!((table.discard_of(3).as_str(), table.locations_of(0).as_str()), ("the_batcave", ""));
    table.all_saw(1, "kick").all_saw(2, "super_strength").all_saw(3, "the_batcave");
}

#[test]
fn starro_plays_cards_one_after_the_other() {
    let mut table = Table::base(3);
    table.hero(0, "wonder_woman").hand(0, "starro").hand(1, "kick");
    table.deck(1, "bane").deck(2, "the_fastest_man_alive").deck(0, "mera robin");
    table.act("play:starro no").draw("bane the_fastest_man_alive").act("seat:2").draw("mera robin");
    assert_eq!(table.discard_of(2), "the_fastest_man_alive", "it is home before the next one is played");
    assert_eq!(table.turn(), Turn::Player(Seat::new(1)), "Bane attacks");
    assert_eq!(table.discard_of(1), "");
    table.act("no");
    assert_eq!((table.discard_of(1).as_str(), table.has_power()), ("kick bane", 2));
}

#[test]
fn starro_can_be_defended() {
    let mut table = Table::base(2);
    table.hand(0, "starro").hand(1, "blue_beetle").deck(1, "kick").act("play:starro defend:blue_beetle");
    assert_eq!((table.has_power(), table.discard_of(1).as_str()), (0, ""));
    assert!(table.allows("end"));
}

#[test]
fn suicide_squad_the_third_makes_foes_discard_their_hands() {
    let mut table = Table::base(3);
    table.hand(0, "suicide_squad suicide_squad suicide_squad kick").hand(1, "blue_beetle kick").hand(2, "punch");
    table.act("play:suicide_squad play:suicide_squad");
    assert_eq!((table.has_power(), table.hand_of(1).as_str()), (4, "kick blue_beetle"));
    table.act("play:suicide_squad");
    assert_eq!(table.has_power(), 6);
    assert_eq!((table.hand_of(1).as_str(), table.discard_of(1).as_str()), ("", "kick blue_beetle"), "no Attack");
    assert_eq!((table.hand_of(2).as_str(), table.discard_of(2).as_str()), ("", "punch"));
    assert_eq!(table.hand_of(0), "kick");
}

#[test]
fn suicide_squad_is_worth_as_much_as_there_are() {
    let mut table = Table::base(2);
    table.discard(0, "suicide_squad");
    assert_eq!(table.points(0), 1);
    table.hand(0, "suicide_squad").deck(0, "suicide_squad");
    assert_eq!(table.points(0), 9);
}

#[test]
fn the_penguin_draws_two_and_discards_two() {
    let mut table = Table::base(2);
    table.hand(0, "the_penguin punch").deck(0, "kick mera robin").act("play:the_penguin").draw("kick mera");
    assert_eq!(table.legal(), "hand:punch hand:kick hand:mera");
    assert_eq!(table.refused("no"), "DCB-10");
    table.act("hand:punch hand:mera");
    assert_eq!((table.hand_of(0).as_str(), table.discard_of(0).as_str()), ("kick", "punch mera"));
    assert_eq!(table.has_power(), 0);
}

#[test]
fn the_penguin_with_few_cards_discards_what_there_is() {
    let mut table = Table::base(2);
    table.hand(0, "the_penguin").deck(0, "kick").act("play:the_penguin").draw("kick");
    assert_eq!((table.hand_of(0).as_str(), table.discard_of(0).as_str()), ("", "kick"));
    assert!(table.allows("end"));
}

#[test]
fn the_riddler_sells_unseen_cards_of_the_main_deck() {
    let mut table = Table::base(2);
    table.hand(0, "the_riddler").power(8).act("play:the_riddler yes").draw("doomsday");
    assert_eq!((table.has_power(), table.discard_of(0).as_str()), (5, "doomsday"));
    table.act("yes").draw("mera");
    assert_eq!((table.has_power(), table.discard_of(0).as_str()), (2, "mera doomsday"));
    assert!(table.allows("end"), "2 are too few, and there is no Power for an ability that was used");
}

#[test]
fn the_riddler_unused_gives_one_power() {
    let mut table = Table::base(2);
    table.hand(0, "the_riddler the_riddler").power(3).act("play:the_riddler no");
    assert_eq!(table.has_power(), 4);
    table.act("play:the_riddler yes").draw("mera");
    assert_eq!(table.has_power(), 1);
    table.hand(0, "the_riddler").act("play:the_riddler");
    assert_eq!(table.has_power(), 2, "with less than 3 nothing is asked");
}

#[test]
fn the_riddler_may_be_stopped_after_one() {
    let mut table = Table::base(2);
    table.hand(0, "the_riddler").power(6).act("play:the_riddler yes").draw("mera").act("no");
    assert_eq!((table.has_power(), table.discard_of(0).as_str()), (3, "mera"));
}

#[test]
fn the_riddler_is_finished_before_wonder_woman_heeds_what_he_sold() {
    let mut table = Table::base(2);
    table.hero(0, "wonder_woman").hand(0, "the_riddler").power(6).act("play:the_riddler yes").draw("doomsday");
    table.act("yes").draw("bane");
    assert_eq!((table.discard_of(0).as_str(), table.legal().as_str()), ("bane doomsday", "yes no"));
    table.act("yes yes");
    assert_eq!(table.game.turn.extra_cards, 2);
}

#[test]
fn the_riddler_sells_cards_that_aquaman_puts_on_the_deck() {
    let mut table = Table::base(2);
    table.hero(0, "aquaman").hand(0, "the_riddler").power(6).act("play:the_riddler yes").draw("mera").act("yes");
    assert_eq!((table.top_of(0).as_str(), table.legal().as_str()), ("mera", "yes no"), "and he may be paid again");
    table.act("yes").draw("doomsday");
    assert_eq!(table.discard_of(0), "doomsday");
    assert!(table.allows("end"));
}

#[test]
fn two_face_draws_the_card_that_was_foretold() {
    let mut table = Table::base(2);
    table.hand(0, "two_face").deck(0, "punch kick").act("play:two_face");
    assert_eq!((table.has_power(), table.legal().as_str()), (1, "way:1 way:2"), "even or odd, before it is seen");
    table.act("way:2").draw("kick");
    assert_eq!((table.hand_of(0).as_str(), table.top_of(0).as_str()), ("kick", ""));
    assert_eq!(table.game.players[0].known().cards(), [card("kick")], "all have seen it");
    assert!(table.allows("end"));
    table.hand(0, "two_face").deck(0, "catwoman mera").act("play:two_face way:1").draw("catwoman");
    assert_eq!(table.hand_of(0), "kick catwoman");
    assert_eq!(table.game.players[0].known().cards(), [card("kick"), card("catwoman")]);
}

#[test]
fn two_face_discards_any_other() {
    let mut table = Table::base(2);
    table.hand(0, "two_face two_face").deck(0, "punch kick").act("play:two_face way:1").draw("kick");
    assert_eq!((table.hand_of(0).as_str(), table.discard_of(0).as_str()), ("two_face", "kick"));
    table.act("play:two_face way:1").draw("punch");
    assert_eq!((table.hand_of(0).as_str(), table.discard_of(0).as_str()), ("punch", "kick"), "0 is even");
    table.hand(0, "two_face").deck(0, "vulnerability").act("play:two_face way:2").draw("vulnerability");
    assert_eq!((table.hand_of(0).as_str(), table.discard_of(0).as_str()), ("punch", "vulnerability kick"));
}
