//! What has happened so far, in words.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use table::Line;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::wording::Speech;

/// The log, newest first. Looking at a line shows it on the board. It is one stop for the Tab key; the
/// arrow keys go from line to line.
#[component]
pub(crate) fn Log(
    speech: Speech,
    lines: Signal<Vec<Line>>,
    highlighted: RwSignal<Option<String>>,
    /// The event that the page shows, in replays.
    #[prop(optional)]
    shown: Option<Signal<usize>>,
    /// Goes to an event, in replays.
    #[prop(optional)]
    go: Option<Callback<usize>>,
) -> impl IntoView {
    let newest_first = move || {
        let mut lines = lines.get();
        lines.reverse();
        lines
    };
    // The line that Tab comes to: the one that has the focus, or the newest.
    let focused = RwSignal::new(None::<usize>);
    let stop = Memo::new(move |_| {
        let newest = lines.read().last()?.ply;
        Some(focused.get().unwrap_or(newest).min(newest))
    });
    let keys = move |event: KeyboardEvent| {
        let Some(line) = event.target().and_then(|it| it.dyn_into::<Element>().ok()) else {
            return;
        };
        let next = match event.key().as_str() {
            "ArrowDown" => line.next_element_sibling(),
            "ArrowUp" => line.previous_element_sibling(),
            "Home" => line
                .parent_element()
                .and_then(|list| list.first_element_child()),
            "End" => line
                .parent_element()
                .and_then(|list| list.last_element_child()),
            "Enter" => {
                if let Some((go, ply)) = go.zip(focused.get_untracked()) {
                    go.run(ply);
                }
                return;
            }
            _ => return,
        };
        event.prevent_default();
        if let Some(next) = next.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
            let _ = next.focus();
        }
    };
    view! {
        <section class="panel log" aria-label=speech.text("web-log")>
            <h2>{speech.text("web-log")}</h2>
            <ol data-log="" reversed on:keydown=keys>
                <For each=newest_first key=|line| (line.ply, line.words.clone()) let:line>
                    {entry(line, Looks { highlighted, focused, stop }, shown, go)}
                </For>
            </ol>
        </section>
    }
}

/// Which lines are looked at.
#[derive(Clone, Copy)]
struct Looks {
    highlighted: RwSignal<Option<String>>,
    focused: RwSignal<Option<usize>>,
    stop: Memo<Option<usize>>,
}

fn entry(
    line: Line,
    looks: Looks,
    shown: Option<Signal<usize>>,
    go: Option<Callback<usize>>,
) -> impl IntoView {
    let Looks {
        highlighted,
        focused,
        stop,
    } = looks;
    let ply = line.ply;
    let seat = line.seat.map(|seat| seat.number().to_string());
    let notation = StoredValue::new(line.notation.clone());
    let look = move || highlighted.set(notation.get_value());
    let current = move || {
        shown
            .is_some_and(|shown| shown.get() == ply)
            .then_some("step")
    };
    view! {
        <li
            value=ply.to_string()
            data-by=seat
            aria-current=current
            tabindex=move || if stop.get() == Some(ply) { "0" } else { "-1" }
            on:mouseenter=move |_| look()
            on:focus=move |_| {
                focused.set(Some(ply));
                look();
            }
            on:mouseleave=move |_| highlighted.set(None)
            on:blur=move |_| {
                focused.set(None);
                highlighted.set(None);
            }
            on:click=move |_| if let Some(go) = go {
                go.run(ply);
            }
        >
            {line.words}
        </li>
    }
}
