//! Super-Villains, card by card: what they do when played, and what they do to everybody when they appear.

use super::table::{Table, card};
use game::{Eyes, Game, Seat, Turn};

/// The turn of seat 0 ends in which the last Super-Villain was defeated: seat 0 draws this new hand, and the Super-Villain appears.
fn appear(table: &mut Table, villain: &str, hand: &str) {
    table.game.villain = None;
    if table.game.line_up().is_empty() {
        table.line_up("kid_flash kid_flash catwoman catwoman mera");
    }
    table.deck(0, hand).act("end").draw(hand).draw(villain);
}

/// It is this player's turn, and nothing is asked.
#[track_caller]
fn idle(table: &Table, seat: u8) {
    assert_eq!(table.turn(), Turn::Player(Seat::new(seat)));
    assert!(table.allows("end"));
}

#[test]
fn ras_al_ghul_gives_three_power_and_goes_under_the_deck() {
    let mut table = Table::base(2);
    table.hand(0, "ras_al_ghul kick").deck(0, "punch punch punch punch punch punch").act("play:ras_al_ghul");
    assert_eq!(table.has_power(), 3);
    table.act("end");
    assert_eq!((table.bottom_of(0).as_str(), table.discard_of(0).as_str()), ("ras_al_ghul", "kick"));
}

#[test]
fn ras_al_ghul_goes_under_the_deck_before_the_new_hand_is_drawn() {
    let mut table = Table::base(2);
    table.hand(0, "ras_al_ghul kick").deck(0, "punch").line_up("mera mera robin robin robin");
    table.act("play:ras_al_ghul end").draw("punch");
    assert_eq!(table.hand_of(0), "punch ras_al_ghul", "then the discard pile becomes the deck");
    table.draw("kick");
    idle(&table, 1);
}

#[test]
fn ras_al_ghul_unplayed_is_discarded() {
    let mut table = Table::base(2);
    table.hand(0, "ras_al_ghul").act("end");
    assert_eq!((table.bottom_of(0).as_str(), table.discard_of(0).as_str()), ("", "ras_al_ghul"));
}

#[test]
fn ras_al_ghul_lies_face_up_and_has_no_appearance() {
    assert!(card("ras_al_ghul").facts().appears.is_none());
    assert_eq!(Table::base(2).game.villain, Some(card("ras_al_ghul")));
}

#[test]
fn atrocitus_may_destroy_up_to_two_discarded_cards() {
    let mut table = Table::base(2);
    table.hand(0, "atrocitus kick").discard(0, "punch punch weakness").act("play:atrocitus");
    assert_eq!((table.has_power(), table.legal().as_str()), (2, "discard:punch discard:weakness no"));
    table.act("discard:punch discard:weakness");
    assert_eq!((table.destroyed().as_str(), table.discard_of(0).as_str()), ("punch weakness", "punch"));
    idle(&table, 0);
    table.hand(0, "atrocitus").act("play:atrocitus no");
    assert_eq!(table.discard_of(0), "punch");
}

#[test]
fn atrocitus_appears_and_puts_a_random_card_of_each_under_the_super_hero() {
    let mut table = Table::base(3);
    table.hand(1, "kick mera").hand(2, "blue_beetle punch");
    appear(&mut table, "atrocitus", "catwoman punch punch punch punch");
    table.act("no").draw("catwoman").act("no").draw("kick").act("defend:blue_beetle");
    assert_eq!((table.under(0).as_str(), table.under(1).as_str(), table.under(2).as_str()), ("catwoman", "kick", ""));
    assert_eq!((table.hand_of(0).as_str(), table.hand_of(1).as_str()), ("punch punch punch punch", "mera"));
    let seen = |eyes| table.game.view(eyes).seats[1].under.clone();
    assert_eq!(seen(Eyes::Seat(Seat::new(0))), [crate::Card::HIDDEN], "hidden from opponents");
    assert_eq!(seen(Eyes::Seat(Seat::new(1))), [card("kick")]);
    assert_eq!(table.points(0), 1, "Catwoman is still owned");
    table.power(10).act("defeat:atrocitus");
    assert_eq!(
        (table.top_of(0).as_str(), table.top_of(1).as_str(), table.top_of(2).as_str()),
        ("catwoman", "kick", "")
    );
    assert_eq!(table.under(0), "");
}

