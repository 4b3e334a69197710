//! A longer way, of which one step after the other is played.

use std::time::Duration;

use leptos::prelude::*;

/// How long an ant rests between two steps.
const REST: Duration = Duration::from_millis(240);

/// What is left of a way, the next step last.
pub(crate) struct Way<S: Send + Sync + 'static>(StoredValue<Vec<S>>);

impl<S: Send + Sync + 'static> Clone for Way<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: Send + Sync + 'static> Copy for Way<S> {}

impl<S: Clone + PartialEq + Send + Sync + 'static> Way<S> {
    pub(crate) fn new() -> Self {
        Self(StoredValue::new(Vec::new()))
    }

    /// Forgets it.
    pub(crate) fn leave(self) {
        self.0.set_value(Vec::new());
    }

    /// Takes a way, first step first, and gives its first step, which is to be played at once.
    pub(crate) fn set_out(self, mut way: Vec<S>) -> Option<S> {
        way.reverse();
        let first = way.pop();
        self.0.set_value(way);
        first
    }

    /// Plays the next step after a rest if everything is as it was foreseen, now and then. `waits`: the
    /// answer to the step before is not there yet.
    pub(crate) fn go_on(
        self,
        animate: bool,
        waits: bool,
        as_foreseen: impl Fn(&S) -> bool + 'static,
        play: impl Fn(&S) + 'static,
    ) {
        let Some(next) = self.0.with_value(|way| way.last().cloned()) else {
            return;
        };
        if !as_foreseen(&next) {
            if !waits {
                self.leave();
            }
            return;
        }
        let rest = if animate { REST } else { Duration::ZERO };
        set_timeout(
            move || {
                // The board may be gone, or the player may have changed their mind.
                let still = self.0.try_with_value(|way| way.last() == Some(&next));
                if still == Some(true) && as_foreseen(&next) {
                    self.0.update_value(|way| {
                        way.pop();
                    });
                    play(&next);
                }
            },
            rest,
        );
    }
}
