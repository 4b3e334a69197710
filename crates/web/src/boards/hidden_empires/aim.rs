//! Something whose area is chosen on the map: a hand card, or the nest that moves.

use hidden_empires::action::On;
use hidden_empires::cards::Hand;
use hidden_empires::{Action, Area};

use super::position::Position;
use crate::boards::kit::scene::Shown;

/// What waits for an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aim {
    /// A card waits for the area where it is played, or where its way begins.
    Card(Hand),
    /// A card waits for the end of a way that begins here.
    Way(Hand, Area),
    /// The nest moves.
    Wander,
}

/// What an area means for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aimed {
    Act(Action),
    /// A further area is needed, or another one.
    Aim(Aim),
}

impl Position {
    /// What an area means; nothing if it cannot be chosen.
    pub(super) fn aimed(&self, aim: Aim, area: Area) -> Option<Aimed> {
        let act = |action: Action| self.is_legal(action).then_some(Aimed::Act(action));
        match aim {
            Aim::Wander => act(Action::Wander(area)),
            Aim::Card(card) => {
                act(Action::Play(card, On::Area(area))).or_else(|| self.way_from(card, area))
            }
            Aim::Way(card, from) if from == area => Some(Aimed::Aim(Aim::Card(card))),
            Aim::Way(card, from) => {
                act(Action::Play(card, On::Way(from, area))).or_else(|| self.way_from(card, area))
            }
        }
    }

    fn way_from(&self, card: Hand, area: Area) -> Option<Aimed> {
        let begins = |action: &Action| matches!(action, Action::Play(it, On::Way(from, _)) if *it == card && *from == area);
        let any = self.legal.iter().any(begins);
        any.then_some(Aimed::Aim(Aim::Way(card, area)))
    }

    /// The areas that can be chosen.
    pub(super) fn aims(&self, aim: Aim) -> impl Iterator<Item = Area> {
        Area::all().filter(move |&area| self.aimed(aim, area).is_some())
    }

    /// What to ask the rules about an area that cannot be chosen.
    pub(super) fn missed(aim: Aim, area: Area) -> Action {
        match aim {
            Aim::Wander => Action::Wander(area),
            Aim::Card(card) => Action::Play(card, On::Area(area)),
            Aim::Way(card, from) => Action::Play(card, On::Way(from, area)),
        }
    }
}

/// Whether an action is chosen on the map.
pub(super) const fn is_aimed(action: &Action) -> bool {
    matches!(
        action,
        Action::Wander(_) | Action::Play(_, On::Area(_) | On::Way(..))
    )
}
