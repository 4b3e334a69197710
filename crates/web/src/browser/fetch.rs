//! Requests to the server that this site came from, if there is one.

use leptos::prelude::window;
use protocol::Problem;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Why a request brought nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Failure {
    /// There is no server, or it cannot be reached.
    NoServer,
    /// The server does not know who asks.
    Stranger,
    /// The server said no, and why.
    Problem(Problem),
}

/// Asks for something.
pub(crate) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Failure> {
    read(&send("GET", path, None).await?)
}

/// Asks for a text.
pub(crate) async fn get_text(path: &str) -> Result<String, Failure> {
    send("GET", path, None).await
}

/// Says something and hears an answer.
pub(crate) async fn post<T: DeserializeOwned>(
    path: &str,
    body: &impl Serialize,
) -> Result<T, Failure> {
    read(&tell(path, body).await?)
}

/// Says something.
pub(crate) async fn tell(path: &str, body: &impl Serialize) -> Result<String, Failure> {
    let body = serde_json::to_string(body).map_err(|_| Failure::NoServer)?;
    send("POST", path, Some(&body)).await
}

/// Wants something gone, and says why it may be.
pub(crate) async fn remove(path: &str, body: Option<&str>) -> Result<(), Failure> {
    send("DELETE", path, body).await.map(drop)
}

/// Says something that is written as JSON already, and hears an answer.
pub(crate) async fn post_text<T: DeserializeOwned>(path: &str, body: &str) -> Result<T, Failure> {
    read(&send("POST", path, Some(body)).await?)
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Failure> {
    // A static site may answer everything with its own page.
    serde_json::from_str(text).map_err(|_| Failure::NoServer)
}

async fn send(method: &str, path: &str, body: Option<&str>) -> Result<String, Failure> {
    let (status, text) = transfer(method, path, body)
        .await
        .map_err(|_| Failure::NoServer)?;
    match status {
        // Nothing is an answer, too.
        204 => Ok("null".to_owned()),
        200..=299 => Ok(text),
        401 => Err(Failure::Stranger),
        _ => Err(serde_json::from_str(&text).map_or(Failure::NoServer, Failure::Problem)),
    }
}

async fn transfer(method: &str, path: &str, body: Option<&str>) -> Result<(u16, String), JsValue> {
    let options = web_sys::RequestInit::new();
    options.set_method(method);
    options.set_credentials(web_sys::RequestCredentials::SameOrigin);
    if let Some(body) = body {
        options.set_body(&JsValue::from_str(body));
    }
    let request = web_sys::Request::new_with_str_and_init(&format!("/api/v1/{path}"), &options)?;
    if body.is_some() {
        request.headers().set("content-type", "application/json")?;
    }
    let response = JsFuture::from(window().fetch_with_request(&request)).await?;
    let response: web_sys::Response = response.dyn_into()?;
    let text = JsFuture::from(response.text()?).await?;
    Ok((response.status(), text.as_string().unwrap_or_default()))
}
