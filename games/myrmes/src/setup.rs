//! Players, variants and options.

use engine::{GameOption, Profile, Setup, Values, Variant};
use serde::{Deserialize, Serialize};

use crate::components::YEARS;

const SOLO: &[&str] = &["solo-easy", "solo-medium", "solo-hard", "solo-extreme"];

const fn solo(id: &'static str) -> Variant {
    Variant {
        id,
        least: 1,
        most: 1,
        usual: 1,
    }
}

/// What can be chosen before a game of Myrmes.
pub const PROFILE: Profile = Profile {
    id: "myrmes",
    revisions: &[1],
    designer: "Yoann Levet",
    variants: &[
        Variant {
            id: "base",
            least: 2,
            most: 4,
            usual: 2,
        },
        solo(SOLO[0]),
        solo(SOLO[1]),
        solo(SOLO[2]),
        solo(SOLO[3]),
    ],
    options: &[
        // Solo variant: food for the first winter.
        GameOption {
            id: "winter",
            values: Values::Number {
                least: 4,
                most: 6,
                usual: 4,
            },
            variants: SOLO,
        },
        // Ruling 63.
        GameOption {
            id: "unlock",
            values: Values::OneOf(&["yes", "no"]),
            variants: SOLO,
        },
        // Ruling 1.
        GameOption {
            id: "corners",
            values: Values::OneOf(&["in", "out"]),
            variants: &[],
        },
        // Ruling 6.
        GameOption {
            id: "cubes",
            values: Values::OneOf(&["unlimited", "counted"]),
            variants: &[],
        },
        // Ruling 9.
        GameOption {
            id: "point-event",
            values: Values::OneOf(&["every", "once"]),
            variants: &[],
        },
        // Ruling 59.
        GameOption {
            id: "debt",
            values: Values::OneOf(&["yes", "no"]),
            variants: &["base"],
        },
    ],
    seats: &["red", "yellow", "blue", "black"],
};

/// The chosen options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How many players.
    pub players: u8,
    /// How many years.
    pub years: u8,
    /// The solo variant.
    pub solo: bool,
    /// Food that the first winter takes.
    pub first_winter: u8,
    /// A completed objective of each level opens the next.
    pub unlock: bool,
    /// With two players and alone the lower corners are in play.
    pub corners: bool,
    /// Cubes and larvae can run out.
    pub counted: bool,
    /// The event VP+1 pays once in a season, not at every scoring.
    pub point_once: bool,
    /// Scores can fall below zero.
    pub debt: bool,
}

impl From<&Setup> for Options {
    fn from(setup: &Setup) -> Self {
        let solo = SOLO.iter().position(|&id| id == setup.variant());
        Self {
            players: setup.players() as u8,
            // Solo variant: one tile of each pile every year, so as many years as a pile has tiles.
            years: solo.map_or(YEARS, |difficulty| difficulty as u8 + 2),
            solo: solo.is_some(),
            first_winter: solo.map_or(crate::components::FIRST_WINTER, |_| {
                setup.number("winter") as u8
            }),
            unlock: solo.is_none() || setup.option("unlock") == "yes",
            corners: setup.option("corners") == "in",
            counted: setup.option("cubes") == "counted",
            point_once: setup.option("point-event") == "once",
            debt: solo.is_some() || setup.option("debt") == "yes",
        }
    }
}
