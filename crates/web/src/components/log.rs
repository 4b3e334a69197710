//! What has happened so far, in words.

use leptos::prelude::*;
use table::Line;

use crate::wording::Speech;

/// The log, newest first. Looking at a line shows it on the board.
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
    view! {
        <section class="panel log" aria-label=speech.text("web-log")>
            <h2>{speech.text("web-log")}</h2>
            <ol data-log="" reversed>
                <For each=newest_first key=|line| (line.ply, line.words.clone()) let:line>
                    {entry(line, highlighted, shown, go)}
                </For>
            </ol>
        </section>
    }
}

fn entry(
    line: Line,
    highlighted: RwSignal<Option<String>>,
    shown: Option<Signal<usize>>,
    go: Option<Callback<usize>>,
) -> impl IntoView {
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
            tabindex="0"
            on:mouseenter=move |_| look()
            on:focus=move |_| look()
            on:mouseleave=move |_| highlighted.set(None)
            on:blur=move |_| highlighted.set(None)
            on:click=move |_| if let Some(go) = go {
                go.run(ply);
            }
        >
            {line.words}
        </li>
    }
}
