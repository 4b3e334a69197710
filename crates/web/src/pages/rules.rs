//! The rules of a game, in our own words.

use leptos::prelude::*;
use table::Rules;

use crate::browser;
use crate::components::prose::prose;
use crate::lessons;
use crate::markdown::{self, Block};
use crate::pages::sorry;
use crate::route::Route;
use crate::settings::Preferences;
use crate::wording::speech;

pub(crate) fn page(game: &str, rule: Option<String>) -> AnyView {
    let speech = speech();
    let Some(rules) = table::game(game) else {
        return sorry(speech.text("web-no-such-game")).into_any();
    };
    guide(rules, rule).into_any()
}

fn guide(rules: &'static dyn Rules, rule: Option<String>) -> impl IntoView {
    let speech = speech();
    let locale = expect_context::<Preferences>().locale;
    let id = rules.profile().id;
    let blocks = Memo::new(move |_| markdown::parse(rules.guide().get(locale.get().code())));
    let shown = rule.clone();
    // Once the text is there, show what was asked for.
    Effect::new(move |_| {
        blocks.track();
        if let Some(rule) = rule.clone() {
            request_animation_frame(move || {
                browser::reveal(&rule, web_sys::ScrollLogicalPosition::Start);
                browser::focus(&format!("#{rule}"));
            });
        }
    });
    let contents = move || {
        let headings = blocks.get().into_iter().filter_map(|block| match block {
            Block::Heading {
                anchor: Some(anchor),
                text,
                ..
            } => Some((anchor, text)),
            _ => None,
        });
        headings
            .map(|(anchor, text)| {
                let route = Route::Rules {
                    game: id.to_owned(),
                    rule: Some(anchor),
                };
                view! {
                    <li><a href=route.to_string()>{crate::components::prose::spans(&text)}</a></li>
                }
            })
            .collect_view()
    };
    view! {
        <div class="reading" data-game=id>
            <nav class="contents" aria-label=speech.text("web-contents")>
                <ul>{contents}</ul>
            </nav>
            <article class="prose card">
                {move || prose(&blocks.get(), shown.as_deref())}
                <p class="buttons">
                    <a class="button primary" data-go="new" href=Route::New { game: Some(id.to_owned()) }.to_string()>
                        {speech.text("web-play")}
                    </a>
                    {lessons::lesson(id).map(|_| view! {
                        <a class="button" data-go="learn" href=Route::Learn { game: id.to_owned() }.to_string()>
                            {speech.text("web-learn")}
                        </a>
                    })}
                </p>
            </article>
        </div>
    }
}