#[test]
fn atrocitus_appears_to_an_empty_hand_and_takes_nothing() {
    let mut table = Table::base(2);
    appear(&mut table, "atrocitus", "");
    assert_eq!((table.under(0).as_str(), table.under(1).as_str()), ("", ""));
    idle(&table, 1);
}

#[test]
fn black_manta_gives_three_power_and_draws_one() {
    let mut table = Table::base(2);
    table.hand(0, "black_manta").act("play:black_manta").draw("punch");
    assert_eq!((table.has_power(), table.hand_of(0).as_str()), (3, "punch"));
    idle(&table, 0);
}

#[test]
fn black_manta_appears_and_takes_a_card_or_the_hand() {
    let mut table = Table::base(3);
    table.discard(0, "kick").deck(1, "mera").hand(1, "bane robin").deck(2, "punch").hand(2, "robin");
    appear(&mut table, "black_manta", "punch punch punch punch punch");
    table.act("no").draw("kick");
    assert_eq!(table.legal(), "way:1 way:2");
    table.act("way:1");
    assert_eq!(table.destroyed(), "kick", "the card itself");
    assert_eq!((table.hand_of(0).as_str(), table.discard_of(0).as_str()), ("punch punch punch punch punch", ""));
    table.act("no").draw("mera").act("way:2");
    assert_eq!((table.hand_of(1).as_str(), table.discard_of(1).as_str()), ("", "mera robin bane"), "or the hand");
    table.act("no").draw("punch");
    assert_eq!((table.hand_of(2).as_str(), table.discard_of(2).as_str()), ("robin", "punch"), "0 is no cost");
    table.all_saw(0, "kick").all_saw(1, "mera").all_saw(2, "punch");
    idle(&table, 1);
}

#[test]
fn brainiac_plays_a_random_card_of_each_foe() {
    let mut table = Table::base(4);
    table.hero(0, "wonder_woman").hand(0, "brainiac").hand(1, "kick bulletproof").hand(2, "punch the_batcave");
    table.hand(3, "super_strength").act("play:brainiac").draw("kick the_batcave super_strength");
    assert_eq!(table.legal(), "seat:1 seat:3", "no Attack, and it is a must");
    assert_eq!(table.hand_of(2), "punch the_batcave", "a Location is not played");
    table.act("seat:3");
    assert_eq!(table.has_power(), 7);
    assert_eq!((table.discard_of(1).as_str(), table.discard_of(3).as_str()), ("kick", "super_strength"));
    assert_eq!(table.hand_of(1), "bulletproof");
}

#[test]
fn brainiac_finds_nothing_in_empty_hands() {
    let mut table = Table::base(2);
    table.hand(0, "brainiac").act("play:brainiac");
    idle(&table, 0);
    assert_eq!(table.has_power(), 0);
}

#[test]
fn brainiac_appears_and_mixes_two_cards_of_each() {
    let mut table = Table::base(4);
    table.hand(1, "catwoman robin mera").hand(2, "bulletproof").deck(2, "punch").hand(3, "nth_metal");
    appear(&mut table, "brainiac", "punch punch punch kick kick");
    table.act("no");
    assert_eq!(table.refused("no"), "DCB-10", "whoever does not defend gives two");
    table.act("hand:kick hand:kick no hand:catwoman hand:mera");
    table.act("defend:bulletproof").draw("punch").act("no");
    table.act("no");
    assert_eq!(table.legal(), "draw:kick draw:nth_metal draw:catwoman draw:mera", "seat 3 had but one card to give");
    table.draw("mera nth_metal").draw("kick catwoman").draw("kick");
    assert_eq!(table.hand_of(0), "punch punch punch nth_metal mera");
    assert_eq!(table.hand_of(1), "kick catwoman robin");
    assert_eq!((table.hand_of(2).as_str(), table.hand_of(3).as_str()), ("punch", "kick"), "as many as each put in");
    idle(&table, 1);
}

