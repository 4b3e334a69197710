//! The atelier: tunnel, level, nurse, and the objectives with what each still takes.

use engine::{Message, Seat};
use leptos::prelude::*;
use myrmes::components::{Cube, DEEPEST, Demand, LEVEL_COST, NURSE_COST, Objective, Workshop};
use myrmes::{Action, Phase};

use super::art::{self, face, icon, plain, span, titled};
use super::choice::Choice;
use super::position::Position;
use super::stage::cube_drawing;
use super::wording;
use crate::boards::kit::buttons::{act_button, sign, still};
use crate::boards::kit::scene::Chooser;

/// The places of the atelier and the objectives.
pub(super) fn atelier(choice: Choice) -> impl IntoView {
    move || {
        let position = choice.position.get()?;
        let words = choice.words.get();
        Some(view! {
            <section class="bench" aria-label=words.get("board-myrmes-atelier")>
                <h2>{words.get("board-myrmes-atelier")}</h2>
                {places(choice, &position)}
                {objectives(choice, &position)}
            </section>
        })
    }
}

/// The open objectives in signs, above the garden: how far the reader has come with each.
pub(super) fn open_objectives(choice: Choice) -> impl IntoView {
    move || {
        let position = choice.position.get()?;
        let words = choice.words.get();
        let table = position.table();
        let open = table.objectives.rows.iter().flatten().flatten();
        let signs: String = open
            .map(|&objective| {
                let progress = table.progress(position.me, objective);
                let (has, needs) = progress;
                let class = if has >= needs { "goal ready" } else { "goal" };
                let label = wording::objective(&words, objective, progress);
                let label = format!("{label}\n{}", words.get(objective.price()));
                // The number that is asked for stands in the ratio.
                let what = demand(objective.demand());
                let what = what.trim_start_matches(|letter: char| letter != '<');
                let content = what.to_owned() + &span("ratio", format!("{has}/{needs}"));
                sign(class, &label, &content)
            })
            .collect();
        let label = words.get("board-myrmes-objectives");
        Some(view! { <ul class="goals" aria-label=label inner_html=signs></ul> })
    }
}

fn places(choice: Choice, position: &Position) -> impl IntoView + use<> {
    let words = choice.words.get();
    let colony = position.own();
    let used = |workshop: Workshop| {
        if colony.workshops.contains(workshop) {
            span(&format!("used {}", art::color(position.me)), icon("nurse"))
        } else {
            String::new()
        }
    };
    let tunnels = position.can(|action| matches!(action, Action::Tunnel(_)));
    let dig = move |_| {
        if tunnels {
            choice.digs.update(|digs| *digs = !*digs);
        } else if let Some(exit) = choice.now().and_then(|it| it.own().exits.first().copied()) {
            choice.act(Action::Tunnel(exit));
        }
    };
    let tunnel_label = words.get("board-myrmes-tunnel");
    let tunnel = place(
        "tunnel",
        &tunnel_label,
        &format!("+1{}", icon("earth-cube")),
    ) + &used(Workshop::Tunnel);
    let next = usize::from((colony.level + 1).min(DEEPEST));
    let cost: String = Cube::ALL
        .into_iter()
        .filter(|&cube| colony.level < DEEPEST && LEVEL_COST[next][cube as usize] > 0)
        .map(|cube| LEVEL_COST[next][cube as usize].to_string() + &icon(cube_drawing(cube)))
        .collect();
    let deepen_label = words.get("board-myrmes-deepen");
    let deepen = place("deepen", &deepen_label, &cost) + &used(Workshop::Level);
    let deepen_told = words.labelled(&deepen_label, wording::cubes(&words, LEVEL_COST[next]));
    let nurse_label = words.get("board-myrmes-nurse");
    let (food, larvae) = NURSE_COST;
    let cost = format!("{food}{}{larvae}{}", icon("food"), icon("larva"));
    let nurse = place("nurse", &nurse_label, &cost) + &used(Workshop::Nurse);
    let food = wording::cubes(&words, [food, 0, 0]);
    let larvae = Message::new("board-myrmes-larvae-count").with("larvae", larvae);
    let nurse_told = words.labelled(&nurse_label, format!("{food}, {}", words.tell(&larvae)));
    let tunnel_told = match colony.exits.first() {
        Some(&exit) if !tunnels => choice.tip(&tunnel_label, Action::Tunnel(exit)),
        _ => tunnel_label.clone(),
    };
    let tunnel = if choice.watches.get() {
        still("workshop", tunnel_told, &tunnel)
    } else {
        view! {
            <button
                type="button"
                class="workshop"
                class:can=tunnels
                data-action="tunnel"
                aria-disabled=(!tunnels).then_some("true")
                aria-pressed=move || choice.digs.get().to_string()
                inner_html=face(&tunnel_label, &tunnel)
                title=tunnel_told
                on:click=dig
            ></button>
        }
        .into_any()
    };
    view! {
        <div class="places">
            {tunnel}
            {act_button(choice, Action::Deepen, "workshop", deepen_told, &deepen)}
            {act_button(choice, Action::Nurse, "workshop", nurse_told, &nurse)}
        </div>
    }
}

fn place(drawing: &str, name: &str, cost: &str) -> String {
    icon(drawing) + &span("place-name", plain(name)) + &span("cost", cost)
}

