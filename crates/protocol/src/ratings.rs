//! How strong people are, as far as their games tell.

use serde::{Deserialize, Serialize};

/// An account as everybody may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProfileInfo {
    /// The account's name.
    pub name: String,
    /// On which day it was made, in milliseconds since 1970.
    pub since: u64,
    /// Its ratings.
    pub ratings: Vec<RatingInfo>,
    /// How its games against bots went.
    pub bots: Vec<BotRecord>,
}

/// A rating in one game with so many players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingInfo {
    /// The game's id.
    pub game: String,
    /// How many play.
    pub players: usize,
    /// The rating; everybody begins with 1500.
    pub rating: i32,
    /// How far off it may be: the true strength is most likely no further away than twice this.
    pub deviation: i32,
    /// Whether too little is known for it to mean much.
    pub provisional: bool,
    /// After how many rated games.
    pub games: u32,
    /// When the last of them ended, in milliseconds since 1970.
    pub last: u64,
}

/// How games with bots of one level went.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotRecord {
    /// The game's id.
    pub game: String,
    /// How many play.
    pub players: usize,
    /// The level of the bots.
    pub level: String,
    /// How often the person was better than all of them.
    pub won: u32,
    /// How often the best of them was as good.
    pub drawn: u32,
    /// How often one of them was better.
    pub lost: u32,
}

/// A rating after a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CurvePoint {
    /// The table's id.
    pub table: String,
    /// When the game ended, in milliseconds since 1970.
    pub at: u64,
    /// The rating after it.
    pub rating: i32,
    /// How far off it may be.
    pub deviation: i32,
}

/// Those with the highest ratings in a game with so many players.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Leaderboard {
    /// The best first. Only those are listed of whom enough is known.
    pub leaders: Vec<Leader>,
}

/// Somebody on a leaderboard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Leader {
    /// The account's name.
    pub name: String,
    /// The rating.
    pub rating: RatingInfo,
}
