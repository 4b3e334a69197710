//! A colony: event track, nurses and births, rooms, stores.

use engine::{Message, Seat};
use leptos::prelude::*;
use myrmes::components::{
    Cube, DEEPEST, Event, LARVAE_BORN, Prey, Room, SOLDIERS_BORN, Shape, Special, WORKERS_BORN,
};
use myrmes::{Action, Colony, Phase};

use super::art::{self, icon, items, plain, span, titled};
use super::choice::Choice;
use super::position::{Position, next_place};
use super::stage::cube_drawing;
use super::tray::shape_icon;
use super::wording;
use crate::boards::kit::buttons::act_button;
use crate::boards::kit::scene::Chooser;

/// The colony that is shown.
pub(super) fn colony(choice: Choice) -> impl IntoView {
    move || {
        let position = choice.position.get()?;
        let seat = choice.shown_seat(&position);
        let colony = position.table().colony(seat);
        let words = choice.words.get();
        let title = Message::new("board-myrmes-colony-of").with("player", choice.name(seat));
        let emblem = icon(&format!("emblem-{}", art::color(seat)));
        let heading = emblem + &plain(&words.tell(&title));
        let is_own = position.me == seat;
        let plans = is_own && position.actor.is_some() && position.phase() == Phase::Plan;
        Some(view! {
            <section
                class=format!("colony {}", art::color(seat))
                class:plans=plans
                aria-label=words.tell(&title)
            >
                <h2 inner_html=heading></h2>
                {events(choice, &position, seat)}
                {nursery(choice, &position, seat, plans)}
                {levels(choice, &position, seat)}
                {stores(choice, &position, seat)}
                {supplies(choice, colony)}
                {so_far(choice, colony)}
            </section>
        })
    }
}

/// The event track: where the die put the cube, and what moving it costs.
fn events(choice: Choice, position: &Position, seat: Seat) -> impl IntoView + use<> {
    let words = choice.words.get();
    let table = position.table();
    let plans = position.phase() == Phase::Plan;
    let rolled = table.rolled();
    let chosen = if plans && seat == position.me {
        position.view.plan.event
    } else if plans {
        Some(rolled)
    } else {
        Some(table.colony(seat).event)
    };
    let chooses = plans && seat == position.me && chosen.is_none();
    let spaces = Event::ALL.map(|event| {
        let name = words.get(&format!("event-{}", event.id()));
        let cost = rolled.distance(event);
        let label = words.tell(
            &Message::new("board-myrmes-event-space")
                .with("event", event)
                .with("larvae", cost),
        );
        let label = format!(
            "{label}\n{}",
            words.get(&format!("event-{}-text", event.id()))
        );
        let here = chosen.unwrap_or(rolled) == event;
        let larvae = if chooses && cost > 0 {
            format!("{cost}{}", icon("larva"))
        } else {
            String::new()
        };
        let content = icon(&format!("event-{}", event.id()))
            + &span("event-name", plain(&name))
            + &span("cost", larvae)
            + &span(
                if here {
                    "event-cube here"
                } else {
                    "event-cube"
                },
                "",
            );
        let class = if here { "event here" } else { "event" };
        if seat == position.me {
            act_button(choice, Action::Event(event), class, label, &content)
        } else {
            view! { <span class=class title=label inner_html=content></span> }.into_any()
        }
    });
    view! {
        <div class="events" class:chooses=chooses role="group" aria-label=words.get("board-myrmes-events")>
            {spaces.into_iter().collect::<Vec<_>>()}
        </div>
    }
}

const TRACKS: [(&str, &str, &str); 4] = [
    ("larva", "board-myrmes-larvae", "larvae"),
    ("soldier", "board-myrmes-soldiers", "soldiers"),
    ("worker", "board-myrmes-workers", "workers"),
    ("nurse", "board-myrmes-atelier", "atelier"),
];

