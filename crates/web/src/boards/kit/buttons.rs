//! Things to press beside a picture.

use engine::Message;
use leptos::prelude::*;

use super::markup::{face, items};
use super::scene::{ActionOf, Chooser, Scene, Shown};

/// A button that stands for an action. A click on one that is not possible tells why; who only looks on
/// has nothing to press.
pub(crate) fn act_button<C: Chooser>(
    choice: C,
    action: ActionOf<C>,
    class: impl Into<String>,
    label: String,
    content: &str,
) -> AnyView {
    let scene = choice.scene();
    if scene.watches.get() {
        return still(class, label, content);
    }
    let legal = scene
        .position
        .with(|position| position.as_ref().is_some_and(|it| it.is_legal(action)));
    let is_pointed = move || scene.pointed_action.get() == Some(action);
    let shown = face(&label, content);
    let tip = if legal {
        label
    } else {
        scene.tip(&label, action)
    };
    view! {
        <button
            type="button"
            class=class.into()
            class:can=legal
            class:pointed=is_pointed
            data-action=action.to_string()
            aria-disabled=(!legal).then_some("true")
            inner_html=shown
            title=tip
            on:click=move |event| {
                if scene.is_meant(action, &event) {
                    choice.act(action);
                }
            }
            on:pointerenter=move |_| choice.point(Some(action))
            on:pointerleave=move |_| choice.point(None)
        ></button>
    }
    .into_any()
}

/// What would be a button if there was something to do.
pub(crate) fn still(class: impl Into<String>, label: String, content: &str) -> AnyView {
    let class = format!("{} still", class.into());
    let shown = face(&label, content);
    view! { <span class=class title=label inner_html=shown></span> }.into_any()
}

/// A button for something that is not one action.
pub(crate) fn button(
    name: &'static str,
    class: &'static str,
    content: &str,
    press: impl Fn() + 'static,
) -> AnyView {
    view! {
        <button
            type="button"
            class=class
            data-act=name
            inner_html=content.to_owned()
            on:click=move |_| press()
        ></button>
    }
    .into_any()
}

/// A button that takes something up which still needs a place; `refused` says why it has none now.
pub(crate) fn take_button(
    name: String,
    class: &'static str,
    refused: Option<String>,
    is_taken: impl Fn() -> bool + Send + 'static,
    label: &str,
    content: &str,
    take: impl Fn() + 'static,
) -> AnyView {
    let can = refused.is_none();
    let tip = match refused {
        Some(reason) => format!("{label}\n{reason}").trim_end().to_owned(),
        None => label.to_owned(),
    };
    view! {
        <button
            type="button"
            class=class
            class:can=can
            data-take=name
            aria-disabled=(!can).then_some("true")
            aria-pressed=move || is_taken().to_string()
            inner_html=face(label, content)
            title=tip
            on:click=move |_| take()
        ></button>
    }
    .into_any()
}

/// Buttons side by side.
pub(crate) fn acts(buttons: Vec<AnyView>) -> AnyView {
    view! { <div class="acts">{buttons}</div> }.into_any()
}

/// What a step of a stepper does; nothing if there is none.
pub(crate) type Press = Option<Box<dyn Fn()>>;

/// One more, or one fewer.
pub(crate) fn step<P: Shown>(
    scene: Scene<P>,
    name: &str,
    what: &str,
    up: bool,
    press: Press,
) -> AnyView {
    let (sign, end, key) = if up {
        ("+", '+', "board-more")
    } else {
        ("−", '-', "board-fewer")
    };
    let label = scene.tell(&Message::new(key).with("what", what.to_owned()));
    view! {
        <button
            type="button"
            class="step"
            data-step=format!("{name}{end}")
            disabled=press.is_none()
            aria-label=label.clone()
            title=label
            on:click=move |_| {
                if let Some(press) = &press {
                    press();
                }
            }
        >
            {sign}
        </button>
    }
    .into_any()
}

/// A number with buttons for one more and one fewer.
pub(crate) fn stepper<P: Shown>(
    scene: Scene<P>,
    name: &str,
    what: &str,
    content: &str,
    value: String,
    [fewer, more]: [Press; 2],
) -> AnyView {
    view! {
        <span class="stepper" role="group" aria-label=what.to_owned()>
            <span class="of" title=what.to_owned() inner_html=content.to_owned()></span>
            {step(scene, name, what, false, fewer)}
            <output>{value}</output>
            {step(scene, name, what, true, more)}
        </span>
    }
    .into_any()
}

/// What is asked of the reader: one sentence, and whatever it needs. Whom the game waits for, and that a
/// chosen move waits, the page says.
pub(crate) fn tray<P: Shown>(
    scene: Scene<P>,
    id: &'static str,
    task: impl Fn() -> Option<String> + Send + Sync + 'static,
    beside: impl IntoView + 'static,
    tools: impl IntoView + 'static,
) -> AnyView {
    let is_asked = move || {
        let position = scene.position.get();
        scene.held_by.get().is_none() && position.is_some_and(|position| position.actor().is_some())
    };
    let task = move || is_asked().then(&task).flatten();
    view! {
        <div class="tray" id=id>
            <div class="task-line">
                <p class="task" role="status">{task}</p>
                {beside}
            </div>
            <div class="tools">{tools}</div>
        </div>
    }
    .into_any()
}

/// What the time before has brought, until it is put away.
pub(crate) fn account<P: Shown>(
    scene: Scene<P>,
    title: &str,
    lines: &[String],
    put_away: impl Fn() + 'static,
) -> AnyView {
    let label = scene.get("board-put-away");
    view! {
        <div class="account" role="note">
            <strong>{scene.get(title)}</strong>
            <ul inner_html=items(lines)></ul>
            <button
                type="button"
                class="close"
                data-act="put-away"
                aria-label=label.clone()
                title=label
                on:click=move |_| put_away()
            >
                "×"
            </button>
        </div>
    }
    .into_any()
}

/// A sign of the strip above the picture, and what it means.
pub(crate) fn sign(class: &str, label: &str, content: &str) -> String {
    let label = super::markup::plain(label);
    format!(
        "<li class=\"{class}\" title=\"{label}\">{content}<span class=\"unseen\">{label}</span></li>"
    )
}
