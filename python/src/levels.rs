//! How strong bots are.

use bots::Level;

use crate::failures::Failure;

/// The level with this name.
pub(crate) fn level(name: &str) -> Result<Level, Failure> {
    name.parse()
        .map_err(|error: bots::level::UnknownLevel| Failure::Other {
            exception: "BadSetup",
            reason: "level".to_owned(),
            words: error.to_string(),
        })
}

/// One level for each seat, or one for all.
pub(crate) fn levels(names: &[String], players: usize) -> Result<Vec<Level>, Failure> {
    let levels = names
        .iter()
        .map(|name| level(name))
        .collect::<Result<Vec<_>, _>>()?;
    match levels[..] {
        [one] => Ok(vec![one; players]),
        _ if levels.len() == players => Ok(levels),
        _ => Err(Failure::Other {
            exception: "BadSetup",
            reason: "bots".to_owned(),
            words: format!("{} bots are named for {players} seats.", levels.len()),
        }),
    }
}
