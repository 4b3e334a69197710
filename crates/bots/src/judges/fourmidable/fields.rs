//! How much each place of forest and nest promises an ant: the best that it can reach from there in
//! the rounds to come.

use arrayvec::ArrayVec;
use engine::Seat;
use fourmidable::board::HEXES;
use fourmidable::cards::{Effect, Objective};
use fourmidable::components::{Caste, Resource, Species};
use fourmidable::nest::CELLS;
use fourmidable::state::{Colony, Place};
use fourmidable::{Cell, Fourmidable, Hex, HexSet, Table};

use super::wants::{Wants, rounds_left};
use super::weights::WEIGHTS;

/// The places of one colony: forest, then nest.
const PLACES: usize = HEXES + CELLS;
/// Nothing is farther than this.
const FAR: usize = 24;
/// No ant goes farther than seven steps: three, two cards and the weather.
const LONGEST: usize = 9;
/// Of two ways to the same end the shorter is taken.
pub(super) const STEP: f32 = 0.01;

pub(super) struct Fields<'a> {
    game: &'a Fourmidable,
    table: &'a Table,
    seat: Seat,
    colony: &'a Colony,
    pub(super) wants: Wants<'a>,
    /// What others have in the forest.
    others: HexSet,
    /// Where nobody goes.
    closed: HexSet,
    /// What a visit of the library brings an ant of each caste.
    pub(super) library: [f32; 3],
    /// What a place promises an ant of each caste in later rounds.
    promise: [[f32; PLACES]; 3],
    /// What is left of a gain that is so many steps away.
    decay: [f32; FAR + 1],
}

fn index(place: Place) -> usize {
    match place {
        Place::Hex(hex) => hex.index(),
        Place::Cell(cell) => HEXES + cell.index(),
    }
}

impl<'a> Fields<'a> {
    pub(super) fn new(game: &'a Fourmidable, seat: Seat) -> Self {
        let table = game.table();
        let colony = table.colony(seat);
        let mut others = HexSet::NONE;
        for other in Seat::all(table.players()).filter(|&other| other != seat) {
            let other = table.colony(other);
            others |= other.pheromones | other.hole_set() | other.ant_set();
        }
        let mut closed = !table.area;
        if table.options.predators_block {
            closed |= table.predator_set();
        }
        let patience = WEIGHTS.patience * rounds_left(game).min(1.0);
        let mut fields = Self {
            game,
            table,
            seat,
            colony,
            wants: Wants::new(game, seat),
            others,
            closed,
            library: [0.0; 3],
            promise: [[0.0; PLACES]; 3],
            decay: std::array::from_fn(|steps| patience.powf((steps as f32 + 2.0) / 3.0)),
        };
        fields.library = std::array::from_fn(|caste| fields.visit(Caste::ALL[caste]));
        fields.survey_forest();
        fields.survey_nest();
        fields
    }

    /// What an ant that ends its move in the library brings.
    fn visit(&self, caste: Caste) -> f32 {
        let options = self.table.options;
        if !options.is_apprentice() {
            return 0.0;
        }
        let store = &self.colony.store;
        if options.is_experienced() {
            let payable = |card: &&Objective| {
                card.caste() == caste && self.table.deck.is_paid_by(**card, store)
            };
            let gains = self.table.row.iter().filter(payable);
            let gains = gains.map(|&card| self.completes(card));
            return gains.fold(0.0, f32::max);
        }
        let hand = self.game.objectives_of(self.seat).len();
        if hand >= 4 {
            return 0.0;
        }
        let room = 1.0 - WEIGHTS.studied * hand as f32 / 4.0;
        WEIGHTS.study * room * (rounds_left(self.game) / 2.5).min(1.0)
    }

    /// What completing an objective brings, beside the promise that it was before.
    pub(super) fn completes(&self, card: Objective) -> f32 {
        let mut store = self.colony.store;
        self.table.deck.pay(card, &mut store);
        self.wants.completed(card) + self.wants.without(card, &store) - self.wants.worth
    }

    /// The best that an ant can do that has come here with so many steps left.
    pub(super) fn onward(&self, caste: Caste, place: Place, steps: u8, cross: bool) -> f32 {
        if self.ends(place) || steps == 0 {
            self.arrival(caste, place)
        } else {
            self.best(caste, place, steps, cross)
        }
    }

