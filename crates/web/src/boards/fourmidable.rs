//! Fourmidable in the browser: the forest and the nests as pictures, with cards, round and players
//! around them.
//!
//! Reading order: `position` (what is shown), `reach` (how far an ant can go), `choice` (what the
//! player is about to do), then the pictures: `stage` and `nest`; then what is beside them: `beside`,
//! `tray`, `cards`. `art` names the drawings, which are in `*.svg`; `geometry` knows where hexagons
//! and cells lie.

mod art;
mod beside;
mod cards;
mod choice;
mod geometry;
mod keys;
mod nest;
mod position;
mod reach;
mod stage;
#[cfg(test)]
mod tests;
mod tray;
mod wording;

use engine::Message;
use fourmidable::components::Weather;
use fourmidable::{Action, Chance, Phase};
use leptos::prelude::*;
use table::Words;

use self::beside::{account, achievements, nests, plates, strip};
use self::cards::{hand, row};
use self::choice::{Choice, dragged};
use self::position::Position;
use self::stage::{aspect, stage};
use self::tray::tray;
use super::kit::layout::{Naming, Parts, layout};
use super::kit::scene::Shown;
use super::{Art, Board, BoardProps, Occasion};

/// The board of Fourmidable.
pub const BOARD: Board = Board {
    game: "fourmidable",
    show: |props| board(&props),
    phase,
    keys: keys::KEYS,
    ends: |action| matches!(action, "stop" | "done"),
    occasion,
    art: Art {
        class: "fourmidable-board white",
        prefix: "fmd",
        view_box: "-18 -18 36 36",
        definitions: || art::DEFINITIONS,
    },
};

fn phase(view: &serde_json::Value) -> Option<&'static str> {
    let position = Position::read(view, None)?;
    let experienced = position.table().options.is_experienced();
    Some(match position.phase() {
        Phase::First | Phase::Row | Phase::Ants(_) | Phase::Split(_) | Phase::Objectives(..) => {
            "rule-setup"
        }
        Phase::Species | Phase::ChooseSpecies(_) => "rule-species",
        Phase::Deal(_) if !experienced => "rule-special-cards",
        Phase::Deal(_) | Phase::Draft | Phase::Pick(_) => "rule-draft",
        Phase::Weather | Phase::ChooseWeather(_) => "rule-weather",
        Phase::Turn(_) => "rule-actions",
        Phase::Walk(..) => "rule-movement",
        Phase::Hole(..) => "rule-nest-holes",
        Phase::Library(..) if experienced => "rule-row",
        Phase::Refill(..) | Phase::Peek(..) => "rule-row",
        Phase::Library(..) | Phase::Draw(..) | Phase::Keep(..) | Phase::Under(..) => "rule-library",
        Phase::Bag(_) | Phase::Feed(..) => "rule-solo",
        Phase::Close(_) => "rule-special-cards",
        Phase::Last(..) => "rule-objectives",
        Phase::Over => "rule-end-of-game",
    })
}

/// Lots, the weather, the bag, special cards.
fn occasion(notation: &str, words: &Words) -> Option<Occasion> {
    let weather = |weather: Weather| Occasion {
        sign: art::icon(weather.id()),
        text: weather
            .favours()
            .map(|caste| Message::new("board-fourmidable-weather").with("caste", caste))
            .map(|message| words.tell(&message)),
    };
    let sign = match (notation.parse(), notation.parse()) {
        (Ok(Action::Play(card, _)), _) => art::special(card),
        (Ok(Action::Weather(chosen)), _) => return Some(weather(chosen)),
        (_, Ok(Chance::Weather(shown))) => return Some(weather(shown)),
        (_, Ok(Chance::First(_, time))) => art::icon(time.id()),
        (_, Ok(Chance::Bag(resource))) => art::icon(resource.id()),
        _ => return None,
    };
    Some(Occasion { sign, text: None })
}

fn board(props: &BoardProps) -> AnyView {
    let choice = Choice::new(props);
    let parts = Parts {
        strip: strip(choice).into_any(),
        picture: view! { {stage(choice)} {dragged(choice)} }.into_any(),
        foot: ().into_any(),
        plates: plates(choice),
        asked: view! { {tray(choice)} {row(choice)} {account(choice)} }.into_any(),
        more: view! { {nests(choice)} {hand(choice)} }.into_any(),
        below: achievements(choice).into_any(),
    };
    layout(
        choice,
        Naming {
            game: "fourmidable",
            class: "fourmidable-board",
        },
        move || Some(choice.phase_name()),
        move || aspect(choice),
        move |stroke| keys::press(stroke, choice),
        parts,
    )
}
