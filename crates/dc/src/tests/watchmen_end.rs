//! WAT-26, WAT-50 to WAT-52: the end of the game; WAT-51: elimination; WAT-78: the Clock strikes.

use super::table::{Table, card};
use super::watchmen_table::check_imagined;
use crate::zones::Own;
use crate::{Action, Event, Loyalty};
use game::{Eyes, FastDice, Game, Seat, Turn};

/// The level 3 Challenge is face up with all it needs, and the active player can pay.
fn last_stand(players: u8) -> Table {
    let mut table = Table::watchmen(players);
    table.challenge("alien_invasion").contributed("the_owlship bane kick").power(14);
    table
}

/// The Mastermind, seat 3 of four, is about to choose what to disintegrate.
fn disintegrating() -> Table {
    let mut table = Table::watchmen(4);
    table.hero(3, "rorschach").plot("demonstration_of_power").turn_of(3).hand(3, "disintegration");
    table
}

#[test]
fn wat_26_the_loyal_win_when_all_challenges_are_beaten() {
    let mut table = last_stand(4);
    table.act("beat:challenge");
    assert_eq!(table.result(), "1 1 1 0");
    assert_eq!(table.game.view(Eyes::Spectator).winner, Some("loyal"));
    assert!(table.game.watchmen.shown, "Loyalty is revealed");
    assert_eq!(table.refused("end"), "WAT-50");
}

#[test]
fn wat_26_also_if_the_mastermind_pays() {
    let mut table = last_stand(3);
    table.turn_of(2).act("beat:challenge");
    assert_eq!(table.result(), "1 1 0");
}

#[test]
fn wat_26_levels_one_and_two_are_not_the_end() {
    let mut table = Table::watchmen(3);
    table.contributed("catwoman bane kick").power(11).act("beat:challenge");
    assert_eq!(table.turn(), Turn::Player(Seat::new(0)));
    assert!(!table.game.watchmen.shown);
}

#[test]
fn wat_50_the_mastermind_wins_when_the_main_deck_is_exhausted() {
    let mut table = Table::watchmen(3);
    table.line_up("bane bane lobo robin mera").main_deck("cheetah catwoman").end_turn();
    assert_eq!((table.result().as_str(), table.main_left()), ("0 0 1", 0));
    let shown: Vec<bool> = (table.events.iter())
        .filter_map(|event| match event {
            Event::Loyalty { mastermind, .. } => Some(*mastermind),
            _ => None,
        })
        .collect();
    assert_eq!(shown, [false, false, true], "Loyalty cards not yet shown are shown");
    assert_eq!(table.events.last(), Some(&Event::Over { loyal: Some(false) }));
    assert_eq!(table.game.view(Eyes::Spectator).winner, Some("mastermind"));
}

#[test]
fn wat_50_a_deck_with_one_card_goes_on() {
    let mut table = Table::watchmen(3);
    table.challenge("the_keene_act").line_up("bane bane lobo robin mera").main_deck("cheetah catwoman").end_turn();
    assert_eq!((table.main_left(), table.active()), (1, 1));
    assert!(table.game.over.is_none());
}

#[test]
fn wat_50_a_card_that_was_seen_on_top_is_still_in_the_deck() {
    let mut table = Table::watchmen(3);
    table.main_deck("catwoman").hand(0, "moloch_the_mystic").act("play:moloch_the_mystic draw:catwoman");
    assert_eq!(table.legal(), "yes no");
    let mut destroyed = Table { game: table.game.clone(), events: Vec::new() };
    table.act("no");
    assert_eq!((table.main_left(), table.asked()), (1, Some(0)));
    destroyed.act("yes");
    assert_eq!(destroyed.result(), "0 0 1", "checked after every effect");
}

