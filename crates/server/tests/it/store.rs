//! One story for both databases.

use crate::postgres;
use server::store::{
    AccountRow, AccountSeatRow, AccountTokenRow, AccountWrite, AnalysisRow, ArchiveRow, CannotOpen, ChatRow,
    DatabaseUrl, LogRow, RatingRow, ReplayRow, Store, StoreError, Stored, StoredAccount, TableRow, TokenRow, Write,
    copy, export, import, look_into, open,
};
use std::sync::Arc;

fn table(id: &str, previous: Option<&str>) -> TableRow {
    TableRow {
        id: id.into(),
        created: 17,
        game: "splendor".into(),
        rules: 1,
        config: "players=2 first=0".into(),
        seats: r#"[{"kind":"open"},{"kind":"bot","bot":"random"}]"#.into(),
        terms: r#"{"public":false,"clock":null}"#.into(),
        secret: [0, 255, 7].repeat(11)[..32].to_vec(),
        previous: previous.map(Into::into),
    }
}

fn row(version: i64, key: Option<&str>) -> LogRow {
    LogRow {
        table: FIRST.into(),
        version,
        at: 18,
        holder: key.map(|_| 0),
        key: key.map(Into::into),
        digest: key.map(|_| "0f".into()),
        deed: r#"{"deed":"joined","seats":[0],"names":["Zażółć"]}"#.into(),
        clock: None,
        hash: (version == 2).then(|| "ab".into()),
    }
}

const FIRST: &str = "00000000000000aa";
const SECOND: &str = "00000000000000bb";

fn log(row: LogRow) -> Write {
    Write { log: Some(row), ..Write::default() }
}

/// What was written is there, all of a transaction or nothing, and no row in the place of another.
async fn story(store: &dyn Store) -> Stored {
    store.check().await.unwrap();
    assert_eq!(store.tables(true).await.unwrap(), [""; 0]);
    assert_eq!(store.load(FIRST).await.unwrap(), None);
    let token = |byte, holder| TokenRow { hash: vec![byte; 32], table: FIRST.into(), holder, made: 5 };
    let opened = Write { table: Some(table(FIRST, None)), tokens: vec![token(1, 0), token(2, 1)], ..Write::default() };
    store.commit(&[opened, log(row(1, None))]).await.unwrap();
    // A second row for the same version is refused, and with it everything in the transaction.
    let (two, fenced) = (row(2, Some("key")), LogRow { at: 99, ..row(1, None) });
    assert_eq!(store.commit(&[log(two.clone()), log(fenced.clone())]).await, Err(StoreError::Fenced));
    assert!(!store.has(&two).await.unwrap());
    assert!(store.has(&row(1, None)).await.unwrap() && !store.has(&fenced).await.unwrap());
    // A row of a table that is not there is refused.
    let orphan = LogRow { table: SECOND.into(), ..row(1, None) };
    assert!(matches!(store.commit(&[log(orphan)]).await, Err(StoreError::Failed(_))));
    let line =
        ChatRow { table: FIRST.into(), number: 1, at: 3, seat: None, name: Some("Ewa".into()), text: "<b>".into() };
    let revoked = Write { revoke: Some((FIRST.into(), 0)), chat: Some(line.clone()), ..log(two.clone()) };
    store.commit(&[revoked]).await.unwrap();
    store.commit(&[Write { table: Some(table(SECOND, Some(FIRST))), ..Write::default() }]).await.unwrap();
    assert_eq!(store.tables(false).await.unwrap(), [FIRST, SECOND]);
    let archive = ArchiveRow {
        table: FIRST.into(),
        ending: r#"{"how":"rules","seat":null,"places":[1,2]}"#.into(),
        record: "record\n".into(),
        views: "[]".into(),
        news: "[]".into(),
    };
    store.commit(&[Write { archive: Some(archive.clone()), ..Write::default() }]).await.unwrap();
    assert_eq!(store.tables(false).await.unwrap(), [SECOND]);
    assert_eq!(store.tables(true).await.unwrap(), [FIRST, SECOND]);
    let stored = store.load(FIRST).await.unwrap().unwrap();
    let expected = Stored {
        table: table(FIRST, None),
        log: vec![row(1, None), two],
        tokens: vec![token(2, 1)],
        chat: vec![line],
        archive: Some(archive),
        next: Some(SECOND.into()),
        accounts: Vec::new(),
    };
    assert_eq!(stored, expected);
    accounts(store).await;
    store.load(FIRST).await.unwrap().unwrap()
}

fn account() -> StoredAccount {
    let row = |id: &str, kind: &str, made| AccountTokenRow {
        hash: vec![made as u8; 32],
        id: id.into(),
        account: "ala".into(),
        kind: kind.into(),
        name: "Zażółć".into(),
        made,
        revoked: None,
    };
    StoredAccount {
        account: AccountRow {
            id: "ala".into(),
            name: "Ala".into(),
            folded: "ala".into(),
            passphrase: "argon2id$".into(),
            made: 7,
        },
        tokens: vec![row("one", "session", 8), row("two", "api", 9)],
        ratings: vec![RatingRow {
            account: "ala".into(),
            game: "duel".into(),
            rating: 1512.25,
            deviation: 100.5,
            volatility: 0.0625,
            games: 3,
            at: 10,
        }],
    }
}

