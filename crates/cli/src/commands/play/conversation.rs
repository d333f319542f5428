//! What is said between the players and the terminal.

use crate::board::COLUMNS;
use crate::file;
use crate::read::{Unreadable, read_line};
use crate::stop::Stop;
use crate::table::Table;
use crate::terminal::Terminal;
use crate::{screen, words};
use catalog::Refused;
use game::{Eyes, Obstacle, Seat, Turn};
use std::path::Path;
use text::Text;

/// A game being played at one terminal.
pub struct Conversation<'a> {
    table: Table,
    save: Option<&'a Path>,
    text: &'a Text,
    terminal: &'a mut Terminal,
    /// How much of the game each seat has been told.
    told: Vec<usize>,
    /// The length of the set-up.
    start: usize,
    /// The person for whom the screen is now, if there has been one.
    reader: Option<Seat>,
    /// The length of the game when the board was last shown to the reader.
    shown: Option<usize>,
}

/// How a player's move at the keyboard ended.
enum Said {
    /// Something was played or taken back.
    Moved,
    /// The player has had enough, or the input has ended.
    Left,
}

impl<'a> Conversation<'a> {
    /// A conversation about a game that stands at a decision or at its end.
    pub fn new(table: Table, save: Option<&'a Path>, text: &'a Text, terminal: &'a mut Terminal) -> Self {
        // The set-up is on the board; what is told begins after it.
        let start = table.play.set_up();
        let told = vec![start; table.seats.len()];
        Self { table, save, text, terminal, told, start, reader: None, shown: None }
    }

    /// Talks until the game is over or the players leave.
    pub fn hold(mut self) -> Result<(), Stop> {
        loop {
            while self.table.bot_acts() {}
            self.keep()?;
            let Turn::Player(seat) = self.table.play.turn() else { return self.finish() };
            if !self.make_way(seat)? {
                return self.leave();
            }
            self.tell_news(seat, Eyes::Seat(seat))?;
            self.show_board_if_changed(seat)?;
            match self.decide(seat)? {
                Said::Moved => {}
                Said::Left => return self.leave(),
            }
        }
    }

    /// Writes the game to the file of `--save`.
    fn keep(&mut self) -> Result<(), Stop> {
        self.save.map_or(Ok(()), |path| file::write(path, &self.table.record(), self.text))
    }

    /// Between two people: hides what the one saw, and waits for the other. False if the input ends.
    fn make_way(&mut self, seat: Seat) -> Result<bool, Stop> {
        if self.reader == Some(seat) || self.table.humans() < 2 {
            self.reader = Some(seat);
            return Ok(true);
        }
        self.terminal.clear()?;
        self.reader = Some(seat);
        self.shown = None;
        let curtain = self.text.format("cmd-curtain", &[("name", self.name(seat).into())]);
        Ok(self.terminal.ask(&format!("{curtain} "))?.is_some())
    }

    fn tell_news(&mut self, seat: Seat, eyes: Eyes) -> Result<(), Stop> {
        let from = std::mem::replace(&mut self.told[seat.index()], self.table.play.len());
        self.tell(eyes, from)
    }

    /// Says what has happened since action number `from`.
    fn tell(&mut self, eyes: Eyes, from: usize) -> Result<(), Stop> {
        let say = |message| self.text.say(self.game(), &message, &self.table.names);
        let story = self.table.play.story(eyes, from);
        let lines: Vec<String> =
            story.iter().flat_map(|step| step.events.messages(eyes).into_iter().map(say)).collect();
        for same in lines.chunk_by(|one, other| one == other) {
            match same.len() {
                1 => self.terminal.say(&same[0])?,
                times => {
                    let arguments = [("said", same[0].as_str().into()), ("count", (times as i64).into())];
                    self.terminal.say(self.text.format("cmd-times", &arguments))?;
                }
            }
        }
        Ok(())
    }

