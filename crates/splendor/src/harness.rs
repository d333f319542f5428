//! A table for tests: plays by text, sets up positions, and checks after every step that nothing was lost.
//!
//! ```text
//! let mut table = Table::<Splendor>::new("players=2 first=0");
//! table.market("1W1 1U1 1G1 1R1").give(0, "UUU");
//! table.play("buy:1W1; deal:1K1");
//! assert_eq!(table.tokens(0), "");
//! ```
//!
//! Draws are written like actions. Those that a script leaves out take the first possible outcome.

use crate::tableau::{Card, Edition, Level, Move, NO_CARD, Phase, Player, ROW, Tableau, Tile, TileId};
use game::{Bag, Counts, Dice, Eyes, FastDice, Game, Refusal, Returns, Seat, Turn};

/// A game that is played on a [`Tableau`], opened for tests.
pub trait OnTableau: Game<Action: From<Move>> {
    /// Its cards, tiles and words.
    fn edition() -> &'static Edition;
    /// The table.
    fn table(&self) -> &Tableau;
    /// The table, to set up positions.
    fn table_mut(&mut self) -> &mut Tableau;
}

/// A game in progress, and all that happened since it began.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    /// The game itself.
    pub game: G,
    /// Everything that happened, unmasked.
    pub events: Vec<G::Event>,
    /// All tokens of this game.
    tokens: Counts,
    /// Cards put out of the game by the set-up of a position.
    aside: [Bag; 3],
}

impl<G: OnTableau> Table<G> {
    /// A game before its first draw.
    pub fn start(config: &str) -> Self {
        let game = G::start(&config.parse::<G::Config>().expect("a config"));
        let tokens = game.table().bank;
        Self { game, events: Vec::new(), tokens, aside: [Bag::EMPTY; 3] }
    }

