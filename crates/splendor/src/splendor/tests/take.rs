//! Taking tokens.

use super::two;

#[test]
fn spl_12_two_of_a_colour_need_four_in_the_pile() {
    let mut table = two();
    table.give(1, "W");
    assert_eq!(table.why_not("take:WW"), "SPL-12 refuse-pile-small");
    table.give_back(1, "W").play("take:WW");
    assert_eq!(table.tokens(0), "WW");
    assert_eq!(table.bank(), "WWUUUUGGGGRRRRKKKKYYYYY");
}
