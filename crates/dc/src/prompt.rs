//! What is asked of the player who must act.

use crate::card::Card;
use crate::event::Destination;
use crate::frame::{Frame, It, Run, SetUp};
use crate::op::Op;
use crate::set::cards;
use crate::state::Dc;
use crate::vocabulary::To;
use game::{Eyes, Seat, Turn};
use serde::Serialize;

/// What is asked.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DcPrompt"))]
pub struct Prompt {
    /// Of whom.
    pub seat: Seat,
    /// The question.
    pub kind: Question,
    /// The card whose effect asks; nothing if it is a Super Hero, a Challenge or a rule.
    pub card: Option<Card>,
    /// The card that is asked about, where it is one; `?` for eyes that may not see it.
    pub about: Option<Card>,
    /// How many cards may still be chosen.
    pub left: Option<u8>,
    /// Where a chosen card goes; nothing if it is only shown.
    pub to: Option<Destination>,
    /// The Power to be paid.
    pub power: Option<u8>,
    /// May one decline?
    pub optional: bool,
}

/// A question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DcQuestion"))]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// What next? It is one's turn.
    Act,
    /// Which of the effects that wait comes first?
    Triggers,
    /// Which card?
    Cards,
    /// Do it?
    May,
    /// Which of several ways?
    Way,
    /// Pay Power for it?
    Pay,
    /// Draw another card?
    Draw,
    /// Which card to play?
    Play,
    /// Defend against the Attack?
    Defend,
    /// Put the new card on top of the deck?
    Topdeck,
    /// Use the ability?
    Ability,
    /// Which card to give for the exchange?
    Give,
    /// Which card to pass on?
    Pass,
    /// Help?
    Help,
    /// What to disintegrate?
    Disintegrate,
    /// Which of the dearest cards of the Line-Up is destroyed?
    Dearest,
    /// Which card goes under the Clock?
    Clock,
    /// Which Super Hero?
    Hero,
}

pub(crate) fn prompt(game: &Dc, eyes: Eyes) -> Option<Prompt> {
    let Turn::Player(seat) = game.due() else { return None };
    let effect = game.stack.items().iter().rev().find_map(|frame| match frame {
        Frame::Run(run) => Some((run.card, Some(run))),
        Frame::Attack(attack) => Some((attack.card, None)),
        _ => None,
    });
    let card = effect.map(|effect| effect.0).filter(|&card| card != Card::HIDDEN);
    let ask = |kind, optional| Prompt { seat, kind, card, about: None, left: None, to: None, power: None, optional };
    Some(match game.stack.last() {
        None | Some(Frame::End(_) | Frame::Help { .. }) if game.must_order_triggers() => ask(Question::Triggers, false),
        None => ask(Question::Act, false),
        Some(Frame::Pick(pick)) => {
            let Op::Move(moving) = cards().ops[usize::from(pick.op)] else { return None };
            Prompt { left: Some(pick.left), to: destination(moving.to), ..ask(Question::Cards, pick.optional) }
        }
        Some(&Frame::May { op, .. }) => {
            let Op::May(act, ..) = cards().ops[usize::from(op)] else { return None };
            match cards().ops[usize::from(act.start)] {
                Op::Move(moving) => Prompt { to: destination(moving.to), ..ask(Question::Cards, true) },
                Op::MoveIt(to) => {
                    let about = effect.and_then(|effect| it(game, effect.1?, eyes));
                    Prompt { about, to: destination(to), ..ask(Question::May, true) }
                }
                _ => ask(Question::May, true),
            }
        }
        Some(Frame::Choose { .. }) => ask(Question::Way, false),
        Some(&Frame::Pay { op, .. }) => {
            let Op::Pay(power, ..) = cards().ops[usize::from(op)] else { return None };
            Prompt { power: Some(power), ..ask(Question::Pay, true) }
        }
        Some(&Frame::OneByOne { left, .. }) => Prompt { left: Some(left), ..ask(Question::Draw, true) },
        Some(
            Frame::PlayFromLineUp { .. } | Frame::PlayAgain { .. } | Frame::FoesTops { .. } | Frame::PlayAside { .. },
        ) => ask(Question::Play, false),
        Some(Frame::Defend { .. }) => ask(Question::Defend, true),
        Some(&Frame::Topdeck { card: gained, .. }) => {
            Prompt { about: Some(gained), to: Some(Destination::DeckTop), ..ask(Question::Topdeck, true) }
        }
        Some(&Frame::Ability { card, .. }) => {
            Prompt { card: (card != Card::HIDDEN).then_some(card), ..ask(Question::Ability, true) }
        }
        Some(&Frame::Give { left, .. }) => Prompt { left: Some(left), ..ask(Question::Give, false) },
        Some(Frame::Pass { .. }) => ask(Question::Pass, false),
        Some(Frame::AskHelp { .. }) => ask(Question::Help, true),
        Some(Frame::Disintegrate { .. }) => ask(Question::Disintegrate, true),
        Some(Frame::Dearest) => ask(Question::Dearest, false),
        Some(Frame::Clock) => ask(Question::Clock, false),
        Some(Frame::SetUp(SetUp::ChooseHero(_) | SetUp::KeepHero(..))) => ask(Question::Hero, false),
        _ => return None,
    })
}

/// Where a card goes; nowhere if it is only shown.
fn destination(to: To) -> Option<Destination> {
    (to != To::Shown).then(|| to.into())
}

/// The card that effects speak of, as these eyes see it.
fn it(game: &Dc, run: &Run, eyes: Eyes) -> Option<Card> {
    match run.it {
        It::OnDeck => {
            let &(card, seen) = game.player(run.who).top.last()?;
            Some(if seen || eyes.see(run.who) { card } else { Card::HIDDEN })
        }
        It::Nothing | It::OnMain | It::Card(..) => game.it(run),
    }
}
