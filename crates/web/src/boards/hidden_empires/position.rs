//! A position: the table, who may act here, and what is then possible.

use engine::{Game, Refusal, Seat};
use hidden_empires::action::On;
use hidden_empires::cards::Hand;
use hidden_empires::components::{Ants, Caste};
use hidden_empires::forecast::{Defence, Odds};
use hidden_empires::state::{Chore, Fight};
use hidden_empires::{
    Action, Area, AreaSet, Colony, HiddenEmpires, Marker, Phase, Place, Table, View,
};

use crate::boards::kit::scene::Shown;
use crate::boards::kit::seen::{OnBoard, Seen};

/// The table as the reader sees it, and who may act here.
pub(super) type Position = Seen<HiddenEmpires>;

/// Ants that are about to be moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Held {
    pub(super) from: Place,
    pub(super) ants: Ants,
}

impl OnBoard for HiddenEmpires {
    const PREFIX: &'static str = "he";

    fn seat_of(view: &View) -> Option<Seat> {
        view.seat
    }

    fn ends(action: Action) -> bool {
        matches!(action, Action::Done | Action::Pass)
    }
}

impl Position {
    pub(super) fn table(&self) -> &Table {
        self.state.table()
    }

    pub(super) fn phase(&self) -> Phase {
        self.table().phase
    }

    pub(super) fn own(&self) -> &Colony {
        self.table().colony(self.me)
    }

    /// Whether ants scout, or what they have met is dealt with.
    pub(super) fn is_scouting(&self) -> bool {
        matches!(
            self.phase(),
            Phase::Scout(_)
                | Phase::SearchDice(_)
                | Phase::React(_)
                | Phase::ScoutMarker(_)
                | Phase::PredatorDice(_)
                | Phase::Reinforce(_)
        )
    }

    /// Foraging that brings most, in the next area where anything can be foraged.
    pub(super) fn next_forage(&self) -> Option<Action> {
        self.own().held().iter().find_map(|area| {
            let (action, _) = self.table().best_forage(self.me, area)?;
            self.is_legal(action).then_some(action)
        })
    }

    /// The next patrol of all who have nothing else to do.
    pub(super) fn next_patrol(&self) -> Option<Action> {
        let patrols = |action: &&Action| matches!(action, Action::Patrol(_));
        self.legal.iter().find(patrols).copied()
    }

    /// Whose player turn it is.
    pub(super) fn mover(&self) -> Option<Seat> {
        self.table().turn.player
    }

    /// The fight that is going on.
    pub(super) fn fight(&self) -> Option<Fight> {
        match self.phase() {
            Phase::ScatterDice(fight)
            | Phase::Scatter(fight, _)
            | Phase::Weapon(fight)
            | Phase::WeaponDice(fight, _)
            | Phase::Protect(fight, _)
            | Phase::DrivenOff(fight, _)
            | Phase::Bomb(fight)
            | Phase::BombDice(fight, _)
            | Phase::Bombed(fight, ..)
            | Phase::Exploded(fight, _)
            | Phase::RecruitLosses(fight, _)
            | Phase::Losses(fight, ..)
            | Phase::Invade(fight)
            | Phase::Seal(fight)
            | Phase::BlockDice(fight)
            | Phase::Blocked(fight, _)
            | Phase::Loot(fight)
            | Phase::QueenDice(fight)
            | Phase::StayOrReturn(fight) => Some(fight),
            Phase::Fall(falling) => Some(falling.fight),
            _ => None,
        }
    }

