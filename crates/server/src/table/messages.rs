//! What a table does with the messages that it is sent.

use super::Outbox;
use super::actor::{Actor, json};
use super::chat::{Talk, may_hear};
use super::house::clock_time;
use super::log::Sent;
use super::shown::Viewer;
use crate::protocol::{Chat, ToClient, ToServer, Version, Why};
use crate::refused::{Code, Refused};
use crate::store::Write;
use game::Turn;

impl Actor {
    pub(super) async fn hear(&mut self, viewer: Viewer, sent: ToServer, outbox: &Outbox) {
        let key = sent.key().to_owned();
        match self.respond(viewer, sent).await {
            Ok(answer) => self.answer(outbox, &answer),
            Err(refused) => self.refuse(outbox, Some(key), refused),
        }
        self.go_on().await;
    }

    /// Carries out a message: what is answered.
    pub(super) async fn respond(&mut self, viewer: Viewer, sent: ToServer) -> Result<ToClient, Refused> {
        let key = sent.key().to_owned();
        match sent {
            ToServer::Chat(chat) => {
                self.say(viewer, &chat).await?;
                Ok(ToClient::Accepted { key, version: self.course.version() })
            }
            ToServer::Why(why) => self.why(viewer, &why),
            sent => {
                let version = self.carry_out_once(viewer, sent).await?;
                self.house.metrics.moved();
                Ok(ToClient::Accepted { key, version })
            }
        }
    }

    async fn say(&mut self, viewer: Viewer, chat: &Chat) -> Result<(), Refused> {
        let seat = self.course.seats_of(viewer).first().copied();
        let line = self.kept.talk.prepare(seat, chat.name.as_deref(), &chat.text, clock_time())?;
        let row = Talk::row(self.course.about.id.text(), &line);
        self.house.writer.write(Write { chat: Some(row), ..Write::default() }).await?;
        let over = self.is_over();
        let message = json(&ToClient::Chat { lines: vec![line.clone()] });
        self.listeners.retain(|listener| {
            !may_hear(&line, listener.viewer, over) || listener.outbox.try_send(message.clone()).is_ok()
        });
        self.kept.talk.push(line);
        Ok(())
    }

    fn why(&self, viewer: Viewer, why: &Why) -> Result<ToClient, Refused> {
        let key = why.key.clone();
        let play = self.course.now.play.as_ref().ok_or(Refused::from(Code::NotPlaying))?;
        let refused = match play.turn() {
            Turn::Player(seat) if !self.course.seats_of(viewer).contains(&seat) => Some(Code::NotYourTurn.into()),
            _ => play.check(&why.action).err().map(Refused::from),
        };
        Ok(match refused {
            None => ToClient::Why { key, legal: true, rule: None, reason: None },
            Some(refused) => ToClient::Why { key, legal: false, rule: refused.rule, reason: Some(refused.reason) },
        })
    }

    /// Carries out a message, once: the version that it made.
    async fn carry_out_once(&mut self, viewer: Viewer, message: ToServer) -> Result<Version, Refused> {
        let Viewer::Player(holder) = viewer else { return Err(Code::Spectator.into()) };
        let mine = self.course.seats_of(viewer);
        if mine.is_empty() {
            return Err(Code::Spectator.into());
        }
        let sent = Sent::new(holder, &message);
        if let Some((made, digest)) = self.course.log.sent(holder, &sent.key) {
            return if digest == sent.digest { Ok(made) } else { Err(Code::KeyUsed.into()) };
        }
        if message.version() != Some(self.course.version()) {
            return Err(Code::Stale.into());
        }
        let deed = self.course.wanted(holder, &mine, &message, self)?;
        self.carry_out(deed, Some(sent), Write::default()).await
    }
}
