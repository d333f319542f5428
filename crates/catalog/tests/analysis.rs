//! Analysis finds known wins, adds up, keeps to its seed, can be stopped, and knows no more than a seat did.

use catalog::{
    AnalysisOptions, AnyGame, AnyPlay, Bots, Budget, Forecast, Mark, Progress, Report, Spec, Unanalysed, analyse,
    simulate::{Cast, simulate_play},
};
use dc::Dc;
use duel::Duel;
use game::record::Problem;
use game::{Dice, Eyes, FastDice, Game, Play, Record, Seat, Turn};
use splendor::{Marvel, Splendor};
use std::ops::ControlFlow;
use std::sync::Mutex;

fn few(seat: Option<u8>) -> AnalysisOptions {
    AnalysisOptions { seat, iterations: Some(20), searches: 2, ..AnalysisOptions::default() }
}

fn report(play: &AnyPlay, options: &AnalysisOptions) -> Report {
    play.analyse(options, &|_| ControlFlow::Continue(())).expect("a report")
}

fn bytes(report: &Report) -> String {
    serde_json::to_string(report).expect("plain data")
}

/// A game that greedy bots play.
fn greedy<G: Bots>(config: &str, seed: u64) -> Play<G> {
    let cast = Cast { all: Spec::Greedy, lone: Spec::Greedy };
    simulate_play::<G>(&config.parse().expect("a config"), &cast, seed, 0).0
}

/// Of each line the position before its end, in which one action wins for certain, and that action.
fn endings(game: AnyGame, lines: &str, count: usize) -> Vec<(AnyPlay, String)> {
    let read = |line: &str| {
        let [config, log, best] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("three parts: {line}") };
        let mut play = AnyPlay::new(game, config).expect("a config");
        log.split(' ').for_each(|action| drop(play.try_apply(action).expect("a legal action")));
        (play, best.to_string())
    };
    lines.lines().take(count).map(read).collect()
}

#[test]
fn the_winning_action_is_the_best_and_wins_nearly_surely() {
    let files = [
        (AnyGame::Splendor, include_str!("../../bots/tests/endings/splendor.txt")),
        (AnyGame::Marvel, include_str!("../../bots/tests/endings/marvel.txt")),
        (AnyGame::Duel, include_str!("../../bots/tests/endings/duel.txt")),
    ];
    let mut mistakes = 0;
    for (game, lines) in files {
        for (mut play, best) in endings(game, lines, 3) {
            let Turn::Player(seat) = play.turn() else { panic!("a choice is due") };
            let budget = Some(Budget::iterations(2_500));
            let advice = play.advise(budget, 1).expect("a choice is due");
            assert_eq!(advice.choices[0].action, best, "{game}");
            assert!(advice.choices[0].value > 0.95, "{game}: {advice:?}");
            assert!((advice.values.iter().sum::<f64>() - 1.0).abs() < 1e-3, "{game}: {:?}", advice.values);
            // To let the win pass costs something; how much depends on what else would win.
            let at = play.len();
            let other = advice.choices.last().expect("several choices").action.clone();
            play.try_apply(&other).expect("a legal action");
            let options = AnalysisOptions { seat: Some(seat.index() as u8), ..few(None) };
            let options = AnalysisOptions { iterations: Some(2_500), searches: 5, ..options };
            let report = report(&play, &options);
            let decision = report.seats[0].decisions.iter().find(|decision| decision.at == at).expect("the decision");
            assert_eq!((&decision.action, &decision.choices[0].action), (&other, &best), "{game}");
            assert!(decision.loss > 0.0 && decision.loss > decision.loss_error, "{game}: {decision:?}");
            mistakes += usize::from(decision.mark >= Some(Mark::Mistake));
        }
    }
    assert!(mistakes >= 3, "only {mistakes} of 9 are more than inaccuracies");
}

fn adds_up(play: &AnyPlay) {
    let report = report(play, &few(None));
    assert_eq!(report.seats.len(), usize::from(play.seats()));
    for seat in &report.seats {
        let balance = seat.balance;
        let sum = balance.start + balance.own + balance.others + balance.draws;
        assert!((sum - balance.end).abs() < 1e-6, "{balance:?}");
        assert!((balance.own + seat.decisions.iter().map(|decision| decision.loss).sum::<f64>()).abs() < 1e-6);
        if let Some(returns) = play.returns() {
            assert!((balance.end - returns.value(seat.seat)).abs() < 1e-3, "{balance:?}");
        }
        let actions: usize = seat.course.iter().map(|moment| moment.actions.len()).sum();
        assert_eq!(actions + seat.course[0].at, play.len(), "every action is in the course once");
        assert_eq!(seat.course.last().expect("an end").at, play.len());
        assert!(seat.course.windows(2).all(|pair| pair[0].at < pair[1].at));
        for decision in &seat.decisions {
            assert_eq!(play.actor(decision.at), Turn::Player(seat.seat));
            assert!(decision.choices.iter().any(|choice| choice.action == decision.action), "{decision:?}");
            assert!((0.0..=1.0).contains(&decision.value) && (0.0..=1.0).contains(&decision.loss), "{decision:?}");
            assert!(decision.mark.is_none() || decision.loss > decision.loss_error, "{decision:?}");
        }
        assert!(!seat.decisions.is_empty());
    }
    if play.returns().is_some() {
        assert!(report.seats.iter().all(|seat| seat.balance.draws != 0.0 && seat.balance.own != 0.0));
    }
}

