//! The eleven cards that the crossover adds to the main deck.

use super::table::{Table, card};
use crate::set::cards;
use crate::vocabulary::Pack;
use game::{Eyes, Game, Seat, Turn};

#[test]
fn every_card_of_the_crossover_has_a_scenario() {
    let tested = |tests: &str, id: &str| assert!(tests.contains(&format!("\nfn {id}_")), "{id} has no test");
    let set = cards();
    let watchmen = set.cards.iter().filter(|facts| facts.pack == Pack::Watchmen);
    watchmen.for_each(|facts| tested(include_str!("watchmen_cards.rs"), &facts.id));
    let heroes = set.heroes.iter().filter(|facts| facts.pack == Pack::Watchmen);
    heroes.for_each(|facts| tested(include_str!("watchmen_heroes.rs"), &facts.id));
    set.challenges.iter().for_each(|facts| tested(include_str!("watchmen_challenges.rs"), &facts.id));
    set.plots.iter().for_each(|facts| tested(include_str!("watchmen_plots.rs"), &facts.id));
    set.machinations.iter().for_each(|facts| tested(include_str!("watchmen_machinations.rs"), &facts.id));
    tested(include_str!("watchmen_machinations.rs"), "loyalty");
}

#[test]
fn hollis_mason_gives_power_and_fetches_a_hero_or_an_equipment() {
    let mut table = Table::watchmen(3);
    table.hand(0, "hollis_mason").discard(0, "kick batmobile catwoman bane");
    table.act("play:hollis_mason");
    assert_eq!((table.has_power(), table.legal().as_str()), (2, "discard:batmobile discard:catwoman no"));
    table.act("discard:catwoman");
    assert_eq!((table.hand_of(0), table.discard_of(0)), ("catwoman".into(), "kick batmobile bane".into()));
    table.act("play:catwoman");
    assert_eq!(table.has_power(), 4);
}

#[test]
fn hollis_mason_may_leave_them_where_they_are() {
    let mut table = Table::watchmen(3);
    table.hand(0, "hollis_mason").discard(0, "batmobile").act("play:hollis_mason no");
    assert_eq!((table.hand_of(0), table.discard_of(0), table.has_power()), (String::new(), "batmobile".into(), 2));
}

#[test]
fn hollis_mason_asks_nothing_without_such_a_card() {
    let mut table = Table::watchmen(3);
    table.hand(0, "hollis_mason").discard(0, "kick bane punch weakness").act("play:hollis_mason");
    assert_eq!((table.has_power(), table.discard_of(0)), (2, "punch kick weakness bane".into()));
    assert!(table.allows("end"));
}

#[test]
fn sally_juspeczyk_draws_three_cards_one_by_one_and_shows_them() {
    let mut table = Table::watchmen(3);
    table.hand(0, "sally_juspeczyk").deck(0, "kick catwoman super_strength punch").act("play:sally_juspeczyk");
    assert_eq!(table.legal(), "yes no");
    table.act("yes draw:kick yes draw:catwoman yes draw:super_strength");
    assert_eq!((table.hand_of(0).as_str(), table.has_power()), ("kick catwoman super_strength", 0));
    assert!(table.allows("end"), "three at most");
    let seen = table.game.view(Eyes::Seat(Seat::new(1))).seats[0].known.clone();
    assert_eq!(
        seen,
        [card("kick"), card("catwoman"), card("super_strength")],
        "all see what ends it, and what does not"
    );
}

#[test]
fn sally_juspeczyk_stops_at_cost_five_and_six_alone() {
    for (drawn, goes_on) in [("supergirl", true), ("green_arrow", false), ("doomsday", false), ("bizarro", true)] {
        let mut table = Table::watchmen(3);
        table.hand(0, "sally_juspeczyk").deck(0, "supergirl green_arrow doomsday bizarro punch");
        table.act("play:sally_juspeczyk yes").draw(drawn);
        assert_eq!(table.hand_of(0), drawn);
        assert_eq!(table.allows("yes"), goes_on, "{drawn}");
        assert_eq!(table.allows("end"), !goes_on, "{drawn}");
    }
}

