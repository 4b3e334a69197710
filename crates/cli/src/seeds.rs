//! Seeds that a person types or that are drawn.

use anyhow::Context;

/// What was typed, or else a number drawn from the system that is short enough to type again.
///
/// # Errors
/// If the system gives no random numbers.
pub(crate) fn typed_or_drawn(typed: Option<&str>) -> anyhow::Result<String> {
    match typed {
        Some(words) => Ok(words.to_owned()),
        None => {
            let drawn = getrandom::u64().context("random numbers of the system")?;
            Ok((drawn >> 24).to_string())
        }
    }
}
