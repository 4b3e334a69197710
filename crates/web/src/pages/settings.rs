//! Language, looks and habits.

use leptos::prelude::*;
use table::Locale;

use crate::settings::{Preferences, Settings, Theme};
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
                field="sound"
                label="web-settings-sound"
                get=|settings| settings.sound
                set=|settings, on| settings.sound = on
            />
        </section>
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
