//! Whatever comes in, nothing panics, nothing takes long, and what is refused changes nothing.
//!
//! `KLEJNOT_FUZZ_INPUTS` says how many inputs each target gets.

use bolero::TypeGenerator;
use catalog::{AnyGame, AnyPlay};
use cli::engine::Engine;
use cli::read_line;
use game::{Dealer, Eyes, Record};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};
use text::{Lang, Text};

/// The longest that one input may take.
const LIMIT: Duration = Duration::from_millis(100);

fn inputs() -> usize {
    std::env::var("KLEJNOT_FUZZ_INPUTS").ok().and_then(|text| text.parse().ok()).unwrap_or(2_000)
}

/// The time that this thread has worked. Where the system does not tell, the time of the clock.
fn worked() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|told| told.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

/// Runs a task that must be quick. The machine is shared: what seems slow is tried again by the time that it worked, and only what is slow
/// three times in a row is slow.
#[track_caller]
fn quickly<T>(mut task: impl FnMut() -> T) -> T {
    let start = Instant::now();
    let result = task();
    if start.elapsed() < LIMIT {
        return result;
    }
    let mut attempt = || {
        let before = worked();
        let result = task();
        (result, worked() - before)
    };
    let (result, time) = attempt();
    if time < LIMIT {
        return result;
    }
    let (result, time) = attempt();
    assert!(time < LIMIT, "took {time:?}");
    result
}

/// Text that is more like ours than noise is.
#[derive(Clone, Debug, TypeGenerator)]
enum Piece {
    Verb(u8),
    Object(u8),
    Separator(u8),
    Header(u8),
    Character(char),
    Bytes(Vec<u8>),
    /// A legal action of the game at hand, by number.
    Legal(u8),
}

const VERBS: &[&str] = &[
    "take",
    "reserve",
    "buy",
    "recruit",
    "pass",
    "gold",
    "shield",
    "pay",
    "return",
    "noble",
    "location",
    "royal",
    "first",
    "reveal",
    "deal",
    "draw",
    "privilege",
    "replenish",
    "associate",
    "token",
    "steal",
    "cell",
    "play",
    "kick",
    "defeat",
    "contribute",
    "lay",
    "beat",
    "destroy",
    "hand",
    "lineup",
    "defend",
    "way",
    "seat",
    "first-trigger",
    "hero",
    "role",
    "plot",
    "yes",
    "no",
    "end",
    "TAKE",
    "Buy",
];
const OBJECTS: &[&str] = &[
    "WUG",
    "WW",
    "w",
    "1W3",
    "3K4",
    "1",
    "4",
    "0",
    "W1",
    "Y",
    "c3",
    "a1,b2",
    "a1b2c3",
    "2?",
    "WUGRK",
    "9",
    "1A",
    "-1",
    "é",
    "",
    "punch",
    "the_batcave",
    "the batcave",
    "challenge",
    "plot",
    "batman",
    "?",
    "loyal",
    "hero",
    "8",
];
const SEPARATORS: &[&str] = &[":", " ", "\n", ",", ";", "\t", "::", "\r\n", "\u{feff}", "\"", "]", "["];
const HEADERS: &[&str] = &[
    "[Game \"splendor\"]\n",
    "[Game \"duel\"]\n",
    "[Game \"marvel\"]\n",
    "[Game \"dc\"]\n",
    "[Options \"mode=watchmen\"]\n",
    "[Options \"cards=0123\"]\n",
    "[Version \"1\"]\n",
    "[Players \"2\"]\n",
    "[Options \"first=0\"]\n",
    "[Result \"*\"]\n",
    "[Seed \"1\"]\n",
    "[Seats \"human,random\"]\n",
    "[Game \"",
];

fn pick<'a>(list: &[&'a str], index: u8) -> &'a str {
    list[usize::from(index) % list.len()]
}