#[test]
fn sally_juspeczyk_may_be_stopped_at_any_time() {
    let mut table = Table::watchmen(3);
    table.hand(0, "sally_juspeczyk").act("play:sally_juspeczyk no");
    assert_eq!(table.hand_of(0), "");
    let mut table = Table::watchmen(3);
    table.hand(0, "sally_juspeczyk").act("play:sally_juspeczyk yes draw:punch no");
    assert_eq!(table.hand_of(0), "punch");
    assert!(table.allows("end"));
}

#[test]
fn sally_juspeczyk_shuffles_the_discard_pile_and_ends_with_the_last_card() {
    let mut table = Table::watchmen(3);
    table.hand(0, "sally_juspeczyk").deck(0, "").discard(0, "kick").act("play:sally_juspeczyk yes draw:kick");
    assert_eq!((table.hand_of(0).as_str(), table.discard_of(0).as_str()), ("kick", ""));
    assert!(table.allows("end"), "there is nothing left to draw");
}

#[test]
fn moloch_the_mystic_takes_a_villain_from_the_main_deck_unasked() {
    let mut table = Table::watchmen(3);
    let before = table.main_left();
    table.hand(0, "moloch_the_mystic").act("play:moloch_the_mystic draw:bane");
    assert_eq!((table.hand_of(0).as_str(), table.has_power()), ("bane", 3));
    assert_eq!(table.main_left(), before - 1);
    assert!(table.allows("play:bane"));
}

#[test]
fn moloch_the_mystic_may_destroy_any_other_card() {
    let mut table = Table::watchmen(3);
    table.hand(0, "moloch_the_mystic").act("play:moloch_the_mystic draw:catwoman");
    assert_eq!(table.legal(), "yes no");
    table.act("yes");
    assert_eq!((table.destroyed().as_str(), table.game.main_top, table.has_power()), ("catwoman", None, 3));
}

#[test]
fn moloch_the_mystic_may_leave_it_on_top() {
    let mut table = Table::watchmen(3);
    table.line_up("bane").power(4).hand(0, "moloch_the_mystic").act("play:moloch_the_mystic draw:catwoman no");
    assert_eq!((table.destroyed().as_str(), table.game.main_top), ("", Some(card("catwoman"))));
    assert_eq!(table.game.view(Eyes::Spectator).main_top, Some(card("catwoman")));
    table.act("buy:bane end").draw("punch punch punch punch punch");
    assert_eq!(table.in_line_up(), "catwoman", "it comes first, and is not drawn");
}

#[test]
fn rioters_count_the_villains_of_the_line_up_when_played() {
    let mut table = Table::watchmen(3);
    table.line_up("catwoman bane harley_quinn").hand(0, "rioters").act("play:rioters");
    assert_eq!(table.has_power(), 4);
    table.power(2).act("buy:bane");
    assert_eq!(table.has_power(), 2, "what they gave stays");
}

#[test]
fn rioters_give_two_power_without_villains() {
    let mut table = Table::watchmen(3);
    table.line_up("catwoman kid_flash").hand(0, "rioters").act("play:rioters");
    assert_eq!(table.has_power(), 2);
}

#[test]
fn disintegration_gives_power_and_may_destroy_a_card_of_the_line_up() {
    let mut table = Table::watchmen(3);
    table.line_up("catwoman bane").hand(0, "disintegration").act("play:disintegration");
    assert_eq!(table.legal(), "destroy:challenge no");
    table.act("no");
    assert_eq!((table.has_power(), table.legal().as_str()), (3, "lineup:catwoman lineup:bane no"));
    table.act("lineup:bane");
    assert_eq!((table.destroyed().as_str(), table.in_line_up().as_str()), ("bane", "catwoman"));
    table.end_turn();
    assert_eq!((table.discard_of(0).as_str(), table.current()), ("disintegration", Some("nixon")));
}

