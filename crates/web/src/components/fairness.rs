//! Where chance comes from, and whether it was fair.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Fairness, ShareInfo, Status};

use crate::browser::fetch;
use crate::fairness::{Checked, Fault};
use crate::playing::Playing;
use crate::saves;

/// A promise about chance that was not kept.
#[component]
pub(crate) fn Warning(playing: Playing) -> impl IntoView {
    let speech = playing.speech;
    let shown = move || {
        let breach = playing.link.breach.get()?;
        let text = move || speech.tell(&breach.message());
        Some(view! { <p class="refusal" data-breach="" role="alert">{text}</p> })
    };
    view! { {shown} }
}

/// What the house and the people at the table have promised and told.
#[component]
pub(crate) fn Promises(playing: Playing) -> impl IntoView {
    let speech = playing.speech;
    let fairness = Memo::new(move |_| {
        let update = playing.link.update.read();
        update
            .as_ref()
            .map_or_else(Fairness::default, |update| update.fairness.clone())
    });
    let shares = move || {
        let names = playing.names();
        let shares = fairness.get().shares.into_iter();
        shares
            .map(|one| {
                let name = names.get(one.seat - 1).cloned().unwrap_or_default();
                let told = told(&one);
                view! {
                    <dt>{name}</dt>
                    <dd>
                        <code class="long">{one.promise}</code>
                        {move || speech.get(told)} " "
                        <code class="long">{one.share}</code>
                    </dd>
                }
            })
            .collect_view()
    };
    let house = move || fairness.read().commitment.clone();
    let seed = move || {
        let seed = fairness.read().seed.clone();
        seed.map(|seed| {
            view! {
                {speech.text("web-fair-told")} " "
                <code class="long" data-seed="">{seed}</code>
            }
        })
    };
    view! {
        <details class="fairness" data-fairness="">
            <summary>{speech.text("web-fair")}</summary>
            <p>{speech.text("web-fair-how")}</p>
            <dl>
                <dt>{speech.text("web-fair-house")}</dt>
                <dd><code class="long">{house}</code> {seed}</dd>
                {shares}
            </dl>
        </details>
    }
}

/// What is said between a promise and the share that it stands for.
const fn told(one: &ShareInfo) -> &'static str {
    if one.share.is_some() {
        "web-fair-told"
    } else if one.withheld {
        "web-fair-withheld"
    } else {
        "web-fair-untold"
    }
}

/// The same beside the board, as long as the game goes on at a server's table.
#[component]
pub(crate) fn PromisesMeanwhile(playing: Playing) -> impl IntoView {
    let online = playing.link.online;
    let meanwhile = Memo::new(move |_| {
        let update = playing.link.update.read();
        let status = update.as_ref().map(|update| update.table.status);
        online && status.is_some_and(|status| status != Status::Over)
    });
    view! {
        <Show when=move || meanwhile.get()>
            <section class="panel"><Promises playing=playing/></section>
        </Show>
    }
}

/// How far the check of a finished game has come.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Check {
    Going,
    NoRecord,
    Done(Result<Checked, Fault>),
}

/// What this browser has found out about chance in the finished game, and what that means.
#[component]
pub(crate) fn Verdict(playing: Playing) -> impl IntoView {
    let speech = playing.speech;
    if !playing.link.online {
        return view! { <p data-checked="local">{speech.text("web-checked-local")}</p> }.into_any();
    }
    let check = RwSignal::new(Check::Going);
    let over = Memo::new(move |_| {
        let update = playing.link.update.read();
        let update = update.as_ref()?;
        (update.table.status == Status::Over).then(|| update.table.id.clone())
    });
    Effect::new(move |_| {
        let Some(id) = over.get() else {
            return;
        };
        spawn_local(async move {
            let text = fetch::get_text(&format!("tables/{id}/record")).await;
            if check.is_disposed() || playing.link.notes.is_disposed() {
                return;
            }
            check.set(text.map_or(Check::NoRecord, |text| examine(playing, &text)));
        });
    });
    let words = move || match check.get() {
        Check::Going => speech.get("web-checking"),
        Check::NoRecord => speech.get("web-unchecked"),
        Check::Done(Ok(checked)) => speech.tell(&checked.message()),
        Check::Done(Err(fault)) => fault.in_words(&speech.words().get()),
    };
    let state = move || match check.get() {
        Check::Going => "going",
        Check::NoRecord => "not",
        Check::Done(Ok(Checked::Own { .. })) => "own",
        Check::Done(Ok(Checked::House { .. })) => "house",
        Check::Done(Ok(Checked::Late { .. })) => "late",
        Check::Done(Err(_)) => "unfair",
    };
    let wrong = move || matches!(check.get(), Check::Done(Err(_)));
    let paragraphs = ["web-fair-why", "web-fair-limits"];
    let meaning = paragraphs.map(|key| view! { <p>{speech.text(key)}</p> });
    view! {
        <p data-checked=state class:refusal=wrong role="status">{words}</p>
        <details>
            <summary>{speech.text("web-fair-meaning")}</summary>
            {meaning.into_iter().collect_view()}
        </details>
    }
    .into_any()
}

/// Holds the record against what was noted.
fn examine(playing: Playing, text: &str) -> Check {
    let Ok((_, record)) = saves::read(text) else {
        return Check::NoRecord;
    };
    let Some(update) = playing.link.update.get_untracked() else {
        return Check::NoRecord;
    };
    let notes = playing.link.notes.get_untracked();
    Check::Done(notes.check(playing.rules(), &record, &update.lines))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_told_withheld_or_still_to_come() {
        let mut one = ShareInfo {
            seat: 1,
            promise: String::new(),
            share: None,
            withheld: false,
        };
        assert_eq!(told(&one), "web-fair-untold");
        one.withheld = true;
        assert_eq!(told(&one), "web-fair-withheld");
        one.share = Some(String::new());
        assert_eq!(told(&one), "web-fair-told");
    }
}
