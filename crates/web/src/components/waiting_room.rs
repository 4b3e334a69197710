//! A server's table before its game: the link to give away, and seats to take.

use engine::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{OccupantInfo, SeatInfo, Status};

use crate::browser;
use crate::pages::account::{self, Presence};
use crate::playing::Playing;
use crate::route::Route;
use crate::seating;
use crate::settings::Preferences;
use crate::table_facts;
use crate::transport::{Refused, Request};

/// Somebody who may sit down.
#[derive(Clone, Copy)]
struct Newcomer {
    invitation: StoredValue<Option<String>>,
    presence: Presence,
    preferences: Preferences,
    name: RwSignal<String>,
    /// Whether the name is still missing.
    nameless: RwSignal<bool>,
}

/// Whether a server's table still waits for people.
pub(crate) fn is_waiting(playing: Playing) -> bool {
    let update = playing.link.update.read();
    let status = update.as_ref().map(|update| update.table.status);
    playing.link.online && status == Some(Status::Waiting)
}

/// Who is there, who is missing, and how to get them here.
#[component]
pub(crate) fn WaitingRoom(
    playing: Playing,
    id: String,
    invitation: Option<String>,
) -> impl IntoView {
    let speech = playing.speech;
    let preferences = expect_context::<Preferences>();
    let newcomer = Newcomer {
        invitation: StoredValue::new(invitation),
        presence: expect_context::<Presence>(),
        preferences,
        name: RwSignal::new(preferences.now().name),
        nameless: RwSignal::new(false),
    };
    let seated = Memo::new(move |_| {
        let update = playing.link.update.read();
        update.as_ref().is_some_and(|update| update.you.is_some())
    });
    let stranger =
        move || newcomer.presence.standing.get() == account::Standing::Stranger && !seated.get();
    let missing = move || {
        let update = playing.link.update.read();
        let seats = update.as_ref().map(|update| update.table.seats.as_slice());
        let open = seats
            .unwrap_or_default()
            .iter()
            .filter(|seat| is_free(seat));
        speech.tell(&Message::new("web-room-missing").with("seats", open.count() as i64))
    };
    let facts = move || {
        let update = playing.link.update.get()?;
        let words = speech.words().get();
        let mut facts = vec![words.get(&format!("game-{}", update.table.game))];
        let profile = playing.rules().profile();
        facts.extend(table_facts::setup(profile, &update.table.setup, &words));
        let manners = table_facts::manners(&update.table);
        facts.extend(manners.iter().map(|fact| words.tell(fact)));
        Some(facts.join(" · "))
    };
    let seats = Memo::new(move |_| {
        let update = playing.link.update.read();
        let seats = update.as_ref().map(|update| update.table.seats.clone());
        seats.unwrap_or_default()
    });
    let rows = move || {
        let names = playing.names();
        seats
            .get()
            .into_iter()
            .zip(names)
            .enumerate()
            .map(|(index, (seat, name))| row(playing, index + 1, &seat, name, newcomer))
            .collect_view()
    };
    // Who has said a name and presses Enter wants to play.
    let sit_by_enter = move |event: leptos::ev::KeyboardEvent| {
        let open = |seat: &SeatInfo| may_sit(seat, newcomer);
        if event.key() == "Enter"
            && let Some(index) = seats.read_untracked().iter().position(open)
        {
            event.prevent_default();
            sit(playing, index + 1, newcomer);
        }
    };
    view! {
        <section class="card waiting-room" data-waiting-room="">
            <h2>{missing}</h2>
            <p class="facts">{facts}</p>
            <TableLink playing=playing id=id/>
            <Show when=stranger>
                <label class="name">
                    <span>{speech.text("web-your-name")}</span>
                    <input
                        data-field="name"
                        maxlength="24"
                        autocomplete="nickname"
                        aria-describedby="nameless"
                        bind:value=newcomer.name
                        on:keydown=sit_by_enter
                    />
                </label>
                <p id="nameless" class="warn" role="alert">
                    {move || newcomer.nameless.get().then(|| speech.get("web-name-first"))}
                </p>
            </Show>
            <ul class="rows">{rows}</ul>
        </section>
    }
}

const fn is_free(seat: &SeatInfo) -> bool {
    matches!(seat.occupant, OccupantInfo::Open | OccupantInfo::Invited)
}

