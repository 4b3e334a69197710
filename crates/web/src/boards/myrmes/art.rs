//! Our own drawings, as SVG that everything else refers to by name. Colours are in the style sheet;
//! `--own` and `--own-line` are those of the player to whom a piece belongs.

use engine::Seat;
use myrmes::components::{Special, Terrain};

pub(super) use crate::boards::kit::markup::{face, items, plain, span, titled};

/// The players' colours, seat 1 first.
pub(super) const COLORS: [&str; 4] = ["red", "yellow", "blue", "black"];

/// The class that gives a piece its owner's colours.
pub(super) fn color(seat: Seat) -> &'static str {
    COLORS[seat.index() % COLORS.len()]
}

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

/// A drawing as a small picture in the text.
pub(super) fn icon(name: &str) -> String {
    format!(
        "<svg class=\"icon\" viewBox=\"-16 -16 32 32\" aria-hidden=\"true\"><use href=\"#myr-{name}\"/></svg>"
    )
}

/// A drawing inside a picture.
pub(super) fn used(name: &str, transform: &str) -> String {
    format!("<use href=\"#myr-{name}\" transform=\"{transform}\"/>")
}

/// Everything that is drawn, once.
pub(super) const DEFINITIONS: &str = concat!(
    include_str!("patterns.svg"),
    include_str!("ground.svg"),
    include_str!("pieces.svg"),
    include_str!("signs.svg"),
);
