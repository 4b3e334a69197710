//! What waits to be sent over one socket.
//!
//! Updates never pile up: while a slow client is still reading, a newer update takes the place of the
//! one that waits, with everything in its log that the client does not know yet.

use std::collections::VecDeque;
use std::sync::Mutex;

use axum::extract::ws::Utf8Bytes;
use engine::Observer;
use tokio::sync::Notify;

use super::frame::{Known, Viewing};

/// A client that lets so many answers pile up is cut off; it comes back and gets all it needs.
const MOST_WAITING: usize = 256;

pub(crate) struct Outbox {
    waiting: Mutex<Waiting>,
    bell: Notify,
}

struct Waiting {
    answers: VecDeque<Utf8Bytes>,
    update: Option<Utf8Bytes>,
    /// Who is there, if that has changed since the update.
    presence: Option<Utf8Bytes>,
    /// How many events the client knows of for certain.
    known: usize,
    /// The same, once it has the update that waits.
    promised: usize,
    /// Whether what has changed since the last update is enough.
    changes: bool,
    /// The number of the last update that was taken.
    update_known: u64,
    /// The number of the update that waits.
    update_promised: u64,
    /// As whom the client was told last.
    viewing: Option<Viewing>,
    closed: bool,
}

/// What is to be sent now.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Taken {
    /// Nothing.
    Nothing,
    /// These, in order.
    Frames(Vec<Utf8Bytes>),
    /// Nothing any more.
    Closed,
}

impl Outbox {
    /// For a client that knows nothing, and may be content with what has changed later.
    pub(crate) fn new(changes: bool) -> Self {
        Self {
            waiting: Mutex::new(Waiting {
                answers: VecDeque::new(),
                update: None,
                presence: None,
                known: 0,
                promised: 0,
                changes,
                update_known: 0,
                update_promised: 0,
                viewing: None,
                closed: false,
            }),
            bell: Notify::new(),
        }
    }

    /// The client knows the first `known` events.
    pub(crate) fn knows(&self, known: usize) {
        self.lock().known = known;
    }

    /// Puts in an answer or a line of chat.
    pub(crate) fn answer(&self, frame: Utf8Bytes) {
        let mut waiting = self.lock();
        if waiting.answers.len() >= MOST_WAITING {
            waiting.closed = true;
        } else {
            waiting.answers.push_back(frame);
        }
        drop(waiting);
        self.bell.notify_one();
    }

    /// Puts in the newest update, in place of one that still waits. Only the first `firm` events are
    /// still what they were when the last update was made; there are `ply` now, and this is the update with that
    /// `number`. Who sits down or stands up is told all of it: what has changed for others is not what has changed
    /// for them.
    pub(crate) fn update(
        &self,
        viewing: Viewing,
        firm: usize,
        ply: usize,
        number: u64,
        write: impl FnOnce(Known) -> Utf8Bytes,
    ) {
        let mut waiting = self.lock();
        let since = waiting.known.min(firm);
        waiting.known = since;
        waiting.promised = ply;
        waiting.update_promised = number;
        if waiting.viewing.replace(viewing) != Some(viewing) {
            waiting.update_known = 0;
        }
        let update = Some(waiting.update_known).filter(|_| waiting.changes);
        waiting.update = Some(write(Known { since, update }));
        waiting.presence = None;
        drop(waiting);
        self.bell.notify_one();
    }

    /// Puts in who is there, in place of what still waits.
    pub(crate) fn presence(&self, frame: Utf8Bytes) {
        self.lock().presence = Some(frame);
        self.bell.notify_one();
    }

    /// Ends it.
    pub(crate) fn close(&self) {
        self.lock().closed = true;
        self.bell.notify_one();
    }

    /// Takes what waits.
    pub(crate) fn take(&self) -> Taken {
        let mut waiting = self.lock();
        if waiting.closed {
            return Taken::Closed;
        }
        let mut frames: Vec<_> = waiting.answers.drain(..).collect();
        if let Some(update) = waiting.update.take() {
            waiting.known = waiting.promised;
            waiting.update_known = waiting.update_promised;
            frames.push(update);
        }
        frames.extend(waiting.presence.take());
        if frames.is_empty() {
            Taken::Nothing
        } else {
            Taken::Frames(frames)
        }
    }

