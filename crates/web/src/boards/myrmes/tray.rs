//! What is to be done now, and the tiles, cubes and buttons for it.

use engine::Message;
use leptos::prelude::*;
use myrmes::components::{Cube, Shape, Special};
use myrmes::state::Chore;
use myrmes::{Action, Phase};

use super::art::{self, icon, plain, span};
use super::choice::Choice;
use super::colony::is_open;
use super::geometry::{middle, outline};
use super::ghost::Ghost;
use super::position::{Held, Position};
use super::stage::cube_drawing;
use super::wording;
use crate::boards::kit::buttons::{self, Press, act_button, stepper, take_button};
use crate::boards::kit::scene::Shown;

/// The task, and whatever it needs.
pub(super) fn tray(choice: Choice) -> AnyView {
    let task = move || {
        let position = choice.position.get()?;
        let words = choice.words.get();
        Some(wording::task(&words, &position, |seat| choice.name(seat)))
    };
    let tools = move || {
        let position = choice.position.get()?;
        position.actor?;
        Some(match (position.phase(), position.own().chore) {
            (Phase::Sortie(..), _) => sortie(choice, &position).into_any(),
            (Phase::Harvest, Chore::Harvest(_) | Chore::Extra(_)) => {
                harvest(choice, &position).into_any()
            }
            (Phase::Harvest, _) => scavenge(choice).into_any(),
            (Phase::Atelier(_), _) => {
                let label = choice.get("board-myrmes-done");
                let content = icon("home") + &plain(&label);
                let done = act_button(choice, Action::Done, "", label, &content);
                // Who has not worked does nothing this season.
                let idle = position.own().atelier;
                let warning = (idle > 0).then(|| {
                    let told = Message::new("board-myrmes-idle").with("nurses", idle);
                    let told = choice.tell(&told);
                    view! { <p class="facts warns" data-warns="">{told}</p> }
                });
                view! { <div class="acts">{done} {warning}</div> }.into_any()
            }
            (Phase::Storage, _) => storage(choice, &position).into_any(),
            (Phase::Winter, _) => winter(choice, &position).into_any(),
            _ => ().into_any(),
        })
    };
    let exchange = move || {
        let position = choice.position.get()?;
        position.is_legal(Action::Exchange).then(|| {
            let label = choice.get("board-myrmes-exchange");
            let content = format!("3{}→ 1{}", icon("larva"), icon("food"));
            act_button(choice, Action::Exchange, "exchange", label, &content)
        })
    };
    buttons::tray(choice.scene, "myrmes-tray", task, exchange, tools)
}

/// A shape as a small picture.
pub(super) fn shape_icon(cells: &[(i8, i8)]) -> String {
    let spots = || cells.iter().map(|&cell| middle(cell));
    let bounds = |values: Vec<i32>| {
        let least = values.iter().min().copied().unwrap_or(0);
        (least, values.iter().max().copied().unwrap_or(0) - least)
    };
    let (left, width) = bounds(spots().map(|(x, _)| x).collect());
    let (top, height) = bounds(spots().map(|(_, y)| y).collect());
    let view_box = format!("{} {} {} {}", left - 30, top - 34, width + 60, height + 68);
    let hexes: String = cells.iter().map(|&cell| outline(&[cell], 2.5)).collect();
    format!(
        "<svg class=\"shape\" viewBox=\"{view_box}\" aria-hidden=\"true\"><path d=\"{}\"/><path class=\"hexes\" d=\"{hexes}\"/></svg>",
        outline(cells, 0.0)
    )
}

