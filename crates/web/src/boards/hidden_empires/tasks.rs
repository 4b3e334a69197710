//! The tasks of ants: foraging, patrols, trunks and attacks, area by area.

use engine::Message;
use hidden_empires::components::{Ants, MOST_HARVESTERS};
use hidden_empires::{Action, Area, Place};
use leptos::prelude::*;

use super::art::{self, icon, plain, span};
use super::cards::offers;
use super::choice::Choice;
use super::fight::attack;
use super::position::Position;
use super::tray::done;
use super::wording;
use crate::boards::kit::buttons::{Press, act_button, button, stepper};
use crate::boards::kit::scene::Shown;

/// The tasks of the area that is looked at, or the areas that have some.
pub(super) fn tasks(choice: Choice, position: &Position) -> impl IntoView + use<> {
    match choice.selected.get() {
        Some(area) => tasks_of(choice, position, area).into_any(),
        None => areas_with_tasks(choice, position).into_any(),
    }
}

fn areas_with_tasks(choice: Choice, position: &Position) -> impl IntoView + use<> {
    let words = choice.words.get();
    let table = position.table();
    let mut food = 0;
    let chips: Vec<AnyView> = Area::all()
        .filter(|&area| !position.tasks(area).is_empty())
        .map(|area| {
            let forage = table.best_forage(position.me, area);
            let fights = position
                .tasks(area)
                .iter()
                .any(|action| matches!(action, Action::Attack(..)));
            let mut content = String::new();
            if let Some(marker) = table.markers.faceup[area] {
                content += &icon(art::marker(marker));
            }
            content += &area.to_string();
            if let Some((_, more)) = forage {
                food += more;
                content += &span("gain", format!("+{more}{}", icon("food")));
            }
            if fights {
                content += &icon("fight");
            }
            let label = wording::about(&words, "board-empires-look-at", &area.to_string());
            view! {
                <button
                    type="button"
                    class="chip can"
                    data-tasks=area.to_string()
                    title=label.clone()
                    inner_html=art::face(&label, &content)
                    on:click=move |_| choice.select(Some(area))
                    on:pointerenter=move |_| choice.looks.hover.set(Some(Place::Map(area)))
                    on:pointerleave=move |_| choice.looks.hover.set(None)
                ></button>
            }
            .into_any()
        })
        .collect();
    let all = (food > 0).then(|| {
        let label = wording::number(&words, "board-empires-forage-all", food);
        let content = icon("harvest") + &plain(&label);
        button("forage-all", "primary", &content, move || {
            choice.forage_all();
        })
    });
    let patrol = position.next_patrol().map(|_| {
        let key = if food > 0 {
            "board-empires-forage-and-patrol"
        } else {
            "board-empires-patrol-all"
        };
        let content = icon("patrol") + &plain(&words.get(key));
        let class = if food > 0 { "" } else { "primary" };
        button("patrol-all", class, &content, move || {
            choice.patrol_with_the_rest();
        })
    });
    // What nobody forages is lost with the turn.
    let warning = (food > 0).then(|| {
        let told = wording::number(&words, "board-empires-not-foraged", food);
        view! { <p class="facts warns" data-warns="">{told}</p> }
    });
    view! {
        <div class="acts">{chips}</div>
        <div class="acts">{all} {patrol}</div>
        <div class="acts">{done(choice, position)} {warning}</div>
    }
}

fn tasks_of(choice: Choice, position: &Position, area: Area) -> impl IntoView + use<> {
    let words = choice.words.get();
    let possible = position.tasks(area);
    let fights: Vec<AnyView> = possible
        .iter()
        .filter_map(|&action| match action {
            Action::Attack(_, defender) => Some(attack(choice, position, area, defender)),
            _ => None,
        })
        .collect();
    let forages = possible
        .iter()
        .any(|action| matches!(action, Action::Harvest(..)))
        .then(|| foraging(choice, position, area));
    let patrols = possible
        .contains(&Action::Patrol(area))
        .then(|| patrol(choice, position, area));
    let digs = |action: &Action| match action {
        Action::Trunk(_, workers) => Some(*workers),
        _ => None,
    };
    let workers: Vec<u16> = possible.iter().filter_map(digs).collect();
    let trunk = trunk(choice, area, &workers);
    let others = offers(
        choice,
        position,
        move |action| matches!(action, Action::Repel(at, _) | Action::TurnUp(at) if *at == area),
    );
    let heading = wording::about(&words, "board-empires-tasks-in", &area.to_string());
    let back = plain(&words.get("board-empires-back"));
    view! {
        <div class="tasks" data-tasks-of=area.to_string()>
            <div class="acts">
                <strong>{heading}</strong>
                {button("back", "quiet", &back, move || choice.select(None))}
            </div>
            <div class="acts">{forages} {patrols} {others}</div>
            {trunk}
            {fights}
        </div>
    }
}

/// Steppers for some of these ants, one for each caste; nothing if there is nothing to choose.
fn castes(
    choice: Choice,
    name: &str,
    what: &'static str,
    [chosen, all]: [Ants; 2],
    most: u16,
    least: u16,
    set: RwSignal<Option<Ants>>,
) -> Vec<AnyView> {
    let words = choice.words.get();
    let several = all.castes() > 1;
    all.iter()
        .filter(|&(_, count)| count > 0)
        .map(|(caste, count)| {
            let press = |possible: bool, count: u16| -> Press {
                let mut next = chosen;
                next[caste] = count;
                possible.then(|| Box::new(move || set.set(Some(next))) as Box<dyn Fn()>)
            };
            let now = chosen[caste];
            let name = match several {
                true => format!("{name}-{}", caste.id()),
                false => name.to_owned(),
            };
            let label = match several {
                true => format!(
                    "{} ({})",
                    words.get(what),
                    words.get(&format!("caste-{}", art::caste(caste)))
                ),
                false => words.get(what),
            };
            let fewer = now > 0 && chosen.total() > least;
            let more = now < count && chosen.total() < most;
            stepper(
                choice.scene,
                &name,
                &label,
                &icon(art::caste(caste)),
                format!("{now}/{}", count.min(most)),
                [press(fewer, now.saturating_sub(1)), press(more, now + 1)],
            )
        })
        .collect()
}

