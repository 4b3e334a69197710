//! The map as numbers.

use engine::Seat;
use engine::encode::{Names, Pen, Sheet, from_own};

use super::kind_of;
use super::phase::Asked;
use super::sight::Sight;
use crate::board::{AREAS, Area, AreaSet, Place};
use crate::components::Caste;

const FACES: [&str; 5] = ["predators", "prey", "plants", "aphids", "empty"];
const OF_SEAT: [[&str; 7]; 6] = [
    [
        "own-workers/10",
        "own-medias/10",
        "own-majors/10",
        "own-patrollers/10",
        "own-nest",
        "own-site",
        "own-trunk",
    ],
    [
        "next-workers/10",
        "next-medias/10",
        "next-majors/10",
        "next-patrollers/10",
        "next-nest",
        "next-site",
        "next-trunk",
    ],
    [
        "second-workers/10",
        "second-medias/10",
        "second-majors/10",
        "second-patrollers/10",
        "second-nest",
        "second-site",
        "second-trunk",
    ],
    [
        "third-workers/10",
        "third-medias/10",
        "third-majors/10",
        "third-patrollers/10",
        "third-nest",
        "third-site",
        "third-trunk",
    ],
    [
        "fourth-workers/10",
        "fourth-medias/10",
        "fourth-majors/10",
        "fourth-patrollers/10",
        "fourth-nest",
        "fourth-site",
        "fourth-trunk",
    ],
    [
        "fifth-workers/10",
        "fifth-medias/10",
        "fifth-majors/10",
        "fifth-patrollers/10",
        "fifth-nest",
        "fifth-site",
        "fifth-trunk",
    ],
];

/// Places of the entries of an area. Those of the seats come last.
mod entry {
    pub(super) const FACEDOWN: usize = 0;
    pub(super) const FACES: usize = 1;
    pub(super) const VALUE: usize = 6;
    pub(super) const MODIFIER: usize = 7;
    pub(super) const OCCUPIED: usize = 8;
    pub(super) const REVEALING: usize = 9;
    pub(super) const SCOUTED: usize = 10;
    pub(super) const BUSY: usize = 11;
    pub(super) const ARRIVED: usize = 12;
    pub(super) const BROUGHT: usize = 13;
    pub(super) const ENGAGED: usize = 14;
    pub(super) const LOAD: usize = 15;
    pub(super) const REPELLED: usize = 16;
    pub(super) const ASKED: usize = 17;
    pub(super) const CARRIED_FROM: usize = 18;
    pub(super) const SEATS: usize = 19;
    pub(super) const OF_SEAT: usize = 7;
}

pub(super) fn name_area(players: usize, sheet: &mut Names) {
    sheet.flag("face-down", false);
    sheet.one_of("", &FACES, None);
    sheet.count("value", 0_u8, 4);
    sheet.count("modifier", 0_u8, 4);
    sheet.flag("occupied-at-start", false);
    sheet.flag("to-turn-up", false);
    sheet.flag("scouted", false);
    sheet.flag("busy", false);
    sheet.count("arrived", 0_u8, 10);
    sheet.count("brought", 0_u8, 10);
    sheet.count("engaged", 0_u8, 10);
    sheet.count("load", 0_u8, 10);
    sheet.count("driven-off", 0_u8, 10);
    sheet.flag("asked", false);
    sheet.flag("carried-from", false);
    for names in &OF_SEAT[..players] {
        sheet.one_of("", names, None);
    }
}

/// The entries of all areas.
struct Entries<'a> {
    all: &'a mut [f32],
    stride: usize,
}

impl Entries<'_> {
    fn set(&mut self, area: Area, entry: usize, value: f32) {
        self.all[area.index() * self.stride + entry] = value;
    }

    fn mark(&mut self, areas: AreaSet, entry: usize) {
        for area in areas.iter() {
            self.set(area, entry, 1.0);
        }
    }

    fn count(&mut self, counts: impl Iterator<Item = (Area, u16)>, entry: usize) {
        for (area, count) in counts {
            self.set(area, entry, f32::from(count) / 10.0);
        }
    }
}

impl Sight<'_> {
    pub(super) fn write_map(&self, pen: &mut Pen<'_>) {
        let table = self.table;
        let players = table.players();
        let stride = entry::SEATS + players * entry::OF_SEAT;
        let mut entries = Entries {
            all: pen.take(AREAS * stride),
            stride,
        };
        let markers = &table.markers;
        entries.mark(markers.facedown, entry::FACEDOWN);
        for (area, marker) in markers.faceup.iter() {
            entries.set(area, entry::FACES + kind_of(marker), 1.0);
            entries.set(area, entry::VALUE, f32::from(markers.value(area)) / 4.0);
        }
        for (area, &modifier) in markers.modifier.iter() {
            entries.set(area, entry::MODIFIER, f32::from(modifier) / 4.0);
        }
        self.write_turn(&mut entries);
        for (step, seat) in from_own(self.seat, players).enumerate() {
            self.write_seat(seat, entry::SEATS + step * entry::OF_SEAT, &mut entries);
        }
    }

    fn write_turn(&self, entries: &mut Entries<'_>) {
        let turn = &self.table.turn;
        entries.mark(turn.occupied, entry::OCCUPIED);
        entries.mark(turn.revealing, entry::REVEALING);
        entries.mark(turn.scouted, entry::SCOUTED);
        entries.mark(turn.busy, entry::BUSY);
        let arrived = turn.arrived.iter();
        entries.count(
            arrived.map(|(area, ants)| (area, ants.total())),
            entry::ARRIVED,
        );
        let brought = turn.brought.iter();
        entries.count(
            brought.map(|(area, ants)| (area, ants.total())),
            entry::BROUGHT,
        );
        let engaged = turn.engaged.iter();
        entries.count(
            engaged.map(|(area, ants)| (area, ants.total())),
            entry::ENGAGED,
        );
        let loads = turn.loads.iter();
        entries.count(loads.map(|(area, &load)| (area, load)), entry::LOAD);
        let repelled = turn.repelled.iter();
        entries.count(repelled.map(|(area, &ants)| (area, ants)), entry::REPELLED);
        if let Some(area) = Asked::of(&self.table.phase).area {
            entries.set(area, entry::ASKED, 1.0);
        }
        if let Some((Place::Map(area), ..)) = turn.carried {
            entries.set(area, entry::CARRIED_FROM, 1.0);
        }
    }

    fn write_seat(&self, seat: Seat, first: usize, entries: &mut Entries<'_>) {
        let colony = self.table.colony(seat);
        for caste in Caste::ALL {
            let ants = colony.ants.iter().map(|(area, ants)| (area, ants[caste]));
            entries.count(ants, first + caste as usize);
        }
        let patrol = colony.patrol.iter();
        entries.count(patrol.map(|(area, ants)| (area, ants.total())), first + 3);
        if let Some(nest) = colony.nest {
            entries.set(nest, first + 4, 1.0);
        }
        entries.mark(colony.sites, first + 5);
        entries.mark(colony.trunks, first + 6);
    }
}
