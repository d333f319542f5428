//! Writes card files that nobody would write: random effects from the whole vocabulary, and yet valid.

use dc::vocabulary::{Pack, Type};
use game::{Dice, FastDice};

const TYPES: [&str; 8] =
    ["Hero", "Villain", "SuperPower", "Equipment", "Location", "Starter", "Weakness", "SuperVillain"];
/// The types of the main deck.
const MAIN: &[&str] = &["Hero", "Villain", "SuperPower", "Equipment", "Location"];
const ZONES: [&str; 5] = ["Hand", "Discard", "LineUp", "Kicks", "Gained"];
const PLACES: &[&str] = &["Hand", "Discard", "DeckTop", "DeckBottom", "Destroyed", "LineUp", "UnderHero"];
const BOOLEANS: &[&str] = &["true", "false"];
const PACKS: &[&str] = &["Base", "Watchmen"];

/// New cards of a file: `x1`, `x2`...
const NEW_CARDS: u32 = 24;
/// New Super-Villains: `v1`, `v2`...
const NEW_VILLAINS: u32 = 3;
/// Built-in cards of the main deck that make room for them.
const TAKEN_OUT: usize = 34;

/// A card file, and how deep its effects stand inside one another.
pub struct Written {
    pub text: String,
    pub deepest: usize,
}

/// Writes the file of this seed.
pub fn file(seed: u64) -> Written {
    let mut writer = Writer { dice: FastDice::new(seed), deepest: 0 };
    let text = writer.file();
    Written { text, deepest: writer.deepest }
}

struct Writer {
    dice: FastDice,
    deepest: usize,
}

impl Writer {
    /// A number, both ends included.
    fn number(&mut self, least: u32, most: u32) -> u32 {
        least + self.dice.below(most - least + 1)
    }

    /// True once in so many times.
    fn once_in(&mut self, times: u32) -> bool {
        self.dice.below(times) == 0
    }

