//! Who is the Mastermind: what nobody else can tell.

use super::table::Table;
use super::watchmen_table::check_imagined;
use crate::frame::{Frame, SetUp};
use crate::set::cards;
use crate::{Action, Config, Dc, Event, Loyalty};
use game::{Dice, Eyes, FastDice, Game, Seat, Turn};
use std::collections::BTreeSet;

/// The same game twice: the same draws and choices, with another Mastermind, or none, in the second world.
struct Worlds {
    masterminds: [Option<u8>; 2],
    worlds: [Dc; 2],
    dice: FastDice,
}

/// What happened in a pair of worlds.
#[derive(Default)]
struct Compared {
    steps: usize,
    /// Steps at which the Mastermind of one world could have revealed and did not.
    withheld: usize,
}

impl Worlds {
    fn new(players: u8, masterminds: [Option<u8>; 2], seed: u64) -> Self {
        let config: Config = format!("players={players} mode=watchmen").parse().unwrap();
        Self { masterminds, worlds: [Dc::start(&config), Dc::start(&config)], dice: FastDice::new(seed) }
    }

    /// Everybody whose own role is the same in both worlds, and those who have none.
    fn bystanders(&self) -> Vec<Eyes> {
        let same = |seat: &Seat| self.masterminds.iter().all(|&other| other != Some(seat.index() as u8));
        let seats = Seat::all(self.worlds[0].seats).filter(same).map(Eyes::Seat);
        seats.chain([Eyes::Spectator]).collect()
    }

    fn legal(&self, world: usize) -> Vec<Action> {
        let mut legal = Vec::new();
        self.worlds[world].legal(&mut legal);
        legal
    }

    /// What both worlds allow: the same but for `reveal`, which only the Mastermind of a world is offered.
    fn common(&self) -> Vec<Action> {
        let without = [0, 1].map(|world| {
            let mut legal = self.legal(world);
            if legal.contains(&Action::Reveal) {
                let mastermind = Turn::Player(Seat::new(self.masterminds[world].expect("somebody reveals")));
                assert_eq!(self.worlds[world].turn(), mastermind, "only the Mastermind is offered to reveal");
            }
            legal.retain(|&action| action != Action::Reveal);
            legal
        });
        assert_eq!(without[0], without[1]);
        without[0].clone()
    }

    /// Plays and buys what serves the Machinations, so that they are completed now and then; anything else at random.
    fn choose(&mut self, legal: &[Action]) -> Action {
        let wanted = cards().machinations[usize::from(self.worlds[0].watchmen.machinations)].what;
        let played: Vec<Action> = legal.iter().copied().filter(|action| matches!(action, Action::Play(_))).collect();
        let bought = |action: &&Action| matches!(action, Action::Buy(card) if wanted.has(*card));
        let bought: Vec<Action> = legal.iter().filter(bought).copied().collect();
        let from = match (played.is_empty(), bought.is_empty()) {
            (false, _) => &played,
            (true, false) => &bought,
            (true, true) => legal,
        };
        from[self.dice.below(from.len() as u32) as usize]
    }

    /// One action for each world: the same, except for the Loyalty cards that are dealt.
    fn actions(&mut self) -> [Action; 2] {
        if let Some(&Frame::SetUp(SetUp::Role(seat))) = self.worlds[0].stack.last() {
            return self.masterminds.map(|mastermind| {
                let is = mastermind == Some(seat.index() as u8);
                Action::Role(if is { Loyalty::Mastermind } else { Loyalty::Loyal })
            });
        }
        let common = self.common();
        let action = match self.worlds[0].turn() {
            Turn::Chance => self.worlds[0].sample(&mut self.dice),
            _ => self.choose(&common),
        };
        [action; 2]
    }

    /// Takes a step in both worlds; every byte that a bystander is sent must be the same.
    fn step(&mut self) {
        let actions = self.actions();
        let before = self.worlds.clone();
        let mut told: [Vec<Event>; 2] = Default::default();
        for ((world, action), told) in self.worlds.iter_mut().zip(actions).zip(&mut told) {
            world.try_apply(action, told).expect("a legal action");
        }
        for eyes in self.bystanders() {
            let [one, other] = [0, 1].map(|world| {
                let masked = before[world].mask(actions[world], eyes).to_string();
                let events: Vec<Event> = told[world].iter().map(|event| Dc::mask_event(event, eyes)).collect();
                let legal = match (self.worlds[world].turn(), eyes) {
                    (Turn::Player(seat), Eyes::Seat(own)) if seat == own => self.legal(world),
                    _ => Vec::new(),
                };
                let legal: Vec<String> = legal.iter().map(Action::to_string).collect();
                let view = self.worlds[world].view(eyes);
                ron::to_string(&(masked, events, legal, self.worlds[world].turn(), view)).expect("it can be written")
            });
            assert_eq!(one, other, "{eyes:?} can tell after {}", actions[0]);
        }
    }

