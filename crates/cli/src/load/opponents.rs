//! Somebody who plays against bots that think.

use super::Problem;
use super::client::Server;
use super::report::Measured;
use super::seats::{Seats, Told, take};
use std::time::Duration;
use tokio::time::{Instant, sleep_until, timeout_at};

/// How long a person thinks.
const THOUGHT: Duration = Duration::from_millis(300);

/// Plays against a bot until the end, game after game.
pub async fn play(server: Server, game: String, client: u32, bot: String, end: Instant) -> Measured {
    let mut measured = Measured::default();
    while Instant::now() < end {
        if let Err(problem) = one_game(&server, &game, client, &bot, end, &mut measured).await {
            measured.problems.push(problem);
            return measured;
        }
    }
    measured
}

async fn one_game(
    server: &Server,
    game: &str,
    client: u32,
    bot: &str,
    end: Instant,
    measured: &mut Measured,
) -> Result<(), Problem> {
    let taken = take(server, client, game, 1, &[bot]).await?;
    let mut seats = Seats::sit(server, &taken).await?;
    while !seats.over() && Instant::now() < end {
        if seats.to_move().is_none() {
            // The bot may still think when we are done.
            match timeout_at(end, seats.hear("")).await {
                Ok(heard) => {
                    heard?;
                }
                Err(_) => return Ok(()),
            }
            continue;
        }
        let due = Instant::now() + THOUGHT;
        sleep_until(due).await;
        measured.due += 1;
        let (key, _) = seats.send(0).await?;
        loop {
            if let (_, at, Told::Accepted) = seats.hear(&key).await? {
                measured.acknowledged.push(at - due);
                break;
            }
        }
    }
    Ok(())
}
