//! How it starts, why it does not, and how it ends.

use super::postgres;
use super::program::{Program, free_port, klejnot};
use std::fs;
use std::process::{Command, Output};
use std::time::Duration;

/// It ends with exit code 2 and one line with these words.
#[track_caller]
fn fails_with(command: &mut Command, words: &[&str]) {
    let Output { status, stderr, .. } = command.output().unwrap();
    let said = String::from_utf8(stderr).unwrap();
    assert_eq!(status.code(), Some(2), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    for word in words {
        assert!(said.contains(word), "{word:?} in {said}");
    }
}

fn serve(args: &[&str]) -> Command {
    let mut command = klejnot();
    command.arg("serve").args(args);
    command
}

#[test]
fn what_is_wrong_at_the_start_is_said_in_one_line() {
    let running = Program::start("sqlite::memory:", 0);
    let port = running.address.port().to_string();
    let memory = ["--database", "sqlite::memory:"];
    fails_with(serve(&["--port", &port]).args(memory), &[&port, "in use"]);
    fails_with(&mut serve(&["--port", "0", "--database", "mysql://x/y"]), &["mysql://x/y", "sqlite://FILE"]);
    fails_with(&mut serve(&["--port", "0", "--database", "sqlite:///dev/null/x"]), &["/dev/null/x"]);
    let unreachable = "postgres://me:secret@127.0.0.1:1/games";
    let mut command = serve(&["--port", "0", "--database", unreachable]);
    let said = String::from_utf8(command.output().unwrap().stderr).unwrap();
    assert!(said.contains("127.0.0.1:1/games") && !said.contains("secret"), "{said}");
    fails_with(&mut command, &["127.0.0.1:1"]);
    fails_with(&mut serve(&["--colour-of-sky", "blue"]), &["--colour-of-sky"]);
    fails_with(serve(&["--port", "0", "--web", "/nowhere/at/all"]).args(memory), &["/nowhere/at/all"]);
    fails_with(&mut serve(&["--config", "/nowhere/at/all"]), &["/nowhere/at/all"]);
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("klejnot.conf");
    for (contents, word) in [("prot = 80", "prot"), ("port = x", "invalid value"), ("port", "klejnot.conf")] {
        fs::write(&config, contents).unwrap();
        fails_with(serve(&["--config"]).arg(&config), &[word]);
    }
}

#[test]
fn a_second_server_on_the_same_database_says_so_and_ends() {
    let folder = tempfile::tempdir().unwrap();
    for database in [format!("sqlite://{}/games.sqlite", folder.path().display()), postgres::database()] {
        let _first = Program::start(&database, 0);
        fails_with(&mut serve(&["--port", "0", "--database", &database]), &["Another server"]);
    }
}

#[test]
fn flags_count_before_the_environment_and_both_before_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("klejnot.conf");
    let ports = [free_port(), free_port(), free_port()];
    let database = format!("sqlite://{}/of-the-file.sqlite", folder.path().display());
    fs::write(&config, format!("# Ours.\nport = {}\ndatabase = \"{database}\"\n\nlog-format=json\n", ports[0]))
        .unwrap();
    let start = |environment: Option<u16>, flag: Option<u16>| {
        let mut command = klejnot();
        command.arg("serve").env("KLEJNOT_CONFIG", &config);
        environment.map(|port| command.env("KLEJNOT_PORT", port.to_string()));
        flag.map(|port| command.args(["--port", &port.to_string()]));
        Program::run(&mut command).address.port()
    };
    assert_eq!(start(None, None), ports[0]);
    assert!(folder.path().join("of-the-file.sqlite").exists());
    assert_eq!(start(Some(ports[1]), None), ports[1]);
    assert_eq!(start(Some(ports[1]), Some(ports[2])), ports[2]);
}

#[test]
fn without_a_command_it_serves() {
    let mut command = klejnot();
    command.env("KLEJNOT_PORT", "0").env("KLEJNOT_DATABASE", "sqlite::memory:").env("KLEJNOT_LOG", "error");
    let program = Program::run(&mut command);
    let (status, _) = program.signal("TERM");
    assert_eq!(status.code(), Some(0));
}

