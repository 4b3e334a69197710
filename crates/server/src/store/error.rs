//! Why something could not be stored or read.

/// The storage failed: how far it got, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// It is not known whether it was stored. Whoever reads again later knows.
    #[error("the storage did not answer, so that it is not known whether it was stored: {0}")]
    Ambiguous(String),
    /// Somebody else holds what is needed. Nothing has changed; later it may work.
    #[error("the storage is busy: {0}")]
    Busy(String),
    /// The place where everything is kept cannot be reached. Nothing has changed.
    #[error("the storage cannot be reached: {0}")]
    Gone(String),
    /// There is no room left. Nothing has changed.
    #[error("the storage is full: {0}")]
    Full(String),
    /// Something else. Nothing has changed.
    #[error("the storage failed: {0}")]
    Failed(String),
}

impl StoreError {
    /// Whether it may work a little later without anybody doing anything about it.
    #[must_use]
    pub const fn passes(&self) -> bool {
        matches!(self, Self::Ambiguous(_) | Self::Busy(_) | Self::Gone(_))
    }
}
