//! The six Challenges: what they do, and what beats them.

use super::table::{Table, card};
use game::Turn;

/// A table with this Challenge face up.
fn facing(challenge: &str) -> Table {
    let mut table = Table::watchmen(3);
    table.challenge(challenge);
    table
}

/// Beats the Challenge with these contributions and just enough Power; one Power less, or one card less, must not do.
#[track_caller]
fn beats(challenge: &str, power: u16, contributed: &str) {
    let mut table = facing(challenge);
    table.hand(0, contributed).power(power - 1);
    for id in contributed.split_whitespace() {
        assert_eq!(table.refused("beat:challenge"), "WAT-21", "without {id}");
        table.act(&format!("contribute:{id}"));
    }
    assert_eq!(table.refused("beat:challenge"), "WAT-21", "with one Power less");
    table.power(1);
    let last = challenge == "alien_invasion" || challenge == "the_nuclear_clock";
    table.act("beat:challenge");
    assert_eq!((table.current(), table.has_power()), (None, 0));
    assert_eq!(table.game.destroyed().len() as usize, contributed.split_whitespace().count());
    assert_eq!(table.turn() == Turn::Over, last);
}

#[test]
fn the_keene_act_makes_heroes_dearer_to_buy() {
    let mut table = facing("the_keene_act");
    table.line_up("catwoman cheetah").power(2);
    assert!(table.allows("buy:cheetah"));
    assert_eq!(table.refused("buy:catwoman"), "DCB-12");
    table.power(1).act("buy:catwoman");
    assert_eq!((table.has_power(), table.discard_of(0).as_str()), (0, "catwoman"));
}

#[test]
fn the_keene_act_leaves_the_printed_cost_to_every_other_effect() {
    let mut table = facing("the_keene_act");
    table.line_up("zatanna_zatara").hand(0, "cheetah").act("play:cheetah");
    assert_eq!(table.discard_of(0), "zatanna_zatara", "of cost 4, not 5");
}

#[test]
fn the_keene_act_is_beaten_with_a_hero_an_equipment_and_nine_power() {
    beats("the_keene_act", 9, "catwoman batmobile");
    let mut table = facing("the_keene_act");
    table.hand(0, "kick bane new_york_city weakness catwoman batmobile");
    assert_eq!(table.legal().matches("contribute:").count(), 2);
}

#[test]
fn what_a_challenge_still_lacks_is_told() {
    let told = |contributed: &str| {
        let mut table = facing("the_keene_act");
        let found = table.contributed(contributed).game.contributions();
        let lacks = ["catwoman", "batmobile", "bane"].map(|id| found.lacking.has(card(id)));
        ((found.needed, found.met), lacks)
    };
    assert_eq!(told(""), ((2, 0), [true, true, false]));
    assert_eq!(told("catwoman"), ((2, 1), [false, true, false]));
    assert_eq!(told("catwoman robin"), ((2, 1), [false, true, false]), "a second Hero meets nothing more");
    assert_eq!(told("catwoman batmobile"), ((2, 2), [false; 3]));
    let mut table = facing("the_keene_act");
    let none = table.no_challenge().game.contributions();
    assert_eq!((none.needed, none.met, none.lacking.is_empty()), (0, 0, true));
}

#[test]
fn rioting_gives_a_weakness_at_three_villains() {
    let mut table = facing("rioting");
    table.line_up("bane bane cheetah").act("end");
    assert_eq!(table.discard_of(0), "weakness");
    let mut table = facing("rioting");
    table.line_up("bane bane catwoman robin").act("end");
    assert_eq!(table.discard_of(0), "", "two are too few");
}

#[test]
fn rioting_troubles_the_active_player_alone() {
    let mut table = facing("rioting");
    table.line_up("bane bane cheetah bizarro mera").turn_of(1).end_turn();
    assert_eq!((table.owns(0, "weakness"), table.owns(1, "weakness"), table.owns(2, "weakness")), (0, 1, 0));
}

