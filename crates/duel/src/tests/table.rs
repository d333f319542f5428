//! A table for tests: plays by text, sets up positions, and checks after every step that nothing was lost.
//!
//! ```text
//! let mut table = Table::new();
//! table.board("WUG.. ..... ..... ..... .....").give(0, "GGG");
//! table.play("buy:1U4; deal:1K1");
//! assert_eq!(table.tokens(0), "");
//! ```
//!
//! Seat 0 begins. Draws are written like actions; those that a script leaves out take the first possible outcome.

use crate::board::Board;
use crate::{Action, Card, CardSet, Cell, Colour, Duel, Event, Level, PRIVILEGES, Player, Royal, Slot, Token};
use game::{Counts, Game, Refusal, Seat, Turn};

/// A game in progress, and all that happened since it began.
#[derive(Clone, Debug)]
pub struct Table {
    /// The game itself.
    pub game: Duel,
    /// Everything that happened, unmasked.
    pub events: Vec<Event>,
    /// Cards put out of the game by the set-up of a position.
    aside: CardSet,
}

impl Table {
    /// A game before its first draw.
    pub fn start(config: &str) -> Self {
        let game = Duel::start(&config.parse().expect("a config"));
        Self { game, events: Vec::new(), aside: CardSet::EMPTY }
    }

    /// A game that is set up with the first possible outcomes. Nobody has a privilege, and the bag is empty.
    pub fn new() -> Self {
        let mut table = Self::start("players=2 first=0");
        table.settle().privileges(1, 0);
        table.events.clear();
        table
    }

    // Play

    /// Plays actions and draws separated by `;`, and lets all draws that the script leaves out come out first in order.
    ///
    /// # Panics
    /// With the refusal, if one of them is not legal.
    #[track_caller]
    pub fn play(&mut self, script: &str) -> &mut Self {
        for text in script.split(';') {
            let action = read(text.trim());
            if !action.is_draw() {
                self.settle();
            }
            self.apply(action);
        }
        self.settle()
    }

    /// Plays one action, and leaves the draws that follow it undecided.
    #[track_caller]
    pub fn step(&mut self, text: &str) -> &mut Self {
        self.apply(read(text))
    }

    /// Lets all draws that are due come out first in order.
    pub fn settle(&mut self) -> &mut Self {
        while self.game.turn() == Turn::Chance {
            let mut outcomes = Vec::new();
            self.game.legal(&mut outcomes);
            self.apply(outcomes[0]);
        }
        self
    }

    #[track_caller]
    pub fn apply(&mut self, action: Action) -> &mut Self {
        if let Err(refusal) = self.game.try_apply(action, &mut self.events) {
            panic!("{action} is refused: {refusal:?}; legal: {:?}", self.legal());
        }
        check_conserved(&self.game, self.aside);
        self
    }

    // Questions

