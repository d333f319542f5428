//! `klejnot play`, with a script for a keyboard.

mod common;

use catalog::simulate::{Cast, simulate_play};
use catalog::{AnyGame, AnyPlay, Bots, Visitor};
use common::{folder, klejnot, path_text, read, says};
use game::{Play, Record, Turn};

/// A whole game between people: the actions that a simulation chose, typed one by one, with an Enter whenever the keyboard
/// changes hands.
struct Script {
    seed: u64,
    options: &'static [&'static str],
    /// How an action is typed.
    spell: fn(&str) -> String,
}

impl Visitor for Script {
    type Output = (String, Vec<String>);

    fn visit<G: Bots>(self) -> Self::Output {
        let config = format!("players=2 {}", self.options.join(" ")).parse().unwrap();
        let play: Play<G> = simulate_play(&config, &Cast::RANDOM, self.seed, 0).0;
        let mut script = String::new();
        let mut last = None;
        for (index, action) in play.log().iter().enumerate() {
            if let Turn::Player(seat) = play.actor(index) {
                if last != Some(seat) {
                    script += "\n";
                }
                last = Some(seat);
                script += &(self.spell)(&action.to_string());
                script += "\n";
            }
        }
        (script, play.log().iter().map(ToString::to_string).collect())
    }
}

fn actions(file: &std::path::Path) -> Vec<String> {
    Record::parse(&read(file)).unwrap().actions.into_iter().map(|(_, action)| action).collect()
}

#[test]
fn a_whole_game_of_each_kind_in_each_language() {
    type Spelling = fn(&str) -> String;
    let spellings: [(&str, Spelling); 3] = [
        ("en", |action| action.into()),
        ("pl", |action| action.replace(':', " ").to_lowercase()),
        ("ru", |action| format!("  {} ", action.to_uppercase().replace(':', "  "))),
    ];
    // Random players take long for eight Super-Villains.
    let base: &[&str] = &["mode=base", "villains=1", "heroes=two"];
    let tables: [(AnyGame, &[&str]); 5] = [
        (AnyGame::Splendor, &[]),
        (AnyGame::Marvel, &[]),
        (AnyGame::Duel, &[]),
        (AnyGame::Dc, base),
        (AnyGame::Dc, &["mode=watchmen"]),
    ];
    assert!(AnyGame::ALL.iter().all(|game| tables.iter().any(|table| table.0 == *game)));
    for (game, options) in tables {
        for (lang, spell) in spellings {
            let file = folder(&format!("whole-{game}-{}-{lang}", options.len())).join("game.txt");
            let (script, log) = game.visit(Script { seed: 11, options, spell });
            let given: Vec<String> = options.iter().map(|option| format!("--{option}")).collect();
            let given: Vec<&str> = given.iter().map(String::as_str).collect();
            let args = ["play", game.name(), "--seats", "human,human", "--seed", "11", "--save", path_text(&file)];
            let out = klejnot(&[&args[..], &given, &["--lang", lang]].concat(), &script).ok();
            assert!(out.contains(&says(lang, "cmd-over")), "{game} {lang}: {}", &out[out.len().saturating_sub(2000)..]);
            assert_eq!(actions(&file), log, "{game} {lang}");
            klejnot(&["verify", path_text(&file)], "").ok();
        }
    }
}

