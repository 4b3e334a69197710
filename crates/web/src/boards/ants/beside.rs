//! What lies beside the table: names and scores, what is asked, hands, the stack, and the buttons that
//! turn a tile.

use std::sync::Arc;

use ants::components::Corners;
use ants::{Color, Design};
use engine::{Message, Seat};
use leptos::prelude::*;
use table::Words;

use super::art;
use super::choice::Choice;
use super::position::Position;
use super::wording;
use crate::boards::kit::buttons;
use crate::boards::kit::markup::span;
use crate::boards::kit::plates::{self, Plate};

/// A picture of one tile, a little larger than the tile.
const CLOSE_UP: &str = "-114 -102 228 208";

/// The name of a player, the score, and what it would become.
pub(super) fn plates(choice: Choice) -> AnyView {
    let plate = move |position: &Position, seat: Seat| {
        let change = Color::of(seat)
            .and_then(|color| Some(choice.outcome.get()?.changes[color as usize]))
            .filter(|&change| change != 0);
        let after_score = change.map_or_else(String::new, |change| {
            let class = if change < 0 { "change worse" } else { "change" };
            span(class, wording::signed(change))
        });
        let score = i64::from(position.state.scores()[seat]);
        Plate {
            after_score,
            ..Plate::new(score, Vec::new())
        }
    };
    plates::plates(choice.scene, plate)
}

/// What is asked, hands and stack, and the buttons that turn the tile.
pub(super) fn tray(choice: Choice) -> AnyView {
    let told = move || {
        let words = choice.words.get();
        Some(match (choice.ghost.get(), choice.outcome.get()) {
            (Some(action), Some(outcome)) => wording::placement(&words, action, outcome),
            _ => words.get("board-ants-choose"),
        })
    };
    let tools = view! {
        <div class="tiles">
            {hand(choice, Color::Beige)}
            {stack(choice)}
            {hand(choice, Color::Brown)}
        </div>
        {controls(choice)}
    };
    buttons::tray(choice.scene, "ants-tray", told, (), tools)
}

/// The tiles of a player.
fn hand(choice: Choice, color: Color) -> impl IntoView {
    let words = choice.words;
    let tiles = Memo::new(move |_| {
        let position = choice.position.get()?;
        let corners = position.state.options().corners;
        let is_own = position.mover == Some(color);
        Some((position.state.hand(color).to_vec(), corners, is_own))
    });
    let label = move || {
        let message = Message::new("board-ants-hand").with("player", choice.name(color.seat()));
        words.get().tell(&message)
    };
    let shown = move || {
        let (hand, corners, is_own) = tiles.get()?;
        let tiles = hand.into_iter().enumerate().map(move |(index, design)| {
            if is_own {
                own_tile(words, choice, index, design, corners).into_any()
            } else {
                other_tile(words, choice, design, corners).into_any()
            }
        });
        Some(tiles.collect::<Vec<_>>())
    };
    view! {
        <div class=format!("hand {}", color.id()) role="group" aria-label=label>
            {shown}
        </div>
    }
}

/// A tile that can be chosen, turned as it would be placed.
fn own_tile(
    words: Signal<Arc<Words>>,
    choice: Choice,
    index: usize,
    design: Design,
    corners: Corners,
) -> impl IntoView {
    let is_held = Memo::new(move |_| choice.is_held(index));
    let degrees = move || if is_held.get() { choice.degrees() } else { 0 };
    view! {
        <button
            type="button"
            class="tile own"
            data-hand=(index + 1).to_string()
            data-lift=(index + 1).to_string()
            aria-pressed=move || is_held.get().to_string()
            aria-label=move || format!("{} {}", index + 1, wording::tile(&words.get(), design))
            title=move || wording::tile_told(&words.get(), design)
            on:click=move |_| choice.take(index)
        >
            {close_up(design, corners, degrees)}
            <kbd aria-hidden="true">{index + 1}</kbd>
        </button>
    }
}

/// A tile that somebody else holds. A click tells why it cannot be taken.
fn other_tile(
    words: Signal<Arc<Words>>,
    choice: Choice,
    design: Design,
    corners: Corners,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="tile"
            disabled=!choice.has_mover()
            aria-label=move || wording::tile(&words.get(), design)
            title=move || wording::tile_told(&words.get(), design)
            on:click=move |_| choice.ask_for(design)
        >
            {close_up(design, corners, || 0)}
        </button>
    }
}