fn objectives(choice: Choice, position: &Position) -> impl IntoView + use<> {
    let words = choice.words.get();
    let table = position.table();
    let solo = table.options.solo;
    let spaces: Vec<AnyView> = (0..2)
        .flat_map(|row| (0..3).map(move |column| (row, column)))
        .map(|(row, column)| match table.objectives.rows[row][column] {
            Some(objective) => {
                let turns = table.objectives.turns[row][column];
                let by: Vec<Seat> = Seat::all(table.players())
                    .filter(|seat| !solo && turns[seat.index()] > 0)
                    .collect();
                tile(choice, position, objective, &by, solo && column > 0)
            }
            None => view! { <div class="objective empty"></div> }.into_any(),
        })
        .collect();
    let piles = solo.then(|| {
        // At the end of each season a tile of its pile comes up.
        let left = |season: u8| {
            let over = u8::from(table.season as u8 > season);
            (table.options.years - table.year + 1).saturating_sub(over)
        };
        let message = Message::new("board-myrmes-piles")
            .with("one", left(0))
            .with("two", left(1))
            .with("three", left(2));
        view! { <p class="piles">{words.tell(&message)}</p> }
    });
    let label = words.get("board-myrmes-objectives");
    view! {
        {piles}
        <div class="objectives" class:queue=solo role="group" aria-label=label>
            {spaces}
        </div>
    }
}

fn tile(
    choice: Choice,
    position: &Position,
    objective: Objective,
    by: &[Seat],
    waits: bool,
) -> AnyView {
    let words = choice.words.get();
    let progress = position.table().progress(position.me, objective);
    let (has, needs) = progress;
    let label = wording::objective(&words, objective, progress);
    let label = format!("{label}\n{}", words.get(objective.price()));
    let mixes: Vec<Action> = position
        .legal
        .iter()
        .copied()
        .filter(|action| matches!(action, Action::Objective(it, _) if *it == objective))
        .collect();
    let given = match position.phase() {
        Phase::Giving(_, giving) => giving.objective == objective,
        _ => false,
    };
    let action = mixes.first().copied().unwrap_or_else(|| {
        let earth = match objective.demand() {
            Demand::EarthAndStone(count) => {
                Some(count.min(position.own().store[Cube::Earth as usize]))
            }
            _ => None,
        };
        Action::Objective(objective, earth)
    });
    let done: String = by
        .iter()
        .map(|&seat| {
            let color = art::color(seat);
            let emblem = icon(&format!("emblem-{color}"));
            titled(&format!("by {color}"), &choice.name(seat), emblem)
        })
        .collect();
    let is_done = by.contains(&position.me);
    let head = span("numeral", wording::level(objective.level()))
        + &span("demand", demand(objective.demand()))
        + &span("worth", format!("{}{}", objective.points(), icon("point")));
    let came = if is_done {
        span("finished", icon("check"))
    } else {
        let share = 100 * u32::from(has) / u32::from(needs.max(1));
        span(
            "progress",
            format!(
                "<svg class=\"bar\" viewBox=\"0 0 100 10\" preserveAspectRatio=\"none\"><rect width=\"{share}\" height=\"10\"/></svg>{}",
                span("ratio", format!("{has}/{needs}"))
            ),
        )
    };
    let what = words.get(&format!("objective-{}", objective.id()));
    let content =
        span("head-line", head) + &span("what", plain(&what)) + &came + &span("done", done);
    let class = if waits {
        "objective waits"
    } else if given {
        "objective giving"
    } else if is_done {
        "objective completed"
    } else if has >= needs {
        "objective ready"
    } else {
        "objective"
    };
    let mix = (mixes.len() > 1).then(|| {
        let buttons: Vec<AnyView> = mixes
            .iter()
            .map(|&action| {
                let Action::Objective(_, Some(earth)) = action else {
                    return ().into_any();
                };
                let Demand::EarthAndStone(count) = objective.demand() else {
                    return ().into_any();
                };
                let label = wording::cubes(&words, [0, earth, count - earth]);
                let stone = count - earth;
                let content = format!("{earth}{}{stone}{}", icon("earth-cube"), icon("stone-cube"));
                act_button(choice, action, "mix", label, &content)
            })
            .collect();
        view! { <span class="mixes">{buttons}</span> }
    });
    view! {
        <div class="objective-space">
            {act_button(choice, action, class, label, &content)}
            {mix}
        </div>
    }
    .into_any()
}

/// What is asked for, in pictures.
fn demand(demand: Demand) -> String {
    let times = |count: u8, drawing: &str| format!("{count}{}", icon(drawing));
    match demand {
        Demand::Cubes(cube, count) => times(count, cube_drawing(cube)),
        Demand::EarthAndStone(count) => times(count, "earth-cube") + &icon("stone-cube"),
        Demand::Larvae(count) => times(count, "larva"),
        Demand::Prey(count) => times(count, "spider"),
        Demand::Soldiers(count) => times(count, "soldier"),
        Demand::SpecialTiles(count, _) => times(count, "sub-colony"),
        Demand::Nurses(count, _) => times(count, "nurse"),
        Demand::Colony(level, _) => wording::level(level).to_owned() + &icon("deepen"),
        Demand::Pheromones(count) => times(count, "hexagons"),
    }
}
