//! Ants that are dragged from place to place, on the map and into the nest.

use leptos::prelude::*;

use super::art::{self, icon};
use super::choice::Choice;
use super::stage::place_named;
use crate::boards::kit::drag::{Drags, From};

impl Drags for Choice {
    fn may_lift(self, from: &From) -> bool {
        let (From::Spot(name), Some(position)) = (from, self.now()) else {
            return false;
        };
        let aims = self.aim.get_untracked().is_some();
        let place = place_named(name).filter(|_| position.moves() && !aims);
        place.is_some_and(|place| !position.movable(place).is_empty())
    }

    fn lift(self, from: &From) {
        let From::Spot(name) = from else {
            return;
        };
        let held = self.held.get_untracked().map(|held| held.from);
        if let Some(place) = place_named(name).filter(|&place| held != Some(place)) {
            self.take(place);
        }
    }

    fn put_down(self, from: &From, to: Option<&str>) {
        let From::Spot(name) = from else {
            return;
        };
        let to = to.filter(|to| to != name).and_then(place_named);
        if let (Some(held), Some(place)) = (self.held.get_untracked(), to) {
            self.send(held, place);
        }
    }
}

/// The ants under the pointer.
pub(super) fn dragged(choice: Choice) -> AnyView {
    choice.dragging.shown(move |drag| {
        let (held, position) = (choice.held.get()?, choice.position.get()?);
        let over = drag.over.as_deref().and_then(place_named);
        let fits = over.is_some_and(|place| choice.targets.read().contains(&place));
        let class = if fits { " fits" } else { "" };
        let content = format!("{}{}", icon("worker"), held.ants.total());
        Some((format!("{}{class}", art::color(position.me)), content))
    })
}
