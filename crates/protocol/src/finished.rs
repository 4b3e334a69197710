//! Games that are over, as lists show them.

use serde::{Deserialize, Serialize};

use crate::tables::OccupantInfo;

/// How a game came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// It was played to its end.
    Played,
    /// Somebody gave up, and nobody was left to play against.
    Resigned,
    /// Somebody's time ran out, and nobody was left to play against.
    Late,
    /// Everybody agreed to leave it at that.
    Agreed,
    /// It was broken off before it had properly begun.
    Aborted,
}

/// How a game went for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// It has won alone.
    Won,
    /// It shares the first place.
    Drawn,
    /// Somebody else has won, or the game.
    Lost,
}

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FinishedInfo {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Variant, players and options, as in a record.
    pub setup: String,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// How it came to its end.
    pub ending: Ending,
    /// How many events there were.
    pub plies: usize,
    /// When the table was opened, in milliseconds since 1970.
    pub opened: u64,
    /// When the game ended, in milliseconds since 1970.
    pub ended: u64,
    /// Who sat where, seat 1 first.
    pub seats: Vec<FinishedSeat>,
    /// The seat of whom the list is about, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
}

/// A seat of a game that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FinishedSeat {
    /// Who sat there; people with an account by its name.
    pub occupant: OccupantInfo,
    /// Whether a bot stood in at the end.
    #[serde(default)]
    pub stand_in: bool,
    /// The score, unless people ended the game early.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
    /// The place; winners have 1. There is none if the game was aborted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u8>,
    /// How it went, unless the game was aborted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// Some of the games that are over, the newest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FinishedPage {
    /// The games.
    pub games: Vec<FinishedInfo>,
    /// What to ask for to get those before them, if there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}
