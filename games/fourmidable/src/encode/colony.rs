//! A colony as numbers.

use engine::Seat;
use engine::encode::Sheet;

use super::sight::Sight;
use super::{CASTES, SPECIES, ids};
use crate::components::{Caste, PHEROMONES, Predator};

const PREDATORS: [&str; Predator::ALL.len()] = ids!(Predator);
const UNBORN: [&str; 3] = ["unborn-hunters", "unborn-farmers", "unborn-diggers"];
const ANTS: [&str; 3] = ["hunters", "farmers", "diggers"];
const NOT_MOVED: [&str; 3] = [
    "hunters-not-moved",
    "farmers-not-moved",
    "diggers-not-moved",
];
const STORE: [&str; 9] = [
    "ladybugs",
    "caterpillars",
    "beetles",
    "blueberries",
    "raspberries",
    "mushrooms",
    "clay",
    "stones",
    "soil",
];
const IN_HAND: [&str; 3] = [
    "hunter-objectives",
    "farmer-objectives",
    "digger-objectives",
];
const COMPLETED: [&str; 3] = ["hunter-completed", "farmer-completed", "digger-completed"];

impl Sight<'_> {
    #[inline]
    pub(super) fn colony(&self, seat: Seat, sheet: &mut impl Sheet) {
        let table = self.table;
        let colony = table.colony(seat);
        let completed = colony.completed.by_caste();
        for &caste in Caste::ALL {
            let caste = caste as usize;
            let own = || colony.ants.iter().filter(|ant| ant.caste as usize == caste);
            sheet.count(ANTS[caste], own().count() as u8, 5);
            sheet.count(
                NOT_MOVED[caste],
                own().filter(|ant| !ant.moved).count() as u8,
                5,
            );
            sheet.count(UNBORN[caste], colony.unborn[caste], 5);
            sheet.count(IN_HAND[caste], self.hands[seat.index()][caste], 4);
            sheet.count(COMPLETED[caste], completed[caste], 8);
        }
        for (name, count) in STORE.into_iter().zip(colony.store) {
            sheet.count(name, count, 3);
        }
        sheet.count("score", colony.score, 50);
        sheet.count("objectives-completed", colony.completed.len() as u8, 8);
        sheet.count("holes", colony.hole_count(), 4);
        sheet.count("pheromones", colony.pheromones.len() as u8, PHEROMONES);
        sheet.count("pheromones-left", colony.supply, PHEROMONES);
        sheet.count("cells-dug", colony.dug.len() as u8, 21);
        sheet.count("special-cards", self.special_counts[seat.index()], 6);
        sheet.one_of("", &SPECIES, colony.species.map(|species| species as usize));
        sheet.flag("species-used", colony.flipped);
        sheet.flag("birth-done", colony.birth_done);
        sheet.one_of("birth-tile", &CASTES, colony.tile.map(|tile| tile as usize));
        sheet.flag("predator-done", colony.predator_done);
        let moved = colony.moved_by_action.map(|predator| predator as usize);
        sheet.one_of("moved", &PREDATORS, moved);
        let moved = colony.moved_by_species.map(|predator| predator as usize);
        sheet.one_of("moved-by-species", &PREDATORS, moved);
        sheet.flag("has-day-night-tile", table.first == seat);
        sheet.flag("has-chosen", self.chosen.contains(seat));
    }
}