#[test]
fn luck_and_choice_add_up_to_result_minus_start() {
    adds_up(&greedy::<Splendor>("players=3", 1).into());
    adds_up(&greedy::<Marvel>("players=2", 1).into());
    adds_up(&greedy::<Duel>("players=2", 1).into());
    let mut unfinished: AnyPlay = greedy::<Dc>("players=2", 1).into();
    unfinished.rewind(60);
    adds_up(&unfinished);
    let mut unfinished: AnyPlay = greedy::<Dc>("players=3 mode=watchmen", 1).into();
    unfinished.rewind(80);
    adds_up(&unfinished);
}

#[test]
fn a_report_depends_on_game_seed_and_iterations_alone() {
    let mut play: AnyPlay = greedy::<Duel>("players=2", 3).into();
    play.rewind(70);
    let once = bytes(&report(&play, &few(None)));
    assert_eq!(once, bytes(&report(&play, &few(None))));
    assert_eq!(once, bytes(&report(&play, &AnalysisOptions { threads: 3, ..few(None) })), "threads do not count");
    assert_ne!(once, bytes(&report(&play, &AnalysisOptions { seed: 1, ..few(None) })));
    let one = report(&play, &few(Some(1)));
    assert_eq!(one.seats, report(&play, &few(None)).seats[1..]);
}

#[test]
fn advice_and_analysis_give_the_same_numbers_for_one_position() {
    let play: AnyPlay = greedy::<Splendor>("players=2", 5).into();
    let options = AnalysisOptions { iterations: Some(200), searches: catalog::SEARCHES, seed: 9, ..few(Some(0)) };
    let report = report(&play, &options);
    let mut same = 0;
    for decision in report.seats[0].decisions.iter().step_by(5) {
        let mut position = play.clone();
        position.rewind(decision.at);
        let advice = position.advise(Some(Budget::iterations(200)), 9).expect("a choice is due");
        assert_eq!((&decision.values, &decision.errors), (&advice.values, &advice.errors));
        if decision.choices.len() == 3 {
            assert_eq!(decision.choices, advice.choices[..3]);
            same += 1;
        }
    }
    assert!(same > 0);
}

#[test]
fn progress_is_told_and_can_be_stopped() {
    let mut play: AnyPlay = greedy::<Splendor>("players=2", 1).into();
    play.rewind(40);
    let told = Mutex::new(Vec::new());
    let watch = |progress: Progress| {
        told.lock().unwrap().push(progress);
        ControlFlow::Continue(())
    };
    play.analyse(&AnalysisOptions { threads: 2, ..few(None) }, &watch).unwrap();
    let told = told.into_inner().unwrap();
    let total = told[0].total;
    assert!(total > 10);
    assert_eq!(told, (0..=total).map(|done| Progress { done, total }).collect::<Vec<_>>());
    for threads in [1, 2] {
        let stop =
            |progress: Progress| if progress.done >= 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
        let stopped = play.analyse(&AnalysisOptions { threads, ..few(None) }, &stop);
        assert_eq!(stopped, Err(Unanalysed::Cancelled));
    }
}

#[test]
fn what_cannot_be_analysed_is_refused() {
    let on = &|_: Progress| ControlFlow::Continue(());
    let play: AnyPlay = greedy::<Splendor>("players=2", 1).into();
    let seat = play.analyse(&few(Some(2)), on);
    assert_eq!(seat, Err(Unanalysed::Seat { seat: 2, seats: 2 }));
    let mut early = play.clone();
    early.rewind(5);
    assert_eq!(early.analyse(&few(None), on), Err(Unanalysed::NoDecision));
    let text = play.record(&[]).to_string();
    let other_rules = Record::parse(&text.replace("[Version \"", "[Version \"9")).unwrap();
    let Err(Unanalysed::Record(bad)) = analyse(&other_rules, &few(None), on) else { panic!("it was analysed") };
    assert!(matches!(bad.problem, Problem::Version { .. }), "{bad:?}");
    let damaged = Record::parse(&text.replacen("take:", "give:", 1)).unwrap();
    assert!(matches!(analyse(&damaged, &few(None), on), Err(Unanalysed::Record(_))));
}

