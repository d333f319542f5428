//! WAT-60 to WAT-62: two players.

use super::table::{Table, card};
use crate::zones::Spot;
use crate::{Action, Card, Config, Dc, Event, Loyalty};
use game::{FastDice, Game, Seat, Turn};

/// Two players who have just beaten the Challenge of level 2; seat 1 is the Mastermind, or nobody is.
fn before_level_three(mastermind: Option<u8>) -> Table {
    let mut table = Table::watchmen(2);
    table.mastermind(mastermind).no_challenge();
    table
}

/// Ends the turn up to the draw of the next Challenge.
#[track_caller]
fn end_up_to_challenge(table: &mut Table) {
    table.act("end").draw("punch punch punch punch punch robin robin robin mera mera");
    assert_eq!(table.legal(), "challenge:alien_invasion challenge:the_nuclear_clock");
}

/// Two Loyal players at level 3, this Super-Villain face up and the others in their stack.
fn against(villain: &str) -> Table {
    let mut table = before_level_three(None);
    end_up_to_challenge(&mut table);
    table.act("challenge:alien_invasion").draw(villain);
    table
}

/// The same after its First Appearance, which nobody defended against, with seat 1 to move.
fn met(villain: &str) -> Table {
    let mut table = against(villain);
    table.hero(1, "the_comedian");
    while table.turn() == Turn::Chance || table.game.turns < 2 {
        let first = table.legal().split(' ').next().unwrap().to_string();
        table.act(if table.allows("no") { "no" } else { &first });
    }
    table
}

#[test]
fn wat_60_three_loyalty_cards_are_dealt_to_two_players() {
    let config: Config = "players=2 mode=watchmen".parse().unwrap();
    let (mut nobody, mut somebody) = (0, 0);
    for seed in 0..90 {
        let (mut game, mut dice) = (Dc::start(&config), FastDice::new(seed));
        while game.turns == 0 {
            let mut legal = Vec::new();
            game.legal(&mut legal);
            if legal[0] == Action::Role(Loyalty::Loyal) && game.player(Seat::new(0)).role == Loyalty::Hidden {
                let odds = legal.iter().map(|&role| game.odds(role)).collect::<Vec<_>>();
                assert_eq!(odds, [2, 1], "two Loyal and one Mastermind");
            }
            let action = game.sample(&mut dice);
            game.apply(action, &mut ());
        }
        match game.mastermind() {
            None => nobody += 1,
            Some(_) => somebody += 1,
        }
    }
    assert!(nobody > 15 && somebody > 40, "perhaps nobody is the Mastermind: {nobody}, {somebody}");
}

#[test]
fn wat_60_a_loyal_player_cannot_know_whether_the_other_is() {
    let mut table = Table::watchmen(2);
    let mut others = std::collections::BTreeSet::new();
    for seed in 0..40 {
        table.game.determinize(Seat::new(0), &mut FastDice::new(seed));
        others.insert(table.game.players[1].role);
    }
    assert_eq!(others.into_iter().collect::<Vec<_>>(), [Loyalty::Loyal, Loyalty::Mastermind]);
    table.mastermind(Some(0)).game.determinize(Seat::new(0), &mut FastDice::new(1));
    assert_eq!(table.game.players[1].role, Loyalty::Loyal, "the Mastermind knows");
}

#[test]
fn wat_61_both_reveal_loyalty_at_level_three() {
    let mut table = before_level_three(Some(1));
    end_up_to_challenge(&mut table);
    assert!(!table.game.watchmen.shown, "not before it is turned up");
    table.act("challenge:the_nuclear_clock");
    assert!(table.game.watchmen.shown);
    let shown = table.events.iter().filter(|event| matches!(event, Event::Loyalty { .. })).count();
    assert_eq!((shown, table.active(), table.asked()), (2, 1, Some(1)), "play goes on as usual");
    assert_eq!((table.game.villain, table.game.villains_left), (None, 0), "with a Mastermind no Super-Villain comes");
}

#[test]
fn wat_61_the_machinations_may_still_be_completed() {
    let mut table = before_level_three(Some(1));
    end_up_to_challenge(&mut table);
    table.act("challenge:the_nuclear_clock").hero(1, "rorschach").holds_plot(1, "demonstration_of_power");
    table.hand(1, "utility_belt lasso_of_truth green_arrows_bow doomsday");
    table.act("play:utility_belt play:lasso_of_truth play:green_arrows_bow play:doomsday");
    assert!(table.allows("reveal"));
    table.act("reveal");
    assert_eq!(table.plotting(), Some("demonstration_of_power"));
}

