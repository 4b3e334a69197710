//! When the server did not run: that costs nobody any time.

use std::sync::RwLock;
use std::time::{Duration, Instant};

use crate::store::Span;

/// Whoever was silent for so long was not there: the machine slept, or its clock was set.
pub(crate) const AWAY: Duration = Duration::from_secs(60);

/// When the server did not run.
#[derive(Default, Debug)]
pub(crate) struct Downtimes(RwLock<Known>);

#[derive(Default, Debug)]
struct Known {
    spans: Vec<Span>,
    /// When the server noted last that it runs, in two ways to tell the time.
    seen: Option<(u64, Instant)>,
}

impl Known {
    /// Until when time counts: a clock that has jumped ahead has not been looked into yet.
    fn end(&self, until: u64) -> u64 {
        self.seen.map_or(until, |(at, then)| {
            let passed = then.elapsed() + AWAY;
            until.min(at.saturating_add(passed.as_millis() as u64))
        })
    }
}

impl Downtimes {
    /// All of them, in order.
    pub(crate) fn replace(&self, spans: Vec<Span>) {
        self.0.write().expect("nobody panics with it").spans = spans;
    }

    /// The server runs, and this is the time.
    pub(crate) fn runs(&self, at: u64) {
        self.0.write().expect("nobody panics with it").seen = Some((at, Instant::now()));
    }

    /// When the server noted last that it runs.
    pub(crate) fn seen(&self) -> Option<u64> {
        let known = self.0.read().expect("nobody panics with it");
        known.seen.map(|(at, _)| at)
    }

    /// How long the server ran between two moments.
    pub(crate) fn running_between(&self, from: u64, until: u64) -> u64 {
        let known = self.0.read().expect("nobody panics with it");
        let (spans, until) = (&known.spans, known.end(until));
        let first = spans.partition_point(|(_, end)| *end <= from);
        let down = spans[first..]
            .iter()
            .take_while(|(began, _)| *began < until)
            .map(|(began, end)| (*end).min(until).saturating_sub((*began).max(from)));
        until.saturating_sub(from).saturating_sub(down.sum())
    }

    /// Since when the server has been running for so long.
    pub(crate) fn ago(&self, now: u64, time: Duration) -> u64 {
        let known = self.0.read().expect("nobody panics with it");
        let mut left = time.as_millis() as u64;
        let mut moment = known.end(now);
        for &(began, ended) in known.spans.iter().rev() {
            let ran = moment.saturating_sub(ended);
            if ran >= left {
                break;
            }
            left -= ran;
            moment = moment.min(began);
        }
        moment.saturating_sub(left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_jumps_costs_nobody_anything() {
        let downtimes = Downtimes::default();
        downtimes.runs(1_000_000);
        let hour = 3_600_000;
        assert_eq!(downtimes.running_between(990_000, 1_005_000), 15_000);
        let ran = downtimes.running_between(990_000, 1_000_000 + hour);
        assert!((70_000..75_000).contains(&ran), "{ran}");
        // Once that has been looked into, it stays so.
        downtimes.replace(vec![(1_000_000, 1_000_000 + hour)]);
        downtimes.runs(1_000_000 + hour);
        let later = 1_000_000 + hour + 5_000;
        assert_eq!(downtimes.running_between(990_000, later), 15_000);
        // Back again, time stands still for a while.
        assert_eq!(downtimes.running_between(later, 1_000_000), 0);
    }

    #[test]
    fn what_is_long_ago_is_so_by_the_time_in_which_the_server_ran() {
        let downtimes = Downtimes::default();
        let ago = |now, ms| downtimes.ago(now, Duration::from_millis(ms));
        assert_eq!((ago(25, 20), ago(25, 30)), (5, 0));
        downtimes.replace(vec![(10, 20), (30, 40), (50, 60)]);
        for (now, time, moment) in [
            (70, 5, 65),
            (70, 10, 60),
            (70, 11, 49),
            (70, 35, 5),
            (55, 5, 45),
            (35, 15, 5),
            (70, 99, 0),
        ] {
            assert_eq!(ago(now, time), moment, "{now} {time}");
        }
        // A clock that has jumped ahead makes nothing older.
        downtimes.runs(70);
        assert!(ago(70 + 1_000_000_000, 100_000) < 200);
    }

    #[test]
    fn only_the_time_counts_while_the_server_ran() {
        let downtimes = Downtimes::default();
        assert_eq!(downtimes.running_between(5, 25), 20);
        downtimes.replace(vec![(10, 20), (30, 40), (50, 60)]);
        for (from, until, ran) in [
            (0, 10, 10),
            (0, 15, 10),
            (12, 18, 0),
            (5, 45, 20),
            (40, 50, 10),
            (0, 100, 70),
            (100, 0, 0),
        ] {
            assert_eq!(
                downtimes.running_between(from, until),
                ran,
                "{from} {until}"
            );
        }
    }
}
