//! WAT-10 to WAT-25: standing rules, the end of a turn, Challenges.

use super::table::Table;
use super::watchmen_table::{PUNCHES, facing};

#[test]
fn wat_10_who_takes_nothing_from_the_line_up_adds_a_card() {
    let mut table = facing("the_keene_act");
    table.line_up("bane bane lobo robin mera").act("end").draw(PUNCHES).draw("cheetah");
    assert_eq!((table.game.line_up().len(), table.active()), (6, 1), "it may hold more than five");
    table.power(4).act("buy:bane end").draw(PUNCHES);
    assert_eq!((table.game.line_up().len(), table.active()), (5, 2), "five are left, and none is added");
    table.power(4).act("buy:bane end").draw(PUNCHES).draw("catwoman");
    assert_eq!((table.game.line_up().len(), table.active()), (5, 0), "only the refill");
}

#[test]
fn wat_10_the_refill_comes_after_the_added_card() {
    let mut table = facing("the_keene_act");
    table.line_up("bane bane lobo").act("end").draw(PUNCHES).draw("cheetah catwoman");
    assert_eq!((table.game.line_up().len(), table.active()), (5, 1), "one is added and one refills");
}

#[test]
fn wat_11_attacks_of_the_loyal_spare_the_loyal_once_loyalty_is_shown() {
    let mut table = Table::watchmen(4);
    table.hand(0, "scarecrow").act("play:scarecrow");
    assert_eq!([1, 2, 3].map(|seat| table.owns(seat, "weakness")), [1, 1, 1], "before");
    let mut table = Table::watchmen(4);
    table.loyalty_shown().hand(0, "scarecrow").hand(1, "punch").act("play:scarecrow");
    assert_eq!(table.asked(), Some(0), "a Loyal player is not even asked to defend");
    assert_eq!([1, 2, 3].map(|seat| table.owns(seat, "weakness")), [0, 0, 1], "after");
    let mut table = Table::watchmen(4);
    table.loyalty_shown().turn_of(3).hand(3, "scarecrow").act("play:scarecrow");
    assert_eq!([0, 1, 2].map(|seat| table.owns(seat, "weakness")), [1, 1, 1], "the Mastermind hits all");
}

#[test]
fn wat_11_what_is_no_attack_still_affects_the_loyal() {
    let mut table = Table::watchmen(3);
    table.loyalty_shown().hand(0, "suicide_squad suicide_squad suicide_squad").hand(1, "kick").hand(2, "punch");
    table.act("play:suicide_squad play:suicide_squad play:suicide_squad");
    assert_eq!((table.hand_of(1).as_str(), table.hand_of(2).as_str()), ("", ""), "a foe is every other player");
    let mut table = facing("cancer_scare");
    table.loyalty_shown().hand(0, "lobo rorschach_mask").discard(0, "punch punch punch");
    table.act("play:lobo discard:punch discard:punch play:rorschach_mask discard:punch");
    assert_eq!([0, 1, 2].map(|seat| table.owns(seat, "weakness")), [1, 1, 1], "nor is Cancer Scare a Loyal player's");
}

/// (1) before (2): Emerald Knight's card is back when Alien Invasion looks for the dearest one.
#[test]
fn wat_12_end_of_turn_texts_come_before_the_challenge() {
    let mut table = facing("alien_invasion");
    table.line_up("super_strength bane").hand(0, "emerald_knight").act("play:emerald_knight");
    assert_eq!((table.in_line_up().as_str(), table.has_power()), ("bane", 5));
    table.act("end");
    assert_eq!((table.destroyed().as_str(), table.in_line_up().as_str()), ("super_strength", "bane"));
}

/// (2) before (3): Alien Invasion takes a Villain away that the Plot would have counted. (3) before (4): then the hand.
#[test]
fn wat_12_the_challenge_comes_before_the_plot_and_the_plot_before_the_new_hand() {
    let mut table = facing("alien_invasion");
    table.plot("turn_the_world_against_itself").turn_of(2).line_up("bane lobo catwoman").hand(2, "kick").act("end");
    assert_eq!((table.destroyed().as_str(), table.hand_of(2).as_str()), ("lobo", "kick"), "the hand is still there");
    table.draw("robin");
    assert_eq!((table.destroyed().as_str(), table.hand_of(2).as_str()), ("robin lobo", ""));
    assert_eq!(table.discard_of(2), "kick", "one Villain, one card; then the discard");
    assert!(table.allows("draw:punch") && !table.allows("draw:mera"));
}

