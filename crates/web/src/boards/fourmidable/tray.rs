//! What is to be done now, and the buttons for it.

use engine::{Message, Seat};
use fourmidable::cards::Objective;
use fourmidable::components::{Caste, Predator, SPECIALS, Species, Weather};
use fourmidable::state::Walk;
use fourmidable::{Action, Phase, Place, Target};
use leptos::prelude::*;

use super::art::{self, icon, plain, span};
use super::cards::{objective_button, special_face, special_told};
use super::choice::{Choice, stepped, total};
use super::position::{Aim, Position, Spot};
use super::wording;
use crate::boards::kit::buttons::{self, Press, act_button, acts, button, stepper};
use crate::boards::kit::scene::Shown;

/// The task, and whatever it needs.
pub(super) fn tray(choice: Choice) -> AnyView {
    let task = move || {
        let position = choice.position.get()?;
        let words = choice.words.get();
        Some(match (choice.aim.get(), choice.which.get()) {
            (Some(aim), _) => wording::aim(&words, aim),
            (None, Some(_)) => words.get("board-which"),
            (None, None) => wording::task(&words, &position, |seat| choice.name(seat)),
        })
    };
    let tools = move || {
        let position = choice.position.get()?;
        if !position.decides() {
            return None;
        }
        if let Some(aim) = choice.aim.get() {
            return Some(aiming(choice, &position, aim));
        }
        if let Some(spot) = choice.which.get() {
            return Some(which(choice, &position, spot));
        }
        Some(match position.phase() {
            Phase::ChooseSpecies(_) => species(choice),
            Phase::Draft | Phase::Pick(_) => pack(choice, &position),
            Phase::Ants(_) if position.table().options.is_experienced() => first_ant(choice),
            Phase::Ants(_) | Phase::Split(_) => steppers(choice, &position),
            Phase::ChooseWeather(_) => weather(choice),
            Phase::Turn(_) => turn(choice, &position),
            Phase::Walk(_, walk) => walk_tools(choice, &position, walk),
            Phase::Keep(..) => drawn(choice, &position, Action::Keep),
            Phase::Under(..) => drawn(choice, &position, Action::Under),
            Phase::Library(..) | Phase::Close(_) | Phase::Last(..) => finish(choice, &position),
            Phase::Hole(..) => acts(by_species(choice, &position)),
            _ => ().into_any(),
        })
    };
    buttons::tray(choice.scene, "fourmidable-tray", task, (), tools)
}

/// The kinds of ants that stand in one place.
fn which(choice: Choice, position: &Position, spot: Spot) -> AnyView {
    let kinds = position.kinds_at(spot).into_iter();
    let mut buttons: Vec<AnyView> = kinds
        .filter_map(|action| {
            let Action::Walk(caste, _) = action else {
                return None;
            };
            let label = choice.get(caste.key());
            let content = icon(caste.id()) + &plain(&label);
            Some(act_button(choice, action, "big", label, &content))
        })
        .collect();
    buttons.push(put_back(choice));
    view! { <div class=format!("acts chooser {}", art::color(position.me))>{buttons}</div> }
        .into_any()
}

fn put_back(choice: Choice) -> AnyView {
    let label = plain(&choice.get("board-fourmidable-put-back"));
    button("put-back", "", &label, move || {
        choice.let_go();
    })
}

fn named_button(
    choice: Choice,
    action: Action,
    class: &str,
    drawing: &str,
    key: &'static str,
) -> AnyView {
    let label = choice.get(key);
    let content = icon(drawing) + &plain(&label);
    act_button(choice, action, class.to_owned(), label, &content)
}

/// A card or predator is in hand: castes to choose from, and a way back.
fn aiming(choice: Choice, position: &Position, aim: Aim) -> AnyView {
    let mut buttons: Vec<AnyView> = position
        .targets(aim)
        .filter_map(|target| match target {
            Target::Caste(caste) => {
                let label = choice.get(caste.key());
                let content = icon(caste.id()) + &plain(&label);
                Some(act_button(
                    choice,
                    aim.at(target)?,
                    String::new(),
                    label,
                    &content,
                ))
            }
            _ => None,
        })
        .collect();
    buttons.push(put_back(choice));
    let color = art::color(position.me);
    view! { <div class=format!("acts {color}")>{buttons}</div> }.into_any()
}

