//! Rulebook: Déplacer une fourmi jusqu'à 3 cases. An ant is taken up and goes step by step.

use engine::{Refusal, Seat};

use super::{not_now, refuse};
use crate::action::Action;
use crate::board::{Hex, HexSet};
use crate::components::{Caste, STEPS, Species};
use crate::nest::Cell;
use crate::state::{Colony, Fourmidable, Phase, Place, Table, Walk};

const RULE: &str = "rule-movement";
const NEST: &str = "rule-nest";

/// What stands in an ant's way.
struct Ways {
    /// What belongs to others: ants, pheromones, nest holes.
    others: HexSet,
    /// What nobody enters.
    closed: HexSet,
}

impl Colony {
    /// The hexagon outside this place.
    pub(crate) fn outside(&self, place: Place) -> Option<Hex> {
        match place {
            Place::Hex(hex) => Some(hex),
            Place::Cell(cell) => self.holes[cell.hole()?],
        }
    }

    /// Ruling 29: inner and outer hole are one space, so a step leads on from both.
    fn is_step(&self, from: Place, to: Place) -> bool {
        if let (Place::Cell(from), Place::Cell(to)) = (from, to)
            && from.neighbours().contains(to)
        {
            return true;
        }
        // A nest hole of one's own is named by its cell.
        let named_well = match to {
            Place::Hex(hex) => self.hole_at(hex).is_none(),
            Place::Cell(_) => true,
        };
        match (self.outside(from), self.outside(to)) {
            (Some(from), Some(to)) => named_well && from.neighbours().contains(to),
            _ => false,
        }
    }
}

impl Table {
    /// Hexagons with ants, pheromones and nest holes of others.
    pub(crate) fn others(&self, seat: Seat) -> HexSet {
        let mut others = HexSet::NONE;
        for other in Seat::all(self.players()).filter(|&other| other != seat) {
            let colony = self.colony(other);
            others |= colony.pheromones | colony.hole_set() | colony.ant_set();
        }
        others
    }

    /// Hexagons with ants of others.
    pub(crate) fn other_ants(&self, seat: Seat) -> HexSet {
        let mut others = HexSet::NONE;
        for other in Seat::all(self.players()).filter(|&other| other != seat) {
            others |= self.colony(other).ant_set();
        }
        others
    }

    fn ways(&self, seat: Seat) -> Ways {
        let mut closed = !self.area;
        // Ruling 27.
        if self.options.predators_block {
            closed |= self.predator_set();
        }
        Ways {
            others: self.others(seat),
            closed,
        }
    }

    fn check_hex(&self, seat: Seat, walk: &Walk, ways: &Ways, hex: Hex) -> Result<(), Refusal> {
        if !self.area.contains(hex) {
            return Err(refuse(RULE, "refused-out-of-bounds"));
        }
        if ways.closed.contains(hex) {
            return Err(refuse("rule-predators", "refused-predator-in-the-way"));
        }
        if ways.others.contains(hex) {
            if !walk.cross && !self.is(seat, Species::Diplomat) {
                return Err(refuse(RULE, "refused-others-in-the-way"));
            }
            if !ways.leads_out(hex, walk.steps - 1) {
                return Err(refuse("rule-crossing", "refused-no-way-out"));
            }
        }
        Ok(())
    }
}

impl Ways {
    /// Whether so many steps lead to a place where an ant can stop.
    fn leads_out(&self, hex: Hex, steps: u8) -> bool {
        let mut reached = HexSet::only(hex);
        for _ in 0..steps {
            let mut next = HexSet::NONE;
            for hex in reached.iter() {
                next |= *hex.neighbours();
            }
            reached = next & !self.closed;
            if !(reached & !self.others).is_empty() {
                return true;
            }
        }
        false
    }
}

impl Fourmidable {
    pub(super) fn list_walks(&self, seat: Seat, out: &mut Vec<Action>) {
        let ants = &self.table.colony(seat).ants;
        for (index, ant) in ants.iter().enumerate() {
            // Ants of one caste in one place are alike.
            let alike = ants[..index]
                .iter()
                .any(|other| !other.moved && other.caste == ant.caste && other.at == ant.at);
            if !ant.moved && !alike {
                out.push(Action::Walk(ant.caste, ant.at));
            }
        }
    }

