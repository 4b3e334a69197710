//! What needs a game's part waits for it here. If the part does not come, the reader can try again.

use engine::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::games;
use crate::parts::{self, NotLoaded, Part};
use crate::settings::Preferences;
use crate::wording::{Speech, speech};
use crate::words::{self, Reading};

/// Shows what is made of a game's part once it is there.
pub(crate) fn with_part(
    game: &'static str,
    show: impl Fn(&'static Part) -> AnyView + Send + 'static,
) -> AnyView {
    let locale = expect_context::<Preferences>().locale.get_untracked();
    let there = parts::loaded(game).filter(|_| words::loaded(game, locale).is_some());
    once_there(
        game,
        there,
        move || parts::load_with_words(game, locale),
        show,
    )
}

/// Shows what is made of what there is to read about a game once it is there.
pub(crate) fn with_reading(
    game: &'static str,
    show: impl Fn(&'static Reading) -> AnyView + Send + 'static,
) -> AnyView {
    let locale = expect_context::<Preferences>().locale.get_untracked();
    let there = words::reading(game, locale);
    once_there(game, there, move || words::load_reading(game, locale), show)
}

fn once_there<T: Sync, F: Future<Output = Result<&'static T, NotLoaded>> + 'static>(
    game: &'static str,
    there: Option<&'static T>,
    fetch: impl Fn() -> F + Copy + Send + Sync + 'static,
    show: impl Fn(&'static T) -> AnyView + Send + 'static,
) -> AnyView {
    if let Some(there) = there {
        return show(there);
    }
    let found = RwSignal::new(None::<Result<&'static T, NotLoaded>>);
    let load = Callback::new(move |()| {
        found.set(None);
        spawn_local(async move {
            // The page may have been left meanwhile.
            let _ = found.try_set(Some(fetch().await));
        });
    });
    load.run(());
    let body = move || match found.get() {
        None => coming(game).into_any(),
        Some(Err(NotLoaded)) => failed(game, load).into_any(),
        Some(Ok(there)) => untrack(|| show(there)),
    };
    body.into_any()
}

/// Says that a game is being loaded.
fn coming(game: &'static str) -> impl IntoView {
    let told = about("web-part-coming", game);
    view! { <p class="note" role="status" data-part="coming">{told}</p> }
}

/// Says that a game did not come, with a button to try again.
pub(crate) fn failed(game: &'static str, again: Callback<()>) -> impl IntoView {
    let speech = speech();
    let told = about("web-part-failed", game);
    view! {
        <section class="card narrow" role="alert" data-part="failed">
            <h1>{speech.text("web-sorry")}</h1>
            <p>{told}</p>
            <p class="buttons">
                <button class="primary" data-act="try-again" on:click=move |_| again.run(())>
                    {speech.text("web-part-again")}
                </button>
            </p>
        </section>
    }
}

fn about(key: &'static str, game: &'static str) -> impl Fn() -> String {
    let speech = speech();
    let names = games::known(game).map(Speech::of_names);
    move || {
        let name = names.map(|names| names.get(&format!("game-{game}")));
        speech.tell(&Message::new(key).with("game", name.unwrap_or_default()))
    }
}
