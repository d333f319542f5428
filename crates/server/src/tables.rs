//! All tables of the server.

use crate::accounts::Account;
use crate::bot::Bot;
use crate::limit::Clients;
use crate::protocol::{
    Entropy, JoinTable, Name, NewLesson, NewTable, Opened, PlayOn, RematchTable, StageName, Summary, TableInfo,
    ToClient, ToServer, Wish,
};
use crate::refused::{Code, Refused};
use crate::replay::Film;
use crate::secret::{AccountId, SeatToken, TableId, TableSecret};
use crate::store::{AccountSeatRow, AccountWrite, LogRow, StoreError, TokenRow, Write};
use crate::table::{
    About, Claim, Course, Deed, Due, Gone, Holder, House, Join, Kept, Sitter, Table, Terms, Viewer, clock_time,
};
use catalog::{AnyGame, AnyPlay, Lesson};
use game::{Eyes, Seat};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::{Instant, sleep};
use tokio_util::task::TaskTracker;
use tracing::{error, info};

/// The most tables in memory at a time.
const MOST: usize = 10_000;
/// The most tables in a list.
const LISTED: usize = 100;
/// The most tables that are asked for by name at a time.
const ASKED: usize = 50;

/// The tables that are in memory, and the way to those that are not.
#[derive(Clone)]
pub struct Tables {
    here: Arc<Mutex<HashMap<TableId, Table>>>,
    /// One table is fetched at a time, so that none is fetched twice.
    fetching: Arc<tokio::sync::Mutex<()>>,
    house: House,
    clients: Arc<Clients>,
    tasks: TaskTracker,
}

impl Tables {
    /// No tables in memory yet. All that runs for them is tracked by `tasks`.
    pub fn new(house: House, clients: Arc<Clients>, tasks: TaskTracker) -> Self {
        Self { here: Arc::default(), fetching: Arc::default(), house, clients, tasks }
    }

    /// What all tables share.
    pub fn house(&self) -> &House {
        &self.house
    }

    /// Who has asked for how much.
    pub fn clients(&self) -> &Arc<Clients> {
        &self.clients
    }

    /// What runs for the tables.
    pub fn tasks(&self) -> &TaskTracker {
        &self.tasks
    }

    /// Fetches all tables that are not over: clocks run on, bots move. How many there are.
    pub async fn restore(&self) -> Result<usize, StoreError> {
        let ids = self.house.store.tables(false).await?;
        let mut restored = 0;
        for id in ids.iter().filter_map(|id| id.parse().ok()) {
            match self.fetch(&id).await {
                Ok(_) => restored += 1,
                Err(refused) => error!(table = %id, code = ?refused.code, "a table cannot be restored"),
            }
        }
        info!(restored, "tables restored");
        Ok(restored)
    }

    /// Opens a table as it was asked for. An account keeps the seats of its owner.
    pub async fn open(&self, wanted: &NewTable, account: Option<&Account>) -> Result<(Opened, SeatToken), Refused> {
        let (about, holder) = read(wanted, account)?;
        self.open_as(Course::new(about), None, holder, account.map(|account| account.id.clone())).await
    }

    /// Opens a table that begins in the middle of another game, with bots in the other seats.
    pub async fn play_on(
        &self,
        film: Film,
        wanted: PlayOn,
        account: Option<&Account>,
    ) -> Result<(Opened, SeatToken), Refused> {
        let name = wanted.name.clone().map(Name::try_from).transpose()?;
        let name = name.or_else(|| account.map(|account| account.name.clone()));
        let bot = wanted.bot.parse()?;
        let beginning = move || {
            let from = film.id.clone();
            let play = film.beginning(wanted.at)?;
            let (about, holder) = branch(&play, &wanted, name, bot)?;
            let mut course = Course::new(about);
            let given = Deed::Given { from, actions: play.log(Eyes::Referee) };
            let row = course.begin_with(given, clock_time())?;
            Ok::<_, Refused>((course, row, holder))
        };
        let begun = tokio::task::spawn_blocking(beginning).await;
        let (course, row, holder) = begun.map_err(|_| Refused::from(Code::Storage))??;
        self.open_as(course, Some(row), holder, account.map(|account| account.id.clone())).await
    }

