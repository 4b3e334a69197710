//! Talk at a table.

use leptos::prelude::*;
use protocol::{ChatLine, Talk as Rule};
use table::Occupant;

use crate::browser;
use crate::browser::storage::{LocalStorage, Shelf};
use crate::components::report::{ReportForm, Reported};
use crate::pages::account::{Presence, Standing};
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
    let presence = expect_context::<Presence>();
    let about = RwSignal::new(None::<Reported>);
    let is_known = move || matches!(*presence.standing.read(), Standing::Known(_));
    // Why the reader may not speak here, if they may not.
    let silent = Memo::new(move |_| {
        let update = playing.link.update.read();
        let update = update.as_ref()?;
        let account = matches!(&*presence.standing.read(), Standing::Known(me) if me.account);
        match update.table.talk {
            Rule::Nobody => Some("web-silent-nobody"),
            Rule::Seated if update.you.is_none() => Some("web-silent-seated"),
            Rule::Everyone if update.you.is_none() && !account => Some("web-silent-everyone"),
            Rule::Seated | Rule::Everyone => None,
        }
    });
    let name = move |line: &ChatLine| {
        if line.name == Occupant::FORMER {
            speech.get("occupant-former")
        } else {
            line.name.clone()
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
                    <li>
                        <strong>{name(&line)}</strong>
                        {line.account.then(|| view! { <Mark/> })}
                        " "
                        <span>{line.text.clone()}</span>
                        <Show when=is_known>
                            <button
                                type="button"
                                class="quiet flag"
                                data-act="report-line"
                                title=speech.text("web-report")
                                aria-label=speech.text("web-report")
                                on:click={
                                    let line = line.clone();
                                    move |_| about.set(Some(Reported::Line(line.clone())))
                                }
                            >"⚑"</button>
                        </Show>
                    </li>
                </For>
            </ul>
            <Show
                when=move || silent.get().is_none()
                fallback=move || {
                    let why = move || silent.get().map(|key| speech.get(key));
                    view! { <p class="note" data-silent="">{why}</p> }
                }
            >
                <form on:submit=say>
                    <input maxlength="500" aria-label=speech.text("web-chat-say") bind:value=text/>
                    <button data-act="say">{speech.text("web-chat-send")}</button>
                </form>
            </Show>
            <Show when=is_known>
                <ReportForm playing=playing table=talk.table about=about/>
            </Show>
        </details>
    }
}

/// A sign behind names that belong to accounts.
#[component]
pub(crate) fn Mark() -> impl IntoView {
    let speech = crate::wording::speech();
    view! {
        <span class="mark" data-account="" title=speech.text("web-has-account")>
            <span aria-hidden="true">"✓"</span>
            <span class="unseen">" " {speech.text("web-has-account")}</span>
        </span>
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
