//! The table: tiles, best areas, marks; then the places and the ghost above them.

use std::sync::Arc;

use ants::Placed;
use ants::components::Corners;
use engine::Message;
use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;

use super::areas::{BestArea, best_areas, seen_dots};
use super::art;
use super::choice::Choice;
use super::geometry::{Spot, hexagon, moved_to, moved_to_spot, nearest};
use super::places::{ghost, places};
use super::wording;
use crate::boards::kit::art::At;
use crate::boards::kit::trace::hand_of;

/// Turning the wheel by so many pixels turns the tile once; one notch of a mouse is about 100.
const WHEEL_STEP: f64 = 50.0;

/// The picture of the table.
pub(super) fn stage(choice: Choice) -> impl IntoView {
    let words = choice.words;
    let frame = Memo::new(move |_| choice.position.get().map(|position| position.frame()));
    let further = Memo::new(move |_| {
        let position = choice.position.get();
        position.map(|position| art::further_definitions(position.state.designs()))
    });
    let further = move || further.get().unwrap_or_default();
    let label = move || {
        let tiles = choice
            .position
            .with(|position| position.as_ref().map_or(0, |it| it.hexagons().len()));
        // The Double Tile counts as one.
        let message = Message::new("board-ants-label").with("tiles", tiles as i64 - 1);
        words.get().tell(&message)
    };
    let click = move |event: ev::MouseEvent| {
        if let Some(frame) = frame.get_untracked()
            && let Some(pixel) = inside(&event)
            && !choice.dragging.takes_click()
        {
            let (pixel, width, height) = pixel;
            choice.click(nearest(frame.spot_at(pixel, width, height)));
        }
    };
    let wheeled = StoredValue::new(0.0);
    let wheel = move |event: ev::WheelEvent| {
        // Without a tile over the table the wheel scrolls the page.
        if choice.ghost.get_untracked().is_none() {
            return;
        }
        event.prevent_default();
        let unit = if event.delta_mode() == 0 { 1.0 } else { 40.0 };
        let way = wheeled.get_value() + event.delta_y() * unit;
        if way.abs() < WHEEL_STEP {
            wheeled.set_value(way);
        } else {
            wheeled.set_value(0.0);
            choice.turn(if way > 0.0 { -1 } else { 1 });
        }
    };
    view! {
        <svg
            class="stage"
            role="group"
            aria-label=label
            viewBox=move || frame.get().map(|frame| frame.view_box())
            preserveAspectRatio="xMidYMid meet"
            on:click=click
            on:wheel=wheel
        >
            <defs inner_html=art::definitions()></defs>
            <defs inner_html=further></defs>
            {ground_shadows(choice)}
            {tiles(choice)}
            {areas(choice)}
            {marks(choice)}
            {places(choice)}
            {ghost(choice)}
        </svg>
    }
}

/// Where in the element that listens an event took place, and how large that element is.
fn inside(event: &ev::MouseEvent) -> Option<(Spot, f64, f64)> {
    let element: Element = event.current_target()?.dyn_into().ok()?;
    let bounds = element.get_bounding_client_rect();
    let pixel = Spot::new(
        f64::from(event.client_x()) - bounds.left(),
        f64::from(event.client_y()) - bounds.top(),
    );
    Some((pixel, bounds.width(), bounds.height()))
}

/// A tile of the picture.
#[derive(Clone, Copy)]
struct Shown {
    number: usize,
    placed: Placed,
    corners: Corners,
    /// It has just been placed and may settle down; from where it comes, measured from there.
    arrives: bool,
    comes_from: Option<At>,
}

fn tiles(choice: Choice) -> impl IntoView {
    let (words, animate) = (choice.words, choice.animate);
    let shown_before = StoredValue::new(None::<usize>);
    let each = move || {
        let Some(position) = choice.position.get() else {
            return Vec::new();
        };
        let hexagons = position.hexagons();
        let before = shown_before.get_value();
        shown_before.set_value(Some(hexagons.len()));
        let corners = position.state.options().corners;
        let last = hexagons.len() - 1;
        // In a replay that jumps, nothing moves.
        let arrives = animate.get_untracked() && before == Some(last);
        let others = choice
            .last
            .get_untracked()
            .filter(|last| !last.own && arrives);
        let hand = others.and_then(|last| hand_of(last.seat?));
        let comes_from = hand.map(|(x, y)| {
            let to = Spot::of(hexagons[last].at);
            (x - to.x as i32, y - to.y as i32)
        });
        let shown = hexagons.iter().enumerate().map(|(number, &placed)| Shown {
            number,
            placed,
            corners,
            arrives: arrives && number == last,
            comes_from,
        });
        shown.collect()
    };
    let key = |shown: &Shown| {
        let placed = shown.placed;
        (shown.number, placed.design, placed.at, placed.turn)
    };
    view! {
        <g class="tiles">
            <For each=each key=key children=move |shown| tile(shown, words)/>
        </g>
    }
}

