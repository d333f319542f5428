//! DUE-30 to DUE-34: gold and reserved cards.

use super::table::Table;
use crate::{Action, Phase};

const GOLD: &str = "Y.... ..... ..W.. ..... ....Y";

#[test]
fn due_30_not_without_gold_on_the_board() {
    let mut table = Table::new();
    table.board("W.... ..... ..... ..... .....").give(0, "YYY");
    assert_eq!(table.after("gold"), "");
    assert_eq!(table.why_not("gold:a1"), "DUE-30 refuse-duel-no-gold-left");
}

#[test]
fn due_30_not_with_three_reserved_cards() {
    let mut table = Table::new();
    table.board(GOLD).hold(0, "1U1 1U2");
    assert_eq!(table.after("gold"), "a1 e5");
    table.hold(0, "1U3");
    assert_eq!(table.after("gold"), "");
    assert_eq!(table.why_not("gold:a1"), "DUE-30 refuse-hand-full");
}

#[test]
fn due_30_not_if_pyramid_and_decks_are_all_empty() {
    let mut table = Table::new();
    table.board(GOLD).pyramid(1, "- - - - -").pyramid(2, "- - - -").pyramid(3, "- - -");
    table.empty_deck(1).empty_deck(2);
    assert!(table.allows("gold:a1"), "one deck is enough");
    table.empty_deck(3);
    assert_eq!(table.why_not("gold:a1"), "DUE-30 refuse-duel-no-cards-left");
    let mut table = Table::new();
    table.board(GOLD).pyramid(1, "1W1 - - - -").pyramid(2, "- - - -").pyramid(3, "- - -");
    table.empty_deck(1).empty_deck(2).empty_deck(3);
    assert!(table.allows("gold:a1"), "one card of the pyramid is enough");
}

#[test]
fn due_31_gold_of_choice_then_a_card_of_the_pyramid() {
    let mut table = Table::new();
    table.board(GOLD);
    assert_eq!(table.why_not("gold:c3"), "DUE-31 refuse-duel-no-gold-here");
    assert_eq!(table.why_not("reserve:1W1"), "DUE-31 refuse-duel-gold-first");
    table.play("gold:e5");
    assert_eq!((table.tokens(0), table.rows()), ("Y".into(), "Y.... ..... ..W.. ..... .....".into()));
    assert_eq!(table.why_not("take:c3"), "DUE-31 refuse-duel-reserve-first");
    let all = "1W1 1W2 1W3 1W4 1W5 2W1 2W2 2W3 2W4 3W1 3W2 3U1 1 2 3";
    assert_eq!(table.after("reserve"), all, "any card of the pyramid, or the top of any deck");
    assert_eq!(table.why_not("reserve:1U1"), "DUE-31 refuse-not-face-up");
    table.play("reserve:2W3");
    assert_eq!((table.hand(0).as_str(), table.to_act()), ("2W3", Some(1)));
    assert_eq!(table.told(), ["event-took", "event-reserved", "event-dealt"]);
}

#[test]
fn due_31_or_the_unseen_top_card_of_a_deck() {
    let mut table = Table::new();
    table.board(GOLD).empty_deck(2).step("gold:a1");
    assert_eq!(table.why_not("reserve:2"), "DUE-31 refuse-deck-empty");
    table.step("reserve:3");
    assert_eq!(table.legal().len(), 10, "any of the ten cards of the deck");
    table.step("draw:3J1");
    assert_eq!((table.hand(0).as_str(), table.tokens(0).as_str()), ("3J1?", "Y"));
    assert_eq!(table.row(3), "3W1 3W2 3U1", "the pyramid stays as it was");
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn due_32_reserved_cards_have_no_effect_until_bought() {
    let mut table = Table::new();
    table.board(GOLD).hold(0, "3W1 2W1").play("gold:a1; reserve:1W5");
    let player = table.seat(0);
    assert_eq!((player.points, player.crowns, table.bonuses(0).as_str()), (0, 0, ""));
}

#[test]
fn due_33_gold_comes_in_no_other_way() {
    let mut table = Table::new();
    table.board("YW... ..... ..... ..... .....").privileges(0, 3);
    assert_eq!(table.after("privilege"), "b1");
    assert_eq!(table.after("take"), "b1");
    for text in ["steal:Y", "associate:Y", "pay:Y1"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    table.pyramid(2, "2W2 2U1 2G1 2R1").give(0, "UUUURRR").give(1, "Y").play("buy:2W2");
    assert_eq!(table.tokens(1), "Y", "stealing takes no gold");
}

#[test]
fn due_34_a_reserved_or_bought_card_is_replaced_at_once_in_its_place() {
    let mut table = Table::new();
    table.board(GOLD).give(0, "UUU").step("gold:a1").step("reserve:1W2");
    assert_eq!(table.row(1), "1W1 - 1W3 1W4 1W5");
    assert!(matches!(table.game.phase(), Phase::Refill(..)));
    assert!(table.legal().iter().all(|text| text.starts_with("deal:1")), "from the deck of the same level");
    table.play("deal:1K5");
    assert_eq!(table.row(1), "1W1 1K5 1W3 1W4 1W5");
    table.play("take:c3; buy:1W4; pay:U0; deal:1K4");
    assert_eq!(table.row(1), "1W1 1K5 1W3 1K4 1W5");
}

#[test]
fn due_34_if_the_deck_is_empty_the_place_stays_empty() {
    let mut table = Table::new();
    table.board(GOLD).empty_deck(1).give(1, "UUU").play("gold:a1; reserve:1W2");
    assert_eq!((table.row(1).as_str(), table.to_act()), ("1W1 - 1W3 1W4 1W5", Some(1)));
    table.play("buy:1W4");
    assert_eq!((table.row(1).as_str(), table.to_act()), ("1W1 - 1W3 - 1W5", Some(0)));
}

#[test]
fn due_34_before_the_ability_and_the_return_of_tokens() {
    let mut table = Table::new();
    table.board("W.... ..... ..W.. ..... .....").pyramid(1, "1W3 1N1 1J1 1J2 1J3").give(0, "RRKK").step("buy:1W3");
    assert!(matches!(table.game.phase(), Phase::Refill(..)), "first the new card");
    assert_eq!(table.why_not("token:a1"), "DUE-09 refuse-draw-due");
    table.step("deal:1K5");
    assert_eq!(table.after("token"), "a1 c3", "then the ability");
    let mut table = Table::new();
    table.board(GOLD).give(0, "UUUURRRRKK").step("gold:a1").step("reserve:1W2");
    assert!(matches!(table.game.phase(), Phase::Refill(..)), "eleven tokens, but first the new card");
    table.step("deal:1K5");
    assert!(matches!(table.game.phase(), Phase::Return(_)));
}
