//! A longer way, of which one step after the other is played.

use std::time::Duration;

use leptos::prelude::*;

use super::scene::{Scene, Shown};

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
    pub(crate) fn go_on<P: Shown>(
        self,
        scene: Scene<P>,
        waits: bool,
        as_foreseen: fn(&P, &S) -> bool,
        action: fn(&S) -> P::Action,
    ) {
        let Some(next) = self.0.with_value(|way| way.last().cloned()) else {
            return;
        };
        let is_possible = move |next: &S| {
            let position = scene.position.try_get_untracked().flatten();
            position.is_some_and(|it| as_foreseen(&it, next) && it.is_legal(action(next)))
        };
        if !is_possible(&next) {
            if !waits {
                self.leave();
            }
            return;
        }
        let rest = if scene.animate.get_untracked() {
            REST
        } else {
            Duration::ZERO
        };
        set_timeout(
            move || {
                // The board may be gone, or the player may have changed their mind.
                let still = self.0.try_with_value(|way| way.last() == Some(&next));
                if still == Some(true) && is_possible(&next) {
                    self.0.update_value(|way| {
                        way.pop();
                    });
                    scene.play.run(action(&next).to_string());
                }
            },
            rest,
        );
    }
}
