//! Messages that the browser shows though no page is open.

use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    PushManager, PushSubscription, PushSubscriptionOptionsInit, ServiceWorkerRegistration,
};

/// Whether this browser can show such messages at all.
pub(crate) fn is_possible() -> bool {
    let has = |of: &JsValue, name: &str| js_sys::Reflect::has(of, &name.into()).unwrap_or(false);
    has(&window(), "PushManager") && has(&window().navigator(), "serviceWorker")
}

/// Where messages to this browser are sent, if they are.
pub(crate) async fn endpoint() -> Option<String> {
    let subscription = subscription().await.ok()??;
    Some(subscription.endpoint())
}

/// Lets messages come from whoever has this key; gives what the server has to know, as JSON.
pub(crate) async fn subscribe(key: &str) -> Result<String, JsValue> {
    let options = PushSubscriptionOptionsInit::new();
    options.set_user_visible_only(true);
    options.set_application_server_key_opt_str(Some(key));
    let subscription = JsFuture::from(manager().await?.subscribe_with_options(&options)?).await?;
    Ok(js_sys::JSON::stringify(&subscription)?.into())
}

/// Lets no more messages come.
pub(crate) async fn unsubscribe() {
    if let Ok(Some(subscription)) = subscription().await
        && let Ok(ending) = subscription.unsubscribe()
    {
        let _ = JsFuture::from(ending).await;
    }
}

async fn subscription() -> Result<Option<PushSubscription>, JsValue> {
    let found = JsFuture::from(manager().await?.get_subscription()?).await?;
    Ok(found.dyn_into().ok())
}

async fn manager() -> Result<PushManager, JsValue> {
    let ready = window().navigator().service_worker().ready()?;
    let registration: ServiceWorkerRegistration = JsFuture::from(ready).await?.dyn_into()?;
    registration.push_manager()
}
