//! Stopping.

use crate::client::Server;
use std::time::{Duration, Instant};

#[tokio::test]
async fn a_stop_finishes_moves_in_flight_and_closes_the_sockets() {
    let server = Server::start().await;
    let table = server.splendor().await;
    let mut socket = table.socket(0).await;
    socket.expect("state").await;
    let (version, handshake) = (1, table.handshake(0));
    drop(table);
    socket.play_and_see(version, &["take:WUG"]).await;
    let begun = Instant::now();
    server.stop().await.unwrap();
    assert!(begun.elapsed() < Duration::from_secs(5));
    // Perhaps the bot's move still came; then the end.
    while socket.hear_bytes().await.is_some() {}
    let url = handshake.uri().to_string();
    assert!(tokio_tungstenite::connect_async(url).await.is_err());
}
