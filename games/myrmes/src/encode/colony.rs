//! A colony as numbers.

use engine::Seat;
use engine::encode::Sheet;

use super::{EVENTS, MOST_EXITS, Sight};
use crate::components::{Room, Workshop};
use crate::state::{Chore, Colony, Phase};

const ROOMS: [&str; 4] = ["gestation", "larder", "quarry", "queen"];
const WORKSHOPS: [&str; 4] = ["tunnel", "level", "nurse", "objective"];
const ALL_WORKSHOPS: [Workshop; 4] = [
    Workshop::Tunnel,
    Workshop::Level,
    Workshop::Nurse,
    Workshop::Objective,
];
const CHORES: [&str; 6] = ["none", "harvest", "scavenge", "extra", "store", "feed"];
/// Names of pheromones in the reserve and out of the game, and how many of each there are.
const PHEROMONES: [(&str, &str, u8); 7] = [
    ("pairs", "pairs-gone", 6),
    ("triangles", "triangles-gone", 2),
    ("lines", "lines-gone", 2),
    ("rhombuses", "rhombuses-gone", 2),
    ("pistols", "pistols-gone", 2),
    ("trapezoids", "trapezoids-gone", 2),
    ("pyramids", "pyramids-gone", 1),
];

impl Sight<'_> {
    #[inline]
    pub(super) fn colony(&self, seat: Seat, sheet: &mut impl Sheet) {
        let colony: &Colony = self.table.colony(seat);
        sheet.count("score", colony.score, 50);
        sheet.count("level", colony.level, 3);
        sheet.one_of("event", &EVENTS, Some(colony.event as usize));
        sheet.flag("point-paid", colony.point_paid);
        sheet.count("larvae", colony.larvae, 8);
        sheet.count("workers", colony.workers, 8);
        sheet.count("soldiers", colony.soldiers, 8);
        sheet.count("reserve", colony.reserve, 8);
        sheet.each_of("in", &ROOMS, |room| colony.rooms.contains(Room::ALL[room]));
        sheet.count("nurses", colony.nurses, 8);
        sheet.count("nurses-in-atelier", colony.atelier, 4);
        sheet.each_of("used", &WORKSHOPS, |place| {
            colony.workshops.contains(ALL_WORKSHOPS[place])
        });
        sheet.count("nurses-posted", colony.posted, 8);
        sheet.count("nurses-in-reserve", colony.spare_nurses, 8);
        sheet.count("food", colony.store[0], 6);
        sheet.count("earth", colony.store[1], 6);
        sheet.count("stone", colony.store[2], 6);
        sheet.count("storage", colony.storage(), 6);
        sheet.count("hunger", self.table.hunger(seat), 8);
        for (shape, (left, gone, copies)) in PHEROMONES.into_iter().enumerate() {
            sheet.count(left, colony.pheromones[shape], copies);
            sheet.count(gone, colony.cleared[shape], copies);
        }
        sheet.count("markers", colony.markers, 4);
        sheet.count("markers-gone", colony.lost_markers, 4);
        sheet.count("exits", colony.exits.len() as u8, MOST_EXITS);
        sheet.count("ladybugs", colony.prey[0], 6);
        sheet.count("termites", colony.prey[1], 6);
        sheet.count("spiders", colony.prey[2], 6);
        sheet.count("completed-I", colony.completed[0], 3);
        sheet.count("completed-II", colony.completed[1], 3);
        sheet.count("completed-III", colony.completed[2], 3);
        let (chore, times) = match colony.chore {
            Chore::None => (0, 0),
            Chore::Harvest(_) => (1, 1),
            Chore::Scavenge(times) => (2, times),
            Chore::Extra(times) => (3, times),
            Chore::Store => (4, 1),
            Chore::Feed => (5, 1),
        };
        sheet.one_of("chore", &CHORES, Some(chore));
        sheet.count("chore-times", times, 4);
        sheet.flag("first-player", self.table.first == seat);
        let planned = self.table.phase == Phase::Plan && self.planned.contains(seat);
        sheet.flag("has-planned", planned);
    }
}
