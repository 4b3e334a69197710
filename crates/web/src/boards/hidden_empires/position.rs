//! A position: the table, who may act here, and what is then possible.

use engine::chance::QuickDice;
use engine::{Awaited, Game, Refusal, Seat, Seats};
use hidden_empires::components::{Ants, Caste};
use hidden_empires::forecast::{Defence, Odds};
use hidden_empires::state::{Chore, Fight};
use hidden_empires::{Action, Area, AreaSet, Colony, HiddenEmpires, Phase, Place, Table, View};

/// The table, and who may act here.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Position {
    pub(super) state: HiddenEmpires,
    /// Whose eyes the table is seen with; seat 1 for those who only watch.
    pub(super) me: Seat,
    /// Who may act here and now.
    pub(super) actor: Option<Seat>,
    /// What that player may do.
    pub(super) legal: Vec<Action>,
}

/// Ants that are about to be moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Held {
    pub(super) from: Place,
    pub(super) ants: Ants,
}

impl Position {
    /// The position of a view; nothing if the view is not one of Hidden Empires.
    pub(super) fn read(view: &serde_json::Value, actor: Option<Seat>) -> Option<Self> {
        let view: View = serde::Deserialize::deserialize(view).ok()?;
        // What is hidden is imagined; nothing that is shown here depends on it.
        let state = HiddenEmpires::determinize(&view, &mut QuickDice::new(0));
        let mut legal = Vec::new();
        let actor = actor.filter(|seat| seat.index() < state.table().players());
        if let Some(seat) = actor {
            state.legal_actions(seat, &mut legal);
        }
        Some(Self {
            me: actor.or(view.seat).unwrap_or(Seat::new(0)),
            state,
            actor: actor.filter(|_| !legal.is_empty()),
            legal,
        })
    }

    pub(super) fn table(&self) -> &Table {
        self.state.table()
    }

    pub(super) fn phase(&self) -> Phase {
        self.table().phase
    }

    pub(super) fn own(&self) -> &Colony {
        self.table().colony(self.me)
    }

    pub(super) fn is_legal(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }

    /// Who has something to do.
    pub(super) fn awaited(&self) -> Seats {
        match self.state.awaited() {
            Awaited::Seats { must, .. } => must,
            _ => Seats::NONE,
        }
    }

    /// Whose player turn it is.
    pub(super) fn mover(&self) -> Option<Seat> {
        match self.phase() {
            Phase::Redistribute(seat)
            | Phase::MoveOne(seat)
            | Phase::Scout(seat)
            | Phase::Discover(seat)
            | Phase::Tasks(seat) => Some(seat),
            Phase::SearchDice(scouting)
            | Phase::React(scouting)
            | Phase::ScoutMarker(scouting)
            | Phase::PredatorDice(scouting)
            | Phase::Reinforce(scouting) => Some(scouting.seat),
            Phase::Marker(turning) => turning.seat,
            Phase::ForageDice(foraging) => Some(foraging.seat),
            _ => self.fight().map(|fight| fight.attacker),
        }
    }

