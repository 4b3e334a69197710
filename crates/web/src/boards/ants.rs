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

use ants::Color;
use ants::state::Phase;
use engine::Texts;
use leptos::html::Section;
use leptos::prelude::*;

use self::beside::{controls, hand, plate, stack};
use self::choice::Choice;
use self::position::Position;
use self::stage::stage;
use super::{Art, Board, BoardProps};

/// The board of Ants n°4.
pub const BOARD: Board = Board {
    game: "ants",
    texts: Texts(languages::texts!("../../locale/boards/ants.", ".ftl")),
    show: |props| board(&props).into_any(),
    phase,
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

fn board(props: &BoardProps) -> impl IntoView + use<> {
    let choice = Choice::new(props);
    let root = NodeRef::<Section>::new();
    keys::listen(root, choice);
    let animate = props.animate;
    view! {
        <section
            class="ants-board"
            class:lively=move || animate.get()
            data-board="ants"
            tabindex="-1"
            node_ref=root
        >
            <div class="layout">
                {plate(props, choice, Color::Beige)}
                {plate(props, choice, Color::Brown)}
                {stage(props, choice)}
                <div class="tray">
                    {hand(props, choice, Color::Beige)}
                    {stack(props, choice)}
                    {hand(props, choice, Color::Brown)}
                </div>
                {controls(props, choice)}
            </div>
        </section>
    }
}
