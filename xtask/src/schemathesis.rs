//! `cargo xtask schemathesis`: is every answer of the server one that its description names?

use crate::stages::{command, run as run_command};
use crate::{Outcome, python, root, target};
use clap::Args;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// The tool.
const PACKAGE: &str = "schemathesis==4.32.5";
/// What is held against each answer: no failure of the server, and nothing that is not described.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,response_headers_conformance,\
                      response_schema_conformance,unsupported_method,allow_header_conformance";

/// How much.
#[derive(Args)]
pub struct Options {
    /// Requests for each address and method, in each phase.
    #[arg(long, default_value_t = 300)]
    examples: u32,
    /// It goes on for so many seconds, and ends then.
    #[arg(long, default_value_t = 600)]
    seconds: u32,
}

impl Options {
    /// What CI does.
    pub fn short() -> Self {
        Self { examples: 20, seconds: 75 }
    }
}

/// A server on a free port. It is ended with this value.
struct Server {
    child: Child,
    url: String,
}

impl Server {
    fn start() -> Outcome<Self> {
        let program = target().join("checked/klejnot");
        let failed = |error: std::io::Error| format!("{}: {error}", program.display());
        let mut child = Command::new(&program)
            .args(["--lang", "en", "serve", "--port", "0", "--bot-delay", "0", "--log", "warn"])
            .args(["--database", "sqlite::memory:", "--trusted-proxy", "127.0.0.1"])
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let mut said = String::new();
        let mut lines = BufReader::new(child.stdout.take().ok_or("no output")?);
        while !said.contains("http://") {
            said.clear();
            if lines.read_line(&mut said).map_err(failed)? == 0 {
                return Err("the server ended at once".into());
            }
        }
        let url = said.split_whitespace().find(|word| word.starts_with("http://")).unwrap_or_default();
        Ok(Self { child, url: url.trim_end_matches('/').into() })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Lets schemathesis ask a running server whatever its description allows, and what it does not.
pub fn run(options: &Options) -> Outcome {
    let environment = target().join("schemathesis");
    python::make(&environment)?;
    python::pip(&environment, &["install", PACKAGE])?;
    run_command(&mut command("cargo", &["build", "--profile", "checked", "--package", "klejnot", "--quiet"]))?;
    let server = Server::start()?;
    let tool = python::program(&environment, "schemathesis");
    let (examples, seconds) = (options.examples.to_string(), options.seconds.to_string());
    let description = format!("{}/api/openapi.json", server.url);
    let mut test = command(
        &tool,
        &[
            "run",
            &description,
            "--checks",
            CHECKS,
            "--max-examples",
            &examples,
            "--max-time",
            &seconds,
            "--seed",
            "1",
            "--generation-database",
            "none",
        ],
    );
    test.env("KLEJNOT_URL", &server.url).env("SCHEMATHESIS_HOOKS", "hooks");
    run_command(test.env("PYTHONPATH", root().join("xtask/schemathesis")))
}
