//! The bots of a table. They think on threads of their own, a few at a time, and are given nothing but
//! what their seats may see.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use engine::record::Ply;
use engine::{Awaited, Seat, Seats};
use protocol::Status;
use table::{Thought, next_to_ask};
use tokio::sync::Notify;
use tokio::time::Instant;

use super::manners::by_the_house;
use super::{Gone, Host, Request};
use crate::ids;
use crate::store::{Deed, Entry, Offer};
use crate::tables::offering::Offered;
use crate::tables::thoughts::{self, Asked, Thoughts};
use crate::thinkers::{Job, Wanted};

/// What bots of a table think about; nobody wants to know it any more when this is dropped.
pub(super) struct Thinking {
    /// The position: how many entries there are.
    pub(super) about: u64,
    wanted: Wanted,
    /// Rung when another server has thought about it.
    pub(super) answered: Arc<Notify>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.wanted.cancel();
    }
}

impl Host {
    /// Lets those bots think that are asked next. Those who seal their choices all think about the same
    /// position: none of the choices is played before all are there.
    pub(super) fn ask_bots(&mut self) {
        let seq = self.hosted.seq();
        let known = self.thinking.as_ref().is_some_and(|own| own.about == seq);
        if known || self.hosted.status() != Status::Playing {
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
        if asked.is_empty() {
            return;
        }
        let wanted = Wanted::default();
        let thinkers = &self.shared.thinkers;
        let bots = Asked::at(&self.hosted, asked, thinkers, &wanted);
        let answered = Arc::new(Notify::new());
        let opening = self.hosted.opening();
        let opener = self.shared.guests.shares(&opening.opener);
        let alone = self.hosted.people().next().is_none();
        let may_be_offered = bots.searches && self.shared.store.nodes().is_some();
        let offer = may_be_offered.then(|| {
            let offered = Offered {
                shared: Arc::clone(&self.shared),
                offer: Offer {
                    table: opening.id.clone(),
                    ticket: ids::new_id(),
                    seq,
                    seats: thoughts::bits(asked),
                    opener: opener.clone(),
                    alone,
                },
                asked,
                wanted: wanted.clone(),
                answered: Arc::clone(&answered),
                table: self.own.clone(),
            };
            offered.offering()
        });
        let own = self.own.clone();
        let runtime = tokio::runtime::Handle::current();
        let still_wanted = wanted.clone();
        thinkers.submit(Job {
            opener,
            alone,
            table: opening.id.clone(),
            searches: bots.searches,
            wanted: wanted.clone(),
            offer,
            work: Box::new(move || {
                let thoughts = bots.think();
                if let Some(own) = own.upgrade().filter(|_| !still_wanted.is_cancelled()) {
                    // A table that is gone needs no answer.
                    runtime.spawn(async move {
                        let _ = own.send(Request::Thoughts(seq, thoughts)).await;
                    });
                }
            }),
        });
        self.thinking = Some(Thinking {
            about: seq,
            wanted,
            answered,
        });
    }

    pub(super) async fn take_thoughts(&mut self, seq: u64, thoughts: Thoughts) -> Result<(), Gone> {
        let known = self.thinking.as_ref().is_some_and(|own| own.about == seq);
        if !known || self.hosted.seq() != seq {
            return Ok(());
        }
        self.thinking = None;
        let must = match self.hosted.session().awaited() {
            Awaited::Seats { must, .. } => must,
            Awaited::Chance | Awaited::Nobody(_) => Seats::NONE,
        };
        let mut entries = Vec::new();
        let mut failed = false;
        for (seat, thought) in thoughts {
            let action = match thought {
                Some(Thought { action: None, .. }) if !must.contains(seat) => {
                    self.passed.0 = self.passed.0.with(seat);
                    continue;
                }
                thought => thought.and_then(|thought| thought.action),
            };
            let done = match action.and_then(|action| self.let_bot(seat, action)) {
                Some(entry) => vec![entry],
                None => self.take_over(seat, must),
            };
            failed |= done.is_empty() && must.contains(seat);
            entries.extend(done);
        }
        if entries.is_empty() {
            if failed {
                // Whoever could not do anything now cannot do it at once, either.
                self.failures = self.failures.saturating_add(1);
                self.go_on = Some(Instant::now() + self.retry());
            } else {
                self.ask_bots();
            }
            return Ok(());
        }
        if self.shared.grace.is_zero() {
            entries.extend(self.draw_all());
        }
        self.store_for_the_house(seq, entries).await.map(drop)
    }

    /// Lets a bot do something, if the rules allow it.
    fn let_bot(&mut self, seat: Seat, action: String) -> Option<Entry> {
        let entry = by_the_house(
            self.now(),
            Deed::Ply(Ply {
                seat: Some(seat),
                text: action.into(),
            }),
        );
        match self.hosted.apply(&entry) {
            Ok(_) => Some(entry),
            Err(failure) => {
                tracing::error!("a bot chose what the rules forbid: {failure:?}");
                None
            }
        }
    }

    /// The bot on a seat has failed: another one takes anything that is allowed, for this once, and the log says
    /// so. Who need not act lets the others go on.
    fn take_over(&mut self, seat: Seat, must: Seats) -> Vec<Entry> {
        self.shared.metrics.faltered();
        let table = &self.hosted.opening().id;
        tracing::error!("table {table}: the bot on seat {seat} failed; a simpler one takes over");
        if !must.contains(seat) {
            self.passed.0 = self.passed.0.with(seat);
            return Vec::new();
        }
        let session = self.hosted.session();
        let legal = catch_unwind(AssertUnwindSafe(|| session.legal(seat))).unwrap_or_default();
        let start = self.hosted.seq() as usize % legal.len().max(1);
        let (later, first) = legal.split_at(start.min(legal.len()));
        let allowed = first.iter().chain(later);
        let playable = |action: &&String| session.why_not(seat, action).is_none();
        let Some(action) = allowed.clone().find(playable).cloned() else {
            return Vec::new();
        };
        let told = by_the_house(self.now(), Deed::Faltered(seat));
        if self.hosted.apply(&told).is_err() {
            return Vec::new();
        }
        let played = self.let_bot(seat, action);
        std::iter::once(told).chain(played).collect()
    }
}