/// Two games that look the same to a seat from beginning to end, and are not: somebody else drew something else.
struct Pair<G: Game> {
    plays: [Play<G>; 2],
    seat: Seat,
}

/// Plays two worlds side by side, by actions that look the same to the seat, until they must differ; then until the seat has decided a few
/// times or no such actions are left.
fn pair<G: Bots>(config: &G::Config, seed: u64) -> Option<Pair<G>> {
    let mut dice = FastDice::new(seed);
    let seat = Seat::new(dice.below(G::start(config).seats().into()) as u8);
    let mut plays = [Play::<G>::new(config.clone()), Play::new(config.clone())];
    let (mut differ, mut decided, mut steps) = (false, 0, 0);
    while decided < 4 && steps < 400 {
        let [one, other] = plays.each_ref().map(|play| {
            let mut legal = Vec::new();
            play.game().legal(&mut legal);
            let look = |&action: &G::Action| (play.game().mask(action, Eyes::Seat(seat)), action);
            legal.iter().map(look).collect::<Vec<_>>()
        });
        let mut ways: Vec<(G::Action, G::Action)> = Vec::new();
        for &(look, action) in &one {
            ways.extend(other.iter().filter(|way| way.0 == look).map(|way| (action, way.1)));
        }
        // Not before some turns have passed, and then whenever it is possible.
        let apart: Vec<_> = ways.iter().copied().filter(|(one, other)| one != other && steps > 30).collect();
        let mut next = None;
        for _ in 0..8 {
            let from = if apart.is_empty() { &ways } else { &apart };
            let Some(&(first, second)) = from.get(dice.below(from.len().max(1) as u32) as usize) else { break };
            let mut tried = plays.clone();
            tried[0].try_apply(first, &mut ()).expect("a legal action");
            tried[1].try_apply(second, &mut ()).expect("a legal action");
            let views = tried.each_ref().map(|play| (play.game().turn(), play.game().view(Eyes::Seat(seat))));
            if views[0] == views[1] {
                differ |= first != second;
                next = Some(tried);
                break;
            }
        }
        let Some(tried) = next else { break };
        decided += usize::from(differ && plays[0].game().turn() == Turn::Player(seat));
        plays = tried;
        steps += 1;
    }
    (differ && decided > 0).then_some(Pair { plays, seat })
}

fn tells_nothing_more<G: Bots>(config: &str, wanted: usize)
where
    AnyPlay: From<Play<G>>,
{
    let config = config.parse().expect("a config");
    let (mut compared, mut told_apart) = (0, 0);
    for seed in 0..4_000 {
        let Some(Pair { plays, seat }) = pair::<G>(&config, seed) else { continue };
        let [one, other] = plays.map(AnyPlay::from);
        assert_ne!(one.log(Eyes::Referee), other.log(Eyes::Referee));
        let seen = few(Some(seat.index() as u8));
        assert_eq!(bytes(&report(&one, &seen)), bytes(&report(&other, &seen)), "seed {seed}");
        let everybody = few(None);
        told_apart += usize::from(bytes(&report(&one, &everybody)) != bytes(&report(&other, &everybody)));
        compared += 1;
        if compared == wanted {
            break;
        }
    }
    assert_eq!(compared, wanted, "there are not enough pairs of worlds");
    assert!(told_apart > 0, "whoever knows more is told more");
}

#[test]
fn paired_worlds_give_the_same_report_in_splendor() {
    tells_nothing_more::<Splendor>("players=2", 6);
}

#[test]
fn paired_worlds_give_the_same_report_in_marvel() {
    tells_nothing_more::<Marvel>("players=3", 4);
}

#[test]
fn paired_worlds_give_the_same_report_in_duel() {
    tells_nothing_more::<Duel>("players=2", 6);
}

#[test]
fn paired_worlds_give_the_same_report_in_dc() {
    tells_nothing_more::<Dc>("players=2", 3);
    tells_nothing_more::<Dc>("players=3 mode=watchmen", 2);
}

#[test]
fn predictions_are_made_at_decisions_and_carry_results() {
    let cast = Cast { all: Spec::Greedy, lone: Spec::Greedy };
    let config = "players=2".parse().expect("a config");
    let all = Forecast { cast, seed: 1, iterations: Some(10), every: 1 }.of::<Splendor>(&config, 4);
    let some = Forecast { cast, seed: 1, iterations: Some(10), every: 5 }.of::<Splendor>(&config, 4);
    assert!(all.len() > 20 && some.len() * 4 < all.len() && some.len() * 6 > all.len(), "{} {}", all.len(), some.len());
    assert!(some.iter().all(|one| all.contains(one)));
    assert!(all.iter().all(|one| (0.0..=1.0).contains(&one.value) && [0.0, 0.5, 1.0].contains(&one.result)));
    assert!(all.iter().any(|one| one.result == 1.0) && all.iter().any(|one| one.result == 0.0));
}