/// The tiles that the worker may place, and what it may do besides.
fn sortie(choice: Choice, position: &Position) -> impl IntoView + use<> {
    let words = choice.words.get();
    let colony = position.own();
    let shapes = Shape::ALL.into_iter().filter_map(|shape| {
        let left = colony.pheromones[shape as usize];
        let too_deep = shape.level() > colony.pheromone_level();
        (left > 0).then(|| {
            let label = words.tell(
                &Message::new("board-myrmes-take-shape")
                    .with("shape", shape)
                    .with("left", left)
                    .with("points", shape.points()),
            );
            let content = shape_icon(shape.cells())
                + &span("left", format!("×{left}"))
                + &span("worth", format!("+{}", shape.points()));
            tile_button(
                choice,
                position,
                Held::Pheromone(shape),
                too_deep,
                &label,
                &content,
            )
        })
    });
    let specials = Special::ALL.into_iter().map(|special| {
        let label = words.tell(
            &Message::new("board-myrmes-take-special")
                .with("tile", special)
                .with("cost", wording::cubes(&words, special.cost()))
                .with("points", special.points()),
        );
        let label = format!(
            "{label}\n{}",
            words.get(&format!("tile-{}-text", special.id()))
        );
        let cost: String = Cube::ALL
            .into_iter()
            .filter(|&cube| special.cost()[cube as usize] > 0)
            .map(|cube| icon(cube_drawing(cube)))
            .collect();
        let content = icon(art::special(special))
            + &span("left", cost)
            + &span("worth", format!("+{}", special.points()));
        let closed = !is_open(colony, special);
        tile_button(
            choice,
            position,
            Held::Special(special),
            closed,
            &label,
            &content,
        )
    });
    let stop = words.get("board-myrmes-stop");
    let content = icon("home") + &plain(&stop);
    let stop = act_button(choice, Action::Stop, "", stop, &content);
    let clear = position.is_legal(Action::Clear).then(|| {
        let label = words.get("board-myrmes-clear");
        let content = icon("broom") + &plain(&label) + &icon("earth-cube");
        act_button(choice, Action::Clear, "", label, &content)
    });
    view! {
        <div class="acts">{move || turning(choice)} {clear} {stop}</div>
        <div class=format!("tiles {}", art::color(position.me))>
            {shapes.collect::<Vec<_>>()} {specials.collect::<Vec<_>>()}
        </div>
    }
}

fn tile_button(
    choice: Choice,
    position: &Position,
    held: Held,
    closed: bool,
    label: &str,
    content: &str,
) -> AnyView {
    let can = position.can(|action| Held::of(*action).is_some_and(|(it, _)| it == held));
    // Somewhere else it may fail for another reason; what always stands in the way is told first.
    let attempt = || Ghost::over(position, held)?.action();
    let refused = (!can).then(|| {
        attempt()
            .and_then(|it| choice.reason(it))
            .unwrap_or_default()
    });
    let is_held = move || choice.ghost.get().is_some_and(|ghost| ghost.held == held);
    let class = if closed { "take closed" } else { "take" };
    let name = held.name();
    let button = take_button(
        name.to_owned(),
        class,
        refused,
        is_held,
        label,
        content,
        move || {
            if !choice.dragging.takes_click() {
                choice.take(held);
            }
        },
    );
    view! { <span class="lifted" data-lift=name>{button}</span> }.into_any()
}

/// Turning, turning over, shifting and placing the tile that is held.
fn turning(choice: Choice) -> Option<impl IntoView> {
    let (ghost, position) = (choice.ghost.get()?, choice.position.get()?);
    let words = choice.words.get();
    let button = move |drawing: &'static str, key: &'static str, change: fn(Ghost) -> Ghost| {
        let label = choice.get(key);
        view! {
            <button
                type="button"
                class="round"
                data-turn=drawing
                aria-label=label.clone()
                title=label
                on:click=move |_| {
                    choice.change(change);
                }
                inner_html=icon(drawing)
            ></button>
        }
    };
    let action = ghost.action().filter(|&action| position.is_legal(action));
    let place = words.get("board-myrmes-place");
    let brings = match action {
        Some(action) => wording::placement(&words, &position, action),
        None => words.get("board-myrmes-does-not-fit"),
    };
    Some(view! {
        <span class="turning">
            {button("turn", "board-myrmes-turn", |ghost| ghost.turned(1))}
            {button("flip", "board-myrmes-flip", Ghost::flipped)}
            {button("shift", "board-myrmes-shift", |ghost| ghost.shifted(1))}
            <button
                type="button"
                class="primary place"
                data-place=""
                aria-disabled=action.is_none().then_some("true")
                on:click=move |_| {
                    choice.place();
                }
                inner_html=icon("check") + &plain(&place)
            ></button>
            <output class="brings" class:bad=action.is_none()>
                {brings}
            </output>
        </span>
    })
}

