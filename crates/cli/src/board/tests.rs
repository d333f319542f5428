use super::{COLUMNS, Style};
use game::{Config, Dice, Eyes, FastDice, Game, Turn};
use text::{Lang, Text};

/// Names that are short, empty, long, wide, and hostile.
const NAMES: [&str; 4] = ["Anna", "", "Konstantynopolitańczykowianeczka", "日本語の長い名前です\u{1b}[2J"];

type Draw<V> = fn(&V, &Text, &[String], Style) -> String;

/// Plays random games with some liking for cards, and looks at every position through all eyes.
fn look<G: Game>(draw: Draw<G::View>, mut check: impl FnMut(&G::View, &str)) {
    let texts = Lang::ALL.map(Text::new);
    let names = NAMES.map(String::from);
    let (least, most) = G::Config::PLAYERS;
    for players in least..=most {
        for seed in 0..3 {
            let mut dice = FastDice::fork(seed, players.into());
            let config = format!("players={players}").parse::<G::Config>();
            let mut game = G::start(&config.unwrap_or_else(|bad| panic!("{bad}")));
            let mut legal = Vec::new();
            for step in 0.. {
                if step % 7 == 0 || game.turn() == Turn::Over {
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
    for key in ["board-", "prompt-", "token-", "event-", "{", "}"] {
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
    look::<splendor::Splendor>(super::splendor, |view, board| {
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
    look::<splendor::Marvel>(super::marvel, |view, board| {
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
    look::<duel::Duel>(super::duel, |view, board| {
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
