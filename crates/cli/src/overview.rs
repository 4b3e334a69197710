//! Which game is played and how, for people and as JSON.

use std::collections::BTreeMap;

use engine::{Message, Setup, Values};
use serde::Serialize;
use table::{Rules, Words};

use crate::printing::{FAINT, TITLE, styled};

/// A setup as JSON.
#[derive(Serialize)]
pub(crate) struct Overview {
    game: &'static str,
    revision: u32,
    variant: &'static str,
    players: usize,
    options: BTreeMap<&'static str, String>,
}

impl Overview {
    pub(crate) fn of(rules: &dyn Rules, setup: &Setup) -> Self {
        Self {
            game: rules.profile().id,
            revision: setup.revision(),
            variant: setup.variant(),
            players: setup.players(),
            options: setup
                .options()
                .map(|(id, value)| (id, value.to_owned()))
                .collect(),
        }
    }
}

/// The game, its variant and its players in one line, then a line for each option that is not as
/// usual.
pub(crate) fn heading(rules: &dyn Rules, setup: &Setup, words: &Words) -> String {
    let profile = rules.profile();
    let players = Message::new("cli-players").with("players", setup.players() as i64);
    let mut text = format!(
        "{} · {} · {}\n",
        styled(TITLE, words.get(&format!("game-{}", profile.id))),
        words.get(&format!("variant-{}-{}", profile.id, setup.variant())),
        words.tell(&players),
    );
    for option in profile.options {
        let chosen = setup.options().find(|(id, _)| *id == option.id);
        let Some((_, value)) = chosen.filter(|(_, value)| *value != option.values.usual()) else {
            continue;
        };
        let name = words.get(&format!("option-{}-{}", profile.id, option.id));
        let value = match option.values {
            Values::OneOf(_) => words.get(&format!("option-{}-{}-{value}", profile.id, option.id)),
            Values::Number { .. } => value.to_owned(),
            Values::Printed { .. } => {
                words.get(&format!("option-{}-{}-box", profile.id, option.id))
            }
        };
        text += &format!("{}\n", styled(FAINT, format!("{name}: {value}")));
    }
    text
}

/// The name of a seat, such as its colour.
pub(crate) fn seat_name(rules: &dyn Rules, seat: engine::Seat, words: &Words) -> String {
    match rules.profile().seats.get(seat.index()) {
        Some(id) => words.get(&format!("seat-{id}")),
        None => seat.to_string(),
    }
}