    fn survey_forest(&mut self) {
        let passable = !(self.closed | self.others);
        for &resource in &Resource::ALL[..6] {
            let value = self.wants.more[resource as usize] + WEIGHTS.pheromone;
            let can = |hex: &Hex| {
                hex.resource() == Some(resource) && self.table.options.may_harvest(*hex)
            };
            let sources: HexSet = (self.table.resources & passable)
                .iter()
                .filter(can)
                .collect();
            self.spread(resource.caste(), sources, value, 0, passable);
        }
        for &caste in Caste::ALL {
            let home = match caste {
                Caste::Digger => self.best_earth(),
                _ => 0.0,
            };
            let value = self.library[caste as usize].max(home);
            if value > 0.0 {
                self.spread(caste, self.colony.hole_set(), value, 1, passable);
            }
        }
    }

    fn best_earth(&self) -> f32 {
        let cells = Cell::all().filter(|&cell| !self.colony.dug.contains(cell));
        cells.map(|cell| self.earth(cell)).fold(0.0, f32::max)
    }

    fn earth(&self, cell: Cell) -> f32 {
        let Some(earth) = cell.earth() else {
            return 0.0;
        };
        let hole = match cell.hole() {
            Some(_) if !self.table.options.is_apprentice() => return 0.0,
            Some(_) => WEIGHTS.hole,
            None => 0.0,
        };
        self.wants.more[earth as usize] + hole
    }

    fn spread(
        &mut self,
        caste: Caste,
        sources: HexSet,
        value: f32,
        start: usize,
        passable: HexSet,
    ) {
        let promise = &mut self.promise[caste as usize];
        let mut seen = sources;
        let mut edge = sources;
        for steps in start..FAR {
            if edge.is_empty() {
                break;
            }
            let here = value * self.decay[steps];
            let mut next = HexSet::NONE;
            for hex in edge.iter() {
                promise[hex.index()] = promise[hex.index()].max(here);
                next |= *hex.neighbours();
            }
            edge = next & passable & !seen;
            seen |= edge;
        }
    }

    fn survey_nest(&mut self) {
        for cell in Cell::all().filter(|&cell| self.colony.dug.contains(cell)) {
            let place = HEXES + cell.index();
            for &caste in Caste::ALL {
                let mut best = self.library[caste as usize]
                    * self.decay[usize::from(cell.distance(Cell::LIBRARY))];
                for (number, hole) in self.colony.holes.iter().enumerate() {
                    if let Some(hole) = hole {
                        let steps = usize::from(cell.distance(Cell::of_hole(number)));
                        // A third of a round for each step.
                        let part = self.decay[steps] / self.decay[0];
                        best = best.max(self.promise[caste as usize][hole.index()] * part);
                    }
                }
                if caste == Caste::Digger {
                    for earth in Cell::all().filter(|&earth| !self.colony.dug.contains(earth)) {
                        let steps = usize::from(cell.distance(earth));
                        best = best.max(self.earth(earth) * self.decay[steps]);
                    }
                }
                self.promise[caste as usize][place] = best;
            }
        }
    }

    /// What a place promises in later rounds.
    pub(super) fn promise(&self, caste: Caste, place: Place) -> f32 {
        let place = match place {
            Place::Hex(hex) => self.colony.space(hex),
            cell => cell,
        };
        self.promise[caste as usize][index(place)]
    }

    /// What an ant brings that ends its move here.
    pub(super) fn arrival(&self, caste: Caste, place: Place) -> f32 {
        match place {
            Place::Hex(hex) => match hex.resource() {
                Some(resource)
                    if resource.caste() == caste
                        && self.table.resources.contains(hex)
                        && self.table.options.may_harvest(hex) =>
                {
                    let around = hex
                        .neighbours()
                        .iter()
                        .map(|hex| self.promise(caste, self.colony.space(hex)));
                    let later = around.fold(0.0, f32::max) * self.decay[0];
                    self.harvest(resource) + self.marks(hex) + later
                }
                _ => self.promise(caste, place),
            },
            Place::Cell(cell) if !self.colony.dug.contains(cell) => {
                let later = self.wants.more[6..].iter().copied().fold(0.0, f32::max);
                self.earth(cell) + self.harvest_card(cell.earth()) + 0.5 * later * self.decay[1]
            }
            Place::Cell(Cell::LIBRARY) => {
                self.library[caste as usize]
                    + self.promise(caste, Place::Cell(Cell::HOLE)) * self.decay[0]
            }
            Place::Cell(_) => self.promise(caste, place),
        }
    }

