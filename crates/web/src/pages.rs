//! The pages: one file each.

pub(crate) mod account;
pub(crate) mod home;
pub(crate) mod learn;
pub(crate) mod lobby;
pub(crate) mod new_game;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod settings;
pub(crate) mod table;

use leptos::prelude::*;

use crate::wording::speech;

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
