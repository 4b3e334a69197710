//! What server and browser say to each other, version 1: JSON over HTTP and WebSocket.
//!
//! The browser's offline table speaks the same messages to itself, so pages do not know whether a
//! server is there.
//!
//! | Request | Says | Hears |
//! |---|---|---|
//! | `GET /api/v1/games` | | [`GameInfo`](table::listing::GameInfo), a list |
//! | `GET /api/v1/me` (`?quiet=1`) | | [`Me`]; 401 for strangers, or 204 if it is to be quiet |
//! | `POST /api/v1/guests` | [`NewGuest`] | [`Me`], and a session cookie |
//! | `POST /api/v1/accounts` | [`Login`] | [`Me`], and a new session cookie; a guest keeps all seats |
//! | `POST /api/v1/login` | [`Login`] | [`Me`], and a session cookie |
//! | `POST /api/v1/logout` | | nothing |
//! | `POST /api/v1/password` | [`NewPassword`] | [`Me`], and a new session cookie; all other sessions end |
//! | `GET, DELETE /api/v1/sessions`, `DELETE /api/v1/sessions/{id}` | | [`SessionInfo`], a list; without id all others end |
//! | `GET, POST /api/v1/tokens`, `DELETE /api/v1/tokens/{id}` | [`NewToken`] | [`TokenInfo`] |
//! | `GET /api/v1/tables` (`?mine=1`) | | [`TableInfo`], a list |
//! | `POST /api/v1/tables` | [`NewTable`] | [`TableInfo`] |
//! | `GET /api/v1/tables/{id}` (`?since=N`) | | [`Update`] |
//! | `POST /api/v1/tables/{id}/commands` | [`Command`] | [`Notice`] |
//! | `GET /api/v1/tables/{id}/socket` (`?since=N`) | [`Command`]s | [`Notice`]s |
//! | `POST /api/v1/tables/{id}/rematch` | [`NewRematch`] | [`TableInfo`] of the next game |
//! | `GET /api/v1/tables/{id}/replay` (`?from=N&count=N`) | | [`Replay`] |
//! | `GET /api/v1/tables/{id}/record` | | a record, as text |
//!
//! Whoever sits down may promise a share of chance, and tells it while the table's [`Status`] is `sharing`:
//! see [`Fairness`].
//!
//! What fails is answered with a [`Problem`]. `?lang=fr` chooses the language everywhere, `?words=0`
//! leaves sentences out of updates, which saves time for scripts.

mod fairness;
mod manners;
mod people;
mod play;
mod tables;

use serde::{Deserialize, Serialize};

pub use fairness::{Fairness, ShareInfo};
pub use manners::{CallInfo, CallKind, Flag, NewRematch, OfferInfo};
pub use people::{Login, Me, NewGuest, NewPassword, NewToken, SessionInfo, TokenInfo};
pub use play::{ChatLine, Command, Notice, Presence, Replay, Update};
pub use tables::{
    AwaitedInfo, Clock, NewSeat, NewTable, OccupantInfo, SeatInfo, StandingsInfo, Status, TableInfo,
};

/// The version of these messages; part of every address (`/api/v1/…`).
pub const VERSION: u32 = 1;

/// Why a request failed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// The machine-readable reason.
    pub code: String,
    /// The reason in words.
    pub reason: String,
}