/// Whether the seat is open to this newcomer; kept seats are to who has the link.
fn may_sit(seat: &SeatInfo, newcomer: Newcomer) -> bool {
    match seat.occupant {
        OccupantInfo::Open => true,
        OccupantInfo::Invited => newcomer.invitation.with_value(Option::is_some),
        _ => false,
    }
}

fn row(
    playing: Playing,
    number: usize,
    seat: &SeatInfo,
    name: String,
    newcomer: Newcomer,
) -> impl IntoView + use<> {
    let speech = playing.speech;
    let color = seat.seat.clone();
    let shown_color = color.clone();
    // Seats that are open alike have their colours in their names.
    let color_now = seating::color(&color, &speech.words().get_untracked());
    let is_named = name.ends_with(&format!("({color_now})"));
    let kept = matches!(seat.occupant, OccupantInfo::Invited);
    let open = may_sit(seat, newcomer);
    let you = move || {
        let update = playing.link.update.read();
        update.as_ref().and_then(|update| update.you)
    };
    let own = move || you() == Some(number);
    view! {
        <li data-room-seat=number.to_string()>
            <span class="dot" data-color=color></span>
            <span class="grow">
                {name}
                <span class="facts">
                    {move || {
                        let color = seating::color(&shown_color, &speech.words().get());
                        (!is_named).then(|| format!(" {color}"))
                    }}
                    {move || own().then(|| format!(" · {}", speech.get("web-you")))}
                    {move || kept.then(|| format!(" · {}", speech.get("web-occupant-invited")))}
                </span>
            </span>
            <Show when=move || open && you().is_none()>
                <button class="primary" data-act="sit" on:click=move |_| sit(playing, number, newcomer)>
                    {speech.text("web-sit")}
                </button>
            </Show>
            <Show when=own>
                <button class="quiet" data-act="leave" on:click=move |_| {
                    playing.link.request.run(Request::Leave);
                }>{speech.text("web-leave")}</button>
            </Show>
        </li>
    }
}

/// The link to the table, to be copied. Only who opened it can give away the kept seats.
#[component]
fn TableLink(playing: Playing, id: String) -> impl IntoView {
    let speech = playing.speech;
    let copied = RwSignal::new(None::<bool>);
    let id = StoredValue::new(id);
    let link = Memo::new(move |_| {
        let update = playing.link.update.read();
        let route = Route::Table {
            id: id.get_value(),
            invitation: update.as_ref().and_then(|update| update.invitation.clone()),
        };
        browser::link_to(&route.to_string())
    });
    let copy = move |_| {
        let link = link.get_untracked();
        spawn_local(async move {
            let _ = copied.try_set(Some(browser::copy(&link).await));
        });
    };
    view! {
        <div class="invitation">
            <p>{speech.text("web-room-link")}</p>
            <div class="link">
                <input
                    readonly
                    data-link=""
                    aria-label=speech.text("web-room-link")
                    prop:value=move || link.get()
                    on:focus=|event| {
                        use wasm_bindgen::JsCast;
                        let target = event.target();
                        let input = target.and_then(|it| it.dyn_into::<web_sys::HtmlInputElement>().ok());
                        if let Some(input) = input {
                            input.select();
                        }
                    }
                />
                <button data-act="copy-link" on:click=copy>{speech.text("web-copy-link")}</button>
            </div>
            <p class="facts" role="status">
                {move || copied.get().map(|copied| {
                    speech.get(if copied { "web-copied" } else { "web-not-copied" })
                })}
            </p>
        </div>
    }
}

/// Sits down; strangers say their name first.
fn sit(playing: Playing, number: usize, newcomer: Newcomer) {
    let presence = newcomer.presence;
    let request = Request::Sit {
        seat: number,
        invitation: newcomer.invitation.get_value(),
        promise: None,
    };
    let speech = playing.speech;
    let stranger = presence.standing.get_untracked() == account::Standing::Stranger;
    if !stranger {
        playing.link.request.run(request);
        return;
    }
    let name = newcomer.name.get_untracked().trim().to_owned();
    newcomer.nameless.set(name.is_empty());
    if name.is_empty() {
        browser::focus("[data-waiting-room] [data-field='name']");
        return;
    }
    newcomer
        .preferences
        .change(|settings| settings.name.clone_from(&name));
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
