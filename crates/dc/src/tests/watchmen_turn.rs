//! WAT-10 to WAT-42 and WAT-70 to WAT-78: standing rules, Challenges, Machinations, help, single cards.

use super::table::{Table, card};
use crate::Event;
use game::{Eyes, Game, Seat, Turn};

const PUNCHES: &str = "punch punch punch punch punch";

/// A table with this Challenge face up.
fn facing(challenge: &str) -> Table {
    let mut table = Table::watchmen(3);
    table.challenge(challenge);
    table
}

/// Four players: seats 0 to 2 Loyal and seat 3 the Mastermind, whose Plot is in play.
fn allied() -> Table {
    let mut table = Table::watchmen(4);
    table.plot("technological_breakthrough").hero(0, "the_comedian");
    table
}

#[test]
fn wat_10_who_takes_nothing_from_the_line_up_adds_a_card() {
    let mut table = facing("the_keene_act");
    table.line_up("bane bane lobo robin mera").act("end").draw(PUNCHES).draw("cheetah");
    assert_eq!((table.game.line_up.len(), table.active()), (6, 1), "it may hold more than five");
    table.power(4).act("buy:bane end").draw(PUNCHES);
    assert_eq!((table.game.line_up.len(), table.active()), (5, 2), "five are left, and none is added");
    table.power(4).act("buy:bane end").draw(PUNCHES).draw("catwoman");
    assert_eq!((table.game.line_up.len(), table.active()), (5, 0), "only the refill");
}

#[test]
fn wat_10_the_refill_comes_after_the_added_card() {
    let mut table = facing("the_keene_act");
    table.line_up("bane bane lobo").act("end").draw(PUNCHES).draw("cheetah catwoman");
    assert_eq!((table.game.line_up.len(), table.active()), (5, 1), "one is added and one refills");
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
    assert_eq!(table.game.line_up.len(), 4);
    table.draw("catwoman robin");
    assert_eq!((table.game.line_up.len(), table.active()), (6, 1), "one added, one to refill, one for Nixon");
}

