//! Reading what people type: `take:WUG`, but also `take wug`, `Take W U G`, `take WUG return R` and `play the batcave`.

use catalog::AnyPlay;
use game::BadText;

/// No game has an object of more words than this.
const MOST_WORDS: usize = 6;

/// A line of which something is no action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable(pub BadText);

/// Reads a line as actions of the game, legal or not, in canonical form.
///
/// Usually one action was typed; `return RK` is two, put into the order in which the game takes them.
pub fn read_line(play: &AnyPlay, line: &str) -> Result<Vec<String>, Unreadable> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let mut actions = Vec::new();
    let mut rest = &words[..];
    while !rest.is_empty() {
        let (read, taken) = next(play, rest)?;
        actions.extend(read);
        rest = &rest[taken..];
    }
    Ok(actions)
}

/// The longest beginning of `words` that is one action, or several letter by letter, and its length.
fn next(play: &AnyPlay, words: &[&str]) -> Result<(Vec<String>, usize), Unreadable> {
    for taken in (1..=words.len().min(MOST_WORDS)).rev() {
        if let Some(action) = one(play, &words[..taken]) {
            return Ok((vec![action], taken));
        }
    }
    for taken in (1..=words.len().min(MOST_WORDS)).rev() {
        if let Some(actions) = letter_by_letter(play, &words[..taken]) {
            return Ok((actions, taken));
        }
    }
    let found = words[..words.len().min(2)].join(" ");
    match play.read(&found) {
        Err(bad) => Err(Unreadable(bad)),
        Ok(action) => Ok((vec![action], words.len().min(2))),
    }
}

/// A verb, and the pieces of its object, however they are separated.
fn parts<'a>(words: &[&'a str]) -> (String, Vec<&'a str>) {
    let (verb, object) = words[0].split_once(':').unwrap_or((words[0], ""));
    let pieces = std::iter::once(object).chain(words[1..].iter().copied()).flat_map(|word| word.split(','));
    (verb.to_lowercase(), pieces.filter(|piece| !piece.is_empty()).collect())
}

fn one(play: &AnyPlay, words: &[&str]) -> Option<String> {
    let (verb, pieces) = parts(words);
    if pieces.is_empty() {
        return play.read(&verb).ok();
    }
    let joined = pieces.concat();
    // Cells of a board are two letters each: `a1b2` for `a1,b2`.
    let pairs: Vec<String> = joined.chars().collect::<Vec<_>>().chunks(2).map(String::from_iter).collect();
    let objects = [joined, pieces.join(","), pairs.join(","), pieces.join("_")];
    let spellings = objects.iter().flat_map(|object| [object.clone(), object.to_uppercase(), object.to_lowercase()]);
    spellings.map(|object| format!("{verb}:{object}")).find_map(|action| play.read(&action).ok())
}

/// `return RK` for `return:R` and `return:K`.
fn letter_by_letter(play: &AnyPlay, words: &[&str]) -> Option<Vec<String>> {
    let (verb, pieces) = parts(words);
    let object = pieces.concat();
    let letters = object.chars().count();
    if !(2..=MOST_WORDS).contains(&letters) {
        return None;
    }
    let actions: Option<Vec<String>> = object.chars().map(|letter| one(play, &[&verb, &letter.to_string()])).collect();
    play.in_order(&actions?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::AnyGame;

    fn check(line: &str, expected: &[&str]) {
        let play = AnyPlay::new(AnyGame::Splendor, "players=2 first=0").unwrap();
        assert_eq!(read_line(&play, line).unwrap(), expected, "{line}");
    }

    #[test]
    fn spelling_is_free() {
        check("take:WUG", &["take:WUG"]);
        check("take wug", &["take:WUG"]);
        check("TAKE g, u, w", &["take:WUG"]);
        check("buy 1w3", &["buy:1W3"]);
        check("Reserve 2", &["reserve:2"]);
        check("pass", &["pass"]);
        check("gold w 1", &["gold:W1"]);
        check("", &[]);
    }

    #[test]
    fn several_actions_stand_on_one_line() {
        check("take WUG return R", &["take:WUG", "return:R"]);
        check("reserve:1W1 return:Y", &["reserve:1W1", "return:Y"]);
        check("return kr", &["return:R", "return:K"]);
        check("buy 1w3 gold w 0 gold u1", &["buy:1W3", "gold:W0", "gold:U1"]);
    }

    #[test]
    fn a_name_may_have_several_words() {
        let play = AnyPlay::new(AnyGame::Dc, &AnyGame::Dc.configure(2, &[]).unwrap()).unwrap();
        let read = |line: &str| read_line(&play, line).unwrap();
        assert_eq!(read("buy Princess Diana of Themyscira"), ["buy:princess_diana_of_themyscira"]);
        assert_eq!(read("PLAY THE_BATCAVE  end"), ["play:the_batcave", "end"]);
        assert_eq!(read("play punch play kick"), ["play:punch", "play:kick"]);
        assert_eq!(read("first-trigger hero"), ["first-trigger:hero"]);
    }

    #[test]
    fn what_is_no_action_is_quoted() {
        let play = AnyPlay::new(AnyGame::Splendor, "players=2 first=0").unwrap();
        for (line, found) in [("steal all gold", "steal all"), ("take WUG fly away", "fly away"), ("łąka", "łąka")]
        {
            let Unreadable(bad) = read_line(&play, line).unwrap_err();
            assert_eq!(bad.found, found, "{line}");
        }
    }
}
