//! `klejnot arena`: matches that finish, go on where they left off and add up; programs that play, and programs that do not.

mod common;

use catalog::AnyGame;
use common::{folder, klejnot, path_text, read, says};
use serde_json::{Value, json};
use std::path::Path;

/// The one JSON object that a run prints.
#[track_caller]
fn report(args: &[&str]) -> Value {
    let all = [&["arena"], args, &["--json"]].concat();
    let out = klejnot(&all, "").ok();
    assert_eq!(out.lines().count(), 1, "{out}");
    serde_json::from_str(&out).unwrap()
}

/// A report without what depends on the clock and the machine.
fn timeless(mut report: Value) -> Value {
    let fields = report.as_object_mut().unwrap();
    fields.retain(|name, _| !["seconds", "threads", "date"].contains(&name.as_str()));
    for bot in fields["bots"].as_array_mut().unwrap() {
        bot.as_object_mut().unwrap().retain(|name, _| !name.starts_with("seconds"));
    }
    report
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("no number: {value}"))
}

/// The interval is around the value.
#[track_caller]
fn is_around(estimate: &Value) {
    let [low, value, high] = ["low", "value", "high"].map(|name| number(&estimate[name]));
    assert!(low <= value && value <= high, "{estimate}");
}

/// Neighbouring levels play 20 games each at a twentieth of their iterations: matches finish, and go on where they were broken off.
fn levels_meet_their_neighbours(game: &str, mode: &str) {
    let folder = folder(&format!("smoke-{game}-{mode}"));
    let file = folder.join("games.ndjson");
    let run = |games: &str| {
        let mut args = vec![game, "--ladder", "--bots", "1@0.05,2@0.05,3@0.05,4@0.05,5@0.05", "--games", games];
        args.extend(["--seed", "7", "--resume", path_text(&file)]);
        args.extend(if mode.is_empty() { vec![] } else { vec!["--mode", mode] });
        report(&args)
    };
    run("6");
    let begun = read(&file);
    let whole = run("20");
    assert!(read(&file).starts_with(&begun), "what was played is kept");
    assert_eq!(whole["bots"].as_array().unwrap().len(), 5);
    let meetings = whole["meetings"].as_array().unwrap();
    assert_eq!(meetings.len(), 4);
    for (lower, meeting) in (1..).zip(meetings) {
        assert_eq!(meeting["first"], format!("{}@0.05", lower + 1));
        assert_eq!(meeting["second"], format!("{lower}@0.05"));
        assert_eq!((&meeting["test"]["of"], number(&meeting["test"]["alternative"])), (&json!("elo"), 100.0));
        assert!(["accepted", "rejected", "open"].contains(&meeting["test"]["verdict"].as_str().unwrap()));
        if meeting["test"]["verdict"] == "open" {
            assert_eq!(meeting["games"], 20, "{meeting}");
        }
        is_around(&meeting["score"]);
        is_around(&meeting["elo"]);
    }
    for bot in whole["bots"].as_array().unwrap() {
        is_around(&bot["elo"]);
        assert!(number(&bot["seconds_per_decision"]) > 0.0 && number(&bot["turns"]) > 0.0, "{bot}");
        assert_eq!(bot["failures"], json!({"silent": 0, "gone": 0, "nonsense": 0}));
    }
}

#[test]
fn levels_of_splendor_meet_their_neighbours() {
    levels_meet_their_neighbours("splendor", "");
}

#[test]
fn levels_of_marvel_meet_their_neighbours() {
    levels_meet_their_neighbours("marvel", "");
}

#[test]
fn levels_of_duel_meet_their_neighbours() {
    levels_meet_their_neighbours("duel", "");
}

#[test]
fn levels_of_dc_meet_their_neighbours() {
    levels_meet_their_neighbours("dc", "base");
}

#[test]
fn levels_of_watchmen_meet_their_neighbours() {
    levels_meet_their_neighbours("dc", "watchmen");
}

#[test]
fn the_same_seed_gives_the_same_results_on_any_number_of_threads() {
    let run = |seed, threads| {
        let bots = ["splendor", "--bots", "random,greedy,3@0.05", "--games", "10"];
        timeless(report(&[&bots[..], &["--seed", seed, "--threads", threads]].concat()))
    };
    let one = run("5", "1");
    assert_eq!(run("5", "3"), one);
    assert_ne!(run("6", "3")["bots"], one["bots"]);
    // A test ends a meeting at the same deal, however many games were still going on.
    let tested = |threads| {
        let args = ["duel", "--bots", "greedy,random", "--sprt", "50,100", "--threads", threads];
        timeless(report(&args))
    };
    let one = tested("1");
    assert_eq!(tested("4"), one);
    assert_eq!(one["meetings"][0]["test"]["verdict"], "accepted");
    assert!(number(&one["games"]) < 100.0, "{one}");
}

