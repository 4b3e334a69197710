//! Round, time and weather; what everybody has; what the last round brought.

use engine::{Message, Seat};
use fourmidable::components::{Caste, Resource, SOLO_ROUNDS, Weather};
use leptos::prelude::*;
use leptos::web_sys::ScrollLogicalPosition;

use super::art::{self, icon, plain, span, titled, used};
use super::cards::{objective_item, special_face, special_told};
use super::choice::Choice;
use super::nest::nest;
use super::position::Position;
use super::wording;
use crate::boards::kit::buttons::{self, sign};
use crate::boards::kit::plates::{self, Plate};
use crate::browser;

/// The id of what a click on a player shows.
const NESTS: &str = "fourmidable-nests";

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

/// What everybody has; a click shows a nest.
pub(super) fn plates(choice: Choice) -> AnyView {
    // On a phone the nest may be out of sight.
    Effect::new(move |before: Option<()>| {
        if choice.shown.get().is_some() && before.is_some() {
            request_animation_frame(|| browser::reveal(NESTS, ScrollLogicalPosition::Nearest));
        }
    });
    plates::plates(choice.scene, move |position, seat| {
        plate(choice, position, seat)
    })
}

fn plate(choice: Choice, position: &Position, seat: Seat) -> Plate {
    let words = choice.words.get();
    let table = position.table();
    let options = table.options;
    let colony = table.colony(seat);
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
    let stored = Resource::ALL.iter().filter_map(|&resource| {
        let count = colony.store[resource as usize];
        (count > 0).then(|| words.labelled(&words.get(resource.key()), count))
    });
    let species = colony.species.map(|species| words.get(species.key()));
    let told = stored.chain(species).collect();
    let before_figures = colony.species.map_or_else(String::new, |species| {
        let class = if colony.flipped {
            "species-sign used"
        } else {
            "species-sign"
        };
        let sign = icon(&format!("species-{}", species.id()));
        let told = format!(
            "{}\n{}",
            words.get(species.key()),
            wording::species(&words, species)
        );
        titled(class, &told, sign)
    });
    let after_score = match position.pending_points(seat) {
        0 => String::new(),
        points => titled(
            "pending",
            &words.get("board-fourmidable-pending"),
            format!("+{points}"),
        ),
    };
    let is_first = table.first == seat && table.players() > 1;
    Plate {
        first: is_first.then_some("board-fourmidable-first"),
        before_figures,
        after_score,
        last_line: span("store", stores(choice, &colony.store)),
        told,
        ..Plate::new(i64::from(colony.score), figures)
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
        let put_away = move || choice.summary.set(None);
        Some(buttons::account(
            choice.scene,
            "board-fourmidable-last-round",
            &lines,
            put_away,
        ))
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
                let (told, content) = (
                    plain(&special_told(choice, card)),
                    special_face(choice, card),
                );
                format!("<li class=\"special small\" title=\"{told}\">{content}</li>")
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