#[test]
fn rioting_is_beaten_with_two_cards_of_attack_or_defense_and_nine_power() {
    beats("rioting", 9, "bane scarecrow");
    beats("rioting", 9, "bulletproof lasso_of_truth");
    beats("rioting", 9, "bane blue_beetle");
    let mut table = facing("rioting");
    table.hand(0, "doomsday suicide_squad kick catwoman");
    assert_eq!(table.refused("contribute:doomsday"), "WAT-22");
    assert_eq!(table.refused("contribute:suicide_squad"), "WAT-22", "what it does is no Attack");
}

#[test]
fn cancer_scare_attacks_everybody_when_it_is_turned_up() {
    let mut table = Table::watchmen(3);
    table.challenge("rioting").contributed("bane bane").power(9).hand(2, "lasso_of_truth punch").act("beat:challenge");
    table.act("end").draw("punch punch punch punch punch aquamans_trident robin robin robin mera");
    table.act("challenge:cancer_scare");
    assert_eq!(table.asked(), Some(0), "the active player first");
    table.act("no");
    assert_eq!(table.asked(), Some(2), "seat 1 has no card to defend with");
    table.act("defend:lasso_of_truth").draw_any();
    assert_eq!((table.owns(0, "weakness"), table.owns(1, "weakness"), table.owns(2, "weakness")), (1, 1, 0));
    assert_eq!((table.active(), table.asked()), (1, Some(1)), "then the next turn");
}

#[test]
fn cancer_scare_attacks_at_every_third_destroyed_card() {
    let mut table = facing("cancer_scare");
    table.hand(0, "lobo rorschach_mask").discard(0, "punch vulnerability kick");
    table.act("play:lobo discard:punch discard:vulnerability");
    assert_eq!(table.game.weaknesses, 20, "two do nothing");
    table.act("play:rorschach_mask discard:kick");
    assert_eq!((table.owns(0, "weakness"), table.owns(1, "weakness"), table.owns(2, "weakness")), (1, 1, 1));
    assert_eq!(table.asked(), Some(0));
}

#[test]
fn cancer_scare_is_beaten_with_two_weaknesses_and_eleven_power() {
    beats("cancer_scare", 11, "weakness weakness");
}

#[test]
fn nixon_adds_a_card_to_the_line_up_every_turn() {
    let mut table = facing("nixon");
    table.line_up("bane cheetah robin mera catwoman").power(2).act("buy:catwoman end").draw_any();
    assert_eq!(table.game.line_up().len(), 6, "five and one more");
    table.power(6).act("buy:aquamans_trident end").draw_any();
    assert_eq!(table.game.line_up().len(), 6, "five were left: no refill, and yet one more");
}

#[test]
fn nixon_is_beaten_with_a_hero_or_villain_a_super_power_and_eleven_power() {
    beats("nixon", 11, "catwoman kick");
    beats("nixon", 11, "bane kick");
    let mut table = facing("nixon");
    table.contributed("catwoman bane").hand(0, "batmobile new_york_city weakness robin");
    assert_eq!(table.legal().matches("contribute:").count(), 1, "only another Hero fits");
}

#[test]
fn alien_invasion_destroys_the_dearest_card_before_the_refill() {
    let mut table = facing("alien_invasion");
    table.line_up("bane catwoman bizarro").act("end");
    assert_eq!((table.destroyed().as_str(), table.in_line_up().as_str()), ("bizarro", "catwoman bane"));
}

#[test]
fn alien_invasion_lets_the_active_player_choose_among_equals() {
    let mut table = facing("alien_invasion");
    table.turn_of(1).line_up("bane supergirl catwoman").act("end");
    assert_eq!((table.asked(), table.legal().as_str()), (Some(1), "lineup:supergirl lineup:bane"), "it must be one");
    table.act("lineup:bane");
    assert_eq!((table.destroyed().as_str(), table.in_line_up().as_str()), ("bane", "catwoman supergirl"));
    let mut table = facing("alien_invasion");
    table.act("end");
    assert_eq!((table.turn(), table.destroyed().as_str()), (Turn::Chance, ""), "an empty Line-Up");
}

