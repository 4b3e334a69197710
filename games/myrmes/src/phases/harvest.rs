//! Rulebook: 4) Harvest.
//!
//! Whatever needs no choice happens at once; then everybody chooses: one cube from each pheromone
//! with several kinds, tile by tile; earth or stone for each scavenging; up to three cubes more.

use engine::Seat;

use super::{Checked, When, refuse};
use crate::action::Action;
use crate::board::Hex;
use crate::components::{Cube, Event, SUB_COLONY_HARVEST, Special};
use crate::garden::{Content, Kind, Tile};
use crate::state::{Chore, Phase, Source, Table};

const RULE: &str = "rule-harvest";

/// Rulebook: Harvest+3.
const EXTRA: u8 = 3;

impl Table {
    /// Of all tiles, those placed in this season too (Ruling 42), in an order that changes nothing (Ruling 71).
    pub(crate) fn begin_harvest(&mut self) {
        self.phase = Phase::Harvest;
        for seat in self.in_turn() {
            self.harvest_what_needs_no_choice(seat);
            self.colony_mut(seat).chore = self.next_harvest(seat, 0);
        }
        self.end_harvest();
    }

    fn end_harvest(&mut self) {
        if self.busy().is_empty() {
            self.next_atelier();
        }
    }

    fn harvest_what_needs_no_choice(&mut self, seat: Seat) {
        for index in 0..self.garden.tiles().len() {
            let tile = self.garden.tiles()[index];
            if tile.owner != Some(seat) {
                continue;
            }
            match tile.kind {
                Kind::Pheromone => {
                    if tile.variety() == 1 {
                        let cube = tile.kinds().next().expect("there is one kind");
                        self.pick(seat, index, cube);
                    }
                }
                Kind::Special(Special::AphidFarm) => {
                    let food = self.gain(seat, Cube::Food, 1);
                    self.colony_mut(seat).ledger.harvested[Cube::Food as usize] += food;
                }
                Kind::Special(Special::Scavenging) => {}
                Kind::Special(Special::SubColony) => {
                    self.score(seat, Source::SubColonies, SUB_COLONY_HARVEST);
                }
            }
        }
    }

    /// What is to be chosen next, from the tile with this index on.
    fn next_harvest(&self, seat: Seat, from: usize) -> Chore {
        let tiles = self.garden.tiles();
        let choice = |tile: &Tile| tile.is_pheromone_of(seat) && tile.variety() > 1;
        if let Some(index) = tiles[from..].iter().position(choice) {
            return Chore::Harvest((from + index) as u8);
        }
        let scavenging = |tile: &&Tile| {
            tile.kind == Kind::Special(Special::Scavenging) && tile.owner == Some(seat)
        };
        match tiles.iter().filter(scavenging).count() as u8 {
            0 => self.after_scavenging(seat),
            count => Chore::Scavenge(count),
        }
    }

    fn after_scavenging(&self, seat: Seat) -> Chore {
        match self.colony(seat).event {
            Event::Harvest => self.more(seat, EXTRA),
            _ => Chore::None,
        }
    }

    /// Up to so many cubes more, if there are any; several may be of one tile (Ruling 14).
    fn more(&self, seat: Seat, left: u8) -> Chore {
        let full = |tile: &Tile| tile.is_pheromone_of(seat) && !tile.is_empty();
        if left > 0 && self.garden.tiles().iter().any(full) {
            Chore::Extra(left)
        } else {
            Chore::None
        }
    }

    fn pick(&mut self, seat: Seat, index: usize, cube: Cube) {
        self.garden.tiles_mut()[index].cubes[cube as usize] -= 1;
        let colony = self.colony_mut(seat);
        colony.store[cube as usize] += 1;
        colony.ledger.harvested[cube as usize] += 1;
    }

    pub(crate) fn list_harvest(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.colony(seat).chore {
            Chore::Harvest(index) => {
                let tile = &self.garden.tiles()[usize::from(index)];
                out.extend(tile.kinds().map(|cube| Action::Harvest(tile.name(), cube)));
            }
            Chore::Scavenge(_) => {
                out.extend([Cube::Earth, Cube::Stone].map(Action::Scavenge));
            }
            Chore::Extra(_) => {
                let own = self.garden.tiles().iter();
                for tile in own.filter(|tile| tile.is_pheromone_of(seat)) {
                    out.extend(tile.kinds().map(|cube| Action::Harvest(tile.name(), cube)));
                }
                out.push(Action::Enough);
            }
            Chore::None | Chore::Store | Chore::Feed => {}
        }
    }

    pub(crate) fn check_harvest(&self, seat: Seat, hex: Hex, cube: Cube) -> Checked {
        let chore = self.colony(seat).chore;
        if !matches!(chore, Chore::Harvest(_) | Chore::Extra(_)) {
            return Err(self.other_phase(seat, RULE, When::Harvest));
        }
        let Content::Tile(index) = self.garden.content(hex) else {
            return Err(refuse(RULE, "refused-harvest-no-tile"));
        };
        let tile = &self.garden.tiles()[index];
        if !tile.is_pheromone_of(seat) || tile.name() != hex {
            return Err(refuse(RULE, "refused-harvest-no-tile"));
        }
        if tile.cubes[cube as usize] == 0 {
            return Err(refuse(RULE, "refused-harvest-no-cube"));
        }
        match chore {
            Chore::Harvest(asked) if usize::from(asked) != index => {
                Err(refuse(RULE, "refused-harvest-other-tile"))
            }
            _ => Ok(()),
        }
    }

    /// Takes a cube of one's choice from a pheromone.
    pub(crate) fn harvest(&mut self, seat: Seat, hex: Hex, cube: Cube) {
        let Content::Tile(index) = self.garden.content(hex) else {
            unreachable!("cubes lie on tiles");
        };
        self.pick(seat, index, cube);
        self.colony_mut(seat).chore = match self.colony(seat).chore {
            Chore::Extra(left) => self.more(seat, left - 1),
            _ => self.next_harvest(seat, index + 1),
        };
        self.end_harvest();
    }

    pub(crate) fn check_scavenge(&self, seat: Seat, cube: Cube) -> Checked {
        if !matches!(self.colony(seat).chore, Chore::Scavenge(_)) {
            return Err(self.other_phase(seat, RULE, When::Scavenge));
        }
        if cube == Cube::Food {
            return Err(refuse(RULE, "refused-scavenge-food"));
        }
        Ok(())
    }

    /// Earth or stone for a scavenging.
    pub(crate) fn scavenge(&mut self, seat: Seat, cube: Cube) {
        let got = self.gain(seat, cube, 1);
        self.colony_mut(seat).ledger.harvested[cube as usize] += got;
        self.colony_mut(seat).chore = match self.colony(seat).chore {
            Chore::Scavenge(left) if left > 1 => Chore::Scavenge(left - 1),
            _ => self.after_scavenging(seat),
        };
        self.end_harvest();
    }

    /// Harvest+3 is not mandatory; the rest is (Ruling 43).
    pub(crate) fn check_enough(&self, seat: Seat) -> Checked {
        match self.colony(seat).chore {
            Chore::Extra(_) => Ok(()),
            Chore::Harvest(_) | Chore::Scavenge(_) => {
                Err(refuse(RULE, "refused-harvest-mandatory"))
            }
            Chore::None | Chore::Store | Chore::Feed => {
                Err(self.other_phase(seat, RULE, When::Extra))
            }
        }
    }

    pub(crate) fn enough(&mut self, seat: Seat) {
        self.colony_mut(seat).chore = Chore::None;
        self.end_harvest();
    }
}
