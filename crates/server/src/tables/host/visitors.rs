//! Who comes to a table, and what they say.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use engine::{Awaited, Seat, Seats};
use protocol::{ChatLine, Clock, Notice, Status, Talk};
use tokio::time::Instant;

use super::{Host, Joining, Stop};
use crate::problem::{Failure, Trouble};
use crate::store::Person;
use crate::tables::frame;
use crate::tables::hosted::Presence;
use crate::tables::visitor::Visitor;

/// Newcomers are told so much of what was said before.
pub(super) const LAST_CHAT: usize = 50;

/// Between two notices of who is there, however many come and go.
const PRESENCE_APART: Duration = Duration::from_secs(1);

/// How many may watch a table.
#[derive(Clone, Copy)]
pub(crate) struct Spectators {
    pub(crate) in_all: usize,
    pub(crate) from_one: usize,
}

impl Host {
    pub(super) async fn join(&mut self, joining: Joining) {
        if let Some(person) = &joining.visitor.person {
            self.shared.guests.come_from(person, joining.visitor.from);
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
        if !self.make_room(&joining) {
            return joining.outbox.close();
        }
        let outbox = Arc::clone(&joining.outbox);
        self.listeners.push(joining);
        self.tell(usize::MAX, |listener| listener.socket == newcomer);
        let presence = self.presence();
        if self
            .updated
            .as_ref()
            .is_some_and(|(_, told)| *told != presence)
        {
            outbox.presence(presence_notice(&presence));
        }
        self.presence_changed();
        self.post();
    }

    pub(super) fn part(&mut self, socket: u64) {
        self.listeners.retain(|listener| listener.socket != socket);
        let info = self.hosted.info(&self.presence(), self.now());
        self.card.show(&info, self.hosted.people());
        self.presence_changed();
        self.post();
    }

    /// Whether there is room for one more who watches. If there is none, the oldest one from the address from which
    /// most watch gives way, unless it is the newcomer's own.
    fn make_room(&mut self, newcomer: &Joining) -> bool {
        let sits = |visitor: &Visitor| {
            let person = visitor.person.as_ref();
            person.is_some_and(|person| self.hosted.seat_of(&person.id).is_some())
        };
        if sits(&newcomer.visitor) {
            return true;
        }
        let limits = self.shared.spectators;
        let mut watching: HashMap<IpAddr, Vec<u64>> = HashMap::new();
        for listener in &self.listeners {
            if !sits(&listener.visitor) {
                let own = watching.entry(listener.visitor.from).or_default();
                own.push(listener.socket);
            }
        }
        let own = watching.get(&newcomer.visitor.from).map_or(0, Vec::len);
        if own >= limits.from_one {
            return false;
        }
        if watching.values().map(Vec::len).sum::<usize>() < limits.in_all {
            return true;
        }
        let Some(most) = watching.values().max_by_key(|sockets| sockets.len()) else {
            return false;
        };
        if most.len() <= own {
            return false;
        }
        let gives_way = most[0];
        self.listeners.retain(|listener| {
            let stays = listener.socket != gives_way;
            if !stays {
                listener.outbox.close();
            }
            stays
        });
        true
    }

    /// Somebody has come or gone: others hear of it at once, or soon if they have just heard of somebody else.
    fn presence_changed(&mut self) {
        let next = self.presence_told.map(|at| at + PRESENCE_APART);
        match next.filter(|next| *next > Instant::now()) {
            Some(next) => self.presence_due = Some(next),
            None => self.tell_presence(),
        }
    }

    /// Tells everybody who is there, if that has changed.
    pub(super) fn tell_presence(&mut self) {
        self.presence_due = None;
        let presence = self.presence();
        if presence == self.told_presence {
            return;
        }
        self.presence_told = Some(Instant::now());
        let frame = presence_notice(&presence);
        self.told_presence = presence;
        for listener in &self.listeners {
            listener.outbox.presence(frame.clone());
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

    pub(super) async fn chat(
        &mut self,
        person: &Person,
        from: IpAddr,
        text: &str,
    ) -> Result<(), Stop> {
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
        if !self.shared.chatting.pass(&person.id, from) {
            return Err(Trouble::TooOften.into());
        }
        self.shared.is_own_name(person).await?;
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

fn presence_notice(presence: &Presence) -> Utf8Bytes {
    frame::notice(&Notice::Presence(protocol::Presence {
        connected: presence.connected.iter().map(Seat::number).collect(),
        spectators: presence.spectators,
    }))
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
