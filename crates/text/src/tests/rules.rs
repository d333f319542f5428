//! Whatever the rules say, there are words for it; and there are no words for what they never say.

use super::messages;
use crate::{Lang, Text};
use game::{Arg, Config, Dice, FastDice, Game, Message, Play, Refusal, Seat, Turn};
use std::collections::BTreeSet;
use std::path::Path;

/// The beginnings of all keys that the rules use.
const PREFIXES: [&str; 6] = ["event-", "refuse-", "record-", "bad-", "dc-", "cards-"];

/// Every key in the source of the rules: a whole string literal with one of the prefixes.
fn keys_in(folder: &Path, keys: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            keys_in(&path, keys);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = std::fs::read_to_string(&path).unwrap();
            let literals = source.split('"').skip(1).step_by(2);
            let is_key = |literal: &&str| {
                let plain = literal.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
                plain && !literal.ends_with('-') && PREFIXES.iter().any(|prefix| literal.starts_with(prefix))
            };
            // Literals with quotes inside shift the parity, so both halves are looked at.
            keys.extend(literals.filter(is_key).map(str::to_owned));
            keys.extend(source.split('"').step_by(2).filter(is_key).map(str::to_owned));
        }
    }
}

#[test]
fn what_the_rules_can_say_is_what_we_have_words_for() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut said = BTreeSet::new();
    for name in ["game", "splendor", "duel", "dc"] {
        keys_in(&crates.join(name).join("src"), &mut said);
    }
    let ours = messages::all(Lang::En).into_keys();
    let ours: BTreeSet<String> = ours.filter(|key| PREFIXES.iter().any(|prefix| key.starts_with(prefix))).collect();
    let missing: Vec<_> = said.difference(&ours).collect();
    assert!(missing.is_empty(), "no words for {missing:#?}");
    let unused: Vec<_> = ours.difference(&said).collect();
    assert!(unused.is_empty(), "never said: {unused:#?}");
}

/// Says a message in every language; the text may use only what the message has.
fn check(texts: &[Text], game: &str, message: &Message, names: &[String]) {
    for text in texts {
        let (said, errors) = text.resolve(message.key, &text.arguments(game, message, names));
        assert_eq!(errors, [], "{} {message:?}", text.lang());
        assert!(said != message.key && !said.contains(['{', '}']), "{} {message:?}: {said}", text.lang());
    }
}

/// Plays random games and says everything that happens and everything that is refused.
fn say_everything<G: Game>(config: &str, games: u64) -> BTreeSet<&'static str> {
    let texts = Lang::ALL.map(Text::new);
    let english = messages::all(Lang::En);
    let names = ["Anna", "Bruno", "Cyryl", "Dora"].map(String::from);
    let config: G::Config = config.parse().unwrap_or_else(|bad| panic!("{bad}"));
    let space = G::space(&config);
    let mut keys = BTreeSet::new();
    let mut said = BTreeSet::new();
    let mut hear = |message: Message| {
        // One message of each shape is enough.
        let shape = format!("{:?}", message.args.iter().map(|(_, arg)| shape(arg)).collect::<Vec<_>>());
        keys.insert(message.key);
        if said.insert((message.key, shape)) {
            check(&texts, G::NAME, &message, &names);
            let given: BTreeSet<String> = message.args.iter().map(|(name, _)| (*name).into()).collect();
            let needed = english[message.key].arguments();
            assert!(needed.is_subset(&given), "{message:?} needs {needed:?}");
        }
    };
    for number in 0..games {
        let mut dice = FastDice::new(number);
        let mut play = Play::<G>::new(config.clone());
        let mut legal = Vec::new();
        let mut events = Vec::new();
        while play.game().turn() != Turn::Over {
            play.game().legal(&mut legal);
            let other = space[dice.below(space.len() as u32) as usize];
            if legal.binary_search(&other).is_err() {
                hear(play.game().refuse(other).reason);
            }
            let action = legal[dice.below(legal.len() as u32) as usize];
            play.try_apply(action, &mut events).expect("legal");
            for event in events.drain(..) {
                for eyes in game::Eyes::all(config.players()) {
                    hear(G::tell(&G::mask_event(&event, eyes)));
                }
            }
        }
    }
    keys
}