/// Larvae, soldiers, workers and atelier, with the nurses that work there.
fn nursery(choice: Choice, position: &Position, seat: Seat, plans: bool) -> impl IntoView + use<> {
    let words = choice.words.get();
    let colony = position.table().colony(seat);
    let waits = choice.held_by.get().is_some() && choice.is_planning.get();
    let nurses = if plans || (waits && seat == position.me) {
        choice.nurses.get()
    } else if let Some(births) = position.view.plan.births.filter(|_| seat == position.me) {
        [
            births.larvae,
            births.soldiers,
            births.workers,
            births.atelier,
        ]
    } else {
        [0, 0, 0, colony.atelier]
    };
    let working: u8 = nurses.iter().sum();
    let free = colony.nurses.saturating_sub(working);
    let counts = [
        colony.larvae,
        colony.soldiers,
        colony.workers,
        colony.atelier,
    ];
    let tracks = (0..4).map(|track| {
        let (drawing, key, id) = TRACKS[track];
        let slots = slots(track, nurses[track], colony.nurses);
        let mut count = icon(drawing);
        if track < 3 {
            count += &counts[track].to_string();
        }
        let has_event = plans && position.view.plan.event.is_some();
        let step = move |up: bool| {
            let next = has_event
                .then(|| choice.now()?.next_nurses(nurses, track, up))
                .flatten();
            let label = if up { "board-more" } else { "board-fewer" };
            let message = Message::new(label).with("what", choice.get(key));
            let label = choice.words.get().tell(&message);
            let click = move |_| match next {
                Some(next) => {
                    choice.nurses.update(|nurses| nurses[track] = next);
                    choice.kept.set(None);
                }
                None => ask_why(choice, nurses, track, up),
            };
            view! {
                <button
                    type="button"
                    class="step"
                    data-step=format!("{id}{}", if up { "+" } else { "-" })
                    aria-disabled=next.is_none().then_some("true")
                    aria-label=label.clone()
                    title=label
                    on:click=click
                >
                    {if up { "+" } else { "−" }}
                </button>
            }
        };
        view! {
            <div class=format!("track {id}")>
                <span class="track-name">{words.get(key)}</span>
                <span class="track-count" inner_html=count></span>
                <span class="slots" aria-hidden="true" inner_html=slots></span>
                {plans.then(|| view! {
                    <span class="stepper">
                        {step(false)}
                        <output>{nurses[track]}</output>
                        {step(true)}
                    </span>
                })}
            </div>
        }
    });
    let nurses_line = words.tell(
        &Message::new("board-myrmes-nurses-free")
            .with("free", free)
            .with("nurses", colony.nurses),
    );
    let idle: String = (0..colony.nurses)
        .map(|nurse| {
            let class = if nurse < free {
                "octagon"
            } else {
                "octagon busy"
            };
            span(class, icon("nurse"))
        })
        .collect();
    let confirm = plans.then(|| confirm(choice, position));
    view! {
        <div class="nursery">
            <p class="nurses">
                <span class="octagons" aria-hidden="true" inner_html=idle></span>
                {nurses_line}
            </p>
            <div class="tracks">{tracks.collect::<Vec<_>>()}</div>
            {confirm}
        </div>
    }
}

/// The places of a birth track: what is born with so many nurses.
fn slots(track: usize, nurses: u8, all: u8) -> String {
    let born: Vec<u8> = match track {
        0 => LARVAE_BORN[1..].to_vec(),
        1 => SOLDIERS_BORN[1..].to_vec(),
        2 => WORKERS_BORN[1..].to_vec(),
        _ => vec![0; usize::from(nurses.max(all.min(4)).max(4))],
    };
    (1..=born.len())
        .map(|place| {
            let before = if place > 1 { born[place - 2] } else { 0 };
            let here = born[place - 1];
            let number = if here > before {
                here.to_string()
            } else {
                String::new()
            };
            let is_taken = place <= usize::from(nurses);
            span(if is_taken { "slot taken" } else { "slot" }, number)
        })
        .collect()
}

