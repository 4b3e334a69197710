//! Myrmes in the browser: the garden as one picture, with the year, the colonies and the atelier
//! around it.
//!
//! Reading order: `position` (what is shown), `reach` and `ghost` (how far a worker can go, where a
//! tile would lie), `choice` (what the player is about to do), then the picture: `stage`; then what
//! is beside it: `beside`, `tray`, `colony`, `objectives`. `art` names the drawings, which are in
//! `*.svg`; `geometry` knows where hexagons lie.

mod art;
mod beside;
mod choice;
mod colony;
mod geometry;
mod ghost;
mod keys;
mod objectives;
mod position;
mod reach;
mod stage;
#[cfg(test)]
mod tests;
mod tray;
mod wording;

use leptos::prelude::*;
use myrmes::components::Event;
use myrmes::{Chance, Phase};
use table::Words;

use self::beside::{account, plates, seasons};
use self::choice::Choice;
use self::colony::colony;
use self::objectives::{atelier, open_objectives};
use self::position::Position;
use self::stage::{aspect, stage};
use self::tray::tray;
use super::kit::layout::{Naming, Parts, layout};
use super::kit::scene::Shown;
use super::{Art, Board, BoardProps, Occasion};

/// The board of Myrmes.
pub const BOARD: Board = Board {
    game: "myrmes",
    show: |props| board(&props),
    phase,
    keys: keys::KEYS,
    ends: |action| matches!(action, "stop" | "done"),
    occasion,
    art: Art {
        class: "myrmes-board red",
        prefix: "myr",
        view_box: "-16 -16 32 32",
        definitions: || art::DEFINITIONS,
    },
};

fn phase(view: &serde_json::Value) -> Option<&'static str> {
    let position = Position::read(view, None)?;
    Some(match position.phase() {
        Phase::First | Phase::Starts | Phase::Prey | Phase::Objectives => "rule-setup",
        Phase::Dice => "rule-event",
        Phase::Plan if position.view.plan.event.is_none() => "rule-event",
        Phase::Plan => "rule-births",
        Phase::Worker(_) => "rule-workers",
        Phase::Sortie(..) => "rule-sortie",
        Phase::Harvest => "rule-harvest",
        Phase::Atelier(_) => "rule-atelier",
        Phase::Giving(..) => "rule-objective",
        Phase::Storage => "rule-end-of-turn",
        Phase::Reveal => "rule-solo",
        Phase::Winter => "rule-winter",
        Phase::Over { .. } => "rule-end-of-game",
    })
}

/// Lots, the dice of a year, a new objective.
fn occasion(notation: &str, _: &Words) -> Option<Occasion> {
    let sign = match notation.parse().ok()? {
        Chance::First(_) => art::icon("first"),
        Chance::Dice(dice) => dice
            .iter()
            .filter_map(|&die| Event::ALL.get(usize::from(die)))
            .map(|event| art::icon(&format!("event-{}", event.id())))
            .collect(),
        Chance::Reveal(_) => art::icon("point"),
        _ => return None,
    };
    Some(Occasion { sign, text: None })
}

fn board(props: &BoardProps) -> AnyView {
    let choice = Choice::new(props);
    let parts = Parts {
        strip: view! { <div class="strip">{seasons(choice)} {open_objectives(choice)}</div> }
            .into_any(),
        picture: stage(choice),
        foot: ().into_any(),
        plates: plates(choice),
        asked: view! { {tray(choice)} {account(choice)} }.into_any(),
        more: colony(choice).into_any(),
        below: atelier(choice).into_any(),
    };
    layout(
        choice,
        Naming {
            game: "myrmes",
            class: "myrmes-board",
        },
        move || Some(choice.phase_name()),
        move || aspect(choice),
        move |stroke| keys::press(stroke, choice),
        parts,
    )
}