fn of_accounts(rows: Vec<AccountWrite>) -> [Write; 1] {
    [Write { accounts: rows, ..Write::default() }]
}

/// Who is known again, by which tokens, at which tables, and how strong; and records that were brought along.
async fn accounts(store: &dyn Store) {
    let StoredAccount { account, tokens, ratings } = account();
    assert_eq!(store.account_named("ala").await.unwrap(), None);
    let opened = AccountWrite::Opened(account.clone());
    let all = tokens.iter().cloned().map(AccountWrite::Token).collect::<Vec<_>>();
    store.commit(&of_accounts([vec![opened], all].concat())).await.unwrap();
    let other = AccountRow { id: "other".into(), ..account.clone() };
    assert_eq!(
        store.commit(&of_accounts(vec![AccountWrite::Opened(other)])).await,
        Err(StoreError::Fenced),
        "the name"
    );
    assert_eq!(store.account_named("ala").await.unwrap().as_ref(), Some(&account));
    assert_eq!(store.account_of(&[9; 32]).await.unwrap(), Some((account.clone(), tokens[1].clone())));
    assert_eq!(store.account_of(&[1; 32]).await.unwrap(), None);
    let revoke = |id: &str, at| AccountWrite::Revoked { account: "ala".into(), id: id.into(), at };
    store.commit(&of_accounts(vec![revoke("two", 11), revoke("two", 12)])).await.unwrap();
    assert_eq!(store.account_of(&[9; 32]).await.unwrap().unwrap().1.revoked, Some(11));
    let first = RatingRow { rating: 1500.0, games: 1, ..ratings[0].clone() };
    store
        .commit(&of_accounts(vec![AccountWrite::Rated(first), AccountWrite::Rated(ratings[0].clone())]))
        .await
        .unwrap();
    assert_eq!(store.ratings("ala").await.unwrap(), ratings);
    let seat = |table: &str, holder, at| AccountSeatRow { table: table.into(), holder, account: "ala".into(), at };
    let seated = |row: &AccountSeatRow| AccountWrite::Seated(row.clone());
    let seats = [seat(FIRST, 0, 20), seat(SECOND, 1, 21)];
    store.commit(&of_accounts(seats.iter().map(seated).collect())).await.unwrap();
    assert_eq!(store.commit(&of_accounts(vec![seated(&seat(FIRST, 0, 22))])).await, Err(StoreError::Fenced));
    assert_eq!(store.account_seats("ala", i64::MAX, 10).await.unwrap(), [seats[1].clone(), seats[0].clone()]);
    assert_eq!(store.account_seats("ala", 21, 10).await.unwrap(), [seats[0].clone()]);
    assert_eq!(store.account_seats("ala", i64::MAX, 1).await.unwrap(), [seats[1].clone()]);
    assert_eq!(store.load(FIRST).await.unwrap().unwrap().accounts, [seats[0].clone()]);
    store.commit(&of_accounts(vec![AccountWrite::Unseated(SECOND.into(), 1)])).await.unwrap();
    assert_eq!(store.account_seats("ala", i64::MAX, 10).await.unwrap(), [seats[0].clone()]);
    store.commit(&of_accounts(vec![AccountWrite::Passphrase("ala".into(), "other".into())])).await.unwrap();
    let stored = store.load_account("ala").await.unwrap().unwrap();
    assert_eq!(stored.account, AccountRow { passphrase: "other".into(), ..account });
    assert_eq!((stored.tokens.len(), &stored.ratings), (2, &ratings));
    assert_eq!(store.accounts().await.unwrap(), ["ala"]);
    let replay = ReplayRow { id: "r".into(), name: "Gra".into(), record: "[Game \"duel\"]\n".into(), made: 5 };
    store.commit(&[Write { replay: Some(replay.clone()), ..Write::default() }]).await.unwrap();
    assert_eq!(store.load_replay("r").await.unwrap(), Some(replay));
    assert_eq!((store.load_replay("s").await.unwrap(), store.analysis("r").await.unwrap()), (None, None));
    for made in [1, 2] {
        let analysis = AnalysisRow { id: "r".into(), made, analysis: format!("[{made}]") };
        store.commit(&[Write { analysis: Some(analysis.clone()), ..Write::default() }]).await.unwrap();
        assert_eq!(store.analysis("r").await.unwrap(), Some(analysis));
    }
}

