//! A lens over the picture: two fingers, a button or a key make it larger, and then it is moved about
//! like any page.

use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;

use super::scene::{Scene, Shown};

/// How much larger the picture becomes at once, and at most.
const LARGER: f64 = 2.0;
const LARGEST: f64 = 4.0;

/// How large the picture is shown.
#[derive(Clone, Copy)]
pub(crate) struct Lens {
    zoom: RwSignal<f64>,
    field: NodeRef<Div>,
}

impl Lens {
    pub(crate) fn new() -> Self {
        Self {
            zoom: RwSignal::new(1.0),
            field: NodeRef::new(),
        }
    }

    /// Larger, or as it was.
    pub(crate) fn toggle(self) {
        let larger = self.zoom.get_untracked() > 1.0;
        self.set(if larger { 1.0 } else { LARGER }, (0.5, 0.5));
    }

    /// Sets how large the picture is; what lies at this part of the field stays there.
    fn set(self, zoom: f64, (across, down): (f64, f64)) {
        let zoom = zoom.clamp(1.0, LARGEST);
        let before = self.zoom.get_untracked();
        let Some(field) = self.field.get_untracked() else {
            return;
        };
        let (width, height) = (
            f64::from(field.client_width()),
            f64::from(field.client_height()),
        );
        let kept = |scroll: i32, part: f64, size: f64| {
            (f64::from(scroll) + part * size) * zoom / before - part * size
        };
        let left = kept(field.scroll_left(), across, width);
        let top = kept(field.scroll_top(), down, height);
        self.zoom.set(zoom);
        request_animation_frame(move || {
            field.set_scroll_left(left as i32);
            field.set_scroll_top(top as i32);
        });
    }

    /// The picture under the lens, with its button and what the page lays over it.
    pub(crate) fn over<P: Shown>(
        self,
        scene: Scene<P>,
        picture: AnyView,
        over: AnyView,
    ) -> AnyView {
        let pinch = StoredValue::new(None::<(f64, f64)>);
        let (zoom, field) = (self.zoom, self.field);
        let touch = move |event: ev::TouchEvent| {
            let Some((apart, middle)) = fingers(&event, field) else {
                return pinch.set_value(None);
            };
            event.prevent_default();
            let (start, zoomed) = pinch
                .get_value()
                .unwrap_or_else(|| (apart, zoom.get_untracked()));
            pinch.set_value(Some((start, zoomed)));
            self.set(zoomed * apart / start.max(1.0), middle);
        };
        let is_larger = move || zoom.get() > 1.0;
        let label = move || {
            scene.get(if is_larger() {
                "board-smaller"
            } else {
                "board-larger"
            })
        };
        view! {
            <div class="stage-frame">
                <div
                    class="lens"
                    class:zoomed=is_larger
                    style:--zoom=move || zoom.get().to_string()
                    node_ref=field
                    on:touchend=move |_| pinch.set_value(None)
                    on:touchmove=touch
                >
                    {picture}
                </div>
                <button
                    type="button"
                    class="magnify"
                    data-act="magnify"
                    aria-pressed=move || is_larger().to_string()
                    aria-label=label
                    title=label
                    on:click=move |_| self.toggle()
                >
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                        <path d="M10 4a6 6 0 1 0 0 12a6 6 0 1 0 0 -12M14.500 14.500L21 21M7 10H13"/>
                        <path class="upright" d="M10 7V13"/>
                    </svg>
                </button>
                {over}
            </div>
        }
        .into_any()
    }
}

/// How far two fingers are apart, and where in the field the middle between them is.
fn fingers(event: &ev::TouchEvent, field: NodeRef<Div>) -> Option<(f64, (f64, f64))> {
    let touches = event.touches();
    if touches.length() != 2 {
        return None;
    }
    let at = |index: u32| {
        let touch = touches.item(index)?;
        Some((f64::from(touch.client_x()), f64::from(touch.client_y())))
    };
    let ((ax, ay), (bx, by)) = (at(0)?, at(1)?);
    let bounds = field.get_untracked()?.get_bounding_client_rect();
    let part = |here: f64, start: f64, size: f64| ((here - start) / size.max(1.0)).clamp(0.0, 1.0);
    let middle = (
        part(f64::midpoint(ax, bx), bounds.left(), bounds.width()),
        part(f64::midpoint(ay, by), bounds.top(), bounds.height()),
    );
    Some(((ax - bx).hypot(ay - by), middle))
}
