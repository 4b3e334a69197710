//! Rulebook: 7) Winter; End of the year.

use engine::Seat;

use super::{Checked, When, refuse};
use crate::action::Action;
use crate::components::{Cube, LARVAE_PER_FOOD, MISSING_FOOD};
use crate::state::{Chore, Phase, Season, Table};

const RULE: &str = "rule-winter";

impl Table {
    pub(crate) fn begin_winter(&mut self) {
        self.phase = Phase::Winter;
        for colony in &mut self.colonies {
            colony.chore = Chore::Feed;
        }
        self.pass_winter();
    }

    /// Whoever lacks food and has larvae decides whether to turn them into food (Ruling 70). The others eat; if
    /// cubes are counted not before those who come before them in turn (Ruling 6).
    fn pass_winter(&mut self) {
        for seat in self.in_turn() {
            // A solo game may be lost by now.
            if self.phase != Phase::Winter || self.colony(seat).chore == Chore::None {
                continue;
            }
            if self.most_exchanges(seat) == 0 {
                self.colony_mut(seat).chore = Chore::None;
                self.eat(seat);
            } else if self.options.counted {
                return;
            }
        }
        if self.phase == Phase::Winter && self.busy().is_empty() {
            self.end_year();
        }
    }

    /// The food that this year's winter takes from a player; every soldier saves one.
    #[must_use]
    pub fn hunger(&self, seat: Seat) -> u8 {
        self.winter_food()
            .saturating_sub(self.colony(seat).soldiers)
    }

    /// How often a player has larvae to turn into food that is missing.
    fn useful_exchanges(&self, seat: Seat) -> u8 {
        let colony = self.colony(seat);
        let missing = self
            .hunger(seat)
            .saturating_sub(colony.store[Cube::Food as usize]);
        missing.min(colony.larvae / LARVAE_PER_FOOD)
    }

    /// The same, as far as there is food beside the board.
    fn most_exchanges(&self, seat: Seat) -> u8 {
        let mut cubes = [0; 3];
        cubes[Cube::Food as usize] = self.useful_exchanges(seat);
        self.available(cubes)[Cube::Food as usize]
    }

    pub(crate) fn list_meals(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend((0..=self.most_exchanges(seat)).map(Action::Feed));
    }

    pub(crate) fn check_feed(&self, seat: Seat, times: u8) -> Checked {
        if self.colony(seat).chore != Chore::Feed {
            return Err(self.other_phase(seat, RULE, When::Feed));
        }
        let most = self.most_exchanges(seat);
        if times <= most {
            return Ok(());
        }
        let reason = if times <= self.useful_exchanges(seat) {
            "refused-feed-no-food-left"
        } else {
            "refused-feed-too-much"
        };
        Err(refuse(RULE, reason).with("most", most))
    }

    /// Turns larvae into food so many times, and eats.
    pub(crate) fn feed(&mut self, seat: Seat, times: u8) {
        for _ in 0..times {
            self.turn_larvae_into_food(seat);
        }
        self.colony_mut(seat).chore = Chore::None;
        self.eat(seat);
        self.pass_winter();
    }

    /// All food there is, as far as it is needed (Ruling 58).
    fn eat(&mut self, seat: Seat) {
        let hunger = self.hunger(seat);
        let eaten = hunger.min(self.colony(seat).store[Cube::Food as usize]);
        let missing = hunger - eaten;
        self.pay(seat, [eaten, 0, 0]);
        let options = self.options;
        let colony = self.colony_mut(seat);
        colony.ledger.eaten = eaten;
        colony.ledger.missing = missing;
        if missing == 0 {
            return;
        }
        if options.solo {
            self.phase = Phase::Over { lost: true };
            return;
        }
        // Ruling 59. Ruling 62: no event changes what is lost.
        let mut lost = MISSING_FOOD * missing;
        if !options.debt {
            lost = i16::from(lost).min(colony.score) as u8;
        }
        colony.score -= i16::from(lost);
        colony.ledger.lost = lost;
    }

    fn end_year(&mut self) {
        // Ruling 65.
        if self.year == self.options.years {
            self.phase = Phase::Over { lost: false };
        } else {
            self.year += 1;
            if self.options.solo {
                self.put_on_winter_space(1);
            }
            self.season = Season::Spring;
            self.phase = Phase::Dice;
        }
    }
}