    /// The board, unless the reader alone has acted since it was last shown.
    fn show_board_if_changed(&mut self, seat: Seat) -> Result<(), Stop> {
        let play = &self.table.play;
        let changed = self.shown.is_none_or(|shown| (shown..play.len()).any(|i| play.actor(i) != Turn::Player(seat)));
        if changed { self.show_board(Eyes::Seat(seat)) } else { Ok(()) }
    }

    fn show_board(&mut self, eyes: Eyes) -> Result<(), Stop> {
        let board = screen::board(self.text, &self.table.play, eyes, &self.table.names, self.terminal.colour());
        self.shown = Some(self.table.play.len());
        self.terminal.say("")?;
        self.terminal.say(board)?;
        Ok(())
    }

    /// Asks until the player in this seat has played something.
    fn decide(&mut self, seat: Seat) -> Result<Said, Stop> {
        let mut ask = true;
        loop {
            if ask {
                if screen::answers(&self.table.play, seat) {
                    self.list(seat, "")?;
                }
                self.terminal.say(screen::hint(self.text, &self.table.play, seat))?;
            }
            ask = false;
            let prompt = format!("{}> ", self.name(seat));
            let Some(line) = self.terminal.ask(&prompt)? else { return Ok(Said::Left) };
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
            match (word.to_lowercase().as_str(), rest.trim()) {
                ("", _) => match screen::suggestion(&self.table.play, seat) {
                    Some(action) => {
                        self.play_listed(seat, action);
                        return Ok(Said::Moved);
                    }
                    None => ask = true,
                },
                ("?", beginning) => self.list(seat, beginning)?,
                // In the DC game one may ask others for help.
                ("help", "") if !self.table.play.allows("help") => self.help()?,
                ("h", "") => self.help()?,
                ("board" | "b", "") => self.show_board(Eyes::Seat(seat))?,
                ("log" | "l", "") => self.tell(Eyes::Seat(seat), self.start)?,
                ("hint", "") => self.advise(seat)?,
                ("undo" | "u", "") => {
                    if self.undo()? {
                        return Ok(Said::Moved);
                    }
                }
                ("save", "") => self.terminal.say(self.text.get("cmd-save-where"))?,
                ("save", path) => self.save_as(Path::new(path))?,
                ("quit" | "q" | "exit", "") => return Ok(Said::Left),
                _ => {
                    if self.act(seat, &line)? {
                        return Ok(Said::Moved);
                    }
                }
            }
        }
    }

    /// Plays what was typed: a number of the list, or actions. Says why if it can't be done.
    fn act(&mut self, seat: Seat, line: &str) -> Result<bool, Stop> {
        if let Ok(number) = line.parse::<usize>() {
            let legal = self.table.play.legal();
            let Some(choice) = number.checked_sub(1).and_then(|index| legal.get(index)) else {
                let most = ("most", (legal.len() as i64).into());
                self.terminal.say(self.text.format("cmd-no-such-number", &[("number", line.into()), most]))?;
                return Ok(false);
            };
            self.play_listed(seat, choice.action.clone());
            return Ok(true);
        }
        let names = &self.table.names;
        let game = self.table.play.game().name();
        let complaint = match read_line(&self.table.play, line) {
            Err(Unreadable(bad)) => self.text.say(game, &bad.message(), names),
            Ok(actions) => match self.table.act(seat, &actions) {
                Ok(()) => return Ok(true),
                Err(Refused::NoAction(bad)) => self.text.say(game, &bad.message(), &[]),
                Err(Refused::Blocked { why: Obstacle::Illegal(refusal), .. }) => {
                    self.text.refusal(game, &refusal, &self.table.names)
                }
                Err(Refused::Blocked { action, why }) => {
                    let reason = self.text.say(game, &why.message(), &self.table.names);
                    self.text.format("cmd-not-played", &[("action", action.into()), ("reason", reason.into())])
                }
            },
        };
        self.terminal.say(text::clip(&complaint, usize::MAX))?;
        Ok(false)
    }

