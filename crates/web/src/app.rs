//! The whole page: header, the page that the address names, footer.

use leptos::ev;
use leptos::prelude::*;

use crate::browser;
use crate::components::keyboard::{Keyboard, KeyboardHelp};
use crate::pages;
use crate::pages::account::Presence;
use crate::route::{Route, Source};
use crate::settings::Preferences;
use crate::wording::{Speech, speech};

/// Puts the app into the page, in place of the note that it is loading.
pub(crate) fn mount() {
    if let Some(note) = document().get_element_by_id("loading") {
        note.remove();
    }
    leptos::mount::mount_to_body(App);
}

#[component]
fn App() -> impl IntoView {
    provide_context(Preferences::load());
    let speech = Speech::with(&[]);
    provide_context(speech);
    provide_context(Presence::ask());
    let keyboard = Keyboard::new();
    provide_context(keyboard);
    let route = RwSignal::new(Route::parse(&browser::hash()));
    let follow = window_event_listener(ev::hashchange, move |_| {
        route.set(Route::parse(&browser::hash()));
        window().scroll_to_with_x_and_y(0.0, 0.0);
        browser::focus("#main");
    });
    on_cleanup(move || follow.remove());
    Effect::new(move |_| {
        let title = speech.get("web-title");
        let page = speech.get(&format!("web-page-{}", page_name(&route.get())));
        document().set_title(&format!("{page} · {title}"));
    });
    view! {
        <a class="skip" href="#main" on:click=|event| {
            event.prevent_default();
            browser::focus("#main");
        }>{speech.text("web-skip")}</a>
        <Header/>
        <main id="main" tabindex="-1" data-page=move || page_name(&route.get())>
            {move || page(route.get())}
        </main>
        <footer class="foot">
            <p>{speech.text("web-footer")}</p>
        </footer>
        <UpdateNote/>
        <KeyboardHelp keyboard=keyboard/>
    }
}

fn page(route: Route) -> AnyView {
    match route {
        Route::Home => pages::home::page().into_any(),
        Route::New { game } => pages::new_game::page(game.as_deref()).into_any(),
        Route::Lobby => pages::lobby::page().into_any(),
        Route::Table { id, invitation } => pages::table::online(&id, invitation).into_any(),
        Route::Local { id } => pages::table::local(&id).into_any(),
        Route::Replay { source, ply } => pages::replay::page(source, ply).into_any(),
        Route::Rules { game, rule } => pages::rules::page(&game, rule).into_any(),
        Route::Learn { game } => pages::learn::page(&game).into_any(),
        Route::Settings => pages::settings::page().into_any(),
        Route::Account => pages::account::page().into_any(),
    }
}

const fn page_name(route: &Route) -> &'static str {
    match route {
        Route::Home => "home",
        Route::New { .. } => "new",
        Route::Lobby => "lobby",
        Route::Table { .. } | Route::Local { .. } => "table",
        Route::Replay { .. } => "replay",
        Route::Rules { .. } => "rules",
        Route::Learn { .. } => "learn",
        Route::Settings => "settings",
        Route::Account => "account",
    }
}

#[component]
fn Header() -> impl IntoView {
    let speech = speech();
    let replay = Route::Replay {
        source: Source::Nowhere,
        ply: None,
    };
    let links = [
        ("new", Route::New { game: None }),
        ("lobby", Route::Lobby),
        ("replay", replay),
        ("settings", Route::Settings),
        ("account", Route::Account),
    ];
    view! {
        <header class="head">
            <a class="brand" href="#/" data-go="home">
                <img src="./icon.svg" width="32" height="32" alt=""/>
                <span>{speech.text("web-title")}</span>
            </a>
            <nav aria-label=speech.text("web-nav")>
                {links
                    .into_iter()
                    .map(|(name, route)| {
                        let label = move || speech.get(&format!("web-page-{name}"));
                        view! { <a href=route.to_string() data-go=name>{label}</a> }
                    })
                    .collect_view()}
            </nav>
        </header>
    }
}

/// Says that a newer version lies ready, once the service worker has it.
#[component]
fn UpdateNote() -> impl IntoView {
    let speech = speech();
    let ready = RwSignal::new(false);
    let heard = window_event_listener(ev::Custom::<ev::CustomEvent>::new("formicary-update"), {
        move |_| ready.set(true)
    });
    on_cleanup(move || heard.remove());
    view! {
        <Show when=move || ready.get()>
            <div class="toast" role="status">
                <span>{speech.text("web-update-ready")}</span>
                <button on:click=|_| {
                    let _ = window().location().reload();
                }>{speech.text("web-update-now")}</button>
            </div>
        </Show>
    }
}