#[test]
fn disintegration_may_destroy_nothing_at_all() {
    let mut table = Table::watchmen(3);
    table.line_up("catwoman").hand(0, "disintegration").act("play:disintegration no no");
    assert_eq!((table.has_power(), table.destroyed().as_str(), table.in_line_up().as_str()), (3, "", "catwoman"));
}

/// WAT-70: a destroyed Challenge counts as beaten.
#[test]
fn disintegration_destroys_the_challenge_instead_and_is_destroyed() {
    let mut table = Table::watchmen(3);
    table.contributed("catwoman").hand(0, "disintegration").act("play:disintegration destroy:challenge");
    assert_eq!((table.has_power(), table.current()), (0, None));
    assert_eq!(table.destroyed(), "catwoman disintegration", "with what was contributed");
    table.end_turn();
    assert_eq!((table.discard_of(0).as_str(), table.current()), ("", Some("alien_invasion")), "the next one comes");
}

#[test]
fn disintegration_destroys_the_plot_but_not_for_the_mastermind() {
    let mut table = Table::watchmen(3);
    table.plot("subversion_of_heroes").hand(0, "disintegration").act("play:disintegration");
    assert_eq!(table.legal(), "destroy:challenge destroy:plot no");
    table.act("destroy:plot");
    assert_eq!((table.plotting(), table.current(), table.has_power()), (None, Some("nixon"), 0));
    assert_eq!(table.destroyed(), "disintegration", "a Plot is no card of the destroyed pile");
    let mut table = Table::watchmen(3);
    table.plot("subversion_of_heroes").turn_of(2).hand(2, "disintegration").act("play:disintegration");
    assert!(!table.allows("destroy:plot") && table.allows("destroy:challenge"));
}

/// WAT-70: a Loyal player only after the reveal, only by the Mastermind, only with two of them.
#[test]
fn disintegration_eliminates_a_loyal_player_for_the_revealed_mastermind() {
    let mut table = Table::watchmen(3);
    table.turn_of(2).hand(2, "disintegration").act("play:disintegration");
    assert_eq!(table.legal(), "destroy:challenge no", "before the reveal");
    let mut table = Table::watchmen(3);
    table.plot("subversion_of_heroes").turn_of(2).hand(2, "disintegration").act("play:disintegration");
    assert_eq!(table.legal(), "seat:0 seat:1 destroy:challenge no");
    table.act("seat:0");
    assert!(table.game.players[0].out && !table.game.players[1].out);
    assert_eq!((table.has_power(), table.owns(2, "disintegration")), (0, 0));
    let mut table = Table::watchmen(2);
    table.plot("subversion_of_heroes").turn_of(1).hand(1, "disintegration").act("play:disintegration");
    assert_eq!(table.legal(), "destroy:challenge no", "one Loyal player");
}

#[test]
fn disintegration_gives_its_power_at_once_when_there_is_nothing_to_destroy() {
    let mut table = Table::watchmen(3);
    table.no_challenge().hand(0, "disintegration").act("play:disintegration");
    assert_eq!(table.has_power(), 3);
    assert!(table.allows("end"));
}

#[test]
fn disintegration_borrowed_from_the_line_up_does_not_come_back() {
    let mut table = Table::watchmen(3);
    table.line_up("disintegration catwoman").hand(0, "emerald_knight");
    table.act("play:emerald_knight lineup:disintegration destroy:challenge");
    assert_eq!((table.destroyed().as_str(), table.in_line_up().as_str()), ("disintegration", "catwoman"));
    table.end_turn();
    assert_eq!(table.game.line_up().count(card("disintegration")), 0);
    assert_eq!(table.game.inventory().iter().filter(|&&one| one == card("disintegration")).count(), 1);
}

#[test]
fn disintegration_of_a_foe_is_destroyed_when_it_is_used() {
    let mut table = Table::watchmen(3);
    table.hand(0, "x_ray_vision").deck(1, "disintegration punch").deck(2, "punch");
    table.act("play:x_ray_vision draw:disintegration draw:punch seat:1 destroy:challenge");
    assert_eq!((table.destroyed().as_str(), table.top_of(1).as_str()), ("disintegration", ""));
    assert_eq!(table.owns(1, "disintegration"), 0);
}

