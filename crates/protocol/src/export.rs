//! Everything that the server keeps about somebody.

use serde::{Deserialize, Serialize};

use crate::moderation::ReportInfo;
use crate::notifications::Wishes;
use crate::people::{Me, SessionInfo, TokenInfo};
use crate::play::ChatLine;
use crate::ratings::{BotRecord, RatingInfo};

/// Everything that the server keeps about somebody, but for what cannot be told: passwords and keys are kept only
/// as hashes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Export {
    /// Who it is.
    pub me: Me,
    /// When they came first, in milliseconds since 1970.
    pub made: u64,
    /// On which day they were seen last, in milliseconds since 1970.
    pub seen: u64,
    /// Their address for messages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// Until when others do not hear them, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub muted: Option<u64>,
    /// Where they are signed in.
    pub sessions: Vec<SessionInfo>,
    /// Their keys for scripts.
    pub tokens: Vec<TokenInfo>,
    /// How they want to be told when it is their turn.
    pub wishes: Wishes,
    /// The tables where they have sat, and what they did there.
    pub tables: Vec<ExportedTable>,
    /// How strong they are, as far as rated games tell.
    #[serde(default)]
    pub ratings: Vec<RatingInfo>,
    /// How their games against bots went.
    #[serde(default)]
    pub bots: Vec<BotRecord>,
    /// What they have said.
    pub chat: Vec<Said>,
    /// What they have reported.
    pub reports: Vec<ReportInfo>,
}

/// What somebody has done at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExportedTable {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Variant, players and options, as in a record.
    pub setup: String,
    /// When it was opened, in milliseconds since 1970.
    pub opened: u64,
    /// Whether they have opened it.
    pub opener: bool,
    /// What they did.
    pub deeds: Vec<ExportedDeed>,
}

/// Something that somebody has done at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExportedDeed {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What, as it stands in the table's log.
    pub deed: String,
}

/// Something that somebody has said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Said {
    /// The table's id.
    pub table: String,
    /// What was said.
    pub line: ChatLine,
}
