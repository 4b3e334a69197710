//! Where somebody is signed in.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::SessionInfo;

use super::in_words;
use crate::browser::fetch;
use crate::wording::speech;

#[component]
pub(crate) fn Sessions(wrong: RwSignal<String>) -> impl IntoView {
    let speech = speech();
    let sessions = RwSignal::new(Vec::<SessionInfo>::new());
    let look = move || {
        spawn_local(async move {
            match fetch::get("sessions").await {
                Ok(found) => {
                    let _ = sessions.try_set(found);
                }
                Err(failure) => wrong.set(in_words(&failure, speech)),
            }
        });
    };
    let end = move |path: String| {
        spawn_local(async move {
            match fetch::remove(&path, None).await {
                Ok(()) => look(),
                Err(failure) => wrong.set(in_words(&failure, speech)),
            }
        });
    };
    let toggle = move |event: leptos::ev::Event| {
        let details: web_sys::Element = event_target(&event);
        if details.has_attribute("open") {
            look();
        }
    };
    let row = move |session: SessionInfo| {
        let path = format!("sessions/{}", session.id);
        let made = js_sys::Date::new(&(session.made as f64).into());
        let lang = speech.words().get_untracked().locale().code();
        let made = made.to_locale_date_string(lang, &js_sys::Object::new());
        let own = session.current;
        view! {
            <li data-session="">
                <span>{browser_name(&session.label)}</span>
                " · "
                <span class="facts">{String::from(made)}</span>
                " "
                <Show
                    when=move || own
                    fallback=move || {
                        let path = path.clone();
                        view! {
                            <button class="quiet" data-act="end-session" on:click=move |_| end(path.clone())>
                                {speech.text("web-session-end")}
                            </button>
                        }
                    }
                >
                    <strong>{speech.text("web-session-here")}</strong>
                </Show>
            </li>
        }
    };
    view! {
        <details data-sessions="" on:toggle=toggle>
            <summary>{speech.text("web-sessions")}</summary>
            <ul>
                <For each=move || sessions.get() key=|session| session.id.clone() let:session>
                    {row(session)}
                </For>
            </ul>
            <Show when=move || { sessions.read().len() > 1 }>
                <button data-act="end-sessions" on:click=move |_| end("sessions".to_owned())>
                    {speech.text("web-sessions-end")}
                </button>
            </Show>
        </details>
    }
}

/// What a browser that calls itself so is usually called.
fn browser_name(label: &str) -> String {
    let known = ["Firefox", "Edg", "OPR", "Chrome", "Safari"];
    let systems = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"];
    let find = |names: &[&'static str]| names.iter().find(|name| label.contains(**name)).copied();
    let browser = find(&known).map(|name| match name {
        "Edg" => "Edge",
        "OPR" => "Opera",
        name => name,
    });
    match (browser, find(&systems)) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(browser), None) => browser.to_owned(),
        _ => label.chars().take(40).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::browser_name;

    #[test]
    fn browsers_have_short_names() {
        for (label, name) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox, Linux",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
                "Edge, Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
                "Safari, iPhone",
            ),
            ("curl/8.0", "curl/8.0"),
        ] {
            assert_eq!(browser_name(label), name);
        }
    }
}
