//! Ants n°4 in the browser: the table as one picture, with hands, stack and scores around it.
//!
//! Reading order: `position` (what is shown), `choice` (what the player is about to do), then the
//! picture: `stage`, `places`, `beside`. `art` draws tiles and ants, `areas` finds the line
//! around the best areas, `geometry` knows where things lie.

mod areas;
mod art;
mod beside;
mod choice;
mod geometry;
mod keys;
mod places;
mod position;
mod stage;
#[cfg(test)]
mod tests;
mod wording;

use ants::state::Phase;
use leptos::prelude::*;
use table::Words;

use self::beside::{plates, tray};
use self::choice::Choice;
use self::position::Position;
use self::stage::stage;
use super::kit::layout::{Naming, Parts, layout};
use super::kit::scene::Shown;
use super::{Art, Board, BoardProps, Occasion};
use crate::browser;

/// The board of Ants n°4.
pub const BOARD: Board = Board {
    game: "ants",
    show: |props| board(&props),
    phase,
    keys: keys::KEYS,
    ends: |_| false,
    occasion,
    art: Art {
        class: "ants-board",
        prefix: "ants",
        view_box: "-114 -102 228 208",
        definitions: art::definitions,
    },
};

fn phase(view: &serde_json::Value) -> Option<&'static str> {
    Some(match Position::read(view, None)?.state.phase() {
        Phase::First | Phase::Reveal => "rule-chance",
        Phase::Place => "rule-turn-order",
        Phase::Over => "rule-end-of-game",
    })
}

/// Who begins.
fn occasion(notation: &str, _: &Words) -> Option<Occasion> {
    let color = notation.strip_prefix("first ")?;
    Some(Occasion {
        sign: art::icon(&format!("emblem-{color}")),
        text: None,
    })
}

fn board(props: &BoardProps) -> AnyView {
    let choice = Choice::new(props);
    let is_tall = browser::is_tall();
    let parts = Parts {
        strip: ().into_any(),
        picture: stage(choice).into_any(),
        foot: ().into_any(),
        plates: plates(choice),
        asked: tray(choice),
        more: ().into_any(),
        below: ().into_any(),
    };
    layout(
        choice,
        Naming {
            game: "ants",
            class: "ants-board",
        },
        || None,
        // The table has no edges: it takes the room that there is.
        move || if is_tall.get() { 1.0 } else { 1.3 },
        move |stroke| keys::press(stroke, choice),
        parts,
    )
}
