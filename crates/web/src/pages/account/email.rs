//! An address for messages of the server, with which somebody who has forgotten the password comes back.

use engine::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Farewell, NewEmail, Wishes};

use super::with_password;
use crate::browser::fetch;
use crate::wording::speech;

#[component]
pub(crate) fn Email(wrong: RwSignal<String>) -> impl IntoView {
    let speech = speech();
    let known = RwSignal::new(None::<String>);
    let (address, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let sent = RwSignal::new(false);
    spawn_local(async move {
        if let Ok(wishes) = fetch::get::<Wishes>("notifications").await {
            let _ = known.try_set(wishes.email);
        }
    });
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wanted = NewEmail {
            address: address.get_untracked(),
            password: password.get_untracked(),
        };
        let lang = speech.words().get_untracked().locale();
        sent.set(false);
        spawn_local(async move {
            match fetch::tell(&format!("email?lang={lang}"), &wanted).await {
                Ok(_) => {
                    wrong.set(String::new());
                    password.set(String::new());
                    sent.set(true);
                }
                Err(failure) => wrong.set(with_password(&failure, speech)),
            }
        });
    };
    let forget = move |_| {
        let farewell = Farewell {
            password: password.get_untracked(),
        };
        spawn_local(async move {
            let body = serde_json::to_string(&farewell).unwrap_or_default();
            match fetch::remove("email", Some(&body)).await {
                Ok(()) => {
                    password.set(String::new());
                    known.set(None);
                }
                Err(failure) => wrong.set(with_password(&failure, speech)),
            }
        });
    };
    let told = move || match known.get() {
        Some(address) => speech.tell(&Message::new("web-email-known").with("address", address)),
        None => speech.get("web-email-none"),
    };
    view! {
        <details data-email="">
            <summary>{speech.text("web-email")}</summary>
            <p>{told}</p>
            <Show when=move || known.read().is_some()>
                <button data-act="forget-email" on:click=forget>{speech.text("web-email-forget")}</button>
            </Show>
            <form class="form" on:submit=submit>
                <label>
                    <span>{speech.text("web-email")}</span>
                    <input type="email" data-field="email" required bind:value=address autocomplete="email"/>
                </label>
                <label>
                    <span>{speech.text("web-password-so-far")}</span>
                    <input type="password" data-field="email-password" required bind:value=password autocomplete="current-password"/>
                </label>
                <button data-act="email">{speech.text("web-email-save")}</button>
                <p role="status">{move || sent.get().then(|| speech.get("web-email-sent"))}</p>
            </form>
        </details>
    }
}
