//! How a search goes about it, whatever the game and whoever judges.

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Method {
    /// By what places are recognised.
    pub places: Places,
    /// Whether what one search has found out is of use to the next.
    pub keeps: bool,
    /// Whether dice and decks that list few results bring each as often as it is likely.
    pub exact_chance: bool,
    /// How iterations are shared out among what can be done now.
    pub root: Root,
}

/// How iterations are shared out among what can be done now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Root {
    /// As everywhere else: more to what promises more.
    Promising,
    /// Evenly among what looks best, of which the worse half drops out again and again (Gumbel `AlphaZero`, without
    /// its noise).
    Halving,
}

/// By what places of a search are recognised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Places {
    /// By everything that has happened on the way there, secrets of others among it.
    Way,
    /// By what the seat that thinks has been told: it cannot plan to know what it will not be told, and ways
    /// that lead to the same position meet.
    Told,
}

impl Method {
    /// How bots search.
    pub const USUAL: Self = Self {
        places: Places::Told,
        keeps: true,
        exact_chance: true,
        root: Root::Promising,
    };
    /// How they did in the first version: a reference to measure against.
    pub const CLASSIC: Self = Self {
        places: Places::Way,
        keeps: false,
        exact_chance: false,
        root: Root::Promising,
    };
}
