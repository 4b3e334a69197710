//! Where ants can be.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Area, AreaSet};
use crate::components::Caste;

/// Where a player's ants can be moved: an area of the map or a chamber of the nest sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// An area.
    Map(Area),
    /// The Builders chamber.
    Builders,
    /// The Nurses chamber.
    Nurses,
    /// The Reserves chamber of the advanced game.
    Reserves,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Map(area) => area.fmt(f),
            Self::Builders => f.write_str("builders"),
            Self::Nurses => f.write_str("nurses"),
            Self::Reserves => f.write_str("reserves"),
        }
    }
}

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Places {
    /// Areas.
    pub areas: AreaSet,
    builders: bool,
    nurses: bool,
    reserves: bool,
}

impl Places {
    /// Whether `place` is in the set.
    #[must_use]
    pub const fn contains(self, place: Place) -> bool {
        match place {
            Place::Map(area) => self.areas.contains(area),
            Place::Builders => self.builders,
            Place::Nurses => self.nurses,
            Place::Reserves => self.reserves,
        }
    }

    /// Adds a place.
    pub const fn insert(&mut self, place: Place) {
        match place {
            Place::Map(area) => self.areas.insert(area),
            Place::Builders => self.builders = true,
            Place::Nurses => self.nurses = true,
            Place::Reserves => self.reserves = true,
        }
    }
}

/// Places by caste.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct CastePlaces([Places; 3]);

impl CastePlaces {
    /// Whether `place` is in the set for this caste.
    #[must_use]
    pub const fn contains(&self, place: Place, caste: Caste) -> bool {
        self.0[caste as usize].contains(place)
    }

    /// Whether `place` is in the set for any caste.
    #[must_use]
    pub fn contains_any(&self, place: Place) -> bool {
        self.0.iter().any(|places| places.contains(place))
    }

    /// The areas for this caste.
    #[must_use]
    pub const fn areas(&self, caste: Caste) -> AreaSet {
        self.0[caste as usize].areas
    }

    /// Adds a place for this caste.
    pub const fn insert(&mut self, place: Place, caste: Caste) {
        self.0[caste as usize].insert(place);
    }
}
