//! What keeps a server fit to play on: reports, and what administrators do about them.

use serde::{Deserialize, Serialize};

/// Who may speak at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Talk {
    /// Nobody.
    Nobody,
    /// Those who sit there.
    #[default]
    Seated,
    /// Those who sit there, and whoever watches with an account. Guests who only know the link do not.
    Everyone,
}

/// Somebody behaves badly at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewReport {
    /// The id of what they have said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<u64>,
    /// Or their seat, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    /// What is wrong with it, in the words of whoever reports it.
    pub reason: String,
}

/// A report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReportInfo {
    /// Its id.
    pub id: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The id of whoever reports it; none if they are gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// The table's id.
    pub table: String,
    /// The id of whom it is about; none if they are gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// Their name.
    pub name: String,
    /// What they have said, if it is about that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// What is wrong with it.
    pub reason: String,
    /// When somebody has dealt with it, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub done: Option<u64>,
}

/// What administrators can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// A person becomes an administrator.
    Grant,
    /// A person is no administrator any more.
    Revoke,
    /// Others do not hear a person for a while.
    Mute,
    /// Others hear a person again.
    Unmute,
    /// A person is sent away for a while.
    Ban,
    /// A person may come back.
    Unban,
    /// A table is closed: nobody comes to it any more.
    Close,
    /// A table is open again.
    Reopen,
    /// A report has been dealt with.
    Settle,
    /// A person gets another password, and has to sign in with it.
    ResetPassword,
    /// Guests and keys that nobody uses any more are forgotten.
    Purge,
}

/// Something that an administrator wants done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewAct {
    /// What.
    pub act: Act,
    /// The id of whom it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// The id of the table that it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The id of the report that is dealt with by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub report: Option<u64>,
    /// Until when, in milliseconds since 1970; for ever if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<u64>,
    /// Why; other administrators can read it.
    #[serde(default)]
    pub reason: String,
}

/// Something that an administrator has done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ActInfo {
    /// Its id.
    pub id: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The id of whoever did it; none if it was done on the machine itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// What was done.
    #[serde(flatten)]
    pub what: NewAct,
}

/// Somebody as administrators see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PersonInfo {
    /// Their id.
    pub id: String,
    /// Their name.
    pub name: String,
    /// Whether they have an account.
    pub account: bool,
    /// Whether they are administrators.
    pub admin: bool,
    /// Until when others do not hear them, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub muted: Option<u64>,
    /// Until when they are sent away, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub banned: Option<u64>,
    /// When they came first, in milliseconds since 1970.
    pub made: u64,
    /// On which day they were seen last, in milliseconds since 1970.
    pub seen: u64,
}
