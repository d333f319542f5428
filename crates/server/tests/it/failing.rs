//! A database that refuses, and one that is slow.

use crate::client::{Server, offer, quick, version};
use crate::postgres;
use futures_util::future::join_all;
use serde_json::{Value, json};
use server::store::{
    AccountRow, AccountSeatRow, AccountStore, AccountTokenRow, AnalysisRow, Answer, LogRow, RatingRow, ReplayRow,
    ReplayStore, Store, Stored, StoredAccount, Write, open,
};
use server::{Application, Settings};
use sqlx::{Connection, Executor, PgConnection, SqliteConnection};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Plays, lets the database refuse, and plays on. `refuse` and `allow` are done behind the server's back.
async fn refuses(database: &str, refuse: impl AsyncFn(), allow: impl AsyncFn()) {
    let server = Server::with(Settings { database: database.parse().unwrap(), ..quick() }).await;
    let table = server.open(json!({"game": "splendor", "seats": ["me", "me"]})).await;
    let mut socket = table.socket(0).await;
    let state = socket.expect("state").await;
    let state = socket.play_and_see(version(&state), &[offer(&state)[0]]).await;
    refuse().await;
    let sent = json!({"type": "move", "actions": [offer(&state)[0]], "version": version(&state), "key": "refused"})
        .to_string();
    for _ in 0..3 {
        socket.say(&sent).await;
        let refused = socket.expect("refused").await;
        assert_eq!((&refused["code"], version(&refused)), (&json!("storage"), version(&state)));
        assert!(!refused.to_string().contains("trigger"), "what the database says is not for clients: {refused}");
    }
    assert_eq!(server.post("/api/tables", json!({"game": "duel", "seats": ["me", "1"]})).await.status(), 503);
    assert_eq!(socket.ask(json!({"type": "chat", "text": "?"})).await["code"], "storage");
    let same = table.socket(version(&state)).await.expect("state").await;
    assert_eq!((&same["view"], version(&same)), (&state["view"], version(&state)), "nothing has changed");
    assert_eq!(server.get("/healthz").await.status(), 200);
    allow().await;
    // The same message, with the same key.
    socket.say(&sent).await;
    let state = socket.expect("state").await;
    assert_eq!(socket.expect("accepted").await["version"], version(&state));
    socket.play_and_see(version(&state), &[offer(&state)[0]]).await;
}

#[tokio::test]
async fn sqlite_that_refuses_writes_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}/games.sqlite", folder.path().display());
    let run = async |sql: &'static str| {
        SqliteConnection::connect(&url).await.unwrap().execute(sql).await.unwrap();
    };
    let refuse = async || {
        run("CREATE TRIGGER no_rows BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'trigger'); END").await;
        run("CREATE TRIGGER no_tables BEFORE INSERT ON tables BEGIN SELECT RAISE(ABORT, 'trigger'); END").await;
        run("CREATE TRIGGER no_chat BEFORE INSERT ON chat BEGIN SELECT RAISE(ABORT, 'trigger'); END").await;
    };
    let allow = async || {
        for sql in ["DROP TRIGGER no_rows", "DROP TRIGGER no_tables", "DROP TRIGGER no_chat"] {
            run(sql).await;
        }
    };
    refuses(&url, refuse, allow).await;
}

#[tokio::test]
async fn postgres_that_refuses_writes_loses_nothing() {
    let url = postgres::database();
    let run = async |sql: &'static str| {
        PgConnection::connect(&url).await.unwrap().execute(sql).await.unwrap();
    };
    let refuse = async || {
        run("CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'trigger'; END $$")
            .await;
        run("CREATE TRIGGER no BEFORE INSERT ON log EXECUTE FUNCTION refuse()").await;
        run("CREATE TRIGGER no BEFORE INSERT ON tables EXECUTE FUNCTION refuse()").await;
        run("CREATE TRIGGER no BEFORE INSERT ON chat EXECUTE FUNCTION refuse()").await;
    };
    let allow = async || {
        for sql in ["DROP TRIGGER no ON log", "DROP TRIGGER no ON tables", "DROP TRIGGER no ON chat"] {
            run(sql).await;
        }
    };
    refuses(&url, refuse, allow).await;
}