#[test]
fn disintegration_of_a_foe_goes_back_when_it_gives_power() {
    let mut table = Table::watchmen(3);
    table.hand(0, "x_ray_vision").deck(1, "disintegration punch").deck(2, "punch");
    table.act("play:x_ray_vision draw:disintegration draw:punch seat:1 no");
    assert_eq!((table.destroyed().as_str(), table.top_of(1).as_str()), ("", "disintegration"));
    assert_eq!(table.has_power(), 3);
}

#[test]
fn disintegration_given_as_help_is_destroyed_when_it_is_used() {
    for (answer, destroyed, back) in [("destroy:plot", "disintegration", ""), ("no", "", "disintegration")] {
        let mut table = Table::watchmen(3);
        table.plot("subversion_of_heroes").hand(1, "disintegration").act("help yes draw:disintegration").act(answer);
        assert_eq!(
            (table.plotting().is_none(), table.has_power()),
            if back.is_empty() { (true, 0) } else { (false, 3) }
        );
        table.end_turn();
        assert_eq!((table.destroyed().as_str(), table.discard_of(1).as_str()), (destroyed, back));
    }
}

/// The second play is a choice of its own, and the card is destroyed only once.
#[test]
fn disintegration_played_again_may_destroy_what_the_first_play_left() {
    let mut table = Table::watchmen(3);
    table.hand(0, "disintegration clayface").act("play:disintegration no play:clayface destroy:challenge");
    assert_eq!((table.has_power(), table.current()), (3, None));
    assert_eq!(table.destroyed(), "disintegration");
    table.end_turn();
    assert_eq!(table.discard_of(0), "clayface");
}

/// It is destroyed wherever it came from: here from the deck to which it had gone back.
#[test]
fn disintegration_of_a_foe_played_again_is_destroyed_where_it_lies() {
    let mut table = Table::watchmen(3);
    table.hand(0, "x_ray_vision clayface").deck(1, "disintegration punch").deck(2, "punch");
    table.act("play:x_ray_vision draw:disintegration draw:punch seat:1 no");
    table.act("play:clayface played:disintegration destroy:challenge");
    assert_eq!((table.destroyed().as_str(), table.top_of(1).as_str()), ("disintegration", ""));
    assert_eq!((table.owns(1, "disintegration"), table.owns(0, "disintegration")), (0, 0));
    let mut table = Table::watchmen(3);
    table.hand(0, "starro clayface").deck(1, "disintegration").deck(2, "new_york_city");
    table.act("play:starro draw:disintegration draw:new_york_city no");
    assert_eq!(table.discard_of(1), "disintegration");
    table.act("play:clayface played:disintegration destroy:challenge");
    assert_eq!((table.destroyed().as_str(), table.discard_of(1).as_str()), ("disintegration", ""));
}

#[test]
fn duplication_plays_a_card_of_this_turn_again() {
    let mut table = Table::watchmen(3);
    table.hand(0, "punch kick clayface duplication").act("play:punch play:kick play:clayface played:punch");
    assert_eq!(table.has_power(), 4);
    table.act("play:duplication");
    assert_eq!(table.legal(), "played:punch played:kick", "neither itself nor Clayface, and it must be one");
    table.act("played:kick");
    assert_eq!(table.has_power(), 6, "Power of the first play stays");
    assert_eq!(table.game.turn.plays().count(card("kick")), 2);
}

#[test]
fn duplication_alone_does_nothing() {
    let mut table = Table::watchmen(3);
    table.hand(0, "duplication").act("play:duplication");
    assert_eq!(table.has_power(), 0);
    assert!(table.allows("end"));
}