#[test]
fn a_report_adds_up() {
    let json =
        report(&["splendor", "--bots", "random,greedy,1", "--players", "3", "--games", "12", "--date", "2026-01-02"]);
    assert_eq!((&json["game"], &json["players"], &json["pairing"]), (&json!("splendor"), &json!(3), &json!("each")));
    assert_eq!((&json["date"], &json["seed"]), (&json!("2026-01-02"), &json!(1)));
    assert_eq!(json["command"], "klejnot arena splendor --bots random,greedy,1 --players 3 --games 12 --seed 1",);
    // Three meetings of two deals with six tables each.
    assert_eq!(number(&json["games"]), 36.0);
    let bots = json["bots"].as_array().unwrap();
    assert_eq!(bots.iter().map(|bot| number(&bot["games"])).sum::<f64>(), 3.0 * 36.0, "every seat is somebody's");
    let won: f64 = bots.iter().map(|bot| number(&bot["games"]) * number(&bot["value"])).sum();
    assert!((won - 36.0).abs() < 1e-9, "every game has one victory: {won}");
    assert!(bots.iter().map(|bot| number(&bot["elo"]["value"])).sum::<f64>().abs() < 1e-6);
    for meeting in json["meetings"].as_array().unwrap() {
        assert_eq!((number(&meeting["games"]), number(&meeting["deals"])), (12.0, 2.0));
        assert!((number(&meeting["even"]) - 0.5).abs() < 1e-9);
        assert!(meeting.get("test").is_none());
    }
    for (row, cells) in json["wins"].as_array().unwrap().iter().enumerate() {
        for (column, cell) in cells.as_array().unwrap().iter().enumerate() {
            if row == column {
                assert!(cell.is_null());
            } else {
                assert!((number(cell) + number(&json["wins"][column][row]) - 1.0).abs() < 1e-9);
            }
        }
    }
    let seats = json["seats"].as_array().unwrap();
    assert!((seats.iter().map(|seat| number(&seat["value"])).sum::<f64>() - 1.0).abs() < 1e-9);
    let length = &json["length"];
    assert!(number(&length["min"]) <= number(&length["mean"]) && number(&length["mean"]) <= number(&length["max"]));
    let counted: u64 = length["histogram"].as_array().unwrap().iter().map(|bar| bar[1].as_u64().unwrap()).sum();
    assert_eq!(counted, 36);
}

#[test]
fn bots_at_one_table_sit_in_every_seat() {
    let json = report(&["splendor", "--table", "greedy,random,random", "--games", "20"]);
    // Seven deals of three tables.
    assert_eq!((number(&json["games"]), json["pairing"].as_str()), (21.0, Some("table")));
    assert_eq!(json["command"], "klejnot arena splendor --table greedy,random,random --games 20 --seed 1");
    let meeting = &json["meetings"][0];
    assert_eq!((&meeting["first"], &meeting["second"]), (&json!("greedy"), &json!("random")));
    assert!((number(&meeting["even"]) - 1.0 / 3.0).abs() < 1e-9);
    let better = number(&meeting["score"]["value"]) > number(&meeting["even"]);
    assert_eq!(better, number(&meeting["elo"]["value"]) > 0.0, "{meeting}");
    assert_eq!(json["bots"][0]["value"], meeting["score"]["value"]);
    // A bot against itself: how long are its games?
    let mirror = report(&["splendor", "--table", "greedy,greedy", "--games", "5"]);
    assert_eq!((number(&mirror["games"]), mirror["bots"].as_array().unwrap().len()), (5.0, 1));
    assert!(number(&mirror["length"]["mean"]) > 15.0);
    assert_eq!(number(&mirror["bots"][0]["value"]), 0.5);
    // In the crossover sides win: values need not add up, and are those of the seat.
    let watchmen = report(&["dc", "--mode", "watchmen", "--table", "random,random,random", "--games", "4"]);
    let seats: f64 = watchmen["seats"].as_array().unwrap().iter().map(|seat| number(&seat["value"])).sum();
    assert!((seats - 3.0 * number(&watchmen["bots"][0]["value"])).abs() < 1e-9);
}

