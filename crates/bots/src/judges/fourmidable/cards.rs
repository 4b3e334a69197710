//! What special cards and the first ants are good for.

use engine::Seat;
use fourmidable::Table;
use fourmidable::cards::{Effect, Special};
use fourmidable::components::Caste;

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

/// How many hunters, farmers and diggers are best to begin with: as many as the objectives in hand ask
/// for, or one of each where they are drawn later.
pub(super) fn first_ants(table: &Table, ants: [u8; 3], hand: [u8; 3]) -> f32 {
    let cards: u8 = hand.iter().sum();
    let total = f32::from(table.options.first_ants());
    let wanted = hand.map(|of_caste| match cards {
        0 => total / 3.0,
        cards => f32::from(of_caste) * total / f32::from(cards),
    });
    -far_from(ants, wanted)
}

/// Squares of how far each count is from what is wanted.
fn far_from(counts: [u8; 3], wanted: [f32; 3]) -> f32 {
    let each = counts.iter().zip(wanted);
    each.map(|(&count, wanted)| (f32::from(count) - wanted).powi(2))
        .sum()
}

pub(super) fn next_ant(table: &Table, seat: Seat, caste: Caste) -> f32 {
    let colony = table.colony(seat);
    -f32::from(colony.born(caste)) + if caste == Caste::Digger { 0.1 } else { 0.0 }
}

/// Child: objectives for two hunters, two farmers and a digger.
pub(super) fn split(split: [u8; 3]) -> f32 {
    let cards: u8 = split.iter().sum();
    -far_from(split, [0.4, 0.4, 0.2].map(|part| part * f32::from(cards)))
}
