//! What is to be done now, and the steppers and buttons for it.

use engine::{Message, Seat};
use hidden_empires::components::{Ants, Caste, MOST_HARVESTERS};
use hidden_empires::forecast::Odds;
use hidden_empires::{Action, Area, Phase, Place};
use leptos::prelude::*;

use super::art::{self, icon, plain, span};
use super::beside::{Press, act_button, button, stepper};
use super::cards::{auction, bombs, draft, offers};
use super::choice::Choice;
use super::chores::chores;
use super::position::{Held, Position, some_of};
use super::sheet::member_face;
use super::wording;

/// The task, and whatever it needs.
pub(super) fn tray(choice: Choice) -> impl IntoView {
    let task = move || {
        let position = choice.position.get()?;
        let words = choice.words.get();
        if choice.held_by.get().is_some() {
            return Some(words.get("board-empires-held"));
        }
        Some(wording::task(&words, &position, |seat| choice.name(seat)))
    };
    let tools = move || {
        let position = choice.position.get()?;
        if let Phase::Auction(it) = position.phase() {
            return Some(auction(choice, &position, it).into_any());
        }
        position.actor?;
        Some(match position.phase() {
            Phase::Redistribute(_) | Phase::MoveOne(_) => moving(choice, &position).into_any(),
            Phase::Discover(_) => discovery(choice, &position).into_any(),
            Phase::Tasks(_) => tasks(choice, &position).into_any(),
            Phase::ScoutMarker(_) => {
                let done = done(choice, &position);
                view! { <div class="acts">{done}</div> }.into_any()
            }
            Phase::Nest => chores(choice, &position).into_any(),
            Phase::Forfeit(..) => {
                let members = offers(choice, &position, |_| true);
                view! { <div class="acts">{members}</div> }.into_any()
            }
            Phase::Draft(_) => draft(choice, &position).into_any(),
            Phase::Bomb(_) => bombs(choice, &position).into_any(),
            _ if position.asked().is_some() => counting(choice, &position).into_any(),
            _ => {
                let offers = offers(choice, &position, |action| !is_on_map(action));
                view! { <div class="acts">{offers}</div> }.into_any()
            }
        })
    };
    view! {
        <div class="tray">
            <p class="task">{task}</p>
            <p class="note" role="status">{move || choice.note.get()}</p>
            <div class="tools">{tools}</div>
        </div>
    }
}

/// Actions for which a click on the map is enough.
const fn is_on_map(action: &Action) -> bool {
    matches!(
        action,
        Action::Nest(_) | Action::Scout(_) | Action::Release(_) | Action::Found(_)
    )
}

/// Ends the step.
fn done(choice: Choice, position: &Position) -> AnyView {
    let key = match position.phase() {
        Phase::Redistribute(_) => "board-empires-done-redistribute",
        Phase::MoveOne(_) => "board-empires-done-move",
        Phase::Discover(_) => "board-empires-done-discover",
        Phase::ScoutMarker(_) => "board-empires-done-scout-marker",
        _ => "board-empires-done-tasks",
    };
    let label = choice.get(key);
    let content = icon("check") + &plain(&label);
    act_button(choice, Action::Done, "primary done", label, &content)
}

/// The ants that are held, and where else than on the map they can go.
fn moving(choice: Choice, position: &Position) -> impl IntoView + use<> {
    let words = choice.words.get();
    let Some(held) = choice.held.get() else {
        let wander = offers(choice, position, |action| {
            matches!(action, Action::Wander(_))
        });
        return view! {
            <div class="acts">{done(choice, position)} {wander}</div>
            {giving_up(choice, position)}
        }
        .into_any();
    };
    let movable = position.movable(held.from);
    let castes: Vec<AnyView> = movable
        .iter()
        .filter(|&(_, count)| count > 0)
        .map(|(caste, most)| {
            let name = words.get(&format!("caste-{}", art::caste(caste)));
            let now = held.ants[caste];
            let press = |possible: bool, up: bool| -> Press {
                possible.then(|| {
                    Box::new(move || {
                        choice.change(Some(caste), up);
                    }) as Box<dyn Fn()>
                })
            };
            stepper(
                choice,
                caste.id(),
                &name,
                &icon(art::caste(caste)),
                format!("{now}/{most}"),
                [
                    press(now > 0 && held.ants.total() > 1, false),
                    press(now < most, true),
                ],
            )
        })
        .collect();
    let total = movable.total();
    let quick = [1, total / 2, total].into_iter().enumerate();
    let quick: Vec<AnyView> = quick
        .filter(|&(index, _)| match index {
            0 => total > 2,
            1 => total > 3,
            _ => total > 1,
        })
        .map(|(_, count)| {
            let ants = some_of(movable, count);
            let from = held.from;
            let chosen = held.ants == ants;
            let label = wording::number(&words, "board-empires-take", count);
            view! {
                <button
                    type="button"
                    class="quick"
                    aria-pressed=chosen.to_string()
                    aria-label=label
                    on:click=move |_| choice.hold(Held { from, ants })
                >
                    {count}
                </button>
            }
            .into_any()
        })
        .collect();
    let from = words.tell(
        &Message::new("board-empires-from")
            .with("place", wording::place(&words, held.from))
            .with("ants", wording::ants(&words, held.ants)),
    );
    let targets = choice.targets.get();
    let rooms: Vec<AnyView> = targets
        .iter()
        .filter(|place| !matches!(place, Place::Map(_)))
        .map(|&place| {
            let name = wording::place(&words, place);
            let content = format!("→ {}", plain(&name));
            button("send", "send", &content, move || choice.send(held, place))
        })
        .collect();
    let cancel = plain(&words.get("board-empires-let-go"));
    view! {
        <div class="acts held">
            <span class="from">{from}</span>
            {castes}
            <span class="quicks">{quick}</span>
            {rooms}
            {button("let-go", "quiet", &cancel, move || choice.let_go())}
        </div>
    }
    .into_any()
}