#[test]
fn wat_61_levels_below_three_reveal_nothing() {
    let mut table = Table::watchmen(2);
    table.challenge("rioting").no_challenge().act("end");
    table.draw("punch punch punch punch punch robin robin robin mera mera").act("challenge:nixon");
    assert_eq!((table.active(), table.game.watchmen.level, table.game.watchmen.shown), (1, 2, false));
    let mut table = Table::watchmen(3);
    table.no_challenge().end_turn();
    assert_eq!((table.game.watchmen.level, table.game.watchmen.shown), (3, false), "nor level 3 with three players");
}

#[test]
fn wat_62_two_loyal_players_face_the_eight_super_villains_of_cost_ten_or_more() {
    let mut table = before_level_three(None);
    end_up_to_challenge(&mut table);
    let before = table.game.inventory().len();
    table.act("challenge:alien_invasion");
    assert_eq!(table.turn(), Turn::Chance, "the top one is turned up");
    let stack = "draw:atrocitus draw:brainiac draw:darkseid draw:lex_luthor draw:parallax draw:sinestro \
                 draw:the_anti_monitor draw:the_joker";
    assert_eq!((table.legal().as_str(), table.game.villains_left), (stack, 8));
    assert!(Card::all().filter(|card| table.game.villains().has(*card)).all(|card| card.cost() >= 10));
    assert_eq!(table.game.inventory().len(), before + 8, "nothing else changes");
    table.line_up("bane lobo").draw("lex_luthor");
    assert_eq!((table.game.villain, table.game.villains_left), (Some(card("lex_luthor")), 7));
    assert_eq!(table.asked(), Some(0), "its First Appearance hits both, from the active player on");
    table.act("no");
    assert_eq!((table.owns(0, "weakness"), table.owns(1, "weakness")), (2, 2), "Loyal or not");
    assert_eq!(table.active(), 1);
}

#[test]
fn wat_62_a_defeated_super_villain_goes_to_the_discard_pile_and_the_next_one_comes() {
    let mut table = met("parallax");
    table.power(24);
    assert!(table.allows("defeat:parallax"));
    table.act("defeat:parallax");
    assert_eq!((table.has_power(), table.game.villain), (12, None));
    assert!(table.discard_of(1).contains("parallax"));
    assert!(!table.legal().contains("defeat:"), "one in a turn");
    table.act("end");
    while table.game.villain.is_none() {
        let first = table.legal().split(' ').next().unwrap().to_string();
        table.act(&first);
    }
    assert_eq!((table.game.villains_left, table.game.villains().len()), (6, 6));
}

/// A Super-Villain is no card from the Line-Up. Alien Invasion leaves five, and the added card makes six.
#[test]
fn wat_13_a_super_villain_does_not_spare_the_added_card() {
    for (taken, expected) in [("defeat:parallax", 6), ("buy:robin", 5)] {
        let mut table = met("parallax");
        table.line_up("bane").power(12).act(taken).act("end").draw("punch punch punch punch punch");
        while table.turn() == Turn::Chance && !table.legal().starts_with("draw:atrocitus") {
            let first = table.legal().split(' ').next().unwrap().to_string();
            table.act(&first);
        }
        assert_eq!(table.game.line_up().len(), expected, "{taken}");
        assert!(table.game.destroyed().has(card("bane")), "{taken}");
    }
}

#[test]
fn wat_62_the_bow_and_jonn_jonzz_work_again() {
    let mut table = met("parallax");
    table.hand(1, "green_arrows_bow jonn_jonzz").act("play:green_arrows_bow");
    table.power(8);
    assert!(table.allows("defeat:parallax"), "12 less 2");
    table.act("play:jonn_jonzz");
    assert_eq!(table.has_power(), 20, "Parallax doubles");
    assert_eq!(table.game.villain, Some(card("parallax")), "it stays where it is");
    let mut table = Table::watchmen(2);
    table.hand(0, "jonn_jonzz").act("play:jonn_jonzz");
    assert_eq!(table.has_power(), 0, "without the stack he does nothing");
}

