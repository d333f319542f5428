//! A move is on the disk before it is acknowledged: strace sees the write-ahead log being synchronised in between.

use super::driver::open;
use super::program::{Program, klejnot};
use std::collections::HashMap;
use std::path::Path;
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

const MOVES: usize = 200;

/// What strace saw: when each synchronisation of the log began and ended, and when each key was acknowledged.
struct Seen {
    syncs: Vec<(f64, f64)>,
    acknowledged: HashMap<String, f64>,
}

/// Reads lines like `7 1700000000.123456 fdatasync(9</x/games.sqlite-wal>) = 0 <0.000123>`.
fn read(text: &str) -> Seen {
    let mut seen = Seen { syncs: Vec::new(), acknowledged: HashMap::new() };
    let mut begun: HashMap<&str, f64> = HashMap::new();
    for line in text.lines() {
        let mut words = line.split_whitespace();
        let (Some(thread), Some(Ok(at))) = (words.next(), words.next().map(str::parse::<f64>)) else { continue };
        let call = line.splitn(3, ' ').nth(2).unwrap_or_default().trim_start();
        let is_sync = (call.starts_with("fdatasync(") || call.starts_with("fsync(")) && call.contains("-wal>");
        if is_sync && call.contains("<unfinished") {
            begun.insert(thread, at);
        } else if is_sync && call.contains("= 0") {
            seen.syncs.push((at, at + taken(call)));
        } else if call.starts_with("<... f") && call.contains("sync resumed") {
            if let Some(from) = begun.remove(thread) {
                seen.syncs.push((from, from + taken(call)));
            }
        } else if let Some((_, rest)) = call.split_once(r#"accepted\",\"key\":\""#) {
            let key = rest.split('\\').next().unwrap_or_default();
            seen.acknowledged.entry(key.into()).or_insert(at);
        }
    }
    seen
}

/// How long a call took, as strace tells at the end of its line.
fn taken(call: &str) -> f64 {
    call.rsplit_once('<').and_then(|(_, rest)| rest.trim_end_matches('>').parse().ok()).unwrap_or(0.0)
}

fn now() -> f64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs_f64()
}

/// Plays moves under strace. For how many of them a synchronisation ended between their sending and their acknowledgement, and when
/// a few were sent and what strace saw at first, for whoever wonders.
async fn synchronised(folder: &Path, query: &str) -> (usize, String) {
    let trace = folder.join("trace");
    let database = format!("sqlite://{}/games.sqlite{query}", folder.display());
    let mut command = Command::new("strace");
    command
        .args(["-f", "-ttt", "-T", "-y", "-s", "400", "-e", "trace=fsync,fdatasync,write,writev,sendto", "-o"])
        .arg(&trace);
    command.arg(klejnot().get_program()).env("LC_ALL", "C");
    command.args(["serve", "--port", "0", "--log", "error", "--database", &database]);
    let mut program = Program::run(&mut command);
    // strace itself hears no signals.
    let children = std::fs::read_to_string(format!("/proc/{0}/task/{0}/children", program.process)).unwrap();
    program.process = children.split_whitespace().next().expect("strace runs the server").parse().unwrap();
    let mut driver = open(program.address, "dc").await;
    let mut sent: HashMap<String, f64> = HashMap::new();
    let mut answered = 0;
    let mut note = |key: &str, done: bool| {
        if done {
            answered += 1;
        } else {
            sent.insert(key.into(), now());
        }
    };
    // A client may say only so much through one socket in so short a time.
    for _ in 0..MOVES / 50 {
        assert_eq!(driver.play_steadily(50, &mut note).await, Some(50));
    }
    assert_eq!(answered, MOVES);
    let (status, _) = program.signal("TERM");
    assert_eq!(status.code(), Some(0));
    let text = std::fs::read_to_string(&trace).unwrap();
    let seen = read(&text);
    assert!(seen.acknowledged.len() >= MOVES, "strace saw {} acknowledgements", seen.acknowledged.len());
    let between = |key: &String, from: &f64| {
        let until = seen.acknowledged.get(key)?;
        seen.syncs.iter().find(|(begun, ended)| begun >= from && ended <= until)
    };
    let count = sent.iter().filter(|(key, from)| between(key, from).is_some()).count();
    let (some, first): (Vec<_>, Vec<&str>) = (sent.iter().take(5).collect(), text.lines().take(100).collect());
    (count, format!("{} synchronisations, sent: {some:?}\n{}", seen.syncs.len(), first.join("\n")))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_move_is_on_the_disk_before_it_is_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let (count, seen) = synchronised(folder.path(), "").await;
    assert_eq!(count, MOVES, "{seen}");
}

/// The test above would notice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_synchronisation_none_is() {
    let folder = tempfile::tempdir().unwrap();
    let (count, seen) = synchronised(folder.path(), "?synchronous=off").await;
    assert_eq!(count, 0, "{seen}");
}
