//! The pages: one file each.

pub(crate) mod account;
pub(crate) mod home;
pub(crate) mod leaders;
pub(crate) mod learn;
pub(crate) mod lobby;
pub(crate) mod new_game;
pub(crate) mod person;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod settings;
pub(crate) mod table;

use ::table::Rules;
use engine::Record;
use leptos::prelude::*;

use crate::film::Film;
use crate::lessons::Lesson;
use crate::route::Source;
use crate::transport::Link;
use crate::wording::speech;
use crate::words::Reading;

/// The pages of a game that has been chosen. They come with its part; all parts share them.
pub(crate) struct GamePages {
    /// The form for a new game.
    pub new_game: fn(&'static dyn Rules) -> AnyView,
    /// The rules, at a heading.
    pub rules: fn(&'static dyn Rules, Option<String>) -> AnyView,
    /// The first lesson, and what it says.
    pub learn: fn(&'static Lesson, &'static dyn Rules, Reading) -> AnyView,
    /// A kept game, by its id.
    pub local: fn(&str, &'static dyn Rules, &Record) -> AnyView,
    /// A table of a server, by its id, with what the visitor was told to be let in.
    pub online: fn(Link, &'static dyn Rules, String, Option<String>) -> AnyView,
    /// A game step by step, from a position.
    pub replay: fn(Film, Source, Option<usize>) -> AnyView,
}

/// Nothing but parts may name this.
pub(crate) const GAME_PAGES: GamePages = GamePages {
    new_game: new_game::form,
    rules: rules::guide,
    learn: learn::frame,
    local: table::go_on,
    online: table::joined,
    replay: replay::projector,
};

/// A page that cannot be shown, and why.
pub(crate) fn sorry(reason: impl Fn() -> String + Send + 'static) -> impl IntoView {
    let speech = speech();
    view! {
        <section class="card narrow">
            <h1>{speech.text("web-sorry")}</h1>
            <p data-sorry="">{reason}</p>
            <p><a class="button" href="#/">{speech.text("web-page-home")}</a></p>
        </section>
    }
}