/// Brood that can be given up where room or nurses are missing; out of reach of hasty fingers.
fn giving_up(choice: Choice, position: &Position) -> impl IntoView + use<> {
    let words = choice.words.get();
    let members: Vec<AnyView> = position
        .legal
        .iter()
        .filter_map(|&action| {
            let Action::Eliminate(member) = action else {
                return None;
            };
            let name = words.get(&format!("board-empires-{}", member.id()));
            let label = wording::about(&words, "board-empires-give-up", &name);
            let content = member_face(member, position.own().count(member));
            Some(act_button(choice, action, "give-up", label, &content))
        })
        .collect();
    (!members.is_empty()).then(|| {
        view! {
            <details class="giving-up">
                <summary>{words.get("board-empires-give-up-brood")}</summary>
                <div class="acts">{members}</div>
            </details>
        }
    })
}

/// The markers that can be turned up.
fn discovery(choice: Choice, position: &Position) -> impl IntoView + use<> {
    let words = choice.words.get();
    let markers: Vec<AnyView> = position
        .legal
        .iter()
        .filter_map(|&action| {
            let Action::TurnUp(area) = action else {
                return None;
            };
            let label = wording::about(&words, "board-empires-turn-up", &area.to_string());
            let content = format!("{}{area}", icon("facedown"));
            Some(act_button(choice, action, "chip", label, &content))
        })
        .collect();
    let all = (markers.len() > 1).then(|| {
        let content = icon("all") + &plain(&words.get("board-empires-turn-up-all"));
        button("turn-up-all", "", &content, move || choice.turn_up_all())
    });
    view! { <div class="acts">{markers} {all} {done(choice, position)}</div> }
}

/// The tasks of the area that is looked at, or the areas that have some.
fn tasks(choice: Choice, position: &Position) -> impl IntoView + use<> {
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
                    on:pointerenter=move |_| choice.hover.set(Some(area))
                    on:pointerleave=move |_| choice.hover.set(None)
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
    view! {
        <div class="acts">{chips}</div>
        <div class="acts">{all} {done(choice, position)}</div>
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
    let patrol = possible.contains(&Action::Patrol(area)).then(|| {
        let label = words.get("board-empires-patrol");
        let content = icon("patrol") + &plain(&label);
        act_button(choice, Action::Patrol(area), "", label, &content)
    });
    let others = offers(
        choice,
        position,
        move |action| matches!(action, Action::Trunk(at, _) | Action::Repel(at, _) if *at == area),
    );
    let heading = wording::about(&words, "board-empires-tasks-in", &area.to_string());
    let back = plain(&words.get("board-empires-back"));
    view! {
        <div class="tasks" data-tasks-of=area.to_string()>
            <div class="acts">
                <strong>{heading}</strong>
                {button("back", "quiet", &back, move || choice.select(None))}
            </div>
            <div class="acts">{forages} {patrol} {others}</div>
            {fights}
        </div>
    }
}

/// Harvesting with so many ants, and tending.
fn foraging(choice: Choice, position: &Position, area: Area) -> impl IntoView + use<> {
    let words = choice.words.get();
    let (table, me) = (position.table(), position.me);
    let most = position.own().ants_in(area).min(MOST_HARVESTERS);
    let proposed = match table.best_forage(me, area) {
        Some((Action::Harvest(_, foragers), _)) => foragers,
        _ => most,
    };
    let foragers = choice.foragers.get().unwrap_or(proposed).clamp(1, most);
    let set = |possible: bool, count: u16| -> Press {
        possible.then(|| Box::new(move || choice.foragers.set(Some(count))) as Box<dyn Fn()>)
    };
    let food = table.food_from(me, area, foragers, true);
    let label = words.tell(
        &Message::new("board-empires-harvest")
            .with("count", i64::from(foragers))
            .with("food", i64::from(food)),
    );
    let content = format!(
        "{}{}{}",
        icon("harvest"),
        plain(&words.get("board-empires-harvest-short")),
        span("gain", format!("+{food}{}", icon("food")))
    );
    let ants = words.get("board-empires-foragers");
    let tend = position.is_legal(Action::Tend(area)).then(|| {
        let tenders = table.tenders(me, area);
        let food = table.food_from(me, area, tenders, false);
        let label = words.tell(
            &Message::new("board-empires-tend")
                .with("count", i64::from(tenders))
                .with("food", i64::from(food)),
        );
        let content = format!(
            "{}{}{}",
            icon("tend"),
            plain(&words.get("board-empires-tend-short")),
            span("gain", format!("+{food}{}", icon("food")))
        );
        act_button(choice, Action::Tend(area), "", label, &content)
    });
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
        {stepper(
            choice,
            "foragers",
            &ants,
            &icon("worker"),
            format!("{foragers}/{most}"),
            [set(foragers > 1, foragers - 1), set(foragers < most, foragers + 1)],
        )}
        {act_button(choice, Action::Harvest(area, foragers), "primary", label, &content)}
        {tend}
        <span class="facts">{wear}</span>
    }
}

