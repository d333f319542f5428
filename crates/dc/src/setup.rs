//! Laying the table.

use crate::action::{Action, HIDDEN, Loyalty};
use crate::config::{Heroes, Mode};
use crate::event::Event;
use crate::frame::{Frame, SetUp};
use crate::set::cards;
use crate::state::{Dc, HAND, LINE_UP};
use crate::vocabulary::Pack;
use game::{Seat, Sink, Turn};

impl Dc {
    pub(crate) fn set_up_turn(&self, step: SetUp) -> Turn {
        match step {
            SetUp::ChooseHero(seat) | SetUp::KeepHero(seat, ..) => Turn::Player(seat),
            _ => Turn::Chance,
        }
    }

    /// Does what needs nobody. True if somebody is needed now.
    pub(crate) fn set_up_waits(&mut self, step: SetUp, out: &mut impl Sink<Event>) -> bool {
        match step {
            SetUp::First => match self.first_player() {
                Some(seat) => {
                    self.begins(seat, out);
                    false
                }
                None => true,
            },
            SetUp::Hands(n) => {
                *self.stack.last_mut().expect("on top") = Frame::SetUp(SetUp::Hands(n + 1));
                if n < self.seats {
                    self.stack.push(Frame::Draw { who: Seat::new(n), left: HAND, shown: false });
                } else if n == self.seats {
                    self.stack.push(Frame::Refill { left: LINE_UP });
                } else {
                    self.stack.pop();
                    self.begin_turn(self.active, out);
                }
                false
            }
            _ => true,
        }
    }

    /// DCB-06: who begins, if that need not be drawn.
    fn first_player(&self) -> Option<Seat> {
        let begins = |seat: &Seat| cards().heroes[self.player(*seat).hero as usize].begins;
        Seat::all(self.seats).find(begins).or(self.first_named)
    }

    fn begins(&mut self, seat: Seat, out: &mut impl Sink<Event>) {
        self.active = seat;
        out.push(|| Event::First { seat });
        *self.stack.last_mut().expect("on top") = Frame::SetUp(SetUp::Hands(0));
    }

    /// The Super Heroes that nobody has and nobody is offered.
    pub(crate) fn free_heroes(&self, offered: u8) -> impl Iterator<Item = u8> {
        let pack = if self.mode == Mode::Base { Pack::Base } else { Pack::Watchmen };
        cards()
            .heroes_of(pack)
            .filter(move |&hero| hero != offered && self.players.iter().all(|player| player.hero != hero))
    }

    /// WAT-04, WAT-60: how many Loyalty cards of this kind are left.
    pub(crate) fn loyalty_left(&self, loyalty: Loyalty) -> u32 {
        let all = match loyalty {
            Loyalty::Mastermind => 1,
            _ if self.seats == 2 => 2,
            _ => u32::from(self.seats) - 1,
        };
        all - self.players.iter().filter(|player| player.role == loyalty).count() as u32
    }

    /// Plots that nobody has.
    pub(crate) fn free_plots(&self) -> impl Iterator<Item = u8> {
        (0..cards().plots.len() as u8).filter(|&plot| self.players.iter().all(|player| player.plot != plot))
    }

    /// The Challenges of the next level.
    pub(crate) fn next_challenges(&self) -> impl Iterator<Item = u8> {
        let level = self.watchmen.level + 1;
        (0..cards().challenges.len() as u8).filter(move |&n| cards().challenges[n as usize].level == level)
    }

    /// A step of the set-up has been drawn or chosen. The frame is on top.
    pub(crate) fn set_up(&mut self, step: SetUp, action: Action, out: &mut impl Sink<Event>) {
        let next = match (step, action) {
            (SetUp::TwoHeroes(seat, HIDDEN), Action::Hero(hero)) => SetUp::TwoHeroes(seat, hero),
            (SetUp::TwoHeroes(seat, first), Action::Hero(hero)) => {
                SetUp::KeepHero(seat, first.min(hero), first.max(hero))
            }
            (SetUp::Hero(seat) | SetUp::ChooseHero(seat) | SetUp::KeepHero(seat, ..), Action::Hero(hero)) => {
                self.player_mut(seat).hero = hero;
                out.push(|| Event::Hero { seat, hero });
                match (self.following(seat), self.heroes) {
                    (Some(next), Heroes::Random) => SetUp::Hero(next),
                    (Some(next), Heroes::Chosen) => SetUp::ChooseHero(next),
                    (Some(next), Heroes::Two) => SetUp::TwoHeroes(next, HIDDEN),
                    (None, _) if self.mode == Mode::Watchmen => SetUp::Role(Seat::new(0)),
                    (None, _) => SetUp::First,
                }
            }
            (SetUp::Role(seat), Action::Role(role)) => {
                self.player_mut(seat).role = role;
                out.push(|| Event::Role { seat, role });
                self.following(seat).map_or(SetUp::Plot(Seat::new(0)), SetUp::Role)
            }
            (SetUp::Plot(seat), Action::Plot(plot)) => {
                self.player_mut(seat).plot = plot;
                out.push(|| Event::Plot { seat, plot });
                self.following(seat).map_or(SetUp::Machinations, SetUp::Plot)
            }
            (SetUp::Machinations, Action::Machinations(machinations)) => {
                self.watchmen.machinations = machinations;
                out.push(|| Event::Machinations { machinations });
                *self.stack.last_mut().expect("on top") = Frame::SetUp(SetUp::First);
                // WAT-07
                self.stack.push(Frame::NextChallenge);
                return;
            }
            (SetUp::First, Action::First(seat)) => return self.begins(seat, out),
            _ => unreachable!("the set-up goes step by step"),
        };
        *self.stack.last_mut().expect("on top") = Frame::SetUp(next);
    }

    fn following(&self, seat: Seat) -> Option<Seat> {
        Some(seat.next(self.seats)).filter(|next| next.index() > 0)
    }
}
