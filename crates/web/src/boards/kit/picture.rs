//! A picture in which places are clicked on, looked at and pointed at. One layer of spots listens for
//! all of them.

use std::fmt::Display;

use engine::Seat;
use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, EventTarget};

use super::art::At;
use super::keys::Stroke;
use super::scene::{ActionOf, Chooser, Shown};
use super::spots::{hovers, spot_at};

/// Where the mouse or the keyboard is, and where the last click was refused.
pub(crate) struct Looks<S: Send + Sync + 'static> {
    pub(crate) hover: RwSignal<Option<S>>,
    pub(crate) refused: RwSignal<Option<S>>,
}

impl<S: Send + Sync + 'static> Looks<S> {
    pub(crate) fn new() -> Self {
        Self {
            hover: RwSignal::new(None),
            refused: RwSignal::new(None),
        }
    }
}

impl<S: Send + Sync + 'static> Clone for Looks<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: Send + Sync + 'static> Copy for Looks<S> {}

/// A choice that is made in a picture.
pub(crate) trait Points: Chooser {
    /// A place of the picture, written as it is called in the markup.
    type Spot: Copy + PartialEq + Display + Send + Sync + 'static;

    /// The place that is called so.
    fn named(name: &str) -> Option<Self::Spot>;
    fn looks(self) -> Looks<Self::Spot>;
    /// What a click on a place stands for, possible or not; nothing where it is not one action.
    fn meaning(self, position: &Self::Position, spot: Self::Spot) -> Option<ActionOf<Self>>;

    /// A click on a place.
    fn click(self, spot: Self::Spot) {
        self.looks().refused.set(None);
        let now = self.scene().now();
        let Some(action) = now.and_then(|position| self.meaning(&position, spot)) else {
            return;
        };
        if self.scene().can(action) {
            self.act(action);
        } else {
            self.refuse(spot, action);
        }
    }

    /// Marks the place and says why this is not possible.
    fn refuse(self, spot: Self::Spot, action: ActionOf<Self>) {
        self.mark_refused(spot);
        self.scene().explain.run(action.to_string());
    }

    /// Marks the place, unless nobody acts here.
    fn mark_refused(self, spot: Self::Spot) {
        let now = self.scene().now();
        let acts = now.is_some_and(|position| position.actor().is_some());
        self.looks().refused.set(acts.then_some(spot));
    }

    /// The mouse or the keyboard comes to a place.
    fn look_at(self, spot: Self::Spot) {
        if self.arrives_at(spot) {
            let now = self.scene().now();
            let action = now.and_then(|position| self.meaning(&position, spot));
            self.scene().point_at(action);
        }
    }

    /// Says whether it has not been there before.
    fn arrives_at(self, spot: Self::Spot) -> bool {
        let Looks { hover, refused } = self.looks();
        let is_new = hover.get_untracked() != Some(spot);
        if is_new {
            hover.set(Some(spot));
            refused.set(None);
        }
        is_new
    }

    /// It leaves the picture.
    fn look_away(self) {
        self.looks().hover.set(None);
        self.scene().pointed.set(None);
    }

    /// An action that something in the picture stands for by itself, beside the places.
    fn action_of(self, _thing: &Element) -> Option<ActionOf<Self>> {
        None
    }
}

/// A click in a picture.
pub(crate) fn click<C: Points>(choice: C, event: &ev::MouseEvent) {
    if choice.scene().dragging.takes_click() {
        return;
    }
    let Some(thing) = element(event.target()) else {
        return;
    };
    if let Some(action) = choice.action_of(&thing) {
        choice.act(action);
    } else if let Some(spot) = named_at::<C>(&thing) {
        choice.click(spot);
    }
}

/// The mouse comes to something in a picture.
pub(crate) fn hover<C: Points>(choice: C, event: &ev::PointerEvent) {
    if !hovers(event) || choice.scene().dragging.is_live() {
        return;
    }
    let Some(thing) = element(event.target()) else {
        return;
    };
    if let Some(action) = choice.action_of(&thing) {
        choice.looks().hover.set(None);
        choice.point(Some(action));
    } else if let Some(spot) = named_at::<C>(&thing) {
        choice.look_at(spot);
    }
}

/// The keyboard comes to a place.
pub(crate) fn focus<C: Points>(choice: C, event: &ev::FocusEvent) {
    if let Some(spot) = element(event.target()).and_then(|thing| named_at::<C>(&thing)) {
        choice.look_at(spot);
    }
}

fn element(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into().ok()
}

fn named_at<C: Points>(thing: &Element) -> Option<C::Spot> {
    C::named(&spot_at(thing)?)
}

/// The picture of a board: what it is called, its class, how much of the plane it shows, and its layers.
pub(crate) fn stage<C: Points>(
    choice: C,
    label: &'static str,
    class: impl Fn() -> &'static str + Send + Sync + 'static,
    view_box: impl Fn() -> Option<String> + Send + Sync + 'static,
    layers: impl IntoView + 'static,
) -> AnyView {
    view! {
        <svg
            class=class
            role="group"
            aria-label=move || choice.scene().get(label)
            viewBox=view_box
            on:click=move |event| click(choice, &event)
            on:pointerover=move |event| hover(choice, &event)
            on:pointerleave=move |_| choice.look_away()
            on:focusin=move |event| focus(choice, &event)
        >
            {layers}
        </svg>
    }
    .into_any()
}

/// A key on a place: Enter clicks, arrows lead to the next one. Says whether it meant something.
pub(crate) fn press<C: Points>(
    stroke: &Stroke,
    choice: C,
    next: impl FnOnce(C::Spot, (i32, i32)) -> Option<C::Spot>,
) -> bool {
    let Some(spot) = stroke.spot.as_deref().and_then(C::named) else {
        return false;
    };
    if stroke.is_press() {
        choice.click(spot);
        return true;
    }
    let next = stroke.way().and_then(|way| next(spot, way));
    next.is_some_and(|next| stroke.focus(&next.to_string()))
}

/// A piece on its way, with the steps that it has left: it glides from place to place.
pub(crate) fn walker<P: Shown>(seat: Seat, (x, y): At, steps: u8, drawing: String) -> AnyView {
    view! {
        <g
            class=format!("walker {}", P::color(seat))
            aria-hidden="true"
            style:transform=format!("translate({x}px,{y}px)")
        >
            <circle class="halo" r="20.500"/>
            <g inner_html=drawing></g>
            <g class="left" transform="translate(17 -16)">
                <circle r="9.500"/>
                <text>{steps}</text>
            </g>
        </g>
    }
    .into_any()
}
