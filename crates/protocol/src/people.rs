//! People and their keys.

use serde::{Deserialize, Serialize};

/// Somebody who uses the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// Their id.
    pub id: String,
    /// Their name.
    pub name: String,
    /// Whether they have an account, or are a guest.
    pub account: bool,
    /// Whether they look after the server.
    #[serde(default)]
    pub admin: bool,
}

/// Somebody who comes without an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewGuest {
    /// The name that others see.
    pub name: String,
}

/// A name and a password: for a new account, or to come back to it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Login {
    /// The account's name, which others see.
    pub name: String,
    /// The password, at least eight characters.
    pub password: String,
}

/// Never the password itself: secrets do not belong in logs.
impl std::fmt::Debug for Login {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Login").field("name", &self.name).finish()
    }
}

/// A key for scripts to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewToken {
    /// What it is for, in its owner's words.
    pub label: String,
}

/// A key with which a script acts for somebody: `Authorization: Bearer …`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TokenInfo {
    /// Its id, to take it back.
    pub id: String,
    /// What it is for.
    pub label: String,
    /// The key itself, told only once: when it is made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
}

/// Where somebody is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SessionInfo {
    /// Its id, to end it.
    pub id: String,
    /// What the browser calls itself.
    pub label: String,
    /// When it began, in milliseconds since 1970.
    pub made: u64,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// Another password for an account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewPassword {
    /// The one so far.
    pub old: String,
    /// The one from now on, at least eight characters.
    pub new: String,
}

/// Never the passwords themselves.
impl std::fmt::Debug for NewPassword {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewPassword").finish_non_exhaustive()
    }
}

/// The end of an account, or of a guest.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Farewell {
    /// The account's password; guests have none.
    #[serde(default)]
    pub password: String,
}

/// Never the password itself.
impl std::fmt::Debug for Farewell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Farewell").finish_non_exhaustive()
    }
}

/// An address for messages of the server. It counts once somebody has followed the link that is sent there.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewEmail {
    /// The address.
    pub address: String,
    /// The account's password.
    pub password: String,
}

/// Never the password itself.
impl std::fmt::Debug for NewEmail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewEmail").finish_non_exhaustive()
    }
}

/// Somebody has forgotten the password.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Forgotten {
    /// The address that belongs to the account.
    pub address: String,
}

/// What stands in a link that was sent by e-mail. It is good for one time.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FromLink {
    /// What stands in the link.
    pub token: String,
    /// The new password, at least eight characters, where one is asked for.
    #[serde(default)]
    pub password: String,
}

/// Never the secrets themselves.
impl std::fmt::Debug for FromLink {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("FromLink").finish_non_exhaustive()
    }
}

/// What the server can do for people beside playing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HouseInfo {
    /// Whether it sends e-mail.
    pub mail: bool,
    /// The key for which browsers subscribe to messages, if it sends them: an uncompressed point of P-256 in
    /// base64url.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub push: Option<String>,
}
