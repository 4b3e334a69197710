//! What special cards and the first ants are good for.

use engine::Seat;
use fourmidable::Table;
use fourmidable::cards::{Effect, Special};
use fourmidable::components::Caste;
use fourmidable::state::Colony;

/// What a special card will bring, about as many points as workers had more than with a card of no use.
pub(super) fn draft(table: &Table, card: Special) -> f32 {
    match card.effect() {
        // Alone there is always an ant to be spared for the library.
        Effect::Draw(_) if table.options.is_solo() => 0.6,
        Effect::Draw(_) if table.options.is_experienced() => 3.3,
        Effect::Draw(Caste::Digger) => 1.1,
        Effect::Draw(_) => 3.3,
        Effect::TwoOfEach => 3.4,
        Effect::Hole => 2.3,
        Effect::FourHoles => 2.2,
        Effect::Harvest(_) => 1.8,
        Effect::AllPheromones => 1.6,
        Effect::Steps(_) => 0.8,
        Effect::Cross | Effect::Place | Effect::Birth(_) => 0.5,
        Effect::Erase | Effect::Five(_) => 0.3,
        Effect::Move(_) => 0.2,
        Effect::Look(_) | Effect::DigFurther | Effect::SkipEarth => 0.1,
    }
}

/// How many hunters, farmers and diggers are best to begin with.
pub(super) fn first_ants(table: &Table, ants: [u8; 3]) -> f32 {
    let wanted = if table.options.is_apprentice() {
        [1.0, 1.0, 1.0]
    } else {
        [2.0, 2.0, 1.0]
    };
    -ants
        .iter()
        .zip(wanted)
        .map(|(&count, wanted): (&u8, f32)| (f32::from(count) - wanted).powi(2))
        .sum::<f32>()
}

pub(super) fn next_ant(table: &Table, seat: Seat, caste: Caste) -> f32 {
    let colony = table.colony(seat);
    -f32::from(colony.born(caste)) + if caste == Caste::Digger { 0.1 } else { 0.0 }
}

/// Child: objectives for the ants that are there.
pub(super) fn split(colony: &Colony, split: [u8; 3]) -> f32 {
    let ants = colony.ants.len() as f32;
    let cards: u8 = split.iter().sum();
    -Caste::ALL
        .iter()
        .zip(split)
        .map(|(&caste, count)| {
            let wanted = f32::from(colony.born(caste)) * f32::from(cards) / ants;
            (f32::from(count) - wanted).powi(2)
        })
        .sum::<f32>()
}
