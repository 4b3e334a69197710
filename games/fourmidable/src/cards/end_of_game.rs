//! Points at the end of the game for ants, nest holes or pheromones.

use engine::Seat;

use super::Effect;
use crate::components::{ANTS, Caste};
use crate::state::{Colony, Fourmidable};

/// What a card is worth at the end of the game.
pub(crate) fn end_points(colony: &Colony, effect: Effect) -> i16 {
    let (met, points) = match effect {
        Effect::Five(caste) => (colony.born(caste) == ANTS, 4),
        Effect::TwoOfEach => (Caste::ALL.iter().all(|&caste| colony.born(caste) >= 2), 4),
        Effect::FourHoles => (colony.hole_count() == 4, 3),
        Effect::AllPheromones => (colony.supply == 0, 3),
        _ => (false, 0),
    };
    if met { points } else { 0 }
}

impl Fourmidable {
    /// Ruling 67: whoever gets points for a card shows it.
    pub(crate) fn show_end_cards(&mut self, seat: Seat) {
        for card in self.secrets.specials[seat].iter() {
            let colony = self.table.colony_mut(seat);
            let points = end_points(colony, card.effect());
            if points > 0 {
                colony.score += points;
                colony.played.insert(card);
                self.secrets.specials[seat].remove(card);
            }
        }
    }
}
