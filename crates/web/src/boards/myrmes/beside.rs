//! The year, and what everybody has.

use engine::{Message, Seat};
use leptos::prelude::*;
use myrmes::Action;
use myrmes::components::{Cube, Event};
use myrmes::state::Season;

use super::art::{self, face, icon, items, plain, span, titled};
use super::choice::Choice;
use super::position::Position;
use super::stage::cube_drawing;
use super::wording;

/// A button that stands for an action. A click on one that is not possible tells why.
pub(super) fn act_button(
    choice: Choice,
    action: Action,
    class: &'static str,
    label: String,
    content: &str,
) -> AnyView {
    let notation = action.to_string();
    let legal = choice
        .position
        .with(|position| position.as_ref().is_some_and(|it| it.is_legal(action)));
    let is_pointed = move || choice.pointed_action.get() == Some(action);
    view! {
        <button
            type="button"
            class=class
            class:can=legal
            class:pointed=is_pointed
            data-action=notation
            aria-disabled=(!legal).then_some("true")
            inner_html=face(&label, content)
            title=label
            on:click=move |_| {
                choice.act(action);
            }
            on:pointerenter=move |_| choice.point(Some(action))
            on:pointerleave=move |_| choice.point(None)
        ></button>
    }
    .into_any()
}

/// Year and season, dice, and what winter will take.
pub(super) fn seasons(choice: Choice) -> impl IntoView {
    move || {
        let position = choice.position.get()?;
        let table = position.table();
        let words = choice.words.get();
        let year = Message::new("board-myrmes-year")
            .with("year", table.year)
            .with("years", table.options.years);
        let hunger = Message::new("board-myrmes-winter")
            .with("food", table.winter_food())
            .with("hunger", table.hunger(position.me));
        let seasons = [
            (Season::Spring, "spring"),
            (Season::Summer, "summer"),
            (Season::Autumn, "autumn"),
        ]
        .map(|(season, name)| {
            let event = Event::ALL
                .get(usize::from(table.dice[season as usize]))
                .copied()
                .unwrap_or(Event::Point);
            let label = words.labelled(
                &words.get(&format!("season-{name}")),
                words.get(&format!("event-{}", event.id())),
            );
            let mut class = format!("season {name}");
            if table.season == season && !position.is_over() {
                class += " now";
            } else if table.season > season {
                class += " past";
            }
            let die = span("die", icon(&format!("event-{}", event.id())));
            season_item(&class, &label, &(icon(name) + &die))
        });
        let winter = words.tell(&hunger);
        // Soldiers save food.
        let hunger = table.hunger(position.me);
        let saved = if hunger < table.winter_food() {
            span("number saved", format!("→ {hunger}"))
        } else {
            String::new()
        };
        let food = span("number", table.winter_food());
        let content = format!("{}{food}{saved}{}", icon("winter"), icon("food"));
        let all = seasons.concat() + &season_item("season winter", &winter, &content);
        Some(view! {
            <div class="seasons">
                <span class="year">{words.tell(&year)}</span>
                <ol inner_html=all></ol>
            </div>
        })
    }
}

fn season_item(class: &str, label: &str, content: &str) -> String {
    let label = plain(label);
    format!(
        "<li class=\"{class}\" title=\"{label}\">{content}<span class=\"unseen\">{label}</span></li>"
    )
}

/// Names, scores and what everybody has; a click shows a colony.
pub(super) fn plates(choice: Choice) -> impl IntoView {
    move || {
        let position = choice.position.get()?;
        let plates: Vec<_> = Seat::all(position.table().players())
            .map(|seat| plate(choice, &position, seat))
            .collect();
        Some(view! {
            <div class="plates" role="group" aria-label=choice.get("board-myrmes-colonies")>
                {plates}
            </div>
        })
    }
}

fn plate(choice: Choice, position: &Position, seat: Seat) -> impl IntoView + use<> {
    let words = choice.words.get();
    let table = position.table();
    let colony = table.colony(seat);
    let color = art::color(seat);
    let is_shown = choice.shown_seat(position) == seat;
    let is_first = table.first == seat && table.players() > 1;
    let awaited = choice.is_awaited(position, seat);
    let has_won = position.has_won(seat) && choice.held_by.get().is_none();
    let state = if has_won {
        Some("board-myrmes-winner")
    } else {
        awaited.then_some("board-myrmes-to-move")
    };
    let state = state.map_or_else(String::new, |key| titled("state", &words.get(key), ""));
    let mut figures = vec![
        (
            "deepen",
            wording::level(colony.level).to_owned(),
            "board-myrmes-level",
        ),
        ("larva", colony.larvae.to_string(), "board-myrmes-larvae"),
    ];
    for (cube, key) in [
        (Cube::Food, "cube-food"),
        (Cube::Earth, "cube-earth"),
        (Cube::Stone, "cube-stone"),
    ] {
        figures.push((
            cube_drawing(cube),
            colony.store[cube as usize].to_string(),
            key,
        ));
    }
    figures.extend([
        ("worker", colony.workers.to_string(), "board-myrmes-workers"),
        (
            "soldier",
            colony.soldiers.to_string(),
            "board-myrmes-soldiers",
        ),
        ("nurse", colony.nurses.to_string(), "board-myrmes-nurses"),
    ]);
    let told: Vec<String> = figures
        .iter()
        .map(|(_, number, key)| words.labelled(&words.get(key), number))
        .collect();
    let label = words.tell(
        &Message::new("board-myrmes-plate")
            .with("player", choice.name(seat))
            .with("color", words.get(&format!("seat-{color}")))
            .with("score", i64::from(colony.score))
            .with("figures", told.join(", ")),
    );
    let figures: String = figures
        .into_iter()
        .map(|(drawing, number, key)| titled("figure", &words.get(key), icon(drawing) + &number))
        .collect();
    let first = if is_first {
        icon("first")
    } else {
        String::new()
    };
    let score = colony.score.to_string().replace('-', "−");
    let who = format!(
        "{}{}{first}{state}<span class=\"score\" data-score=\"{color}\">{score}</span>",
        icon(&format!("emblem-{color}")),
        span("name", plain(&choice.name(seat))),
    );
    view! {
        <button
            type="button"
            class=format!("plate {color}")
            class:awaited=awaited
            class:winner=has_won
            aria-pressed=is_shown.to_string()
            data-seat=color
            inner_html=face(&label, &(span("who", who) + &span("figures", figures)))
            on:click=move |_| choice.shown.set(Some(seat))
        ></button>
    }
}

/// What the season before brought, until it is put away.
pub(super) fn account(choice: Choice) -> impl IntoView {
    move || {
        let position = choice.position.get()?;
        let turn = position.table().turn();
        let is_new = matches!(position.phase(), myrmes::Phase::Plan);
        let account = (position.me, turn);
        if !is_new || !position.plays || turn == 1 || choice.put_away.get() == Some(account) {
            return None;
        }
        let words = choice.words.get();
        let lines = wording::account(&words, &position.own().last);
        if lines.is_empty() {
            return None;
        }
        Some(view! {
            <div class="account" role="note">
                <strong>{words.get("board-myrmes-last-season")}</strong>
                <ul inner_html=items(&lines)></ul>
                <button
                    type="button"
                    class="close"
                    aria-label=words.get("board-myrmes-put-away")
                    title=words.get("board-myrmes-put-away")
                    on:click=move |_| choice.put_away.set(Some(account))
                >
                    "×"
                </button>
            </div>
        })
    }
}
