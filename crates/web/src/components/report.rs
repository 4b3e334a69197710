//! Telling administrators of somebody who behaves badly.

use engine::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{ChatLine, NewReport, OccupantInfo};

use crate::browser::fetch;
use crate::pages::account::in_words;
use crate::playing::Playing;

/// What is to be reported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Reported {
    /// Something that was said.
    Line(ChatLine),
    /// Somebody who sits here, counted from 1.
    Seat(usize),
}

/// A form to say what is wrong; closed until something is to be reported.
#[component]
pub(crate) fn ReportForm(
    playing: Playing,
    table: StoredValue<String>,
    about: RwSignal<Option<Reported>>,
) -> impl IntoView {
    let speech = playing.speech;
    let reason = RwSignal::new(String::new());
    let told = RwSignal::new(String::new());
    let others = Memo::new(move |_| {
        let names = playing.names();
        let update = playing.link.update.read();
        let Some(update) = update.as_ref() else {
            return Vec::new();
        };
        let seats = update.table.seats.iter().enumerate();
        seats
            .filter(|(_, seat)| matches!(seat.occupant, OccupantInfo::Human { .. }))
            .filter(|(index, _)| update.you != Some(index + 1))
            .map(|(index, _)| (index + 1, names.get(index).cloned().unwrap_or_default()))
            .collect::<Vec<_>>()
    });
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(reported) = about.get_untracked() else {
            return;
        };
        let (line, seat) = match reported {
            Reported::Line(line) => (Some(line.id), None),
            Reported::Seat(seat) => (None, Some(seat)),
        };
        let report = NewReport {
            line,
            seat,
            reason: reason.get_untracked(),
        };
        let path = format!("tables/{}/reports", table.read_value());
        spawn_local(async move {
            match fetch::tell(&path, &report).await {
                Ok(_) => {
                    reason.set(String::new());
                    about.set(None);
                    told.set(speech.get("web-report-sent"));
                }
                Err(failure) => told.set(in_words(&failure, speech)),
            }
        });
    };
    let title = move || match about.get()? {
        Reported::Line(line) => {
            let message = Message::new("web-report-line").with("text", line.text);
            Some(speech.tell(&message.with("name", line.name)))
        }
        Reported::Seat(number) => {
            let others = others.read();
            let (_, name) = others.iter().find(|(seat, _)| *seat == number)?;
            Some(speech.tell(&Message::new("web-report-seat").with("name", name.clone())))
        }
    };
    view! {
        <p class="buttons">
            <For each=move || others.get() key=Clone::clone let((seat, name))>
                <button
                    type="button"
                    class="quiet"
                    data-act="report-seat"
                    on:click=move |_| about.set(Some(Reported::Seat(seat)))
                >
                    {
                        let message = Message::new("web-report-name").with("name", name);
                        move || speech.tell(&message)
                    }
                </button>
            </For>
        </p>
        <Show when=move || about.read().is_some()>
            <form class="report" data-report="" on:submit=send>
                <p>{title}</p>
                <input
                    data-field="reason"
                    maxlength="500"
                    required
                    placeholder=speech.text("web-report-why")
                    aria-label=speech.text("web-report-why")
                    bind:value=reason
                />
                <button data-act="report">{speech.text("web-report-send")}</button>
                <button type="button" class="quiet" on:click=move |_| about.set(None)>
                    {speech.text("web-report-leave")}
                </button>
            </form>
        </Show>
        <p role="status" data-reported="">{move || told.get()}</p>
    }
}
