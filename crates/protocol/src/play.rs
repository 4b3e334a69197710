//! What is said while a game goes on.

use serde::{Deserialize, Serialize};
use table::{Choice, Line, Step};

use crate::changes::Changes;
use crate::fairness::Fairness;
use crate::manners::OfferInfo;
use crate::tables::{AwaitedInfo, TableInfo};

/// Everything that one observer may know about a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Update {
    /// Its number on this table, by which [`Changes`] tell which update they change.
    #[serde(default)]
    pub number: u64,
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
    /// Whether the observer could abort the game.
    #[serde(default)]
    pub can_abort: bool,
    /// Somebody's proposal to leave it at that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<OfferInfo>,
    /// The id of the table where the same people play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// Where chance comes from.
    pub fairness: Fairness,
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
    /// Its id at this server.
    #[serde(default)]
    pub id: u64,
    /// Who said it; a dash stands for somebody who is gone.
    pub name: String,
    /// Whether that is the name of an account.
    #[serde(default)]
    pub account: bool,
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
        /// The SHA-256 of 32 bytes that will be added to chance, in hexadecimal digits; nothing is added
        /// without it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        promise: Option<String>,
    },
    /// Tell one's share, while the table waits for that.
    Share {
        /// As for playing.
        id: String,
        /// The 32 bytes that were promised, in hexadecimal digits.
        share: String,
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
    /// Give the game up.
    Resign {
        /// As for playing.
        id: String,
    },
    /// Break the game off, before it has properly begun.
    Abort {
        /// As for playing.
        id: String,
    },
    /// Propose to leave it at that, or agree to that. The game ends when all people have agreed.
    Agree {
        /// As for playing.
        id: String,
    },
    /// Do not leave it at that; or take back what one has proposed.
    Decline {
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
            | Self::Share { id, .. }
            | Self::Leave { id }
            | Self::StandIn { id, .. }
            | Self::Return { id }
            | Self::Resign { id }
            | Self::Abort { id }
            | Self::Agree { id }
            | Self::Decline { id } => id,
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
    /// The table has changed; only for sockets that were opened with `?changes=1`.
    Changes(Changes),
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
    /// Somebody came or went; nothing else has changed.
    Presence(Presence),
    /// The server is still there. It says so when there is nothing else to say for a while.
    Alive,
}

/// Who is at a table right now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Presence {
    /// Seats whose people are connected, counted from 1.
    pub connected: Vec<usize>,
    /// How many others watch.
    pub spectators: usize,
}

impl Presence {
    /// Brings what is known of a table up to date.
    pub fn note(&self, table: &mut TableInfo) {
        for (index, seat) in table.seats.iter_mut().enumerate() {
            seat.connected = self.connected.contains(&(index + 1));
        }
        table.spectators = self.spectators;
    }
}
