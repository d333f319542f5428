//! Why an action is not legal.

use crate::pay::{Gold, Payment, Surplus};
use crate::phase::Phase;
use crate::{Action, Card, Cell, Cells, Duel, HAND, Token};
use game::{Arg, Counts, Refusal};

impl Duel {
    /// Why an action that is not legal now is refused.
    pub(crate) fn refusal(&self, action: Action) -> Refusal {
        match (self.phase, action) {
            (_, Action::Hidden(_)) => Refusal::new("DUE-32", "refuse-masked"),
            (Phase::Over, _) => Refusal::new(if self.player().has_won() { "DUE-61" } else { "DUE-64" }, "refuse-over"),
            (Phase::First, _) => refuse_draw("DUE-05", action),
            (Phase::SetUp(_), _) => refuse_draw("DUE-03", action),
            (Phase::Deal(_), _) => refuse_draw("DUE-02", action),
            (Phase::Replenish(_), _) => refuse_draw("DUE-11", action),
            (Phase::Draw(_), _) => refuse_draw("DUE-31", action),
            (Phase::Refill(..), _) => refuse_draw("DUE-34", action),
            (_, _) if action.is_draw() => Refusal::new("DUE-09", "refuse-no-draw-due"),
            (Phase::Start | Phase::Act, _) => self.refuse_act(action),
            (Phase::Reserve, Action::Reserve(card)) => {
                Refusal::new("DUE-31", "refuse-not-face-up").with("card", code(card))
            }
            (Phase::Reserve, Action::ReserveTop(level)) => {
                Refusal::new("DUE-31", "refuse-deck-empty").with("level", level.number())
            }
            (Phase::Reserve, _) => Refusal::new("DUE-31", "refuse-duel-reserve-first"),
            (Phase::Pay(payment), Action::Pay(gold)) => refuse_gold(payment, gold),
            (Phase::Pay(_), _) => Refusal::new("DUE-40", "refuse-pay-first"),
            (Phase::Associate(_), Action::Associate(colour)) => {
                Refusal::new("DUE-43", "refuse-duel-no-column").with("tokens", tokens(colour.token().one()))
            }
            (Phase::Token(colour), Action::Token(cell)) => Refusal::new("DUE-44", "refuse-duel-other-token")
                .with("cell", cell.to_string())
                .with("tokens", tokens(colour.token().one())),
            (Phase::Steal, Action::Steal(token)) => {
                Refusal::new("DUE-46", "refuse-duel-not-theirs").with("tokens", tokens(token.one()))
            }
            (Phase::Associate(_) | Phase::Token(_) | Phase::Steal, _) => {
                Refusal::new("DUE-47", "refuse-duel-ability-first")
            }
            (Phase::Royal, Action::Royal(royal)) => {
                Refusal::new("DUE-50", "refuse-duel-royal-gone").with("tile", Arg::Tile(royal.code()))
            }
            (Phase::Royal, _) => Refusal::new("DUE-50", "refuse-duel-royal-first"),
            (Phase::Return(_), Action::Return(token)) => self.refuse_return(token),
            (Phase::Return(_), _) => Refusal::new("DUE-60", "refuse-return-first")
                .with("surplus", self.player().surplus())
                .with("limit", Surplus::LIMIT),
        }
    }