    /// Opens a table at which a lesson is given to whoever asks.
    pub async fn teach(&self, wanted: &NewLesson, account: Option<&Account>) -> Result<(Opened, SeatToken), Refused> {
        let lesson = Lesson::named(wanted.lesson.text()).ok_or(Refused::from(Code::NoLesson))?;
        let own = wanted.name.clone().map(Name::try_from).transpose()?;
        let pupil = Holder(0);
        let mut seats = vec![Sitter::Bot { bot: Bot::STAND_IN }; lesson.seats().into()];
        seats[0] = Sitter::person(own.or_else(|| account.map(|account| account.name.clone())), pupil);
        let about = About {
            id: TableId::new(),
            created: clock_time(),
            game: lesson.game().name().into(),
            rules: lesson.game().version(),
            config: lesson.config().into(),
            seats,
            terms: Terms { lesson: Some(wanted.lesson), ..Terms::default() },
            secret: TableSecret::new(),
            previous: None,
        };
        self.open_as(Course::new(about), None, pupil, account.map(|account| account.id.clone())).await
    }

    async fn open_as(
        &self,
        course: Course,
        log: Option<LogRow>,
        holder: Holder,
        account: Option<AccountId>,
    ) -> Result<(Opened, SeatToken), Refused> {
        if self.lock().len() >= MOST {
            return Err(Code::TooManyTables.into());
        }
        let about = &course.about;
        let token = SeatToken::new();
        let row = TokenRow {
            hash: token.hash().bytes().to_vec(),
            table: about.id.text().into(),
            holder: holder.0.into(),
            made: clock_time(),
        };
        let seated = |account: &AccountId| {
            AccountWrite::Seated(AccountSeatRow {
                table: about.id.text().into(),
                holder: holder.0.into(),
                account: account.text().into(),
                at: about.created,
            })
        };
        let accounts = account.iter().map(seated).collect();
        let write = Write { table: Some(about.row()), log, tokens: vec![row], accounts, ..Write::default() };
        self.house.writer.write(write).await?;
        info!(table = %about.id, game = about.game, "opened");
        let table = self.put(course, Kept::new(&token, holder, account));
        let (_, info) = table.enter(Claim { seat: Some(token.hash()), account: None }).await??;
        Ok((opened(info, &token), token))
    }

    /// Starts the task of a table.
    fn put(&self, course: Course, kept: Kept) -> Table {
        let (table, life) = Table::new(course, kept, self.house.clone());
        self.lock().insert(table.id().clone(), table.clone());
        let (tables, mine) = (self.clone(), table.clone());
        self.tasks.spawn(async move {
            // A task of its own, so that a table that fails is cleared away too. It can be fetched again.
            if let Err(failed) = tokio::spawn(life).await {
                error!(table = %mine.id(), %failed, "a table failed");
            }
            let mut here = tables.lock();
            if here.get(mine.id()).is_some_and(|table| table.is_same(&mine)) {
                here.remove(mine.id());
            }
        });
        table
    }

    /// The table of this name, from memory or from the store.
    pub async fn find(&self, name: &str) -> Result<Table, Refused> {
        self.fetch(&name.parse()?).await
    }

    async fn fetch(&self, id: &TableId) -> Result<Table, Refused> {
        if let Some(table) = self.lock().get(id) {
            return Ok(table.clone());
        }
        let _one = self.fetching.lock().await;
        if let Some(table) = self.lock().get(id) {
            return Ok(table.clone());
        }
        if self.house.stop.is_cancelled() {
            return Err(Code::Stopping.into());
        }
        if self.lock().len() >= MOST {
            return Err(Code::TooManyTables.into());
        }
        let mut stored = self.house.store.load(id.text()).await?.ok_or(Refused::from(Code::UnknownTable))?;
        let kept = Kept::restore(&mut stored);
        let course = Course::restore(stored, Instant::now()).map_err(|unreadable| {
            error!(table = %id, why = unreadable.0, "a table cannot be read");
            Refused::from(Code::Storage)
        })?;
        Ok(self.put(course, kept))
    }

    /// Asks a table, once more if it was put away just then.
    async fn ask<T, F>(&self, name: &str, ask: impl Fn(Table) -> F) -> Result<T, Refused>
    where
        F: Future<Output = Result<Result<T, Refused>, Gone>>,
    {
        for _ in 0..20 {
            let table = self.find(name).await?;
            if let Ok(answer) = ask(table).await {
                return answer;
            }
            sleep(Duration::from_millis(10)).await;
        }
        Err(Code::Stopping.into())
    }