    /// Every legal action, written.
    pub fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal(&mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    /// What may stand after `verb:` now, separated by blanks.
    pub fn after(&self, verb: &str) -> String {
        let prefix = format!("{verb}:");
        let legal = self.legal();
        legal.iter().filter_map(|text| text.strip_prefix(&prefix)).collect::<Vec<_>>().join(" ")
    }

    /// Is this action legal now?
    #[track_caller]
    pub fn allows(&self, text: &str) -> bool {
        self.game.allows(read(text))
    }

    /// Why an action is refused.
    ///
    /// # Panics
    /// If it is legal, or leaves a trace although it was refused.
    #[track_caller]
    pub fn refused(&self, text: &str) -> Refusal {
        let mut game = self.game.clone();
        let mut events = Vec::new();
        let refusal = game.try_apply(read(text), &mut events).expect_err("refused");
        assert!(game == self.game && events.is_empty(), "{text} was refused and left a trace");
        refusal
    }

    /// The rule that forbids an action and the key of the reason: `DUE-12 refuse-duel-privilege-too-late`.
    #[track_caller]
    pub fn why_not(&self, text: &str) -> String {
        let refusal = self.refused(text);
        format!("{} {}", refusal.rule, refusal.reason.key)
    }

    /// What a player has.
    pub fn seat(&self, seat: u8) -> &Player {
        self.game.seat(Seat::new(seat))
    }

    /// A player's tokens as letters, `WUUY`.
    pub fn tokens(&self, seat: u8) -> String {
        Token::letters(self.seat(seat).tokens)
    }

    /// The tokens in the bag as letters.
    pub fn bag(&self) -> String {
        Token::letters(self.game.bag)
    }

    /// A player's bonuses as letters.
    pub fn bonuses(&self, seat: u8) -> String {
        Token::letters(self.seat(seat).bonuses)
    }

    /// A player's reserved cards, in the order in which they came; `?` after those that are hidden.
    pub fn hand(&self, seat: u8) -> String {
        let code = |(card, hidden): (Card, bool)| format!("{}{}", card.code(), if hidden { "?" } else { "" });
        self.seat(seat).hand().map(code).collect::<Vec<_>>().join(" ")
    }

    /// A player's bought cards.
    pub fn cards(&self, seat: u8) -> String {
        self.seat(seat).bought.iter().map(Card::code).collect::<Vec<_>>().join(" ")
    }

    /// The face-up cards of a level (1 to 3) by place, `-` for an empty place.
    pub fn row(&self, level: u8) -> String {
        let row = self.game.pyramid.row(level_of(level)).iter();
        row.map(|slot| slot.card().map_or("-".into(), Card::code)).collect::<Vec<_>>().join(" ")
    }

    /// The board as letters, row by row; `.` for an empty cell.
    pub fn rows(&self) -> String {
        let letter = |cell| self.game.board.token(cell).map_or('.', Token::letter);
        let cells: Vec<char> = Cell::all().map(letter).collect();
        cells.chunks(5).map(String::from_iter).collect::<Vec<_>>().join(" ")
    }

    /// Privileges above the board, of seat 0 and of seat 1.
    pub fn scrolls(&self) -> [u8; 3] {
        [self.game.privileges(), self.seat(0).privileges, self.seat(1).privileges]
    }

    /// Whose decision is awaited, if somebody's.
    pub fn to_act(&self) -> Option<u8> {
        match self.game.turn() {
            Turn::Player(seat) => Some(seat.index() as u8),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    /// The verbs of what may be done now, each once, in order.
    pub fn verbs(&self) -> Vec<String> {
        let verb = |text: String| text.split(':').next().unwrap_or_default().to_owned();
        let mut verbs: Vec<String> = self.legal().into_iter().map(verb).collect();
        verbs.dedup();
        verbs
    }

    /// The keys of what was told since the last time.
    pub fn told(&mut self) -> Vec<&'static str> {
        self.events.drain(..).map(|event| Duel::tell(&event).key).collect()
    }

    // Set-up of positions

    /// Lays out the board, row by row, `.` for an empty cell. What lies neither there nor before a player is in the bag.
    #[track_caller]
    pub fn board(&mut self, rows: &str) -> &mut Self {
        let letters: Vec<char> = rows.chars().filter(|c| !c.is_whitespace()).collect();
        assert_eq!(letters.len(), Cell::COUNT, "25 cells");
        self.game.board = Board::EMPTY;
        for (cell, letter) in Cell::all().zip(letters) {
            if letter != '.' {
                self.game.board.lay(cell, Token::from_letter(&letter.to_string()).expect("a token"));
            }
        }
        let out = self.game.board.counts() + self.game.seats[0].tokens + self.game.seats[1].tokens;
        assert!(Token::SUPPLY.covers(out), "there are not so many tokens: {}", Token::letters(out));
        self.game.bag = Token::SUPPLY - out;
        self
    }

    /// Gives tokens from the bag to a player.
    #[track_caller]
    pub fn give(&mut self, seat: u8, letters: &str) -> &mut Self {
        let tokens = letters.chars().map(|c| Token::from_letter(&c.to_string()).expect("a token").one());
        let tokens = tokens.fold(Counts::NONE, |sum, one| sum + one);
        assert!(self.game.bag.covers(tokens), "the bag has only {}", self.bag());
        self.game.bag -= tokens;
        self.game.seats[usize::from(seat)].tokens += tokens;
        self
    }

    /// Sets a player's privileges.
    pub fn privileges(&mut self, seat: u8, count: u8) -> &mut Self {
        self.game.seats[usize::from(seat)].privileges = count;
        assert!(self.game.seats[0].privileges + self.game.seats[1].privileges <= PRIVILEGES);
        self
    }

    /// Lays cards before a player, as if bought in earlier turns: `1W1`, or `1J1=W` for one that joined a column.
    #[track_caller]
    pub fn own(&mut self, seat: u8, codes: &str) -> &mut Self {
        for code in codes.split_whitespace() {
            let (code, column) = code.split_once('=').unwrap_or((code, ""));
            let card = self.take_card(code);
            let player = &mut self.game.seats[usize::from(seat)];
            player.receive(card);
            if let Some(token) = Token::from_letter(column) {
                player.join(card, Colour::ALL[token.lane()]);
            }
        }
        self
    }

    /// Puts cards into a player's hand, seen by all; `1W1?` only by the player.
    #[track_caller]
    pub fn hold(&mut self, seat: u8, codes: &str) -> &mut Self {
        for code in codes.split_whitespace() {
            let card = self.take_card(code.trim_end_matches('?'));
            self.game.seats[usize::from(seat)].reserve(card, code.ends_with('?'));
        }
        self
    }

    /// Gives a royal to a player, as if taken in an earlier turn.
    pub fn royal(&mut self, seat: u8, code: &str) -> &mut Self {
        let royal = Royal::from_code(code).expect("a royal");
        self.game.royals.take(royal.0);
        self.game.seats[usize::from(seat)].receive_royal(royal);
        self
    }

    /// Sets the face-up cards of one level, as many codes as it has places, or `-`; the old ones go back into the deck.
    #[track_caller]
    pub fn pyramid(&mut self, level: u8, codes: &str) -> &mut Self {
        let level = level_of(level);
        let codes: Vec<&str> = codes.split_whitespace().collect();
        assert_eq!(codes.len(), level.row(), "one for each place");
        for card in self.game.pyramid.row(level).to_vec().into_iter().filter_map(Slot::card) {
            self.game.pyramid.lift(card);
            self.game.pyramid.deck_mut(level).put(card.number());
        }
        let start: usize = Level::ALL[..level.index()].iter().map(|level| level.row()).sum();
        for (i, code) in codes.into_iter().enumerate() {
            if code != "-" {
                let card = Card::from_code(code).expect("a card");
                self.game.pyramid.deck_mut(level).take(card.number());
                self.game.pyramid.places[start + i] = Slot::of(card);
            }
        }
        self
    }

    /// Puts the whole deck of a level out of the game.
    pub fn empty_deck(&mut self, level: u8) -> &mut Self {
        let level = level_of(level);
        for number in std::mem::take(self.game.pyramid.deck_mut(level)) {
            self.aside.put(level.card(number));
        }
        self
    }

    /// Puts a card of the pyramid (a new one of the deck takes its place) or of a deck at the disposal of the set-up.
    #[track_caller]
    fn take_card(&mut self, code: &str) -> Card {
        let card = Card::from_code(code).unwrap_or_else(|| panic!("no card {code}"));
        match self.game.pyramid.lift(card) {
            Some(place) => {
                let next = self.game.pyramid.deck(card.level()).nth(0);
                self.game.pyramid.lay(card.level().card(next), place);
            }
            None => self.game.pyramid.deck_mut(card.level()).take(card.number()),
        }
        card
    }
}

#[track_caller]
fn read(text: &str) -> Action {
    text.parse().unwrap_or_else(|bad| panic!("{bad}"))
}

fn level_of(number: u8) -> Level {
    Level::ALL[usize::from(number) - 1]
}

/// Everything is somewhere and nowhere twice, and every sum is the sum of what lies there.
pub fn check_conserved(game: &Duel, aside: CardSet) {
    let held = game.seats[0].tokens + game.seats[1].tokens;
    assert_eq!(game.bag + game.board.counts() + held, Token::SUPPLY, "25 tokens");
    for cell in Cell::all() {
        let token = game.board.token(cell);
        assert_eq!(game.board.gold().holds(cell), token == Some(Token::Gold));
        assert_eq!(game.board.gems_and_pearls().holds(cell), token.is_some_and(|token| token != Token::Gold));
    }
    let mut cards: Vec<Card> = aside.iter().collect();
    for level in Level::ALL {
        cards.extend(game.pyramid.deck(level).into_iter().map(|n| level.card(n)));
        cards.extend(game.pyramid.row(level).iter().filter_map(|slot| slot.card()));
    }
    let mut royals: Vec<Royal> = game.royals().collect();
    for player in &game.seats {
        cards.extend(player.hand().map(|(card, _)| card));
        cards.extend(player.bought.iter());
        royals.extend(player.royals.into_iter().map(Royal));
        check_player(player);
    }
    cards.sort_unstable();
    assert!(cards.into_iter().eq(Card::all()), "67 cards");
    royals.sort_unstable();
    assert!(royals.into_iter().eq(Royal::all()), "4 royals");
    assert!(game.seats[0].privileges + game.seats[1].privileges <= PRIVILEGES);
}

fn check_player(player: &Player) {
    let mut bonuses = Counts::NONE;
    let mut colour_points = Counts::NONE;
    let (mut points, mut crowns) = (0, 0);
    for card in player.bought.iter() {
        let facts = card.facts();
        points += facts.points;
        crowns += facts.crowns;
        if let Some(colour) = player.column(card) {
            bonuses += Counts::of(colour.lane(), facts.gives.total().max(1));
            colour_points += Counts::of(colour.lane(), facts.points);
        }
    }
    points += player.royals.into_iter().map(|royal| Royal(royal).facts().points).sum::<u8>();
    assert_eq!((player.points, player.crowns), (points, crowns));
    assert_eq!((player.bonuses, player.colour_points), (bonuses, colour_points));
}
