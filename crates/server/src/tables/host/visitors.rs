//! Who comes to a table, and what they say.

use engine::Seat;
use protocol::{ChatLine, Notice};

use super::{Host, Joining, Stop};
use crate::problem::{Failure, Trouble};
use crate::store::Person;
use crate::tables::{frame, now};

/// Newcomers are told so much of what was said before.
const LAST_CHAT: usize = 50;

impl Host {
    pub(super) async fn join(&mut self, joining: Joining) {
        let id = &self.hosted.opening().id;
        // Without the old chat the table can still be played.
        let chat = self
            .shared
            .store
            .chat(id, LAST_CHAT)
            .await
            .unwrap_or_default();
        for line in chat {
            joining.outbox.answer(frame::notice(&Notice::Chat(line)));
        }
        joining.outbox.knows(self.hosted.still_known(joining.since));
        let newcomer = joining.socket;
        self.listeners.push(joining);
        self.tell(usize::MAX, |listener| listener.socket == newcomer);
        self.tell_presence(Some(newcomer));
    }

    pub(super) fn part(&mut self, socket: u64) {
        self.listeners.retain(|listener| listener.socket != socket);
        self.tell(usize::MAX, |_| false);
        self.tell_presence(None);
    }

    /// Tells everybody but a newcomer who is there, if that has changed.
    fn tell_presence(&mut self, newcomer: Option<u64>) {
        let presence = self.presence();
        if presence == self.told_presence {
            return;
        }
        let frame = frame::notice(&Notice::Presence(protocol::Presence {
            connected: presence.connected.iter().map(Seat::number).collect(),
            spectators: presence.spectators,
        }));
        self.told_presence = presence;
        for listener in &self.listeners {
            if Some(listener.socket) != newcomer {
                listener.outbox.presence(frame.clone());
            }
        }
    }

    pub(super) async fn chat(&mut self, person: &Person, text: &str) -> Result<(), Stop> {
        let text = text.trim();
        if text.is_empty() || text.chars().count() > 500 {
            return Err(Trouble::BadChat.into());
        }
        if !self.shared.chatting.pass(person.id.clone()) {
            return Err(Trouble::TooOften.into());
        }
        let line = ChatLine {
            name: person.name.clone(),
            text: text.to_owned(),
            at: now(),
        };
        let id = &self.hosted.opening().id;
        let stored = self.shared.store.add_chat(id, line.clone()).await;
        stored.map_err(Failure::from)?;
        let frame = frame::notice(&Notice::Chat(line));
        for listener in &self.listeners {
            listener.outbox.answer(frame.clone());
        }
        Ok(())
    }
}
