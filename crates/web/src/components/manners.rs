//! How people at a table treat each other: giving up, ending it together, playing again, watching.

use engine::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{CallInfo, CallKind, NewRematch, Status, TableInfo, Update};

use crate::browser::storage::LocalStorage;
use crate::browser::{self, fetch};
use crate::fairness::Notes;
use crate::pages::account;
use crate::playing::Playing;
use crate::route::Route;
use crate::transport::{Refused, Request};

/// Something that has to be confirmed before it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Farewell {
    Resign,
    Abort,
    Agree,
}

impl Farewell {
    const fn id(self) -> &'static str {
        match self {
            Self::Resign => "resign",
            Self::Abort => "abort",
            Self::Agree => "agree",
        }
    }

    const fn request(self) -> Request {
        match self {
            Self::Resign => Request::Resign,
            Self::Abort => Request::Abort,
            Self::Agree => Request::Agree,
        }
    }
}

/// What people have decided, what somebody proposes, and whether one only watches.
#[component]
pub(crate) fn TableNews(playing: Playing) -> impl IntoView {
    let speech = playing.speech;
    let calls = move || {
        let update = playing.link.update.get()?;
        let names = playing.names();
        let said = update.table.calls.iter().map(|call| {
            let sentence = speech.tell(&in_words(call, &names));
            let own = call.seat.is_some() && call.seat == update.you;
            let more = own.then(|| speech.get(what_now(&update)));
            view! { <p class="note" data-call=kind_id(call.kind)>{sentence} " " {more}</p> }
        });
        Some(said.collect_view())
    };
    let watching = move || {
        let update = playing.link.update.read();
        playing.link.online
            && update.as_ref().is_some_and(|update| {
                update.you.is_none() && update.table.status != Status::Waiting
            })
    };
    view! {
        <div class="table-news" role="status">
            {calls}
            <Show when=watching>
                <p class="note" data-watching="">{speech.text("web-watching")}</p>
            </Show>
        </div>
        <Offer playing=playing/>
    }
}

/// What it means for oneself to be out.
fn what_now(update: &Update) -> &'static str {
    if update.table.status == Status::Over {
        "web-out-over"
    } else {
        "web-out-goes-on"
    }
}

/// A call as a sentence.
pub(crate) fn in_words(call: &CallInfo, names: &[String]) -> Message {
    let key = match call.kind {
        CallKind::Resigned => "call-resigned",
        CallKind::Late => "call-late",
        CallKind::Agreed => "call-agreed",
        CallKind::Aborted => "call-aborted",
    };
    let name = call.seat.and_then(|seat| names.get(seat - 1));
    match name {
        Some(name) => Message::new(key).with("name", name.clone()),
        None => Message::new(key),
    }
}

const fn kind_id(kind: CallKind) -> &'static str {
    match kind {
        CallKind::Resigned => "resigned",
        CallKind::Late => "late",
        CallKind::Agreed => "agreed",
        CallKind::Aborted => "aborted",
    }
}

/// Somebody's proposal to leave it at that, with the answers that one may give.
#[component]
fn Offer(playing: Playing) -> impl IntoView {
    let speech = playing.speech;
    let declined = declined(playing);
    let shown = move || {
        let update = playing.link.update.get()?;
        let you = update.you?;
        let Some(offer) = update.offer.clone() else {
            let told = declined.get() == Some(update.ply);
            return told.then(|| {
                view! { <p class="offer" data-declined="" role="status">{speech.text("web-offer-declined")}</p> }
                    .into_any()
            });
        };
        let agreed = offer.agreed.contains(&you);
        let name = playing.names().get(offer.by - 1).cloned();
        let message = if agreed {
            Message::new("web-offer-waits")
        } else {
            Message::new("web-offer-is").with("name", name.unwrap_or_default())
        };
        let decline = if agreed {
            "web-offer-withdraw"
        } else {
            "web-offer-decline"
        };
        Some(
            view! {
                <div class="offer" data-offer="" role="alert">
                    <p>{move || speech.tell(&message)}</p>
                    <p class="buttons">
                        <Show when=move || !agreed>
                            <button class="primary" data-act="accept" on:click=move |_| {
                                playing.link.request.run(Request::Agree);
                            }>{speech.text("web-offer-accept")}</button>
                        </Show>
                        <button data-act="decline" on:click=move |_| {
                            playing.link.request.run(Request::Decline);
                        }>{speech.text(decline)}</button>
                    </p>
                </div>
            }
            .into_any(),
        )
    };
    view! { {shown} }
}

/// After how many events the reader's proposal was declined last, or taken back.
fn declined(playing: Playing) -> RwSignal<Option<usize>> {
    let declined = RwSignal::new(None);
    Effect::new(move |offered: Option<Option<bool>>| {
        let update = playing.link.update.read();
        let update = update.as_ref()?;
        let offers = update.offer.as_ref();
        let offers = offers.is_some_and(|offer| Some(offer.by) == update.you);
        if offered == Some(Some(true)) && !offers && update.table.status == Status::Playing {
            declined.set(Some(update.ply));
        }
        Some(offers)
    });
    declined
}

