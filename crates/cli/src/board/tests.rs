use super::{COLUMNS, Style};
use game::{Config, Dice, Eyes, FastDice, Game, Turn};
use text::{Lang, Text};

/// Names that are short, empty, long, wide, and hostile.
const NAMES: [&str; 4] = ["Anna", "", "Konstantynopolitańczykowianeczka", "日本語の長い名前です\u{1b}[2J"];

type Draw<V> = fn(&V, &Text, &[String], Style) -> String;

/// Which games are looked at.
struct Games {
    options: &'static str,
    /// How many with each number of players.
    games: u64,
    /// One position of so many.
    every: usize,
}

const ALL: Games = Games { options: "", games: 3, every: 7 };

/// Plays random games with some liking for cards, and looks at positions through all eyes.
fn look<G: Game>(games: &Games, draw: Draw<G::View>, mut check: impl FnMut(&G::View, &str)) {
    let texts = Lang::ALL.map(Text::new);
    let names = NAMES.map(String::from);
    let (least, most) = G::Config::PLAYERS;
    for players in least..=most {
        for seed in 0..games.games {
            let mut dice = FastDice::fork(seed, players.into());
            let config = format!("players={players} {}", games.options).parse::<G::Config>();
            let mut game = G::start(&config.unwrap_or_else(|bad| panic!("{bad}")));
            let mut legal = Vec::new();
            for step in 0.. {
                if step % games.every == 0 || game.turn() == Turn::Over {
                    for (number, eyes) in Eyes::all(players).enumerate() {
                        let text = &texts[(step + number) % texts.len()];
                        let view = game.view(eyes);
                        check_text(|style| draw(&view, text, &names, style));
                        check(&view, &draw(&view, text, &names, Style { colour: false }));
                    }
                }
                if game.turn() == Turn::Over {
                    break;
                }
                game.legal(&mut legal);
                let cards = |action: &&G::Action| G::describe(**action).kind == "buy";
                let cards: Vec<G::Action> = legal.iter().filter(cards).copied().collect();
                let choices = if cards.is_empty() || dice.below(3) == 0 { &legal } else { &cards };
                let action = match game.turn() {
                    Turn::Chance => game.sample(&mut dice),
                    _ => choices[dice.below(choices.len() as u32) as usize],
                };
                game.apply(action, &mut ());
            }
        }
    }
}

/// What holds for every board in every language.
fn check_text(draw: impl Fn(Style) -> String) {
    let plain = draw(Style { colour: false });
    assert_eq!(without_escapes(&draw(Style { colour: true })), plain, "colour changes nothing else");
    assert!(!plain.contains('\u{1b}'), "no escapes without colour:\n{plain}");
    for line in plain.lines() {
        assert!(text::width(line) <= COLUMNS, "{} columns: {line}\n{plain}", text::width(line));
        assert_eq!(line, line.trim_end(), "no blanks at the end");
    }
    for key in ["board-", "prompt-", "token-", "event-", "dc-", "{", "}"] {
        assert!(!plain.contains(key), "{key} in\n{plain}");
    }
}

