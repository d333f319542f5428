//! Does a game keep the contract?

use crate::random_step;
use game::{Config, Dice, Eyes, FastDice, Game, Obstacle, Play, Record, Seat, Turn, Unplayable};
use std::fmt::Debug;

/// Random games with every promise of [`Game`] checked along the way. Panics at the first broken one.
///
/// In three of four games players and dice are curious: mostly they do what has been done least so far, which leads to what chance seldom
/// meets.
pub struct Conformance<'a, G: Game> {
    /// What is played.
    pub config: G::Config,
    /// How many moves at least; games are played to their end.
    pub moves: usize,
    /// Seed of the random choices.
    pub seed: u64,
    /// Panics if something was created or lost.
    pub conserved: &'a dyn Fn(&G),
}

/// What was seen on the way, so that a test can demand that it was enough.
#[derive(Clone, Copy, Default, Debug)]
pub struct Surveyed {
    /// Whole games.
    pub games: usize,
    /// Choices and draws.
    pub moves: usize,
    /// Refusals of illegal actions that were checked.
    pub refusals: usize,
    /// Of the fixed action space, actions that were legal at some time.
    pub seen: usize,
    /// The size of that space.
    pub space: usize,
}

/// The costly checks are made at every so many moves.
const SOMETIMES: usize = 37;

impl<G: Game> Conformance<'_, G> {
    /// Plays until there were enough moves.
    pub fn check(&self) -> Surveyed {
        let mut dice = FastDice::new(self.seed);
        let space = G::space(&self.config);
        assert_sorted(&space);
        check_descriptions::<G>(&space);
        let mut seen = vec![false; space.len()];
        let mut chosen = vec![0; space.len()];
        let mut surveyed = Surveyed { space: space.len(), ..Surveyed::default() };
        assert_eq!(self.config.to_string().parse::<G::Config>().as_ref(), Ok(&self.config), "the config's text");
        while surveyed.moves < self.moves {
            let mut play = Play::<G>::new(self.config.clone());
            assert_eq!(play.game().seats(), self.config.players());
            while play.game().turn() != Turn::Over {
                let legal = self.check_position(play.game(), &mut dice, &space, &mut seen);
                if surveyed.moves.is_multiple_of(SOMETIMES) {
                    surveyed.refusals += check_refusals(play.game(), &legal, &space);
                    check_secrets(play.game(), &legal, &mut dice);
                    check_all_or_none(&play, &mut dice, &space);
                }
                let curious = !surveyed.games.is_multiple_of(4) && dice.below(4) > 0;
                let action = match play.game().turn() {
                    _ if curious => least_chosen(&legal, &space, &chosen, &mut dice),
                    Turn::Chance => play.game().sample(&mut dice),
                    _ => legal[dice.below(legal.len() as u32) as usize],
                };
                chosen[space.binary_search(&action).expect("checked above")] += 1;
                self.check_move(&mut play, action);
                surveyed.moves += 1;
            }
            self.check_end(&play, &space);
            surveyed.games += 1;
        }
        surveyed.seen = seen.iter().filter(|&&seen| seen).count();
        surveyed
    }

    fn check_position(&self, game: &G, dice: &mut FastDice, space: &[G::Action], seen: &mut [bool]) -> Vec<G::Action> {
        (self.conserved)(game);
        let mut legal = Vec::new();
        game.legal(&mut legal);
        assert!(!legal.is_empty(), "somebody must act and cannot: {game:?}");
        assert_sorted(&legal);
        for &action in &legal {
            let id = space.binary_search(&action).unwrap_or_else(|_| panic!("{action} is not in the action space"));
            seen[id] = true;
            let text = action.to_string();
            assert!(text.is_ascii() && !text.contains(' ') && !text.is_empty(), "{text:?}");
            assert_eq!(text.parse::<G::Action>().as_ref(), Ok(&action));
            assert!(game.allows(action), "{action} is legal and not allowed");
        }
        if game.turn() == Turn::Chance {
            let total: u32 = legal.iter().map(|&outcome| game.odds(outcome)).sum();
            assert!(legal.iter().all(|&outcome| game.odds(outcome) > 0));
            let seed = u64::from(dice.below(u32::MAX));
            let mut left = FastDice::new(seed).below(total);
            let by_definition = legal.iter().find(|&&outcome| match left.checked_sub(game.odds(outcome)) {
                Some(rest) => {
                    left = rest;
                    false
                }
                None => true,
            });
            assert_eq!(
                Some(&game.sample(&mut FastDice::new(seed))),
                by_definition,
                "sample is not what it is defined as"
            );
        }
        legal
    }

    fn check_move(&self, play: &mut Play<G>, action: G::Action) {
        let before = play.game().clone();
        let mut silent = before.clone();
        silent.apply(action, &mut ());
        assert_eq!(&before, play.game(), "a clone changed its original");
        let mut events = Vec::new();
        play.try_apply(action, &mut events)
            .unwrap_or_else(|refusal| panic!("{action} is legal and refused: {refusal:?}"));
        assert_eq!(play.game(), &silent, "listening changed what happened");
        assert_eq!(before.mask(action, Eyes::Referee), action);
        for event in &events {
            assert_eq!(&G::mask_event(event, Eyes::Referee), event);
            assert!(!G::tell(event).key.is_empty());
        }
    }

    fn check_end(&self, play: &Play<G>, space: &[G::Action]) {
        let game = play.game();
        (self.conserved)(game);
        let mut legal = vec![space[0]];
        game.legal(&mut legal);
        assert_eq!(legal, [], "a finished game has legal actions");
        check_refusals(game, &legal, space);
        let returns = game.returns();
        assert_eq!(returns.seats(), game.seats());
        for seat in Seat::all(game.seats()) {
            assert!((0.0..=1.0).contains(&returns.value(seat)));
            assert!((1..=game.seats()).contains(&returns.place(seat)), "{returns:?}");
            assert_eq!(returns.value(seat) > 0.0, returns.winners().any(|winner| winner == seat));
        }
        let text = Record::of(play, &[]).to_string();
        let replayed = Record::parse(&text).and_then(|record| record.replay::<G>());
        assert_eq!(replayed.as_ref(), Ok(play), "the record does not replay");
        let mut half = play.clone();
        half.rewind(play.log().len() / 2);
        let mut again = Play::<G>::new(self.config.clone());
        for &action in half.log() {
            again.try_apply(action, &mut ()).expect("what was played is legal");
        }
        assert_eq!(half, again, "going back is not playing again");
        for play in [play, &half] {
            let drawn = (0..play.log().len()).filter(|&index| play.actor(index) == Turn::Chance).count();
            assert_eq!(play.draws(), drawn, "draws are miscounted");
        }
    }
}

