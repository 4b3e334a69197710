//! Pieces that are dragged from place to place, or from the tray into the picture. Whatever can be
//! dragged can be taken and sent by clicks and keys as well.

use std::time::Duration;

use leptos::ev;
use leptos::html::Section;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;

use super::spots::spot_at;

/// How far a pointer moves before something is dragged.
const SLACK: i32 = 8;

/// Where something is dragged from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum From {
    /// A spot of the picture.
    Spot(String),
    /// Something that is marked with `data-lift`, beside it or one of several things on a spot.
    Tray(String),
}

/// What is dragged, and where the pointer is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Drag {
    pub(crate) from: From,
    start: (i32, i32),
    pub(crate) at: (i32, i32),
    /// Whether the pointer has moved far enough to mean it.
    pub(crate) is_live: bool,
    /// The spot under the pointer.
    pub(crate) over: Option<String>,
}

/// A hand that may drag something.
#[derive(Clone, Copy)]
pub(crate) struct Dragging {
    drag: RwSignal<Option<Drag>>,
    /// A click that ends a drag means nothing.
    dragged: StoredValue<bool>,
}

/// What dragging means in a game; nothing, if it says nothing.
pub(crate) trait Drags: Copy + 'static {
    /// Whether something can be taken from here.
    fn may_lift(self, _from: &From) -> bool {
        false
    }
    /// Takes it.
    fn lift(self, _from: &From) {}
    /// It is held over another place.
    fn hold_over(self, _from: &From, _over: Option<&str>) {}
    /// Puts it down; nowhere if it was let go beside the picture.
    fn put_down(self, _from: &From, _to: Option<&str>) {}
}

impl Dragging {
    pub(crate) fn new() -> Self {
        Self {
            drag: RwSignal::new(None),
            dragged: StoredValue::new(false),
        }
    }

    /// What is being dragged.
    pub(crate) fn live(self) -> Option<Drag> {
        self.drag.get().filter(|drag| drag.is_live)
    }

    /// Whether something is being dragged, for those who do not follow.
    pub(crate) fn is_live(self) -> bool {
        let drag = self.drag.read_untracked();
        drag.as_ref().is_some_and(|drag| drag.is_live)
    }

    /// Lets it go.
    pub(crate) fn let_go(self) {
        self.drag.set(None);
    }

    /// Whether a click only ended a drag.
    pub(crate) fn takes_click(self) -> bool {
        let dragged = self.dragged.get_value();
        self.dragged.set_value(false);
        dragged
    }

    fn press(self, choice: impl Drags, from: From, at: (i32, i32)) {
        self.dragged.set_value(false);
        if choice.may_lift(&from) {
            self.drag.set(Some(Drag {
                from,
                start: at,
                at,
                is_live: false,
                over: None,
            }));
        }
    }

    fn move_to(self, choice: impl Drags, at: (i32, i32), over: Option<String>) {
        let Some(mut drag) = self.drag.get_untracked() else {
            return;
        };
        let far = (at.0 - drag.start.0).abs() + (at.1 - drag.start.1).abs() > SLACK;
        if !drag.is_live && !far {
            return;
        }
        if !drag.is_live {
            choice.lift(&drag.from);
        }
        if drag.over != over || !drag.is_live {
            choice.hold_over(&drag.from, over.as_deref());
        }
        drag.is_live = true;
        drag.at = at;
        drag.over = over;
        self.drag.set(Some(drag));
    }

    fn put_down(self, choice: impl Drags, to: Option<&str>) {
        let Some(drag) = self.drag.get_untracked() else {
            return;
        };
        if drag.is_live {
            self.dragged.set_value(true);
            choice.put_down(&drag.from, to);
            // The click that follows comes at once or not at all.
            set_timeout(
                move || {
                    let _ = self.dragged.try_set_value(false);
                },
                Duration::from_millis(50),
            );
        }
        self.drag.set(None);
    }

    /// Listens while the board exists.
    pub(crate) fn listen(self, root: NodeRef<Section>, choice: impl Drags) {
        let at = |event: &ev::PointerEvent| (event.client_x(), event.client_y());
        let under = |event: &ev::PointerEvent| {
            let (x, y) = (event.client_x() as f32, event.client_y() as f32);
            spot_at(&document().element_from_point(x, y)?)
        };
        let down = window_event_listener(ev::pointerdown, move |event| {
            let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
            let inside = root.get_untracked().zip(target);
            if let Some((root, target)) = inside
                && root.contains(Some(&target))
                && event.button() == 0
                && let Some(from) = origin(&target)
            {
                self.press(choice, from, at(&event));
            }
        });
        let moved = window_event_listener(ev::pointermove, move |event| {
            if self.drag.read_untracked().is_some() {
                self.move_to(choice, at(&event), under(&event));
            }
        });
        let up = window_event_listener(ev::pointerup, move |event| {
            if self.drag.read_untracked().is_some() {
                self.put_down(choice, under(&event).as_deref());
            }
        });
        let cancelled = window_event_listener(ev::pointercancel, move |_| self.let_go());
        on_cleanup(move || {
            for listener in [down, moved, up, cancelled] {
                listener.remove();
            }
        });
    }

    /// What is seen under the pointer: its class and its markup.
    pub(crate) fn shown(
        self,
        content: impl Fn(&Drag) -> Option<(String, String)> + Send + Sync + 'static,
    ) -> AnyView {
        let shown = move || {
            let drag = self.live()?;
            let (class, content) = content(&drag)?;
            let (x, y) = drag.at;
            Some(view! {
                <div
                    class=format!("dragged {class}")
                    aria-hidden="true"
                    style:transform=format!("translate({x}px,{y}px)")
                    inner_html=content
                ></div>
            })
        };
        view! { {shown} }.into_any()
    }
}

fn origin(target: &Element) -> Option<From> {
    if let Ok(Some(tray)) = target.closest("[data-lift]") {
        return tray.get_attribute("data-lift").map(From::Tray);
    }
    spot_at(target).map(From::Spot)
}