/// PostgreSQL hangs up on the server: it comes back by itself.
#[tokio::test]
async fn a_lost_connection_to_postgres_is_made_anew() {
    let url = postgres::database();
    let server = Server::with(Settings { database: url.parse().unwrap(), ..quick() }).await;
    let table = server.open(json!({"game": "splendor", "seats": ["me", "me"]})).await;
    let mut socket = table.socket(0).await;
    let state = socket.expect("state").await;
    let hang_up = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'klejnot' AND datname = current_database()";
    PgConnection::connect(&url).await.unwrap().execute(hang_up).await.unwrap();
    let sent =
        json!({"type": "move", "actions": [offer(&state)[0]], "version": version(&state), "key": "k"}).to_string();
    for _ in 0..10 {
        socket.say(&sent).await;
        let answer = socket.until(|message| message["key"] == "k").await;
        if answer["type"] == "accepted" {
            return;
        }
        assert_eq!(answer["code"], "storage");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("it did not come back");
}

/// A store whose commits take 10 ms longer.
struct Slow(Arc<dyn Store>);

impl Store for Slow {
    fn commit<'a>(&'a self, writes: &'a [Write]) -> Answer<'a, ()> {
        Box::pin(async move {
            tokio::time::sleep(Duration::from_millis(10)).await;
            self.0.commit(writes).await
        })
    }

    fn has<'a>(&'a self, row: &'a LogRow) -> Answer<'a, bool> {
        self.0.has(row)
    }

    fn tables(&self, all: bool) -> Answer<'_, Vec<String>> {
        self.0.tables(all)
    }

    fn load<'a>(&'a self, table: &'a str) -> Answer<'a, Option<Stored>> {
        self.0.load(table)
    }

    fn check(&self) -> Answer<'_, ()> {
        self.0.check()
    }

    fn close(&self) -> Answer<'_, ()> {
        self.0.close()
    }
}

impl AccountStore for Slow {
    fn accounts(&self) -> Answer<'_, Vec<String>> {
        self.0.accounts()
    }

    fn load_account<'a>(&'a self, id: &'a str) -> Answer<'a, Option<StoredAccount>> {
        self.0.load_account(id)
    }

    fn account_named<'a>(&'a self, folded: &'a str) -> Answer<'a, Option<AccountRow>> {
        self.0.account_named(folded)
    }

    fn account_of<'a>(&'a self, hash: &'a [u8]) -> Answer<'a, Option<(AccountRow, AccountTokenRow)>> {
        self.0.account_of(hash)
    }

    fn account_seats<'a>(&'a self, account: &'a str, before: i64, most: i64) -> Answer<'a, Vec<AccountSeatRow>> {
        self.0.account_seats(account, before, most)
    }

    fn ratings<'a>(&'a self, account: &'a str) -> Answer<'a, Vec<RatingRow>> {
        self.0.ratings(account)
    }
}

impl ReplayStore for Slow {
    fn replays(&self) -> Answer<'_, Vec<String>> {
        self.0.replays()
    }

    fn load_replay<'a>(&'a self, id: &'a str) -> Answer<'a, Option<ReplayRow>> {
        self.0.load_replay(id)
    }

    fn analysis<'a>(&'a self, id: &'a str) -> Answer<'a, Option<AnalysisRow>> {
        self.0.analysis(id)
    }
}

/// What waits is committed together: a slow disk slows each move down, but not all of them one after the other, which would make a hundred a
/// second at most. Beside all other tests 300 are enough; alone (`cargo xtask kills`) it must be a thousand.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_commits_still_carry_a_thousand_moves_a_second() {
    const TABLES: usize = 100;
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}/games.sqlite", folder.path().display());
    let store = Arc::new(Slow(open(&url.parse().unwrap()).await.unwrap()));
    let settings = Settings { address: ([127, 0, 0, 1], 0).into(), ..quick() };
    let server = Server::run(Application::with_store(settings, store).await.unwrap());
    let tables = join_all((0..TABLES).map(|_| server.open(json!({"game": "duel", "seats": ["me", "me"]})))).await;
    let mut sockets = join_all(tables.iter().map(|table| table.socket(0))).await;
    let begun = Instant::now();
    let played = join_all(sockets.iter_mut().map(async |socket| {
        let mut state = socket.expect("state").await;
        let mut moves = 0;
        while begun.elapsed() < Duration::from_secs(3) && state["turn"]["kind"] != "over" {
            let action = offer(&state)[0].to_owned();
            state = socket.play_and_see(version(&state), &[&action]).await;
            moves += 1;
        }
        moves
    }))
    .await;
    let rate = played.iter().sum::<u32>() as f64 / begun.elapsed().as_secs_f64();
    println!("{rate:.0} moves a second");
    let least = std::env::var("KLEJNOT_MOVES_PER_SECOND").map_or(300.0, |text| text.parse().unwrap());
    assert!(rate >= least, "{rate:.0} moves a second");
}

/// Nothing about a failure is told but its code.
#[tokio::test]
async fn a_table_that_cannot_be_read_is_an_error_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}/games.sqlite", folder.path().display());
    let settings = || Settings { database: url.parse().unwrap(), ..quick() };
    let server = Server::with(settings()).await;
    let (broken, whole) = (server.splendor().await.name, server.splendor().await.name);
    server.stop().await.unwrap();
    let sql = format!(
        "DELETE FROM log WHERE table_id = '{broken}' AND version = 1; INSERT INTO log VALUES ('{broken}', 2, 0, NULL, NULL, NULL, '?', NULL, NULL)"
    );
    SqliteConnection::connect(&url).await.unwrap().execute(sqlx::AssertSqlSafe(sql)).await.unwrap();
    let server = Server::with(settings()).await;
    assert_eq!(server.get(&format!("/api/tables/{whole}")).await.status(), 200);
    let answer = server.get(&format!("/api/tables/{broken}")).await;
    assert_eq!(answer.status(), 503);
    assert_eq!(answer.json::<Value>().await.unwrap()["code"], "storage");
}
