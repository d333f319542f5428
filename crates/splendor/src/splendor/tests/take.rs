//! Taking tokens.

use super::two;
use crate::harness::Table;
use crate::splendor::Splendor;

#[test]
fn spl_10_three_tokens_of_three_different_colours() {
    let table = two();
    let triples = ["WUG", "WUR", "WGR", "UGR", "WUK", "WGK", "UGK", "WRK", "URK", "GRK"];
    let mut offered: Vec<String> = table.after("take").into_iter().filter(|take| take.len() == 3).collect();
    offered.sort();
    let mut expected = triples.map(String::from).to_vec();
    expected.sort();
    assert_eq!(offered, expected);
    for triple in triples {
        let mut table = table.clone();
        table.play(&format!("take:{triple}"));
        assert_eq!(table.tokens(0), triple);
        assert_eq!(table.bank().len(), 22);
        for colour in "WUGRK".chars() {
            let left = if triple.contains(colour) { 3 } else { 4 };
            assert_eq!(table.bank().matches(colour).count(), left);
        }
        assert_eq!(table.to_act(), Some(1));
    }
}

#[test]
fn spl_10_never_gold() {
    let table = two();
    assert!(table.after("take").iter().all(|take| !take.contains('Y')));
    for text in ["take:Y", "take:WUY", "take:YY", "take:WY"] {
        assert!(text.parse::<crate::splendor::Action>().is_err(), "{text}");
    }
    let mut gold_only = two();
    gold_only.give(1, "WWWWUUUUGGGGRRRRKKKK");
    assert_eq!(gold_only.bank(), "YYYYY");
    assert!(gold_only.after("take").is_empty());
}

#[test]
fn spl_10_a_colour_that_is_out_is_not_taken() {
    let mut table = two();
    table.give(1, "WWWW");
    let mut triples = table.after("take");
    triples.retain(|take| take.len() == 3);
    triples.sort();
    assert_eq!(triples, ["GRK", "UGK", "UGR", "URK"]);
    assert_eq!(table.why_not("take:WUG"), "SPL-10 refuse-not-in-bank");
}

#[test]
fn spl_11_with_three_colours_or_more_exactly_three() {
    let mut table = two();
    for gone in ["", "WWWW", "UUUU"] {
        table.give(1, gone);
        assert!(table.after("take").iter().all(|take| take.len() == 3 || take.len() == 2 && doubled(take)));
        assert_eq!(table.why_not("take:GR"), "SPL-10 refuse-take-more");
        assert_eq!(table.why_not("take:G"), "SPL-10 refuse-take-more");
    }
    assert_eq!(table.after("take"), ["GRK", "GG", "RR", "KK"]);
}

#[test]
fn spl_11_with_two_colours_exactly_two_different() {
    let mut table = two();
    table.give(1, "WWWWUUUUGGGGRK");
    assert_eq!(table.after("take"), ["RK"]);
    assert_eq!(table.why_not("take:R"), "SPL-11 refuse-take-more");
    table.play("take:RK");
    assert_eq!(table.tokens(0), "RK");
    assert_eq!(table.bank(), "RRKKYYYYY");
}

#[test]
fn spl_11_with_one_colour_exactly_one() {
    for colour in ["W", "U", "G", "R", "K"] {
        let mut table = two();
        let others: String = "WUGRK".replace(colour, "").repeat(4);
        table.give(1, &others).give(1, colour);
        assert_eq!(table.after("take"), [colour]);
        table.play(&format!("take:{colour}"));
        assert_eq!(table.tokens(0), colour);
    }
}

#[test]
fn spl_11_a_single_colour_with_four_tokens_may_be_taken_once_or_twice() {
    let mut table = two();
    table.give(1, "WWWWUUUUGGGGRRRR");
    assert_eq!(table.after("take"), ["K", "KK"]);
}

#[test]
fn spl_12_two_of_a_colour_need_four_in_the_pile() {
    for colour in ["W", "U", "G", "R", "K"] {
        let double = format!("take:{colour}{colour}");
        let mut table = two();
        table.give(1, colour);
        assert_eq!(table.why_not(&double), "SPL-12 refuse-pile-small");
        table.give_back(1, colour).play(&double);
        assert_eq!(table.tokens(0), colour.repeat(2));
        assert_eq!(table.bank().matches(colour).count(), 2);
        assert_eq!(table.bank().len(), 23);
    }
}

#[test]
fn spl_12_it_is_the_pile_before_the_action_that_counts() {
    let mut table = Table::<Splendor>::new("players=4 first=0");
    table.play("take:WW");
    assert_eq!(table.bank().matches('W').count(), 5);
    table.play("take:WW");
    assert_eq!(table.bank().matches('W').count(), 3, "less than four may be left");
    assert!(!table.allows("take:WW"));
    assert!(table.allows("take:UU"));
}

#[test]
fn spl_12_never_gold() {
    let table = two();
    let doubles: Vec<String> = table.after("take").into_iter().filter(|take| doubled(take)).collect();
    assert_eq!(doubles, ["WW", "UU", "GG", "RR", "KK"], "five gold lie there, and are not offered");
}

fn doubled(take: &str) -> bool {
    take.len() == 2 && take[..1] == take[1..]
}