    pub(super) fn take_up(&mut self, seat: Seat, caste: Caste, from: Place) -> Result<(), Refusal> {
        if !matches!(self.table.phase, Phase::Turn(_)) {
            return Err(not_now(RULE));
        }
        let mut ants = self.table.colony(seat).ants.iter();
        let here = |caste, at| move |ant: &crate::state::Ant| ant.caste == caste && ant.at == at;
        let Some(ant) = ants.position(|ant| here(caste, from)(ant) && !ant.moved) else {
            let mut ants = self.table.colony(seat).ants.iter();
            return Err(if ants.any(here(caste, from)) {
                refuse("rule-rounds", "refused-ant-has-moved")
            } else {
                refuse(RULE, "refused-no-such-ant")
            });
        };
        let walk = Walk {
            ant: ant as u8,
            steps: STEPS + u8::from(self.table.weather == Some(caste)),
            gone: false,
            cross: false,
            skip: false,
            skipping: false,
        };
        self.table.phase = Phase::Walk(seat, walk);
        Ok(())
    }

    pub(super) fn list_steps(&self, seat: Seat, walk: &Walk, out: &mut Vec<Action>) {
        let colony = self.table.colony(seat);
        let ways = self.table.ways(seat);
        let start = out.len();
        let from = colony.ants[usize::from(walk.ant)].at;
        let mut places: arrayvec::ArrayVec<Place, 16> = arrayvec::ArrayVec::new();
        if let Place::Cell(cell) = from {
            places.extend(cell.neighbours().iter().map(Place::Cell));
        }
        if let Some(hex) = colony.outside(from) {
            for hex in hex.neighbours().iter() {
                let space = colony.space(hex);
                // Two holes may lie side by side both inside and outside.
                if !places.contains(&space) {
                    places.push(space);
                }
            }
        }
        for to in places {
            if self.check_step(seat, walk, &ways, to).is_ok() {
                out.push(Action::Step(to));
            }
            if let Place::Cell(cell) = to
                && self.check_skip(seat, walk, cell).is_ok()
            {
                out.push(Action::Skip(cell));
            }
        }
        if self.check_stop(seat, walk, &ways).is_ok() {
            out.push(Action::Stop);
        }
        debug_assert!(out.len() > start, "an ant can always go on or stop");
    }

    fn walk(&self) -> Result<Walk, Refusal> {
        match self.table.phase {
            Phase::Walk(_, walk) => Ok(walk),
            _ => Err(not_now(RULE)),
        }
    }

    fn check_step(&self, seat: Seat, walk: &Walk, ways: &Ways, to: Place) -> Result<(), Refusal> {
        let colony = self.table.colony(seat);
        let ant = colony.ants[usize::from(walk.ant)];
        if !colony.is_step(ant.at, to) {
            return Err(refuse(RULE, "refused-not-next-to-it"));
        }
        match to {
            Place::Cell(cell) if !walk.skipping || !colony.dug.contains(cell) => {
                self.check_cell(seat, ant.caste, cell)
            }
            Place::Hex(hex) if !walk.skipping => self.table.check_hex(seat, walk, ways, hex),
            _ => Err(refuse("rule-skip-earth", "refused-must-dig-behind")),
        }
    }

    /// Rulebook: Commencer la partie. Only diggers enter earth.
    pub(crate) fn check_cell(&self, seat: Seat, caste: Caste, cell: Cell) -> Result<(), Refusal> {
        let table = &self.table;
        if table.options.predators_block && table.worm_in(seat) == Some(cell) {
            return Err(refuse("rule-predators", "refused-predator-in-the-way"));
        }
        if table.colony(seat).dug.contains(cell) {
            return Ok(());
        }
        if caste != Caste::Digger {
            return Err(refuse(NEST, "refused-earth"));
        }
        if cell.hole().is_some() {
            self.check_new_hole(seat)?;
        }
        Ok(())
    }