fn species(choice: Choice) -> AnyView {
    let words = choice.words.get();
    let buttons: Vec<AnyView> = Species::ALL
        .iter()
        .map(|&species| {
            let name = words.get(species.key());
            let about = wording::species(&words, species);
            let label = words.labelled(&name, &about);
            let content = icon(&format!("species-{}", species.id()))
                + &span("name", plain(&name))
                + &span("about", plain(&about));
            act_button(
                choice,
                Action::Species(species),
                "species".to_owned(),
                label,
                &content,
            )
        })
        .collect();
    view! { <div class="choices">{buttons}</div> }.into_any()
}

/// Cards to take one from.
fn pack(choice: Choice, position: &Position) -> AnyView {
    let words = choice.words.get();
    let table = position.table();
    let cards: Vec<AnyView> = position
        .pack()
        .into_iter()
        .map(|card| {
            let label = special_told(choice, card);
            let content = special_face(choice, card);
            act_button(
                choice,
                Action::Take(card),
                "special".to_owned(),
                label,
                &content,
            )
        })
        .collect();
    let taken = position.view.specials.len() as u8;
    let progress = Message::new("board-fourmidable-taken")
        .with("taken", taken)
        .with("all", SPECIALS);
    let chosen = (table.players() > 1).then(|| {
        let names = |done: bool| {
            let seats = Seat::all(table.players());
            let seats = seats.filter(|&seat| position.view.chosen.contains(seat) == done);
            let names: Vec<String> = seats.map(|seat| choice.name(seat)).collect();
            names.join(", ")
        };
        let message = Message::new("board-fourmidable-still-choose").with("players", names(false));
        words.tell(&message)
    });
    view! {
        <p class="fine">{words.tell(&progress)} " " {chosen}</p>
        <div class="specials pack">{cards}</div>
    }
    .into_any()
}

fn first_ant(choice: Choice) -> AnyView {
    let position = choice.now();
    let color = position.map_or("", |position| art::color(position.me));
    let buttons: Vec<AnyView> = Caste::ALL
        .iter()
        .map(|&caste| {
            let label = choice.get(caste.key());
            let content = icon(caste.id()) + &plain(&label);
            act_button(
                choice,
                Action::Ant(caste),
                "big".to_owned(),
                label,
                &content,
            )
        })
        .collect();
    view! { <div class=format!("acts {color}")>{buttons}</div> }.into_any()
}

/// Ants to begin with, or objectives, by kind; the sum is given.
fn steppers(choice: Choice, position: &Position) -> AnyView {
    let words = choice.words.get();
    let counts = choice.counts.get();
    let is_split = matches!(position.phase(), Phase::Split(_));
    let (all, sum) = (total(position), counts.iter().sum::<u8>());
    let rows = Caste::ALL.iter().map(|&caste| {
        let index = caste as usize;
        let name = words.get(caste.key());
        let press = |possible: bool, up: bool| -> Press {
            let change = move |counts: &mut [u8; 3]| *counts = stepped(*counts, index, up, all);
            possible.then(|| Box::new(move || choice.counts.update(change)) as Box<dyn Fn()>)
        };
        let resources: String = caste.resources().iter().map(|it| icon(it.id())).collect();
        let content =
            icon(caste.id()) + &span("stepper-name", plain(&name)) + &span("eats", resources);
        stepper(
            choice.scene,
            caste.id(),
            &name,
            &content,
            counts[index].to_string(),
            [
                press(counts[index] > 0, false),
                press(counts[index] < all, true),
            ],
        )
    });
    let action = if is_split {
        Action::Split(counts)
    } else {
        Action::Ants(counts)
    };
    let message = Message::new("board-fourmidable-confirm")
        .with("sum", sum)
        .with("all", all);
    let label = words.tell(&message);
    let content = icon("check") + &plain(&label);
    let confirm = act_button(choice, action, "primary".to_owned(), label, &content);
    view! {
        <div class=format!("steppers {}", art::color(position.me))>{rows.collect::<Vec<_>>()}</div>
        <div class="acts">{confirm}</div>
    }
    .into_any()
}

