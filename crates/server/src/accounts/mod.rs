//! People who want to be known again: on another device, with their games and ratings. Nobody needs to.

mod glicko;
mod passphrase;
mod rating;

pub use passphrase::Passphrase;
pub use rating::rated;

use crate::limit::Clients;
use crate::protocol::{AccountInfo, Credentials, Name, NewPassphrase, RatingInfo, TokenInfo, TokenKind};
use crate::refused::{Code, Refused};
use crate::secret::{AccountId, AccountToken, TokenHash, hex, random};
use crate::store::{AccountRow, AccountTokenRow, AccountWrite, StoreError, Write};
use crate::table::{House, clock_time};
use passphrase::Hashing;
use std::net::IpAddr;
use std::sync::Arc;
use tracing::info;

/// The most tokens of each kind that an account has at a time.
const MOST_TOKENS: usize = 20;

/// All accounts of the server.
#[derive(Clone)]
pub struct Accounts {
    house: House,
    clients: Arc<Clients>,
    hashing: Hashing,
}

/// Somebody who is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Who.
    pub id: AccountId,
    /// What they are called.
    pub name: Name,
    /// Since when, in milliseconds since 1970.
    pub made: i64,
    /// By which token, as it is listed.
    pub token: String,
    /// What kind of token it is.
    pub kind: TokenKind,
}

impl Account {
    /// Somebody who has said the passphrase, not only a program with a token.
    pub fn in_person(&self) -> Result<(), Refused> {
        if self.kind == TokenKind::Session { Ok(()) } else { Err(Code::NeedsPassphrase.into()) }
    }
}

impl Accounts {
    /// The accounts in the database of this house.
    pub fn new(house: House, clients: Arc<Clients>) -> Self {
        Self { house, clients, hashing: Hashing::new() }
    }

    /// Opens an account, and a session for whoever asks.
    pub async fn open(&self, asker: IpAddr, wanted: &Credentials) -> Result<(Name, AccountToken), Refused> {
        let name = Name::try_from(wanted.name.clone())?;
        wanted.passphrase.check()?;
        self.house.limit(self.clients.passphrase(asker))?;
        let folded = folded(&name);
        if self.house.store.account_named(&folded).await?.is_some() {
            return Err(Code::NameTaken.into());
        }
        let passphrase = self.hashing.hash(&wanted.passphrase).await?;
        let id = AccountId::new();
        let row = AccountRow { id: id.text().into(), name: name.text().into(), folded, passphrase, made: clock_time() };
        let (token, session) = new_token(&id, TokenKind::Session, "");
        let accounts = vec![AccountWrite::Opened(row), AccountWrite::Token(session)];
        match self.write(accounts).await {
            Err(StoreError::Fenced) => Err(Code::NameTaken.into()),
            written => {
                written?;
                info!(account = id.text(), "an account was opened");
                Ok((name, token))
            }
        }
    }

    /// Opens another session for whoever knows the passphrase.
    pub async fn sign_in(&self, asker: IpAddr, said: &Credentials) -> Result<(Name, AccountToken), Refused> {
        let account = self.check(asker, &said.name, &said.passphrase).await?;
        let id = AccountId::stored(account.id);
        let (token, session) = new_token(&id, TokenKind::Session, "");
        let mut writes = vec![AccountWrite::Token(session)];
        let sessions = self.tokens(&id, TokenKind::Session).await?;
        // The oldest sessions end when there are too many.
        let ended = sessions.iter().rev().skip(MOST_TOKENS - 1);
        writes.extend(ended.map(|row| revoked(&id, &row.id)));
        self.write(writes).await?;
        Ok((Name::try_from(account.name)?, token))
    }

    /// The account of this name, for whoever knows its passphrase.
    async fn check(&self, asker: IpAddr, name: &str, passphrase: &Passphrase) -> Result<AccountRow, Refused> {
        let name = Name::try_from(name.to_owned()).map_err(|_| Refused::from(Code::WrongPassphrase))?;
        let folded = folded(&name);
        self.house.limit(self.clients.passphrase(asker) && self.clients.guess(&folded))?;
        let account = self.house.store.account_named(&folded).await?;
        let stored = account.as_ref().map(|account| account.passphrase.clone());
        match (self.hashing.check(passphrase, stored).await?, account) {
            (true, Some(account)) => {
                self.clients.guessed(&folded);
                Ok(account)
            }
            _ => Err(Code::WrongPassphrase.into()),
        }
    }

    /// Changes the passphrase, and ends all other sessions.
    pub async fn change(&self, asker: IpAddr, account: &Account, wanted: &NewPassphrase) -> Result<(), Refused> {
        account.in_person()?;
        wanted.new.check()?;
        self.check(asker, account.name.text(), &wanted.passphrase).await?;
        let hash = self.hashing.hash(&wanted.new).await?;
        let mut writes = vec![AccountWrite::Passphrase(account.id.text().into(), hash)];
        let sessions = self.tokens(&account.id, TokenKind::Session).await?;
        let others = sessions.iter().filter(|row| row.id != account.token);
        writes.extend(others.map(|row| revoked(&account.id, &row.id)));
        Ok(self.write(writes).await?)
    }