    /// Who somebody is at a table, and what they may know.
    pub async fn enter(&self, name: &str, claim: &Claim) -> Result<(Table, Viewer, TableInfo), Refused> {
        self.ask(name, |table| {
            let claim = claim.clone();
            async move {
                let entered = table.enter(claim).await?;
                Ok(entered.map(|(viewer, info)| (table, viewer, info)))
            }
        })
        .await
    }

    /// Who somebody with a seat is at a table.
    pub async fn player(&self, name: &str, claim: &Claim) -> Result<(Table, Holder), Refused> {
        match self.enter(name, claim).await? {
            (table, Viewer::Player(holder), _) => Ok((table, holder)),
            (_, Viewer::Spectator, _) => Err(Code::Spectator.into()),
        }
    }

    /// Hands in a message of somebody: what the table answers.
    pub async fn send(&self, name: &str, claim: &Claim, sent: &ToServer) -> Result<ToClient, Refused> {
        self.ask(name, |table| {
            let claim = claim.clone();
            async move {
                match table.enter(claim).await? {
                    Ok((viewer, _)) => table.post(viewer, sent.clone()).await,
                    Err(refused) => Ok(Err(refused)),
                }
            }
        })
        .await
    }

    /// Sits somebody down. An account keeps the seat of its owner.
    pub async fn join(
        &self,
        name: &str,
        wanted: &JoinTable,
        account: Option<&Account>,
    ) -> Result<(Opened, SeatToken), Refused> {
        let own = wanted.name.clone().map(Name::try_from).transpose()?;
        let names = vec![own.or_else(|| account.map(|account| account.name.clone()))];
        let seat = wanted.seat.map(|seat| (usize::from(seat) < Seat::MAX).then(|| Seat::new(seat)));
        let seats: Vec<Seat> = match seat {
            None => Vec::new(),
            Some(Some(seat)) => vec![seat],
            Some(None) => return Err(Code::BadSeats.into()),
        };
        let account = account.map(|account| account.id.clone());
        let entropy = wanted.entropy.clone().map(Entropy::try_from).transpose()?;
        let join = || Join {
            seats: seats.clone(),
            names: names.clone(),
            reserved: false,
            account: account.clone(),
            entropy: entropy.clone(),
        };
        let (info, token) = self
            .ask(name, |table| {
                let join = join();
                async move { table.join(join).await }
            })
            .await?;
        Ok((opened(info, &token), token))
    }

    /// Opens the next table, or sits somebody down there who has played here.
    pub async fn rematch(
        &self,
        table: &Table,
        holder: Holder,
        wanted: &RematchTable,
        account: Option<&AccountId>,
    ) -> Result<(Opened, SeatToken), Refused> {
        let entropy = wanted.entropy.clone().map(Entropy::try_from).transpose()?;
        let rematch = table.rematch(holder, wanted.wait_for_entropy).await??;
        let account = account.cloned().or(rematch.account);
        if let Some(about) = rematch.open {
            let opened = self.open_as(Course::new(about), None, holder, account).await;
            if opened.is_err() {
                table.no_rematch().await;
            }
            return opened;
        }
        let join = || Join {
            seats: rematch.mine.clone(),
            names: rematch.names.clone(),
            reserved: true,
            account: account.clone(),
            entropy: entropy.clone(),
        };
        let next = rematch.next.text();
        for _ in 0..50 {
            let joined = self
                .ask(next, |table| {
                    let join = join();
                    async move { table.join(join).await }
                })
                .await;
            match joined {
                // Whoever asked first is still opening it.
                Err(refused) if refused.code == Code::UnknownTable => sleep(Duration::from_millis(20)).await,
                joined => {
                    let (info, token) = joined?;
                    return Ok((opened(info, &token), token));
                }
            }
        }
        Err(Code::UnknownTable.into())
    }

    /// The public tables that gather players or play, newest first.
    pub async fn public(&self) -> Vec<Summary> {
        let tables: Vec<Table> = self.lock().values().filter(|table| table.is_public()).cloned().collect();
        let mut listed = Vec::new();
        for table in tables {
            if let Ok(Ok(summary)) = table.summary().await
                && matches!(summary.stage, StageName::Gathering | StageName::Playing)
            {
                listed.push(summary);
            }
        }
        listed.sort_by_key(|summary| std::cmp::Reverse((summary.created, summary.table.clone())));
        listed.truncate(LISTED);
        listed
    }

