//! How long something took, many times.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// In seconds; whatever took longer is counted, too.
const BOUNDS: [f64; 12] = [
    0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0, 25.0,
];

#[derive(Default)]
pub(crate) struct Histogram {
    counts: [AtomicU64; BOUNDS.len()],
    beyond: AtomicU64,
    microseconds: AtomicU64,
}

impl Histogram {
    pub(crate) fn add(&self, took: Duration) {
        let seconds = took.as_secs_f64();
        let place = BOUNDS.iter().position(|bound| seconds <= *bound);
        let count = place.map_or(&self.beyond, |place| &self.counts[place]);
        count.fetch_add(1, Ordering::Relaxed);
        let microseconds = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.microseconds.fetch_add(microseconds, Ordering::Relaxed);
    }

    pub(super) fn write(&self, text: &mut String, name: &str, help: &str) {
        super::head(text, name, help, "histogram");
        let mut sum = 0;
        for (bound, count) in BOUNDS.iter().zip(&self.counts) {
            sum += count.load(Ordering::Relaxed);
            let name = format!("{name}_bucket{{le=\"{bound}\"}}");
            super::line(text, &name, sum);
        }
        sum += self.beyond.load(Ordering::Relaxed);
        super::line(text, &format!("{name}_bucket{{le=\"+Inf\"}}"), sum);
        let seconds = self.microseconds.load(Ordering::Relaxed) as f64 / 1e6;
        // Writing into text does not fail.
        let _ = writeln!(text, "formicary_{name}_sum {seconds}");
        super::line(text, &format!("{name}_count"), sum);
    }
}
