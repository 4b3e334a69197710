//! A table: in this browser or on a server, the same page.

use std::sync::Arc;

use engine::{Message, Record, Seed};
use leptos::prelude::*;
use protocol::Update;
use table::Rules;
use wasm_bindgen::JsCast;

use crate::attention::Attention;
use crate::boards::{self, Around};
use crate::browser;
use crate::browser::storage::LocalStorage;
use crate::components::chat::{Chat, ChatSign, Talk};
use crate::components::controls::{Controls, Sharing};
use crate::components::fairness::{PromisesMeanwhile, Warning};
use crate::components::following::{MomentsOver, Since, follow_skip};
use crate::components::keyboard::{Keyboard, Setting};
use crate::components::log::Log;
use crate::components::manners::{Leaving, Rematch, TableNews};
use crate::components::move_list::MoveList;
use crate::components::notices::{Connection, Preview, Refusal, StatusLine};
use crate::components::part::with_part;
use crate::components::result::GameResult;
use crate::components::rules_drawer::{Drawer, RulesButton, RulesDrawer};
use crate::components::seats::SeatNotes;
use crate::components::waiting_room::{WaitingRoom, is_waiting};
use crate::games;
use crate::local_game::LocalGame;
use crate::pages::sorry;
use crate::playing::Playing;
use crate::saves;
use crate::transport::{self, Link, Request, Standing};
use crate::wording::{Speech, speech};

/// A game kept in this browser.
pub(crate) fn local(id: &str) -> AnyView {
    let own = speech();
    let opened = match saves::open(&LocalStorage, id) {
        None => return sorry(own.text("web-no-such-save")).into_any(),
        Some(Err(reason)) => {
            let reason = move || {
                let reason = reason.in_words(&own.words().get());
                own.tell(
                    &Message::new("web-kept-broken")
                        .with("reason", reason.trim_end_matches('.').to_owned()),
                )
            };
            return sorry(reason).into_any();
        }
        Some(Ok(opened)) => opened,
    };
    let (known, record) = opened;
    let id = id.to_owned();
    with_part(known.profile.id, move |part| {
        (part.pages.local)(&id, part.rules, &record)
    })
}

/// A kept game goes on.
pub(super) fn go_on(id: &str, rules: &'static dyn Rules, record: &Record) -> AnyView {
    let speech = Speech::of(rules);
    match rules.go_on(record, Seed(browser::entropy())) {
        Ok(session) => {
            let game = LocalGame::new(id, rules, session);
            let link = transport::local::connect(id, game, speech);
            let playing = Playing::new(link, rules, speech);
            table(playing, id.to_owned(), None).into_any()
        }
        Err(error) => {
            let reason = move || {
                let words = speech.words().get();
                let reason = words.replay_error(&error);
                words.tell(
                    &Message::new("web-kept-broken")
                        .with("reason", reason.trim_end_matches('.').to_owned()),
                )
            };
            sorry(reason).into_any()
        }
    }
}

/// A table on the server.
pub(crate) fn online(id: &str, invitation: Option<String>) -> impl IntoView + use<> {
    let speech = speech();
    let link = transport::remote::connect(id, speech);
    let id = id.to_owned();
    // The game is known only after the first word from the server. From then on the page stays,
    // however the connection stands.
    let found = Memo::new(move |_| {
        let update: Option<Arc<Update>> = link.update.get();
        match (update, link.standing.get()) {
            (Some(update), _) => Found::Game(update.table.game.clone()),
            (None, Standing::Gone(reason)) => Found::Nothing(reason),
            (None, _) => Found::NotYet,
        }
    });
    move || match found.get() {
        Found::Nothing(reason) => sorry(move || reason.clone()).into_any(),
        Found::NotYet => view! { <p class="note">{speech.text("web-asking")}</p> }.into_any(),
        Found::Game(game) => match games::known(&game) {
            Some(known) => {
                let (id, invitation) = (id.clone(), invitation.clone());
                with_part(known.profile.id, move |part| {
                    (part.pages.online)(link, part.rules, id.clone(), invitation.clone())
                })
            }
            None => sorry(speech.text("web-no-such-game")).into_any(),
        },
    }
}

/// What a server's table turned out to be.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Found {
    NotYet,
    Nothing(String),
    Game(String),
}

pub(super) fn joined(
    link: Link,
    rules: &'static dyn Rules,
    id: String,
    invitation: Option<String>,
) -> AnyView {
    let speech = Speech::of(rules);
    let playing = Playing::new(link, rules, speech);
    table(playing, id, invitation).into_any()
}

