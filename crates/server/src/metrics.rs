//! What is counted and measured, in the form that Prometheus reads.

mod histogram;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

pub(crate) use histogram::Histogram;

/// What is counted and measured.
#[derive(Default)]
pub(crate) struct Metrics {
    moves: AtomicU64,
    opened: AtomicU64,
    faltered: AtomicU64,
    given: AtomicU64,
    taken: AtomicU64,
    turned_away: AtomicU64,
    gave_way: AtomicU64,
    store_failures: AtomicU64,
    bugs: AtomicU64,
    sockets: AtomicI64,
    connections: AtomicI64,
    awake: AtomicI64,
    /// Commands that were refused, by the reason.
    refused: Mutex<BTreeMap<&'static str, u64>>,
    /// Answers over HTTP, by their status.
    answered: Mutex<BTreeMap<u16, u64>>,
    /// How long it took to store something.
    pub(crate) storing: Histogram,
    /// How long thoughts of bots waited for their turn.
    pub(crate) waited: Histogram,
}

/// What is measured only when somebody looks.
#[derive(Default)]
pub(crate) struct Measured {
    /// How many thoughts of bots wait for their turn.
    pub(crate) thoughts_waiting: usize,
    /// How many bots think.
    pub(crate) thinking: usize,
    /// How large what is stored is, and how much room there is for more, in bytes.
    pub(crate) disk: Option<Disk>,
}

/// How large what is stored is, and how much room there is for more, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Disk {
    pub(crate) used: u64,
    pub(crate) free: u64,
}

