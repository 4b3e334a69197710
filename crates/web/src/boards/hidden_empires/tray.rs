//! What is to be done now, and the steppers and buttons for it.

use engine::Message;
use hidden_empires::action::On;
use hidden_empires::cards::Card;
use hidden_empires::{Action, Phase, Place};
use leptos::prelude::*;

use super::aim::{Aim, is_aimed};
use super::art::{self, icon, plain, span};
use super::basket::{Fate, in_basket};
use super::cards::{auction, bombs, draft, offers, title, weapon};
use super::choice::Choice;
use super::chores::chores;
use super::fight::{counting, invade, loot, protect};
use super::position::{Held, Position, some_of};
use super::sheet::member_face;
use super::tasks::tasks;
use super::wording;
use crate::boards::kit::buttons::{self, Press, act_button, button, stepper};

pub(super) const TRAY: &str = "empires-tray";

/// The task, and whatever it needs.
pub(super) fn tray(choice: Choice) -> AnyView {
    let task = move || {
        let position = choice.position.get()?;
        let words = choice.words.get();
        if let Some(aim) = choice.aim.get() {
            return Some(aiming(choice, aim));
        }
        Some(wording::task(&words, &position, |seat| choice.name(seat)))
    };
    let stakes = move || {
        let position = choice.position.get()?;
        position.actor?;
        let is_other = choice.aim.get().is_some();
        let told = wording::stakes(&choice.words.get(), &position).filter(|_| !is_other)?;
        Some(view! { <p class="stakes facts">{told}</p> })
    };
    let tools = move || {
        let position = choice.position.get()?;
        if choice.aim.get().is_some() {
            let cancel = plain(&choice.get("board-empires-let-go"));
            let cancel = button("let-go", "", &cancel, move || choice.let_go());
            return Some(view! { <div class="acts">{cancel}</div> }.into_any());
        }
        if let Phase::Auction(it) = position.phase() {
            return Some(auction(choice, &position, it).into_any());
        }
        position.actor?;
        Some(match position.phase() {
            Phase::Redistribute(_) | Phase::MoveOne(_) => moving(choice, &position).into_any(),
            Phase::Discover(_) => discovery(choice, &position).into_any(),
            Phase::Tasks(_) => tasks(choice, &position).into_any(),
            Phase::Scout(_) => {
                let content = icon("all") + &plain(&choice.get("board-empires-scout-all"));
                let all = button("scout-all", "primary", &content, move || choice.scout_all());
                view! { <div class="acts">{all}</div> }.into_any()
            }
            Phase::ScoutMarker(_) => {
                let done = done(choice, &position);
                view! { <div class="acts">{done}</div> }.into_any()
            }
            Phase::Nest => chores(choice, &position).into_any(),
            Phase::Forfeit(..) => forfeit(choice, &position).into_any(),
            Phase::Invade(fight) => invade(choice, &position, fight).into_any(),
            Phase::Loot(fight) => loot(choice, &position, fight).into_any(),
            Phase::Protect(..) => protect(choice, &position).into_any(),
            Phase::Shelter(..) | Phase::Seal(_) => answers(choice, &position).into_any(),
            Phase::Draft(_) => draft(choice, &position).into_any(),
            Phase::Bomb(_) => bombs(choice, &position).into_any(),
            Phase::Weapon(_) => weapon(choice, &position).into_any(),
            _ if position.asked().is_some() => counting(choice, &position).into_any(),
            _ => {
                let offers = offers(choice, &position, |action| {
                    !is_on_map(action) && !is_aimed(action)
                });
                view! { <div class="acts">{offers}</div> }.into_any()
            }
        })
    };
    let tools = view! {
        {stakes}
        <p class="note" role="status">{move || choice.note.get()}</p>
        {tools}
    };
    buttons::tray(choice.scene, TRAY, task, (), tools)
}

/// Actions for which a click on the map is enough.
const fn is_on_map(action: &Action) -> bool {
    matches!(
        action,
        Action::Nest(_) | Action::Scout(_) | Action::Release(_) | Action::Found(_)
    )
}

