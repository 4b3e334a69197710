//! Rulebook: Move Ants.
//!
//! Ants are lifted in groups and put down. Within a redistribution a place gives ants or takes them but
//! not both: every result can be reached that way, and no ant is moved twice. Moving one area, an ant
//! that has arrived does not go on.

use engine::{Message, Refusal, Seat};

use super::{not_now, refuse};
use crate::action::Action;
use crate::board::{Area, AreaSet, Place};
use crate::cards::nest::NestSize;
use crate::components::{BROOD_PER_NURSE, Caste, Member};
use crate::state::{Colony, Phase, Sheet, Table};

const RULE: &str = "rule-redistribute";
const RULE_ONE: &str = "rule-move-one";
const RULE_SIZE: &str = "rule-nest-size";
const RULE_BROOD: &str = "rule-brood-size";

impl Colony {
    /// Rulebook: Check Nest Size.
    #[must_use]
    pub fn is_overfull(&self) -> bool {
        self.housed() > self.capacity()
    }

    /// Rulebook: Check Brood Size (Ruling 18).
    #[must_use]
    pub fn lacks_nurses(&self) -> bool {
        self.nurses.total() * BROOD_PER_NURSE < self.brood()
    }

    /// Who may be eliminated for want of room or nurses. Ruling 19: reproductives only without brood.
    fn expendable(&self) -> &'static [Member] {
        let overfull = self.is_overfull();
        if self.brood() > 0 && (overfull || self.lacks_nurses()) {
            if overfull && self.storeroom() > 0 {
                Member::BROOD_AND_FOOD
            } else {
                Member::BROOD
            }
        } else if overfull && self.storeroom() > 0 {
            Member::FOOD
        } else if overfull && self.reproductives() > 0 {
            Member::REPRODUCTIVES
        } else if overfull && !self.storage.is_empty() {
            Member::STORAGE
        } else {
            &[]
        }
    }

    /// Blockers that fill more than the nest cannot leave, and nobody else has to.
    fn is_stuck(&self) -> bool {
        self.is_overfull()
            && self.expendable().is_empty()
            && self.nurses.is_empty()
            && self.callable().is_empty()
    }

    /// Ants of a caste in a place that may be moved at all: blockers stay in Reserves.
    fn loose(&self, place: Place, caste: Caste) -> u16 {
        match place {
            Place::Reserves => self.callable()[caste],
            _ => self.at(place)[caste],
        }
    }

    /// Whether builders may leave: in a bivouac they are the nest of the other ants.
    fn can_spare(&self, place: Place, caste: Caste, ants: u16) -> bool {
        let left = self.capacity_without(place, caste, ants);
        left == self.capacity() || self.resident_ants() <= left
    }

    /// The nest size without some ants of a place.
    fn capacity_without(&self, place: Place, caste: Caste, ants: u16) -> u16 {
        match self.traits.nest_size() {
            NestSize::PerBuilder(each) if place == Place::Builders && caste == Caste::Worker => {
                (self.builders[caste] - ants).saturating_mul(each)
            }
            _ => self.capacity(),
        }
    }
}

impl Table {
    // ---- Redistribute

    /// Where ants may be brought in a redistribution.
    fn havens(&self, seat: Seat) -> AreaSet {
        let nest = self.colony(seat).nest.map_or(AreaSet::NONE, AreaSet::only);
        self.turn.occupied | nest
    }

    fn why_not_take(&self, seat: Seat, place: Place, ants: u16) -> Option<Refusal> {
        let colony = self.colony(seat);
        match place {
            Place::Map(area) if !self.havens(seat).contains(area) => {
                Some(refuse(RULE, "refused-not-occupied"))
            }
            // Ruling 17.
            Place::Map(area) if self.is_shut(seat, area) => Some(refuse(RULE, "refused-predators")),
            _ if self.turn.given.contains(place) => Some(refuse(RULE, "refused-has-given")),
            // Such a number could not be mended by eliminating others.
            Place::Reserves if colony.sheet == Sheet::Basic => {
                Some(refuse(RULE, "refused-not-occupied"))
            }
            Place::Nurses | Place::Reserves
                if colony.resident_ants() + ants > colony.capacity() =>
            {
                Some(refuse(RULE_SIZE, "refused-too-many-nurses"))
            }
            _ => None,
        }
    }

