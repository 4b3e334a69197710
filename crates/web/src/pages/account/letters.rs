//! Where the links in letters of the server lead.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{FromLink, Me};

use super::{Presence, Standing, in_words};
use crate::browser::{self, fetch};
use crate::route::Letter;
use crate::wording::speech;

pub(crate) fn page(about: Letter, token: String) -> impl IntoView {
    let speech = speech();
    let presence = expect_context::<Presence>();
    let wrong = RwSignal::new(String::new());
    let done = RwSignal::new(false);
    // Whoever looks at the address later finds nothing to use again.
    browser::rename_page("#/account");
    let (title, said) = match about {
        Letter::Confirm => ("web-email", "web-letter-confirmed"),
        Letter::Recover => ("web-password-new", "web-password-changed"),
        Letter::Quiet => ("web-notices", "web-letter-quiet"),
    };
    if about != Letter::Recover {
        let token = token.clone();
        spawn_local(async move {
            let password = String::new();
            let answer = match about {
                Letter::Quiet => fetch::tell(&format!("notifications/end/{token}"), &()).await,
                _ => fetch::tell("email/confirm", &FromLink { token, password }).await,
            };
            match answer {
                Ok(_) => done.set(true),
                Err(failure) => wrong.set(in_words(&failure, speech)),
            }
        });
    }
    let password = RwSignal::new(String::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let link = FromLink {
            token: token.clone(),
            password: password.get_untracked(),
        };
        spawn_local(async move {
            match fetch::post::<Me>("recover/finish", &link).await {
                Ok(me) => {
                    wrong.set(String::new());
                    done.set(true);
                    presence.standing.set(Standing::Known(me));
                }
                Err(failure) => wrong.set(in_words(&failure, speech)),
            }
        });
    };
    let form = (about == Letter::Recover).then(|| {
        view! {
            <form class="form" on:submit=submit hidden=move || done.get()>
                <label>
                    <span>{speech.text("web-password")}</span>
                    <input
                        type="password"
                        data-field="new-password"
                        minlength="8"
                        required
                        bind:value=password
                        autocomplete="new-password"
                    />
                </label>
                <button class="primary" data-act="recover">{speech.text("web-change-password")}</button>
            </form>
        }
    });
    view! {
        <section class="card narrow form">
            <h1>{speech.text(title)}</h1>
            {form}
            <p role="status" data-done="">{move || done.get().then(|| speech.get(said))}</p>
            <p class="warn" role="alert" data-wrong="">{move || wrong.get()}</p>
            <p><a class="button" href="#/">{speech.text("web-page-home")}</a></p>
        </section>
    }
}
