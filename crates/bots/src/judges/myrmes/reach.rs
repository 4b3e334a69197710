//! The best that a worker in the garden can do.

use engine::Seat;
use myrmes::board::HEXES;
use myrmes::components::{Cube, Event, FAR_STEPS, Prey, STEPS, Shape, Special};
use myrmes::garden::{Content, Kind};
use myrmes::placement::Laid;
use myrmes::state::Sortie;
use myrmes::{Hex, HexSet, Placement, Table};

use super::things::Thing;
use super::weights::{FEEDING, HASTE, JOINED};
use super::worth::{Prospects, missing_costs, missing_food};

/// What a worker can do, from every place.
pub(super) struct Reach<'a> {
    table: &'a Table,
    seat: Seat,
    prospects: Prospects,
    /// What VP+1 adds to each scoring.
    bonus: f32,
    /// What food for winter is worth beyond what it is worth anyway.
    hungry: f32,
    /// By steps left: the best that can be done from a hexagon; for a tile, from its first.
    best: Vec<[f32; HEXES]>,
}

impl<'a> Reach<'a> {
    pub(super) fn new(table: &'a Table, seat: Seat) -> Self {
        let bonus = match table.colony(seat).event {
            Event::Point => 1.0,
            _ => 0.0,
        };
        let hungry = if missing_food(table, seat) > 0.0 {
            missing_costs(table)
        } else {
            0.0
        };
        let mut reach = Self {
            table,
            seat,
            prospects: Prospects::of(table),
            bonus,
            hungry,
            best: Vec::with_capacity(7),
        };
        reach.best.push(reach.places());
        reach
    }

    /// The best from where the worker stands.
    pub(super) fn best(&mut self, sortie: &Sortie) -> f32 {
        self.look(sortie.steps);
        let best = &self.best[usize::from(sortie.steps)];
        let at = sortie.at.first().expect("a worker stands somewhere");
        if matches!(self.table.garden.content(at), Content::Tile(_)) {
            return best[at.index()];
        }
        let places = sortie.at.iter();
        places.map(|hex| best[hex.index()]).fold(0.0, f32::max)
    }

    /// The best for a worker that leaves through an exit.
    pub(super) fn through(&mut self, exit: Hex) -> f32 {
        let steps = match self.table.colony(self.seat).event {
            Event::Move => FAR_STEPS,
            _ => STEPS,
        };
        self.best(&Sortie {
            at: HexSet::only(exit),
            steps,
        })
    }

    /// The best after a step.
    pub(super) fn step(&mut self, sortie: &Sortie, to: Hex) -> f32 {
        let left = sortie.steps.saturating_sub(1);
        self.look(left);
        match self.entry(to) {
            Some((to, gain)) => gain + self.best[usize::from(left)][to.index()] + HASTE,
            None => 0.0,
        }
    }

    /// A pheromone laid so.
    pub(super) fn lay(&self, at: Placement) -> f32 {
        let laid = at.laid();
        self.scored(laid.shape.points()) + self.pheromone(laid, &self.touching())
    }

    /// A special tile.
    pub(super) fn special(&self, special: Special) -> f32 {
        let cost: f32 = Cube::ALL
            .into_iter()
            .map(|cube| f32::from(special.cost()[cube as usize]) * self.prospects.cube(cube))
            .sum();
        let feeds = match special {
            Special::AphidFarm => self.hungry,
            _ => 0.0,
        };
        self.scored(special.points()) + self.prospects.special(special) + feeds - cost
    }

    fn scored(&self, points: u8) -> f32 {
        match points {
            0 => 0.0,
            points => f32::from(points) + self.bonus,
        }
    }

    fn look(&mut self, steps: u8) {
        while self.best.len() <= usize::from(steps) {
            let next = self.one_step_more();
            self.best.push(next);
        }
    }

    fn one_step_more(&self) -> [f32; HEXES] {
        let before = &self.best[self.best.len() - 1];
        let mut entering = [f32::NEG_INFINITY; HEXES];
        for hex in self.table.garden.area().iter() {
            if let Some((to, gain)) = self.entry(hex) {
                entering[hex.index()] = before[to.index()] + gain;
            }
        }
        let mut next = *before;
        for hex in self.table.garden.area().iter() {
            let best = match self.table.garden.content(hex) {
                Content::Barred => continue,
                Content::Tile(index) => {
                    let tile = &self.table.garden.tiles()[index];
                    if tile.name() != hex {
                        continue;
                    }
                    let around = tile.at.laid().around.iter();
                    around
                        .map(|beside| entering[beside.index()])
                        .fold(f32::NEG_INFINITY, f32::max)
                }
                _ => hex
                    .neighbours()
                    .map(|beside| entering[beside.index()])
                    .fold(f32::NEG_INFINITY, f32::max),
            };
            if best > next[hex.index()] {
                next[hex.index()] = best;
            }
        }
        next
    }

