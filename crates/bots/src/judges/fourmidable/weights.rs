//! What things are worth, in points. Found by playing against itself.

use fourmidable::components::SOLO_ROUNDS;

pub(super) struct Weights {
    /// What an objective is worth, as a part of its points, by how many resources are missing.
    pub progress: [f32; 4],
    /// Experienced: the open objectives after the best one count less, since others want them too.
    pub rivalry: f32,
    /// What completing an objective brings beside its points: the majority, the end of the game.
    pub completion: f32,
    /// The same alone, where the predators take what is left lying.
    pub completion_alone: f32,
    /// A resource that nothing asks for.
    pub spare: f32,
    /// What is left of a gain that comes a round later.
    pub patience: f32,
    /// A pheromone; a nest hole.
    pub pheromone: f32,
    pub hole: f32,
    /// Rounds that an objective still to be completed takes.
    pub pace: f32,
    /// A look at new objectives, with no card in hand; and how much less with each card.
    pub study: f32,
    pub studied: f32,
    /// A birth; how much it counts that ants of its caste find much in the rounds to come; and that
    /// there are others of its caste.
    pub birth: f32,
    pub newborn: f32,
    pub crowd: f32,
    /// What taking something from others counts, as a part of what it is worth to them.
    pub spite: f32,
    /// Keeping a special card for later.
    pub card: f32,
}

pub(super) const WEIGHTS: Weights = Weights {
    progress: [0.95, 0.6, 0.33, 0.15],
    rivalry: 0.75,
    completion: 1.0,
    completion_alone: 3.0,
    spare: 0.86,
    patience: 0.26,
    pheromone: 1.0,
    hole: 1.2,
    pace: 1.0,
    study: 4.8,
    studied: 0.48,
    birth: 1.8,
    newborn: 0.3,
    crowd: 0.4,
    spite: 0.2,
    card: 0.3,
};

/// What a colony will have in the end beside its score so far. Fitted to how far the scores of workers
/// were apart.
pub(super) struct Forecast {
    /// What the store promises.
    pub store: f32,
    /// What the places promise of ants that have moved.
    pub moved: f32,
    /// The best that ants can do which have not moved; and something for each of them.
    pub unmoved: f32,
    pub waiting: f32,
    /// A birth that is still to come in this round.
    pub birth: f32,
    /// A special card in hand.
    pub card: f32,
    /// An objective, beside its points.
    pub completed: f32,
}

/// Up to the intermediate level.
pub(super) const HELD_OBJECTIVES: Forecast = Forecast {
    store: 1.2,
    moved: 0.8,
    unmoved: 0.75,
    waiting: 0.8,
    birth: 1.2,
    card: 0.4,
    completed: 2.2,
};

/// At the experienced level, and alone.
pub(super) const OPEN_OBJECTIVES: Forecast = Forecast {
    store: 0.95,
    moved: 0.95,
    unmoved: 0.75,
    waiting: 0.8,
    birth: 2.2,
    card: 1.5,
    completed: 0.3,
};

/// Alone: what workers had in the end, by what their colony was worth at the start of each round, as a
/// constant and a factor. Rounds could not be compared otherwise. Fitted to 400 games with the usual options.
const ALONE: [(f32, f32); SOLO_ROUNDS as usize] = [
    (93.8, 0.3),
    (96.9, 0.14),
    (88.3, 0.2),
    (35.7, 0.67),
    (13.8, 0.75),
    (-6.4, 0.91),
];

/// What a colony on its own will have in the end if it is worth so much at the start of a round.
pub(super) fn in_the_end(round: u16, worth: f32) -> f32 {
    let (constant, factor) = ALONE[usize::from(round.clamp(1, SOLO_ROUNDS)) - 1];
    constant + factor * worth
}
