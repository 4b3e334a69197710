//! What species, special cards and the first ants are good for.

use engine::Seat;
use fourmidable::Table;
use fourmidable::cards::{Effect, Special};
use fourmidable::components::{Caste, Species};
use fourmidable::state::Colony;

/// The better ones first.
pub(super) const fn species(species: Species) -> f32 {
    match species {
        Species::Flying => 3.0,
        Species::Diplomat => 2.5,
        Species::Insomniac => 2.2,
        Species::Predator => 2.0,
        Species::Architect => 1.5,
        Species::Strategist => 1.0,
    }
}

/// What a special card will bring.
pub(super) fn draft(table: &Table, card: Special) -> f32 {
    match card.effect() {
        Effect::Five(_) => 1.0,
        Effect::TwoOfEach => 3.0,
        Effect::FourHoles => 0.8,
        Effect::AllPheromones => 0.5,
        Effect::Harvest(_) => 1.7,
        Effect::Draw(_) if table.options.is_experienced() => 3.0,
        Effect::Draw(_) => 2.0,
        Effect::Steps(_) => 1.2,
        Effect::Look(_) => 0.3,
        Effect::Move(_) => 0.9,
        Effect::Birth(_) => 0.7,
        Effect::DigFurther => 0.2,
        Effect::Erase => 0.9,
        Effect::Place => 1.1,
        Effect::Cross => 0.5,
        Effect::Hole => 1.6,
        Effect::SkipEarth => 0.2,
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
