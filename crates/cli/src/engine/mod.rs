//! The engine protocol: one JSON request and one JSON answer per line. `docs/protocol.md` describes it.

mod answer;
mod fault;
mod games;
mod lines;
mod request;

pub use fault::Fault;
pub use lines::{LONGEST, Line, Lines};

use answer::Answer;
use catalog::{AnyGame, AnyPlay, Budget};
use fault::Expected;
use game::{ActionView, Eyes, Record, Seat, Turn};
use games::{Chance, GameId, Games, Session};
use request::{Request, shorten};
use std::time::Duration;
use text::Text;

/// The most games that are open at the same time.
pub const MOST_GAMES: usize = 1000;

/// All commands.
pub const COMMANDS: &[&str] = &[
    "games", "new", "load", "turn", "legal", "check", "apply", "undo", "view", "log", "returns", "record", "bestmove",
    "close",
];

/// The engine: games, and answers to requests about them.
///
/// Whatever comes in, it answers with one line and goes on; a request that is refused changes nothing.
pub struct Engine {
    games: Games,
    text: Text,
}

impl Engine {
    /// An engine without games that explains errors in the language of `text`.
    pub fn new(text: Text) -> Self {
        Self { games: Games::default(), text }
    }

    /// The answer to one line, without a line end.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let mut id = None;
        match Request::parse(line).and_then(|request| self.carry_out(request, &mut id)) {
            Ok(answer) => answer.finish(id),
            Err(fault) => answer::error(&fault, id, &self.text),
        }
    }

    /// The answer to a line that was too long to be kept.
    pub fn too_long(&self) -> String {
        answer::error(&Fault::TooLong, None, &self.text)
    }

    fn carry_out<'a>(&mut self, mut request: Request<'a>, id: &mut Option<&'a str>) -> Result<Answer, Fault> {
        request.check_duplicates()?;
        *id = request.id()?;
        let command = request.string("cmd")?;
        match command.as_str() {
            "games" => {
                request.finish()?;
                let games: Vec<_> = AnyGame::ALL.iter().map(|game| game.info()).collect();
                Ok(Answer::new().with("games", &games))
            }
            "new" => self.new_game(request),
            "load" => self.load(request),
            "turn" => self.turn(request),
            "legal" => self.legal(request),
            "check" => self.check(request),
            "apply" => self.apply(request),
            "undo" => self.undo(request),
            "view" => self.view(request),
            "log" => self.log(request),
            "returns" => self.returns(request),
            "record" => self.record(request),
            "bestmove" => self.best_move(request),
            "close" => {
                let game_id = GameId::read(&mut request)?;
                request.finish()?;
                self.games.close(&game_id)?;
                Ok(Answer::new().with("open", &self.games.count()))
            }
            unknown => Err(Fault::UnknownCommand(shorten(unknown))),
        }
    }

    fn new_game(&mut self, mut request: Request) -> Result<Answer, Fault> {
        let game_id = GameId::read(&mut request)?;
        let name = request.string("game")?;
        let game: AnyGame = name.parse().map_err(|_| Fault::UnknownGame(shorten(&name)))?;
        let players = request.number("players")?;
        let options = request.optional_pairs("options")?;
        let chance = Chance::read(&mut request)?;
        request.finish()?;
        let config = game.configure(players, &options).map_err(Fault::BadOption)?;
        let play = AnyPlay::new(game, &config).map_err(Fault::BadOption)?;
        self.open(game_id, Session::new(play, chance))
    }

    fn load(&mut self, mut request: Request) -> Result<Answer, Fault> {
        let game_id = GameId::read(&mut request)?;
        let text = request.string("record")?;
        let chance = Chance::read(&mut request)?;
        request.finish()?;
        let record = Record::parse(&text).map_err(|bad| Fault::BadRecord("", bad))?;
        let play = AnyPlay::replay(&record).map_err(|bad| {
            let game = record.game().ok().and_then(|name| name.parse::<AnyGame>().ok());
            Fault::BadRecord(game.map_or("", AnyGame::name), bad)
        })?;
        self.open(game_id, Session::new(play, chance))
    }

    fn open(&mut self, game_id: GameId, session: Session) -> Result<Answer, Fault> {
        let session = self.games.open(game_id, session)?;
        let play = &session.play;
        Ok(Answer::new()
            .with("game", &play.game().name())
            .with("version", &play.game().version())
            .with("players", &play.seats())
            .with("config", &play.config())
            .with("steps", &answer::steps(play, Eyes::Referee, session.drawn_from))
            .with("length", &play.len())
            .with("turn", &play.turn()))
    }

    fn turn(&mut self, mut request: Request) -> Result<Answer, Fault> {
        let session = self.games.get(&GameId::read(&mut request)?)?;
        request.finish()?;
        Ok(session.status(Answer::new()))
    }

    fn legal(&mut self, mut request: Request) -> Result<Answer, Fault> {
        let session = self.games.get(&GameId::read(&mut request)?)?;
        let describe = request.optional_flag("describe")?;
        request.finish()?;
        let legal = session.play.legal();
        let actions: Vec<&str> = legal.iter().map(|choice| choice.action.as_str()).collect();
        let mut answer = session.status(Answer::new()).with("actions", &actions);
        if describe {
            let described: Vec<&ActionView> = legal.iter().map(|choice| &choice.view).collect();
            answer = answer.with("described", &described);
        }
        Ok(match session.play.turn() {
            Turn::Chance => {
                let weights: Vec<u32> = legal.iter().filter_map(|choice| choice.weight).collect();
                answer.with("weights", &weights)
            }
            Turn::Player(_) | Turn::Over => answer,
        })
    }

    fn check(&mut self, mut request: Request) -> Result<Answer, Fault> {
        let session = self.games.get(&GameId::read(&mut request)?)?;
        let action = request.string("action")?;
        request.finish()?;
        let refused = session.check(&action).err();
        let answer = session.status(Answer::new()).with("legal", &refused.is_none());
        Ok(refused.iter().fold(answer, |answer, fault| answer.with("why", &fault.told(&self.text))))
    }

    fn apply(&mut self, mut request: Request) -> Result<Answer, Fault> {
        let session = self.games.get(&GameId::read(&mut request)?)?;
        let actions = request.one_or_more("action", "actions")?;
        let eyes = read_eyes(&mut request, session.play.seats())?.unwrap_or(Eyes::Referee);
        request.finish()?;
        let before = session.play.len();
        session.apply(&actions)?;
        Ok(session.status(Answer::new().with("steps", &answer::steps(&session.play, eyes, before))))
    }

    fn undo(&mut self, mut request: Request) -> Result<Answer, Fault> {
        let session = self.games.get(&GameId::read(&mut request)?)?;
        request.finish()?;
        let before = session.play.len();
        if !session.play.undo() {
            return Err(Fault::NothingToUndo);
        }
        let undone = before - session.play.len();
        Ok(session.status(Answer::new().with("undone", &undone)))
    }

    fn view(&mut self, mut request: Request) -> Result<Answer, Fault> {
        let session = self.games.get(&GameId::read(&mut request)?)?;
        let eyes = read_eyes(&mut request, session.play.seats())?.ok_or(Fault::MissingField("seat"))?;
        request.finish()?;
        Ok(Answer::new().with("view", &session.play.view(eyes)))
    }

    fn log(&mut self, mut request: Request) -> Result<Answer, Fault> {
        let session = self.games.get(&GameId::read(&mut request)?)?;
        let eyes = read_eyes(&mut request, session.play.seats())?.unwrap_or(Eyes::Referee);
        let from = request.optional_number("from")?.unwrap_or(0);
        request.finish()?;
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        Ok(session.status(Answer::new().with("steps", &answer::steps(&session.play, eyes, from))))
    }

    fn returns(&mut self, mut request: Request) -> Result<Answer, Fault> {
        let session = self.games.get(&GameId::read(&mut request)?)?;
        request.finish()?;
        let returns = session.play.returns().ok_or(Fault::NotOver)?;
        let seats = || Seat::all(returns.seats());
        Ok(Answer::new()
            .with("result", &returns.to_string())
            .with("values", &seats().map(|seat| returns.value(seat)).collect::<Vec<_>>())
            .with("places", &seats().map(|seat| returns.place(seat)).collect::<Vec<_>>())
            .with("winners", &returns.winners().collect::<Vec<_>>()))
    }

    fn record(&mut self, mut request: Request) -> Result<Answer, Fault> {
        let session = self.games.get(&GameId::read(&mut request)?)?;
        request.finish()?;
        Ok(Answer::new().with("record", &session.record().to_string()))
    }

    /// By what the seat that is to move knows, and nothing else.
    fn best_move(&mut self, mut request: Request) -> Result<Answer, Fault> {
        let session = self.games.get(&GameId::read(&mut request)?)?;
        let budget = read_budget(&mut request)?;
        let seed = request.optional_number("seed")?.unwrap_or(0);
        request.finish()?;
        let advice = session.play.advise(budget, seed).ok_or(Fault::NoDecision)?;
        Ok(session
            .status(Answer::new())
            .with("action", &advice.choices[0].action)
            .with("choices", &advice.choices)
            .with("values", &advice.values)
            .with("errors", &advice.errors)
            .with("iterations", &advice.iterations))
    }
}