/// (7) before (8): a Challenge that is turned up acts at the end of the next turn; (8) comes after the Line-Up.
#[test]
fn wat_12_the_next_challenge_comes_late_and_acts_a_turn_later() {
    let mut table = facing("rioting");
    table.contributed("bane bane").power(9).act("beat:challenge end").draw(PUNCHES).draw("robin robin robin mera mera");
    table.act("challenge:nixon");
    assert_eq!((table.game.line_up.len(), table.active()), (5, 1), "no card of Nixon's yet");
    table.power(3).act("buy:robin end").draw(PUNCHES).draw("lobo cheetah");
    assert_eq!((table.game.line_up.len(), table.active()), (6, 2));
    let mut table = facing("nixon");
    table.contributed("catwoman bane kick").power(11).line_up("robin robin robin mera mera").act("beat:challenge end");
    table.draw(PUNCHES).draw("lobo").act("challenge:the_nuclear_clock");
    assert_eq!(
        (table.in_clock().as_str(), table.game.line_up.len()),
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
    assert_eq!(table.game.line_up.len(), 6);
    // A card of the main deck.
    let mut table = facing("the_keene_act");
    table.line_up("bane bane lobo robin mera").hand(0, "moloch_the_mystic");
    table.act("play:moloch_the_mystic draw:cheetah").end_turn();
    assert_eq!(table.game.line_up.len(), 6);
    // A borrowed card.
    let mut table = facing("the_keene_act");
    table.line_up("bane bane lobo robin cheetah").hand(0, "emerald_knight").act("play:emerald_knight").end_turn();
    assert_eq!(table.game.line_up.len(), 6);
    // A card that is gained, not bought.
    let mut table = facing("the_keene_act");
    table.line_up("bane bane lobo robin mera").hand(0, "cheetah").act("play:cheetah lineup:robin").end_turn();
    assert_eq!(table.game.line_up.len(), 5);
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
    assert!(table.game.turn.plays.is_empty(), "no text, no Power");
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
    table.hand(0, "kick kick kick catwoman").power(11);
    table.act("contribute:kick contribute:kick contribute:kick contribute:catwoman");
    assert_eq!(table.beside_challenge(), "kick kick kick catwoman", "a Kick is a Super Power, and more may be added");
    assert_eq!(table.refused("beat:challenge"), "WAT-21", "yet none of them is a Villain");
    let mut table = facing("alien_invasion");
    table.contributed("rioters disintegration").power(14);
    assert_eq!(table.refused("beat:challenge"), "WAT-21", "two cards cannot meet three requirements");
    table.contributed("duplication");
    assert!(
        table.allows("beat:challenge"),
        "a Villain, a Super Power, and either of the Super Powers as the Watchmen card"
    );
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

#[test]
fn wat_30_all_listed_cards_in_one_turn() {
    let mut table = facing("nixon");
    table.hero(2, "rorschach").turn_of(2).hand(2, "utility_belt doomsday");
    table.act("play:utility_belt play:doomsday").end_turn();
    assert_eq!(table.active(), 0);
    table.turn_of(2).hand(2, "green_arrows_bow").act("play:green_arrows_bow");
    assert_eq!(table.refused("reveal"), "WAT-31", "what was played in an earlier turn is gone");
    let mut table = Table::watchmen(4);
    table.hero(3, "rorschach").turn_of(3).hand(3, "green_arrows_bow utility_belt");
    table.act("play:green_arrows_bow");
    assert!(!table.allows("reveal"));
    table.act("play:utility_belt");
    assert!(table.allows("reveal"), "with four players the first line is ignored");
}

/// "Players" is their number at the start.
#[test]
fn wat_30_the_first_line_stays_ignored_when_a_player_is_eliminated() {
    let mut table = Table::watchmen(4);
    table.hero(3, "rorschach").loyalty_shown().turn_of(3).game.players[0].out = true;
    table.hand(3, "green_arrows_bow utility_belt").act("play:green_arrows_bow play:utility_belt");
    assert!(table.allows("reveal"));
}

/// Ready to reveal: the Mastermind, seat 3 of four, has played two Equipment.
fn completed() -> Table {
    let mut table = Table::watchmen(4);
    table.hero(3, "rorschach").holds_plot(3, "subversion_of_heroes").turn_of(3);
    table.hand(3, "utility_belt lasso_of_truth kick").act("play:utility_belt play:lasso_of_truth");
    table
}

#[test]
fn wat_31_the_reveal_turns_up_all_loyalty_cards_and_brings_the_plot() {
    let mut table = completed();
    table.act("reveal");
    assert_eq!((table.plotting(), table.current()), (Some("subversion_of_heroes"), Some("nixon")));
    let shown: Vec<bool> = (table.events.iter())
        .filter_map(|event| match event {
            Event::Loyalty { mastermind, .. } => Some(*mastermind),
            _ => None,
        })
        .collect();
    assert_eq!(shown, [false, false, false, true]);
    assert_eq!(table.refused("reveal"), "WAT-31", "at most once in a game");
}

#[test]
fn wat_31_the_reveal_may_wait_within_the_turn_but_not_beyond() {
    let mut table = completed();
    table.act("play:kick");
    assert!(table.allows("reveal"));
    table.end_turn();
    assert_eq!((table.active(), table.plotting(), table.game.watchmen.shown), (0, None, false), "it need not be taken");
    table.end_turn().end_turn().end_turn();
    assert_eq!((table.active(), table.refused("reveal")), (3, "WAT-31"), "the set must be played again");
}

#[test]
fn wat_31_borrowed_and_replayed_cards_count_and_contributed_ones_do_not() {
    let mut table = Table::watchmen(4);
    table.hero(3, "rorschach").turn_of(3).line_up("cheetah lasso_of_truth").hand(3, "emerald_knight x_ray_vision");
    table.deck(0, "green_arrows_bow").deck(1, "punch").deck(2, "punch").act("play:emerald_knight");
    assert_eq!(table.refused("reveal"), "WAT-31");
    table.act("play:x_ray_vision").draw("green_arrows_bow punch punch").act("seat:0");
    assert!(table.allows("reveal"));
    let mut table = facing("the_keene_act");
    table.mastermind(Some(0)).hand(0, "utility_belt green_arrows_bow doomsday");
    table.act("play:utility_belt play:doomsday contribute:green_arrows_bow");
    assert_eq!(table.refused("reveal"), "WAT-31");
}

#[test]
fn wat_31_nobody_is_loyal_or_mastermind_before_the_reveal() {
    let table = completed();
    assert!(Seat::all(4).all(|seat| !table.game.is_loyal(seat) && !table.game.is_mastermind(seat)));
    let mut table = completed();
    table.act("reveal");
    assert_eq!([0, 1, 2, 3].map(|seat| table.game.is_loyal(Seat::new(seat))), [true, true, true, false]);
    assert!(table.game.is_mastermind(Seat::new(3)));
}

#[test]
fn wat_31_without_a_challenge_the_plot_enters_play_alone_and_is_never_destroyed_with_one() {
    let mut table = completed();
    table.no_challenge().act("reveal");
    assert_eq!((table.plotting(), table.current()), (Some("subversion_of_heroes"), None));
    let mut table = completed();
    table.act("reveal").contributed("catwoman bane kick").power(11).act("beat:challenge");
    assert_eq!((table.plotting(), table.current()), (Some("subversion_of_heroes"), None));
}

#[test]
fn wat_32_the_first_line_serves_the_mastermind_only() {
    for seat in 0..4 {
        let mut table = Table::watchmen(4);
        table.plot("demonstration_of_power").turn_of(seat).end_turn();
        assert_eq!(table.game.destroyed.len(), u8::from(seat == 3), "seat {seat}");
    }
}

#[test]
fn wat_33_a_loyal_player_beats_the_plot_by_power_alone() {
    let mut table = allied();
    table.power(24);
    assert_eq!(table.refused("beat:plot"), "WAT-33");
    table.power(1).act("beat:plot");
    assert_eq!((table.plotting(), table.current(), table.has_power()), (None, Some("nixon"), 0));
    assert!(table.game.over.is_none() && !table.game.players[3].out, "the other Challenges and the Mastermind remain");
    let mut table = allied();
    table.turn_of(3).power(25);
    assert_eq!(table.refused("beat:plot"), "WAT-33", "the Mastermind cannot");
}

#[test]
fn wat_33_a_beaten_plot_is_gone_for_good() {
    let mut table = allied();
    table.power(25).act("beat:plot").end_turn();
    table.turn_of(3).hero(3, "rorschach").hand(3, "utility_belt lasso_of_truth");
    table.act("play:utility_belt play:lasso_of_truth");
    assert_eq!(table.refused("reveal"), "WAT-31");
    table.end_turn();
    assert_eq!(table.destroyed(), "", "nor does its first line work");
    assert_eq!(table.game.view(Eyes::Spectator).seats[3].plot, Some("technological_breakthrough"), "all have seen it");
}

#[test]
fn wat_34_the_next_challenge_comes_with_or_without_a_plot() {
    for plotted in [false, true] {
        let mut table = facing("rioting");
        if plotted {
            table.plot("technological_breakthrough");
        }
        table.contributed("bane bane").power(9).act("beat:challenge").end_turn();
        assert_eq!(table.current(), Some("cancer_scare"), "{plotted}");
    }
}

#[test]
fn wat_40_a_loyal_player_asks_for_help_once_a_plot_has_come() {
    let mut table = Table::watchmen(4);
    table.loyalty_shown().hand(1, "kick");
    assert_eq!(table.refused("help"), "WAT-40", "no Plot yet");
    let mut table = allied();
    table.hand(1, "kick super_strength").hand(2, "punch").hand(3, "doomsday").act("help");
    assert_eq!((table.asked(), table.legal().as_str()), (Some(1), "yes no"), "clockwise");
    table.act("yes");
    assert_eq!(
        (table.turn(), table.legal().as_str()),
        (Turn::Chance, "draw:kick draw:super_strength"),
        "a random card"
    );
    table.draw("super_strength");
    assert_eq!((table.has_power(), table.asked()), (5, Some(2)));
    table.act("no");
    assert_eq!(
        (table.has_power(), table.asked(), table.hand_of(2).as_str()),
        (5, Some(0), "punch"),
        "helping is optional"
    );
    assert_eq!(table.hand_of(3), "doomsday", "the Mastermind is not asked");
}

#[test]
fn wat_40_also_after_the_plot_is_beaten_and_never_for_the_mastermind() {
    let mut table = allied();
    table.hand(1, "kick").power(25).act("beat:plot help yes draw:kick");
    assert_eq!(table.has_power(), 2);
    let mut table = allied();
    table.turn_of(3).hand(1, "kick");
    assert_eq!(table.refused("help"), "WAT-40");
    let table = allied();
    assert!(!table.allows("help"), "nobody has a card");
}

#[test]
fn wat_41_help_goes_back_at_the_end_and_is_not_replaced() {
    let mut table = allied();
    table.hand(1, "kick punch").act("help yes draw:kick");
    assert_eq!((table.hand_of(1).as_str(), table.discard_of(1).as_str()), ("punch", ""));
    assert_eq!(table.refused("help"), "WAT-40", "once in a turn");
    table.end_turn();
    assert_eq!(
        (table.hand_of(1).as_str(), table.discard_of(1).as_str()),
        ("punch", "kick"),
        "the hand is not refilled"
    );
    assert_eq!((table.active(), table.owns(0, "kick")), (1, 0));
}

#[test]
fn wat_42_each_card_is_played_before_the_next_helper_is_asked() {
    let mut table = allied();
    table.line_up("catwoman bane").hand(1, "heat_vision").hand(2, "kick").discard(0, "weakness");
    table.act("help yes draw:heat_vision");
    assert_eq!((table.asked(), table.legal().as_str()), (Some(0), "discard:weakness no"), "the active player's choice");
    table.act("discard:weakness");
    assert_eq!(table.asked(), Some(2));
}

/// Triggers are the active player's, and come before the next helper is asked.
#[test]
fn wat_42_triggers_of_a_help_card_come_before_the_next_helper() {
    let mut table = allied();
    table.hero(0, "nite_owl").hand(1, "utility_belt").hand(2, "kick").act("help yes draw:utility_belt");
    assert_eq!((table.asked(), table.legal().as_str()), (Some(0), "yes no"), "Nite Owl's first Equipment");
    table.act("yes draw:punch");
    assert_eq!((table.asked(), table.hand_of(0).as_str()), (Some(2), "punch"));
    let mut table = allied();
    table.hero(0, "silk_spectre").locations(0, "the_watchtower").hand(1, "catwoman").hand(2, "kick");
    table.act("help yes draw:catwoman");
    assert_eq!(table.legal(), "first-trigger:hero first-trigger:the_watchtower", "in an order of choice");
    table.act("first-trigger:the_watchtower draw:punch no");
    assert_eq!((table.asked(), table.hand_of(0).as_str()), (Some(2), "punch"));
    table.act("no");
    assert_eq!(table.asked(), Some(0));
}

#[test]
fn wat_42_a_location_given_as_help_works_until_the_end_of_the_turn() {
    let mut table = allied();
    table.hand(0, "utility_belt").hand(1, "the_batcave").act("help yes draw:the_batcave play:utility_belt");
    assert_eq!(table.turn(), Turn::Chance, "it draws");
    table.draw("punch").end_turn();
    assert_eq!((table.discard_of(1).as_str(), table.game.players[0].locations.len()), ("the_batcave", 0));
    table.turn_of(0).hand(0, "utility_belt");
    table.game.turn.reset();
    table.act("play:utility_belt");
    assert_eq!(table.asked(), Some(0), "no more");
}

#[test]
fn wat_42_attacks_given_as_help_hit_only_the_mastermind() {
    let mut table = allied();
    table.hand(1, "scarecrow").act("help yes draw:scarecrow");
    assert_eq!([0, 1, 2, 3].map(|seat| table.owns(seat, "weakness")), [0, 0, 0, 1]);
    assert_eq!(table.has_power(), 2);
}

#[test]
fn wat_70_a_destroyed_challenge_counts_as_beaten() {
    let mut table = facing("alien_invasion");
    table.hand(0, "disintegration").act("play:disintegration destroy:challenge");
    assert_eq!(table.result(), "1 1 0", "the last one, too, and without any contribution");
}

#[test]
fn wat_71_watchmen_cards_are_the_eleven_of_the_pack() {
    let table = facing("alien_invasion");
    let needs = table.game.view(Eyes::Spectator).challenge.unwrap().needs;
    let names: Vec<&str> = needs[0].iter().map(|card| card.id()).collect();
    assert_eq!(names.len(), 11);
    assert!(names.contains(&"rioters") && names.contains(&"new_york_city") && !names.contains(&"catwoman"));
}

const ELEVEN: &str = "hollis_mason sally_juspeczyk moloch_the_mystic rioters disintegration duplication reconstruction \
                      nite_owl_mask rorschach_mask the_owlship new_york_city";

#[test]
fn wat_71_with_none_to_be_had_a_card_of_cost_six_will_do() {
    let with = |lay: &dyn Fn(&mut Table)| {
        let mut table = facing("alien_invasion");
        table.destroy_from_main(ELEVEN).hand(0, "man_of_steel green_arrow");
        lay(&mut table);
        table.allows("contribute:man_of_steel")
    };
    assert!(with(&|_| ()));
    assert!(!with(&|table| _ = table.line_up("rioters")), "one is in the Line-Up");
    assert!(!with(&|table| table.game.main.put(card("rioters"))), "or in the main deck");
    assert!(!with(&|table| table.game.main_top = Some(card("rioters"))), "or on top of it");
    assert!(!with(&|table| _ = table.deck(1, "rioters")), "or owned");
    assert!(!with(&|table| _ = table.deck(2, "rioters")), "by anybody before the reveal");
    assert!(with(&|table| _ = table.deck(2, "rioters").loyalty_shown()), "but not by the Mastermind after it");
    assert!(!with(&|table| _ = table.deck(1, "rioters").loyalty_shown()));
    let mut table = facing("alien_invasion");
    table.destroy_from_main(ELEVEN).hand(0, "man_of_steel green_arrow").contributed("bane kick").power(14);
    assert_eq!(table.refused("contribute:green_arrow"), "WAT-22", "cost 5");
    table.act("contribute:man_of_steel beat:challenge");
    assert_eq!(table.result(), "1 1 0");
}

/// A card that Emerald Knight has borrowed goes back to the Line-Up, and so can be had.
#[test]
fn wat_71_a_borrowed_watchmen_card_can_be_had() {
    let mut table = facing("alien_invasion");
    table.destroy_from_main(ELEVEN).line_up("the_owlship").hand(0, "emerald_knight man_of_steel");
    table.act("play:emerald_knight draw:punch draw:vulnerability hand:punch");
    assert_eq!(table.refused("contribute:man_of_steel"), "WAT-22");
}

#[test]
fn wat_72_duplication_keeps_the_first_play_and_may_choose_a_location() {
    let mut table = Table::watchmen(3);
    table.hero(0, "the_comedian").locations(0, "the_batcave").hand(0, "super_strength duplication");
    table.act("play:super_strength play:duplication");
    assert_eq!(table.legal(), "played:super_strength inplay:the_batcave");
    table.act("played:super_strength");
    assert_eq!(table.has_power(), 10);
}

#[test]
fn wat_73_nixons_card_comes_also_when_no_refill_was_needed() {
    let mut table = facing("nixon");
    table.line_up("bane bane lobo robin mera").act("end").draw(PUNCHES).draw("cheetah");
    assert_eq!((table.game.line_up.len(), table.turn()), (6, Turn::Chance));
    table.draw("catwoman");
    assert_eq!((table.game.line_up.len(), table.active()), (7, 1));
}

#[test]
fn wat_74_every_destroyed_card_counts_from_any_place() {
    let mut table = facing("cancer_scare");
    table.line_up("bane bane robin robin").hand(0, "reconstruction").act("play:reconstruction");
    table.draw("lobo cheetah mera catwoman batmobile");
    assert_eq!((table.game.watchmen.destroyed, table.owns(1, "weakness")), (4, 1), "four of the Line-Up: one Attack");
    let mut table = facing("cancer_scare");
    table.line_up("bane bane robin robin mera lobo").hand(0, "reconstruction").act("play:reconstruction");
    assert_eq!((table.turn(), table.owns(1, "weakness")), (Turn::Chance, 0), "not before the effect is finished");
    table.draw("cheetah mera catwoman batmobile batmobile");
    assert_eq!(
        [0, 1, 2].map(|seat| table.owns(seat, "weakness")),
        [2, 2, 2],
        "crossing two multiples gives two Attacks"
    );
    let mut table = facing("cancer_scare");
    table.game.watchmen.destroyed = 2;
    table.plot("turn_the_world_against_itself").line_up("bane bane").turn_of(2).act("end").draw("robin");
    assert_eq!((table.turn(), table.owns(0, "weakness")), (Turn::Chance, 0));
    table.draw("robin");
    assert_eq!(table.owns(0, "weakness"), 1, "the main deck, too");
    assert!(table.allows("draw:punch"), "and before the next step");
}

#[test]
fn wat_74_the_attack_goes_clockwise_from_the_active_player_and_each_may_defend() {
    let mut table = facing("cancer_scare");
    table.game.watchmen.destroyed = 2;
    table.turn_of(1).hand(1, "rorschach_mask punch").hand(0, "punch").hand(2, "lasso_of_truth").discard(1, "kick");
    table.act("play:rorschach_mask discard:kick");
    assert_eq!(table.asked(), Some(1));
    table.act("no");
    assert_eq!(table.asked(), Some(2));
    table.act("defend:lasso_of_truth draw:punch");
    assert_eq!(table.asked(), Some(0));
    table.act("no");
    assert_eq!([0, 1, 2].map(|seat| table.owns(seat, "weakness")), [1, 1, 0]);
    assert_eq!((table.asked(), table.has_power()), (Some(1), 2), "then the turn goes on");
}

#[test]
fn wat_74_cards_destroyed_before_do_not_count_nor_do_those_of_an_eliminated_player() {
    let mut table = facing("rioting");
    table.hand(0, "rorschach_mask").discard(0, "kick").act("play:rorschach_mask discard:kick");
    assert_eq!(table.game.watchmen.destroyed, 0);
    let mut table = facing("cancer_scare");
    table.game.watchmen.destroyed = 1;
    table.plot("demonstration_of_power").turn_of(2).hand(2, "disintegration").act("play:disintegration seat:0");
    assert_eq!((table.game.watchmen.destroyed, table.owns(1, "weakness")), (2, 0), "only Disintegration itself");
}

#[test]
fn wat_74_surplus_weaknesses_may_be_contributed() {
    let mut table = facing("cancer_scare");
    table.hand(0, "weakness weakness weakness");
    table.act("contribute:weakness contribute:weakness contribute:weakness");
    assert_eq!(table.beside_challenge(), "weakness weakness weakness");
}

#[test]
fn wat_74_with_no_weakness_anywhere_a_card_of_cost_zero_will_do() {
    let mut table = facing("cancer_scare");
    table.hand(0, "punch vulnerability kick").power(11);
    assert_eq!(table.refused("contribute:punch"), "WAT-22", "the stack has some");
    table.no_weaknesses().deck(2, "weakness");
    assert_eq!(table.refused("contribute:punch"), "WAT-22", "somebody owns one");
    table.deck(2, "punch").act("contribute:punch contribute:vulnerability contribute:kick beat:challenge");
    assert_eq!(table.destroyed(), "punch vulnerability kick");
}

#[test]
fn wat_75_nobody_has_to_play_a_card() {
    let mut table = Table::watchmen(3);
    table.line_up("bane bane").hand(0, "reconstruction kick").act("play:kick end").draw_any();
    assert_eq!((table.discard_of(0).as_str(), table.destroyed().as_str()), ("kick reconstruction", ""));
}

#[test]
fn wat_76_sally_juspeczyk_is_ended_by_cost_five_or_six() {
    for (drawn, ended) in [("supergirl", false), ("the_bat_signal", true), ("blue_beetle", true), ("lobo", false)] {
        let mut table = Table::watchmen(3);
        table.hand(0, "sally_juspeczyk").deck(0, &format!("{drawn} punch punch"));
        table.act("play:sally_juspeczyk yes").draw(drawn);
        assert_eq!(table.allows("end"), ended, "{drawn}");
    }
}

#[test]
fn wat_77_attack_and_defense_in_any_mix() {
    for (one, other) in [("bane", "scarecrow"), ("lasso_of_truth", "super_speed"), ("harley_quinn", "blue_beetle")] {
        let mut table = facing("rioting");
        table.hand(0, &format!("{one} {other} kick")).power(9).act(&format!("contribute:{one}"));
        assert!(!table.allows("beat:challenge") && !table.allows("contribute:kick"));
        table.act(&format!("contribute:{other} beat:challenge"));
        assert_eq!(table.current(), None, "{one} and {other}");
    }
}

#[test]
fn wat_78_nothing_goes_under_the_clock_without_a_card_of_cost_three() {
    let mut table = facing("the_nuclear_clock");
    table.line_up("catwoman bane bane lobo cheetah").act("end").draw(PUNCHES).draw("robin");
    assert_eq!((table.in_clock().as_str(), table.active()), ("", 1));
    table.act("end");
    assert_eq!(table.in_clock(), "robin", "in the next turn there is one");
}

#[test]
fn wat_78_a_location_from_an_earlier_turn_may_be_laid() {
    let mut table = facing("the_nuclear_clock");
    table.hand(0, "the_batcave").act("play:the_batcave");
    assert_eq!(table.refused("lay:the_batcave"), "WAT-78");
    table.end_turn().end_turn().end_turn();
    table.act("lay:the_batcave");
    assert_eq!((table.beside_challenge().as_str(), table.game.players[0].locations.len()), ("the_batcave", 0));
}
