//! What goes on by itself, action after action, until it is done or something unforeseen happens.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use hidden_empires::{Action, Phase};
use leptos::prelude::*;

use super::choice::Choice;
use super::plan::plan;
use super::position::Position;
use crate::boards::kit::scene::Shown;

#[derive(Clone, PartialEq, Debug, Default)]
pub(super) enum Errand {
    #[default]
    None,
    /// These actions, one after the other.
    Actions(VecDeque<Action>),
    /// Every marker is turned up.
    TurnUp,
    /// Every scout goes, and turns up what it finds.
    Scout,
    /// Every area is foraged.
    Forage,
    /// Every area is foraged, and whoever is left patrols.
    Patrol,
    /// The Nest Phase, as long as it goes as planned.
    Nest(VecDeque<Action>),
}

impl Errand {
    /// Whether its next action is made without “End turn”: it was chosen together with those after it.
    fn is_chosen_as_a_whole(&self) -> bool {
        match self {
            Self::None | Self::Actions(_) => false,
            Self::TurnUp | Self::Scout | Self::Forage | Self::Patrol => true,
            // The last one can still be taken back.
            Self::Nest(actions) => actions.len() > 1,
        }
    }

    fn has_done(&mut self, action: Action) {
        if let Self::Actions(actions) | Self::Nest(actions) = self
            && actions.front() == Some(&action)
        {
            actions.pop_front();
        }
    }
}

impl Choice {
    /// The next action of the errand.
    fn next_of_errand(self, now: &Position) -> Option<Action> {
        self.errand.with_value(|errand| match errand {
            Errand::None => None,
            Errand::Actions(actions) => actions.front().copied(),
            Errand::TurnUp => now
                .legal
                .iter()
                .find(|action| matches!(action, Action::TurnUp(_)))
                .copied(),
            Errand::Scout if matches!(now.phase(), Phase::Scout(_) | Phase::ScoutMarker(_)) => now
                .legal
                .iter()
                .find(|action| matches!(action, Action::Scout(_) | Action::TurnUp(_)))
                .copied(),
            Errand::Scout => None,
            Errand::Forage => now.next_forage(),
            Errand::Patrol => now.next_forage().or_else(|| now.next_patrol()),
            Errand::Nest(left) if now.has_chores() => {
                let planned = self.planned(now);
                planned.first().copied().filter(|_| *left == planned)
            }
            // Whoever cannot play a card has only one answer.
            Errand::Nest(left) if matches!(now.phase(), Phase::NestCards(..)) => {
                let passes = now.legal == [Action::Pass] && !left.is_empty();
                passes.then_some(Action::Pass)
            }
            Errand::Nest(_) => None,
        })
    }

    /// All actions of the Nest Phase that are still to come, as far as they can be foreseen.
    fn planned(self, now: &Position) -> Vec<Action> {
        let steps = plan(&now.state, now.me, &self.wishes.get_untracked());
        steps.into_iter().flat_map(|step| step.actions).collect()
    }

    /// The errand waits for a move to be made final; if it is taken back, the errand ends.
    pub(super) fn follow_errand(self, now: &Position, last: Option<&Arc<Position>>) {
        if self.held_by.get_untracked().is_some() {
            self.paused.set_value(last.cloned());
            return;
        }
        let paused = self.paused.try_update_value(Option::take).flatten();
        if paused.is_some_and(|before| *before == *now) {
            self.errand.set_value(Errand::None);
        }
        self.go_on(now);
    }

    fn go_on(self, now: &Position) {
        if self.errand.with_value(|errand| *errand == Errand::None) {
            return;
        }
        let goes_on = now.mover().is_some() || now.is_nest_phase();
        if now.actor.is_none() && goes_on {
            // Dice, or the answer is not there yet.
            return;
        }
        let next = self.next_of_errand(now).filter(|&it| now.is_legal(it));
        let Some(next) = next else {
            self.errand.set_value(Errand::None);
            return;
        };
        set_timeout(
            move || {
                // The board may be gone, or the player may have changed their mind.
                let Some(Some(position)) = self.position.try_get_untracked() else {
                    return;
                };
                if self.next_of_errand(&position) == Some(next) && position.is_legal(next) {
                    let at_once = self.errand.with_value(Errand::is_chosen_as_a_whole);
                    self.errand.update_value(|errand| errand.has_done(next));
                    let play = if at_once {
                        self.play_at_once
                    } else {
                        self.play
                    };
                    play.run(next.to_string());
                }
            },
            Duration::ZERO,
        );
    }

    fn begin(self, errand: Errand) {
        self.errand.set_value(errand);
        if let Some(now) = self.now() {
            untrack(|| self.go_on(&now));
        }
    }

    pub(super) fn turn_up_all(self) {
        self.begin(Errand::TurnUp);
    }

    pub(super) fn scout_all(self) {
        self.begin(Errand::Scout);
    }

    pub(super) fn forage_all(self) {
        self.begin(Errand::Forage);
    }

    pub(super) fn patrol_with_the_rest(self) {
        self.begin(Errand::Patrol);
    }

    /// Does the rest of the Nest Phase as planned.
    pub(super) fn complete_nest_phase(self) {
        if let Some(now) = self.now() {
            self.begin(Errand::Nest(self.planned(&now).into()));
        }
    }

    /// Does these things, one after the other.
    pub(super) fn act_all(self, actions: Vec<Action>) {
        self.begin(Errand::Actions(actions.into()));
    }
}