#[test]
fn wat_12_the_plot_acts_in_the_turn_of_the_reveal_too() {
    let mut table = Table::watchmen(4);
    table.holds_plot(3, "demonstration_of_power").hero(3, "rorschach").turn_of(3);
    table.hand(3, "utility_belt lasso_of_truth").act("play:utility_belt play:lasso_of_truth reveal end").draw("bane");
    assert_eq!(table.destroyed(), "bane");
    assert!(table.allows("draw:punch") && !table.allows("draw:robin"));
}

/// (4), (5), (6), (7): hand, added card, refill, Nixon's card.
#[test]
fn wat_12_hand_added_card_refill_and_nixons_card_in_this_order() {
    let mut table = facing("nixon");
    table.line_up("bane bane lobo").act("end").draw(PUNCHES).draw("cheetah");
    assert_eq!(table.game.line_up().len(), 4);
    table.draw("catwoman robin");
    assert_eq!((table.game.line_up().len(), table.active()), (6, 1), "one added, one to refill, one for Nixon");
}

/// (7) before (8): a Challenge that is turned up acts at the end of the next turn; (8) comes after the Line-Up.
#[test]
fn wat_12_the_next_challenge_comes_late_and_acts_a_turn_later() {
    let mut table = facing("rioting");
    table.contributed("bane bane").power(9).act("beat:challenge end").draw(PUNCHES).draw("robin robin robin mera mera");
    table.act("challenge:nixon");
    assert_eq!((table.game.line_up().len(), table.active()), (5, 1), "no card of Nixon's yet");
    table.power(3).act("buy:robin end").draw(PUNCHES).draw("lobo cheetah");
    assert_eq!((table.game.line_up().len(), table.active()), (6, 2));
    let mut table = facing("nixon");
    table.contributed("catwoman bane kick").power(11).line_up("robin robin robin mera mera").act("beat:challenge end");
    table.draw(PUNCHES).draw("lobo").act("challenge:the_nuclear_clock");
    assert_eq!(
        (table.in_clock().as_str(), table.game.line_up().len()),
        ("", 6),
        "and none of a Challenge that is beaten"
    );
}

/// (8) before (9), and Cancer Scare acts when it is turned up, before the next turn.
#[test]
fn wat_12_cancer_scare_strikes_between_the_turns() {
    let mut table = facing("rioting");
    table.no_challenge().act("end").draw(PUNCHES).draw("robin robin robin mera mera").act("challenge:cancer_scare");
    assert_eq!((table.asked(), table.active(), table.game.turn.on), (Some(0), 0, false));
    table.act("no");
    assert_eq!((table.active(), table.owns(0, "weakness"), table.owns(1, "weakness")), (1, 1, 1));
}

#[test]
fn wat_13_only_cards_from_the_line_up_count() {
    // A Kick.
    let mut table = facing("the_keene_act");
    table.line_up("bane bane lobo robin mera").power(3).act("kick").end_turn();
    assert_eq!(table.game.line_up().len(), 6);
    // A card of the main deck.
    let mut table = facing("the_keene_act");
    table.line_up("bane bane lobo robin mera").hand(0, "moloch_the_mystic");
    table.act("play:moloch_the_mystic draw:cheetah").end_turn();
    assert_eq!(table.game.line_up().len(), 6);
    // A borrowed card.
    let mut table = facing("the_keene_act");
    table.line_up("bane bane lobo robin cheetah").hand(0, "emerald_knight").act("play:emerald_knight").end_turn();
    assert_eq!(table.game.line_up().len(), 6);
    // A card that is gained, not bought.
    let mut table = facing("the_keene_act");
    table.line_up("bane bane lobo robin mera").hand(0, "cheetah").act("play:cheetah lineup:robin").end_turn();
    assert_eq!(table.game.line_up().len(), 5);
}

#[test]
fn wat_20_the_upper_text_holds_for_all_alike() {
    for seat in [0, 2] {
        for shown in [false, true] {
            let mut table = facing("the_keene_act");
            table.turn_of(seat).line_up("catwoman").power(2).game.watchmen.shown = shown;
            assert_eq!(table.refused("buy:catwoman"), "DCB-12", "seat {seat}");
        }
    }
}