impl Metrics {
    pub(crate) fn moved(&self) {
        self.moves.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn refused(&self, code: &'static str) {
        let mut refused = self.refused.lock().expect("nobody panics with it");
        *refused.entry(code).or_insert(0) += 1;
    }

    pub(crate) fn answered(&self, status: u16) {
        let mut answered = self.answered.lock().expect("nobody panics with it");
        *answered.entry(status).or_insert(0) += 1;
    }

    pub(crate) fn opened(&self) {
        self.opened.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn sockets(&self, change: i64) {
        self.sockets.fetch_add(change, Ordering::Relaxed);
    }

    pub(crate) fn connections(&self, change: i64) {
        self.connections.fetch_add(change, Ordering::Relaxed);
    }

    pub(crate) fn awake(&self, change: i64) {
        self.awake.fetch_add(change, Ordering::Relaxed);
    }

    pub(crate) fn faltered(&self) {
        self.faltered.fetch_add(1, Ordering::Relaxed);
    }

    /// Another server has thought for a bot here.
    pub(crate) fn gave(&self) {
        self.given.fetch_add(1, Ordering::Relaxed);
    }

    /// A bot of another server thinks here.
    pub(crate) fn took(&self) {
        self.taken.fetch_add(1, Ordering::Relaxed);
    }

    /// A connection found no place.
    pub(crate) fn turned_away(&self) {
        self.turned_away.fetch_add(1, Ordering::Relaxed);
    }

    /// A connection had to make place for another.
    pub(crate) fn gave_way(&self) {
        self.gave_way.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn bug(&self) {
        self.bugs.fetch_add(1, Ordering::Relaxed);
    }

    /// Something was stored after this time, or could not be.
    pub(crate) fn stored(&self, after: Duration, well: bool) {
        self.storing.add(after);
        if !well {
            self.store_failures.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// All of them.
    pub(crate) fn text(&self, measured: &Measured) -> String {
        let mut text = String::new();
        let counters = [
            ("moves", "Moves that were stored", &self.moves),
            ("tables_opened", "Tables that were opened", &self.opened),
            (
                "bots_faltered",
                "Moves for which a simpler bot took over",
                &self.faltered,
            ),
            (
                "thoughts_given",
                "Thoughts of bots that another server has had for this one",
                &self.given,
            ),
            (
                "thoughts_taken",
                "Thoughts of bots that were taken off another server's hands",
                &self.taken,
            ),
            (
                "connections_turned_away",
                "Connections that found no place",
                &self.turned_away,
            ),
            (
                "connections_gave_way",
                "Idle connections that were ended for others",
                &self.gave_way,
            ),
            (
                "store_failures",
                "Times when something could not be stored",
                &self.store_failures,
            ),
            ("bugs", "Requests that ended in a panic", &self.bugs),
        ];
        for (name, help, value) in counters {
            head(&mut text, &format!("{name}_total"), help, "counter");
            line(
                &mut text,
                &format!("{name}_total"),
                value.load(Ordering::Relaxed),
            );
        }
        let refused = self.refused.lock().expect("nobody panics with it");
        head(
            &mut text,
            "commands_refused_total",
            "Commands that were refused",
            "counter",
        );
        for (code, number) in &*refused {
            let name = format!("commands_refused_total{{code=\"{code}\"}}");
            line(&mut text, &name, *number);
        }
        drop(refused);
        let answered = self.answered.lock().expect("nobody panics with it");
        head(
            &mut text,
            "requests_total",
            "Requests over HTTP, by how they were answered",
            "counter",
        );
        for (status, number) in &*answered {
            let name = format!("requests_total{{status=\"{status}\"}}");
            line(&mut text, &name, *number);
        }
        drop(answered);
        for (name, help, value) in self.gauges(measured) {
            head(&mut text, name, help, "gauge");
            line(&mut text, name, value);
        }
        self.storing.write(
            &mut text,
            "store_seconds",
            "How long it took to store something",
        );
        self.waited.write(
            &mut text,
            "thought_wait_seconds",
            "How long thoughts of bots waited for their turn",
        );
        text
    }

    fn gauges(&self, measured: &Measured) -> Vec<(&'static str, &'static str, u64)> {
        let now = |value: &AtomicI64| value.load(Ordering::Relaxed).max(0) as u64;
        let mut gauges = vec![
            ("sockets", "Sockets that are connected", now(&self.sockets)),
            (
                "connections",
                "Connections, sockets included",
                now(&self.connections),
            ),
            ("tables_awake", "Tables in memory", now(&self.awake)),
            (
                "thoughts_waiting",
                "Thoughts of bots that wait for their turn",
                measured.thoughts_waiting as u64,
            ),
            ("thinking", "Bots that think", measured.thinking as u64),
        ];
        if let Some(Disk { used, free }) = measured.disk {
            gauges.push(("store_bytes", "What is stored", used));
            gauges.push(("disk_free_bytes", "Room for more", free));
        }
        gauges
    }
}

fn head(text: &mut String, name: &str, help: &str, kind: &str) {
    // Writing into text does not fail.
    let _ = write!(
        text,
        "# HELP formicary_{name} {help}\n# TYPE formicary_{name} {kind}\n"
    );
}

fn line(text: &mut String, name: &str, value: u64) {
    let _ = writeln!(text, "formicary_{name} {value}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_metric_is_explained_and_has_a_value() {
        let metrics = Metrics::default();
        metrics.refused("stale");
        metrics.refused("stale");
        metrics.answered(429);
        metrics.stored(Duration::from_millis(3), false);
        let text = metrics.text(&Measured {
            thoughts_waiting: 4,
            thinking: 1,
            disk: Some(Disk { used: 5, free: 6 }),
        });
        for line in [
            "formicary_commands_refused_total{code=\"stale\"} 2",
            "formicary_requests_total{status=\"429\"} 1",
            "formicary_thoughts_waiting 4",
            "formicary_disk_free_bytes 6",
            "formicary_store_failures_total 1",
            "formicary_store_seconds_bucket{le=\"0.001\"} 0",
            "formicary_store_seconds_bucket{le=\"0.005\"} 1",
            "formicary_store_seconds_bucket{le=\"+Inf\"} 1",
            "formicary_store_seconds_count 1",
        ] {
            assert!(text.lines().any(|own| own == line), "{line} in\n{text}");
        }
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let name = line.split(['{', ' ']).next().unwrap();
            let name = ["_bucket", "_sum", "_count"]
                .iter()
                .find_map(|end| {
                    name.strip_suffix(end)
                        .filter(|name| name.ends_with("seconds"))
                })
                .unwrap_or(name);
            assert!(text.contains(&format!("# TYPE {name} ")), "{line}");
        }
    }
}