#[test]
fn sides_meet_each_other_both_ways() {
    let folder = folder("sides");
    let file = folder.join("games.ndjson");
    let args = ["dc", "--mode", "watchmen", "--players", "4", "--bots", "greedy,random", "--sides", "--games", "12"];
    let run = || report(&[&args[..], &["--resume", path_text(&file)]].concat());
    let found = run();
    assert_eq!((&found["sides"], &found["games"]), (&json!(true), &json!(12)));
    assert!(found["command"].as_str().unwrap().contains("--sides"), "{}", found["command"]);
    // Four seats a game, and each bot has had one of them and three of them as often.
    assert_eq!([&found["bots"][0]["games"], &found["bots"][1]["games"]], [&json!(24), &json!(24)]);
    let score = number(&found["meetings"][0]["score"]["value"]);
    assert!(score > 0.8, "random players of either side lose: {score}");
    let games: Vec<Value> = read(&file).lines().skip(1).map(|line| serde_json::from_str(line).unwrap()).collect();
    for game in &games {
        let result = game["result"].as_str().unwrap();
        assert!(["1 0 0 0", "0 1 1 1"].contains(&result), "whoever plays alone comes first: {result}");
    }
    assert_eq!(timeless(run()), timeless(found), "it goes on from its file");
    let told = klejnot(&[&["arena"], &args[..]].concat(), "").ok();
    assert!(told.contains("Alone: won"), "{told}");
}

#[test]
fn shares_are_tested() {
    let json = report(&["splendor", "--bots", "greedy,random", "--share", "0.8", "--games", "1000"]);
    let test = &json["meetings"][0]["test"];
    assert_eq!((&test["of"], &test["verdict"]), (&json!("share"), &json!("accepted")));
    assert!((number(&test["null"]) - 0.77).abs() < 1e-9 && number(&test["llr"]) >= number(&test["bound"]));
    assert!(number(&json["games"]) < 400.0);
    let other = report(&["splendor", "--bots", "random,greedy", "--share", "0.5"]);
    assert_eq!(other["meetings"][0]["test"]["verdict"], "rejected");
}

#[test]
fn a_run_goes_on_where_its_file_leaves_off() {
    let folder = folder("arena-resume");
    let file = folder.join("games.ndjson");
    let args = ["marvel", "--bots", "random,greedy", "--games", "12", "--seed", "3"];
    let resumed = || timeless(report(&[&args[..], &["--resume", path_text(&file)]].concat()));
    let whole = timeless(report(&args));
    assert_eq!(resumed(), whole);
    let written = read(&file);
    assert_eq!(written.lines().count(), 13, "a line about the run, and one for each game");
    for line in written.lines().skip(1) {
        let game: Value = serde_json::from_str(line).unwrap();
        assert_eq!(game["turns"].as_array().unwrap().len(), 2, "{game}");
    }
    // Nothing is left to play.
    assert_eq!(resumed(), whole);
    assert_eq!(read(&file), written);
    // Wherever the power failed.
    let lines: Vec<&str> = written.lines().collect();
    for (kept, torn) in [(1, ""), (6, ""), (6, &lines[6][..20]), (6, &lines[6][..lines[6].len()]), (0, &lines[0][..9])]
    {
        let begun: String = lines[..kept].iter().map(|line| format!("{line}\n")).collect();
        std::fs::write(&file, format!("{begun}{torn}")).unwrap();
        assert_eq!(resumed(), whole, "{kept} lines and {torn:?}");
        let now = read(&file);
        assert!(now.starts_with(&begun) && now.lines().count() == 13 && now.ends_with('\n'), "{now}");
    }
    // More games of the same run are welcome.
    let more =
        report(&["marvel", "--bots", "random,greedy", "--games", "16", "--seed", "3", "--resume", path_text(&file)]);
    assert_eq!(number(&more["games"]), 16.0);
    assert_eq!(read(&file).lines().count(), 17);
}

