//! The socket of a player or a spectator.

use crate::limit::{Allowance, Limits};
use crate::protocol::{Chat, ToServer, Version};
use crate::refused::{Code, Refused};
use crate::table::{Outbox, Table, Viewer, WAITING};
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, timeout};

/// How often a silent client is asked whether it is still there.
const PING: Duration = Duration::from_secs(20);
/// A client that was asked and said nothing for so long is gone.
const GONE: Duration = Duration::from_secs(50);
/// A client that does not take a message in this time is gone.
const SEND: Duration = Duration::from_secs(10);
/// So many messages beyond the limit are answered; with the next one the socket is closed.
const TOLERATED: u32 = 100;

/// Carries messages between a client and its table until one of them is gone.
pub async fn serve(socket: WebSocket, table: Table, viewer: Viewer, since: Version, limits: Limits) {
    carry(socket, &table, viewer, since, limits).await;
    table.closed().await;
}

async fn carry(mut socket: WebSocket, table: &Table, viewer: Viewer, since: Version, limits: Limits) {
    let (outbox, mut inbox) = mpsc::channel(WAITING);
    if table.watch(viewer, since, outbox.clone()).await.is_err() {
        return close(socket).await;
    }
    // Only the table keeps this end, so that we hear when it drops us.
    let answers = outbox.downgrade();
    drop(outbox);
    let mut client = Client {
        table,
        viewer,
        messages: Allowance::new(limits.messages),
        chat: Allowance::new(limits.chat),
        beyond: 0,
    };
    let mut heard = Instant::now();
    let mut ping = interval_at(heard + PING, PING);
    loop {
        tokio::select! {
            told = inbox.recv() => match told {
                Some(told) => {
                    if !send(&mut socket, Message::Text(told)).await {
                        return;
                    }
                }
                None => return close(socket).await,
            },
            said = socket.recv() => {
                let Some(Ok(said)) = said else { return };
                heard = Instant::now();
                let Some(outbox) = answers.upgrade() else { return close(socket).await };
                if !client.pass_on(said, outbox).await {
                    return close(socket).await;
                }
            },
            _ = ping.tick() => {
                if heard.elapsed() > GONE || !send(&mut socket, Message::Ping(Default::default())).await {
                    return;
                }
            }
        }
    }
}

/// Who is at the other end, and how much they may still say.
struct Client<'a> {
    table: &'a Table,
    viewer: Viewer,
    messages: Allowance,
    chat: Allowance,
    beyond: u32,
}

impl Client<'_> {
    /// Passes a message on to the table. False if there is nobody any more.
    async fn pass_on(&mut self, said: Message, outbox: Outbox) -> bool {
        let read = match &said {
            Message::Text(text) => ToServer::read(text.as_bytes()),
            Message::Binary(_) => Err(Refused::malformed("binary")),
            Message::Ping(_) | Message::Pong(_) => return true,
            Message::Close(_) => return false,
        };
        if !self.messages.take() {
            self.beyond += 1;
            let key = read.ok().map(|message| message.key().to_owned());
            return self.beyond <= TOLERATED && self.refuse(Code::TooMany.into(), key, outbox).await;
        }
        match read {
            Ok(ToServer::Chat(Chat { key, .. })) if !self.chat.take() => {
                self.refuse(Code::TooMany.into(), Some(key), outbox).await
            }
            Ok(sent) => self.table.hand_in(self.viewer, sent, outbox).await.is_ok(),
            Err(refused) => self.refuse(refused, None, outbox).await,
        }
    }

    async fn refuse(&self, refused: Refused, key: Option<String>, outbox: Outbox) -> bool {
        self.table.refuse(refused, key, outbox).await.is_ok()
    }
}

async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(SEND, socket.send(message)).await, Ok(Ok(())))
}

/// Says goodbye: the client may come back.
async fn close(mut socket: WebSocket) {
    send(&mut socket, Message::Close(Some(CloseFrame { code: close_code::AWAY, reason: "".into() }))).await;
}