#[test]
fn alien_invasion_is_beaten_with_a_watchmen_card_a_villain_or_super_power_and_fourteen_power() {
    beats("alien_invasion", 14, "the_owlship bane");
    beats("alien_invasion", 14, "moloch_the_mystic duplication");
    let mut table = facing("alien_invasion");
    table.contributed("moloch_the_mystic").power(14);
    assert_eq!(table.refused("beat:challenge"), "WAT-21", "one card meets one requirement");
}

#[test]
fn the_nuclear_clock_takes_a_card_of_cost_three() {
    let mut table = facing("the_nuclear_clock");
    table.line_up("robin catwoman bane").act("end");
    assert_eq!((table.in_clock().as_str(), table.in_line_up().as_str()), ("robin", "catwoman bane"));
    assert_eq!(table.destroyed(), "", "it is not destroyed yet");
    let mut table = facing("the_nuclear_clock");
    table.line_up("robin poison_ivy catwoman").turn_of(1).act("end");
    assert_eq!((table.asked(), table.legal().as_str()), (Some(1), "lineup:robin lineup:poison_ivy"));
    table.act("lineup:poison_ivy");
    assert_eq!((table.in_clock().as_str(), table.in_line_up().as_str()), ("poison_ivy", "catwoman robin"));
}

#[test]
fn the_nuclear_clock_takes_nothing_else() {
    let mut table = facing("the_nuclear_clock");
    table.line_up("catwoman bane green_arrow").act("end");
    assert_eq!((table.in_clock().as_str(), table.turn()), ("", Turn::Chance));
}

#[test]
fn the_nuclear_clock_is_beaten_with_a_watchmen_card_a_place_or_thing_and_fourteen_power() {
    beats("the_nuclear_clock", 14, "rioters the_batcave");
    beats("the_nuclear_clock", 14, "disintegration utility_belt");
}

/// WAT-78: also a Location that lies in play, and it stays old when Duplication plays it again.
#[test]
fn the_nuclear_clock_takes_a_location_that_lies_in_play_since_an_earlier_turn() {
    let mut table = facing("the_nuclear_clock");
    table.locations(0, "the_batcave").hand(0, "arkham_asylum").act("play:arkham_asylum");
    assert_eq!(table.refused("lay:arkham_asylum"), "WAT-78", "played this turn");
    table.act("lay:the_batcave");
    assert_eq!((table.beside_challenge().as_str(), table.refused("lay:the_batcave")), ("the_batcave", "WAT-78"));
    assert_eq!(table.game.players[0].locations.items(), [card("arkham_asylum")]);
    let mut table = facing("the_nuclear_clock");
    table.locations(0, "the_batcave").hand(0, "arkham_asylum duplication");
    table.act("play:arkham_asylum play:duplication inplay:the_batcave lay:the_batcave");
    assert_eq!((table.beside_challenge().as_str(), table.allows("lay:arkham_asylum")), ("the_batcave", false));
}

#[test]
fn the_nuclear_clock_alone_takes_locations_from_play() {
    let mut table = facing("nixon");
    table.locations(0, "the_batcave");
    assert_eq!(table.refused("lay:the_batcave"), "WAT-78");
    let mut table = facing("the_nuclear_clock");
    table.locations(1, "the_batcave");
    assert_eq!(table.refused("lay:the_batcave"), "WAT-78", "it lies before somebody else");
    let mut table = facing("the_nuclear_clock");
    table.plot("technological_breakthrough").hand(1, "the_batcave").act("help yes draw:the_batcave");
    assert_eq!(table.refused("lay:the_batcave"), "WAT-78", "it is only lent");
}
