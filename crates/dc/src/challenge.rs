//! Challenges, the Plot, and help among the Loyal.

use crate::action::{Action, HIDDEN, Loyalty, Target};
use crate::card::{Card, Kinds};
use crate::config::Mode;
use crate::event::Event;
use crate::frame::{Frame, Home, Random};
use crate::set::{Burden, ChallengeFacts, Lasting, Moment, Need, NeedKind, cards};
use crate::state::{Dc, Ending};
use crate::zones::{Own, Spot};
use game::{Seat, Sink};

impl Dc {
    /// What a card of the Line-Up or a Kick costs this player. DCB-12.
    pub(crate) fn price(&self, who: Seat, card: Card) -> u16 {
        let mut price = u16::from(card.cost());
        if self.mode == Mode::Watchmen {
            if let Some(Lasting::Dearer(what, more)) = self.challenge().map(|challenge| challenge.lasting)
                && what.has(card)
            {
                price += u16::from(more);
            }
            if let Some(Burden::LoyalPayMore(what, more)) = self.plot().and_then(|plot| plot.also)
                && what.has(card)
                && self.is_loyal(who)
            {
                price += u16::from(more);
            }
        }
        price
    }

    /// What the face-up Super-Villain costs.
    pub(crate) fn villain_price(&self, villain: Card) -> u16 {
        u16::from(villain.cost().saturating_sub(self.turn.villain_discount))
    }

    /// The second line of a Plot: does this card give no Power?
    pub(crate) fn is_powerless(&self, card: Card) -> bool {
        self.mode == Mode::Watchmen
            && cards().with_attack.has(card)
            && self.plot().is_some_and(|plot| plot.also == Some(Burden::FirstAttackPowerless))
            && self.is_loyal(self.active)
            && self.turn.plays().count_in(cards().with_attack) == 0
    }

    /// The second line of a Plot: does playing this card bring a Weakness?
    pub(crate) fn is_weakening(&self, card: Card) -> bool {
        let Some(Burden::WeaknessForPlaying(what)) = self.plot().and_then(|plot| plot.also) else { return false };
        what.has(card) && self.is_loyal(self.active)
    }

    /// The cards that meet a requirement now. Where none is to be had, something else will do (WAT-71, WAT-74).
    pub(crate) fn meets(&self, need: Need) -> Kinds {
        let set = cards();
        match need.kind {
            NeedKind::Plain => need.what,
            NeedKind::Watchmen => {
                let to_be_had = self.main().count_in(set.watchmen) > 0
                    || self.main_top.is_some_and(|card| set.watchmen.has(card))
                    || self.line_up().count_in(set.watchmen) > 0
                    || self.turn.borrowed.items().iter().any(|lent| set.watchmen.has(lent.0))
                    || Seat::all(self.seats).any(|seat| !self.is_mastermind(seat) && self.owns(seat, set.watchmen));
                if to_be_had { need.what } else { need.what.or(set.cost_much) }
            }
            NeedKind::Weakness => {
                let weakness = Kinds::NONE.with(set.weakness);
                let to_be_had = self.weaknesses > 0 || Seat::all(self.seats).any(|seat| self.owns(seat, weakness));
                if to_be_had { need.what } else { need.what.or(set.cost_nothing) }
            }
        }
    }

    /// Does a player own such a card?
    pub(crate) fn owns(&self, seat: Seat, what: Kinds) -> bool {
        self.owned(seat).any(|card| what.has(card))
    }

    /// DCB-32: all cards of a player, wherever they are.
    pub(crate) fn owned(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let player = self.player(seat);
        let piles = [player.hand(), player.deck(), player.discard(), player.under()];
        let in_play: &[Card] = if seat == self.active { self.in_play().cards() } else { &[] };
        let of = move |home: Home| home == Home::Discard(seat) || home == Home::DeckTop(seat);
        piles
            .into_iter()
            .flat_map(|pile| pile.cards().iter().copied())
            .chain(player.top.items().iter().map(|top| top.0))
            .chain(player.bottom.items().iter().copied())
            .chain(player.locations.items().iter().copied())
            .chain(in_play.iter().copied())
            .chain(self.aside.items().iter().filter(move |aside| of(aside.home)).map(|aside| aside.card))
            .chain(self.turn.borrowed.items().iter().filter(move |lent| of(lent.1)).map(|lent| lent.0))
    }

    /// Every card that may be contributed to the current Challenge. WAT-22.
    pub(crate) fn wanted(&self) -> Kinds {
        let Some(challenge) = self.challenge() else { return Kinds::NONE };
        challenge.needs.iter().fold(Kinds::NONE, |kinds, &need| kinds.or(self.meets(need)))
    }

    /// WAT-23: can the contributed cards be assigned to all requirements, one card each? For every group of requirements there must
    /// be as many cards that meet one of them (Hall).
    pub(crate) fn needs_met(&self) -> bool {
        let Some(challenge) = self.challenge() else { return false };
        self.group_met(challenge, (1 << challenge.needs.len()) - 1)
    }

