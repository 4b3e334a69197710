//! Chance in games that have none.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use crate::NotationError;

/// A result of dice that do not exist: there is no such value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NoChance(Infallible);

impl NoChance {
    /// What follows from a result that cannot be: anything.
    pub const fn never<T>(self) -> T {
        match self.0 {}
    }
}

impl fmt::Display for NoChance {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.never()
    }
}

impl FromStr for NoChance {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        Err(NotationError::Unexpected {
            expected: "expected-no-chance",
            found: text.to_owned(),
        })
    }
}
