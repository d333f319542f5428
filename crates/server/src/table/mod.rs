//! A table: one task that alone holds and changes a game, and the handle by which others reach it.

mod about;
mod actor;
mod archive;
mod chat;
mod course;
mod deed;
mod hints;
mod house;
mod lessons;
mod log;
mod messages;
mod people;
mod seats;
mod shown;
mod standing;
mod wishes;

pub use about::{About, Terms};
use actor::Actor;
pub use actor::Kept;
pub use course::Course;
pub use deed::Deed;
pub use hints::Due;
pub use house::{Change, House, clock_time};
pub use seats::{Holder, Sitter};
pub use shown::Viewer;

use crate::accounts::Account;
use crate::protocol::{Entropy, Name, Summary, TableInfo, ToClient, ToServer, Version};
use crate::refused::{Code, Refused};
use crate::replay::Film;
use crate::secret::{AccountId, SeatToken, TableId, TokenHash};
use axum::extract::ws::Utf8Bytes;
use game::{Eyes, Seat};
use tokio::sync::{mpsc, oneshot};

/// Commands that may wait for a table. Who sends one more waits.
const COMMANDS: usize = 64;
/// Messages that may wait for a socket. A socket that is further behind is dropped; its client comes back and asks what it missed.
pub const WAITING: usize = 64;

/// Where a table puts what a socket shall send, as JSON.
pub type Outbox = mpsc::Sender<Utf8Bytes>;

/// Who waits for an answer.
type Asker<T> = oneshot::Sender<Result<T, Refused>>;

/// Who somebody is, as far as it could be seen from outside of a table.
#[derive(Clone, Default)]
pub struct Claim {
    /// The secret of a seat.
    pub seat: Option<TokenHash>,
    /// Their account.
    pub account: Option<Account>,
}

impl Claim {
    /// Their account.
    pub fn account_id(&self) -> Option<&AccountId> {
        self.account.as_ref().map(|account| &account.id)
    }
}

/// What a table is asked to do.
enum Command {
    /// Who is this here, and what may they know?
    Enter { claim: Claim, asker: Asker<(Viewer, TableInfo)> },
    /// What everybody may know.
    Summary { asker: Asker<Summary> },
    /// Sit down.
    Join { join: Join, asker: Asker<(TableInfo, SeatToken)> },
    /// Leave for good.
    Leave { holder: Holder, asker: Asker<()> },
    /// Another token for the same seats.
    Link { holder: Holder, asker: Asker<(TableInfo, SeatToken)> },
    /// Somebody adds to the draws.
    Add { holder: Holder, entropy: Entropy, asker: Asker<()> },
    /// An account keeps the seats.
    Keep { holder: Holder, account: AccountId, asker: Asker<()> },
    /// What the next table shall be, and whether it waits for what its opener adds to the draws.
    Rematch { holder: Holder, waits: bool, asker: Asker<Rematch> },
    /// The next table could not be opened.
    NoRematch,
    /// The choice of a player that a search may think about.
    Due { holder: Holder, asker: Asker<Due> },
    /// The record of the game, once it is over.
    Record { asker: Asker<String> },
    /// The game to be looked at again, through these eyes.
    Film { claim: Claim, eyes: Option<Eyes>, asker: Asker<Film> },
    /// Tell this socket of everything, beginning with what has happened since a version.
    Watch { viewer: Viewer, since: Version, outbox: Outbox },
    /// Carry out a message, and answer it through the same socket.
    Sent { viewer: Viewer, sent: ToServer, outbox: Outbox },
    /// Carry out a message, and answer whoever waits.
    Posted { viewer: Viewer, sent: ToServer, asker: Asker<ToClient> },
    /// Answer a message that could not be read.
    Answer { refused: Refused, key: Option<String>, outbox: Outbox },
    /// A socket is gone.
    Closed,
    /// A lesson goes on by itself, at this version.
    Show { version: Version },
    /// A bot has chosen, at this version; nothing if it failed to.
    Chosen { seat: Seat, version: Version, action: Option<String> },
}

/// Asks for seats.
pub struct Join {
    /// Which ones; the first open one if empty.
    pub seats: Vec<Seat>,
    /// What they are called there.
    pub names: Vec<Option<Name>>,
    /// By right of having played the last game?
    pub reserved: bool,
    /// The account that keeps them.
    pub account: Option<AccountId>,
    /// What whoever asks adds to the draws.
    pub entropy: Option<Entropy>,
}

/// What the next table shall be.
pub struct Rematch {
    /// Its name.
    pub next: TableId,
    /// What to open it with, for the first who asks.
    pub open: Option<About>,
    /// The seats of whoever asks.
    pub mine: Vec<Seat>,
    /// Their names.
    pub names: Vec<Option<Name>>,
    /// Their account.
    pub account: Option<AccountId>,
}

/// A way to reach a table. Clones reach the same one.
#[derive(Clone)]
pub struct Table {
    id: TableId,
    public: bool,
    commands: mpsc::Sender<Command>,
}

/// The table is not there any more: it ended, or it was put away and can be fetched again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gone;

