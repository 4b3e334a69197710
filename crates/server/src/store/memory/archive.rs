//! Games that are over, and how strong people are.

use std::cmp::Reverse;

use super::{Kept, MemoryStore};
use crate::ratings::{Count, Kind};
use crate::store::{AgainstBots, Archive, Rated, RatedAt, Reply, Search, Summary};

impl Kept {
    /// Adds a summary, unless there is one.
    pub(super) fn sum_up(&mut self, summary: Summary) {
        let known = self.finished.iter();
        if known.into_iter().any(|known| known.table == summary.table) {
            return;
        }
        self.finished.push(summary);
        self.finished
            .sort_by_key(|summary| (summary.ended, summary.table.clone()));
    }

    /// Here nobody has so many games that they could not be counted all at once.
    fn counted(&self) -> Count {
        let mut count = Count::default();
        let counting = self.finished.iter().filter(|summary| summary.counts());
        counting.for_each(|summary| count.add(summary));
        count
    }

    fn account(&self, person: &str) -> Option<&str> {
        let person = self.people.get(person)?;
        person.password.is_some().then_some(&*person.name)
    }

    /// As it is told now: whoever is called otherwise by now, or is gone.
    fn told(&self, summary: &Summary) -> Summary {
        let mut told = summary.clone();
        for seat in &mut told.seats {
            if let Some(name) = seat.person.as_deref().and_then(|id| self.account(id)) {
                name.clone_into(&mut seat.name);
                seat.account = true;
            }
        }
        told
    }

    fn is_closed(&self, table: &str) -> bool {
        let table = self.tables.get(table);
        table.is_some_and(|table| table.opening.closed)
    }
}

impl Search {
    fn finds(&self, summary: &Summary) -> bool {
        let seat = |person: &String| {
            let own = |seat: &crate::store::SummarySeat| seat.person.as_ref() == Some(person);
            summary.seats.iter().position(own)
        };
        let known = match &self.person {
            Some(person) => seat(person).is_some_and(|seat| {
                (self.hidden || summary.shown)
                    && (self.outcome.is_none() || self.outcome == summary.outcome(seat))
            }),
            None => summary.shown,
        };
        let is_before =
            |(ended, table): &(u64, String)| (summary.ended, &summary.table) < (*ended, table);
        known
            && self.game.as_ref().is_none_or(|game| *game == summary.game)
            && self
                .opponent
                .as_ref()
                .is_none_or(|person| seat(person).is_some())
            && self.before.as_ref().is_none_or(is_before)
    }
}

impl Archive for MemoryStore {
    fn unsummed(&self, _: usize) -> Reply<Vec<String>> {
        // Nothing is older than the program.
        self.with(|_| Vec::new())
    }

    fn sum_up(&self, summary: Summary) -> Reply<()> {
        self.with(|kept| kept.sum_up(summary))
    }

    fn finished(&self, search: Search) -> Reply<Vec<Summary>> {
        self.with(|kept| {
            let newest = kept.finished.iter().rev();
            let found = newest
                .filter(|summary| search.finds(summary) && !kept.is_closed(&summary.table))
                .take(search.limit);
            found.map(|summary| kept.told(summary)).collect()
        })
    }

    fn count(&self, _: usize) -> Reply<usize> {
        self.with(|_| 0)
    }

    fn count_anew(&self) -> Reply<()> {
        self.with(|_| ())
    }

    fn pack(&self, _: u64, _: usize) -> Reply<usize> {
        self.with(|_| 0)
    }

    fn ratings(&self, person: &str) -> Reply<Vec<Rated>> {
        self.with(|kept| {
            let count = kept.counted();
            let own = count.changed().into_iter();
            let mut own: Vec<_> = own.filter(|own| own.person == person).cloned().collect();
            own.sort_by(|one, two| one.kind.cmp(&two.kind));
            own
        })
    }

    fn against_bots(&self, person: &str) -> Reply<Vec<AgainstBots>> {
        self.with(|kept| {
            let all = kept.counted().bots.into_iter();
            let known = kept.people.contains_key(person);
            let own = all.filter(|((own, ..), _)| known && own == person);
            own.map(|((_, kind, level), tally)| AgainstBots { kind, level, tally })
                .collect()
        })
    }

    fn curve(&self, person: &str, kind: Kind, limit: usize) -> Reply<Vec<RatedAt>> {
        self.with(|kept| {
            let all = kept.counted().steps.into_iter();
            let own = all.filter(|((own, what), _)| own == person && *what == kind);
            let mut own: Vec<_> = own.map(|(_, step)| step).collect();
            own.drain(..own.len().saturating_sub(limit));
            own
        })
    }

    fn leaders(&self, kind: Kind, limit: usize) -> Reply<Vec<(String, Rated)>> {
        self.with(|kept| {
            let count = kept.counted();
            let listed = count.changed().into_iter();
            let listed = listed.filter(|own| own.kind == kind && own.rating.is_listed());
            let mut listed: Vec<_> = listed
                .filter_map(|own| Some((kept.account(&own.person)?.to_owned(), own.clone())))
                .collect();
            listed.sort_by_key(|(_, own)| Reverse(own.rating.points));
            listed.truncate(limit);
            listed
        })
    }
}
