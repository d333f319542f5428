//! No command: how to begin, and the server.

use super::serve::ServeArgs;
use crate::args::{Arguments, Command};
use crate::stop::Stop;
use crate::terminal::Terminal;
use clap::Parser;
use text::Text;

/// Greets and says how else to get into a game. What follows is the server, as the environment has it.
pub fn welcome(text: &Text, terminal: &mut Terminal) -> Result<ServeArgs, Stop> {
    terminal.say(text.get("cmd-welcome"))?;
    terminal.say("")?;
    for (command, key) in [
        ("klejnot play splendor", "cmd-welcome-play"),
        ("klejnot play splendor --seats human,human", "cmd-welcome-friends"),
        ("klejnot games", "cmd-welcome-games"),
    ] {
        terminal.say(format!("  {command:<44}{}", text.get(key)))?;
    }
    terminal.say("")?;
    match Arguments::try_parse_from(["klejnot", "serve"]).map(|arguments| arguments.command) {
        Ok(Some(Command::Serve(args))) => Ok(args),
        Ok(_) => Ok(ServeArgs::default()),
        Err(error) => Err(Stop::failed(error.to_string().lines().next().unwrap_or_default())),
    }
}