fn tile(shown: Shown, words: Signal<Arc<table::Words>>) -> impl IntoView {
    let Shown {
        placed,
        corners,
        arrives,
        comes_from,
        ..
    } = shown;
    let level = placed.level;
    let way = comes_from.map(|(x, y)| format!("--from-x:{x}px;--from-y:{y}px"));
    view! {
        <g
            data-tile=placed.at.to_string()
            role="img"
            aria-label=move || wording::placed(&words.get(), &placed)
            transform=moved_to(placed.at)
        >
            <g class:arrives=arrives style=way>
                {(level > 0).then(|| shadow(level))}
                <use href="#ants-hexagon" class="edge" transform=side_of(level)/>
                <use href=art::face(placed.design) transform=turned(placed.turn)/>
                <use href="#ants-light"/>
                <use href=art::print(placed.design, corners) transform=turned(placed.turn)/>
                <use href="#ants-hexagon" class=format!("rim level-{}", level.min(4))/>
            </g>
        </g>
    }
}

/// The higher a tile lies, the wider and darker its shadow.
fn shadow(level: u8) -> impl IntoView {
    let height = f64::from(level.min(4));
    let (down, size) = (2.0 + height * 4.0, 1.0 + height * 0.01);
    view! {
        <use
            href="#ants-shadow"
            class=format!("level-{}", level.min(4))
            transform=format!("translate({} {down}) scale({size})", down / 2.0)
        />
    }
}

/// Tiles on the ground throw their shadows on the table, never on each other.
fn ground_shadows(choice: Choice) -> impl IntoView {
    let each = move || {
        choice.position.get().map_or(Vec::new(), |position| {
            let ground = position.hexagons().iter().filter(|tile| tile.level == 0);
            ground.map(|tile| tile.at).collect::<Vec<_>>()
        })
    };
    view! {
        <g class="ground-shadows" aria-hidden="true">
            <For
                each=each
                key=|at| *at
                children=|at| view! { <g transform=moved_to(at)>{shadow(0)}</g> }
            />
        </g>
    }
}

/// What is seen of the side of a tile: cardboard.
fn side_of(level: u8) -> String {
    format!("translate(0 {})", 2.0 + 1.5 * f64::from(level.min(4)))
}

/// Anticlockwise, in sixths.
fn turned(turn: u8) -> String {
    format!("rotate({})", -60 * i32::from(turn))
}

/// Lines around the best areas; above them the dots, then the numbers.
fn areas(choice: Choice) -> impl IntoView {
    let areas = Memo::new(move |_| {
        choice
            .position
            .get()
            .map_or(Vec::new(), |position| best_areas(position.state.surface()))
    });
    let dots = Memo::new(move |_| Some(seen_dots(choice.position.get()?.state.surface())));
    view! {
        <g class="areas" aria-hidden="true">
            {move || areas.get().iter().map(line).collect::<Vec<_>>()}
            <path class="dots" d=move || dots.get()/>
            {move || areas.get().iter().map(badge).collect::<Vec<_>>()}
        </g>
    }
}

fn line(area: &BestArea) -> impl IntoView + use<> {
    let color = area.color.id();
    view! {
        <path class=format!("area {color}") d=area.border.clone() fill-rule="evenodd"/>
        <path class=format!("border {color}") d=area.border.clone()/>
    }
}

fn badge(area: &BestArea) -> impl IntoView + use<> {
    view! {
        <g class=format!("badge {}", area.color.id()) transform=moved_to_spot(area.badge)>
            <circle r="27"/>
            <text y="1">{area.ants}</text>
        </g>
    }
}

/// The tile that was placed last, the one whose line of the log is looked at, and a refused click.
fn marks(choice: Choice) -> impl IntoView {
    let highlighted = choice.highlighted;
    let last = Memo::new(move |_| Some(choice.position.get()?.last()?.at));
    let looked_at = Memo::new(move |_| {
        let position = choice.position.get()?;
        highlighted.with(|notation| Some(position.placed_by(notation.as_ref()?)?.at))
    });
    view! {
        <g class="marks" aria-hidden="true">
            {move || {
                last.get()
                    .map(|at| {
                        view! {
                            <g class="last" transform=moved_to(at)>
                                <path d=hexagon(4.0)/>
                                <path class="dots" d=hexagon(4.0)/>
                            </g>
                        }
                    })
            }}
            {move || {
                looked_at
                    .get()
                    .map(|at| view! { <path class="looked-at" d=hexagon(1.0) transform=moved_to(at)/> })
            }}
            {move || {
                choice
                    .refused
                    .get()
                    .map(|at| {
                        view! {
                            <g class="refused" transform=moved_to(at)>
                                <path d="M-16 -16L16 16M-16 16L16 -16"/>
                            </g>
                        }
                    })
            }}
        </g>
    }
}
