//! Points at the end of the game for ants, nest holes or pheromones.

use engine::Seat;

use super::{Effect, Special, SpecialSet};
use crate::components::{ANTS, Caste};
use crate::state::{Colony, Fourmidable};

/// What a card is worth at the end of the game. Ruling 77: a leaf without a number would be one point.
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
        if !self.secrets.has_specials(seat) {
            return;
        }
        let worth: SpecialSet = Special::all()
            .filter(|card| end_points(self.table.colony(seat), card.effect()) > 0)
            .collect();
        let mut open = SpecialSet::default();
        for colony in &self.table.colonies {
            open = open.union(colony.played);
        }
        // Where no card could bring points, nobody needs to look into the hand.
        if worth.minus(open).is_empty() {
            return;
        }
        let hand = self.secrets.specials[seat.index()].open_mut();
        let shown = hand.common(worth);
        *hand = hand.minus(shown);
        let colony = self.table.colony_mut(seat);
        for card in shown.iter() {
            colony.score += end_points(colony, card.effect());
            colony.played.insert(card);
        }
    }
}
