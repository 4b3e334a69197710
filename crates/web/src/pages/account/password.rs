//! Another password.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Me, NewPassword};

use super::{Presence, Standing, with_password};
use crate::browser::fetch;
use crate::wording::speech;

#[component]
pub(crate) fn Password(wrong: RwSignal<String>) -> impl IntoView {
    let speech = speech();
    let presence = expect_context::<Presence>();
    let (old, new) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let done = RwSignal::new(false);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wanted = NewPassword {
            old: old.get_untracked(),
            new: new.get_untracked(),
        };
        done.set(false);
        spawn_local(async move {
            match fetch::post::<Me>("password", &wanted).await {
                Ok(me) => {
                    wrong.set(String::new());
                    old.set(String::new());
                    new.set(String::new());
                    done.set(true);
                    if *presence.standing.read_untracked() != Standing::Known(me.clone()) {
                        presence.standing.set(Standing::Known(me));
                    }
                }
                Err(failure) => wrong.set(with_password(&failure, speech)),
            }
        });
    };
    view! {
        <details data-change-password="">
            <summary>{speech.text("web-change-password")}</summary>
            <form class="form" on:submit=submit>
                <label>
                    <span>{speech.text("web-password-so-far")}</span>
                    <input type="password" data-field="old-password" required bind:value=old autocomplete="current-password"/>
                </label>
                <label>
                    <span>{speech.text("web-password-new")}</span>
                    <input
                        type="password"
                        data-field="new-password"
                        minlength="8"
                        required
                        bind:value=new
                        autocomplete="new-password"
                    />
                </label>
                <button data-act="change-password">{speech.text("web-change-password")}</button>
                <p role="status">{move || done.get().then(|| speech.get("web-password-changed"))}</p>
            </form>
        </details>
    }
}
