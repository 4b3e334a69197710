//! The Nest Phase as one plan: what is still to be decided, with a proposal for each decision that
//! the player can change.

use bots::judges::HiddenEmpiresJudge;
use engine::{Awaited, Game, QuickDice, Seat};
use hidden_empires::components::BROOD_PER_NURSE;
use hidden_empires::state::Chore;
use hidden_empires::{Action, Colony, HiddenEmpires, Member, Phase, Place};
use search::Judge;

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
    let Some((steps, wishes)) = planning else {
        return legal.first().copied();
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
    let action = wanted(step, &legal, wishes).or_else(|| proposed(state, seat, kind, &legal))?;
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

/// What leads soonest to the target score, as bots see it.
fn proposed(state: &HiddenEmpires, seat: Seat, kind: Kind, legal: &[Action]) -> Option<Action> {
    if kind == Kind::Return {
        let colony = state.table().colony(seat);
        let needed = colony.brood().div_ceil(BROOD_PER_NURSE);
        let lacking = needed.saturating_sub(colony.nurses.total());
        return largest_group(legal, Place::Nurses, lacking)
            .or_else(|| largest_group(legal, Place::Map(colony.nest?), u16::MAX))
            .or_else(|| legal.first().copied());
    }
    let mut promises = Vec::new();
    let mut dice = QuickDice::new(0);
    HiddenEmpiresJudge::USUAL.prior(state, seat, legal, &mut dice, &mut promises);
    let best = promises.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let best = promises.iter().position(|&promise| promise >= best);
    legal.get(best?).copied()
}
