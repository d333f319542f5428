//! What the rules have to say, in words.

use crate::{Arguments, Text, clip};
use game::{Arg, Message, Refusal, Seat};

/// The grammatical forms in which things are named, apart from the plain one, `label`. What each is for says the head of
/// `i18n/en/dc-cards.ftl`.
pub(crate) const FORMS: [&str; 7] = ["one", "few", "many", "nom", "gen", "each", "all"];

impl Text {
    /// A message of the rules of `game`. `names` are the players in seat order.
    pub fn say(&self, game: &str, message: &Message, names: &[String]) -> String {
        self.resolve(message.key, &self.arguments(game, message, names)).0
    }

    /// A message of the rules as a sentence of its own: with a capital letter and a full stop.
    pub fn sentence(&self, game: &str, message: &Message) -> String {
        let said = self.say(game, message, &[]);
        let mut letters = said.chars();
        let mut sentence: String = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
        if !sentence.ends_with(['.', '!', '?']) {
            sentence.push('.');
        }
        sentence
    }

    /// Why a move is refused, with the rule's ID before it.
    pub fn refusal(&self, game: &str, refusal: &Refusal, names: &[String]) -> String {
        let reason = self.say(game, &refusal.reason, names);
        self.format("refusal", &[("rule", refusal.rule.into()), ("reason", reason.into())])
    }

    /// The name of a token: `white`.
    pub fn token(&self, game: &str, letter: char) -> String {
        self.some_tokens(game, letter, 1)
    }

    /// Tokens in words: `WUU` becomes `white, 2 blue`.
    pub fn tokens(&self, game: &str, letters: &str) -> String {
        let mut piles: Vec<(char, i64)> = Vec::new();
        for letter in letters.chars() {
            match piles.iter_mut().find(|pile| pile.0 == letter) {
                Some(pile) => pile.1 += 1,
                None => piles.push((letter, 1)),
            }
        }
        let in_words = |&(letter, count): &(char, i64)| match count {
            1 => self.token(game, letter),
            _ => format!("{count} {}", self.some_tokens(game, letter, count)),
        };
        piles.iter().map(in_words).collect::<Vec<_>>().join(", ")
    }

    /// A card's short name: the character's in Marvel, the printed one in DC, elsewhere the code.
    pub fn card(&self, game: &str, code: &str) -> String {
        self.named(&format!("card-{game}-{code}"), code)
    }

    /// Several cards: `Punch (punch), 2 × Kick (kick)`.
    pub fn cards(&self, game: &str, codes: &[String]) -> String {
        let in_words = |same: &[String]| {
            let card = self.with_code(self.card(game, &same[0]), &same[0]);
            match same.len() {
                1 => card,
                count => self.format("card-times", &[("count", (count as i64).into()), ("card", card.into())]),
            }
        };
        codes.chunk_by(|one, other| one == other).map(in_words).collect::<Vec<_>>().join(", ")
    }

    /// The short name of a noble, a location or a royal card; in DC, of a Super Hero, a Challenge, a Plot or Machinations.
    pub fn tile(&self, game: &str, code: &str) -> String {
        self.named(&format!("tile-{game}-{code}"), code)
    }

    /// The name of the player in a seat; a number, counted from 1, if there is no name. It cannot steer a terminal.
    pub fn player(&self, seat: Seat, names: &[String]) -> String {
        match names.get(seat.index()) {
            Some(name) if !name.is_empty() => clip(name, usize::MAX),
            _ => self.format("player", &[("number", (seat.index() as i64 + 1).into())]),
        }
    }

    /// Several players: `Anna, Bruno and Cyryl`.
    pub fn players(&self, seats: &[Seat], names: &[String]) -> String {
        let mut others: Vec<String> = seats.iter().map(|&seat| self.player(seat, names)).collect();
        match others.pop() {
            None => String::new(),
            Some(last) if others.is_empty() => last,
            Some(last) => self.format("list-and", &[("others", others.join(", ").into()), ("last", last.into())]),
        }
    }

    /// The arguments of a message in the form that the head of `i18n/en/events.ftl` promises to translators.
    pub(crate) fn arguments(&self, game: &str, message: &Message, names: &[String]) -> Arguments {
        let mut arguments = Arguments::default();
        arguments.text("game", game.into());
        arguments.text("form", "label".into());
        for (name, arg) in &message.args {
            match arg {
                Arg::Number(number) => arguments.number(name, *number),
                Arg::Seat(seat) => arguments.text(name, self.player(*seat, names)),
                Arg::Seats(seats) => {
                    arguments.text(name, self.players(seats, names));
                    arguments.choice(name, seats.len() as i64);
                }
                Arg::Tokens(letters) => {
                    arguments.text(name, self.tokens(game, letters));
                    arguments.choice(name, letters.chars().count() as i64);
                }
                Arg::Card(code) => {
                    let seen = if code.ends_with('?') { "no" } else { "yes" };
                    arguments.text(name, self.with_code(self.card(game, code), code));
                    arguments.text(&format!("{name}-level"), code.chars().take(1).collect());
                    arguments.text(&format!("{name}-seen"), seen.into());
                }
                Arg::Cards(codes) => {
                    arguments.text(name, self.cards(game, codes));
                    arguments.choice(name, codes.len() as i64);
                }
                Arg::Name(code) => arguments.text(name, self.card(game, code)),
                Arg::Tile(code) => arguments.text(name, self.tile(game, code)),
                Arg::Message(message) => arguments.text(name, self.say(game, message, names)),
                Arg::Messages(messages) => {
                    let said: Vec<String> = messages.iter().map(|message| self.say(game, message, names)).collect();
                    arguments.text(name, said.join(", "));
                }
                Arg::Noun(noun) => self.name(game, name, noun, names, &mut arguments),
                Arg::Text(text) => arguments.text(name, text.clone()),
            }
        }
        arguments
    }

    /// Names something in every form: `$name` is the plain one, `$name-one`, `$name-few`... are the others. A noun inside a noun comes in the
    /// same form as the whole, and by name in every other.
    fn name(&self, game: &str, name: &str, noun: &Message, players: &[String], arguments: &mut Arguments) {
        let mut inside = self.arguments(game, noun, players);
        arguments.text(name, self.resolve(noun.key, &inside).0);
        for form in FORMS {
            inside.text("form", form.into());
            for (part, arg) in &noun.args {
                if let Arg::Noun(_) = arg {
                    let said = inside.said(&format!("{part}-{form}"));
                    inside.text(part, said);
                }
            }
            arguments.text(&format!("{name}-{form}"), self.resolve(noun.key, &inside).0);
        }
    }

    fn some_tokens(&self, game: &str, letter: char, count: i64) -> String {
        self.format(&format!("token-{game}-{letter}"), &[("count", count.into())])
    }

    fn named(&self, key: &str, code: &str) -> String {
        match self.names.get(key) {
            Some(name) => clip(name, usize::MAX),
            None if self.has(key) => self.get(key),
            None => code.into(),
        }
    }

    /// Moves are typed by code, so a card that has a name is told with its code.
    fn with_code(&self, name: String, code: &str) -> String {
        if name == code { name } else { self.format("card-with-code", &[("name", name.into()), ("code", code.into())]) }
    }
}
