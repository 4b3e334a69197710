//! Language, looks and habits.

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Locale;

use crate::browser::notify;
use crate::settings::{Preferences, Settings, Tempo, Theme};
use crate::wording::speech;

pub(crate) fn page() -> impl IntoView {
    let speech = speech();
    let preferences = expect_context::<Preferences>();
    let lang = move |event| {
        let code = event_target_value(&event);
        preferences.change(|settings| settings.lang = Some(code));
    };
    let theme = move |event| {
        let id = event_target_value(&event);
        if let Some(theme) = Theme::ALL.into_iter().find(|theme| theme.id() == id) {
            preferences.change(|settings| settings.theme = theme);
        }
    };
    let tempo = move |event| {
        let id = event_target_value(&event);
        if let Some(tempo) = Tempo::ALL.into_iter().find(|tempo| tempo.id() == id) {
            preferences.change(|settings| settings.tempo = tempo);
        }
    };
    view! {
        <section class="card narrow form">
            <h1>{speech.text("web-page-settings")}</h1>
            <label>
                <span>{speech.text("web-settings-lang")}</span>
                <select data-field="lang" on:change=lang prop:value=move || preferences.locale.get().code()>
                    {Locale::all()
                        .map(|locale| {
                            let name = locale.own_name();
                            let chosen = move || preferences.locale.get() == locale;
                            view! {
                                <option value=locale.code() selected=chosen>{name}</option>
                            }
                        })
                        .collect_view()}
                </select>
            </label>
            <label>
                <span>{speech.text("web-settings-theme")}</span>
                <select data-field="theme" on:change=theme prop:value=move || preferences.get().theme.id()>
                    {Theme::ALL
                        .into_iter()
                        .map(|theme| {
                            let name = move || speech.get(&format!("web-theme-{}", theme.id()));
                            let chosen = move || preferences.get().theme == theme;
                            view! {
                                <option value=theme.id() selected=chosen>{name}</option>
                            }
                        })
                        .collect_view()}
                </select>
            </label>
            <label>
                <span>{speech.text("web-settings-tempo")}</span>
                <select data-field="tempo" on:change=tempo prop:value=move || preferences.get().tempo.id()>
                    {Tempo::ALL
                        .into_iter()
                        .map(|tempo| {
                            let name = move || speech.get(&format!("web-tempo-{}", tempo.id()));
                            let chosen = move || preferences.get().tempo == tempo;
                            view! {
                                <option value=tempo.id() selected=chosen>{name}</option>
                            }
                        })
                        .collect_view()}
                </select>
            </label>
            <Check
                field="animate"
                label="web-settings-animate"
                get=|settings| settings.animate
                set=|settings, on| settings.animate = on
            />
            <Check
                field="confirm"
                label="web-settings-confirm"
                get=|settings| settings.confirm
                set=|settings, on| settings.confirm = on
            />
            <Check
                field="forced"
                label="web-settings-forced"
                get=|settings| settings.forced
                set=|settings, on| settings.forced = on
            />
            <Check
                field="sound"
                label="web-settings-sound"
                get=|settings| settings.sound
                set=|settings, on| settings.sound = on
            />
            <NotifyCheck/>
        </section>
    }
}

/// The browser is asked only when the reader wants notifications.
#[component]
fn NotifyCheck() -> impl IntoView {
    let speech = speech();
    let preferences = expect_context::<Preferences>();
    let denied = RwSignal::new(false);
    let change = move |event| {
        let on = event_target_checked(&event);
        denied.set(false);
        preferences.change(|settings| settings.notify = on);
        if on {
            spawn_local(async move {
                if !notify::allowed().await {
                    let _ = denied.try_set(true);
                    preferences.change(|settings| settings.notify = false);
                }
            });
        }
    };
    view! {
        <label class="check">
            <input
                type="checkbox"
                data-field="notify"
                prop:checked=move || preferences.get().notify
                on:change=change
            />
            <span>{speech.text("web-settings-notify")}</span>
        </label>
        <p class="warn" role="alert" data-denied="">
            {move || denied.get().then(|| speech.get("web-settings-notify-denied"))}
        </p>
    }
}

#[component]
fn Check(
    field: &'static str,
    label: &'static str,
    get: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
) -> impl IntoView {
    let speech = speech();
    let preferences = expect_context::<Preferences>();
    let change = move |event| {
        let on = event_target_checked(&event);
        preferences.change(|settings| set(settings, on));
    };
    view! {
        <label class="check">
            <input
                type="checkbox"
                data-field=field
                prop:checked=move || get(&preferences.get())
                on:change=change
            />
            <span>{speech.text(label)}</span>
        </label>
    }
}