/// The cubes that can be taken.
fn harvest(choice: Choice, position: &Position) -> impl IntoView + use<> {
    let words = choice.words.get();
    let cubes: Vec<AnyView> = position
        .legal
        .iter()
        .filter_map(|&action| match action {
            Action::Harvest(hex, cube) => {
                let label = words.tell(
                    &Message::new("board-myrmes-take-cube")
                        .with("cube", cube)
                        .with("place", hex.to_string()),
                );
                let content = format!("{}{hex}", icon(cube_drawing(cube)));
                Some(act_button(choice, action, "cube", label, &content))
            }
            _ => None,
        })
        .collect();
    // It stands by itself and stays where it is while cubes are taken.
    let enough = position.is_legal(Action::Enough).then(|| {
        let label = words.get("board-myrmes-enough");
        let content = plain(&label);
        let enough = act_button(choice, Action::Enough, "", label, &content);
        view! { <div class="acts">{enough}</div> }
    });
    view! {
        {enough}
        <div class="acts">{cubes}</div>
    }
}

fn scavenge(choice: Choice) -> impl IntoView {
    let words = choice.words.get();
    let buttons = [Cube::Earth, Cube::Stone].map(|cube| {
        let label = words.get(&format!("cube-{}", cube.id()));
        let content = icon(cube_drawing(cube)) + &plain(&label);
        act_button(choice, Action::Scavenge(cube), "cube", label, &content)
    });
    view! { <div class="acts">{buttons.into_iter().collect::<Vec<_>>()}</div> }
}

/// Steppers for what is kept; the sum must fit the room.
fn storage(choice: Choice, position: &Position) -> impl IntoView + use<> {
    let words = choice.words.get();
    let stored = choice.stored.get();
    let (store, room) = (position.own().store, position.own().storage());
    let sum: u8 = stored.iter().sum();
    let steppers = Cube::ALL.map(|cube| {
        let index = cube as usize;
        let name = words.get(&format!("cube-{}", cube.id()));
        let press = |possible: bool, next: u8| -> Press {
            let set = move || choice.stored.update(|stored| stored[index] = next);
            possible.then(|| Box::new(set) as Box<dyn Fn()>)
        };
        let (now, most) = (stored[index], store[index]);
        stepper(
            choice.scene,
            cube.id(),
            &name,
            &icon(cube_drawing(cube)),
            format!("{now}/{most}"),
            [
                press(now > 0, now.saturating_sub(1)),
                press(now < most && sum < room, now + 1),
            ],
        )
    });
    let label = words.tell(
        &Message::new("board-myrmes-keep")
            .with("cubes", sum)
            .with("room", room),
    );
    let content = icon("check") + &plain(&label);
    let lost: u8 = store.iter().sum::<u8>().saturating_sub(sum);
    let told = words.tell(&Message::new("board-myrmes-loses").with("cubes", lost));
    let warning = (lost > 0).then(|| view! { <p class="facts warns" data-warns="">{told}</p> });
    view! {
        <div class="acts">
            {steppers.into_iter().collect::<Vec<_>>()}
            {act_button(choice, Action::Keep(stored), "primary", label, &content)}
            {warning}
        </div>
    }
}

/// How many larvae become food.
fn winter(choice: Choice, position: &Position) -> impl IntoView + use<> {
    let words = choice.words.get();
    let missing = position
        .table()
        .hunger(position.me)
        .saturating_sub(position.own().store[Cube::Food as usize]);
    let buttons: Vec<AnyView> = position
        .legal
        .iter()
        .filter_map(|&action| {
            let Action::Feed(times) = action else {
                return None;
            };
            let label = words.tell(
                &Message::new("board-myrmes-feed")
                    .with("larvae", 3 * times)
                    .with("food", times)
                    .with("missing", missing.saturating_sub(times)),
            );
            let content = format!(
                "{}{}→ {times}{}{}",
                3 * times,
                icon("larva"),
                icon("food"),
                span("after", plain(&label))
            );
            Some(act_button(choice, action, "feed", label, &content))
        })
        .collect();
    view! { <div class="acts column">{buttons}</div> }
}