    fn one<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.dice.below(words.len() as u32) as usize]
    }

    /// Some of these, each at most once.
    fn some<T: Clone>(&mut self, all: &[T], count: usize) -> Vec<T> {
        let mut left = all.to_vec();
        (0..count.min(all.len())).map(|_| left.swap_remove(self.dice.below(left.len() as u32) as usize)).collect()
    }

    fn file(&mut self) -> String {
        let entries = dc::cards().entries();
        let main: Vec<_> = (entries.cards.iter())
            .filter(|entry| !matches!(entry.kind, Type::Starter | Type::Weakness | Type::SuperVillain))
            .filter(|entry| entry.pack == Pack::Base && entry.id != "kick")
            .collect();
        let mut cards = String::new();
        for entry in self.some(&main, TAKEN_OUT) {
            cards += &format!(
                "(id: {:?}, kind: {:?}, cost: {}, copies: 0, source: Printed),\n",
                entry.id, entry.kind, entry.cost
            );
        }
        for n in 1..=NEW_CARDS {
            cards += &self.card(&format!("x{n}"));
        }
        cards += &self.stacks();
        for n in 1..=NEW_VILLAINS {
            cards += &self.villain(&format!("v{n}"), "");
        }
        cards += &self.villain("brainiac", "Special(Exchange), ");
        cards += &self.villain("the_joker", "Special(PassLeft), ");
        let heroes: Vec<(&str, Pack)> = entries.heroes.iter().map(|entry| (entry.id.as_str(), entry.pack)).collect();
        let heroes: String = self.some(&heroes, 7).into_iter().map(|(id, pack)| self.hero(id, pack)).collect();
        let challenges: Vec<(&str, u8)> =
            entries.challenges.iter().map(|entry| (entry.id.as_str(), entry.level)).collect();
        let challenges: String =
            self.some(&challenges, 4).into_iter().map(|(id, level)| self.challenge(id, level)).collect();
        let plots: Vec<&str> = entries.plots.iter().map(|entry| entry.id.as_str()).collect();
        let plots: String = self.some(&plots, 3).into_iter().map(|id| self.plot(id)).collect();
        let machinations: Vec<&str> = entries.machinations.iter().map(|entry| entry.id.as_str()).collect();
        let machinations: String = self.some(&machinations, 3).into_iter().map(|id| self.machinations(id)).collect();
        format!(
            "(\ncards: [\n{cards}],\nheroes: [\n{heroes}],\nchallenges: [\n{challenges}],\nplots: [\n{plots}],\n\
             machinations: [\n{machinations}],\n)\n"
        )
    }

    /// A card of the main deck.
    fn card(&mut self, id: &str) -> String {
        let kind = self.one(MAIN);
        let (cost, copies, pack) = (self.number(0, 8), self.number(0, 3), self.one(PACKS));
        let points = self.points();
        let rest = self.rest(kind);
        format!(
            "(id: {id:?}, kind: {kind}, cost: {cost}, vp: {points}, copies: {copies}, pack: {pack}, source: Printed{rest}),\n"
        )
    }

    /// What a card does.
    fn rest(&mut self, kind: &str) -> String {
        let mut text = format!(", play: {}", self.effects(dc::DEEPEST));
        if kind == "Location" || self.once_in(8) {
            text += &format!(", ability: [{}]", self.ability());
        }
        if self.once_in(3) {
            text += &format!(", defense: (stays: {}, then: {})", self.one(BOOLEANS), self.effects(4));
        }
        if self.once_in(4) {
            text += ", may_go_on_deck: true";
        }
        if self.once_in(4) {
            text += &format!(", leaves_to: {}", self.one(&["Discard", "DeckBottom"]));
        }
        text
    }

    /// Starters and stacks are replaced now and then; a table needs so many of them.
    fn stacks(&mut self) -> String {
        let mut text = String::new();
        for (id, kind, copies) in [
            ("punch", "Starter", 36),
            ("vulnerability", "Starter", 16),
            ("kick", "SuperPower", 16),
            ("weakness", "Weakness", 20),
        ] {
            if self.once_in(3) {
                let kind = if id == "kick" { self.one(MAIN) } else { kind };
                let cost = if id == "kick" { self.number(0, 4) } else { 0 };
                let play = self.effects(2);
                text += &format!(
                    "(id: {id:?}, kind: {kind}, cost: {cost}, copies: {copies}, source: Printed, play: {play}),\n"
                );
            }
        }
        text
    }

    fn villain(&mut self, id: &str, first: &str) -> String {
        let (cost, points) = (self.number(1, 12), self.points());
        let appears = self.effects(dc::DEEPEST);
        let appears = appears.strip_prefix('[').unwrap_or_default();
        let rest = self.rest("SuperVillain");
        format!(
            "(id: {id:?}, kind: SuperVillain, cost: {cost}, vp: {points}, copies: 1, source: Printed, \
             appears: [{first}{appears}{rest}),\n"
        )
    }

    fn hero(&mut self, id: &str, pack: Pack) -> String {
        let abilities: Vec<String> = (0..self.number(0, 2)).map(|_| self.ability()).collect();
        let topdecks = if self.once_in(3) { format!(", topdecks: {}", self.what(2)) } else { String::new() };
        let begins = self.once_in(6);
        format!(
            "(id: {id:?}, pack: {pack:?}, source: Reconstructed, ability: [{}]{topdecks}, begins: {begins}),\n",
            abilities.join(", ")
        )
    }

    fn ability(&mut self) -> String {
        let what = self.what(2);
        let when = match self.dice.below(9) {
            0 => format!("First({what})"),
            1 => format!("Each({what})"),
            2 => format!("EachName({what})"),
            3 => format!("Names({}, {what})", self.number(1, 3)),
            4 => format!("Types({})", self.number(1, 3)),
            5 => "FirstDraw".into(),
            6 => "FirstContribution".into(),
            7 => format!("Gain({what})"),
            _ => "AtWill".into(),
        };
        format!("(when: {when}, then: {})", self.effects(4))
    }

    fn challenge(&mut self, id: &str, level: u8) -> String {
        let what = self.what(2);
        let lasting = match self.dice.below(6) {
            0 => format!("Dearer({what}, {})", self.number(0, 3)),
            1 => format!("Unrest({what}, {})", self.number(0, 3)),
            2 => format!("Scare({})", self.number(0, 4)),
            3 => "ExtraCard".into(),
            4 => "DestroyDearest".into(),
            _ => format!("Clock(cost: {}, strikes_at: {})", self.number(0, 4), self.number(0, 12)),
        };
        let needs: Vec<String> = (0..self.number(0, 4)).map(|_| self.what(2)).collect();
        let (power, takes) = (self.number(0, 12), self.one(BOOLEANS));
        format!(
            "(id: {id:?}, level: {level}, power: {power}, source: Printed, lasting: {lasting}, needs: [{}], \
             takes_locations: {takes}),\n",
            needs.join(", ")
        )
    }

    fn plot(&mut self, id: &str) -> String {
        let what = self.what(2);
        let (least, more) = (self.number(0, 2), self.number(0, 2));
        let most = least + more;
        let destroys = match self.dice.below(5) {
            0 => format!("Cards({most})"),
            1 => format!("PerWeakness(least: {least}, most: {most})"),
            2 => format!("PerLineUp(what: {what}, most: {most})"),
            3 => format!("PerPlayed(what: {what}, least: {least}, most: {most})"),
            _ => format!("Until(what: {what}, most: {most})"),
        };
        let what = self.what(2);
        let also = match self.dice.below(5) {
            0 => ", also: NoDefense".into(),
            1 => ", also: FirstAttackPowerless".into(),
            2 => format!(", also: LoyalPayMore({what}, {})", self.number(0, 3)),
            3 => format!(", also: WeaknessForPlaying({what})"),
            _ => String::new(),
        };
        format!("(id: {id:?}, power: {}, source: Printed, destroys: {destroys}{also}),\n", self.number(0, 25))
    }

    fn machinations(&mut self, id: &str) -> String {
        let (few, what) = (self.what(2), self.what(2));
        let different = self.number(0, 2);
        format!("(id: {id:?}, source: Printed, few_players: {few}, different: {different}, what: {what}),\n")
    }

    fn points(&mut self) -> String {
        let what = self.what(2);
        match self.dice.below(4) {
            0 => format!("ForEach({what}, {})", self.number(0, 6) as i32 - 3),
            1 => format!("IfOthers({what}, {}, {})", self.number(0, 4), self.number(0, 6)),
            _ => format!("Points({})", self.number(0, 6) as i32 - 3),
        }
    }

    /// Which cards, with so many filters inside one another at most.
    fn what(&mut self, room: usize) -> String {
        match self.dice.below(if room == 0 { 10 } else { 13 }) {
            0 => "Any".into(),
            1..5 => format!("Type({})", self.one(&TYPES)),
            5 => {
                let id = self.one(&["kick", "punch", "weakness", "starro", "ras_al_ghul", "x1", "x2", "x3", "v1"]);
                format!("Named({id:?})")
            }
            6 => format!("CostAtMost({})", self.number(0, 8)),
            7 => format!("CostAtLeast({})", self.number(0, 8)),
            8 | 9 => self.one(&["CostEven", "CostOdd", "Watchmen", "HasAttack", "HasDefense"]).into(),
            10 => format!("Or([{}, {}])", self.what(room - 1), self.what(room - 1)),
            11 => format!("And([{}, {}])", self.what(room - 1), self.what(room - 1)),
            _ => format!("Not({})", self.what(room - 1)),
        }
    }

    fn tally(&mut self) -> String {
        let what = self.what(1);
        format!("{}({what})", self.one(&["InLineUp", "InHand", "FoesWithDiscarded"]))
    }

    /// A list of effects that stand so deep inside one another at most.
    fn effects(&mut self, room: usize) -> String {
        self.deepest = self.deepest.max(dc::DEEPEST + 1 - room);
        let most = if room > dc::DEEPEST - 2 { 3 } else { 2 };
        let effects: Vec<String> = (0..self.number(1, most)).map(|_| self.effect(room)).collect();
        format!("[{}]", effects.join(", "))
    }

    /// An effect, or a few that belong together.
    fn effect(&mut self, room: usize) -> String {
        if room > 1 && self.dice.below(5) < 2 {
            return self.outer(room - 1);
        }
        match self.dice.below(26) {
            0 | 1 => format!("Power({})", self.number(0, 5)),
            2 => format!("PowerFor({}, {})", self.number(0, 2), self.tally()),
            3 => format!("Draw({})", self.number(0, 4)),
            4 => format!("DrawOneByOne(most: {}, until: {})", self.number(0, 4), self.what(2)),
            5 => format!("PlayerDraws({})", self.number(0, 3)),
            6..10 => self.moved(),
            10 => format!("RandomFromHand({})", self.one(PLACES)),
            11 => format!("MoveIt({})", self.one(PLACES)),
            12 => format!("Weakness({})", self.number(0, 3)),
            13 => format!("WeaknessFor({})", self.tally()),
            14 => format!("PlayFromLineUp({})", self.what(2)),
            15 => "PlaySuperVillain".into(),
            16 => {
                let except = self.one(&["", "\"x1\"", "\"kick\", \"x2\""]);
                format!("PlayAgain(except: [{except}], in_play: {})", self.one(BOOLEANS))
            }
            17 => format!("Special({})", self.one(&["PlayFoesTop", "PlayFoesRandom", "Disintegrate"])),
            18 => format!("SuperVillainCostsLess({})", self.number(0, 6)),
            19 => format!("HandSize({})", self.number(0, 3)),
            20 | 21 => {
                let seen = self.one(&["Reveal", "Look", "RevealMain"]);
                let then = self.one(&["", ", PlayerPlaysIt"]);
                format!("{seen}, MoveIt({}){then}", self.one(PLACES))
            }
            22 => self.one(&["Reveal", "Look", "RevealMain", "RevealHand", "PlayerPlaysIt"]).into(),
            23 => format!("{}, Replace", self.moved()),
            _ => self.one(&["DoublePower", "TopdeckOneGain", "HeroFaceDown", "Replace", "RefillLineUp"]).into(),
        }
    }

    fn moved(&mut self) -> String {
        let tally = self.tally();
        let count = match self.dice.below(6) {
            0 => "One".into(),
            1 => format!("Exactly({})", self.number(1, 4)),
            2 => format!("UpTo({})", self.number(1, 4)),
            3 => "AnyNumber".into(),
            4 => "All".into(),
            _ => format!("For({tally})"),
        };
        let what = self.what(2);
        if self.once_in(10) {
            return format!("Move(count: {count}, what: {what}, from: [Hand], to: Shown)");
        }
        let count_of_zones = self.number(1, 3) as usize;
        let zones = self.some(&ZONES, count_of_zones).join(", ");
        format!("Move(count: {count}, what: {what}, from: [{zones}], to: {})", self.one(PLACES))
    }

    /// An effect with others inside.
    fn outer(&mut self, room: usize) -> String {
        match self.dice.below(7) {
            0 => {
                let what = self.what(2);
                let when = match self.dice.below(5) {
                    0 => "FirstPlay".into(),
                    1 => "DiscardEmpty".into(),
                    2 => "LocationInPlay".into(),
                    3 => format!("It({what})"),
                    _ => format!("PlayedOthers({}, {what})", self.number(0, 2)),
                };
                format!("If(when: {when}, then: {}, otherwise: {})", self.effects(room), self.effects(room))
            }
            1 => {
                let act = self.effects(room);
                format!("May(act: {act}, then: {}, otherwise: {})", self.effects(room), self.effects(room))
            }
            2 => {
                let ways: Vec<String> = (0..self.number(1, 3)).map(|_| self.effects(room)).collect();
                format!("Choose([{}])", ways.join(", "))
            }
            3 => {
                let power = self.number(1, 5);
                format!("Pay(power: {power}, act: {}, otherwise: {})", self.effects(room), self.effects(room))
            }
            4 => format!("Upon({}, {})", self.what(2), self.effects(room)),
            5 => format!("Attack({})", self.effects(room)),
            _ => format!("EachFoe({})", self.effects(room)),
        }
    }
}