    /// Whose token this is.
    pub async fn known(&self, token: &TokenHash) -> Result<Account, Refused> {
        match self.house.store.account_of(token.bytes()).await? {
            None => Err(Code::SignedOut.into()),
            Some((_, token)) if token.revoked.is_some() => Err(Code::Revoked.into()),
            Some((account, token)) => Ok(Account {
                id: AccountId::stored(account.id),
                name: Name::try_from(account.name)?,
                made: account.made,
                kind: TokenKind::read(&token.kind),
                token: token.id,
            }),
        }
    }

    /// What somebody may know about themselves.
    pub async fn info(&self, account: &Account) -> Result<AccountInfo, Refused> {
        let ratings = self.house.store.ratings(account.id.text()).await?;
        let rating = |row: crate::store::RatingRow| RatingInfo {
            game: row.game,
            rating: row.rating.round() as i32,
            deviation: row.deviation.round() as i32,
            games: u32::try_from(row.games).unwrap_or(u32::MAX),
        };
        Ok(AccountInfo {
            name: account.name.clone(),
            made: account.made,
            ratings: ratings.into_iter().map(rating).collect(),
        })
    }

    /// The tables at which an account has played before this time, the newest first.
    pub async fn tables(&self, account: &Account, before: i64, most: usize) -> Result<Vec<String>, Refused> {
        let seats = self.house.store.account_seats(account.id.text(), before, most as i64).await?;
        Ok(seats.into_iter().map(|row| row.table).collect())
    }

    /// The tokens by which an account is known, the oldest first.
    pub async fn list(&self, account: &Account) -> Result<Vec<TokenInfo>, Refused> {
        let stored = self.house.store.load_account(account.id.text()).await?;
        let rows = stored.into_iter().flat_map(|stored| stored.tokens).filter(|row| row.revoked.is_none());
        Ok(rows.map(|row| shown(row, account)).collect())
    }

    /// Makes a token for a program.
    pub async fn make(&self, account: &Account, name: &str) -> Result<(TokenInfo, AccountToken), Refused> {
        account.in_person()?;
        let name = Name::try_from(name.to_owned())?;
        if self.tokens(&account.id, TokenKind::Api).await?.len() >= MOST_TOKENS {
            return Err(Code::TooManyTokens.into());
        }
        let (token, row) = new_token(&account.id, TokenKind::Api, name.text());
        self.write(vec![AccountWrite::Token(row.clone())]).await?;
        Ok((shown(row, account), token))
    }

    /// From now on a token counts no more. A program may revoke its own, a person any of theirs.
    pub async fn revoke(&self, account: &Account, id: &str) -> Result<(), Refused> {
        if id != account.token {
            account.in_person()?;
        }
        if !self.list(account).await?.iter().any(|token| token.id == id) {
            return Err(Code::UnknownToken.into());
        }
        Ok(self.write(vec![revoked(&account.id, id)]).await?)
    }

    /// The tokens of one kind that count, the oldest first.
    async fn tokens(&self, id: &AccountId, kind: TokenKind) -> Result<Vec<AccountTokenRow>, Refused> {
        let stored = self.house.store.load_account(id.text()).await?;
        let rows = stored.into_iter().flat_map(|stored| stored.tokens);
        Ok(rows.filter(|row| row.revoked.is_none() && TokenKind::read(&row.kind) == kind).collect())
    }

    async fn write(&self, accounts: Vec<AccountWrite>) -> Result<(), StoreError> {
        self.house.writer.write(Write { accounts, ..Write::default() }).await
    }
}

/// Names that differ only in the size of their letters are the same.
fn folded(name: &Name) -> String {
    name.text().to_lowercase()
}

fn new_token(account: &AccountId, kind: TokenKind, name: &str) -> (AccountToken, AccountTokenRow) {
    let token = AccountToken::new();
    let row = AccountTokenRow {
        hash: token.hash().bytes().to_vec(),
        id: hex(&random::<8>()),
        account: account.text().into(),
        kind: kind.word().into(),
        name: name.into(),
        made: clock_time(),
        revoked: None,
    };
    (token, row)
}

fn revoked(account: &AccountId, id: &str) -> AccountWrite {
    AccountWrite::Revoked { account: account.text().into(), id: id.into(), at: clock_time() }
}

fn shown(row: AccountTokenRow, account: &Account) -> TokenInfo {
    let current = row.id == account.token;
    TokenInfo { kind: TokenKind::read(&row.kind), id: row.id, name: row.name, made: row.made, current }
}