/// A stepper at its end: the rules say why.
fn ask_why(choice: Choice, mut nurses: [u8; 4], track: usize, up: bool) {
    if up {
        nurses[track] = next_place(nurses[track], track, up).unwrap_or(nurses[track] + 1);
        let [larvae, soldiers, workers, atelier] = nurses;
        choice.act(Action::Births(myrmes::Births {
            larvae,
            soldiers,
            workers,
            atelier,
            kept: None,
        }));
    }
}

/// What would be born, and the button that seals it.
fn confirm(choice: Choice, position: &Position) -> impl IntoView + use<> {
    let words = choice.words.get();
    let (births, choices) = choice.births(position);
    let event = position
        .view
        .plan
        .event
        .unwrap_or(position.table().rolled());
    let [larvae, soldiers, workers] = births.newborn(event, position.own().reserve);
    let preview = words.tell(
        &Message::new("board-myrmes-born")
            .with("larvae", larvae)
            .with("soldiers", soldiers)
            .with("workers", workers),
    );
    let kept = (choices.len() > 1).then(|| {
        let buttons: Vec<_> = choices
            .iter()
            .map(|&count| {
                let message = Message::new("board-myrmes-kept").with("soldiers", count);
                view! {
                    <button
                        type="button"
                        aria-pressed=(births.kept == Some(count)).to_string()
                        on:click=move |_| choice.kept.set(Some(count))
                    >
                        {words.tell(&message)}
                    </button>
                }
            })
            .collect();
        view! { <div class="choices">{buttons}</div> }
    });
    let label = words.get("board-myrmes-confirm");
    let content = icon("check") + &plain(&label);
    view! {
        {kept}
        <div class="confirm">
            <output class="born">{preview}</output>
            {act_button(choice, Action::Births(births), "primary", label, &content)}
        </div>
    }
}

/// The levels of the colony: a room for a worker inside, and what workers outside may do.
fn levels(choice: Choice, position: &Position, seat: Seat) -> impl IntoView + use<> {
    let words = choice.words.get();
    let colony = position.table().colony(seat);
    let is_own = seat == position.me;
    let rows = Room::ALL.map(|room| {
        let level = room.level();
        let taken = colony.rooms.contains(room);
        let doors: Vec<(Action, String)> = match room {
            Room::Gestation => vec![(Action::Gestation, gain("larva", "+1"))],
            Room::Larder => vec![(Action::Larder, gain("food", "+1"))],
            Room::Quarry => vec![
                (Action::Quarry(Cube::Earth), gain("earth-cube", "+1")),
                (Action::Quarry(Cube::Stone), gain("stone-cube", "+1")),
            ],
            Room::Queen => vec![(
                Action::Queen,
                format!("{}→ +2{}", icon("food"), icon("point")),
            )],
        };
        let name = words.get(&format!("board-myrmes-room-{}", room.id()));
        let doors: Vec<AnyView> = doors
            .into_iter()
            .map(|(action, content)| {
                if is_own {
                    let label = words.get(&format!("board-myrmes-work-{}", room_key(action)));
                    act_button(choice, action, "room", label, &content)
                } else {
                    view! { <span class="room" inner_html=content></span> }.into_any()
                }
            })
            .collect();
        let pheromone = Message::new("board-myrmes-up-to").with("size", level + 2);
        let is_open = level <= colony.working_level();
        view! {
            <li class="level" class:open=is_open class:dug=level <= colony.level>
                <span class="disc" class:here=level == colony.level>
                    {wording::level(level)}
                </span>
                <span class="room-name">{name}</span>
                <span class="doors">
                    {doors}
                    {taken.then(|| view! { <span inner_html=icon("worker")></span> })}
                </span>
                <span
                    class="outside"
                    title=words.tell(&pheromone)
                    inner_html=format!("{}{}", icon("event-hexagon"), level + 2)
                ></span>
            </li>
        }
    });
    view! {
        <ol class="levels" aria-label=words.get("board-myrmes-rooms")>
            {rows.into_iter().collect::<Vec<_>>()}
        </ol>
    }
}

