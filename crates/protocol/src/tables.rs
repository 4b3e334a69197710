//! Tables as they are opened and as the lobby shows them.

use engine::{Awaited, Observer, Standings};
use serde::{Deserialize, Serialize};
use table::Session;

use crate::manners::{CallInfo, CallKind, Flag};
use crate::moderation::Talk;

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
    /// What happens when somebody's time has run out.
    #[serde(default)]
    pub flag: Flag,
    /// Whether clients offer hints; if nothing is said, only where no two people play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
    /// Who may speak there.
    #[serde(default)]
    pub talk: Talk,
    /// Whether the game counts for ratings. Then only people with an account play, nobody gets hints, and everybody
    /// may look at the game when it is over.
    #[serde(default)]
    pub rated: bool,
    /// Whether only those sit down who are about as strong as who opens it; where the game counts for ratings.
    #[serde(default)]
    pub near: bool,
}

/// Who is to sit on a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum NewSeat {
    /// The one who opens the table.
    Me {
        /// As for sitting down.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        promise: Option<String>,
    },
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
    /// All seats are taken, and the shares of chance that people have promised are being told.
    Sharing,
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
    /// The revision of the rules that it is played by.
    pub revision: u32,
    /// Variant, players and options, as in a record.
    pub setup: String,
    /// Whether the lobby shows it.
    pub public: bool,
    /// How long players may think.
    pub clock: Clock,
    /// What happens when somebody's time has run out.
    #[serde(default)]
    pub flag: Flag,
    /// Whether clients offer hints.
    #[serde(default)]
    pub hints: bool,
    /// Who may speak there.
    #[serde(default)]
    pub talk: Talk,
    /// Whether the game counts for ratings.
    #[serde(default)]
    pub rated: bool,
    /// The lowest and the highest rating with which one may sit down, if that is limited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strength: Option<[i32; 2]>,
    /// How far it is.
    pub status: Status,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Seats that hold the game up, counted from 1.
    #[serde(default)]
    pub awaited: Vec<usize>,
    /// What people have decided about the game outside its rules.
    #[serde(default)]
    pub calls: Vec<CallInfo>,
    /// How many events there have been.
    pub ply: usize,
    /// How many people watch.
    pub spectators: usize,
    /// When it was opened, in milliseconds since 1970.
    pub opened: u64,
    /// When something last happened there.
    #[serde(default)]
    pub changed: u64,
    /// The caller's own seat, counted from 1, in a list of their own tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<usize>,
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
        /// Their name; a dash stands for somebody who is gone.
        name: String,
        /// Whether it is the name of an account.
        #[serde(default)]
        account: bool,
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
    /// The scores, seat 1 first; none if people ended the game early.
    pub scores: Vec<i32>,
    /// The places, seat 1 first; winners have 1. There are none if the game was aborted.
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
    /// What `observer` may know of what a table waits for.
    #[must_use]
    pub fn of(session: &dyn Session, observer: Observer) -> Self {
        let mut info = Self::seen_by(observer, &session.awaited());
        if let Some(standings) = info.standings.as_mut().filter(|_| session.is_cut_short()) {
            standings.scores.clear();
            let aborted = |called| CallInfo::from(called).kind == CallKind::Aborted;
            if session.calls().iter().any(aborted) {
                standings.places.clear();
            }
        }
        info
    }

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
