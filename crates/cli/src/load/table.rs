//! A table at which moves are due at a fixed rate.

use super::Problem;
use super::client::Server;
use super::report::Measured;
use super::seats::{Seats, Taken, Told, take};
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until};

/// After so many moves the next table is made ready: no game of ours is shorter than that and a few moves more.
const READY: u64 = 20;

/// Which moves are due at a table.
#[derive(Clone, Copy)]
pub struct Beat {
    /// The first one.
    pub first: Instant,
    /// From one to the next.
    pub every: Duration,
    /// None is due after this.
    pub end: Instant,
}

/// Plays at a table, and at the next one when the game is over.
pub async fn play(server: Server, game: String, first: u32, mut seats: Seats, beat: Beat) -> Measured {
    let mut measured = Measured::default();
    let mut next: Option<JoinHandle<Result<Seats, Problem>>> = None;
    let mut due = beat.first;
    while due < beat.end {
        sleep_until(due).await;
        measured.due += 1;
        if seats.moves() >= READY && next.is_none() {
            next = Some(tokio::spawn(sit_down(server.clone(), game.clone(), first, seats.count() as u32)));
        }
        if seats.over() {
            let ready = match next.take() {
                Some(ready) => ready.await.map_err(Problem::new).and_then(|ready| ready),
                None => sit_down(server.clone(), game.clone(), first, seats.count() as u32).await,
            };
            match ready {
                Ok(ready) => seats = ready,
                Err(problem) => {
                    measured.problems.push(problem);
                    return measured;
                }
            }
        }
        if let Err(problem) = one_move(&mut seats, due, &mut measured).await {
            measured.problems.push(problem);
            return measured;
        }
        due += beat.every;
    }
    measured
}

async fn sit_down(server: Server, game: String, first: u32, ours: u32) -> Result<Seats, Problem> {
    let taken: Taken = take(&server, first, &game, ours, &[]).await?;
    Seats::sit(&server, &taken).await
}

/// One move, until everybody at the table knows of it.
async fn one_move(seats: &mut Seats, due: Instant, measured: &mut Measured) -> Result<(), Problem> {
    let mover = seats.to_move().ok_or(Problem::new("no-offer"))?;
    let (key, version) = seats.send(mover).await?;
    let (mut accepted, mut unaware) = (false, seats.count() - 1);
    while !accepted || unaware > 0 {
        match seats.hear(&key).await? {
            (_, at, Told::Accepted) => {
                accepted = true;
                measured.acknowledged.push(at - due);
            }
            (seat, at, Told::State(told)) if seat != mover && told == version => {
                unaware -= 1;
                measured.seen.push(at - due);
            }
            _ => {}
        }
    }
    Ok(())
}