    /// The updates of which the client may still hear what has changed since.
    pub(crate) fn needs(&self) -> Vec<u64> {
        let waiting = self.lock();
        if waiting.changes {
            vec![waiting.update_known, waiting.update_promised]
        } else {
            Vec::new()
        }
    }

    /// Whether the client was told last as somebody who sits at the table.
    pub(crate) fn sits(&self) -> bool {
        let viewing = self.lock().viewing;
        viewing.is_some_and(|viewing| viewing.observer != Observer::Spectator)
    }

    /// Waits until something is there.
    pub(crate) async fn bell(&self) {
        self.bell.notified().await;
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Waiting> {
        self.waiting.lock().expect("nobody panics with it")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;
    use table::Locale;

    fn looks_as(observer: Observer) -> Viewing {
        Viewing {
            observer,
            locale: Locale::default(),
            words: true,
            opener: false,
        }
    }

    fn put(outbox: &Outbox, firm: usize, ply: usize) {
        outbox.update(looks_as(Observer::Spectator), firm, ply, 1, |known| {
            format!("{}-{ply}", known.since).into()
        });
    }

    fn taken(outbox: &Outbox) -> Vec<String> {
        match outbox.take() {
            Taken::Frames(frames) => frames.iter().map(ToString::to_string).collect(),
            Taken::Nothing | Taken::Closed => Vec::new(),
        }
    }

    #[test]
    fn updates_that_wait_are_merged_into_the_newest() {
        let outbox = Outbox::new(false);
        put(&outbox, usize::MAX, 3);
        put(&outbox, usize::MAX, 5);
        assert_eq!(taken(&outbox), ["0-5"]);
        put(&outbox, usize::MAX, 6);
        assert_eq!(taken(&outbox), ["5-6"]);
    }

    #[test]
    fn what_was_taken_back_is_told_again() {
        let outbox = Outbox::new(false);
        outbox.knows(4);
        put(&outbox, 3, 3);
        put(&outbox, usize::MAX, 4);
        assert_eq!(taken(&outbox), ["3-4"]);
    }

    #[test]
    fn changes_are_of_what_was_taken() {
        let outbox = Outbox::new(true);
        let put = |number: u64| {
            outbox.update(
                looks_as(Observer::Spectator),
                usize::MAX,
                0,
                number,
                |known| format!("{number} after {:?}", known.update).into(),
            );
        };
        put(1);
        put(2);
        assert_eq!(outbox.needs(), [0, 2]);
        assert_eq!(taken(&outbox), ["2 after Some(0)"]);
        put(3);
        put(4);
        assert_eq!(outbox.needs(), [2, 4]);
        assert_eq!(taken(&outbox), ["4 after Some(2)"]);
    }

    #[test]
    fn who_sits_down_or_stands_up_is_told_everything() {
        let outbox = Outbox::new(true);
        let seated = Observer::Seat(Seat::new(0));
        let told = [Observer::Spectator, seated, seated, Observer::Spectator];
        let mut after = Vec::new();
        for (number, observer) in (1..).zip(told) {
            outbox.update(looks_as(observer), usize::MAX, 0, number, |known| {
                after.push(known.update);
                "x".into()
            });
            assert_eq!(taken(&outbox), ["x"]);
        }
        assert_eq!(after, [Some(0), Some(0), Some(2), Some(0)]);
    }

    #[test]
    fn only_the_newest_presence_waits_and_updates_have_it() {
        let outbox = Outbox::new(false);
        outbox.presence("one".into());
        outbox.presence("two".into());
        assert_eq!(taken(&outbox), ["two"]);
        outbox.presence("three".into());
        put(&outbox, usize::MAX, 1);
        outbox.presence("four".into());
        assert_eq!(taken(&outbox), ["0-1", "four"]);
    }

    #[test]
    fn who_never_reads_is_cut_off() {
        let outbox = Outbox::new(false);
        for _ in 0..=MOST_WAITING {
            outbox.answer("x".into());
        }
        assert_eq!(outbox.take(), Taken::Closed);
    }
}