    /// A game that is set up: the first possible tiles and, on each level, the first four white cards.
    pub fn new(config: &str) -> Self {
        let mut table = Self::start(config);
        table.settle();
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
            let action: G::Action = text.trim().parse().unwrap_or_else(|bad| panic!("{bad}"));
            if !["first:", "reveal:", "deal:", "draw:"].iter().any(|draw| text.trim().starts_with(draw)) {
                self.settle();
            }
            self.apply(action);
        }
        self.settle()
    }

    /// Plays one action, and leaves the draws that follow it undecided.
    #[track_caller]
    pub fn step(&mut self, text: &str) -> &mut Self {
        let action: G::Action = text.parse().unwrap_or_else(|bad| panic!("{bad}"));
        self.apply(action)
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

    /// Plays at random, at most so many actions and draws, or to the end.
    pub fn wander(&mut self, seed: u64, steps: usize) -> &mut Self {
        let mut dice = FastDice::new(seed);
        let mut legal = Vec::new();
        for _ in 0..steps {
            match self.game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = self.game.sample(&mut dice);
                    self.apply(outcome);
                }
                Turn::Player(_) => {
                    self.game.legal(&mut legal);
                    self.apply(legal[dice.below(legal.len() as u32) as usize]);
                }
            }
        }
        self
    }

    #[track_caller]
    fn apply(&mut self, action: G::Action) -> &mut Self {
        if let Err(refusal) = self.game.try_apply(action, &mut self.events) {
            panic!("{action} is refused: {refusal:?}; legal: {:?}", self.legal());
        }
        self.check_conserved();
        self
    }

    // Questions

    /// Every legal action, written.
    pub fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal(&mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    /// What may stand after `verb:` now: `after("take")` is `["WUG", "WW", …]`.
    pub fn after(&self, verb: &str) -> Vec<String> {
        let prefix = format!("{verb}:");
        self.legal().iter().filter_map(|text| text.strip_prefix(&prefix).map(Into::into)).collect()
    }

    /// Is this action legal now?
    #[track_caller]
    pub fn allows(&self, text: &str) -> bool {
        self.game.allows(text.parse().unwrap_or_else(|bad| panic!("{bad}")))
    }

    /// Why an action is refused.
    ///
    /// # Panics
    /// If it is legal, or leaves a trace although it was refused.
    #[track_caller]
    pub fn refused(&self, text: &str) -> Refusal {
        let action: G::Action = text.parse().unwrap_or_else(|bad| panic!("{bad}"));
        let mut game = self.game.clone();
        let mut events = Vec::new();
        let refusal = game.try_apply(action, &mut events).expect_err("refused");
        assert!(game == self.game && events.is_empty(), "{text} was refused and left a trace");
        refusal
    }

    /// The rule that forbids an action and the key of the reason: `SPL-12 refuse-pile-small`.
    #[track_caller]
    pub fn why_not(&self, text: &str) -> String {
        let refusal = self.refused(text);
        format!("{} {}", refusal.rule, refusal.reason.key)
    }

    /// What a player has.
    pub fn seat(&self, seat: u8) -> &Player {
        self.game.table().seat(Seat::new(seat))
    }

    /// A player's tokens as letters, `WUUY`.
    pub fn tokens(&self, seat: u8) -> String {
        self.letters(self.seat(seat).tokens)
    }

    /// The tokens in the bank as letters.
    pub fn bank(&self) -> String {
        self.letters(self.game.table().bank)
    }

    /// A player's bonuses as letters.
    pub fn bonuses(&self, seat: u8) -> String {
        self.letters(self.seat(seat).bonuses)
    }

    /// A player's reserved cards, in the order in which they came.
    pub fn hand(&self, seat: u8) -> Vec<String> {
        self.seat(seat).hand().map(|(card, _)| self.code(card)).collect()
    }

    /// A player's bought cards.
    pub fn cards(&self, seat: u8) -> Vec<String> {
        let player = self.seat(seat);
        let of_level = |level: Level| player.bought[level.index()].into_iter().map(move |n| level.card(n));
        Level::ALL.into_iter().flat_map(of_level).map(|card| self.code(card)).collect()
    }

    /// A player's tiles.
    pub fn tiles(&self, seat: u8) -> Vec<&'static str> {
        self.seat(seat).tiles.into_iter().map(|tile| G::edition().notation.tile(TileId(tile))).collect()
    }

    /// The tiles on the table.
    pub fn open_tiles(&self) -> Vec<&'static str> {
        self.game.table().tiles.into_iter().map(|tile| G::edition().notation.tile(TileId(tile))).collect()
    }

    /// The face-up cards of a level (1 to 3) by place, `-` for an empty place.
    pub fn row(&self, level: u8) -> String {
        let code = |&card: &Card| if card == NO_CARD { "-".into() } else { self.code(card) };
        self.game.table().places[usize::from(level - 1)].iter().map(code).collect::<Vec<String>>().join(" ")
    }

    /// How many cards a level's deck holds.
    pub fn deck_size(&self, level: u8) -> u32 {
        self.game.table().decks[usize::from(level - 1)].len()
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

    /// The place of each seat.
    pub fn places(&self) -> Vec<u8> {
        let returns: Returns = self.game.returns();
        Seat::all(self.game.seats()).map(|seat| returns.place(seat)).collect()
    }

    /// How an action that is due looks to these eyes.
    pub fn masked(&self, text: &str, eyes: Eyes) -> String {
        self.game.mask(text.parse().unwrap_or_else(|bad| panic!("{bad}")), eyes).to_string()
    }

    /// The last event as these eyes see it.
    pub fn last_event(&self, eyes: Eyes) -> G::Event {
        G::mask_event(self.events.last().expect("something happened"), eyes)
    }

    // Set-up of positions

    /// Gives tokens from the bank to a player.
    #[track_caller]
    pub fn give(&mut self, seat: u8, letters: &str) -> &mut Self {
        let tokens = self.counts(letters);
        assert!(self.game.table().bank.covers(tokens), "the bank has only {}", self.bank());
        self.game.table_mut().take(Seat::new(seat), tokens);
        self
    }

    /// Gives tokens from a player to the bank.
    #[track_caller]
    pub fn give_back(&mut self, seat: u8, letters: &str) -> &mut Self {
        let tokens = self.counts(letters);
        self.game.table_mut().give_back(Seat::new(seat), tokens);
        self
    }

    /// Lays cards from the decks before a player, as if bought in earlier turns.
    #[track_caller]
    pub fn own(&mut self, seat: u8, codes: &str) -> &mut Self {
        for card in self.read_cards(codes) {
            self.take_from_deck(card);
            let facts = &G::edition().cards[usize::from(card.0)];
            let player = self.game.table_mut().seat_mut(Seat::new(seat));
            player.bonuses += Counts::of(card.bonus().0.into(), 1);
            player.bought[card.level().index()].put(card.number());
            player.cards += 1;
            player.points += facts.points;
            player.tags += facts.tags;
        }
        self
    }

    /// Lays cards without points from the deck of level 1 before a player, one for each letter; those with the fewest tags first.
    #[track_caller]
    pub fn own_bonuses(&mut self, seat: u8, letters: &str) -> &mut Self {
        for letter in letters.chars() {
            let deck = self.game.table().decks[0];
            let facts = |card: Card| &G::edition().cards[usize::from(card.0)];
            let card = (deck.into_iter().map(|n| Level(0).card(n)))
                .filter(|&card| facts(card).points == 0 && self.code(card).contains(letter))
                .min_by_key(|&card| (facts(card).tags, card))
                .unwrap_or_else(|| panic!("no {letter} without points is left in the deck"));
            let code = self.code(card);
            self.own(seat, &code);
        }
        self
    }

    /// Puts cards from the decks into a player's hand, seen by all.
    #[track_caller]
    pub fn hold(&mut self, seat: u8, codes: &str) -> &mut Self {
        self.put_in_hand(seat, codes, false)
    }

    /// Puts cards from the decks into a player's hand, seen only by the player.
    #[track_caller]
    pub fn hold_hidden(&mut self, seat: u8, codes: &str) -> &mut Self {
        self.put_in_hand(seat, codes, true)
    }

    /// Replaces the face-up cards of one level, four codes or `-`; the old ones go back into the deck.
    #[track_caller]
    pub fn market(&mut self, codes: &str) -> &mut Self {
        let cards = self.read_places(codes);
        let level = cards.iter().flatten().next().expect("a card; see clear_market").level();
        self.clear_market(level.0 + 1);
        for (place, card) in cards.into_iter().enumerate() {
            if let Some(card) = card {
                assert!(self.game.table().decks[level.index()].holds(card.number()), "{} is gone", self.code(card));
                self.game.table_mut().lay(card, place);
            }
        }
        self
    }

    /// Puts the face-up cards of a level (1 to 3) back into its deck.
    pub fn clear_market(&mut self, level: u8) -> &mut Self {
        for card in self.game.table().places[usize::from(level - 1)] {
            if card != NO_CARD {
                let table = self.game.table_mut();
                table.lift(card);
                table.decks[usize::from(level - 1)].put(card.number());
            }
        }
        self
    }

    /// Makes these cards the deck of a level (1 to 3); those that lay in it leave the game, from where they can come back.
    #[track_caller]
    pub fn deck(&mut self, level: u8, codes: &str) -> &mut Self {
        let index = usize::from(level - 1);
        let free = self.game.table().decks[index].union(self.aside[index]);
        let deck: Bag = self.read_cards(codes).iter().map(|card| card.number()).collect();
        assert!(deck.minus(free).is_empty(), "some of {codes} lie elsewhere");
        self.aside[index] = free.minus(deck);
        self.game.table_mut().decks[index] = deck;
        self
    }

    /// Replaces the tiles on the table.
    #[track_caller]
    pub fn lay_tiles(&mut self, codes: &str) -> &mut Self {
        let tiles = codes.split_whitespace().map(|code| self.read_tile(code).0).collect();
        self.game.table_mut().tiles = tiles;
        self
    }

    /// Makes it a player's turn to act.
    pub fn turn_of(&mut self, seat: u8) -> &mut Self {
        let table = self.game.table_mut();
        table.active = Seat::new(seat);
        table.phase = Phase::Act;
        self
    }

    fn put_in_hand(&mut self, seat: u8, codes: &str, hidden: bool) -> &mut Self {
        for card in self.read_cards(codes) {
            self.take_from_deck(card);
            self.game.table_mut().seat_mut(Seat::new(seat)).reserve(card, hidden);
        }
        self
    }

    #[track_caller]
    fn take_from_deck(&mut self, card: Card) {
        let code = self.code(card);
        let deck = &mut self.game.table_mut().decks[card.level().index()];
        assert!(deck.holds(card.number()), "{code} is not in its deck");
        deck.take(card.number());
    }

    // Words

    fn letters(&self, counts: Counts) -> String {
        G::edition().notation.tokens(counts)
    }

    fn code(&self, card: Card) -> String {
        G::edition().notation.card(card)
    }

    #[track_caller]
    fn counts(&self, letters: &str) -> Counts {
        let lane = |letter| G::edition().notation.letters.find(letter).unwrap_or_else(|| panic!("no token {letter}"));
        letters.chars().fold(Counts::NONE, |counts, letter| counts + Counts::of(lane(letter), 1))
    }

    #[track_caller]
    fn read_places(&self, codes: &str) -> Vec<Option<Card>> {
        let places: Vec<Option<Card>> =
            (codes.split_whitespace()).map(|code| (code != "-").then(|| self.read_cards(code)[0])).collect();
        assert_eq!(places.len(), ROW, "a row has four places");
        places
    }

    #[track_caller]
    fn read_cards(&self, codes: &str) -> Vec<Card> {
        let read = |code: &str| match G::edition().notation.read(&format!("deal:{code}")) {
            Ok(Move::Deal(card)) => card,
            other => panic!("{code} is no card: {other:?}"),
        };
        codes.split_whitespace().map(read).collect()
    }

    #[track_caller]
    fn read_tile(&self, code: &str) -> TileId {
        let tile = G::edition().tiles.iter().position(|tile: &Tile| tile.code == code);
        TileId(tile.unwrap_or_else(|| panic!("{code} is no tile")) as u8)
    }

    /// Every token and every card is in exactly one place; each player's bonuses and counts are those of the cards.
    #[track_caller]
    fn check_conserved(&self) {
        let table = self.game.table();
        let held = table.seats().iter().fold(table.bank, |sum, player| sum + player.tokens);
        assert_eq!(held, self.tokens, "tokens came or went");
        for level in Level::ALL {
            let mut places: Vec<u8> = (table.decks[level.index()].into_iter())
                .chain(self.aside[level.index()])
                .chain(table.seats().iter().flat_map(|player| player.bought[level.index()]))
                .map(|n| level.card(n))
                .chain(table.places[level.index()].into_iter().filter(|&card| card != NO_CARD))
                .chain(table.seats().iter().flat_map(|player| player.hand().map(|(card, _)| card)))
                .filter(|card| card.level() == level)
                .map(Card::number)
                .collect();
            places.sort_unstable();
            assert!(places.into_iter().eq(level.deck()), "cards of level {} came or went", level.0 + 1);
            let row = table.places[level.index()].into_iter().filter(|&card| card != NO_CARD);
            let mut row: Vec<u8> = row.map(Card::number).collect();
            row.sort_unstable();
            assert!(row.into_iter().eq(table.face_up[level.index()]), "the cards of a row, in order");
        }
        for player in table.seats() {
            let bonuses: u32 = player.bought.iter().map(|bag| bag.len()).sum();
            assert_eq!((bonuses, bonuses), (player.cards.into(), player.bonuses.total().into()), "cards and bonuses");
        }
    }
}
