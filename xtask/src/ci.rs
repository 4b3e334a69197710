//! `cargo xtask ci`: what the automatic checks run.

use crate::run::Failure;
use crate::test::{Dependencies, test};

pub(crate) fn ci() -> Result<(), Failure> {
    test(Dependencies::Locked)
}