/// WAT-72, DCB-43: a Location that lies in play may be chosen, mostly to no benefit.
#[test]
fn duplication_of_a_location_forgets_nothing() {
    let mut table = Table::watchmen(3);
    table.hero(0, "rorschach").locations(0, "the_batcave").hand(0, "lasso_of_truth duplication utility_belt");
    table.act("play:lasso_of_truth draw:punch play:duplication");
    assert_eq!(table.legal(), "played:lasso_of_truth inplay:the_batcave");
    table.act("inplay:the_batcave play:utility_belt");
    assert_eq!((table.hand_of(0).as_str(), table.has_power()), ("punch", 3), "the first Equipment has been played");
    assert_eq!(table.game.players[0].locations.items(), [card("the_batcave")], "it lies there once");
}

#[test]
fn duplication_of_a_location_played_this_turn_leaves_it_in_play() {
    let mut table = Table::watchmen(3);
    table.hand(0, "the_watchtower duplication").act("play:the_watchtower play:duplication").end_turn();
    assert_eq!(table.game.players[0].locations.items(), [card("the_watchtower")]);
    assert_eq!(table.discard_of(0), "duplication");
}

#[test]
fn reconstruction_destroys_the_whole_line_up_and_refills_it_at_once() {
    let mut table = Table::watchmen(3);
    table.line_up("catwoman bane bane robin mera kid_flash").hand(0, "reconstruction").act("play:reconstruction");
    assert_eq!(table.turn(), Turn::Chance, "nobody is asked");
    assert_eq!((table.destroyed().as_str(), table.has_power()), ("catwoman kid_flash mera robin bane bane", 3));
    table.draw("doomsday lobo robin heat_vision batmobile");
    assert_eq!(table.in_line_up(), "batmobile robin heat_vision doomsday lobo");
    assert!(table.allows("end"));
}

/// WAT-50: the deck is checked in mid-effect.
#[test]
fn reconstruction_that_exhausts_the_main_deck_ends_the_game() {
    let mut table = Table::watchmen(3);
    table.line_up("catwoman").main_deck("bane robin").hand(0, "reconstruction").act("play:reconstruction draw:bane");
    assert_eq!(table.turn(), Turn::Chance);
    table.draw("robin");
    assert_eq!((table.result().as_str(), table.main_left()), ("0 0 1", 0));
}

#[test]
fn reconstruction_of_an_empty_line_up_fills_it() {
    let mut table = Table::watchmen(3);
    table.hand(0, "reconstruction").act("play:reconstruction").draw("bane bane robin robin mera");
    assert_eq!((table.in_line_up().as_str(), table.destroyed().as_str()), ("mera robin robin bane bane", ""));
}

#[test]
fn nite_owl_mask_draws_for_a_hero_played_before_or_after() {
    let mut table = Table::watchmen(3);
    table.hand(0, "nite_owl_mask catwoman").act("play:catwoman play:nite_owl_mask draw:punch");
    assert_eq!((table.hand_of(0).as_str(), table.has_power()), ("punch", 4));
    let mut table = Table::watchmen(3);
    table.hand(0, "nite_owl_mask catwoman green_arrow").act("play:nite_owl_mask");
    assert!(table.allows("end") && table.hand_of(0) == "catwoman green_arrow", "it waits");
    table.act("play:catwoman draw:punch play:green_arrow");
    assert_eq!((table.hand_of(0).as_str(), table.has_power()), ("punch", 6), "once");
}

#[test]
fn nite_owl_mask_gives_only_power_without_a_hero() {
    let mut table = Table::watchmen(3);
    table.hand(0, "nite_owl_mask kick doomsday").act("play:kick play:nite_owl_mask play:doomsday");
    assert_eq!(table.hand_of(0), "");
    assert_eq!(table.has_power(), 10, "with two for the three types of Ozymandias");
}