    fn play_listed(&mut self, seat: Seat, action: String) {
        self.table.act(seat, &[action]).expect("what is listed is legal");
    }

    /// The legal actions that begin like this, numbered, in plain words.
    fn list(&mut self, seat: Seat, beginning: &str) -> Result<(), Stop> {
        let view = self.table.play.view(Eyes::Seat(seat));
        let legal = self.table.play.legal();
        let beginning = beginning.to_lowercase();
        let wanted =
            || legal.iter().enumerate().filter(|(_, choice)| choice.action.to_lowercase().starts_with(&beginning));
        let column = wanted().map(|(_, choice)| choice.action.len()).max().map_or(15, |longest| 15.max(longest + 1));
        for (index, choice) in wanted() {
            let meaning = words::action(self.text, self.game(), &view, choice, &self.table.names);
            let line = format!("{:>3}  {:<column$} {meaning}", index + 1, choice.action);
            self.terminal.say(text::clip(&line, COLUMNS))?;
        }
        Ok(())
    }

    /// What the strongest bot would do, by what this player knows.
    fn advise(&mut self, seat: Seat) -> Result<(), Stop> {
        let advice = self.table.advice();
        for line in words::advice(self.text, &self.table.play, seat, &advice, &self.table.names) {
            self.terminal.say(line)?;
        }
        Ok(())
    }

    fn help(&mut self) -> Result<(), Stop> {
        let own = format!("cmd-help-{}-actions", self.game());
        self.terminal.say(self.text.get(if self.text.has(&own) { &own } else { "cmd-help-actions" }))?;
        let commands = ["?, ? buy", "board", "log", "hint", "undo", "save FILE", "quit"];
        let keys = ["list", "board", "log", "hint", "undo", "save", "quit"];
        for (command, key) in commands.iter().zip(keys) {
            self.terminal.say(format!("  {command:<12} {}", self.text.get(&format!("cmd-help-{key}"))))?;
        }
        Ok(())
    }

    fn undo(&mut self) -> Result<bool, Stop> {
        let undone = self.table.undo();
        let length = self.table.play.len();
        self.told.iter_mut().for_each(|told| *told = length.min(*told));
        self.shown = self.shown.filter(|_| !undone);
        self.terminal.say(self.text.get(if undone { "cmd-undone" } else { "cmd-nothing-to-undo" }))?;
        Ok(undone)
    }

    /// A file that can't be written does not end the game.
    fn save_as(&mut self, path: &Path) -> Result<(), Stop> {
        match file::write(path, &self.table.record(), self.text) {
            Ok(()) => self.say_saved(path),
            Err(Stop::Failed(line)) => Ok(self.terminal.say(line)?),
            Err(stop) => Err(stop),
        }
    }

    fn say_saved(&mut self, path: &Path) -> Result<(), Stop> {
        let path = path.display().to_string();
        Ok(self.terminal.say(self.text.format("cmd-saved", &[("file", path.into())]))?)
    }

    fn finish(mut self) -> Result<(), Stop> {
        // Nothing is secret any more.
        let seat = self.reader.unwrap_or(Seat::new(0));
        self.tell_news(seat, Eyes::Referee)?;
        self.show_board(Eyes::Referee)?;
        self.terminal.say(self.text.get("cmd-over"))?;
        self.save.map_or(Ok(()), |path| self.say_saved(path))
    }

    fn leave(mut self) -> Result<(), Stop> {
        self.keep()?;
        match self.save {
            Some(path) => self.say_saved(path),
            None => Ok(self.terminal.say(self.text.get("cmd-left"))?),
        }
    }

    fn name(&self, seat: Seat) -> String {
        self.text.player(seat, &self.table.names)
    }

    fn game(&self) -> &'static str {
        self.table.play.game().name()
    }
}
