//! What traits change in combat.

use super::{Trait, Traits};
use crate::components::Caste;

/// Which side an ant fights on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The player whose turn it is.
    Attacker,
    /// The other.
    Defender,
}

/// Dice that send defenders away before points are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weapon {
    /// Results up to this number hit.
    pub hits_up_to: usize,
    /// Only workers roll, not all attackers.
    pub workers_only: bool,
    /// Who is hit fights for the attacker instead of returning.
    pub recruits: bool,
}

impl Traits {
    /// Rulebook: Total Combat Points. What an ant of this caste counts.
    #[must_use]
    pub const fn combat_points(self, caste: Caste, side: Side) -> u16 {
        match (caste, side) {
            (Caste::Worker, _) if self.has(Trait::DeadlySting) => 2,
            // Ruling 39: in the nest, too.
            (Caste::Worker, Side::Defender) if self.has(Trait::TerritoryMarking) => 3,
            (Caste::Media, _) if self.has(Trait::SpecialistForagerCaste) => 2,
            (Caste::Media, _) if self.has(Trait::GuardCaste) => 3,
            (Caste::Major, _) if self.has(Trait::SoldierCaste) => 5,
            (Caste::Major, _) if self.has(Trait::BusCaste) => 4,
            // Ruling 37.
            _ => 1,
        }
    }

    /// What an attacker may use before points are compared.
    #[must_use]
    pub const fn weapon(self) -> Option<Weapon> {
        if self.has(Trait::Mace) {
            Some(Weapon {
                hits_up_to: 4,
                workers_only: false,
                recruits: false,
            })
        } else if self.has(Trait::Repellent) {
            Some(Weapon {
                hits_up_to: 3,
                workers_only: true,
                recruits: false,
            })
        } else if self.has(Trait::Recruitment) {
            Some(Weapon {
                hits_up_to: 2,
                workers_only: false,
                recruits: true,
            })
        } else {
            None
        }
    }

    /// Whether defenders may explode: each die of 1, 2 or 3 costs the attacker that many ants and the
    /// defender one.
    #[must_use]
    pub const fn bombs(self) -> bool {
        self.has(Trait::SuicideBombing)
    }

    /// Whether foragers that enter send opposing ants away.
    #[must_use]
    pub const fn repels_on_entering(self) -> bool {
        self.has(Trait::Repellent)
    }

    /// Whether majors in Reserves block the entrance: a die each, and as many attackers return.
    #[must_use]
    pub const fn blocks_entrance(self) -> bool {
        self.has(Trait::BlockerCaste)
    }

    /// Whether small pupae and repletes that are carried off may be kept.
    #[must_use]
    pub const fn keeps_captives(self) -> bool {
        self.has(Trait::SlaveMaking)
    }
}