    fn takes(&self, seat: Seat, place: Place, ants: u16, capacity: u16) -> bool {
        if self.turn.given.contains(place) {
            return false;
        }
        match place {
            Place::Map(area) => self.havens(seat).contains(area) && !self.is_shut(seat, area),
            Place::Builders => true,
            Place::Nurses | Place::Reserves => {
                let colony = self.colony(seat);
                colony.resident_ants() + ants <= capacity
            }
        }
    }

    /// Whether ants lifted from `from` could be put down anywhere else.
    fn has_haven(&self, seat: Seat, from: Place, caste: Caste, ants: u16) -> bool {
        let capacity = self.colony(seat).capacity_without(from, caste, ants);
        // Ants that leave a chamber make room in the next.
        let leaving = match from {
            Place::Nurses | Place::Reserves => ants,
            _ => 0,
        };
        let open = |place| place != from && self.takes(seat, place, ants - leaving, capacity);
        self.colony(seat).chambers().iter().copied().any(open)
            || self.havens(seat).iter().map(Place::Map).any(open)
    }

    pub(crate) fn cannot_redistribute(&self, seat: Seat) -> bool {
        self.turn.carried.is_none() && !self.colony(seat).has_ants()
    }

    /// Rulebook: Check Brood Size. Nobody is left to nurse it.
    pub(crate) fn abandon_brood(&mut self, seat: Seat) {
        for &member in Member::BROOD {
            *self.colony_mut(seat).count_mut(member) = 0;
        }
    }

    pub(crate) fn list_redistribution(&self, seat: Seat, out: &mut Vec<Action>) {
        let colony = self.colony(seat);
        if let Some((_, _, ants)) = self.turn.carried {
            let places = self
                .colony(seat)
                .chambers()
                .iter()
                .copied()
                .chain(self.havens(seat).iter().map(Place::Map));
            out.extend(
                places
                    .filter(|&place| self.takes(seat, place, ants, colony.capacity()))
                    .map(Action::Put),
            );
            return;
        }
        let sources = self
            .colony(seat)
            .chambers()
            .iter()
            .copied()
            .chain(colony.held().iter().map(Place::Map));
        for place in sources {
            if !self.turn.taken.contains(place) {
                for caste in Caste::ALL {
                    for ants in Action::groups(colony.loose(place, caste)) {
                        if colony.can_spare(place, caste, ants)
                            && self.has_haven(seat, place, caste, ants)
                        {
                            out.push(Action::Lift(place, caste, ants));
                        }
                    }
                }
            }
        }
        self.list_wandering(seat, out);
        let expendable = colony.expendable();
        if expendable.is_empty() {
            if !colony.is_overfull() && !colony.lacks_nurses() || colony.is_stuck() {
                out.push(Action::Done);
            }
        } else {
            let members = expendable
                .iter()
                .filter(|&&member| colony.count(member) > 0);
            out.extend(members.map(|&member| Action::Eliminate(member)));
        }
    }

    pub(crate) fn end_redistribution(&mut self, seat: Seat) -> Result<(), Refusal> {
        if self.turn.carried.is_some() {
            return Err(refuse(RULE, "refused-carrying"));
        }
        let colony = self.colony(seat);
        if colony.is_overfull() && !colony.is_stuck() {
            return Err(Refusal::new(
                RULE_SIZE,
                Message::new("refused-nest-size")
                    .with("housed", i32::from(colony.housed()))
                    .with("size", i32::from(colony.capacity())),
            ));
        }
        if colony.lacks_nurses() {
            return Err(Refusal::new(
                RULE_BROOD,
                Message::new("refused-brood-size")
                    .with("brood", i32::from(colony.brood()))
                    .with("nurses", i32::from(colony.nurses.total())),
            ));
        }
        self.begin_moving_one(seat);
        Ok(())
    }

