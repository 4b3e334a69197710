//! Hidden Empires in the browser: the map as one picture, with the nest and the players around it.
//!
//! Reading order: `position` (what is shown), `plan` (the Nest Phase as it would go), `choice` (what
//! the player is about to do) with `aim`, `basket`, `drag` and `errand`, then the picture: `stage`; then
//! what is beside it: `beside`, `tray`, `tasks`, `fight`, `chores`, `cards`, `sheet`. `art` names the drawings,
//! which are in `*.svg`; `geometry` knows where areas lie.

mod aim;
mod art;
mod basket;
mod beside;
mod cards;
mod choice;
mod chores;
mod drag;
mod errand;
mod fight;
mod geometry;
mod keys;
mod plan;
mod position;
mod sheet;
mod stage;
mod tasks;
#[cfg(test)]
mod tests;
mod tray;
mod wording;

use hidden_empires::cards::Card;
use hidden_empires::{Action, Chance};
use leptos::prelude::*;
use table::Words;

use self::beside::{checks, plates, steps};
use self::cards::hand;
use self::choice::Choice;
use self::drag::dragged;
use self::position::Position;
use self::sheet::{chambers, sheet};
use self::stage::{aspect, stage};
use self::tray::tray;
use super::kit::layout::{Naming, Parts, layout};
use super::kit::markup::span;
use super::kit::scene::Shown;
use super::{Art, Board, BoardProps, Occasion};

/// The board of Hidden Empires.
pub const BOARD: Board = Board {
    game: "hidden-empires",
    show: |props| board(&props),
    phase,
    keys: keys::KEYS,
    ends: |action| matches!(action, "done" | "pass"),
    occasion,
    art: Art {
        class: "empires-board red",
        prefix: "he",
        view_box: "-16 -16 32 32",
        definitions: || art::DEFINITIONS,
    },
};

fn phase(view: &serde_json::Value) -> Option<&'static str> {
    let position = Position::read(view, None)?;
    Some(position.table().heading(Some(position.me)))
}

/// The key of what a card means; events say it for all colours alike.
fn meaning(card: Card) -> String {
    match card {
        Card::Event(event) => event.text().to_owned(),
        _ => format!("card-{}-text", card.id()),
    }
}

/// Cards with their texts, dice, and what a marker shows.
fn occasion(notation: &str, words: &Words) -> Option<Occasion> {
    let card = |card: Card| Occasion {
        sign: art::icon(if matches!(card, Card::Trait(_)) {
            "trait"
        } else {
            "card"
        }),
        text: Some(words.get(&meaning(card))),
    };
    if let Ok(Action::Play(played, _)) = notation.parse() {
        return Some(card(Card::Hand(played)));
    }
    match notation.parse().ok()? {
        Chance::Card(drawn) => Some(card(drawn)),
        Chance::Roll(roll) => {
            let faces = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"];
            let dice = faces.iter().zip(roll.0);
            let dice: String = dice
                .map(|(face, count)| face.repeat(usize::from(count)))
                .collect();
            Some(Occasion {
                sign: span("dice", dice),
                text: None,
            })
        }
        Chance::Marker(marker) | Chance::Again(marker) => Some(Occasion {
            sign: art::icon(art::marker(marker)),
            text: None,
        }),
        _ => None,
    }
}

fn board(props: &BoardProps) -> AnyView {
    let choice = Choice::new(props);
    let parts = Parts {
        strip: steps(choice).into_any(),
        picture: view! { {stage(choice)} {dragged(choice)} }.into_any(),
        foot: chambers(choice).into_any(),
        plates: plates(choice),
        asked: view! { {checks(choice)} {tray(choice)} {hand(choice)} }.into_any(),
        more: sheet(choice).into_any(),
        below: ().into_any(),
    };
    layout(
        choice,
        Naming {
            game: "hidden-empires",
            class: "empires-board",
        },
        move || Some(choice.phase_name()),
        aspect,
        move |stroke| keys::press(stroke, choice),
        parts,
    )
}
