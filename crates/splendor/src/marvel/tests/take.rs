//! Taking tokens.

use super::{players, two};

#[test]
fn mar_10_three_tokens_of_different_colours() {
    let mut table = two();
    let three: Vec<String> = table.after("take").into_iter().filter(|letters| letters.len() == 3).collect();
    assert_eq!(three, ["YPB", "YPR", "YBR", "PBR", "YPO", "YBO", "PBO", "YRO", "PRO", "BRO"]);
    table.play("take:RYO");
    assert_eq!(table.tokens(0), "YRO");
    assert_eq!(table.bank(), "YYYPPPPBBBBRRROOOSSSSSTT");
}

#[test]
fn mar_10_not_fewer_while_three_colours_are_there() {
    let mut table = two();
    assert_eq!(table.why_not("take:YP"), "MAR-10 refuse-take-more");
    assert_eq!(table.why_not("take:Y"), "MAR-10 refuse-take-more");
    // Exactly three colours left: all three.
    table.give(1, "RRRROOOO");
    assert_eq!(table.why_not("take:YP"), "MAR-10 refuse-take-more");
    assert!(table.allows("take:YPB"));
}

#[test]
fn mar_10_two_or_one_if_not_enough_colours_are_available() {
    let mut table = two();
    table.give(1, "BBBBRRRROOOO").give(0, "YPPP");
    let takes = |table: &crate::harness::Table<_>| table.after("take");
    assert_eq!(takes(&table), ["YP"]);
    assert_eq!(table.why_not("take:P"), "MAR-10 refuse-take-more");
    assert_eq!(table.why_not("take:YPB"), "MAR-10 refuse-not-in-bank");
    table.give(1, "P");
    assert_eq!(takes(&table), ["Y"]);
    table.give(1, "YYY");
    assert_eq!(takes(&table), Vec::<String>::new());
}

#[test]
fn mar_10_never_grey_and_never_green() {
    let mut table = players(4);
    assert!(table.after("take").iter().all(|letters| !letters.contains(['S', 'T'])));
    for text in ["take:YPS", "take:YPT", "take:S", "take:T"] {
        assert!(text.parse::<super::super::Action>().is_err(), "{text}");
    }
    // Not even if nothing else is left.
    table.give(1, "YYYYYYYPPPPPPPBBBBBBBRRRRRRROOOOOOO");
    assert_eq!(table.bank(), "SSSSSTTTT");
    assert!(table.after("take").is_empty());
}

#[test]
fn mar_11_two_alike_from_a_pile_of_four() {
    let mut table = two();
    table.give(1, "P");
    assert_eq!(table.why_not("take:PP"), "MAR-11 refuse-pile-small");
    let doubles: Vec<String> = table.after("take").into_iter().filter(|letters| letters.len() == 2).collect();
    assert_eq!(doubles, ["YY", "BB", "RR", "OO"]);
    table.play("take:YY");
    assert_eq!(table.tokens(0), "YY");
    assert_eq!(table.bank(), "YYPPPBBBBRRRROOOOSSSSSTT");
}

#[test]
fn mar_11_never_grey_and_never_green() {
    let table = players(4);
    assert_eq!(table.bank().matches(['S', 'T']).count(), 9, "there would be enough");
    assert!(!table.legal().iter().any(|text| text == "take:SS" || text == "take:TT"));
    assert!("take:SS".parse::<super::super::Action>().is_err());
    assert!("take:TT".parse::<super::super::Action>().is_err());
}
