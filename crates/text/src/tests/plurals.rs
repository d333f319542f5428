//! Plural forms for 1, 2, 5, 12, 22 and 112 of whatever is counted.

use crate::{Lang, Text, Value};
use game::{Arg, Message};

const NUMBERS: [i64; 6] = [1, 2, 5, 12, 22, 112];

/// What a message says for each number; `#` in the expected text stands for the number.
fn check(lang: Lang, key: &str, argument: &str, others: &[(&str, Value)], expected: [&str; 6]) {
    let text = Text::new(lang);
    for (number, expected) in NUMBERS.into_iter().zip(expected) {
        let mut args = others.to_vec();
        args.push((argument, Value::Number(number)));
        assert_eq!(text.format(key, &args), expected.replace('#', &number.to_string()), "{lang} {key} {number}");
    }
}

/// The three Polish and Russian forms in the order of [`NUMBERS`]: one, few, many. Unlike Polish, Russian counts 21 as 1.
fn forms<'a>(one: &'a str, few: &'a str, many: &'a str) -> [&'a str; 6] {
    [one, few, many, many, few, many]
}

#[test]
fn tokens() {
    let count = |lang, key, expected| check(lang, key, "count", &[], expected);
    count(Lang::En, "token-duel-P", ["pearl", "pearls", "pearls", "pearls", "pearls", "pearls"]);
    count(Lang::Pl, "token-splendor-W", forms("biały", "białe", "białych"));
    count(Lang::Pl, "token-marvel-B", forms("niebieski", "niebieskie", "niebieskich"));
    count(Lang::Pl, "token-splendor-Y", forms("złoto", "złota", "złota"));
    count(Lang::Pl, "token-duel-P", forms("perła", "perły", "pereł"));
    count(Lang::Ru, "token-splendor-K", forms("чёрный", "чёрных", "чёрных"));
    count(Lang::Ru, "token-duel-P", forms("жемчужина", "жемчужины", "жемчужин"));
}

#[test]
fn tokens_in_a_list() {
    let say = |lang, letters| Text::new(lang).tokens("splendor", letters);
    assert_eq!(say(Lang::En, "WUU"), "white, 2 blue");
    assert_eq!(say(Lang::Pl, "WWWWWUUY"), "5 białych, 2 niebieskie, złoto");
    assert_eq!(say(Lang::Ru, "UURYY"), "2 синих, красный, 2 золота");
    assert_eq!(say(Lang::Ru, ""), "");
}

#[test]
fn surplus() {
    let limit = [("limit", Value::Number(10))];
    let say = |lang, expected| check(lang, "refuse-return-first", "surplus", &limit, expected);
    let many = "first return # tokens: at most 10 may be kept";
    say(Lang::En, ["first return # token: at most 10 may be kept", many, many, many, many, many]);
    say(
        Lang::Pl,
        forms(
            "najpierw trzeba zwrócić # znacznik, bo można mieć najwyżej 10",
            "najpierw trzeba zwrócić # znaczniki, bo można mieć najwyżej 10",
            "najpierw trzeba zwrócić # znaczników, bo można mieć najwyżej 10",
        ),
    );
    say(
        Lang::Ru,
        forms(
            "сначала нужно вернуть # жетон: оставить можно не больше 10",
            "сначала нужно вернуть # жетона: оставить можно не больше 10",
            "сначала нужно вернуть # жетонов: оставить можно не больше 10",
        ),
    );
}

#[test]
fn cards_in_hand() {
    let say = |lang, expected| check(lang, "refuse-hand-full", "most", &[], expected);
    let many = "at most # cards may be reserved";
    say(Lang::En, ["at most # card may be reserved", many, many, many, many, many]);
    say(
        Lang::Pl,
        forms(
            "można mieć najwyżej # zarezerwowaną kartę",
            "można mieć najwyżej # zarezerwowane karty",
            "można mieć najwyżej # zarezerwowanych kart",
        ),
    );
    let many = "можно держать не больше # зарезервированных карт";
    say(Lang::Ru, forms("можно держать не больше # зарезервированной карты", many, many));
}

