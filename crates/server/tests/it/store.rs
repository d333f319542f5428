//! One story for both databases.

use crate::postgres;
use server::store::{
    ArchiveRow, CannotOpen, ChatRow, DatabaseUrl, LogRow, Store, StoreError, Stored, TableRow, TokenRow, Write, copy,
    export, import, look_into, open,
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
    };
    assert_eq!(stored, expected);
    stored
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
    assert!(copy(&*store, &*other).await.is_err(), "it is not empty");
    let mut text = Vec::new();
    assert_eq!(export(&*store, &mut text).await.unwrap(), 2);
    let third = open(&DatabaseUrl::Memory).await.unwrap();
    assert_eq!(import(text.as_slice(), &*third).await.unwrap(), 2);
    assert_eq!(third.load(FIRST).await.unwrap(), Some(stored));
    let fourth = open(&DatabaseUrl::Memory).await.unwrap();
    text.extend(b"{}\n");
    let why = import(text.as_slice(), &*fourth).await.unwrap_err();
    assert!(why.to_string().starts_with("line 3: "), "{why}");
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
