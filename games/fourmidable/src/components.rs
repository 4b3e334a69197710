//! What is in the box, as data. The cards are in [`crate::cards`].

macro_rules! named {
    ($(#[$doc:meta])* $name:ident $prefix:literal { $($variant:ident $id:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug,
            serde::Serialize, serde::Deserialize,
        )]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            $(#[doc = $id] $variant),+
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Its name in notation.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }

            /// Its name in the locale files.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self { $(Self::$variant => concat!($prefix, "-", $id)),+ }
            }

            /// The one with this name.
            #[must_use]
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|item| item.id() == id)
            }
        }
    };
}
pub(crate) use named;

/// Ants of each caste that a player has.
pub const ANTS: u8 = 5;
/// Pheromones that a player has.
pub const PHEROMONES: u8 = 18;
/// Rulebook: Commencer la partie. Steps of an ant.
pub const STEPS: u8 = 3;
/// How far from another a new nest hole may be.
pub const HOLE_REACH: u8 = 3;
/// Objectives that a hand holds at most, from the apprentice level on.
pub const HAND: usize = 4;
/// Objectives that a library visit shows.
pub const LIBRARY_CARDS: u8 = 2;
/// Special cards in a hand.
pub const SPECIALS: u8 = 6;
/// Special cards dealt for the draft.
pub const DRAFT: usize = 8;
/// Objectives at the start of a game at the child level.
pub const CHILD_OBJECTIVES: u8 = 7;
/// Points of a bonus card.
pub const BONUS: i16 = 3;
/// Rulebook: Solo.
pub const SOLO_ROUNDS: u16 = 6;
/// Rulebook: Solo. A rating for every score above these.
pub const RATINGS: [i32; 4] = [100, 110, 120, 130];

named!(
    /// What an ant does.
    Caste "caste" {
        Hunter "hunter",
        Farmer "farmer",
        Digger "digger",
    }
);

named!(
    /// What ants harvest.
    Resource "resource" {
        Ladybug "ladybug",
        Caterpillar "caterpillar",
        Beetle "beetle",
        Blueberry "blueberry",
        Raspberry "raspberry",
        Mushroom "mushroom",
        Clay "clay",
        Stone "stone",
        Soil "soil",
    }
);

named!(
    /// What eats the ants' resources.
    Predator "predator" {
        Spider "spider",
        Grasshopper "grasshopper",
        Worm "worm",
    }
);

named!(
    /// The two sides of the day/night tile.
    Time "time" {
        Day "day",
        Night "night",
    }
);

named!(
    /// What the weather vane shows.
    Weather "weather" {
        Sun "sun",
        Wind "wind",
        Rain "rain",
        Any "any",
    }
);

named!(
    /// Rulebook, last page: the six species.
    Species "species" {
        Flying "flying",
        Predator "predator",
        Architect "architect",
        Diplomat "diplomat",
        Insomniac "insomniac",
        Strategist "strategist",
    }
);

impl Resource {
    /// Who harvests it.
    #[must_use]
    pub const fn caste(self) -> Caste {
        match self as u8 / 3 {
            0 => Caste::Hunter,
            1 => Caste::Farmer,
            _ => Caste::Digger,
        }
    }
}

impl Caste {
    /// What it harvests.
    #[must_use]
    pub fn resources(self) -> &'static [Resource] {
        &Resource::ALL[self as usize * 3..self as usize * 3 + 3]
    }

    /// What eats the same as it harvests.
    #[must_use]
    pub const fn predator(self) -> Predator {
        match self {
            Self::Hunter => Predator::Spider,
            Self::Farmer => Predator::Grasshopper,
            Self::Digger => Predator::Worm,
        }
    }
}

impl Predator {
    /// Who harvests what it eats.
    #[must_use]
    pub const fn caste(self) -> Caste {
        match self {
            Self::Spider => Caste::Hunter,
            Self::Grasshopper => Caste::Farmer,
            Self::Worm => Caste::Digger,
        }
    }
}

impl Weather {
    /// Rulebook: Commencer la partie (apprentice). Who walks further.
    #[must_use]
    pub const fn favours(self) -> Option<Caste> {
        match self {
            Self::Sun => Some(Caste::Farmer),
            Self::Wind => Some(Caste::Hunter),
            Self::Rain => Some(Caste::Digger),
            Self::Any => None,
        }
    }
}

impl Time {
    /// The other side of the tile.
    #[must_use]
    pub const fn flipped(self) -> Self {
        match self {
            Self::Day => Self::Night,
            Self::Night => Self::Day,
        }
    }
}

/// A birth tile: the caste, and the number of players it is used from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BirthTile(pub Caste, pub u8);

/// The eight birth tiles if four have no number and two are marked 6th. Which castes they show is
/// reconstructed.
pub const FOUR_BLANK_TILES: [BirthTile; 8] = [
    BirthTile(Caste::Hunter, 1),
    BirthTile(Caste::Hunter, 1),
    BirthTile(Caste::Farmer, 1),
    BirthTile(Caste::Digger, 1),
    BirthTile(Caste::Farmer, 4),
    BirthTile(Caste::Digger, 5),
    BirthTile(Caste::Hunter, 6),
    BirthTile(Caste::Farmer, 6),
];

/// The same if five have no number and one is marked 6th.
pub const FIVE_BLANK_TILES: [BirthTile; 8] = [
    BirthTile(Caste::Hunter, 1),
    BirthTile(Caste::Hunter, 1),
    BirthTile(Caste::Farmer, 1),
    BirthTile(Caste::Farmer, 1),
    BirthTile(Caste::Digger, 1),
    BirthTile(Caste::Digger, 4),
    BirthTile(Caste::Hunter, 5),
    BirthTile(Caste::Farmer, 6),
];
