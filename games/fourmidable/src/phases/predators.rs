//! Rulebook: Déplacer un prédateur.

use engine::{Refusal, Seat};

use super::refuse;
use crate::action::{Action, Target};
use crate::board::HexSet;
use crate::components::{Predator, Resource};
use crate::nest::{Cell, CellSet};
use crate::state::{Fourmidable, Phase, Place, Table};

const RULE: &str = "rule-predators";

impl Table {
    /// Where spider and grasshopper can go. Ruling 58: whoever has moved them before.
    pub(crate) fn predator_hexes(&self) -> HexSet {
        let mut taken = self.predator_set();
        for colony in &self.colonies {
            taken |= colony.pheromones | colony.hole_set() | colony.ant_set();
        }
        self.area & !taken
    }

    /// Ruling 61: where in a nest the worm can go.
    const fn worm_ground(&self) -> CellSet {
        if self.options.worm_in_rooms {
            CellSet::DEEP
        } else {
            CellSet::PLAIN
        }
    }

    /// The same, where nobody is.
    pub(crate) fn worm_cells(&self, nest: Seat) -> CellSet {
        let ants = self.colony(nest).ants.iter();
        let taken: CellSet = ants
            .filter_map(|ant| match ant.at {
                Place::Cell(cell) => Some(cell),
                Place::Hex(_) => None,
            })
            .chain(self.worm_in(nest))
            .collect();
        self.worm_ground().minus(taken)
    }

    /// Ruling 72: the action and the species move different predators.
    fn action_moves(&self, seat: Seat, predator: Predator) -> bool {
        self.options.hunt_any || self.colony(seat).moved_by_species != Some(predator)
    }

    /// Ruling 57: whether the predator action is possible.
    pub(super) fn some_predator_moves(&self, seat: Seat) -> bool {
        let hexes = !self.predator_hexes().is_empty();
        (hexes
            && (self.action_moves(seat, Predator::Spider)
                || self.action_moves(seat, Predator::Grasshopper)))
            || (self.action_moves(seat, Predator::Worm)
                && Seat::all(self.players()).any(|nest| !self.worm_cells(nest).is_empty()))
    }

    pub(crate) fn check_target(&self, predator: Predator, target: Target) -> Result<(), Refusal> {
        match (predator, target) {
            (Predator::Worm, Target::Cell(nest, cell)) if nest.index() < self.players() => {
                if !self.worm_ground().contains(cell) {
                    return Err(refuse(
                        RULE,
                        if self.options.worm_in_rooms {
                            "refused-worm-stays-below"
                        } else {
                            "refused-worm-stays-in-earth"
                        },
                    ));
                }
                if !self.worm_cells(nest).contains(cell) {
                    return Err(refuse(RULE, "refused-predator-place-taken"));
                }
                Ok(())
            }
            (Predator::Spider | Predator::Grasshopper, Target::Hex(hex)) => {
                if !self.area.contains(hex) {
                    return Err(refuse(RULE, "refused-out-of-bounds"));
                }
                if !self.predator_hexes().contains(hex) {
                    return Err(refuse(RULE, "refused-predator-place-taken"));
                }
                Ok(())
            }
            _ => Err(refuse(RULE, "refused-not-its-place")),
        }
    }

    /// Every place where a predator can go.
    pub(crate) fn each_target(&self, predator: Predator, mut tell: impl FnMut(Target)) {
        if predator == Predator::Worm {
            for nest in Seat::all(self.players()) {
                for cell in self.worm_cells(nest).iter() {
                    tell(Target::Cell(nest, cell));
                }
            }
        } else {
            for hex in self.predator_hexes().iter() {
                tell(Target::Hex(hex));
            }
        }
    }

    /// Moves a predator; it eats what it can. Ruling 59: where there is nothing for it, it eats nothing.
    pub(crate) fn move_predator(&mut self, predator: Predator, target: Target) {
        let food = match target {
            Target::Hex(hex) => {
                match predator {
                    Predator::Spider => self.spider = Some(hex),
                    _ => self.grasshopper = Some(hex),
                }
                let food = hex.resource().filter(|_| self.resources.contains(hex));
                let food = food.filter(|food| food.caste() == predator.caste());
                if food.is_some() {
                    self.resources.remove(hex);
                    self.empty.insert(hex);
                }
                food
            }
            Target::Cell(nest, cell) => {
                self.worm = Some((nest, cell));
                self.eat_earth(nest, cell)
            }
            _ => unreachable!("checked"),
        };
        // Ruling 97: whatever moved it.
        if let (Some(food), true) = (food, self.options.is_solo()) {
            self.eaten[food as usize] += 1;
        }
    }

    /// Ruling 62: nobody gains the earth.
    fn eat_earth(&mut self, nest: Seat, cell: Cell) -> Option<Resource> {
        let colony = self.colony_mut(nest);
        let earth = cell.earth().filter(|_| !colony.dug.contains(cell));
        colony.dug.insert(cell);
        earth
    }
}

impl Fourmidable {
    pub(super) fn list_predators(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.table.colony(seat).predator_done {
            return;
        }
        for &predator in Predator::ALL {
            if self.table.action_moves(seat, predator) {
                self.table.each_target(predator, |target| {
                    out.push(Action::Predator(predator, target));
                });
            }
        }
    }

    pub(super) fn check_predator(
        &self,
        seat: Seat,
        predator: Predator,
        target: Target,
    ) -> Result<(), Refusal> {
        if !self.table.options.is_apprentice() {
            return Err(refuse(RULE, "refused-no-predators-for-children"));
        }
        if self.table.options.is_solo() {
            return Err(refuse("rule-solo", "refused-no-predators-alone"));
        }
        if !matches!(self.table.phase, Phase::Turn(_)) {
            return Err(self.table.phase.only_when(RULE, "refused-predator-when"));
        }
        if self.table.colony(seat).predator_done {
            return Err(refuse(RULE, "refused-predator-done"));
        }
        if !self.table.action_moves(seat, predator) {
            return Err(refuse("rule-species", "refused-same-predator"));
        }
        self.table.check_target(predator, target)
    }

    pub(super) fn predator_action(&mut self, seat: Seat, predator: Predator, target: Target) {
        self.table.move_predator(predator, target);
        let colony = self.table.colony_mut(seat);
        colony.predator_done = true;
        colony.moved_by_action = Some(predator);
        self.end_action(seat);
    }
}