    /// The same for a group of requirements, given as bits.
    pub(crate) fn group_met(&self, challenge: &ChallengeFacts, wanted: u32) -> bool {
        let mut meets = [Kinds::NONE; 8];
        for (kinds, &need) in meets.iter_mut().zip(&challenge.needs) {
            *kinds = self.meets(need);
        }
        (1..=wanted).filter(|group| group & !wanted == 0).all(|group| {
            let chosen = (0..challenge.needs.len()).filter(|n| group >> n & 1 == 1);
            let kinds = chosen.fold(Kinds::NONE, |sum, n| sum.or(meets[n]));
            u32::from(self.contributed().count_in(kinds)) >= group.count_ones()
        })
    }

    /// WAT-78: a Location that lies in play since an earlier turn.
    pub(crate) fn layable(&self, who: Seat) -> Kinds {
        match self.challenge() {
            Some(challenge) if challenge.takes_locations => {
                let locations = self.player(who).locations.items();
                let old = locations.len() - usize::from(self.turn.new_locations);
                self.wanted().and(locations[..old].iter().copied().collect())
            }
            _ => Kinds::NONE,
        }
    }

    /// WAT-22: a card lies beside the Challenge now.
    pub(crate) fn contribute(&mut self, card: Card, out: &mut impl Sink<Event>) {
        let seat = self.active;
        self.table.put(Spot::Contributed, card);
        out.push(|| Event::Contributed { seat, card });
        if self.turn.contributed {
            return;
        }
        self.turn.contributed = true;
        self.heed(|when| when == Moment::FirstContribution);
    }

    /// The Power that beats it.
    pub(crate) fn power_to_beat(&self, target: Target) -> Option<u16> {
        Some(match target {
            Target::Challenge => self.challenge()?.power.into(),
            Target::Plot => self.plot()?.power.into(),
        })
    }

    /// The Power that beats it, if this player may pay it now. WAT-21, WAT-33.
    pub(crate) fn beatable(&self, who: Seat, target: Target) -> Option<u16> {
        self.power_to_beat(target).filter(|_| match target {
            Target::Challenge => self.needs_met(),
            Target::Plot => self.is_loyal(who),
        })
    }

    /// WAT-25, WAT-33: it is beaten and leaves the game.
    pub(crate) fn beaten(&mut self, target: Target, out: &mut impl Sink<Event>) {
        let seat = self.active;
        match target {
            Target::Challenge => {
                let challenge = self.watchmen.challenge;
                out.push(|| Event::Beaten { seat, challenge });
                self.watchmen.challenge = HIDDEN;
                self.watchmen.scares = 0;
                for spot in [Spot::Contributed, Spot::Clock] {
                    let pile = self.table.take_all(spot);
                    pile.lying().cards().iter().for_each(|&card| self.destroy(card));
                }
            }
            Target::Plot => {
                let plot = self.watchmen.plot;
                out.push(|| Event::PlotBeaten { seat, plot });
                self.watchmen.plot = HIDDEN;
            }
        }
        self.check_victory(out);
    }

    /// WAT-26, WAT-52: is there nothing left to beat?
    pub(crate) fn check_victory(&mut self, out: &mut impl Sink<Event>) {
        let challenges = self.watchmen.level == 3 && self.challenge().is_none();
        let villains = !self.watchmen.villains || (self.villain.is_none() && self.villains_left == 0);
        if self.mode == Mode::Watchmen && challenges && self.plot().is_none() && villains {
            self.finish(Ending::Loyal, out);
        }
    }

    /// WAT-30: have all the listed cards been played this turn?
    pub(crate) fn machinations_complete(&self) -> bool {
        let Some(machinations) = cards().machinations.get(self.watchmen.machinations as usize) else { return false };
        let few = self.seats > 3 || self.turn.plays().count_in(machinations.few_players) > 0;
        few && self.names_played(machinations.what) >= machinations.different
    }

    /// WAT-31: may this player reveal?
    pub(crate) fn may_reveal(&self, who: Seat) -> bool {
        self.player(who).role == Loyalty::Mastermind && !self.watchmen.plotted && self.machinations_complete()
    }

    /// WAT-31: the Mastermind reveals, and the Plot comes into play.
    pub(crate) fn reveal(&mut self, out: &mut impl Sink<Event>) {
        let seat = self.active;
        self.show_loyalty(out);
        self.watchmen.plotted = true;
        self.watchmen.plot = self.player(seat).plot;
        let plot = self.watchmen.plot;
        out.push(|| Event::PlotPlayed { seat, plot });
    }

    /// WAT-40: may this player ask for help?
    pub(crate) fn may_ask_help(&self, who: Seat) -> bool {
        self.watchmen.plotted && self.is_loyal(who) && !self.turn.helped && self.helpers(who).next().is_some()
    }

