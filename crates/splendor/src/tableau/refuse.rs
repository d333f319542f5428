//! Why a move is not legal.

use super::{COLOURS, Edition, HAND, JOKER, Jokers, Lane, Move, Payment, Phase, Surplus, Tableau};
use game::{Arg, Counts, Refusal};

impl Tableau {
    /// Why a move that is not legal now is refused.
    pub fn refuse(&self, action: Move, edition: &Edition) -> Refusal {
        let rules = &edition.rules;
        let is_draw = matches!(action, Move::First(_) | Move::Reveal(_) | Move::Deal(_) | Move::Draw(_));
        match (self.phase, action) {
            (_, Move::Hidden(_)) => Refusal::new(rules.hidden, "refuse-masked"),
            (Phase::Over, _) => Refusal::new(rules.end, "refuse-over"),
            (Phase::First | Phase::Tiles | Phase::Deal(_) | Phase::Draw(..) | Phase::Refill(..), _) if is_draw => {
                Refusal::new(rules.deal, "refuse-impossible-draw")
            }
            (Phase::First | Phase::Tiles | Phase::Deal(_) | Phase::Draw(..) | Phase::Refill(..), _) => {
                Refusal::new(rules.order, "refuse-draw-due")
            }
            (_, _) if is_draw => Refusal::new(rules.deal, "refuse-no-draw-due"),
            (Phase::Act, _) => self.refuse_act(action, edition),
            (Phase::Pay(payment), Move::Joker(jokers)) => refuse_jokers(payment, jokers, edition),
            (Phase::Pay(_), _) => Refusal::new(rules.joker, "refuse-pay-first"),
            (Phase::Return(_), Move::Return(lane)) => self.refuse_return(lane, edition),
            (Phase::Return(_), _) => Refusal::new(rules.limit, "refuse-return-first")
                .with("surplus", self.player().surplus())
                .with("limit", Surplus::LIMIT),
            (Phase::Tile, Move::Visit(_)) => Refusal::new(rules.tile, "refuse-tile-not-coming"),
            (Phase::Tile, _) => Refusal::new(rules.one_tile, "refuse-choose-tile"),
        }
    }

    fn refuse_act(&self, action: Move, edition: &Edition) -> Refusal {
        let rules = &edition.rules;
        let notation = &edition.notation;
        let player = self.player();
        let tokens = |counts: Counts| Arg::Tokens(notation.tokens(counts));
        let hand_full = || Refusal::new(rules.hand, "refuse-hand-full").with("most", HAND as u8);
        match action {
            Move::Take(colours) => {
                let lacking = Counts::one_of_each(colours.0).less(self.bank);
                if lacking.is_none() {
                    let available = self.colours_with(1).count_ones() as u8;
                    let rule = if available < 3 { rules.take_all } else { rules.take };
                    Refusal::new(rule, "refuse-take-more").with("count", available.min(3))
                } else {
                    Refusal::new(rules.take, "refuse-not-in-bank").with("tokens", tokens(lacking))
                }
            }
            Move::Double(colour) => Refusal::new(rules.double, "refuse-pile-small")
                .with("tokens", tokens(Counts::of(colour.0.into(), 1)))
                .with("least", 4)
                .with("count", self.bank.get(colour.0.into())),
            Move::Reserve(card) if !self.shows(card) => {
                Refusal::new(rules.reserve, "refuse-not-face-up").with("card", Arg::Card(notation.card(card)))
            }
            Move::ReserveTop(level) if self.decks[level.index()].is_empty() => {
                Refusal::new(rules.reserve, "refuse-deck-empty").with("level", level.0 + 1)
            }
            Move::Reserve(_) | Move::ReserveTop(_) => hand_full(),
            Move::Buy(card) if self.shows(card) || player.holds(card) => {
                let missing = player.price_of(edition.cards[card.0 as usize].cost).less(player.tokens);
                Refusal::new(rules.price, "refuse-too-dear")
                    .with("card", Arg::Card(notation.card(card)))
                    .with("missing", tokens(missing))
                    .with("count", missing.total())
                    .with("jokers", player.tokens.get(JOKER.0.into()))
            }
            Move::Buy(card) => {
                Refusal::new(rules.buy, "refuse-not-for-sale").with("card", Arg::Card(notation.card(card)))
            }
            Move::Pass => Refusal::new(rules.pass, "refuse-can-act"),
            Move::Joker(_) => Refusal::new(rules.joker, "refuse-not-paying"),
            Move::Return(_) => Refusal::new(rules.limit, "refuse-no-surplus").with("limit", Surplus::LIMIT),
            Move::Visit(_) => Refusal::new(rules.one_tile, "refuse-no-tile-due"),
            Move::First(_) | Move::Reveal(_) | Move::Deal(_) | Move::Draw(_) | Move::Hidden(_) => {
                unreachable!("draws are refused before")
            }
        }
    }

    fn refuse_return(&self, lane: Lane, edition: &Edition) -> Refusal {
        let held = self.player().tokens.get(lane.0.into());
        let reason = match (held, usize::from(lane.0)) {
            (0, _) => "refuse-no-such-token",
            (_, kind) if kind > COLOURS => "refuse-never-returned",
            _ => "refuse-return-order",
        };
        let token = Arg::Tokens(edition.notation.tokens(Counts::of(lane.0.into(), 1)));
        Refusal::new(edition.rules.limit, reason).with("tokens", token)
    }
}

fn refuse_jokers(payment: Payment, jokers: Jokers, edition: &Edition) -> Refusal {
    let asked = payment.colour();
    let tokens = Arg::Tokens(edition.notation.tokens(Counts::of(asked.0.into(), 1)));
    if jokers.colour() == asked {
        let choices = payment.choices();
        Refusal::new(edition.rules.joker, "refuse-joker-count")
            .with("least", *choices.start())
            .with("most", *choices.end())
            .with("tokens", tokens)
    } else {
        Refusal::new(edition.rules.joker, "refuse-joker-colour").with("tokens", tokens)
    }
}
