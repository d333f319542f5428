//! Pairs of worlds that look the same to a seat: every byte that the server sends to it, to spectators and to its log is the
//! same.

use crate::client::{Server, Socket, quick};
use crate::logged::Logged;
use catalog::{AnyGame, Bots, Visitor};
use game::{Dice, Eyes, FastDice, Game, Seat, Turn};
use serde_json::{Value, json};
use server::store::{ChatRow, DatabaseUrl, LogRow, Store, TableRow, TokenRow, Write, open};
use server::{Application, Settings};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::Arc;

const TABLE: &str = "0123456789abcdef";
const TOKEN: &str = "the token of the seat that looks";
/// How far a game is played.
const ACTIONS: usize = 150;

/// Two games that look the same to one seat, action by action, and are not.
struct Pair {
    seat: Seat,
    config: String,
    logs: [Vec<(Turn, String)>; 2],
}

/// Plays two games side by side, in a way that looks the same to a seat.
struct Play {
    config: String,
    seed: u64,
}

impl Visitor for Play {
    type Output = Option<Pair>;

    fn visit<G: Bots>(self) -> Option<Pair> {
        let config: G::Config = self.config.parse().unwrap();
        let mut dice = FastDice::new(self.seed);
        let mut worlds = [G::start(&config), G::start(&config)];
        let seat = Seat::new(dice.below(worlds[0].seats().into()) as u8);
        let mut logs: [Vec<(Turn, String)>; 2] = Default::default();
        let mut whole = 0;
        while logs[0].len() < ACTIONS {
            let Some((next, actions)) = step(&worlds, seat, &mut dice) else { break };
            for ((world, log), action) in worlds.iter().zip(&mut logs).zip(actions) {
                log.push((world.turn(), action.to_string()));
            }
            worlds = next;
            // Only where somebody decides, everything that was drawn has been told.
            if let Turn::Player(_) = worlds[0].turn()
                && worlds[0].view(Eyes::Referee) != worlds[1].view(Eyes::Referee)
            {
                whole = logs[0].len();
            }
        }
        logs.iter_mut().for_each(|log| log.truncate(whole));
        (whole > 0).then_some(Pair { seat, config: config.to_string(), logs })
    }
}

type Step<G> = ([G; 2], [<G as Game>::Action; 2]);

/// One step in both worlds that looks the same before and after, if one is found.
fn step<G: Game>(worlds: &[G; 2], seat: Seat, dice: &mut FastDice) -> Option<Step<G>> {
    let looks = worlds.each_ref().map(|world| {
        let mut legal = Vec::new();
        world.legal(&mut legal);
        let mut looks: BTreeMap<G::Action, Vec<G::Action>> = BTreeMap::new();
        for action in legal {
            looks.entry(world.mask(action, Eyes::Seat(seat))).or_default().push(action);
        }
        looks
    });
    let common: Vec<&G::Action> = looks[0].keys().filter(|look| looks[1].contains_key(look)).collect();
    for _ in 0..if common.is_empty() { 0 } else { 12 } {
        let look = common[dice.below(common.len() as u32) as usize];
        let actions = looks.each_ref().map(|looks| looks[look][dice.below(looks[look].len() as u32) as usize]);
        let mut next = worlds.clone();
        let mut told = [Vec::new(), Vec::new()];
        for ((world, action), told) in next.iter_mut().zip(actions).zip(&mut told) {
            let mut events = Vec::new();
            world.apply(action, &mut events);
            *told = events.iter().map(|event| G::mask_event(event, Eyes::Seat(seat))).collect();
        }
        let same = next[0].view(Eyes::Seat(seat)) == next[1].view(Eyes::Seat(seat)) && told[0] == told[1];
        // What is shown by the rules ends this way; another may go on. Whether the rules themselves leak is tested elsewhere.
        if same && next[0].turn() == next[1].turn() {
            return Some((next, actions));
        }
    }
    None
}

/// The game as a server stores it.
async fn store(game: AnyGame, pair: &Pair, log: &[(Turn, String)]) -> Arc<dyn Store> {
    let store = open(&DatabaseUrl::Memory).await.unwrap();
    let players = pair.config.split(' ').next().and_then(|word| word.strip_prefix("players=")).unwrap();
    let person = |seat| json!({"kind": "person", "name": format!("Player {seat}"), "holder": seat});
    let seats: Vec<Value> = (0..players.parse().unwrap()).map(|seat: u8| person(seat)).collect();
    let table = TableRow {
        id: TABLE.into(),
        created: 1,
        game: game.name().into(),
        rules: game.version().into(),
        config: pair.config.clone(),
        seats: json!(seats).to_string(),
        terms: json!({"public": true, "clock": null}).to_string(),
        secret: vec![7; 32],
        previous: None,
    };
    let token = TokenRow {
        hash: Sha256::digest(TOKEN).to_vec(),
        table: TABLE.into(),
        holder: pair.seat.index() as i16,
        made: 1,
    };
    let line = ChatRow { table: TABLE.into(), number: 1, at: 1, seat: Some(0), name: None, text: "hello".into() };
    let mut writes = vec![Write { table: Some(table), tokens: vec![token], ..Write::default() }];
    writes.push(Write { chat: Some(line), ..Write::default() });
    let mut deeds: Vec<Value> = vec![json!({"deed": "started", "entropies": [], "draws": []})];
    for (turn, action) in log {
        let last = deeds.last_mut().unwrap();
        match turn {
            Turn::Player(seat) => deeds.push(json!({"deed": "played", "seat": seat, "actions": [action], "draws": []})),
            _ => last["draws"].as_array_mut().unwrap().push(json!(action)),
        }
    }
    for (deed, version) in deeds.into_iter().zip(1..) {
        let row = LogRow { table: TABLE.into(), version, at: 1, deed: deed.to_string(), ..LogRow::default() };
        writes.push(Write { log: Some(row), ..Write::default() });
    }
    for some in writes.chunks(100) {
        store.commit(some).await.unwrap();
    }
    store
}

