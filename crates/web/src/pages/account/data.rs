//! What the server keeps about somebody, and the end of it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Farewell;

use super::{Presence, with_password};
use crate::browser::{fetch, push};
use crate::wording::speech;

#[component]
pub(crate) fn Data(account: bool, wrong: RwSignal<String>) -> impl IntoView {
    let speech = speech();
    let presence = expect_context::<Presence>();
    let password = RwSignal::new(String::new());
    let sure = RwSignal::new(false);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let farewell = Farewell {
            password: password.get_untracked(),
        };
        spawn_local(async move {
            let body = serde_json::to_string(&farewell).unwrap_or_default();
            match fetch::remove("account", Some(&body)).await {
                Ok(()) => {
                    if push::is_possible() {
                        push::unsubscribe().await;
                    }
                    wrong.set(String::new());
                    presence.refresh().await;
                }
                Err(failure) => wrong.set(with_password(&failure, speech)),
            }
        });
    };
    view! {
        <details data-own-data="">
            <summary>{speech.text("web-data")}</summary>
            <p>{speech.text("web-data-note")}</p>
            <p>
                <a class="button" data-act="export" href="/api/v1/account/export" download="formicary.json">
                    {speech.text("web-data-export")}
                </a>
            </p>
            <form class="form" on:submit=submit>
                <h2>{speech.text("web-farewell")}</h2>
                <p>{speech.text("web-farewell-note")}</p>
                <Show when=move || account>
                    <label>
                        <span>{speech.text("web-password-so-far")}</span>
                        <input
                            type="password"
                            data-field="farewell-password"
                            required
                            bind:value=password
                            autocomplete="current-password"
                        />
                    </label>
                </Show>
                <label class="check">
                    <input type="checkbox" data-field="sure" required bind:checked=sure/>
                    <span>{speech.text("web-farewell-sure")}</span>
                </label>
                <button data-act="farewell" disabled=move || !sure.get()>{speech.text("web-farewell")}</button>
            </form>
        </details>
    }
}
