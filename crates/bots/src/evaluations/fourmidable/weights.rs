//! What things are worth, in points. Found by playing against itself.

pub(super) struct Weights {
    /// What an objective is worth, as a part of its points, by how many resources are missing.
    pub progress: [f32; 4],
    /// Experienced: the open objectives after the best one count less, since others want them too.
    pub rivalry: f32,
    /// What completing an objective brings beside its points: the majority, the end of the game.
    pub completion: f32,
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
    /// A birth.
    pub birth: f32,
    /// What taking something from others counts, as a part of what it is worth to them.
    pub spite: f32,
    /// Keeping a special card for later.
    pub card: f32,
}

pub(super) const WEIGHTS: Weights = Weights {
    progress: [0.95, 0.6, 0.33, 0.15],
    rivalry: 0.75,
    completion: 1.0,
    spare: 1.08,
    patience: 0.43,
    pheromone: 1.0,
    hole: 2.0,
    pace: 1.0,
    study: 4.8,
    studied: 0.8,
    birth: 3.0,
    spite: 0.33,
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
    store: 1.1,
    moved: 0.6,
    unmoved: 0.75,
    waiting: 0.8,
    birth: 3.0,
    card: 0.8,
    completed: 1.6,
};

/// At the experienced level, and alone.
pub(super) const OPEN_OBJECTIVES: Forecast = Forecast {
    store: 0.72,
    moved: 0.35,
    unmoved: 0.45,
    waiting: 1.15,
    birth: 3.5,
    card: 1.0,
    completed: -1.3,
};
