//! Every possible action as a list for keyboard, screen reader and search. It is folded away until
//! somebody asks for it; those who listen always have it.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use table::Choice;

use crate::browser;
use crate::browser::storage::{LocalStorage, Shelf};
use crate::components::keyboard::is_for_page;
use crate::playing::Playing;

/// Where it is kept that the list is open.
const OPEN: &str = "formicary.moves";

/// The list of moves with its filter.
#[component]
pub(crate) fn MoveList(playing: Playing) -> impl IntoView {
    let speech = playing.speech;
    let filter = RwSignal::new(String::new());
    let legal = Memo::new(move |_| match playing.actor() {
        Some(_) => playing
            .playback
            .shown
            .read()
            .as_ref()
            .map(|update| update.legal.clone())
            .unwrap_or_default(),
        None => Vec::new(),
    });
    // A new turn starts with everything in sight.
    Effect::new(move |_| {
        legal.track();
        filter.set(String::new());
    });
    let shown = Memo::new(move |_| matching(&legal.read(), &filter.read()));
    let choose = move |action: String| playing.choose(&action);
    let keys = move |event: KeyboardEvent| {
        let shown = shown.get_untracked();
        let at = playing
            .pointed
            .get_untracked()
            .and_then(|pointed| shown.iter().position(|choice| choice.notation == pointed));
        match stroke(&event.key(), at, shown.len()) {
            Stroke::To(index) => {
                event.prevent_default();
                let action = shown[index].notation.clone();
                browser::reveal(&option_id(&action), web_sys::ScrollLogicalPosition::Nearest);
                playing.pointed.set(Some(action));
            }
            Stroke::Play => {
                if let Some(index) = at {
                    event.prevent_default();
                    choose(shown[index].notation.clone());
                }
            }
            Stroke::Leave => {
                filter.set(String::new());
                playing.pointed.set(None);
            }
            Stroke::Other => {}
        }
    };
    // Typing on the list itself goes to the filter.
    let type_ahead = move |event: KeyboardEvent| {
        let key = event.key();
        let plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
        if key == "Backspace" {
            filter.update(|filter| {
                filter.pop();
            });
        } else if plain
            && key.chars().count() == 1
            && (key != " " || !filter.read_untracked().is_empty())
        {
            event.prevent_default();
            filter.update(|filter| filter.push_str(&key));
        }
        keys(event);
    };
    let active = move || {
        let pointed = playing.pointed.get()?;
        let listed = shown.read().iter().any(|choice| choice.notation == pointed);
        listed.then(|| option_id(&pointed))
    };
    let count = move || {
        speech.tell(
            &engine::Message::new("web-moves-count")
                .with("shown", shown.read().len() as i64)
                .with("all", legal.read().len() as i64),
        )
    };
    let open = RwSignal::new(LocalStorage.get(OPEN).is_some());
    let fold = move |shown: bool| {
        open.set(shown);
        if shown {
            LocalStorage.set(OPEN, "yes");
            request_animation_frame(|| browser::focus("[data-moves]"));
        } else {
            LocalStorage.remove(OPEN);
        }
    };
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        if matches!(event.key().as_str(), "m" | "M") && is_for_page(&event) {
            event.prevent_default();
            fold(!open.get_untracked());
        }
    });
    on_cleanup(move || listener.remove());
    view! {
        <section
            class="panel moves"
            class:idle=move || legal.read().is_empty()
            aria-label=speech.text("web-moves")>
            <h2>
                <button
                    class="quiet fold"
                    data-act="moves"
                    aria-expanded=move || open.get().to_string()
                    aria-controls="moves-body"
                    on:click=move |_| fold(!open.get_untracked())
                >
                    {speech.text("web-moves")} " " <span class="facts">{count}</span> <kbd>"M"</kbd>
                </button>
            </h2>
            <div id="moves-body" class="moves-body" data-moves-body="" class:folded=move || !open.get()>
            <input
                type="search"
                data-filter=""
                autocomplete="off"
                spellcheck="false"
                aria-label=speech.text("web-moves-filter")
                placeholder=speech.text("web-moves-filter")
                aria-controls="moves"
                bind:value=filter
                on:keydown=keys
            />
            <ul
                id="moves"
                role="listbox"
                data-moves=""
                tabindex="0"
                aria-label=speech.text("web-moves")
                aria-activedescendant=active
                on:keydown=type_ahead
            >
                <For each=move || shown.get() key=|choice| choice.notation.clone() let:choice>
                    {option(playing, choice)}
                </For>
            </ul>
            </div>
        </section>
    }
}

