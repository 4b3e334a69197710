//! Who comes to a table, and what they say.

use engine::{Awaited, Seat, Seats};
use protocol::{ChatLine, Clock, Notice, Status, Talk};

use super::{Host, Joining, Stop};
use crate::problem::{Failure, Trouble};
use crate::store::Person;
use crate::tables::frame;

/// Newcomers are told so much of what was said before.
pub(super) const LAST_CHAT: usize = 50;

impl Host {
    pub(super) async fn join(&mut self, joining: Joining) {
        if let Some(person) = &joining.visitor.person {
            self.know(&person.clone());
        }
        let id = &self.hosted.opening().id;
        // Without the old chat the table can still be played.
        let chat = self
            .shared
            .store
            .chat(id, LAST_CHAT)
            .await
            .unwrap_or_default();
        for line in chat {
            joining
                .outbox
                .answer(frame::notice(&Notice::Chat(line.clone())));
            // What others have not heard yet they hear now.
            self.tell_line(line);
        }
        joining.outbox.knows(self.hosted.still_known(joining.since));
        let newcomer = joining.socket;
        self.listeners.push(joining);
        self.tell(usize::MAX, |listener| listener.socket == newcomer);
        self.tell_presence(Some(newcomer));
        self.post();
    }

    pub(super) fn part(&mut self, socket: u64) {
        self.listeners.retain(|listener| listener.socket != socket);
        self.tell(usize::MAX, |_| false);
        self.tell_presence(None);
        self.post();
    }

    /// Tells everybody but a newcomer who is there, if that has changed.
    pub(super) fn tell_presence(&mut self, newcomer: Option<u64>) {
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

    /// The people whom the game waits for.
    pub(super) fn awaited_people(&self) -> Seats {
        match (self.hosted.status(), self.hosted.session().awaited()) {
            (Status::Playing, Awaited::Seats { must, .. }) => must
                .iter()
                .filter(|seat| self.hosted.bot(*seat).is_none())
                .collect(),
            _ => Seats::NONE,
        }
    }

    /// In games by days, notes whose turn has come and who is not there to see it.
    pub(super) fn note_turns(&mut self) {
        let awaited = self.awaited_people();
        let before = std::mem::replace(&mut self.awaited, awaited);
        let by_days = matches!(self.hosted.opening().clock, Clock::Days { .. });
        if !by_days || !self.shared.tells_turns {
            return;
        }
        let there = self.presence().connected;
        for (seat, person) in self.hosted.people() {
            if awaited.contains(seat) && !before.contains(seat) && !there.contains(seat) {
                let table = &self.hosted.opening().id;
                let noted = self.shared.store.register().turn(person, table, self.now());
                // The table need not wait for it.
                tokio::spawn(async move {
                    if let Err(error) = noted.await {
                        tracing::warn!("{error}");
                    }
                });
            }
        }
    }

    /// Whoever has an account is marked so.
    pub(super) fn know(&mut self, person: &Person) {
        if person.password.is_some()
            && self.hosted.know_account(&person.id, &person.name)
            && self.hosted.seat_of(&person.id).is_some()
        {
            self.tell_all(usize::MAX);
        }
    }

    pub(super) async fn chat(&mut self, person: &Person, text: &str) -> Result<(), Stop> {
        let text = plain(text);
        let text = text.trim();
        if !text.chars().any(is_seen) || text.chars().count() > 500 {
            return Err(Trouble::BadChat.into());
        }
        let seated = self.hosted.seat_of(&person.id).is_some();
        let may_talk = match self.hosted.opening().talk {
            Talk::Nobody => false,
            Talk::Seated => seated,
            Talk::Everyone => seated || person.password.is_some(),
        };
        if !may_talk {
            return Err(Trouble::MayNotTalk.into());
        }
        if let Some(until) = self.shared.silence.until(&person.id, self.now()) {
            return Err(Failure::Until(Trouble::Muted, until).into());
        }
        if !self.shared.chatting.pass(person.id.clone()) {
            return Err(Trouble::TooOften.into());
        }
        let line = ChatLine {
            id: 0,
            name: person.name.clone(),
            account: person.password.is_some(),
            text: text.to_owned(),
            at: self.now(),
        };
        let id = &self.hosted.opening().id;
        let stored = self.shared.store.add_chat(id, &person.id, line.clone());
        let line = ChatLine {
            id: stored.await.map_err(Failure::from)?,
            ..line
        };
        self.tell_line(line);
        Ok(())
    }
}

/// What somebody says, in one line, and without signs that turn around what stands beside it.
fn plain(text: &str) -> String {
    let turns = |letter| matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let kept = text.chars().filter(|letter| !turns(*letter));
    kept.map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect()
}

/// Whether a sign can be seen.
const fn is_seen(letter: char) -> bool {
    !matches!(letter, ' ' | '\u{a0}' | '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}'
        | '\u{1680}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2000}'..='\u{200f}'
        | '\u{2028}' | '\u{2029}' | '\u{202f}' | '\u{205f}'..='\u{206f}' | '\u{2800}' | '\u{3000}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_stays_where_it_stands() {
        assert_eq!(plain("a\u{202e}b\u{2066}c"), "abc");
        assert_eq!(plain("one\r\n\x1b[2Jtwo"), "one   [2Jtwo");
        for seen in ["ja", "👩\u{200d}🔬", "!", "שלום", "ok \u{200f}"] {
            assert_eq!(plain(seen), seen);
            assert!(seen.chars().any(is_seen), "{seen}");
        }
        for unseen in ["", " ", "\u{200b}\u{200d}", "\u{3164}", "\u{2800} \u{feff}"] {
            assert!(!unseen.chars().any(is_seen), "{unseen:?}");
        }
    }
}