fn close_up(
    design: Design,
    corners: Corners,
    degrees: impl Fn() -> i32 + Copy + Send + 'static,
) -> impl IntoView {
    let spin = move || format!("rotate({}deg)", degrees());
    view! {
        <svg viewBox=CLOSE_UP aria-hidden="true">
            <use href="#ants-shadow" transform="translate(1 4)"/>
            <use href="#ants-hexagon" class="edge" transform="translate(0 4)"/>
            <g class="spin" style:transform=spin>
                <use href=art::face(design)/>
            </g>
            <use href="#ants-light"/>
            <g class="spin" style:transform=spin>
                <use href=art::print(design, corners)/>
            </g>
            <use href="#ants-hexagon" class="rim"/>
        </svg>
    }
}

/// The stack with its open top.
fn stack(choice: Choice) -> impl IntoView {
    let words = choice.words;
    let stack = Memo::new(move |_| {
        let position = choice.position.get()?;
        let state = &position.state;
        Some((state.stack(), state.top(), state.options().corners))
    });
    let is_active = Memo::new(move |_| choice.position.get().is_some_and(|it| it.mover.is_some()));
    let size = Memo::new(move |_| stack.get().map_or(0, |(size, ..)| size));
    let tell_size = move || {
        let message = Message::new("board-ants-stack-size").with("tiles", size.get() as i64);
        words.get().tell(&message)
    };
    let top = move || {
        let (_, top, corners) = stack.get()?;
        let design = top?;
        let label = move || {
            let message = Message::new("board-ants-stack-top").with("tile", design);
            words.get().tell(&message)
        };
        Some(view! {
            <button
                type="button"
                class="tile"
                disabled=move || !is_active.get()
                aria-label=label
                title=move || wording::tile_told(&words.get(), design)
                on:click=move |_| choice.ask_for(design)
            >
                {close_up(design, corners, || 0)}
            </button>
        })
    };
    view! {
        <div class="stack" role="group" aria-label=move || words.get().get("board-ants-stack")>
            <span class="pile" class:empty=move || size.get() == 0>
                <svg class="below" viewBox=CLOSE_UP aria-hidden="true">
                    {move || below(size.get().saturating_sub(1))}
                </svg>
                {top}
            </span>
            <span class="left" title=tell_size>
                {move || size.get()}
                <span class="unseen">{tell_size}</span>
            </span>
        </div>
    }
}

/// The sides of the tiles below the top, and the place where the stack lies.
fn below(tiles: usize) -> impl IntoView {
    let shown = tiles.min(4);
    let sides = (0..shown).rev().map(|depth| {
        let down = 5 * (depth + 1);
        view! {
            <use href="#ants-hexagon" class="edge" transform=format!("translate(0 {})", down + 3)/>
            <use href="#ants-hexagon" class="back" transform=format!("translate(0 {down})")/>
        }
    });
    view! {
        <use href="#ants-hexagon" class="bare"/>
        {sides.collect::<Vec<_>>()}
    }
}

/// The buttons that turn the tile.
fn controls(choice: Choice) -> impl IntoView {
    let words = choice.words;
    let acts = Memo::new(move |_| choice.position.get().is_some_and(|it| it.mover.is_some()));
    let turn_button = move |act: &'static str, key: &'static str, sixths: i32, arrow| {
        let label = move || words.get().get(key);
        view! {
            <button
                type="button"
                class="turn"
                data-act=act
                aria-label=label
                title=label
                on:click=move |_| choice.turn(sixths)
            >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d=arrow/>
                </svg>
            </button>
        }
    };
    view! {
        <div class="controls" class:gone=move || !acts.get()>
            {turn_button("turn-left", "board-ants-turn-left", 1, TURN_LEFT)}
            {turn_button("turn-right", "board-ants-turn-right", -1, TURN_RIGHT)}
        </div>
    }
}

const TURN_LEFT: &str = "M4 4V10H10M4.6 9.8A8 8 0 1 1 4.3 14";
const TURN_RIGHT: &str = "M20 4V10H14M19.4 9.8A8 8 0 1 0 19.7 14";
