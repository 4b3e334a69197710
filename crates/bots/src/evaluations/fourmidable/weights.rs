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
    /// A birth; what an ant brings in each round to come.
    pub birth: f32,
    pub ant: f32,
    /// What taking something from others counts, as a part of what it is worth to them.
    pub spite: f32,
    /// Keeping a special card for later.
    pub card: f32,
    /// How much more a seat's ants count that have not moved.
    pub fresh: f32,
}

pub(super) const WEIGHTS: Weights = Weights {
    progress: [0.95, 0.6, 0.33, 0.15],
    rivalry: 0.75,
    completion: 1.0,
    spare: 0.8,
    patience: 0.7,
    pheromone: 1.0,
    hole: 2.0,
    pace: 1.0,
    study: 4.0,
    studied: 0.8,
    birth: 3.0,
    ant: 1.0,
    spite: 0.4,
    card: 0.3,
    fresh: 1.3,
};
