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
//! | `GET /api/v1/account/export` | | [`Export`] |
//! | `DELETE /api/v1/account` | [`Farewell`] | nothing |
//! | `GET /api/v1/house` | | [`HouseInfo`] |
//! | `POST, DELETE /api/v1/email`, `POST /api/v1/email/confirm` | [`NewEmail`], [`Farewell`], [`FromLink`] | nothing |
//! | `POST /api/v1/recover` | [`Forgotten`] | nothing |
//! | `POST /api/v1/recover/finish` | [`FromLink`] | [`Me`], and a session cookie |
//! | `GET /api/v1/notifications` | | [`Wishes`] |
//! | `POST /api/v1/notifications/mail` | [`MailWish`] | [`Wishes`] |
//! | `POST /api/v1/notifications/browsers`, `DELETE /api/v1/notifications/browsers/{id}` | [`NewBrowser`] | [`Wishes`] |
//! | `POST /api/v1/notifications/end/{token}` | | nothing |
//! | `POST /api/v1/tables/{id}/reports` | [`NewReport`] | nothing |
//! | `GET /api/v1/admin/reports` (`?all=1`), `GET /api/v1/admin/people` (`?name=Ada`) | | [`ReportInfo`]s, [`PersonInfo`]s |
//! | `GET, POST /api/v1/admin/acts` | [`NewAct`] | [`ActInfo`]s |
//! | `GET, POST /api/v1/tokens`, `DELETE /api/v1/tokens/{id}` | [`NewToken`] | [`TokenInfo`] |
//! | `GET /api/v1/tables` (`?mine=1`) | | [`TableInfo`], a list |
//! | `POST /api/v1/tables` | [`NewTable`] | [`TableInfo`] |
//! | `GET /api/v1/tables/{id}` (`?since=N`) | | [`Update`] |
//! | `POST /api/v1/tables/{id}/commands` | [`Command`] | [`Notice`] |
//! | `GET /api/v1/tables/{id}/socket` (`?since=N&changes=1`) | [`Command`]s | [`Notice`]s |
//! | `POST /api/v1/tables/{id}/rematch` | [`NewRematch`] | [`TableInfo`] of the next game |
//! | `GET /api/v1/tables/{id}/replay` (`?from=N&count=N`) | | [`Replay`] |
//! | `GET /api/v1/tables/{id}/record` | | a record, as text |
//! | `GET /api/v1/finished` (`?mine=1&person=Ada&game=ants&opponent=Bea&result=won&before=…&count=N`) | | [`FinishedPage`] |
//! | `GET /api/v1/people/{name}` | | [`ProfileInfo`] |
//! | `GET /api/v1/people/{name}/curve` (`?game=ants&players=2`) | | [`CurvePoint`]s, oldest first |
//! | `GET /api/v1/leaderboard` (`?game=ants&players=2`) | | [`Leaderboard`] |
//!
//! Whoever sits down may promise a share of chance, and tells it while the table's [`Status`] is `sharing`:
//! see [`Fairness`].
//!
//! What fails is answered with a [`Problem`]. `?lang=fr` chooses the language everywhere, `?words=0`
//! leaves sentences out of updates, which saves time for scripts.

mod changes;
mod export;
mod fairness;
mod finished;
mod manners;
mod moderation;
mod notifications;
mod people;
mod play;
mod ratings;
mod tables;

use serde::{Deserialize, Serialize};

pub use changes::{Change, Changes, Follower, Missed, between};
pub use export::{Export, ExportedDeed, ExportedTable, Said};
pub use fairness::{Fairness, ShareInfo};
pub use finished::{Ending, FinishedInfo, FinishedPage, FinishedSeat, Outcome};
pub use manners::{CallInfo, CallKind, Flag, NewRematch, OfferInfo};
pub use moderation::{Act, ActInfo, NewAct, NewReport, PersonInfo, ReportInfo, Talk};
pub use notifications::{BrowserInfo, BrowserKeys, MailWish, NewBrowser, Wishes};
pub use people::{
    Farewell, Forgotten, FromLink, HouseInfo, Login, Me, NewEmail, NewGuest, NewPassword, NewToken,
    SessionInfo, TokenInfo,
};
pub use play::{ChatLine, Command, Notice, Presence, Replay, Update};
pub use ratings::{BotRecord, CurvePoint, Leader, Leaderboard, ProfileInfo, RatingInfo};
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