    /// Rulebook: Check Nest Size, Check Brood Size.
    pub(crate) fn eliminate_for_the_checks(
        &mut self,
        seat: Seat,
        member: Member,
    ) -> Result<(), Refusal> {
        if self.turn.carried.is_some() {
            return Err(refuse(RULE, "refused-carrying"));
        }
        let colony = self.colony_mut(seat);
        if !colony.expendable().contains(&member) {
            return Err(refuse(RULE_SIZE, "refused-needless"));
        }
        if colony.count(member) == 0 {
            return Err(refuse(RULE_SIZE, "refused-none-of-them"));
        }
        colony.lose_one(member);
        Ok(())
    }

    /// Rulebook: Bivouac. Without a builder when the step ends, queens and brood are lost.
    fn check_bivouac(&mut self, seat: Seat) {
        let colony = self.colony_mut(seat);
        if colony.traits.wanders() && colony.builders.is_empty() {
            colony.queens = 0;
            for &member in Member::BROOD {
                *colony.count_mut(member) = 0;
            }
        }
    }

    /// The Move step is over.
    pub(crate) fn end_moves(&mut self, seat: Seat) {
        self.check_bivouac(seat);
        self.begin_discovery(seat);
    }

    // ---- Move One Area

    pub(crate) fn begin_moving_one(&mut self, seat: Seat) {
        self.phase = Phase::MoveOne(seat);
    }

    /// Where ants may go from a place.
    fn reach(&self, seat: Seat, from: Place, ants: u16) -> AreaSet {
        let areas = match from {
            Place::Map(area) => area.near(),
            // Rulebook: Move One Area. Ants in the nest may move into the nest area or next to it.
            Place::Builders | Place::Nurses | Place::Reserves => self
                .colony(seat)
                .nest
                .map_or(AreaSet::NONE, |nest| AreaSet::only(nest) | nest.near()),
        };
        areas
            .iter()
            .filter(|&area| {
                !self.is_shut(seat, area)
                    && (!self.needs_scout(seat, area) || self.is_scout(area, ants))
            })
            .collect()
    }

    fn is_shut(&self, seat: Seat, area: Area) -> bool {
        self.markers.has_predators(area) && !self.colony(seat).traits.ignores_predators()
    }

    /// Rulebook: Move One Area, Scout. A single ant, and only one.
    fn is_scout(&self, area: Area, ants: u16) -> bool {
        ants == 1 && self.turn.arrived[area].is_empty()
    }

    /// How many ants at a place may still move one area. Ruling 19: the nurses that the brood needs do
    /// not walk out after the check.
    fn movable(&self, seat: Seat, place: Place, caste: Caste) -> u16 {
        let colony = self.colony(seat);
        match place {
            Place::Map(area) => colony.ants[area][caste] - self.turn.arrived[area][caste],
            Place::Builders => colony.builders[caste],
            Place::Reserves => colony.callable()[caste],
            Place::Nurses => {
                let needed = colony.brood().div_ceil(BROOD_PER_NURSE);
                colony.nurses[caste].min(colony.nurses.total().saturating_sub(needed))
            }
        }
    }

