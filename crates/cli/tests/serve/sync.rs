//! A move is on the disk before it is acknowledged: strace sees the write-ahead log being synchronised in between.

use super::driver::open;
use super::program::{Program, klejnot};
use std::collections::HashMap;
use std::path::Path;
use std::process::Command;

const MOVES: usize = 200;

/// What strace saw: when each synchronisation of the log began and ended, and when each key was received and acknowledged.
#[derive(Default)]
struct Seen {
    syncs: Vec<(f64, f64)>,
    keys: HashMap<String, (f64, f64)>,
}

/// A call that other threads' calls were told before the end of: `fdatasync(9</x/games.sqlite-wal> <unfinished ...>`.
struct Begun<'a> {
    call: &'a str,
    at: f64,
}

/// Reads lines like `7 1700000000.123456 fdatasync(9</x/games.sqlite-wal>) = 0 <0.000123>`.
fn read(text: &str) -> Seen {
    let mut seen = Seen::default();
    let mut begun: HashMap<&str, Begun> = HashMap::new();
    let mut received: HashMap<&str, f64> = HashMap::new();
    for line in text.lines() {
        // The number of the thread stands in a column that is as wide as the longest one.
        let Some((thread, rest)) = line.split_once(' ') else { continue };
        let Some((at, end)) = rest.trim_start().split_once(' ') else { continue };
        let Ok(at) = at.parse::<f64>() else { continue };
        let end = end.trim_start();
        if let Some((_, rest)) = end.split_once(r#"accepted\",\"key\":\""#) {
            let key = rest.split('\\').next().unwrap_or_default();
            if let Some(&from) = received.get(about(end)) {
                seen.keys.entry(key.into()).or_insert((from, at));
            }
        } else if end.contains("<unfinished") {
            begun.insert(thread, Begun { call: end, at });
            continue;
        }
        let Begun { call, at } = begun.remove(thread).unwrap_or(Begun { call: end, at });
        if (call.starts_with("fdatasync(") || call.starts_with("fsync(")) && about(call).ends_with("-wal") {
            if end.contains("= 0") {
                seen.syncs.push((at, at + taken(end)));
            }
        } else if call.starts_with("recvfrom(") && !end.contains("= -1") {
            received.insert(about(call), at);
        }
    }
    seen
}

/// The file or socket that a call is about.
fn about(call: &str) -> &str {
    let what = call.split_once('<').map_or("", |(_, rest)| rest);
    what.split_once('>').map_or(what, |(what, _)| what)
}

/// How long a call took, as strace tells at the end of its line.
fn taken(call: &str) -> f64 {
    call.rsplit_once('<').and_then(|(_, rest)| rest.trim_end_matches('>').parse().ok()).unwrap_or(0.0)
}

/// Plays moves under strace. For how many of them a synchronisation began and ended between their receipt and their acknowledgement,
/// and what strace saw at first, for whoever wonders.
async fn synchronised(folder: &Path, query: &str) -> (usize, String) {
    let trace = folder.join("trace");
    let database = format!("sqlite://{}/games.sqlite{query}", folder.display());
    let mut command = Command::new("strace");
    command
        .args(["-f", "-ttt", "-T", "-y", "-s", "400", "-e", "trace=fsync,fdatasync,recvfrom,write,writev,sendto", "-o"])
        .arg(&trace);
    command.arg(klejnot().get_program()).env("LC_ALL", "C");
    command.args(["serve", "--port", "0", "--log", "error", "--database", &database]);
    let mut program = Program::run(&mut command);
    // strace itself hears no signals.
    let children = std::fs::read_to_string(format!("/proc/{0}/task/{0}/children", program.process)).unwrap();
    program.process = children.split_whitespace().next().expect("strace runs the server").parse().unwrap();
    let mut driver = open(program.address, "dc").await;
    // A client may say only so much through one socket in so short a time.
    for _ in 0..MOVES / 50 {
        assert_eq!(driver.play_steadily(50).await, Some(50));
    }
    let (status, _) = program.signal("TERM");
    assert_eq!(status.code(), Some(0));
    let text = std::fs::read_to_string(&trace).unwrap();
    let seen = read(&text);
    assert_eq!(seen.keys.len(), MOVES, "strace saw all acknowledgements");
    let between = |(from, until): &(f64, f64)| seen.syncs.iter().any(|(begun, ended)| begun >= from && ended <= until);
    let first: Vec<&str> = text.lines().take(200).collect();
    (seen.keys.values().filter(|key| between(key)).count(), first.join("\n"))
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
