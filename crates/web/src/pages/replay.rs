//! A game step by step: from this browser, from a server, from a file or from a link.

// Leptos makes public functions of components, however they are declared.
#![allow(unreachable_pub)]

mod going_on;
mod library;
mod loading;
mod projector;
mod stops;

use engine::Message;
use leptos::prelude::*;

use self::library::Library;
use self::loading::{Loaded, load, open_file};
pub(super) use self::projector::projector;
use crate::components::part;
use crate::parts;
use crate::route::Source;
use crate::wording::speech;

pub(crate) fn page(source: Source, ply: Option<usize>) -> impl IntoView {
    let speech = speech();
    let loaded = StoredValue::new_local(Loaded::Asking);
    let version = RwSignal::new(0_u32);
    let show = move |found: Loaded| {
        if loaded.try_update_value(|loaded| *loaded = found).is_some() {
            version.update(|version| *version += 1);
        }
    };
    let source = StoredValue::new(source);
    let start = Callback::new(move |()| load(source.get_value(), speech, show));
    start.run(());
    let body = move || {
        version.track();
        let taken = loaded.try_update_value(|loaded| match loaded {
            Loaded::Film(_) => std::mem::replace(loaded, Loaded::Asking),
            Loaded::Nothing => Loaded::Nothing,
            Loaded::Asking => Loaded::Asking,
            Loaded::Wrong(reason) => Loaded::Wrong(reason.clone()),
            Loaded::Missing(game) => Loaded::Missing(game),
        });
        match taken.unwrap_or(Loaded::Nothing) {
            Loaded::Nothing => view! { <Library/> }.into_any(),
            Loaded::Asking => view! { <p>{speech.text("web-asking")}</p> }.into_any(),
            Loaded::Wrong(reason) => {
                let message = Message::new("web-replay-wrong").with("reason", reason);
                view! { <p class="warn" role="alert" data-wrong="">{move || speech.tell(&message)}</p> }
                    .into_any()
            }
            Loaded::Missing(game) => part::failed(game, start).into_any(),
            Loaded::Film(film) => {
                let part = parts::loaded(film.rules.profile().id);
                let source = source.get_value();
                part.map(|part| (part.pages.replay)(film, source, ply))
                    .into_any()
            }
        }
    };
    let drop = move |event: leptos::ev::DragEvent| {
        event.prevent_default();
        let files = event.data_transfer().and_then(|dropped| dropped.files());
        open_file(files);
    };
    view! {
        <section
            class="replay"
            on:dragover=|event| event.prevent_default()
            on:drop=drop
        >
            <h1>{speech.text("web-page-replay")}</h1>
            {body}
            <label class="file">
                <span>{speech.text("web-replay-open")}</span>
                <input
                    type="file"
                    data-open=""
                    accept=".txt,text/plain"
                    on:change=|event| {
                        use wasm_bindgen::JsCast;
                        let input = event.target().and_then(|target| {
                            target.dyn_into::<web_sys::HtmlInputElement>().ok()
                        });
                        open_file(input.and_then(|input| input.files()));
                    }
                />
            </label>
        </section>
    }
}