    /// The fight that is going on.
    pub(super) fn fight(&self) -> Option<Fight> {
        match self.phase() {
            Phase::ScatterDice(fight)
            | Phase::Scatter(fight, _)
            | Phase::WeaponDice(fight)
            | Phase::DrivenOff(fight, _)
            | Phase::Losses(fight, ..)
            | Phase::StayOrReturn(fight) => Some(fight),
            _ => None,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.phase() == Phase::Over
    }

    /// Who has won, or shares the victory.
    pub(super) fn has_won(&self, seat: Seat) -> bool {
        match self.state.awaited() {
            Awaited::Nobody(standings) => standings.places[seat] == 1,
            _ => false,
        }
    }

    /// Whether ants are moved in this step.
    pub(super) fn moves(&self) -> bool {
        matches!(self.phase(), Phase::Redistribute(_) | Phase::MoveOne(_))
    }

    /// Ants that can be taken from a place now.
    pub(super) fn movable(&self, place: Place) -> Ants {
        let mut ants = Ants::NONE;
        for action in &self.legal {
            if let Action::Lift(from, caste, count) = action
                && *from == place
            {
                ants[*caste] = ants[*caste].max(*count);
            }
        }
        ants
    }

    /// What moves these ants there, group by group, or why that is not possible.
    pub(super) fn sending(&self, held: Held, to: Place) -> Result<Vec<Action>, Refusal> {
        let seat = self.actor.ok_or(Refusal::not_your_turn())?;
        let movable = self.movable(held.from);
        let mut state = self.state.clone();
        let mut actions = Vec::new();
        for (caste, count) in held.ants.iter() {
            for group in groups(count, movable[caste].max(count)) {
                for action in [Action::Lift(held.from, caste, group), Action::Put(to)] {
                    state.play(seat, action)?;
                    actions.push(action);
                }
            }
        }
        Ok(actions)
    }

    /// Where these ants can go.
    pub(super) fn targets(&self, held: Held) -> Vec<Place> {
        let chambers = self.own().chambers().iter().copied();
        chambers
            .chain(Area::all().map(Place::Map))
            .filter(|&place| place != held.from && self.sending(held, place).is_ok())
            .collect()
    }

    /// Where the ants that are on their way can be put down.
    pub(super) fn landings(&self) -> Vec<Place> {
        let put = |action: &Action| match action {
            Action::Put(place) => Some(*place),
            _ => None,
        };
        self.legal.iter().filter_map(put).collect()
    }

    /// What a click on an area stands for, where one click is enough; legal or not.
    pub(super) fn meaning(&self, area: Area) -> Option<Action> {
        Some(match self.phase() {
            Phase::PlaceNest(_) => Action::Nest(area),
            Phase::Discover(_) | Phase::ScoutMarker(_) => Action::TurnUp(area),
            Phase::Scout(_) => Action::Scout(area),
            Phase::Redistribute(_) | Phase::MoveOne(_) => {
                if self.table().turn.carried.is_some() {
                    Action::Put(Place::Map(area))
                } else {
                    return None;
                }
            }
            _ => return None,
        })
    }

    /// The tasks that can be done in an area.
    pub(super) fn tasks(&self, area: Area) -> Vec<Action> {
        let here = |action: &&Action| match action {
            Action::Attack(at, _)
            | Action::Harvest(at, _)
            | Action::Tend(at)
            | Action::Patrol(at) => *at == area,
            _ => false,
        };
        self.legal.iter().filter(here).copied().collect()
    }

    /// A task to ask about where none can be done.
    pub(super) fn asked_task(&self, area: Area) -> Action {
        let table = self.table();
        let opponent = table.owners(area).find(|&owner| owner != self.me);
        match (table.markers.faceup[area], opponent) {
            (None, Some(opponent)) => Action::Attack(area, opponent),
            _ => Action::Harvest(area, 1),
        }
    }

    /// The best trail from an area to the nest, both included; nothing if there is none.
    pub(super) fn way_home(&self, area: Area) -> Vec<Area> {
        let table = self.table();
        let colony = self.own();
        let (Some(nest), limit) = (colony.nest, table.trails(self.me)[area]) else {
            return Vec::new();
        };
        if limit == 0 {
            return Vec::new();
        }
        let trails = table.trails(self.me);
        let mut ways = vec![vec![area]];
        let mut seen = AreaSet::only(area);
        while !ways.is_empty() {
            let mut longer = Vec::new();
            for way in ways {
                let Some(&last) = way.last() else { continue };
                if nest.near().contains(last) {
                    return [way, vec![nest]].concat();
                }
                let next = colony.held() & last.near() & !seen;
                for near in next
                    .iter()
                    .filter(|&near| trails[near] >= limit && colony.ants_in(near) >= limit)
                {
                    seen.insert(near);
                    longer.push([&way[..], &[near]].concat());
                }
            }
            ways = longer;
        }
        Vec::new()
    }

    /// The odds of attacking somebody.
    pub(super) fn odds(&self, area: Area, defender: Seat) -> Option<[Odds; 2]> {
        let fight = Fight {
            attacker: self.me,
            defender,
            area,
        };
        let odds = |defence| self.table().odds(fight, defence);
        Some([odds(Defence::Stand)?, odds(Defence::Flee)?])
    }

    /// The ants of whom some are asked for now, and how many at least and at most.
    pub(super) fn asked(&self) -> Option<(Ants, u16, u16)> {
        let (fight, least, most) = match self.phase() {
            Phase::Scatter(fight, most) => (fight, 0, most),
            Phase::DrivenOff(fight, exactly) => (fight, exactly, exactly),
            Phase::StayOrReturn(fight) => (fight, 0, u16::MAX),
            Phase::Losses(fight, ..) => (fight, 0, u16::MAX),
            Phase::Reinforce(_) => return Some((self.own().reserves, 0, u16::MAX)),
            Phase::React(_) => return Some((self.own().reserves, 0, u16::MAX)),
            _ => return None,
        };
        let ants = self.own().ants[fight.area];
        Some((ants, least, most.min(ants.total())))
    }

    /// What is answered with some of the ants that are asked for.
    pub(super) fn answer(&self, ants: Ants) -> Action {
        match self.phase() {
            Phase::Losses(..) => Action::Lose(ants),
            Phase::Reinforce(_) | Phase::React(_) => Action::Reinforce(ants),
            _ => Action::Return(ants),
        }
    }

    /// A sensible answer: flee from what would be lost, and stay where there is food or a fight won.
    pub(super) fn proposed_answer(&self) -> Ants {
        let Some((ants, least, most)) = self.asked() else {
            return Ants::NONE;
        };
        let wanted = match self.phase() {
            Phase::Scatter(fight, _) => {
                let attackers = self.table().colony(fight.attacker).ants_in(fight.area);
                if ants.total() <= attackers { most } else { 0 }
            }
            Phase::Losses(..) => {
                let lost = self.legal.iter().filter_map(|action| match action {
                    Action::Lose(ants) => Some(*ants),
                    _ => None,
                });
                return lost.min_by_key(|ants| ants.total()).unwrap_or(Ants::NONE);
            }
            _ => least,
        };
        some_of(ants, wanted)
    }

    /// Whether a colony has chores in the Nest Phase.
    pub(super) fn has_chores(&self) -> bool {
        self.phase() == Phase::Nest && self.actor.is_some() && self.own().chore != Chore::None
    }

    /// How many fewer or more of a caste are possible among the ants that are asked for.
    pub(super) fn next_count(&self, chosen: Ants, caste: Caste, up: bool) -> Option<Ants> {
        let (ants, _, most) = self.asked()?;
        let mut next = chosen;
        if up {
            if next[caste] >= ants[caste] || next.total() >= most {
                return None;
            }
            next[caste] += 1;
        } else {
            next[caste] = next[caste].checked_sub(1)?;
        }
        Some(next)
    }
}

/// So many of these ants, workers first.
pub(super) fn some_of(ants: Ants, count: u16) -> Ants {
    let mut left = count;
    let mut some = Ants::NONE;
    for (caste, there) in ants.iter() {
        some[caste] = there.min(left);
        left -= some[caste];
    }
    some
}

/// The groups that so many ants of a larger number are moved in.
pub(super) fn groups(count: u16, movable: u16) -> Vec<u16> {
    let (mut left, mut movable) = (count, movable);
    let mut groups = Vec::new();
    while left > 0 {
        let group = (1..=left)
            .rev()
            .find(|&group| Action::is_group(group, movable))
            .unwrap_or(left);
        groups.push(group);
        left -= group;
        movable = movable.saturating_sub(group);
    }
    groups
}
