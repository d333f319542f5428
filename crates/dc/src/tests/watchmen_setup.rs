//! WAT-01 to WAT-09: sides and set-up.

use super::table::{Table, card};
use crate::set::cards;
use crate::vocabulary::{Pack, Type};
use crate::{Action, Card, Config, Dc, Event, Loyalty};
use game::{Eyes, FastDice, Game, Seat, Turn};

fn start(options: &str) -> Dc {
    let config: Config = format!("mode=watchmen {options}").parse().expect("a config");
    Dc::start(&config)
}

/// A game after its set-up, and what happened.
fn laid(options: &str, seed: u64) -> (Dc, Vec<Action>, Vec<Event>) {
    let (mut game, mut dice) = (start(options), FastDice::new(seed));
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    while game.turns == 0 {
        let action = game.sample(&mut dice);
        actions.push(action);
        game.apply(action, &mut events);
    }
    (game, actions, events)
}

fn legal(game: &Dc) -> Vec<String> {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    legal.iter().map(Action::to_string).collect()
}

#[test]
fn wat_01_one_mastermind_and_neither_super_villains_nor_heroes_of_the_base_game() {
    for players in 3..=5u8 {
        let (game, ..) = laid(&format!("players={players}"), players.into());
        let masterminds = game.players.iter().filter(|player| player.role == Loyalty::Mastermind).count();
        let loyal = game.players.iter().filter(|player| player.role == Loyalty::Loyal).count();
        assert_eq!((masterminds, loyal), (1, usize::from(players) - 1));
        assert!(game.villain.is_none() && game.villains().is_empty() && game.villains_left == 0);
        let watchmen = |seat: Seat| cards().heroes[usize::from(game.player(seat).hero)].pack == Pack::Watchmen;
        assert!(Seat::all(players).all(watchmen));
    }
}

#[test]
fn wat_01_finding_the_mastermind_out_does_not_end_the_game() {
    let mut table = Table::watchmen(3);
    table.turn_of(2).hero(2, "rorschach").hand(2, "utility_belt lasso_of_truth green_arrows_bow doomsday");
    table.act("play:utility_belt play:lasso_of_truth play:green_arrows_bow play:doomsday reveal");
    assert_eq!(table.turn(), Turn::Player(Seat::new(2)));
    assert!(table.game.over.is_none() && table.game.watchmen.shown);
}

#[test]
fn wat_02_the_main_deck_holds_the_eleven_cards_too() {
    let game = start("players=3");
    assert_eq!(game.main().len(), 125);
    let watchmen: Vec<Card> = Card::all().filter(|card| card.facts().pack == Pack::Watchmen).collect();
    assert_eq!(watchmen.len(), 11);
    assert!(watchmen.iter().all(|&card| game.main().count(card) == 1));
    let base = Dc::start(&"players=3 mode=base".parse().unwrap());
    assert!(base.main().len() == 114 && watchmen.iter().all(|&card| !base.main().has(card)));
}

#[test]
fn wat_03_a_super_hero_of_the_crossover_and_ten_starters_for_each() {
    let (game, ..) = laid("players=5", 7);
    let mut heroes: Vec<u8> = Seat::all(5).map(|seat| game.player(seat).hero).collect();
    heroes.sort_unstable();
    heroes.dedup();
    assert_eq!(heroes.len(), 5, "each has another one");
    for seat in Seat::all(5) {
        let owned: Vec<Card> = game.owned(seat).collect();
        let of = |id| owned.iter().filter(|&&owned| owned == card(id)).count();
        assert_eq!((owned.len(), of("punch"), of("vulnerability")), (10, 7, 3));
    }
}

#[test]
fn wat_03_the_super_hero_is_random_or_chosen() {
    let six = ["dr_manhattan", "nite_owl", "ozymandias", "rorschach", "silk_spectre", "the_comedian"];
    let names: Vec<String> = six.iter().map(|id| format!("hero:{id}")).collect();
    let random = start("players=4");
    assert_eq!((random.turn(), legal(&random)), (Turn::Chance, names.clone()));
    let mut chosen = start("players=4 heroes=chosen");
    assert_eq!((chosen.turn(), legal(&chosen)), (Turn::Player(Seat::new(0)), names));
    chosen.try_apply("hero:rorschach".parse().unwrap(), &mut ()).unwrap();
    assert_eq!(chosen.turn(), Turn::Player(Seat::new(1)));
    assert!(!chosen.allows("hero:rorschach".parse().unwrap()) && chosen.allows("hero:nite_owl".parse().unwrap()));
}

