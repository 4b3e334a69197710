//! Our own drawings, as SVG that everything else refers to by name. Colours are in the style sheet;
//! `--own` and `--on-own` are those of the player to whom a piece belongs.

use hidden_empires::board::Color;
use hidden_empires::components::Caste;
use hidden_empires::{HiddenEmpires, Marker, Member};

use crate::boards::kit::art::drawings;
pub(super) use crate::boards::kit::markup::{face, plain, span, titled};

drawings!(HiddenEmpires);

/// The drawing of an area.
pub(super) const fn ground(color: Color) -> &'static str {
    match color {
        Color::Brown => "brown",
        Color::Gray => "gray",
        Color::Green => "green",
        Color::Red => "red",
        Color::Yellow => "yellow",
    }
}

/// The drawing of a marker.
pub(super) const fn marker(marker: Marker) -> &'static str {
    marker.id()
}

/// The drawing of a caste.
pub(super) const fn caste(caste: Caste) -> &'static str {
    match caste {
        Caste::Worker => "worker",
        Caste::Media => "media",
        Caste::Major => "major",
    }
}

/// The drawing of somebody in the nest.
pub(super) const fn member(member: Member) -> &'static str {
    match member {
        Member::Nurse(_) => "nurse",
        Member::Builder(_) => "builder",
        Member::VirginQueen => "virgin-queen",
        Member::Drone => "drone",
        Member::FemaleEgg | Member::MaleEgg => "egg",
        Member::FemaleLarva | Member::MaleLarva => "larva",
        Member::SmallPupa | Member::MalePupa => "pupa",
        Member::MediumPupa => "pupa-medium",
        Member::LargePupa => "pupa-large",
        Member::Replete => "media",
        Member::Miller => "major",
        Member::StoredFood => "food",
    }
}

/// The sign of the sex where the drawing does not tell it.
pub(super) const fn sex(member: Member) -> &'static str {
    match member {
        Member::FemaleEgg
        | Member::FemaleLarva
        | Member::SmallPupa
        | Member::MediumPupa
        | Member::LargePupa => "♀",
        Member::MaleEgg | Member::MaleLarva | Member::MalePupa => "♂",
        _ => "",
    }
}

/// Everything that is drawn, once.
pub(super) const DEFINITIONS: &str = concat!(
    include_str!("ground.svg"),
    include_str!("pieces.svg"),
    include_str!("signs.svg"),
);