fn shape(arg: &Arg) -> String {
    match arg {
        Arg::Number(number) => format!("number {}", (*number).clamp(0, 5)),
        Arg::Tokens(letters) => format!("{} tokens", letters.len()),
        Arg::Card(code) | Arg::Tile(code) => code.clone(),
        Arg::Seat(_) => "seat".into(),
        Arg::Seats(seats) => format!("{} seats", seats.len()),
        Arg::Text(text) => text.clone(),
        Arg::Cards(codes) => format!("{} cards", codes.len().min(2)),
        Arg::Name(code) => code.clone(),
        Arg::Message(message) | Arg::Noun(message) => message.key.into(),
        Arg::Messages(messages) => format!("{} messages", messages.len()),
    }
}

#[test]
fn everything_said_in_games_of_splendor_has_words() {
    let keys = say_everything::<splendor::Splendor>("players=3", 300);
    for key in ["event-reserved", "event-bought", "event-noble", "refuse-too-dear", "refuse-pile-small"] {
        assert!(keys.contains(key), "{key} was not heard");
    }
}

#[test]
fn everything_said_in_games_of_marvel_has_words() {
    let keys = say_everything::<splendor::Marvel>("players=3", 100);
    for key in ["event-marvel-recruited", "event-marvel-location", "event-marvel-stone", "event-marvel-avengers-from"] {
        assert!(keys.contains(key), "{key} was not heard");
    }
}

#[test]
fn everything_said_in_games_of_duel_has_words() {
    let keys = say_everything::<duel::Duel>("players=2", 300);
    for key in ["event-duel-stole", "event-duel-associated", "event-duel-royal", "refuse-duel-never-gold"] {
        assert!(keys.contains(key), "{key} was not heard");
    }
}

#[test]
fn everything_said_in_games_of_dc_has_words() {
    let keys = say_everything::<dc::Dc>("players=3 mode=base", 40);
    for key in ["event-dc-defeated", "event-dc-attacks", "event-dc-over", "refuse-dc-power", "refuse-dc-not-face-up"] {
        assert!(keys.contains(key), "{key} was not heard");
    }
    let keys = say_everything::<dc::Dc>("players=4 mode=watchmen", 60);
    for key in ["event-dc-contributed", "event-dc-over-mastermind", "refuse-dc-no-help", "refuse-dc-contribute-first"] {
        assert!(keys.contains(key), "{key} was not heard");
    }
}

#[test]
fn every_card_of_dc_has_a_name() {
    let set = dc::cards();
    let cards = set.cards().iter().map(|facts| format!("card-dc-{}", facts.id));
    let tiles = set.heroes().iter().map(|facts| &facts.id);
    let tiles = tiles.chain(set.challenges().iter().map(|facts| &facts.id));
    let tiles = tiles.chain(set.plots().iter().map(|facts| &facts.id));
    let tiles = tiles.chain(set.machinations().iter().map(|facts| &facts.id));
    let wanted: BTreeSet<String> = cards.chain(tiles.map(|id| format!("tile-dc-{id}"))).collect();
    let is_name = |key: &String| key.starts_with("card-dc-") || key.starts_with("tile-dc-");
    let named: BTreeSet<String> = messages::all(Lang::En).into_keys().filter(is_name).collect();
    assert_eq!(named, wanted);
}

#[test]
fn the_same_cards_are_told_once_with_their_number() {
    let cards = ["punch", "punch", "kick"].map(String::from).to_vec();
    let message = Message::new("event-dc-revealed-hand")
        .with("seat", Seat::new(0))
        .with("count", 3)
        .with("cards", Arg::Cards(cards));
    let names = ["Anna".to_owned()];
    let said = Lang::ALL.map(|lang| Text::new(lang).say("dc", &message, &names));
    assert_eq!(said[0], "Anna shows the hand: 2 × Punch (punch), Kick (kick).");
    assert_eq!(said[1], "Anna pokazuje rękę: 2 × Cios (punch), Kopniak (kick).");
    assert_eq!(said[2], "Anna показывает руку: 2 × «Удар» (punch), «Пинок» (kick).");
}