#[test]
fn wat_21_contributions_first_over_several_turns_then_one_player_pays() {
    let mut table = facing("the_keene_act");
    table.power(9).hand(0, "catwoman").act("contribute:catwoman");
    assert_eq!(table.refused("beat:challenge"), "WAT-21", "an Equipment is missing");
    table.end_turn().hand(1, "batmobile").power(8).act("contribute:batmobile");
    assert_eq!(table.refused("beat:challenge"), "WAT-21", "Power is not saved up");
    table.power(1).act("beat:challenge");
    assert_eq!((table.current(), table.has_power()), (None, 0), "the last contribution and the payment in one turn");
    let mut table = facing("the_keene_act");
    table.contributed("catwoman batmobile").power(9);
    assert!(table.allows("end") && table.allows("beat:challenge"), "paying is optional");
    table.turn_of(2);
    assert!(table.allows("beat:challenge"), "the Mastermind may pay, too");
}

#[test]
fn wat_22_contributing_is_not_playing() {
    let mut table = facing("nixon");
    table.hand(0, "kick catwoman bane batmobile").act("contribute:kick contribute:bane");
    assert_eq!((table.has_power(), table.beside_challenge().as_str()), (0, "kick bane"));
    assert!(table.game.turn.plays().is_empty(), "no text, no Power");
    assert_eq!(table.refused("contribute:batmobile"), "WAT-22", "it meets no requirement");
    assert_eq!(table.refused("contribute:super_strength"), "WAT-22", "it is not in the hand");
    table.power(4).line_up("lobo cheetah").act("buy:cheetah contribute:catwoman");
    assert_eq!(table.beside_challenge(), "kick catwoman bane", "at any time in the turn");
    let mut table = facing("nixon");
    table.no_challenge().hand(0, "kick");
    assert_eq!(table.refused("contribute:kick"), "WAT-20", "no Challenge is face up");
}

#[test]
fn wat_23_more_cards_than_needed_and_one_card_for_one_requirement() {
    let mut table = facing("nixon");
    table.hand(0, "kick kick kick").power(11);
    table.act("contribute:kick contribute:kick contribute:kick");
    assert_eq!(table.beside_challenge(), "kick kick kick", "a Kick is a Super Power, and more may be added");
    assert_eq!(table.refused("beat:challenge"), "WAT-21", "yet none of them is a Hero or a Villain");
    let mut table = facing("alien_invasion");
    table.contributed("rioters").power(14);
    assert_eq!(
        table.refused("beat:challenge"),
        "WAT-21",
        "a Villain of the crossover is one card for two requirements"
    );
    table.contributed("duplication");
    assert!(table.allows("beat:challenge"), "either of them as the Watchmen card");
    let mut table = facing("alien_invasion");
    table.contributed("rioters kick").power(14);
    assert!(table.allows("beat:challenge"), "the Villain as the Watchmen card, since the Kick is none");
    let mut table = facing("alien_invasion");
    table.contributed("bane kick").power(14);
    assert_eq!(table.refused("beat:challenge"), "WAT-21", "two for one requirement, none for the other");
}

#[test]
fn wat_24_the_mastermind_contributes_like_anybody() {
    for shown in [false, true] {
        let mut table = facing("nixon");
        table.turn_of(2).hand(2, "kick bane").game.watchmen.shown = shown;
        table.act("contribute:kick contribute:bane");
        assert_eq!(table.beside_challenge(), "kick bane");
    }
}

#[test]
fn wat_25_a_beaten_challenge_leaves_with_what_was_contributed() {
    let mut table = facing("the_keene_act");
    table.contributed("catwoman batmobile robin").line_up("mera").power(12).act("beat:challenge");
    assert_eq!((table.destroyed().as_str(), table.beside_challenge().as_str()), ("batmobile catwoman robin", ""));
    assert_eq!(table.current(), None, "the next one comes at the end of the turn");
    assert!(table.allows("buy:mera"), "its effect stops: 3 Power are left");
    table.end_turn();
    assert_eq!(table.current(), Some("cancer_scare"));
}

/// Starro plays a card of each foe: one destroys the third card, which calls for an Attack, the other destroys Cancer Scare.
#[test]
fn wat_25_what_was_pending_is_void() {
    for (answers, weaknesses) in [
        ("seat:1 discard:punch destroy:challenge", 0),
        ("seat:2 destroy:challenge discard:punch", 0),
        ("seat:1 discard:punch no", 1),
    ] {
        let mut table = facing("cancer_scare");
        table.game.watchmen.destroyed = 2;
        table.hand(0, "starro").discard(0, "punch punch").deck(1, "heat_vision").deck(2, "disintegration");
        table.act("play:starro draw:heat_vision draw:disintegration").act(answers);
        assert_eq!([0, 1, 2].map(|seat| table.owns(seat, "weakness")), [weaknesses; 3], "{answers}");
        assert!(table.allows("end"), "{answers}");
    }
}
