//! Why an action is not legal.

use crate::action::{Action, Loyalty, Target};
use crate::card::Card;
use crate::config::Mode;
use crate::frame::{Frame, SetUp};
use crate::set::cards;
use crate::state::{Dc, Ending};
use game::{Arg, Refusal, Turn};

impl Dc {
    /// Why an action that is not legal now is refused.
    pub(crate) fn refusal(&self, action: Action) -> Refusal {
        let masked = matches!(
            action,
            Action::Draw(Card::HIDDEN) | Action::Pick(_, Card::HIDDEN) | Action::Role(Loyalty::Hidden)
        );
        if masked || action == Action::Plot(crate::action::HIDDEN) {
            return Refusal::new("DCB-16", "refuse-masked");
        }
        match (self.over, self.due()) {
            (Some(Ending::Points), _) => Refusal::new("DCB-31", "refuse-over"),
            (Some(_), _) => Refusal::new("WAT-50", "refuse-over"),
            (None, Turn::Chance) => {
                let rule = self.rule_of_draw();
                let key = if action.is_draw() { "refuse-impossible-draw" } else { "refuse-draw-due" };
                Refusal::new(rule, key)
            }
            (None, _) if action.is_draw() => Refusal::new("DCB-10", "refuse-no-draw-due"),
            (None, _) => match self.stack.last() {
                None | Some(Frame::End(_) | Frame::Help { .. }) => self.refuse_act(action),
                Some(frame) => refuse_answer(frame),
            },
        }
    }

    fn rule_of_draw(&self) -> &'static str {
        match self.stack.last() {
            Some(Frame::SetUp(SetUp::First)) => "DCB-06",
            Some(Frame::SetUp(SetUp::Role(_))) => "WAT-04",
            Some(Frame::SetUp(SetUp::Plot(_))) => "WAT-05",
            Some(Frame::SetUp(SetUp::Machinations)) => "WAT-06",
            Some(Frame::SetUp(_)) => "DCB-02",
            Some(Frame::NextChallenge) => "WAT-07",
            Some(Frame::TurnUp) => "DCB-30",
            Some(Frame::Refill { .. }) => "DCB-30",
            Some(Frame::Ruin { .. }) => "WAT-32",
            Some(Frame::Random { to: crate::frame::Random::Help, .. }) => "WAT-40",
            _ => "DCB-16",
        }
    }

    fn refuse_act(&self, action: Action) -> Refusal {
        if self.must_order_triggers() {
            return Refusal::new("DCB-19", "refuse-dc-order-triggers");
        }
        let watchmen = self.mode == Mode::Watchmen;
        let card = |rule, key, card: Card| Refusal::new(rule, key).with("card", card);
        match action {
            Action::Play(played) => card("DCB-10", "refuse-dc-not-in-hand", played),
            Action::Buy(bought) if self.line_up().has(bought) => {
                self.too_dear("DCB-12", self.price(self.active, bought)).with("card", bought)
            }
            Action::Buy(bought) => card("DCB-12", "refuse-dc-not-for-sale", bought),
            Action::Kick if self.kicks > 0 => {
                let kick = cards().kick;
                self.too_dear("DCB-12", self.price(self.active, kick)).with("card", kick)
            }
            Action::Kick => card("DCB-12", "refuse-dc-not-for-sale", cards().kick),
            Action::Defeat(villain) if self.villain != Some(villain) => {
                card("DCB-12", "refuse-dc-not-face-up", villain)
            }
            Action::Defeat(_) if self.turn.defeated => Refusal::new("DCB-12", "refuse-dc-one-villain"),
            Action::Defeat(villain) => self.too_dear("DCB-12", self.villain_price(villain)).with("card", villain),
            Action::Contribute(_) | Action::Lay(_) | Action::Beat(Target::Challenge) if self.challenge().is_none() => {
                Refusal::new("WAT-20", "refuse-dc-no-challenge")
            }
            Action::Contribute(given) if !self.player(self.active).hand().has(given) => {
                card("WAT-22", "refuse-dc-not-in-hand", given)
            }
            Action::Contribute(given) => card("WAT-22", "refuse-dc-not-wanted", given),
            Action::Lay(given) => card("WAT-78", "refuse-dc-not-wanted", given),
            Action::Beat(Target::Challenge) => match self.beatable(self.active, Target::Challenge) {
                Some(power) => self.too_dear("WAT-21", power),
                None => Refusal::new("WAT-21", "refuse-dc-contribute-first"),
            },
            Action::Beat(Target::Plot) => match self.beatable(self.active, Target::Plot) {
                Some(power) => self.too_dear("WAT-33", power),
                None => Refusal::new("WAT-33", "refuse-dc-no-plot"),
            },
            Action::Use => Refusal::new("DCB-24", "refuse-dc-no-ability"),
            Action::Help => Refusal::new("WAT-40", "refuse-dc-no-help"),
            Action::Reveal => Refusal::new("WAT-31", "refuse-dc-no-reveal"),
            Action::Hero(_) if watchmen => Refusal::new("WAT-03", "refuse-dc-nothing-asked"),
            Action::Hero(_) => Refusal::new("DCB-02", "refuse-dc-nothing-asked"),
            Action::Defend(_) => Refusal::new("DCB-20", "refuse-dc-nothing-asked"),
            Action::Trigger(_) => Refusal::new("DCB-19", "refuse-dc-nothing-asked"),
            _ => Refusal::new("DCB-10", "refuse-dc-nothing-asked"),
        }
    }

    fn too_dear(&self, rule: &'static str, price: u16) -> Refusal {
        Refusal::new(rule, "refuse-dc-power")
            .with("price", Arg::Number(price.into()))
            .with("power", Arg::Number(self.turn.power().into()))
    }
}

/// Something is asked, and this is no answer to it.
fn refuse_answer(frame: &Frame) -> Refusal {
    let (rule, key) = match frame {
        Frame::Defend { .. } => ("DCB-20", "refuse-dc-defend"),
        Frame::SetUp(_) => ("DCB-02", "refuse-dc-choose-hero"),
        Frame::Topdeck { .. } => ("DCB-13", "refuse-dc-answer"),
        Frame::Ability { .. } => ("DCB-24", "refuse-dc-answer"),
        Frame::AskHelp { .. } => ("WAT-40", "refuse-dc-answer"),
        Frame::Disintegrate { .. } => ("WAT-70", "refuse-dc-choose"),
        Frame::Dearest => ("WAT-71", "refuse-dc-choose"),
        Frame::Clock => ("WAT-78", "refuse-dc-choose"),
        Frame::May { .. } | Frame::Pay { .. } | Frame::OneByOne { .. } => ("DCB-10", "refuse-dc-answer"),
        _ => ("DCB-10", "refuse-dc-choose"),
    };
    Refusal::new(rule, key)
}