#[test]
fn a_mistake_in_a_card_file_is_told_with_its_place() {
    let said = |text: &str| {
        let bad = dc::load(Some(("my.ron", text))).err().expect("a mistake");
        Lang::ALL.map(|lang| Text::new(lang).say("dc", &bad.message(), &[]))
    };
    let dear =
        said("(\n  cards: [\n    (id: \"kick\", kind: SuperPower, cost: 99, copies: 1, source: Printed),\n  ],\n)");
    assert_eq!(dear[0], "my.ron, line 3, card kick, field cost: 99 is not a number from 0 to 20");
    assert_eq!(dear[1], "my.ron, wiersz 3, karta kick, pole cost: 99 to nie jest liczba od 0 do 20");
    assert_eq!(dear[2], "my.ron, строка 3, карта kick, поле cost: 99 — не число от 0 до 20");
    let unknown = said("(heroes: [(id: \"owl\", pack: Base, source: Printed, topdecks: Named(\"lamp\"))])");
    assert_eq!(unknown[0], "my.ron, line 1, card owl, field topdecks: there is no card with the id lamp");
    let few = said("(cards: [(id: \"punch\", kind: Starter, cost: 0, copies: 3, source: Printed)])");
    assert_eq!(few[0], "my.ron, line 1, card punch, field cards: too few: 3 of at least 35");
}

#[test]
fn a_refusal_names_its_rule() {
    let refusal = Refusal::new("SPL-12", "refuse-pile-small")
        .with("tokens", Arg::Tokens("G".into()))
        .with("least", 4)
        .with("count", 3);
    let said = Lang::ALL.map(|lang| Text::new(lang).refusal("splendor", &refusal, &[]));
    assert_eq!(said[0], "SPL-12: two alike come only from a pile of at least 4 (green: 3)");
    assert_eq!(said[1], "SPL-12: dwa jednakowe można wziąć tylko ze stosu liczącego co najmniej 4 (zielony: 3)");
    assert_eq!(said[2], "SPL-12: два одинаковых можно взять, только если в стопке не меньше 4 (зелёный: 3)");
}

#[test]
fn players_have_names_or_numbers() {
    let seats: Vec<Seat> = Seat::all(3).collect();
    let names = ["Anna".to_owned(), String::new()];
    let message = Message::new("event-shared").with("winners", Arg::Seats(seats));
    assert_eq!(Text::new(Lang::Pl).say("splendor", &message, &names), "Wspólne zwycięstwo: Anna, gracz 2 i gracz 3.");
    let message = Message::new("event-won").with("seat", Seat::new(0));
    assert_eq!(Text::new(Lang::Ru).say("splendor", &message, &names), "Побеждает Anna!");
}

#[test]
fn an_unseen_card_is_told_by_its_level() {
    let message = |card: &str, joker: &str| {
        Message::new("event-reserved-with")
            .with("seat", Seat::new(0))
            .with("card", Arg::Card(card.into()))
            .with("tokens", Arg::Tokens(joker.into()))
    };
    let text = Text::new(Lang::Pl);
    let names = ["Anna".to_owned()];
    let unseen = text.say("splendor", &message("2?", "Y"), &names);
    assert_eq!(unseen, "Anna rezerwuje nieznaną kartę poziomu 2 i bierze: złoto.");
    assert_eq!(text.say("splendor", &message("2K4", "Y"), &names), "Anna rezerwuje kartę 2K4 i bierze: złoto.");
    assert_eq!(text.say("marvel", &message("3R1", "S"), &names), "Anna rezerwuje kartę Thor (3R1) i bierze: szary.");
}