fn weather(choice: Choice) -> AnyView {
    let words = choice.words.get();
    let buttons = [Weather::Sun, Weather::Wind, Weather::Rain].map(|weather| {
        let caste = weather.favours().unwrap_or(Caste::Hunter);
        let label = words.tell(
            &Message::new("board-fourmidable-favours")
                .with("weather", weather)
                .with("caste", caste),
        );
        let content = icon(weather.id()) + &plain(&label);
        let action = Action::Weather(weather);
        act_button(choice, action, "big".to_owned(), label, &content)
    });
    acts(buttons.into_iter().collect())
}

/// Births, predators, what the species does, and the ants that can move.
fn turn(choice: Choice, position: &Position) -> AnyView {
    let words = choice.words.get();
    let table = position.table();
    let own = position.own();
    let group = |key: &'static str, buttons: Vec<AnyView>| {
        (!buttons.is_empty()).then(|| {
            let label = words.get(key);
            view! {
                <div class="group" role="group" aria-label=label.clone()>
                    <span class="group-name" aria-hidden="true">
                        {label.clone()}
                    </span>
                    {buttons}
                </div>
            }
        })
    };
    let ants = Choice::walks(position).into_iter().map(|(caste, place)| {
        let place_name = wording::place(&words, place);
        let label = words.tell(
            &Message::new("board-fourmidable-take-up")
                .with("caste", caste)
                .with("place", place_name.clone()),
        );
        let content = icon(caste.id()) + &span("at", plain(&place_name));
        let action = Action::Walk(caste, place);
        act_button(choice, action, "ant-button".to_owned(), label, &content)
    });
    let births = Caste::ALL.iter().filter(|_| !own.birth_done).map(|&caste| {
        let left = table.tiles[caste as usize];
        let label = words.tell(
            &Message::new("board-fourmidable-birth")
                .with("caste", caste)
                .with("left", left),
        );
        let content = icon("egg") + &icon(caste.id()) + &span("left", format!("×{left}"));
        act_button(
            choice,
            Action::Birth(caste),
            "birth".to_owned(),
            label,
            &content,
        )
    });
    let predators = Predator::ALL
        .iter()
        .filter(|_| !own.predator_done)
        .map(|&predator| predator_button(choice, position, Aim::Predator(predator), predator));
    let by_species = by_species(choice, position);
    // Only a card could still give birth.
    let done = position.is_legal(Action::Done).then(|| {
        named_button(
            choice,
            Action::Done,
            "primary",
            "check",
            "board-fourmidable-done",
        )
    });
    view! {
        <div class=format!("groups {}", art::color(position.me))>
            {group("board-fourmidable-ants", ants.collect())}
            {group("board-fourmidable-births", births.collect())}
            {group("board-fourmidable-predators", predators.collect())}
            {group("board-fourmidable-species-group", by_species)}
            {done}
        </div>
    }
    .into_any()
}

/// Takes up a predator, for the action or for the species.
fn predator_button(choice: Choice, position: &Position, aim: Aim, predator: Predator) -> AnyView {
    let can = position.targets(aim).next().is_some();
    let key = match aim {
        Aim::Hunt(_) => "board-fourmidable-hunt",
        _ => "board-fourmidable-move-predator",
    };
    let message = Message::new(key).with("predator", predator);
    let label = choice.words.get().tell(&message);
    let refused = (!can).then(|| choice.reason(position.first_move(predator)));
    let refused = refused.map(Option::unwrap_or_default);
    take_button(choice, aim, refused, &label, &icon(predator.id()))
}

