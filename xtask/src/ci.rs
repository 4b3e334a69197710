//! `cargo xtask ci`: what the automatic checks run.

use crate::run::Failure;
use crate::test::{Dependencies, check};

pub(crate) fn ci() -> Result<(), Failure> {
    check(Dependencies::Locked)
}
