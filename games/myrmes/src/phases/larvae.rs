//! Rulebook: Important (larvae for food), and what comes from or goes back to beside the board.

use engine::Seat;

use super::{Checked, not_now, refuse};
use crate::components::{Cube, LARVAE_PER_FOOD};
use crate::state::{Phase, Table};

const RULE: &str = "rule-larvae";

impl Table {
    /// Ruling 57: wherever food can be spent. Before that nothing would change.
    pub(crate) fn check_exchange(&self, seat: Seat) -> Checked {
        if !matches!(
            self.phase,
            Phase::Worker(_) | Phase::Sortie(..) | Phase::Atelier(_)
        ) {
            return Err(not_now(RULE));
        }
        if self.colony(seat).larvae < LARVAE_PER_FOOD {
            return Err(refuse(RULE, "refused-larvae").with("larvae", self.colony(seat).larvae));
        }
        if !self.has_food() {
            return Err(refuse(RULE, "refused-no-cube-left"));
        }
        Ok(())
    }

    pub(crate) fn can_exchange(&self, seat: Seat) -> bool {
        self.colony(seat).larvae >= LARVAE_PER_FOOD && self.has_food()
    }

    pub(crate) fn has_food(&self) -> bool {
        !self.options.counted || self.stock.cubes[Cube::Food as usize] > 0
    }

    pub(crate) fn turn_larvae_into_food(&mut self, seat: Seat) {
        self.return_larvae(seat, LARVAE_PER_FOOD);
        self.gain(seat, Cube::Food, 1);
    }

    /// How many of these cubes there are beside the board (Ruling 6).
    pub(crate) fn available(&self, wanted: [u8; 3]) -> [u8; 3] {
        Cube::ALL.map(|cube| {
            let wanted = wanted[cube as usize];
            if self.options.counted {
                i16::from(wanted).min(self.stock.cubes[cube as usize]) as u8
            } else {
                wanted
            }
        })
    }

    /// Takes cubes from beside the board; how many there were.
    pub(crate) fn draw(&mut self, cubes: [u8; 3]) -> [u8; 3] {
        let drawn = self.available(cubes);
        for (stock, drawn) in self.stock.cubes.iter_mut().zip(drawn) {
            *stock -= i16::from(drawn);
        }
        drawn
    }

    /// Gives a player cubes from beside the board; how many there were.
    pub(crate) fn gain(&mut self, seat: Seat, cube: Cube, wanted: u8) -> u8 {
        let mut cubes = [0; 3];
        cubes[cube as usize] = wanted;
        let drawn = self.draw(cubes)[cube as usize];
        self.colony_mut(seat).store[cube as usize] += drawn;
        drawn
    }

    /// Puts a player's cubes back; there must be enough.
    pub(crate) fn pay(&mut self, seat: Seat, cubes: [u8; 3]) {
        for (index, cubes) in cubes.into_iter().enumerate() {
            self.colony_mut(seat).store[index] -= cubes;
            self.stock.cubes[index] += i16::from(cubes);
        }
    }

    pub(crate) fn can_pay(&self, seat: Seat, cubes: [u8; 3]) -> bool {
        let store = &self.colony(seat).store;
        store.iter().zip(cubes).all(|(&has, needs)| has >= needs)
    }

    pub(crate) fn gain_larvae(&mut self, seat: Seat, wanted: u8) -> u8 {
        let drawn = if self.options.counted {
            i16::from(wanted).min(self.stock.larvae)
        } else {
            i16::from(wanted)
        };
        self.stock.larvae -= drawn;
        self.colony_mut(seat).larvae += drawn as u8;
        drawn as u8
    }

    pub(crate) fn return_larvae(&mut self, seat: Seat, larvae: u8) {
        self.colony_mut(seat).larvae -= larvae;
        self.stock.larvae += i16::from(larvae);
    }
}
