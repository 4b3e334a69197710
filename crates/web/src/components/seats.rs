//! Who sits where, who is awaited, whose clock runs.

use std::time::Duration;

use engine::{Message, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{OccupantInfo, SeatInfo, Status};

use crate::browser;
use crate::pages::account::{self, Presence};
use crate::playing::Playing;
use crate::settings::Preferences;
use crate::transport::{Refused, Request};

/// Somebody who may sit down.
#[derive(Clone, Copy)]
struct Guest {
    invitation: StoredValue<Option<String>>,
    presence: Presence,
    preferences: Preferences,
}

/// What there is to say about the seats of a table, beside the players' plates on the board.
#[derive(Clone, Copy)]
pub(crate) struct SeatNotes {
    playing: Playing,
    guest: Guest,
    seats: Memo<Vec<SeatInfo>>,
    /// Milliseconds since the last word from the server: clocks count down between two.
    passed: Signal<u64>,
}

impl SeatNotes {
    pub(crate) fn new(playing: Playing, invitation: Option<String>) -> Self {
        let guest = Guest {
            invitation: StoredValue::new(invitation),
            presence: expect_context::<Presence>(),
            preferences: expect_context::<Preferences>(),
        };
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
            guest,
            seats,
            passed: Signal::derive(move || (now.get() - heard.get()).max(0.0) as u64),
        }
    }

    /// What there is to say about one of them.
    pub(crate) fn note(self, seat: Seat) -> AnyView {
        let own = Memo::new(move |_| self.seats.read().get(seat.index()).cloned());
        let note = move || {
            let info = own.get()?;
            Some(note(
                self.playing,
                seat.number(),
                &info,
                self.passed,
                self.guest,
            ))
        };
        view! { {note} }.into_any()
    }
}

fn note(
    playing: Playing,
    number: usize,
    seat: &SeatInfo,
    passed: Signal<u64>,
    guest: Guest,
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
    let nobody = move || {
        let update = playing.link.update.read();
        update.as_ref().is_some_and(|update| update.you.is_none())
    };
    let open = matches!(seat.occupant, OccupantInfo::Open)
        || (matches!(seat.occupant, OccupantInfo::Invited)
            && guest.invitation.with_value(Option::is_some));
    let human = matches!(seat.occupant, OccupantInfo::Human { .. });
    let away = human && !seat.connected;
    let (overdue, stands_in) = (seat.overdue, seat.stand_in.clone());
    let replaced = stands_in.is_some();
    let clock = seat.time_left.map(|left| {
        move || {
            let left = if awaited() {
                left.saturating_sub(passed.get())
            } else {
                left
            };
            time(left)
        }
    });
    let said = move || {
        let stands_in = stands_in.as_ref().map(|level| {
            let level = speech.get(&format!("level-{level}"));
            speech.tell(&Message::new("web-stands-in").with("level", level))
        });
        let parts = [
            (playing.link.online && own()).then(|| speech.get("web-you")),
            away.then(|| speech.get("web-away")),
            stands_in,
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    };
    view! {
        <div class="seat-note" class:away=away>
            <span class="facts">{said}</span>
            {clock.map(|clock| view! { <time class="clock">{clock}</time> })}
            <Show when=move || open && nobody()>
                <button data-act="sit" on:click=move |_| sit(playing, number, guest)>
                    {speech.text("web-sit")}
                </button>
            </Show>
            <Show when=move || overdue && !replaced && !own()>
                <button data-act="stand-in" on:click=move |_| {
                    playing.link.request.run(Request::StandIn(number));
                }>{speech.text("web-stand-in")}</button>
            </Show>
            <Show when=move || replaced && own()>
                <button class="primary" data-act="return" on:click=move |_| {
                    playing.link.request.run(Request::Return);
                }>{speech.text("web-return")}</button>
            </Show>
            <Show when=move || own() && waiting(playing)>
                <button class="quiet" data-act="leave" on:click=move |_| {
                    playing.link.request.run(Request::Leave);
                }>{speech.text("web-leave")}</button>
            </Show>
        </div>
    }
}

/// Whether one sits at a server's table that has not begun.
fn waiting(playing: Playing) -> bool {
    let update = playing.link.update.read();
    let status = update.as_ref().map(|update| update.table.status);
    playing.link.online && status == Some(Status::Waiting)
}

/// Sits down; strangers are introduced to the server first.
fn sit(playing: Playing, number: usize, guest: Guest) {
    let presence = guest.presence;
    let request = Request::Sit {
        seat: number,
        invitation: guest.invitation.get_value(),
        promise: None,
    };
    let speech = playing.speech;
    let mut name = guest.preferences.now().name;
    if name.trim().is_empty() {
        name = speech.words().get_untracked().get("web-guest");
    }
    let stranger = presence.standing.get_untracked() == account::Standing::Stranger;
    if !stranger {
        playing.link.request.run(request);
        return;
    }
    spawn_local(async move {
        match presence.introduce(&name).await {
            // The connection must be made anew, as somebody the server knows.
            Ok(()) => {
                let _ = playing.link.request.try_run(Request::Greet);
                let _ = playing.link.request.try_run(request);
            }
            Err(failure) => {
                let reason = account::in_words(&failure, speech);
                let _ = playing.refusal.try_set(Some(Refused::plain(reason)));
            }
        }
    });
}

/// Milliseconds as minutes and seconds, or days and hours.
fn time(left: u64) -> String {
    let seconds = left / 1000;
    let (days, hours) = (seconds / 86_400, seconds / 3600 % 24);
    if days > 0 {
        format!("{days} d {hours} h")
    } else if seconds >= 3600 {
        format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60)
    } else {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::time;

    #[test]
    fn clocks_show_minutes_or_days() {
        assert_eq!(time(0), "0:00");
        assert_eq!(time(61_500), "1:01");
        assert_eq!(time(3_600_000), "1:00:00");
        assert_eq!(time(90_000_000), "1 d 1 h");
    }
}
