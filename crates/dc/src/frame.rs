//! What is due: a stack of small frames. The engine runs until the top one needs a player or a draw.

use crate::card::Card;
use crate::op::Block;
use crate::vocabulary::To;
use game::Seat;

/// One thing that is due. Frames hold no card that anybody may not see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Frame {
    /// Nothing: fills unused places.
    #[default]
    Nothing,
    /// The effects of a card, or of a part of one.
    Run(Run),
    /// `who` chooses cards for the [`Op::Move`](crate::op::Op::Move) at `op`.
    Pick(Pick),
    /// `who` may do what the [`Op::May`](crate::op::Op::May) at `op` says.
    May { who: Seat, op: u16 },
    /// `who` chooses one of the ways of the [`Op::Choose`](crate::op::Op::Choose) at `op`.
    Choose { who: Seat, op: u16 },
    /// `who` may pay for the [`Op::Pay`](crate::op::Op::Pay) at `op`; `used` tells if that has happened before.
    Pay { who: Seat, op: u16, used: bool },
    /// `who` may draw another card for the [`Op::DrawOneByOne`](crate::op::Op::DrawOneByOne) at `op`.
    OneByOne { who: Seat, op: u16, left: u8, last: Card },
    /// `who` chooses a card of the Line-Up for [`Op::PlayFromLineUp`](crate::op::Op::PlayFromLineUp).
    PlayFromLineUp { who: Seat, op: u16 },
    /// `who` chooses a card to play again.
    PlayAgain { who: Seat, op: u16 },
    /// The tops of the decks of `who`'s foes are shown, clockwise from the `next`-th; then one is played.
    FoesTops { who: Seat, next: u8 },
    /// A random card of each of `who`'s foes is shown, clockwise from the `next`-th; then all are played.
    FoesRandom { who: Seat, next: u8 },
    /// `who` plays the cards that were laid aside at this level, in an order of choice.
    PlayAside { who: Seat, level: u8 },
    /// The card goes back to where it belongs.
    Return(Card, Home),
    /// An Attack goes around the table.
    Attack(Attack),
    /// `who` may defend against the Attack below.
    Defend { who: Seat },
    /// Every foe of `by`, clockwise, does the block; `next` is the next one's distance.
    EachFoe { block: Block, by: Seat, card: Card, next: u8 },
    /// `who` gained the card and may put it on top of the deck.
    Topdeck { who: Seat, card: Card },
    /// `who` gains a Weakness.
    Weaken { who: Seat },
    /// An ability that may be declined.
    Ability { who: Seat, block: Block, card: Card },
    /// `who` gives cards for the exchange.
    Give { who: Seat, left: u8 },
    /// `who` chooses a card to pass.
    Pass { who: Seat },
    /// Draw: the exchanged cards are dealt back.
    DealBack { next: u8 },
    /// Draw: so many cards for `who`.
    Draw { who: Seat, left: u8, shown: bool },
    /// Draw: the top card of `who`'s deck is looked at, or shown to all.
    Top { who: Seat, shown: bool },
    /// Draw: the top card of the main deck is shown.
    MainTop,
    /// Draw: a random card of `who`'s hand.
    Random { who: Seat, to: Random },
    /// Draw: so many cards for the Line-Up.
    Refill { left: u8 },
    /// Draw: so many cards of the main deck are destroyed; with `until`, the Plot's condition ends it.
    Ruin { left: u8, until: bool },
    /// Draw: the next Super-Villain.
    TurnUp,
    /// Draw: the next Challenge.
    NextChallenge,
    /// The active player chooses among the dearest cards of the Line-Up.
    Dearest,
    /// The active player chooses a card of the Line-Up for the Clock.
    Clock,
    /// Helpers are asked, clockwise from the `next`-th.
    Help { next: u8 },
    /// `who` may help.
    AskHelp { who: Seat },
    /// `who` chooses what to disintegrate, or declines; the [`Op::May`](crate::op::Op::May) is at `op`.
    Disintegrate { who: Seat, op: u16 },
    /// The turn ends, step by step.
    End(Step),
    /// The table is laid.
    SetUp(SetUp),
}

/// Effects that are being resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    /// What is still to be done.
    pub block: Block,
    /// Who does it.
    pub who: Seat,
    /// Who played the card.
    pub by: Seat,
    /// The card.
    pub card: Card,
    /// The card that was revealed, looked at or moved last, where it may be seen by `who`.
    pub it: It,
    /// How many cards the last move moved.
    pub moved: u8,
    /// It gives no Power.
    pub powerless: bool,
}

/// The card that effects speak of as "that card".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum It {
    /// There is none.
    Nothing,
    /// The top card of `who`'s deck.
    OnDeck,
    /// The top card of the main deck.
    OnMain,
    /// A card, where it lies now. It has been seen by all.
    Card(Card, Lies),
}

/// Where "that card" went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lies {
    Discard,
    Elsewhere,
}

/// Cards to be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pick {
    /// Who chooses.
    pub who: Seat,
    /// The move.
    pub op: u16,
    /// How many may still be chosen.
    pub left: u8,
    /// How many were chosen.
    pub moved: u8,
    /// May `who` stop now?
    pub optional: bool,
    /// It is known that `who` must be asked.
    pub asked: bool,
}

/// Where a card goes that somebody else played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Home {
    /// The discard pile of its owner.
    Discard(Seat),
    /// The top of its owner's deck.
    DeckTop(Seat),
    /// The Line-Up.
    #[default]
    LineUp,
}

/// What becomes of a random card of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Random {
    /// It is moved.
    To(To),
    /// It is shown and laid aside at this level.
    Aside(u8),
    /// It helps the active player.
    Help,
}

/// An Attack on its way around the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attack {
    /// What it does to whoever is hit.
    pub block: Block,
    /// Whose it is; at a First Appearance, the active player, where it begins.
    pub by: Seat,
    /// The card.
    pub card: Card,
    /// The distance of the next player to be hit.
    pub next: u8,
    /// It belongs to nobody and hits everybody.
    pub on_all: bool,
}

/// The steps at the end of a turn, in order (DCB-30, WAT-12).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Step {
    /// Cards say "end of turn".
    Texts,
    /// The current Challenge.
    Challenge,
    /// The Plot.
    Plot,
    /// Everything to the discard pile.
    Discard,
    /// The new hand.
    Draw,
    /// The card of WAT-10.
    Idle,
    /// The Line-Up is refilled.
    Refill,
    /// Nixon's card.
    ExtraCard,
    /// The next Challenge, or the next Super-Villain.
    TurnUp,
    /// What is turned up acts.
    Appear,
    /// The next player.
    Next,
}

/// The steps before the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetUp {
    /// Draw: a Super Hero for this seat.
    Hero(Seat),
    /// The player chooses a Super Hero.
    ChooseHero(Seat),
    /// Draw: the two of which one is kept; the first is drawn, or none.
    TwoHeroes(Seat, u8),
    /// The player keeps one of two.
    KeepHero(Seat, u8, u8),
    /// Draw: a Loyalty card.
    Role(Seat),
    /// Draw: a Plot.
    Plot(Seat),
    /// Draw: the Machinations.
    Machinations,
    /// Draw: who begins.
    First,
    /// The first hands, then the Line-Up.
    Hands(u8),
}