#[test]
fn tokens_to_take() {
    let say = |lang, expected| check(lang, "refuse-take-more", "count", &[], expected);
    let many = "take exactly # tokens of different colours";
    say(Lang::En, ["only one colour is left: take exactly # token", many, many, many, many, many]);
    say(
        Lang::Pl,
        forms(
            "został tylko jeden kolor: trzeba wziąć dokładnie # znacznik",
            "trzeba wziąć dokładnie # znaczniki różnych kolorów",
            "trzeba wziąć dokładnie # znaczników różnych kolorów",
        ),
    );
    say(
        Lang::Ru,
        forms(
            "остался только один цвет: нужно взять ровно # жетон",
            "нужно взять ровно # жетона разных цветов",
            "нужно взять ровно # жетонов разных цветов",
        ),
    );
}

#[test]
fn points_and_crowns() {
    let anna = [("seat", Value::from("Anna"))];
    let say = |lang, key, expected| check(lang, key, "count", &anna, expected);
    say(Lang::Pl, "event-duel-enough-points", forms("Anna ma # punkt.", "Anna ma # punkty.", "Anna ma # punktów."));
    say(Lang::Pl, "event-duel-enough-crowns", forms("Anna ma # koronę.", "Anna ma # korony.", "Anna ma # koron."));
    say(
        Lang::Ru,
        "event-duel-enough-points",
        forms("Anna набирает # очко.", "Anna набирает # очка.", "Anna набирает # очков."),
    );
    say(
        Lang::Ru,
        "event-duel-enough-crowns",
        forms("Anna собирает # корону.", "Anna собирает # короны.", "Anna собирает # корон."),
    );
    let many = "Anna has # crowns.";
    say(Lang::En, "event-duel-enough-crowns", ["Anna has # crown.", many, many, many, many, many]);
}

#[test]
fn what_a_board_counts() {
    check(Lang::Pl, "board-cards", "count", &[], forms("# karta", "# karty", "# kart"));
    check(Lang::Ru, "board-cards", "count", &[], forms("# карта", "# карты", "# карт"));
    check(Lang::En, "board-cards", "count", &[], ["# card", "# cards", "# cards", "# cards", "# cards", "# cards"]);
    let anna = [("seat", Value::from("Anna"))];
    check(
        Lang::Pl,
        "prompt-return",
        "surplus",
        &anna,
        forms("Anna zwraca # znacznik.", "Anna zwraca # znaczniki.", "Anna zwraca # znaczników."),
    );
    check(
        Lang::Ru,
        "prompt-return",
        "surplus",
        &anna,
        forms("Anna возвращает # жетон.", "Anna возвращает # жетона.", "Anna возвращает # жетонов."),
    );
    check(
        Lang::Pl,
        "board-avengers-owned",
        "needs",
        &anna,
        forms(
            "ma ją Anna; do przejęcia potrzebny # symbol (A)",
            "ma ją Anna; do przejęcia potrzebne # symbole (A)",
            "ma ją Anna; do przejęcia potrzeba # symboli (A)",
        ),
    );
    check(
        Lang::Ru,
        "board-avengers-free",
        "needs",
        &anna,
        forms(
            "достанется первому, кто соберёт # метку (A)",
            "достанется первому, кто соберёт # метки (A)",
            "достанется первому, кто соберёт # меток (A)",
        ),
    );
}

#[test]
fn what_cards_of_dc_count() {
    let draw = |lang, verb: &str, expected| check(lang, "dc-draw", "count", &[("verb", verb.into())], expected);
    draw(Lang::Pl, "do", forms("dobierz kartę", "dobierz # karty", "dobierz # kart"));
    draw(Lang::Pl, "may", forms("dobrać kartę", "dobrać # karty", "dobrać # kart"));
    draw(Lang::Pl, "they", forms("dobiera kartę", "dobiera # karty", "dobiera # kart"));
    draw(Lang::Ru, "do", forms("возьмите карту", "возьмите # карты", "возьмите # карт"));
    let many = "draws # cards";
    draw(Lang::En, "they", ["draws a card", many, many, many, many, many]);
    let power = |lang, expected| check(lang, "dc-power", "count", &[("verb", "do".into())], expected);
    power(Lang::Pl, forms("+# Punkt Mocy", "+# Punkty Mocy", "+# Punktów Mocy"));
    power(Lang::Ru, forms("+# Мощь", "+# Мощи", "+# Мощи"));
}

