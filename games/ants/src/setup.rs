//! Players and options.

use engine::{GameOption, Profile, Setup, Values, Variant};
use serde::{Deserialize, Serialize};

use crate::box_file;
use crate::components::{Color, Corners};

/// What can be chosen before a game of Ants.
pub const PROFILE: Profile = Profile {
    id: "ants",
    revisions: &[1],
    designer: "Léandre Proust",
    variants: &[Variant {
        id: "base",
        least: 2,
        most: 2,
        usual: 2,
    }],
    options: &[
        // Ruling 19.
        GameOption {
            id: "first",
            values: Values::OneOf(&["random", "beige", "brown"]),
            variants: &[],
        },
        // Ruling 24.
        GameOption {
            id: "corners",
            values: Values::OneOf(&["four", "six"]),
            variants: &[],
        },
        // Ruling 24.
        GameOption {
            id: "tiles",
            values: Values::Printed {
                read: box_file::read,
                example: include_str!("../guide/box.txt"),
            },
            variants: &[],
        },
        // Ruling 8.
        GameOption {
            id: "overlay",
            values: Values::OneOf(&["any", "flat"]),
            variants: &[],
        },
        // Ruling 18.
        GameOption {
            id: "ties",
            values: Values::OneOf(&["shared", "broken"]),
            variants: &[],
        },
    ],
    seats: &["beige", "brown"],
};

/// Over which dots a tile may be laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Overlay {
    /// Any whole dot, whatever the levels of the tiles that make it up.
    Any,
    /// Only a dot where exactly three tiles meet.
    Flat,
}

/// What happens when both largest areas have equally many ants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ties {
    /// The victory is shared.
    Shared,
    /// The second largest area decides, then all visible ants.
    Broken,
}

/// The chosen options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Options {
    /// Who begins, or nobody yet if chance decides.
    pub first: Option<Color>,
    /// Which corners carry dots.
    pub corners: Corners,
    /// Over which dots a tile may be laid.
    pub overlay: Overlay,
    /// What happens in a tie.
    pub ties: Ties,
}

impl From<&Setup> for Options {
    fn from(setup: &Setup) -> Self {
        Self {
            first: match setup.option("first") {
                "beige" => Some(Color::Beige),
                "brown" => Some(Color::Brown),
                _ => None,
            },
            corners: match setup.option("corners") {
                "six" => Corners::Six,
                _ => Corners::Printed,
            },
            overlay: match setup.option("overlay") {
                "flat" => Overlay::Flat,
                _ => Overlay::Any,
            },
            ties: match setup.option("ties") {
                "broken" => Ties::Broken,
                _ => Ties::Shared,
            },
        }
    }
}