fn without_escapes(text: &str) -> String {
    let mut parts = text.split("\u{1b}[");
    let first = parts.next().unwrap_or_default().to_owned();
    let plain = parts.fold(first, |plain, part| plain + part.split_once('m').expect("an escape ends").1);
    plain.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

#[test]
fn splendor_is_shown_in_eighty_columns() {
    look::<splendor::Splendor>(&ALL, super::splendor, |view, board| {
        for card in view.common.market.iter().flat_map(|level| &level.cards).flatten() {
            let code = format!(" {} ", card.id);
            let line = board.lines().find(|line| line.contains(&code)).unwrap_or_else(|| panic!("{code}\n{board}"));
            assert_eq!(line.contains(&format!("┏ {} ", card.id)), card.sale.as_ref().unwrap().affordable, "{board}");
        }
        for tile in &view.common.tiles {
            assert!(board.contains(&format!(" {} ", tile.id)), "{board}");
        }
        for seat in &view.common.seats {
            for reserved in &seat.reserved {
                let code = reserved.card.as_ref().map_or(format!("{}?", reserved.level), |card| card.id.clone());
                assert!(board.contains(&format!(" {code}")), "{code}\n{board}");
            }
        }
    });
}

#[test]
fn marvel_is_shown_in_eighty_columns() {
    look::<splendor::Marvel>(&ALL, super::marvel, |view, board| {
        for card in view.common.market.iter().flat_map(|level| &level.cards).flatten() {
            assert!(board.contains(&format!(" {} ", card.id)), "{}\n{board}", card.id);
        }
        for player in &view.gauntlet {
            assert!(board.contains(&format!("A{}", player.tags)), "{board}");
        }
    });
}

#[test]
fn duel_is_shown_in_eighty_columns() {
    look::<duel::Duel>(&ALL, super::duel, |view, board| {
        for card in view.pyramid.iter().flat_map(|level| &level.cards).flatten() {
            let heavy = board.contains(&format!("┏ {} ", card.id));
            assert_eq!(heavy, card.sale.as_ref().unwrap().buyable, "{}\n{board}", card.id);
        }
        let rows: Vec<&str> = board.lines().skip(2).take(5).collect();
        for (row, cells) in rows.iter().zip(view.board.chunks(5)) {
            let shown: String = row.split_whitespace().skip(1).take(5).collect();
            let real: String = cells.iter().map(|cell| cell.token.unwrap_or('·')).collect();
            assert_eq!(shown, real, "{board}");
        }
    });
}

/// What must be on every board of the DC game.
fn dc_shows(view: &dc::View, board: &str) {
    // Codes may be broken off in a long Line-Up, prices never are.
    for sale in &view.line_up {
        let status = if sale.missing == 0 { "✓".into() } else { format!("−{}", sale.missing) };
        assert!(
            board.lines().any(|line| line.starts_with(&format!("{:>3} {status} ", sale.price))),
            "{sale:?}\n{board}"
        );
    }
    let owners = view.seats.iter().filter(|seat| seat.hand.is_some()).count();
    for player in &view.seats {
        if owners == 1 && view.number > 0 {
            for card in player.hand.iter().flatten() {
                assert!(board.contains(&format!("({card})")), "{card}\n{board}");
            }
        }
        if let Some(points) = player.points.filter(|_| !player.out) {
            assert!(board.contains(&format!("{points}★")), "{points}\n{board}");
        }
    }
    if let Some(challenge) = &view.challenge {
        let met = challenge.met.iter().filter(|met| met.is_some()).count();
        assert_eq!(board.matches("   ✓ ").count(), met, "{board}");
        assert_eq!(board.matches("   ○ ").count(), challenge.met.len() - met, "{board}");
        assert_eq!(challenge.ready, met == challenge.met.len());
    }
    assert!(board.lines().last().is_some_and(|line| line.starts_with(' ') && line.len() > 1), "a question\n{board}");
}

#[test]
fn dc_is_shown_in_eighty_columns() {
    look::<dc::Dc>(&Games { options: "mode=base", games: 1, every: 97 }, super::dc, dc_shows);
}

#[test]
fn dc_with_watchmen_is_shown_in_eighty_columns() {
    look::<dc::Dc>(&Games { options: "mode=watchmen", games: 2, every: 53 }, super::dc, dc_shows);
}

#[test]
fn dc_says_what_is_asked_in_every_language() {
    let texts = Lang::ALL.map(Text::new);
    let mut heard = std::collections::BTreeSet::new();
    for mode in ["base heroes=chosen", "watchmen heroes=two"] {
        for number in 0..12 {
            let mut dice = FastDice::fork(3, number);
            let config = format!("players={} mode={mode}", 2 + number % 4).parse().expect("a valid config");
            let mut game = dc::Dc::start(&config);
            let mut legal = Vec::new();
            while game.turn() != Turn::Over {
                if let Turn::Player(seat) = game.turn() {
                    let view = game.view(Eyes::Seat(seat));
                    let prompt = view.prompt.as_ref().expect("somebody is asked something");
                    if heard.insert(format!("{:?} {:?} {}", prompt.kind, prompt.to, prompt.card.is_some())) {
                        for text in &texts {
                            check_text(|style| super::dc(&view, text, &NAMES.map(String::from), style));
                        }
                    }
                }
                game.legal(&mut legal);
                let action = match game.turn() {
                    Turn::Chance => game.sample(&mut dice),
                    _ => legal[dice.below(legal.len() as u32) as usize],
                };
                game.apply(action, &mut ());
            }
        }
    }
    for question in ["Hero", "Act", "Cards Some(Destroyed)", "Defend", "Way", "Topdeck", "Ability", "Play"] {
        assert!(heard.iter().any(|heard| heard.starts_with(question)), "{question} was never asked: {heard:?}");
    }
}
