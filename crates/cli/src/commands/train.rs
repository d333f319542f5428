//! `klejnot train`: a net learns to judge positions, from games that bots play against themselves.

use crate::file::{cannot, write_whole};
use crate::progress;
use crate::stop::Stop;
use crate::terminal::Terminal;
use crate::train::curve;
use crate::train::folder::{Folder, Plan, Round, stop};
use crate::words::{self, grouped};
use catalog::{AnyGame, Pupil, Taught, learned};
use clap::Args;
use game::Config;
use learned::{Fit, Learned, Lesson, Net, Shape, Sight, school};
use rayon::prelude::*;
use search::Meeting;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use text::Text;

/// Arguments of `klejnot train`.
#[derive(Args, Debug)]
pub struct TrainArgs {
    /// The game: splendor, marvel or duel
    game: String,

    /// How many play [default: the fewest]
    #[arg(long, value_name = "P")]
    players: Option<u64>,

    /// How many rounds in all; more than before goes on where the last one ended
    #[arg(long, value_name = "R", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=1000))]
    rounds: u64,

    /// How many games in each round
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,

    /// How many iterations for each choice
    #[arg(long, value_name = "I", default_value_t = 200, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    iterations: u32,

    /// How many games between each new net and the best so far
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u64).range(2..=1_000_000))]
    trials: u64,

    /// The seed of everything
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Begin with this net, instead of one that knows nothing and the hand-made opinion
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,

    /// Where games, nets and the log are kept [default: training/GAME-PLAYERS]
    #[arg(long, value_name = "DIR")]
    into: Option<PathBuf>,

    /// Write the best net to this file in the end
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Trains, and says how it goes.
pub fn train(args: &TrainArgs, text: &Text, terminal: &mut Terminal) -> Result<(), Stop> {
    let game: AnyGame = args.game.parse().map_err(|_| Stop::failed(words::unknown_game(text, &args.game)))?;
    let players = args.players.unwrap_or(game.players().0.into());
    let config =
        game.configure(players, &[]).map_err(|bad| Stop::failed(text.say(game.name(), &bad.message(), &[])))?;
    let training = Training { args, players: players as u8, config: &config, text, terminal };
    game.teach(training).unwrap_or_else(|| {
        let name = text.format("train-no-sight", &[("title", game.name().to_owned().into())]);
        Err(Stop::failed(name))
    })
}

/// Lessons of so many rounds are kept: those of weaker nets fade away.
const WINDOW: u64 = 5;
/// How often a round goes through its lessons.
const PASSES: i32 = 3;
/// How fast the first pass learns, and by how much slower each that follows.
const RATE: f32 = 0.002;
const SLOWER: f32 = 0.3;
/// How much a lesson believes in what the search expected, rather than in how the game ended.
const FAITH: f32 = 0.5;

struct Training<'a> {
    args: &'a TrainArgs,
    players: u8,
    config: &'a str,
    text: &'a Text,
    terminal: &'a mut Terminal,
}

impl Pupil for Training<'_> {
    type Output = Result<(), Stop>;

    fn teach<G: Taught>(self) -> Result<(), Stop> {
        let Self { args, players, text, terminal, .. } = self;
        let config: G::Config = self.config.parse().expect("it was checked");
        let shape = Shape::of::<G>(players);
        let first = args.from.as_ref().map(|file| read_net::<G>(file, shape, text)).transpose()?;
        let plan = Plan {
            game: G::NAME.into(),
            version: G::VERSION,
            layout: G::LAYOUT,
            players,
            games: args.games,
            iterations: args.iterations,
            trials: args.trials,
            seed: args.seed,
            from: first.as_ref().map(|net| net.sum(G::NAME)),
        };
        let default = || PathBuf::from("training").join(format!("{}-{players}", G::NAME));
        let path = args.into.clone().unwrap_or_else(default);
        let folder = Folder::open(&path, &plan, text)?;
        let mut rounds = folder.rounds(text)?;
        for round in &rounds {
            terminal.say(line(round, text))?;
        }
        let read = |round: u64| read_net::<G>(&folder.net_file(round), shape, text);
        let mut student = match rounds.last() {
            Some(last) => read(last.round)?,
            None => first.clone().unwrap_or_else(|| Net::new(shape, args.seed)),
        };
        let best = match rounds.iter().rfind(|round| round.accepted) {
            Some(round) => Some(read(round.round)?),
            None => first,
        };
        let mut best = best.map(|net| Arc::new(Learned::with(G::judge(), net)));
        let mut lessons: BTreeMap<u64, Vec<Lesson<G>>> = BTreeMap::new();
        for round in rounds.len() as u64..args.rounds {
            let seed = args.seed.wrapping_mul(1_000_003).wrapping_add(round);
            let class = Class { plan: &plan, config: &config, folder: &folder, seed, text };
            class.play::<G>(round, best.as_ref())?;
            for round in round.saturating_sub(WINDOW - 1)..=round {
                if let Entry::Vacant(place) = lessons.entry(round) {
                    place.insert(class.lessons(round)?);
                }
            }
            lessons.retain(|&kept, _| kept + WINDOW > round);
            let unseen = (round > 0).then(|| learned::loss(&student, &lessons[&round]));
            let all: Vec<Lesson<G>> = lessons.values().flatten().cloned().collect();
            let mut fit = Fit::new(student);
            let mut loss = 0.0;
            let bar = progress::named(PASSES as u64, text.get("train-learning"));
            for pass in 0..PASSES {
                loss = fit.pass(&all, RATE * SLOWER.powi(pass), seed.wrapping_add(pass as u64));
                bar.inc(1);
            }
            bar.finish_and_clear();
            student = fit.net().clone();
            let candidate = Arc::new(Learned::with(G::judge(), student.clone()));
            let score = class.compare(&candidate, best.as_ref());
            let elo = elo(score, plan.trials);
            let accepted = score > 0.5;
            let before = rounds.last().map_or(0.0, |round| round.total);
            let total = if accepted { before + elo } else { before };
            let report = Round { round, lessons: all.len(), unseen, loss, score, elo, total, accepted };
            folder.keep_net(round, &student.to_bytes(G::NAME), text)?;
            folder.note(&report, text)?;
            terminal.say(line(&report, text))?;
            terminal.flush()?;
            rounds.push(report);
            let title = text.format(
                "train-curve-title",
                &[("title", G::NAME.to_owned().into()), ("players", players.to_string().into())],
            );
            folder.write("curve.svg", curve::draw(&title, &rounds, text).as_bytes(), text)?;
            if accepted {
                best = Some(candidate);
            }
        }
        let Some(round) = rounds.iter().rfind(|round| round.accepted) else {
            terminal.say(text.get("train-nothing-better"))?;
            return Ok(());
        };
        let mut net = folder.net_file(round.round);
        if let Some(out) = &args.out {
            let bytes = read(round.round)?.to_bytes(G::NAME);
            write_whole(out, &bytes).map_err(|error| cannot(text, "cmd-cannot-write", out, &error))?;
            net = out.clone();
        }
        let file = net.display().to_string();
        let arguments = [("file", file.into()), ("elo", format!("{:+.0}", round.total).into())];
        terminal.say(text.format("train-best", &arguments))?;
        Ok(())
    }
}

