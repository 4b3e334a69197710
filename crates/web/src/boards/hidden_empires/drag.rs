//! Ants that are dragged from place to place.

use std::time::Duration;

use hidden_empires::Place;
use leptos::prelude::*;

use super::choice::Choice;

/// Ants that are dragged, and where the pointer is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Drag {
    pub(super) from: Place,
    start: (i32, i32),
    pub(super) at: (i32, i32),
    /// Whether the pointer has moved far enough to mean it.
    pub(super) is_live: bool,
    pub(super) over: Option<Place>,
}

/// How far a pointer moves before ants are dragged.
const SLACK: i32 = 8;

impl Choice {
    pub(super) fn press(self, place: Place, at: (i32, i32)) {
        self.dragged.set_value(false);
        let Some(position) = self.now() else {
            return;
        };
        let aims = self.aim.get_untracked().is_some();
        if position.moves() && !aims && !position.movable(place).is_empty() {
            self.drag.set(Some(Drag {
                from: place,
                start: at,
                at,
                is_live: false,
                over: None,
            }));
        }
    }

    pub(super) fn drag_to(self, at: (i32, i32), over: Option<Place>) {
        let Some(mut drag) = self.drag.get_untracked() else {
            return;
        };
        let far = (at.0 - drag.start.0).abs() + (at.1 - drag.start.1).abs() > SLACK;
        if !drag.is_live && !far {
            return;
        }
        if self
            .held
            .get_untracked()
            .is_none_or(|held| held.from != drag.from)
        {
            self.take(drag.from);
        }
        drag.is_live = true;
        drag.at = at;
        drag.over = over;
        self.drag.set(Some(drag));
    }

    pub(super) fn drop_at(self, place: Option<Place>) {
        let Some(drag) = self.drag.get_untracked() else {
            return;
        };
        if drag.is_live {
            self.dragged.set_value(true);
            if let (Some(held), Some(place)) = (self.held.get_untracked(), place)
                && place != drag.from
            {
                self.send(held, place);
            }
            // The click that follows comes at once or not at all.
            set_timeout(
                move || {
                    let _ = self.dragged.try_set_value(false);
                },
                Duration::from_millis(50),
            );
        }
        self.drag.set(None);
    }
}