#[test]
fn captain_cold_gives_two_power_and_one_for_each_foe_with_a_discarded_hero() {
    let mut table = Table::base(4);
    table.hand(0, "captain_cold").discard(0, "mera").discard(1, "robin mera").discard(2, "kick").discard(3, "robin");
    table.act("play:captain_cold");
    assert_eq!(table.has_power(), 2 + 2);
}

#[test]
fn captain_cold_appears_and_turns_super_heroes_face_down() {
    let mut table = Table::base(3);
    table.hero(1, "batman").hand(1, "batmobile nth_metal").hand(2, "blue_beetle");
    appear(&mut table, "captain_cold", "punch punch punch punch punch");
    table.act("no no defend:blue_beetle");
    let down: Vec<bool> = table.game.players[..3].iter().map(|player| player.face_down).collect();
    assert_eq!(down, [true, true, false]);
    table.deck(1, "punch").power(9).act("play:nth_metal").draw("punch").act("no");
    assert_eq!(table.has_power(), 9 + 1, "Batman has no ability");
    table.act("defeat:captain_cold play:batmobile");
    assert_eq!(table.has_power(), 1 + 1 + 1, "until Captain Cold is defeated");
    assert!(table.game.players[..3].iter().all(|player| !player.face_down));
}

#[test]
fn captain_cold_is_no_villain_for_wonder_woman_whom_he_turned() {
    let mut table = Table::base(2);
    table.hero(1, "wonder_woman");
    appear(&mut table, "captain_cold", "");
    table.power(9).line_up("bane").power(4).act("defeat:captain_cold");
    idle(&table, 1);
    table.act("buy:bane");
    assert_eq!(table.legal(), "yes no", "but the next one is");
}

#[test]
fn darkseid_gives_five_power_for_two_destroyed_cards() {
    let mut table = Table::base(2);
    table.hand(0, "darkseid punch punch kick").discard(0, "mera").act("play:darkseid");
    assert_eq!(table.legal(), "hand:punch hand:kick no");
    table.act("hand:punch hand:kick");
    assert_eq!((table.has_power(), table.destroyed().as_str(), table.hand_of(0).as_str()), (5, "punch kick", "punch"));
}

#[test]
fn darkseid_gives_three_power_otherwise() {
    let mut table = Table::base(2);
    table.hand(0, "darkseid punch kick").act("play:darkseid no");
    assert_eq!((table.has_power(), table.destroyed().as_str()), (3, ""));
    let mut table = Table::base(2);
    table.hand(0, "darkseid kick").act("play:darkseid");
    assert_eq!((table.has_power(), table.hand_of(0).as_str()), (3, "kick"), "one card is too few");
}

#[test]
fn darkseid_appears_and_is_stopped_by_a_shown_villain() {
    let mut table = Table::base(3);
    table.hand(1, "kick robin punch").hand(2, "bane kick robin");
    appear(&mut table, "darkseid", "bane punch punch punch kick");
    table.act("no");
    assert_eq!(table.legal(), "hand:bane no");
    table.act("hand:bane");
    assert_eq!(table.hand_of(0), "punch punch punch kick bane", "it is only shown");
    table.act("no");
    assert_eq!(table.legal(), "no", "no Villain in hand, but the table does not know");
    table.act("no");
    assert_eq!(table.refused("no"), "DCB-10", "two cards must go");
    table.act("hand:punch hand:kick");
    assert_eq!((table.hand_of(1).as_str(), table.discard_of(1).as_str()), ("robin", "punch kick"));
    table.act("no no hand:bane hand:kick");
    assert_eq!(table.discard_of(2), "kick bane", "nobody has to show one");
    idle(&table, 1);
}