fn table(playing: Playing, id: String, invitation: Option<String>) -> impl IntoView {
    let speech = playing.speech;
    // Whoever had the screen sees first what bots have done.
    let hands_over = Memo::new(move |_| {
        let ply_of = |update: &Option<Arc<protocol::Update>>| update.as_ref().map(|it| it.ply);
        let shown = ply_of(&playing.playback.shown.read());
        playing.link.hand_over.get().is_some() && shown == ply_of(&playing.link.update.read())
    });
    expect_context::<Attention>().watch(playing, &id);
    let talk = Talk::new(playing, &id);
    let waiting = Memo::new(move |_| is_waiting(playing));
    let id = StoredValue::new(id);
    let notes = SeatNotes::new(playing);
    let drawer = Drawer::shut();
    let prompt = move || {
        view! {
            <div class="headline">
                <StatusLine playing=playing/>
                <RulesButton speech=speech drawer=drawer/>
            </div>
            <div class="told">
                <Preview playing=playing/>
                <Since playing=playing/>
                <Refusal playing=playing/>
            </div>
            <Controls playing=playing/>
            <ChatSign talk=talk/>
            <Rematch playing=playing id=id.get_value()/>
            <GameResult playing=playing/>
        }
    };
    let rest = move || {
        view! {
            <MoveList playing=playing/>
            <TableLog playing=playing/>
            {playing.link.online.then(|| view! { <Chat talk=talk/> })}
            <PromisesMeanwhile playing=playing/>
            <Sharing playing=playing id=id.get_value()/>
            <Leaving playing=playing/>
        }
    };
    let over = move || view! { <MomentsOver moments=playing.moments/> };
    let around = Around {
        over: over.into(),
        prompt: prompt.into(),
        rest: rest.into(),
        seat: Arc::new(move |seat| notes.note(seat)),
    };
    let around = StoredValue::new(around);
    let invitation = StoredValue::new(invitation);
    view! {
        <Show
            when=move || !hands_over.get()
            fallback=move || view! { <HandOver playing=playing/> }
        >
            <div class="at-table" on:click=move |event| drawer.follow(&event)>
                <h1 class="unseen">{speech.text("web-page-table")}</h1>
                <Connection playing=playing/>
                <Warning playing=playing/>
                <TableNews playing=playing/>
                <Show
                    when=move || waiting.get()
                    fallback=move || view! { <Board playing=playing around=around.get_value()/> }
                >
                    <WaitingRoom
                        playing=playing
                        id=id.get_value()
                        invitation=invitation.get_value()
                    />
                    <Refusal playing=playing/>
                    {playing.link.online.then(|| view! { <Chat talk=talk/> })}
                    <PromisesMeanwhile playing=playing/>
                    <Leaving playing=playing/>
                </Show>
                <RulesDrawer rules=playing.rules() speech=speech drawer=drawer/>
            </div>
        </Show>
    }
}

#[component]
fn Board(playing: Playing, around: Around) -> impl IntoView {
    let game = playing.rules().profile().id;
    let ready = Memo::new(move |_| playing.playback.shown.read().is_some());
    let escape = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" && playing.tentative.read_untracked().is_some() {
            playing.take_back();
        }
    };
    // A click on the picture shows the newest; what it would have meant there is not known yet.
    let skip = move |event: leptos::ev::MouseEvent| {
        let target = event
            .target()
            .and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        let on_picture = target.is_some_and(|it| matches!(it.closest(".lens"), Ok(Some(_))));
        if on_picture && playing.playback.behind.get_untracked() {
            event.stop_propagation();
            playing.playback.skip();
        }
    };
    let props = StoredValue::new(playing.board_props(around));
    Keyboard::at(game, Setting::Table);
    follow_skip(playing);
    view! {
        <section
            class="board"
            data-game=game
            aria-label=playing.speech.text("web-board")
            class:tentative=move || playing.tentative.read().is_some()
            class:behind=move || playing.playback.behind.get()
            on:keydown=escape
            on:click:capture=skip
        >
            {move || ready.get().then(|| boards::board(game, props.get_value()))}
        </section>
    }
}

#[component]
fn TableLog(playing: Playing) -> impl IntoView {
    let lines = Memo::new(move |_| {
        let update = playing.playback.shown.read();
        update
            .as_ref()
            .map(|update| update.lines.clone())
            .unwrap_or_default()
    });
    let names = Memo::new(move |_| playing.names());
    view! {
        <Log
            speech=playing.speech
            lines=lines.into()
            highlighted=playing.highlighted
            names=names.into()
        />
    }
}

/// Nothing is shown until the next person has taken the screen over.
#[component]
fn HandOver(playing: Playing) -> impl IntoView {
    let speech = playing.speech;
    let text = move || {
        let seat = playing.link.hand_over.get()?;
        let name = playing.names().get(seat.index()).cloned()?;
        Some(speech.tell(&Message::new("web-hand-over").with("name", name)))
    };
    view! {
        <section class="card narrow hand-over" data-hand-over="">
            <h1>{text}</h1>
            <p>{speech.text("web-hand-over-why")}</p>
            <button class="primary" on:click=move |_| playing.link.request.run(Request::TakeOver)>
                {speech.text("web-hand-over-done")}
            </button>
        </section>
    }
}