#[test]
fn a_file_of_another_run_is_refused_with_what_differs() {
    let folder = folder("arena-other");
    let file = folder.join("games.ndjson");
    report(&["splendor", "--bots", "random,greedy", "--games", "2", "--resume", path_text(&file)]);
    let before = read(&file);
    let refused = |args: &[&str], parts: &[&str]| {
        let all = [&["arena"], args, &["--games", "2", "--resume", path_text(&file)]].concat();
        klejnot(&all, "").fails_with(&[&["another run"], parts].concat());
        assert_eq!(read(&file), before, "nothing was touched");
    };
    refused(&["splendor", "--bots", "random,greedy", "--seed", "2"], &["seed 1 ≠ 2"]);
    refused(&["splendor", "--bots", "random,1"], &["bots", "greedy", "\"1\""]);
    refused(&["duel", "--bots", "random,greedy"], &["game \"splendor\" ≠ \"duel\""]);
    refused(&["splendor", "--bots", "random,greedy", "--players", "3"], &["players=2", "players=3"]);
    refused(&["splendor", "--table", "random,greedy"], &["pairing"]);
    for (content, line) in [("no games here\n", "line 1"), ("nor here", "line 1"), ("{}\n", "line 1")] {
        std::fs::write(&file, content).unwrap();
        let args = ["arena", "splendor", "--bots", "random,greedy", "--games", "2", "--resume", path_text(&file)];
        klejnot(&args, "").fails_with(&["not a game of an arena", line]);
        assert_eq!(read(&file), content);
    }
    let header = before.lines().next().unwrap();
    std::fs::write(&file, format!("{header}\n{{\"deal\":0}}\n")).unwrap();
    let args = ["arena", "splendor", "--bots", "random,greedy", "--games", "2", "--resume", path_text(&file)];
    klejnot(&args, "").fails_with(&["line 2"]);
}

#[test]
fn people_get_tables_and_a_page_in_their_language() {
    let folder = folder("arena-page");
    for lang in ["en", "pl", "ru"] {
        let (page, json) = (folder.join(format!("{lang}.html")), folder.join(format!("{lang}.json")));
        let args =
            ["arena", "splendor", "--bots", "random,greedy,1", "--games", "6", "--sprt", "50,100", "--lang", lang];
        let files = ["--html", path_text(&page), "--out", path_text(&json)];
        let out = klejnot(&[&args[..], &files].concat(), "").ok();
        for key in ["arena-column-won", "arena-column-slowest", "arena-wins", "arena-column-test"] {
            assert!(out.contains(&says(lang, key)), "{key}: {out}");
        }
        assert!(!out.contains("arena-") && out.contains("greedy"), "{out}");
        assert!(out.lines().all(|line| line.chars().count() <= 120), "{out}");
        let page = read(&page);
        assert!(page.starts_with("<!doctype html>") && page.contains(&format!("<html lang=\"{lang}\">")));
        assert_eq!(page.matches("<svg ").count(), 4, "ratings, wins, lengths, times");
        assert_eq!(page.matches("<svg ").count(), page.matches("</svg>").count());
        assert!(page.contains("klejnot arena splendor --bots random,greedy,1"));
        for foreign in ["<script", "src=", "href=", "url(", "arena-page", "arena-column", "NaN", "inf"] {
            assert!(!page.contains(foreign), "{foreign}");
        }
        for key in ["arena-page-elo", "arena-page-wins", "arena-page-length", "arena-page-time"] {
            assert!(page.contains(&says(lang, key)), "{key}");
        }
        let written: Value = serde_json::from_str(&read(&json)).unwrap();
        assert_eq!(written["meetings"].as_array().unwrap().len(), 3);
    }
}

