//! Who one is on the server: a guest with a name, or somebody with an account.

// Leptos makes public functions of components, however they are declared.
#![allow(unreachable_pub)]

pub(crate) mod data;
pub(crate) mod email;
pub(crate) mod letters;
pub(crate) mod notices;
pub(crate) mod password;
pub(crate) mod sessions;

use engine::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Forgotten, HouseInfo, Login, Me, NewGuest, Status, TableInfo};

use crate::attention::Attention;
use crate::browser::fetch::{self, Failure};
use crate::browser::storage::LocalStorage;
use crate::components::finished_games::FinishedGames;
use crate::components::kept_games::KeptRows;
use crate::components::table_rows::{Kind, TableRows};
use crate::route::Route;
use crate::saves;
use crate::settings::Preferences;
use crate::wording::{Speech, speech};

/// Whether there is a server and who one is there.
#[derive(Clone, Copy)]
pub(crate) struct Presence {
    /// What is known so far.
    pub standing: RwSignal<Standing>,
}

/// What is known of oneself on the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    /// Nothing yet.
    Asking,
    /// There is no server.
    NoServer,
    /// The server does not know who this is.
    Stranger,
    /// This.
    Known(Me),
}

impl Presence {
    /// Asks the server.
    pub(crate) fn ask() -> Self {
        let standing = RwSignal::new(Standing::Asking);
        let presence = Self { standing };
        spawn_local(async move { presence.refresh().await });
        presence
    }

    /// Asks the server again.
    pub(crate) async fn refresh(self) {
        self.standing
            .set(match fetch::get::<Option<Me>>("me?quiet=1").await {
                Ok(Some(me)) => Standing::Known(me),
                Ok(None) | Err(Failure::Stranger | Failure::Problem(_)) => Standing::Stranger,
                Err(Failure::NoServer) => Standing::NoServer,
            });
    }

    /// Whether the reader has an account.
    pub(crate) fn has_account(self) -> bool {
        matches!(&*self.standing.read(), Standing::Known(me) if me.account)
    }

    /// Makes sure that the server knows somebody, by this name if need be.
    pub(crate) async fn introduce(self, name: &str) -> Result<(), Failure> {
        if matches!(*self.standing.read_untracked(), Standing::Known(_)) {
            return Ok(());
        }
        let guest = NewGuest {
            name: name.to_owned(),
        };
        let me = fetch::post::<Me>("guests", &guest).await?;
        self.standing.set(Standing::Known(me));
        Ok(())
    }
}

/// A failure in words.
pub(crate) fn in_words(failure: &Failure, speech: Speech) -> String {
    match failure {
        Failure::NoServer => speech.get("web-no-server"),
        Failure::Stranger => speech.get("web-stranger"),
        Failure::Problem(problem) => problem.reason.clone(),
    }
}

pub(crate) fn page() -> impl IntoView {
    let speech = speech();
    let presence = expect_context::<Presence>();
    let wrong = RwSignal::new(String::new());
    let body = move || match presence.standing.get() {
        Standing::Asking => view! { <p>{speech.text("web-asking")}</p> }.into_any(),
        Standing::NoServer => {
            view! { <p class="note" data-offline="">{speech.text("web-no-server")}</p> }.into_any()
        }
        Standing::Stranger => view! {
            <GuestForm wrong=wrong/>
            <LoginForm wrong=wrong/>
        }
        .into_any(),
        Standing::Known(me) => known(&me, wrong).into_any(),
    };
    view! {
        <section class="card narrow form">
            <h1>{speech.text("web-page-account")}</h1>
            {body}
            <p class="warn" role="alert" data-wrong="">{move || wrong.get()}</p>
        </section>
        <OwnGames/>
    }
}

/// The reader's games, on the server and in this browser, and how those of the server went.
#[component]
fn OwnGames() -> impl IntoView {
    let speech = speech();
    let attention = expect_context::<Attention>();
    attention.refresh();
    let presence = expect_context::<Presence>();
    let running = Memo::new(move |_| going_on(attention.own()));
    let known = Memo::new(move |_| matches!(*presence.standing.read(), Standing::Known(_)));
    let kept = RwSignal::new(saves::list(&LocalStorage));
    let count = move || {
        let message = Message::new("web-account-count")
            .with("running", running.read().len() as i64)
            .with("kept", kept.read().len() as i64);
        speech.tell(&message)
    };
    view! {
        <section class="card own-games" data-own-games="">
            <h2>{speech.text("web-account-games")}</h2>
            <p class="facts">{count}</p>
            <Show when=move || !running.read().is_empty()>
                <h3>{speech.text("web-lobby-own")}</h3>
                <TableRows tables=running.into() kind=Kind::Own/>
            </Show>
            <Show when=move || known.get()>
                <h3>{speech.text("web-library-online")}</h3>
                <FinishedGames/>
            </Show>
            <Show when=move || !kept.read().is_empty()>
                <h3>{speech.text("web-kept")}</h3>
                <KeptRows kept=kept/>
            </Show>
        </section>
    }
}

fn going_on(mut tables: Vec<TableInfo>) -> Vec<TableInfo> {
    tables.retain(|table| table.status != Status::Over);
    tables
}

