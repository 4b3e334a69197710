//! Where chance at a table comes from, as far as it is told.

use serde::{Deserialize, Serialize};

/// Where chance at a table comes from: a secret of the house and a share of each person, all promised before
/// any of them is told. A promise is the SHA-256 of the 32 bytes that it stands for.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Fairness {
    /// What the house has promised, from the moment when the table was opened.
    pub commitment: String,
    /// What people have promised and told, in the order of seats; those who add nothing are left out.
    pub shares: Vec<ShareInfo>,
    /// The house's secret, once the game is over.
    pub seed: Option<String>,
}

/// What somebody adds to chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShareInfo {
    /// The seat, counted from 1.
    pub seat: usize,
    /// What was promised when they sat down.
    pub promise: String,
    /// The share itself, once it is told.
    pub share: Option<String>,
    /// Whether the game began without it.
    pub withheld: bool,
}
