//! What eyes may see, built field by field.

use crate::action::{HIDDEN, Loyalty};
use crate::card::{Card, Kinds};
use crate::config::Mode;
use crate::event::{challenge_id, hero_id, machinations_id, plot_id};
use crate::pile::Cards;
use crate::prompt::{Prompt, prompt};
use crate::set::{Lasting, cards};
use crate::state::Dc;
use game::{Eyes, Seat, Turn};
use serde::Serialize;

/// Everything that some eyes may see.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DcView"))]
pub struct View {
    /// Always `dc`.
    #[cfg_attr(feature = "ts", ts(type = "\"dc\""))]
    pub game: &'static str,
    /// `base` or `watchmen`.
    #[cfg_attr(feature = "ts", ts(type = "\"base\" | \"watchmen\""))]
    pub mode: &'static str,
    /// Who must act.
    pub turn: Turn,
    /// Whose turn it is, also while somebody else answers.
    pub active: Seat,
    /// The number of the turn, from 1; 0 before the first.
    pub number: u16,
    /// What is asked of the player who must act; nothing at a draw and at the end.
    pub prompt: Option<Prompt>,
    /// Power of the active player that is not spent.
    pub power: u16,
    /// What was played this turn, repeated and borrowed cards too.
    pub played: Vec<Card>,
    /// Cards before the active player that are discarded at the end of the turn.
    pub in_play: Vec<Card>,
    /// Cards of others or of the Line-Up that are being played or wait to be played.
    pub aside: Vec<AsideView>,
    /// Cards of the Line-Up that the active player has played and that go back at the end of the turn, and cards of helpers.
    pub borrowed: Vec<Card>,
    /// The Line-Up.
    pub line_up: Vec<ForSale>,
    /// The stack of Kicks; nothing if it is empty.
    pub kick: Option<ForSale>,
    /// How many Kicks are left.
    pub kicks: u8,
    /// How many Weaknesses are left.
    pub weaknesses: u8,
    /// How many cards the main deck holds.
    pub main_deck: u8,
    /// Its top card, if all have seen it.
    pub main_top: Option<Card>,
    /// The destroyed cards.
    pub destroyed: Vec<Card>,
    /// The face-up Super-Villain.
    pub villain: Option<ForSale>,
    /// Super-Villains in the face-down stack.
    pub villains_left: u8,
    /// The face-up Challenge.
    pub challenge: Option<ChallengeView>,
    /// How many Challenges are still face down.
    pub challenges_left: u8,
    /// The Machinations.
    pub machinations: Option<MachinationsView>,
    /// The Plot in play.
    pub plot: Option<PlotView>,
    /// Are the Loyalty cards face up?
    pub loyalty_shown: bool,
    /// The players in seat order.
    pub seats: Vec<SeatView>,
    /// Each player's place once the game is over; empty before.
    pub places: Vec<u8>,
    /// In the crossover, who won: `loyal`, `mastermind`, or `nobody`.
    #[cfg_attr(feature = "ts", ts(type = "\"loyal\" | \"mastermind\" | \"nobody\" | null"))]
    pub winner: Option<&'static str>,
}

/// A card that is being played or waits to be played, and does not belong to the active player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DcAsideView"))]
pub struct AsideView {
    /// The card.
    pub card: Card,
    /// Whose it is; nothing if it belongs to the Line-Up.
    pub seat: Option<Seat>,
}

/// Something that can be bought.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DcForSale"))]
pub struct ForSale {
    /// The card.
    pub card: Card,
    /// What the active player pays for it now.
    pub price: u16,
    /// The Power that is missing for it.
    pub missing: u16,
}

/// A Challenge.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DcChallengeView"))]
pub struct ChallengeView {
    /// Which one.
    pub challenge: &'static str,
    /// 1, 2 or 3.
    pub level: u8,
    /// The Power that beats it.
    pub power: u8,
    /// The Power that the active player is short of.
    pub missing: u16,
    /// For each requirement the cards that meet it now.
    pub needs: Vec<Vec<Card>>,
    /// For each requirement a contributed card that meets it, a card for one requirement only: as many as can be met together.
    pub met: Vec<Option<Card>>,
    /// What was contributed.
    pub contributed: Vec<Card>,
    /// Are all requirements met?
    pub ready: bool,
    /// Cards under the Clock.
    pub clock: Vec<Card>,
    /// What its lasting effect counts now, if it counts: cards under the Clock, destroyed cards, cards of the Line-Up.
    pub count: Option<u8>,
    /// The number at which it strikes.
    pub strikes_at: Option<u8>,
}

