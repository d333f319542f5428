//! `cargo xtask ledger`: which tests prove which rule.

use crate::{Outcome, root};
use clap::Args;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// How to print the ledger.
#[derive(Args, Default)]
pub struct Options {
    /// Also print the tests of each rule.
    #[arg(long, short)]
    verbose: bool,
}

/// A test and the rules that it claims to prove.
struct Test {
    name: String,
    rules: BTreeSet<String>,
    /// Assertions in its body.
    assertions: usize,
}

/// Fails if the languages differ in their rules, a rule has no test, a test names a rule that does not exist, or a test claims
/// more rules than it has assertions.
pub fn run(options: &Options) -> Outcome {
    let rules = rules()?;
    let mut tests = Vec::new();
    for file in files(&root().join("crates"), "rs") {
        let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        tests.extend(tests_in(&text));
    }
    // `..._are_25_...` looks like a rule's ID too.
    let games: BTreeSet<String> = rules.iter().map(|rule| rule[..3].into()).collect();
    for test in &mut tests {
        test.rules.retain(|rule| games.contains(&rule[..3]));
    }
    let mut problems = Vec::new();
    let mut proofs: BTreeMap<&str, Vec<&str>> = rules.iter().map(|rule| (rule.as_str(), Vec::new())).collect();
    for test in &tests {
        if test.assertions < test.rules.len() {
            problems.push(format!(
                "{} claims {} rules with {} assertions",
                test.name,
                test.rules.len(),
                test.assertions
            ));
        }
        for rule in &test.rules {
            match proofs.get_mut(rule.as_str()) {
                Some(proofs) => proofs.push(&test.name),
                None => problems.push(format!("{} names {rule}, which is no rule", test.name)),
            }
        }
    }
    if options.verbose {
        for (rule, tests) in &proofs {
            println!("{rule}  {}", tests.join(", "));
        }
    }
    for game in &games {
        let of_game = || proofs.iter().filter(|(rule, _)| rule.starts_with(game.as_str()));
        let proven = of_game().filter(|(_, tests)| !tests.is_empty()).count();
        let tests: BTreeSet<_> = of_game().flat_map(|(_, tests)| tests).collect();
        println!("{game}: {proven} of {} rules proven by {} tests", of_game().count(), tests.len());
    }
    problems.extend(proofs.iter().filter(|(_, tests)| tests.is_empty()).map(|(rule, _)| format!("{rule} has no test")));
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n       ")) }
}

/// The IDs in `docs/rules`, the same in every language.
fn rules() -> Outcome<BTreeSet<String>> {
    let mut by_language = BTreeMap::new();
    for language in ["en", "pl", "ru"] {
        let mut ids = Vec::new();
        for file in files(&root().join("docs/rules").join(language), "md") {
            let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
            ids.extend(
                text.lines()
                    .filter_map(|line| Some(line.strip_prefix("- ")?.split_once(' ')?.0))
                    .filter(|id| is_rule(id))
                    .map(String::from),
            );
        }
        by_language.insert(language, ids);
    }
    let english = by_language.remove("en").expect("there is an English text");
    if english.is_empty() {
        return Err("docs/rules/en has no rules".into());
    }
    for (language, ids) in by_language {
        if let Some(position) = (0..ids.len().max(english.len())).find(|&i| ids.get(i) != english.get(i)) {
            let (theirs, ours) = (ids.get(position), english.get(position));
            return Err(format!("docs/rules/{language} has {theirs:?} where docs/rules/en has {ours:?}"));
        }
    }
    let distinct: BTreeSet<String> = english.iter().cloned().collect();
    if distinct.len() < english.len() {
        return Err("a rule stands twice in docs/rules/en".into());
    }
    Ok(distinct)
}

fn is_rule(id: &str) -> bool {
    id.split_once('-').is_some_and(|(game, number)| {
        game.len() == 3
            && game.bytes().all(|letter| letter.is_ascii_uppercase())
            && number.len() == 2
            && number.bytes().all(|digit| digit.is_ascii_digit())
    })
}

/// The tests of a source file that name rules, in their names (`spl_12_...`) or doc comments (`SPL-12`).
fn tests_in(text: &str) -> Vec<Test> {
    let lines: Vec<&str> = text.lines().collect();
    let mut tests = Vec::new();
    for (start, line) in lines.iter().enumerate().filter(|(_, line)| line.trim() == "#[test]") {
        let is_head = |line: &&&str| line.trim().starts_with("///") || line.trim().starts_with("#[");
        let above = lines[..start].iter().rev().take_while(is_head);
        let below = lines[start..].iter().take_while(|line| !line.trim().starts_with("fn "));
        let comments: String = above.chain(below).filter(|line| line.trim().starts_with("///")).copied().collect();
        let Some(at) = (start..lines.len()).find(|&at| lines[at].trim().starts_with("fn ")) else { continue };
        let name = lines[at].trim().trim_start_matches("fn ").split('(').next().unwrap_or_default();
        let indent = line.len() - line.trim_start().len();
        let ends = |line: &&&str| line.trim() == "}" && line.len() - line.trim_start().len() == indent;
        let body = lines[at..].iter().take_while(|line| !ends(line));
        let assertions = body.filter(|line| line.contains("assert") || line.contains(".refused(")).count();
        let rules: BTreeSet<String> = named(name).chain(cited(&comments)).collect();
        if !rules.is_empty() {
            tests.push(Test { name: name.into(), rules, assertions });
        }
    }
    tests
}

/// `spl_10_spl_11_take` names two rules.
fn named(name: &str) -> impl Iterator<Item = String> {
    let parts: Vec<&str> = name.split('_').collect();
    let ids = (parts.windows(2)).map(|pair| format!("{}-{}", pair[0].to_uppercase(), pair[1])).filter(|id| is_rule(id));
    ids.collect::<Vec<_>>().into_iter()
}

fn cited(comments: &str) -> impl Iterator<Item = String> {
    comments.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').filter(|word| is_rule(word)).map(String::from)
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_are_found_by_name_and_by_comment() {
        let source = "
    /// Proves DUE-21 and DUE-34.
    #[test]
    fn lines() {
        assert!(true);
    }

    #[test]
    fn spl_12_two_of_a_colour() {
        assert!(true);
        assert!(true);
    }

    #[test]
    fn nothing_in_particular() {}
";
        let tests = tests_in(source);
        let found: Vec<_> = tests.iter().map(|test| (test.name.as_str(), test.rules.len(), test.assertions)).collect();
        assert_eq!(found, [("lines", 2, 1), ("spl_12_two_of_a_colour", 1, 2)]);
        assert!(tests[0].rules.contains("DUE-34") && tests[1].rules.contains("SPL-12"));
    }
}