    /// Where a worker then stands, and what entering brings; nothing if it cannot.
    fn entry(&self, hex: Hex) -> Option<(Hex, f32)> {
        let colony = self.table.colony(self.seat);
        let soldier = self.prospects.worth(Thing::Soldier) + self.hungry;
        match self.table.garden.content(hex) {
            Content::Barred => None,
            Content::Empty => Some((hex, 0.0)),
            Content::Prey(prey) => (colony.soldiers >= prey.soldiers())
                .then(|| (hex, self.hunt(prey) - f32::from(prey.soldiers()) * soldier)),
            Content::Exit(owner) if owner == self.seat => Some((hex, 0.0)),
            Content::Exit(_) => (colony.soldiers > 0).then_some((hex, -soldier)),
            Content::Tile(index) => {
                let tile = &self.table.garden.tiles()[index];
                if tile.owner.is_none_or(|owner| owner == self.seat) {
                    return Some((tile.name(), 0.0));
                }
                if colony.soldiers == 0 {
                    return None;
                }
                let mut gain = -soldier;
                let earth = Cube::Earth as usize;
                if tile.kind == Kind::Pheromone && tile.is_empty() && colony.store[earth] > 0 {
                    let points = self.scored(tile.shape().points());
                    gain += (points - self.prospects.cube(Cube::Earth)).max(0.0);
                }
                Some((tile.name(), gain))
            }
        }
    }

    fn hunt(&self, prey: Prey) -> f32 {
        self.scored(prey.points())
            + self.prospects.worth(Thing::Prey)
            + f32::from(prey.food()) * (self.prospects.cube(Cube::Food) + self.hungry)
    }

    /// What can be placed from each hexagon.
    fn places(&self) -> [f32; HEXES] {
        let mut best = [0.0; HEXES];
        let colony = self.table.colony(self.seat);
        let free = self.table.garden.free();
        let touching = self.touching();
        for shape in Shape::ALL {
            let laying =
                shape.level() <= colony.pheromone_level() && colony.pheromones[shape as usize] > 0;
            let special = Special::ALL
                .into_iter()
                .filter(|&special| special.shape() == shape && self.buildable(special))
                .map(|special| self.special(special))
                .fold(f32::NEG_INFINITY, f32::max);
            if !laying && special < 0.0 {
                continue;
            }
            let points = self.scored(shape.points());
            for at in Placement::all(shape) {
                let laid = at.laid();
                if !laid.hexes.without(free).is_empty() {
                    continue;
                }
                let mut value = special;
                if laying {
                    value = value.max(points + self.pheromone(laid, &touching));
                }
                for hex in laid.hexes.iter() {
                    if value > best[hex.index()] {
                        best[hex.index()] = value;
                    }
                }
            }
        }
        best
    }

    fn pheromone(&self, laid: &Laid, touching: &HexSet) -> f32 {
        let joined = if laid.hexes.meets(touching) {
            JOINED
        } else {
            0.0
        };
        let feeds = if laid.cubes[Cube::Food as usize] > 0 {
            self.hungry * FEEDING
        } else {
            0.0
        };
        self.prospects.pheromone(laid.cubes) + joined + feeds
    }

    /// What lies beside the player's own pheromones.
    fn touching(&self) -> HexSet {
        let mut around = HexSet::NONE;
        for tile in self.table.garden.tiles() {
            if tile.is_pheromone_of(self.seat) {
                around |= tile.at.laid().around;
            }
        }
        around
    }

    fn buildable(&self, special: Special) -> bool {
        let colony = self.table.colony(self.seat);
        let left = match special {
            Special::SubColony => self.table.stock.sub_colonies,
            _ => self.table.stock.farms,
        };
        let mut paid = colony.store.iter().zip(special.cost());
        special.level() <= colony.working_level()
            && colony.markers > 0
            && left > 0
            && paid.all(|(&has, cost)| has >= cost)
    }
}
