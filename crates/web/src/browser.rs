//! What the browser itself offers: storage, files, sound, chance, requests. Nothing here knows games.

pub(crate) mod fetch;
pub(crate) mod files;
pub(crate) mod notify;
pub(crate) mod push;
pub(crate) mod sound;
pub(crate) mod storage;

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// Writes a panic to the console and shows the page's note that something broke.
pub(crate) fn report_panics() {
    std::panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&JsValue::from_str(&info.to_string()));
        if let Some(window) = web_sys::window()
            && let Some(document) = window.document()
            && let Some(note) = document.get_element_by_id("broken")
        {
            let _ = note.remove_attribute("hidden");
        }
    }));
}

/// Whether there is a page; bots think without one.
pub(crate) fn has_page() -> bool {
    web_sys::window().is_some()
}

/// Adds a style sheet to the page, unless it has it. It is fetched from now on; who waits hears when it is there.
pub(crate) fn style(address: &str) -> impl Future<Output = Result<(), JsValue>> + use<> {
    let link = add_style(address);
    async move {
        let Some((link, coming)) = link else {
            return Ok(());
        };
        let came = coming.await;
        if came.is_err() {
            // Another try brings a link of its own.
            link.remove();
        }
        came.map(drop)
    }
}

fn add_style(address: &str) -> Option<(web_sys::Element, JsFuture)> {
    let same = document().query_selector(&format!("link[href={address:?}]"));
    if matches!(same, Ok(Some(_))) {
        return None;
    }
    let head = document().head()?;
    let link = document().create_element("link").ok()?;
    link.set_attribute("rel", "stylesheet").ok()?;
    link.set_attribute("href", address).ok()?;
    let promise = js_sys::Promise::new(&mut |done, failed| {
        let _ = link.add_event_listener_with_callback("load", &done);
        let _ = link.add_event_listener_with_callback("error", &failed);
    });
    head.append_child(&link).ok()?;
    Some((link, JsFuture::from(promise)))
}

/// 32 bytes that nobody can guess.
pub(crate) fn entropy() -> [u8; 32] {
    let mut bytes = [0; 32];
    if let Ok(crypto) = window().crypto() {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    bytes
}

/// A short name that is new: for saves and commands.
pub(crate) fn fresh_id() -> String {
    engine::notation::hex(&entropy()[..8])
}

/// Milliseconds since 1970.
pub(crate) fn now() -> f64 {
    #[cfg(target_family = "wasm")]
    {
        js_sys::Date::now()
    }
    // Where tests let bots think.
    #[cfg(not(target_family = "wasm"))]
    {
        let since = std::time::UNIX_EPOCH.elapsed();
        since.map_or(0.0, |since| 1000.0 * since.as_secs_f64())
    }
}

/// The part of the address that names the page.
pub(crate) fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// Goes to a page of this site.
pub(crate) fn go(hash: &str) {
    let _ = window().location().set_hash(hash);
}

/// Changes the address without going anywhere.
pub(crate) fn rename_page(hash: &str) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(hash));
    }
}

/// The address of a page of this site, to be given to others.
pub(crate) fn link_to(hash: &str) -> String {
    let location = window().location();
    let address = location.href().unwrap_or_default();
    let site = address.split('#').next().unwrap_or_default();
    format!("{site}{hash}")
}

/// Puts text on the clipboard; says whether that was possible.
pub(crate) async fn copy(text: &str) -> bool {
    let clipboard = window().navigator().clipboard();
    // Without https there is none.
    if clipboard.is_undefined() {
        return false;
    }
    JsFuture::from(clipboard.write_text(text)).await.is_ok()
}

/// The language that the reader's browser asks for.
pub(crate) fn language() -> String {
    window().navigator().language().unwrap_or_default()
}

/// Sets an attribute of the whole page.
pub(crate) fn mark_page(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute(name, value);
    }
}

/// Puts the keyboard on the first element that the selector finds, without moving the page.
pub(crate) fn focus(selector: &str) {
    use wasm_bindgen::JsCast;
    if let Ok(Some(element)) = document().query_selector(selector) {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        // Elements of pictures take the focus as others do.
        let element = element.unchecked_into::<web_sys::HtmlElement>();
        let _ = element.focus_with_options(&options);
    }
}

/// Whether the keyboard is on something inside what the selector finds.
pub(crate) fn has_focus_in(selector: &str) -> bool {
    let focused = document().active_element();
    focused.is_some_and(|it| matches!(it.closest(selector), Ok(Some(_))))
}

/// Whether the screen is taller than it is wide; follows what is done with it.
pub(crate) fn is_tall() -> Signal<bool> {
    let measure = || {
        let side = |side: Result<JsValue, JsValue>| side.ok().and_then(|it| it.as_f64());
        let (width, height) = (side(window().inner_width()), side(window().inner_height()));
        width < height
    };
    let tall = RwSignal::new(measure());
    let listener = window_event_listener(leptos::ev::resize, move |_| {
        if tall.get_untracked() != measure() {
            tall.set(measure());
        }
    });
    on_cleanup(move || listener.remove());
    tall.into()
}

/// Shows the element with this id, without moving more than needed.
pub(crate) fn reveal(id: &str, block: web_sys::ScrollLogicalPosition) {
    if let Some(element) = document().get_element_by_id(id) {
        let options = web_sys::ScrollIntoViewOptions::new();
        options.set_block(block);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}