    fn helpers(&self, who: Seat) -> impl Iterator<Item = Seat> {
        self.foes(who).filter(|&seat| self.is_loyal(seat) && !self.player(seat).hand().is_empty())
    }

    /// WAT-42: helpers are asked one after another. The frame is on top.
    pub(crate) fn ask_next_helper(&mut self, mut next: u8) {
        while next < self.seats {
            let seat = self.seat_after(self.active, next);
            next += 1;
            let player = self.player(seat);
            if !player.out && self.is_loyal(seat) && !player.hand().is_empty() && !self.turn.borrowed.is_full() {
                *self.stack.last_mut().expect("on top") = Frame::Help { next };
                self.stack.push(Frame::AskHelp { who: seat });
                return;
            }
        }
        self.stack.pop();
    }

    /// WAT-40: the answer of a helper. The frame is on top.
    pub(crate) fn answer_help(&mut self, who: Seat, yes: bool, out: &mut impl Sink<Event>) {
        self.stack.pop();
        if yes {
            self.stack.push(Frame::Random { who, to: Random::Help });
        }
        out.push(|| Event::Helps { seat: who, yes });
    }

    /// What Disintegration can destroy besides a card: WAT-70.
    pub(crate) fn disintegrable(&self, who: Seat) -> impl Iterator<Item = Action> {
        let challenge = self.challenge().map(|_| Action::Destroy(Target::Challenge));
        let plot = self.plot().filter(|_| !self.is_mastermind(who)).map(|_| Action::Destroy(Target::Plot));
        let loyal = move |&seat: &Seat| !self.player(seat).out && self.is_loyal(seat);
        // WAT-51
        let may = who == self.active && self.is_mastermind(who) && Seat::all(self.seats).filter(loyal).count() >= 2;
        let players = Seat::all(self.seats).filter(move |seat| may && loyal(seat)).map(Action::Seat);
        players.chain(challenge).chain(plot)
    }

    /// Disintegration does its work, and is destroyed wherever it came from.
    pub(crate) fn disintegrate(&mut self, target: Action, out: &mut impl Sink<Event>) {
        let card = match self.stack.last() {
            Some(Frame::Run(run)) => run.card,
            _ => Card::HIDDEN,
        };
        if self.take_played(card) {
            out.push(|| Event::Ruined { card });
            self.destroy(card);
            // DCB-43
            let another = self.in_play().has(card) || self.turn.borrowed.items().iter().any(|lent| lent.0 == card);
            if !another {
                self.turn.gone = self.turn.gone.with(card);
            }
        }
        match target {
            Action::Destroy(target) => self.beaten(target, out),
            Action::Seat(seat) => self.eliminate(seat, out),
            _ => unreachable!("something that can be destroyed"),
        }
    }

    /// Takes a card that was played this turn: it is being played, or lent, or lies before the player, or has gone home to a foe.
    fn take_played(&mut self, card: Card) -> bool {
        if let Some(at) = self.aside.items().iter().rposition(|aside| aside.card == card) {
            self.aside.remove(at);
            return true;
        }
        if let Some(at) = self.turn.borrowed.items().iter().position(|lent| lent.0 == card) {
            self.turn.borrowed.remove(at);
            return true;
        }
        self.table.take_if_there(Spot::InPlay, card) || Seat::all(self.seats).any(|seat| self.take_open(seat, card))
    }

    /// Takes a card from where all can see it: a foe's discard pile, or the top of the deck.
    fn take_open(&mut self, seat: Seat, card: Card) -> bool {
        let own = seat == self.active;
        let player = self.player_mut(seat);
        let on_deck = player.top.items().iter().rposition(|&top| top == (card, true));
        match on_deck {
            _ if own => false,
            Some(at) => {
                player.top.remove(at);
                true
            }
            None => player.take_if_there(Own::Discard, card),
        }
    }

    /// WAT-51: a Loyal player leaves the game.
    fn eliminate(&mut self, seat: Seat, out: &mut impl Sink<Event>) {
        out.push(|| Event::Eliminated { seat });
        let player = &mut self.players[seat.index()];
        player.out = true;
        player.clear(Own::Known);
        (player.hero, player.face_down, player.plot) = (HIDDEN, false, HIDDEN);
        let mut destroy = |card| self.table.put(Spot::Destroyed, card);
        for pile in [Own::Hand, Own::Deck, Own::Discard, Own::Under] {
            player.piles.take_all(pile).lying().cards().iter().for_each(|&card| destroy(card));
        }
        player.top.items().iter().for_each(|top| destroy(top.0));
        player.bottom.items().iter().for_each(|&card| destroy(card));
        player.locations.items().iter().for_each(|&card| destroy(card));
        player.top.clear();
        player.bottom.clear();
        player.locations.clear();
        while let Some(at) = self.aside.items().iter().position(|aside| aside.owner() == Some(seat)) {
            let lent = self.aside.remove(at);
            self.table.put(Spot::Destroyed, lent.card);
        }
    }
}