/// What the rounds of a training share.
struct Class<'a, C> {
    plan: &'a Plan,
    config: &'a C,
    folder: &'a Folder,
    seed: u64,
    text: &'a Text,
}

impl<C: Config + Sync> Class<'_, C> {
    /// Plays the games of a round that are not there yet.
    fn play<G: Taught<Config = C>>(&self, round: u64, best: Option<&Arc<Learned<G>>>) -> Result<(), Stop> {
        let there: BTreeSet<u64> = self.folder.games(round, self.text)?.into_keys().collect();
        let missing: Vec<u64> = (0..self.plan.games).filter(|number| !there.contains(number)).collect();
        let label = self.text.format("train-playing", &[("round", round.to_string().into())]);
        let bar = progress::named(missing.len() as u64, label);
        let played = missing.par_iter().try_for_each(|&number| {
            let story = match best {
                Some(judge) => school::play::<G, _>(self.config, judge, self.plan.iterations, self.seed, number),
                None => school::play::<G, _>(self.config, &G::judge(), self.plan.iterations, self.seed, number),
            };
            bar.inc(1);
            self.folder.add_game(round, number, &story, self.text)
        });
        bar.finish_and_clear();
        played
    }

    /// What there is to learn from the games of a round, in order.
    fn lessons<G: Sight<Config = C>>(&self, round: u64) -> Result<Vec<Lesson<G>>, Stop> {
        let games: Vec<String> = self.folder.games(round, self.text)?.into_values().collect();
        let each = |(number, story): (usize, &String)| {
            school::lessons::<G>(self.config, story, FAITH).ok_or_else(|| {
                let line = (number + 1).to_string();
                stop(self.text, "train-bad-line", &self.folder.games_file(round), &[("line", line)])
            })
        };
        let lessons: Vec<Vec<Lesson<G>>> = games.par_iter().enumerate().map(each).collect::<Result<_, _>>()?;
        Ok(lessons.into_iter().flatten().collect())
    }

    /// The part of all victories of a new net against the best so far.
    fn compare<G: Taught<Config = C>>(&self, new: &Arc<Learned<G>>, best: Option<&Arc<Learned<G>>>) -> f64 {
        let budget = catalog::Budget::iterations(self.plan.iterations);
        let deals = Meeting::of_two(0, 1, self.plan.players).deals(self.plan.trials);
        let bar = progress::named(deals.end, self.text.get("train-comparing"));
        let seed = !self.seed;
        let scores: Vec<f64> = deals
            .into_par_iter()
            .flat_map_iter(|deal| {
                let scores = match best {
                    Some(best) => school::compare::<G, _, _>(self.config, (new, best), budget, seed, deal),
                    None => school::compare::<G, _, _>(self.config, (new, &G::judge()), budget, seed, deal),
                };
                bar.inc(1);
                scores
            })
            .collect();
        bar.finish_and_clear();
        scores.iter().sum::<f64>() / scores.len() as f64
    }
}

fn read_net<G: Sight>(file: &Path, shape: Shape, text: &Text) -> Result<Net, Stop> {
    let bytes = std::fs::read(file).map_err(|error| cannot(text, "cmd-cannot-read", file, &error))?;
    Net::from_bytes(&bytes, G::NAME, shape)
        .map_err(|bad| Stop::failed(format!("{}: {}", file.display(), words::bad_net(text, &bad))))
}

/// Elo points of a score; one that is won or lost altogether counts as half a game less.
fn elo(score: f64, games: u64) -> f64 {
    let room = 0.5 / games as f64;
    let score = score.clamp(room, 1.0 - room);
    400.0 * (score / (1.0 - score)).log10()
}

fn line(round: &Round, text: &Text) -> String {
    let key = if round.accepted { "train-round-better" } else { "train-round-worse" };
    text.format(
        key,
        &[
            ("round", round.round.to_string().into()),
            ("lessons", grouped(round.lessons as u64).into()),
            ("loss", format!("{:.4}", round.loss).into()),
            ("score", format!("{:.1}", 100.0 * round.score).into()),
            ("elo", format!("{:+.0}", round.elo).into()),
            ("total", format!("{:+.0}", round.total).into()),
        ],
    )
}
