//! What traits change where predators and attrition strike.

use super::{Trait, Traits};

impl Traits {
    /// Whether predators do not exist for these ants.
    #[must_use]
    pub const fn ignores_predators(self) -> bool {
        self.has(Trait::Camouflage)
    }

    /// Whether a scout that finds predators returns without dice.
    #[must_use]
    pub const fn spares_scouts(self) -> bool {
        self.has(Trait::WarningColoration)
    }

    /// Whether attrition passes by an area with so many medias.
    #[must_use]
    pub const fn ignores_attrition(self, medias: u16) -> bool {
        self.has(Trait::WarningColoration) || self.has(Trait::GuardCaste) && medias > 0
    }
}