#[test]
fn wat_50_both_of_two_lose_when_nobody_is_the_mastermind() {
    for (mastermind, result, winner) in
        [(None, "0 0", "nobody"), (Some(1), "0 1", "mastermind"), (Some(0), "1 0", "mastermind")]
    {
        let mut table = Table::watchmen(2);
        table.mastermind(mastermind).main_deck("catwoman").end_turn();
        assert_eq!(table.result(), result);
        assert_eq!(table.game.view(Eyes::Spectator).winner, Some(winner));
    }
}

#[test]
fn wat_50_victory_points_play_no_part() {
    let mut table = last_stand(3);
    table.hand(2, "man_of_steel super_strength moloch_the_mystic").act("beat:challenge");
    assert!(table.game.points(Seat::new(2)) > table.game.points(Seat::new(0)));
    assert_eq!(table.result(), "1 1 0");
}

/// Destroying what is left of the deck, be it less than the Plot asks for, is the Mastermind's victory at once, before the new hand.
#[test]
fn wat_50_the_plot_can_bring_the_end() {
    let mut table = Table::watchmen(3);
    table.plot("turn_the_world_against_itself").turn_of(2).line_up("bane bane").main_deck("catwoman");
    table.act("end draw:catwoman");
    assert_eq!((table.result().as_str(), table.hand_of(2).as_str()), ("0 0 1", ""));
}

#[test]
fn wat_51_an_eliminated_players_cards_are_destroyed_and_the_seat_is_skipped() {
    let mut table = disintegrating();
    let before = table.game.inventory();
    table.hand(0, "kick kick").discard(0, "bane").locations(0, "the_batcave").contributed("catwoman");
    table.game.players[0].top.push((card("robin"), false));
    table.game.players[0].bottom.push(card("mera"));
    let added = 7;
    table.act("play:disintegration seat:0");
    assert_eq!(table.game.owned(Seat::new(0)).count(), 0);
    for id in ["kick", "bane", "the_batcave", "robin", "mera", "punch", "vulnerability", "disintegration"] {
        assert!(table.game.destroyed().has(card(id)), "{id}");
    }
    assert_eq!(table.game.destroyed().len(), 10 + 6 + 1);
    assert_eq!(table.game.inventory().len(), before.len() + added, "none is lost");
    assert_eq!(table.beside_challenge(), "catwoman", "contributions stay");
    table.end_turn();
    assert_eq!(table.active(), 1, "seat 0 is skipped");
    table.end_turn().end_turn();
    assert_eq!(table.active(), 3);
}

#[test]
fn wat_51_an_eliminated_player_shares_the_result_of_the_loyal_side() {
    let mut table = disintegrating();
    table.act("play:disintegration seat:0").end_turn();
    table.game.watchmen.plot = crate::action::HIDDEN;
    table.challenge("alien_invasion").contributed("the_owlship bane kick").power(14).act("beat:challenge");
    assert_eq!(table.result(), "1 1 1 0");
    let mut table = disintegrating();
    table.main_deck("catwoman").act("play:disintegration seat:1 end draw:catwoman");
    assert_eq!(table.result(), "0 0 0 1");
}

#[test]
fn wat_51_an_eliminated_player_is_no_foe_and_no_helper() {
    let mut table = disintegrating();
    table
        .hand(1, "kick")
        .hand(2, "kick")
        .hand(3, "scarecrow scarecrow")
        .act("play:disintegration seat:1 play:scarecrow");
    assert_eq!([0, 1, 2].map(|seat| table.owns(seat, "weakness")), [1, 0, 1]);
    table.end_turn();
    table.act("help");
    assert_eq!((table.active(), table.asked()), (0, Some(2)), "seat 1 is not asked");
}

#[test]
fn wat_51_the_eliminated_keep_a_spectators_view_and_plots_stay_hidden() {
    let mut table = disintegrating();
    table.act("play:disintegration seat:0");
    let view = table.game.view(Eyes::Seat(Seat::new(0)));
    assert!(view.seats[0].out && view.seats[0].hand == Some(vec![]) && view.seats[1].hand.is_none());
    let plots: Vec<Option<&str>> =
        table.game.view(Eyes::Seat(Seat::new(1))).seats.iter().map(|seat| seat.plot).collect();
    assert_eq!(plots, [None, Some("death_by_a_thousand_cuts"), Some("?"), Some("demonstration_of_power")]);
}

