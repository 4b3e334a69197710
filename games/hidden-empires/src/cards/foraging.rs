//! What traits change in foraging and on trails.

use super::{Trait, Traits};
use crate::components::{Caste, Marker};

impl Traits {
    /// The specialists.
    const fn is_specialist(self) -> bool {
        self.has(Trait::PlantSpecialist) || self.has(Trait::AphidSpecialist)
    }

    /// Whether a marker may be foraged at all.
    #[must_use]
    pub const fn may_forage(self, marker: Marker) -> bool {
        if self.has(Trait::PlantSpecialist) {
            matches!(marker, Marker::Plants(_))
        } else if self.has(Trait::AphidSpecialist) {
            matches!(marker, Marker::Aphids(_))
        } else {
            marker.is_food()
        }
    }

    /// Food that one forager brings.
    #[must_use]
    pub const fn food_per_forager(self, caste: Caste, harvesting: bool) -> u16 {
        let ants = match caste {
            Caste::Media if harvesting && self.has(Trait::SpecialistForagerCaste) => 3,
            _ => 1,
        };
        if self.is_specialist() { 2 * ants } else { ants }
    }

    /// Rulebook: Foraging, DNA. For each colour foraged.
    #[must_use]
    pub const fn dna_per_color(self) -> u16 {
        if self.is_specialist() { 2 } else { 1 }
    }

    /// Rulebook: Foraging Trails. Food that one ant on a trail passes on; no limit for some.
    #[must_use]
    pub const fn trail_per_ant(self, caste: Caste) -> u16 {
        match caste {
            Caste::Media if self.has(Trait::PorterCaste) => 3,
            Caste::Major if self.has(Trait::BusCaste) => u16::MAX,
            _ => 1,
        }
    }

    /// Whether trunks may be built.
    #[must_use]
    pub const fn builds_trunks(self) -> bool {
        self.has(Trait::TrunkBuilding)
    }
}
