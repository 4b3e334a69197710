//! Files that the reader saves or opens.

use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Larger files are no records.
const LARGEST: f64 = 4_000_000.0;

/// Offers a text as a file.
pub(crate) fn save(name: &str, text: &str) {
    let _ = offer(name, text);
}

fn offer(name: &str, text: &str) -> Result<(), JsValue> {
    let options = web_sys::BlobPropertyBag::new();
    options.set_type("text/plain;charset=utf-8");
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &options)?;
    let address = web_sys::Url::create_object_url_with_blob(&blob)?;
    let anchor: web_sys::HtmlAnchorElement = document().create_element("a")?.dyn_into()?;
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    web_sys::Url::revoke_object_url(&address)
}

/// The text of a file; nothing if it is too large or no text.
pub(crate) async fn read(file: web_sys::File) -> Option<String> {
    if file.size() > LARGEST {
        return None;
    }
    JsFuture::from(file.text()).await.ok()?.as_string()
}
