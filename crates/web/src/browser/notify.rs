//! Words to a reader who looks at something else.

use leptos::prelude::{document, window};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationOptions, NotificationPermission};

/// Whether the page cannot be seen.
pub(crate) fn is_hidden() -> bool {
    document().hidden()
}

/// Asks the reader to allow notifications; says whether they do.
pub(crate) async fn allowed() -> bool {
    // Some browsers have none at all.
    let known = js_sys::Reflect::has(&window(), &"Notification".into());
    if !known.unwrap_or(false) {
        return false;
    }
    if Notification::permission() == NotificationPermission::Default
        && let Ok(asked) = Notification::request_permission()
    {
        let _ = JsFuture::from(asked).await;
    }
    Notification::permission() == NotificationPermission::Granted
}

/// Shows a notification, in place of an earlier one with the same tag. A click on it brings the page back.
pub(crate) fn show(title: &str, text: &str, tag: &str) {
    let options = NotificationOptions::new();
    options.set_body(text);
    options.set_tag(tag);
    options.set_icon("./icon-192.png");
    if let Ok(shown) = Notification::new_with_options(title, &options) {
        let back = Closure::once_into_js(move || {
            let _ = window().focus();
        });
        shown.set_onclick(Some(back.unchecked_ref()));
    }
}
