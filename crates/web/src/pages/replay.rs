//! A game step by step: from this browser, from a server, from a file or from a link.

mod loading;

use engine::{Message, Observer, Seat, Seed};
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Occupant;

use self::loading::{Loaded, load, open_file};
use crate::boards::{self, Around, BoardProps};
use crate::browser::{self, files, storage};
use crate::components::keyboard::Keyboard;
use crate::components::log::Log;
use crate::film::{self, Film};
use crate::route::{Route, Source};
use crate::saves;
use crate::settings::Preferences;
use crate::wording::{Speech, speech};

/// The levels that a game can be played on against.
const LEVELS: [&str; 4] = ["larva", "worker", "soldier", "queen"];

pub(crate) fn page(source: Source, ply: Option<usize>) -> impl IntoView {
    let speech = speech();
    let loaded = StoredValue::new_local(Loaded::Asking);
    let version = RwSignal::new(0_u32);
    let show = move |found: Loaded| {
        if loaded.try_update_value(|loaded| *loaded = found).is_some() {
            version.update(|version| *version += 1);
        }
    };
    load(&source, show);
    let source = StoredValue::new(source);
    let body = move || {
        version.track();
        let taken = loaded.try_update_value(|loaded| match loaded {
            Loaded::Film(_) => std::mem::replace(loaded, Loaded::Asking),
            Loaded::Nothing => Loaded::Nothing,
            Loaded::Asking => Loaded::Asking,
            Loaded::Wrong(reason) => Loaded::Wrong(reason.clone()),
        });
        match taken.unwrap_or(Loaded::Nothing) {
            Loaded::Nothing => view! { <p>{speech.text("web-replay-choose")}</p> }.into_any(),
            Loaded::Asking => view! { <p>{speech.text("web-asking")}</p> }.into_any(),
            Loaded::Wrong(reason) => {
                let message = Message::new("web-replay-wrong").with("reason", reason);
                view! { <p class="warn" role="alert" data-wrong="">{move || speech.tell(&message)}</p> }
                    .into_any()
            }
            Loaded::Film(film) => projector(film, source.get_value(), ply).into_any(),
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

/// The board, the slider and what else belongs to a replay.
fn projector(film: Film, source: Source, ply: Option<usize>) -> impl IntoView {
    let rules = film.rules;
    let speech = Speech::of(rules);
    let plies = film.plies();
    let over = film.is_over();
    let players = rules_players(&film);
    let film = StoredValue::new_local(film);
    let at = RwSignal::new(ply.unwrap_or(plies).min(plies));
    let observer = RwSignal::new(Observer::Spectator);
    let highlighted = RwSignal::new(None);
    let frame = Memo::new(move |_| {
        let words = speech.words().get();
        film.with_value(|film| film.frame(at.get(), observer.get(), &words))
    });
    let lines = Memo::new(move |_| {
        let words = speech.words().get();
        film.with_value(|film| film.log(observer.get(), &words))
    });
    let names = Memo::new(move |_| {
        let words = speech.words().get();
        film.with_value(|film| film.names(&words))
    });
    let line = move || frame.get().and_then(|frame| frame.line);
    let shown_line = Memo::new(move |_| line().and_then(|line| line.notation));
    let preferences = expect_context::<Preferences>();
    let props = BoardProps {
        view: Memo::new(move |_| frame.get().map(|frame| frame.view).unwrap_or_default()).into(),
        actor: Signal::derive(|| None),
        held_by: Signal::derive(|| None),
        pointed: RwSignal::new(None),
        play: Callback::new(|_| {}),
        play_at_once: Callback::new(|_| {}),
        explain: Callback::new(|_| {}),
        refuse: Callback::new(|_| {}),
        highlighted: Signal::derive(move || highlighted.get().or_else(|| shown_line.get())),
        names: names.into(),
        words: speech.words(),
        animate: Signal::derive(move || preferences.get().animate),
        around: Around::default(),
    };
    let source = StoredValue::new(source);
    let go = move |ply: usize| {
        at.set(ply.min(plies));
        let route = Route::Replay {
            source: source.get_value(),
            ply: Some(at.get_untracked()),
        };
        browser::rename_page(&route.to_string());
    };
    let slide = move |event| {
        if let Ok(ply) = event_target_value(&event).parse() {
            go(ply);
        }
    };
    let words_of_step =
        move || line().map_or_else(|| speech.get("web-replay-start"), |line| line.words);
    let count = move || format!("{} / {plies}", at.get());
    let has_record = film.with_value(|film| film.record().is_some());
    let prompt = move || {
        view! {
            <p class="preview" data-status="" role="status" aria-live="polite">
                <strong>{count}</strong> " " {words_of_step}
            </p>
            <input
                type="range"
                data-slider=""
                min="0"
                max=plies.to_string()
                aria-label=speech.text("web-replay-position")
                prop:value=move || at.get().to_string()
                on:input=slide
            />
            <div class="acts">
                <button data-act="first" aria-label=speech.text("web-first") on:click=move |_| go(0)>"|◀"</button>
                <button
                    data-act="previous"
                    aria-label=speech.text("web-previous")
                    on:click=move |_| go(at.get_untracked().saturating_sub(1))
                >
                    "◀"
                </button>
                <button
                    data-act="next"
                    aria-label=speech.text("web-next")
                    on:click=move |_| go(at.get_untracked() + 1)
                >
                    "▶"
                </button>
                <button data-act="last" aria-label=speech.text("web-last") on:click=move |_| go(plies)>"▶|"</button>
            </div>
            {over.then(|| observers(observer, players, names, speech))}
            <PlayOn film=film at=at speech=speech/>
            {has_record.then(|| view! {
                <Share film=film source=source at=at speech=speech/>
            })}
        }
    };
    let rest = move || {
        view! {
            <Log
                speech=speech
                lines=lines.into()
                highlighted=highlighted
                shown=Signal::derive(move || at.get())
                go=Callback::new(go)
            />
        }
    };
    let props = BoardProps {
        around: Around {
            prompt: prompt.into(),
            rest: rest.into(),
            ..Around::default()
        },
        ..props
    };
    Keyboard::at(rules.profile().id);
    view! {
        <section class="board" data-game=rules.profile().id aria-label=speech.text("web-board")>
            {boards::board(rules.profile().id, props)}
        </section>
    }
}

fn rules_players(film: &Film) -> usize {
    film.record().map_or(0, |record| record.players.len())
}

/// Whose eyes to look through, once the game is over.
fn observers(
    observer: RwSignal<Observer>,
    players: usize,
    names: Memo<Vec<String>>,
    speech: Speech,
) -> impl IntoView {
    let pick = move |event| {
        let number = event_target_value(&event).parse().unwrap_or(0);
        observer.set(Seat::from_number(number).map_or(Observer::Spectator, Observer::Seat));
    };
    let options = (1..=players)
        .map(|number| {
            let name = move || names.get().get(number - 1).cloned();
            view! { <option value=number.to_string()>{name}</option> }
        })
        .collect_view();
    view! {
        <label class="line">
            <span>{speech.text("web-replay-seen-by")}</span>
            <select data-field="observer" on:change=pick>
                <option value="0">{speech.text("web-replay-spectator")}</option>
                {options}
            </select>
        </label>
    }
}

/// A what-if game from the position that is shown.
#[component]
fn PlayOn(
    film: StoredValue<Film, LocalStorage>,
    at: RwSignal<usize>,
    speech: Speech,
) -> impl IntoView {
    let level = RwSignal::new("worker".to_owned());
    let secrets = Memo::new(move |_| !film.with_value(|film| film.may_play_on(at.get())));
    let wrong = RwSignal::new(String::new());
    let preferences = expect_context::<Preferences>();
    let start = move |_| {
        let words = speech.words().get_untracked();
        let mut name = preferences.now().name;
        if name.trim().is_empty() {
            name = words.tell(&Message::new("web-player-number").with("number", 1));
        }
        let ply = at.get_untracked();
        let opened = film.with_value(|film| {
            let record = film.record()?;
            let you = film.next_to_act(ply).unwrap_or(Seat::new(0));
            let bot = level.get_untracked().parse().ok()?;
            let occupants: Vec<Occupant> = Seat::all(record.players.len())
                .map(|seat| {
                    if seat == you {
                        Occupant::Human(name.clone())
                    } else {
                        Occupant::Bot(bot)
                    }
                })
                .collect();
            Some(
                film.rules
                    .branch(record, ply, &occupants, Seed(browser::entropy())),
            )
        });
        match opened {
            Some(Ok(session)) => {
                let id = browser::fresh_id();
                let record = session.record(true);
                if saves::keep(&storage::LocalStorage, &id, &record, browser::now()) {
                    browser::go(&Route::Local { id }.to_string());
                } else {
                    wrong.set(words.get("web-not-kept"));
                }
            }
            Some(Err(error)) => wrong.set(words.replay_error(&error)),
            None => {}
        }
    };
    let options = LEVELS
        .into_iter()
        .map(|level| {
            let name = move || speech.get(&format!("web-occupant-{level}"));
            view! { <option value=level selected=level == "worker">{name}</option> }
        })
        .collect_view();
    view! {
        <div class="acts">
            <button data-act="continue" disabled=move || secrets.get() on:click=start>{speech.text("web-continue")}</button>
            <label class="line">
                <span>{speech.text("web-continue-against")}</span>
                <select data-field="level" on:change=move |event| level.set(event_target_value(&event))>
                    {options}
                </select>
            </label>
        </div>
        <Show when=move || secrets.get()>
            <p class="note" data-secrets="">{speech.text("web-continue-secrets")}</p>
        </Show>
        <p class="warn" role="alert">{move || wrong.get()}</p>
    }
}

/// A link to the position that is shown, and the record as a file.
#[component]
fn Share(
    film: StoredValue<Film, LocalStorage>,
    source: StoredValue<Source>,
    at: RwSignal<usize>,
    speech: Speech,
) -> impl IntoView {
    let copied = RwSignal::new(None::<bool>);
    let record = move || {
        film.with_value(Film::public_record)
            .map(|record| record.to_string())
    };
    let copy = move |_| {
        let source = match source.get_value() {
            table @ Source::Table(_) => table,
            // Others have neither this browser's games nor its files.
            _ => Source::Record(film::encode(&record().unwrap_or_default())),
        };
        let ply = Some(at.get_untracked());
        let link = browser::link_to(&Route::Replay { source, ply }.to_string());
        spawn_local(async move {
            let _ = copied.try_set(Some(browser::copy(&link).await));
        });
    };
    let download = move |_| {
        if let Some(text) = record() {
            let game = film.with_value(|film| film.rules.profile().id);
            files::save(&format!("{game}.txt"), &text);
        }
    };
    view! {
        <div class="acts sharing">
            <button class="quiet" data-act="copy-link" on:click=copy>{speech.text("web-copy-link")}</button>
            <button class="quiet" data-act="download" on:click=download>{speech.text("web-download")}</button>
            <span class="facts" role="status">
                {move || copied.get().map(|copied| {
                    speech.get(if copied { "web-copied" } else { "web-not-copied" })
                })}
            </span>
        </div>
    }
}
