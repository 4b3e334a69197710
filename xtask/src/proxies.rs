//! The proxies that the guide for hosts describes: tests try its files in them.

use crate::debian;
use crate::run::{Failure, on_path};

/// Where they are told from, to tests.
pub(crate) const HAVE_TO_BE_THERE: &str = "FORMICARY_PROXIES";

/// Whether they are there, if need be after installing them. Where that cannot be done, their tests are left out
/// and say so.
pub(crate) fn find_or_install() -> Result<bool, Failure> {
    let all = ["nginx", "haproxy", "openssl"];
    if all.iter().all(|program| on_path(program).is_some()) {
        return Ok(true);
    }
    debian::install(&all)
}