    /// Plays until Loyalty is shown or the game has gone on for so long.
    fn play(&mut self, most: usize) -> Compared {
        let mut compared = Compared::default();
        while compared.steps < most && !self.about_to_show() {
            let possible =
                [0, 1].map(|world| self.worlds[world].turns > 0 && self.legal(world).contains(&Action::Reveal));
            for world in [0, 1] {
                if possible[world] {
                    compared.withheld += 1;
                    self.check_reveal(world);
                }
            }
            self.step();
            compared.steps += 1;
        }
        compared
    }

    /// Would the next draw show Loyalty to all? Then the worlds part, by the rules.
    fn about_to_show(&self) -> bool {
        let game = &self.worlds[0];
        let last_of_two =
            game.seats == 2 && game.watchmen.level == 2 && matches!(game.stack.last(), Some(Frame::NextChallenge));
        game.main_len() <= 1 || last_of_two || game.over.is_some() || game.clock().len() >= 11
    }

    /// A reveal that is taken tells everybody; one that is not taken tells nobody, which the steps that follow prove.
    fn check_reveal(&self, world: usize) {
        let mut revealed = self.worlds[world].clone();
        assert!(revealed.reveals(Action::Reveal));
        let mut told = Vec::new();
        revealed.try_apply(Action::Reveal, &mut told).expect("it is legal");
        let mastermind = Seat::new(self.masterminds[world].expect("somebody reveals"));
        assert!(told.contains(&Event::Loyalty { seat: mastermind, mastermind: true }));
        assert_eq!(revealed.view(Eyes::Spectator).seats[mastermind.index()].role, Some("mastermind"));
        assert_eq!(self.worlds[world].view(Eyes::Spectator).seats[mastermind.index()].role, Some("?"));
    }
}

/// Nothing that is sent to anybody else depends on who is the Mastermind, though the Mastermind could reveal and does not.
#[test]
fn wat_01_wat_04_who_is_the_mastermind_cannot_be_told() {
    let mut withheld = 0;
    let mut steps = 0;
    for (players, masterminds) in [
        (3, [Some(0), Some(2)]),
        (4, [Some(3), Some(1)]),
        (5, [Some(2), Some(4)]),
        (2, [Some(1), None]),
        (2, [None, Some(0)]),
    ] {
        for seed in 0..4 {
            let compared = Worlds::new(players, masterminds, seed).play(900);
            withheld += compared.withheld;
            steps += compared.steps;
        }
    }
    assert!(steps > 5_000, "{steps}");
    assert!(withheld > 3, "{withheld}");
}

/// Apart from the two Loyalty cards, the two worlds are one: no rule has used the role.
#[test]
fn wat_31_before_the_reveal_no_rule_uses_a_role() {
    for seed in 0..6 {
        let mut worlds = Worlds::new(4, [Some(0), Some(2)], seed);
        worlds.play(500);
        let [mut one, other] = worlds.worlds;
        assert_ne!(one, other);
        for seat in 0..4 {
            one.players[seat].role = other.players[seat].role;
        }
        assert_eq!(one, other);
    }
}

/// `reveal` is offered to the Mastermind alone, on the own turn, once the Machinations are complete.
#[test]
fn wat_31_reveal_is_offered_to_the_mastermind_alone() {
    let complete = "play:utility_belt play:lasso_of_truth play:green_arrows_bow";
    for seat in 0..4 {
        let mut table = Table::watchmen(4);
        table.mastermind(Some(3)).hero(seat, "rorschach").turn_of(seat);
        table.hand(seat, "utility_belt lasso_of_truth green_arrows_bow").act(complete);
        assert_eq!(table.allows("reveal"), seat == 3, "seat {seat}");
        assert!(seat == 3 || table.refused("reveal") == "WAT-31");
        // Whoever looks on imagines other Masterminds; what the one to move may do is not among what they are shown.
        let other = Seat::new((seat + 1) % 4);
        assert!(!format!("{:?}", table.game.view(Eyes::Seat(other))).contains("eveal"));
    }
}