#[test]
fn rorschach_mask_may_destroy_a_card_of_hand_or_discard_pile() {
    let mut table = Table::watchmen(3);
    table.hand(0, "rorschach_mask punch").discard(0, "weakness").act("play:rorschach_mask");
    assert_eq!((table.has_power(), table.legal().as_str()), (2, "hand:punch discard:weakness no"));
    table.act("discard:weakness");
    assert_eq!((table.destroyed().as_str(), table.discard_of(0).as_str()), ("weakness", ""));
    let mut table = Table::watchmen(3);
    table.hand(0, "rorschach_mask punch").act("play:rorschach_mask hand:punch");
    assert_eq!((table.destroyed().as_str(), table.hand_of(0).as_str()), ("punch", ""));
}

#[test]
fn rorschach_mask_may_be_declined() {
    let mut table = Table::watchmen(3);
    table.hand(0, "rorschach_mask punch").discard(0, "weakness").act("play:rorschach_mask no");
    assert_eq!((table.destroyed().as_str(), table.hand_of(0).as_str()), ("", "punch"));
    assert_eq!((table.discard_of(0).as_str(), table.has_power()), ("weakness", 2));
}

#[test]
fn the_owlship_draws_two_and_puts_one_back_unseen() {
    let mut table = Table::watchmen(3);
    table.hand(0, "the_owlship catwoman").act("play:the_owlship draw:punch draw:vulnerability");
    assert_eq!((table.has_power(), table.legal().as_str()), (1, "hand:punch hand:vulnerability hand:catwoman"));
    table.act("hand:catwoman");
    assert_eq!((table.top_of(0).as_str(), table.hand_of(0).as_str()), ("catwoman", "punch vulnerability"));
    let others = table.game.view(Eyes::Seat(Seat::new(1))).seats[0].deck_top.clone();
    assert_eq!(others, [crate::Card::HIDDEN], "others see that a card lies there");
}

#[test]
fn the_owlship_puts_a_card_back_even_if_it_drew_none() {
    let mut table = Table::watchmen(3);
    table.hand(0, "the_owlship kick").deck(0, "").act("play:the_owlship");
    assert_eq!((table.hand_of(0).as_str(), table.top_of(0).as_str(), table.has_power()), ("", "kick", 1));
    let mut table = Table::watchmen(3);
    table.hand(0, "the_owlship").deck(0, "").act("play:the_owlship");
    assert!(table.allows("end"), "with no card there is none to put back");
}

#[test]
fn new_york_city_draws_for_the_first_contribution_of_a_turn() {
    let mut table = Table::watchmen(3);
    table.locations(0, "new_york_city").hand(0, "catwoman kick").act("contribute:catwoman draw:punch");
    assert_eq!(table.hand_of(0), "punch kick");
    table.act("contribute:kick");
    assert_eq!((table.hand_of(0).as_str(), table.asked()), ("punch", Some(0)), "once in a turn");
    table.end_turn().turn_of(0).hand(0, "bane");
    table.game.turn.reset();
    table.act("contribute:bane");
    assert_eq!(table.turn(), Turn::Chance, "and again in the next one");
}

#[test]
fn new_york_city_heeds_neither_plays_nor_what_was_contributed_before_it() {
    let mut table = Table::watchmen(3);
    table.hand(0, "catwoman new_york_city kick").act("contribute:catwoman play:new_york_city contribute:kick");
    assert_eq!((table.hand_of(0).as_str(), table.asked()), ("", Some(0)));
    let mut table = Table::watchmen(3);
    table.locations(0, "new_york_city").hand(0, "catwoman").act("play:catwoman");
    assert_eq!(table.asked(), Some(0), "playing is not contributing");
}

/// WAT-42: a Location given as help works until the end of the turn.
#[test]
fn new_york_city_given_as_help_works_in_that_turn() {
    let mut table = Table::watchmen(3);
    table.plot("technological_breakthrough").hand(0, "catwoman").hand(1, "new_york_city");
    table.act("help yes draw:new_york_city contribute:catwoman");
    assert_eq!(table.turn(), Turn::Chance);
    table.draw("punch");
    assert_eq!(table.hand_of(0), "punch");
    table.end_turn();
    assert_eq!(table.discard_of(1), "new_york_city");
    assert!(table.game.players[0].locations.is_empty() && table.game.players[1].locations.is_empty());
}