/// The Machinations.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DcMachinationsView"))]
pub struct MachinationsView {
    /// Which ones.
    pub machinations: &'static str,
    /// How many cards with different names are asked for.
    pub different: u8,
    /// How many of them the active player has played this turn.
    pub played: u8,
    /// Has the active player also played the card that few players need? True if none is needed.
    pub extra: bool,
    /// They were completed once, which is all: a Plot has come into play.
    pub done: bool,
}

/// The Plot in play.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DcPlotView"))]
pub struct PlotView {
    /// Which one.
    pub plot: &'static str,
    /// The Power that beats it.
    pub power: u8,
    /// The Power that the active player is short of.
    pub missing: u16,
    /// May the active player beat it at all?
    pub beatable: bool,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DcSeatView"))]
pub struct SeatView {
    /// The Super Hero; nothing before it is dealt, and none is left to a player who is out.
    pub hero: Option<&'static str>,
    /// It is face down and has no ability.
    pub hero_face_down: bool,
    /// The hand, if these eyes may see it.
    pub hand: Option<Vec<Card>>,
    /// How many cards the hand holds.
    pub hand_size: u8,
    /// Cards of the hand that all have seen.
    pub known: Vec<Card>,
    /// How many cards the deck holds.
    pub deck_size: u8,
    /// What is in the deck, in no order, if these eyes may know.
    pub deck: Option<Vec<Card>>,
    /// The seen cards on top of the deck, topmost first; `?` for one that only its owner has seen.
    pub deck_top: Vec<Card>,
    /// The cards at the bottom of the deck, the lowest last.
    pub deck_bottom: Vec<Card>,
    /// The discard pile.
    pub discard: Vec<Card>,
    /// Locations in play.
    pub locations: Vec<Card>,
    /// Cards under the Super Hero; `?` for eyes that may not see them.
    pub under: Vec<Card>,
    /// `loyal`, `mastermind`, or `?`; nothing in the base game, and nothing of a player who is out.
    pub role: Option<&'static str>,
    /// The Plot; `?` if hidden; nothing in the base game, and nothing of a player who is out.
    pub plot: Option<&'static str>,
    /// Eliminated.
    pub out: bool,
    /// Victory points of all own cards, if these eyes may know; to everybody at the end.
    pub points: Option<i16>,
    /// Super-Villains among the own cards, where the points are known.
    pub villains: Option<u8>,
}

pub(crate) fn view(game: &Dc, eyes: Eyes) -> View {
    let set = cards();
    let watchmen = game.mode == Mode::Watchmen;
    let power = game.turn.power();
    let for_sale = |card, price: u16| ForSale { card, price, missing: price.saturating_sub(power) };
    View {
        game: "dc",
        mode: if watchmen { "watchmen" } else { "base" },
        turn: game.due(),
        active: game.active,
        number: game.turns,
        prompt: prompt(game, eyes),
        power,
        played: listed(game.turn.plays()),
        in_play: listed(game.in_play()),
        aside: game.aside.items().iter().map(|aside| AsideView { card: aside.card, seat: aside.owner() }).collect(),
        borrowed: game.turn.borrowed.items().iter().map(|lent| lent.0).collect(),
        line_up: game.line_up().cards().iter().map(|&card| for_sale(card, game.price(game.active, card))).collect(),
        kick: (game.kicks > 0).then(|| for_sale(set.kick, game.price(game.active, set.kick))),
        kicks: game.kicks,
        weaknesses: game.weaknesses,
        main_deck: game.main_len(),
        main_top: game.main_top,
        destroyed: listed(game.destroyed()),
        villain: game.villain.map(|card| for_sale(card, game.villain_price(card))),
        villains_left: game.villains_left,
        challenge: challenge(game),
        challenges_left: if watchmen { 3 - game.watchmen.level } else { 0 },
        machinations: machinations(game),
        plot: game.plot().map(|plot| PlotView {
            plot: &plot.id,
            power: plot.power,
            missing: u16::from(plot.power).saturating_sub(power),
            beatable: game.is_loyal(game.active),
        }),
        loyalty_shown: game.watchmen.shown,
        seats: Seat::all(game.seats).map(|seat| seat_view(game, seat, eyes)).collect(),
        places: places(game),
        winner: winner(game),
    }
}

fn listed(pile: Cards) -> Vec<Card> {
    pile.cards().to_vec()
}

fn places(game: &Dc) -> Vec<u8> {
    let place = |returns: game::Returns| Seat::all(game.seats).map(|seat| returns.place(seat)).collect();
    game.over.map(|_| place(game.result())).unwrap_or_default()
}

fn winner(game: &Dc) -> Option<&'static str> {
    use crate::state::Ending;
    match game.over? {
        Ending::Points => None,
        Ending::Loyal => Some("loyal"),
        Ending::Mastermind if game.mastermind().is_some() => Some("mastermind"),
        Ending::Mastermind => Some("nobody"),
    }
}

