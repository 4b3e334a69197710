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
    /// Whether they have been right before.
    trusted: bool,
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
                trusted: false,
            })
        });
        if now.duration_since(wrong.last) > MEMORY {
            wrong.times = 0;
        }
        wrong.times = wrong.times.saturating_add(1);
        wrong.last = now;
    }

    /// Somebody was right. Says how often they had been wrong before.
    pub(crate) fn right(&self, who: &str) -> u32 {
        let mut known = self.lock();
        let wrong = known.newer.remove(who);
        let wrong = known.older.remove(who).or(wrong);
        wrong.map_or(0, |wrong| wrong.times)
    }

    /// Somebody was right, and is remembered for that. Says how often they had been wrong before.
    pub(crate) fn trust(&self, who: &str, now: Instant) -> u32 {
        self.wrong(who, now);
        let mut known = self.lock();
        let Some(wrong) = known.newer.get_mut(who) else {
            return 0;
        };
        wrong.trusted = true;
        std::mem::take(&mut wrong.times).saturating_sub(1)
    }

    /// Whether somebody is remembered for having been right.
    pub(crate) fn is_trusted(&self, who: &str) -> bool {
        let known = self.lock();
        let wrong = known.newer.get(who).or_else(|| known.older.get(who));
        wrong.is_some_and(|wrong| wrong.trusted)
    }

    /// So many times somebody was not wrong after all.
    pub(crate) fn forgive(&self, who: &str, times: u32) {
        let mut known = self.lock();
        let Known { newer, older } = &mut *known;
        if let Some(wrong) = newer.get_mut(who).or_else(|| older.get_mut(who)) {
            wrong.times = wrong.times.saturating_sub(times);
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Known> {
        self.known.lock().expect("nobody panics with it")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_forgiven_is_forgotten() {
        let attempts = Attempts::new(Duration::from_secs(30));
        let start = Instant::now();
        for _ in 0..6 {
            attempts.wrong("ada", start);
        }
        attempts.forgive("ada", 1);
        assert!(!attempts.may_try("ada", start));
        attempts.forgive("ada", 1);
        assert!(attempts.may_try("ada", start));
        attempts.forgive("bea", 1);
        attempts.wrong("cleo", start);
        assert!(!attempts.is_trusted("cleo"));
        assert_eq!(attempts.trust("cleo", start), 1);
        assert!(attempts.is_trusted("cleo"));
        assert_eq!(attempts.trust("cleo", start), 0);
        assert_eq!((attempts.right("ada"), attempts.right("bea")), (4, 0));
    }

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
        assert_eq!(attempts.right("ada"), 56);
        assert!(attempts.may_try("ada", after(33)));
        for _ in 0..9 {
            attempts.wrong("bea", start);
        }
        attempts.wrong("bea", after(4000));
        assert!(attempts.may_try("bea", after(4000)), "long ago");
    }
}
