//! The Nest Phase as one plan: what is still to be decided, with a proposal for each decision that
//! the player can change.

use engine::{Awaited, Game, Seat};
use hidden_empires::components::{FEMALE, MALE};
use hidden_empires::scoring::flight_points;
use hidden_empires::state::Chore;
use hidden_empires::{Action, Colony, HiddenEmpires, Member, Phase, Place};

/// What the player wants otherwise than proposed.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Wishes {
    /// How many returning ants go to a chamber.
    pub(super) homes: Vec<(Place, u16)>,
    /// Who is given up, in which step.
    pub(super) given: Vec<(Kind, Member, u16)>,
    pub(super) majors: Option<u16>,
    /// Larvae for large and for medium pupae.
    pub(super) diet: Option<(u16, u16)>,
    /// Female and male eggs.
    pub(super) eggs: Option<(u16, u16)>,
    pub(super) flies: Option<bool>,
}

/// The steps in which something is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Kind {
    Return,
    Adults,
    Majors,
    Diet,
    Larvae,
    Lay,
    Eggs,
    Flight,
}

impl Kind {
    fn of(chore: Chore) -> Option<Self> {
        Some(match chore {
            Chore::None => return None,
            Chore::Return => Self::Return,
            Chore::Adults(_) => Self::Adults,
            Chore::Majors => Self::Majors,
            Chore::Diet => Self::Diet,
            Chore::Larvae { .. } => Self::Larvae,
            Chore::Lay => Self::Lay,
            Chore::Eggs(_) => Self::Eggs,
            Chore::Flight => Self::Flight,
        })
    }

    /// The end of the keys of its wording.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Return => "return",
            Self::Adults => "adults",
            Self::Majors => "majors",
            Self::Diet => "diet",
            Self::Larvae => "larvae",
            Self::Lay => "lay",
            Self::Eggs => "eggs",
            Self::Flight => "flight",
        }
    }
}

/// One step: what would be done, and the colony before it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Step {
    pub(super) kind: Kind,
    pub(super) actions: Vec<Action>,
    pub(super) before: Colony,
    /// What is possible at its beginning.
    pub(super) legal: Vec<Action>,
}

impl Step {
    /// How many of a kind the step gives up.
    pub(super) fn given(&self, member: Member) -> u16 {
        let same = |action: &&Action| **action == Action::Eliminate(member);
        self.actions.iter().filter(same).count() as u16
    }

    /// How many returning ants it brings somewhere.
    pub(super) fn housed(&self, place: Place) -> u16 {
        let brought = self.actions.iter().map(|action| match action {
            Action::House(to, _, ants) if *to == place => *ants,
            _ => 0,
        });
        brought.sum()
    }
}

/// What is left of a player's Nest Phase, as it would go if nobody plays a card. In the advanced game
/// everybody finishes a step before the next begins; what others decide changes nothing here.
pub(super) fn plan(state: &HiddenEmpires, seat: Seat, wishes: &Wishes) -> Vec<Step> {
    let mut state = state.clone();
    let mut steps: Vec<Step> = Vec::new();
    while let Some(asked) = asked(&state, seat) {
        let Some(action) = next(
            &state,
            asked,
            (asked == seat).then_some((&mut steps, wishes)),
        ) else {
            break;
        };
        if state.play(asked, action).is_err() {
            break;
        }
    }
    steps
}

/// Who has to decide something before this player's Nest Phase is over.
fn asked(state: &HiddenEmpires, seat: Seat) -> Option<Seat> {
    let table = state.table();
    match table.phase {
        Phase::Nest if table.colony(seat).chore != Chore::None => Some(seat),
        Phase::Nest | Phase::NestCards(..) if table.options.advanced => match state.awaited() {
            Awaited::Seats { must, .. } => must.first(),
            _ => None,
        },
        _ => None,
    }
}

/// What they do; it is added to the steps of those who plan.
fn next(
    state: &HiddenEmpires,
    seat: Seat,
    planning: Option<(&mut Vec<Step>, &Wishes)>,
) -> Option<Action> {
    let table = state.table();
    if table.phase != Phase::Nest {
        return Some(Action::Pass);
    }
    let colony = table.colony(seat);
    let kind = Kind::of(colony.chore)?;
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let proposed =
        || proposed(kind, colony, &legal, table.options.target).or_else(|| legal.first().copied());
    let Some((steps, wishes)) = planning else {
        return proposed();
    };
    if steps.last().is_none_or(|step| step.kind != kind) {
        steps.push(Step {
            kind,
            actions: Vec::new(),
            before: colony.clone(),
            legal: legal.clone(),
        });
    }
    let step = steps.last_mut()?;
    let action = wanted(step, &legal, wishes).or_else(proposed)?;
    step.actions.push(action);
    Some(action)
}

