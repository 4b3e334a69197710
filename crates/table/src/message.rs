//! What server and browser say to each other, version 1: JSON over HTTP and WebSocket.
//!
//! The browser's offline table speaks the same messages to itself, so pages do not know whether a
//! server is there.
//!
//! | Request | Says | Hears |
//! |---|---|---|
//! | `GET /api/v1/games` | | [`GameInfo`](crate::listing::GameInfo), a list |
//! | `GET /api/v1/me` | | [`Me`]; 401 for strangers |
//! | `POST /api/v1/guests` | [`NewGuest`] | [`Me`], and a session cookie |
//! | `POST /api/v1/accounts` | [`Login`] | [`Me`]; a guest keeps all seats |
//! | `POST /api/v1/login` | [`Login`] | [`Me`], and a session cookie |
//! | `POST /api/v1/logout` | | nothing |
//! | `GET, POST /api/v1/tokens`, `DELETE /api/v1/tokens/{id}` | [`NewToken`] | [`TokenInfo`] |
//! | `GET /api/v1/tables` (`?mine=1`) | | [`TableInfo`], a list |
//! | `POST /api/v1/tables` | [`NewTable`] | [`TableInfo`] |
//! | `GET /api/v1/tables/{id}` (`?since=N`) | | [`Update`] |
//! | `POST /api/v1/tables/{id}/commands` | [`Command`] | [`Notice`] |
//! | `GET /api/v1/tables/{id}/socket` (`?since=N`) | [`Command`]s | [`Notice`]s |
//! | `GET /api/v1/tables/{id}/replay` (`?from=N&count=N`) | | [`Replay`] |
//! | `GET /api/v1/tables/{id}/record` | | a record, as text |
//!
//! What fails is answered with a [`Problem`]. `?lang=fr` chooses the language everywhere, `?words=0`
//! leaves sentences out of updates, which saves time for scripts.

use engine::{Awaited, Observer, Standings};
use serde::{Deserialize, Serialize};

use crate::session::{Choice, Line, Step};

/// The version of these messages; part of every address (`/api/v1/…`).
pub const VERSION: u32 = 1;

/// How long players may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So many minutes for the whole game and some seconds more for each move.
    Live {
        /// Minutes for the game.
        minutes: u32,
        /// Seconds for each move.
        increment: u32,
    },
    /// So many days for each move.
    Days {
        /// Days for each move.
        days: u32,
    },
}

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

/// Why a request failed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// The machine-readable reason.
    pub code: String,
    /// The reason in words.
    pub reason: String,
}

/// A table to be opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Variant, players and options as in a record: `base players=2 first=random`. What is not named
    /// gets its default.
    #[serde(default)]
    pub setup: String,
    /// Who sits where, seat 1 first; seats not named are open.
    #[serde(default)]
    pub seats: Vec<NewSeat>,
    /// Whether the lobby shows the table; otherwise only those who know its link find it.
    #[serde(default)]
    pub public: bool,
    /// How long players may think.
    #[serde(default)]
    pub clock: Clock,
}

/// Who is to sit on a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum NewSeat {
    /// The one who opens the table.
    Me,
    /// Whoever comes.
    Open,
    /// Whoever comes with the table's invitation.
    Invited,
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats are still open.
    Waiting,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
}