#[test]
fn wat_51_super_hero_loyalty_and_plot_leave_with_the_eliminated_player() {
    let mut table = disintegrating();
    table.game.players[0].face_down = true;
    let of = |table: &Table, eyes| {
        let seat = table.game.view(eyes).seats[0].clone();
        (seat.hero, seat.hero_face_down, seat.role, seat.plot.is_some())
    };
    assert_eq!(of(&table, Eyes::Spectator), (Some("ozymandias"), true, Some("loyal"), true));
    table.act("play:disintegration seat:0");
    for eyes in [Eyes::Seat(Seat::new(0)), Eyes::Seat(Seat::new(3)), Eyes::Spectator, Eyes::Referee] {
        assert_eq!(of(&table, eyes), (None, false, None, false), "{eyes:?}");
    }
    // The Plot left unseen: to others it may be any that they have not seen.
    let mut held = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut imagined = table.game.clone();
        imagined.determinize(Seat::new(1), &mut FastDice::new(seed));
        check_imagined(&table.game, Seat::new(1), &imagined);
        held.insert(imagined.players[2].plot);
    }
    assert_eq!(held.len(), 3, "five Plots, of which this seat has one and the Mastermind's is in play");
}

/// Starro's cards lie aside to be played: those of a player who is eliminated meanwhile are destroyed, not played.
#[test]
fn wat_51_lent_cards_are_destroyed_too() {
    let mut table = Table::watchmen(4);
    table.hero(3, "the_comedian").plot("demonstration_of_power").turn_of(3).hand(3, "starro").challenge("cancer_scare");
    table.deck(0, "catwoman").deck(1, "disintegration").deck(2, "kick");
    table.act("play:starro draw:catwoman draw:disintegration draw:kick");
    assert_eq!(table.legal(), "seat:0 seat:1 seat:2");
    table.act("seat:1 seat:0");
    assert_eq!((table.asked(), table.has_power()), (Some(3), 2), "the Kick was played, Catwoman was not");
    assert_eq!(table.destroyed(), "catwoman disintegration");
    assert_eq!((table.discard_of(2).as_str(), table.discard_of(1).as_str()), ("kick", ""));
    assert_eq!(table.game.watchmen.destroyed, 1, "nor do lent cards count for Cancer Scare");
}

/// Disintegration that belongs to the player whom it eliminates is destroyed like the rest, once.
#[test]
fn wat_51_disintegration_of_the_eliminated_player_is_destroyed_once() {
    let mut table = Table::watchmen(3);
    table.hero(2, "the_comedian").plot("demonstration_of_power").turn_of(2).hand(2, "x_ray_vision");
    table.deck(0, "disintegration punch").deck(1, "punch");
    table.act("play:x_ray_vision draw:disintegration draw:punch seat:0 seat:0");
    assert_eq!(table.destroyed(), "punch disintegration");
    assert!(table.game.players[0].out && table.allows("end"));
}

#[test]
fn wat_51_only_on_the_masterminds_turn_and_not_the_last_loyal_player() {
    let mut table = disintegrating();
    table.turn_of(0).hand(0, "x_ray_vision").deck(1, "punch").deck(2, "punch");
    table.game.players[3].clear(Own::Hand);
    table.deck(3, "disintegration").act("play:x_ray_vision draw:punch draw:punch draw:disintegration seat:3");
    assert_eq!(table.legal(), "destroy:challenge destroy:plot no", "a Loyal player eliminates nobody");
    let mut table = Table::watchmen(3);
    table.plot("demonstration_of_power").turn_of(2).hand(2, "disintegration").game.players[0].out = true;
    table.act("play:disintegration");
    assert_eq!(table.legal(), "destroy:challenge no");
}