/// What the player wants now, if that is possible.
fn wanted(step: &Step, legal: &[Action], wishes: &Wishes) -> Option<Action> {
    let possible = |action: Action| legal.contains(&action).then_some(action);
    match step.kind {
        Kind::Return => wishes.homes.iter().find_map(|&(place, wanted)| {
            let left = wanted.checked_sub(step.housed(place))?;
            largest_group(legal, place, left)
        }),
        Kind::Adults | Kind::Larvae | Kind::Eggs => {
            wishes.given.iter().find_map(|&(kind, member, wanted)| {
                let open = kind == step.kind && step.given(member) < wanted;
                possible(Action::Eliminate(member)).filter(|_| open)
            })
        }
        Kind::Majors => possible(Action::Majors(wishes.majors?)),
        Kind::Diet => wishes
            .diet
            .and_then(|(large, medium)| possible(Action::Raise(large, medium))),
        Kind::Lay => wishes
            .eggs
            .and_then(|(female, male)| possible(Action::Lay(female, male))),
        Kind::Flight => possible(if wishes.flies? {
            Action::Fly
        } else {
            Action::Stay
        }),
    }
}

/// The largest group that may go to a place.
fn largest_group(legal: &[Action], place: Place, most: u16) -> Option<Action> {
    let groups = legal.iter().filter(
        |action| matches!(action, Action::House(to, _, ants) if *to == place && *ants <= most),
    );
    groups
        .max_by_key(|action| match action {
            Action::House(_, _, ants) => *ants,
            _ => 0,
        })
        .copied()
}

/// Whom to give up first: those who still eat, then eggs, then ants, last who can fly.
const GIVEN_UP: [Member; 4] = [
    Member::MaleLarva,
    Member::FemaleLarva,
    Member::MaleEgg,
    Member::FemaleEgg,
];

/// Colonies with fewer ants raise workers.
const SMALL_COLONY: u16 = 8;

fn proposed(kind: Kind, colony: &Colony, legal: &[Action], target: u16) -> Option<Action> {
    match kind {
        Kind::Return => {
            let lacking = colony
                .brood()
                .div_ceil(10)
                .saturating_sub(colony.nurses.total());
            largest_group(legal, Place::Nurses, lacking)
                .or_else(|| largest_group(legal, Place::Map(colony.nest?), u16::MAX))
        }
        Kind::Adults => {
            let first = GIVEN_UP.into_iter().map(Action::Eliminate);
            first.into_iter().find(|action| legal.contains(action))
        }
        // Whoever has eaten is worth more than who has not.
        Kind::Larvae | Kind::Eggs => [
            Member::MaleEgg,
            Member::FemaleEgg,
            Member::MaleLarva,
            Member::FemaleLarva,
        ]
        .into_iter()
        .map(Action::Eliminate)
        .find(|action| legal.contains(action)),
        Kind::Majors => Some(Action::Majors(0)),
        Kind::Diet => {
            let larvae = colony.larvae[FEMALE] + colony.larvae[MALE];
            let spare = colony.larder().saturating_sub(larvae);
            let large = if colony.all_ants() < SMALL_COLONY {
                0
            } else {
                (spare / 2).min(colony.larvae[FEMALE])
            };
            Some(Action::Raise(large, 0))
        }
        Kind::Lay => {
            let laid = |action: &Action| match action {
                Action::Lay(female, male) => female + male,
                _ => 0,
            };
            let most = legal
                .iter()
                .map(laid)
                .max()
                .unwrap_or(0)
                .min(colony.larder());
            let queens = colony.virgin_queens + colony.large_pupae;
            let suitors = colony.drones + colony.male_pupae + colony.larvae[MALE];
            let male = queens.saturating_sub(suitors).min(most);
            Some(Action::Lay(most - male, male))
        }
        Kind::Flight => Some(if should_fly(colony, target) {
            Action::Fly
        } else {
            Action::Stay
        }),
    }
    .filter(|action| legal.contains(action))
}

/// Who waits for a partner that is on its way stays.
fn should_fly(colony: &Colony, target: u16) -> bool {
    let points = flight_points(colony.virgin_queens, colony.drones);
    let partner_grows = if colony.virgin_queens > colony.drones {
        colony.male_pupae + colony.larvae[MALE] > 0
    } else {
        colony.virgin_queens < colony.drones && colony.large_pupae > 0
    };
    colony.score + points >= target || !partner_grows
}
