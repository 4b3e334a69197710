//! The rules of a game, in our own words.

use leptos::prelude::*;
use table::Rules;

use crate::components::part::{with_part, with_reading};
use crate::components::rulebook::Rulebook;
use crate::games;
use crate::pages::sorry;
use crate::route::Route;
use crate::wording::{Speech, speech};

pub(crate) fn page(game: &str, rule: Option<String>) -> AnyView {
    let speech = speech();
    match games::known(game) {
        Some(known) => with_part(known.profile.id, move |part| {
            (part.pages.rules)(part.rules, rule.clone())
        }),
        None => sorry(speech.text("web-no-such-game")).into_any(),
    }
}

pub(super) fn guide(rules: &'static dyn Rules, rule: Option<String>) -> AnyView {
    let speech = Speech::of(rules);
    let id = rules.profile().id;
    view! {
        <div class="reading">
            {with_reading(id, move |reading| {
                let rule = rule.clone();
                view! {
                    <Rulebook
                        rules=rules
                        reading=reading
                        speech=speech
                        shown=Signal::derive(move || rule.clone())
                        draws=true
                    />
                }.into_any()
            })}
            <p class="buttons">
                <a class="button primary" data-go="new" href=Route::New { game: Some(id.to_owned()) }.to_string()>
                    {speech.text("web-play")}
                </a>
                <a class="button" data-go="learn" href=Route::Learn { game: id.to_owned() }.to_string()>
                    {speech.text("web-learn")}
                </a>
            </p>
        </div>
    }
    .into_any()
}