fn challenge(game: &Dc) -> Option<ChallengeView> {
    let facts = game.challenge()?;
    let needs: Vec<Kinds> = facts.needs.iter().map(|&need| game.meets(need)).collect();
    let (count, strikes_at) = match facts.lasting {
        Lasting::Unrest(what, least) => (Some(game.line_up().count_in(what)), Some(least)),
        Lasting::Scare(every) => (Some(game.watchmen.destroyed % every), Some(every)),
        Lasting::Clock { strikes_at, .. } => (Some(game.clock().len()), Some(strikes_at)),
        Lasting::Dearer(..) | Lasting::ExtraCard | Lasting::DestroyDearest => (None, None),
    };
    Some(ChallengeView {
        challenge: challenge_id(game.watchmen.challenge),
        level: facts.level,
        power: facts.power,
        missing: u16::from(facts.power).saturating_sub(game.turn.power()),
        met: met(&needs, game.contributed().cards()),
        needs: needs.into_iter().map(|kinds| kinds.into_iter().collect()).collect(),
        contributed: listed(game.contributed()),
        ready: game.needs_met(),
        clock: listed(game.clock()),
        count,
        strikes_at,
    })
}

/// WAT-23: cards assigned to as many requirements as possible, one card each. A card that has a place makes way for another if it
/// meets a requirement that is free.
fn met(needs: &[Kinds], contributed: &[Card]) -> Vec<Option<Card>> {
    fn place(card: usize, cards: &[Card], needs: &[Kinds], held: &mut [Option<usize>], tried: &mut [bool]) -> bool {
        (0..needs.len()).any(|need| {
            if tried[need] || !needs[need].has(cards[card]) {
                return false;
            }
            tried[need] = true;
            let free = held[need].is_none_or(|other| place(other, cards, needs, held, tried));
            if free {
                held[need] = Some(card);
            }
            free
        })
    }
    let mut held = vec![None; needs.len()];
    for card in 0..contributed.len() {
        place(card, contributed, needs, &mut held, &mut vec![false; needs.len()]);
    }
    held.into_iter().map(|card| card.map(|at| contributed[at])).collect()
}

fn machinations(game: &Dc) -> Option<MachinationsView> {
    let facts = cards().machinations.get(usize::from(game.watchmen.machinations))?;
    Some(MachinationsView {
        machinations: machinations_id(game.watchmen.machinations),
        different: facts.different,
        played: game.names_played(facts.what),
        extra: game.seats > 3 || game.turn.plays().count_in(facts.few_players) > 0,
        done: game.watchmen.plotted,
    })
}

fn seat_view(game: &Dc, seat: Seat, eyes: Eyes) -> SeatView {
    let player = game.player(seat);
    let own = eyes.see(seat);
    // WAT-51
    let in_crossover = game.mode == Mode::Watchmen && !player.out;
    let masked = |card: Card, seen: bool| if seen || own { card } else { Card::HIDDEN };
    let ended = game.over.is_some();
    SeatView {
        hero: (player.hero != HIDDEN).then(|| hero_id(player.hero)),
        hero_face_down: player.face_down,
        hand: own.then(|| listed(player.hand())),
        hand_size: player.hand().len(),
        known: listed(player.known()),
        deck_size: player.deck_len(),
        deck: own.then(|| listed(player.deck())),
        deck_top: player.top.items().iter().rev().map(|top| masked(top.0, top.1)).collect(),
        deck_bottom: player.bottom.items().iter().rev().copied().collect(),
        discard: listed(player.discard()),
        locations: player.locations.items().to_vec(),
        under: player.under().cards().iter().map(|&card| masked(card, false)).collect(),
        role: in_crossover.then(|| match own || game.watchmen.shown {
            true => player.role.word(),
            false => Loyalty::Hidden.word(),
        }),
        plot: in_crossover.then(|| match own || game.watchmen.plotted && player.role == Loyalty::Mastermind {
            true => plot_id(player.plot),
            false => plot_id(HIDDEN),
        }),
        out: player.out,
        points: (own || ended).then(|| game.points(seat)),
        villains: (own || ended).then(|| game.villains_of(seat)),
    }
}
