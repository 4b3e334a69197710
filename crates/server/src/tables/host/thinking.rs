//! The bots of a table. They think on threads of their own, a few at a time, and are given nothing but
//! what their seats may see.

use std::sync::Arc;

use engine::record::Ply;
use engine::{Awaited, Seat, Seats};
use protocol::Status;
use table::Thought;

use super::{Gone, Host, Request, Stop};
use crate::store::{Deed, Entry};
use crate::tables::now;

impl Host {
    /// Lets the next bot think that may act: those who need not first, as everywhere.
    pub(super) fn ask_bots(&mut self) {
        let seq = self.hosted.seq();
        if self.thinking.is_some_and(|(_, about)| about == seq)
            || self.hosted.status() != Status::Playing
        {
            return;
        }
        if self.passed.1 != seq {
            self.passed = (Seats::NONE, seq);
        }
        let session = self.hosted.session();
        let Awaited::Seats { must, may } = session.awaited() else {
            return;
        };
        let bots = may.iter().chain(must.iter()).filter_map(|seat| {
            let asked = self.passed.0.contains(seat);
            let level = self.hosted.bot(seat)?;
            (!asked).then_some((seat, level))
        });
        let Some((seat, level)) = bots.into_iter().next() else {
            return;
        };
        let thinking = session.think(seat, level);
        self.thinking = Some((seat, seq));
        let own = self.own.clone();
        let thinkers = Arc::clone(&self.shared.thinkers);
        tokio::spawn(async move {
            let Ok(_place) = thinkers.acquire_owned().await else {
                return;
            };
            let thought = tokio::task::spawn_blocking(thinking).await;
            if let (Ok(thought), Some(own)) = (thought, own.upgrade()) {
                // A table that is gone needs no answer.
                let _ = own.send(Request::Thought(seat, seq, thought)).await;
            }
        });
    }

    pub(super) async fn take_thought(
        &mut self,
        seat: Seat,
        seq: u64,
        thought: Thought,
    ) -> Result<(), Gone> {
        if self.thinking != Some((seat, seq)) {
            return Ok(());
        }
        self.thinking = None;
        if self.hosted.seq() != seq || self.hosted.bot(seat).is_none() {
            self.ask_bots();
            return Ok(());
        }
        let Some(action) = thought.action else {
            self.passed.0 = self.passed.0.with(seat);
            self.ask_bots();
            return Ok(());
        };
        let entry = Entry {
            at: now(),
            person: None,
            command: None,
            deed: Deed::Ply(Ply {
                seat: Some(seat),
                text: action,
            }),
        };
        if let Err(failure) = self.hosted.apply(&entry) {
            tracing::error!("a bot chose what the rules forbid: {failure:?}");
            return Ok(());
        }
        let mut entries = vec![entry];
        if self.shared.grace.is_zero() {
            entries.extend(self.draw_all());
        }
        match self.store(seq, entries).await {
            Ok(()) => self.after_change(usize::MAX),
            Err(Stop::Refused(_)) => {}
            Err(Stop::Gone) => return Err(Gone),
        }
        Ok(())
    }
}