fn known(me: &Me, wrong: RwSignal<String>) -> impl IntoView + use<> {
    let speech = speech();
    let presence = expect_context::<Presence>();
    let logout = move |_| {
        spawn_local(async move {
            match fetch::tell("logout", &()).await {
                Ok(_) => presence.refresh().await,
                Err(failure) => wrong.set(in_words(&failure, speech)),
            }
        });
    };
    let key = if me.account {
        "web-account-known"
    } else {
        "web-account-guest"
    };
    let message = Message::new(key).with("name", me.name.clone());
    let (account, admin) = (me.account, me.admin);
    let profile = Route::Person {
        name: me.name.clone(),
    };
    let profile = profile.to_string();
    let house = house();
    view! {
        <p data-me="">{move || speech.tell(&message)}</p>
        <Show when=move || !account>
            <LoginForm wrong=wrong/>
        </Show>
        <p class="buttons">
            <Show when=move || account>
                <a class="button" href=profile.clone() data-go="profile">{speech.text("web-account-profile")}</a>
            </Show>
            <button data-act="logout" on:click=logout>{speech.text("web-logout")}</button>
            <Show when=move || admin>
                <a class="button" href="/admin" data-go="admin">{speech.text("web-account-admin")}</a>
            </Show>
        </p>
        <notices::Notices house=house wrong=wrong/>
        <Show when=move || account>
            <Show when=move || house.read().mail>
                <email::Email wrong=wrong/>
            </Show>
            <password::Password wrong=wrong/>
            <sessions::Sessions wrong=wrong/>
        </Show>
        <data::Data account=account wrong=wrong/>
    }
}

/// What the server can do for people; nothing until it is known.
fn house() -> RwSignal<HouseInfo> {
    let house = RwSignal::new(HouseInfo::default());
    spawn_local(async move {
        if let Ok(info) = fetch::get::<HouseInfo>("house").await {
            let _ = house.try_set(info);
        }
    });
    house
}

/// A failure of somebody who has told a password, in words: if the server does not know them, it was wrong.
fn with_password(failure: &Failure, speech: Speech) -> String {
    match failure {
        Failure::Stranger => speech.get("web-password-wrong"),
        failure => in_words(failure, speech),
    }
}

#[component]
fn GuestForm(wrong: RwSignal<String>) -> impl IntoView {
    let speech = speech();
    let presence = expect_context::<Presence>();
    let preferences = expect_context::<Preferences>();
    let name = RwSignal::new(preferences.now().name);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = name.get_untracked();
        preferences.change(|settings| settings.name.clone_from(&name));
        spawn_local(async move {
            match presence.introduce(&name).await {
                Ok(()) => wrong.set(String::new()),
                Err(failure) => wrong.set(in_words(&failure, speech)),
            }
        });
    };
    view! {
        <form class="form" on:submit=submit>
            <p>{speech.text("web-account-stranger")}</p>
            <label>
                <span>{speech.text("web-name")}</span>
                <input data-field="name" maxlength="24" required bind:value=name autocomplete="nickname"/>
            </label>
            <button class="primary" data-act="guest">{speech.text("web-account-as-guest")}</button>
        </form>
    }
}

#[component]
fn LoginForm(wrong: RwSignal<String>) -> impl IntoView {
    let speech = speech();
    let presence = expect_context::<Presence>();
    let name = RwSignal::new(String::new());
    let password = RwSignal::new(String::new());
    let send = move |path: &'static str| {
        let login = Login {
            name: name.get_untracked(),
            password: password.get_untracked(),
        };
        spawn_local(async move {
            match fetch::post::<Me>(path, &login).await {
                Ok(me) => {
                    wrong.set(String::new());
                    presence.standing.set(Standing::Known(me));
                }
                // Only a name or password can be wrong here.
                Err(Failure::Stranger) => wrong.set(speech.get("web-login-wrong")),
                Err(failure) => wrong.set(in_words(&failure, speech)),
            }
        });
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        send("login");
    };
    view! {
        <form class="form" on:submit=submit>
            <h2>{speech.text("web-account-own")}</h2>
            <label>
                <span>{speech.text("web-name")}</span>
                <input data-field="login-name" maxlength="24" required bind:value=name autocomplete="username"/>
            </label>
            <label>
                <span>{speech.text("web-password")}</span>
                <input
                    type="password"
                    data-field="password"
                    minlength="8"
                    required
                    bind:value=password
                    autocomplete="current-password"
                />
            </label>
            <p class="buttons">
                <button class="primary" data-act="login">{speech.text("web-login")}</button>
                <button type="button" data-act="register" on:click=move |_| send("accounts")>
                    {speech.text("web-register")}
                </button>
            </p>
        </form>
        <ForgottenForm wrong=wrong/>
    }
}

/// Whoever has forgotten the password asks for a letter.
#[component]
fn ForgottenForm(wrong: RwSignal<String>) -> impl IntoView {
    let speech = speech();
    let house = house();
    let address = RwSignal::new(String::new());
    let sent = RwSignal::new(false);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let forgotten = Forgotten {
            address: address.get_untracked(),
        };
        let lang = speech.words().get_untracked().locale();
        spawn_local(async move {
            match fetch::tell(&format!("recover?lang={lang}"), &forgotten).await {
                Ok(_) => sent.set(true),
                Err(failure) => wrong.set(in_words(&failure, speech)),
            }
        });
    };
    view! {
        <Show when=move || house.read().mail>
            <details data-forgotten="">
                <summary>{speech.text("web-forgotten")}</summary>
                <form class="form" on:submit=submit>
                    <label>
                        <span>{speech.text("web-email")}</span>
                        <input type="email" data-field="forgotten" required bind:value=address autocomplete="email"/>
                    </label>
                    <button data-act="forgotten">{speech.text("web-forgotten-send")}</button>
                    <p role="status">{move || sent.get().then(|| speech.get("web-forgotten-sent"))}</p>
                </form>
            </details>
        </Show>
    }
}
