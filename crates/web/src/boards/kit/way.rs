//! A longer way, of which one step after the other is played.

use std::time::Duration;

use engine::Seat;
use leptos::prelude::*;

use super::reach::{StrideIn, Walks};
use super::scene::{Scene, Shown};
use super::seen::{OnBoard, Seen};

/// How long an ant rests between two steps.
const REST: Duration = Duration::from_millis(240);

/// What is left of a way, the next step last.
pub(crate) struct Way<G: Walks>(StoredValue<Vec<StrideIn<G>>>);

impl<G: Walks> Clone for Way<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Walks> Copy for Way<G> {}

impl<G: OnBoard + Walks> Way<G>
where
    G::View: Sync,
{
    pub(crate) fn new() -> Self {
        Self(StoredValue::new(Vec::new()))
    }

    /// Forgets it.
    pub(crate) fn leave(self) {
        self.0.set_value(Vec::new());
    }

    /// Takes a way, first step first, and gives its first step, which is to be played at once.
    pub(crate) fn set_out(self, mut way: Vec<StrideIn<G>>) -> Option<StrideIn<G>> {
        way.reverse();
        let first = way.pop();
        self.0.set_value(way);
        first
    }

    /// Plays the next step after a rest if everything is as it was foreseen, now and then.
    pub(crate) fn go_on(self, scene: Scene<Seen<G>>, now: &Seen<G>) {
        let Some(next) = self.0.with_value(|way| way.last().copied()) else {
            return;
        };
        let is_possible = move || {
            let position = scene.position.try_get_untracked().flatten();
            position.is_some_and(|it| as_foreseen(&it, &next))
        };
        if !is_possible() {
            // The answer to the step before may not be there yet.
            let walks = |seat| now.state.walk(seat).is_some();
            if now.actor.is_some() || !Seat::all(now.players()).any(walks) {
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
                if still == Some(true) && is_possible() {
                    self.0.update_value(|way| {
                        way.pop();
                    });
                    scene.play.run(next.action.to_string());
                }
            },
            rest,
        );
    }
}

fn as_foreseen<G: OnBoard + Walks>(position: &Seen<G>, next: &StrideIn<G>) -> bool
where
    G::View: Sync,
{
    let walk = position.actor.and_then(|seat| position.state.walk(seat));
    walk.is_some_and(|(walk, _)| walk == next.before) && position.is_legal(next.action)
}