/// More would not come to an end while anybody waits.
const MOST_ITERATIONS: u64 = 10_000_000;
const MOST_MILLISECONDS: u64 = 600_000;

/// How long to think: `iterations` or `milliseconds`.
fn read_budget(request: &mut Request) -> Result<Option<Budget>, Fault> {
    let iterations = request.optional_number("iterations")?;
    let milliseconds = request.optional_number("milliseconds")?;
    match (iterations, milliseconds) {
        (None, None) => Ok(None),
        (Some(number @ 1..=MOST_ITERATIONS), None) => Ok(Some(Budget::iterations(number as u32))),
        (Some(_), None) => Err(Request::bad("iterations", Expected::Positive { most: MOST_ITERATIONS })),
        (None, Some(number @ 1..=MOST_MILLISECONDS)) => Ok(Some(Budget::time(Duration::from_millis(number)))),
        (_, Some(_)) => Err(Request::bad("milliseconds", Expected::Positive { most: MOST_MILLISECONDS })),
    }
}

/// Whose eyes: `seat`, or `eyes` for those without one.
fn read_eyes(request: &mut Request, seats: u8) -> Result<Option<Eyes>, Fault> {
    let seat = request.optional_number("seat")?;
    let eyes = request.optional_string("eyes")?;
    match (seat, eyes.as_deref()) {
        (None, None) => Ok(None),
        (Some(seat), None) if seat < u64::from(seats) => Ok(Some(Eyes::Seat(Seat::new(seat as u8)))),
        (Some(_), None) => Err(Request::bad("seat", Expected::Number { most: u64::from(seats) - 1 })),
        (None, Some("spectator")) => Ok(Some(Eyes::Spectator)),
        (None, Some("everything")) => Ok(Some(Eyes::Referee)),
        (_, Some(_)) => Err(Request::bad("eyes", Expected::Eyes)),
    }
}
