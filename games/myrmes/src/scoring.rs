//! Rulebook: Event (VP+1); End of the game. How points are scored, and who has won.

use engine::{PerSeat, Seat, Standings};

use crate::components::Event;
use crate::state::{Phase, Source, Table};

impl Table {
    /// Scores points; nothing is scored if there are none.
    pub(crate) fn score(&mut self, seat: Seat, source: Source, points: u8) {
        if points == 0 {
            return;
        }
        let once = self.options.point_once;
        let colony = self.colony_mut(seat);
        // Ruling 9.
        let bonus = colony.event == Event::Point && !(once && colony.point_paid);
        colony.point_paid |= bonus;
        let points = points + u8::from(bonus);
        colony.score += i16::from(points);
        colony.ledger.points[source as usize] += points;
    }

    /// Most points win, and equals share the victory (Ruling 61). Alone, the score of a lost game
    /// does not count (Ruling 66).
    pub(crate) fn standings(&self) -> Standings {
        let lost = self.phase == (Phase::Over { lost: true });
        let scores = PerSeat::from_fn(self.players(), |seat| {
            if lost {
                0
            } else {
                self.colony(seat).score.into()
            }
        });
        let mut standings = Standings::by_score(scores);
        if lost {
            standings.places[Seat::new(0)] = 2;
        }
        standings
    }
}