/// Patrolling with all who can, or with fewer.
fn patrol(choice: Choice, position: &Position, area: Area) -> impl IntoView + use<> {
    let words = choice.words.get();
    let all = position.table().patrollers(position.me, area);
    let chosen = choice.patrollers.get().unwrap_or(all).within(all);
    let label = words.get("board-empires-patrol");
    let content = icon("patrol") + &plain(&label);
    let steppers = (all.total() > 1).then(|| {
        castes(
            choice,
            "patrollers",
            "board-empires-patrollers",
            [chosen, all],
            all.total(),
            1,
            choice.patrollers,
        )
    });
    let go = if chosen == all {
        act_button(choice, Action::Patrol(area), "", label, &content).into_any()
    } else {
        let actions = position.patrolling(area, chosen).unwrap_or_default();
        button("patrol", "", &content, move || {
            choice.act_all(actions.clone());
        })
        .into_any()
    };
    view! {
        {steppers}
        {go}
    }
}

/// Harvesting and tending, with some of the ants.
fn foraging(choice: Choice, position: &Position, area: Area) -> impl IntoView + use<> {
    let words = choice.words.get();
    let (table, me) = (position.table(), position.me);
    let idle = position.own().idle_ants(area);
    let most = idle.total().min(MOST_HARVESTERS);
    let proposed = match table.best_forage(me, area) {
        Some((Action::Harvest(_, foragers), _)) => foragers,
        _ => most,
    };
    let proposed = position.own().best_foragers(area, proposed, true);
    let chosen = choice.foragers.get().unwrap_or(proposed).within(idle);
    let foragers = chosen.total();
    let forage = |name: &str, key: &'static str, ants: u16, food: u16| {
        let label = words.tell(
            &Message::new(key)
                .with("count", i64::from(ants))
                .with("food", i64::from(food)),
        );
        let content = format!(
            "{}{}{}",
            icon(name),
            plain(&words.get(&format!("{key}-short"))),
            span("gain", format!("+{food}{}", icon("food")))
        );
        (label, content)
    };
    let food = table.food_of(me, area, chosen, true);
    let (label, content) = forage("harvest", "board-empires-harvest", foragers, food);
    let tend = position.is_legal(Action::Tend(area)).then(|| {
        let most = table.tenders(me, area);
        let all = position.own().best_foragers(area, most, false);
        let tenders = choice.tenders.get().unwrap_or(all).within(idle);
        let food = table.food_of(me, area, tenders, false);
        let (label, content) = forage("tend", "board-empires-tend", tenders.total(), food);
        let steppers = (idle.total() > 1 && (most > 1 || idle.castes() > 1)).then(|| {
            castes(
                choice,
                "tenders",
                "board-empires-tenders",
                [tenders, idle],
                most,
                1,
                choice.tenders,
            )
        });
        let action = position.tending(area, tenders);
        view! {
            {steppers}
            {act_button(choice, action, "", label, &content)}
        }
    });
    let steppers = castes(
        choice,
        "foragers",
        "board-empires-foragers",
        [chosen, idle],
        most,
        1,
        choice.foragers,
    );
    // What the dice would take from the marker, on average and at worst.
    let wear = words.tell(
        &Message::new("board-empires-wear")
            .with(
                "average",
                wording::average(&words, f64::from(foragers) / 6.0),
            )
            .with("value", i64::from(table.markers.value(area))),
    );
    view! {
        {steppers}
        {act_button(choice, position.harvesting(area, chosen), "primary", label, &content)}
        {tend}
        <span class="facts">{wear}</span>
    }
}

/// A trunk, if any of so many workers' dice is odd.
fn trunk(choice: Choice, area: Area, workers: &[u16]) -> Option<AnyView> {
    let words = choice.words.get();
    let most = *workers.iter().max()?;
    let wanted = choice.diggers.get().unwrap_or(most);
    let now = workers.iter().copied().filter(|&it| it <= wanted).max()?;
    let set = |count: Option<u16>| -> Press {
        let count = count?;
        Some(Box::new(move || choice.diggers.set(Some(count))))
    };
    let fewer = workers.iter().copied().filter(|&it| it < now).max();
    let more = workers.iter().copied().filter(|&it| it > now).min();
    let chance = 1.0 - 0.5_f64.powi(i32::from(now));
    let label = words.tell(
        &Message::new("board-empires-trunk")
            .with("count", i64::from(now))
            .with("chance", wording::percent(chance)),
    );
    let content = icon("trunk") + &plain(&label);
    let tray = view! {
        <div class="acts">
            {stepper(
                choice.scene,
                "diggers",
                &words.get("board-empires-diggers"),
                &icon("worker"),
                format!("{now}/{most}"),
                [set(fewer), set(more)],
            )}
            {act_button(choice, Action::Trunk(area, now), "", label, &content)}
        </div>
    };
    Some(tray.into_any())
}
