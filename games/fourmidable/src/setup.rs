//! Players, levels and options.

use engine::{GameOption, Profile, Setup, Values, Variant};
use serde::{Deserialize, Serialize};

use crate::board::{MIDDLE, WHOLE, area};
use crate::box_file;
use crate::cards::decks::{Deck, DeckName};
use crate::components::{BirthTile, FIVE_BLANK_TILES, FOUR_BLANK_TILES, named};
use crate::{Hex, HexSet};

const fn level(id: &'static str) -> Variant {
    Variant {
        id,
        least: 2,
        most: 6,
        usual: 2,
    }
}

/// The levels with births and predators.
const PREDATORS: &[&str] = &["apprentice", "intermediate", "experienced", "solo"];

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
            values: Values::OneOf(&["pass", "block"]),
            variants: PREDATORS,
        },
        // Ruling 61.
        GameOption {
            id: "worm",
            values: Values::OneOf(&["rooms", "earth"]),
            variants: PREDATORS,
        },
        // Ruling 72.
        GameOption {
            id: "hunt",
            values: Values::OneOf(&["another", "any"]),
            variants: &["intermediate", "experienced"],
        },
        // Ruling 102.
        GameOption {
            id: "births",
            values: Values::OneOf(&["four", "five"]),
            variants: PREDATORS,
        },
        // Ruling 85.
        GameOption {
            id: "forest",
            values: Values::OneOf(&["whole", "middle"]),
            variants: &["solo"],
        },
        // Ruling 103.
        GameOption {
            id: "deck",
            values: Values::OneOf(&["weighed", "symmetric"]),
            variants: &[],
        },
        // Ruling 103.
        GameOption {
            id: "objectives",
            values: Values::Printed {
                read: box_file::read,
                example: include_str!("../guide/box.txt"),
            },
            variants: &[],
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
    /// Species are chosen in turn.
    pub choose_species: bool,
    /// Ants cannot enter a predator's space.
    pub predators_block: bool,
    /// The worm enters the queen's chamber and the library.
    pub worm_in_rooms: bool,
    /// The Predator species may move the predator that its action moves.
    pub hunt_any: bool,
    /// Five birth tiles have no number, not four.
    pub five_births: bool,
    /// Alone, ants and predators go everywhere, not only to the middle.
    pub whole_forest: bool,
}

impl From<&Setup> for Options {
    fn from(setup: &Setup) -> Self {
        let level = Level::from_id(setup.variant()).expect("the profile says so");
        let chosen = |id, value| {
            let mut options = setup.options();
            options.any(|option| option == (id, value))
        };
        Self {
            players: setup.players() as u8,
            level,
            choose_species: level == Level::Experienced || chosen("species", "chosen"),
            predators_block: chosen("predators", "block"),
            worm_in_rooms: chosen("worm", "rooms"),
            hunt_any: chosen("hunt", "any"),
            five_births: chosen("births", "five"),
            whole_forest: chosen("forest", "whole"),
        }
    }
}

/// The deck of objectives that was chosen: what a box file tells takes the place of both.
pub(crate) fn deck(setup: &Setup) -> Deck {
    match setup.printed("objectives") {
        Some(text) => box_file::read_deck(&text).expect("checked when it was chosen"),
        None => {
            let name = DeckName::from_id(setup.option("deck"));
            name.expect("the profile says so").into()
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

    /// Rulings 1, 85: the hexagons in play.
    #[must_use]
    pub fn area(&self) -> HexSet {
        match self.players {
            1 if self.whole_forest => WHOLE,
            1 => MIDDLE,
            players => area(players),
        }
    }

    /// Rulebook: Solo. Only the resources of the big hexagon in the middle can be harvested.
    #[must_use]
    pub fn may_harvest(&self, hex: Hex) -> bool {
        !self.is_solo() || MIDDLE.contains(hex)
    }

    /// Ruling 102: the birth tiles that are used, by caste.
    #[must_use]
    pub fn birth_tiles(&self) -> [u8; 3] {
        let all = if self.five_births {
            FIVE_BLANK_TILES
        } else {
            FOUR_BLANK_TILES
        };
        let mut tiles = [0; 3];
        for BirthTile(caste, from) in all {
            tiles[caste as usize] += u8::from(from <= self.players);
        }
        tiles
    }
}
