//! Every lesson is a game by the rules, every step of it has words in three languages, and no words are left over.

use catalog::{BadLesson, Lesson};
use std::collections::BTreeSet;
use std::path::Path;
use text::{Lang, Text};

fn lessons() -> impl Iterator<Item = &'static Lesson> {
    Lesson::names().map(|name| Lesson::named(name).unwrap_or_else(|| panic!("{name} is no lesson")))
}

#[test]
fn every_lesson_is_a_game_with_ten_to_sixteen_steps() {
    for lesson in lessons() {
        assert!((10..=16).contains(&lesson.steps()), "{}: {} steps", lesson.name(), lesson.steps());
    }
    assert_eq!(lessons().count(), 5);
}

/// From the set-up on, at every point either the pupil is asked or something happens by itself, until nothing is left.
#[test]
fn a_lesson_never_stands_still() {
    for lesson in lessons() {
        let begin = (0..lesson.len()).find(|&at| !lesson.wanted(at).is_empty()).expect("a step");
        let (mut at, mut steps) = (begin, BTreeSet::new());
        while at < lesson.len() {
            let (wanted, unasked) = (lesson.wanted(at), lesson.unasked(at));
            let is_draw =
                |action: &String| ["draw:", "deal:", "cell:", "challenge:"].iter().any(|verb| action.starts_with(verb));
            assert!(wanted.is_empty() != unasked.is_empty(), "{}: {at}", lesson.name());
            if !wanted.is_empty() {
                steps.insert(lesson.step(at));
            }
            at += wanted.len().max(unasked.len());
            // What is drawn after the pupil's own actions comes with them.
            while !wanted.is_empty() && lesson.action(at).is_some_and(|action| is_draw(&action.to_owned())) {
                at += 1;
            }
        }
        assert_eq!(steps.len(), lesson.steps(), "{}: a step in which the pupil does nothing", lesson.name());
        assert_eq!(lesson.step(at).0, lesson.steps());
    }
}

#[test]
fn every_step_has_words_in_every_language_and_no_words_are_left_over() {
    let said: BTreeSet<&str> = lessons().flat_map(Lesson::messages).collect();
    assert_eq!(said.len(), lessons().map(|lesson| lesson.messages().count()).sum::<usize>(), "a message comes twice");
    for lang in Lang::ALL {
        let written: BTreeSet<String> = text::keys(lang).into_iter().filter(|key| key.starts_with("lesson-")).collect();
        assert_eq!(written.iter().map(String::as_str).collect::<BTreeSet<_>>(), said, "{lang:?}");
    }
}

/// The rules that words name, such as `SPL-10`.
fn cited(words: &str) -> Vec<&str> {
    let ends = |c: char| !c.is_ascii_alphanumeric() && c != '-';
    let is_rule = |word: &&str| {
        let (letters, number) = word.split_once('-').unwrap_or_default();
        letters.len() == 3 && letters.bytes().all(|c| c.is_ascii_uppercase()) && number.parse::<u8>().is_ok()
    };
    words.split(ends).filter(is_rule).collect()
}

#[test]
fn rules_that_a_lesson_cites_are_rules_of_its_game() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/en");
    let english = Text::new(Lang::En);
    for lesson in lessons() {
        let rules: String = [lesson.name(), lesson.game().name()]
            .map(|file| std::fs::read_to_string(folder.join(format!("{file}.md"))).expect("a file of rules"))
            .concat();
        let mut all = 0;
        for key in lesson.messages() {
            let cites = |lang: Lang| {
                let said = Text::new(lang).get(key);
                cited(&said).into_iter().map(str::to_owned).collect::<BTreeSet<_>>()
            };
            let found = cites(Lang::En);
            assert_eq!(found, cites(Lang::Pl), "{key}");
            assert_eq!(found, cites(Lang::Ru), "{key}");
            for rule in &found {
                assert!(rules.contains(&format!("- {rule} ")), "{key}: {rule}");
            }
            all += found.len();
            assert!(english.get(key).chars().count() < 420, "{key} is long");
        }
        assert!(all >= 5, "{}: {all} rules", lesson.name());
    }
}

const GOOD: &str = "[Game \"duel\"]\n[Version \"1\"]\n[Players \"2\"]\n[Options \"first=0\"]\n";

#[test]
fn what_is_no_lesson_is_refused_with_its_line() {
    let splendor = include_str!("../lessons/splendor.txt");
    let read = |text: String| Lesson::read("one", Box::leak(text.into_boxed_str()));
    assert!(read(splendor.into()).is_ok());
    let changed = |from: &str, to: &str| read(splendor.replacen(from, to, 1)).unwrap_err();
    assert!(matches!(changed("take:WUG", "take:WUU"), BadLesson::Record(bad) if bad.line == 23));
    assert_eq!(changed("; lesson-splendor-two", "; lessons"), BadLesson::Comment(25));
    assert_eq!(changed("; lesson-splendor-take\n", ""), BadLesson::Untold(22));
    assert_eq!(changed("; lesson-splendor-end\n", ""), BadLesson::End);
    assert_eq!(changed("; lesson-splendor-end\n", "; meanwhile\n"), BadLesson::Comment(102));
    assert_eq!(read(format!("{GOOD}cell:W\n; lesson-one")).unwrap_err(), BadLesson::End);
}