impl Piece {
    fn append(&self, text: &mut Vec<u8>, legal: &[String]) {
        match self {
            Self::Verb(index) => text.extend(pick(VERBS, *index).bytes()),
            Self::Object(index) => text.extend(pick(OBJECTS, *index).bytes()),
            Self::Separator(index) => text.extend(pick(SEPARATORS, *index).bytes()),
            Self::Header(index) => text.extend(pick(HEADERS, *index).bytes()),
            Self::Character(character) => text.extend(character.to_string().bytes()),
            Self::Bytes(bytes) => text.extend(bytes),
            Self::Legal(index) if !legal.is_empty() => text.extend(legal[usize::from(*index) % legal.len()].bytes()),
            Self::Legal(_) => {}
        }
    }
}

fn text_of(pieces: &[Piece], legal: &[String]) -> String {
    let mut bytes = Vec::new();
    pieces.iter().for_each(|piece| piece.append(&mut bytes, legal));
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A game with the texts of its legal actions.
struct Sample {
    play: AnyPlay,
    legal: Vec<String>,
}

/// A game of each kind after its set-up, and one of DC with much on the table.
fn games() -> Vec<Sample> {
    let dealer = Dealer::from_seed(1, 0);
    let start = |game: AnyGame, options: &[(String, String)]| {
        let mut play = AnyPlay::new(game, &game.configure(2, options).unwrap()).unwrap();
        play.draw_all(&dealer);
        play
    };
    let mut games: Vec<AnyPlay> = AnyGame::ALL.iter().map(|&game| start(game, &[])).collect();
    let mut late = start(AnyGame::Dc, &[("mode".into(), "watchmen".into())]);
    for turn in 0..400 {
        let legal = late.legal();
        late.try_apply(&legal[7 * turn % legal.len()].action).unwrap();
        late.draw_all(&dealer);
    }
    games.push(late);
    let with_legal = |play: AnyPlay| {
        let legal = play.legal().into_iter().map(|choice| choice.action).collect();
        Sample { play, legal }
    };
    games.into_iter().map(with_legal).collect()
}

#[test]
fn actions() {
    let games = games();
    bolero::check!().with_iterations(inputs()).with_type::<(u8, Vec<Piece>)>().for_each(|(game, pieces)| {
        let Sample { play, legal } = &games[usize::from(*game) % games.len()];
        let text = text_of(pieces, legal);
        quickly(|| {
            if let Ok(canonical) = play.read(&text) {
                assert_eq!(play.read(&canonical).as_ref(), Ok(&canonical), "what is written can be read");
            }
            let mut copy = play.clone();
            match copy.try_apply(&text) {
                Ok(step) => assert!(legal.contains(&step.action)),
                Err(_) => assert_eq!(&copy, play),
            }
            for action in read_line(play, &text).into_iter().flatten() {
                assert_eq!(play.read(&action), Ok(action.clone()), "{text:?}");
            }
        });
    });
}

#[test]
fn records() {
    let games = games();
    let beginnings: Vec<String> = games.iter().map(|sample| sample.play.record(&[]).to_string()).collect();
    bolero::check!().with_iterations(inputs()).with_type::<(u8, u8, Vec<Piece>)>().for_each(|(game, cut, pieces)| {
        let game = usize::from(*game) % games.len();
        // A true beginning, cut somewhere, and then anything.
        let beginning: Vec<&str> = beginnings[game].split_inclusive('\n').collect();
        let kept = usize::from(*cut) % (beginning.len() + 1);
        let text = beginning[..kept].concat() + &text_of(pieces, &games[game].legal);
        quickly(|| {
            let Ok(record) = Record::parse(&text) else { return };
            assert_eq!(Record::parse(&record.to_string()).map(|again| again.to_string()), Ok(record.to_string()));
            match AnyPlay::replay(&record) {
                Ok(play) => assert_eq!(play.len(), record.actions.len()),
                Err(bad) => assert!(bad.line <= text.lines().count(), "{bad:?}"),
            }
        });
    });
}

/// A line to an engine: a request with something wrong or right about it, or anything.
#[derive(Clone, Debug, TypeGenerator)]
enum Message {
    Request(u8, Vec<(u8, u8)>),
    Apply(u8),
    Undo,
    Broken(u8, Vec<u8>),
    Bytes(Vec<u8>),
    Pieces(Vec<Piece>),
}

const FIELDS: &[&str] = &[
    "game", "players", "seed", "number", "chance", "options", "action", "seat", "eyes", "from", "record", "id",
    "game_id", "cmd", "x",
];
const VALUES: &[&str] = &[
    "\"splendor\"",
    "\"duel\"",
    "\"dc\"",
    "{\"mode\":\"watchmen\"}",
    "{\"cards\":\"0\"}",
    "2",
    "1",
    "0",
    "\"external\"",
    "\"take:WUG\"",
    "\"spectator\"",
    "\"everything\"",
    "{\"first\":0}",
    "{\"first\":\"1\"}",
    "{}",
    "null",
    "-1",
    "1e400",
    "99999999999999999999",
    "\"\\ud800\"",
    "[[[[[[]]]]]]",
    "\"pass\"",
    "true",
    "\"[Game \\\"splendor\\\"]\\n[Version \\\"1\\\"]\\n[Players \\\"2\\\"]\\n\"",
];
const COMMANDS: &[&str] =
    &["new", "turn", "legal", "apply", "undo", "view", "log", "returns", "record", "close", "load", "games", "fly", ""];

/// Requests that are right in some state.
const RIGHT: &[&str] = &[
    r#"{"cmd":"new","game":"splendor","players":3,"seed":5}"#,
    r#"{"cmd":"new","game":"duel","players":2,"chance":"external"}"#,
    r#"{"cmd":"new","game":"splendor","players":2,"seed":5,"game_id":"b","options":{"first":1}}"#,
    r#"{"cmd":"new","game":"dc","players":3,"seed":5,"options":{"mode":"watchmen"}}"#,
    r#"{"cmd":"new","game":"dc","players":5,"seed":2,"game_id":"b","options":{"heroes":"two"}}"#,
    r#"{"cmd":"view","seat":0}"#,
    r#"{"cmd":"log","eyes":"spectator","from":3,"id":1}"#,
    r#"{"cmd":"legal","game_id":"b"}"#,
    r#"{"cmd":"bestmove","iterations":2}"#,
];

impl Message {
    /// `legal`: what the engine's game allows; `others`: what another one does.
    fn line(&self, legal: &[String], others: &[String]) -> Vec<u8> {
        match self {
            Self::Request(command, fields) => {
                let mut line = format!("{{\"cmd\":\"{}\"", pick(COMMANDS, *command));
                for (field, value) in fields.iter().take(6) {
                    line += &format!(",\"{}\":{}", pick(FIELDS, *field), pick(VALUES, *value));
                }
                (line + "}").into_bytes()
            }
            Self::Apply(index) if legal.is_empty() => pick(RIGHT, *index).bytes().collect(),
            Self::Apply(index) => {
                let action = &legal[usize::from(*index) % legal.len()];
                format!("{{\"cmd\":\"apply\",\"action\":\"{action}\"}}").into_bytes()
            }
            Self::Undo => b"{\"cmd\":\"undo\"}".to_vec(),
            Self::Broken(index, bytes) => {
                let mut line: Vec<u8> = pick(RIGHT, *index).bytes().collect();
                for pair in bytes.chunks(2) {
                    let at = usize::from(pair[0]) % line.len();
                    line[at] = *pair.last().unwrap_or(&0);
                }
                line
            }
            Self::Bytes(bytes) => bytes.clone(),
            Self::Pieces(pieces) => text_of(pieces, others).into_bytes(),
        }
    }
}

#[test]
fn engine() {
    let others = games().remove(0).legal;
    // Reading the translations and the cards happens once and is no part of answering.
    let mut engine = Engine::new(Text::new(Lang::En));
    engine.answer(br#"{"cmd":"new","game":"dc","players":2,"seed":1}"#);
    let engine = Mutex::new(engine);
    let check = |messages: &Vec<Message>| {
        let mut engine = engine.lock().unwrap_or_else(PoisonError::into_inner);
        for request in [r#"{"cmd":"close"}"#, r#"{"cmd":"close","game_id":"b"}"#] {
            engine.answer(request.as_bytes());
        }
        // How things stand: asked again only after something went well, since what is refused changes nothing.
        let mut standing = None;
        for message in messages.iter().take(12) {
            let (legal, before) = standing.get_or_insert_with(|| {
                let record = engine.answer(RECORD);
                read_answer(&record);
                (legal_actions(&mut engine), record)
            });
            let line = message.line(legal, &others);
            let start = Instant::now();
            let answer = ask(&mut engine, &line);
            let time = start.elapsed();
            if answer["ok"] == false {
                assert_eq!(&engine.answer(RECORD), before, "{}", String::from_utf8_lossy(&line));
                if time >= LIMIT {
                    // Refused again, so it can be timed again.
                    quickly(|| ask(&mut engine, &line));
                }
            } else {
                assert!(time < 3 * LIMIT, "{} took {time:?}", String::from_utf8_lossy(&line));
                standing = None;
            }
        }
    };
    bolero::check!().with_iterations(inputs()).with_type::<Vec<Message>>().for_each(check);
}

const RECORD: &[u8] = br#"{"cmd":"record"}"#;

fn legal_actions(engine: &mut Engine) -> Vec<String> {
    let legal = ask(engine, br#"{"cmd":"legal"}"#);
    let actions = legal["actions"].as_array().into_iter().flatten();
    actions.map(|action| action.as_str().expect("actions are texts").into()).collect()
}

/// An answer is always one line of JSON that says whether it went well.
fn ask(engine: &mut Engine, line: &[u8]) -> serde_json::Value {
    read_answer(&engine.answer(line))
}

fn read_answer(answer: &str) -> serde_json::Value {
    assert!(!answer.contains(['\n', '\r']), "{answer}");
    // An echoed number may be too large for the reader, but never for the writer.
    let value: serde_json::Value = serde_json::from_str(&answer.replace("1e400", "1")).expect(answer);
    let code = value["error"]["code"].as_str();
    assert!(value["ok"] == true && code.is_none() || value["ok"] == false && code.is_some(), "{answer}");
    value
}

/// A piece of a card file.
#[derive(Clone, Debug, TypeGenerator)]
enum Part {
    Word(u8),
    Number(i16),
    Id(u8),
    Open(u8),
    Close(u8),
    Card(u8, u8, i8),
    Bytes(Vec<u8>),
}

const WORDS: &[&str] = &[
    "cards: ",
    "heroes: ",
    "challenges: ",
    "plots: ",
    "machinations: ",
    "id: ",
    "kind: Hero",
    "cost: ",
    "copies: ",
    "source: Printed",
    "play: ",
    "Power",
    "Draw(1)",
    "Move",
    "May(act: [",
    "Attack([",
    "Choose([[",
    "If(when: FirstPlay, then: [",
    "Named(",
    "Type(Villain)",
    "Or([",
    "Not(",
    "from: [Hand]",
    "to: Destroyed",
    "defense: (",
    "ability: [(",
    "vp: ForEach(",
    "Special(Exchange)",
    ", ",
    ",\n",
    "// ",
    "/* ",
    "*/",
    "\"",
    "Some(",
    "None",
    "pack: Watchmen",
    "level: 3",
    "needs: [",
];
const IDS: &[&str] =
    &["\"kick\"", "\"punch\"", "\"robin_hood\"", "\"\"", "\"Robin\"", "\"nobody\"", "\"ras_al_ghul\"", "\"ż\""];
const EFFECTS: &[&str] = &[
    "Power(2)",
    "Draw(3)",
    "Power(255)",
    "DoublePower",
    "Attack([Weakness(1)])",
    "May(act: [Move(from: [Hand], to: Destroyed)], then: [Draw(1)])",
    "Choose([[Power(1)], [Draw(1)], []])",
    "Pay(power: 1, act: [PlayFromLineUp(Any)])",
    "Upon(Named(\"nobody\"), [Power(1)])",
    "Move(count: For(InHand(CostAtMost(3))), from: [LineUp, Kicks, Gained], to: Hand)",
    "EachFoe([EachFoe([EachFoe([Reveal, MoveIt(LineUp)])])])",
    "PlayAgain(except: [\"kick\"])",
    "Fly(1)",
];

impl Part {
    fn append(&self, text: &mut Vec<u8>) {
        match self {
            Self::Word(index) => text.extend(pick(WORDS, *index).bytes()),
            Self::Number(number) => text.extend(number.to_string().bytes()),
            Self::Id(index) => text.extend(pick(IDS, *index).bytes()),
            Self::Open(index) => text.extend(pick(&["(", "[", "(\n", "(cards: ["], *index).bytes()),
            Self::Close(index) => text.extend(pick(&[")", "]", "]),\n", "])"], *index).bytes()),
            Self::Card(id, effect, copies) => {
                let (id, effect) = (pick(IDS, *id), pick(EFFECTS, *effect));
                let card =
                    format!("(id: {id}, kind: Hero, cost: 3, copies: {copies}, source: Printed, play: [{effect}]),\n");
                text.extend(card.bytes());
            }
            Self::Bytes(bytes) => text.extend(bytes),
        }
    }
}

#[test]
fn card_files() {
    let text_of_parts = |parts: &[Part]| {
        let mut bytes = Vec::new();
        parts.iter().for_each(|part| part.append(&mut bytes));
        String::from_utf8_lossy(&bytes).into_owned()
    };
    // Each input is read against all built-in cards: fewer of them than elsewhere.
    let cards = bolero::check!().with_iterations(inputs() / 4).with_type::<(bool, Vec<Part>)>();
    cards.for_each(|(whole, parts)| {
        let text = text_of_parts(parts);
        let text = if *whole { format!("(cards: [{text}])") } else { text };
        quickly(|| match dc::load(Some(("fuzz.ron", &text))) {
            Ok(set) => assert_eq!(set.hash().len(), 64),
            Err(bad) => {
                assert_eq!(bad.file, "fuzz.ron", "{bad}");
                assert!(bad.line <= text.lines().count() + 1, "{bad}");
            }
        });
    });
}

/// The largest inputs that are read at all, of the kinds that could be slow.
#[test]
fn large_inputs_are_quick_too() {
    let play = games().remove(0).play;
    let megabyte = 1_000_000;
    for unit in ["x", "take WUG ", "[", "return RK ", "a1,b2 ", "\u{202e}"] {
        let line = unit.repeat(megabyte / unit.len());
        quickly(|| drop(play.read(&line)));
    }
    for unit in ["x\n", "[", "[A \"b\"]\n", ";\n", "take:WUG\n", "\n"] {
        let text =
            "[Game \"splendor\"]\n[Version \"1\"]\n[Players \"2\"]\n".to_string() + &unit.repeat(megabyte / unit.len());
        quickly(|| drop(Record::parse(&text).map(|record| AnyPlay::replay(&record))));
    }
    let headers: String = (0..80_000).map(|i| format!("[H{i} \"x\"]\n")).collect();
    quickly(|| drop(Record::parse(&headers)));
    for unit in ["(", "[", "(cards: [", "\"", "// x\n", "/*", "May(act: [", "(id: \"a\"),", "9", "x", "é"] {
        let text = unit.repeat(megabyte / unit.len());
        quickly(|| drop(dc::load(Some(("large.ron", &text)))));
        let inside = format!("(cards: [(id: \"a\", kind: Hero, cost: 1, copies: 1, source: Printed, play: [{text}");
        quickly(|| drop(dc::load(Some(("large.ron", &inside)))));
    }
    let mut engine = Engine::new(Text::new(Lang::En));
    let fields: String = (0..90_000).map(|i| format!("\"f{i}\":1,")).collect();
    for line in ["[".repeat(megabyte), "{\"a\":".repeat(megabyte / 5), format!("{{{fields}\"cmd\":\"turn\"}}")] {
        quickly(|| drop(engine.answer(line.as_bytes())));
    }
    assert!(play.story(Eyes::Referee, 0).len() == play.len());
}