/// A table as the lobby shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// The table's id; its link ends with it.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Variant, players and options, as in a record.
    pub setup: String,
    /// Whether the lobby shows it.
    pub public: bool,
    /// How long players may think.
    pub clock: Clock,
    /// How far it is.
    pub status: Status,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// How many events there have been.
    pub ply: usize,
    /// How many people watch.
    pub spectators: usize,
    /// When it was opened, in milliseconds since 1970.
    pub opened: u64,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    /// The seat's name in the game: its colour.
    pub seat: String,
    /// Who sits there.
    pub occupant: OccupantInfo,
    /// Whether a person is connected.
    pub connected: bool,
    /// The level of the bot that stands in for a person who stayed away.
    pub stand_in: Option<String>,
    /// Whether another player may now ask for a bot to stand in.
    pub overdue: bool,
    /// Milliseconds left to think, if there is a clock.
    pub time_left: Option<u64>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OccupantInfo {
    /// A person.
    Human {
        /// Their name.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
    /// Nobody yet.
    Open,
    /// Nobody yet; kept for somebody with the table's invitation.
    Invited,
}

/// What the game waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AwaitedInfo {
    /// Seats that hold the game up, counted from 1.
    pub must: Vec<usize>,
    /// The observer's own seat, counted from 1, if it may act as well.
    pub may: Vec<usize>,
    /// Whether dice or a deck come next.
    pub chance: bool,
    /// How the game ended, if it is over.
    pub standings: Option<StandingsInfo>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StandingsInfo {
    /// The scores, seat 1 first.
    pub scores: Vec<i32>,
    /// The places, seat 1 first; winners have 1.
    pub places: Vec<u8>,
}

impl From<&Standings> for StandingsInfo {
    fn from(standings: &Standings) -> Self {
        Self {
            scores: standings.scores.as_slice().to_vec(),
            places: standings.places.as_slice().to_vec(),
        }
    }
}

impl AwaitedInfo {
    /// What `observer` may know of it. Who else *may* act can hang on a secret, such as a card in a
    /// hand, so nobody is told of any seat but their own.
    #[must_use]
    pub fn seen_by(observer: Observer, awaited: &Awaited) -> Self {
        let mut info = Self {
            must: Vec::new(),
            may: Vec::new(),
            chance: false,
            standings: None,
        };
        match awaited {
            Awaited::Seats { must, may } => {
                info.must = must.iter().map(engine::Seat::number).collect();
                let own = may.iter().filter(|seat| observer.is(*seat));
                info.may = own.map(engine::Seat::number).collect();
            }
            Awaited::Chance => info.chance = true,
            Awaited::Nobody(standings) => info.standings = Some(standings.into()),
        }
        info
    }
}

/// Everything that one observer may know about a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Update {
    /// The table.
    pub table: TableInfo,
    /// The observer's own seat, counted from 1; none for those who watch.
    pub you: Option<usize>,
    /// How many events there have been.
    pub ply: usize,
    /// The game as the observer sees it.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub view: serde_json::Value,
    /// What the game waits for.
    pub awaited: AwaitedInfo,
    /// What the observer may do now.
    pub legal: Vec<Choice>,
    /// The log from the event after `since` on. Lines that the client has from there are outdated.
    pub lines: Vec<Line>,
    /// How many events the observer knew of already and still hold: fewer after something was taken
    /// back.
    pub since: usize,
    /// Whether the observer could take back their last action.
    pub can_undo: bool,
    /// The promise about the seed.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// What to tell those who are to sit on the kept seats: only for the one who opened the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
}

/// A game, step by step, as far as one observer got to know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Replay {
    /// How many events the game has.
    pub plies: usize,
    /// Some of its positions, in order.
    pub steps: Vec<Step>,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// Who said it.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// What a client asks for over its socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Command {
    /// Play an action.
    Play {
        /// Chosen by the client, different for every command: a command that comes twice is carried
        /// out once.
        id: String,
        /// How many events the client knew of when it decided. If there are more, it is refused, unless
        /// they are answers that others sealed while the table waits for this seat as well.
        ply: usize,
        /// The action's notation.
        action: String,
    },
    /// Take back one's last action.
    Undo {
        /// As for playing.
        id: String,
        /// As for playing.
        ply: usize,
    },
    /// Sit down.
    Sit {
        /// As for playing.
        id: String,
        /// The seat, counted from 1.
        seat: usize,
        /// The table's invitation, if the seat is kept.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invitation: Option<String>,
    },
    /// Stand up, before the game has begun.
    Leave {
        /// As for playing.
        id: String,
    },
    /// Let a bot stand in for somebody who is overdue.
    StandIn {
        /// As for playing.
        id: String,
        /// The seat, counted from 1.
        seat: usize,
    },
    /// Come back to one's seat, where a bot stood in.
    Return {
        /// As for playing.
        id: String,
    },
    /// Say something.
    Chat {
        /// What.
        text: String,
    },
}

impl Command {
    /// Its id; chat has none.
    #[must_use]
    pub fn id(&self) -> &str {
        match self {
            Self::Play { id, .. }
            | Self::Undo { id, .. }
            | Self::Sit { id, .. }
            | Self::Leave { id }
            | Self::StandIn { id, .. }
            | Self::Return { id } => id,
            Self::Chat { .. } => "",
        }
    }
}

/// What a server tells over a socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Notice {
    /// The table has changed.
    Update(Box<Update>),
    /// A command was carried out and is stored.
    Accepted {
        /// The command's id.
        id: String,
        /// How many events there are now.
        ply: usize,
    },
    /// A command was refused; nothing has changed.
    Refused {
        /// The command's id; empty for chat and for what could not be read.
        id: String,
        /// The machine-readable reason.
        code: String,
        /// Key of the rule's heading.
        rule: String,
        /// The reason in words.
        reason: String,
    },
    /// Something was said.
    Chat(ChatLine),
}
