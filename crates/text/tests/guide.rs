//! `docs/cards.md` teaches the words of card files: what it shows is what the program reads and says, and it leaves no word out.

use dc::describe;
use dc::vocabulary::Source;
use std::collections::BTreeSet;
use text::{Lang, Text};

const GUIDE: &str = include_str!("../../../docs/cards.md");
const VOCABULARY: &str = include_str!("../../dc/src/vocabulary.rs");

/// Every row of a table of words: the heading above it, the word, and what the guide says that it says.
fn rows() -> Vec<(&'static str, &'static str, &'static str)> {
    let mut heading = "";
    let mut rows = Vec::new();
    for line in GUIDE.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            heading = title;
        }
        let cells: Vec<&str> = line.split(" | ").collect();
        if let [word, said] = cells[..]
            && let Some(word) = word.strip_prefix("| `").and_then(|word| word.strip_suffix('`'))
        {
            rows.push((heading, word, said.strip_suffix(" |").expect("the end of a row")));
        }
    }
    rows
}

/// A card file in which the word stands where words of this kind stand.
fn file(heading: &str, word: &str) -> String {
    let card =
        |rest: String| format!("(cards: [(id: \"example\", kind: Hero, cost: 1, copies: 1, source: Printed, {rest})])");
    let challenge = |lasting: &str| {
        format!("(challenges: [(id: \"example\", level: 1, power: 9, source: Printed, lasting: {lasting}, needs: [])])")
    };
    let plot = |lines: String| format!("(plots: [(id: \"example\", power: 21, source: Printed, {lines})])");
    match heading {
        "Effects" | "Specials" => card(format!("play: [{word}]")),
        "Which cards" => card(format!("play: [Move(what: {word}, from: [LineUp], to: Discard)]")),
        "How many" => card(format!("play: [Move(count: {word}, from: [Hand], to: Discard)]")),
        "What is counted" => card(format!("play: [PowerFor(1, {word})]")),
        "Where cards come from" => card(format!("play: [Move(from: [{word}], to: Destroyed)]")),
        "Where cards go" => card(format!("play: [Move(from: [Hand], to: {word})]")),
        "Conditions" => card(format!("play: [If(when: {word}, then: [Draw(1)])]")),
        "Victory points" => card(format!("vp: {word}")),
        "Moments" => {
            let ability = format!("[(when: {word}, then: [Power(1)])]");
            format!("(heroes: [(id: \"example\", pack: Base, source: Printed, ability: {ability})])")
        }
        "Challenges" => challenge(word),
        "Plots: the first line" => plot(format!("destroys: {word}")),
        "Plots: the second line" => plot(format!("destroys: Cards(1), also: {word}")),
        _ => panic!("a table of words under {heading:?}"),
    }
}

/// What the program says of the word.
fn said(text: &Text, heading: &str, word: &str) -> String {
    let content = file(heading, word);
    // Two words stand in appearances only, where more is said than the word says.
    if !["Special(Exchange)", "Special(PassLeft)"].contains(&word) {
        dc::load(Some(("guide.ron", &content))).unwrap_or_else(|bad| panic!("{heading}, {word}: {bad}"));
    }
    let file = dc::read("guide.ron", &content).unwrap_or_else(|bad| panic!("{heading}, {word}: {bad}"));
    let last = match heading {
        "Moments" => describe::hero(file.heroes.last().expect("a hero")),
        "Challenges" => describe::challenge(file.challenges.last().expect("a Challenge")),
        "Plots: the first line" | "Plots: the second line" => describe::plot(file.plots.last().expect("a Plot")),
        _ => describe::card(file.cards.last().expect("a card")),
    };
    let sentence = match heading {
        "Victory points" => &last.labels[2],
        "Plots: the second line" => &last.text[1],
        _ => &last.text[0],
    };
    text.sentence("dc", sentence)
}

