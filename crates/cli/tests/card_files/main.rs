//! Whatever a valid card file says, games with it go on and end, lose no card, and keep what they promise.
//!
//! `KLEJNOT_CARD_FILES` sets how many random files are tried; `KLEJNOT_CARD_FILE` names one to play with.

#[path = "../common/mod.rs"]
mod common;
mod write;

use common::{folder, klejnot, path_text};
use dc::vocabulary::Type;
use dc::{Action, Card, Dc, describe};
use game::{Dice, Eyes, FastDice, Game, Seat, Turn};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use text::{Lang, Text};

/// Nothing takes so long, on however slow a machine.
const HANGS: Duration = Duration::from_secs(600);
/// No turn has so many choices and draws.
const MOST_STEPS_A_TURN: u32 = 200_000;
/// Views, refusals and texts are checked at every so many steps.
const SOMETIMES: u32 = 97;

#[test]
fn random_card_files_are_accepted_and_played() {
    let files = match std::env::var("KLEJNOT_CARD_FILES") {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("KLEJNOT_CARD_FILES is not a number: {text:?}")),
        Err(_) => 12,
    };
    let folder = folder("card-files");
    let next = AtomicU64::new(0);
    let work = || {
        let mut bad = Vec::new();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= files {
                return bad;
            }
            let path = folder.join(format!("{seed}.ron"));
            std::fs::write(&path, write::file(seed).text).expect("a file");
            klejnot(&["cards", "check", path_text(&path)], "").ok();
            bad.extend(play_in_a_process_of_its_own(&path).err());
        }
    };
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let bad: Vec<String> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("every file is accepted")).collect()
    });
    assert!(bad.is_empty(), "{} of {files} files:\n{}", bad.len(), bad.join("\n"));
}

/// The card set belongs to the process: runs the test below with this file.
fn play_in_a_process_of_its_own(path: &Path) -> Result<(), String> {
    let output = path.with_extension("txt");
    let log = std::fs::File::create(&output).expect("a file");
    let mut child = Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", "games_with_one_card_set_end_and_lose_nothing", "--nocapture"])
        .env("KLEJNOT_CARD_FILE", path)
        .stdin(Stdio::null())
        .stdout(log.try_clone().expect("a file"))
        .stderr(log)
        .spawn()
        .expect("it starts");
    let start = Instant::now();
    let status = loop {
        match child.try_wait().expect("it can be waited for") {
            Some(status) => break Some(status),
            None if start.elapsed() > HANGS => {
                child.kill().expect("it can be stopped");
                child.wait().expect("it ends");
                break None;
            }
            None => std::thread::sleep(Duration::from_millis(10)),
        }
    };
    let said = std::fs::read_to_string(&output).unwrap_or_default();
    match status {
        Some(status) if status.success() && said.contains("1 passed") => Ok(()),
        Some(_) => Err(format!("{}:\n{}", path.display(), said.chars().take(1_500).collect::<String>())),
        None => Err(format!("{} hangs", path.display())),
    }
}

/// With the cards of the file that the environment names, or with the built-in ones.
#[test]
fn games_with_one_card_set_end_and_lose_nothing() {
    if let Ok(path) = std::env::var("KLEJNOT_CARD_FILE") {
        let set = dc::load(Some((&path, &common::read(path.as_ref())))).unwrap_or_else(|bad| panic!("{bad}"));
        assert!(dc::install(set).is_ok(), "nobody has looked at a card before");
    }
    for mode in ["base", "watchmen"] {
        for players in [2, 3, 5] {
            for seed in 0..2 {
                play(mode, players, seed);
            }
        }
    }
    Lang::ALL.into_iter().for_each(check_texts);
}

/// Plays a game at random, ending a turn seldom while something else can be done.
fn play(mode: &str, players: u8, seed: u64) {
    let config = format!("players={players} mode={mode}").parse().expect("a config");
    let space = Dc::space(&config);
    let mut game = Dc::start(&config);
    let all = cards(&game, mode);
    let (mut dice, mut legal) = (FastDice::fork(seed, players.into()), Vec::new());
    let (mut turns, mut steps, mut steps_of_turn) = (0, 0, 0);
    while game.turn() != Turn::Over {
        game.legal(&mut legal);
        check_legal(&legal, &space);
        if steps % SOMETIMES == 0 {
            check_position(&game, &legal, &space, &mut dice);
        }
        let action = match game.turn() {
            Turn::Chance => game.sample(&mut dice),
            _ => {
                if legal.len() > 1 && dice.below(12) > 0 {
                    legal.retain(|&action| action != Action::End);
                }
                legal[dice.below(legal.len() as u32) as usize]
            }
        };
        assert_eq!(action.to_string().parse().as_ref(), Ok(&action));
        game.apply(action, &mut ());
        assert_eq!(cards(&game, mode), all, "{mode} with {players}, seed {seed}: after {action} (step {steps})");
        steps += 1;
        steps_of_turn = if game.turns() == turns { steps_of_turn + 1 } else { 0 };
        turns = game.turns();
        assert!(steps_of_turn < MOST_STEPS_A_TURN, "{mode} with {players}, seed {seed}: turn {turns} has no end");
    }
    game.legal(&mut legal);
    assert_eq!(legal, []);
    assert_eq!(game.returns().seats(), players);
}

