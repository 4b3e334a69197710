//! The garden as numbers: what is on each hexagon that a tile could cover.

use engine::Seat;
use engine::encode::{Layout, Pen, SEATS, Sheet, distance};

use super::{PREY, Sight};
use crate::board::{HEXES, Hex, HexSet, land};
use crate::components::{Prey, Special};
use crate::garden::{Content, Kind};
use crate::state::{Chore, Phase};

/// The hexagons of the land in play, from the top left.
#[derive(Debug)]
pub(super) struct Ground {
    pub(super) hexes: Vec<Hex>,
    places: [Option<u8>; HEXES],
}

const TILES: [&str; 4] = ["pheromone", "aphid-farm", "scavenging", "sub-colony"];

/// Places of the entries of a hexagon. Whose an exit or a tile is comes last.
mod entry {
    use crate::components::Prey;

    pub(super) const FREE: usize = 0;
    pub(super) const PREY: usize = 1;
    pub(super) const EXIT: usize = PREY + Prey::ALL.len();
    pub(super) const TILE: usize = EXIT + 1;
    pub(super) const NAMES_TILE: usize = TILE + 4;
    pub(super) const SIZE: usize = NAMES_TILE + 1;
    pub(super) const CUBES: usize = SIZE + 1;
    pub(super) const WORKER: usize = CUBES + 3;
    pub(super) const CHOSEN: usize = WORKER + 1;
    pub(super) const ASKED: usize = CHOSEN + 1;
    pub(super) const OWNER: usize = ASKED + 1;
}

impl Ground {
    pub(super) fn of(area: &HexSet) -> Self {
        let hexes: Vec<Hex> = (*area & *land()).iter().collect();
        let mut places = [None; HEXES];
        for (place, hex) in hexes.iter().enumerate() {
            places[hex.index()] = Some(place as u8);
        }
        Self { hexes, places }
    }

    pub(super) const fn len(&self) -> usize {
        self.hexes.len()
    }

    /// The place of a hexagon among those in play.
    pub(super) fn place(&self, hex: Hex) -> Option<usize> {
        self.places[hex.index()].map(usize::from)
    }

    pub(super) fn lay_out(&self, layout: &mut Layout, players: usize) {
        layout.add_each("hexagons", self.len(), |sheet| {
            sheet.flag("free", false);
            sheet.one_of("", &PREY, None);
            sheet.flag("exit", false);
            sheet.one_of("", &TILES, None);
            sheet.flag("names-tile", false);
            sheet.count("size-of-tile", 0_u8, 6);
            sheet.count("food", 0_u8, 6);
            sheet.count("earth", 0_u8, 6);
            sheet.count("stone", 0_u8, 6);
            sheet.flag("worker", false);
            sheet.flag("chosen", false);
            sheet.flag("asked", false);
            sheet.one_of("of", &SEATS[..players], None);
        });
    }

    pub(super) fn write(&self, sight: &Sight<'_>, pen: &mut Pen<'_>) {
        let players = sight.table.players();
        let garden = &sight.table.garden;
        let stride = entry::OWNER + players;
        let all = pen.take(stride * self.len());
        let owned = |seat: Seat| entry::OWNER + distance(sight.seat, seat, players);
        for (entries, &hex) in all.chunks_exact_mut(stride).zip(&self.hexes) {
            match garden.content(hex) {
                Content::Empty => entries[entry::FREE] = 1.0,
                Content::Prey(prey) => entries[entry::PREY + prey as usize] = 1.0,
                Content::Exit(seat) => {
                    entries[entry::EXIT] = 1.0;
                    entries[owned(seat)] = 1.0;
                }
                Content::Tile(index) => {
                    let tile = &garden.tiles()[index];
                    let kind = match tile.kind {
                        Kind::Pheromone => 0,
                        Kind::Special(special) => 1 + special as usize,
                    };
                    entries[entry::TILE + kind] = 1.0;
                    let laid = tile.at.laid();
                    entries[entry::NAMES_TILE] = f32::from(u8::from(laid.name == hex));
                    entries[entry::SIZE] = f32::from(laid.shape.size()) / 6.0;
                    for (cube, &cubes) in tile.cubes.iter().enumerate() {
                        entries[entry::CUBES + cube] = f32::from(cubes) / 6.0;
                    }
                    if let Some(owner) = tile.owner {
                        entries[owned(owner)] = 1.0;
                    }
                }
                Content::Barred => {}
            }
        }
        let mut mark = |hexes: &HexSet, entry: usize| {
            for place in hexes.iter().filter_map(|hex| self.place(hex)) {
                all[place * stride + entry] = 1.0;
            }
        };
        match &sight.table.phase {
            Phase::Sortie(_, sortie) => mark(&sortie.at, entry::WORKER),
            Phase::Giving(_, giving) => mark(&giving.chosen, entry::CHOSEN),
            Phase::Harvest => {
                if let Chore::Harvest(index) = sight.table.colony(sight.seat).chore {
                    mark(garden.tiles()[usize::from(index)].hexes(), entry::ASKED);
                }
            }
            _ => {}
        }
    }
}

// The names and the places agree.
const _: () = assert!(entry::EXIT == 1 + Prey::ALL.len() && TILES.len() == 1 + Special::ALL.len());
