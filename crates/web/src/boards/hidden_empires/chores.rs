//! The Nest Phase: every decision that is left, as it is planned, with steppers to change it.

use engine::Message;
use hidden_empires::scoring::flight_points;
use hidden_empires::state::Chore;
use hidden_empires::{Action, Member, Place};
use leptos::prelude::*;

use super::art::{icon, plain};
use super::choice::Choice;
use super::plan::{Kind, Step, Wishes, plan};
use super::position::Position;
use super::sheet::member_face;
use super::wording;
use crate::boards::kit::buttons::{Press, button, stepper};

/// The plan, and buttons to follow it.
pub(super) fn chores(choice: Choice, position: &Position) -> impl IntoView + use<> {
    let words = choice.words.get();
    let steps = plan(&position.state, position.me, &choice.wishes.get());
    let rows: Vec<_> = steps.iter().map(|step| row(choice, step)).collect();
    let count = steps.len();
    let first = steps
        .first()
        .map(|step| step.actions.clone())
        .unwrap_or_default();
    let all = words.get(if count > 1 {
        "board-empires-complete"
    } else {
        "board-empires-confirm"
    });
    let all = icon("check") + &plain(&all);
    let next = (count > 1).then(|| {
        let label = plain(&words.get("board-empires-only-first"));
        button("step", "", &label, move || choice.act_all(first.clone()))
    });
    view! {
        <ol class="plan">{rows}</ol>
        <div class="acts">
            {button("complete", "primary", &all, move || choice.complete_nest_phase())} {next}
        </div>
    }
}

fn row(choice: Choice, step: &Step) -> impl IntoView + use<> {
    let words = choice.words.get();
    let name = words.get(&format!("board-empires-plan-{}", step.kind.name()));
    let content = match step.kind {
        Kind::Return => returning(choice, step),
        Kind::Adults | Kind::Larvae | Kind::Eggs => shortage(choice, step),
        Kind::Majors => majors(choice, step),
        Kind::Diet => diet(choice, step),
        Kind::Lay => lay(choice, step),
        Kind::Flight => flight(choice, step),
    };
    view! {
        <li data-plan=step.kind.name()>
            <span class="plan-name">{name}</span>
            <span class="plan-choices">{content}</span>
        </li>
    }
}

/// Changes the plan.
fn wish(choice: Choice, possible: bool, change: impl Fn(&mut Wishes) + 'static) -> Press {
    possible.then(|| Box::new(move || choice.wishes.update(&change)) as Box<dyn Fn()>)
}

fn returning(choice: Choice, step: &Step) -> Vec<AnyView> {
    let words = choice.words.get();
    let total = step.before.returning.total();
    let at_home = step
        .before
        .nest
        .map_or(0, |nest| step.housed(Place::Map(nest)));
    let chambers = step.before.chambers().iter().map(|&place| {
        let now = step.housed(place);
        let room = match place {
            Place::Builders => total,
            _ => step.before.room().min(total),
        };
        let set = move |count: u16| {
            move |wishes: &mut Wishes| {
                wishes.homes.retain(|&(other, _)| other != place);
                wishes.homes.push((place, count));
            }
        };
        let name = wording::place(&words, place);
        let drawing = match place {
            Place::Builders => "builder",
            Place::Nurses => "nurse",
            _ => "reserve",
        };
        stepper(
            choice.scene,
            &place.to_string(),
            &name,
            &(icon(drawing) + &plain(&name)),
            now.to_string(),
            [
                wish(choice, now > 0, set(now.saturating_sub(1))),
                wish(choice, now < room && at_home > 0, set(now + 1)),
            ],
        )
    });
    let home = wording::number(&words, "board-empires-to-nest-area", at_home);
    let home = view! { <span class="facts">{home}</span> }.into_any();
    chambers.chain([home]).collect()
}

/// How much is missing at the beginning of a step.
fn missing(step: &Step) -> u16 {
    match step.before.chore {
        Chore::Adults(short) | Chore::Larvae { short, .. } | Chore::Eggs(short) => short,
        _ => 0,
    }
}

fn shortage(choice: Choice, step: &Step) -> Vec<AnyView> {
    let words = choice.words.get();
    let short = missing(step);
    let kind = step.kind;
    let told = wording::number(&words, "board-empires-missing", short);
    let told = view! { <span class="facts warns">{told}</span> }.into_any();
    let planned: Vec<(Member, u16)> = step
        .legal
        .iter()
        .filter_map(|action| match action {
            Action::Eliminate(member) => Some((*member, step.given(*member))),
            _ => None,
        })
        .collect();
    let set = |counts: Option<Vec<(Member, u16)>>| -> Press {
        let counts = counts?;
        wish(choice, true, move |wishes| {
            wishes.given.retain(|&(other, ..)| other != kind);
            let counts = counts.iter();
            wishes
                .given
                .extend(counts.map(|&(member, count)| (kind, member, count)));
        })
    };
    let steppers = planned.iter().map(|&(member, now)| {
        let has = |member: Member| step.before.count(member);
        let name = words.get(&format!("board-empires-{}", member.id()));
        stepper(
            choice.scene,
            member.id(),
            &wording::about(&words, "board-empires-give-up", &name),
            &member_face(member, has(member)),
            now.to_string(),
            [
                set(exchanged(&planned, member, false, has)),
                set(exchanged(&planned, member, true, has)),
            ],
        )
    });
    [told].into_iter().chain(steppers).collect()
}

