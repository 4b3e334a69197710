//! Our own drawings, as SVG that everything else refers to by name. Colours are in the style sheet;
//! `--own` and `--own-line` are those of the player to whom a piece belongs.

use myrmes::Myrmes;
use myrmes::components::{Special, Terrain};

use crate::boards::kit::art::drawings;
pub(super) use crate::boards::kit::markup::{face, items, plain, span, titled};

drawings!(Myrmes);

/// The drawing of a terrain.
pub(super) const fn terrain(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Grass => "grass",
        Terrain::Earth => "earth",
        Terrain::Stone => "stone",
        Terrain::Mushroom => "mushroom",
        Terrain::Water => "water",
    }
}

/// The drawing of a special tile, for each of its hexagons.
pub(super) const fn special(special: Special) -> &'static str {
    match special {
        Special::AphidFarm => "aphid",
        Special::Scavenging => "scavenging",
        Special::SubColony => "sub-colony",
    }
}

/// Everything that is drawn, once.
pub(super) const DEFINITIONS: &str = concat!(
    include_str!("patterns.svg"),
    include_str!("ground.svg"),
    include_str!("pieces.svg"),
    include_str!("signs.svg"),
);