/// The same after it was closed; another process is kept out, but may look; and it can be carried elsewhere.
async fn later(url: &DatabaseUrl, stored: Stored) {
    let store = open(url).await.unwrap();
    assert_eq!(open(url).await.err(), Some(CannotOpen::InUse));
    let beside = look_into(url).await.unwrap();
    assert_eq!(beside.load(FIRST).await.unwrap().as_ref(), Some(&stored));
    let other: Arc<dyn Store> = open(&DatabaseUrl::Memory).await.unwrap();
    assert_eq!(copy(&*store, &*other).await.unwrap(), 2);
    assert_eq!(other.load(FIRST).await.unwrap().as_ref(), Some(&stored));
    assert_eq!(other.load_account("ala").await.unwrap(), store.load_account("ala").await.unwrap());
    assert_eq!(other.load_replay("r").await.unwrap(), store.load_replay("r").await.unwrap());
    assert!(copy(&*store, &*other).await.is_err(), "it is not empty");
    let mut text = Vec::new();
    assert_eq!(export(&*store, &mut text).await.unwrap(), 2);
    let third = open(&DatabaseUrl::Memory).await.unwrap();
    assert_eq!(import(text.as_slice(), &*third).await.unwrap(), 2);
    assert_eq!(third.load(FIRST).await.unwrap(), Some(stored));
    assert_eq!(third.load_account("ala").await.unwrap(), store.load_account("ala").await.unwrap());
    assert_eq!(third.load_replay("r").await.unwrap(), store.load_replay("r").await.unwrap());
    let fourth = open(&DatabaseUrl::Memory).await.unwrap();
    text.extend(b"{}\n");
    let why = import(text.as_slice(), &*fourth).await.unwrap_err();
    assert!(why.to_string().starts_with("line 5: "), "{why}");
    assert!(fourth.tables(true).await.unwrap().is_empty(), "an error changes nothing");
    store.close().await.unwrap();
}

#[tokio::test]
async fn sqlite_keeps_what_it_was_given() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}/deep/games.sqlite", folder.path().display()).parse().unwrap();
    let store = open(&url).await.unwrap();
    let stored = story(&*store).await;
    store.close().await.unwrap();
    drop(store);
    later(&url, stored).await;
}

#[tokio::test]
async fn postgres_keeps_what_it_was_given() {
    let url = postgres::database().parse().unwrap();
    let store = open(&url).await.unwrap();
    let stored = story(&*store).await;
    store.close().await.unwrap();
    drop(store);
    later(&url, stored).await;
}

#[tokio::test]
async fn a_database_of_the_version_before_is_brought_up_to_date() {
    use sqlx::{Connection, Executor, PgConnection, SqliteConnection};
    let folder = tempfile::tempdir().unwrap();
    let path = format!("sqlite://{}/games.sqlite", folder.path().display());
    let version = "CREATE TABLE schema_version (version BIGINT NOT NULL); INSERT INTO schema_version VALUES (1)";
    let row = format!(
        "INSERT INTO tables VALUES ('{FIRST}', 17, 'splendor', 1, 'players=2 first=0', '[{{\"kind\":\"open\"}}]', '{{\"public\":false,\"clock\":null}}', "
    );
    let mut sqlite = SqliteConnection::connect(&format!("{path}?mode=rwc")).await.unwrap();
    sqlite.execute(include_str!("../../src/store/migrations/sqlite/1.sql")).await.unwrap();
    sqlite.execute(version).await.unwrap();
    sqlite.execute(sqlx::AssertSqlSafe(format!("{row} x'07', NULL)"))).await.unwrap();
    sqlite.close().await.unwrap();
    let database = postgres::database();
    let mut postgres = PgConnection::connect(&database).await.unwrap();
    postgres.execute(include_str!("../../src/store/migrations/postgres/1.sql")).await.unwrap();
    postgres.execute(version).await.unwrap();
    postgres.execute(sqlx::AssertSqlSafe(format!("{row} '\\x07', NULL)"))).await.unwrap();
    postgres.close().await.unwrap();
    for url in [path, database] {
        let store = open(&url.parse().unwrap()).await.unwrap();
        let stored = store.load(FIRST).await.unwrap().unwrap();
        assert_eq!((stored.table.secret, stored.accounts), (vec![7], Vec::new()), "{url}");
        assert_eq!(store.accounts().await.unwrap(), [""; 0]);
        store.close().await.unwrap();
    }
}

#[tokio::test]
async fn a_database_of_a_later_version_is_left_alone() {
    use sqlx::{Connection, Executor, PgConnection, SqliteConnection};
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.sqlite");
    let sqlite: DatabaseUrl = format!("sqlite://{}", path.display()).parse().unwrap();
    let postgres = postgres::database();
    let raise = "UPDATE schema_version SET version = 1000";
    drop(open(&sqlite).await.unwrap());
    SqliteConnection::connect(&format!("sqlite://{}", path.display())).await.unwrap().execute(raise).await.unwrap();
    let url = postgres.parse().unwrap();
    open(&url).await.unwrap().close().await.unwrap();
    PgConnection::connect(&postgres).await.unwrap().execute(raise).await.unwrap();
    for url in [sqlite, url] {
        assert!(matches!(open(&url).await.err(), Some(CannotOpen::Newer { found: 1000, .. })), "{url}");
    }
}

#[tokio::test]
async fn a_database_that_cannot_be_reached_is_told() {
    for url in ["sqlite:///dev/null/games.sqlite", "postgres://nobody@127.0.0.1:1/games"] {
        assert!(matches!(open(&url.parse().unwrap()).await.err(), Some(CannotOpen::Failed(_))), "{url}");
    }
}
