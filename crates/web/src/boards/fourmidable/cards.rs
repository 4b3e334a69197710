//! The cards: objectives in hand and in the open row, special cards.

use engine::Message;
use fourmidable::cards::decks::Deck;
use fourmidable::cards::{Objective, Special};
use fourmidable::components::Time;
use fourmidable::{Action, Phase, Target};
use leptos::prelude::*;

use super::art::{self, face, icon, plain, span};
use super::choice::Choice;
use super::position::{Aim, Position, covered};
use super::wording;
use crate::boards::kit::buttons::{act_button, still};

/// An objective: what it needs, what of it is there, what it is worth.
pub(super) fn objective_face(deck: &Deck, card: Objective, store: &[u8; 9]) -> String {
    let needs: String = covered(deck, card, store)
        .into_iter()
        .map(|(need, has)| {
            let class = if has { "need has" } else { "need" };
            let tick = if has { icon("check") } else { String::new() };
            span(class, icon(need.id()) + &tick)
        })
        .collect();
    let points = deck.points(card);
    span("needs", needs) + &span("points", points)
}

/// An objective that stands for an action.
pub(super) fn objective_button(
    choice: Choice,
    position: &Position,
    card: Objective,
    action: Action,
) -> AnyView {
    let (deck, store) = (&position.table().deck, &position.own().store);
    let label = wording::objective(&choice.words.get(), deck, card, store);
    let is_paid = deck.is_paid_by(card, store);
    let class = format!(
        "objective {}{}",
        card.caste().id(),
        if is_paid { " paid" } else { "" }
    );
    let content = objective_face(deck, card, store);
    act_button(choice, action, class, label, &content)
}

/// An objective to look at.
pub(super) fn objective_item(choice: Choice, deck: &Deck, card: Objective) -> String {
    let label = wording::printed(&choice.words.get(), deck, card);
    let class = format!("objective small {}", card.caste().id());
    format!(
        "<li class=\"{class}\" title=\"{label}\">{}</li>",
        face(&label, &objective_face(deck, card, &[0; 9])),
        label = plain(&label),
    )
}

/// A special card: signs, name, and whether it is for the day or the night.
pub(super) fn special_face(choice: Choice, card: Special) -> String {
    let name = choice.get(card.card().key);
    // The mark says it too.
    let short = name.rsplit_once(" (").map_or(&*name, |(short, _)| short);
    let time = match card.card().time {
        Some(Time::Day) => icon("day"),
        Some(Time::Night) => icon("night"),
        None => icon("halt"),
    };
    span("signs", art::special(card)) + &span("name", plain(short)) + &span("time", time)
}

/// What a special card is called and what it does.
pub(super) fn special_told(choice: Choice, card: Special) -> String {
    let name = choice.get(card.card().key);
    format!("{name}\n{}", choice.tell(&card.effect().told()))
}

/// A special card in hand.
fn special_button(choice: Choice, position: &Position, card: Special) -> AnyView {
    let label = choice.get(card.card().key);
    let can = position.targets(Aim::Card(card)).next().is_some();
    let is_held = move || choice.aim.get() == Some(Aim::Card(card));
    let content = special_face(choice, card);
    let about = special_told(choice, card);
    if choice.watches.get() {
        return still("special", about, &content);
    }
    let tip = if can {
        about
    } else {
        choice.tip(&about, position.attempt(card))
    };
    view! {
        <button
            type="button"
            class="special"
            class:can=can
            data-card=card.to_string()
            aria-disabled=(!can).then_some("true")
            aria-pressed=move || is_held().to_string()
            inner_html=face(&label, &content)
            title=tip
            on:click=move |_| choice.take_card(card)
        ></button>
    }
    .into_any()
}

/// The objectives and special cards of the reader.
pub(super) fn hand(choice: Choice) -> impl IntoView {
    move || {
        let position = choice.position.get()?;
        // Only one's own cards are seen.
        if position.view.seat != Some(position.me) {
            return None;
        }
        let words = choice.words.get();
        let objectives: Vec<AnyView> = position
            .view
            .hand
            .iter()
            .map(|&card| objective_button(choice, &position, card, Action::Reveal(card)))
            .collect();
        let specials: Vec<AnyView> = position
            .view
            .specials
            .iter()
            .map(|&card| special_button(choice, &position, card))
            .collect();
        if objectives.is_empty() && specials.is_empty() {
            return None;
        }
        let group = |key: &'static str, class: &'static str, cards: Vec<AnyView>| {
            (!cards.is_empty()).then(|| {
                view! {
                    <h2>{words.get(key)}</h2>
                    <div class=class role="group" aria-label=words.get(key)>
                        {cards}
                    </div>
                }
            })
        };
        Some(view! {
            <section class="hand" aria-label=words.get("board-fourmidable-hand")>
                {group("board-fourmidable-objectives", "objectives", objectives)}
                {group("board-fourmidable-specials", "specials", specials)}
            </section>
        })
    }
}

/// The open objectives, and what is known of the deck.
pub(super) fn row(choice: Choice) -> impl IntoView {
    move || {
        let position = choice.position.get()?;
        let table = position.table();
        if table.row.is_empty() {
            return None;
        }
        let words = choice.words.get();
        let aim = choice.aim.get();
        let cards: Vec<AnyView> = table
            .row
            .iter()
            .map(|&card| {
                let action = match aim {
                    Some(Aim::Card(special)) => Action::Play(special, Target::Objective(card)),
                    _ => Action::Complete(card),
                };
                objective_button(choice, &position, card, action)
            })
            .collect();
        let known: String = position
            .view
            .tops
            .iter()
            .filter_map(|&(_, card)| card)
            .map(|card| objective_item(choice, &table.deck, card))
            .collect();
        let deck: u8 = position.view.fresh.iter().sum::<u8>() + position.view.tops.len() as u8;
        let deck = words.tell(&Message::new("board-fourmidable-deck").with("cards", deck));
        Some(view! {
            <section
                class="row"
                class:open=matches!(position.phase(), Phase::Library(..))
                aria-label=words.get("board-fourmidable-row")
            >
                <h2>
                    {words.get("board-fourmidable-row")} <span class="fine">{deck}</span>
                </h2>
                <div class="objectives">{cards}</div>
                {(!known.is_empty())
                    .then(|| {
                        view! {
                            <p class="fine">{words.get("board-fourmidable-next-cards")}</p>
                            <ul class="known" inner_html=known.clone()></ul>
                        }
                    })}
            </section>
        })
    }
}