/// A number of things as the object of a verb: people are counted otherwise than things.
#[test]
fn cards_of_dc_in_the_case_that_the_number_asks_for() {
    let count = |lang, what: &'static str, expected: [&str; 6]| {
        for (number, expected) in NUMBERS.into_iter().zip(expected) {
            let message = Message::new("dc-count-exactly")
                .with("count", Arg::Number(number))
                .with("what", Arg::Noun(Message::new(what)));
            let said = Text::new(lang).say("dc", &message, &[]);
            assert_eq!(said, expected.replace('#', &number.to_string()), "{lang} {what} {number}");
        }
    };
    let many = "# Heroes";
    count(Lang::En, "dc-hero", ["a Hero", many, many, many, many, many]);
    count(Lang::Pl, "dc-hero", forms("Bohatera", "# Bohaterów", "# Bohaterów"));
    count(Lang::Pl, "dc-super-power", forms("Supermoc", "# Supermoce", "# Supermocy"));
    count(Lang::Pl, "dc-equipment", forms("kartę Ekwipunku", "# karty Ekwipunku", "# kart Ekwipunku"));
    count(Lang::Ru, "dc-villain", forms("Злодея", "# Злодеев", "# Злодеев"));
    count(Lang::Ru, "dc-location", forms("Локацию", "# Локации", "# Локаций"));
    count(Lang::Ru, "dc-weakness", forms("Слабость", "# Слабости", "# Слабостей"));
}

/// A noun made of nouns is inflected as a whole.
#[test]
fn nouns_inside_nouns_take_the_form_of_the_whole() {
    let either = |first, next| {
        Message::new("dc-noun-or")
            .with("first", Arg::Noun(Message::new(first)))
            .with("next", Arg::Noun(Message::new(next)))
    };
    let say =
        |lang, key, noun: Message| Text::new(lang).say("dc", &Message::new(key).with("what", Arg::Noun(noun)), &[]);
    assert_eq!(say(Lang::Pl, "dc-when-it", either("dc-hero", "dc-location")), "to Bohater lub Lokacja");
    assert_eq!(say(Lang::Pl, "dc-count-one", either("dc-hero", "dc-location")), "Bohatera lub Lokację");
    assert_eq!(
        say(Lang::Pl, "dc-count-all", either("dc-hero", "dc-location")),
        "wszystkich Bohaterów i wszystkie Lokacje"
    );
    assert_eq!(say(Lang::Ru, "dc-count-any", either("dc-villain", "dc-card")), "сколько угодно Злодеев или карт");
    let cheap = |what| {
        let quality = Message::new("dc-cost-at-most").with("cost", 3);
        Message::new("dc-qualified").with("what", Arg::Noun(Message::new(what))).with("quality", quality)
    };
    assert_eq!(say(Lang::Ru, "dc-for-line-up", cheap("dc-hero")), "за каждого Героя стоимостью 3 или меньше на рынке");
    let not = |what, not| {
        Message::new("dc-but-not").with("what", Arg::Noun(Message::new(what))).with("not", Arg::Noun(Message::new(not)))
    };
    assert_eq!(say(Lang::Ru, "dc-count-one", not("dc-card", "dc-location")), "карту, но не Локацию");
    assert_eq!(say(Lang::Pl, "dc-count-all", not("dc-card", "dc-villain")), "wszystkie karty, ale nie Łotrów");
    assert_eq!(say(Lang::En, "dc-count-all", not("dc-card", "dc-villain")), "all cards other than Villains");
}