/// An attack with its odds.
fn attack(choice: Choice, position: &Position, area: Area, defender: Seat) -> AnyView {
    let words = choice.words.get();
    let table = position.table();
    let label = words.tell(
        &Message::new("board-empires-attack")
            .with("player", choice.name(defender))
            .with("own", i64::from(position.own().ants_in(area)))
            .with("other", i64::from(table.colony(defender).ants_in(area))),
    );
    let content = icon("fight") + &plain(&label);
    let odds = position.odds(area, defender).map(|[stand, flee]| {
        let rows = [
            ("board-empires-odds-stand", stand),
            ("board-empires-odds-flee", flee),
        ];
        let rows: Vec<_> = rows
            .into_iter()
            .map(|(key, odds)| odds_row(choice, key, &odds))
            .collect();
        view! { <div class="odds" data-odds=area.to_string()>{rows}</div> }
    });
    view! {
        <div class=format!("attack {}", art::color(defender))>
            {act_button(choice, Action::Attack(area, defender), "danger", label, &content)}
            {odds}
        </div>
    }
    .into_any()
}

/// One way the defenders may take it: a bar of chances and a sentence.
fn odds_row(choice: Choice, key: &'static str, odds: &Odds) -> impl IntoView + use<> {
    let words = choice.words.get();
    let parts: String = [("won", odds.won), ("tied", odds.tied), ("lost", odds.lost)]
        .into_iter()
        .filter(|&(_, chance)| chance > 0.0)
        .map(|(class, chance)| {
            let name = words.get(&format!("board-empires-{class}"));
            format!(
                "<span class=\"{class}\" style=\"flex-grow:{chance:.4}\">{} {}</span>",
                plain(&name),
                plain(&wording::percent(chance)),
            )
        })
        .collect();
    let told = wording::odds(&words, "board-empires-losses", odds);
    view! {
        <div class="odds-row">
            <span class="if">{words.get(key)}</span>
            <span class="bar" inner_html=parts></span>
            <span class="facts">{told}</span>
        </div>
    }
}

/// Some of the ants that are asked for: who flees, returns, is lost or comes to help.
fn counting(choice: Choice, position: &Position) -> impl IntoView + use<> {
    let words = choice.words.get();
    let chosen = choice.chosen.get();
    let asked = position.asked().map_or(Ants::NONE, |(ants, _)| ants);
    let castes: Vec<AnyView> = Caste::ALL
        .into_iter()
        .filter(|&caste| asked[caste] > 0)
        .map(|caste| {
            let name = words.get(&format!("caste-{}", art::caste(caste)));
            let press = |up: bool| -> Press {
                let next = position.next_count(chosen, caste, up)?;
                Some(Box::new(move || choice.chosen.set(next)))
            };
            stepper(
                choice,
                caste.id(),
                &name,
                &icon(art::caste(caste)),
                format!("{}/{}", chosen[caste], asked[caste]),
                [press(false), press(true)],
            )
        })
        .collect();
    let answer = position.answer(chosen);
    let key = match (position.phase(), answer) {
        (Phase::Scatter(..), _) => "board-empires-flee",
        (_, Action::Lose(_)) => "board-empires-lose",
        (_, Action::Reinforce(_)) => "board-empires-reinforce",
        _ => "board-empires-return",
    };
    let label = wording::number(&words, key, chosen.total());
    let content = icon("check") + &plain(&label);
    let all = [Ants::NONE, asked]
        .into_iter()
        .filter(|&ants| ants != chosen && position.is_legal(position.answer(ants)))
        .map(|ants| {
            let label = wording::number(&words, key, ants.total());
            let content = plain(&label);
            act_button(choice, position.answer(ants), "", label, &content)
        });
    let retreat = matches!(position.phase(), Phase::React(_)).then(|| {
        position
            .legal
            .iter()
            .filter(|action| matches!(action, Action::Return(_)))
            .max_by_key(|action| match action {
                Action::Return(ants) => ants.total(),
                _ => 0,
            })
            .map(|&action| {
                let label = words.get("board-empires-retreat");
                let content = icon("returning") + &plain(&label);
                act_button(choice, action, "", label, &content)
            })
    });
    view! {
        <div class="acts">
            {castes}
            {act_button(choice, answer, "primary", label, &content)}
            {all.collect::<Vec<_>>()}
            {retreat}
        </div>
    }
}
