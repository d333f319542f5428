//! What goes around the table: Attacks, and what every foe does.

use crate::card::Card;
use crate::event::Event;
use crate::frame::{Attack, Frame, Run};
use crate::op::Block;
use crate::play::MOST_A_TURN;
use crate::run::own_run;
use crate::set::Burden;
use crate::state::Dc;
use game::{Seat, Sink};

impl Dc {
    /// Something is about to go around the table; false if that has happened too often this turn. Defenses that attack in their turn would
    /// go on for longer than anybody can wait.
    pub(crate) fn goes_around(&mut self) -> bool {
        let room = self.turn.around < MOST_A_TURN;
        self.turn.around += u8::from(room);
        room
    }

    /// DCB-20: the next player is hit, and may defend; at the end, what all of it brought about.
    pub(crate) fn attack_next(&mut self, mut attack: Attack, out: &mut impl Sink<Event>) {
        let level = self.stack.len() as u8;
        while attack.next < self.seats {
            let victim = self.seat_after(attack.by, attack.next);
            attack.next += 1;
            if self.player(victim).out {
                continue;
            }
            // WAT-11, WAT-42
            if !attack.on_all && self.is_loyal(attack.by) && self.is_loyal(victim) {
                continue;
            }
            *self.stack.last_mut().expect("on top") = Frame::Attack(attack);
            let helpless = !attack.on_all
                && self.is_mastermind(attack.by)
                && self.plot().is_some_and(|plot| plot.also == Some(Burden::NoDefense));
            if helpless || self.player(victim).hand().is_empty() {
                self.hit(victim, attack, out);
            } else {
                self.stack.push(Frame::Defend { who: victim });
            }
            return;
        }
        self.stack.pop();
        self.finish_around(level, attack.by, out);
    }

    /// The Attack does its work on a player.
    pub(crate) fn hit(&mut self, victim: Seat, attack: Attack, out: &mut impl Sink<Event>) {
        out.push(|| Event::Hit { seat: victim });
        let run = Run { who: victim, by: attack.by, ..own_run(attack.block, victim, attack.card) };
        self.stack.push(Frame::Run(run));
    }

    pub(crate) fn each_foe(&mut self, block: Block, by: Seat, card: Card, mut next: u8) {
        let level = self.stack.len() as u8;
        while next < self.seats {
            let foe = self.seat_after(by, next);
            next += 1;
            if !self.player(foe).out {
                *self.stack.last_mut().expect("on top") = Frame::EachFoe { block, by, card, next };
                self.stack.push(Frame::Run(Run { who: foe, by, ..own_run(block, foe, card) }));
                return;
            }
        }
        self.stack.pop();
        self.finish_around(level, by, &mut ());
    }

    /// What went around the table has come to its end.
    fn finish_around(&mut self, level: u8, by: Seat, out: &mut impl Sink<Event>) {
        if self.aside.items().iter().any(|aside| aside.level == level) {
            self.stack.push(Frame::PlayAside { who: by, level });
        }
        if self.given.is_empty() {
            self.passing = 0;
        } else {
            self.deal_or_pass(out);
        }
    }
}