#[test]
fn deathstroke_gains_a_hero_or_villain_of_the_line_up() {
    let mut table = Table::base(2);
    table.hand(0, "deathstroke").line_up("doomsday mera kid_flash utility_belt").act("play:deathstroke");
    assert_eq!(table.legal(), "way:1 way:2");
    table.act("way:1");
    assert_eq!(table.legal(), "lineup:kid_flash lineup:mera lineup:doomsday");
    table.act("lineup:doomsday");
    assert_eq!((table.has_power(), table.discard_of(0).as_str()), (0, "doomsday"));
}

#[test]
fn deathstroke_gives_three_power_instead() {
    let mut table = Table::base(2);
    table.hand(0, "deathstroke").line_up("doomsday").act("play:deathstroke way:2");
    assert_eq!((table.has_power(), table.discard_of(0).as_str()), (3, ""));
    let mut table = Table::base(2);
    table.hand(0, "deathstroke").line_up("utility_belt").act("play:deathstroke");
    assert_eq!(table.has_power(), 3, "there is nobody to gain");
}

#[test]
fn deathstroke_appears_and_destroys_a_card_of_hand_or_discard_pile() {
    let mut table = Table::base(4);
    table.hand(1, "the_batcave bane").discard(1, "kick").hand(2, "punch bane").hand(3, "bulletproof mera");
    appear(&mut table, "deathstroke", "mera kick utility_belt bane punch");
    table.act("no");
    assert_eq!(table.game.players[0].known(), table.game.players[0].hand(), "the hand is shown");
    assert_eq!(table.legal(), "hand:kick hand:utility_belt hand:mera", "Hero, Super Power or Equipment");
    table.act("hand:kick no");
    assert_eq!((table.destroyed().as_str(), table.discard_of(1).as_str()), ("kick kick", ""), "the only one there is");
    table.act("no");
    assert_eq!(table.hand_of(2), "punch bane", "there is none");
    table.act("no");
    assert_eq!(table.refused("no"), "DCB-10", "one must be destroyed");
    table.act("hand:mera");
    idle(&table, 1);
}

#[test]
fn lex_luthor_draws_three() {
    let mut table = Table::base(2);
    table.hand(0, "lex_luthor").deck(0, "kick mera punch robin").act("play:lex_luthor").draw("kick mera robin");
    assert_eq!((table.has_power(), table.hand_of(0).as_str()), (0, "kick mera robin"));
    idle(&table, 0);
}

#[test]
fn lex_luthor_appears_and_gives_a_weakness_for_each_villain_in_the_line_up() {
    let mut table = Table::base(3);
    table.hand(2, "blue_beetle").line_up("bane doomsday mera robin utility_belt");
    appear(&mut table, "lex_luthor", "punch punch punch punch punch");
    table.act("no defend:blue_beetle");
    assert_eq!(table.discard_of(0), "weakness weakness", "Luthor himself is not in the Line-Up");
    assert_eq!((table.discard_of(1).as_str(), table.discard_of(2).as_str()), ("weakness weakness", ""));
    assert_eq!(table.game.weaknesses, 16);
}

#[test]
fn parallax_doubles_power() {
    let mut table = Table::base(2);
    table.hand(0, "parallax kick super_strength").act("play:kick play:parallax");
    assert_eq!(table.has_power(), 4);
    table.hero(0, "wonder_woman").act("play:super_strength");
    assert_eq!(table.has_power(), 14, "before and after");
}

#[test]
fn parallax_appears_and_takes_the_cheap_cards() {
    let mut table = Table::base(3);
    table.hand(1, "catwoman kick punch").hand(2, "blue_beetle punch");
    appear(&mut table, "parallax", "mera punch punch punch vulnerability");
    table.act("no");
    assert_eq!((table.hand_of(0).as_str(), table.discard_of(0).as_str()), ("mera", "punch punch punch vulnerability"));
    assert_eq!(table.game.players[0].known().cards(), [card("mera")], "the hand was shown");
    table.act("no defend:blue_beetle");
    assert_eq!((table.hand_of(1).as_str(), table.discard_of(1).as_str()), ("kick", "punch catwoman"));
    assert_eq!(table.hand_of(2), "punch blue_beetle");
    idle(&table, 1);
}

