//! Rulebook: Solo. After each harvest a tile from the bag says which predator eats, and what.

use engine::{Refusal, Seat};

use super::refuse;
use crate::action::{Action, Target};
use crate::board::{Hex, HexSet, PRINTED};
use crate::components::{Predator, Resource};
use crate::nest::{Cell, CellSet};
use crate::state::{Fourmidable, Phase, Place, Resume, Table};

const RULE: &str = "rule-solo";

impl Table {
    /// Ruling 87: steps from the nearest ant to a place: in the forest as the crow flies, in the nest along
    /// the tunnels as if everything were dug, and through a nest hole from one to the other.
    fn steps_of_ants(&self, seat: Seat, to: Place) -> u8 {
        let colony = self.colony(seat);
        let through = |hex: Hex, cell: Cell| {
            let holes = colony.holes.iter().enumerate();
            let steps = holes.filter_map(|(number, hole)| {
                Some((*hole)?.distance(hex) + cell.distance(Cell::of_hole(number)))
            });
            steps.min().unwrap_or(u8::MAX)
        };
        let ants = colony.ants.iter().map(|ant| match (ant.at, to) {
            (Place::Hex(from), Place::Hex(to)) => from.distance(to),
            (Place::Cell(from), Place::Cell(to)) => from.distance(to),
            (Place::Hex(hex), Place::Cell(cell)) | (Place::Cell(cell), Place::Hex(hex)) => {
                through(hex, cell)
            }
        });
        ants.min().unwrap_or(0)
    }

    /// Rulings 87 to 89: where the predator may go that eats this.
    fn meals(&self, seat: Seat, resource: Resource) -> Meals {
        let wanted = |kind: &Resource| *kind == resource;
        let edible = |kind: &Resource| kind.caste() == resource.caste();
        if resource.caste().predator() == Predator::Worm {
            let places = self.worm_cells(seat);
            let earth = places.minus(self.colony(seat).dug);
            let nearest = |eats: &dyn Fn(&Resource) -> bool| {
                let food = earth
                    .iter()
                    .filter(|cell| cell.earth().as_ref().is_some_and(eats));
                nearest(food, |cell| self.steps_of_ants(seat, Place::Cell(cell)))
                    .collect::<CellSet>()
            };
            let meals = [nearest(&wanted), nearest(&edible), places];
            Meals::Cells(
                seat,
                meals
                    .into_iter()
                    .find(|meals| !meals.is_empty())
                    .unwrap_or_default(),
            )
        } else {
            let places = self.predator_hexes();
            let nearest = |eats: &dyn Fn(&Resource) -> bool| {
                let kinds = Resource::ALL[..6].iter().filter(|kind| eats(kind));
                let mut food = HexSet::NONE;
                kinds.for_each(|&kind| food |= PRINTED[kind as usize]);
                let food = (food & self.resources & places).iter();
                nearest(food, |hex| self.steps_of_ants(seat, Place::Hex(hex))).collect::<HexSet>()
            };
            let meals = [nearest(&wanted), nearest(&edible), places];
            Meals::Hexes(
                meals
                    .into_iter()
                    .find(|meals| !meals.is_empty())
                    .unwrap_or_default(),
            )
        }
    }

    /// Ruling 90: the predators complete what they can pay for, the oldest card first.
    pub(crate) fn predators_complete(&mut self) {
        while let Some(place) = self
            .row
            .iter()
            .position(|&card| self.deck.is_paid_by(card, &self.eaten))
        {
            let card = self.row.remove(place);
            self.deck.pay(card, &mut self.eaten);
            self.lost.insert(card);
        }
    }
}

/// Where a predator may go.
enum Meals {
    Hexes(HexSet),
    Cells(Seat, CellSet),
}

impl Meals {
    fn iter(self) -> impl Iterator<Item = Target> {
        let (hexes, nest, cells) = match self {
            Self::Hexes(hexes) => (hexes, Seat::new(0), CellSet::NONE),
            Self::Cells(nest, cells) => (HexSet::NONE, nest, cells),
        };
        let cells = cells.iter().map(move |cell| Target::Cell(nest, cell));
        hexes.iter().map(Target::Hex).chain(cells)
    }
}

/// Those that take the fewest steps.
fn nearest<T: Copy>(
    places: impl Iterator<Item = T> + Clone,
    steps: impl Fn(T) -> u8,
) -> impl Iterator<Item = T> {
    let least = places.clone().map(&steps).min();
    places.filter(move |&place| Some(steps(place)) == least)
}

impl Fourmidable {
    /// Rulings 86, 94: a tile has come from the bag, or a card has changed where the predator can go.
    pub(super) fn answer(&mut self, seat: Seat, resource: Resource) {
        let mut meals = self.table.meals(seat, resource).iter();
        match (meals.next(), meals.next()) {
            (None, _) => self.resume(seat, Resume::Close),
            (Some(only), None) => self.eat(seat, resource.caste().predator(), only),
            _ => self.table.phase = Phase::Feed(seat, resource),
        }
    }

    fn eat(&mut self, seat: Seat, predator: Predator, target: Target) {
        self.table.move_predator(predator, target);
        self.settle(seat, Resume::Close);
    }

    pub(super) fn list_meals(&self, seat: Seat, resource: Resource, out: &mut Vec<Action>) {
        out.extend(self.table.meals(seat, resource).iter().map(Action::Feed));
    }

    pub(super) fn check_meal(&self, seat: Seat, target: Target) -> Result<(), Refusal> {
        let Phase::Feed(_, resource) = self.table.phase else {
            return Err(self.table.phase.only_when(RULE, "refused-feed-when"));
        };
        self.table
            .check_target(resource.caste().predator(), target)?;
        let mut meals = self.table.meals(seat, resource).iter();
        if meals.any(|meal| meal == target) {
            Ok(())
        } else {
            Err(refuse(RULE, "refused-not-nearest"))
        }
    }

    pub(super) fn feed(&mut self, seat: Seat, target: Target) {
        if let Phase::Feed(_, resource) = self.table.phase {
            self.eat(seat, resource.caste().predator(), target);
        }
    }
}