    fn check_stop(&self, seat: Seat, walk: &Walk, ways: &Ways) -> Result<(), Refusal> {
        if walk.skipping {
            return Err(refuse("rule-skip-earth", "refused-must-dig-behind"));
        }
        let ant = self.table.colony(seat).ants[usize::from(walk.ant)];
        match ant.at {
            Place::Hex(hex) if ways.others.contains(hex) => {
                Err(refuse("rule-crossing", "refused-no-stop"))
            }
            _ => Ok(()),
        }
    }

    pub(super) fn step(&mut self, seat: Seat, to: Place) -> Result<(), Refusal> {
        let mut walk = self.walk()?;
        self.check_step(seat, &walk, &self.table.ways(seat), to)?;
        walk.steps -= 1;
        walk.gone = true;
        walk.skipping = false;
        self.table.phase = Phase::Walk(seat, walk);
        let colony = self.table.colony_mut(seat);
        colony.ants[usize::from(walk.ant)].at = to;
        let ends = match to {
            Place::Cell(cell) if !colony.dug.contains(cell) => {
                self.dig(seat, &walk, cell);
                return Ok(());
            }
            // Rulebook: La Bibliothèque. An ant stops there.
            Place::Cell(Cell::LIBRARY) => self.table.options.is_apprentice(),
            Place::Cell(_) => false,
            Place::Hex(hex) => {
                self.table.mark(seat, hex);
                false
            }
        };
        if ends || walk.steps == 0 {
            self.arrive(seat, &walk);
        }
        Ok(())
    }

    pub(super) fn stop(&mut self, seat: Seat) -> Result<(), Refusal> {
        let walk = self.walk()?;
        self.check_stop(seat, &walk, &self.table.ways(seat))?;
        self.arrive(seat, &walk);
        Ok(())
    }

    /// Ruling 14: an ant that stays where it is arrives there as well.
    fn arrive(&mut self, seat: Seat, walk: &Walk) {
        let ant = &mut self.table.colony_mut(seat).ants[usize::from(walk.ant)];
        ant.moved = true;
        let ant = *ant;
        match ant.at {
            Place::Hex(hex) => {
                self.table.harvest(seat, ant.caste, hex);
                self.end_action(seat);
            }
            Place::Cell(Cell::LIBRARY) if self.table.options.is_apprentice() => {
                self.enter_library(seat, ant.caste);
            }
            Place::Cell(_) => self.end_action(seat),
        }
    }

    /// Ruling 71: whether a digger may cross this cell of earth.
    pub(crate) fn check_skip(&self, seat: Seat, walk: &Walk, cell: Cell) -> Result<(), Refusal> {
        let rule = "rule-skip-earth";
        let colony = self.table.colony(seat);
        let ant = colony.ants[usize::from(walk.ant)];
        if !walk.skip {
            return Err(refuse(rule, "refused-no-skip-card"));
        }
        if !colony.is_step(ant.at, Place::Cell(cell)) {
            return Err(refuse(RULE, "refused-not-next-to-it"));
        }
        if colony.dug.contains(cell) || !cell.is_plain() {
            return Err(refuse(rule, "refused-not-plain-earth"));
        }
        self.check_cell(seat, ant.caste, cell)?;
        let behind = |next: Cell| {
            !colony.dug.contains(next) && self.check_cell(seat, ant.caste, next).is_ok()
        };
        if walk.steps < 2 || !cell.neighbours().iter().any(behind) {
            return Err(refuse(rule, "refused-nothing-behind"));
        }
        Ok(())
    }

    pub(super) fn skip(&mut self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        let mut walk = self.walk()?;
        self.check_skip(seat, &walk, cell)?;
        walk.steps -= 1;
        walk.gone = true;
        walk.skip = false;
        walk.skipping = true;
        self.table.colony_mut(seat).ants[usize::from(walk.ant)].at = Place::Cell(cell);
        self.table.phase = Phase::Walk(seat, walk);
        Ok(())
    }
}