/// One more of somebody, or one fewer, and another in exchange; nothing if nobody else is there.
fn exchanged(
    planned: &[(Member, u16)],
    member: Member,
    more: bool,
    has: impl Fn(Member) -> u16,
) -> Option<Vec<(Member, u16)>> {
    let mut counts = planned.to_vec();
    let others = || (0..planned.len()).filter(|&index| planned[index].0 != member);
    let (gains, loses) = if more {
        let loser = others().rev().find(|&index| planned[index].1 > 0)?;
        (planned.iter().position(|&(it, _)| it == member)?, loser)
    } else {
        let gainer = others().find(|&index| planned[index].1 < has(planned[index].0))?;
        (gainer, planned.iter().position(|&(it, _)| it == member)?)
    };
    counts[gains].1 += 1;
    counts[loses].1 = counts[loses].1.checked_sub(1)?;
    (counts[gains].1 <= has(counts[gains].0)).then_some(counts)
}

fn majors(choice: Choice, step: &Step) -> Vec<AnyView> {
    let words = choice.words.get();
    let now = match step.actions.first() {
        Some(Action::Majors(pupae)) => *pupae,
        _ => 0,
    };
    let most = step.before.large_pupae;
    let set = move |count: u16| move |wishes: &mut Wishes| wishes.majors = Some(count);
    let name = words.get("caste-major");
    vec![stepper(
        choice.scene,
        "majors",
        &name,
        &(icon("major") + &plain(&name)),
        format!("{now}/{most}"),
        [
            wish(choice, now > 0, set(now.saturating_sub(1))),
            wish(choice, now < most, set(now + 1)),
        ],
    )]
}

fn diet(choice: Choice, step: &Step) -> Vec<AnyView> {
    let words = choice.words.get();
    let (large, medium) = match step.actions.first() {
        Some(Action::Raise(large, medium)) => (*large, *medium),
        _ => (0, 0),
    };
    let can = |large: u16, medium: u16| step.legal.contains(&Action::Raise(large, medium));
    let set = |large: u16, medium: u16| {
        let possible = can(large, medium);
        wish(choice, possible, move |wishes| {
            wishes.diet = Some((large, medium));
        })
    };
    let fewer = |count: u16| count.checked_sub(1).unwrap_or(u16::MAX);
    let name = words.get("board-empires-large-pupae");
    let mut steppers = vec![stepper(
        choice.scene,
        "large",
        &name,
        &(icon("pupa-large") + &plain(&name)),
        large.to_string(),
        [set(fewer(large), medium), set(large + 1, medium)],
    )];
    if step.before.traits.medias().is_some() {
        let name = words.get("board-empires-medium-pupae");
        steppers.push(stepper(
            choice.scene,
            "medium",
            &name,
            &(icon("pupa-medium") + &plain(&name)),
            medium.to_string(),
            [set(large, fewer(medium)), set(large, medium + 1)],
        ));
    }
    let larvae: u16 = step.before.larvae.iter().sum();
    let told = words.tell(
        &Message::new("board-empires-diet-food")
            .with("needed", i64::from(larvae + 2 * large + medium))
            .with("food", i64::from(step.before.larder())),
    );
    steppers.push(view! { <span class="facts">{told}</span> }.into_any());
    steppers
}

fn lay(choice: Choice, step: &Step) -> Vec<AnyView> {
    let words = choice.words.get();
    let (female, male) = match step.actions.first() {
        Some(Action::Lay(female, male)) => (*female, *male),
        _ => (0, 0),
    };
    let can = |female: u16, male: u16| step.legal.contains(&Action::Lay(female, male));
    let set = |female: u16, male: u16| {
        let possible = can(female, male);
        wish(choice, possible, move |wishes| {
            wishes.eggs = Some((female, male));
        })
    };
    let fewer = |count: u16| count.checked_sub(1).unwrap_or(u16::MAX);
    let told = words.tell(
        &Message::new("board-empires-lay-food")
            .with("needed", i64::from(female + male))
            .with("food", i64::from(step.before.larder()))
            .with("room", i64::from(step.before.room().min(999))),
    );
    vec![
        stepper(
            choice.scene,
            "female",
            &words.get("board-empires-female-egg"),
            &format!("{}♀", icon("egg")),
            female.to_string(),
            [set(fewer(female), male), set(female + 1, male)],
        ),
        stepper(
            choice.scene,
            "male",
            &words.get("board-empires-male-egg"),
            &format!("{}♂", icon("egg")),
            male.to_string(),
            [set(female, fewer(male)), set(female, male + 1)],
        ),
        view! { <span class="facts">{told}</span> }.into_any(),
    ]
}

fn flight(choice: Choice, step: &Step) -> Vec<AnyView> {
    let words = choice.words.get();
    let flies = step.actions.first() == Some(&Action::Fly);
    let points = flight_points(step.before.virgin_queens, step.before.drones);
    let told = words.tell(
        &Message::new("board-empires-flight-worth")
            .with("queens", i64::from(step.before.virgin_queens))
            .with("drones", i64::from(step.before.drones))
            .with("points", i64::from(points)),
    );
    let options = [(true, "fly"), (false, "stay")].map(|(value, name)| {
        let label = words.get(&format!("board-empires-{name}"));
        let content = if value {
            icon("fly") + &plain(&label)
        } else {
            plain(&label)
        };
        view! {
            <button
                type="button"
                class="option"
                data-flight=name
                aria-pressed=(flies == value).to_string()
                inner_html=content
                on:click=move |_| choice.wishes.update(|wishes| wishes.flies = Some(value))
            ></button>
        }
        .into_any()
    });
    let told = view! { <span class="facts">{told}</span> }.into_any();
    options.into_iter().chain([told]).collect()
}
