//! Who comes to a table, leaves it, comes back, and plays again.

use super::actor::Actor;
use super::archive::record;
use super::deed::Deed;
use super::house::clock_time;
use super::seats::{Holder, Sitter};
use super::shown::Viewer;
use super::standing::Stage;
use super::{About, Claim, Join, Rematch, Terms};
use crate::protocol::{Entropy, TableInfo};
use crate::refused::{Code, Refused};
use crate::replay::{Film, Reel};
use crate::secret::{AccountId, SeatToken, TableId, TableSecret, TokenHash};
use crate::store::{AccountSeatRow, AccountWrite, TokenRow, Write};
use game::{Eyes, Seat};
use tokio::time::Instant;

/// The most tokens that a player has at a time; the oldest are forgotten first.
const MOST_TOKENS: usize = 8;

impl Actor {
    pub(super) fn enter(&self, claim: &Claim) -> Result<(Viewer, TableInfo), Refused> {
        let by_token = || self.kept.tokens.iter().find(|known| Some(known.0) == claim.seat).map(|known| known.1);
        let plays = |holder: &Holder| !self.course.seats_of(Viewer::Player(*holder)).is_empty();
        let by_account = || {
            let held = self.kept.accounts.iter().filter(|known| Some(&known.0) == claim.account_id());
            held.map(|known| known.1).find(plays)
        };
        let viewer = match by_token().or_else(by_account) {
            Some(holder) => Viewer::Player(holder),
            None if claim.seat.is_some() => return Err(Code::NoSeat.into()),
            None => Viewer::Spectator,
        };
        Ok((viewer, self.info(viewer)))
    }

    pub(super) async fn join(&mut self, join: Join) -> Result<(TableInfo, SeatToken), Refused> {
        let deed = self.course.wants_to_join(&join)?;
        let Deed::Joined { seats, .. } = &deed else { return Err(Code::NoOpenSeat.into()) };
        let holder = Holder(seats[0]);
        let token = SeatToken::new();
        let seated = join.account.iter().map(|account| self.seated(account, holder)).collect();
        let write = Write { tokens: vec![self.token_row(&token, holder)], accounts: seated, ..Write::default() };
        self.carry_out(deed, None, write).await?;
        self.kept.tokens.push((token.hash(), holder));
        self.kept.accounts.extend(join.account.map(|account| (account, holder)));
        self.absent.insert(holder, Instant::now());
        self.go_on().await;
        Ok((self.info(Viewer::Player(holder)), token))
    }

    pub(super) async fn leave(&mut self, holder: Holder) -> Result<(), Refused> {
        if let Stage::Gathering | Stage::Playing = self.course.now.stage {
            let (table, number) = (self.course.about.id.text().to_owned(), i16::from(holder.0));
            // Who leaves a game that goes on has played it; before the start somebody else may take the seat.
            let forgotten = self.course.now.stage == Stage::Gathering;
            let accounts = if forgotten { vec![AccountWrite::Unseated(table.clone(), number)] } else { Vec::new() };
            let write = Write { revoke: Some((table, number)), accounts, ..Write::default() };
            self.carry_out(Deed::Left { holder }, None, write).await?;
            self.kept.tokens.retain(|token| token.1 != holder);
            self.kept.accounts.retain(|account| !forgotten || account.1 != holder);
            self.absent.remove(&holder);
            self.listeners.retain(|listener| listener.viewer != Viewer::Player(holder));
            self.go_on().await;
        }
        Ok(())
    }

    pub(super) async fn link(&mut self, holder: Holder) -> Result<(TableInfo, SeatToken), Refused> {
        let token = SeatToken::new();
        let held = self.kept.tokens.iter().filter(|known| known.1 == holder).count();
        let mut write = Write { tokens: vec![self.token_row(&token, holder)], ..Write::default() };
        if held >= MOST_TOKENS {
            // All but the newest are forgotten: it is stored anew after all were revoked.
            let newest = self.kept.tokens.iter().rev().find(|known| known.1 == holder).map(|known| known.0);
            write.revoke = Some((self.course.about.id.text().to_owned(), holder.0.into()));
            write.tokens.extend(newest.map(|hash| self.hash_row(&hash, holder)));
            self.house.writer.write(write).await?;
            self.kept.tokens.retain(|known| known.1 != holder || Some(known.0) == newest);
        } else {
            self.house.writer.write(write).await?;
        }
        self.kept.tokens.push((token.hash(), holder));
        Ok((self.info(Viewer::Player(holder)), token))
    }

    pub(super) async fn add(&mut self, holder: Holder, entropy: Entropy) -> Result<(), Refused> {
        self.carry_out(Deed::Added { holder, entropy }, None, Write::default()).await?;
        self.go_on().await;
        Ok(())
    }