#[test]
fn what_is_wrong_is_said_in_one_line() {
    let fails = |args: &[&str], parts: &[&str]| klejnot(&[&["arena"], args].concat(), "").fails_with(parts);
    fails(&["chess", "--bots", "1,2"], &["chess", "splendor"]);
    fails(&["splendor"], &["--bots"]);
    fails(&["splendor", "--bots", "1,deep"], &["\"deep\"", "random, greedy, 1, 2, 3, 4, 5", "exec:COMMAND"]);
    fails(&["splendor", "--bots", "1,"], &["there is no bot \"\""]);
    fails(&["splendor", "--bots", "1,ismcts:0ms"], &["ismcts:0ms", "above 0"]);
    fails(&["splendor", "--bots", "1,ismcts:0"], &["ismcts:0", "above 0"]);
    fails(&["splendor", "--bots", "1,5@0"], &["5@0", "above 0"]);
    fails(&["splendor", "--bots", "1,exec:"], &["exec:"]);
    fails(&["splendor", "--bots", "1,exec:/nowhere/at/all x"], &["can't start /nowhere/at/all x"]);
    fails(&["splendor", "--bots", "1,2,1"], &["1 is named twice", "--table"]);
    fails(&["splendor", "--bots", "1"], &["two bots"]);
    fails(&["splendor", "--bots", "1,2", "--games", "0"], &["--games", "0"]);
    fails(&["splendor", "--bots", "1,2", "--threads", "0"], &["--threads", "0"]);
    fails(&["splendor", "--bots", "1,2", "--players", "5"], &["players", "2, 3, 4"]);
    fails(&["splendor", "--bots", "1,2", "--players", "0"], &["players", "2, 3, 4"]);
    fails(&["duel", "--table", "1,2,3"], &["players", "\"3\"", "2"]);
    fails(&["splendor", "--table", "1,2", "--players", "2"], &["--table", "--players"]);
    fails(&["splendor", "--bots", "1,2", "--mode", "base"], &["mode"]);
    fails(&["splendor", "--bots", "1,2", "--sprt", "100,50"], &["--sprt", "100,50", "50,100"]);
    fails(&["splendor", "--bots", "1,2", "--sprt", "fast"], &["--sprt", "fast"]);
    fails(&["splendor", "--bots", "1,2", "--share", "1.5"], &["--share", "0.05", "0.99"]);
    fails(&["splendor", "--bots", "1,2", "--share", "nan"], &["--share", "nan"]);
    fails(&["splendor", "--table", "1,1", "--share", "0.5"], &["nothing to test"]);
    fails(&["splendor", "--bots", "1,2", "--patience", "0"], &["--patience", "0.01"]);
    fails(&["splendor", "--bots", "1,2", "--date", "today"], &["--date", "today"]);
    fails(&["splendor", "--bots", "1,2", "--sides"], &["--sides", "dc --mode watchmen"]);
    fails(&["dc", "--bots", "1,2", "--sides"], &["--sides", "dc --mode watchmen"]);
    fails(&["dc", "--table", "1,2", "--sides"], &["--table", "--sides"]);
    for option in ["--resume", "--html", "--out"] {
        fails(&["splendor", "--bots", "1,2", option, "/nowhere/at/all"], &["/nowhere/at/all"]);
    }
    fails(&["splendor", "--bots", "1,ismcts:0ms", "--lang", "pl"], &["ismcts:0ms", "większa od 0"]);
    fails(&["splendor", "--bots", "1,ismcts:0ms", "--lang", "ru"], &["ismcts:0ms", "больше 0"]);
}

/// The example of the guide, as a file.
fn example(folder: &Path) -> String {
    let guide = include_str!("../../../docs/bots.md");
    let (_, rest) = guide.split_once("```python\n").expect("an example in Python");
    let (code, _) = rest.split_once("```").expect("its end");
    assert!(code.lines().filter(|line| !line.trim().is_empty()).count() <= 10, "ten lines");
    let file = folder.join("bot.py");
    std::fs::write(&file, code).unwrap();
    format!("exec:python3 {}", path_text(&file))
}

#[test]
fn the_program_of_the_guide_plays_every_game() {
    let bot = example(&folder("arena-guide"));
    for game in AnyGame::ALL {
        let json = report(&[game.name(), "--bots", &format!("{bot},random"), "--games", "2", "--patience", "60"]);
        assert_eq!(json["bots"][0]["failures"], json!({"silent": 0, "gone": 0, "nonsense": 0}), "{game}");
        assert_eq!(json["bots"][0]["name"], bot.as_str());
        assert!(json["command"].as_str().unwrap().contains("--patience 60"));
    }
}

