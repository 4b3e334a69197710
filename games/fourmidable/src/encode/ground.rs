//! Forest and nests as numbers.

use engine::Seat;
use engine::encode::{Names, Pen, SEATS, Sheet, distance, from_own};

use super::sight::Sight;
use super::{CASTES, FourmidableEncoder, RESOURCES};
use crate::nest::CELLS;
use crate::state::{Phase, Place};

/// Places of the entries of a hexagon. For each seat there are hole, pheromone and the ants of each caste.
mod entry {
    pub(super) const EMPTY: usize = 9;
    pub(super) const SPIDER: usize = 10;
    pub(super) const GRASSHOPPER: usize = 11;
    pub(super) const WALKER: usize = 12;
    pub(super) const CAME_FROM: usize = 13;
    pub(super) const SEATS: usize = 14;
    pub(super) const OF_SEAT: usize = 5;
}

const HOLE: [&str; 6] = [
    "own-hole",
    "next-hole",
    "second-hole",
    "third-hole",
    "fourth-hole",
    "fifth-hole",
];
const PHEROMONE: [&str; 6] = [
    "own-pheromone",
    "next-pheromone",
    "second-pheromone",
    "third-pheromone",
    "fourth-pheromone",
    "fifth-pheromone",
];

pub(super) fn name_hexagon(players: usize, sheet: &mut Names) {
    sheet.one_of("", &RESOURCES, None);
    sheet.flag("empty", false);
    sheet.flag("spider", false);
    sheet.flag("grasshopper", false);
    sheet.flag("walker", false);
    sheet.flag("walker-came-from", false);
    for seat in 0..players {
        sheet.flag(HOLE[seat], false);
        sheet.flag(PHEROMONE[seat], false);
        sheet.one_of(SEATS[seat], &["hunters/5", "farmers/5", "diggers/5"], None);
    }
}

pub(super) fn name_cell(sheet: &mut Names) {
    sheet.flag("dug", false);
    sheet.flag("worm", false);
    sheet.flag("walker", false);
    sheet.flag("walker-came-from", false);
    sheet.one_of("", &["hunters/5", "farmers/5", "diggers/5"], None);
}

const OF_CELL: usize = 4 + CASTES.len();

impl FourmidableEncoder {
    pub(super) fn write_hexagons(&self, sight: &Sight<'_>, pen: &mut Pen<'_>) {
        let table = sight.table;
        let players = table.players();
        let stride = entry::SEATS + players * entry::OF_SEAT;
        let all = pen.take(self.hexes.len() * stride);
        for (entries, &hex) in all.chunks_exact_mut(stride).zip(&self.hexes) {
            if let Some(resource) = hex.resource().filter(|_| table.resources.contains(hex)) {
                entries[resource as usize] = 1.0;
            }
            entries[entry::EMPTY] = f32::from(u8::from(table.empty.contains(hex)));
        }
        let mut mark = |hex: Option<crate::Hex>, entry: usize, value: f32| {
            if let Some(place) = hex.and_then(|hex| self.place(hex)) {
                all[place * stride + entry] += value;
            }
        };
        mark(table.spider, entry::SPIDER, 1.0);
        mark(table.grasshopper, entry::GRASSHOPPER, 1.0);
        for (step, seat) in from_own(sight.seat, players).enumerate() {
            let colony = table.colony(seat);
            let first = entry::SEATS + step * entry::OF_SEAT;
            for &hole in &colony.holes {
                mark(hole, first, 1.0);
            }
            for hex in colony.pheromones.iter() {
                mark(Some(hex), first + 1, 1.0);
            }
            for ant in &colony.ants {
                if let Place::Hex(hex) = ant.at {
                    mark(Some(hex), first + 2 + ant.caste as usize, 0.2);
                }
            }
        }
        if let Some((_, at, came_from)) = sight.walker() {
            for (place, entry) in [(Some(at), entry::WALKER), (came_from, entry::CAME_FROM)] {
                if let Some(Place::Hex(hex)) = place {
                    mark(Some(hex), entry, 1.0);
                }
            }
        }
    }
}

impl Sight<'_> {
    pub(super) fn write_nests(&self, pen: &mut Pen<'_>) {
        let table = self.table;
        let players = table.players();
        let all = pen.take(players * CELLS * OF_CELL);
        let place = |seat: Seat, cell: crate::Cell| {
            (distance(self.seat, seat, players) * CELLS + cell.index()) * OF_CELL
        };
        for seat in Seat::all(players) {
            let colony = table.colony(seat);
            for cell in colony.dug.iter() {
                all[place(seat, cell)] = 1.0;
            }
            for ant in &colony.ants {
                if let Place::Cell(cell) = ant.at {
                    all[place(seat, cell) + 4 + ant.caste as usize] += 0.2;
                }
            }
        }
        if let Some((nest, cell)) = table.worm {
            all[place(nest, cell) + 1] = 1.0;
        }
        if let Some((seat, at, came_from)) = self.walker() {
            for (at, entry) in [(Some(at), 2), (came_from, 3)] {
                if let Some(Place::Cell(cell)) = at {
                    all[place(seat, cell) + entry] = 1.0;
                }
            }
        }
    }

    /// Whose ant is on its way, where it is, and where its last step began.
    fn walker(&self) -> Option<(Seat, Place, Option<Place>)> {
        let Phase::Walk(seat, walk) = self.table.phase else {
            return None;
        };
        let ant = &self.table.colony(seat).ants[usize::from(walk.ant)];
        Some((seat, ant.at, walk.came_from))
    }
}