/// Of the legal actions one that has been chosen least, any of several.
fn least_chosen<A: Copy + Ord>(legal: &[A], space: &[A], chosen: &[u32], dice: &mut FastDice) -> A {
    let times = |action: &A| chosen[space.binary_search(action).expect("checked above")];
    let least = legal.iter().map(times).min();
    let fresh: Vec<A> = legal.iter().copied().filter(|action| Some(times(action)) == least).collect();
    fresh[dice.below(fresh.len() as u32) as usize]
}

fn assert_sorted<T: Ord + Debug>(actions: &[T]) {
    if let Some(pair) = actions.windows(2).find(|pair| pair[0] >= pair[1]) {
        panic!("not sorted and distinct: {pair:?} in {actions:?}");
    }
}

/// Actions are told apart by what a client is told of them.
fn check_descriptions<G: Game>(space: &[G::Action]) {
    let mut described: Vec<_> = space.iter().map(|&action| G::describe(action)).collect();
    for action in &described {
        assert!(
            !action.kind.is_empty() && action.kind.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_'),
            "{action:?}"
        );
    }
    described.sort_unstable();
    assert_sorted(&described);
}

/// Every action that is not legal is refused, with the ID of a rule, and changes nothing.
fn check_refusals<G: Game>(game: &G, legal: &[G::Action], space: &[G::Action]) -> usize {
    let illegal = space.iter().filter(|action| legal.binary_search(action).is_err());
    illegal
        .map(|&action| {
            let mut untouched = game.clone();
            let refusal = untouched.try_apply(action, &mut ()).expect_err("an illegal action was applied");
            assert_eq!(&untouched, game, "refusing {action} changed the game");
            let (prefix, number) = refusal.rule.split_once('-').expect("a rule's ID");
            assert!(prefix.len() == 3 && number.len() == 2, "{action} is refused by {:?}", refusal.rule);
            assert!(refusal.reason.key.starts_with("refuse-"), "{:?}", refusal.reason);
        })
        .count()
}

/// Actions of a seat that follow each other can be applied together; with one more, which has to wait, none of them is.
fn check_all_or_none<G: Game>(play: &Play<G>, dice: &mut FastDice, space: &[G::Action]) {
    let Turn::Player(seat) = play.game().turn() else { return };
    let (mut one_by_one, mut actions, mut told, mut legal) = (play.clone(), Vec::new(), Vec::new(), Vec::new());
    while one_by_one.game().turn() == Turn::Player(seat) && actions.len() < 10 {
        one_by_one.game().legal(&mut legal);
        let action = legal[dice.below(legal.len() as u32) as usize];
        let mut events = Vec::new();
        one_by_one.try_apply(action, &mut events).expect("a legal action");
        actions.push(action);
        told.push(events);
    }
    let mut together = play.clone();
    assert_eq!(together.try_apply_all(seat, &actions), Ok(told));
    assert_eq!(together, one_by_one, "together is not one by one");
    let mut untouched = play.clone();
    let mut refused = |seat: Seat, actions: &[G::Action], index, why| {
        assert_eq!(untouched.try_apply_all(seat, actions), Err(Unplayable { index, why }));
        assert_eq!(&untouched, play, "a refusal changed something");
    };
    for other in Seat::all(play.game().seats()).filter(|&other| other != seat) {
        refused(other, &actions, 0, Obstacle::NotYourTurn);
    }
    let why = match one_by_one.game().turn() {
        Turn::Player(turn) if turn == seat => return,
        Turn::Chance => Obstacle::AfterDraw,
        Turn::Player(_) | Turn::Over => Obstacle::TurnPassed,
    };
    let index = actions.len();
    actions.push(space[dice.below(space.len() as u32) as usize]);
    refused(seat, &actions, index, why);
}

/// What a seat sees and may do does not depend on what it cannot know.
fn check_secrets<G: Game>(game: &G, legal: &[G::Action], dice: &mut FastDice) {
    for seat in Seat::all(game.seats()) {
        let mut other = game.clone();
        other.determinize(seat, dice);
        assert_eq!(other.turn(), game.turn());
        assert_eq!(other.view(Eyes::Seat(seat)), game.view(Eyes::Seat(seat)), "what seat {seat} sees");
        assert_eq!(other.view(Eyes::Spectator), game.view(Eyes::Spectator), "what a spectator sees");
        if game.turn() == Turn::Player(seat) {
            let mut its_legal = Vec::new();
            other.legal(&mut its_legal);
            assert_eq!(its_legal, legal, "what seat {seat} may do");
        }
        // The other world is a possible one: it can be played on.
        let mut out = Vec::new();
        for _ in 0..10 {
            random_step(&mut other, dice, &mut out);
        }
    }
}
