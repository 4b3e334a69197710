//! The steps of a turn, what must be kept in mind, and what everybody has.

use engine::{Message, Seat};
use hidden_empires::components::BROOD_PER_NURSE;
use hidden_empires::{Action, Phase};
use leptos::prelude::*;

use super::art::{self, face, icon, plain, span, titled};
use super::choice::Choice;
use super::position::Position;
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

/// A button for something that is not one action.
pub(super) fn button(
    name: &'static str,
    class: &'static str,
    content: &str,
    press: impl Fn() + 'static,
) -> AnyView {
    view! {
        <button
            type="button"
            class=class
            data-act=name
            inner_html=content.to_owned()
            on:click=move |_| press()
        ></button>
    }
    .into_any()
}

/// What a step of a stepper does; nothing if there is none.
pub(super) type Press = Option<Box<dyn Fn()>>;

/// A number with buttons for one more and one fewer.
pub(super) fn stepper(
    choice: Choice,
    name: &str,
    what: &str,
    content: &str,
    value: String,
    [fewer, more]: [Press; 2],
) -> AnyView {
    let words = choice.words.get();
    let step = |sign: &'static str, key: &'static str, press: Press| {
        let label = wording::about(&words, key, what);
        let end = if sign == "+" { '+' } else { '-' };
        view! {
            <button
                type="button"
                class="step"
                data-step=format!("{name}{end}")
                disabled=press.is_none()
                aria-label=label.clone()
                title=label
                on:click=move |_| {
                    if let Some(press) = &press {
                        press();
                    }
                }
            >
                {sign}
            </button>
        }
    };
    let fewer = step("−", "board-empires-fewer", fewer);
    let more = step("+", "board-empires-more", more);
    view! {
        <span class="stepper" role="group" aria-label=what.to_owned()>
            <span class="of" title=what.to_owned() inner_html=content.to_owned()></span>
            {fewer}
            <output>{value}</output>
            {more}
        </span>
    }
    .into_any()
}

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

/// Names, scores and what everybody has; a click shows a nest.
pub(super) fn plates(choice: Choice) -> impl IntoView {
    move || {
        let position = choice.position.get()?;
        let plates: Vec<_> = Seat::all(position.table().players())
            .map(|seat| plate(choice, &position, seat))
            .collect();
        Some(view! {
            <div class="plates" role="group" aria-label=choice.get("board-empires-players")>
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
    let awaited = choice.is_awaited(position, seat);
    let has_won = position.has_won(seat) && choice.held_by.get().is_none();
    let state = if has_won {
        Some("board-empires-winner")
    } else {
        awaited.then_some("board-empires-to-move")
    };
    let state = state.map_or_else(String::new, |key| titled("state", &words.get(key), ""));
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
    let told: Vec<String> = figures
        .iter()
        .map(|(_, number, key)| words.labelled(&words.get(key), number))
        .collect();
    let label = words.tell(
        &Message::new("board-empires-plate")
            .with("player", choice.name(seat))
            .with("color", words.get(&format!("seat-{color}")))
            .with("score", i64::from(colony.score))
            .with("figures", told.join(", ")),
    );
    let figures: String = figures
        .into_iter()
        .map(|(drawing, number, key)| titled("figure", &words.get(key), icon(drawing) + &number))
        .collect();
    let first = if table.first() == Some(seat) && !table.options.random_order {
        titled("first", &words.get("board-empires-first"), icon("first"))
    } else {
        String::new()
    };
    let who = format!(
        "{}{}{first}{state}<span class=\"score\" data-score=\"{color}\">{}</span>",
        icon(&format!("emblem-{color}")),
        span("name", plain(&choice.name(seat))),
        colony.score,
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
