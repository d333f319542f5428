//! Runs the real program.

#![allow(dead_code, reason = "each test file uses a part of this")]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run of the program left behind.
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Run {
    /// It went well and complained of nothing.
    #[track_caller]
    pub fn ok(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// It ended with exit code 2 and one line that contains all of these.
    #[track_caller]
    pub fn fails_with(self, parts: &[&str]) {
        assert_eq!(self.code, 2, "{}{}", self.out, self.err);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        for part in parts {
            assert!(self.err.contains(part), "{part:?} is not in {:?}", self.err);
        }
        assert!(!self.err.contains("panicked"), "{}", self.err);
    }
}

/// Runs `klejnot` with these arguments and this input, in English unless they say otherwise.
pub fn klejnot(args: &[&str], input: impl AsRef<[u8]>) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_klejnot"))
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.as_ref().to_vec();
    // The program may end before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input was written");
    Run {
        code: output.status.code().expect("no signal"),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

/// A folder of its own for a test, empty.
pub fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The text of a path.
pub fn path_text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

/// What a file says.
#[track_caller]
pub fn read(path: &Path) -> String {
    std::fs::read_to_string(path).expect("a file")
}

/// What a message without arguments says.
pub fn says(lang: &str, key: &str) -> String {
    text::Text::new(lang.parse().expect("a language")).get(key)
}