/// Where cards are does not matter; how many there are does. Super-Villains join the crossover late (WAT-62).
fn cards(game: &Dc, mode: &str) -> Vec<Card> {
    let mut cards = game.inventory();
    if mode == "watchmen" {
        cards.retain(|card| card.facts().kind != Type::SuperVillain);
    }
    cards
}

fn check_legal(legal: &[Action], space: &[Action]) {
    assert!(!legal.is_empty(), "somebody must act and cannot");
    assert!(legal.windows(2).all(|pair| pair[0] < pair[1]), "not sorted and distinct: {legal:?}");
    for action in legal {
        assert!(space.binary_search(action).is_ok(), "{action} is not in the action space");
    }
}

/// Every illegal action is refused by a rule, and nobody can tell a world from others that they consider possible.
fn check_position(game: &Dc, legal: &[Action], space: &[Action], dice: &mut FastDice) {
    for &action in space.iter().filter(|action| legal.binary_search(action).is_err()) {
        let rule = game.refuse(action).rule;
        assert!(rule.starts_with("DCB-") || rule.starts_with("WAT-"), "{action}: {rule}");
    }
    for seat in Seat::all(game.seats()) {
        let mut imagined = game.clone();
        imagined.determinize(seat, dice);
        assert_eq!(imagined.turn(), game.turn());
        for eyes in [Eyes::Seat(seat), Eyes::Spectator] {
            assert_eq!(imagined.view(eyes), game.view(eyes), "{eyes:?}");
        }
        if game.turn() == Turn::Player(seat) {
            let mut its_legal = Vec::new();
            imagined.legal(&mut its_legal);
            assert_eq!(its_legal, legal, "what seat {seat} may do");
        }
    }
}

/// A card from a file has text too, with nothing missing.
fn check_texts(lang: Lang) {
    let text = Text::new(lang);
    let file = dc::cards().entries();
    let said = (file.cards.iter().map(describe::card))
        .chain(file.heroes.iter().map(describe::hero))
        .chain(file.challenges.iter().map(describe::challenge))
        .chain(file.plots.iter().map(describe::plot))
        .chain(file.machinations.iter().map(describe::machinations));
    for sentence in said.flat_map(|description| description.text) {
        let sentence = text.sentence("dc", &sentence);
        assert!(sentence.len() > 1 && !sentence.contains("{$") && !sentence.contains("dc-"), "{lang}: {sentence:?}");
    }
}

/// Words of the vocabulary that the writer of files must know.
const WORDS: &str = "Power PowerFor DoublePower Draw DrawOneByOne PlayerDraws Move RandomFromHand RevealHand Reveal Look RevealMain MoveIt \
                     Weakness WeaknessFor If May Choose Pay Upon Attack EachFoe PlayerPlaysIt PlayFromLineUp PlaySuperVillain PlayAgain \
                     TopdeckOneGain SuperVillainCostsLess HandSize HeroFaceDown Replace RefillLineUp Special PlayFoesTop PlayFoesRandom \
                     Exchange PassLeft Disintegrate Any Type Named CostAtMost CostAtLeast CostEven CostOdd Watchmen HasAttack HasDefense \
                     Or And Not Hand Discard LineUp Kicks Gained DeckTop DeckBottom Destroyed UnderHero Shown One Exactly UpTo AnyNumber \
                     All For InLineUp InHand FoesWithDiscarded FirstPlay DiscardEmpty LocationInPlay It PlayedOthers First Each EachName \
                     Names Types FirstDraw FirstContribution Gain AtWill Points ForEach IfOthers Dearer Unrest Scare ExtraCard \
                     DestroyDearest Clock Cards PerWeakness PerLineUp PerPlayed Until NoDefense FirstAttackPowerless LoyalPayMore \
                     WeaknessForPlaying Starter Hero Villain SuperPower Equipment Location SuperVillain Base Printed Reconstructed";

#[test]
fn random_card_files_use_the_whole_vocabulary_and_nest_as_deep_as_allowed() {
    let files: Vec<write::Written> = (0..12).map(write::file).collect();
    let all: String = files.iter().map(|file| file.text.as_str()).collect();
    let used: std::collections::BTreeSet<&str> = all.split(|c: char| !c.is_ascii_alphanumeric()).collect();
    let unused: Vec<&str> = WORDS.split_whitespace().filter(|word| !used.contains(word)).collect();
    assert!(unused.is_empty(), "{unused:?}");
    assert_eq!(files.iter().map(|file| file.deepest).max(), Some(dc::DEEPEST));
    assert_eq!(write::file(3).text, files[3].text, "the same seed, the same file");
}
