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
use crate::components::{Ants, BROOD_PER_NURSE, Caste, Member};
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

    /// Ants in a place that may be moved at all: blockers stay in Reserves.
    fn loose(&self, place: Place) -> Ants {
        match place {
            Place::Reserves => self.callable(),
            _ => self.at(place),
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

    /// The havens that take ants: those without predators (Ruling 17) that have given none.
    fn open_havens(&self, seat: Seat) -> AreaSet {
        self.havens(seat) & !self.shut(seat) & !self.turn.given.areas
    }

    fn why_not_take(&self, seat: Seat, place: Place, ants: u16) -> Option<Refusal> {
        let colony = self.colony(seat);
        match place {
            Place::Map(area) if !self.havens(seat).contains(area) => {
                Some(refuse(RULE, "refused-not-occupied"))
            }
            // Ruling 17.
            Place::Map(area) if self.shut(seat).contains(area) => {
                Some(refuse(RULE, "refused-predators"))
            }
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

    /// Whether a chamber takes ants.
    fn takes_in(&self, seat: Seat, chamber: Place, ants: u16, capacity: u16) -> bool {
        !self.turn.given.contains(chamber)
            && (chamber == Place::Builders || self.colony(seat).resident_ants() + ants <= capacity)
    }

    /// Whether ants lifted from `from` could be put down anywhere else.
    fn has_haven(&self, seat: Seat, from: Place, caste: Caste, ants: u16) -> bool {
        if self.has_spacious_haven(from, self.open_havens(seat)) {
            return true;
        }
        let capacity = self.colony(seat).capacity_without(from, caste, ants);
        // Ants that leave a chamber make room in the next.
        let leaving = match from {
            Place::Nurses | Place::Reserves => ants,
            _ => 0,
        };
        let chambers = self.colony(seat).chambers().iter().copied();
        chambers
            .filter(|&chamber| chamber != from)
            .any(|chamber| self.takes_in(seat, chamber, ants - leaving, capacity))
    }

    /// Whether there is another place that takes any number of ants: an area or the Builders chamber.
    fn has_spacious_haven(&self, from: Place, mut open: AreaSet) -> bool {
        if let Place::Map(area) = from {
            open.remove(area);
        }
        !open.is_empty() || from != Place::Builders && !self.turn.given.contains(Place::Builders)
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
            for &chamber in colony.chambers() {
                if self.takes_in(seat, chamber, ants, colony.capacity()) {
                    out.push(Action::Put(chamber));
                }
            }
            for area in self.open_havens(seat).iter() {
                out.push(Action::Put(Place::Map(area)));
            }
            return;
        }
        let open = self.open_havens(seat);
        for &chamber in colony.chambers() {
            if !self.turn.taken.contains(chamber) {
                self.list_lifts(seat, chamber, colony.loose(chamber), open, out);
            }
        }
        for (area, &ants) in colony.ants.iter() {
            if !self.turn.taken.areas.contains(area) {
                self.list_lifts(seat, Place::Map(area), ants, open, out);
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

    fn list_lifts(
        &self,
        seat: Seat,
        place: Place,
        loose: Ants,
        open: AreaSet,
        out: &mut Vec<Action>,
    ) {
        if loose.is_empty() {
            return;
        }
        let colony = self.colony(seat);
        let is_nest = place == Place::Builders
            && matches!(colony.traits.nest_size(), NestSize::PerBuilder(_));
        let anyhow = !is_nest && self.has_spacious_haven(place, open);
        for (caste, count) in loose.iter() {
            let lift = |ants| Action::Lift(place, caste, ants);
            if anyhow {
                Action::list_groups(count, out, lift);
            } else {
                let may_go = |&ants: &u16| {
                    colony.can_spare(place, caste, ants) && self.has_haven(seat, place, caste, ants)
                };
                out.extend(Action::groups(count).filter(may_go).map(lift));
            }
        }
    }

    pub(crate) fn check_redistribution(&self, seat: Seat) -> Result<(), Refusal> {
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

    /// Rulebook: Move One Area. Ants in the nest may move into the nest area or next to it.
    fn doorstep(&self, seat: Seat) -> AreaSet {
        self.colony(seat)
            .nest
            .map_or(AreaSet::NONE, |nest| AreaSet::only(nest) | nest.near())
    }

    /// Where ants may go from a place.
    fn reach(&self, seat: Seat, from: Place, ants: u16) -> AreaSet {
        let areas = match from {
            Place::Map(area) => area.near(),
            Place::Builders | Place::Nurses | Place::Reserves => self.doorstep(seat),
        };
        areas & !self.shut(seat) & !self.closed(seat, ants)
    }

    /// The areas that predators shut.
    fn shut(&self, seat: Seat) -> AreaSet {
        if self.colony(seat).traits.ignores_predators() {
            AreaSet::NONE
        } else {
            self.markers.faceup.predators()
        }
    }

    /// Rulebook: Move One Area, Scout. The areas that only a scout may enter, a single ant and only one,
    /// and so many ants are none.
    fn closed(&self, seat: Seat, ants: u16) -> AreaSet {
        let scouted = self.to_be_scouted(seat);
        if ants == 1 {
            scouted & self.turn.arrived.areas()
        } else {
            scouted
        }
    }

    /// The ants at a place that may still move one area. Ruling 19: the nurses that the brood needs do
    /// not walk out after the check.
    fn movable(&self, seat: Seat, place: Place) -> Ants {
        let colony = self.colony(seat);
        match place {
            Place::Map(area) => self.still_movable(area, colony.ants[area]),
            Place::Builders => colony.builders,
            Place::Reserves => colony.callable(),
            Place::Nurses => {
                let needed = colony.brood().div_ceil(BROOD_PER_NURSE);
                let spare = colony.nurses.total().saturating_sub(needed);
                colony.nurses.within(Ants::new([spare; 3]))
            }
        }
    }

    /// Those of the ants in an area that have not just arrived.
    fn still_movable(&self, area: Area, mut ants: Ants) -> Ants {
        ants -= self.turn.arrived[area];
        ants
    }

    pub(crate) fn cannot_move_one(&self, seat: Seat) -> bool {
        if self.turn.carried.is_some() {
            return false;
        }
        let colony = self.colony(seat);
        let barred = self.shut(seat) | self.closed(seat, 1);
        let from_nest = !(self.doorstep(seat) & !barred).is_empty();
        let walks_out = |&chamber: &Place| !self.movable(seat, chamber).is_empty();
        let moves_on = |(area, &ants): (Area, &Ants)| {
            !(area.near() & !barred).is_empty() && !self.still_movable(area, ants).is_empty()
        };
        !(colony.ants.iter().any(moves_on) || from_nest && colony.chambers().iter().any(walks_out))
    }

    pub(crate) fn list_moves_one(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some((from, _, ants)) = self.turn.carried {
            let areas = self.reach(seat, from, ants).iter();
            out.extend(areas.map(|area| Action::Put(Place::Map(area))));
            return;
        }
        let colony = self.colony(seat);
        let shut = self.shut(seat);
        let ways = [1, 2].map(|ants| !(shut | self.closed(seat, ants)));
        let doorstep = self.doorstep(seat);
        for &chamber in colony.chambers() {
            list_steps(chamber, doorstep, ways, || self.movable(seat, chamber), out);
        }
        for (area, &ants) in colony.ants.iter() {
            let movable = || self.still_movable(area, ants);
            list_steps(Place::Map(area), area.near(), ways, movable, out);
        }
        out.push(Action::Done);
    }

    pub(crate) fn check_moving_one(&self) -> Result<(), Refusal> {
        if self.turn.carried.is_some() {
            return Err(refuse(RULE_ONE, "refused-carrying"));
        }
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
        let here = self.colony(seat).loose(place)[caste];
        if here == 0 {
            return Err(refuse(rule, "refused-no-ants-there"));
        }
        if redistributing && self.turn.taken.contains(place) {
            return Err(refuse(rule, "refused-has-taken"));
        }
        let movable = if redistributing {
            here
        } else {
            self.movable(seat, place)[caste]
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
        self.pick_up(seat, place, caste, ants);
        Ok(())
    }

    pub(crate) fn pick_up(&mut self, seat: Seat, place: Place, caste: Caste, ants: u16) {
        self.colony_mut(seat)
            .change_at(place, caste, |there| *there -= ants);
        self.turn.carried = Some((place, caste, ants));
        if matches!(self.phase, Phase::Redistribute(_)) {
            self.turn.given.insert(place);
        }
    }

    pub(crate) fn put(&mut self, seat: Seat, place: Place) -> Result<(), Refusal> {
        let redistributing = match self.phase {
            Phase::Redistribute(_) => true,
            Phase::MoveOne(_) => false,
            _ => return Err(not_now(RULE)),
        };
        let rule = if redistributing { RULE } else { RULE_ONE };
        let Some((from, _, ants)) = self.turn.carried else {
            return Err(refuse(rule, "refused-carrying-nothing"));
        };
        if redistributing {
            if let Some(refusal) = self.why_not_take(seat, place, ants) {
                return Err(refusal);
            }
        } else {
            self.check_step(seat, from, place, ants)?;
        }
        self.put_down(seat, place);
        Ok(())
    }

    pub(crate) fn put_down(&mut self, seat: Seat, place: Place) {
        let Some((_, caste, ants)) = self.turn.carried.take() else {
            return;
        };
        if matches!(self.phase, Phase::Redistribute(_)) {
            self.turn.taken.insert(place);
        } else if let Place::Map(area) = place {
            if self.to_be_scouted(seat).contains(area) {
                self.turn.scouted.insert(area);
            }
            let arrived = &mut self.turn.arrived;
            arrived.change(area, |arrived| arrived[caste] += ants);
        }
        self.colony_mut(seat)
            .change_at(place, caste, |there| *there += ants);
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
        if adjacent && !self.shut(seat).contains(area) {
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

/// Groups that can leave a place with these areas around it; `ways` are open to a single ant and to more.
fn list_steps(
    place: Place,
    around: AreaSet,
    ways: [AreaSet; 2],
    movable: impl FnOnce() -> Ants,
    out: &mut Vec<Action>,
) {
    let [alone, together] = ways.map(|open| !(around & open).is_empty());
    if !alone {
        return;
    }
    for (caste, most) in movable().iter() {
        if together {
            Action::list_groups(most, out, |ants| Action::Lift(place, caste, ants));
        } else if most > 0 {
            out.push(Action::Lift(place, caste, 1));
        }
    }
}