fn gain(drawing: &str, number: &str) -> String {
    number.to_owned() + &icon(drawing)
}

fn room_key(action: Action) -> &'static str {
    match action {
        Action::Gestation => "gestation",
        Action::Larder => "larder",
        Action::Quarry(Cube::Stone) => "quarry-stone",
        Action::Quarry(_) => "quarry-earth",
        _ => "queen",
    }
}

/// Cubes and the room for them.
fn stores(choice: Choice, position: &Position, seat: Seat) -> impl IntoView + use<> {
    let words = choice.words.get();
    let colony = position.table().colony(seat);
    let total: u8 = colony.store.iter().sum();
    let cubes = Cube::ALL.map(|cube| {
        let name = words.get(&format!("cube-{}", cube.id()));
        stock(cube_drawing(cube), colony.store[cube as usize], &name)
    });
    let room = Message::new("board-myrmes-storage")
        .with("cubes", total)
        .with("room", colony.storage());
    view! {
        <div class="stores" class:over=(total > colony.storage())>
            <span class="group" inner_html=cubes.concat()></span>
            <span class="storage">{words.tell(&room)}</span>
        </div>
    }
}

/// So many of something.
fn stock(drawing: &str, count: u8, title: &str) -> String {
    let class = if count == 0 { "stock none" } else { "stock" };
    titled(class, title, icon(drawing) + &count.to_string())
}

/// Tiles, exits, prey and ants in reserve.
fn supplies(choice: Choice, colony: &Colony) -> impl IntoView + use<> {
    let words = choice.words.get();
    let shapes = Shape::ALL.map(|shape| {
        let left = colony.pheromones[shape as usize];
        let label = words.labelled(&words.get(&format!("shape-{}", shape.id())), left);
        let class = if left == 0 { "stock none" } else { "stock" };
        titled(class, &label, shape_icon(shape.cells()) + &left.to_string())
    });
    let prey = Prey::ALL.map(|prey| {
        let name = words.get(&format!("prey-{}", prey.id()));
        let label = format!("{name}\n{}", words.tell(&prey.told()));
        stock(prey.id(), colony.prey[prey as usize], &label)
    });
    let more = [
        (
            "exit",
            4 - colony.exits.len() as u8,
            "board-myrmes-exits-left",
        ),
        ("sub-colony", colony.markers, "board-myrmes-markers-left"),
        ("worker", colony.reserve, "board-myrmes-reserve"),
        ("nurse", colony.spare_nurses, "board-myrmes-spare-nurses"),
    ]
    .map(|(drawing, count, key)| {
        let label = words.tell(&Message::new(key).with("count", count));
        stock(drawing, count, &label)
    });
    let groups = [
        ("board-myrmes-pheromones-left", shapes.concat()),
        ("board-myrmes-prey", prey.concat()),
        ("board-myrmes-in-reserve", more.concat()),
    ]
    .map(|(key, stocks)| {
        view! {
            <span class="group" role="group" aria-label=words.get(key) inner_html=stocks></span>
        }
    });
    view! { <div class="supplies">{groups.into_iter().collect::<Vec<_>>()}</div> }
}

/// What this season has brought so far.
fn so_far(choice: Choice, colony: &Colony) -> impl IntoView + use<> {
    let words = choice.words.get();
    let lines = wording::account(&words, &colony.ledger);
    (!lines.is_empty()).then(|| {
        view! {
            <details class="ledger">
                <summary>{words.get("board-myrmes-so-far")}</summary>
                <ul inner_html=items(&lines)></ul>
            </details>
        }
    })
}

/// Whether a special tile may be built at a level; for the tray.
pub(super) fn is_open(colony: &Colony, special: Special) -> bool {
    special.level() <= colony.working_level().min(DEEPEST)
}