#[test]
fn sinestro_destroys_a_hero_for_power() {
    let mut table = Table::base(2);
    table.hand(0, "sinestro").act("play:sinestro").draw("mera");
    assert_eq!((table.has_power(), table.destroyed().as_str(), table.hand_of(0).as_str()), (3, "mera", ""));
}

#[test]
fn sinestro_puts_any_other_card_into_the_hand() {
    let mut table = Table::base(2);
    table.hand(0, "sinestro").act("play:sinestro").draw("super_strength");
    assert_eq!((table.has_power(), table.destroyed().as_str(), table.hand_of(0).as_str()), (0, "", "super_strength"));
    table.act("play:super_strength");
    assert_eq!(table.has_power(), 5);
}

#[test]
fn sinestro_appears_and_asks_for_as_many_cards_as_heroes() {
    let mut table = Table::base(3);
    table.hand(1, "robin kick").hand(2, "kick punch");
    appear(&mut table, "sinestro", "mera robin kick punch punch");
    table.act("no");
    assert_eq!(table.game.players[0].known(), table.game.players[0].hand(), "the hand is shown");
    assert_eq!(table.refused("no"), "DCB-10");
    table.act("hand:punch hand:kick");
    assert_eq!(table.discard_of(0), "punch kick", "they need not be the Heroes");
    assert_eq!(table.hand_of(0), "punch mera robin");
    table.act("no hand:kick no");
    assert_eq!((table.hand_of(1).as_str(), table.hand_of(2).as_str()), ("robin", "punch kick"));
    idle(&table, 1);
}

#[test]
fn the_anti_monitor_destroys_any_cards_of_the_line_up_and_replaces_them() {
    let mut table = Table::base(2);
    table.hand(0, "the_anti_monitor").line_up("mera robin bane").act("play:the_anti_monitor");
    assert_eq!(table.legal(), "lineup:mera lineup:robin lineup:bane no");
    table.act("lineup:mera lineup:bane no");
    assert_eq!(
        (table.has_power(), table.in_line_up().as_str()),
        (2, "robin"),
        "all are chosen before they are replaced"
    );
    table.draw("doomsday mera");
    assert_eq!((table.in_line_up().as_str(), table.destroyed().as_str()), ("mera robin doomsday", "mera bane"));
    idle(&table, 0);
}

#[test]
fn the_anti_monitor_may_destroy_all_or_nothing() {
    let mut table = Table::base(2);
    table.hand(0, "the_anti_monitor").line_up("mera robin").act("play:the_anti_monitor lineup:mera lineup:robin");
    assert_eq!(table.turn(), Turn::Chance);
    table.draw("bane bane");
    idle(&table, 0);
    table.hand(0, "the_anti_monitor").act("play:the_anti_monitor no");
    assert_eq!(table.in_line_up(), "bane bane");
}

#[test]
fn the_anti_monitor_appears_and_takes_a_card_of_each_for_the_line_up() {
    let mut table = Table::base(4);
    table.hand(1, "ras_al_ghul punch").hand(2, "punch vulnerability").hand(3, "blue_beetle kick");
    appear(&mut table, "the_anti_monitor", "nth_metal kick punch punch punch");
    table.act("no");
    assert_eq!(table.legal(), "hand:kick hand:nth_metal", "a card with a cost, and it is a must");
    table.act("hand:kick no");
    assert_eq!(table.hand_of(1), "punch", "the only one");
    table.act("no defend:blue_beetle");
    assert_eq!(table.hand_of(2), "punch vulnerability", "there is none");
    assert_eq!(table.in_line_up(), "kick catwoman catwoman kid_flash kid_flash mera ras_al_ghul");
    idle(&table, 1);
    table.power(11).act("buy:kick buy:ras_al_ghul");
    assert_eq!((table.discard_of(1).as_str(), table.game.kicks), ("kick ras_al_ghul", 16));
    table.act("end").draw_any();
    assert_eq!(table.in_line_up(), "catwoman catwoman kid_flash kid_flash mera", "refilled only below five");
}

