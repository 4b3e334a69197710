//! The year, and what everybody has.

use engine::{Message, Seat};
use leptos::prelude::*;
use myrmes::components::{Cube, Event};
use myrmes::state::Season;

use super::art::{icon, span};
use super::choice::Choice;
use super::position::Position;
use super::stage::cube_drawing;
use super::wording;
use crate::boards::kit::buttons::{self, sign};
use crate::boards::kit::plates::{self, Plate};

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
            sign(&class, &label, &(icon(name) + &die))
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
        let all = seasons.concat() + &sign("season winter", &winter, &content);
        Some(view! {
            <div class="seasons">
                <span class="year">{words.tell(&year)}</span>
                <ol inner_html=all></ol>
            </div>
        })
    }
}

/// What everybody has; a click shows a colony.
pub(super) fn plates(choice: Choice) -> AnyView {
    plates::plates(choice.scene, plate)
}

fn plate(position: &Position, seat: Seat) -> Plate {
    let table = position.table();
    let colony = table.colony(seat);
    let level = wording::level(colony.level).to_owned();
    let mut figures = vec![
        ("deepen", level, "board-myrmes-level"),
        ("larva", colony.larvae.to_string(), "board-myrmes-larvae"),
    ];
    for (cube, key) in [
        (Cube::Food, "cube-food"),
        (Cube::Earth, "cube-earth"),
        (Cube::Stone, "cube-stone"),
    ] {
        let count = colony.store[cube as usize].to_string();
        figures.push((cube_drawing(cube), count, key));
    }
    for (drawing, count, key) in [
        ("worker", colony.workers, "board-myrmes-workers"),
        ("soldier", colony.soldiers, "board-myrmes-soldiers"),
        ("nurse", colony.nurses, "board-myrmes-nurses"),
    ] {
        figures.push((drawing, count.to_string(), key));
    }
    Plate {
        first: (table.first == seat && table.players() > 1).then_some("board-myrmes-first"),
        ..Plate::new(i64::from(colony.score), figures)
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
        let put_away = move || choice.put_away.set(Some(account));
        Some(buttons::account(
            choice.scene,
            "board-myrmes-last-season",
            &lines,
            put_away,
        ))
    }
}
