//! The steps of a turn, what must be kept in mind, and what everybody has.

use engine::{Message, Seat};
use hidden_empires::Phase;
use hidden_empires::components::BROOD_PER_NURSE;
use leptos::prelude::*;

use super::art::{self, icon, plain, span};
use super::choice::Choice;
use super::position::Position;
use super::wording;
use crate::boards::kit::plates::{self, Plate};

/// The game turn and the steps of a player turn.
pub(super) fn steps(choice: Choice) -> impl IntoView {
    move || {
        let position = choice.position.get()?;
        let words = choice.words.get();
        let table = position.table();
        let now = match position.phase() {
            Phase::Redistribute(_) => "redistribute",
            Phase::MoveOne(_) => "move",
            Phase::Discover(_) => "discover",
            Phase::Marker(turning) if turning.seat.is_some() => "discover",
            _ if position.is_scouting() => "discover",
            Phase::Tasks(_) | Phase::ForageDice(_) => "tasks",
            Phase::Nest | Phase::NestCards(..) | Phase::Found(_) => "nest",
            Phase::TrunkDice(..) | Phase::Repelled(..) => "tasks",
            _ if position.fight().is_some() => "tasks",
            _ => "",
        };
        let items: String = ["redistribute", "move", "discover", "tasks", "nest"]
            .into_iter()
            .map(|step| {
                let class = if step == now { "now" } else { "" };
                let current = if step == now {
                    " aria-current=\"step\""
                } else {
                    ""
                };
                let name = words.get(&format!("board-empires-step-{step}"));
                format!("<li class=\"{class}\"{current}>{}</li>", plain(&name))
            })
            .collect();
        let turn = wording::number(&words, "board-empires-turn", table.game_turn);
        let whose = position.mover().map(|seat| {
            let emblem = icon(&format!("emblem-{}", art::color(seat)));
            let name = plain(&choice.name(seat));
            span(
                &format!("whose {}", art::color(seat)),
                emblem + &span("name", name),
            )
        });
        Some(view! {
            <div class="steps">
                <span class="turn">{turn}</span>
                <span inner_html=whose></span>
                <ol inner_html=items></ol>
            </div>
        })
    }
}

/// Room, nurses, food and points of the reader, with a warning where something is wrong.
pub(super) fn checks(choice: Choice) -> impl IntoView {
    move || {
        let position = choice.position.get()?;
        let words = choice.words.get();
        let (table, me) = (position.table(), position.me);
        let colony = table.colony(me);
        let size = match colony.capacity() {
            u16::MAX => "∞".to_owned(),
            size => size.to_string(),
        };
        let room = words.tell(
            &Message::new("board-empires-check-size")
                .with("housed", i64::from(colony.housed()))
                .with("size", size.clone()),
        );
        let nursed = colony.nurses.total() * BROOD_PER_NURSE;
        let brood = words.tell(
            &Message::new("board-empires-check-brood")
                .with("brood", i64::from(colony.brood()))
                .with("nurses", i64::from(colony.nurses.total()))
                .with("nursed", i64::from(nursed)),
        );
        let moves_yet = table.waiting.contains(me) || position.mover() == Some(me);
        let expected = if moves_yet {
            table.expected_food(me)
        } else {
            0
        };
        // In the Nest Phase food is eaten step by step; the plan shows what is missing.
        let eats = position.phase() == Phase::Nest || position.is_over();
        let needed = if eats { 0 } else { colony.food_needed() };
        let food = words.tell(
            &Message::new("board-empires-check-food")
                .with("food", i64::from(colony.larder()))
                .with("expected", i64::from(expected))
                .with("needed", i64::from(needed)),
        );
        let score = words.tell(
            &Message::new("board-empires-check-score")
                .with("score", i64::from(colony.score))
                .with("target", i64::from(table.options.target)),
        );
        let plus = if expected > 0 {
            span("expected", format!("+{expected}"))
        } else {
            String::new()
        };
        let food_line = if eats {
            colony.larder().to_string()
        } else {
            format!("{}{plus}<small>/{needed}</small>", colony.larder())
        };
        let all = [
            (
                "home",
                format!("{}<small>/{size}</small>", colony.housed()),
                room,
                colony.is_overfull(),
                "size",
            ),
            (
                "nurse",
                format!("{}<small>/{nursed}</small>", colony.brood()),
                brood,
                colony.lacks_nurses(),
                "brood",
            ),
            (
                "food",
                food_line,
                food,
                !eats && colony.larder() + expected < needed,
                "food",
            ),
            (
                "point",
                format!("{}<small>/{}</small>", colony.score, table.options.target),
                score,
                false,
                "score",
            ),
        ]
        .map(|(drawing, content, label, warns, key)| {
            // Before there is a nest nothing can be wrong with it.
            let warns = warns && colony.nest.is_some();
            let class = if warns { "check warns" } else { "check" };
            let sign = if warns { icon("warn") } else { String::new() };
            let name = plain(&words.get(&format!("board-empires-check-{key}-name")));
            let label = plain(&label);
            format!(
                "<li class=\"{class}\" data-check=\"{key}\" title=\"{label}\"><span class=\"face\" aria-hidden=\"true\">{}<span class=\"figure\"><b>{content}</b><span class=\"what\">{name}</span></span>{sign}</span><span class=\"unseen\">{label}</span></li>",
                icon(drawing),
            )
        });
        let label = words.get("board-empires-checks");
        Some(view! { <ul class="checks" aria-label=label inner_html=all.concat()></ul> })
    }
}

/// What everybody has; a click shows a nest.
pub(super) fn plates(choice: Choice) -> AnyView {
    plates::plates(choice.scene, plate)
}

fn plate(position: &Position, seat: Seat) -> Plate {
    let table = position.table();
    let colony = table.colony(seat);
    let on_map: u16 = colony.ants.iter().map(|(_, ants)| ants.total()).sum();
    let mut figures = vec![
        ("worker", on_map.to_string(), "board-empires-on-map"),
        (
            "builder",
            colony.builders.total().to_string(),
            "board-empires-builders",
        ),
        (
            "nurse",
            colony.nurses.total().to_string(),
            "board-empires-nurses",
        ),
    ];
    if table.options.advanced {
        figures.push((
            "reserve",
            colony.reserves.total().to_string(),
            "board-empires-reserves",
        ));
    }
    if !colony.returning.is_empty() {
        figures.push((
            "returning",
            colony.returning.total().to_string(),
            "board-empires-returning",
        ));
    }
    figures.extend([
        ("larva", colony.brood().to_string(), "board-empires-brood"),
        ("home", colony.size.to_string(), "board-empires-size"),
        ("food", colony.food.to_string(), "board-empires-food"),
    ]);
    if colony.reproductives() > 0 {
        figures.push((
            "fly",
            colony.reproductives().to_string(),
            "board-empires-reproductives",
        ));
    }
    if table.options.advanced {
        figures.push(("dna", colony.dna.to_string(), "board-empires-dna"));
        figures.push((
            "trait",
            colony.traits.len().to_string(),
            "board-empires-traits",
        ));
        figures.push(("card", colony.cards.to_string(), "board-empires-cards"));
    }
    let is_first = table.first() == Some(seat) && !table.options.random_order;
    Plate {
        first: is_first.then_some("board-empires-first"),
        ..Plate::new(i64::from(colony.score), figures)
    }
}
