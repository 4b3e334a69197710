//! Where a tile may go, and the tile held over the table.

use ants::{Color, Point};
use leptos::ev;
use leptos::prelude::*;

use super::art;
use super::choice::Choice;
use super::geometry::{glide_to, hexagon, moved_to};
use super::wording;
use crate::boards::kit::spots::hovers;

/// Every place that is possible, as a button.
pub(super) fn places(choice: Choice) -> impl IntoView {
    let words = choice.words;
    let each = move || {
        choice.position.get().map_or(Vec::new(), |position| {
            let places = position.places.iter();
            places
                .map(|&at| (at, position.is_covered(at)))
                .collect::<Vec<_>>()
        })
    };
    let label = move |at: Point| {
        let action = choice.action_at(at)?;
        let outcome = choice.position.get()?.outcome(action)?;
        Some(wording::placement(&words.get(), action, outcome))
    };
    let place = move |(at, is_dot): (Point, bool)| {
        let is_pointed = move || choice.pointed_place() == Some(at);
        let is_looked_at = move || choice.ghost.get().is_some_and(|ghost| ghost.at == at);
        let is_tab_stop = Memo::new(move |_| choice.tab_stop.get() == Some(at));
        let click = move |event: ev::MouseEvent| {
            event.stop_propagation();
            if !choice.dragging.takes_click() {
                choice.click(at);
            }
        };
        let enter = move |event: ev::PointerEvent| {
            if hovers(&event) && !choice.dragging.is_live() {
                choice.look_at(at);
            }
        };
        view! {
            <g
                class="place"
                class:dotted=is_dot
                class:pointed=is_pointed
                class:seen=is_looked_at
                data-spot=at.to_string()
                role="button"
                tabindex=move || if is_tab_stop.get() { "0" } else { "-1" }
                aria-label=move || label(at)
                aria-pressed=move || is_pointed().to_string()
                transform=moved_to(at)
                on:click=click
                on:pointerenter=enter
                on:pointerleave=move |_| choice.look_away(at)
                on:focus=move |_| choice.look_at(at)
                on:blur=move |_| choice.look_away(at)
            >
                {if is_dot {
                    view! {
                        <circle class="reach" r="50"/>
                        <circle class="whole" r="17"/>
                        <circle class="halo" r="25"/>
                        <circle class="ring" r="25"/>
                    }
                        .into_any()
                } else {
                    view! {
                        <path class="reach" d=hexagon(0.0)/>
                        <path class="outline" d=hexagon(9.0)/>
                    }
                        .into_any()
                }}
            </g>
        }
    };
    view! {
        <g class="places">
            <For each=each key=|place| *place children=place/>
        </g>
    }
}

/// The chosen tile over the place that is looked at, with the ants that it would hide.
pub(super) fn ghost(choice: Choice) -> impl IntoView {
    let is_there = Memo::new(move |_| choice.ghost.get().is_some());
    let is_possible = Memo::new(move |_| choice.outcome.get().is_some());
    let hidden = Memo::new(move |_| choice.outcome.get().map_or([0, 0], |it| it.hidden));
    let at = Memo::new(move |_| choice.ghost.get().map(|ghost| ghost.at));
    let face = move || choice.design().map(art::face);
    let print = move || {
        let corners = choice.position.get()?.state.options().corners;
        Some(art::print(choice.design()?, corners))
    };
    let spin = move || format!("rotate({}deg)", choice.degrees());
    view! {
        <Show when=move || is_there.get()>
            <g
                class="ghost"
                class:impossible=move || !is_possible.get()
                data-ghost=""
                aria-hidden="true"
                style:transform=move || at.get().map(glide_to)
            >
                <use href="#ants-shadow" class="level-2" transform="translate(3 9)"/>
                <g class="spin" style:transform=spin>
                    <use href=face/>
                </g>
                <use href="#ants-light"/>
                <g class="spin" style:transform=spin>
                    <use href=print/>
                </g>
                <path class="frame" d=hexagon(0.0)/>
                {move || hidden_ants(hidden.get())}
            </g>
        </Show>
    }
}

/// How many ants of each colour disappear.
fn hidden_ants(hidden: [u8; 2]) -> impl IntoView {
    let colors: Vec<_> = Color::BOTH
        .into_iter()
        .filter(|&color| hidden[color as usize] > 0)
        .collect();
    let left = -39.0 * (colors.len() as f64 - 1.0);
    let chip = move |(index, color): (usize, Color)| {
        let x = left + 78.0 * index as f64;
        view! {
            <g class=format!("chip {}", color.id()) transform=format!("translate({x} -103)")>
                <rect x="-36" y="-20" width="72" height="40" rx="20"/>
                <use href=art::ant(color) transform="translate(17 2) scale(0.28)"/>
                <text x="-14" y="1">{wording::signed(-i32::from(hidden[color as usize]))}</text>
            </g>
        }
    };
    colors.into_iter().enumerate().map(chip).collect::<Vec<_>>()
}
