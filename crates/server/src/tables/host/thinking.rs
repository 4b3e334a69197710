//! The bots of a table. They think on threads of their own, a few at a time, and are given nothing but
//! what their seats may see.

use std::sync::Arc;

use engine::record::Ply;
use engine::{Seat, Seats};
use protocol::Status;
use table::{Thought, next_to_ask};

use super::{Gone, Host, Request, Stop};
use crate::store::{Deed, Entry};
use crate::tables::now;

impl Host {
    /// Lets those bots think that are asked next. Those who seal their choices all think about the same
    /// position: none of the choices is played before all are there.
    pub(super) fn ask_bots(&mut self) {
        let seq = self.hosted.seq();
        if self.thinking == Some(seq) || self.hosted.status() != Status::Playing {
            return;
        }
        if self.passed.1 != seq {
            self.passed = (Seats::NONE, seq);
        }
        let session = self.hosted.session();
        let awaited = session.awaited();
        let bots = awaited
            .actors()
            .iter()
            .filter(|&seat| self.hosted.bot(seat).is_some())
            .collect::<Seats>();
        let asked = next_to_ask(&awaited, bots.minus(self.passed.0));
        let thinkings: Vec<_> = asked
            .iter()
            .filter_map(|seat| Some((seat, session.think(seat, self.hosted.bot(seat)?))))
            .collect();
        if thinkings.is_empty() {
            return;
        }
        self.thinking = Some(seq);
        let own = self.own.clone();
        let thinkers = Arc::clone(&self.shared.thinkers);
        tokio::spawn(async move {
            let Ok(_place) = thinkers.acquire_owned().await else {
                return;
            };
            let thoughts = tokio::task::spawn_blocking(|| {
                let thoughts = thinkings.into_iter();
                thoughts.map(|(seat, think)| (seat, think())).collect()
            });
            if let (Ok(thoughts), Some(own)) = (thoughts.await, own.upgrade()) {
                // A table that is gone needs no answer.
                let _ = own.send(Request::Thoughts(seq, thoughts)).await;
            }
        });
    }

    pub(super) async fn take_thoughts(
        &mut self,
        seq: u64,
        thoughts: Vec<(Seat, Thought)>,
    ) -> Result<(), Gone> {
        if self.thinking != Some(seq) {
            return Ok(());
        }
        self.thinking = None;
        if self.hosted.seq() != seq {
            self.ask_bots();
            return Ok(());
        }
        let mut entries = Vec::new();
        let mut failed = false;
        for (seat, thought) in thoughts {
            let Some(action) = thought.action else {
                self.passed.0 = self.passed.0.with(seat);
                continue;
            };
            let entry = Entry {
                at: now(),
                person: None,
                command: None,
                deed: Deed::Ply(Ply {
                    seat: Some(seat),
                    text: action.into(),
                }),
            };
            if let Err(failure) = self.hosted.apply(&entry) {
                tracing::error!("a bot chose what the rules forbid: {failure:?}");
                failed = true;
                continue;
            }
            entries.push(entry);
        }
        if entries.is_empty() {
            // Whoever chose what is forbidden would choose it again.
            if !failed {
                self.ask_bots();
            }
            return Ok(());
        }
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