    pub(super) async fn keep(&mut self, holder: Holder, account: AccountId) -> Result<(), Refused> {
        match self.kept.accounts.iter().find(|known| known.1 == holder) {
            Some(known) if known.0 == account => Ok(()),
            Some(_) => Err(Code::SeatTaken.into()),
            None => {
                let accounts = vec![self.seated(&account, holder)];
                self.house.writer.write(Write { accounts, ..Write::default() }).await?;
                self.kept.accounts.push((account, holder));
                Ok(())
            }
        }
    }

    fn seated(&self, account: &AccountId, holder: Holder) -> AccountWrite {
        let table = self.course.about.id.text().to_owned();
        let account = account.text().to_owned();
        AccountWrite::Seated(AccountSeatRow { table, holder: holder.0.into(), account, at: clock_time() })
    }

    fn token_row(&self, token: &SeatToken, holder: Holder) -> TokenRow {
        self.hash_row(&token.hash(), holder)
    }

    fn hash_row(&self, hash: &TokenHash, holder: Holder) -> TokenRow {
        let table = self.course.about.id.text().to_owned();
        TokenRow { hash: hash.bytes().to_vec(), table, holder: holder.0.into(), made: clock_time() }
    }

    pub(super) fn rematch(&mut self, holder: Holder, waits: bool) -> Result<Rematch, Refused> {
        if !matches!(self.course.now.stage, Stage::Over(_)) {
            return Err(Code::NotOver.into());
        }
        let mine = self.course.seats_of(Viewer::Player(holder));
        if mine.is_empty() {
            return Err(Code::Spectator.into());
        }
        let name = |seat: &Seat| self.course.now.seats[seat.index()].as_person().and_then(|person| person.name.clone());
        let names = mine.iter().map(name).collect();
        let account = self.kept.accounts.iter().find(|known| known.1 == holder).map(|known| known.0.clone());
        if let Some(next) = &self.kept.next {
            return Ok(Rematch { next: next.clone(), open: None, mine, names, account });
        }
        let next = TableId::new();
        let seats = self.course.now.seats.iter().map(|sitter| match sitter {
            Sitter::Person(person) if person.holder == holder => Sitter::person(person.name.clone(), holder),
            Sitter::Person(person) if person.gone => Sitter::Open,
            Sitter::Person(_) => Sitter::Reserved,
            Sitter::Bot { bot } => Sitter::Bot { bot: *bot },
            Sitter::Open | Sitter::Reserved => Sitter::Open,
        });
        let about = &self.course.about;
        let game: catalog::AnyGame = about.game.parse()?;
        let open = About {
            id: next.clone(),
            created: clock_time(),
            game: about.game.clone(),
            rules: game.version(),
            config: about.config.clone(),
            seats: seats.collect(),
            // After a lesson comes a game.
            terms: Terms { public: false, waits_for: waits.then_some(holder), lesson: None, ..about.terms },
            secret: TableSecret::new(),
            previous: Some(about.id.clone()),
        };
        self.kept.next = Some(next.clone());
        self.tell_table();
        Ok(Rematch { next, open: Some(open), mine, names, account })
    }

    /// While the game goes on, everybody has their own eyes or those of a spectator.
    pub(super) fn film(&self, claim: &Claim, eyes: Option<Eyes>) -> Result<Film, Refused> {
        let (viewer, info) = self.enter(claim)?;
        let mine = self.course.seats_of(viewer);
        let own = if mine.is_empty() { Eyes::Spectator } else { Eyes::Seat(info.seat) };
        let eyes = eyes.unwrap_or(own);
        let may = match (&self.course.now.stage, eyes) {
            (Stage::Over(_), _) | (Stage::Playing, Eyes::Spectator) => Ok(()),
            (Stage::Playing, Eyes::Seat(seat)) if mine.contains(&seat) => Ok(()),
            (Stage::Playing, _) => Err(Code::NotOver),
            (Stage::Gathering, _) => Err(Code::NotPlaying),
            (Stage::Frozen(_), _) => Err(Code::OldRules),
        };
        may.map_err(|code| Refused::from(code).at(self.course.version()))?;
        let reel = match (&self.course.now.play, &self.course.archive) {
            (Some(play), _) => Reel::Play(Box::new(play.clone())),
            (None, Some(archive)) => Reel::Record(archive.record.clone()),
            (None, None) => return Err(Code::OldRules.into()),
        };
        let name = |sitter: &Sitter| {
            let name = sitter.as_person().and_then(|person| person.name.as_ref());
            name.map(|name| name.text().to_owned())
        };
        let names = self.course.now.seats.iter().map(name).collect();
        Ok(Film { id: info.table, name: None, names, eyes, ending: info.ending, reel })
    }

    pub(super) fn record(&self) -> Result<String, Refused> {
        match self.course.now.stage {
            Stage::Over(_) | Stage::Frozen(_) => Ok(record(&self.course)),
            Stage::Gathering | Stage::Playing => Err(Refused::from(Code::NotOver).at(self.course.version())),
        }
    }
}
