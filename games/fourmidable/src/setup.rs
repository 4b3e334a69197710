//! Players, levels and options.

use engine::{GameOption, Profile, Setup, Values, Variant};
use serde::{Deserialize, Serialize};

use crate::components::named;

const fn level(id: &'static str) -> Variant {
    Variant {
        id,
        least: 2,
        most: 6,
        usual: 2,
    }
}

/// What can be chosen before a game of Fourmidable.
pub const PROFILE: Profile = Profile {
    id: "fourmidable",
    revisions: &[1],
    designer: "Maxime Tardif",
    variants: &[
        level("child"),
        level("apprentice"),
        level("intermediate"),
        level("experienced"),
        Variant {
            id: "solo",
            least: 1,
            most: 1,
            usual: 1,
        },
    ],
    options: &[
        // Ruling 8.
        GameOption {
            id: "species",
            values: Values::OneOf(&["dealt", "chosen"]),
            variants: &["intermediate"],
        },
        // Ruling 27.
        GameOption {
            id: "predators",
            values: Values::OneOf(&["block", "pass"]),
            variants: &["apprentice", "intermediate", "experienced", "solo"],
        },
    ],
    seats: &["white", "blue", "yellow", "red", "green", "violet"],
};

named!(
    /// The levels of the game; each adds to the one before.
    Level "variant" {
        Child "child",
        Apprentice "apprentice",
        Intermediate "intermediate",
        Experienced "experienced",
        Solo "solo",
    }
);

/// The chosen options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How many players.
    pub players: u8,
    /// The level.
    pub level: Level,
    /// At the intermediate level, species are chosen in turn.
    pub choose_species: bool,
    /// Ants cannot enter a predator's space.
    pub predators_block: bool,
}

impl From<&Setup> for Options {
    fn from(setup: &Setup) -> Self {
        let level = Level::from_id(setup.variant()).expect("the profile says so");
        Self {
            players: setup.players() as u8,
            level,
            choose_species: match level {
                Level::Intermediate => setup.option("species") == "chosen",
                _ => level == Level::Experienced,
            },
            predators_block: level == Level::Child || setup.option("predators") == "block",
        }
    }
}

impl Options {
    /// Births, predators, weather, library, nest holes.
    #[must_use]
    pub fn is_apprentice(&self) -> bool {
        self.level >= Level::Apprentice
    }

    /// Special cards.
    #[must_use]
    pub fn is_intermediate(&self) -> bool {
        self.level >= Level::Intermediate
    }

    /// Objectives in an open row; pheromones only side by side.
    #[must_use]
    pub fn is_experienced(&self) -> bool {
        self.level >= Level::Experienced
    }

    /// One player against the predators.
    #[must_use]
    pub fn is_solo(&self) -> bool {
        self.level == Level::Solo
    }

    /// Rulebook: Fin de la partie. So many objectives end the game.
    #[must_use]
    pub fn target(&self) -> u8 {
        if self.is_apprentice() { 8 } else { 7 }
    }

    /// Ants at the start.
    #[must_use]
    pub fn first_ants(&self) -> u8 {
        if self.is_apprentice() { 3 } else { 5 }
    }

    /// Experienced: objectives in the open row.
    #[must_use]
    pub fn row(&self) -> usize {
        match self.players {
            1 => 5,
            players => usize::from(players) + 3,
        }
    }
}