#[test]
fn several_actions_on_one_line_are_all_or_none() {
    let file = folder("several").join("game.txt");
    let args =
        ["play", "splendor", "--seats", "human,human", "--seed", "3", "--first", "0", "--save", path_text(&file)];
    let out = klejnot(&args, "\ntake WUG return R\ntake WUG take RK\ntake WUG\n").ok();
    assert!(out.contains("return:R"), "{out}");
    assert!(out.contains("take:RK"), "{out}");
    let played = actions(&file);
    assert_eq!(played.last().unwrap(), "take:WUG");
    assert_eq!(played.iter().filter(|action| action.starts_with("take")).count(), 1);
    let nine = "\ntake WUG\n\ntake RK W\n\ntake WUG\n\npass\ntake RK G\n\ntake WUK\n\ntake GRU\n\n";
    let out = klejnot(&args, format!("{nine}take RK return W pass\n")).ok();
    assert!(out.contains("SPL-18"), "{out}");
    assert!(out.contains("pass: the turn is over before that. Nothing was played."), "{out}");
    assert_eq!(actions(&file).last().unwrap(), "take:UGR");
    // Whether a token would have to be returned must not be tried out with a card that nobody has seen.
    let out = klejnot(&args, format!("{nine}reserve 1 return w\n")).ok();
    assert!(out.contains("return:W: chance decides before that"), "{out}");
    assert_eq!(actions(&file).last().unwrap(), "take:UGR");
}

#[test]
fn tokens_to_return_are_typed_in_any_order() {
    let file = folder("return").join("game.txt");
    let args =
        ["play", "splendor", "--seats", "human,human", "--seed", "3", "--first", "0", "--save", path_text(&file)];
    let eight = "\ntake WUG\n\ntake RK W\n\ntake WUG\n\ntake RK G\n\ntake WU\ntake WUK\n\ntake GRU\n";
    let script = format!("{eight}\nreserve 1\n\nreserve 2\n\ntake kr return kw\n");
    klejnot(&args, &script).ok();
    let played = actions(&file);
    assert_eq!(played[played.len() - 3..], ["take:RK", "return:W", "return:K"]);
}

#[test]
fn an_illegal_action_is_refused_with_reason_and_rule() {
    let play = |input: &str| klejnot(&["play", "splendor", "--seed", "3", "--first", "0"], input).ok();
    assert!(play("pass\n").contains("SPL-18: "));
    assert!(play("take WW\ntake WW\n").contains("SPL-12: "), "{}", play("take WW\ntake WW\n"));
    assert!(play("buy 3w1\n").contains("SPL-"));
    assert!(play("noble WUG\n").contains("SPL-41: "));
    assert!(play("deal:1W1\n").contains("SPL-03: "));
    assert!(play("fly away\n").contains("\"fly away\""));
    assert!(play("99\n").contains("99"));
    assert!(play("0\n").contains("no number 0"));
}

#[test]
fn the_list_numbers_the_legal_actions_in_words_and_a_number_plays_one() {
    let file = folder("list").join("game.txt");
    let args = ["play", "splendor", "--seed", "3", "--first", "0", "--save", path_text(&file)];
    let out = klejnot(&args, "?\n2\n").ok();
    assert!(out.contains("  1  take:WUG        take white, blue, green\n"), "{out}");
    assert!(out.contains("  2  take:WUR        take white, blue, red\n"), "{out}");
    assert!(out.contains("reserve the unseen top card of level 3"), "{out}");
    assert!(actions(&file).contains(&"take:WUR".into()));
}

#[test]
fn commands_of_the_keyboard() {
    let folder = folder("keyboard");
    let saved = folder.join("saved here.txt");
    let script = format!("help\nh\nlog\nboard\n\nundo\nsave\nsave {}\nsave /nowhere/at/all\nquit\n", path_text(&saved));
    let out = klejnot(&["play", "splendor", "--seed", "3", "--first", "0"], script).ok();
    for key in ["cmd-help-list", "cmd-nothing-to-undo", "cmd-save-where", "cmd-left"] {
        assert!(out.contains(&says("en", key)), "{key}: {out}");
    }
    assert!(out.contains("Saved: ") && out.contains("/nowhere/at/all"), "{out}");
    klejnot(&["verify", path_text(&saved)], "").ok();
}

#[test]
fn the_end_of_the_input_is_a_polite_end() {
    for input in ["", "\n", "take WUG", "?"] {
        let out = klejnot(&["play", "splendor", "--seed", "3"], input).ok();
        assert!(out.trim_end().ends_with(&says("en", "cmd-left")), "{out}");
    }
}

