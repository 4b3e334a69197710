//! Rulebook: Fin de la partie, at each level.

use engine::{PerSeat, Seat, Standings};

use crate::components::{BONUS, Caste, RATINGS};
use crate::setup::Level;
use crate::state::{Fourmidable, Phase, Table};

impl Fourmidable {
    /// Counts everything that is not on the track yet. Ruling 42: a pheromone below a nest hole counts beside
    /// it. Ruling 55: objectives in hand cost nothing.
    pub(crate) fn conclude(&mut self) {
        for seat in Seat::all(self.table.players()) {
            self.show_end_cards(seat);
        }
        let bonus: PerSeat<i16> =
            PerSeat::from_fn(self.table.players(), |seat| self.table.bonus_points(seat));
        for seat in Seat::all(self.table.players()) {
            let holes = self.table.options.is_apprentice();
            let colony = self.table.colony_mut(seat);
            colony.score += colony.pheromones.len() as i16 + bonus[seat];
            if holes {
                colony.score += i16::from(colony.hole_count());
            }
        }
        self.table.phase = Phase::Over;
    }
}

impl Table {
    /// Ruling 80: three points for most objectives of a caste; among equals, for the more valuable
    /// ones. Ruling 91: alone, the predators compete.
    #[must_use]
    pub fn bonus_points(&self, seat: Seat) -> i16 {
        if !self.options.is_apprentice() {
            return 0;
        }
        let won = |caste: &&Caste| {
            let worth = |cards: crate::cards::ObjectiveSet| {
                let cards = cards.of(**caste);
                let points = cards.iter().map(|card| u32::from(self.deck.points(card)));
                (cards.len(), points.sum::<u32>())
            };
            let own = worth(self.colony(seat).completed);
            let others = Seat::all(self.players()).map(|other| worth(self.colony(other).completed));
            own.0 > 0 && own >= worth(self.lost) && others.max() == Some(own)
        };
        Caste::ALL.iter().filter(won).count() as i16 * BONUS
    }

    /// Rulings 81 to 83: who is before whom among equals. Ruling 63: all open cells count.
    pub(crate) fn standings(&self) -> Standings {
        let scores = PerSeat::from_fn(self.players(), |seat| i32::from(self.colony(seat).score));
        match self.options.level {
            Level::Child => Standings::by_score(scores),
            Level::Apprentice | Level::Intermediate => {
                Standings::ranked(scores, |seat| (scores[seat], self.colony(seat).unused()))
            }
            Level::Experienced => Standings::ranked(scores, |seat| {
                let colony = self.colony(seat);
                let three = colony.completed.iter();
                (
                    scores[seat],
                    colony.pheromones.len(),
                    three
                        .filter(|&card| self.deck.card(card).size() == 3)
                        .count(),
                    colony.hole_count(),
                    colony.dug.len(),
                    colony.unused(),
                    self.worm_in(seat).is_some(),
                )
            }),
            // Ruling 98: without a rating the game is lost.
            Level::Solo => Standings {
                scores,
                places: PerSeat::from_fn(1, |seat| if rating(scores[seat]) > 0 { 1 } else { 2 }),
            },
        }
    }
}

/// Rulebook: Solo. How many of the four ratings a score has passed.
#[must_use]
pub fn rating(score: i32) -> usize {
    RATINGS.iter().filter(|&&over| score > over).count()
}
