//! Talk at a table.

use leptos::prelude::*;

use crate::playing::Playing;
use crate::transport::Request;

/// What was said, and a line to say something.
#[component]
pub(crate) fn Chat(playing: Playing) -> impl IntoView {
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
    view! {
        <section class="panel chat" data-chat="" aria-label=speech.text("web-chat")>
            <h2>{speech.text("web-chat")}</h2>
            <ul aria-live="polite" tabindex="0" aria-label=speech.text("web-chat")>
                <For each=lines key=|(index, _)| *index let((_, line))>
                    <li><strong>{line.name}</strong> " " <span>{line.text}</span></li>
                </For>
            </ul>
            <form on:submit=say>
                <input maxlength="500" aria-label=speech.text("web-chat-say") bind:value=text/>
                <button>{speech.text("web-chat-send")}</button>
            </form>
        </section>
    }
}