#[test]
fn strange_input_is_refused_and_the_game_goes_on() {
    let mut input = b"\xff\xfe\n\0\n".to_vec();
    input.extend(vec![b'x'; 3_000_000]);
    input.extend("\n\u{1b}[2J ąę \u{202e}\ntake WUG\n".bytes());
    let out = klejnot(&["play", "splendor", "--seed", "3", "--first", "0"], input).ok();
    assert!(out.contains("player 1 takes white, blue, green."), "{out}");
    assert!(!out.contains('\u{1b}'));
}

#[test]
fn a_saved_game_goes_on_as_if_it_had_not_been_left() {
    for game in AnyGame::ALL {
        let folder = folder(&format!("load-{game}"));
        let [whole, half] = ["whole.txt", "half.txt"].map(|name| folder.join(name));
        let moves = "1\n".repeat(30);
        let start = ["play", game.name(), "--seats", "human,random", "--names", "Ala", "--seed", "21", "--save"];
        klejnot(&[&start[..], &[path_text(&whole)]].concat(), &moves).ok();
        klejnot(&[&start[..], &[path_text(&half)]].concat(), &moves[..24]).ok();
        assert_ne!(read(&half), read(&whole));
        klejnot(&["play", "--load", path_text(&half), "--save", path_text(&half)], &moves[24..]).ok();
        assert_eq!(read(&half), read(&whole));
        klejnot(&["verify", path_text(&half)], "").ok();
    }
}

#[test]
fn what_is_taken_back_and_played_again_meets_the_same_draws() {
    for game in AnyGame::ALL {
        let folder = folder(&format!("undo-{game}"));
        let [straight, wavering] = ["straight.txt", "wavering.txt"].map(|name| folder.join(name));
        let start = ["play", game.name(), "--seed", "8", "--save"];
        klejnot(&[&start[..], &[path_text(&straight)]].concat(), "1\n2\n1\n2\n1\n2\n1\n2\n").ok();
        klejnot(&[&start[..], &[path_text(&wavering)]].concat(), "1\n2\n1\nundo\n1\n2\n1\n2\nundo\nundo\n1\n2\n1\n2\n")
            .ok();
        assert_eq!(read(&wavering), read(&straight));
    }
}

#[test]
fn a_file_cannot_be_loaded_as_what_it_is_not() {
    let file = folder("load-wrong").join("game.txt");
    klejnot(&["play", "splendor", "--seed", "1", "--save", path_text(&file)], "").ok();
    klejnot(&["play", "duel", "--load", path_text(&file)], "").fails_with(&["Splendor"]);
    klejnot(&["play", "--load", path_text(&file), "--first", "0"], "").fails_with(&["Splendor"]);
    klejnot(&["play", "--load", path_text(&file), "--seats", "human,human,human"], "").fails_with(&["3", "2"]);
    klejnot(&["play", "--load", path_text(&file), "--seed", "1"], "").fails_with(&["--seed"]);
    std::fs::write(&file, read(&file).replace("human,3", "human,robot")).unwrap();
    klejnot(&["play", "--load", path_text(&file)], "").fails_with(&["Seats", "human, random"]);
}

/// SPL-14: between two people the screen is cleared, and what one reserved unseen is not told to the other.
#[test]
fn spl_14_people_at_one_keyboard_do_not_see_each_others_cards() {
    let args = ["play", "splendor", "--seats", "human,human", "--seed", "3", "--first", "0", "--names", "Ala,Ola"];
    let file = folder("curtain").join("game.txt");
    let out = klejnot(&[&args[..], &["--save", path_text(&file)]].concat(), "\nreserve 2\n\nlog\n?\nboard\n").ok();
    let record = Record::parse(&read(&file)).unwrap();
    let blind = AnyPlay::replay(&record).unwrap().log(game::Eyes::Referee);
    let drawn = blind.iter().find_map(|action| action.strip_prefix("draw:")).unwrap();
    let (_, olas) = out.split_once("Ola's turn.").expect("a curtain before Ola's turn");
    assert!(olas.contains("Ala reserves an unseen card of level 2"), "{olas}");
    assert!(!olas.contains(drawn), "{drawn} is told: {olas}");
    let back = klejnot(&[&args[..]].concat(), "\nreserve 2\n\ntake WUG\n\nboard\n").ok();
    let (_, alas) = back.rsplit_once("Ala's turn.").unwrap();
    assert!(alas.contains(drawn), "Ala sees {drawn}: {alas}");
}