#[test]
fn wat_62_victory_needs_the_challenge_and_all_eight() {
    let mut table = met("parallax");
    table.contributed("the_owlship bane kick").power(14).act("beat:challenge");
    assert_eq!((table.turn(), table.current()), (Turn::Player(Seat::new(1)), None), "eight are left");
    table.game.table.clear(Spot::Villains);
    table.game.villains_left = 0;
    table.power(12).act("defeat:parallax");
    assert_eq!(table.result(), "1 1", "they win together");
}

#[test]
fn wat_62_the_last_super_villain_is_not_enough_without_the_challenge() {
    let mut table = met("parallax");
    table.game.table.clear(Spot::Villains);
    table.game.villains_left = 0;
    table.power(26).contributed("the_owlship bane kick").act("defeat:parallax");
    assert_eq!(table.turn(), Turn::Player(Seat::new(1)));
    table.act("beat:challenge");
    assert_eq!(table.result(), "1 1", "in the same turn");
    let mut table = met("parallax");
    table.game.table.clear(Spot::Villains);
    table.game.villains_left = 0;
    table.power(12).act("defeat:parallax").end_turn();
    while table.allows("no") || table.turn() == Turn::Chance || table.legal().starts_with("lineup:") {
        let first = table.legal().split(' ').next().unwrap().to_string();
        table.act(if table.allows("no") { "no" } else { &first });
    }
    assert_eq!((table.active(), table.game.villain), (0, None), "DCB-31 does not apply: no Super-Villain is left");
    assert!(table.game.over.is_none());
}

#[test]
fn wat_62_both_lose_when_the_main_deck_is_exhausted() {
    let mut table = met("parallax");
    table.main_deck("robin").line_up("bane bane bane bane bane").act("end");
    while table.turn() != Turn::Over {
        let first = table.legal().split(' ').next().unwrap().to_string();
        table.act(if table.allows("no") { "no" } else { &first });
    }
    assert_eq!(table.result(), "0 0");
    assert_eq!(table.game.view(game::Eyes::Spectator).winner, Some("nobody"));
}

/// What a First Appearance hid comes back, and no card is lost.
#[test]
fn wat_62_cards_under_a_super_hero_come_back_when_the_super_villain_is_defeated() {
    let mut table = against("atrocitus");
    let all = table.game.inventory();
    table.hand(1, "kick");
    table.act("no draw:punch no draw:kick");
    assert_eq!(table.game.inventory().len(), all.len() + 1);
    assert!(table.game.players[1].under().has(card("kick")) && table.game.players[0].under().len() == 1);
    table.power(10).act("defeat:atrocitus");
    assert_eq!((table.top_of(0).as_str(), table.top_of(1).as_str()), ("punch", "kick"));
    assert_eq!(table.game.inventory().len(), all.len() + 1);
}

/// Whole games against the Super-Villains, with decks that are strong enough for them: no card is lost, and some are won.
#[test]
fn wat_62_no_card_is_lost_on_the_way_to_victory() {
    let (mut won, mut lost) = (0, 0);
    for seed in 0..12 {
        let mut table = against(["brainiac", "the_joker", "the_anti_monitor", "sinestro"][seed as usize % 4]);
        table.hand(0, "bulletproof").hand(1, "super_speed blue_beetle kick");
        let strong = "super_strength super_strength super_strength super_strength kick bane the_owlship man_of_steel";
        table.deck(0, strong).deck(1, strong);
        table.play_on(seed, 4_000, |action| {
            matches!(action, Action::Play(_) | Action::Contribute(_) | Action::Beat(_) | Action::Defeat(_))
        });
        match table.result().as_str() {
            "1 1" => {
                won += 1;
                assert_eq!((table.current(), table.game.villain, table.game.villains_left), (None, None, 0));
            }
            "0 0" => lost += 1,
            other => panic!("they win or lose together: {other}"),
        }
    }
    assert!(won > 0 && lost > 0, "{won} won, {lost} lost");
}

/// WAT-11: First Appearance Attacks hit the Loyal, an Attack of one of them does not hit the other.
#[test]
fn wat_62_attacks_of_loyal_players_spare_the_loyal_also_without_a_mastermind() {
    let mut table = met("parallax");
    table.hand(1, "scarecrow").act("play:scarecrow");
    assert_eq!((table.asked(), table.owns(0, "weakness")), (Some(1), 0));
    assert_eq!(table.has_power(), 2);
}