#[test]
fn every_word_says_what_the_guide_shows() {
    let rows = rows();
    assert!(rows.len() > 90, "{} rows", rows.len());
    let text = Text::new(Lang::En);
    let wrong: Vec<String> = rows
        .into_iter()
        .filter_map(|(heading, word, shown)| {
            let said = said(&text, heading, word);
            (said != shown).then(|| format!("{heading}\t{word}\t{said}"))
        })
        .collect();
    assert!(wrong.is_empty(), "these say:\n{}", wrong.join("\n"));
}

/// Effects in positions that no built-in card has.
const UNUSUAL: [&str; 14] = [
    "Attack([If(when: DiscardEmpty, then: [Draw(1)], otherwise: [Weakness(2)])])",
    "Attack([Look, May(act: [MoveIt(DeckBottom)], then: [Weakness(1)], otherwise: [Draw(5)])])",
    "Attack([If(when: LocationInPlay, then: [Draw(1)]), Move(from: [Hand], to: UnderHero)])",
    "EachFoe([Power(1), RevealHand])",
    "EachFoe([May(act: [PlayerPlaysIt]), Pay(power: 1, act: [Draw(2)])])",
    "If(when: It(Not(CostAtMost(3))), then: [If(when: FirstPlay, then: [Draw(1)])], otherwise: [Power(5)])",
    "If(when: It(Not(Type(Villain))), then: [], otherwise: [Power(1)])",
    "May(act: [Power(5), Draw(1)])",
    "May(act: [Special(PlayFoesRandom)])",
    "Move(count: UpTo(1), from: [LineUp], to: DeckTop)",
    "Move(count: All, what: Or([Type(Hero), Type(SuperPower)]), from: [Hand, Discard], to: DeckBottom)",
    "Move(count: AnyNumber, what: And([Not(Named(\"kick\")), HasDefense, CostAtLeast(2), CostAtMost(6)]), from: [Discard], to: Hand)",
    "Move(what: Or([Type(Starter), CostOdd]), from: [Hand, LineUp], to: Discard)",
    "PowerFor(2, InHand(Or([Type(Equipment), Type(Weakness)])))",
];

#[test]
fn every_word_in_polish_and_russian_and_unusual_ones_in_all_languages() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        let taught = rows().into_iter().filter(|_| lang != Lang::En).map(|(heading, word, _)| (heading, word));
        let unusual = UNUSUAL.into_iter().map(|word| ("Effects", word));
        let lines: Vec<String> = taught
            .chain(unusual)
            .map(|(heading, word)| format!("{word}\n    {}", said(&text, heading, word)))
            .collect();
        insta::assert_snapshot!(lang.code(), lines.join("\n"));
    }
}

#[test]
fn the_guide_leaves_no_word_out() {
    let words = |name: &str| -> Vec<&str> {
        let (_, rest) = VOCABULARY.split_once(&format!("pub enum {name} {{\n")).expect(name);
        let (body, _) = rest.split_once("\n}").expect("the end of the enum");
        let variant = |line: &'static str| {
            let word = line.strip_prefix("    ")?.split(|c: char| !c.is_ascii_alphanumeric()).next()?;
            word.starts_with(|c: char| c.is_ascii_uppercase()).then_some(word)
        };
        body.lines().filter_map(variant).collect()
    };
    let code: String = GUIDE.split('`').skip(1).step_by(2).collect::<Vec<_>>().join(" ");
    let known: BTreeSet<&str> = code.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').collect();
    let enums = [
        "Source", "Type", "Pack", "Leaves", "Points", "Moment", "Lasting", "Ruin", "Hardship", "What", "Zone", "To",
        "Count", "Tally", "When", "Effect", "Special",
    ];
    assert_eq!(VOCABULARY.matches("\npub enum ").count(), enums.len());
    for name in enums {
        let words = words(name);
        assert!(words.len() > 1, "{name}");
        for word in words {
            assert!(known.contains(word), "{name}::{word} is not taught");
        }
    }
    for field in VOCABULARY.lines().filter_map(|line| line.strip_prefix("    pub ")?.split(':').next()) {
        assert!(known.contains(field), "the field {field} is not taught");
    }
}

