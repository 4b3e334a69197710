//! A few counters, in the form that Prometheus reads.

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

/// What is counted.
#[derive(Default)]
pub(crate) struct Metrics {
    moves: AtomicU64,
    refused: AtomicU64,
    opened: AtomicU64,
    requests: AtomicU64,
    sockets: AtomicI64,
    awake: AtomicI64,
    faltered: AtomicU64,
}

impl Metrics {
    pub(crate) fn moved(&self) {
        self.moves.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn refused(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn opened(&self) {
        self.opened.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn requested(&self) {
        self.requests.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn sockets(&self, change: i64) {
        self.sockets.fetch_add(change, Ordering::Relaxed);
    }

    pub(crate) fn awake(&self, change: i64) {
        self.awake.fetch_add(change, Ordering::Relaxed);
    }

    pub(crate) fn faltered(&self) {
        self.faltered.fetch_add(1, Ordering::Relaxed);
    }

    /// All of them; `waiting` is how many thoughts of bots wait for their turn.
    pub(crate) fn text(&self, waiting: usize) -> String {
        let waiting = AtomicI64::new(i64::try_from(waiting).unwrap_or(i64::MAX));
        let counters = [
            ("moves", "Moves that were stored", &self.moves),
            (
                "commands_refused",
                "Commands that were refused",
                &self.refused,
            ),
            ("tables_opened", "Tables that were opened", &self.opened),
            ("requests", "Requests over HTTP", &self.requests),
            (
                "bots_faltered",
                "Moves for which a simpler bot took over",
                &self.faltered,
            ),
        ];
        let gauges = [
            ("sockets", "Sockets that are connected", &self.sockets),
            ("tables_awake", "Tables in memory", &self.awake),
            (
                "thoughts_waiting",
                "Thoughts of bots that wait for their turn",
                &waiting,
            ),
        ];
        let mut text = String::new();
        for (name, help, value) in counters {
            let value = value.load(Ordering::Relaxed);
            text += &format!(
                "# HELP formicary_{name}_total {help}\n# TYPE formicary_{name}_total counter\n\
                 formicary_{name}_total {value}\n"
            );
        }
        for (name, help, value) in gauges {
            let value = value.load(Ordering::Relaxed);
            text += &format!(
                "# HELP formicary_{name} {help}\n# TYPE formicary_{name} gauge\n\
                 formicary_{name} {value}\n"
            );
        }
        text
    }
}