#[test]
fn bots_alone_play_to_the_end() {
    let file = folder("bots").join("game.txt");
    let args =
        ["play", "splendor", "--seats", "random,random,random,random", "--seed", "2", "--save", path_text(&file)];
    let out = klejnot(&args, "").ok();
    assert!(out.contains(&says("en", "cmd-over")), "{out}");
    assert!(klejnot(&["verify", path_text(&file)], "").ok().contains("players: 4"));
}

/// SPL-31: with a choice of gold, Enter pays the least.
#[test]
fn spl_31_enter_pays_the_least_gold() {
    let (script, log) = AnyGame::Splendor.visit(Script { seed: 13, options: &[], spell: |action| action.into() });
    let paid = log.iter().position(|action| action.starts_with("gold:")).expect("gold is paid in this game");
    let typed: Vec<&str> = script.lines().collect();
    let at = typed.iter().position(|line| line.starts_with("gold:")).unwrap();
    let file = folder("gold").join("game.txt");
    let input = format!("{}\n\n", typed[..at].join("\n"));
    let args = ["play", "splendor", "--seats", "human,human", "--seed", "13", "--save", path_text(&file)];
    let out = klejnot(&args, input).ok();
    let played = actions(&file);
    let mut before = AnyPlay::replay(&Record::parse(&read(&file)).unwrap()).unwrap();
    before.rewind(paid);
    assert_eq!(played[paid], before.legal()[0].action);
    assert!(out.contains(&format!("Enter: {}", played[paid])), "{out}");
}

#[test]
fn cards_are_listed_with_what_they_say_and_questions_with_their_answers() {
    let args = ["play", "dc", "--seats", "human,human", "--seed", "4", "--first", "0", "--heroes", "chosen"];
    let out = klejnot(&args, "\n4\n\nhero superman\n\n?\nplay punch\n? buy\n").ok();
    // Whoever is asked by the game sees the answers at once.
    assert!(out.contains("  1  hero:aquaman") && out.contains("Green Lantern · "), "{out}");
    assert!(out.contains(&says("en", "cmd-hint-dc-answer")), "{out}");
    assert!(out.contains("play:punch") && out.contains("play Punch · +1 Power."), "{out}");
    assert!(out.contains("Power 1. Type an action"), "{out}");
    assert!(out.contains("end the turn"), "{out}");
    assert!(out.contains("player 1 draws") && out.contains("player 2 draws a card. (5 times)"), "{out}");
}

#[test]
fn dcb_12_what_is_too_dear_is_refused_with_the_power_that_there_is() {
    let args = ["play", "dc", "--seats", "human,random", "--seed", "4", "--first", "0"];
    let out = klejnot(&args, "defeat ras al ghul\nkick\n").ok();
    assert!(out.contains("DCB-12: this takes 8 Power, and there is 0"), "{out}");
    assert!(out.contains("DCB-12: this takes 3 Power, and there is 0"), "{out}");
}

#[test]
fn h_is_help_where_help_is_an_action() {
    let out = klejnot(&["play", "dc", "--mode", "watchmen", "--seed", "4", "--first", "0"], "h\nhelp\n").ok();
    assert_eq!(out.matches(&says("en", "cmd-help-dc-actions")).count(), 2, "{out}");
}