    fn refuse_act(&self, action: Action) -> Refusal {
        let player = self.player();
        match action {
            Action::Privilege(_) if self.phase == Phase::Act => {
                Refusal::new("DUE-12", "refuse-duel-privilege-too-late")
            }
            Action::Privilege(_) if player.privileges == 0 => Refusal::new("DUE-10", "refuse-duel-no-privilege"),
            Action::Privilege(cell) => self.refuse_cells("DUE-10", cell.into()),
            Action::Replenish => Refusal::new("DUE-11", "refuse-duel-bag-empty"),
            Action::Take(line) => self.refuse_cells("DUE-20", line.cells()),
            Action::Gold(cell) => self.refuse_reservation(cell),
            Action::Buy(card) => self.refuse_purchase(card),
            Action::Pass if self.must_replenish() => Refusal::new("DUE-15", "refuse-duel-must-replenish"),
            Action::Pass => Refusal::new("DUE-14", "refuse-can-act"),
            Action::Reserve(_) | Action::ReserveTop(_) => Refusal::new("DUE-31", "refuse-duel-gold-first"),
            Action::Pay(_) => Refusal::new("DUE-40", "refuse-not-paying"),
            Action::Associate(_) | Action::Token(_) | Action::Steal(_) => {
                Refusal::new("DUE-47", "refuse-duel-no-ability-due")
            }
            Action::Royal(_) => Refusal::new("DUE-50", "refuse-duel-no-royal-due"),
            Action::Return(_) => Refusal::new("DUE-60", "refuse-no-surplus").with("limit", Surplus::LIMIT),
            Action::Lay(_) | Action::Deal(_) | Action::Draw(_) | Action::Hidden(_) | Action::First(_) => {
                unreachable!("draws are refused before")
            }
        }
    }

    /// Names the first cell on which no gem or pearl lies.
    fn refuse_cells(&self, rule: &'static str, cells: Cells) -> Refusal {
        let wrong = cells.iter().find(|&cell| !self.board.gems_and_pearls().holds(cell));
        let cell = wrong.expect("a line of gems and pearls may be taken");
        let reason = match self.board.token(cell) {
            Some(_) => "refuse-duel-never-gold",
            None => "refuse-duel-empty-cell",
        };
        Refusal::new(rule, reason).with("cell", cell.to_string())
    }

    fn refuse_reservation(&self, cell: Cell) -> Refusal {
        if self.player().hand_is_full() {
            Refusal::new("DUE-30", "refuse-hand-full").with("most", HAND as u8)
        } else if self.pyramid.is_empty() {
            Refusal::new("DUE-30", "refuse-duel-no-cards-left")
        } else if self.board.gold().is_empty() {
            Refusal::new("DUE-30", "refuse-duel-no-gold-left")
        } else {
            Refusal::new("DUE-31", "refuse-duel-no-gold-here").with("cell", cell.to_string())
        }
    }

    fn refuse_purchase(&self, card: Card) -> Refusal {
        let player = self.player();
        if !self.pyramid.shows(card) && !player.holds(card) {
            return Refusal::new("DUE-40", "refuse-not-for-sale").with("card", code(card));
        }
        if !player.has_place_for(card) {
            return Refusal::new("DUE-43", "refuse-duel-nothing-to-join").with("card", code(card));
        }
        let missing = player.price(card).less(player.tokens);
        Refusal::new("DUE-40", "refuse-too-dear")
            .with("card", code(card))
            .with("missing", tokens(missing))
            .with("count", missing.total())
            .with("jokers", player.gold())
    }

    /// DUE-15: nothing but replenishing is possible.
    fn must_replenish(&self) -> bool {
        let mut legal = Vec::new();
        self.list(&mut legal);
        legal == [Action::Replenish]
    }

    fn refuse_return(&self, token: Token) -> Refusal {
        let held = self.player().tokens.get(token.lane()) > 0;
        let reason = if held { "refuse-return-order" } else { "refuse-no-such-token" };
        Refusal::new("DUE-60", reason).with("tokens", tokens(token.one()))
    }
}

fn refuse_draw(rule: &'static str, action: Action) -> Refusal {
    if action.is_draw() {
        Refusal::new(rule, "refuse-impossible-draw")
    } else {
        Refusal::new("DUE-09", "refuse-draw-due")
    }
}

fn refuse_gold(payment: Payment, gold: Gold) -> Refusal {
    let asked = payment.token();
    if gold.token() == asked {
        let choices = payment.choices();
        Refusal::new("DUE-40", "refuse-joker-count")
            .with("least", *choices.start())
            .with("most", *choices.end())
            .with("tokens", tokens(asked.one()))
    } else {
        Refusal::new("DUE-40", "refuse-joker-colour").with("tokens", tokens(asked.one()))
    }
}

fn tokens(counts: Counts) -> Arg {
    Arg::Tokens(Token::letters(counts))
}

fn code(card: Card) -> Arg {
    Arg::Card(card.code())
}
