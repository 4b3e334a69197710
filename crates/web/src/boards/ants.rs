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
use engine::Texts;
use leptos::html::Section;
use leptos::prelude::*;

use self::beside::{controls, hand, plate, stack};
use self::choice::Choice;
use self::stage::stage;
use super::BoardProps;

/// The wording of this board.
pub const TEXTS: Texts = Texts {
    english: include_str!("../../locale/boards/ants.en.ftl"),
    french: include_str!("../../locale/boards/ants.fr.ftl"),
};

/// The board.
#[expect(
    clippy::needless_pass_by_value,
    reason = "all boards have this signature"
)]
pub fn board(props: BoardProps) -> impl IntoView {
    let choice = Choice::new(&props);
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
                {plate(&props, choice, Color::Beige)}
                {plate(&props, choice, Color::Brown)}
                {stage(&props, choice)}
                <div class="tray">
                    {hand(&props, choice, Color::Beige)}
                    {stack(&props, choice)}
                    {hand(&props, choice, Color::Brown)}
                </div>
                {controls(&props, choice)}
            </div>
        </section>
    }
}
