//! Rulebook: Solo. After each harvest a tile from the bag says which predator eats, and what.

use engine::{Refusal, Seat};

use super::{not_now, refuse};
use crate::action::{Action, Target};
use crate::board::Hex;
use crate::components::{Predator, Resource};
use crate::nest::Cell;
use crate::state::{Fourmidable, Phase, Place, Resume, Table};

const RULE: &str = "rule-solo";

impl Table {
    /// Ruling 87: steps from the nearest ant to a hexagon.
    fn ants_to_hex(&self, seat: Seat, hex: Hex) -> u8 {
        let colony = self.colony(seat);
        let ants = colony.ants.iter().map(|ant| match ant.at {
            Place::Hex(at) => at.distance(hex),
            Place::Cell(cell) => (0..4)
                .filter_map(|hole| {
                    Some(colony.holes[hole]?.distance(hex) + cell.distance(Cell::of_hole(hole)))
                })
                .min()
                .unwrap_or(u8::MAX),
        });
        ants.min().unwrap_or(0)
    }

    /// Ruling 87: steps from the nearest ant to a cell, as if everything were dug.
    fn ants_to_cell(&self, seat: Seat, cell: Cell) -> u8 {
        let colony = self.colony(seat);
        let ants = colony.ants.iter().map(|ant| match ant.at {
            Place::Cell(at) => at.distance(cell),
            Place::Hex(at) => (0..4)
                .filter_map(|hole| {
                    Some(colony.holes[hole]?.distance(at) + cell.distance(Cell::of_hole(hole)))
                })
                .min()
                .unwrap_or(u8::MAX),
        });
        ants.min().unwrap_or(0)
    }

    fn food_at(&self, target: Target) -> Option<Resource> {
        match target {
            Target::Hex(hex) => hex.resource().filter(|_| self.resources.contains(hex)),
            Target::Cell(nest, cell) => cell
                .earth()
                .filter(|_| !self.colony(nest).dug.contains(cell)),
            _ => None,
        }
    }

    /// Rulings 87 to 89: where the predator may go that eats this.
    fn meals(&self, seat: Seat, resource: Resource, out: &mut Vec<Target>) {
        let predator = resource.caste().predator();
        let mut places = Vec::new();
        self.each_target(predator, |target| places.push(target));
        let steps = |target: &Target| match *target {
            Target::Hex(hex) => self.ants_to_hex(seat, hex),
            Target::Cell(_, cell) => self.ants_to_cell(seat, cell),
            _ => 0,
        };
        let nearest = |wanted: &dyn Fn(Resource) -> bool, out: &mut Vec<Target>| {
            let food = |target: &&Target| self.food_at(**target).is_some_and(wanted);
            let least = places.iter().filter(food).map(steps).min();
            out.extend(
                places
                    .iter()
                    .filter(food)
                    .filter(|target| Some(steps(target)) == least),
            );
        };
        nearest(&|food| food == resource, out);
        if out.is_empty() {
            nearest(&|food| food.caste() == resource.caste(), out);
        }
        if out.is_empty() {
            out.append(&mut places);
        }
    }

    /// Ruling 90: the predators complete what they can pay for, the oldest card first.
    pub(crate) fn predators_complete(&mut self) {
        while let Some(place) = self
            .row
            .iter()
            .position(|card| card.is_paid_by(&self.eaten))
        {
            let card = self.row.remove(place);
            for (eaten, cost) in self.eaten.iter_mut().zip(card.cost()) {
                *eaten -= cost;
            }
            self.lost.insert(card);
        }
    }
}

impl Fourmidable {
    /// A tile has come from the bag.
    pub(super) fn answer(&mut self, seat: Seat, resource: Resource) {
        let mut meals = Vec::new();
        self.table.meals(seat, resource, &mut meals);
        match meals[..] {
            [] => self.resume(seat, Resume::Close),
            [only] => self.eat(seat, resource.caste().predator(), only),
            _ => self.table.phase = Phase::Feed(seat, resource),
        }
    }

    fn eat(&mut self, seat: Seat, predator: Predator, target: Target) {
        self.table.move_predator(predator, target);
        self.settle(seat, Resume::Close);
    }

    pub(super) fn list_meals(&self, seat: Seat, resource: Resource, out: &mut Vec<Action>) {
        let mut meals = Vec::new();
        self.table.meals(seat, resource, &mut meals);
        out.extend(meals.into_iter().map(Action::Feed));
    }

    pub(super) fn feed(&mut self, seat: Seat, target: Target) -> Result<(), Refusal> {
        let Phase::Feed(_, resource) = self.table.phase else {
            return Err(not_now(RULE));
        };
        let predator = resource.caste().predator();
        self.table.check_target(predator, target)?;
        let mut meals = Vec::new();
        self.table.meals(seat, resource, &mut meals);
        if !meals.contains(&target) {
            return Err(refuse(RULE, "refused-not-nearest"));
        }
        self.eat(seat, predator, target);
        Ok(())
    }
}
