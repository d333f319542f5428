//! What the rules have to say, in words.

use crate::{Arguments, Text, clip};
use game::{Arg, Message, Refusal, Seat};

impl Text {
    /// A message of the rules of `game`. `names` are the players in seat order.
    pub fn say(&self, game: &str, message: &Message, names: &[String]) -> String {
        self.resolve(message.key, &self.arguments(game, message, names)).0
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

    /// A card's short name: the character's in Marvel, elsewhere the code.
    pub fn card(&self, game: &str, code: &str) -> String {
        self.named(&format!("card-{game}-{code}"), code)
    }

    /// The short name of a noble, a location or a royal card.
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
                Arg::Tile(code) => arguments.text(name, self.tile(game, code)),
                Arg::Text(text) => arguments.text(name, text.clone()),
            }
        }
        arguments
    }

    fn some_tokens(&self, game: &str, letter: char, count: i64) -> String {
        self.format(&format!("token-{game}-{letter}"), &[("count", count.into())])
    }

    fn named(&self, key: &str, code: &str) -> String {
        if self.has(key) { self.get(key) } else { code.into() }
    }

    /// Moves are typed by code, so a card that has a name is told with its code.
    fn with_code(&self, name: String, code: &str) -> String {
        if name == code { name } else { self.format("card-with-code", &[("name", name.into()), ("code", code.into())]) }
    }
}
