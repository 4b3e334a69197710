//! How long somebody who guesses wrong passwords has to wait: longer each time.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// So often anybody may be wrong.
const FREE: u32 = 5;
/// After this time it is forgotten.
const MEMORY: Duration = Duration::from_secs(3600);
/// So many are remembered at least.
const REMEMBERED: usize = 10_000;

/// Wrong passwords, by account or by address.
pub(crate) struct Attempts {
    longest: Duration,
    known: Mutex<Known>,
}

/// In two halves: when the newer one is full, the older one is forgotten.
#[derive(Default)]
struct Known {
    newer: HashMap<String, Wrong>,
    older: HashMap<String, Wrong>,
}

#[derive(Clone, Copy)]
struct Wrong {
    times: u32,
    last: Instant,
}

impl Wrong {
    fn wait(self, longest: Duration) -> Duration {
        match self.times.checked_sub(FREE) {
            None => Duration::ZERO,
            Some(more) => Duration::from_secs(1 << more.min(16)).min(longest),
        }
    }
}

impl Attempts {
    /// Nobody waits longer than this.
    pub(crate) fn new(longest: Duration) -> Self {
        Self {
            longest,
            known: Mutex::default(),
        }
    }

    /// Whether somebody may try now.
    pub(crate) fn may_try(&self, who: &str, now: Instant) -> bool {
        let known = self.lock();
        let wrong = known.newer.get(who).or_else(|| known.older.get(who));
        wrong.is_none_or(|wrong| now.duration_since(wrong.last) >= wrong.wait(self.longest))
    }

    /// Somebody was wrong.
    pub(crate) fn wrong(&self, who: &str, now: Instant) {
        let mut known = self.lock();
        if known.newer.len() >= REMEMBERED && !known.newer.contains_key(who) {
            known.older = std::mem::take(&mut known.newer);
        }
        let before = known.older.remove(who);
        let wrong = known.newer.entry(who.to_owned()).or_insert_with(|| {
            before.unwrap_or(Wrong {
                times: 0,
                last: now,
            })
        });
        if now.duration_since(wrong.last) > MEMORY {
            wrong.times = 0;
        }
        wrong.times = wrong.times.saturating_add(1);
        wrong.last = now;
    }

    /// Somebody was right.
    pub(crate) fn right(&self, who: &str) {
        let mut known = self.lock();
        known.newer.remove(who);
        known.older.remove(who);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Known> {
        self.known.lock().expect("nobody panics with it")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_up_to_an_end_and_are_forgotten() {
        let attempts = Attempts::new(Duration::from_secs(30));
        let start = Instant::now();
        let after = |seconds| start + Duration::from_secs(seconds);
        for _ in 0..5 {
            assert!(attempts.may_try("ada", start));
            attempts.wrong("ada", start);
        }
        assert!(!attempts.may_try("ada", start) && attempts.may_try("bea", start));
        assert!(attempts.may_try("ada", after(1)));
        attempts.wrong("ada", after(1));
        assert!(!attempts.may_try("ada", after(2)) && attempts.may_try("ada", after(3)));
        for _ in 0..50 {
            attempts.wrong("ada", after(3));
        }
        assert!(!attempts.may_try("ada", after(32)) && attempts.may_try("ada", after(33)));
        attempts.right("ada");
        assert!(attempts.may_try("ada", after(33)));
        for _ in 0..9 {
            attempts.wrong("bea", start);
        }
        attempts.wrong("bea", after(4000));
        assert!(attempts.may_try("bea", after(4000)), "long ago");
    }
}