/// Ways to end a game before its end. Each asks once more.
#[component]
pub(crate) fn Leaving(playing: Playing) -> impl IntoView {
    let speech = playing.speech;
    let asked = RwSignal::new(None::<Farewell>);
    let online = playing.link.online;
    let declined = declined(playing);
    let possible = Memo::new(move |_| {
        let update = playing.link.update.read();
        let Some(update) = update.as_ref() else {
            return Vec::new();
        };
        let out = |call: &CallInfo| call.seat.is_some() && call.seat == update.you;
        if update.you.is_none()
            || update.table.status != Status::Playing
            || update.table.calls.iter().any(out)
        {
            return Vec::new();
        }
        let mut possible = Vec::new();
        if update.can_abort {
            possible.push(Farewell::Abort);
        }
        // Nobody is asked the same again before something has happened.
        let anew = update.offer.is_none() && declined.get() != Some(update.ply);
        if online && anew && people(update) > 1 {
            possible.push(Farewell::Agree);
        }
        possible.push(Farewell::Resign);
        possible
    });
    let buttons = move || {
        possible
            .get()
            .into_iter()
            .map(|farewell| {
                let label = move || speech.get(&format!("web-leave-{}", farewell.id()));
                view! {
                    <button class="quiet" data-act=farewell.id() on:click=move |_| {
                        asked.set(Some(farewell));
                        request_animation_frame(|| {
                            browser::focus("[data-sure] [data-act='no']");
                            if let Ok(Some(question)) = document().query_selector("[data-sure]") {
                                question.scroll_into_view_with_bool(false);
                            }
                        });
                    }>{label}</button>
                }
            })
            .collect_view()
    };
    // The question stays as it is, whatever else changes at the table.
    let shown = Memo::new(move |_| asked.get().filter(|asked| possible.read().contains(asked)));
    let question = move || {
        let farewell = shown.get()?;
        let key = if farewell == Farewell::Resign && untrack(|| goes_on(playing)) {
            "web-sure-resign-bot".to_owned()
        } else {
            format!("web-sure-{}", farewell.id())
        };
        Some(view! {
            <div class="offer" data-sure=farewell.id() role="alertdialog" aria-label=speech.text("web-sure")>
                <p>{move || speech.get(&key)}</p>
                <p class="buttons">
                    <button data-act="yes" on:click=move |_| {
                        asked.set(None);
                        playing.link.request.run(farewell.request());
                    }>{move || speech.get(&format!("web-leave-{}", farewell.id()))}</button>
                    <button class="primary" data-act="no" on:click=move |_| asked.set(None)>
                        {speech.text("web-sure-no")}
                    </button>
                </p>
            </div>
        })
    };
    view! {
        <Show when=move || !possible.read().is_empty()>
            <details class="leaving" data-leaving="">
                <summary>{speech.text("web-leaving")}</summary>
                <div class="acts sharing">{buttons}</div>
                {question}
            </details>
        </Show>
    }
}

fn people(update: &Update) -> usize {
    let seats = update.table.seats.iter();
    let human = seats.filter(|seat| {
        matches!(seat.occupant, protocol::OccupantInfo::Human { .. }) && seat.stand_in.is_none()
    });
    human.count()
}

/// Whether the others play on when one resigns.
fn goes_on(playing: Playing) -> bool {
    let update = playing.link.update.read();
    update.as_ref().is_some_and(|update| {
        let out = update.table.calls.iter().filter(|call| call.seat.is_some());
        update.table.seats.len() - out.count() > 2 && people(update) > 1
    })
}

/// The same people again, at another table of the server.
#[component]
pub(crate) fn Rematch(playing: Playing, id: String) -> impl IntoView {
    let speech = playing.speech;
    let id = StoredValue::new(id);
    let open = Memo::new(move |_| {
        let update = playing.link.update.read();
        let update = update.as_ref()?;
        let over = update.table.status == Status::Over && update.you.is_some();
        (playing.link.online && over).then(|| update.rematch.is_some())
    });
    let again = move |_| rematch(playing, id.get_value());
    view! {
        <Show when=move || open.get().is_some()>
            <section class="panel offer" data-rematch="">
                <Show when=move || open.get() == Some(true)>
                    <p role="status">{speech.text("web-rematch-waits")}</p>
                </Show>
                <p class="buttons">
                    <button class="primary" data-act="rematch" on:click=again>
                        {move || speech.get(if open.get() == Some(true) {
                            "web-rematch-join"
                        } else {
                            "web-rematch"
                        })}
                    </button>
                </p>
            </section>
        </Show>
    }
}

fn rematch(playing: Playing, id: String) {
    let speech = playing.speech;
    spawn_local(async move {
        let mut notes = Notes::default();
        let wanted = NewRematch {
            promise: Some(notes.promise(browser::entropy())),
        };
        match fetch::post::<TableInfo>(&format!("tables/{id}/rematch"), &wanted).await {
            Ok(TableInfo { id, .. }) => {
                // Who had asked before has promised something else.
                if !Notes::read(&LocalStorage, &id).has_share() {
                    notes.keep(&LocalStorage, &id);
                }
                let invitation = None;
                browser::go(&Route::Table { id, invitation }.to_string());
            }
            Err(failure) => {
                let reason = account::in_words(&failure, speech);
                let _ = playing.refusal.try_set(Some(Refused::plain(reason)));
            }
        }
    });
}
