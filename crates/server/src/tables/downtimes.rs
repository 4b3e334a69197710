//! When the server did not run: that costs nobody any time.

use std::sync::RwLock;

use crate::store::Span;

/// When the server did not run.
#[derive(Default, Debug)]
pub(crate) struct Downtimes(RwLock<Vec<Span>>);

impl Downtimes {
    /// All of them, in order.
    pub(crate) fn replace(&self, spans: Vec<Span>) {
        *self.0.write().expect("nobody panics with it") = spans;
    }

    /// How long the server ran between two moments.
    pub(crate) fn running_between(&self, from: u64, until: u64) -> u64 {
        let spans = self.0.read().expect("nobody panics with it");
        let first = spans.partition_point(|(_, end)| *end <= from);
        let down = spans[first..]
            .iter()
            .take_while(|(began, _)| *began < until)
            .map(|(began, end)| (*end).min(until).saturating_sub((*began).max(from)));
        until.saturating_sub(from).saturating_sub(down.sum())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