    fn movers(&self, seat: Seat) -> impl Iterator<Item = (Place, Caste, u16)> + use<'_> {
        self.colony(seat)
            .chambers()
            .iter()
            .copied()
            .chain(self.colony(seat).held().iter().map(Place::Map))
            .filter(move |&place| !self.reach(seat, place, 1).is_empty())
            .flat_map(move |place| {
                Caste::ALL
                    .into_iter()
                    .map(move |caste| (place, caste, self.movable(seat, place, caste)))
            })
            .filter(|&(_, _, ants)| ants > 0)
    }

    pub(crate) fn cannot_move_one(&self, seat: Seat) -> bool {
        self.turn.carried.is_none() && self.movers(seat).next().is_none()
    }

    pub(crate) fn list_moves_one(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some((from, _, ants)) = self.turn.carried {
            let areas = self.reach(seat, from, ants).iter();
            out.extend(areas.map(|area| Action::Put(Place::Map(area))));
            return;
        }
        for (place, caste, most) in self.movers(seat) {
            out.extend(
                Action::groups(most)
                    .filter(|&ants| ants == 1 || !self.reach(seat, place, ants).is_empty())
                    .map(|ants| Action::Lift(place, caste, ants)),
            );
        }
        out.push(Action::Done);
    }

    pub(crate) fn end_moving_one(&mut self, seat: Seat) -> Result<(), Refusal> {
        if self.turn.carried.is_some() {
            return Err(refuse(RULE_ONE, "refused-carrying"));
        }
        self.end_moves(seat);
        Ok(())
    }

    // ---- Both

    pub(crate) fn lift(
        &mut self,
        seat: Seat,
        place: Place,
        caste: Caste,
        ants: u16,
    ) -> Result<(), Refusal> {
        let redistributing = match self.phase {
            Phase::Redistribute(_) => true,
            Phase::MoveOne(_) => false,
            _ => return Err(not_now(RULE)),
        };
        let rule = if redistributing { RULE } else { RULE_ONE };
        if self.turn.carried.is_some() {
            return Err(refuse(rule, "refused-carrying"));
        }
        let here = self.colony(seat).loose(place, caste);
        if here == 0 {
            return Err(refuse(rule, "refused-no-ants-there"));
        }
        if redistributing && self.turn.taken.contains(place) {
            return Err(refuse(rule, "refused-has-taken"));
        }
        let movable = if redistributing {
            here
        } else {
            self.movable(seat, place, caste)
        };
        if movable == 0 {
            return Err(match place {
                Place::Nurses => refuse(RULE_BROOD, "refused-nurses-needed"),
                _ => refuse(rule, "refused-has-moved"),
            });
        }
        if !Action::is_group(ants, movable) {
            return Err(Refusal::new(
                rule,
                Message::new("refused-group").with("most", i32::from(movable)),
            ));
        }
        if redistributing && !self.colony(seat).can_spare(place, caste, ants) {
            return Err(refuse(RULE_SIZE, "refused-bivouac"));
        }
        let leads_somewhere = if redistributing {
            self.has_haven(seat, place, caste, ants)
        } else {
            !self.reach(seat, place, ants).is_empty()
        };
        if !leads_somewhere {
            return Err(refuse(rule, "refused-nowhere"));
        }
        self.colony_mut(seat).at_mut(place)[caste] -= ants;
        self.turn.carried = Some((place, caste, ants));
        if redistributing {
            self.turn.given.insert(place);
        }
        Ok(())
    }

    pub(crate) fn put(&mut self, seat: Seat, place: Place) -> Result<(), Refusal> {
        let redistributing = match self.phase {
            Phase::Redistribute(_) => true,
            Phase::MoveOne(_) => false,
            _ => return Err(not_now(RULE)),
        };
        let rule = if redistributing { RULE } else { RULE_ONE };
        let Some((from, caste, ants)) = self.turn.carried else {
            return Err(refuse(rule, "refused-carrying-nothing"));
        };
        if redistributing {
            if let Some(refusal) = self.why_not_take(seat, place, ants) {
                return Err(refusal);
            }
            self.turn.taken.insert(place);
        } else {
            self.check_step(seat, from, place, ants)?;
            if let Place::Map(area) = place {
                if self.needs_scout(seat, area) {
                    self.turn.scouted.insert(area);
                }
                self.turn.arrived[area][caste] += ants;
            }
        }
        self.colony_mut(seat).at_mut(place)[caste] += ants;
        self.turn.carried = None;
        Ok(())
    }

    fn check_step(&self, seat: Seat, from: Place, to: Place, ants: u16) -> Result<(), Refusal> {
        let Place::Map(area) = to else {
            return Err(refuse(RULE_ONE, "refused-not-into-nest"));
        };
        if self.reach(seat, from, ants).contains(area) {
            return Ok(());
        }
        let near = |middle: Area| middle.near().contains(area);
        let adjacent = match from {
            Place::Map(from) => near(from),
            Place::Builders | Place::Nurses | Place::Reserves => {
                self.colony(seat).nest.is_some_and(near)
            }
        };
        if adjacent && !self.is_shut(seat, area) {
            return Err(refuse("rule-scout", "refused-single-scout"));
        }
        Err(refuse(
            RULE_ONE,
            if adjacent {
                "refused-predators"
            } else {
                "refused-too-far"
            },
        ))
    }
}