/// Everything that the seat and a spectator are sent about the table, in all ways that there are to ask, and what is logged meanwhile.
async fn sent(game: AnyGame, pair: &Pair, log: &[(Turn, String)]) -> Vec<String> {
    let (logged, _guard) = Logged::begin();
    let settings =
        Settings { address: ([127, 0, 0, 1], 0).into(), bot_delay: std::time::Duration::from_secs(600), ..quick() };
    let application = Application::with_store(settings, store(game, pair, log).await).await.unwrap();
    let server = Server::run(application);
    let table = server.known(TABLE, TOKEN);
    let mut heard = vec![table.get("").await.text().await.unwrap()];
    for path in ["/api/tables", "/api/tables/0123456789abcdef", "/api/tables?ids=0123456789abcdef", "/metrics"] {
        let text = server.get(path).await.text().await.unwrap();
        // How long commits took, and how much memory all of the process has, is never the same.
        let noise = |line: &str| line.contains("commit_seconds") || line.contains("resident_memory_bytes");
        heard.push(text.lines().filter(|line| !noise(line)).collect());
    }
    heard.push(table.get("/record").await.text().await.unwrap());
    for query in ["", "?eyes=spectator&count=100", "?from=60&count=100", "?eyes=everything"] {
        heard.push(table.get(&format!("/replay{query}")).await.text().await.unwrap());
        heard.push(server.get(&table.path(&format!("/replay{query}"))).await.text().await.unwrap());
    }
    for since in [0, 5, 1_000_000] {
        let mut own = table.socket(since).await;
        let mut watcher = Socket::connect(table.handshake(since)).await.unwrap();
        for socket in [&mut own, &mut watcher] {
            for _ in 0..3 {
                heard.push(socket.hear_bytes().await.unwrap());
            }
            // What may not be done is refused in the same words.
            for message in [
                json!({"type": "move", "actions": ["nonsense"], "version": 1, "key": "a"}),
                json!({"type": "why", "action": "pass", "key": "b"}),
                json!({"type": "undo", "version": 999, "key": "c"}),
            ] {
                socket.say(message.to_string()).await;
                let answer = socket.until(|answer| answer["key"] == message["key"]).await;
                heard.push(answer.to_string());
            }
        }
        own.close().await;
        watcher.close().await;
        while table.info().await["watchers"] != 0 || table.info().await["players"][pair.seat.index()]["present"] == true
        {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }
    drop(table);
    server.stop().await.unwrap();
    let text = logged.text();
    // What libraries say of connections has ports in it.
    let lines: Vec<_> = text.lines().filter(|line| line.contains("\"target\":\"server")).map(str::to_owned).collect();
    assert!(!lines.is_empty(), "something is logged");
    heard.extend(lines);
    heard
}

async fn tells_nothing(config: &str, game: AnyGame) {
    let (mut pairs, mut rows) = (0, 0);
    for seed in 0..200 {
        let Some(pair) = game.visit(Play { config: config.into(), seed }) else { continue };
        let (one, other) = (sent(game, &pair, &pair.logs[0]).await, sent(game, &pair, &pair.logs[1]).await);
        assert!(one.iter().any(|text| text.contains("\"view\"")), "the game is shown: {}", one[0]);
        for (one, other) in one.iter().zip(&other) {
            assert_eq!(one, other, "{game}, seed {seed}, seat {}", pair.seat);
        }
        assert_eq!(one.len(), other.len());
        assert_ne!(pair.logs[0], pair.logs[1], "the worlds differ");
        rows += pair.logs[0].len();
        pairs += 1;
        if pairs == 8 {
            break;
        }
    }
    println!("{game}: {pairs} pairs, {rows} actions");
    assert_eq!(pairs, 8, "{game}: too few pairs");
}

#[tokio::test]
async fn nothing_of_splendor_leaks() {
    tells_nothing("players=3", AnyGame::Splendor).await;
}

#[tokio::test]
async fn nothing_of_marvel_leaks() {
    tells_nothing("players=2", AnyGame::Marvel).await;
}

#[tokio::test]
async fn nothing_of_duel_leaks() {
    tells_nothing("players=2", AnyGame::Duel).await;
}

#[tokio::test]
async fn nothing_of_dc_leaks() {
    tells_nothing("players=3", AnyGame::Dc).await;
}

#[tokio::test]
async fn nothing_of_watchmen_leaks() {
    tells_nothing("players=3 mode=watchmen", AnyGame::Dc).await;
}
