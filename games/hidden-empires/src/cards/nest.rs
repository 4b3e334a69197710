//! What traits change in the nest.

use super::{Trait, Traits};
use crate::components::{Caste, EGGS_PER_QUEEN, FOOD_PER_STORE};

/// How the nest size comes about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NestSize {
    /// Builders add to it.
    Built,
    /// So many times the workers among the builders.
    PerBuilder(u16),
    /// There is always room.
    Unlimited,
}

/// Where ants of a caste may live.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quarters {
    /// Wherever workers may.
    Anywhere,
    /// Only in the Storage chamber.
    Storage,
    /// Only in the Reserves chamber.
    Reserves,
}

impl Traits {
    /// Rulebook: Check Nest Size.
    #[must_use]
    pub const fn nest_size(self) -> NestSize {
        if self.has(Trait::Bivouac) {
            NestSize::PerBuilder(10)
        } else if self.has(Trait::PlantHouse) {
            NestSize::Unlimited
        } else {
            NestSize::Built
        }
    }

    /// Rulebook: Lay New Eggs. How many eggs so many queens may lay; with a prolific one, any number.
    #[must_use]
    pub const fn most_eggs(self, queens: u16) -> u16 {
        if queens > 0 && self.has(Trait::ProlificQueen) {
            u16::MAX
        } else {
            queens * EGGS_PER_QUEEN
        }
    }

    /// Rulebook: Feed Larvae, Media Trait. Whether medias are raised, and where they live.
    #[must_use]
    pub const fn medias(self) -> Option<Quarters> {
        if self.has(Trait::Replete) {
            Some(Quarters::Storage)
        } else if self.has(Trait::SpecialistForagerCaste)
            || self.has(Trait::PorterCaste)
            || self.has(Trait::GuardCaste)
        {
            Some(Quarters::Anywhere)
        } else {
            None
        }
    }

    /// Rulebook: Pupae Emerge, Majors. Whether majors are raised, and where they live.
    #[must_use]
    pub const fn majors(self) -> Option<Quarters> {
        if self.has(Trait::MillerCaste) {
            Some(Quarters::Storage)
        } else if self.has(Trait::BlockerCaste) {
            Some(Quarters::Reserves)
        } else if self.has(Trait::SoldierCaste) || self.has(Trait::BusCaste) {
            Some(Quarters::Anywhere)
        } else {
            None
        }
    }

    /// Food that can be stored: by so many repletes, and by so many free points of nest size.
    #[must_use]
    pub fn storage(self, repletes: u16, room: u16) -> u16 {
        let seeds = if self.stores_seeds() { room } else { 0 };
        repletes
            .saturating_add(seeds)
            .saturating_mul(FOOD_PER_STORE)
    }

    /// Whether food may be stored in the nest itself.
    #[must_use]
    pub const fn stores_seeds(self) -> bool {
        self.has(Trait::Harvester)
    }

    /// Where ants of a caste may live.
    #[must_use]
    pub const fn quarters(self, caste: Caste) -> Quarters {
        let quarters = match caste {
            Caste::Worker => None,
            Caste::Media => self.medias(),
            Caste::Major => self.majors(),
        };
        match quarters {
            Some(quarters) => quarters,
            None => Quarters::Anywhere,
        }
    }

    /// Food that one miller makes of one.
    #[must_use]
    pub const fn milled(self) -> Option<u16> {
        if self.has(Trait::MillerCaste) {
            Some(4)
        } else {
            None
        }
    }

    /// Whether the nest marker may move in the own turn without a card.
    #[must_use]
    pub const fn wanders(self) -> bool {
        self.has(Trait::Bivouac)
    }

    /// Whether the hand card that moves the nest may be played.
    #[must_use]
    pub const fn may_migrate(self) -> bool {
        !self.has(Trait::Bivouac) && !self.has(Trait::PlantHouse)
    }

    /// Whether a nuptial flight founds a nest site.
    #[must_use]
    pub const fn founds_sites(self) -> bool {
        self.has(Trait::Supercolony)
    }
}