/// What the species can do now.
fn by_species(choice: Choice, position: &Position) -> Vec<AnyView> {
    let mut buttons: Vec<AnyView> = Vec::new();
    if position.targets(Aim::Fly).next().is_some() {
        let label = choice.get("board-fourmidable-fly");
        let content = icon("wings") + &icon("pheromone");
        buttons.push(take_button(choice, Aim::Fly, None, &label, &content));
    }
    if position.can(|action| matches!(action, Action::Hunt(..))) {
        let hunts = Predator::ALL.iter();
        buttons.extend(
            hunts.map(|&predator| predator_button(choice, position, Aim::Hunt(predator), predator)),
        );
    }
    if position.is_legal(Action::Peek) {
        buttons.push(named_button(
            choice,
            Action::Peek,
            "",
            "eye",
            "board-fourmidable-peek",
        ));
    }
    buttons
}

/// Takes something up that needs a target.
fn take_button(
    choice: Choice,
    aim: Aim,
    refused: Option<String>,
    label: &str,
    content: &str,
) -> AnyView {
    let can = refused.is_none();
    let name = match aim {
        Aim::Predator(predator) => format!("predator {}", predator.id()),
        Aim::Hunt(predator) => format!("hunt {}", predator.id()),
        Aim::Fly => "fly".to_owned(),
        Aim::Card(card) => format!("play {card}"),
    };
    let is_taken = move || choice.aim.get() == Some(aim);
    buttons::take_button(
        name,
        "take",
        refused,
        is_taken,
        label,
        content,
        move || match aim {
            Aim::Predator(predator) if !can => choice.take_predator(predator),
            _ => choice.take(aim),
        },
    )
}

/// What ends something stands out only where nothing else can be done.
fn ending_class(position: &Position, ending: Action) -> &'static str {
    if position.can_only(ending) {
        "primary"
    } else {
        ""
    }
}

/// Stopping, and passing over earth.
fn walk_tools(choice: Choice, position: &Position, walk: Walk) -> AnyView {
    let words = choice.words.get();
    let mut buttons: Vec<AnyView> = position
        .legal
        .iter()
        .filter_map(|&action| match action {
            Action::Skip(cell) => {
                let over = Message::new("board-fourmidable-skip").with("place", Place::Cell(cell));
                let label = words.tell(&over);
                let content = icon("below") + &plain(&label);
                Some(act_button(choice, action, String::new(), label, &content))
            }
            _ => None,
        })
        .collect();
    let key = if walk.gone {
        "board-fourmidable-stop"
    } else {
        "board-fourmidable-stay"
    };
    let class = ending_class(position, Action::Stop);
    buttons.push(named_button(choice, Action::Stop, class, "halt", key));
    buttons.extend(by_species(choice, position));
    acts(buttons)
}

/// The objectives that were drawn: one is kept, the others go under the deck.
fn drawn(choice: Choice, position: &Position, action: fn(Objective) -> Action) -> AnyView {
    let cards: Vec<AnyView> = position
        .view
        .drawn
        .iter()
        .filter_map(|&(_, card)| card)
        .map(|card| objective_button(choice, position, card, action(card)))
        .collect();
    let species = by_species(choice, position);
    view! {
        <div class="objectives">{cards}</div>
        {(!species.is_empty()).then(|| acts(species))}
    }
    .into_any()
}

/// Drawing in the library, or nothing more.
fn finish(choice: Choice, position: &Position) -> AnyView {
    let in_library = matches!(position.phase(), Phase::Library(..));
    let mut buttons = Vec::new();
    if position.is_legal(Action::Study) {
        buttons.push(named_button(
            choice,
            Action::Study,
            "primary",
            "book",
            "board-fourmidable-study",
        ));
    }
    if position.is_legal(Action::Done) {
        let key = if in_library {
            "board-fourmidable-leave"
        } else {
            "board-fourmidable-done"
        };
        let class = ending_class(position, Action::Done);
        buttons.push(named_button(choice, Action::Done, class, "check", key));
    }
    buttons.extend(by_species(choice, position));
    let cards = position.still_to_reveal();
    let warning = (cards > 0).then(|| {
        let message = Message::new("board-fourmidable-not-revealed").with("cards", cards as u8);
        let told = choice.words.get().tell(&message);
        view! { <p class="facts warns" data-warns="">{told}</p> }
    });
    view! { {acts(buttons)} {warning} }.into_any()
}
