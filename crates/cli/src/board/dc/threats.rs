//! What must be beaten: the Super-Villain, the Challenge, the Plot; and what the Mastermind is after.

use super::super::paint::{Block, Ink, Line};
use super::cards::rules;
use super::{COLUMNS, INDENT, Size, Table, flow};
use dc::vocabulary::What;
use dc::{ChallengeView, cards, describe};

/// The levels of Challenges.
const LEVELS: u8 = 3;

impl Table<'_> {
    /// The face-up Super-Villain and the stack below it.
    pub fn villain(&self) -> Block {
        let left = self.view.villains_left;
        if self.view.villain.is_none() && left == 0 {
            return Vec::new();
        }
        let remark = Line::of(self.counted("board-dc-villains-left", left.into()), Ink::Dim);
        let mut lines = vec![self.heading(self.bold("board-dc-villain"), remark)];
        lines.extend(self.view.villain.iter().flat_map(|sale| self.for_sale(sale, 1, Size::Whole)));
        lines
    }

    /// The face-up Challenge: what it does, what it asks for, and what it has got.
    pub fn challenge(&self) -> Block {
        if self.view.mode != "watchmen" {
            return Vec::new();
        }
        let left = LEVELS - self.view.challenges_left;
        let Some(challenge) = &self.view.challenge else {
            let remark = self.counted("board-dc-challenges-left", self.view.challenges_left.into());
            return vec![self.heading(self.bold("board-dc-challenge-none"), Line::of(remark, Ink::Dim))];
        };
        let level = [("level", left.into()), ("most", LEVELS.into())];
        let title = self.scene.say("board-dc-challenge", &level);
        let name = self.scene.text.tile(self.scene.game, challenge.challenge);
        let title = Line::of(format!("{title}: "), Ink::Plain).and(name, Ink::Bold);
        let mut lines = vec![self.heading(title, self.beaten_by(challenge.power, challenge.missing, challenge))];
        let entry = cards().entries().challenges.iter().find(|entry| entry.id == challenge.challenge);
        let Some(entry) = entry else { return lines };
        let mut description = describe::challenge(entry);
        // What it asks for has lines of its own.
        description.text.retain(|message| message.key != "dc-needs");
        lines.extend(self.paragraph(&rules(self.scene.text, &description)));
        lines.extend(self.needs(challenge, &entry.needs));
        lines
    }

    fn beaten_by(&self, power: u8, short: u16, challenge: &ChallengeView) -> Line {
        let counter = match (challenge.count, challenge.strikes_at) {
            (Some(count), Some(most)) => {
                self.scene.say("board-dc-count", &[("count", count.into()), ("most", most.into())]) + " · "
            }
            _ => String::new(),
        };
        Line::of(counter, Ink::Alert).then(self.power(power, short))
    }

    /// `Power 9 −5`.
    fn power(&self, power: u8, short: u16) -> Line {
        let power = self.scene.say("board-dc-power", &[("power", power.into())]);
        let short = match short {
            0 => Line::of(" ✓", Ink::Good),
            short => Line::of(format!(" −{short}"), Ink::Dim),
        };
        Line::of(power, Ink::Bold).then(short)
    }

    /// Each requirement with the card that meets it, and what was contributed besides.
    fn needs(&self, challenge: &ChallengeView, needs: &[What]) -> Block {
        let mut spare = challenge.contributed.clone();
        let mut lines = Vec::new();
        for (need, met) in needs.iter().zip(&challenge.met) {
            let what = self.scene.text.say(self.scene.game, &describe::which(need), &[]);
            lines.push(match met {
                Some(card) => {
                    if let Some(at) = spare.iter().position(|other| other == card) {
                        spare.remove(at);
                    }
                    Line::new().to(INDENT).and("✓ ", Ink::Good).plain(format!("{what}: {}", self.name(*card)))
                }
                None => Line::new().to(INDENT).and("○ ", Ink::Bold).plain(what),
            });
        }
        if !spare.is_empty() {
            lines.extend(self.fact("board-dc-contributed", self.list(&spare)));
        }
        if !challenge.clock.is_empty() {
            lines.extend(self.fact("board-dc-clock", self.list(&challenge.clock)));
        }
        lines.into_iter().map(|line: Line| line.clipped(COLUMNS)).collect()
    }

    /// The Plot in play.
    pub fn plot(&self) -> Block {
        let Some(plot) = &self.view.plot else { return Vec::new() };
        let remark = match plot.beatable {
            true => self.power(plot.power, plot.missing),
            false => Line::of(self.scene.say("board-dc-power", &[("power", plot.power.into())]), Ink::Bold),
        };
        let mut lines = vec![self.heading(self.titled("board-dc-plot", plot.plot), remark)];
        let entry = cards().entries().plots.iter().find(|entry| entry.id == plot.plot);
        lines.extend(entry.iter().flat_map(|entry| self.paragraph(&rules(self.scene.text, &describe::plot(entry)))));
        lines
    }

    /// What the Mastermind has to play in one turn, until that has happened.
    pub fn machinations(&self) -> Block {
        let Some(machinations) = self.view.machinations.as_ref().filter(|machinations| !machinations.done) else {
            return Vec::new();
        };
        let so_many =
            |count: u8, most: u8| self.scene.say("board-dc-count", &[("count", count.into()), ("most", most.into())]);
        let played = so_many(machinations.played, machinations.different);
        let remark = match machinations.extra {
            true => played,
            false => format!("{played} · {}", so_many(0, 1)),
        };
        let remark = Line::of(remark, Ink::Bold);
        let mut lines = vec![self.heading(self.titled("board-dc-machinations", machinations.machinations), remark)];
        let entry = cards().entries().machinations.iter().find(|entry| entry.id == machinations.machinations);
        let said = entry.map(|entry| rules(self.scene.text, &describe::machinations(entry)));
        lines.extend(said.iter().flat_map(|said| self.paragraph(said)));
        lines
    }

    fn titled(&self, key: &str, id: &str) -> Line {
        let name = self.scene.text.tile(self.scene.game, id);
        Line::of(format!("{}: ", self.scene.say(key, &[])), Ink::Plain).and(name, Ink::Bold)
    }

    fn paragraph(&self, said: &str) -> Block {
        flow(Line::new().to(INDENT), said, Ink::Plain, COLUMNS, INDENT)
    }
}
