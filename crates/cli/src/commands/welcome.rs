//! No command: how to begin.

use crate::args::Arguments;
use crate::stop::Stop;
use crate::terminal::Terminal;
use clap::CommandFactory;
use text::Text;

/// Greets, says how to get into a game, and shows the help.
pub fn welcome(text: &Text, terminal: &mut Terminal) -> Result<(), Stop> {
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
    terminal.say(Arguments::command().render_help().to_string())?;
    Ok(())
}
