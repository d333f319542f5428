//! A disk that is full: moves are refused, nothing is corrupted, and with room it goes on.

use super::driver::open;
use super::program::Program;
use serde_json::json;
use std::fs;
use std::path::Path;
use std::process::Command;

/// A small disk in memory, as long as the value lives. Nothing if the system allows none.
struct SmallDisk(tempfile::TempDir);

impl SmallDisk {
    fn mount() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let status = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=600k", "tmpfs"])
            .arg(folder.path())
            .status()
            .unwrap();
        assert!(status.success(), "a small tmpfs can be mounted (as root)");
        Self(folder)
    }

    fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.path()).status();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_refuses_moves_and_loses_none() {
    let disk = SmallDisk::mount();
    let database = format!("sqlite://{}/games.sqlite", disk.path().display());
    let program = Program::start(&database, 0);
    let mut driver = open(program.address, "splendor").await;
    for _ in 0..5 {
        assert!(driver.play(1).await);
    }
    // Somebody else fills the disk to its last byte.
    let ballast = disk.path().join("ballast");
    let filled =
        Command::new("dd").args(["if=/dev/zero", "bs=1k", &format!("of={}", ballast.display())]).output().unwrap();
    assert!(!filled.status.success(), "it is full");
    let mut refused = 0;
    for attempt in 0..2_000 {
        let state = driver.state().await;
        let action = &state["offer"][0]["action"];
        let message =
            json!({"type": "move", "actions": [action], "version": state["version"], "key": format!("full {attempt}")});
        let answer = driver.ask(&message).await;
        if answer["type"] == "accepted" {
            // The write-ahead log still had room.
            assert_eq!(answer["version"], state["version"].as_u64().unwrap() + 1);
            driver.version = answer["version"].as_u64().unwrap();
            continue;
        }
        assert_eq!((&answer["code"], &answer["version"]), (&json!("storage"), &state["version"]));
        assert_eq!(driver.state().await, state, "nothing has changed");
        refused += 1;
        if refused == 5 {
            break;
        }
    }
    assert_eq!(refused, 5, "the disk was never full");
    fs::remove_file(&ballast).unwrap();
    let before = driver.version;
    let mut went_on = false;
    for _ in 0..20 {
        went_on |= driver.play(1).await;
    }
    assert!(went_on && driver.version > before, "with room it goes on");
    drop(program);
    let program = Program::start(&database, 0);
    driver.address = program.address;
    assert!(driver.state().await["version"].as_u64().unwrap() >= driver.version);
}