#[test]
fn wat_04_as_many_loyalty_cards_as_players_and_one_mastermind() {
    for players in 3..=5u8 {
        let mut game = start(&format!("players={players}"));
        let mut dice = FastDice::new(1);
        let (mut loyal, mut mastermind) = (u32::from(players) - 1, 1);
        for seat in 0..players {
            while !legal(&game)[0].starts_with("role:") {
                let action = game.sample(&mut dice);
                game.apply(action, &mut ());
            }
            let odds = [Loyalty::Loyal, Loyalty::Mastermind].map(|role| game.odds(Action::Role(role)));
            assert_eq!(odds, [loyal, mastermind], "seat {seat} of {players} draws from what is left");
            let action = game.sample(&mut dice);
            match action {
                Action::Role(Loyalty::Mastermind) => mastermind -= 1,
                _ => loyal -= 1,
            }
            game.apply(action, &mut ());
        }
        assert_eq!((loyal, mastermind), (0, 0), "all are dealt");
    }
}

#[test]
fn wat_04_a_loyalty_card_is_seen_by_its_owner_alone() {
    let (game, actions, events) = laid("players=3", 4);
    let masked = |eyes| {
        let roles = events.iter().map(|event| Dc::mask_event(event, eyes)).filter_map(|event| match event {
            Event::Role { role, .. } => Some(role),
            _ => None,
        });
        roles.collect::<Vec<_>>()
    };
    for seat in Seat::all(3) {
        let mut expected = [Loyalty::Hidden; 3];
        expected[seat.index()] = game.player(seat).role;
        assert_eq!(masked(Eyes::Seat(seat)), expected);
    }
    assert_eq!(masked(Eyes::Spectator), [Loyalty::Hidden; 3]);
    let mut again = start("players=3");
    for action in actions {
        if let Action::Role(_) = action {
            assert_eq!(again.mask(action, Eyes::Spectator), Action::Role(Loyalty::Hidden));
        }
        again.apply(action, &mut ());
    }
}

#[test]
fn wat_05_each_has_a_plot_of_their_own_that_others_do_not_see() {
    let (game, actions, _) = laid("players=4", 5);
    let mut plots: Vec<u8> = Seat::all(4).map(|seat| game.player(seat).plot).collect();
    for seat in Seat::all(4) {
        let seen: Vec<&str> = game.view(Eyes::Seat(seat)).seats.iter().map(|seat| seat.plot.unwrap()).collect();
        let mut expected = ["?"; 4];
        expected[seat.index()] = &cards().plots[usize::from(game.player(seat).plot)].id;
        assert_eq!(seen, expected);
    }
    plots.sort_unstable();
    plots.dedup();
    assert_eq!(plots.len(), 4, "no two have the same");
    let dealt = actions.iter().filter(|action| matches!(action, Action::Plot(_))).count();
    assert_eq!(dealt, 4);
}

#[test]
fn wat_05_only_the_plot_of_the_mastermind_comes_into_play() {
    let mut table = Table::watchmen(4);
    table.holds_plot(0, "demonstration_of_power").holds_plot(3, "subversion_of_heroes");
    table.turn_of(3).hero(3, "rorschach").hand(3, "utility_belt lasso_of_truth green_arrows_bow");
    table.act("play:utility_belt play:lasso_of_truth play:green_arrows_bow reveal");
    assert_eq!(table.plotting(), Some("subversion_of_heroes"));
    let seen: Vec<&str> = table.game.view(Eyes::Spectator).seats.iter().map(|seat| seat.plot.unwrap()).collect();
    assert_eq!(seen, ["?", "?", "?", "subversion_of_heroes"]);
}

#[test]
fn wat_06_one_machinations_card_lies_open() {
    let (game, actions, _) = laid("players=3", 6);
    assert_eq!(actions.iter().filter(|action| matches!(action, Action::Machinations(_))).count(), 1);
    let open = game.view(Eyes::Spectator).machinations.expect("open to all").machinations;
    assert_eq!(open, cards().machinations[usize::from(game.watchmen.machinations)].id);
    let mut drawn = std::collections::BTreeSet::new();
    (0..40).for_each(|seed| {
        drawn.insert(laid("players=3", seed).0.watchmen.machinations);
    });
    assert_eq!(drawn.len(), 4, "any of them");
}