/// Who may be the Mastermind, and which Plots each may have, in the worlds that `seat` considers possible.
fn imagined(game: &Dc, seat: Seat, dice: &mut FastDice) -> (BTreeSet<Option<usize>>, Vec<BTreeSet<u8>>) {
    let mut masterminds = BTreeSet::new();
    let mut plots = vec![BTreeSet::new(); game.seats.into()];
    for n in 0..120 {
        let mut world = game.clone();
        world.determinize(seat, dice);
        if n % 20 == 0 {
            check_imagined(game, seat, &world);
        }
        masterminds.insert(world.mastermind().map(Seat::index));
        for (plots, player) in plots.iter_mut().zip(&world.players) {
            plots.insert(player.plot);
        }
        let dealt: BTreeSet<u8> = Seat::all(game.seats).map(|seat| world.player(seat).plot).collect();
        assert_eq!(dealt.len(), usize::from(game.seats), "no Plot is there twice");
    }
    (masterminds, plots)
}

#[test]
fn wat_04_wat_05_every_possible_mastermind_and_plot_is_imagined_and_no_other() {
    let mut dice = FastDice::new(11);
    for (players, mastermind) in [(2, None), (2, Some(0)), (2, Some(1)), (3, Some(1)), (4, Some(3)), (5, Some(0))] {
        let mut worlds = Worlds::new(players, [mastermind, mastermind], 5);
        worlds.play(250);
        let game = &worlds.worlds[0];
        for seat in Seat::all(players) {
            let (masterminds, plots) = imagined(game, seat, &mut dice);
            let own = Some(seat.index()) == mastermind.map(usize::from);
            let mut possible: BTreeSet<Option<usize>> = if own {
                [Some(seat.index())].into()
            } else {
                Seat::all(players).filter(|&other| other != seat).map(|other| Some(other.index())).collect()
            };
            if players == 2 && !own {
                possible.insert(None);
            }
            assert_eq!(masterminds, possible, "{players} players, seat {seat}");
            for other in Seat::all(players) {
                let held = game.player(seat).plot;
                let others: BTreeSet<u8> = (0..5).filter(|&plot| plot != held).collect();
                let expected = if other == seat { [held].into() } else { others };
                assert_eq!(plots[other.index()], expected, "{players} players, seat {seat}");
            }
        }
    }
}

#[test]
fn wat_05_wat_51_after_the_reveal_only_the_plots_of_the_others_are_imagined() {
    let mut dice = FastDice::new(12);
    let mut table = Table::watchmen(4);
    table.hero(3, "rorschach").turn_of(3).hand(3, "utility_belt lasso_of_truth green_arrows_bow");
    table.act("play:utility_belt play:lasso_of_truth play:green_arrows_bow reveal");
    let in_play = table.game.players[3].plot;
    for beaten in [false, true] {
        if beaten {
            table.game.watchmen.plot = crate::action::HIDDEN;
        }
        let (masterminds, plots) = imagined(&table.game, Seat::new(0), &mut dice);
        assert_eq!(masterminds, [Some(3)].into(), "all have seen who it is");
        assert_eq!((plots[3].clone(), plots[0].clone()), ([in_play].into(), [table.game.players[0].plot].into()));
        let hidden: BTreeSet<u8> =
            (0..5).filter(|&plot| plot != in_play && plot != table.game.players[0].plot).collect();
        assert_eq!((plots[1].clone(), plots[2].clone()), (hidden.clone(), hidden));
    }
}

/// While Loyalty cards are dealt, one that is still in the deck may be the Mastermind's.
#[test]
fn wat_04_wat_60_the_card_may_not_be_dealt_yet() {
    for players in 2..=5 {
        let mut worlds = Worlds::new(players, [Some(1); 2], 3);
        while worlds.worlds[0].player(Seat::new(0)).role == Loyalty::Hidden {
            worlds.step();
        }
        let mut roles = BTreeSet::new();
        let mut dice = FastDice::new(13);
        for _ in 0..60 {
            let mut world = worlds.worlds[0].clone();
            world.determinize(Seat::new(1), &mut dice);
            check_imagined(&worlds.worlds[0], Seat::new(1), &world);
            roles.insert(world.player(Seat::new(0)).role);
            world.determinize(Seat::new(0), &mut dice);
            assert_eq!(world.player(Seat::new(1)).role, Loyalty::Hidden, "nobody imagines what is not dealt");
        }
        assert_eq!(roles, [Loyalty::Loyal, Loyalty::Mastermind].into(), "{players} players");
    }
}