#[test]
fn the_joker_makes_each_foe_discard_at_random_or_let_the_player_draw() {
    let mut table = Table::base(4);
    table.hand(0, "the_joker").hand(1, "kick mera").hand(2, "bulletproof").deck(0, "robin punch bane");
    table.act("play:the_joker");
    assert_eq!((table.has_power(), table.turn()), (2, Turn::Player(Seat::new(1))));
    assert_eq!(table.legal(), "way:1 way:2", "no Attack, so no Defense");
    table.act("way:1").draw("mera");
    assert_eq!((table.hand_of(1).as_str(), table.discard_of(1).as_str()), ("kick", "mera"));
    table.act("way:2").draw("robin");
    assert_eq!((table.hand_of(2).as_str(), table.hand_of(0).as_str()), ("bulletproof", "robin"));
    table.draw("bane");
    assert_eq!(table.hand_of(0), "robin bane", "a foe with an empty hand can only let the player draw");
    idle(&table, 0);
}

#[test]
fn the_joker_appears_and_everybody_passes_a_card_to_the_left() {
    let mut table = Table::base(3);
    table.hand(1, "punch mera").hand(2, "kick robin");
    appear(&mut table, "the_joker", "catwoman punch punch punch punch");
    table.act("no hand:catwoman");
    assert_eq!(table.discard_of(1), "", "all choose before a card goes over");
    table.act("no hand:punch no hand:kick");
    assert_eq!((table.discard_of(1).as_str(), table.top_of(1).as_str()), ("catwoman", "weakness"));
    assert_eq!((table.discard_of(2).as_str(), table.top_of(2).as_str()), ("punch", ""), "a Punch has no cost");
    assert_eq!((table.discard_of(0).as_str(), table.top_of(0).as_str()), ("kick", "weakness"));
    idle(&table, 1);
}

#[test]
fn the_joker_appears_and_whoever_defends_neither_passes_nor_receives() {
    let mut table = Table::base(3);
    table.hand(1, "blue_beetle").hand(2, "kick robin");
    appear(&mut table, "the_joker", "catwoman punch punch punch punch");
    table.act("no hand:catwoman defend:blue_beetle no hand:kick");
    assert_eq!((table.discard_of(1).as_str(), table.top_of(1).as_str()), ("", ""));
    assert_eq!(
        (table.discard_of(2).as_str(), table.top_of(2).as_str()),
        ("catwoman", "weakness"),
        "it goes on to the left"
    );
    assert_eq!((table.discard_of(0).as_str(), table.top_of(0).as_str()), ("kick", "weakness"));
}

#[test]
fn the_joker_appears_and_an_empty_hand_passes_nothing_but_receives() {
    let mut table = Table::base(2);
    appear(&mut table, "the_joker", "catwoman punch punch punch punch");
    table.act("no hand:catwoman");
    assert_eq!((table.discard_of(1).as_str(), table.top_of(1).as_str()), ("catwoman", "weakness"));
    assert_eq!((table.discard_of(0).as_str(), table.top_of(0).as_str()), ("", ""));
    idle(&table, 1);
}

#[test]
fn the_joker_appears_and_the_only_one_hit_passes_to_nobody_else() {
    let mut table = Table::base(2);
    table.hand(1, "blue_beetle");
    appear(&mut table, "the_joker", "catwoman punch punch punch punch");
    table.act("no hand:catwoman defend:blue_beetle");
    assert_eq!(
        (table.discard_of(0).as_str(), table.top_of(0).as_str()),
        ("catwoman", "weakness"),
        "round to themselves"
    );
    assert_eq!(table.discard_of(1), "");
}
