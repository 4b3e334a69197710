//! How long a bot may think in the browser: people wait for what it does in a row, not for a single choice.

use std::cell::Cell;

use crate::browser;

/// As long as that for everything it does in a row, in milliseconds. It comes back while others act.
const PURSE: f64 = 9_000.0;
/// No choice is hurried more than that.
const LEAST: f64 = 200.0;

/// What is left of the time that people wait gladly.
#[derive(Clone, Copy, Debug)]
struct Purse {
    left: f64,
    /// When it was last looked at.
    at: f64,
    /// How long the choice at hand may take.
    allowed: f64,
}

impl Purse {
    const FULL: Self = Self {
        left: PURSE,
        at: f64::NEG_INFINITY,
        allowed: 0.0,
    };

    /// How long the next choice may take: half of what is left.
    fn open(&mut self, now: f64) -> f64 {
        self.left = PURSE.min(self.left + (now - self.at).max(0.0));
        self.at = now;
        self.allowed = LEAST.max(self.left / 2.0);
        self.allowed
    }

    /// A choice is made.
    fn close(&mut self, now: f64) {
        self.left = (self.left - (now - self.at)).max(0.0);
        self.at = now;
    }
}

thread_local! {
    static OWN: Cell<Purse> = const { Cell::new(Purse::FULL) };
}

/// Lets a bot think whose searches end at the [`limit`].
pub(crate) fn patiently<T>(think: impl FnOnce() -> T) -> T {
    let mut purse = OWN.get();
    purse.open(browser::now());
    OWN.set(purse);
    let thought = think();
    purse.close(browser::now());
    OWN.set(purse);
    thought
}

/// When searches have to end, for a bot that thinks [`patiently`].
pub(crate) fn limit() -> Box<dyn search::Clock + Send> {
    Box::new(Limit {
        began: 0.0,
        allowed: 0.0,
    })
}

struct Limit {
    began: f64,
    allowed: f64,
}

impl search::Clock for Limit {
    fn start(&mut self) {
        self.began = browser::now();
        self.allowed = OWN.get().allowed;
    }

    fn is_up(&self) -> bool {
        browser::now() - self.began >= self.allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_choices_in_a_row_take_little_more_than_the_purse() {
        let mut purse = Purse::FULL;
        let mut now = 1_000.0;
        let choices = 20;
        for _ in 0..choices {
            // A bot that always thinks as long as it may.
            now += purse.open(now);
            purse.close(now);
        }
        let together = now - 1_000.0;
        assert!(together <= PURSE + f64::from(choices) * LEAST, "{together}");
        // The first of them is the longest, and others who act give the time back.
        assert_eq!(purse.open(now), LEAST);
        assert_eq!(purse.open(now + PURSE), PURSE / 2.0);
    }

    #[test]
    fn a_clock_that_is_set_back_takes_nothing_away() {
        let mut purse = Purse::FULL;
        assert_eq!(purse.open(5_000.0), PURSE / 2.0);
        purse.close(1_000.0);
        assert!(purse.open(1_000.0) >= PURSE / 2.0);
    }
}