    fn harvest(&self, resource: Resource) -> f32 {
        self.wants.more[resource as usize] + self.harvest_card(Some(resource))
    }

    /// The points of a special card for this resource.
    fn harvest_card(&self, resource: Option<Resource>) -> f32 {
        let cards = self.game.specials_of(self.seat);
        let pays = cards.iter().any(|card| {
            matches!(card.effect(), Effect::Harvest(kind) if Some(kind) == resource)
                && (card.card().time.is_none_or(|time| time == self.table.time)
                    || self.table.is(self.seat, Species::Insomniac))
        });
        if pays { 2.0 - WEIGHTS.card } else { 0.0 }
    }

    /// What a pheromone here brings, if one can be placed.
    fn marks(&self, hex: Hex) -> f32 {
        let near = self.colony.pheromones | self.colony.hole_set();
        let connected = !self.table.options.is_experienced() || hex.neighbours().meets(&near);
        if self.colony.supply > 0 && connected {
            WEIGHTS.pheromone
        } else {
            0.0
        }
    }

    /// What crossing a hexagon brings.
    pub(super) fn crossing(&self, place: Place) -> f32 {
        match place {
            Place::Hex(hex)
                if self.table.options.is_apprentice() && self.table.empty.contains(hex) =>
            {
                self.marks(hex)
            }
            _ => 0.0,
        }
    }

    /// The best that an ant of this caste can do from here with so many steps.
    pub(super) fn best(&self, caste: Caste, from: Place, steps: u8, cross: bool) -> f32 {
        let cross = cross || self.table.is(self.seat, Species::Diplomat);
        // Where it can be after each step.
        let mut reached: ArrayVec<ArrayVec<Place, PLACES>, LONGEST> = ArrayVec::new();
        reached.push(std::iter::once(from).collect());
        for step in 0..usize::from(steps).min(LONGEST - 1) {
            let mut seen = [false; PLACES];
            let mut next = ArrayVec::new();
            for &place in &reached[step] {
                if step > 0 && self.ends(place) {
                    continue;
                }
                self.neighbours(caste, place, cross, |place| {
                    if !std::mem::replace(&mut seen[index(place)], true) {
                        next.push(place);
                    }
                });
            }
            reached.push(next);
        }
        let last = reached.len() - 1;
        let mut onward = [f32::NEG_INFINITY; PLACES];
        for (step, places) in reached.iter().enumerate().rev() {
            let mut here = [f32::NEG_INFINITY; PLACES];
            for &place in places {
                let mut best = f32::NEG_INFINITY;
                if self.can_stop(place) {
                    best = self.arrival(caste, place);
                }
                if step < last && (step == 0 || !self.ends(place)) {
                    self.neighbours(caste, place, cross, |next| {
                        best = best.max(self.crossing(next) + onward[index(next)] - STEP);
                    });
                }
                here[index(place)] = best;
            }
            onward = here;
        }
        onward[index(from)]
    }

    fn can_stop(&self, place: Place) -> bool {
        match place {
            Place::Hex(hex) => !self.others.contains(hex),
            Place::Cell(_) => true,
        }
    }

    /// Whether an ant that comes here goes no further.
    fn ends(&self, place: Place) -> bool {
        match place {
            Place::Hex(_) => false,
            Place::Cell(Cell::LIBRARY) => self.table.options.is_apprentice(),
            Place::Cell(cell) => !self.colony.dug.contains(cell),
        }
    }

    fn neighbours(&self, caste: Caste, place: Place, cross: bool, mut tell: impl FnMut(Place)) {
        let outside = match place {
            Place::Hex(hex) => Some(hex),
            Place::Cell(cell) => {
                for next in cell.neighbours().iter() {
                    let open = self.colony.dug.contains(next)
                        || (caste == Caste::Digger
                            && (next.hole().is_none() || self.table.options.is_apprentice()));
                    let worm = self.table.options.predators_block
                        && self.table.worm_in(self.seat) == Some(next);
                    if open && !worm {
                        tell(Place::Cell(next));
                    }
                }
                cell.hole().and_then(|hole| self.colony.holes[hole])
            }
        };
        if let Some(hex) = outside {
            let mut next = *hex.neighbours() & !self.closed;
            if !cross {
                next = next.minus(self.others);
            }
            for hex in next.iter() {
                tell(self.colony.space(hex));
            }
        }
    }
}
