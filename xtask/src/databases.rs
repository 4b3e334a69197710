//! PostgreSQL, in which a server can keep everything: tests run a real one in a folder of their own.

use std::path::Path;

use crate::debian;
use crate::run::{Failure, on_path};

/// Where tests are told that it is there.
pub(crate) const HAVE_TO_BE_THERE: &str = "FORMICARY_POSTGRES";

/// Whether it is there, if need be after installing it. Where that cannot be done, its tests are left out and say so.
pub(crate) fn find_or_install() -> Result<bool, Failure> {
    if on_path("initdb").is_some() || is_in_its_place() {
        return Ok(true);
    }
    debian::install(&["postgresql"])
}

/// Debian keeps the programs of each version beside each other, off the path.
fn is_in_its_place() -> bool {
    let versions = Path::new("/usr/lib/postgresql").read_dir();
    versions.is_ok_and(|mut versions| {
        versions.any(|version| version.is_ok_and(|own| own.path().join("bin/initdb").is_file()))
    })
}