#[test]
fn signals_end_it_well_and_soon() {
    for signal in ["TERM", "INT"] {
        let program = Program::start("sqlite::memory:", 0);
        // Somebody who is connected and says nothing does not hold it up.
        let _silent = std::net::TcpStream::connect(program.address).unwrap();
        let (status, taken) = program.signal(signal);
        assert_eq!(status.code(), Some(0), "{signal}");
        assert!(taken < Duration::from_secs(10), "{signal}: {taken:?}");
    }
}

#[test]
fn tables_are_carried_from_one_database_to_another() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let url = |name: &str| format!("sqlite://{}", path(name));
    let program = Program::start(&url("first"), 0);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let driver = runtime.block_on(async {
        let mut driver = super::driver::open(program.address, "splendor").await;
        for _ in 0..10 {
            driver.play(1).await;
        }
        driver
    });
    let run = |args: &[&str]| {
        let output = klejnot().args(args).output().unwrap();
        let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
        (output.status.code(), said)
    };
    // Beside the server that runs.
    assert_eq!(run(&["backup", "--database", &url("first"), &path("backup")]), (Some(0), "Tables copied: 1\n".into()));
    assert_eq!(run(&["export", "--database", &url("first"), &path("text")]).0, Some(0));
    assert_eq!(run(&["export", "--database", &url("first"), &path("text")]).0, Some(2), "nothing is overwritten");
    drop(program);
    let postgres = postgres::database();
    assert_eq!(run(&["restore", "--database", &postgres, &path("backup")]), (Some(0), "Tables copied: 1\n".into()));
    assert_eq!(run(&["import", "--database", &url("second"), &path("text")]).0, Some(0));
    let (code, said) = run(&["import", "--database", &url("second"), &path("text")]);
    assert!(code == Some(2) && said.contains("already has tables") && said.lines().count() == 1, "{said}");
    for database in [postgres, url("second"), format!("sqlite://{}", path("backup"))] {
        let program = Program::start(&database, 0);
        let mut again = driver.again();
        again.address = program.address;
        let state = runtime.block_on(again.state());
        assert_eq!(state["version"], driver.version);
        assert!(!state["offer"].as_array().unwrap().is_empty());
    }
}

/// Tables and games are named; tokens, passphrases, secrets and what anybody holds or does are not.
#[test]
fn the_log_tells_no_secret() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let mut command = klejnot();
    command.args(["serve", "--port", "0", "--log", "debug", "--log-format", "json", "--bot-delay", "0"]);
    command.args(["--database", "sqlite::memory:"]).stderr(fs::File::create(&log).unwrap());
    let program = Program::run(&mut command);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (driver, secret, account) = runtime.block_on(async {
        let mut driver = super::driver::open(program.address, "splendor").await;
        driver.play(30).await;
        let state = driver.state().await;
        driver.ask(&serde_json::json!({"type": "chat", "text": "words", "key": "c"})).await;
        driver.ask(&serde_json::json!({"type": "resign", "version": state["version"], "key": "r"})).await;
        let info = reqwest::get(format!("http://{}/api/tables/{}", program.address, driver.table)).await.unwrap();
        let info: serde_json::Value = info.json().await.unwrap();
        let say = async |path: &str, passphrase: &str| {
            let said = serde_json::json!({"name": "Ala", "passphrase": passphrase});
            let request = reqwest::Client::new().post(format!("http://{}/api/{path}", program.address));
            request.json(&said).send().await.unwrap().json::<serde_json::Value>().await.unwrap()
        };
        let account = say("accounts", "correct horse").await["token"].as_str().unwrap().to_owned();
        assert_eq!(say("session", "wrong donkey").await["code"], "wrong-passphrase");
        assert_eq!(say("accounts", "tiny").await["code"], "bad-passphrase");
        (driver, info["secret"].as_str().unwrap().to_owned(), account)
    });
    program.signal("TERM");
    let said = fs::read_to_string(&log).unwrap();
    assert!(said.contains(&driver.table) && said.lines().all(|line| line.starts_with('{')), "{said}");
    for hidden in [
        driver.token.as_str(),
        secret.as_str(),
        account.as_str(),
        "horse",
        "donkey",
        "tiny",
        "argon2id",
        "words",
        "take:",
        "reserve:",
        "\"1W",
    ] {
        assert!(!said.contains(hidden), "{hidden} in {said}");
    }
}
