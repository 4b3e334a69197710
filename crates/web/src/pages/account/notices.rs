//! How somebody wants to be told that it is their turn, in games by days.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{HouseInfo, MailWish, Wishes};

use super::in_words;
use crate::browser::{fetch, notify, push};
use crate::wording::speech;

#[component]
pub(crate) fn Notices(house: RwSignal<HouseInfo>, wrong: RwSignal<String>) -> impl IntoView {
    let speech = speech();
    let wishes = RwSignal::new(Wishes::default());
    // Where messages to this browser are sent, as far as it knows.
    let here = RwSignal::new(None::<String>);
    spawn_local(async move {
        if let Ok(found) = fetch::get::<Wishes>("notifications").await {
            let _ = wishes.try_set(found);
        }
        if push::is_possible() {
            let endpoint = push::endpoint().await;
            let _ = here.try_set(endpoint);
        }
    });
    let lang = move || speech.words().get_untracked().locale();
    let own = move || {
        let here = here.read();
        let wishes = wishes.read();
        let mut browsers = wishes.browsers.iter();
        let own = browsers.find(|browser| Some(&browser.endpoint) == here.as_ref());
        own.map(|browser| browser.id.clone())
    };
    let take = move |answer: Result<Wishes, fetch::Failure>| match answer {
        Ok(found) => {
            let _ = wishes.try_set(found);
        }
        Err(failure) => wrong.set(in_words(&failure, speech)),
    };
    let change_mail = move |event| {
        let wish = MailWish {
            mail: event_target_checked(&event),
        };
        spawn_local(async move {
            take(fetch::post(&format!("notifications/mail?lang={}", lang()), &wish).await);
        });
    };
    let change_browser = move |event| {
        let on = event_target_checked(&event);
        let (known, key) = (own(), house.read_untracked().push.clone());
        spawn_local(async move {
            if let (true, Some(key)) = (on, key) {
                let subscribed = if notify::allowed().await {
                    push::subscribe(&key).await.ok()
                } else {
                    None
                };
                let Some(subscription) = subscribed else {
                    wrong.set(speech.get("web-settings-notify-denied"));
                    wishes.update(|_| {});
                    return;
                };
                let path = format!("notifications/browsers?lang={}", lang());
                take(fetch::post_text(&path, &subscription).await);
                let endpoint = push::endpoint().await;
                let _ = here.try_set(endpoint);
            } else if let Some(id) = known {
                push::unsubscribe().await;
                let path = format!("notifications/browsers/{id}");
                if let Err(failure) = fetch::remove(&path, None).await {
                    wrong.set(in_words(&failure, speech));
                }
                take(fetch::get("notifications").await);
            }
        });
    };
    let by_mail = move || house.read().mail && wishes.read().email.is_some();
    let by_push = move || house.read().push.is_some() && push::is_possible();
    view! {
        <Show when=move || by_mail() || by_push()>
            <details data-notices="">
                <summary>{speech.text("web-notices")}</summary>
                <p>{speech.text("web-notices-note")}</p>
                <Show when=by_push>
                    <label class="check">
                        <input
                            type="checkbox"
                            data-field="push"
                            prop:checked=move || own().is_some()
                            on:change=change_browser
                        />
                        <span>{speech.text("web-notices-push")}</span>
                    </label>
                </Show>
                <Show when=by_mail>
                    <label class="check">
                        <input
                            type="checkbox"
                            data-field="mail"
                            prop:checked=move || wishes.read().mail
                            on:change=change_mail
                        />
                        <span>{speech.text("web-notices-mail")}</span>
                    </label>
                </Show>
            </details>
        </Show>
    }
}