#[test]
fn wat_07_a_stack_of_one_challenge_of_each_level() {
    let mut first = std::collections::BTreeSet::new();
    (0..20).for_each(|seed| {
        first.insert(laid("players=3", seed).0.view(Eyes::Spectator).challenge.unwrap().challenge);
    });
    assert_eq!(first.into_iter().collect::<Vec<_>>(), ["rioting", "the_keene_act"], "level 1 lies face up");
    let (game, ..) = laid("players=3", 1);
    assert_eq!(game.view(Eyes::Spectator).challenges_left, 2, "two lie below");
    let mut table = Table::watchmen(3);
    for (current, next) in [("rioting", ["cancer_scare", "nixon"]), ("nixon", ["alien_invasion", "the_nuclear_clock"])]
    {
        table.challenge(current).no_challenge().act("end");
        while !table.legal().starts_with("challenge:") {
            let first = table.legal().split(' ').next().unwrap().to_string();
            table.act(&first);
        }
        assert_eq!(table.legal(), next.map(|id| format!("challenge:{id}")).join(" "), "one of the next level");
        table.draw_any();
        while table.asked() != Some(table.active()) || table.allows("no") {
            table.act("no");
        }
    }
}

#[test]
fn wat_08_what_the_pack_holds() {
    let set = cards();
    let heroes = set.heroes.iter().filter(|hero| hero.pack == Pack::Watchmen).count();
    let main: u8 = set.cards.iter().filter(|facts| facts.pack == Pack::Watchmen).map(|facts| facts.copies).sum();
    assert_eq!((heroes, set.challenges.len(), main), (6, 6, 11));
    assert_eq!((set.plots.len(), set.machinations.len()), (5, 4));
    let levels: Vec<u8> = set.challenges.iter().map(|challenge| challenge.level).collect();
    assert_eq!(levels, [1, 1, 2, 2, 3, 3]);
    let power: Vec<u8> = set.challenges.iter().map(|challenge| challenge.power).collect();
    assert_eq!(power, [9, 9, 11, 11, 14, 14]);
}

/// What is not used is nowhere to be seen.
#[test]
fn wat_08_unused_plots_machinations_and_challenges_stay_unseen() {
    let (game, ..) = laid("players=3", 8);
    let view = format!("{:?}", game.view(Eyes::Spectator));
    assert!(cards().plots.iter().all(|plot| !view.contains(&plot.id)));
    let shown = |ids: Vec<&String>| ids.into_iter().filter(|id| view.contains(id.as_str())).count();
    assert_eq!(shown(cards().machinations.iter().map(|card| &card.id).collect()), 1);
    assert_eq!(shown(cards().challenges.iter().map(|card| &card.id).collect()), 1);
}

#[test]
fn wat_09_the_stacks_of_the_base_game_are_used_and_the_first_player_is_drawn() {
    let (game, actions, _) = laid("players=4", 9);
    assert_eq!((game.kicks, game.weaknesses, game.line_up().len(), game.main().len()), (16, 20, 5, 120));
    assert!(Seat::all(4).all(|seat| game.player(seat).hand().len() == 5));
    let drawn = actions.iter().find_map(|action| match action {
        Action::First(seat) => Some(*seat),
        _ => None,
    });
    assert_eq!(drawn, Some(game.active));
    let mut begins = std::collections::BTreeSet::new();
    (0..60).for_each(|seed| {
        begins.insert(laid("players=4", seed).0.active.index());
    });
    assert_eq!(begins.len(), 4);
}

/// DCB-31 does not end the game: there is no stack of Super-Villains to run out.
#[test]
fn wat_09_no_super_villain_comes_at_the_end_of_a_turn() {
    let mut table = Table::watchmen(3);
    table.end_turn();
    assert_eq!((table.active(), table.game.villain), (1, None));
    assert!(table.game.over.is_none());
    let villains = Card::all().filter(|card| card.facts().kind == Type::SuperVillain);
    assert!(villains.into_iter().all(|villain| table.game.inventory().binary_search(&villain).is_err()));
}
