//! The whole page: header, the page that the address names, footer.

use engine::Message;
use leptos::ev;
use leptos::prelude::*;

use crate::attention::Attention;
use crate::browser;
use crate::components::keyboard::{Keyboard, KeyboardHelp};
use crate::components::tooltip::Tooltips;
use crate::pages;
use crate::pages::account::Presence;
use crate::route::{Route, Source};
use crate::settings::Preferences;
use crate::strength::Strength;
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
    let preferences = Preferences::load();
    provide_context(preferences);
    let speech = Speech::own();
    provide_context(speech);
    let keyboard = Keyboard::new();
    provide_context(keyboard);
    let presence = Presence::ask();
    provide_context(presence);
    provide_context(Strength::new(presence));
    let attention = Attention::start(presence, preferences, speech);
    provide_context(attention);
    let route = RwSignal::new(Route::parse(&browser::hash()));
    let follow = window_event_listener(ev::hashchange, move |_| {
        route.set(Route::parse(&browser::hash()));
        window().scroll_to_with_x_and_y(0.0, 0.0);
        browser::focus("#main");
    });
    on_cleanup(move || follow.remove());
    Effect::new(move |_| {
        let title = speech.get("web-title");
        let page = if attention.turn_here() {
            speech.get("web-your-turn")
        } else {
            speech.get(&format!("web-page-{}", page_name(&route.get())))
        };
        let waiting = match attention.waiting() {
            0 => String::new(),
            count => format!("({count}) "),
        };
        document().set_title(&format!("{waiting}{page} · {title}"));
    });
    view! {
        <a class="skip" href="#main" on:click=|event| {
            event.prevent_default();
            browser::focus("#main");
        }>{speech.text("web-skip")}</a>
        <Header route=route/>
        <main id="main" tabindex="-1" data-page=move || page_name(&route.get())>
            {move || page(route.get())}
        </main>
        <footer class="foot">
            <p>{speech.text("web-footer")}</p>
        </footer>
        <UpdateNote/>
        <KeyboardHelp keyboard=keyboard/>
        <Tooltips/>
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
        Route::Person { name } => pages::person::page(&name).into_any(),
        Route::Leaders { of } => pages::leaders::page(of).into_any(),
        Route::Letter { about, token } => pages::account::letters::page(about, token).into_any(),
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
        Route::Account | Route::Letter { .. } => "account",
        Route::Person { .. } => "person",
        Route::Leaders { .. } => "leaders",
    }
}

/// A sign for pages whose names take up too much room on phones.
fn icon(page: &str) -> Option<impl IntoView + use<>> {
    let lines = match page {
        "settings" => {
            "M3 6h9M18 6h3M3 12h3M12 12h9M3 18h11M20 18h1M12 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0M6 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M14 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
        }
        "account" => "M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4 21c0-9 16-9 16 0",
        _ => return None,
    };
    Some(view! {
        <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d=lines fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>
        </svg>
    })
}

#[component]
fn Header(route: RwSignal<Route>) -> impl IntoView {
    let speech = speech();
    let attention = expect_context::<Attention>();
    let current = move |name: &str| (page_name(&route.read()) == name).then_some("page");
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
            <a class="brand" href="#/" data-go="home" aria-current=move || current("home")>
                <img src="./icon.svg" width="32" height="32" alt=""/>
                <span>{speech.text("web-title")}</span>
            </a>
            <nav aria-label=speech.text("web-nav")>
                {links
                    .into_iter()
                    .map(|(name, route)| {
                        let label = move || speech.get(&format!("web-page-{name}"));
                        let waiting = move || if name == "lobby" { attention.waiting() } else { 0 };
                        let told = move || {
                            let message = Message::new("web-waiting-games");
                            speech.tell(&message.with("games", waiting() as i64))
                        };
                        view! {
                            <a href=route.to_string() data-go=name aria-current=move || current(name)>
                                {icon(name)}
                                <span class="word">{label}</span>
                                <Show when=move || { waiting() > 0 }>
                                    <span class="waiting-count" data-waiting-count="" title=told>
                                        <span aria-hidden="true">{waiting}</span>
                                        <span class="unseen">" " {told}</span>
                                    </span>
                                </Show>
                            </a>
                        }
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
