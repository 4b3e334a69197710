//! Talk at a table.

use leptos::prelude::*;
use protocol::ChatLine;

use crate::browser;
use crate::browser::storage::{LocalStorage, Shelf};
use crate::playing::Playing;
use crate::transport::Request;

/// When what was last read at a table was said.
const PREFIX: &str = "formicary.chat.";

/// How far the reader has followed the talk.
#[derive(Clone, Copy)]
pub(crate) struct Talk {
    playing: Playing,
    table: StoredValue<String>,
    open: RwSignal<bool>,
    read: RwSignal<u64>,
}

impl Talk {
    pub(crate) fn new(playing: Playing, table: &str) -> Self {
        let read = LocalStorage.get(&format!("{PREFIX}{table}"));
        let talk = Self {
            playing,
            table: StoredValue::new(table.to_owned()),
            open: RwSignal::new(false),
            read: RwSignal::new(read.and_then(|at| at.parse().ok()).unwrap_or(0)),
        };
        Effect::new(move |_| {
            let last = playing.link.chat.read().last().map(|line| line.at);
            if let Some(at) = last.filter(|_| talk.open.get()) {
                talk.read.set(at);
                let table = talk.table.read_value();
                LocalStorage.set(&format!("{PREFIX}{table}"), &at.to_string());
            }
        });
        talk
    }

    /// How many lines of others have not been seen.
    fn unread(self) -> usize {
        let own = || {
            let you = self.playing.link.update.read().as_ref()?.you?;
            self.playing.names().get(you - 1).cloned()
        };
        let (own, read) = (own(), self.read.get());
        let new = |line: &&ChatLine| line.at > read && Some(&line.name) != own.as_ref();
        self.playing.link.chat.read().iter().filter(new).count()
    }
}

/// What was said, and a line to say something. Closed it tells how much is new.
#[component]
pub(crate) fn Chat(talk: Talk) -> impl IntoView {
    let playing = talk.playing;
    let speech = playing.speech;
    let text = RwSignal::new(String::new());
    let say = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked().trim().to_owned();
        if !said.is_empty() {
            playing.link.request.run(Request::Say(said));
            text.set(String::new());
        }
    };
    let lines = move || {
        let chat = playing.link.chat.get();
        chat.into_iter().enumerate().collect::<Vec<_>>()
    };
    let toggle = move |event: leptos::ev::Event| {
        let details: web_sys::Element = event_target(&event);
        talk.open.set(details.has_attribute("open"));
    };
    view! {
        <details
            class="panel chat"
            data-chat=""
            prop:open=move || talk.open.get()
            on:toggle=toggle
        >
            <summary>
                {speech.text("web-chat")}
                <Unread talk=talk/>
            </summary>
            <ul aria-live="polite" tabindex="0" aria-label=speech.text("web-chat")>
                <For each=lines key=|(index, _)| *index let((_, line))>
                    <li><strong>{line.name}</strong> " " <span>{line.text}</span></li>
                </For>
            </ul>
            <form on:submit=say>
                <input maxlength="500" aria-label=speech.text("web-chat-say") bind:value=text/>
                <button>{speech.text("web-chat-send")}</button>
            </form>
        </details>
    }
}

#[component]
fn Unread(talk: Talk) -> impl IntoView {
    let speech = talk.playing.speech;
    view! {
        <Show when=move || { talk.unread() > 0 }>
            <span class="waiting-count" data-unread="">
                {move || talk.unread()}
                <span class="unseen">" " {speech.text("web-chat-new")}</span>
            </span>
        </Show>
    }
}

/// A sign beside the board that somebody has spoken; it leads to the talk.
#[component]
pub(crate) fn ChatSign(talk: Talk) -> impl IntoView {
    let speech = talk.playing.speech;
    let go = move |_| {
        talk.open.set(true);
        request_animation_frame(|| {
            browser::focus("[data-chat] input");
            if let Ok(Some(chat)) = document().query_selector("[data-chat]") {
                chat.scroll_into_view();
            }
        });
    };
    view! {
        <Show when=move || { talk.unread() > 0 }>
            <button class="quiet" data-act="read-chat" on:click=go>
                {speech.text("web-chat")} <Unread talk=talk/>
            </button>
        </Show>
    }
}