/// A program is told what its seat may know, and what has happened since it was last asked.
#[test]
fn programs_are_told_what_their_seat_may_know() {
    let folder = folder("arena-told");
    let (script, heard) = (folder.join("listen.py"), folder.join("heard.ndjson"));
    let code = "import json, sys\nfor line in sys.stdin:\n    open(sys.argv[1], 'a').write(line)\n    \
                print(json.dumps({'action': json.loads(line)['legal'][0], 'note': 'more does no harm'}), flush=True)\n";
    std::fs::write(&script, code).unwrap();
    let bot = format!("exec:python3 '{}' \"{}\"", path_text(&script), path_text(&heard));
    let json = report(&[
        "splendor",
        "--table",
        &format!("random,{bot}"),
        "--games",
        "1",
        "--patience",
        "60",
        "--threads",
        "1",
    ]);
    assert_eq!(json["bots"][1]["failures"]["nonsense"], 0);
    let requests: Vec<Value> = read(&heard).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let asked: f64 = number(&json["bots"][1]["decisions"]) * number(&json["bots"][1]["games"]);
    assert_eq!(requests.len() as f64, asked);
    // Two tables: in the second game the program sits in seat 0.
    let second = requests.iter().position(|request| request["seat"] == 0).unwrap();
    for game in [&requests[..second], &requests[second..]] {
        assert!(game.iter().all(|request| request["seat"] == game[0]["seat"]), "one seat, one process");
        let length: usize = game.iter().map(|request| request["log"].as_array().unwrap().len()).sum();
        assert!(length > 30, "{length}");
        let first = &game[0];
        assert_eq!((&first["cmd"], &first["game"]), (&json!("choose"), &json!("splendor")));
        assert_eq!((&first["config"], &first["version"]), (&json!("players=2 first=random"), &json!(1)));
        assert_eq!(first["log"][0]["actor"]["kind"], "chance");
        assert_eq!(first["view"]["turn"], json!({"kind": "player", "seat": first["seat"]}));
        // Its own last action comes first.
        for pair in game.windows(2) {
            assert_eq!(pair[1]["log"][0]["actor"], json!({"kind": "player", "seat": first["seat"]}));
            assert_eq!(pair[1]["log"][0]["action"], pair[0]["legal"][0]);
        }
        let hidden = |request: &Value| {
            request["log"].as_array().unwrap().iter().any(|told| told["action"].as_str().unwrap().contains('?'))
        };
        let others = 1 - first["seat"].as_u64().unwrap() as usize;
        let reserved = game.iter().flat_map(|request| request["view"]["seats"][others]["reserved"].as_array().unwrap());
        if reserved.clone().any(|card| card["hidden"] == true) {
            assert!(game.iter().any(hidden), "what others drew unseen is masked");
            assert!(reserved.filter(|card| card["hidden"] == true).all(|card| card["card"].is_null()));
        }
    }
}

#[test]
fn programs_that_fail_lose_their_games_and_the_arena_goes_on() {
    let folder = folder("arena-failing");
    let nonsense = r#"exec:sh -c 'while read line; do echo "{\"action\":\"fly\"}"; done'"#;
    let illegal = r#"exec:sh -c 'while read line; do echo "{\"action\":\"noble:WUG\"}"; done'"#;
    let chatter = "exec:sh -c 'while true; do echo hello; done'";
    let crash = "exec:sh -c 'read line; exit 3'";
    let never = "exec:true";
    let hang = "exec:sh -c 'while read line; do sleep 1000; done'";
    let deaf = "exec:sleep 1000";
    for (number_of, (bot, how, parts)) in [
        (nonsense, "nonsense", ["not a legal action", "fly"]),
        (illegal, "nonsense", ["not a legal action", "noble:WUG"]),
        (chatter, "nonsense", ["not a legal action", "hello"]),
        (crash, "gone", ["ended in the middle", "exit 3"]),
        (never, "gone", ["ended in the middle", "exec:true"]),
        (hang, "silent", ["did not answer within 0.3 s", "sleep"]),
        (deaf, "silent", ["did not answer within 0.3 s", "exec:sleep"]),
    ]
    .into_iter()
    .enumerate()
    {
        let file = folder.join(format!("{number_of}.ndjson"));
        let args = ["arena", "splendor", "--table", &format!("{bot},random,greedy"), "--games", "3"];
        let patience = if how == "silent" { "0.3" } else { "60" };
        let more = ["--patience", patience, "--resume", path_text(&file), "--json"];
        let run = klejnot(&[&args[..], &more].concat(), "");
        assert_eq!((run.code, run.err.lines().count()), (0, 1), "{}", run.err);
        for part in parts {
            assert!(run.err.contains(part), "{part}: {}", run.err);
        }
        let json: Value = serde_json::from_str(&run.out).unwrap();
        assert_eq!((number(&json["games"]), number(&json["bots"][0]["value"])), (3.0, 0.0), "{bot}");
        assert_eq!(json["bots"][0]["failures"][how], 3, "{bot}: {json}");
        assert_eq!((number(&json["bots"][1]["value"]), number(&json["bots"][2]["value"])), (0.5, 0.5));
        let failed: Value = serde_json::from_str(read(&file).lines().nth(1).unwrap()).unwrap();
        assert_eq!(
            (&failed["failed"]["how"], failed["result"].as_str().unwrap().len()),
            (&json!(how), "0 1/2 1/2".len())
        );
    }
    let out = klejnot(&["arena", "duel", "--bots", "exec:true,random", "--games", "2"], "");
    assert!(out.out.contains("lost 2 games by failing (no answer: 0, ended: 2, nonsense: 0)"), "{}", out.out);
}
