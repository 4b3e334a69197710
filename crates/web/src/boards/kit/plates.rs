//! Names, scores and what everybody has.

use engine::{Message, Seat};
use leptos::prelude::*;

use super::markup::{face, plain, span, titled};
use super::scene::{Scene, Shown};

/// Names with more letters, or with such words, are written smaller.
const LONG_NAME: usize = 14;
const LONG_WORD: usize = 8;

fn is_long(name: &str) -> bool {
    let letters = |text: &str| text.chars().count();
    letters(name) > LONG_NAME || name.split([' ', '-']).any(|word| letters(word) > LONG_WORD)
}

/// A number with its drawing and the key of its name.
pub(crate) type Figure = (&'static str, String, &'static str);

/// What is to be seen of a player.
pub(crate) struct Plate {
    pub(crate) score: i64,
    pub(crate) figures: Vec<Figure>,
    /// What begins the round here, if it does: the key of its name.
    pub(crate) first: Option<&'static str>,
    /// Further drawings: before the figures, after the score, and in a line of their own.
    pub(crate) before_figures: String,
    pub(crate) after_score: String,
    pub(crate) last_line: String,
    /// What of it is told to those who listen.
    pub(crate) told: Vec<String>,
}

impl Plate {
    pub(crate) const fn new(score: i64, figures: Vec<Figure>) -> Self {
        Self {
            score,
            figures,
            first: None,
            before_figures: String::new(),
            after_score: String::new(),
            last_line: String::new(),
            told: Vec::new(),
        }
    }
}

/// Everybody's plate, with what the page has to say about the seat; a click shows more of a player.
/// They stay while the game goes on, so that the keyboard does.
pub(crate) fn plates<P: Shown>(
    scene: Scene<P>,
    plate: impl Fn(&P, Seat) -> Plate + Copy + Send + Sync + 'static,
) -> AnyView {
    let players = Memo::new(move |_| {
        let position = scene.position.get();
        position.map_or(0, |position| position.players())
    });
    let all = move || {
        Seat::all(players.get())
            .map(|seat| one(scene, seat, plate))
            .collect::<Vec<_>>()
    };
    let is_many = move || players.get() > 3;
    view! {
        <div
            class="plates"
            class:many=is_many
            role="group"
            aria-label=move || scene.get("board-players")
        >
            {all}
        </div>
    }
    .into_any()
}

fn one<P: Shown>(
    scene: Scene<P>,
    seat: Seat,
    plate: impl Fn(&P, Seat) -> Plate + Copy + Send + Sync + 'static,
) -> AnyView {
    let color = P::color(seat);
    let shown = Memo::new(move |_| {
        let position = scene.position.get()?;
        let awaited = scene.is_awaited(&position, seat);
        let winner = scene.is_winner(&position, seat);
        let plate = plate(&position, seat);
        let is_shown = position.me().is_some() && scene.shown_seat(&position) == seat;
        Some((
            awaited,
            winner,
            is_shown,
            content(scene, seat, plate, awaited, winner),
        ))
    });
    let awaited = move || shown.get().is_some_and(|it| it.0);
    let around = scene.around.get_value();
    view! {
        <div
            class=format!("seat {color}")
            class:awaited=awaited
            data-seat-number=seat.number().to_string()
            aria-current=move || awaited().then_some("true")
        >
            <button
                type="button"
                class=format!("plate {color}")
                class:awaited=awaited
                class:winner=move || shown.get().is_some_and(|it| it.1)
                aria-pressed=move || shown.get().is_some_and(|it| it.2).to_string()
                data-seat=color
                inner_html=move || shown.get().map(|it| it.3)
                on:click=move |_| scene.shown.set(Some(seat))
            ></button>
            {(around.seat)(seat)}
        </div>
    }
    .into_any()
}

fn content<P: Shown>(
    scene: Scene<P>,
    seat: Seat,
    plate: Plate,
    awaited: bool,
    winner: bool,
) -> String {
    let words = scene.words.get();
    let color = P::color(seat);
    let state = if winner {
        Some("board-winner")
    } else {
        awaited.then_some("board-to-move")
    };
    let state_name = state.map(|key| words.get(key));
    let told: Vec<String> = plate
        .figures
        .iter()
        .map(|(_, number, key)| words.labelled(&words.get(key), number))
        .chain(plate.told)
        .chain(state_name.clone())
        .collect();
    let label = words.tell(
        &Message::new("board-plate")
            .with("player", scene.name(seat))
            .with("color", words.get(&format!("seat-{color}")))
            .with("score", plate.score)
            .with("figures", told.join(", ")),
    );
    let figures: String = plate
        .figures
        .iter()
        .map(|(drawing, number, key)| titled("figure", &words.get(key), P::icon(drawing) + number))
        .collect();
    let first = plate.first.map_or_else(String::new, |key| {
        titled("first", &words.get(key), P::icon("first"))
    });
    let state = state_name.map_or_else(String::new, |name| titled("state", &name, ""));
    let name = scene.name(seat);
    let name_class = if is_long(&name) { "name long" } else { "name" };
    let score = plate.score.to_string().replace('-', "−");
    let who = format!(
        "{}{}{first}{state}<span class=\"score\" data-score=\"{color}\">{score}</span>{}",
        P::icon(&format!("emblem-{color}")),
        titled(name_class, &name, plain(&name)),
        plate.after_score,
    );
    let figures = span("figures", plate.before_figures + &figures);
    face(&label, &(span("who", who) + &figures + &plate.last_line))
}
