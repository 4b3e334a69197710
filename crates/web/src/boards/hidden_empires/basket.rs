//! Brood that is taken to safety, carried off or given up: how many of whom, before it is done.

use engine::Game;
use hidden_empires::{Action, Member, Phase};

use super::position::Position;

/// What becomes of brood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fate {
    Protected,
    CarriedOff,
    /// Carried off, and kept as slaves or stores.
    Captured,
    GivenUp,
}

/// So many of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Load {
    pub(super) fate: Fate,
    pub(super) member: Member,
    pub(super) count: u16,
}

impl Load {
    fn of(action: Action) -> Option<Self> {
        let (fate, member, count) = match action {
            Action::Protect(member, count) => (Fate::Protected, member, count),
            Action::CarryOff(member, count) => (Fate::CarriedOff, member, count),
            Action::Capture(member, count) => (Fate::Captured, member, count),
            Action::Eliminate(member) => (Fate::GivenUp, member, 1),
            _ => return None,
        };
        Some(Self {
            fate,
            member,
            count,
        })
    }

    fn is_like(&self, other: &Self) -> bool {
        (self.fate, self.member) == (other.fate, other.member)
    }
}

/// Who is taken first: whoever is worth most.
const PRECIOUS: [Member; 8] = [
    Member::LargePupa,
    Member::MediumPupa,
    Member::SmallPupa,
    Member::MalePupa,
    Member::FemaleLarva,
    Member::MaleLarva,
    Member::FemaleEgg,
    Member::MaleEgg,
];

impl Position {
    /// How many of the brood may be taken now; nothing if the game asks something else.
    pub(super) fn basket_size(&self) -> Option<u16> {
        self.actor?;
        match self.phase() {
            Phase::Protect(_, carriers) => Some(carriers),
            Phase::Loot(fight) => Some(self.own().ants_in(fight.area)),
            Phase::Forfeit(_, count, _) => Some(count),
            _ => None,
        }
    }

    /// Everybody who can be taken, and how many there are.
    pub(super) fn loads(&self) -> Vec<Load> {
        let mut loads: Vec<Load> = Vec::new();
        for load in self.legal.iter().copied().filter_map(Load::of) {
            match loads.iter_mut().find(|other| other.is_like(&load)) {
                Some(known) => known.count = known.count.max(load.count),
                None => loads.push(load),
            }
        }
        for load in &mut loads {
            load.count = self.there(load.member);
        }
        loads
    }

    /// How many of a kind are there, whoever may take them.
    fn there(&self, member: Member) -> u16 {
        let owner = match self.phase() {
            Phase::Loot(fight) => fight.defender,
            _ => self.me,
        };
        let place = Member::BROOD.iter().position(|&brood| brood == member);
        let safe = place.map_or(0, |place| self.table().turn.protected[place]);
        self.table()
            .colony(owner)
            .count(member)
            .saturating_sub(safe)
    }

    /// What takes these, group by group; nothing if that is not possible.
    pub(super) fn taking(&self, basket: &[Load]) -> Option<Vec<Action>> {
        let (seat, size) = (self.actor?, self.basket_size()?);
        let total: u16 = basket.iter().map(|load| load.count).sum();
        if total > size {
            return None;
        }
        let is_same = std::mem::discriminant(&self.phase());
        let mut state = self.state.clone();
        let mut actions = Vec::new();
        for load in basket {
            let mut left = load.count;
            while left > 0 {
                // What leaves no choice, the rules do by themselves.
                if std::mem::discriminant(&state.table().phase) != is_same {
                    return Some(actions);
                }
                let mut legal = Vec::new();
                state.legal_actions(seat, &mut legal);
                let fits = |action: &Action| {
                    let group = Load::of(*action).filter(|group| group.is_like(load))?;
                    (group.count <= left).then_some((group.count, *action))
                };
                let (count, action) = legal.iter().filter_map(fits).max_by_key(|it| it.0)?;
                state.play(seat, action).ok()?;
                actions.push(action);
                left -= count;
            }
        }
        Some(actions)
    }

    /// As many as possible: the most precious to carry, the least to give up.
    pub(super) fn full_basket(&self) -> Vec<Load> {
        let all = self.loads();
        let others = all.iter().filter(|it| !PRECIOUS.contains(&it.member));
        let of = |member| all.iter().filter(move |it| it.member == member);
        let mut loads: Vec<Load> = others
            .chain(PRECIOUS.into_iter().flat_map(of))
            .copied()
            .collect();
        if matches!(self.phase(), Phase::Forfeit(..)) {
            loads.reverse();
        }
        let mut left = self.basket_size().unwrap_or(0);
        // Who can be kept is not eaten.
        let kept = |load: &Load| load.fate == Fate::Captured;
        let captives: Vec<Member> = loads
            .iter()
            .filter(|it| kept(it))
            .map(|it| it.member)
            .collect();
        loads.retain(|load| kept(load) || !captives.contains(&load.member));
        for load in &mut loads {
            load.count = load.count.min(left);
            left -= load.count;
        }
        loads.retain(|load| load.count > 0);
        loads
    }

    /// What is in the basket at first. Whoever invades may want to hunt the queen instead.
    pub(super) fn first_basket(&self) -> Vec<Load> {
        match self.phase() {
            Phase::Protect(..) | Phase::Forfeit(..) => self.full_basket(),
            _ => Vec::new(),
        }
    }

    /// The basket with one more or one fewer; nothing if that is not possible. If it is full, somebody
    /// else makes room.
    pub(super) fn changed_basket(&self, basket: &[Load], of: Load, up: bool) -> Option<Vec<Load>> {
        let mut changed = basket.to_vec();
        let total: u16 = basket.iter().map(|load| load.count).sum();
        if up && Some(total) == self.basket_size() {
            let other = changed.iter_mut().rev().find(|load| !load.is_like(&of))?;
            other.count -= 1;
        }
        match changed.iter_mut().find(|load| load.is_like(&of)) {
            Some(load) if up => load.count += 1,
            Some(load) => load.count = load.count.checked_sub(1)?,
            None if up => changed.push(Load { count: 1, ..of }),
            None => return None,
        }
        changed.retain(|load| load.count > 0);
        let enough = self
            .loads()
            .iter()
            .all(|most| in_basket(&changed, *most) <= most.count);
        (enough && self.taking(&changed).is_some()).then_some(changed)
    }
}

/// How many of a kind are in the basket.
pub(super) fn in_basket(basket: &[Load], of: Load) -> u16 {
    let alike = basket.iter().filter(|load| load.is_like(&of));
    alike.map(|load| load.count).sum()
}
