//! How a search is set.

/// How the tree search is set for a game, or for one variant of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How much to try what was tried little so far, in units of how far guesses lie apart.
    pub exploration: f32,
    /// How far a guess must lie above another for it to be tried e (2.7) times as much, in units of
    /// how far guesses lie apart.
    pub temperature: f32,
    /// Guesses are taken to lie at least so far apart (standard deviation).
    pub least_spread: f32,
    /// Actions that would be tried less than so much, as a part of the best, are not tried at all. Does
    /// not hold where choices are drawn by lot.
    pub least_weight: f32,
    /// Choices that are played out by guess alone before a new position is judged, at least.
    pub playout: u32,
    /// Whether it pays to be unpredictable where several seats seal their choices at the same time. If
    /// not, each is searched as if the seat decided alone.
    pub bluff: bool,
    /// How many states a bot that looks no further imagines behind a view: one is enough where guesses
    /// make little of what is hidden.
    pub imagined: usize,
    /// A level does this part of its usual number of iterations: less than 1 where each plays on for
    /// long.
    pub pace: f32,
}

impl Tuning {
    /// For judges that say nothing else.
    pub const USUAL: Self = Self {
        exploration: 5.0,
        temperature: 1.0,
        least_spread: 0.1,
        least_weight: 0.0,
        playout: 0,
        bluff: true,
        imagined: 8,
        pace: 1.0,
    };
}
