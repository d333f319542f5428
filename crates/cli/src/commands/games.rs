//! `klejnot games`: what can be played.

use crate::stop::Stop;
use crate::terminal::Terminal;
use catalog::AnyGame;
use clap::Args;
use text::Text;

/// Arguments of `klejnot games`.
#[derive(Args, Debug)]
pub struct GamesArgs {
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Lists games, players and options.
pub fn games(args: &GamesArgs, text: &Text, terminal: &mut Terminal) -> Result<(), Stop> {
    if args.json {
        let games: Vec<_> = AnyGame::ALL.iter().map(|game| game.info()).collect();
        terminal.say(serde_json::json!({ "games": games }).to_string())?;
        return Ok(());
    }
    for game in AnyGame::ALL {
        let (least, most) = game.players();
        let players = if least == most { least.to_string() } else { format!("{least}-{most}") };
        let title = text.get(&format!("game-{game}"));
        let line = text.format("cmd-games-players", &[("players", players.into()), ("most", i64::from(most).into())]);
        terminal.say(format!("{game:<10} {title}, {line}"))?;
        for option in game.options(most) {
            let meaning = text.get(&format!("option-{}", option.name));
            terminal.say(format!("{:10} --{} {}: {meaning}", "", option.name, option.values.join("|")))?;
        }
    }
    terminal.say("")?;
    terminal.say(text.get("cmd-games-more"))?;
    Ok(())
}