fn option(playing: Playing, choice: Choice) -> impl IntoView {
    let Choice { notation, words } = choice;
    let id = option_id(&notation);
    let own = StoredValue::new(notation.clone());
    let selected = move || {
        let pointed = playing.pointed.read();
        pointed.as_deref() == Some(own.read_value().as_str())
    };
    view! {
        <li
            id=id
            role="option"
            data-action=notation
            aria-selected=move || if selected() { "true" } else { "false" }
            on:mouseenter=move |_| playing.pointed.set(Some(own.get_value()))
            on:click=move |_| playing.choose(&own.get_value())
        >
            <span class="words">{words}</span>
        </li>
    }
}

/// An id that is valid in markup, whatever the notation holds.
fn option_id(notation: &str) -> String {
    let plain: String = notation
        .chars()
        .map(|letter| {
            if letter.is_ascii_alphanumeric() {
                letter
            } else {
                '_'
            }
        })
        .collect();
    // Signs must not be lost: `-1` and `,1` are different places.
    let sum = notation.bytes().fold(0_u32, |sum, byte| {
        sum.wrapping_mul(31).wrapping_add(byte.into())
    });
    format!("move_{plain}_{sum:x}")
}

/// The choices that hold every word of the filter, in words or in notation.
fn matching(choices: &[Choice], filter: &str) -> Vec<Choice> {
    let filter = filter.to_lowercase();
    let parts: Vec<&str> = filter.split_whitespace().collect();
    choices
        .iter()
        .filter(|choice| {
            let text = format!("{} {}", choice.notation, choice.words).to_lowercase();
            parts.iter().all(|part| text.contains(part))
        })
        .cloned()
        .collect()
}

/// What a key means to the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stroke {
    To(usize),
    Play,
    Leave,
    Other,
}

fn stroke(key: &str, at: Option<usize>, count: usize) -> Stroke {
    const PAGE: usize = 8;
    let Some(last) = count.checked_sub(1) else {
        return Stroke::Other;
    };
    match key {
        "ArrowDown" => Stroke::To(at.map_or(0, |at| (at + 1).min(last))),
        "ArrowUp" => Stroke::To(at.map_or(last, |at| at.saturating_sub(1))),
        "PageDown" => Stroke::To(at.map_or(0, |at| (at + PAGE).min(last))),
        "PageUp" => Stroke::To(at.map_or(0, |at| at.saturating_sub(PAGE))),
        "Home" => Stroke::To(0),
        "End" => Stroke::To(last),
        "Enter" => Stroke::Play,
        "Escape" => Stroke::Leave,
        _ => Stroke::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices() -> Vec<Choice> {
        [
            ("half -1,2 t0", "places a half"),
            ("star 1,1 t3", "lays a star"),
        ]
        .map(|(notation, words)| Choice {
            notation: notation.to_owned(),
            words: words.to_owned(),
        })
        .to_vec()
    }

    #[test]
    fn the_filter_looks_at_words_and_notation() {
        assert_eq!(matching(&choices(), "").len(), 2);
        assert_eq!(matching(&choices(), "T3")[0].notation, "star 1,1 t3");
        assert_eq!(matching(&choices(), "a -1,2")[0].notation, "half -1,2 t0");
        assert!(matching(&choices(), "queen").is_empty());
    }

    #[test]
    fn keys_walk_through_the_list_and_stop_at_its_ends() {
        assert_eq!(stroke("ArrowDown", None, 3), Stroke::To(0));
        assert_eq!(stroke("ArrowDown", Some(2), 3), Stroke::To(2));
        assert_eq!(stroke("ArrowUp", Some(0), 3), Stroke::To(0));
        assert_eq!(stroke("End", None, 3), Stroke::To(2));
        assert_eq!(stroke("Home", Some(2), 3), Stroke::To(0));
        assert_eq!(stroke("Enter", Some(1), 3), Stroke::Play);
        assert_eq!(stroke("ArrowDown", None, 0), Stroke::Other);
    }

    #[test]
    fn every_option_has_an_id_of_its_own() {
        assert_ne!(option_id("half -1,2 t0"), option_id("half 1,-2 t0"));
        assert!(!option_id("half -1,2 t0").contains(' '));
    }
}
