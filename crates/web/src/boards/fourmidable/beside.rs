//! Round, time and weather; what everybody has; what the last round brought.

use engine::{Message, Seat};
use fourmidable::Action;
use fourmidable::components::{Caste, Resource, SOLO_ROUNDS, Weather};
use leptos::prelude::*;
use leptos::web_sys::ScrollLogicalPosition;

use super::art::{self, face, icon, items, plain, span, titled, used};
use super::cards::{objective_item, special_face};
use super::choice::Choice;
use super::nest::nest;
use super::position::Position;
use super::wording;
use crate::browser;

/// The id of what a click on a player shows.
const NESTS: &str = "fourmidable-nests";

/// A button that stands for an action. A click on one that is not possible tells why.
pub(super) fn act_button(
    choice: Choice,
    action: Action,
    class: String,
    label: String,
    content: &str,
) -> AnyView {
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
            data-action=action.to_string()
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

fn sign(class: &str, label: &str, content: &str) -> String {
    let label = plain(label);
    format!(
        "<li class=\"{class}\" title=\"{label}\">{content}<span class=\"unseen\">{label}</span></li>"
    )
}

/// Round, day or night, the vane, birth tiles.
pub(super) fn strip(choice: Choice) -> impl IntoView {
    move || {
        let position = choice.position.get()?;
        let table = position.table();
        let words = choice.words.get();
        let key = if table.options.is_solo() {
            "board-fourmidable-round-of"
        } else {
            "board-fourmidable-round"
        };
        let round = Message::new(key)
            .with("round", table.round)
            .with("rounds", SOLO_ROUNDS);
        let time = words.get(table.time.key());
        let content = icon(table.time.id()) + &span("time-name", plain(&time));
        let mut signs = sign("time", &time, &content);
        if table.options.is_apprentice() {
            let shown = Weather::ALL
                .iter()
                .find(|weather| table.weather.is_some() && weather.favours() == table.weather);
            let (label, bonus) = match table.weather {
                Some(caste) => (
                    words.tell(&Message::new("board-fourmidable-weather").with("caste", caste)),
                    icon(caste.id()) + "+1",
                ),
                None => (words.get("board-fourmidable-no-weather"), String::new()),
            };
            let vane = vane(shown.copied().unwrap_or(Weather::Any));
            signs += &sign("vane", &label, &(vane + &span("bonus", bonus)));
            let tiles: String = Caste::ALL
                .iter()
                .map(|&caste| {
                    let left = table.tiles[caste as usize];
                    let class = if left == 0 { "stock none" } else { "stock" };
                    span(class, format!("{}{left}", icon(caste.id())))
                })
                .collect();
            let label = words.tell(
                &Message::new("board-fourmidable-tiles")
                    .with("hunters", table.tiles[0])
                    .with("farmers", table.tiles[1])
                    .with("diggers", table.tiles[2]),
            );
            signs += &sign("tiles", &label, &(icon("egg") + &tiles));
        }
        if table.options.is_solo() {
            let eaten = stores(choice, &table.eaten);
            let message =
                Message::new("board-fourmidable-lost").with("cards", table.lost.len() as u8);
            let label = words.tell(&message);
            let lost = icon("spider") + &span("stock", table.lost.len()) + &icon("goal") + &eaten;
            signs += &sign("eaten", &label, &lost);
        }
        Some(view! {
            <div class="strip">
                <span class="round-name">{words.tell(&round)}</span>
                <ul inner_html=signs></ul>
            </div>
        })
    }
}

/// The vane, with its arrow on the weather.
fn vane(weather: Weather) -> String {
    let quarters = [Weather::Sun, Weather::Wind, Weather::Any, Weather::Rain];
    let mut drawn = String::from("<circle class=\"dial\" r=\"30\"/>");
    for (quarter, (x, y)) in quarters
        .into_iter()
        .zip([(14, -14), (14, 14), (-14, 14), (-14, -14)])
    {
        let class = if quarter == weather { "now" } else { "quarter" };
        let sign = used(quarter.id(), &format!("translate({x} {y}) scale(0.72)"));
        drawn +=
            &format!("<g class=\"{class}\"><circle cx=\"{x}\" cy=\"{y}\" r=\"14\"/>{sign}</g>");
    }
    let turn = match weather {
        Weather::Sun => 45,
        Weather::Wind => 135,
        Weather::Any => 225,
        Weather::Rain => 315,
    };
    format!(
        "<svg class=\"dial-picture\" viewBox=\"-32 -32 64 64\" aria-hidden=\"true\">{drawn}\
         <path class=\"arrow\" d=\"M0 -11L5 6L0 3L-5 6Z\" transform=\"rotate({turn})\"/></svg>"
    )
}

/// The resources that are there, by kind.
fn stores(choice: Choice, store: &[u8; 9]) -> String {
    let words = choice.words.get();
    Resource::ALL
        .iter()
        .filter(|&&resource| store[resource as usize] > 0)
        .map(|&resource| {
            let count = store[resource as usize];
            let title = words.labelled(&words.get(resource.key()), count);
            titled("stock", &title, icon(resource.id()) + &count.to_string())
        })
        .collect()
}

/// Names, scores and what everybody has; a click shows a nest.
pub(super) fn plates(choice: Choice) -> impl IntoView {
    move || {
        let position = choice.position.get()?;
        let plates: Vec<_> = Seat::all(position.table().players())
            .map(|seat| plate(choice, &position, seat))
            .collect();
        let many = plates.len() > 3;
        Some(view! {
            <div
                class="plates"
                class:many=many
                role="group"
                aria-label=choice.get("board-fourmidable-players")
            >
                {plates}
            </div>
        })
    }
}

fn plate(choice: Choice, position: &Position, seat: Seat) -> impl IntoView + use<> {
    let words = choice.words.get();
    let table = position.table();
    let options = table.options;
    let colony = table.colony(seat);
    let color = art::color(seat);
    let is_shown = choice.nests(position).first() == Some(&seat);
    let awaited = choice.is_awaited(position, seat);
    let has_won = position.has_won(seat) && choice.held_by.get().is_none();
    let state = if has_won {
        Some("board-fourmidable-winner")
    } else {
        awaited.then_some("board-fourmidable-to-move")
    };
    let state = state.map_or_else(String::new, |key| titled("state", &words.get(key), ""));
    let hand: u8 = position.view.hands[seat.index()].iter().sum();
    let (ants, birth, predator) = position.open_tasks(seat);
    let mut figures = vec![
        (
            "goal",
            format!("{}/{}", colony.completed.len(), options.target()),
            "board-fourmidable-completed",
        ),
        (
            "hunter",
            format!("{ants}/{}", colony.ants.len()),
            "board-fourmidable-ants-to-move",
        ),
        (
            "pheromone",
            colony.pheromones.len().to_string(),
            "board-fourmidable-pheromones",
        ),
    ];
    if !options.is_experienced() {
        figures.insert(1, ("hand", hand.to_string(), "board-fourmidable-in-hand"));
    }
    if options.is_apprentice() {
        figures.push((
            "hole",
            colony.hole_count().to_string(),
            "board-fourmidable-holes",
        ));
        let mark = |open: bool| if open { "○" } else { "✓" }.to_owned();
        figures.push(("egg", mark(birth), "board-fourmidable-birth-open"));
        if !options.is_solo() {
            figures.push(("spider", mark(predator), "board-fourmidable-predator-open"));
        }
    }
    if options.is_intermediate() {
        let cards = position.view.special_counts[seat.index()];
        figures.push(("card", cards.to_string(), "board-fourmidable-specials"));
    }
    let told: Vec<String> = figures
        .iter()
        .map(|(_, number, key)| words.labelled(&words.get(key), number))
        .collect();
    let mut told = told.join(", ");
    for &resource in Resource::ALL {
        let count = colony.store[resource as usize];
        if count > 0 {
            told += ", ";
            told += &words.labelled(&words.get(resource.key()), count);
        }
    }
    if let Some(species) = colony.species {
        told += ", ";
        told += &words.get(species.key());
    }
    let label = words.tell(
        &Message::new("board-fourmidable-plate")
            .with("player", choice.name(seat))
            .with("color", words.get(&format!("seat-{color}")))
            .with("score", i64::from(colony.score))
            .with("figures", told),
    );
    let figures: String = figures
        .into_iter()
        .map(|(drawing, number, key)| titled("figure", &words.get(key), icon(drawing) + &number))
        .collect();
    let first = if table.first == seat && table.players() > 1 {
        titled(
            "first",
            &words.get("board-fourmidable-first"),
            icon("first"),
        )
    } else {
        String::new()
    };
    let species = colony.species.map_or_else(String::new, |species| {
        let class = if colony.flipped {
            "species-sign used"
        } else {
            "species-sign"
        };
        let sign = icon(&format!("species-{}", species.id()));
        titled(class, &words.get(species.key()), sign)
    });
    let score = colony.score.to_string().replace('-', "−");
    let still = match position.pending_points(seat) {
        0 => String::new(),
        points => titled(
            "pending",
            &words.get("board-fourmidable-pending"),
            format!("+{points}"),
        ),
    };
    let who = format!(
        "{}{}{first}{state}<span class=\"score\" data-score=\"{color}\">{score}</span>{still}",
        icon(&format!("emblem-{color}")),
        span("name", plain(&choice.name(seat))),
    );
    let store = span("store", stores(choice, &colony.store));
    view! {
        <button
            type="button"
            class=format!("plate {color}")
            class:awaited=awaited
            class:winner=has_won
            aria-pressed=is_shown.to_string()
            data-seat=color
            inner_html=face(&label, &(span("who", who) + &span("figures", species + &figures) + &store))
            on:click=move |_| {
                choice.shown.set(Some(seat));
                // On a phone the nest may be out of sight.
                request_animation_frame(|| browser::reveal(NESTS, ScrollLogicalPosition::Nearest));
            }
        ></button>
    }
}

/// What the round before has brought, until it is put away.
pub(super) fn account(choice: Choice) -> impl IntoView {
    move || {
        let summary = choice.summary.get()?;
        let words = choice.words.get();
        let lines: Vec<String> = summary
            .iter()
            .map(|(seat, gains)| wording::gains(&words, choice.name(*seat), gains))
            .collect();
        Some(view! {
            <div class="account" role="note">
                <strong>{words.get("board-fourmidable-last-round")}</strong>
                <ul inner_html=items(&lines)></ul>
                <button
                    type="button"
                    class="close"
                    aria-label=words.get("board-fourmidable-put-away")
                    title=words.get("board-fourmidable-put-away")
                    on:click=move |_| choice.summary.set(None)
                >
                    "×"
                </button>
            </div>
        })
    }
}

/// The nests that are shown.
pub(super) fn nests(choice: Choice) -> impl IntoView {
    let seats = Memo::new(move |_| {
        let position = choice.position.get();
        position.map_or_else(Vec::new, |position| choice.nests(&position))
    });
    move || {
        let panels: Vec<_> = seats
            .get()
            .into_iter()
            .map(|seat| {
                view! {
                    <section class=format!("colony {}", art::color(seat))>
                        <h2 inner_html=move || heading(choice, seat)></h2>
                        {nest(choice, seat)}
                        <p class="supplies" inner_html=move || supplies(choice, seat)></p>
                    </section>
                }
            })
            .collect();
        view! {
            <div class="nests" id=NESTS>
                {panels}
            </div>
        }
    }
}

fn heading(choice: Choice, seat: Seat) -> String {
    let title = Message::new("board-fourmidable-nest-of").with("player", choice.name(seat));
    icon(&format!("emblem-{}", art::color(seat))) + &plain(&choice.tell(&title))
}

/// Ants that are not born, and resources.
fn supplies(choice: Choice, seat: Seat) -> Option<String> {
    let position = choice.position.get()?;
    let words = choice.words.get();
    let colony = position.table().colony(seat);
    let unborn: String = Caste::ALL
        .iter()
        .map(|&caste| {
            let count = colony.unborn[caste as usize];
            let class = if count == 0 { "stock none" } else { "stock" };
            let title = words.labelled(&words.get(caste.key()), count);
            titled(class, &title, icon(caste.id()) + &count.to_string())
        })
        .collect();
    let named = |key: &str| span("group-name", plain(&words.get(key)));
    let mut drawn = span("group", named("board-fourmidable-unborn") + &unborn);
    let store = stores(choice, &colony.store);
    if !store.is_empty() {
        drawn += &span("group", named("board-fourmidable-store") + &store);
    }
    Some(drawn)
}

/// What lies open of a player: the species, objectives completed, cards played.
pub(super) fn achievements(choice: Choice) -> impl IntoView {
    move || {
        let position = choice.position.get()?;
        let words = choice.words.get();
        let seat = choice.nests(&position).first().copied()?;
        let colony = position.table().colony(seat);
        let mut parts = Vec::new();
        if let Some(species) = colony.species {
            let name = words.get(species.key());
            let class = if colony.flipped {
                "about-species used"
            } else {
                "about-species"
            };
            parts.push(format!(
                "<p class=\"{class}\">{}{}{}</p>",
                icon(&format!("species-{}", species.id())),
                span("name", plain(&name)),
                span("about", plain(&wording::species(&words, species)))
            ));
        }
        let completed = colony.completed.iter();
        let completed: String = completed
            .map(|card| objective_item(choice, &position.table().deck, card))
            .collect();
        let played = colony.played.iter();
        let played: String = played
            .map(|card| {
                let content = special_face(choice, card);
                format!("<li class=\"special small\">{content}</li>")
            })
            .collect();
        for (key, cards) in [
            ("board-fourmidable-completed", completed),
            ("board-fourmidable-played", played),
        ] {
            if !cards.is_empty() {
                let title = plain(&words.get(key));
                parts.push(format!("<h3>{title}</h3><ul class=\"known\">{cards}</ul>"));
            }
        }
        (!parts.is_empty()).then(|| {
            let title = icon(&format!("emblem-{}", art::color(seat))) + &plain(&choice.name(seat));
            let content = format!("<h2>{title}</h2>{}", parts.concat());
            let class = format!("achievements {}", art::color(seat));
            view! { <section class=class inner_html=content></section> }
        })
    }
}
