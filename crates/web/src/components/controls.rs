//! The buttons beside the board.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Status;

use crate::browser::files;
use crate::browser::storage::LocalStorage;
use crate::browser::{self, fetch};
use crate::components::keyboard::Keyboard;
use crate::film;
use crate::parts;
use crate::playing::Playing;
use crate::route::{Route, Source};
use crate::saves;
use crate::transport::Refused;

/// What can be done with a move: play it, end the turn, take it back, ask for advice.
#[component]
pub(crate) fn Controls(playing: Playing) -> impl IntoView {
    let speech = playing.speech;
    let waits = move || playing.tentative.read().is_some();
    let pointed_legal = move || {
        let pointed = playing.pointed.get();
        let update = playing.playback.shown.read();
        pointed
            .zip(update.as_ref())
            .is_some_and(|(pointed, update)| {
                update.legal.iter().any(|choice| choice.notation == pointed)
            })
    };
    let can_play = move || playing.actor().is_some() && pointed_legal();
    let can_undo = move || {
        let undoable = |update: &Arc<protocol::Update>| update.can_undo;
        waits()
            || !playing.playback.behind.get()
                && playing.playback.shown.read().as_ref().is_some_and(undoable)
    };
    let can_redo = move || playing.actor().is_some() && !playing.undone.read().is_empty();
    let hints = Memo::new(move |_| {
        let update = playing.link.update.read();
        update.as_ref().is_some_and(|update| update.table.hints)
    });
    let can_hint = move || playing.actor().is_some() && !playing.hinting.get();
    let play = move |_| {
        if let Some(action) = playing.pointed.get_untracked() {
            playing.choose(&action);
        }
    };
    // Whoever watches, waits for players or is done has nothing to press.
    let plays = Memo::new(move |_| {
        let update = playing.playback.shown.read();
        let plays = |update: &protocol::Update| {
            update.you.is_some() && update.table.status == Status::Playing
        };
        update.as_deref().is_some_and(plays)
    });
    let keyboard = use_context::<Keyboard>();
    let show_keys = move |_| {
        if let Some(keyboard) = keyboard {
            keyboard.show();
        }
    };
    let signed = move |sign: &'static str, key: &'static str| {
        view! {
            <span aria-hidden="true">{sign}</span>
            <span class="unseen">{speech.text(key)}</span>
        }
    };
    // What cannot be pressed now keeps its place and is not seen.
    view! {
        <Show when=move || plays.get()>
            <div class="acts" role="group" aria-label=speech.text("web-controls")>
                <Show when=move || hints.get()>
                    <button
                        data-act="hint"
                        disabled=move || waits() || !can_hint()
                        on:click=move |_| playing.ask_hint()
                    >
                        {speech.text("web-hint")}
                    </button>
                </Show>
                <button
                    data-act="undo"
                    title=speech.text("web-undo")
                    disabled=move || !can_undo()
                    on:click=move |_| playing.take_back()
                >
                    {signed("↶", "web-undo")}
                </button>
                <button
                    data-act="redo"
                    title=speech.text("web-redo")
                    disabled=move || waits() || !can_redo()
                    on:click=move |_| playing.redo()
                >
                    {signed("↷", "web-redo")}
                </button>
                <button
                    class="quiet"
                    data-act="keys"
                    title=speech.text("web-keys")
                    on:click=show_keys
                >
                    {signed("?", "web-keys")}
                </button>
                <Show when=move || playing.playback.behind.get()>
                    <button class="primary" data-act="skip" on:click=move |_| playing.playback.skip()>
                        {speech.text("web-to-now")}
                    </button>
                </Show>
                <Show
                    when=waits
                    fallback=move || view! {
                        <button class="primary" data-act="play" disabled=move || !can_play() hidden=move || playing.playback.behind.get() on:click=play>
                            {speech.text("web-play-move")}
                        </button>
                    }
                >
                    <button class="primary" data-act="end-turn" on:click=move |_| playing.end_turn()>
                        {speech.text("web-end-turn")}
                    </button>
                </Show>
            </div>
        </Show>
    }
}

/// What can be done with the whole game: send its link, keep it as a file, look at it step by step.
#[component]
pub(crate) fn Sharing(playing: Playing, id: String) -> impl IntoView {
    let speech = playing.speech;
    let online = playing.link.online;
    let copied = RwSignal::new(None::<bool>);
    let id = StoredValue::new(id);
    let copy = move |_| {
        let Some(link) = link_to_table(online, &id.read_value(), playing) else {
            return;
        };
        spawn_local(async move {
            let _ = copied.try_set(Some(browser::copy(&link).await));
        });
    };
    let download = move |_| {
        let id = id.get_value();
        let game = playing.rules().profile().id;
        spawn_local(async move {
            let record = if online {
                fetch::get_text(&format!("tables/{id}/record")).await.ok()
            } else {
                public_record(&id)
            };
            match record {
                Some(text) => files::save(&format!("{game}-{id}.txt"), &text),
                None => {
                    let reason = speech.words().get_untracked().get("web-no-record");
                    playing.refusal.set(Some(Refused::plain(reason)));
                }
            }
        });
    };
    let source = if online {
        Source::Table(id.get_value())
    } else {
        Source::Local(id.get_value())
    };
    let replay = Route::Replay { source, ply: None };
    view! {
        <div class="acts sharing">
            <button class="quiet" data-act="copy-link" on:click=copy>{speech.text("web-copy-link")}</button>
            <button class="quiet" data-act="download" on:click=download>{speech.text("web-download")}</button>
            <a class="button quiet" data-go="replay" href=replay.to_string()>{speech.text("web-replay")}</a>
            <span class="facts" role="status">
                {move || copied.get().map(|copied| {
                    speech.get(if copied { "web-copied" } else { "web-not-copied" })
                })}
            </span>
        </div>
    }
}

/// The link to give away: a server's table itself, or a game of this browser inside the link.
fn link_to_table(online: bool, id: &str, playing: Playing) -> Option<String> {
    let route = if online {
        let update = playing.link.update.get_untracked();
        Route::Table {
            id: id.to_owned(),
            invitation: update.and_then(|update| update.invitation.clone()),
        }
    } else {
        Route::Replay {
            source: Source::Record(film::encode(&public_record(id)?)),
            ply: None,
        }
    };
    Some(browser::link_to(&route.to_string()))
}

/// A kept game as others may see it.
fn public_record(id: &str) -> Option<String> {
    let text = saves::text(&LocalStorage, id)?;
    let (known, record) = saves::read(&text).ok()?;
    let part = parts::loaded(known.profile.id)?;
    let session = part.rules.resume(&record).ok()?;
    Some(session.record(false).to_string())
}
