//! Hidden Empires in the browser: the map as one picture, with the nest and the players around it.
//!
//! Reading order: `position` (what is shown), `plan` (the Nest Phase as it would go), `choice` (what
//! the player is about to do) with `aim`, `basket`, `drag` and `errand`, then the picture: `stage`; then
//! what is beside it: `beside`, `tray`, `tasks`, `fight`, `chores`, `cards`, `sheet`. `art` names the drawings,
//! which are in `*.svg`; `geometry` knows where areas lie.

mod aim;
mod art;
mod basket;
mod beside;
mod cards;
mod choice;
mod chores;
mod drag;
mod errand;
mod fight;
mod geometry;
mod keys;
mod plan;
mod position;
mod sheet;
mod stage;
mod tasks;
#[cfg(test)]
mod tests;
mod tray;
mod wording;

use engine::Texts;
use leptos::html::Section;
use leptos::prelude::*;

use self::beside::{checks, plates, steps};
use self::cards::hand;
use self::choice::Choice;
use self::position::Position;
use self::sheet::{chambers, sheet};
use self::stage::{dragged, stage};
use self::tray::tray;
use super::{Art, Board, BoardProps};

/// The board of Hidden Empires.
pub const BOARD: Board = Board {
    game: "hidden-empires",
    texts: Texts(languages::texts!(
        "../../locale/boards/hidden-empires.",
        ".ftl"
    )),
    show: |props| board(&props).into_any(),
    phase,
    art: Art {
        class: "empires-board red",
        prefix: "he",
        view_box: "-16 -16 32 32",
        definitions: || art::DEFINITIONS,
    },
};

fn phase(view: &serde_json::Value) -> Option<&'static str> {
    let position = Position::read(view, None)?;
    Some(position.table().heading(Some(position.me)))
}

fn board(props: &BoardProps) -> impl IntoView + use<> {
    let choice = Choice::new(props);
    let root = NodeRef::<Section>::new();
    keys::listen(root, choice);
    stage::listen_to_drags(root, choice);
    let animate = props.animate;
    view! {
        <section
            class="empires-board"
            class:lively=move || animate.get()
            class:aims=move || choice.aim.get().is_some()
            data-board="hidden-empires"
            data-phase=move || choice.phase_name()
            tabindex="-1"
            node_ref=root
        >
            <div class="layout">
                <div class="main">
                    {steps(choice)}
                    {checks(choice)}
                    {stage(choice)}
                    {chambers(choice)}
                </div>
                <div class="aside">
                    {tray(choice)}
                    {hand(choice)}
                    {plates(choice)}
                    {sheet(choice)}
                </div>
            </div>
            {dragged(choice)}
        </section>
    }
}
