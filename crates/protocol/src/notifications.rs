//! How people are told that it is their turn, in games by days.

use serde::{Deserialize, Serialize};

/// How somebody wants to be told.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Wishes {
    /// The address that is known, if it has been confirmed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// By e-mail.
    pub mail: bool,
    /// In these browsers.
    pub browsers: Vec<BrowserInfo>,
}

/// A browser that shows messages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BrowserInfo {
    /// Its id, to leave it out from now on.
    pub id: String,
    /// Where messages to it are sent.
    pub endpoint: String,
    /// Since when, in milliseconds since 1970.
    pub made: u64,
}

/// Whether to send e-mail.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MailWish {
    /// Whether to.
    pub mail: bool,
}

/// What a browser tells that wants to show messages: as its `PushSubscription` is written in JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewBrowser {
    /// Where to send messages.
    pub endpoint: String,
    /// With which keys.
    pub keys: BrowserKeys,
}

/// The keys of a browser, in base64url.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BrowserKeys {
    /// Its public key: an uncompressed point of P-256.
    pub p256dh: String,
    /// 16 bytes that only it and the server know.
    pub auth: String,
}