    /// The tables of these names, as far as they exist.
    pub async fn named<'a>(&self, names: impl Iterator<Item = &'a str>) -> Vec<Summary> {
        let mut listed = Vec::new();
        for name in names.take(ASKED) {
            listed.extend(self.ask(name, |table| async move { table.summary().await }).await.ok());
        }
        listed
    }

    /// The choice of a player that a search may think about.
    pub async fn due(&self, name: &str, claim: &Claim) -> Result<Due, Refused> {
        self.ask(name, |table| {
            let claim = claim.clone();
            async move {
                match table.enter(claim).await? {
                    Ok((Viewer::Player(holder), _)) => table.due(holder).await,
                    Ok((Viewer::Spectator, _)) => Ok(Err(Code::Spectator.into())),
                    Err(refused) => Ok(Err(refused)),
                }
            }
        })
        .await
    }

    /// The record of a table that is over.
    pub async fn record(&self, name: &str) -> Result<String, Refused> {
        self.ask(name, |table| async move { table.record().await }).await
    }

    /// A game to be looked at through these eyes, or, if none are named, one's own; if whoever asks may have them.
    pub async fn film(&self, name: &str, claim: &Claim, eyes: Option<Eyes>) -> Result<Film, Refused> {
        self.ask(name, |table| {
            let claim = claim.clone();
            async move { table.film(claim, eyes).await }
        })
        .await
    }

    /// The lock is held for a few lookups only, none of which can leave the map half changed.
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Table>> {
        self.here.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What somebody gets who sits down.
pub fn opened(info: TableInfo, token: &SeatToken) -> Opened {
    Opened { info, token: token.text().into() }
}

/// The table on which a game goes on that was played elsewhere, and who they are there who wanted it.
fn branch(play: &AnyPlay, wanted: &PlayOn, name: Option<Name>, bot: Bot) -> Result<(About, Holder), Refused> {
    if wanted.seat >= play.seats() {
        return Err(Code::BadSeats.into());
    }
    let holder = Holder(wanted.seat);
    let sitter = |seat: Seat| match seat.index() == usize::from(wanted.seat) {
        true => Sitter::person(name.clone(), holder),
        false => Sitter::Bot { bot },
    };
    let about = About {
        id: TableId::new(),
        created: clock_time(),
        game: play.game().name().into(),
        rules: play.game().version(),
        config: play.config(),
        seats: Seat::all(play.seats()).map(sitter).collect(),
        terms: Terms { waits_for: wanted.wait_for_entropy.then_some(holder), ..Terms::default() },
        secret: TableSecret::new(),
        previous: None,
    };
    Ok((about, holder))
}

/// Reads what somebody wants: the table, and who they are there.
fn read(wanted: &NewTable, account: Option<&Account>) -> Result<(About, Holder), Refused> {
    let game: AnyGame = wanted.game.parse()?;
    let options: Vec<(String, String)> = wanted.options.clone().into_iter().collect();
    let config = game.configure(wanted.seats.len() as u64, &options)?;
    // Whatever can be agreed can be begun.
    AnyPlay::new(game, &config)?;
    let mine = wanted.seats.iter().position(|wish| *wish == Wish::Me).ok_or(Refused::from(Code::BadSeats))?;
    let holder = Holder(mine as u8);
    if wanted.clock.is_some_and(|clock| !clock.is_sensible()) {
        return Err(Code::BadClock.into());
    }
    let own = wanted.name.clone().map(Name::try_from).transpose()?;
    let own = own.or_else(|| account.map(|account| account.name.clone()));
    let mut names = wanted.names.iter().cloned().map(Name::try_from);
    let mut seats = Vec::new();
    for wish in &wanted.seats {
        seats.push(match wish {
            Wish::Me => Sitter::person(names.next().transpose()?.or_else(|| own.clone()), holder),
            Wish::Open => Sitter::Open,
            Wish::Bot(bot) => Sitter::Bot { bot: bot.parse()? },
        });
    }
    let waits_for = wanted.wait_for_entropy.then_some(holder);
    let terms = Terms { public: wanted.public, clock: wanted.clock, waits_for, lesson: None };
    let about = About {
        id: TableId::new(),
        created: clock_time(),
        game: game.name().into(),
        rules: game.version(),
        config,
        seats,
        terms,
        secret: TableSecret::new(),
        previous: None,
    };
    Ok((about, holder))
}
