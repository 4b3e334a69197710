//! What comes from beside the board, and goes back there: cubes and larvae (Ruling 6).

use engine::Seat;

use crate::components::Cube;
use crate::state::Table;

impl Table {
    /// Whether there is food to be had.
    pub(crate) fn has_food(&self) -> bool {
        !self.options.counted || self.stock.cubes[Cube::Food as usize] > 0
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

    /// Whether a player has these cubes.
    pub(crate) fn can_pay(&self, seat: Seat, cubes: [u8; 3]) -> bool {
        let store = &self.colony(seat).store;
        store.iter().zip(cubes).all(|(&has, needs)| has >= needs)
    }

    /// How many of these larvae there are beside the board (Ruling 6).
    pub(crate) fn available_larvae(&self, wanted: u8) -> u8 {
        if self.options.counted {
            i16::from(wanted).min(self.stock.larvae) as u8
        } else {
            wanted
        }
    }

    /// Gives a player larvae from beside the board; how many there were. There is always room (Ruling 7).
    pub(crate) fn gain_larvae(&mut self, seat: Seat, wanted: u8) -> u8 {
        let drawn = self.available_larvae(wanted);
        self.stock.larvae -= i16::from(drawn);
        self.colony_mut(seat).larvae += drawn;
        drawn
    }

    /// Puts a player's larvae back; there must be enough.
    pub(crate) fn return_larvae(&mut self, seat: Seat, larvae: u8) {
        self.colony_mut(seat).larvae -= larvae;
        self.stock.larvae += i16::from(larvae);
    }

    /// Rulebook: Event. Larvae that move the cube lie beside it until the end of the turn (Ruling 8).
    pub(crate) fn spend_on_event(&mut self, seat: Seat, larvae: u8) {
        self.colony_mut(seat).larvae -= larvae;
    }

    /// The larvae that a player has spent on the event of this turn.
    pub(crate) fn larvae_on_event(&self, seat: Seat) -> u8 {
        self.rolled().distance(self.colony(seat).event)
    }

    /// Rulebook: End of turn. Larvae spent on events are discarded.
    pub(crate) fn return_event_larvae(&mut self) {
        for seat in Seat::all(self.players()) {
            self.stock.larvae += i16::from(self.larvae_on_event(seat));
        }
    }

    /// Solo variant: food that marks what the next winter takes. If there is none left, winter takes as much.
    pub(crate) fn put_on_winter_space(&mut self, food: u8) {
        self.stock.winter += self.draw([food, 0, 0])[Cube::Food as usize];
    }
}