    /// The areas that a question is about.
    pub(super) fn at_stake(&self) -> AreaSet {
        match self.phase() {
            Phase::Shelter(seat, color) => self.table().endangered(seat, color),
            Phase::Raided(_, area, _) | Phase::Worn(_, area) | Phase::Repelled(_, area, _) => {
                AreaSet::only(area)
            }
            Phase::React(scouting) | Phase::ScoutMarker(scouting) | Phase::Reinforce(scouting) => {
                AreaSet::only(scouting.area)
            }
            _ => AreaSet::NONE,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.phase() == Phase::Over
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
            Phase::PlaceNest(_) | Phase::Restart(_) => Action::Nest(area),
            Phase::Release(_) => Action::Release(area),
            Phase::Found(_) => Action::Found(area),
            Phase::Discover(_) | Phase::ScoutMarker(_) => Action::TurnUp(area),
            Phase::Scout(_) => Action::Scout(area),
            Phase::Invade(fight) if fight.area == area => Action::Invade,
            Phase::Redistribute(_) | Phase::MoveOne(_) if self.table().turn.carried.is_some() => {
                Action::Put(Place::Map(area))
            }
            _ => return None,
        })
    }

    /// Whether there is an area in which something is left to do.
    pub(super) fn has_tasks(&self) -> bool {
        Area::all().any(|area| !self.tasks(area).is_empty())
    }

    /// The tasks that can be done in an area.
    pub(super) fn tasks(&self, area: Area) -> Vec<Action> {
        let here = |action: &&Action| match action {
            Action::Attack(at, _)
            | Action::AttackSparing(at, _)
            | Action::Harvest(at, _)
            | Action::HarvestWith(at, _)
            | Action::Tend(at)
            | Action::TendWith(at, _)
            | Action::Trunk(at, _)
            | Action::Repel(at, _)
            | Action::TurnUp(at)
            | Action::Patrol(at)
            | Action::PatrolWith(at, ..) => *at == area,
            _ => false,
        };
        self.legal.iter().filter(here).copied().collect()
    }

    /// Harvesting with these ants, who need not be named if they would go anyway.
    pub(super) fn harvesting(&self, area: Area, foragers: Ants) -> Action {
        let named = Action::HarvestWith(area, foragers);
        if self.is_legal(named) {
            named
        } else {
            Action::Harvest(area, foragers.total())
        }
    }

    /// Tending with these ants, or with all who can.
    pub(super) fn tending(&self, area: Area, foragers: Ants) -> Action {
        let named = Action::TendWith(area, foragers);
        if self.is_legal(named) {
            named
        } else {
            Action::Tend(area)
        }
    }

    /// What sends these ants on patrol: all who can at once, or group by group.
    pub(super) fn patrolling(&self, area: Area, ants: Ants) -> Option<Vec<Action>> {
        if ants == self.table().patrollers(self.me, area) {
            return Some(vec![Action::Patrol(area)]);
        }
        let seat = self.actor?;
        let mut state = self.state.clone();
        let mut actions = Vec::new();
        for (caste, count) in ants.iter() {
            let mut left = count;
            while left > 0 {
                let action = (1..=left)
                    .rev()
                    .map(|group| (group, Action::PatrolWith(area, caste, group)))
                    .chain([(left, Action::Patrol(area))])
                    .find(|&(_, action)| state.clone().play(seat, action).is_ok());
                let (group, action) = action?;
                state.play(seat, action).ok()?;
                actions.push(action);
                left -= group;
            }
        }
        let patrol = state.table().colony(self.me).patrol[area];
        let mut wanted = self.own().patrol[area];
        wanted += ants;
        (patrol == wanted).then_some(actions)
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

    /// The best trail from an area to a nest or trunk, both included; nothing if there is none.
    pub(super) fn way_home(&self, area: Area) -> Vec<Area> {
        let limit = self.table().trails(self.me)[area];
        if limit == 0 {
            return Vec::new();
        }
        // Castes may carry more than their number.
        [limit, 1]
            .into_iter()
            .map(|ants| self.shortest_way(area, ants))
            .find(|way| !way.is_empty())
            .unwrap_or_default()
    }

    /// The shortest way home through areas with so many ants.
    fn shortest_way(&self, area: Area, ants: u16) -> Vec<Area> {
        let colony = self.own();
        let ends = colony.nests() | colony.trunks;
        let mut ways = vec![vec![area]];
        let mut seen = AreaSet::only(area);
        while !ways.is_empty() {
            let mut longer = Vec::new();
            for way in ways {
                let Some(&last) = way.last() else { continue };
                if let Some(end) = (last.near() & ends).iter().next() {
                    return [way, vec![end]].concat();
                }
                let next = (colony.held() & last.near() & !seen).iter();
                for near in next.filter(|&near| colony.ants_in(near) >= ants) {
                    seen.insert(near);
                    longer.push([&way[..], &[near]].concat());
                }
            }
            ways = longer;
        }
        Vec::new()
    }

    /// The odds of attacking somebody, if they stand and if they flee.
    pub(super) fn odds(&self, area: Area, defender: Seat) -> Option<[Odds; 2]> {
        let odds = |defence| self.table().odds(self.me, area, defender, defence);
        Some([odds(Defence::Stand)?, odds(Defence::Flee)?])
    }

    /// The odds of invading a nest.
    pub(super) fn invasion_odds(&self, fight: Fight) -> Option<[Odds; 2]> {
        let odds = |defence| self.table().invasion_odds(fight, defence);
        Some([odds(Defence::Stand)?, odds(Defence::Flee)?])
    }

    /// Whether some ants are asked for, and with which action they are named.
    fn asked_with(&self) -> Option<fn(Ants) -> Action> {
        let any = |kind: fn(&Action) -> bool| self.legal.iter().any(kind);
        if any(|action| matches!(action, Action::Lose(_))) {
            Some(Action::Lose)
        } else if any(|action| matches!(action, Action::Reinforce(_))) {
            Some(Action::Reinforce)
        } else if any(|action| matches!(action, Action::Return(_))) {
            Some(Action::Return)
        } else {
            None
        }
    }

    /// The answers that are possible where ants are asked for.
    fn answers(&self) -> Vec<Ants> {
        let Some(with) = self.asked_with() else {
            return Vec::new();
        };
        let ants = |action: &Action| match *action {
            Action::Lose(ants) | Action::Reinforce(ants) | Action::Return(ants)
                if *action == with(ants) =>
            {
                Some(ants)
            }
            _ => None,
        };
        self.legal.iter().filter_map(ants).collect()
    }

    /// The ants of whom some are asked for now, and how many at most.
    pub(super) fn asked(&self) -> Option<(Ants, u16)> {
        let answers = self.answers();
        let most = answers.iter().map(|ants| ants.total()).max()?;
        let mut all = Ants::NONE;
        for ants in answers {
            for (caste, count) in ants.iter() {
                all[caste] = all[caste].max(count);
            }
        }
        Some((all, most))
    }

    /// What is answered with some of the ants that are asked for.
    pub(super) fn answer(&self, ants: Ants) -> Action {
        self.asked_with().unwrap_or(Action::Return)(ants)
    }

    /// A sensible answer: who would be lost flees; otherwise as few as possible go.
    pub(super) fn proposed_answer(&self) -> Ants {
        let answers = self.answers();
        let flees = match self.phase() {
            Phase::Scatter(fight, _) => {
                let attackers = self.table().colony(fight.attacker).ants_in(fight.area);
                let own = if fight.inside {
                    self.own().nest_defenders().total()
                } else {
                    self.own().ants_in(fight.area)
                };
                own <= attackers
            }
            _ => false,
        };
        let proposed = if flees {
            answers.into_iter().max_by_key(|ants| ants.total())
        } else {
            answers.into_iter().min_by_key(|ants| ants.total())
        };
        proposed.unwrap_or(Ants::NONE)
    }

    /// The ways in which a hand card can be played now.
    pub(super) fn plays(&self, card: Hand) -> Vec<Action> {
        let plays = |action: &&Action| matches!(action, Action::Play(it, _) if *it == card);
        self.legal.iter().filter(plays).copied().collect()
    }

    /// A hand card, played on what tells best why it cannot be played.
    pub(super) fn attempt(&self, card: Hand) -> Action {
        let table = self.table();
        let area = self.own().nest.or_else(|| Area::all().next());
        let has_food = |area: &Area| table.markers.faceup[*area].is_some_and(Marker::is_food);
        let on = match card {
            Hand::ShelterAphids | Hand::SealNestEntrances => None,
            Hand::HighwaymanBeetles => Area::all().find(has_food).or(area).map(On::Area),
            Hand::Migrate => area.and_then(|nest| nest.neighbours().next()).map(On::Area),
            Hand::PredatorMigration => {
                let from = table.markers.faceup.predators().iter().next().or(area);
                from.and_then(|from| Some(On::Way(from, from.neighbours().next()?)))
            }
            _ => {
                let others = Seat::all(table.players()).filter(|seat| *seat != self.me);
                let mut others = others.filter(|seat| !table.colony(*seat).is_out());
                Some(On::Player(others.next().unwrap_or(self.me)))
            }
        };
        Action::Play(card, on.unwrap_or(On::Nothing))
    }

    /// Whether this is the Nest Phase or a moment for cards in it.
    pub(super) fn is_nest_phase(&self) -> bool {
        matches!(self.phase(), Phase::Nest | Phase::NestCards(..))
    }

    /// Whether a colony has chores in the Nest Phase.
    pub(super) fn has_chores(&self) -> bool {
        self.phase() == Phase::Nest && self.actor.is_some() && self.own().chore != Chore::None
    }

    /// How many fewer or more of a caste are possible among the ants that are asked for.
    pub(super) fn next_count(&self, chosen: Ants, caste: Caste, up: bool) -> Option<Ants> {
        let (ants, most) = self.asked()?;
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