impl Table {
    /// A table at which things are as this course says, and its life. It ends after the house stops, and when nobody needs it.
    pub fn new(course: Course, kept: Kept, house: House) -> (Self, impl Future<Output = ()> + Send + 'static) {
        let (commands, queue) = mpsc::channel(COMMANDS);
        let (id, public) = (course.about.id.clone(), course.about.terms.public);
        let actor = Actor::new(course, kept, house, commands.downgrade());
        (Self { id, public, commands }, actor.run(queue))
    }

    /// Its name in links.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// Is it in the list of tables?
    pub fn is_public(&self) -> bool {
        self.public
    }

    /// Is it the same task, not only the same table?
    pub fn is_same(&self, other: &Self) -> bool {
        self.commands.same_channel(&other.commands)
    }

    async fn tell(&self, command: Command) -> Result<(), Gone> {
        self.commands.send(command).await.map_err(|_| Gone)
    }

    async fn ask<T>(&self, make: impl FnOnce(Asker<T>) -> Command) -> Result<Result<T, Refused>, Gone> {
        let (asker, answer) = oneshot::channel();
        self.tell(make(asker)).await?;
        answer.await.map_err(|_| Gone)
    }

    /// Who is this here, and what may they know?
    pub async fn enter(&self, claim: Claim) -> Result<Result<(Viewer, TableInfo), Refused>, Gone> {
        self.ask(|asker| Command::Enter { claim, asker }).await
    }

    /// What everybody may know.
    pub async fn summary(&self) -> Result<Result<Summary, Refused>, Gone> {
        self.ask(|asker| Command::Summary { asker }).await
    }

    /// Sits down.
    pub async fn join(&self, join: Join) -> Result<Result<(TableInfo, SeatToken), Refused>, Gone> {
        self.ask(|asker| Command::Join { join, asker }).await
    }

    /// Leaves for good.
    pub async fn leave(&self, holder: Holder) -> Result<Result<(), Refused>, Gone> {
        self.ask(|asker| Command::Leave { holder, asker }).await
    }

    /// Another token for the same seats.
    pub async fn link(&self, holder: Holder) -> Result<Result<(TableInfo, SeatToken), Refused>, Gone> {
        self.ask(|asker| Command::Link { holder, asker }).await
    }

    /// Adds to the draws.
    pub async fn add(&self, holder: Holder, entropy: Entropy) -> Result<Result<(), Refused>, Gone> {
        self.ask(|asker| Command::Add { holder, entropy, asker }).await
    }

    /// Lets an account keep the seats.
    pub async fn keep(&self, holder: Holder, account: AccountId) -> Result<Result<(), Refused>, Gone> {
        self.ask(|asker| Command::Keep { holder, account, asker }).await
    }

    /// What the next table shall be, and whether it waits for what its opener adds to the draws.
    pub async fn rematch(&self, holder: Holder, waits: bool) -> Result<Result<Rematch, Refused>, Gone> {
        self.ask(|asker| Command::Rematch { holder, waits, asker }).await
    }

    /// The next table could not be opened; the next who asks may try again.
    pub async fn no_rematch(&self) {
        // A table that is gone has forgotten it anyway.
        let _ = self.tell(Command::NoRematch).await;
    }

    /// The choice of a player that a search may think about.
    pub async fn due(&self, holder: Holder) -> Result<Result<Due, Refused>, Gone> {
        self.ask(|asker| Command::Due { holder, asker }).await
    }

    /// The record of a game that is over.
    pub async fn record(&self) -> Result<Result<String, Refused>, Gone> {
        self.ask(|asker| Command::Record { asker }).await
    }

    /// The game to be looked at again, through these eyes, if whoever asks may have them.
    pub async fn film(&self, claim: Claim, eyes: Option<Eyes>) -> Result<Result<Film, Refused>, Gone> {
        self.ask(|asker| Command::Film { claim, eyes, asker }).await
    }

    /// Lets a socket hear of everything.
    pub async fn watch(&self, viewer: Viewer, since: Version, outbox: Outbox) -> Result<(), Gone> {
        self.tell(Command::Watch { viewer, since, outbox }).await
    }

    /// Hands in a message.
    pub async fn hand_in(&self, viewer: Viewer, sent: ToServer, outbox: Outbox) -> Result<(), Gone> {
        self.tell(Command::Sent { viewer, sent, outbox }).await
    }

    /// Hands in a message and waits for its answer.
    pub async fn post(&self, viewer: Viewer, sent: ToServer) -> Result<Result<ToClient, Refused>, Gone> {
        self.ask(|asker| Command::Posted { viewer, sent, asker }).await
    }

    /// A socket is gone.
    pub async fn closed(&self) {
        // A table that is gone has nobody to miss.
        let _ = self.tell(Command::Closed).await;
    }

    /// Answers a message that is not even carried to the table, in its turn among the others.
    pub async fn refuse(&self, refused: Refused, key: Option<String>, outbox: Outbox) -> Result<(), Gone> {
        self.tell(Command::Answer { refused, key, outbox }).await
    }
}

/// Is what was stored a table? If not, what is wrong.
pub fn check(stored: crate::store::Stored) -> Result<(), String> {
    Course::restore(stored, tokio::time::Instant::now()).map(drop).map_err(|unreadable| unreadable.0)
}

impl From<Gone> for Refused {
    fn from(_: Gone) -> Self {
        Code::Stopping.into()
    }
}