/// Games in which the Mastermind eliminates whom they can, with cards borrowed and replayed: none is lost.
#[test]
fn wat_51_no_card_is_lost_when_players_are_eliminated() {
    let mut eliminated = 0;
    for seed in 0..16 {
        let players = 3 + (seed % 3) as u8;
        let mut table = Table::watchmen(players);
        let deck = "starro x_ray_vision clayface duplication emerald_knight disintegration";
        table.plot("technological_breakthrough").turn_of(players - 1).hand(players - 1, deck);
        (0..players - 1).for_each(|seat| {
            table.deck(seat, "kick the_batcave clayface heat_vision duplication x_ray_vision").hand(seat, "kick punch");
        });
        table.play_on(seed, 1_500, |action| matches!(action, Action::Play(_) | Action::Seat(_) | Action::Help));
        for seat in Seat::all(players).filter(|&seat| table.game.player(seat).out) {
            eliminated += 1;
            assert_eq!(table.game.owned(seat).count(), 0);
        }
    }
    assert!(eliminated > 5, "{eliminated}");
}

#[test]
fn wat_52_the_game_goes_on_with_the_plot_alone() {
    let mut table = last_stand(3);
    table.plot("subversion_of_heroes").act("beat:challenge");
    assert_eq!((table.turn(), table.current()), (Turn::Player(Seat::new(0)), None));
    table.end_turn();
    assert_eq!((table.active(), table.current()), (1, None), "no other Challenge comes");
    table.power(23).act("beat:plot");
    assert_eq!(table.result(), "1 1 0");
}

#[test]
fn wat_52_the_plot_first_and_then_the_last_challenge() {
    let mut table = last_stand(3);
    table.plot("subversion_of_heroes").power(23).act("beat:plot");
    assert_eq!(table.turn(), Turn::Player(Seat::new(0)));
    table.act("beat:challenge");
    assert_eq!(table.result(), "1 1 0");
}

const ELEVEN_UNDER: &str = "kick kick kick kick kick kick kick kick kick kick kick";

/// WAT-78: the twelfth card under the Clock is the Mastermind's victory, and Loyalty is shown at once.
#[test]
fn wat_78_the_twelfth_card_is_the_masterminds_victory() {
    let mut table = Table::watchmen(3);
    table.challenge("the_nuclear_clock").under_clock(ELEVEN_UNDER).line_up("robin").act("end");
    assert_eq!((table.result().as_str(), table.game.clock().len()), ("0 0 1", 12));
    assert!(table.game.watchmen.shown);
    let mut table = Table::watchmen(3);
    table.challenge("the_nuclear_clock").under_clock("kick kick kick").line_up("robin").act("end");
    assert_eq!((table.turn(), table.game.watchmen.shown), (Turn::Chance, false), "four are not twelve");
}

#[test]
fn wat_78_the_twelve_cards_are_destroyed_when_nobody_is_the_mastermind() {
    let mut table = Table::watchmen(2);
    table.mastermind(None).challenge("the_nuclear_clock").loyalty_shown();
    table.under_clock(ELEVEN_UNDER).line_up("robin").act("end");
    assert_eq!((table.turn(), table.in_clock().as_str()), (Turn::Chance, ""), "the count starts again");
    assert_eq!(table.game.destroyed().len(), 12);
    assert_eq!(table.game.player(Seat::new(0)).role, Loyalty::Loyal);
}

#[test]
fn wat_78_cards_under_the_clock_are_apart_and_destroyed_with_it() {
    let mut table = Table::watchmen(3);
    table.challenge("the_nuclear_clock").under_clock("robin utility_belt").contributed("rioters");
    table.power(14);
    assert_eq!(table.refused("beat:challenge"), "WAT-21", "an Equipment under the Clock is no contribution");
    table.contributed("the_owlship").plot("subversion_of_heroes").act("beat:challenge");
    assert_eq!(table.destroyed(), "utility_belt robin rioters the_owlship");
    assert_eq!(table.in_clock(), "");
}
