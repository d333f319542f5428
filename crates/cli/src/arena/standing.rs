//! What has been played of a meeting, and whether that is enough.

use super::journal::Entry;
use super::plan::Plan;
use search::{Meeting, Score, Sprt, Verdict};

/// The games of a meeting so far.
pub struct Standing<'a> {
    meeting: &'a Meeting,
    /// By deal and table.
    games: Vec<Vec<Option<Entry>>>,
    test: Option<Sprt>,
    /// The score of the first bot in every deal, in order, up to the first that is not complete; no further than the verdict.
    scores: Vec<f64>,
    /// The logarithm of the likelihood ratio, and what it says.
    evidence: f64,
    verdict: Verdict,
}

impl<'a> Standing<'a> {
    /// All meetings of a plan before their first game.
    pub fn all(plan: &'a Plan) -> Vec<Self> {
        let standing = |meeting: &'a Meeting| Self {
            meeting,
            games: meeting.deals(plan.games).map(|_| vec![None; meeting.tables().len()]).collect(),
            test: plan.test.map(|test| test.sprt(meeting)),
            scores: Vec::new(),
            evidence: 0.0,
            verdict: Verdict::Open,
        };
        plan.meetings.iter().map(standing).collect()
    }

    /// Takes in a game that is over. One that the plan does not have, or that is there already, is left out.
    pub fn add(&mut self, entry: Entry) {
        let place = entry.place();
        let deal = usize::try_from(place.deal).ok().and_then(|deal| self.games.get_mut(deal));
        if let Some(seat) = deal.map(|deal| &mut deal[place.table]).filter(|seat| seat.is_none()) {
            *seat = Some(entry);
            self.go_on();
        }
    }

    /// Goes through the deals that are complete. What the test says depends on their order, not on the order in which games ended.
    fn go_on(&mut self) {
        while self.verdict == Verdict::Open
            && let Some(deal) = self.games.get(self.scores.len())
            && let Some(entries) = deal.iter().map(Option::as_ref).collect::<Option<Vec<&Entry>>>()
        {
            let shares = entries.iter().map(|entry| self.score(entry).share(self.meeting.first()));
            let score = shares.sum::<f64>() / entries.len() as f64;
            self.scores.push(score);
            if let Some(test) = &self.test {
                self.evidence = test.evidence(&self.scores);
                self.verdict = Sprt::verdict(self.evidence);
            }
        }
    }

    fn score(&self, entry: &Entry) -> Score {
        self.meeting.score(entry.place().table, &entry.values())
    }

    /// Is there nothing left to play?
    pub fn is_over(&self) -> bool {
        self.verdict != Verdict::Open || self.scores.len() == self.games.len()
    }

    /// Was this game played?
    pub fn has(&self, deal: u64, table: usize) -> bool {
        usize::try_from(deal).ok().and_then(|deal| self.games.get(deal)).is_some_and(|deal| deal[table].is_some())
    }

    /// The meeting.
    pub fn meeting(&self) -> &Meeting {
        self.meeting
    }

    /// The score of the first bot in every deal that counts.
    pub fn scores(&self) -> &[f64] {
        &self.scores
    }

    /// What is tested, the logarithm of the likelihood ratio so far, and the verdict.
    pub fn test(&self) -> Option<(&Sprt, f64, Verdict)> {
        self.test.as_ref().map(|test| (test, self.evidence, self.verdict))
    }

    /// The games that count, deal by deal.
    pub fn deals(&self) -> impl Iterator<Item = impl Iterator<Item = &Entry>> {
        self.games[..self.scores.len()].iter().map(|deal| deal.iter().flatten())
    }

    /// The results of the games that count, deal by deal.
    pub fn results(&self) -> Vec<Vec<Score>> {
        self.deals().map(|deal| deal.map(|entry| self.score(entry)).collect()).collect()
    }
}
