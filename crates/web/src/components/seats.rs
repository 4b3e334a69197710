//! Who sits where, who is awaited, whose clock runs.

use std::time::Duration;

use engine::{Message, Seat};
use leptos::prelude::*;
use protocol::{CallKind, Clock, OccupantInfo, SeatInfo};

use crate::browser;
use crate::components::chat::Mark;
use crate::playing::Playing;
use crate::route::Route;
use crate::seating;
use crate::transport::Request;
use crate::wording::Speech;

/// What there is to say about the seats of a table, beside the players' plates on the board.
#[derive(Clone, Copy)]
pub(crate) struct SeatNotes {
    playing: Playing,
    seats: Memo<Vec<SeatInfo>>,
    /// Milliseconds since the last word from the server: clocks count down between two.
    passed: Signal<u64>,
}

impl SeatNotes {
    pub(crate) fn new(playing: Playing) -> Self {
        let seats = Memo::new(move |_| {
            let update = playing.link.update.read();
            update
                .as_ref()
                .map(|update| update.table.seats.clone())
                .unwrap_or_default()
        });
        let heard = RwSignal::new(browser::now());
        let now = RwSignal::new(browser::now());
        Effect::new(move |_| {
            seats.track();
            heard.set(browser::now());
            now.set(browser::now());
        });
        let tick =
            set_interval_with_handle(move || now.set(browser::now()), Duration::from_secs(1));
        on_cleanup(move || {
            if let Ok(tick) = tick {
                tick.clear();
            }
        });
        Self {
            playing,
            seats,
            passed: Signal::derive(move || (now.get() - heard.get()).max(0.0) as u64),
        }
    }

    /// What there is to say about one of them.
    pub(crate) fn note(self, seat: Seat) -> AnyView {
        let own = Memo::new(move |_| self.seats.read().get(seat.index()).cloned());
        let note = move || Some(note(self.playing, seat.number(), &own.get()?, self.passed));
        view! { {note} }.into_any()
    }
}

fn note(
    playing: Playing,
    number: usize,
    seat: &SeatInfo,
    passed: Signal<u64>,
) -> impl IntoView + use<> {
    let speech = playing.speech;
    let awaited = move || {
        let update = playing.link.update.read();
        update
            .as_ref()
            .is_some_and(|update| update.awaited.must.contains(&number))
    };
    let own = move || {
        let update = playing.link.update.read();
        update
            .as_ref()
            .is_some_and(|update| update.you == Some(number))
    };
    let human = matches!(seat.occupant, OccupantInfo::Human { .. });
    let account = match &seat.occupant {
        OccupantInfo::Human {
            name,
            account: true,
        } => Some(name.clone()),
        _ => None,
    };
    let bot = seat.clone();
    let level = move || seating::level(&bot, &speech.words().get());
    let away = human && !seat.connected;
    let (overdue, stands_in) = (seat.overdue, seat.stand_in.clone());
    let replaced = stands_in.is_some();
    let days = {
        let update = playing.link.update.read_untracked();
        let clock = update.as_ref().map(|update| update.table.clock);
        matches!(clock, Some(Clock::Days { .. }))
    };
    let out = {
        let update = playing.link.update.read_untracked();
        let calls = update.as_ref().map(|update| update.table.calls.clone());
        let mut calls = calls.unwrap_or_default().into_iter();
        calls
            .find(|call| call.seat == Some(number))
            .map(|call| call.kind)
    };
    let clock = seat.time_left.filter(|_| out.is_none()).map(|left| {
        Signal::derive(move || {
            if awaited() {
                left.saturating_sub(passed.get())
            } else {
                left
            }
        })
    });
    let stand_in = stands_in.map(|level| {
        move || {
            let level = speech.get(&format!("level-{level}"));
            speech.tell(&Message::new("web-stands-in").with("level", level))
        }
    });
    let said = move || {
        let parts = [
            level(),
            (playing.link.online && own()).then(|| speech.get("web-you")),
            out.map(|kind| speech.get(out_key(kind))),
            away.then(|| speech.get("web-away")),
            stand_in.as_ref().map(|text| text()),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    };
    view! {
        <div class="seat-note" class:away=away>
            {account.map(|name| profile(name, speech))}
            <span class="facts">{said}</span>
            {clock.map(|left| view! {
                <time class="clock" class:running=awaited class:low=move || is_low(left.get(), days)>
                    {move || time(left.get(), speech)}
                    <Show when=move || is_low(left.get(), days)>
                        <span class="unseen">" " {speech.text("web-clock-low")}</span>
                    </Show>
                </time>
            })}
            <Show when=move || overdue && !replaced && !own()>
                <button data-act="stand-in" on:click=move |_| {
                    playing.link.request.run(Request::StandIn(number));
                }>{speech.text("web-stand-in")}</button>
            </Show>
            <Show when=move || replaced && out.is_none() && own()>
                <button class="primary" data-act="return" on:click=move |_| {
                    playing.link.request.run(Request::Return);
                }>{speech.text("web-return")}</button>
            </Show>
        </div>
    }
}

/// The sign of an account leads to its profile.
fn profile(name: String, speech: Speech) -> impl IntoView {
    let address = Route::Person { name: name.clone() }.to_string();
    let label = move || format!("{name}: {}", speech.get("web-page-person"));
    view! { <a class="person" data-go="profile" href=address aria-label=label><Mark/></a> }
}

const fn out_key(kind: CallKind) -> &'static str {
    match kind {
        CallKind::Late => "web-out-late",
        CallKind::Resigned | CallKind::Agreed | CallKind::Aborted => "web-out-resigned",
    }
}

/// Whether there is little time left: half a minute, or an hour of days.
const fn is_low(left: u64, days: bool) -> bool {
    left < if days { 3_600_000 } else { 30_000 }
}

/// Milliseconds as days and hours, or as a clock shows them.
fn time(left: u64, speech: Speech) -> String {
    let (days, hours) = (left / 86_400_000, left / 3_600_000 % 24);
    if days == 0 {
        return on_a_clock(left);
    }
    let left = Message::new("web-clock-left");
    speech.tell(&left.with("days", days as i64).with("hours", hours as i64))
}

fn on_a_clock(left: u64) -> String {
    let seconds = left / 1000;
    if seconds >= 3600 {
        format!(
            "{}:{:02}:{:02}",
            seconds / 3600,
            seconds / 60 % 60,
            seconds % 60
        )
    } else {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::on_a_clock;

    #[test]
    fn clocks_show_minutes_and_hours() {
        assert_eq!(on_a_clock(0), "0:00");
        assert_eq!(on_a_clock(61_500), "1:01");
        assert_eq!(on_a_clock(3_600_000), "1:00:00");
    }
}
