//! Fourmidable in the browser: the forest and the nests as pictures, with cards, round and players
//! around them.
//!
//! Reading order: `position` (what is shown), `reach` (how far an ant can go), `choice` (what the
//! player is about to do), then the pictures: `stage` and `nest`; then what is beside them: `beside`,
//! `tray`, `cards`. `art` names the drawings, which are in `*.svg`; `geometry` knows where hexagons
//! and cells lie.

mod art;
mod beside;
mod cards;
mod choice;
mod geometry;
mod keys;
mod nest;
mod position;
mod reach;
mod stage;
#[cfg(test)]
mod tests;
mod tray;
mod wording;

use engine::Texts;
use fourmidable::Phase;
use leptos::html::Section;
use leptos::prelude::*;

use self::beside::{account, achievements, nests, plates, strip};
use self::cards::{hand, row};
use self::choice::Choice;
use self::position::Position;
use self::stage::stage;
use self::tray::tray;
use super::{Art, Board, BoardProps};

/// The board of Fourmidable.
pub const BOARD: Board = Board {
    game: "fourmidable",
    texts: Texts(languages::texts!(
        "../../locale/boards/fourmidable.",
        ".ftl"
    )),
    show: |props| board(&props).into_any(),
    phase,
    art: Art {
        class: "fourmidable-board white",
        prefix: "fmd",
        view_box: "-18 -18 36 36",
        definitions: || art::DEFINITIONS,
    },
};

fn phase(view: &serde_json::Value) -> Option<&'static str> {
    let position = Position::read(view, None)?;
    let experienced = position.table().options.is_experienced();
    Some(match position.phase() {
        Phase::First | Phase::Row | Phase::Ants(_) | Phase::Split(_) | Phase::Objectives(..) => {
            "rule-setup"
        }
        Phase::Species | Phase::ChooseSpecies(_) => "rule-species",
        Phase::Deal(_) if !experienced => "rule-special-cards",
        Phase::Deal(_) | Phase::Draft | Phase::Pick(_) => "rule-draft",
        Phase::Weather | Phase::ChooseWeather(_) => "rule-weather",
        Phase::Turn(_) => "rule-actions",
        Phase::Walk(..) => "rule-movement",
        Phase::Hole(..) => "rule-nest-holes",
        Phase::Library(..) if experienced => "rule-row",
        Phase::Refill(..) | Phase::Peek(..) => "rule-row",
        Phase::Library(..) | Phase::Draw(..) | Phase::Keep(..) | Phase::Under(..) => "rule-library",
        Phase::Bag(_) | Phase::Feed(..) => "rule-solo",
        Phase::Close(_) => "rule-special-cards",
        Phase::Last(..) => "rule-objectives",
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
            class="fourmidable-board"
            class:lively=move || animate.get()
            data-board="fourmidable"
            data-phase=move || choice.phase_name()
            tabindex="-1"
            node_ref=root
        >
            <div class="layout">
                <div class="main">
                    {strip(choice)} {stage(choice)} {tray(choice)} {row(choice)}
                    {achievements(choice)}
                </div>
                <div class="aside">
                    {plates(choice)} {account(choice)} {nests(choice)} {hand(choice)}
                </div>
            </div>
        </section>
    }
}
