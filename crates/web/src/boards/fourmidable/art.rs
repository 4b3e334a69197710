//! Our own drawings, as SVG that everything else refers to by name. Colours of the ground are in the
//! style sheet; `--own` and `--own-line` are those of the player to whom a piece belongs.

use engine::Seat;
use fourmidable::board::Printed;
use fourmidable::cards::{Effect, Special};
use fourmidable::components::Caste;
use fourmidable::{Fourmidable, Hex};

use crate::boards::kit::art::drawings;
pub(super) use crate::boards::kit::markup::{face, plain, span, titled};

drawings!(Fourmidable);

/// The drawing of a hexagon's ground.
pub(super) fn ground(hex: Hex) -> &'static str {
    match hex.printed() {
        Printed::Water => "water",
        Printed::Nest => "nest-ground",
        Printed::Resource(resource) if resource.caste() == Caste::Hunter => "insect-ground",
        Printed::Resource(_) => "plant-ground",
    }
}

/// The sign of a player.
pub(super) fn emblem(owner: Seat, transform: &str) -> String {
    used(&format!("emblem-{}", color(owner)), transform)
}

/// What a special card does, in signs.
pub(super) fn special(card: Special) -> String {
    let caste = |caste: Caste| icon(caste.id());
    let worth = |points: &str| span("worth", format!("+{points}")) + &icon("point");
    match card.effect() {
        Effect::Five(it) => span("times", "5×") + &caste(it) + &worth("4"),
        Effect::TwoOfEach => {
            let all: String = Caste::ALL.iter().map(|&it| caste(it)).collect();
            span("times", "2×") + &all + &worth("4")
        }
        Effect::FourHoles => span("times", "4×") + &icon("hole") + &worth("3"),
        Effect::AllPheromones => span("times", "18×") + &icon("pheromone") + &worth("3"),
        Effect::Harvest(resource) => icon(resource.id()) + &worth("2"),
        Effect::Draw(it) => caste(it) + &icon("goal"),
        Effect::Steps(it) => caste(it) + &span("times", "+2") + &icon("steps"),
        Effect::Look(it) => caste(it) + &span("times", "+2") + &icon("eye"),
        Effect::Move(predator) => icon(predator.id()) + &icon("further"),
        Effect::Birth(Some(it)) => icon("egg") + &caste(it),
        Effect::Birth(None) => {
            let all: String = Caste::ALL.iter().map(|&it| caste(it)).collect();
            icon("egg") + &all
        }
        Effect::DigFurther => icon("hole") + &span("times", "+2") + &icon("further"),
        Effect::Erase => icon("erase"),
        Effect::Place => icon("place"),
        Effect::Cross => icon("cross"),
        Effect::Hole => icon("hole") + &worth("2"),
        Effect::SkipEarth => caste(Caste::Digger) + &icon("below"),
    }
}

/// Everything that is drawn, once.
pub(super) const DEFINITIONS: &str = concat!(
    include_str!("ground.svg"),
    include_str!("pieces.svg"),
    include_str!("signs.svg"),
);
