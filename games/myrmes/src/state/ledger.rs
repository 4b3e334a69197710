//! What a season brought a player, for those who tell of it.

use serde::{Deserialize, Serialize};

/// What a season brought a player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Ledger {
    /// Larvae, soldiers and workers born.
    pub born: [u8; 3],
    /// Food, earth and stone harvested.
    pub harvested: [u8; 3],
    /// Food, earth and stone discarded for want of room.
    pub discarded: [u8; 3],
    /// Points, by what they were for.
    pub points: [u8; Source::ALL.len()],
    /// Winter: food eaten.
    pub eaten: u8,
    /// Winter: food that was missing.
    pub missing: u8,
    /// Winter: points that it has cost.
    pub lost: u8,
}

/// What points are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Pheromones placed.
    Pheromones,
    /// Special tiles placed.
    SpecialTiles,
    /// Prey hunted.
    Prey,
    /// Opposing pheromones cleared.
    Clearing,
    /// The queen fed.
    Queen,
    /// Sub-colonies harvested.
    SubColonies,
    /// Objectives completed.
    Objectives,
    /// Objectives that others completed later.
    Earlier,
}

impl Source {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Pheromones,
        Self::SpecialTiles,
        Self::Prey,
        Self::Clearing,
        Self::Queen,
        Self::SubColonies,
        Self::Objectives,
        Self::Earlier,
    ];
}
