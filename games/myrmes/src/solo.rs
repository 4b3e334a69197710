//! Solo variant: the queue of objectives, and how a game is lost.
//!
//! What else differs is where the rule is: the set-up, several uses of a place in the atelier, the
//! cubes of special tiles, winter.

use engine::Seat;

use crate::components::Objective;
use crate::state::{Phase, Table};

impl Table {
    /// The tile goes away and its row slides to the left. The nurse comes back, after level II and
    /// III only to the reserve.
    pub(crate) fn complete_alone(&mut self, seat: Seat, objective: Objective) {
        let (row, column) = self
            .objectives
            .find(objective)
            .expect("it was just completed");
        self.objectives.rows[row][column] = None;
        self.objectives.rows[row][column..].rotate_left(1);
        if objective.level() > 1 {
            let colony = self.colony_mut(seat);
            colony.nurses -= 1;
            colony.spare_nurses += 1;
        }
    }

    /// At the end of a season the next tile of its pile comes as far left as possible, above if there
    /// are two such spaces. Without a space for it the game is lost.
    pub(crate) fn turn_up(&mut self, objective: Objective) {
        self.objectives.unseen &= !(1 << objective as u8);
        let space = (0..3)
            .flat_map(|column| [(0, column), (1, column)])
            .find(|&(row, column): &(usize, usize)| self.objectives.rows[row][column].is_none());
        match space {
            Some((row, column)) => {
                self.objectives.rows[row][column] = Some(objective);
                self.after_turn();
            }
            None => self.phase = Phase::Over { lost: true },
        }
    }
}
