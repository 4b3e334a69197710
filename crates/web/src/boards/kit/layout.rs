//! How a table is laid out: the picture first and as large as the screen allows; beside it what is
//! asked, everybody's plate, and then the rest. The style sheet `board.css` does the placing.

use leptos::html::Section;
use leptos::prelude::*;

use super::drag::Drags;
use super::focus;
use super::keys::{self, Stroke};
use super::lens::Lens;
use super::scene::Chooser;

/// The parts of a board.
pub(crate) struct Parts {
    /// Round, season, weather: a line above the picture.
    pub(crate) strip: AnyView,
    pub(crate) picture: AnyView,
    /// What belongs to the picture and stays right under it.
    pub(crate) foot: AnyView,
    pub(crate) plates: AnyView,
    /// What is asked: the tray.
    pub(crate) asked: AnyView,
    /// What one looks at while playing: a nest, a hand.
    pub(crate) more: AnyView,
    /// What can wait, under the picture.
    pub(crate) below: AnyView,
}

/// What a board is called in the markup.
#[derive(Clone, Copy)]
pub(crate) struct Naming {
    pub(crate) game: &'static str,
    pub(crate) class: &'static str,
}

/// The whole board.
pub(crate) fn layout<C: Chooser + Drags>(
    choice: C,
    naming: Naming,
    phase: impl Fn() -> Option<&'static str> + Send + Sync + 'static,
    aspect: impl Fn() -> f64 + Send + Sync + 'static,
    press: impl Fn(&Stroke) -> bool + 'static,
    parts: Parts,
) -> AnyView {
    let scene = choice.scene();
    let root = NodeRef::<Section>::new();
    scene.dragging.listen(root, choice);
    let lens = Lens::new();
    keys::listen(root, move |stroke| {
        let magnifies = stroke.key.eq_ignore_ascii_case("z");
        if magnifies {
            lens.toggle();
        }
        magnifies || press(stroke)
    });
    focus::keep(root, scene.position);
    let around = scene.around.get_value();
    let animate = scene.animate;
    view! {
        <section
            class=format!("game-board {}", naming.class)
            class:lively=move || animate.get()
            data-board=naming.game
            data-phase=phase
            tabindex="-1"
            style:--aspect=move || format!("{:.4}", aspect())
            node_ref=root
        >
            <div class="layout">
                <div class="stage-side">
                    <div class="top">{parts.strip}</div>
                    {lens.over(scene, parts.picture, around.over.run())}
                    <div class="under-stage">{parts.foot}</div>
                </div>
                <div class="rail">
                    <div class="rail-parts">
                        <div class="prompt">{around.prompt.run()}</div>
                        {parts.plates}
                        <div class="asked">{parts.asked}</div>
                        <div class="beside">{parts.more}</div>
                        <div class="rest">{around.rest.run()}</div>
                    </div>
                </div>
                <div class="later">{parts.below}</div>
            </div>
            <p class="unseen" role="status">{move || scene.said.get()}</p>
        </section>
    }
    .into_any()
}
