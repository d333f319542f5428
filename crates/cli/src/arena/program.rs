//! Programs that play: `docs/protocol.md` says how they are spoken to.

use crate::engine::{Line, Lines};
use game::{Game, Seen, Turn};
use search::{Failure, Player};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// A command that starts a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    command: String,
    words: Vec<String>,
}

impl Program {
    /// Splits a command at spaces; quotes keep words together. Nothing if it is empty or a quote is left open.
    pub fn read(command: &str) -> Option<Self> {
        let words = words(command).filter(|words| !words.is_empty())?;
        Some(Self { command: command.trim().into(), words })
    }

    /// Starts it. It ends when the game does.
    pub fn start(&self) -> io::Result<Running> {
        let mut command = Command::new(&self.words[0]);
        command.args(&self.words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped());
        // A group of its own, so that what it starts can be ended with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (requests, to_send) = channel();
        // One answer at a time: a program that talks without end is not listened to.
        let (heard, answers) = sync_channel(1);
        let (stdin, stdout) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
        thread::spawn(move || speak(stdin, &to_send));
        thread::spawn(move || listen(stdout, &heard));
        Ok(Running { child, requests: Some(requests), answers })
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.command)
    }
}

/// The words of a command.
fn words(command: &str) -> Option<Vec<String>> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for c in command.chars() {
        match (quote, c) {
            (Some(open), _) if c == open => quote = None,
            (None, '"' | '\'') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, _) if c.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

/// A program that was started. Threads of their own write to it and read from it, so that nobody waits for it longer than they want to.
pub struct Running {
    child: Child,
    requests: Option<Sender<String>>,
    answers: Receiver<String>,
}

impl Running {
    /// One line there, one line back.
    fn ask(&self, line: String, patience: Duration) -> Result<String, Failure> {
        let requests = self.requests.as_ref().expect("it is spoken to until it ends");
        // If nobody takes the request, no answer will come either.
        let _ = requests.send(line);
        self.answers.recv_timeout(patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => Failure::Silent,
            RecvTimeoutError::Disconnected => Failure::Gone,
        })
    }
}

/// So many characters of an answer that makes no sense are repeated.
const LONGEST_QUOTE: usize = 60;

/// How long a program may take to end after its input has ended.
const GRACE: Duration = Duration::from_millis(300);

/// The end of its input tells a program to end. One that does not is ended.
impl Drop for Running {
    fn drop(&mut self) {
        drop(self.requests.take());
        let start = Instant::now();
        while start.elapsed() < GRACE {
            match self.child.try_wait() {
                Ok(None) => thread::sleep(Duration::from_millis(2)),
                Ok(Some(_)) | Err(_) => return,
            }
        }
        #[cfg(unix)]
        let _ = rustix::process::kill_process_group(
            rustix::process::Pid::from_child(&self.child),
            rustix::process::Signal::KILL,
        );
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn speak(mut stdin: ChildStdin, to_send: &Receiver<String>) {
    for line in to_send {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.write_all(b"\n")).and_then(|()| stdin.flush()).is_err()
        {
            return;
        }
    }
}

fn listen(stdout: ChildStdout, heard: &SyncSender<String>) {
    let mut lines = Lines::new(BufReader::new(stdout));
    loop {
        let line = match lines.next() {
            Ok(Line::Whole(line)) => String::from_utf8_lossy(line).into_owned(),
            Ok(Line::TooLong) => "…".into(),
            Ok(Line::End) | Err(_) => return,
        };
        if heard.send(line).is_err() {
            return;
        }
    }
}

/// A program at a table. One process plays one seat of one game.
pub struct Outsider<G: Game> {
    /// Nothing if it could not be started.
    running: Option<Running>,
    config: String,
    patience: Duration,
    /// What has happened since it was last asked.
    log: Vec<Told>,
    legal: Vec<G::Action>,
}

impl<G: Game> Outsider<G> {
    /// Starts the program for a game with this config.
    pub fn new(program: &Program, config: &G::Config, patience: Duration) -> Self {
        let running = program.start().ok();
        Self { running, config: config.to_string(), patience, log: Vec::new(), legal: Vec::new() }
    }
}

/// An action as the seat sees it.
#[derive(Serialize)]
struct Told {
    actor: Turn,
    action: String,
}

/// What a program is asked.
#[derive(Serialize)]
struct Request<'a, V> {
    cmd: &'static str,
    game: &'static str,
    version: u16,
    config: &'a str,
    seat: game::Seat,
    view: V,
    legal: Vec<String>,
    log: &'a [Told],
}

/// What it answers. More fields do no harm.
#[derive(Deserialize)]
struct Reply {
    action: String,
}

impl<G: Game> Player<G> for Outsider<G> {
    fn choose(&mut self, seen: &Seen<G>) -> Result<G::Action, Failure> {
        seen.legal(&mut self.legal);
        let request = Request {
            cmd: "choose",
            game: G::NAME,
            version: G::VERSION,
            config: &self.config,
            seat: seen.seat(),
            view: seen.view(),
            legal: self.legal.iter().map(ToString::to_string).collect(),
            log: &self.log,
        };
        let line = serde_json::to_string(&request).expect("plain data");
        self.log.clear();
        let answer = self.running.as_ref().ok_or(Failure::Gone)?.ask(line, self.patience)?;
        let nonsense = |text: &str| Failure::Nonsense(text.chars().take(LONGEST_QUOTE).collect());
        let reply: Reply = serde_json::from_str(&answer).map_err(|_| nonsense(&answer))?;
        reply.action.parse().map_err(|_| nonsense(&reply.action))
    }

    fn hear(&mut self, actor: Turn, action: G::Action) {
        self.log.push(Told { actor, action: action.to_string() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_split_at_spaces_and_quotes_keep_words_together() {
        assert_eq!(words(" python3  bot.py ").unwrap(), ["python3", "bot.py"]);
        assert_eq!(words("sh -c 'read x; echo \"$x\"'").unwrap(), ["sh", "-c", "read x; echo \"$x\""]);
        assert_eq!(words("a\"b c\"d ''").unwrap(), ["ab cd", ""]);
        assert_eq!(words("it's"), None);
        assert_eq!(Program::read("  "), None);
        assert_eq!(Program::read("\"open"), None);
        assert_eq!(Program::read(" run  it ").unwrap().to_string(), "run  it");
    }
}