/// What a card or the nest waits for.
fn aiming(choice: Choice, aim: Aim) -> String {
    let words = choice.words.get();
    let (key, card) = match aim {
        Aim::Wander => return words.get("board-empires-aim-wander"),
        Aim::Way(card, _) => ("board-empires-aim-end", card),
        Aim::Card(card) => {
            let ways =
                |action: &Action| matches!(action, Action::Play(it, On::Way(..)) if *it == card);
            let ways = choice.now().is_some_and(|now| now.legal.iter().any(ways));
            let key = if ways {
                "board-empires-aim-begin"
            } else {
                "board-empires-aim"
            };
            (key, card)
        }
    };
    wording::about(&words, key, &title(choice, Card::Hand(card)))
}

/// A card that is asked for now, or nothing.
fn answers(choice: Choice, position: &Position) -> impl IntoView + use<> {
    let words = choice.words.get();
    let cards: Vec<AnyView> = position
        .legal
        .iter()
        .filter_map(|&action| {
            let Action::Play(card, _) = action else {
                return None;
            };
            let label = wording::about(
                &words,
                "board-empires-play-card",
                &title(choice, Card::Hand(card)),
            );
            let content = icon("card") + &plain(&label);
            Some(act_button(choice, action, "primary", label, &content))
        })
        .collect();
    let pass = words.get("board-empires-no-card");
    let content = plain(&pass);
    view! {
        <div class="acts">{cards} {act_button(choice, Action::Pass, "", pass, &content)}</div>
    }
}

/// Whom of the brood to give up.
fn forfeit(choice: Choice, position: &Position) -> impl IntoView + use<> {
    let words = choice.words.get();
    let basket = choice.basket.get();
    let size = position.basket_size().unwrap_or(0);
    let total: u16 = basket.iter().map(|load| load.count).sum();
    let label = wording::number(&words, "board-empires-lose", total);
    let content = icon("check") + &plain(&label);
    let actions = position.taking(&basket).filter(|_| total == size);
    let confirm = actions.map(|actions| {
        button("forfeit", "primary", &content, move || {
            choice.act_all(actions.clone());
        })
    });
    view! {
        {basket_steppers(choice, position)}
        <div class="acts">{confirm}</div>
    }
}

/// Steppers for everybody of the brood who can be taken.
pub(super) fn basket_steppers(choice: Choice, position: &Position) -> impl IntoView + use<> {
    let words = choice.words.get();
    let basket = choice.basket.get();
    let rows: Vec<AnyView> = position
        .loads()
        .into_iter()
        .map(|load| {
            let member = words.get(&format!("board-empires-{}", load.member.id()));
            let (name, what) = match load.fate {
                Fate::Captured => (
                    format!("keep-{}", load.member.id()),
                    wording::about(&words, "board-empires-captive", &member),
                ),
                _ => (load.member.id().to_owned(), member),
            };
            let press = |up: bool| -> Press {
                let changed = position.changed_basket(&basket, load, up)?;
                Some(Box::new(move || choice.basket.set(changed.clone())))
            };
            stepper(
                choice.scene,
                &name,
                &what,
                &(icon(art::member(load.member)) + &span("what", plain(&what))),
                format!("{}/{}", in_basket(&basket, load), load.count),
                [press(false), press(true)],
            )
        })
        .collect();
    view! { <div class="basket">{rows}</div> }
}

/// Ends the step.
pub(super) fn done(choice: Choice, position: &Position) -> AnyView {
    let key = match position.phase() {
        Phase::Redistribute(_) => "board-empires-done-redistribute",
        Phase::MoveOne(_) => "board-empires-done-move",
        Phase::Discover(_) => "board-empires-done-discover",
        Phase::ScoutMarker(_) => "board-empires-done-scout-marker",
        _ => "board-empires-done-tasks",
    };
    let label = choice.get(key);
    let content = icon("check") + &plain(&label);
    // What ends the step stands out only where nothing else can be done.
    let acts = |action: &Action| !matches!(action, Action::Done | Action::Play(..));
    let class = if position.legal.iter().any(acts) {
        "done"
    } else {
        "primary done"
    };
    act_button(choice, Action::Done, class, label, &content)
}

/// The ants that are held, and where else than on the map they can go.
fn moving(choice: Choice, position: &Position) -> impl IntoView + use<> {
    let words = choice.words.get();
    let Some(held) = choice.held.get() else {
        let wanders = |action: &Action| matches!(action, Action::Wander(_));
        let wander = position.legal.iter().any(wanders).then(|| {
            let content = icon("home") + &plain(&words.get("board-empires-wander"));
            button("wander", "", &content, move || choice.take_aim(Aim::Wander))
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
                choice.scene,
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