#[test]
fn the_example_of_a_file_is_right_and_its_cards_have_names() {
    let (_, rest) = GUIDE.split_once("```ron\n").expect("an example");
    let (example, _) = rest.split_once("```").expect("its end");
    let set = dc::load(Some(("example.ron", example))).unwrap_or_else(|bad| panic!("{bad}"));
    let mut text = Text::new(Lang::Pl);
    for (key, name) in describe::given_names(&set) {
        text.rename(&key, name);
    }
    assert_eq!(text.card("dc", "night_watch"), "Night Watch");
    assert_eq!(text.tile("dc", "keeper"), "The Keeper");
    assert_eq!(text.tile("dc", "whispers"), "Whispers");
    assert_eq!(text.card("dc", "kick"), "Kopniak", "it has no name of its own");
}

#[test]
fn a_text_from_a_file_takes_the_place_of_the_composed_one() {
    let file = "(cards: [(id: \"kick\", kind: SuperPower, cost: 3, copies: 16, source: Printed, play: [Power(2)], \
                text: \"Kick it!\")])";
    let set = dc::load(Some(("my.ron", file))).unwrap_or_else(|bad| panic!("{bad}"));
    let kick = set.entries().cards.iter().find(|entry| entry.id == "kick").expect("the Kick");
    let description = describe::card(kick);
    for lang in Lang::ALL {
        let said: Vec<String> =
            description.text.iter().map(|sentence| Text::new(lang).sentence("dc", sentence)).collect();
        assert_eq!(said, ["Kick it!"]);
    }
}

#[test]
fn mistakes_look_as_the_guide_shows() {
    let files = [
        "(\n  cards: [\n    (id: \"kick\", kind: SuperPower, cost: 99, copies: 1, source: Printed),\n  ],\n)",
        "(heroes: [(id: \"owl\", pack: Base, source: Printed, topdecks: Named(\"lamp\"))])",
        "(cards: [(id: \"punch\", kind: Starter, cost: 0, copies: 3, source: Printed)])",
    ];
    for file in files {
        let bad = dc::load(Some(("my.ron", file))).err().expect("a mistake");
        let said = Text::new(Lang::En).say("dc", &bad.message(), &[]);
        assert!(GUIDE.lines().any(|line| line == said), "{said}");
    }
}

#[test]
fn the_guide_lists_the_reconstructed_cards() {
    let (_, section) = GUIDE.split_once("## Reconstructed cards\n").expect("the section");
    let (section, _) = section.split_once("\n## ").expect("its end");
    let list = section.replace("\n  ", " ");
    let listed: BTreeSet<&str> = list
        .lines()
        .filter_map(|line| line.strip_prefix("* ")?.split_once(": "))
        .flat_map(|(_, names)| names.split(", "))
        .collect();
    let text = Text::new(Lang::En);
    let file = dc::cards().entries();
    let ours = |source: Source| source == Source::Reconstructed;
    let mut wanted: BTreeSet<String> = BTreeSet::new();
    wanted.extend(file.cards.iter().filter(|entry| ours(entry.source)).map(|entry| text.card("dc", &entry.id)));
    wanted.extend(file.heroes.iter().filter(|entry| ours(entry.source)).map(|entry| text.tile("dc", &entry.id)));
    wanted.extend(file.challenges.iter().filter(|entry| ours(entry.source)).map(|entry| text.tile("dc", &entry.id)));
    wanted.extend(file.plots.iter().filter(|entry| ours(entry.source)).map(|entry| text.tile("dc", &entry.id)));
    wanted.extend(file.machinations.iter().filter(|entry| ours(entry.source)).map(|entry| text.tile("dc", &entry.id)));
    assert_eq!(listed, wanted.iter().map(String::as_str).collect());
}
